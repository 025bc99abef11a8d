//! Animations: which one is shown, for how long each image, and how far it is turned.
//!
//! `scripts.rs` holds the lengths and durations; here they are run. The images are numbers within their kind: the painter
//! has a figure of his own.

mod scripts;

use super::frame::Frame;
use super::{Player, Routine};
use crate::angle::Angle;
use crate::ground::Ground;
use crate::input::Buttons;
use crate::project::{FigureAnimation, OwnFigure};
use crate::ruleset::{Animations, Character, Ruleset};
use crate::sensors::{Direction, Ray};
use crate::snapshot::Snapshot;
use scripts::{After, Duration, Script, script, walk_length};
use std::ops::ControlFlow;

/// Runs from this ground speed on, and spins fast.
///
/// Guide: Animations > Animation Rules
const RUN_SPEED: u16 = 0x600;
/// Super Sonic runs from this ground speed on.
///
/// Guide: Animations > Animation Rules
const SUPER_RUN_SPEED: u16 = 0x800;
/// CD's figure of eight from this ground speed on.
///
/// Guide: Animations > Animation Rules
const DASH_SPEED: u16 = 0xA00;
/// Tails' fastest figure from this ground speed on.
///
/// Guide: Animations > Animation Rules
const TAILS_DASH_SPEED: u16 = 0x700;

/// An animation of the player's figure.
///
/// Guide: Animations
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Snapshot)]
#[repr(u8)]
pub enum AnimationKind {
    /// Walking; also the request behind `Run`, `Dash` and `Push`.
    #[default]
    Walk,
    /// Shown for `Walk` at a ground speed of 6 pixels a frame and more.
    Run,
    /// Shown for `Walk` in CD at 10 pixels a frame and more, for Tails from Sonic 2 on at 7.
    Dash,
    /// Shown for `Walk` while pushing.
    Push,
    /// A ball.
    Roll,
    /// Shown for `Roll` at a ground speed of 6 pixels a frame and more.
    RollFast,
    /// Standing.
    Wait,
    /// Sonic 2: the moment between waiting and moving on.
    Blink,
    /// Sonic 2: the same, out of lying down.
    GetUp,
    /// Looking up.
    LookUp,
    /// Looking down.
    Duck,
    /// On an edge; if there are several, facing it and with most of the body on the ground.
    Balance,
    /// On an edge, about to fall.
    BalanceFar,
    /// The edge is behind.
    BalanceBack,
    /// The edge is behind, about to fall.
    BalanceBackFar,
    /// Braking.
    Skid,
    /// Thrown back.
    Hurt,
    /// Dying.
    Death,
    /// Thrown up, by a spring or alike.
    Spring,
    /// Tumbling, on a current of air or thrown about.
    Tumble,
    /// Charging a spin dash.
    SpinDash,
    /// Becoming super or hyper.
    Transform,
    /// Tails flying.
    Fly,
    /// Tails flying, and tired.
    FlyTired,
    /// Knuckles gliding.
    Glide,
    /// Falling out of a glide.
    GlideFall,
    /// Getting up after a fall or a slide.
    GlideLand,
    /// Sliding on the stomach.
    Slide,
    /// Holding on to a wall.
    Climb,
    /// Climbing over the end of a wall.
    Clamber,
    /// Taking a breath from a bubble.
    Breathe,
    /// Drowning.
    Drown,
    /// On a water slide.
    WaterSlide,
    /// Tails swimming.
    Swim,
    /// Tails swimming, and tired.
    SwimTired,
    /// Hanging below Tails, who carries him.
    Carried,
    /// Turning over in the air until he lands, thrown by a diagonal spring.
    Corkscrew,
}

impl AnimationKind {
    /// Every kind, in the order of the enum.
    pub const ALL: &[Self] = &[
        Self::Walk,
        Self::Run,
        Self::Dash,
        Self::Push,
        Self::Roll,
        Self::RollFast,
        Self::Wait,
        Self::Blink,
        Self::GetUp,
        Self::LookUp,
        Self::Duck,
        Self::Balance,
        Self::BalanceFar,
        Self::BalanceBack,
        Self::BalanceBackFar,
        Self::Skid,
        Self::Hurt,
        Self::Death,
        Self::Spring,
        Self::Tumble,
        Self::SpinDash,
        Self::Transform,
        Self::Fly,
        Self::FlyTired,
        Self::Glide,
        Self::GlideFall,
        Self::GlideLand,
        Self::Slide,
        Self::Climb,
        Self::Clamber,
        Self::Breathe,
        Self::Drown,
        Self::WaterSlide,
        Self::Swim,
        Self::SwimTired,
        Self::Carried,
        Self::Corkscrew,
    ];
}

