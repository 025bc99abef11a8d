//! The player of a page: a level that is played, its picture, its sounds and the attempts at it.

use kit::export::web::LevelPack;
use kit::export::web::pack::{PackedSound, UnpackedLevel};
use kit::film::{FilmFrame, Painter, Part, Shows};
use kit::play::attempts::attempts_of;
use kit::play::hud::{is_past_goal, time};
use kit::play::latch::{Latch, Source};
use kit::play::run::InputLog;
use kit::play::{Play, PlayCommand};
use sim::file::write_plays;
use sim::input::Buttons;
use sim::level::Level;
use sim::project::{Attempt, Plays, Run};
use sim::replay::encode;
use sim::trace::SoundSet;
use std::sync::Arc;
use std::time::Duration;

/// Attempts that are kept at most: those before them are left out.
const MOST_ATTEMPTS: usize = 1000;

/// A level in a page.
pub struct LevelPage {
    level: Arc<Level>,
    project: String,
    key: String,
    painter: Painter,
    shows: Shows,
    play: Play,
    /// Attempts of plays before this one.
    earlier: Vec<InputLog>,
    /// The frame in which the goal was reached.
    goal_at: Option<u32>,
    /// Whether play has begun; before that the level holds at its start.
    is_begun: bool,
    /// The sounds of the project.
    sounds: Vec<PackedSound>,
    /// The effects that the frames of the last call asked for.
    own_effects: SoundSet,
}

/// Part of the page that is over the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum PagePhase {
    /// The title: no frame was played yet.
    Title,
    /// The level is played.
    Plays,
    /// The level holds still.
    Paused,
    /// The goal was reached, and all about it is over.
    Ended,
}

/// The counts at the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageCounts {
    /// Minutes, seconds and hundredths.
    pub time: String,
    /// Rings held.
    pub rings: u16,
    /// Points.
    pub score: u32,
}

impl LevelPage {
    /// Opens a packed level.
    ///
    /// # Errors
    /// In words: a pack that is damaged, or of another version.
    pub fn open(pack: &[u8]) -> Result<Self, String> {
        let UnpackedLevel { level, scene, project, key, sounds } = LevelPack::from_bytes(pack)?.unpack()?;
        let shows = Shows { hud: true, ..Shows::default() };
        let painter = Painter::new(&scene, &level, Part::Camera, &shows);
        let mut play = Play::default();
        play.hear(true);
        // Behind the title is the level's start.
        play.command(PlayCommand::StartAtStart, &level);
        play.command(PlayCommand::TogglePause, &level);
        Ok(Self {
            level,
            project,
            key,
            painter,
            shows,
            play,
            earlier: Vec::new(),
            goal_at: None,
            is_begun: false,
            sounds,
            own_effects: SoundSet::default(),
        })
    }

    /// Begins the level, at its start. The attempts so far are kept.
    pub fn start(&mut self) {
        self.keep_attempts();
        (self.goal_at, self.is_begun) = (None, true);
        self.play.command(PlayCommand::StartAtStart, &self.level);
    }

    fn keep_attempts(&mut self) {
        if let Some(run) = self.play.last_run().filter(|_| self.play.watched().is_none()) {
            self.earlier.extend(run.attempts().chain([run.log()]).cloned());
        }
        let spare = self.earlier.len().saturating_sub(MOST_ATTEMPTS);
        self.earlier.drain(..spare);
    }

    /// Plays a run by itself: so many frames at once, then it holds.
    pub fn watch(&mut self, held: &[u8]) {
        self.keep_attempts();
        self.is_begun = true;
        let run = Run { inputs: encode(held.iter().map(|held| Buttons(*held))), ..Run::default() };
        self.play.watch(&self.level, &run, Some(held.len() as u32));
    }

    /// Pauses, or goes on.
    pub fn toggle_pause(&mut self) {
        self.play.command(PlayCommand::TogglePause, &self.level);
    }

