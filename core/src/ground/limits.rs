//! The camera limits that a level wants at a place, by its bounds and the changes of them.

use crate::project::{Bounds, LimitChange};

/// The state that changes of limits go by, at the end of a frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LimitScene<'a> {
    /// The level's own limits.
    pub bounds: Bounds,
    /// Left edge of the screen, pixels.
    pub camera_x: i32,
    /// Top edge of the screen, pixels.
    pub camera_y: i32,
    /// Centre of the player, pixels.
    pub player_y: i32,
    /// The stage.
    pub stage: u8,
    /// The limits in force.
    pub in_force: Bounds,
    /// The limits wanted in the frame before.
    pub wanted: Bounds,
    /// The level's switches.
    pub switches: &'a [u8],
}

/// The limits that a level wants in a frame, and what else its changes do then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct WantedLimits {
    /// The wanted limits.
    pub bounds: Bounds,
    /// The stage of the next frame, if another one.
    pub next_stage: Option<u8>,
    /// The lower limit at once.
    pub at_once: Option<i32>,
    /// Pixels per frame by which the upper limit moves; 0 at once.
    pub top_speed: u8,
    /// The right limit holds the player on the screen.
    pub is_closed: bool,
    /// A change applies that goes by the limits of the frame before.
    pub remembers: bool,
}

/// The changes of a level's limits, from left to right.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LimitTable {
    /// Limits by camera x, if that alone decides.
    by_x: Box<[(i32, Bounds)]>,
    /// The changes, if some go by more.
    staged: Box<[LimitChange]>,
}

impl LimitTable {
    /// The changes of a level with these bounds.
    pub fn new(bounds: Bounds, changes: &[LimitChange]) -> Self {
        if changes.iter().all(LimitChange::is_by_x_alone) {
            return Self { by_x: bounds.with_changes(changes).into(), staged: Box::default() };
        }
        let bare = |change: &LimitChange| LimitChange { extra: Default::default(), ..change.clone() };
        let mut staged: Box<[LimitChange]> = changes.iter().map(bare).collect();
        staged.sort_by_key(|change| change.from_x);
        Self { by_x: Box::default(), staged }
    }

    /// Whether the camera's x alone decides, so that no stage and no earlier frame counts.
    #[inline]
    pub const fn is_by_x_alone(&self) -> bool {
        self.staged.is_empty()
    }

    /// The limits that are wanted at a camera x, if that alone decides.
    #[inline]
    fn at_x(&self, camera_x: i32, bounds: Bounds) -> Bounds {
        let passed = self.by_x.partition_point(|(from_x, _)| *from_x <= camera_x);
        passed.checked_sub(1).map_or(bounds, |last| self.by_x[last].1)
    }

    /// The limits that are wanted.
    ///
    /// Guide: Camera > Level boundaries
    #[inline]
    pub fn wanted(&self, scene: &LimitScene<'_>) -> WantedLimits {
        if self.is_by_x_alone() {
            return WantedLimits { bounds: self.at_x(scene.camera_x, scene.bounds), ..WantedLimits::default() };
        }
        self.wanted_in_stage(scene)
    }

    #[cold]
    fn wanted_in_stage(&self, scene: &LimitScene<'_>) -> WantedLimits {
        let mut found = WantedLimits { bounds: scene.bounds, ..WantedLimits::default() };
        for change in self.staged.iter().filter(|change| applies(change, scene)) {
            if change.keeps {
                // An upper limit on its way stays where it has come to: the originals have no other one to move to.
                found.bounds = Bounds { top: scene.in_force.top, ..scene.wanted };
            }
            if change.no_return {
                found.bounds.left = scene.camera_x.max(scene.in_force.left);
            }
            if change.top.is_some() {
                found.top_speed = change.top_speed;
            }
            found.bounds = change.over(found.bounds);
            found.at_once = change.at_once.or(found.at_once);
            found.next_stage = change.next_stage.or(found.next_stage);
            found.is_closed |= change.closed;
            found.remembers |= change.keeps || change.no_return || change.top_speed > 0;
        }
        found
    }

    /// The stage in which a play begins that starts at a place: the first one whose limits show the player. `None` if
    /// none does.
    pub fn first_stage_at(&self, scene: &LimitScene<'_>, height: i32) -> Option<u8> {
        let mut stages: Vec<u8> = self.staged.iter().filter_map(|change| change.stage).chain([0]).collect();
        stages.sort_unstable();
        stages.dedup();
        stages.into_iter().find(|stage| {
            let bounds = self.wanted(&LimitScene { stage: *stage, ..*scene }).bounds;
            (bounds.top..bounds.bottom.saturating_add(height)).contains(&scene.player_y)
        })
    }

    /// Whether a change names a stage.
    pub fn has_stage(&self, stage: u8) -> bool {
        stage == 0 || self.staged.iter().any(|change| change.stage == Some(stage))
    }
}

fn applies(change: &LimitChange, scene: &LimitScene<'_>) -> bool {
    let within = |value: i32, from: Option<i32>, to: Option<i32>| {
        from.is_none_or(|from| value >= from) && to.is_none_or(|to| value < to)
    };
    let pressed = |switch: u8| scene.switches.get(usize::from(switch)).is_some_and(|bits| *bits != 0);
    within(scene.camera_x, Some(change.from_x), change.to_x)
        && within(scene.camera_y, change.from_y, change.to_y)
        && within(scene.player_y, change.player_from_y, change.player_to_y)
        && change.stage.is_none_or(|stage| stage == scene.stage)
        && change.switch.is_none_or(pressed)
}
