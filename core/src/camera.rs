//! The camera: what part of the level the screen shows, and the limits of the level that follow from it.
//!
//! The camera runs after the player and all objects: [`Camera::record`] with the player's own frame, [`Camera::step`] at the end.
//! Its sums wrap: no place and no limit makes it panic, and none that a player can reach comes near the ends.
//!
//! A level may want other limits at certain places and in certain stages ([`LimitChange`]). Left, top and right change at
//! once, as the originals' events write them; the lower one moves there. The camera keeps a limit only if it moves towards
//! it.
//!
//! [`LimitChange`]: crate::project::LimitChange

mod history;
mod limit_state;

pub use history::History;
pub use limit_state::{KeptLimits, LimitState};

use crate::ground::{Ground, LimitScene};
use crate::project::Bounds;
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::units::{Speed, Sub};

/// The size of what the camera shows, in pixels.
///
/// The originals know 320×224 only. With another size the borders keep their distance from the middle of the screen, and
/// the level's limits still name what its last 320×224 screen shows. UNVERIFIED, for nothing says what is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Snapshot)]
pub struct Screen {
    /// Pixels across.
    pub width: u16,
    /// Pixels down.
    pub height: u16,
}

impl Screen {
    /// 320×224.
    pub const ORIGINAL: Self = Self { width: 320, height: 224 };

    /// Pixels that the middle of the screen is farther right and farther down than in the originals.
    const fn shift(self) -> (i32, i32) {
        ((self.width as i32 - 320) / 2, (self.height as i32 - 224) / 2)
    }
}

impl Default for Screen {
    fn default() -> Self {
        Self::ORIGINAL
    }
}

/// The area of the screen in which the player does not move the camera: first and last place, in pixels from its upper left corner. A
/// border is a focal point if both are the same.
///
/// Guide: Camera > Horizontal Borders
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Borders {
    /// Sideways.
    pub across: (i32, i32),
    /// Up and down. A ball is taken for 5 pixels higher than it is.
    pub down: (i32, i32),
}

/// The player as the camera reads him at the end of the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject<'a> {
    /// Centre.
    pub x: Sub,
    /// Centre.
    pub y: Sub,
    /// A ball: the camera takes him for 5 pixels higher, whichever character he is.
    pub rolling: bool,
    /// Not on the ground.
    pub airborne: bool,
    /// Speed along the ground.
    pub ground_speed: Speed,
    /// Pixels from the top of the original screen to where he shall be: 96 unless he looks up or down.
    pub look_bias: i32,
    /// The level's switches, which changes of limits can wait for.
    pub switches: &'a [u8],
}

/// The wanted place of the player, from the top of the original screen.
///
/// Guide: Camera > Vertical Border
pub const BIAS: i32 = 96;
/// The bit of [`Camera::lag`] with which the camera rests sideways.
pub(crate) const FROZEN: u8 = 0x80;
/// Half the height of the border in the air.
///
/// Guide: Camera > Vertical Border
const AIR_BORDER: i32 = 32;
/// Pixels that a ball is taken for higher.
///
/// Guide: Camera > Vertical Border
const BALL_OFFSET: i32 = 5;
/// The border from left to right.
///
/// Guide: Camera > Horizontal Borders
const BORDER: (i32, i32) = (144, 160);
/// Ground speed from which the camera moves up and down with the fast cap.
///
/// Guide: Camera > On the Ground
const FAST: u16 = 0x800;
/// The cap on the ground below that speed.
///
/// Guide: Camera > On the Ground
const SLOW_CAP: i32 = 6;
/// The cap on the ground while looking up or down.
///
/// Guide: Camera > On the Ground
const LOOK_CAP: i32 = 2;
/// The place of the extended camera without speed, and its shift to either side.
///
/// Guide: Camera > Extended Camera (Sonic CD)
const FOCUS: i16 = 160;
const FOCUS_AHEAD: i16 = 64;
/// Ground speed from which the extended camera looks ahead.
///
/// Guide: Camera > Extended Camera (Sonic CD)
const FOCUS_SPEED: u16 = 0x600;
/// The upper limit of a level in which the camera goes round and round.
///
/// Guide: Camera > Level boundaries
pub const WRAPS: i32 = -0x100;

