//! Cannons: the player drops in, the barrel turns, and jump fires him.

use crate::angle::Angle;
use crate::objects::body::PerPlayer;
use crate::objects::parameters::parameters;
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting, Throws};
use crate::player::animation::AnimationKind;
use crate::player::grip::object_control;
use crate::snapshot::Snapshot;
use crate::trace::{Trace, Who};
use crate::units::Speed;

parameters! {
    /// Parameters of a cannon.
    pub struct Parameters {
        speed "Speed" = Integer { min: 0x100, max: 0x1800, unit: Unit::Speed }, 0x1000, "Speed of the shot; 4096 (16 pixels a frame) in the original.";
        turn "Turn" = Integer { min: 1, max: 8, unit: Unit::HexAngle }, 2, "How far it swings in a frame, in 256ths of a full swing; 2 in the original.";
    }
}

/// A state of the barrel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Barrel {
    /// Points up; one lands on it.
    #[default]
    Rests,
    /// Turns with the player inside.
    Turns,
    /// Smokes after the shot.
    Smokes,
    /// Turns back to where it rests.
    Returns,
}

/// The place of a player in the cannon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Rider {
    /// Not in the cannon.
    #[default]
    Away,
    /// Falls into the barrel.
    Falls,
    /// Is inside.
    Sits,
    /// Was fired.
    Leaves,
}

/// A cannon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Cannon {
    /// The state of the barrel.
    barrel: Barrel,
    /// The place of each player.
    rider: PerPlayer<Rider>,
    /// The turn so far.
    angle: u8,
    /// Frames left of smoking.
    smokes: u8,
    /// Frames until it takes each player again.
    leaves: PerPlayer<u8>,
}

/// Half width of what one lands on, and how high that is.
///
/// Guide: Game Objects > Cannons
const HALF_WIDTH: i32 = 16;
const HEIGHT: i32 = 41;
/// The height above its centre at which the player leaves it.
const MUZZLE: i32 = 24;
const GRAVITY: i16 = 0x38;
/// Frames of smoke, and for which it does not take him again.
const SMOKES: u8 = 16;
const LEAVES: u8 = 8;
/// The barrel's position at rest: straight up.
const UP: u8 = 4;

impl Kind for Cannon {
    const INFO: KindInfo = KindInfo {
        name: "cannon",
        title: "Cannon",
        group: Group::Throwers,
        help: "A player who lands on it drops in. The barrel swings from side to side; pressing jump fires him, and a \
               partner in it, in its direction, at 16 pixels a frame unless set otherwise.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic3K, 0x42)],
    };
    const THROWS: Option<Throws> = Some(Throws::Jumping);

    fn is_in_front(&self) -> bool {
        true
    }

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (48, 48);
        body.picture = UP;
        Self::default()
    }

    /// Guide: Game Objects > Cannons
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        match self.barrel {
            Barrel::Rests => {
                if let Some(solid) = self.solid(body, &around.setting()) {
                    let x = body.x.px();
                    around.solid(body, solid, x);
                }
            }
            Barrel::Turns => self.turn(body, around),
            Barrel::Smokes => match self.smokes.checked_sub(1) {
                Some(left) => self.smokes = left,
                None => self.barrel = Barrel::Returns,
            },
            Barrel::Returns => {
                self.turn(body, around);
                if body.picture == UP {
                    self.barrel = Barrel::Rests;
                }
            }
        }
        around.each_player(body, |body, around| self.lead(body, around));
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        (self.barrel == Barrel::Rests).then(|| Solid::platform(HALF_WIDTH, HEIGHT, setting.rules()))
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let (x, y) = direction(body.picture, 0x100);
        let at = |along: i32, aside: i32| ((x * along - y * aside) / 256, (y * along + x * aside) / 256);
        let barrel = [at(-14, -20), at(40, -18), at(46, -22), at(46, 22), at(40, 18), at(-14, 20)];
        pen.polygon(&barrel, Ink::BlueDark);
        pen.polygon(&[at(-12, -16), at(38, -14), at(38, -6), at(-12, -6)], Ink::BlueLight);
        pen.polygon(&[at(40, -22), at(46, -22), at(46, 22), at(40, 22)], Ink::Gold);
        pen.disc(0, 0, 22, Ink::Blue);
        pen.disc(0, 0, 14, Ink::GoldDark);
        pen.disc(-3, -4, 6, Ink::Gold);
        pen.polygon(&[(-30, 40), (-18, 12), (18, 12), (30, 40)], Ink::SteelDark);
        pen.rect(-34, 38, 68, 8, Ink::Steel);
    }
}

