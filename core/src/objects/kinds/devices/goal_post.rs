//! Goal posts (signposts): what ends a level.

use crate::direction::Direction;
use crate::input::Buttons;
use crate::objects::Engine;
use crate::objects::common::Act;
use crate::objects::kind::HALF_SCREEN;
use crate::objects::parameters::parameters;
use crate::objects::{Around, Body, Fate, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::player::Routine;
use crate::sensors::Ray;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::{Speed, Sub};
use crate::value::ChoiceInfo;

/// Pixels right of its centre where the player sets it off.
///
/// Guide: Game Objects > Signposts
const REACH: i32 = 32;
/// Frames of a spin, and how many there are. The first one lasts a single frame.
///
/// Guide: Game Objects > Signposts
const SPIN: u8 = 61;
const FIRST_SPIN: u8 = 1;
const SPINS: u8 = 3;
/// Pixels right of the camera's right limit where the act is over.
///
/// Guide: Game Objects > Signposts
const EXIT: i32 = 0x128;
/// Of a post that falls from the sky.
///
/// Guide: Game Objects > Signposts
const GRAVITY: i16 = 0x0C;
const THROW: i16 = -0x200;
const PAUSE: u8 = 32;
const RESULTS: u8 = 64;
const THROW_POINTS: u32 = 100;
/// Its half height when it looks for the floor.
const HALF_HEIGHT: i32 = 24;

const FORMS: &[ChoiceInfo] =
    &[ChoiceInfo { name: "stands", label: "Stands" }, ChoiceInfo { name: "falls", label: "Falls from the sky" }];

parameters! {
    /// Parameters of a goal post.
    pub struct Parameters {
        form "Form" = Choice(FORMS), 0, "It spins in place when the player passes it, or falls from the top of the screen when he arrives and can be thrown up again and again by jumping into it.";
    }
}

/// A phase of the goal post.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Phase {
    /// Waits for the player.
    #[default]
    Waits,
    /// Spins on its foot.
    Spins,
    /// Falls.
    Falls,
    /// Came to rest; the results are near.
    Rests,
    /// The player runs off to the right.
    Leaves,
    /// The end.
    Done,
    /// A hidden monitor throws it up again.
    Bounces,
}

/// A goal post.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct GoalPost {
    /// The present phase.
    phase: Phase,
    /// Frames left of it.
    timer: u8,
    /// Spins left.
    spins: u8,
    /// Frames before it can be thrown again.
    pause: u8,
}

impl Kind for GoalPost {
    const INFO: KindInfo = KindInfo {
        name: "goal_post",
        title: "Goal post",
        group: Group::Devices,
        help: "Ends the level. When the player passes it the clock stops, the camera stays at the level's right end, \
               the post spins, and he runs off to the right. It belongs in the last screen of a level.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x0D), (Engine::Sonic2, 0x0D)],
    };
    const RESTS: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        body.half_width = 24;
        body.half_height = HALF_HEIGHT as u16;
        Self::default()
    }

    /// Guide: Game Objects > Signposts
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        match self.phase {
            Phase::Waits => self.wait(body, around),
            Phase::Spins => self.spin(body),
            Phase::Falls => self.fall(body, around),
            Phase::Rests => {
                self.timer = self.timer.saturating_sub(1);
                if self.timer == 0 {
                    self.phase = Phase::Done;
                    around.common.tally.act = Act::Over;
                }
            }
            Phase::Bounces => {
                (self.phase, self.pause) = (Phase::Falls, PAUSE);
                body.y_speed = Speed(THROW);
            }
            Phase::Leaves => leave(&mut self.phase, around),
            Phase::Done => {}
        }
    }

    fn areas(&self, body: &Body, _setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        if self.phase == Phase::Waits {
            add([body.x.px(), body.y.px() - HALF_SCREEN, body.x.px() + REACH - 1, body.y.px() + HALF_SCREEN]);
        }
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        pen.rect(-2, 8, 4, 16, Ink::Wood);
        pen.rect(-2, 8, 1, 16, Ink::WoodLight);
        let half = [22, 15, 2, 15][usize::from(body.picture / 2 % 4)];
        pen.rect(-half, -22, 2 * half, 30, Ink::GoldDark);
        pen.rect(-half + 1, -21, 2 * half - 2, 27, Ink::Gold);
        if half > 12 {
            // A flag after the player has arrived, an arrow before.
            let ink = if self.phase == Phase::Waits { Ink::Blue } else { Ink::Leaf };
            pen.polygon(&[(-half + 6, -14), (half - 6, -7), (-half + 6, 0)], ink);
        }
    }
}

