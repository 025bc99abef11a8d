//! Several effects at once, as one stream of samples.

use super::effects::Sound;
use super::synth::RATE;

/// Effects that are heard at once; the oldest gives way.
const VOICES: usize = 8;
/// Samples in which an effect is silenced that begins anew or gives way.
const SILENCED_IN: u16 = (RATE / 250) as u16;
/// The loudest volume.
pub const LOUDEST: u8 = 10;

struct Voice {
    sound: Sound,
    at: usize,
    /// Out of [`LOUDEST`].
    volume: u8,
    /// Samples until it is silent, once it gives way.
    ends_in: Option<u16>,
}

/// Mixes what is played.
pub struct Mixer {
    bank: Vec<Vec<i16>>,
    voices: Vec<Voice>,
}

impl Default for Mixer {
    fn default() -> Self {
        Self { bank: Sound::ALL.iter().map(|sound| sound.samples()).collect(), voices: Vec::new() }
    }
}

impl Mixer {
    /// Begins an effect. The same effect, if it is still heard, gives way.
    pub fn play(&mut self, sound: Sound, volume: u8) {
        let gives_way = |voice: &&mut Voice| voice.sound == sound && voice.ends_in.is_none();
        for voice in self.voices.iter_mut().filter(gives_way) {
            voice.ends_in = Some(SILENCED_IN);
        }
        let heard = self.voices.iter().filter(|voice| voice.ends_in.is_none()).count();
        if heard >= VOICES
            && let Some(oldest) = self.voices.iter_mut().find(|voice| voice.ends_in.is_none())
        {
            oldest.ends_in = Some(SILENCED_IN);
        }
        self.voices.push(Voice { sound, at: 0, volume: volume.min(LOUDEST), ends_in: None });
    }

    /// Nothing is heard.
    pub fn is_silent(&self) -> bool {
        self.voices.is_empty()
    }

    /// The next samples.
    pub fn fill(&mut self, out: &mut [i16]) {
        for sample in out {
            let mut sum = 0i32;
            for voice in &mut self.voices {
                let Some(own) = self.bank.get(voice.sound as usize).and_then(|all| all.get(voice.at)) else { continue };
                let mut value = i32::from(*own) * i32::from(voice.volume) / i32::from(LOUDEST);
                if let Some(left) = &mut voice.ends_in {
                    value = value * i32::from(*left) / i32::from(SILENCED_IN);
                    *left = left.saturating_sub(1);
                }
                sum += value;
                voice.at += 1;
            }
            *sample = rounded_off(sum);
        }
        let bank = &self.bank;
        self.voices.retain(|voice| {
            voice.ends_in != Some(0) && bank.get(voice.sound as usize).is_some_and(|all| voice.at < all.len())
        });
    }
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

    fn seconds(mixer: &mut Mixer, seconds: f32) -> Vec<i16> {
        let mut out = vec![0; (RATE as f32 * seconds) as usize];
        out.chunks_mut(480).for_each(|part| mixer.fill(part));
        out
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
}