/// The current player is a partner who was left behind: he waits for the leader in another place.
fn has_left<T>(around: &Around<'_, T>) -> bool {
    let held_here = around.player.grip.hold.is_some_and(|hold| hold.owner == around.slot);
    around.who == Who::Second && !held_here
}

/// Speeds of a shot of that speed while the barrel is in that position, 0 to the left, 4 up, 8 to the right.
///
/// Guide: Game Objects > Cannons
fn direction(position: u8, speed: i32) -> (i32, i32) {
    let angle = Angle((position << 4).wrapping_add(0x80));
    ((i32::from(angle.cos()) * speed) >> 8, (i32::from(angle.sin()) * speed) >> 8)
}

impl Cannon {
    /// Leads a player into the barrel and out of it. It begins to turn when the first player sits in it and his partner
    /// does so too or is not in it; the shot of one fires the other one with him.
    ///
    /// Guide: Game Objects > Cannons
    fn lead<T>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        match self.rider[around.who] {
            Rider::Away => self.catch(body, around),
            Rider::Falls | Rider::Sits if has_left(around) => self.rider[around.who] = Rider::Away,
            Rider::Falls => self.drop_in(body, around),
            Rider::Sits => {
                let [first, second] = [Who::First, Who::Second].map(|who| self.rider[who]);
                let is_shot = self.barrel == Barrel::Smokes;
                if !is_shot && first == Rider::Sits && matches!(second, Rider::Sits | Rider::Away) {
                    self.barrel = Barrel::Turns;
                }
                if is_shot || around.pad().pressed.jumps() {
                    self.fire(body, around);
                }
            }
            Rider::Leaves => {
                let left = self.leaves[around.who].saturating_sub(1);
                self.leaves[around.who] = left;
                if left == 0 {
                    self.rider[around.who] = Rider::Away;
                }
            }
        }
    }

    fn turn<T>(&mut self, body: &mut Body, around: &Around<'_, T>) {
        body.picture = ((i32::from(Angle(self.angle).sin()) + 0x120) >> 6) as u8;
        self.angle = self.angle.wrapping_add(Parameters::of(around.values).turn as u8);
    }

    /// A player on it is centred, becomes a ball and lets go of everything.
    fn catch<T>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if !body.stood_on {
            return;
        }
        let player = &mut *around.player;
        (body.stood_on, player.on_object) = (false, false);
        player.x = player.x.at_px(body.x.px());
        (player.x_speed, player.y_speed, player.ground_speed) = (Speed::ZERO, Speed::ZERO, Speed::ZERO);
        player.take_control(around.slot, object_control::HELD | object_control::TOUCHES_NOTHING);
        player.become_ball(around.rules);
        player.airborne = true;
        player.animation.request(AnimationKind::Roll);
        self.rider[around.who] = Rider::Falls;
    }

    fn drop_in<T>(&mut self, body: &Body, around: &mut Around<'_, T>) {
        let player = &mut *around.player;
        player.y = player.y.moved(player.y_speed);
        player.y_speed = player.y_speed.plus(GRAVITY);
        if player.y.px() > body.y.px() {
            player.y = player.y.at_px(body.y.px());
            self.rider[around.who] = Rider::Sits;
        }
    }

    fn fire<T>(&mut self, body: &Body, around: &mut Around<'_, T>) {
        let (x, y) = direction(body.picture, Parameters::of(around.values).speed);
        let player = &mut *around.player;
        (player.x_speed, player.y_speed, player.ground_speed) = (Speed(x as i16), Speed(y as i16), Speed(x as i16));
        player.x = player.x.at_px(body.x.px());
        player.y = player.y.at_px(body.y.px().wrapping_sub(MUZZLE));
        player.give_back(around.slot);
        (player.airborne, player.jumping) = (true, false);
        player.animation.request(AnimationKind::Roll);
        (self.barrel, self.smokes) = (Barrel::Smokes, SMOKES - 1);
        (self.rider[around.who], self.leaves[around.who]) = (Rider::Leaves, LEAVES);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn row_71() {
        for (position, speeds) in [(1, (-3776, -1552)), (4, (0, -4096)), (7, (3776, -1552)), (0, (-4096, 0))] {
            assert_eq!(direction(position, 0x1000), speeds, "{position}");
        }
    }
}
