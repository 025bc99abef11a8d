//! The synthesis of an effect: tones with a wave, a pitch that bends and a level that comes and goes.

use std::f32::consts::TAU;

/// Samples a second.
pub const RATE: u32 = 48_000;

/// The wave of a tone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wave {
    /// Soft.
    Sine,
    /// Soft, with an edge.
    Triangle,
    /// Bright; the part of a period that it is high.
    Square(f32),
    /// A hiss, whose pitch is how often its value changes.
    Noise,
}

/// Points of a line over time: milliseconds and a value. It stays at its ends before and after them.
pub type Line = &'static [(u16, f32)];

/// One voice of an effect.
#[derive(Clone, Copy, Debug)]
pub struct Tone {
    /// The wave.
    pub wave: Wave,
    /// Hertz over time; between two points the pitch bends evenly for the ear.
    pub pitch: Line,
    /// Level over time; begins and ends with 0, so that nothing clicks.
    pub level: Line,
    /// The number of times a second that its pitch wobbles, and by how many semitones.
    pub wobble: (f32, f32),
}

impl Tone {
    /// A tone whose pitch stays on its line.
    pub const fn new(wave: Wave, pitch: Line, level: Line) -> Self {
        Self { wave, pitch, level, wobble: (0.0, 0.0) }
    }

    /// The same, whose pitch wobbles so many times a second by so many semitones.
    pub const fn wobbling(self, hertz: f32, semitones: f32) -> Self {
        Self { wobble: (hertz, semitones), ..self }
    }

    fn samples(&self) -> usize {
        let end = self.level.last().map_or(0, |(at, _)| *at);
        usize::from(end) * RATE as usize / 1000
    }

    /// Adds its samples.
    fn add_to(&self, out: &mut [f32]) {
        let (mut phase, mut noise) = (0.0f32, Noise::default());
        for (n, sample) in out.iter_mut().enumerate().take(self.samples()) {
            let at = n as f32 * 1000.0 / RATE as f32;
            let (rate, depth) = self.wobble;
            let bend = (depth / 12.0 * (TAU * rate * at / 1000.0).sin()).exp2();
            let step = between(self.pitch, at, |from, to, part| from * (to / from).powf(part)) * bend / RATE as f32;
            let value = match self.wave {
                Wave::Sine => (TAU * phase).sin(),
                Wave::Triangle => 1.0 - 4.0 * (phase - 0.5).abs(),
                Wave::Square(high) => {
                    let edge = if phase < high { 1.0 } else { -1.0 };
                    // Centred, and with its edges rounded: no tone of it folds down.
                    edge + soft(phase, step) - soft((phase - high).rem_euclid(1.0), step) + 1.0 - 2.0 * high
                }
                Wave::Noise => noise.value,
            };
            phase += step;
            if phase >= 1.0 {
                phase = phase.fract();
                noise.step();
            }
            *sample += value * between(self.level, at, |from, to, part| from + (to - from) * part);
        }
    }
}

/// The rounding of an edge that is at phase 0.
fn soft(phase: f32, step: f32) -> f32 {
    match phase / step {
        near if near < 1.0 => 2.0 * near - near * near - 1.0,
        _ => match (phase - 1.0) / step {
            near if near > -1.0 => near * near + 2.0 * near + 1.0,
            _ => 0.0,
        },
    }
}

/// A shift register: the same hiss in every run.
struct Noise {
    bits: u16,
    value: f32,
}

impl Default for Noise {
    fn default() -> Self {
        Self { bits: 0x6A2D, value: 0.0 }
    }
}

impl Noise {
    fn step(&mut self) {
        let bit = (self.bits ^ self.bits >> 2 ^ self.bits >> 3 ^ self.bits >> 5) & 1;
        self.bits = self.bits >> 1 | bit << 15;
        self.value = f32::from(self.bits) / 32768.0 - 1.0;
    }
}

/// The value of a line at a moment.
fn between(line: Line, at: f32, mix: impl Fn(f32, f32, f32) -> f32) -> f32 {
    let next = line.partition_point(|(ms, _)| f32::from(*ms) <= at);
    match (next.checked_sub(1).and_then(|last| line.get(last)), line.get(next)) {
        (Some((from_ms, from)), Some((to_ms, to))) => {
            let (start, end) = (f32::from(*from_ms), f32::from(*to_ms));
            mix(*from, *to, (at - start) / (end - start))
        }
        (Some((_, value)), None) | (None, Some((_, value))) => *value,
        (None, None) => 0.0,
    }
}

/// The samples of tones that sound together, as loud as `peak` (of 1) at most.
pub fn render(tones: &[Tone], peak: f32) -> Vec<i16> {
    let length = tones.iter().map(Tone::samples).max().unwrap_or(0);
    let mut sum = vec![0.0f32; length];
    tones.iter().for_each(|tone| tone.add_to(&mut sum));
    // What is too bright for small loudspeakers is taken off, and what no loudspeaker can do.
    let (mut low, mut lowest) = (0.0f32, 0.0f32);
    for sample in &mut sum {
        low += (*sample - low) * 0.62;
        lowest += (low - lowest) * 0.002;
        *sample = low - lowest;
    }
    let loudest = sum.iter().fold(f32::EPSILON, |most, sample| most.max(sample.abs()));
    // The filters ring on by a little: the last milliseconds end at nothing.
    let fade = (RATE as usize / 250).min(length);
    for (n, sample) in sum.iter_mut().rev().enumerate().take(fade) {
        *sample *= n as f32 / fade as f32;
    }
    sum.iter().map(|sample| (sample / loudest * peak * f32::from(i16::MAX)) as i16).collect()
}
