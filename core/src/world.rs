//! Main Game Loop: one frame, in the originals' order.

mod snapshot;

pub use crate::snapshot::SnapshotError;

use crate::camera::{Camera, KeptLimits, Screen, Subject};
use crate::input::{Buttons, Input, Pads};
use crate::level::Level;
use crate::objects::common::{Act, Score};
use crate::objects::{EditedObjects, InLevel, ObjectFrame, Objects, Scene, Tally};
use crate::player::frame::{CameraLag, Frame};
use crate::player::partner::{self, Partner};
use crate::player::{Player, Routine};
use crate::project::{Start, StartState};
use crate::tiles::TileLayer;
use crate::trace::{Event, NoTrace, Observer, StateChange, Trace, Who};
use crate::units::{Speed, Sub};
use crate::water::{Shore, Water};

/// Everything that changes while a level is played, as plain data: a clone is a snapshot.
///
/// It belongs to no level: each step is given one, which may have been edited since the last ([`World::follow`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World {
    /// Frames stepped.
    pub frame: u32,
    /// The player.
    pub player: Player,
    /// The second player, if one comes along.
    pub partner: Option<Box<Partner>>,
    /// The camera, and with it the part of the level on the screen.
    pub camera: Camera,
    /// The objects near the camera.
    pub objects: Objects,
    /// The player's centre was inside of the level's goal in some frame.
    pub goal_reached: bool,
    /// The water, if there is any.
    pub water: Option<Water>,
}

impl World {
    /// A world at the level's start, on the originals' screen.
    pub fn new(level: &Level) -> Self {
        Self::at(level, &level.start)
    }

    /// A world at a start of one's own choice, on the originals' screen.
    pub fn at(level: &Level, start: &Start) -> Self {
        Self::on_screen(level, start, Screen::ORIGINAL)
    }

    /// A world on a screen of another size. The size changes what the camera does and with it where objects exist.
    pub fn on_screen(level: &Level, start: &Start, screen: Screen) -> Self {
        Self::after(level, start, screen, KeptLimits::default())
    }

    /// A world that begins, or begins again with the limits that its last checkpoint keeps.
    fn after(level: &Level, start: &Start, screen: Screen, kept: KeptLimits) -> Self {
        let player = Player::new(start, &level.ruleset);
        let camera = Camera::after(level, screen, (player.x.px(), player.y.px()), kept);
        let mut objects = Objects::new(level, &camera);
        objects.common.tally.rings = start.state.rings;
        let partner = start.partner.map(|character| Box::new(Partner::beside(start, character, &level.ruleset)));
        let water = level.water.map(|y| Water::at_start(y, &start.state));
        Self { frame: 0, player, partner, camera, objects, goal_reached: false, water }
    }

    /// Becomes another world of the same level, in its own memory: a clone that asks for none once it has been used.
    ///
    /// What searches from a world in many ways goes on from it with this.
    pub fn copy_from(&mut self, other: &Self) {
        // No `..` here: a new field has to be thought of.
        let Self { frame, player, partner, camera, objects, goal_reached, water } = other;
        (self.frame, self.goal_reached, self.water) = (*frame, *goal_reached, *water);
        self.player.clone_from(player);
        match (&mut self.partner, partner) {
            (Some(own), Some(partner)) => (**own).clone_from(partner),
            (own, partner) => own.clone_from(partner),
        }
        self.camera.clone_from(camera);
        self.objects.copy_from(objects);
    }

    /// The same world in a level whose objects were edited; `None` if one that was edited exists in it.
    ///
    /// It goes on as the earlier one does in the earlier level, as long as its [`Objects::window`] meets nothing that was
    /// edited.
    pub fn moved_to(&self, edited: &EditedObjects) -> Option<Self> {
        Some(Self { objects: self.objects.moved_to(edited)?, ..self.clone() })
    }

    /// Bytes that a clone of it takes, about.
    pub fn bytes(&self) -> usize {
        let partner = self.partner.as_ref().map_or(0, |_| size_of::<Partner>());
        size_of::<Self>() + partner + self.objects.bytes()
    }

    /// One frame: the player, his partner, then objects in slot order, then the camera. Never panics and allocates
    /// nothing, with any level and any place of the player.
    ///
    /// Guide: Main Game Loop
    pub fn step<T: Trace>(&mut self, level: &Level, pads: impl Into<Pads>, trace: &mut T) {
        if T::ENABLED {
            self.step_observed(level, pads.into(), trace);
        } else {
            self.step_unobserved(level, pads.into());
        }
    }

