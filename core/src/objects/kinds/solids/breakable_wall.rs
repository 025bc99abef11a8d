//! Breakable walls: a fast ball goes through.

use crate::objects::Engine;
use crate::objects::kinds::parts::fragment::Fragment;
use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::player::Player;
use crate::player::powers::Shield;
use crate::project::Stuff;
use crate::ruleset::Character;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use crate::value::ChoiceInfo;

/// The gravity of the fragments.
///
/// Guide: Game Objects > Breakable Walls
const GRAVITY: i16 = 0x70;
/// Speeds of the fragments that fly to the right: the left half of the wall from top to bottom, then the right half.
///
/// Guide: Game Objects > Breakable Walls
const TO_THE_RIGHT: [(i16, i16); 8] = [
    (0x400, -0x500),
    (0x600, -0x100),
    (0x600, 0x100),
    (0x400, 0x500),
    (0x600, -0x600),
    (0x800, -0x200),
    (0x800, 0x200),
    (0x600, 0x600),
];

const PICTURES: &[ChoiceInfo] = &[
    ChoiceInfo { name: "left", label: "Left end" },
    ChoiceInfo { name: "middle", label: "Middle" },
    ChoiceInfo { name: "right", label: "Right end" },
];

const BREAKERS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "rules", label: "As the rules say" },
    ChoiceInfo { name: "balls", label: "Only fast balls" },
    ChoiceInfo { name: "strong", label: "Only Knuckles and super forms" },
];
const STRONG: i32 = 2;
const SIDES: &[ChoiceInfo] = &[
    ChoiceInfo { name: "both", label: "Both sides" },
    ChoiceInfo { name: "left", label: "Its left side" },
    ChoiceInfo { name: "right", label: "Its right side" },
];

/// Pieces of the highest wall.
const MOST_PIECES: usize = 16;

parameters! {
    /// Parameters of a breakable wall.
    pub struct Parameters {
        picture "Picture" = Choice(PICTURES), 1, "Which part of a wall it looks like.";
        broken_by "Broken by" = Choice(BREAKERS), 0, "What breaks it. In Sonic 1 fast balls do; in Sonic 3 also Knuckles and super forms at any speed, and a fast ball in the air with a fire shield.";
        speed "Speed" = Integer { min: 0, max: 0x1000, unit: Unit::Speed }, 0x480, "Minimum speed of a ball to break it; 1152 (4.5 pixels a frame) in the originals.";
        from "From" = Choice(SIDES), 0, "The side from which it breaks; from the other it is a wall.";
        rows "Rows" = Integer { min: 1, max: 8, unit: Unit::Plain }, 4, "Its height, in rows of 16 pixels, around its centre; 4 in the originals.";
        half_width "Half width" = Integer { min: 8, max: 64, unit: Unit::Pixels }, 16, "Half of its width; 16 in the originals, in Marble Garden 32.";
    }
}

impl Parameters {
    /// The player is on a side from which it breaks.
    const fn faces(&self, player: &Player, x: i32) -> bool {
        match self.from {
            0 => true,
            1 => player.x.px() <= x,
            _ => player.x.px() > x,
        }
    }

    /// A player in this state breaks it: a ball or not, his speed before the wall stopped him, and whether he pushes.
    ///
    /// Guide: Game Objects > Breakable Walls
    fn breaks<T>(&self, around: &Around<'_, T>, (rolling, speed): (bool, Speed), pushes: bool) -> bool {
        let player = &*around.player;
        let by_rules = self.broken_by == 0 && around.rules.strong_break_walls;
        let is_strong = player.character == Character::Knuckles || player.form.is_super();
        if is_strong && (by_rules || self.broken_by == STRONG) {
            return pushes;
        }
        let is_fast = rolling && i32::from(speed.magnitude()) >= self.speed;
        is_fast && self.broken_by != STRONG && (pushes || by_rules && player.shield == Shield::Fire)
    }
}

