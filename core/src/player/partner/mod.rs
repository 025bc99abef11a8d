//! Player 2: another character in the same world, led by the game or by a second pad.
//!
//! The partner is a whole [`Player`] and has the same frame as any other; this module decides which buttons that frame sees.
//! `player/trail.rs` keeps what the leader did, `follow.rs` follows it, `panic.rs` frees one who is stuck on a slope, `away.rs`
//! is about leaving the screen and flying in, `carry.rs` about carrying the leader.
//!
//! | Guide | File |
//! | --- | --- |
//! | Player 2 > Player 2 Control | this one |
//! | Player 2 > CPU Following State | `follow.rs` |
//! | Player 2 > CPU Panic State | `panic.rs` |
//! | Player 2 > Respawning | `away.rs` |
//! | Special Abilities > Flying | `carry.rs` |

mod away;
mod carry;
pub(crate) mod follow;
mod panic;

pub use carry::{CARRIER, Carry};

use crate::camera::View;
use crate::input::{Buttons, Input};
use crate::player::trail::Trail;
use crate::player::{Player, Role, Routine};
use crate::project::{Start, StartState};
use crate::ruleset::{Character, Ruleset};
use crate::snapshot::Snapshot;
use crate::units::Sub;

/// Frames for which a button of the second pad takes the partner over.
///
/// Guide: Player 2 > Player 2 Control
pub const PAD_FRAMES: u16 = 600;
/// Pixels that the partner begins behind the leader.
const BEHIND: i32 = 32;
/// The owner of what the partner's own flight takes out of his hands: no slot has this number.
pub const FLIGHT: u8 = u8::MAX;

/// The task that the game gives the partner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Task {
    /// The partner follows the leader.
    #[default]
    Follows,
    /// The partner is stuck: he dashes towards the leader.
    Panics,
    /// The partner waits far away for the leader to stand still on the ground.
    Waits,
    /// The partner flies to the leader.
    FliesIn,
}

/// The state by which the game leads the partner. Written by his own frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Mind {
    /// The present task.
    pub task: Task,
    /// Frames left for which the second pad has him.
    pub pad_frames: u16,
    /// Frames for which the screen has not shown him.
    pub frames_away: u16,
    /// The place where he flies to, pixels.
    pub target: [i32; 2],
    /// The game made him jump: the buttons stay held until he lands.
    pub jumps: bool,
    /// The kind of the object that he last stood on, by its number and 1; 0 for none.
    pub stood_on: u16,
}

/// The second player.
#[derive(Clone, Debug, PartialEq, Eq, Snapshot)]
pub struct Partner {
    /// His body.
    pub player: Player,
    /// The state by which he is led.
    pub mind: Mind,
    /// Carrying the leader.
    pub carry: Carry,
    /// The inputs and places of the leader in the last frames.
    pub trail: Trail,
}

/// The world as the partner's frame sees it before it begins.
pub(crate) struct Scene<'a> {
    /// The leader, who had his frame.
    pub leader: &'a Player,
    /// The second pad.
    pub pad: Input,
    pub rules: &'a Ruleset,
    /// The number of this frame.
    pub number: u32,
    /// The screen, as it was at the end of the last frame.
    pub view: View,
    /// The water's surface, pixels.
    pub surface: Option<i32>,
    /// The kind of the object in the slot that he stands in, as [`Mind::stood_on`] has it.
    pub footing: u16,
}

impl Partner {
    /// A partner behind a leader who begins at `start`, on the same ground.
    ///
    /// Guide: Player 2 > Player 2 Control
    pub fn beside(start: &Start, character: Character, rules: &Ruleset) -> Self {
        let leader = Player::new(&Start { state: StartState::default(), ..*start }, rules);
        let mut player = Player::new(&Start { character, state: StartState::default(), ..*start }, rules);
        player.role = Role::Follows;
        player.x = leader.x.moved_px(-BEHIND);
        player.y = leader.y.moved_px(i32::from(leader.height_radius) - i32::from(player.height_radius));
        player.airborne = start.state.airborne;
        Self { player, mind: Mind::default(), carry: Carry::default(), trail: Trail::filled(start.x, start.y) }
    }

    /// Returns true if he is in the level, and not hidden by the flicker after a hit.
    pub fn is_in_level(&self) -> bool {
        self.mind.task != Task::Waits && !self.player.hidden
    }

    /// The screen shows him.
    fn shows(&self, view: &View, rules: &Ruleset) -> bool {
        view.shows(self.player.x.px(), self.player.y.px(), HALF_WIDTH, rules.partner_half_height.into())
    }

    /// The buttons of his frame: those of the second pad, or what the game makes up.
    ///
    /// Guide: Player 2 > Player 2 Control
    pub(crate) fn think(&mut self, scene: &Scene<'_>) -> Input {
        if self.player.routine != Routine::Normal {
            return scene.pad;
        }
        if scene.pad.held.0 & !Buttons::START.0 != 0 {
            self.mind.pad_frames = PAD_FRAMES;
        }
        let made_up = match self.mind.task {
            Task::Follows => self.follow(scene),
            Task::Panics => self.panic(scene),
            Task::Waits => self.wait(scene),
            Task::FliesIn => self.fly_in(scene),
        };
        self.player.role = if self.mind.pad_frames > 0 { Role::OnPad } else { Role::Follows };
        made_up.unwrap_or(scene.pad)
    }

    /// Sends him away after a death: he waits to fly in again.
    ///
    /// Guide: Player 2 > Respawning
    pub(crate) fn come_back(&mut self, rules: &Ruleset) {
        if self.player.routine == Routine::Dead {
            self.player.routine = Routine::Normal;
            self.player.restart_timer = 0;
            self.park(rules);
        }
    }
}

/// Half the size of what the screen has to show of him, pixels.
///
/// Guide: Player 2 > Respawning
pub(crate) const HALF_WIDTH: i32 = 24;

/// A place of whole pixels; the fraction stays.
fn put(place: &mut Sub, pixels: i32) {
    *place = place.at_px(pixels);
}