    /// The step for all observers. It is compiled in this crate, like its sibling: a crate that named observers of its
    /// own would compile the step again whenever a line of a kind changes.
    #[inline(never)]
    fn step_observed(&mut self, level: &Level, pads: Pads, mut observer: &mut dyn Observer) {
        self.step_as(level, pads, &mut observer);
    }

    #[inline(never)]
    fn step_unobserved(&mut self, level: &Level, pads: Pads) {
        self.step_as(level, pads, &mut NoTrace);
    }

    fn step_as<T: Trace>(&mut self, level: &Level, mut pads: Pads, trace: &mut T) {
        let input = pads.first;
        self.frame = self.frame.wrapping_add(1);
        self.camera.shake = self.camera.shake.saturating_sub(1);
        let before = T::ENABLED.then(|| (self.player.clone(), self.goal_reached, Score::of(&self.objects.common)));
        let partner_before = self.partner.as_ref().filter(|_| T::ENABLED).map(|partner| partner.player.clone());
        let has_areas = level.objects().has_areas();
        if has_areas && !level.ruleset.areas_act_last {
            let is_flooded = self.is_flooded();
            Objects::carry(level, &mut self.player, input, is_flooded);
        }
        self.step_water(level);
        self.step_player(level, input, trace);
        if self.partner.is_some() {
            trace.player(Who::Second);
            pads.second = self.step_partner(level, pads, trace);
            trace.player(Who::First);
        }
        self.step_breath(level, true);
        self.step_objects(level, pads, trace);
        self.step_breath(level, false);
        if self.objects.common.tally.act != Act::Runs {
            self.goal_reached = true;
            self.camera.stay_at_right_end();
        }
        self.camera.closed = self.objects.common.arena.map(|arena| [arena.left, arena.right]);
        self.check_goal(level);
        self.step_camera(level);
        self.objects.after_camera(level, &self.camera, &self.player);
        if has_areas && level.ruleset.areas_act_last {
            self.carry_last(level, pads);
        }
        if let Some((player, goal_reached, score)) = before {
            self.player.changes_since(&player, |change| trace.state(change));
            self.player.events_since(&player, |event| trace.event(event));
            let is_hurt = self.player.routine == Routine::Hurt && player.routine != Routine::Hurt;
            Score::of(&self.objects.common).events_since(&score, is_hurt, |event| trace.event(event));
            if self.goal_reached && !goal_reached {
                trace.state(StateChange::ReachedGoal);
                trace.event(Event::GoalReached);
            }
        }
        if let Some((partner, before)) = self.partner.as_ref().zip(partner_before) {
            trace.player(Who::Second);
            partner.player.changes_since(&before, |change| trace.state(change));
            trace.player(Who::First);
        }
    }

    /// Runs the steps that the originals prepare before the first frame of a level: the water moves once, player and objects
    /// run without input as often as the ruleset says; camera, oscillators, clock and frame counter do not.
    ///
    /// Guide: Main Game Loop
    pub fn prepare(&mut self, level: &Level) {
        self.step_water(level);
        for _ in 0..level.ruleset.prepared_steps {
            if level.ruleset.prepared_player {
                self.step_player(level, Input::default(), &mut NoTrace);
            }
            self.step_objects(level, Pads::default(), &mut NoTrace);
        }
    }

    /// Lets areas carry both players at the end of a frame.
    ///
    /// Guide: Main Game Loop
    #[cold]
    fn carry_last(&mut self, level: &Level, pads: Pads) {
        let is_flooded = self.is_flooded();
        Objects::carry(level, &mut self.player, pads.first, is_flooded);
        if let Some(partner) = &mut self.partner {
            let held = Input { held: Buttons(partner.player.flow.held), ..pads.second };
            Objects::carry(level, &mut partner.player, held, is_flooded);
        }
    }

    /// The whole screen is under water.
    fn is_flooded(&self) -> bool {
        self.water.is_some_and(|water| water.surface < self.camera.y)
    }

    /// The water, by what the camera showed at the end of the last frame.
    ///
    /// Guide: States > Underwater
    #[inline]
    fn step_water(&mut self, level: &Level) {
        let Self { player, camera, objects, water, .. } = self;
        let Some(water) = water else { return };
        water.keep(objects.common.tally.checkpoint);
        let shore = Shore {
            camera_x: camera.x,
            player_y: player.y.px(),
            waits: !matches!(player.routine, Routine::Normal | Routine::Hurt),
            swell: objects.common.oscillator(0) >> 1,
            switches: &mut objects.common.switches,
        };
        water.step(&level.tide, shore);
    }