/// Frames for which a wall quake shakes the screen, and frames from one strength to the next smaller one.
///
/// UNVERIFIED: the guide names the shake without figures.
///
/// Guide: States > Super Speeds > Super Tails, Super/Hyper Knuckles
const SHAKE_FRAMES: u8 = 20;
const SHAKE_STEP: u8 = 4;

/// Pixels from the camera's right limit to the player's while a boss area is closed.
///
/// Guide: Camera > Level boundaries
const CLOSED_BOUND: i32 = 0x128;

/// The camera: plain data, changed once a frame.
#[derive(Clone, Debug, PartialEq, Eq, Snapshot)]
pub struct Camera {
    /// Left edge of the screen, pixels. The originals never give it a fraction.
    pub x: i32,
    /// Top edge of the screen, pixels.
    pub y: i32,
    /// The size of the screen.
    pub screen: Screen,
    /// The limits of the moment, which also bound the player. The lower one may be on its way to what the level wants.
    pub limits: Bounds,
    /// The limits that the level wants, at the end of the last frame.
    pub wanted: Bounds,
    /// The progress through the level's changes of the limits.
    pub limit_state: LimitState,
    /// The lower limit moved since the camera last stood still vertically, so that it holds there too.
    pub bottom_moved: bool,
    /// The left limit is the right one, as it is at the end of an act.
    pub at_right_end: bool,
    /// The left and right limits that a boss area sets in place of the level's.
    pub closed: Option<[i32; 2]>,
    /// Sonic CD: pixels from the left edge of the original screen to where the player is wanted.
    pub focus: i16,
    /// The ground speed at the end of the last frame, which the extended camera acts on.
    pub ground_speed: Speed,
    /// The places of the player in the last frames.
    pub history: History,
    /// Frames for which the camera looks at where the player was; with `FROZEN`, frames for which it rests sideways.
    pub lag: u8,
    /// Frames for which the picture still shakes. It moves nothing but the picture.
    pub shake: u8,
}

/// The part of the level that the camera shows, in pixels, at the end of the last frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// Left edge.
    pub x: i32,
    /// Top edge.
    pub y: i32,
    /// Width.
    pub width: i32,
    /// Height.
    pub height: i32,
}

impl View {
    /// Something of those half sizes around a point shows.
    #[inline]
    pub(crate) const fn shows(&self, x: i32, y: i32, half_width: i32, half_height: i32) -> bool {
        let (dx, dy) = (x.wrapping_sub(self.x), y.wrapping_sub(self.y));
        dx >= -half_width && dx < self.width + half_width && dy >= -half_height && dy < self.height + half_height
    }
}

impl Camera {
    /// Returns the part of the level that it shows now.
    pub(crate) fn view(&self) -> View {
        View { x: self.x, y: self.y, width: self.screen.width.into(), height: self.screen.height.into() }
    }

    /// The camera of a level that begins with the player at (`x`, `y`), whole pixels.
    ///
    /// Guide: Camera > View Borders
    pub fn new(ground: &Ground, screen: Screen, x: i32, y: i32) -> Self {
        Self::after(ground, screen, (x, y), KeptLimits::default())
    }

