//! Several effects at once and a piece of music, as one stream of frames.

use super::effects::Sound;
use super::synth::RATE;
use crate::clips::{Clip, SoundFrame};
use std::sync::Arc;

/// Effects that are heard at once; the oldest gives way.
const VOICES: usize = 8;
/// Frames in which an effect is silenced that begins again or gives way.
const SILENCED_IN: u16 = (RATE / 250) as u16;
/// Frames in which music begins or ends.
const FADED_IN: u16 = (RATE / 50) as u16;
/// The loudest volume.
pub const LOUDEST: u8 = 10;
/// The loudest volume of a sound of a project: that of [`LOUDEST`], and all of its own percent.
const WHOLE: i32 = LOUDEST as i32 * 100;

/// A place in a clip: whole frames, and 2⁻³² of one.
type ClipPlace = u64;

/// A clip that is heard.
#[derive(Clone, Debug)]
pub struct Tune {
    /// The frames.
    pub clip: Arc<Clip>,
    /// The volume in percent of the file's own.
    pub percent: u8,
    /// Whether it begins again at its end.
    pub repeats: bool,
}

struct Voice {
    clip: Arc<Clip>,
    at: ClipPlace,
    /// Out of [`WHOLE`].
    volume: i32,
    /// Frames until it is silent, once it gives way.
    ends_in: Option<u16>,
}

/// The piece of music that is heard.
struct Music {
    tune: Tune,
    at: ClipPlace,
    /// Out of [`FADED_IN`].
    level: u16,
}

/// Mixes what is played.
pub struct Mixer {
    bank: Vec<Arc<Clip>>,
    voices: Vec<Voice>,
    music: Option<Music>,
    /// The music that comes once the one before is silent.
    next: Option<Option<Tune>>,
    is_held: bool,
    /// The volume of music, out of [`LOUDEST`].
    volume: u8,
}

impl Default for Mixer {
    fn default() -> Self {
        let bank = Sound::ALL.iter().map(|sound| Arc::new(Clip::mono(&sound.samples(), RATE))).collect();
        Self { bank, voices: Vec::new(), music: None, next: None, is_held: false, volume: LOUDEST }
    }
}

impl Mixer {
    /// Begins a built-in effect. The same effect, if it is still heard, gives way.
    pub fn play(&mut self, sound: Sound, volume: u8) {
        if let Some(clip) = self.bank.get(sound as usize).cloned() {
            self.play_clip(clip, 100, volume);
        }
    }

    /// Begins an effect, as loud as `percent` of its own volume, and `volume` of [`LOUDEST`]. The same effect, if it is
    /// still heard, gives way.
    pub fn play_clip(&mut self, clip: Arc<Clip>, percent: u8, volume: u8) {
        let gives_way = |voice: &&mut Voice| Arc::ptr_eq(&voice.clip, &clip) && voice.ends_in.is_none();
        for voice in self.voices.iter_mut().filter(gives_way) {
            voice.ends_in = Some(SILENCED_IN);
        }
        let heard = self.voices.iter().filter(|voice| voice.ends_in.is_none()).count();
        if heard >= VOICES
            && let Some(oldest) = self.voices.iter_mut().find(|voice| voice.ends_in.is_none())
        {
            oldest.ends_in = Some(SILENCED_IN);
        }
        let volume = i32::from(volume.min(LOUDEST)) * i32::from(percent.min(100));
        self.voices.push(Voice { clip, at: 0, volume, ends_in: None });
    }

    /// Changes the music: that before fades out first.
    pub fn set_music(&mut self, tune: Option<Tune>) {
        self.next = Some(tune);
    }

    /// Holds the music where it is, or lets it go on, as loud as `volume` of [`LOUDEST`].
    pub fn hold_music(&mut self, is_held: bool, volume: u8) {
        (self.is_held, self.volume) = (is_held, volume.min(LOUDEST));
    }

    /// Returns true if nothing is heard, and nothing is about to be.
    pub fn is_silent(&self) -> bool {
        let is_music_silent = self.music.as_ref().is_none_or(|music| self.is_held && music.level == 0);
        self.voices.is_empty() && self.next.is_none() && is_music_silent
    }

