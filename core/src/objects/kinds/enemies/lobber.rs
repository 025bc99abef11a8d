//! A lobber: a crab that walks a stretch, stands and lobs a ball to either side. The guide's Crabmeat.

use super::lobber_ball::LobberBall;
use super::rover::FLOOR;
use crate::contacts::{ELEMENTS, Element};
use crate::objects::parameters::parameters;
use crate::objects::{Around, Body, Engine, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// A lobber.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Lobber {
    /// True if it has come to the ground.
    pub landed: bool,
    /// True if it was drawn. Until it has come to the ground, and in the frame in which it does, it is not.
    pub seen: bool,
    /// True if it walks; else it stands.
    pub walks: bool,
    /// Frames left of that.
    pub wait: i16,
    /// The other of the two sensors has its turn.
    pub looks_down: bool,
    /// True if it will throw before it walks again.
    pub throws: bool,
    /// True if it has just thrown.
    pub thrown: bool,
}

parameters! {
    /// Parameters of a lobber.
    pub struct Parameters {
        speed "Speed" = Integer { min: 16, max: 0x800, unit: Unit::Speed }, 0x80, "How fast it walks; 128 (half a pixel a frame) in the original.";
        stretch "Stretch" = Integer { min: 1, max: 1000, unit: Unit::Frames }, 127, "How long it walks one way, unless the ground ends first; 127 in the original.";
        pause "Pause" = Integer { min: 1, max: 600, unit: Unit::Frames }, 60, "How long it pauses before it throws, and again before it walks; 60 in the original.";
        element "Balls are" = Choice(ELEMENTS), 0, "Their element: a shield of the same element protects from them. Plain in the original.";
        throw "Throw" = Integer { min: 10, max: 400, unit: Unit::Plain }, 100, "How fast it throws balls, in hundredths; 100 in the original.";
    }
}

/// Guide: Game Objects > Badniks
const RADIUS: i32 = 16;
/// The distance ahead at which it looks for the ground's end, and at which its claws are.
///
/// Guide: Game Objects > Badniks
const AHEAD: i32 = 16;
const GRAVITY: i16 = 0x38;

/// Frames between places of its way that are shown.
const SHOWN_EVERY: i32 = 8;