    /// The camera of a level that begins, or begins again with the limits that its last checkpoint keeps.
    ///
    /// Guide: Camera > View Borders
    pub(crate) fn after(ground: &Ground, screen: Screen, (x, y): (i32, i32), kept: KeptLimits) -> Self {
        let (shift_x, shift_y) = screen.shift();
        let mut camera = Self {
            x: x.wrapping_sub(160 + shift_x),
            y: y.wrapping_sub(BIAS + shift_y),
            screen,
            limits: ground.bounds,
            wanted: ground.bounds,
            limit_state: LimitState { kept, stage: kept.stage, ..LimitState::default() },
            bottom_moved: false,
            at_right_end: false,
            closed: None,
            focus: FOCUS,
            ground_speed: Speed::ZERO,
            history: History::filled(x, y),
            lag: 0,
            shake: 0,
        };
        camera.begin_limits(ground, y, &[]);
        camera.clamp(ground);
        camera.begin_limits(ground, y, &[]);
        if kept.checkpoint != 0 {
            camera.limits.bottom = kept.bottom;
            camera.clamp(ground);
        }
        camera
    }

    /// A checkpoint that was not the last one keeps the stage and the lower limit.
    ///
    /// Guide: Game Objects > Checkpoints
    #[inline]
    pub(crate) const fn keep_limits(&mut self, checkpoint: u8) {
        if self.limit_state.kept.checkpoint != checkpoint {
            let (stage, bottom) = (self.limit_state.stage, self.limits.bottom);
            self.limit_state.kept = KeptLimits { checkpoint, stage, bottom };
        }
    }

    /// The act is at its end: the left limit becomes the right one, wherever the camera is.
    ///
    /// Guide: Camera > Level boundaries
    pub const fn stay_at_right_end(&mut self) {
        self.at_right_end = true;
        self.limits.left = self.limits.right;
    }

    /// The act goes on after all.
    pub(crate) const fn leave_right_end(&mut self) {
        self.at_right_end = false;
        self.limits.left = self.wanted.left;
    }

    /// The right end is closed: by a boss area, or by a change of the limits that says so.
    pub fn is_closed(&self) -> bool {
        self.limit_state.is_closed || self.closed.is_some_and(|[left, _]| left != i32::MIN)
    }

    /// The limits that bound the player: at the right end of a closed boss area he stays on the screen.
    ///
    /// Guide: Camera > Level boundaries
    #[inline]
    pub fn player_limits(&self, rules: &Ruleset) -> Bounds {
        if !self.is_closed() {
            return self.limits;
        }
        let beyond = i32::from(rules.right_bound).saturating_sub(CLOSED_BOUND).max(0);
        Bounds { right: self.limits.right.wrapping_sub(beyond), ..self.limits }
    }

    /// Notes where the player is after his own frame, for the lag.
    ///
    /// Guide: Camera > Spindash Lag
    pub fn record(&mut self, x: Sub, y: Sub) {
        self.history.push(x.px(), y.px());
    }

    /// Lets the camera stay behind for `frames`, as a spin dash does.
    ///
    /// Guide: Camera > Spindash Lag
    pub fn lag_behind(&mut self, frames: u8) {
        self.lag = frames.min(32);
    }

    /// As [`Camera::lag_behind`] for 32 frames, as if the player had always been at a place, as fire and hyper dashes do.
    ///
    /// Guide: Camera > Flame Shield Lag
    pub fn lag_from(&mut self, x: i32, y: i32) {
        self.history = History::filled(x, y);
        self.lag = 32;
    }

    /// Frames for which the camera still lags or rests.
    pub const fn lag_frames(&self) -> u8 {
        self.lag & !FROZEN
    }

    /// Lets the camera rest sideways for `frames`, as a drop dash does.
    ///
    /// Guide: Special Abilities > Drop Dash
    pub fn freeze(&mut self, frames: u8) {
        self.lag = FROZEN | frames.min(32);
    }

    /// The picture shakes from now on, as after a wall quake.
    ///
    /// Guide: States > Super Speeds > Super Tails, Super/Hyper Knuckles
    pub const fn quake(&mut self) {
        self.shake = SHAKE_FRAMES;
    }

