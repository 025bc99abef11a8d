//! A rock in the way. That of Sonic 3 & Knuckles has four sizes; some can be broken or pushed.

use crate::objects::kinds::parts::fragment::{Fragment, Piece};
use crate::objects::kinds::throwers::spring::leave_ground;
use crate::objects::parameters::{Values, bit, parameters};
use crate::objects::solid::{Contact, Solid};
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Original, Pen, Setting};
use crate::player::Player;
use crate::project::Stuff;
use crate::ruleset::Character;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use crate::value::ChoiceInfo;

const SIZES: &[ChoiceInfo] = &[
    ChoiceInfo { name: "sonic1", label: "As in Sonic 1" },
    ChoiceInfo { name: "tall", label: "Tall, 48 by 78 pixels" },
    ChoiceInfo { name: "middle", label: "Middle, 48 by 46 pixels" },
    ChoiceInfo { name: "low", label: "Low, 48 by 30 pixels" },
    ChoiceInfo { name: "small", label: "Small, 28 by 30 pixels" },
];
/// Half width and half height of each size.
///
/// Guide: Game Objects > Breakable Blocks and Rocks
const HALF_SIZES: [(i32, i32); 5] = [(19, 16), (24, 39), (24, 23), (24, 15), (14, 15)];

parameters! {
    /// Parameters of a rock.
    pub struct Parameters {
        size "Size" = Choice(SIZES), 0, "Its size. At the size of Sonic 1 a player on it sinks in by a pixel, and he can land on it from 3 pixels beside it.";
        from_above: bool "Breaks from above" = Bool, false, "It breaks under a player who lands on it as a ball, and throws him up.";
        from_side: bool "Breaks from the side" = Bool, false, "It breaks like a breakable wall: under a ball at 4.5 pixels a frame or more; if the rules say so, also under Knuckles and super forms at any speed.";
        pushable: bool "Can be pushed" = Bool, false, "A player who pushes it from the right moves it to the left, a pixel in 17 frames, by up to 64 pixels.";
    }
}

/// A rock: nothing, unless it can be broken or pushed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Rock {
    /// True if it broke: it is now the first of its pieces.
    pub is_broken: bool,
    /// That piece.
    piece: Fragment,
    /// Pixels that it was pushed.
    pub pushed: u8,
    /// Frames of pushing until the next pixel.
    wait: u8,
}

/// Frames of pushing for a pixel, less one, and the most pixels.
///
/// Guide: Game Objects > Breakable Blocks and Rocks
const PUSH_FRAMES: u8 = 16;
const PUSH_WAY: u8 = 64;
/// The speed from which a ball breaks one from the side.
///
/// Guide: Game Objects > Breakable Walls
const BREAKING_SPEED: u16 = 0x480;
/// Speed of the player after breaking one.
///
/// UNVERIFIED: that of Sonic 1's blocks.
const BOUNCE: Speed = Speed(-0x300);
/// The gravity of its pieces, and their speeds.
///
/// UNVERIFIED.
const GRAVITY: i16 = 0x38;
const SPREAD: i16 = 0x200;
const LEAP: i16 = -0x300;
/// Pieces of the largest.
const MOST_PIECES: usize = 15;

impl Kind for Rock {
    const INFO: KindInfo = KindInfo {
        name: "rock",
        title: "Rock",
        group: Group::Solids,
        help: "A rock that is solid on all sides. In Sonic 3 & Knuckles it has four sizes, and some break or can be pushed.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x3B), (Engine::Sonic3K, 0x05)],
    };
    const RESTS: bool = true;

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let (half_width, half_height) = Parameters::of(setting.values).half_size();
        (body.half_width, body.half_height) = (half_width as u16, half_height as u16);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if self.is_broken {
            self.piece.step(body, around);
            return;
        }
        let parameters = Parameters::of(around.values);
        around.each_player(body, |body, around| {
            if !self.is_broken {
                self.meet(body, around, &parameters);
            }
        });
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        (!self.is_broken).then(|| Parameters::of(setting.values).solid())
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        if Parameters::of(setting.values).pushable {
            let (right, y) = (body.x.px().wrapping_add(self.pushed.into()), body.y.px());
            [right, right.wrapping_sub(PUSH_WAY.into())].into_iter().for_each(|x| add((x, y)));
        }
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        if self.is_broken {
            self.piece.look(body, setting, pen);
            return;
        }
        let (w, h) = Parameters::of(setting.values).half_size();
        // Drawn as large as that of Sonic 1, and stretched.
        let at = |(x, y): (i32, i32)| (x * w / 19, y * h / 16);
        let whole = [(-19, 16), (-18, 2), (-11, -11), (-3, -16), (8, -15), (16, -6), (19, 6), (19, 16)];
        pen.polygon(&whole.map(at), Ink::Stone);
        pen.polygon(&[(-11, -11), (-3, -16), (8, -15), (3, -8), (-7, -5)].map(at), Ink::StoneLight);
        pen.polygon(&[(19, 16), (19, 6), (16, -6), (9, 3), (4, 16)].map(at), Ink::StoneDark);
        pen.line(at((-10, 1)), at((-4, 9)), 2, Ink::StoneDark);
    }

    fn values_of_subtype((engine, _): Original, subtype: u8) -> Option<Values> {
        if engine != Engine::Sonic3K {
            return Some(Parameters::USUAL.values());
        }
        let has = |number: u8| subtype >> number & 1 != 0;
        let size = 1 + i32::from(subtype >> 4);
        let set = Parameters { size, from_above: has(0), from_side: has(2), pushable: has(1) };
        (subtype & 0xF8 <= 0x30 && subtype & 8 == 0).then_some(set.values())
    }

    fn subtype_of_values((engine, _): Original, values: &Values) -> Option<u8> {
        let Parameters { size, from_above, from_side, pushable } = Parameters::of(values);
        if engine == Engine::Sonic3K {
            return (size > 0)
                .then_some(((size - 1) << 4 | bit(from_above, 0) | bit(from_side, 2) | bit(pushable, 1)) as u8);
        }
        (Parameters::of(values) == Parameters::USUAL).then_some(0)
    }
}

