//! Materials: art drawn by rule from where terrain is solid, so that a shape looks finished at once.
//!
//! Every rule reads only how far the nearest air is above, below and to the sides, and the place inside the block,
//! mirrored left to right: so equal surroundings give equal pictures, and a mirrored block meets its neighbours.
//! A material is one file and one line in [`ALL`].

mod girder;
mod glazed;
mod meadow;
mod ruins;
mod stone;
mod works;

/// Pixels along the side of a block.
const B: i32 = 16;
/// Farther than any rule looks.
const FAR: i32 = 20;

/// A 16×16 picture, row after row; colours as [`rgb`], 0 is nothing.
pub type Art = [u32; 256];
/// Nothing.
pub const EMPTY: Art = [0; 256];

/// An opaque colour from red, green and blue.
pub const fn rgb(hex: u32) -> u32 {
    hex << 8 | 0xFF
}

/// The colour half-way between two.
pub(crate) fn mix(a: u32, b: u32) -> u32 {
    let part = |shift: u32| ((((a >> shift) & 0xFF) + ((b >> shift) & 0xFF)) / 2) << shift;
    part(24) | part(16) | part(8) | 0xFF
}

/// The terrain, in level pixels.
pub trait Ground {
    /// The pixel is part of the terrain.
    fn is_ground(&self, x: i32, y: i32) -> bool;
    /// Every pixel of the block is, as far as rules care; blocks outside of the level are.
    fn is_full(&self, bx: i32, by: i32) -> bool;
}

/// The surroundings of a pixel, as a rule knows them.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Level pixel.
    pub x: i32,
    /// Level pixel.
    pub y: i32,
    /// Distances to air.
    pub reach: Reach,
    /// No air is within some two blocks.
    pub buried: bool,
    /// No air is within some three blocks.
    pub deep: bool,
}

/// Distances of a pixel to air, 1 to 20.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Upwards.
    pub up: i32,
    /// Downwards.
    pub down: i32,
    /// To the nearer side.
    pub side: i32,
    /// The air above and the air beside are two surfaces that meet in a corner, not one slope.
    pub corner_up: bool,
    /// The same below.
    pub corner_down: bool,
}

impl Reach {
    /// Nothing near.
    const NONE: Self = Self { up: FAR, down: FAR, side: FAR, corner_up: false, corner_down: false };

    fn of(ground: &impl Ground, x: i32, y: i32) -> Self {
        let air = |dx: i32, dy: i32| (1..FAR).find(|n| !ground.is_ground(x + dx * n, y + dy * n)).unwrap_or(FAR);
        let (up, down, left, right) = (air(0, -1), air(0, 1), air(-1, 0), air(1, 0));
        let (side, towards) = if left < right { (left, -1) } else { (right, 1) };
        // On a slope the point three quarters of the way along both axes is air already.
        let corner = |far: i32, sign: i32| {
            let (dx, dy) = (towards * (side * 3 - 1) / 4, sign * (far * 3 - 1) / 4);
            far < FAR && side < FAR && ground.is_ground(x + dx, y + dy)
        };
        Self { up, down, side, corner_up: corner(up, -1), corner_down: corner(down, 1) }
    }

    /// Distance to the surface above, in tenths of a pixel.
    pub(crate) fn above(&self) -> i32 {
        if self.corner_up { self.up * 10 } else { normal(self.up, self.side) }
    }

    /// Distance to the surface below, in tenths of a pixel.
    pub(crate) fn below(&self) -> i32 {
        if self.corner_down { self.down * 10 } else { normal(self.down, self.side) }
    }

    /// The surface above is a floor, down to some 65 degrees.
    pub(crate) fn is_floor(&self) -> bool {
        self.up < FAR && (self.corner_up || self.up * 10 <= self.side * 23)
    }

    /// The surface below is a ceiling.
    pub(crate) fn is_roof(&self) -> bool {
        self.down < FAR && (self.corner_down || self.down < self.side * 2)
    }
}

/// Distance to a straight surface that is `a` away along one axis and `b` along the other, in tenths of a pixel.
pub(crate) fn normal(a: i32, b: i32) -> i32 {
    if b >= FAR {
        return a * 10;
    }
    if a >= FAR {
        return b * 10;
    }
    let root = f64::from(a * a + b * b).sqrt();
    (f64::from(a * b) * 10.0 / root).round() as i32
}

/// 0 to 7 and back: places in a block, the same from both sides.
pub(crate) fn fold(v: i32) -> usize {
    let v = v.rem_euclid(B);
    v.min(B - 1 - v) as usize
}

/// 0 to 99 by the block that a pixel is in: chooses variants inside of a wall.
///
/// It repeats every 16 blocks, so that walls far apart share their chunks.
pub(crate) fn scatter(x: i32, y: i32) -> i32 {
    let (bx, by) = (x.div_euclid(B).rem_euclid(16), y.div_euclid(B).rem_euclid(16));
    let mut mixed = (bx.wrapping_mul(0x2545_F491) ^ by.wrapping_mul(0x1B87_3593)) as u32;
    mixed = (mixed ^ mixed >> 15).wrapping_mul(0x2C1B_3C6D);
    mixed = (mixed ^ mixed >> 12).wrapping_mul(0x297A_2D39);
    ((mixed ^ mixed >> 15) % 100) as i32
}