    /// The player's air, before or after the objects.
    ///
    /// Guide: States > Underwater
    #[inline]
    fn step_breath(&mut self, level: &Level, before_objects: bool) {
        let Self { player, partner, objects, water, .. } = self;
        if water.is_some() && level.ruleset.air_before_objects == before_objects {
            objects.step_breath((player, Who::First), level, self.frame);
            if let Some(partner) = partner {
                objects.step_breath((&mut partner.player, Who::Second), level, self.frame);
            }
        }
    }

    /// The player's own frame.
    ///
    /// Guide: Main Game Loop
    fn step_player<T: Trace>(&mut self, level: &Level, input: Input, trace: &mut T) {
        let mut frame = Frame {
            ground: level,
            rules: &level.ruleset,
            input: self.input_in_force(input),
            number: self.frame,
            limits: self.camera.player_limits(&level.ruleset),
            view: self.camera.view(),
            footing: self.objects.footing(&self.player),
            objects: &mut InLevel { objects: &mut self.objects, level },
            trace,
            camera_lag: CameraLag::Unchanged,
            quakes: false,
            water: self.water.as_mut(),
            carries: false,
            trail: self.partner.as_deref_mut().map(|partner| &mut partner.trail),
        };
        self.player.step(&mut frame);
        match frame.camera_lag {
            CameraLag::Unchanged => {}
            CameraLag::Behind(frames) => self.camera.lag_behind(frames),
            CameraLag::Frozen(frames) => self.camera.freeze(frames),
            CameraLag::From(x, y) => self.camera.lag_from(x, y),
        }
        if frame.quakes {
            self.camera.quake();
        }
        self.camera.record(self.player.x, self.player.y);
    }

    /// The partner's own frame. Returns the buttons that he went by.
    ///
    /// Guide: Player 2 > Player 2 CPU
    #[cold]
    fn step_partner<T: Trace>(&mut self, level: &Level, pads: Pads, trace: &mut T) -> Input {
        let pad = pads.second;
        let Self { frame, player: leader, partner, camera, objects, water, .. } = self;
        let Some(partner) = partner else { return pad };
        if level.objects().has_areas() && !level.ruleset.areas_act_last {
            let is_flooded = water.is_some_and(|water| water.surface < camera.y);
            let held = Input { held: Buttons(partner.player.flow.held), ..pad };
            Objects::carry(level, &mut partner.player, held, is_flooded);
        }
        let view = camera.view();
        let surface = water.map(|water| water.surface);
        let footing = objects.slots.get(partner.player.stands_in).map_or(0, |object| object.state.kind() as u16 + 1);
        let rules = &level.ruleset;
        let input = partner.think(&partner::Scene { leader, pad, rules, number: *frame, view, surface, footing });
        partner.player.flow.held = input.held.0;
        let mut frame = Frame {
            ground: level,
            rules,
            input,
            number: *frame,
            limits: camera.player_limits(rules),
            view,
            footing: objects.footing(&partner.player),
            objects: &mut InLevel { objects, level },
            trace,
            camera_lag: CameraLag::Unchanged,
            quakes: false,
            water: water.as_mut(),
            carries: partner.carry.holds,
            trail: None,
        };
        let flew = partner.flies();
        partner.player.step(&mut frame);
        partner.carry(flew, leader, pads.first, &mut frame);
        let quakes = frame.quakes;
        partner.come_back(rules);
        if quakes {
            camera.quake();
        }
        input
    }

    /// The buttons that count: those that an object holds down, or else the real ones.
    #[inline]
    fn input_in_force(&self, input: Input) -> Input {
        self.player.grip.input.map_or(input, |forced| Input::after(forced.held, forced.held))
    }

    /// Makes the objects around the camera anew, as if it had always been here. Rings and points stay.
    pub(crate) fn gather_objects(&mut self, level: &Level) {
        let tally = self.objects.common.tally;
        self.objects = Objects::new(level, &self.camera);
        self.objects.common.tally = tally;
    }

    /// Steps all objects, in slot order.
    ///
    /// Guide: Main Game Loop
    #[inline]
    fn step_objects<T: Trace>(&mut self, level: &Level, pads: Pads, trace: &mut T) {
        let Self { frame, player, partner, camera, objects, water, .. } = self;
        let partner = partner.as_deref_mut().map(|partner| &mut partner.player);
        let (view, limits, wanted) = (camera.view(), camera.limits, camera.wanted);
        let surface = water.map(|water| water.surface);
        let scene = Scene { input: pads.first, second: pads.second, view, limits, wanted, frame: *frame, surface };
        objects.step(ObjectFrame { level, scene, player, partner, trace });
    }

