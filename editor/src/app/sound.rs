//! The sounds of play, and a sound that is tried in the window Sounds.

use super::App;
use crate::dialogs::waker;
use crate::session::TriedSound;
use crate::shell::windows::sounds::SoundsWindow;
use eframe::egui;
use kit::document::sound_files::effect_files;
use kit::sound::mixer::Tune;
use kit::sound::{Heard, Sounds, sounds_of};
use sim::project::{ProjectSounds, SoundFile};
use sim::trace::EventSet;
use std::collections::BTreeSet;
use std::time::Duration;

impl App {
    /// Lets be heard what play called for since the last picture, and the music. `is_held` while a menu is over the world.
    pub(super) fn make_sounds(&mut self, ctx: &egui::Context, now: Duration, is_held: bool) {
        if !self.windows.has::<SoundsWindow>() {
            self.studio.session.play.tried_sound = None;
        }
        let (is_heard, volume) = (self.is_heard(), self.studio.settings.volume);
        let heard = self.studio.play.take_heard();
        let sounds = self.studio.history.document().project().sounds.clone();
        let tried = self.studio.session.play.tried_sound.clone();
        if is_heard || tried.is_some() {
            self.speaker.open();
        }
        let play = &self.studio.play;
        let place = play.music().flatten().or_else(|| sounds.music_of(&self.studio.session.level));
        let music = place.filter(|_| is_heard).and_then(|place| sounds.list.get(usize::from(place)));
        let tried_own = match &tried {
            Some(TriedSound::Own(name)) => sounds.named(name),
            _ => None,
        };
        self.read_clips(ctx, now, is_heard, [music, tried_own]);
        self.play_effects(heard, &sounds, volume);
        if let Some(TriedSound::Event(event)) = tried {
            self.studio.session.play.tried_sound = None;
            let mut events = EventSet::default();
            events.add(event);
            self.speaker.play(sounds_of(events), Vec::new(), volume);
        }
        let tune = |sound: &SoundFile, repeats: bool| {
            let clip = self.clips.get(&sound.file)?.clone();
            Some(Tune { clip, percent: sound.volume, repeats })
        };
        let music = match tried_own {
            Some(sound) => tune(sound, false),
            None => music.and_then(|sound| tune(sound, true)),
        };
        self.follow_tried(ctx, now, tried_own, music.as_ref());
        let waits = tried_own.is_none() && (is_held || self.studio.play.is_paused() || self.studio.play.is_rewinding());
        self.speaker.play_music(music, waits, volume);
    }

    /// Ends the trial of a sound when its time is over, or if it can't be heard.
    fn follow_tried(&mut self, ctx: &egui::Context, now: Duration, sound: Option<&SoundFile>, tune: Option<&Tune>) {
        let Some(sound) = sound else {
            self.tried = None;
            return;
        };
        let ends = self.tried.as_ref().filter(|(name, _)| *name == sound.name).map(|(_, ends)| *ends);
        let is_over = match (ends, tune) {
            (Some(ends), _) => now >= ends,
            (None, Some(tune)) => {
                self.tried = Some((sound.name.clone(), now + Duration::from_secs_f32(tune.clip.seconds() + 0.2)));
                false
            }
            (None, None) => self.clips.fault(&sound.file).is_some(),
        };
        if is_over {
            (self.tried, self.studio.session.play.tried_sound) = (None, None);
        }
        if let Some((_, ends)) = &self.tried {
            ctx.request_repaint_after(ends.saturating_sub(now).max(Duration::from_millis(10)));
        }
    }

    /// Reads the files of the sounds that may be heard now.
    fn read_clips(&mut self, ctx: &egui::Context, now: Duration, is_heard: bool, also: [Option<&SoundFile>; 2]) {
        let Some(home) = self.studio.home() else { return };
        let also: BTreeSet<String> = also.into_iter().flatten().map(|sound| sound.file.clone()).collect();
        if !is_heard && also.is_empty() {
            return;
        }
        let mut wanted = also;
        if is_heard {
            wanted.extend(effect_files(self.studio.history.document().project()));
        }
        self.clips.follow(home, wanted, now, waker(ctx));
        self.clips.poll();
    }

    fn play_effects(&mut self, heard: Heard, sounds: &ProjectSounds, volume: u8) {
        let (built_in, own): (Sounds, _) = heard.effects(sounds);
        let clips = &self.clips;
        let clip = |place: u8| {
            let sound = sounds.list.get(usize::from(place))?;
            Some((clips.get(&sound.file)?.clone(), sound.volume))
        };
        let own = own.effects().filter_map(clip).collect();
        self.speaker.play(built_in, own, volume);
    }
}
