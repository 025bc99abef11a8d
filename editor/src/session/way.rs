//! The look of the way of a run in the level, and the ghost that is put there.

use crate::language::msg;

/// The state in which a ghost begins that is put into the level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GhostState {
    /// On his feet.
    #[default]
    Feet,
    /// As a ball on the ground.
    Rolling,
    /// At the beginning of a jump.
    Jumping,
    /// In the air, on his way somewhere.
    Falling,
    /// In the air as a ball, on his way somewhere.
    Thrown,
}

impl GhostState {
    /// The states, with names.
    pub const ALL: [(Self, &str); 5] = [
        (Self::Feet, msg("on his feet")),
        (Self::Rolling, msg("rolling")),
        (Self::Jumping, msg("in a jump")),
        (Self::Falling, msg("in the air")),
        (Self::Thrown, msg("in the air as a ball")),
    ];

    /// Flying to where its direction points.
    pub const fn is_thrown(self) -> bool {
        matches!(self, Self::Falling | Self::Thrown)
    }
}

/// The ghost that is in a player's place while editing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GhostInHand {
    /// Its place, level pixels; `None` without a ghost.
    pub at: Option<(i32, i32)>,
    /// Its speed, in 1/256 pixel per frame: on the ground to the right, in the air along its direction.
    pub speed: i16,
    /// Its direction in the air, 256 to the turn: 0 is right, 64 is up.
    pub direction: u8,
    /// The state in which it begins.
    pub state: GhostState,
}

impl Default for GhostInHand {
    fn default() -> Self {
        Self { at: None, speed: 6 * 256, direction: 0, state: GhostState::default() }
    }
}

/// The value that the way of a run is coloured by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WayColor {
    /// The speed of the player.
    #[default]
    Speed,
    /// The direction of his feet.
    Mode,
    /// The action of the player.
    State,
    /// The collision layer that he is on.
    Layer,
}

impl WayColor {
    /// The colours, with names and help.
    pub const ALL: [(Self, &str, &str); 4] = [
        (Self::Speed, msg("Speed"), msg("Blue is slow, yellow is 6 pixels a frame, red is 12 and more.")),
        (Self::Mode, msg("Mode"), msg("Floor, right wall, ceiling, left wall, or in the air.")),
        (Self::State, msg("State"), msg("On his feet, rolling, jumping, in the air, an ability, hurt, dying.")),
        (Self::Layer, msg("Layer"), msg("The collision layer that he is on.")),
    ];
}

/// The look of the way of the run on the timeline, in the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WayShown {
    /// The value that it is coloured by.
    pub color: WayColor,
    /// Frames from one pose that is drawn to the next; 0 for none.
    pub poses: u16,
}

impl Default for WayShown {
    fn default() -> Self {
        Self { color: WayColor::default(), poses: 60 }
    }
}

/// Value of each frame that the timeline draws as a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlotKind {
    /// Speed along the ground, or through the air.
    Speed,
    /// The player's y, upwards.
    Height,
    /// X speed, to the right.
    XSpeed,
    /// Y speed, downwards.
    YSpeed,
    /// Ground speed, also in the air.
    GroundSpeed,
    /// Angle of the ground.
    Angle,
}

impl PlotKind {
    /// Every curve in the order of its lane, with its name.
    pub const ALL: [(Self, &str, &str); 6] = [
        (Self::Speed, msg("Speed"), msg("Along the ground, or through the air; pixels a frame.")),
        (Self::Height, msg("Height"), msg("The player's y; up is up.")),
        (Self::XSpeed, msg("X speed"), msg("To the right, below 0 to the left; pixels a frame.")),
        (Self::YSpeed, msg("Y speed"), msg("Downwards, below 0 upwards; pixels a frame.")),
        (
            Self::GroundSpeed,
            msg("Ground speed"),
            msg("Along the ground; it keeps its value in the air. Pixels a frame."),
        ),
        (Self::Angle, msg("Angle"), msg("Hex angle of the ground: 00 is flat, 80 is a ceiling.")),
    ];
}

/// Curves that the timeline draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlotSet([bool; PlotKind::ALL.len()]);

impl Default for PlotSet {
    /// Speed and height.
    fn default() -> Self {
        Self([true, true, false, false, false, false])
    }
}

impl PlotSet {
    /// True if this curve is drawn.
    pub const fn has(self, kind: PlotKind) -> bool {
        self.0[kind as usize]
    }

    /// Draws a curve or hides it.
    pub const fn toggle(&mut self, kind: PlotKind) {
        self.0[kind as usize] = !self.0[kind as usize];
    }

    /// The curves that are drawn, with their names, from the top.
    pub fn shown(self) -> impl Iterator<Item = (PlotKind, &'static str)> {
        PlotKind::ALL.into_iter().filter(move |(kind, ..)| self.has(*kind)).map(|(kind, name, _)| (kind, name))
    }
}
