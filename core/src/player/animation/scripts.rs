//! The animation scripts: how many images, how long each, and what follows.
//!
//! Durations are those of the originals; if the number of images is theirs alone to know it is UNVERIFIED, and none
//! of the rules depend on it.

use super::AnimationKind;
use crate::ruleset::{Animations, Character, Ruleset};

/// The duration of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duration {
    /// This many frames and one.
    Fixed(i8),
    /// 5 frames and 6 in turn: 12 images of a turn that gains 4 of 256 parts in a frame.
    Turns,
    /// By ground speed, 9 frames to 1.
    Walk,
    /// By ground speed, 5 frames to 1.
    Ball,
    /// By ground speed, 33 frames to 1.
    Push,
}

/// The continuation after the last image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    /// The first again.
    Restart,
    /// The last this many again.
    Back(u8),
    /// Another animation.
    Switch(AnimationKind),
}

/// An animation script.
#[derive(Clone, Copy, Debug)]
pub(super) struct Script {
    pub duration: Duration,
    pub length: u8,
    pub after: After,
    waits: Option<Animations>,
}

/// Position in Sonic 2's waiting script from which he needs a moment to get going.
pub(super) const WAITED: u8 = 0x1E;
/// Position in Sonic 2's waiting script from which he lies.
pub(super) const LIES_DOWN: u8 = 0xAC;
/// Position in Sonic 2's waiting script from which he taps his foot, images from one look at his watch to the next, and
/// from which of them on he looks: for 60 of 204 frames.
///
/// Guide: Animations > Idle
const TAPS: u8 = 36;
const ROUND: u8 = 34;
const WATCH: u8 = 24;
/// Images of Sonic 3's waiting script, and from which on it goes round.
const WAITS_IN_3: u8 = 106;
const TAPS_IN_3: u8 = 53;

impl Script {
    const fn new(duration: Duration, length: u8, after: After) -> Self {
        Self { duration, length, after, waits: None }
    }

    const fn fixed(frames: i8, length: u8) -> Self {
        Self::new(Duration::Fixed(frames), length, After::Restart)
    }

    /// The image at a position of the script: the same number but for waiting, which shows some images many times.
    ///
    /// Waiting: 0 standing, 1 a glance, 2 a look, 3 and 4 a tapping foot, 5 to 7 lying down, 8 a look at the wristwatch.
    pub(super) const fn image(&self, position: u8) -> u8 {
        match (self.waits, position) {
            (None, _) => position,
            (Some(Animations::Sonic1 | Animations::SonicCd), _) => match position {
                0..=11 => 0,
                13..=15 => 2,
                17 => 4,
                _ => 3,
            },
            (Some(Animations::Sonic2), _) => match position {
                0..=29 => 0,
                30 => 1,
                31..TAPS => 2,
                TAPS..LIES_DOWN => match (position - TAPS) % ROUND {
                    tap @ ..WATCH => 3 + tap / 3 % 2,
                    _ => 8,
                },
                LIES_DOWN => 5,
                _ => 6 + (position - LIES_DOWN - 1) / 3 % 2,
            },
            (Some(Animations::Sonic3), _) => match position {
                0..50 => 0,
                50 => 1,
                51..TAPS_IN_3 => 2,
                TAPS_IN_3..85 => 3 + (position - TAPS_IN_3) / 2 % 2,
                85..97 => 2,
                97 | 104.. => 1,
                _ => 8,
            },
        }
    }
}

/// Images of walking or running.
pub(super) const fn walk_length(kind: AnimationKind, rules: &Ruleset, character: Character) -> u8 {
    match (kind, rules.animations, character) {
        (AnimationKind::Walk, Animations::Sonic1 | Animations::SonicCd, _) => 6,
        (AnimationKind::Walk, Animations::Sonic2 | Animations::Sonic3, _) => 8,
        (AnimationKind::Dash, _, Character::Tails) => 2,
        _ => 4,
    }
}