/// A breakable wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct BreakableWall {
    /// True if it broke: it is now the first of its pieces.
    pub is_broken: bool,
    /// That piece.
    piece: Fragment,
}

impl Kind for BreakableWall {
    const INFO: KindInfo = KindInfo {
        name: "breakable_wall",
        title: "Breakable wall",
        group: Group::Solids,
        help: "A wall that stops the player unless he rolls into it at 4.5 pixels a frame or more: then it flies apart \
               and he goes on. If the rules say so, strong characters need not roll.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x3C), (Engine::Sonic3K, 0x0D)],
    };
    const RESTS: bool = true;
    const IS_REMEMBERED: bool = true;

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let Parameters { half_width, rows, .. } = Parameters::of(setting.values);
        (body.half_width, body.half_height) = (half_width as u16, 8 * rows as u16);
        Self::default()
    }

    /// Guide: Game Objects > Breakable Walls
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
        (!self.is_broken).then_some(solid_of(&Parameters::of(setting.values)))
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        if self.is_broken {
            self.piece.look(body, setting, pen);
            return;
        }
        let Parameters { picture, rows, half_width: w, .. } = Parameters::of(setting.values);
        for piece in 0..2 * rows {
            let (x, y) = (w * (piece % 2) - w, 16 * (piece / 2) - 8 * rows);
            pen.rect(x, y, w, 16, Ink::Earth);
            pen.rect(x + 1, y + 1, w - 2, 4, Ink::Stone);
            pen.rect(x, y + 15, w, 1, Ink::EarthDark);
            pen.rect(x + if piece % 4 < 2 { w / 3 } else { w * 2 / 3 + 1 }, y + 5, 1, 10, Ink::EarthDark);
        }
        if picture != 1 {
            pen.rect(if picture == 0 { -w } else { w - 2 }, -8 * rows, 2, 16 * rows, Ink::StoneLight);
        }
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        let set = Parameters { picture: i32::from(subtype & 3).min(2), ..Parameters::USUAL };
        (engine != Engine::Sonic1 || subtype < 3).then_some(set.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let subtype = Parameters::of(values).picture as u8;
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

/// Guide: Game Objects > Breakable Walls
const fn solid_of(parameters: &Parameters) -> Solid {
    let half_height = 8 * parameters.rows;
    Solid { standing_height: half_height, ..Solid::block(parameters.half_width, half_height) }
}

impl BreakableWall {
    /// Stops a player, or is broken by him.
    ///
    /// Guide: Game Objects > Breakable Walls
    fn meet<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, parameters: &Parameters) {
        let speed = around.player.x_speed;
        let rolling = around.player.rolling;
        let x = body.x.px();
        let contact = around.solid(body, solid_of(parameters), x);
        if !(contact.is_side()
            && parameters.faces(around.player, x)
            && parameters.breaks(around, (rolling, speed), body.pushed))
        {
            return;
        }
        let player = &mut *around.player;
        (player.x_speed, player.ground_speed) = (speed, speed);
        player.x = player.x.moved_px(4);
        let to_the_right = player.x.px() > x;
        if !to_the_right {
            player.x = player.x.moved_px(-8);
        }
        player.pushing = false;
        self.is_broken = true;
        let rows = parameters.rows;
        let pieces: [_; MOST_PIECES] = std::array::from_fn(|piece| {
            let (column, row) = (piece as i32 / rows, piece as i32 % rows);
            // Those of other rows fly as those at about the same height.
            let like = (4 * column + row * 4 / rows) as usize;
            let (x_speed, y_speed) = TO_THE_RIGHT[if to_the_right { like } else { like + 4 } % 8];
            let x_speed = if to_the_right { x_speed } else { -x_speed };
            let half_width = parameters.half_width;
            ((column * half_width - half_width / 2, row * 16 + 8 - 8 * rows), (x_speed, y_speed))
        });
        self.piece = Fragment { stuff: Stuff::Stone, gravity: GRAVITY, delay: 0 };
        self.piece.scatter(body, around, &pieces[..2 * rows as usize]);
    }
}