    /// The left top corner of what is to be drawn: its place, a few pixels up or down of it while it shakes.
    ///
    /// Guide: States > Super Speeds > Super Tails, Super/Hyper Knuckles
    pub fn drawn_at(&self) -> (i32, i32) {
        let strength = i32::from(self.shake.div_ceil(SHAKE_STEP));
        let down = if self.shake & 1 == 0 { strength } else { -strength };
        (self.x, self.y.wrapping_add(down))
    }

    /// One frame. Not called while the player is dying or dead: then the screen stands still.
    ///
    /// Returns what the camera passed if it went round in a level that repeats downwards: the height, to which the
    /// player is brought in the games in which he does not go round by himself.
    pub fn step(&mut self, ground: &Ground, player: Subject<'_>) -> Option<i32> {
        self.extend(&ground.ruleset, player.ground_speed);
        if let Some(x) = self.lagging(player.x.px()) {
            self.follow_x(ground, x);
        }
        let passed = self.follow_y(ground, player);
        self.move_limits(ground, player);
        passed
    }

    /// Follows an edit of the level: its limits hold at once. A stage that no change names any more is over.
    pub fn follow(&mut self, ground: &Ground, player: Subject<'_>) {
        if !ground.limits().has_stage(self.limit_state.stage) {
            self.limit_state.stage = 0;
        }
        let bottom = self.limits.bottom;
        let found = ground.limits().wanted(&self.limit_scene(ground, player.y.px(), player.switches));
        (self.limits, self.wanted) = (found.bounds, found.bounds);
        (self.limit_state.is_closed, self.limit_state.remembers) = (found.is_closed, found.remembers);
        self.bottom_moved |= bottom != self.limits.bottom;
        if self.at_right_end {
            self.limits.left = self.limits.right;
        }
        self.clamp(ground);
    }

    /// The limits wanted where a play begins hold at once. A place that stage 0 does not show begins in the first stage
    /// that does, unless a checkpoint names the stage.
    fn begin_limits(&mut self, ground: &Ground, player_y: i32, switches: &[u8]) {
        let table = ground.limits();
        if !table.is_by_x_alone() && self.limit_state.kept.checkpoint == 0 {
            let height = i32::from(self.screen.height);
            let stage = table.first_stage_at(&self.limit_scene(ground, player_y, switches), height);
            self.limit_state.stage = stage.unwrap_or_default();
        }
        let found = table.wanted(&self.limit_scene(ground, player_y, switches));
        (self.limits, self.wanted) = (found.bounds, found.bounds);
    }