impl Kind for Lobber {
    const INFO: KindInfo = KindInfo {
        name: "lobber",
        title: "Lobber",
        group: Group::Enemies,
        help: "A crab that walks 64 pixels, or until the ground ends, pauses for a second, lobs a ball to either side, \
               and walks back. Off the screen it does not throw. It walks left first, mirrored right.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x1F)],
    };
    const RESTS: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (21, 16);
        body.hitbox = Hitbox::new(Reaction::Attackable, 16, 16);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if !self.landed {
            // It is not drawn while it falls, so in the games in which that counts nothing touches it.
            if around.rules.touch_on_screen_only {
                body.hitbox.reaction = Reaction::None;
            }
            body.fall(GRAVITY);
            if around.lands(body, RADIUS) {
                body.y_speed = Speed::ZERO;
                self.landed = true;
            }
        } else {
            let on_screen = self.seen && around.was_on_screen;
            if !self.seen {
                (self.seen, body.hitbox.reaction) = (true, Reaction::Attackable);
            }
            self.wait = self.wait.wrapping_sub(1);
            match (self.walks, self.wait >= 0) {
                (false, true) => {}
                (false, false) => self.set_off(body, around, on_screen),
                (true, true) => self.walk(body, around),
                (true, false) => self.stop(body, around),
            }
        }
        body.picture = match (self.thrown, self.walks) {
            (true, _) => 2,
            (_, true) => (around.frame >> 4 & 1) as u8,
            _ => 0,
        };
        body.stays_near();
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let Some(start) = setting.dropped(body, RADIUS, GRAVITY) else { return };
        let parameters = Parameters::of(setting.values);
        let mut walker = Self::default();
        let mut body = start;
        body.x_speed = Speed(-(parameters.speed as i16) * body.facing() as i16);
        // The first way is shown by what the way back leaves of it.
        for is_shown in [false, true] {
            body.flip_x = body.x_speed.0 < 0;
            for frame in 0..parameters.stretch {
                if is_shown && frame % SHOWN_EVERY == 0 {
                    add((body.x.px(), body.y.px()));
                }
                if !walker.follow(&mut body, setting) {
                    break;
                }
            }
            body.x_speed = Speed(body.x_speed.0.wrapping_neg());
        }
        add((body.x.px(), body.y.px()));
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let step = i32::from(body.picture == 1) * 2;
        for side in [-1, 1] {
            let at = |x: i32, y: i32| (x * side, y);
            pen.line(at(6, 6), at(12 + step * side, 14), 2, Ink::RedDark);
            pen.line(at(3, 8), at(5 - step * side, 15), 2, Ink::RedDark);
            let lift = if body.picture == 2 { 8 } else { 0 };
            pen.line(at(9, 0), at(16, -4 - lift), 3, Ink::RedDark);
            let (x, y) = at(17, -6 - lift);
            pen.disc(x, y, 4, Ink::Orange);
            pen.line((x, y - 4), (x - side, y), 1, Ink::RedDark);
            let (x, y) = at(4, -11);
            pen.line((x, -6), (x, y), 1, Ink::RedDark);
            pen.disc(x, y, 2, Ink::White);
            pen.rect(x, y, 1, 1, Ink::Black);
        }
        pen.polygon(&[(-13, 2), (-8, -6), (8, -6), (13, 2), (8, 9), (-8, 9)], Ink::Orange);
        pen.polygon(&[(-8, 2), (-5, -3), (5, -3), (8, 2)], Ink::GoldLight);
        pen.rect(-5, 5, 10, 2, Ink::RedDark);
    }
}

impl Lobber {
    /// Throws, if it is its turn and it is on the screen, or walks the other way.
    ///
    /// Guide: Game Objects > Badniks
    fn set_off<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, on_screen: bool) {
        let parameters = Parameters::of(around.values);
        self.thrown = false;
        let throws = self.throws && on_screen;
        self.throws ^= on_screen;
        if throws {
            self.wait = parameters.pause as i16 - 1;
            self.thrown = true;
            for side in [-1, 1] {
                let (ball, state) =
                    LobberBall::of(body, (AHEAD * side, parameters.throw), Element::of(parameters.element));
                around.spawn(ball, state);
            }
            return;
        }
        (self.walks, self.wait) = (true, parameters.stretch as i16);
        body.x_speed = Speed(-(parameters.speed as i16) * body.facing() as i16);
        // From now on mirrored means that it goes left.
        body.flip_x = !body.flip_x;
    }

    fn walk<T: Trace>(&mut self, body: &mut Body, around: &Around<'_, T>) {
        if !self.follow(body, &around.setting()) {
            self.stop(body, around);
        }
    }

    /// One frame it looks for the ground ahead, the next it follows that below. False if the ground ends.
    ///
    /// Guide: Game Objects > Badniks
    fn follow(&mut self, body: &mut Body, setting: &Setting<'_>) -> bool {
        body.move_by_speed();
        let feet = body.y.px().wrapping_add(RADIUS);
        self.looks_down = !self.looks_down;
        if !self.looks_down {
            body.y = body.y.moved_px(setting.floor_below(body.x.px(), feet));
            return true;
        }
        let ahead = if body.flip_x { -AHEAD } else { AHEAD };
        FLOOR.contains(&setting.floor_below(body.x.px().wrapping_add(ahead), feet))
    }

    fn stop<T>(&mut self, body: &mut Body, around: &Around<'_, T>) {
        (self.walks, self.wait) = (false, Parameters::of(around.values).pause as i16 - 1);
        body.x_speed = Speed::ZERO;
    }
}
