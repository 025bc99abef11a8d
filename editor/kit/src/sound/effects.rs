//! The effects: what each sounds like.

use super::synth::Wave::{Noise, Sine, Square, Triangle};
use super::synth::{Tone, render};

/// Declares the effects: name, loudness and tones of each.
macro_rules! effects {
    ($($(#[$doc:meta])* $name:ident $peak:literal [$($tone:expr),* $(,)?];)*) => {
        /// An effect.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Sound { $($(#[$doc])* $name),* }

        impl Sound {
            /// The effects.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Its samples: one channel, [`super::synth::RATE`] a second.
            pub fn samples(self) -> Vec<i16> {
                match self {
                    $(Self::$name => render(const { &[$($tone),*] }, $peak)),*
                }
            }
        }
    };
}

effects! {
    /// The player jumps.
    Jump 0.42 [
        Tone::new(Triangle, &[(0, 250.0), (150, 640.0)], &[(0, 0.0), (5, 1.0), (90, 0.6), (180, 0.0)]),
        Tone::new(Square(0.25), &[(0, 500.0), (150, 1280.0)], &[(0, 0.0), (5, 0.22), (110, 0.1), (170, 0.0)]),
    ];
    /// The use of a move in the air.
    Ability 0.4 [
        Tone::new(Square(0.25), &[(0, 1180.0), (60, 2350.0)], &[(0, 0.0), (4, 0.6), (70, 0.0)]),
        Tone::new(Triangle, &[(0, 1760.0), (80, 1760.0), (170, 3300.0)], &[(0, 0.0), (80, 0.0), (84, 1.0), (230, 0.0)]),
        Tone::new(Noise, &[(0, 7200.0)], &[(0, 0.0), (8, 0.25), (120, 0.0)]),
    ];
    /// The curl into a ball on the ground.
    Roll 0.45 [
        Tone::new(Triangle, &[(0, 210.0), (220, 110.0)], &[(0, 0.0), (20, 1.0), (240, 0.0)]).wobbling(21.0, 3.0),
        Tone::new(Noise, &[(0, 2600.0), (220, 700.0)], &[(0, 0.0), (20, 0.35), (230, 0.0)]),
    ];
    /// A dash on the spot is charged.
    Charge 0.45 [
        Tone::new(Square(0.5), &[(0, 105.0), (210, 430.0)], &[(0, 0.0), (8, 0.6), (210, 0.3), (270, 0.0)])
            .wobbling(28.0, 1.2),
        Tone::new(Triangle, &[(0, 210.0), (210, 860.0)], &[(0, 0.0), (8, 0.8), (200, 0.4), (260, 0.0)]),
    ];
    /// The release of a charge.
    Release 0.5 [
        Tone::new(Noise, &[(0, 9000.0), (320, 1300.0)], &[(0, 0.0), (6, 1.0), (120, 0.5), (340, 0.0)]),
        Tone::new(Square(0.5), &[(0, 620.0), (260, 130.0)], &[(0, 0.0), (6, 0.5), (280, 0.0)]),
    ];
    /// The skid.
    Skid 0.28 [
        Tone::new(Noise, &[(0, 7600.0), (170, 5200.0)], &[(0, 0.0), (5, 0.8), (60, 0.35), (80, 0.8), (190, 0.0)])
            .wobbling(33.0, 2.0),
        Tone::new(Square(0.12), &[(0, 1860.0), (170, 1540.0)], &[(0, 0.0), (5, 0.25), (180, 0.0)]),
    ];
    /// A ring is collected.
    Ring 0.4 [
        Tone::new(Sine, &[(0, 1568.0)], &[(0, 0.0), (3, 0.9), (70, 0.25), (110, 0.0)]),
        Tone::new(Sine, &[(0, 2349.3)], &[(0, 0.0), (52, 0.0), (56, 1.0), (150, 0.5), (420, 0.0)]),
        Tone::new(Triangle, &[(0, 4698.6)], &[(0, 0.0), (52, 0.0), (56, 0.25), (240, 0.0)]),
    ];
    /// The loss of rings.
    RingsLost 0.5 [
        Tone::new(Sine, &[(0, 2349.3)], &[(0, 0.0), (3, 1.0), (130, 0.0)]),
        Tone::new(Sine, &[(0, 1760.0)], &[(0, 0.0), (48, 0.0), (51, 0.9), (190, 0.0)]),
        Tone::new(Sine, &[(0, 2093.0)], &[(0, 0.0), (96, 0.0), (99, 0.8), (240, 0.0)]),
        Tone::new(Sine, &[(0, 1396.9)], &[(0, 0.0), (150, 0.0), (153, 0.7), (310, 0.0)]),
        Tone::new(Sine, &[(0, 1568.0)], &[(0, 0.0), (215, 0.0), (218, 0.5), (390, 0.0)]),
        Tone::new(Sine, &[(0, 1174.7)], &[(0, 0.0), (290, 0.0), (293, 0.4), (520, 0.0)]),
        Tone::new(Noise, &[(0, 8800.0), (300, 3000.0)], &[(0, 0.0), (4, 0.3), (160, 0.0)]),
    ];
    /// A hit without loss, or with that of a shield.
    Hurt 0.5 [
        Tone::new(Square(0.25), &[(0, 520.0), (60, 300.0), (240, 120.0)], &[(0, 0.0), (4, 1.0), (250, 0.0)])
            .wobbling(17.0, 2.0),
        Tone::new(Noise, &[(0, 4200.0), (120, 1500.0)], &[(0, 0.0), (4, 0.5), (130, 0.0)]),
    ];
    /// The death.
    Die 0.55 [
        Tone::new(Square(0.5), &[(0, 660.0), (110, 740.0), (760, 82.0)], &[(0, 0.0), (5, 0.7), (500, 0.5), (800, 0.0)])
            .wobbling(7.0, 0.8),
        Tone::new(Triangle, &[(0, 330.0), (110, 370.0), (760, 41.0)], &[(0, 0.0), (5, 0.8), (800, 0.0)]),
    ];
    /// A spring throws him.
    Spring 0.48 [
        Tone::new(Triangle, &[(0, 180.0), (90, 760.0), (360, 1180.0)], &[(0, 0.0), (4, 1.0), (180, 0.5), (400, 0.0)])
            .wobbling(23.0, 2.6),
        Tone::new(Sine, &[(0, 360.0), (90, 1520.0)], &[(0, 0.0), (4, 0.5), (160, 0.0)]),
    ];
    /// A bumper, a flipper or a balloon throws him off.
    Bumper 0.46 [
        Tone::new(Square(0.5), &[(0, 930.0), (70, 465.0)], &[(0, 0.0), (3, 0.8), (110, 0.0)]),
        Tone::new(Triangle, &[(0, 1860.0)], &[(0, 0.0), (3, 0.7), (60, 0.3), (190, 0.0)]),
    ];
    /// An enemy is destroyed.
    Pop 0.52 [
        Tone::new(Noise, &[(0, 6200.0), (230, 600.0)], &[(0, 0.0), (4, 1.0), (80, 0.6), (260, 0.0)]),
        Tone::new(Square(0.5), &[(0, 240.0), (60, 720.0), (150, 1150.0)], &[(0, 0.0), (4, 0.5), (160, 0.0)]),
    ];
    /// A wall, a block or a floor breaks.
    Break 0.55 [
        Tone::new(Noise, &[(0, 2600.0), (360, 260.0)], &[(0, 0.0), (4, 1.0), (60, 0.5), (90, 0.8), (400, 0.0)]),
        Tone::new(Triangle, &[(0, 130.0), (260, 46.0)], &[(0, 0.0), (5, 1.0), (300, 0.0)]),
    ];
    /// A monitor is broken.
    Monitor 0.5 [
        Tone::new(Noise, &[(0, 9500.0), (140, 2400.0)], &[(0, 0.0), (4, 0.9), (160, 0.0)]),
        Tone::new(Triangle, &[(0, 523.3)], &[(0, 0.0), (70, 0.0), (75, 0.9), (240, 0.0)]),
        Tone::new(Triangle, &[(0, 784.0)], &[(0, 0.0), (140, 0.0), (145, 0.9), (360, 0.0)]),
    ];
    /// A shield comes around him.
    Shield 0.42 [
        Tone::new(Sine, &[(0, 392.0), (420, 784.0)], &[(0, 0.0), (60, 1.0), (420, 0.6), (640, 0.0)]).wobbling(11.0, 0.5),
        Tone::new(Sine, &[(0, 588.0), (420, 1176.0)], &[(0, 0.0), (90, 0.6), (420, 0.4), (640, 0.0)]).wobbling(13.0, 0.4),
    ];
    /// A life is won.
    Life 0.45 [
        Tone::new(Square(0.25), &[(0, 523.3)], &[(0, 0.0), (4, 0.6), (85, 0.0)]),
        Tone::new(Square(0.25), &[(0, 659.3)], &[(0, 0.0), (85, 0.0), (89, 0.6), (170, 0.0)]),
        Tone::new(Square(0.25), &[(0, 784.0)], &[(0, 0.0), (170, 0.0), (174, 0.6), (255, 0.0)]),
        Tone::new(Square(0.25), &[(0, 1046.5)], &[(0, 0.0), (255, 0.0), (259, 0.6), (420, 0.4), (760, 0.0)]),
        Tone::new(Triangle, &[(0, 1318.5)], &[(0, 0.0), (255, 0.0), (262, 0.8), (760, 0.0)]),
    ];
    /// A checkpoint is passed.
    Checkpoint 0.42 [
        Tone::new(Sine, &[(0, 987.8)], &[(0, 0.0), (4, 1.0), (260, 0.0)]),
        Tone::new(Sine, &[(0, 2963.3)], &[(0, 0.0), (4, 0.3), (90, 0.0)]),
        Tone::new(Sine, &[(0, 1318.5)], &[(0, 0.0), (120, 0.0), (124, 1.0), (560, 0.0)]),
        Tone::new(Sine, &[(0, 3955.5)], &[(0, 0.0), (120, 0.0), (124, 0.3), (260, 0.0)]),
    ];
    /// The way into the water, or out of it.
    Splash 0.42 [
        Tone::new(Noise, &[(0, 5600.0), (420, 1100.0)], &[(0, 0.0), (14, 1.0), (110, 0.45), (460, 0.0)]),
        Tone::new(Sine, &[(0, 260.0), (110, 620.0)], &[(0, 0.0), (60, 0.0), (80, 0.5), (180, 0.0)]),
    ];
    /// Air is running out.
    AirWarning 0.45 [
        Tone::new(Sine, &[(0, 783.99)], &[(0, 0.0), (6, 1.0), (150, 0.0)]),
        Tone::new(Sine, &[(0, 587.3)], &[(0, 0.0), (170, 0.0), (176, 1.0), (400, 0.0)]),
        Tone::new(Square(0.12), &[(0, 391.99)], &[(0, 0.0), (6, 0.2), (140, 0.0)]),
    ];
    /// The breath of a bubble.
    Breathe 0.4 [
        Tone::new(Sine, &[(0, 320.0), (110, 940.0)], &[(0, 0.0), (10, 1.0), (130, 0.0)]),
        Tone::new(Sine, &[(0, 420.0), (100, 420.0), (230, 1320.0)], &[(0, 0.0), (110, 0.0), (125, 0.9), (250, 0.0)]),
    ];
    /// The end of the air.
    Drown 0.5 [
        Tone::new(Sine, &[(0, 520.0), (900, 70.0)], &[(0, 0.0), (20, 1.0), (700, 0.7), (980, 0.0)]).wobbling(6.0, 3.0),
        Tone::new(Noise, &[(0, 900.0), (900, 240.0)], &[(0, 0.0), (40, 0.4), (500, 0.2), (900, 0.0)]),
    ];
    /// A switch is pressed.
    Switch 0.38 [
        Tone::new(Square(0.5), &[(0, 330.0)], &[(0, 0.0), (3, 0.8), (45, 0.0)]),
        Tone::new(Square(0.5), &[(0, 494.0)], &[(0, 0.0), (48, 0.0), (51, 0.8), (110, 0.0)]),
    ];
    /// A door begins to move.
    Door 0.4 [
        Tone::new(Square(0.35), &[(0, 62.0), (380, 96.0)], &[(0, 0.0), (20, 0.8), (330, 0.7), (420, 0.0)]).wobbling(15.0, 1.0),
        Tone::new(Noise, &[(0, 1200.0)], &[(0, 0.0), (20, 0.3), (340, 0.25), (400, 0.0)]),
    ];
    /// Something flings him: a booster, a cannon, a springboard.
    Launch 0.5 [
        Tone::new(Triangle, &[(0, 82.0), (240, 520.0)], &[(0, 0.0), (6, 1.0), (300, 0.0)]),
        Tone::new(Noise, &[(0, 1500.0), (200, 6800.0)], &[(0, 0.0), (6, 0.7), (260, 0.0)]),
    ];
    /// The transformation.
    Transform 0.45 [
        Tone::new(Square(0.25), &[(0, 220.0), (520, 1760.0)], &[(0, 0.0), (30, 0.5), (520, 0.4), (700, 0.0)])
            .wobbling(16.0, 1.0),
        Tone::new(Sine, &[(0, 440.0), (520, 3520.0)], &[(0, 0.0), (30, 0.8), (520, 0.6), (700, 0.0)]),
    ];
    /// The goal is reached.
    Goal 0.48 [
        Tone::new(Triangle, &[(0, 392.0)], &[(0, 0.0), (4, 1.0), (110, 0.0)]),
        Tone::new(Triangle, &[(0, 523.3)], &[(0, 0.0), (105, 0.0), (109, 1.0), (215, 0.0)]),
        Tone::new(Triangle, &[(0, 659.3)], &[(0, 0.0), (210, 0.0), (214, 1.0), (320, 0.0)]),
        Tone::new(Square(0.25), &[(0, 784.0)], &[(0, 0.0), (315, 0.0), (320, 0.4), (620, 0.3), (1100, 0.0)]),
        Tone::new(Triangle, &[(0, 1046.5)], &[(0, 0.0), (315, 0.0), (320, 1.0), (620, 0.7), (1150, 0.0)]),
    ];
}

#[cfg(test)]
mod tests {
    use super::super::synth::RATE;
    use super::*;

    #[test]
    fn effects_are_short_and_neither_clip_nor_click() {
        for sound in Sound::ALL {
            let samples = sound.samples();
            let seconds = samples.len() as f32 / RATE as f32;
            assert!((0.08..=1.2).contains(&seconds), "{sound:?}: {seconds} s");
            let peak = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0);
            assert!((8000..=20000).contains(&peak), "{sound:?}: {peak}");
            let edge = RATE as usize / 2000;
            let begin = samples[..edge / 4].iter().chain(&samples[samples.len() - edge..]);
            let loud = begin.map(|sample| sample.unsigned_abs()).max().unwrap_or(0);
            assert!(loud < 1400, "{sound:?}: {loud} at an end");
            let mean = samples.iter().map(|sample| i64::from(*sample)).sum::<i64>() / samples.len() as i64;
            assert!(mean.abs() < 300, "{sound:?}: {mean} on average");
        }
    }

    /// Returns the loudness of an effect around each of some pitches, in each of twenty parts of a second.
    fn spectrum(sound: Sound) -> Vec<f32> {
        let mut samples = sound.samples();
        samples.resize(RATE as usize * 5 / 4, 0);
        let pitches = (0..22).map(|n| 90.0 * (n as f32 / 3.3).exp2());
        let power = |part: &[i16], pitch: f32| {
            let turn = std::f32::consts::TAU * pitch / RATE as f32;
            let sum = part.iter().enumerate().fold((0.0f32, 0.0f32), |(x, y), (n, sample)| {
                let (sin, cos) = (turn * n as f32).sin_cos();
                (x + f32::from(*sample) * cos, y + f32::from(*sample) * sin)
            });
            sum.0.hypot(sum.1)
        };
        let parts: Vec<&[i16]> = samples.chunks(RATE as usize / 20).collect();
        parts.iter().flat_map(|part| pitches.clone().map(|pitch| power(part, pitch))).collect()
    }

    #[test]
    fn each_effect_is_clearly_its_own() {
        let all: Vec<_> = Sound::ALL.iter().map(|sound| (*sound, spectrum(*sound))).collect();
        let product = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f32>();
        for (n, (one, a)) in all.iter().enumerate() {
            for (other, b) in &all[..n] {
                let alike = product(a, b) / (product(a, a) * product(b, b)).sqrt();
                assert!(alike < 0.86, "{one:?} and {other:?}: {alike}");
            }
        }
    }

    #[test]
    fn effects_sound_the_same_every_time() {
        assert_eq!(Sound::Release.samples(), Sound::Release.samples());
    }
}