impl AnimationKind {
    /// Returns the name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Walk => "walk",
            Self::Run => "run",
            Self::Dash => "dash",
            Self::Push => "push",
            Self::Roll => "roll",
            Self::RollFast => "roll_fast",
            Self::Wait => "wait",
            Self::Blink => "blink",
            Self::GetUp => "get_up",
            Self::LookUp => "look_up",
            Self::Duck => "duck",
            Self::Balance => "balance",
            Self::BalanceFar => "balance_far",
            Self::BalanceBack => "balance_back",
            Self::BalanceBackFar => "balance_back_far",
            Self::Skid => "skid",
            Self::Hurt => "hurt",
            Self::Death => "death",
            Self::Spring => "spring",
            Self::Tumble => "tumble",
            Self::SpinDash => "spin_dash",
            Self::Transform => "transform",
            Self::Fly => "fly",
            Self::FlyTired => "fly_tired",
            Self::Glide => "glide",
            Self::GlideFall => "glide_fall",
            Self::GlideLand => "glide_land",
            Self::Slide => "slide",
            Self::Climb => "climb",
            Self::Clamber => "clamber",
            Self::Breathe => "breathe",
            Self::Drown => "drown",
            Self::WaterSlide => "water_slide",
            Self::Swim => "swim",
            Self::SwimTired => "swim_tired",
            Self::Carried => "carried",
            Self::Corkscrew => "corkscrew",
        }
    }

    /// Returns the label.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Walk => "Walk",
            Self::Run => "Run",
            Self::Dash => "Dash",
            Self::Push => "Push",
            Self::Roll => "Roll",
            Self::RollFast => "Roll, fast",
            Self::Wait => "Stand and wait",
            Self::Blink => "Stand, after a wait",
            Self::GetUp => "Get up, after a long wait",
            Self::LookUp => "Look up",
            Self::Duck => "Duck",
            Self::Balance => "Balance",
            Self::BalanceFar => "Balance, about to fall",
            Self::BalanceBack => "Balance backwards",
            Self::BalanceBackFar => "Balance backwards, about to fall",
            Self::Skid => "Skid",
            Self::Hurt => "Hurt",
            Self::Death => "Death",
            Self::Spring => "Spring",
            Self::Tumble => "Tumble",
            Self::SpinDash => "Spin dash",
            Self::Transform => "Transform",
            Self::Fly => "Fly",
            Self::FlyTired => "Fly, tired",
            Self::Glide => "Glide",
            Self::GlideFall => "Fall out of a glide",
            Self::GlideLand => "Get up after a glide",
            Self::Slide => "Slide on the stomach",
            Self::Climb => "Climb",
            Self::Clamber => "Climb over the end of a wall",
            Self::Breathe => "Breathe a bubble",
            Self::Drown => "Drown",
            Self::WaterSlide => "Water slide",
            Self::Swim => "Swim",
            Self::SwimTired => "Swim, tired",
            Self::Carried => "Carried",
            Self::Corkscrew => "Corkscrew",
        }
    }

    /// Returns the animation whose images stand in for this one where a figure has none of its own; `None` for
    /// waiting, in which all of them end.
    pub const fn stand_in(self) -> Option<Self> {
        Some(match self {
            Self::Wait => return None,
            Self::Run | Self::Push | Self::Climb | Self::Fly | Self::Skid => Self::Walk,
            Self::Dash => Self::Run,
            Self::RollFast | Self::SpinDash | Self::Tumble | Self::Spring | Self::Glide => Self::Roll,
            Self::Corkscrew => Self::Tumble,
            Self::BalanceFar | Self::BalanceBack => Self::Balance,
            Self::BalanceBackFar => Self::BalanceBack,
            Self::Death | Self::Drown | Self::GlideFall => Self::Hurt,
            Self::FlyTired | Self::Swim => Self::Fly,
            Self::SwimTired => Self::Swim,
            Self::Slide | Self::GlideLand | Self::WaterSlide => Self::Duck,
            Self::Clamber => Self::Climb,
            Self::Walk
            | Self::Roll
            | Self::Blink
            | Self::GetUp
            | Self::LookUp
            | Self::Duck
            | Self::Balance
            | Self::Hurt
            | Self::Transform
            | Self::Breathe
            | Self::Carried => Self::Wait,
        })
    }

    /// Returns the animation of a figure that stands for this one: its own, or the nearest stand-in with cells.
    pub fn in_figure(self, figure: &OwnFigure) -> Option<&FigureAnimation> {
        let all = std::iter::successors(Some(self), |kind| kind.stand_in());
        all.filter_map(|kind| figure.animations.get(kind.name())).find(|animation| !animation.cells.is_empty())
    }

    /// On an edge.
    pub const fn balances(self) -> bool {
        matches!(self, Self::Balance | Self::BalanceFar | Self::BalanceBack | Self::BalanceBackFar)
    }
}