    /// Mixes the next frames.
    pub fn fill(&mut self, out: &mut [SoundFrame]) {
        for frame in out {
            let mut sum = [0; 2];
            for voice in &mut self.voices {
                let Some(own) = at(&voice.clip, voice.at, None) else { continue };
                let left = voice.ends_in.map_or(i32::from(SILENCED_IN), i32::from);
                voice.ends_in = voice.ends_in.map(|left| left.saturating_sub(1));
                for (sum, own) in sum.iter_mut().zip(own) {
                    *sum += own * voice.volume / WHOLE * left / i32::from(SILENCED_IN);
                }
                voice.at += step(&voice.clip);
            }
            let music = self.music_frame();
            *frame = [rounded_off(sum[0] + music[0]), rounded_off(sum[1] + music[1])];
        }
        self.voices.retain(|voice| {
            voice.ends_in != Some(0) && usize::try_from(voice.at >> 32).is_ok_and(|at| at < voice.clip.frames.len())
        });
    }

    /// The next frame of the music.
    fn music_frame(&mut self) -> [i32; 2] {
        let is_leaving = self.next.is_some() || self.is_held;
        if self.music.as_ref().is_none_or(|music| music.level == 0)
            && let Some(next) = self.next.take()
        {
            self.music = next.map(|tune| Music { tune, at: 0, level: 0 });
        }
        let Some(Music { tune, at: place, level }) = &mut self.music else { return [0; 2] };
        *level = if is_leaving { level.saturating_sub(1) } else { (*level + 1).min(FADED_IN) };
        if *level == 0 {
            return [0; 2];
        }
        let turn = tune.repeats.then(|| turn_of(&tune.clip));
        let Some(own) = at(&tune.clip, *place, turn) else {
            self.music = None;
            return [0; 2];
        };
        let volume = i32::from(self.volume) * i32::from(tune.percent.min(100));
        let level = i32::from(*level);
        *place += step(&tune.clip);
        if let Some((from, to)) = turn
            && *place >= to << 32
        {
            *place -= (to - from) << 32;
        }
        own.map(|own| own * volume / WHOLE * level / i32::from(FADED_IN))
    }
}

/// The way of a clip in one frame of the stream.
fn step(clip: &Clip) -> ClipPlace {
    (u64::from(clip.rate) << 32) / u64::from(RATE)
}

/// The part of a clip that is repeated: the first frame, and the one after the last.
fn turn_of(clip: &Clip) -> (u64, u64) {
    clip.turn.map_or((0, clip.frames.len() as u64), |(from, to)| (from.into(), to.into()))
}

/// The samples at a place of a clip, between its frames on a curve through the four around it; `None` after its end.
fn at(clip: &Clip, place: ClipPlace, turn: Option<(u64, u64)>) -> Option<[i32; 2]> {
    let index = place >> 32;
    let frame = |index: u64| {
        let index = match turn {
            Some((from, to)) if index >= to => from + (index - to) % (to - from).max(1),
            _ => index,
        };
        clip.frames.get(usize::try_from(index).ok()?)
    };
    let here = frame(index)?;
    let part = (place & u64::from(u32::MAX)) as f32 / (1_u64 << 32) as f32;
    if part == 0.0 {
        return Some(here.map(i32::from));
    }
    let before = index.checked_sub(1).and_then(frame).unwrap_or(here);
    let after = frame(index + 1).unwrap_or(&[0; 2]);
    let last = frame(index + 2).unwrap_or(after);
    Some(std::array::from_fn(|side| {
        let [a, b, c, d] = [before, here, after, last].map(|frame| f32::from(frame[side]));
        let (slope, bend, turn) = ((c - a) / 2.0, a - 2.5 * b + 2.0 * c - d / 2.0, (d - a) / 2.0 + 1.5 * (b - c));
        (((turn * part + bend) * part + slope) * part + b) as i32
    }))
}