impl GoalPost {
    /// Returns true if it fell from the sky and is on the ground.
    pub(in crate::objects::kinds) fn has_landed(&self) -> bool {
        self.phase == Phase::Rests
    }

    /// Something under it throws it up again.
    pub(in crate::objects::kinds) fn bounce(&mut self) {
        self.phase = Phase::Bounces;
    }

    fn wait<T>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let (past, _) = around.to_player(body);
        if !(0..REACH).contains(&past) || around.player.routine != Routine::Normal {
            return;
        }
        around.common.pass_act(around.slot);
        body.fate = Fate::StaysFarAway;
        if Parameters::of(around.values).form == 0 {
            (self.phase, self.timer, self.spins) = (Phase::Spins, FIRST_SPIN, SPINS);
        } else {
            self.phase = Phase::Falls;
            body.y = Sub::from_px(around.view.y.wrapping_sub(32));
        }
    }

    fn spin(&mut self, body: &mut Body) {
        body.picture = body.picture.wrapping_add(1);
        self.timer -= 1;
        if self.timer == 0 {
            self.spins -= 1;
            self.timer = SPIN;
            if self.spins == 0 {
                body.picture = 0;
                self.phase = Phase::Leaves;
            }
        }
    }

    /// Falls, is thrown up from below by a ball, comes back from the sides of the screen and lands.
    ///
    /// Guide: Game Objects > Signposts
    fn fall<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        self.pause = self.pause.saturating_sub(1);
        body.picture = body.picture.wrapping_add(1);
        self.throw(body, around);
        body.fall(GRAVITY);
        let from_edge = body.x.px().wrapping_sub(around.view.x);
        if body.x_speed.0 < 0 && from_edge < 0x18 || body.x_speed.0 > 0 && from_edge > 0x128 {
            body.x_speed = Speed(body.x_speed.0.wrapping_neg());
        }
        let foot = Ray::ground(body.x.px(), body.y.px().wrapping_add(HALF_HEIGHT), Direction::Down);
        let floor = around.level.cast(foot, around.player.layer).distance;
        if body.y_speed.0 >= 0 && body.y.px() > around.view.y && floor < 0 {
            body.y = body.y.moved_px(floor);
            (self.phase, self.timer, body.picture) = (Phase::Rests, RESULTS, 0);
        }
    }

    /// Each player who hits it from below throws it: of two in one frame the partner's throw counts, and both get points.
    ///
    /// Guide: Game Objects > Signposts
    fn throw<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if self.pause == 0 {
            around.each_player(body, |body, around| self.is_hit(body, around));
        }
    }

    fn is_hit<T>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let (dx, dy) = around.to_player(body);
        let player = &*around.player;
        let hits = player.rolling && player.y_speed.0 < 0;
        if !hits || !(-32..32).contains(&dx) || !(-24..24).contains(&dy) {
            return;
        }
        body.y_speed = Speed(THROW);
        body.x_speed = Speed(if dx == 0 { 128 } else { (-dx * 16) as i16 });
        self.pause = PAUSE;
        around.common.add_points(THROW_POINTS);
    }
}

/// Takes control once the player stands, and ends the act when he is out of sight, also of one who never came down.
///
/// Guide: Game Objects > Signposts
fn leave<T>(phase: &mut Phase, around: &mut Around<'_, T>) {
    let player = &mut *around.player;
    if player.grip.input.is_none() && !player.airborne {
        player.take_input(around.slot, Buttons::RIGHT);
    }
    if player.x.px() >= around.limits.right.saturating_add(EXIT) {
        *phase = Phase::Done;
        around.common.tally.act = Act::Over;
    }
}