/// A material: how it is called, and the rule that colours a pixel.
#[derive(Clone, Copy)]
pub struct Material {
    /// Stored in files: never changes.
    pub key: &'static str,
    /// Shown to the user.
    pub name: &'static str,
    rule: fn(&Place) -> u32,
    /// The variant for scenery behind the level: darker, its contrasts lower.
    is_behind: bool,
}

impl std::fmt::Debug for Material {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key)
    }
}

/// The materials, each with its variant for the background.
pub const ALL: [Material; 12] = [
    Material { key: "meadow", name: "Meadow", rule: meadow::rule, is_behind: false },
    Material { key: "stone", name: "Stone", rule: stone::rule, is_behind: false },
    Material { key: "works", name: "Works", rule: works::rule, is_behind: false },
    Material { key: "ruins", name: "Ruins", rule: ruins::rule, is_behind: false },
    Material { key: "glazed", name: "Glazed bricks", rule: glazed::rule, is_behind: false },
    Material { key: "girder", name: "Girders", rule: girder::rule, is_behind: false },
    Material { key: "meadow-behind", name: "Meadow, behind", rule: meadow::rule, is_behind: true },
    Material { key: "stone-behind", name: "Stone, behind", rule: stone::rule, is_behind: true },
    Material { key: "works-behind", name: "Works, behind", rule: works::rule, is_behind: true },
    Material { key: "ruins-behind", name: "Ruins, behind", rule: ruins::rule, is_behind: true },
    Material { key: "glazed-behind", name: "Glazed bricks, behind", rule: glazed::rule, is_behind: true },
    Material { key: "girder-behind", name: "Girders, behind", rule: girder::rule, is_behind: true },
];

/// The material of that key; the first one if nothing is called so.
pub fn by_key(key: &str) -> Material {
    ALL.into_iter().find(|material| material.key == key).unwrap_or(ALL[0])
}

impl Material {
    /// The picture of one block.
    pub(crate) fn draw(&self, ground: &impl Ground, bx: i32, by: i32) -> Art {
        let buried = all_full(ground, bx, by, 2, 4);
        // Shades of depth would change from block to block: dark bricks under surfaces that are not level.
        let deep = false;
        std::array::from_fn(|i| {
            let (x, y) = (bx * B + i as i32 % B, by * B + i as i32 / B);
            if !ground.is_ground(x, y) {
                return 0;
            }
            let reach = if buried { Reach::NONE } else { Reach::of(ground, x, y) };
            self.colour(&Place { x, y, reach, buried, deep })
        })
    }

    /// The colour of one pixel.
    pub fn colour(&self, place: &Place) -> u32 {
        let colour = (self.rule)(place);
        if self.is_behind { behind(colour) } else { colour }
    }
}

/// Returns the surroundings of a pixel that its rule needs, for a block whose depth is known.
pub fn place(ground: &impl Ground, x: i32, y: i32, buried: bool, deep: bool) -> Place {
    let reach = if buried { Reach::NONE } else { Reach::of(ground, x, y) };
    Place { x, y, reach, buried, deep }
}

/// True if no block so many columns and rows away, and not more than `sum` of both, has air in it.
pub fn all_full(ground: &impl Ground, bx: i32, by: i32, away: i32, sum: i32) -> bool {
    let full = |dx: i32, dy: i32| dx.abs() + dy.abs() > sum || ground.is_full(bx + dx, by + dy);
    (-away..=away).all(|dy| (-away..=away).all(|dx| full(dx, dy)))
}

/// A colour as something behind the level has it: in a bluish shade.
fn behind(colour: u32) -> u32 {
    let part = |shift: u32, shade: u32| {
        let value = (colour >> shift) & 0xFF;
        ((value * 42 + shade * 58) / 100) << shift
    };
    part(24, 0x30) | part(16, 0x38) | part(8, 0x58) | 0xFF
}

/// A picture as the bytes of an art cell.
pub(crate) fn bytes(art: &Art) -> [u8; 1024] {
    let mut bytes = [0; 1024];
    for (to, colour) in bytes.chunks_exact_mut(4).zip(art) {
        to.copy_from_slice(&colour.to_be_bytes());
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ground from row 40 down, with a slope of 1:2 to the right of column 64.
    struct Hill;

    impl Ground for Hill {
        fn is_ground(&self, x: i32, y: i32) -> bool {
            y >= 40 - (x - 64).max(0) / 2
        }
        fn is_full(&self, bx: i32, by: i32) -> bool {
            (0..256).all(|i| self.is_ground(bx * B + i % B, by * B + i / B))
        }
    }

    #[test]
    fn every_material_covers_the_ground_and_nothing_else() {
        for material in ALL {
            for (bx, by) in [(0, 2), (5, 2), (6, 1), (3, 9)] {
                let art = material.draw(&Hill, bx, by);
                for (i, colour) in art.iter().enumerate() {
                    let solid = Hill.is_ground(bx * B + i as i32 % B, by * B + i as i32 / B);
                    assert_eq!(*colour != 0, solid, "{material:?} block {bx},{by} pixel {i}");
                }
            }
        }
    }

    #[test]
    fn a_surface_differs_from_the_body_and_from_what_is_behind() {
        for material in ALL.iter().filter(|material| !material.is_behind) {
            let (surface, body) = (material.draw(&Hill, 0, 2), material.draw(&Hill, 0, 9));
            assert_ne!(surface[8 * 16], body[8 * 16], "{material:?}");
            let behind = by_key(&format!("{}-behind", material.key));
            assert_ne!(behind.draw(&Hill, 0, 2), surface, "{material:?}");
        }
    }
}