/// The script of an animation as shown.
///
/// Guide: Animations > Variable Speed Animation Timings
pub(super) fn script(kind: AnimationKind, rules: &Ruleset, character: Character) -> Script {
    use Animations::{Sonic1, Sonic2, Sonic3, SonicCd};
    let games = rules.animations;
    let early = matches!(games, Sonic1 | SonicCd);
    match kind {
        AnimationKind::Walk | AnimationKind::Run | AnimationKind::Dash => {
            Script::new(Duration::Walk, walk_length(kind, rules, character), After::Restart)
        }
        AnimationKind::Push if games == Sonic3 && character == Character::Knuckles => {
            Script::new(Duration::Walk, 4, After::Restart)
        }
        AnimationKind::Push => Script::new(Duration::Push, 4, After::Restart),
        AnimationKind::Roll | AnimationKind::RollFast if character == Character::Tails => Script::fixed(1, 3),
        AnimationKind::Roll if early => Script::new(Duration::Ball, 5, After::Restart),
        AnimationKind::RollFast if early => Script::new(Duration::Ball, 6, After::Restart),
        AnimationKind::Roll | AnimationKind::RollFast => Script::new(Duration::Ball, 8, After::Restart),
        AnimationKind::Wait => {
            let script = match games {
                Sonic1 | SonicCd => Script::new(Duration::Fixed(0x17), 18, After::Back(2)),
                Sonic2 => Script::new(Duration::Fixed(5), LIES_DOWN + 7, After::Back(6)),
                Sonic3 => Script::new(Duration::Fixed(5), WAITS_IN_3, After::Back(WAITS_IN_3 - TAPS_IN_3)),
            };
            Script { waits: Some(games), ..script }
        }
        AnimationKind::Blink => Script::new(Duration::Fixed(1), 1, After::Switch(AnimationKind::Walk)),
        AnimationKind::GetUp => Script::new(Duration::Fixed(3), 1, After::Switch(AnimationKind::Walk)),
        AnimationKind::LookUp | AnimationKind::Duck if early => Script::fixed(0x3F, 1),
        AnimationKind::LookUp | AnimationKind::Duck => Script::new(Duration::Fixed(5), 2, After::Back(1)),
        AnimationKind::Balance => match games {
            Sonic1 => Script::fixed(0x1F, 2),
            SonicCd => Script::fixed(0xF, 2),
            Sonic2 => Script::fixed(9, 4),
            Sonic3 => Script::fixed(7, 3),
        },
        AnimationKind::BalanceFar if games == Sonic2 => Script::fixed(3, 4),
        AnimationKind::BalanceFar => Script::fixed(5, 3),
        AnimationKind::BalanceBack => Script::fixed(if early { 0xF } else { 0x13 }, 4),
        AnimationKind::BalanceBackFar => Script::fixed(3, 4),
        AnimationKind::Skid => {
            let (frames, images) = match games {
                Sonic1 => (7, 2),
                SonicCd => (7, 3),
                Sonic2 => (5, 4),
                Sonic3 => (3, 4),
            };
            let after = if rules.skid_loops { After::Restart } else { After::Switch(AnimationKind::Walk) };
            Script::new(Duration::Fixed(frames), images, after)
        }
        AnimationKind::Spring if games == SonicCd => Script::fixed(3, 6),
        AnimationKind::Spring => Script::new(Duration::Fixed(0x2F), 1, After::Switch(AnimationKind::Walk)),
        AnimationKind::Tumble => Script::fixed(7, if games == Sonic3 { 8 } else { 5 }),
        AnimationKind::Corkscrew => Script::new(Duration::Turns, 12, After::Restart),
        AnimationKind::Breathe => Script::new(Duration::Fixed(0xB), 2, After::Switch(AnimationKind::Walk)),
        AnimationKind::Drown => Script::fixed(0x2F, 1),
        AnimationKind::WaterSlide => Script::fixed(7, 2),
        AnimationKind::SpinDash => Script::fixed(0, 6),
        AnimationKind::Transform => Script::new(Duration::Fixed(3), 10, After::Switch(AnimationKind::Walk)),
        AnimationKind::Fly | AnimationKind::FlyTired => Script::fixed(1, 2),
        // UNVERIFIED: the strokes, and that he sways.
        AnimationKind::Swim => Script::fixed(7, 4),
        AnimationKind::SwimTired => Script::fixed(11, 2),
        AnimationKind::Carried => Script::fixed(15, 2),
        AnimationKind::Glide | AnimationKind::Slide => Script::fixed(0x1F, 1),
        AnimationKind::GlideFall => Script::new(Duration::Fixed(7), 2, After::Back(1)),
        AnimationKind::GlideLand => Script::new(Duration::Fixed(0xF), 1, After::Switch(AnimationKind::Walk)),
        AnimationKind::Climb => Script::fixed(5, 6),
        AnimationKind::Clamber => Script::new(Duration::Fixed(5), 3, After::Back(1)),
        AnimationKind::Hurt => Script::fixed(if early { 3 } else { 0x40 }, 1),
        AnimationKind::Death => Script::fixed(if early { 3 } else { 0x20 }, 1),
    }
}
