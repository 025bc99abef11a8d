//! A wrecker: the boss that swings a ball on a chain. The guide's boss of Green Hill.

use super::boss_area::BossArea;
use super::wrecker_ball::WreckerBall;
use crate::angle::Angle;
use crate::objects::kinds::parts::explosion::Explosion;
use crate::objects::parameters::parameters;
use crate::objects::{Around, Body, Fate, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::{Speed, Sub};

parameters! {
    /// Parameters of a wrecker.
    pub struct Parameters {
        hits "Hits" = Integer { min: 1, max: 32, unit: Unit::Plain }, 8, "How often it has to be hit. 8 in the original.";
    }
}

/// A phase of the wrecker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Phase {
    /// Waits for its area to close.
    #[default]
    Waits,
    /// Comes down.
    Descends,
    /// Comes to the middle.
    Approaches,
    /// Stays where it is.
    Stays,
    /// Flies to the other side.
    Crosses,
    /// Is beaten and explodes.
    Explodes,
    /// Falls and catches itself.
    Falls,
    /// Flies off.
    Flees,
}

/// A wrecker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Wrecker {
    /// The present phase.
    pub phase: Phase,
    /// Frames left of it, or gone by of its fall.
    timer: i16,
    /// The height of its place but for its bobbing.
    base_y: Sub,
    /// The phase of its bobbing, as an angle.
    bob: u8,
    /// Frames left for which nothing can hit it.
    flash: u8,
    /// The left top corner of its area.
    area: [i32; 2],
}

/// The place of its appearance and the way that it comes, from the corner of its area. Frames of each move follow.
///
/// Guide: Game Objects > Bosses
const APPEARS: (i32, i32) = (0x100, -0x80);
const DOWN_TO: i32 = 0x38;
const MIDDLE: i32 = 0xA0;
/// Guide: Game Objects > Bosses
const DESCENDS: Speed = Speed(0x100);
const APPROACHES: (Speed, Speed) = (Speed(-0x100), Speed(-0x40));
/// Frames that it stays first and later, and of its first way and the later ones: each takes one more.
///
/// Guide: Game Objects > Bosses
const FIRST_STAY: i16 = 0x77;
const FIRST_WAY: i16 = 0x7F;
const TIME: i16 = 0x3F;
const FIRST_SPEED: i16 = 0x40;
const SPEED: i16 = 0x100;
/// Frames for which a hit protects it.
///
/// Guide: Game Objects > Bosses
const FLASH: u8 = 32;
const POINTS: u32 = 1000;
/// Frames of explosions.
///
/// Guide: Game Objects > Bosses
const EXPLODES: i16 = 179;
/// Its fall: from when its frames count, when it has caught itself, and when it flees.
const FALLS: i16 = -38;
const CAUGHT: i16 = 0x30;
const FLEES: i16 = 0x38;
const FALL: i16 = 0x18;
const LIFT: i16 = 8;
const FLEE: (Speed, Speed) = (Speed(0x400), Speed(-0x40));

impl Kind for Wrecker {
    const INFO: KindInfo = KindInfo {
        name: "wrecker",
        title: "Wrecker (boss)",
        group: Group::Enemies,
        help: "A flying machine that comes down once its boss area is closed, lets a heavy ball down on a chain and \
               flies to and fro with it. It can't be hit for half a second after each hit. Place it inside a boss \
               area; it comes from the top right of that.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[],
    };
    const IS_BOSS: bool = true;

    fn is_unseen(&self) -> bool {
        self.phase == Phase::Waits
    }

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (32, 28);
        body.health = Parameters::of(setting.values).hits as u8;
        Self::default()
    }

    /// Guide: Game Objects > Bosses
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if self.phase == Phase::Waits && !self.appears(body, around) {
            return;
        }
        body.fate = Fate::StaysFarAway;
        match self.phase {
            Phase::Waits | Phase::Descends => {
                body.y_speed = DESCENDS;
                self.fly(body);
                if self.below_corner() >= DOWN_TO {
                    body.y_speed = Speed::ZERO;
                    self.phase = Phase::Approaches;
                }
            }
            Phase::Approaches => {
                (body.x_speed, body.y_speed) = APPROACHES;
                self.fly(body);
                if body.x.px().wrapping_sub(self.area[0]) <= MIDDLE {
                    (body.x_speed, body.y_speed) = (Speed::ZERO, Speed::ZERO);
                    (self.phase, self.timer) = (Phase::Stays, FIRST_STAY);
                    let (ball, state) = WreckerBall::of(body, around.slot);
                    around.spawn_behind(ball, state);
                }
            }
            Phase::Stays => self.stay(body),
            Phase::Crosses => self.cross(body),
            Phase::Explodes => {
                self.explode(body, around);
                return;
            }
            Phase::Falls => self.fall(body, around),
            Phase::Flees => {
                (body.x_speed, body.y_speed) = FLEE;
                if around.common.arena.is_none() && !around.was_on_screen {
                    body.fate = Fate::Destroyed;
                }
                self.fly(body);
            }
        }
        let lift = i32::from(Angle(self.bob).sin()) >> 6;
        body.y = self.base_y.moved_px(lift);
        self.bob = self.bob.wrapping_add(2);
        if self.phase.fights() {
            self.take_hits(body, around);
        }
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let Some((left, top)) = BossArea::around(setting.level, (body.x.px(), body.y.px())) else { return };
        // Straight down, up a little to the left, then to and fro.
        let rises = (APPEARS.0 - MIDDLE) * i32::from(APPROACHES.1.0) / -i32::from(APPROACHES.0.0);
        let height = DOWN_TO + rises;
        let first = MIDDLE - ((i32::from(FIRST_WAY) * i32::from(FIRST_SPEED) + 0xFF) >> 8);
        let far = first + ((i32::from(TIME) * i32::from(SPEED)) >> 8);
        let at = |(x, y): (i32, i32)| (left.wrapping_add(x), top.wrapping_add(y));
        for place in [APPEARS, (APPEARS.0, DOWN_TO), (MIDDLE, height), (first, height), (far, height)] {
            add(at(place));
        }
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let (hull, light, dark) = if self.flash & 1 != 0 {
            (Ink::White, Ink::White, Ink::SteelLight)
        } else {
            (Ink::SteelDark, Ink::SteelLight, Ink::Black)
        };
        // Faces left: pilot under glass, hull, lamp, jet.
        if self.phase == Phase::Flees || body.x_speed != Speed::ZERO {
            pen.polygon(&[(26, 2), (40, 6), (26, 12)], Ink::Orange);
        }
        pen.disc(0, -10, 16, Ink::Glass);
        pen.disc(0, -10, 9, Ink::Orange);
        pen.rect(-8, -14, 6, 4, Ink::Black);
        pen.line((-12, -5), (8, -5), 3, Ink::RedDark);
        pen.polygon(&[(-32, -2), (32, -2), (26, 14), (12, 22), (-12, 22), (-26, 14)], hull);
        pen.polygon(&[(-32, -2), (32, -2), (30, 3), (-30, 3)], light);
        for x in [-18, 0, 18] {
            pen.disc(x, 9, 3, Ink::Gold);
        }
        pen.rect(-12, 18, 24, 4, dark);
        pen.disc(-31, 0, 4, if self.flash == 0 { Ink::Red } else { Ink::White });
    }
}