/// The running animation. Written by the player's step, read by the painter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Snapshot)]
pub struct Animation {
    /// The animation that the rules asked for.
    pub requested: AnimationKind,
    /// The animation that is shown.
    pub kind: AnimationKind,
    /// The image of `kind` that is shown, from 0.
    pub image: u8,
    /// By how much the image is turned on the screen, clockwise, in eighths of a turn.
    pub rotation: Angle,
    /// The request whose script is running.
    pub running: AnimationKind,
    /// The script starts over in the next frame.
    pub restarts: bool,
    /// Position of the next image in the script.
    pub position: u8,
    /// Frames for which the image still stays.
    pub timer: i8,
}

impl Animation {
    /// Asks for an animation; it goes on if it is running already.
    pub fn request(&mut self, kind: AnimationKind) {
        self.requested = kind;
    }

    /// The script starts over with the next frame.
    pub(super) fn restart(&mut self) {
        self.restarts = true;
    }

    /// Shows the image that is due and moves on; `None` if the script hands over to another one instead.
    fn advance(&mut self, script: &Script) {
        if self.position >= script.length {
            match script.after {
                After::Restart => self.position = 0,
                After::Back(images) => self.position = script.length.saturating_sub(images),
                After::Switch(kind) => {
                    self.requested = kind;
                    return;
                }
            }
        }
        self.image = script.image(self.position);
        self.position = self.position.saturating_add(1);
    }
}

/// Returns the number of images of an animation: the greatest [`Animation::image`] and one. Of waiting and its parts, 9.
pub fn images(kind: AnimationKind, rules: &Ruleset, character: Character) -> u8 {
    let script = script(kind, rules, character);
    if kind == AnimationKind::Wait { 9 } else { script.length }
}

impl Player {
    /// Shows him as a ball from now on, as one who has been it for a while.
    pub(crate) fn show_ball(&mut self) {
        self.animation.request(AnimationKind::Roll);
        (self.animation.running, self.animation.kind) = (AnimationKind::Roll, AnimationKind::Roll);
    }

    /// Shows him waiting, for so long that it takes a moment to get going, or so long that he is lying down.
    ///
    /// Guide: Animations > Idle
    pub(crate) fn show_long_wait(&mut self, lies: bool) {
        self.animation.request(AnimationKind::Wait);
        (self.animation.running, self.animation.kind) = (AnimationKind::Wait, AnimationKind::Wait);
        self.animation.position = if lies { scripts::LIES_DOWN } else { scripts::WAITED };
    }

    /// The walk starts over after any animation, as when he lets go of an object.
    pub(crate) fn show_walk_anew(&mut self) {
        self.animation.request(AnimationKind::Walk);
        self.animation.restart();
    }

    /// Chooses what is shown, and runs its script.
    ///
    /// Guide: Animations > Variable Speed Animation Timings
    pub(super) fn animate(&mut self, rules: &Ruleset) {
        self.stop_rising_in_cd(rules);
        let animation = &mut self.animation;
        if animation.requested != animation.running || animation.restarts {
            animation.running = animation.requested;
            animation.restarts = false;
            animation.position = 0;
            animation.timer = 0;
            if rules.animation_ends_push {
                self.pushing = false;
            }
        }
        let walks = self.animation.running == AnimationKind::Walk;
        if walks && !self.pushing && matches!(rules.animations, Animations::Sonic2 | Animations::Sonic3) {
            self.show_walk(rules);
            return;
        }
        self.animation.timer = self.animation.timer.wrapping_sub(1);
        if self.animation.timer >= 0 {
            return;
        }
        let kind = self.shown(rules);
        let script = script(kind, rules, self.character);
        self.animation.kind = kind;
        self.animation.timer = self.duration(script.duration, rules);
        self.animation.rotation = if matches!(kind, AnimationKind::Walk | AnimationKind::Run | AnimationKind::Dash) {
            self.rotation(rules)
        } else {
            Angle::FLOOR
        };
        self.animation.advance(&script);
    }