impl Parameters {
    fn half_size(&self) -> (i32, i32) {
        HALF_SIZES.get(self.size as usize).copied().unwrap_or(HALF_SIZES[0])
    }

    /// Guide: Solid Objects > General Solid Objects
    fn solid(&self) -> Solid {
        match self.size {
            0 => Solid { standing_height: 16, landing_half_width: 19, ..Solid::block(16, 16) },
            _ => {
                let (half_width, half_height) = self.half_size();
                Solid::block(half_width, half_height)
            }
        }
    }
}

impl Rock {
    /// Stops a player, breaks, or is pushed.
    ///
    /// Guide: Game Objects > Breakable Blocks and Rocks
    fn meet<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, parameters: &Parameters) {
        let (rolling, speed, x) = (around.player.rolling, around.player.x_speed, body.x.px());
        let contact = around.solid(body, parameters.solid(), x);
        if parameters.from_above && rolling && contact.is_on_top() {
            let player = &mut *around.player;
            leave_ground(body, player);
            player.become_ball(around.rules);
            player.y_speed = BOUNCE;
            self.break_up(body, around, parameters, 0);
        } else if parameters.from_side && contact.is_side() && body.pushed && breaks(around, rolling, speed) {
            let player = &mut *around.player;
            (player.x_speed, player.ground_speed) = (speed, speed);
            let side = if player.x.px() + 4 > x { 1 } else { -1 };
            player.x = player.x.moved_px(4 * side);
            player.pushing = false;
            self.break_up(body, around, parameters, side);
        } else if parameters.pushable {
            self.be_pushed(body, around.player, contact);
        }
    }

    /// To the left, with the player.
    ///
    /// UNVERIFIED: that he moves along.
    ///
    /// Guide: Game Objects > Breakable Blocks and Rocks
    fn be_pushed(&mut self, body: &mut Body, player: &mut Player, contact: Contact) {
        let from_right = contact.is_side() && body.pushed && player.x.px() > body.x.px();
        if !from_right || self.pushed >= PUSH_WAY {
            return;
        }
        if self.wait < PUSH_FRAMES {
            self.wait += 1;
            return;
        }
        (self.wait, self.pushed) = (0, self.pushed + 1);
        body.x = body.x.moved_px(-1);
        player.x = player.x.moved_px(-1);
    }

    /// Flies apart, to the side from which it was hit as a wall does, or to both.
    fn break_up<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, parameters: &Parameters, side: i32) {
        let (half_width, half_height) = parameters.half_size();
        let (columns, rows) = (half_width / 8, (half_height + 1) / 8);
        let count = (columns * rows / 2).clamp(1, MOST_PIECES as i32);
        let pieces: [Piece; MOST_PIECES] = std::array::from_fn(|piece| {
            let (column, row) = (piece as i32 % columns, piece as i32 / columns);
            let (dx, dy) = (16 * column + 8 - half_width.min(8 * columns), 16 * row + 8 - half_height);
            let outwards = if side == 0 { dx.signum() } else { side };
            ((dx, dy), (SPREAD * outwards as i16, LEAP + 0x80 * row as i16))
        });
        self.is_broken = true;
        self.piece = Fragment { stuff: Stuff::Stone, gravity: GRAVITY, delay: 0 };
        self.piece.scatter(body, around, &pieces[..count as usize]);
    }
}

/// True if the player at it, a ball or not, breaks it at this speed.
///
/// Guide: Game Objects > Breakable Walls
fn breaks<T>(around: &Around<'_, T>, rolling: bool, speed: Speed) -> bool {
    let player = &*around.player;
    let is_strong = player.character == Character::Knuckles || player.form.is_super();
    is_strong && around.rules.strong_break_walls || rolling && speed.magnitude() >= BREAKING_SPEED
}