    const fn limit_scene<'a>(&self, ground: &Ground, player_y: i32, switches: &'a [u8]) -> LimitScene<'a> {
        let Self { x, y, limits, wanted, limit_state: LimitState { stage, .. }, .. } = *self;
        let bounds = ground.bounds;
        LimitScene { bounds, camera_x: x, camera_y: y, player_y, stage, in_force: limits, wanted, switches }
    }

    /// Returns the place that the camera takes for the player's: that of some frames ago, as long as it lags. `None` while it rests.
    ///
    /// Guide: Camera > Spindash Lag
    fn lagging(&mut self, x: i32) -> Option<i32> {
        if self.lag == 0 {
            return Some(x);
        }
        self.lag -= 1;
        if self.lag < FROZEN {
            return Some(self.history.x_before(self.lag));
        }
        if self.lag == FROZEN {
            self.lag = 0;
        }
        None
    }

    /// Sonic CD: the focal point goes back from a fast player, and returns.
    ///
    /// It acts on the speed that the frame began with, even in the air.
    ///
    /// Guide: Camera > Extended Camera (Sonic CD)
    fn extend(&mut self, ruleset: &Ruleset, ground_speed: Speed) {
        if ruleset.extended_camera {
            let speed = self.ground_speed;
            let target = match speed.magnitude() >= FOCUS_SPEED {
                false => FOCUS,
                true if speed.0 > 0 => FOCUS - FOCUS_AHEAD,
                true => FOCUS + FOCUS_AHEAD,
            };
            self.focus += (target - self.focus).clamp(-2, 2);
        }
        self.ground_speed = ground_speed;
    }

    /// The current borders for a player in the air or on the ground, who should be `look_bias` pixels below the top
    /// of the original screen.
    ///
    /// Guide: Camera > View Borders
    pub fn borders(&self, ruleset: &Ruleset, airborne: bool, look_bias: i32) -> Borders {
        let focus = look_bias.wrapping_add(self.screen.shift().1);
        let reach = if airborne { AIR_BORDER } else { 0 };
        Borders { across: self.borders_across(ruleset), down: (focus.wrapping_sub(reach), focus.wrapping_add(reach)) }
    }

    /// The borders sideways; Sonic CD has a focal point there.
    ///
    /// Guide: Camera > Horizontal Borders
    fn borders_across(&self, ruleset: &Ruleset) -> (i32, i32) {
        let focus = i32::from(self.focus);
        let (left, right) = if ruleset.extended_camera { (focus, focus) } else { BORDER };
        let (shift, _) = self.screen.shift();
        (left + shift, right + shift)
    }

    /// Sideways: as far as the player is beyond a border, capped.
    ///
    /// Guide: Camera > Horizontal Borders
    fn follow_x(&mut self, ground: &Ground, player_x: i32) {
        let ruleset = &ground.ruleset;
        let (left, right) = (ruleset.camera_x_cap_left.into(), ruleset.camera_x_cap_right.into());
        let from_edge = player_x.wrapping_sub(self.x);
        let (left_border, right_border) = self.borders_across(ruleset);
        let beyond = if !ruleset.extended_camera && left == 0 && right != 0 && from_edge < 0 {
            // Sonic 1 compares without sign: a player left of the screen is far to its right.
            i32::MAX
        } else if from_edge < left_border {
            from_edge.wrapping_sub(left_border)
        } else {
            from_edge.wrapping_sub(right_border).max(0)
        };
        let cap = |cap: i32| if cap == 0 { i32::MAX } else { cap };
        let by = beyond.clamp(-cap(left), cap(right));
        let x = self.x.wrapping_add(by);
        match by.signum() {
            -1 => self.x = x.max(self.limits.left),
            1 => self.x = x.min(self.max_x()),
            _ => {}
        }
    }

    /// Up and down: in the air as far as the player is beyond a border, on the ground towards the focal point.
    ///
    /// Guide: Camera > Vertical Border
    fn follow_y(&mut self, ground: &Ground, player: Subject<'_>) -> Option<i32> {
        let fast_cap = i32::from(ground.ruleset.camera_y_cap);
        let below = self.below_focus(ground, player);
        let by = if player.airborne {
            let beyond = below.wrapping_add(AIR_BORDER).min(0) + below.wrapping_sub(AIR_BORDER).max(0);
            beyond.clamp(-fast_cap, fast_cap)
        } else {
            let cap = match player.ground_speed.magnitude() {
                _ if player.look_bias != BIAS => LOOK_CAP,
                FAST.. => fast_cap,
                _ => SLOW_CAP,
            };
            below.clamp(-cap, cap)
        };
        if by == 0 && !std::mem::take(&mut self.bottom_moved) {
            return None;
        }
        let (y, height) = (self.y.wrapping_add(by), self.wrap_of(ground));
        let (limited, passed) = if by < 0 {
            match height {
                Some(height) if y <= WRAPS => (y & (height - 1), Some(height)),
                _ => (y.max(self.limits.top), None),
            }
        } else {
            match height {
                Some(height) if y >= self.max_y() && y >= height => (y - height, Some(height)),
                _ => (y.min(self.max_y()), None),
            }
        };
        self.y = limited;
        passed
    }

    /// Pixels that the player is below the vertical focal point.
    ///
    /// If the player goes round by himself, he is always taken for below the camera's top edge.
    ///
    /// Guide: Camera > Vertical Border
    fn below_focus(&self, ground: &Ground, player: Subject<'_>) -> i32 {
        let mut from_edge = player.y.px().wrapping_sub(self.y);
        if let (false, Some(height)) = (ground.ruleset.camera_wraps_player, self.wrap_of(ground)) {
            from_edge &= height - 1;
        }
        let ball = if player.rolling { BALL_OFFSET } else { 0 };
        from_edge.wrapping_sub(ball).wrapping_sub(player.look_bias).wrapping_sub(self.screen.shift().1)
    }

    /// The limits follow what the level wants at the camera's place.
    ///
    /// Guide: Camera > Level boundaries
    fn move_limits(&mut self, ground: &Ground, player: Subject<'_>) {
        let found = ground.limits().wanted(&self.limit_scene(ground, player.y.px(), player.switches));
        let (wanted, before) = (found.bounds, self.limits);
        let left = if self.at_right_end { wanted.right } else { wanted.left };
        self.wanted = wanted;
        self.limits = Bounds { left, bottom: before.bottom, ..wanted };
        if !ground.limits().is_by_x_alone() {
            let state = &mut self.limit_state;
            state.stage = found.next_stage.unwrap_or(state.stage);
            (state.is_closed, state.remembers) = (found.is_closed, found.remembers);
            self.limits.bottom = found.at_once.unwrap_or(before.bottom);
            if found.top_speed > 0 {
                let by = i32::from(found.top_speed);
                self.limits.top = before.top.saturating_add(wanted.top.saturating_sub(before.top).clamp(-by, by));
            }
        }
        if let Some([least, most]) = self.closed {
            self.limits.left = left.max(least);
            self.limits.right = most;
        }
        if self.limits.bottom != wanted.bottom {
            self.bottom_moved = true;
            self.move_bottom(wanted.bottom, player.airborne);
        }
    }

    /// The lower limit goes to the wanted one by 2 pixels a frame, in the air by 8 while it holds the camera up. A limit
    /// that rises to above the camera starts from the camera.
    ///
    /// Guide: Camera > Level boundaries
    fn move_bottom(&mut self, target: i32, airborne: bool) {
        let step = if target < self.limits.bottom {
            let shift = self.limits.bottom.wrapping_sub(self.max_y());
            let camera = self.y.wrapping_add(shift);
            if camera > target {
                self.limits.bottom = camera & !1;
            }
            -2
        } else if airborne && self.y.wrapping_add(8) >= self.max_y() {
            8
        } else {
            2
        };
        // The originals' limits are even; a step that passes an odd one would go to and fro for ever.
        let left = target.wrapping_sub(self.limits.bottom);
        self.limits.bottom = self.limits.bottom.wrapping_add(if left.unsigned_abs() < 2 { left } else { step });
    }

    /// Largest x: a wider screen stops earlier, so that it shows no more of the level than the original one at its end.
    fn max_x(&self) -> i32 {
        self.limits.right.wrapping_sub(i32::from(self.screen.width) - 320)
    }

    /// Largest y of the moment.
    fn max_y(&self) -> i32 {
        self.limits.bottom.wrapping_sub(i32::from(self.screen.height) - 224)
    }

    fn clamp(&mut self, ground: &Ground) {
        self.x = within(self.x, self.limits.left, self.max_x());
        if self.wrap_of(ground).is_none() {
            self.y = within(self.y, self.limits.top, self.max_y());
        }
    }

    /// The height after which camera and player go round, in levels that say so by their upper limit.
    pub(crate) fn wrap_of(&self, ground: &Ground) -> Option<i32> {
        ground.wrap_y.filter(|height| self.limits.top == WRAPS && *height >= 256 && height.count_ones() == 1)
    }
}

/// Brought between two limits, of which the lower one holds if they contradict each other.
fn within(value: i32, least: i32, most: i32) -> i32 {
    value.min(most).max(least)
}