    /// Walking and running of Sonic 2, 3 and 3&K: shows first and moves on afterwards, so that the first image lasts one
    /// frame; turns in every frame.
    ///
    /// Guide: Animations > Variable Speed Animation Timings
    fn show_walk(&mut self, rules: &Ruleset) {
        let kind = self.shown(rules);
        self.animation.kind = kind;
        self.animation.rotation = self.rotation(rules);
        if self.animation.position >= walk_length(kind, rules, self.character) {
            self.animation.position = 0;
        }
        self.animation.image = self.animation.position;
        self.animation.timer = self.animation.timer.wrapping_sub(1);
        if self.animation.timer < 0 {
            self.animation.timer = self.duration(Duration::Walk, rules);
            self.animation.position = self.animation.position.saturating_add(1);
        }
    }

    /// The animation in whose images the running one is shown at this speed.
    ///
    /// Guide: Animations > Animation Rules
    fn shown(&self, rules: &Ruleset) -> AnimationKind {
        match self.animation.running {
            AnimationKind::Walk if self.pushing => AnimationKind::Push,
            AnimationKind::Walk => {
                let speed = self.walk_speed(rules);
                match speed {
                    _ if speed >= self.dash_speed(rules) => AnimationKind::Dash,
                    _ if speed >= self.run_speed() => AnimationKind::Run,
                    _ => AnimationKind::Walk,
                }
            }
            AnimationKind::Roll if self.ground_speed.magnitude() >= RUN_SPEED => AnimationKind::RollFast,
            running => running,
        }
    }

    /// The speed that walking and running are shown at: on a slide of the later games, twice that on the ground.
    ///
    /// Guide: Animations > Variable Speed Animation Timings
    fn walk_speed(&self, rules: &Ruleset) -> u16 {
        let doubled = self.flow.slides && matches!(rules.animations, Animations::Sonic2 | Animations::Sonic3);
        self.ground_speed.magnitude().saturating_mul(if doubled { 2 } else { 1 })
    }

    /// The ground speed from which he is shown running.
    ///
    /// Guide: Animations > Animation Rules
    fn run_speed(&self) -> u16 {
        let is_super = self.character == Character::Sonic && self.form.is_super();
        if is_super { SUPER_RUN_SPEED } else { RUN_SPEED }
    }

    /// The ground speed from which the fastest figure is shown; none has 0xFFFF.
    ///
    /// Guide: Animations > Animation Rules
    const fn dash_speed(&self, rules: &Ruleset) -> u16 {
        match (rules.animations, self.character) {
            (Animations::SonicCd, _) => DASH_SPEED,
            (Animations::Sonic2 | Animations::Sonic3, Character::Tails) => TAILS_DASH_SPEED,
            _ => u16::MAX,
        }
    }

    /// CD: a falling player who is not a ball is shown walking, so that the spring's figure ends with the rise.
    ///
    /// Guide: Animations > Spring Animation
    fn stop_rising_in_cd(&mut self, rules: &Ruleset) {
        let falls = self.airborne && self.y_speed.0 >= 0 && self.routine == Routine::Normal;
        if rules.animations == Animations::SonicCd && falls && !self.counts_as_ball() {
            self.animation.request(AnimationKind::Walk);
        }
    }

    fn duration(&self, duration: Duration, rules: &Ruleset) -> i8 {
        let speed = self.ground_speed.magnitude();
        match duration {
            Duration::Fixed(frames) => frames,
            Duration::Turns => 4 + (self.animation.position & 1) as i8,
            Duration::Walk => animation_duration(self.walk_speed(rules), 0x800, 8),
            Duration::Ball => animation_duration(speed, 0x400, 8),
            Duration::Push => animation_duration(speed, 0x800, 6),
        }
    }