    /// Takes that a key or a button of a pad is held down, which stands for buttons; with none it is let go.
    pub fn hold(&mut self, source: u32, buttons: Buttons) {
        let (latch, source): (&mut Latch, _) = (self.play.latch_mut(), Source::Key(source));
        if buttons == Buttons::NONE {
            latch.release(source);
        } else {
            latch.press(source, buttons);
        }
    }

    /// Takes that everything is let go.
    pub fn release_all(&mut self) {
        self.play.latch_mut().release_all();
    }

    /// Steps as many frames as are due at a moment, which counts from any fixed one. Returns their number.
    pub fn advance(&mut self, now: Duration) -> u32 {
        if self.phase() != PagePhase::Plays {
            self.play.rest();
            return 0;
        }
        let frames = self.play.advance(now);
        let goal = self.play.world().filter(|world| world.goal_reached).map(|world| world.frame);
        self.goal_at = goal.map(|frame| self.goal_at.unwrap_or(frame));
        frames
    }

    /// Part of the page that is over the level.
    pub fn phase(&self) -> PagePhase {
        let Some(world) = self.play.world().filter(|_| self.is_begun) else { return PagePhase::Title };
        let act = world.objects.common.tally.act;
        let since = self.goal_at.map(|frame| f64::from(world.frame.saturating_sub(frame)) / 60.0);
        if since.is_some_and(|since| is_past_goal(act, since)) {
            PagePhase::Ended
        } else if self.play.is_paused() {
            PagePhase::Paused
        } else {
            PagePhase::Plays
        }
    }

    /// Chooses whether sensors, hitboxes and combined boxes are drawn.
    pub fn show_sensors(&mut self, on: bool) {
        (self.shows.sensors, self.shows.hitboxes) = (on, on);
        self.painter.show(&self.shows);
    }

    /// Draws the frame: columns, rows, and the bytes of red, green, blue and alpha of each pixel.
    pub fn picture(&mut self) -> (usize, usize, Vec<u8>) {
        let Some(run) = self.play.run() else { return (0, 0, Vec::new()) };
        let picture = self.painter.paint(&FilmFrame::of_run(run));
        (picture.width, picture.height, picture.pixels.into_flattened())
    }

    /// Takes the built-in effects that the frames since the last call asked for: a bit for each.
    pub fn take_sounds(&mut self) -> u64 {
        let (built_in, own) = self.play.take_heard().effects(self.level.sounds());
        self.own_effects = own;
        built_in.bits()
    }

    /// The sounds of the project that the same frames asked for: a bit for each place.
    pub fn own_effects(&self) -> u64 {
        self.own_effects.effects().fold(0, |bits, place| bits | 1 << place)
    }

    /// The place of the music that is to be heard, if there is any.
    pub fn music(&self) -> Option<u8> {
        let own = || self.level.sounds().music_of(&self.key);
        self.play.music().flatten().or_else(own).filter(|_| self.is_begun)
    }

    /// The sounds of the project that can be heard.
    pub fn sounds(&self) -> &[PackedSound] {
        &self.sounds
    }

    /// The counts of the level that is played.
    pub fn counts(&self) -> Option<PageCounts> {
        let tally = &self.play.world()?.objects.common.tally;
        Some(PageCounts { time: time(tally.time), rings: tally.rings, score: tally.score })
    }

    /// The digest of the world that is played.
    pub fn digest(&self) -> Option<u64> {
        self.play.world().map(sim::world::World::digest)
    }

    /// The text of the file with all attempts, for the level's designer.
    pub fn plays(&self, player: &str) -> String {
        let run = self.play.last_run().filter(|_| self.play.watched().is_none());
        let logs = run.into_iter().flat_map(|run| run.attempts().chain([run.log()]));
        let mut attempts = attempts_of(&self.level, self.earlier.iter().chain(logs));
        // What goes on from an attempt that is not there any more can't be played again.
        let whole = attempts.iter().position(|attempt: &Attempt| !attempt.goes_on).unwrap_or(attempts.len());
        attempts.drain(..whole);
        let (project, level, player) = (self.project.clone(), self.key.clone(), player.trim().to_owned());
        write_plays(&Plays { project, level, player, attempts })
    }
}