impl Phase {
    /// Returns true if it flies to the other side.
    pub(in crate::objects::kinds) const fn crosses(self) -> bool {
        matches!(self, Self::Crosses)
    }

    /// Returns true if it is not beaten.
    pub(in crate::objects::kinds) const fn fights(self) -> bool {
        !matches!(self, Self::Explodes | Self::Falls | Self::Flees)
    }
}

impl Wrecker {
    /// Its area closed: it appears at the top right of it.
    fn appears<T>(&mut self, body: &mut Body, around: &mut Around<'_, T>) -> bool {
        let place = (body.x.px(), body.y.px());
        let Some(arena) = around.common.arena.as_mut().filter(|arena| arena.is_closed() && arena.contains(place))
        else {
            return false;
        };
        arena.bosses = arena.bosses.saturating_add(1);
        arena.fought = true;
        self.area = arena.place;
        self.phase = Phase::Descends;
        body.x = Sub::from_px(self.area[0].wrapping_add(APPEARS.0));
        self.base_y = Sub::from_px(self.area[1].wrapping_add(APPEARS.1));
        body.hitbox = Hitbox::new(Reaction::Attackable, 24, 24);
        true
    }

    fn fly(&mut self, body: &mut Body) {
        body.x = body.x.moved(body.x_speed);
        self.base_y = self.base_y.moved(body.y_speed);
    }

    const fn below_corner(&self) -> i32 {
        self.base_y.px().wrapping_sub(self.area[1])
    }

    fn stay(&mut self, body: &mut Body) {
        self.timer -= 1;
        if self.timer >= 0 {
            return;
        }
        self.phase = Phase::Crosses;
        let is_first = body.x.px().wrapping_sub(self.area[0]) == MIDDLE;
        let speed = if is_first { FIRST_SPEED } else { SPEED };
        self.timer = if is_first { FIRST_WAY } else { TIME };
        body.x_speed = Speed(if body.flip_x { speed } else { -speed });
    }

    fn cross(&mut self, body: &mut Body) {
        self.timer -= 1;
        if self.timer >= 0 {
            self.fly(body);
            return;
        }
        body.flip_x = !body.flip_x;
        body.x_speed = Speed::ZERO;
        (self.phase, self.timer) = (Phase::Stays, TIME);
    }

    /// A hit switches its hitbox off for a while; the last one beats it.
    fn take_hits<T>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.touched = 0;
        if body.health == 0 {
            around.common.add_points(POINTS);
            body.hitbox.reaction = Reaction::None;
            (self.phase, self.timer, self.flash) = (Phase::Explodes, EXPLODES, 0);
        } else if body.hitbox.reaction == Reaction::None {
            self.flash = if self.flash == 0 { FLASH } else { self.flash } - 1;
            if self.flash == 0 {
                body.hitbox.reaction = Reaction::Attackable;
            }
        }
    }

    fn explode<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        self.timer -= 1;
        if self.timer >= 0 {
            Explosion::spawn_about(body, around);
            return;
        }
        body.flip_x = true;
        body.x_speed = Speed::ZERO;
        (self.phase, self.timer) = (Phase::Falls, FALLS);
    }

    fn fall<T>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        self.timer += 1;
        match self.timer {
            ..0 => body.y_speed = body.y_speed.plus(FALL),
            0 | CAUGHT => body.y_speed = Speed::ZERO,
            1..CAUGHT => body.y_speed = body.y_speed.minus(LIFT),
            FLEES.. => {
                self.phase = Phase::Flees;
                if let Some(arena) = &mut around.common.arena {
                    arena.bosses = arena.bosses.saturating_sub(1);
                }
            }
            _ => {}
        }
        self.fly(body);
    }
}