    /// By how much a walking figure is turned: the ground's angle to the nearest eighth of a turn.
    ///
    /// Guide: Animations > Animation Rules
    fn rotation(&self, rules: &Ruleset) -> Angle {
        let mut angle = self.ground_angle.0;
        if matches!(rules.animations, Animations::Sonic2 | Animations::Sonic3) && (0x01..0x80).contains(&angle) {
            angle -= 1;
        }
        // The originals turn the picture of a player facing left, and mirror it for one facing right.
        let angle = if self.faces_left { angle } else { !angle };
        let turned = angle.wrapping_add(0x10) & 0xE0;
        Angle(if self.faces_left { turned } else { turned.wrapping_neg() })
    }

    /// Sonic 2: once he has waited for some seconds, Sonic does nothing in the frames that bring him back.
    ///
    /// Guide: Animations > Idle
    pub(super) fn hold_while_waiting<T>(&mut self, frame: &Frame<'_, T>) -> ControlFlow<()> {
        if !self.is_held_by_waiting(frame.rules) || frame.input.pressed.jumps() {
            return ControlFlow::Continue(());
        }
        let animation = &mut self.animation;
        if animation.requested == AnimationKind::Wait && frame.input.held != Buttons::NONE {
            let lies = animation.position >= scripts::LIES_DOWN;
            animation.request(if lies { AnimationKind::GetUp } else { AnimationKind::Blink });
        }
        ControlFlow::Break(())
    }

    /// Sonic 2: he has waited so long that a frame on the ground does nothing, not even look for the ground.
    ///
    /// Guide: Animations > Idle
    pub fn is_held_by_waiting(&self, rules: &Ruleset) -> bool {
        let animation = &self.animation;
        rules.waiting_holds
            && rules.animations == Animations::Sonic2
            && self.character == Character::Sonic
            && !self.airborne
            && !self.rolling
            && match animation.requested {
                AnimationKind::Blink | AnimationKind::GetUp => true,
                AnimationKind::Wait => animation.position >= scripts::WAITED,
                _ => false,
            }
    }

    /// An edit ends the waiting of a player who has not the same ground under his feet any more.
    pub(crate) fn follow_edit(&mut self, ground: &Ground) {
        if !self.is_held_by_waiting(&ground.ruleset) || self.on_object {
            return;
        }
        let (x, y) = (self.x.px(), self.y.px().wrapping_add(self.height_radius.into()));
        let foot = |aside: i32| Ray::ground(x.wrapping_add(aside), y, Direction::Down);
        let width = i32::from(self.width_radius);
        let distance = [width, -width].map(|aside| ground.cast(foot(aside), self.layer).distance).into_iter().min();
        if distance != Some(0) {
            self.show_walk_anew();
        }
    }
}

/// Duration byte of an image at a speed on the ground: the faster, the shorter. It stays for one frame more.
///
/// `full` is the speed from which every image lasts one frame, `shift` scales the rest.
///
/// Guide: Animations > Variable Speed Animation Timings
pub const fn animation_duration(speed: u16, full: u16, shift: u32) -> i8 {
    (full.saturating_sub(speed) >> shift) as i8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::snapshot::SnapshotReader;

    #[test]
    fn the_list_holds_every_kind() {
        let kinds = (0..=u8::MAX).filter_map(|byte| AnimationKind::read(&mut SnapshotReader::new(&[byte])).ok());
        assert!(kinds.eq(AnimationKind::ALL.iter().copied()));
    }

    #[test]
    fn names_differ_and_stand_ins_end_in_waiting() {
        for (n, kind) in AnimationKind::ALL.iter().enumerate() {
            assert!(AnimationKind::ALL[..n].iter().all(|other| other.name() != kind.name()), "{}", kind.name());
            let last = std::iter::successors(Some(*kind), |kind| kind.stand_in()).take(AnimationKind::ALL.len()).last();
            assert_eq!(last, Some(AnimationKind::Wait), "{}", kind.name());
        }
        let cells = |cells: &[u8]| FigureAnimation { cells: cells.to_vec(), ..FigureAnimation::default() };
        let animations = [("walk".to_owned(), cells(&[1])), ("run".to_owned(), cells(&[]))].into();
        let figure = OwnFigure { animations, ..OwnFigure::default() };
        let shown = |kind: AnimationKind| kind.in_figure(&figure).map(|of| of.cells.clone());
        assert_eq!(shown(AnimationKind::Dash), Some(vec![1]), "an animation without cells stands for nothing");
        assert_eq!(shown(AnimationKind::Wait), None);
    }
}
