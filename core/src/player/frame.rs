//! The inputs of a player's frame, and its requests.

use super::Player;
use super::trail::Trail;
use crate::camera::View;
use crate::ground::Ground;
use crate::input::{Buttons, Input};
use crate::project::Bounds;
use crate::ruleset::Ruleset;
use crate::trace::{Refusal, Trace};
use crate::water::Water;

/// The inputs of a frame of the player, and the receiver of its reports.
pub struct Frame<'a, T> {
    /// The terrain.
    pub ground: &'a Ground,
    /// The level's rules.
    pub rules: &'a Ruleset,
    /// Buttons of this frame.
    pub input: Input,
    /// The number of this frame.
    pub number: u32,
    /// The camera's limits as they are at the moment.
    pub limits: Bounds,
    /// The object that he stands on, where the last frame left it.
    pub footing: Option<Footing>,
    /// The screen, as it was at the end of the last frame.
    pub view: View,
    /// The objects, where the last frame left them.
    pub objects: &'a mut dyn Touchable<T>,
    /// Told what the sensors find.
    pub trace: &'a mut T,
    /// The lag that the frame asks of the camera.
    pub camera_lag: CameraLag,
    /// The frame shakes the picture.
    pub quakes: bool,
    /// The water, if there is any.
    pub water: Option<&'a mut Water>,
    /// The player carries the leader.
    pub carries: bool,
    /// The trail that a partner follows, if the player leads one.
    pub trail: Option<&'a mut Trail>,
}

/// The objects around the player in his frame, of which he knows no more than that they can be touched.
pub trait Touchable<T> {
    /// Runs the touches of the player.
    ///
    /// Guide: Game Objects > Hitboxes
    fn touch(&mut self, player: &mut Player, view: &View, trace: &mut T);

    /// Rings held.
    fn rings(&mut self) -> &mut u16;

    /// The act is played: its goal was not passed, and its clock runs.
    fn act_runs(&self) -> bool;

    /// Every enemy that shows on the screen is destroyed, without points, and every shot there is thrown back.
    ///
    /// Guide: States > Super Speeds > Super/Hyper Sonic
    fn destroy_enemies(&mut self, player: &Player, view: &View, trace: &mut T);
}

/// The lag of the camera.
///
/// Guide: Camera > Spindash Lag
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CameraLag {
    /// As it does.
    #[default]
    Unchanged,
    /// For so many frames it follows where the player was.
    Behind(u8),
    /// For so many frames it rests sideways.
    Frozen(u8),
    /// For 32 frames, as if he had always been at this place, whole pixels: the one at the press.
    From(i32, i32),
}

/// An object underfoot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Footing {
    /// Its centre, pixels.
    pub x: i32,
    /// Half its width.
    pub half_width: i32,
    /// Nobody balances on its edges.
    pub steady: bool,
}

impl<T: Trace> Frame<'_, T> {
    /// Reports that the player does not use what the last sensors found.
    #[inline]
    pub(crate) fn refuse(&mut self, why: Refusal) {
        if T::ENABLED {
            self.trace.refused(why);
        }
    }
}

impl<T> Frame<'_, T> {
    /// True if all of `buttons` are held.
    pub(super) fn held(&self, buttons: Buttons) -> bool {
        self.input.held.has(buttons)
    }

    /// True if all of `buttons` count as pressed in this very frame.
    pub(super) fn pressed(&self, buttons: Buttons) -> bool {
        self.input.pressed.has(buttons)
    }

    /// For the camera and a partner he has always been where he is now. The move of this frame comes after it.
    ///
    /// Guide: Camera > Flame Shield Lag
    pub(super) fn forget_the_way(&mut self, player: &Player) {
        let (x, y) = (player.x.px(), player.y.px());
        self.camera_lag = CameraLag::From(x, y);
        if let Some(trail) = &mut self.trail {
            **trail = Trail::filled(x, y);
        }
    }

    /// True if neither left nor right is held.
    pub(super) fn no_direction_held(&self) -> bool {
        !self.held(Buttons::LEFT) && !self.held(Buttons::RIGHT)
    }
}