/// A sum of voices: what is too loud is pressed together instead of cut off.
fn rounded_off(sum: i32) -> i16 {
    const KNEE: i32 = 22_000;
    let over = (sum.abs() - KNEE).max(0);
    let room = i32::from(i16::MAX) - KNEE;
    let loud = sum.abs().min(KNEE) + over * room / (over + room);
    (loud * sum.signum()) as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The left side of the next seconds.
    fn seconds(mixer: &mut Mixer, seconds: f32) -> Vec<i16> {
        let mut out = vec![[0; 2]; (RATE as f32 * seconds) as usize];
        out.chunks_mut(480).for_each(|part| mixer.fill(part));
        out.iter().map(|frame| frame[0]).collect()
    }

    /// A clip whose frames count up.
    fn counting(frames: i16, rate: u32, turn: Option<(u32, u32)>) -> Arc<Clip> {
        Arc::new(Clip { frames: (0..frames).map(|n| [n * 10, -n * 10]).collect(), rate, turn })
    }

    #[test]
    fn an_effect_is_heard_once_and_then_nothing() {
        let mut mixer = Mixer::default();
        mixer.play(Sound::Ring, LOUDEST);
        let heard = seconds(&mut mixer, 2.0);
        let own = Sound::Ring.samples();
        assert_eq!(heard[..own.len()], own);
        assert!(heard[own.len()..].iter().all(|sample| *sample == 0) && mixer.is_silent());
    }

    #[test]
    fn a_storm_of_effects_neither_clips_nor_piles_up() {
        let mut mixer = Mixer::default();
        for _ in 0..200 {
            Sound::ALL.iter().for_each(|sound| mixer.play(*sound, LOUDEST));
            let heard = seconds(&mut mixer, 0.016);
            assert!(heard.iter().all(|sample| sample.unsigned_abs() < 32_767));
        }
        assert!(mixer.voices.len() < 80, "{}", mixer.voices.len());
    }

    #[test]
    fn an_effect_that_restarts_does_not_click() {
        let mut mixer = Mixer::default();
        mixer.play(Sound::Goal, LOUDEST);
        seconds(&mut mixer, 0.4);
        let steepest = |samples: &[i16]| samples.windows(2).map(|pair| pair[0].abs_diff(pair[1])).max().unwrap_or(0);
        let usual = steepest(&Sound::Goal.samples());
        mixer.play(Sound::Goal, LOUDEST);
        let heard = seconds(&mut mixer, 0.1);
        assert!(steepest(&heard) <= usual * 2, "{} of {usual}", steepest(&heard));
    }

    #[test]
    fn volume_counts() {
        let loudest = |volume| {
            let mut mixer = Mixer::default();
            mixer.play(Sound::Jump, volume);
            seconds(&mut mixer, 0.3).iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0)
        };
        assert!(loudest(10) > 2 * loudest(4) && loudest(0) == 0);
    }

    #[test]
    fn a_clip_of_another_rate_keeps_its_pitch_and_its_sides() {
        let mut mixer = Mixer::default();
        mixer.play_clip(counting(2000, RATE / 2, None), 100, LOUDEST);
        let mut out = vec![[0; 2]; 4200];
        mixer.fill(&mut out);
        let wrong = out[8..3900].iter().zip(8..).find(|(frame, n)| **frame != [n * 5, -n * 5]);
        assert_eq!(wrong, None);
        assert!(out[4000..].iter().all(|frame| *frame == [0; 2]) && mixer.is_silent());
    }

    #[test]
    fn music_turns_at_its_marks_and_rests_where_it_is_held() {
        let mut mixer = Mixer::default();
        let tune = Tune { clip: counting(3000, RATE, Some((1000, 2000))), percent: 50, repeats: true };
        mixer.set_music(Some(tune.clone()));
        let heard = seconds(&mut mixer, 0.1);
        // Frame 1999 of the file is followed by frame 1000; half as loud, and a frame late.
        let value = |n: i32| if n < 2000 { n } else { 1000 + (n - 2000) % 1000 } * 5;
        let whole = |n: &i32| i32::from(heard[(n + 1) as usize]) == value(*n);
        assert_eq!((FADED_IN.into()..4500).find(|n| !whole(n)), None);
        mixer.hold_music(true, LOUDEST);
        seconds(&mut mixer, 0.1);
        assert!(mixer.is_silent());
        mixer.hold_music(false, LOUDEST);
        let again = seconds(&mut mixer, 0.1);
        assert!(again.iter().any(|sample| *sample >= 5000) && !mixer.is_silent());
        mixer.set_music(None);
        seconds(&mut mixer, 0.1);
        assert!(mixer.is_silent());
        mixer.set_music(Some(Tune { repeats: false, ..tune }));
        seconds(&mut mixer, 0.2);
        assert!(mixer.is_silent(), "once, if it does not repeat");
    }
}