    /// The camera follows the player, and takes him along when it goes round.
    ///
    /// Guide: Camera > Level boundaries
    fn step_camera(&mut self, level: &Level) {
        if !matches!(self.player.routine, Routine::Normal | Routine::Hurt) {
            return;
        }
        self.camera.keep_limits(self.objects.common.tally.checkpoint);
        let passed = self.camera.step(level, subject(&self.player, &self.objects.common.switches));
        if let Some(height) = passed.filter(|_| level.ruleset.camera_wraps_player) {
            self.player.go_round(height);
        }
    }

    #[inline]
    fn check_goal(&mut self, level: &Level) {
        let Some(goal) = level.goal else { return };
        let (x, y) = (self.player.x.px().wrapping_sub(goal.x), self.player.y.px().wrapping_sub(goal.y));
        let inside = (0..goal.width).contains(&x) && (0..goal.height).contains(&y);
        self.goal_reached |= inside && self.player.routine == Routine::Normal;
    }

    /// Goes on in a level that was edited: what depends on its parts is found again. May allocate.
    pub fn follow(&mut self, level: &Level) {
        self.camera.follow(level, subject(&self.player, &self.objects.common.switches));
        Water::follow(&mut self.water, level.water);
        let has_water = self.water.is_some();
        for player in
            [&mut self.player].into_iter().chain(self.partner.as_deref_mut().map(|partner| &mut partner.player))
        {
            player.dry_up(&level.ruleset, has_water);
            player.follow_constants(&level.ruleset);
            player.follow_edit(level);
        }
        let partner = self.partner.as_deref_mut().map(|partner| &mut partner.player);
        self.objects.follow(level, &self.camera, [Some(&mut self.player), partner]);
        if self.objects.common.tally.act == Act::Runs {
            self.camera.leave_right_end();
        }
    }

    /// Puts the player so many pixels higher, for an edit of the level would bury him. What he fell with is lost.
    pub fn lift_player(&mut self, pixels: i32) {
        let player = &mut self.player;
        player.y = Sub(player.y.0.saturating_sub(pixels.saturating_mul(256)));
        player.y_speed = player.y_speed.min(Speed(0));
    }

    /// Begins again, at the last checkpoint or else at the level's start, as after a death: the same character,
    /// without timers, and but for what the level's start gives standing, without rings or shield; all objects are back, switches are open, oscillators as at the start.
    ///
    /// Kept are the frame count, score, emeralds and lives won, and with a checkpoint its number, its place and the clock. Allocates.
    ///
    /// Guide: States > Getting Hit > Dying
    pub fn restart(&mut self, level: &Level) {
        let Tally { score, lives, checkpoint, return_to, returns_on_b, return_time, .. } = self.objects.common.tally;
        let emeralds = self.player.emeralds;
        let partner = self.partner.as_ref().map(|partner| partner.player.character);
        let mut start = Start { character: self.player.character, partner, ..level.start };
        let mut tally = Tally { score, lives, rings: start.state.rings, ..Tally::default() };
        if checkpoint > 0 {
            [start.x, start.y] = return_to;
            start.state = StartState::default();
            start.layer = if returns_on_b { TileLayer::B } else { TileLayer::A };
            // A frame before the whole second.
            let time = (return_time / 60 * 60).saturating_sub(1);
            tally = Tally { time, checkpoint, return_to, returns_on_b, return_time, rings: 0, ..tally };
        }
        let kept = self.water;
        let limits = if checkpoint > 0 { self.camera.limit_state.kept } else { KeptLimits::default() };
        *self = Self { frame: self.frame, ..Self::after(level, &start, self.camera.screen, limits) };
        if let Some((water, kept)) = self.water.as_mut().zip(kept) {
            water.go_on_from(kept);
        }
        self.player.emeralds = emeralds;
        self.objects.common.tally = tally;
    }

    /// The player died and the time to restart has come.
    ///
    /// Guide: States > Getting Hit > Dying
    pub fn is_over(&self) -> bool {
        self.player.routine == Routine::Dead && self.player.restart_timer == 0
    }
}

fn subject<'a>(player: &Player, switches: &'a [u8]) -> Subject<'a> {
    Subject {
        x: player.x,
        y: player.y,
        rolling: player.rolling,
        airborne: player.airborne,
        ground_speed: player.ground_speed,
        look_bias: player.look_bias.into(),
        switches,
    }
}
