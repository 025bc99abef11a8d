//! Pictures of blocks, drawn by rule from the terrain around each pixel.
//!
//! Every rule reads only how far the nearest air is above, below and to the sides, and the place inside the block,
//! mirrored left to right: so equal surroundings give equal pictures, and a mirrored block meets its neighbours.

use super::canvas::{B, Canvas, Material};

/// A 16×16 picture, RGBA.
pub type Art = [u32; 256];
/// Nothing.
pub const EMPTY: Art = [0; 256];

/// A colour as red, green, blue.
pub const fn rgb(hex: u32) -> u32 {
    hex << 8 | 0xFF
}

/// Colours of the meadow.
pub mod palette {
    use super::rgb;
    pub const GRASS: [u32; 5] = [rgb(0xE6F78C), rgb(0xB5E65A), rgb(0x74C948), rgb(0x3FA04C), rgb(0x22704A)];
    pub const EARTH: [u32; 5] = [rgb(0xE9B77C), rgb(0xD99F66), rgb(0xCB8D57), rgb(0xB4774A), rgb(0x8C5740)];
    pub const DEEP: [u32; 4] = [rgb(0xC4875A), rgb(0xB97C50), rgb(0xAE724B), rgb(0x9C6343)];
    pub const SHADE: [u32; 2] = [rgb(0x5B3A3A), rgb(0x7A4C3E)];
    pub const MOSS: [u32; 3] = [rgb(0x2F8A5B), rgb(0x1F6650), rgb(0x5DB36A)];
    pub const STONE: [u32; 6] =
        [rgb(0xFBF6EE), rgb(0xDCD5E3), rgb(0xB9B1CC), rgb(0x9A90B4), rgb(0x766C96), rgb(0x514A73)];
    pub const INK: u32 = rgb(0x3A2B40);
}
use palette::{DEEP, EARTH, GRASS, MOSS, SHADE, STONE};

/// Farther than any rule looks.
const FAR: i32 = 20;

/// Draws the blocks of a canvas.
pub struct Painter<'a> {
    canvas: &'a Canvas,
    /// Blocks without any air.
    full: Vec<bool>,
}

/// Distances of a pixel to air, 1 to [`FAR`].
struct Reach {
    up: i32,
    down: i32,
    side: i32,
    /// The air above and the air beside are two surfaces that meet in a corner, not one slope.
    corner_up: bool,
    /// The same below.
    corner_down: bool,
}

impl<'a> Painter<'a> {
    /// A painter for a canvas that is complete.
    pub fn new(canvas: &'a Canvas) -> Self {
        let full = (0..canvas.width * canvas.height).map(|i| {
            let (bx, by) = (i % canvas.width * B, i / canvas.width * B);
            (0..256).all(|p| canvas.material(bx + p % B, by + p / B) != Material::Air)
        });
        Self { canvas, full: full.collect() }
    }

    /// The picture of one block.
    pub fn draw(&self, bx: i32, by: i32) -> Art {
        let deep = self.depth(bx, by);
        let buried = self.all_full(bx, by, 2, 4);
        std::array::from_fn(|i| {
            let (x, y) = (bx * B + i as i32 % B, by * B + i as i32 / B);
            match self.canvas.material(x, y) {
                Material::Air => 0,
                Material::Earth if buried => weave(x, y, deep),
                Material::Earth => earth(x, y, &self.reach(x, y), deep),
                Material::Stone => stone(x, y, &self.reach(x, y)),
            }
        })
    }

    /// True where no air is within some three blocks.
    fn depth(&self, bx: i32, by: i32) -> bool {
        self.all_full(bx, by, 3, 4)
    }

    /// True where no block so many columns and rows away, and not more than `sum` of both, has air in it.
    fn all_full(&self, bx: i32, by: i32, away: i32, sum: i32) -> bool {
        let full = |x: i32, y: i32| {
            if y < 0 {
                return false;
            }
            let outside = x < 0 || x >= self.canvas.width || y >= self.canvas.height;
            outside || self.full[self.canvas.block(x, y)]
        };
        (-away..=away).all(|dy: i32| (-away..=away).all(|dx: i32| dx.abs() + dy.abs() > sum || full(bx + dx, by + dy)))
    }

    fn reach(&self, x: i32, y: i32) -> Reach {
        let air = |dx: i32, dy: i32| {
            (1..FAR).find(|n| self.canvas.material(x + dx * n, y + dy * n) == Material::Air).unwrap_or(FAR)
        };
        let (up, down, left, right) = (air(0, -1), air(0, 1), air(-1, 0), air(1, 0));
        let (side, towards) = if left < right { (left, -1) } else { (right, 1) };
        // On a slope the point three quarters of the way along both axes is air already.
        let corner = |far: i32, sign: i32| {
            let (dx, dy) = (towards * (side * 3 - 1) / 4, sign * (far * 3 - 1) / 4);
            far < FAR && side < FAR && self.canvas.material(x + dx, y + dy) != Material::Air
        };
        Reach { up, down, side, corner_up: corner(up, -1), corner_down: corner(down, 1) }
    }
}

/// Distance to a straight surface that is `a` away along one axis and `b` along the other, in tenths of a pixel.
fn normal(a: i32, b: i32) -> i32 {
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
fn fold(v: i32) -> usize {
    let v = v.rem_euclid(B);
    v.min(B - 1 - v) as usize
}

/// How far the fringe of grass hangs down, by folded column.
const FRINGE: [i32; 8] = [10, 0, 20, 30, 10, 0, 10, 25];
/// Where blades are light.
const BLADES: [i32; 8] = [0, 1, 0, 2, 0, 1, 0, 1];

fn earth(x: i32, y: i32, reach: &Reach, deep: bool) -> u32 {
    let body = weave(x, y, deep);
    if reach.up.min(reach.side).min(reach.down) >= 14 {
        return body;
    }
    let up = if reach.corner_up { reach.up * 10 } else { normal(reach.up, reach.side) };
    let down = if reach.corner_down { reach.down * 10 } else { normal(reach.down, reach.side) };
    // A floor down to some 65 degrees, then a wall.
    let floor = reach.up < FAR && (reach.corner_up || reach.up * 10 <= reach.side * 23);
    if floor && up <= if reach.corner_up { 70 } else { 100 } && (up <= down || reach.down == FAR) {
        return grass(x, y, up, body);
    }
    let roof = reach.down < FAR && (reach.corner_down || reach.down < reach.side * 2);
    if roof && down <= 70 {
        return underside(x, down, body);
    }
    let wall = up.min(down).min(reach.side * 10);
    if wall <= 60 { cliff(y, wall, body) } else { body }
}

fn grass(x: i32, y: i32, depth: i32, body: u32) -> u32 {
    let column = fold(x);
    let end = 40 + FRINGE[column];
    let blade = BLADES[column] * 8 + (fold(y) as i32 % 2) * 3;
    match depth {
        ..=11 => GRASS[0],
        d if d <= 18 + blade => GRASS[1],
        d if d <= end - 8 => GRASS[2],
        d if d <= end => GRASS[3],
        d if d <= end + 10 => GRASS[4],
        d if d <= end + 18 => SHADE[0],
        d if d <= end + 28 => SHADE[1],
        d if d <= end + 38 => EARTH[3],
        _ => body,
    }
}

fn cliff(y: i32, depth: i32, body: u32) -> u32 {
    let row = fold(y) as i32;
    match depth {
        ..=10 => SHADE[1],
        d if d <= 22 + (row % 3) * 8 => EARTH[0],
        d if d <= 34 + (row % 3) * 8 => EARTH[1],
        d if d <= 44 + (row % 2) * 8 => EARTH[3],
        _ => body,
    }
}

fn underside(x: i32, depth: i32, body: u32) -> u32 {
    let hang = [20, 30, 10, 0, 20, 10, 0, 30][fold(x)];
    match depth {
        d if d <= 8 => MOSS[1],
        d if d <= 10 + hang => MOSS[0],
        d if d <= 18 + hang => SHADE[0],
        d if d <= 30 + hang => SHADE[1],
        d if d <= 40 + hang => EARTH[3],
        _ => body,
    }
}

/// The body: a quilt of diamonds, one to a block, with a running stitch between them.
fn weave(x: i32, y: i32, deep: bool) -> u32 {
    let (u, v) = (fold(x) as i32, fold(y) as i32);
    let ring = u + v; // 14 in the middle of the block, 0 in its corners
    let (light, dark, stitch) = if deep { (DEEP[1], DEEP[2], DEEP[3]) } else { (EARTH[2], EARTH[3], EARTH[3]) };
    let (knot, seam) = if deep { (DEEP[0], DEEP[2]) } else { (EARTH[1], EARTH[2]) };
    match ring {
        7 if u % 2 == 0 => stitch,
        7 => seam,
        14 => knot,
        ring if ring > 7 => light,
        0 => stitch,
        _ => mix(light, dark),
    }
}

/// The colour half-way between two.
fn mix(a: u32, b: u32) -> u32 {
    let part = |shift: u32| ((((a >> shift) & 0xFF) + ((b >> shift) & 0xFF)) / 2) << shift;
    part(24) | part(16) | part(8) | 0xFF
}

fn stone(x: i32, y: i32, reach: &Reach) -> u32 {
    let up = normal(reach.up, reach.side);
    let down = normal(reach.down, reach.side);
    let depth = up.min(down);
    let steep = reach.side < reach.up.min(reach.down);
    let joint = if steep { fold(y) == 0 } else { fold(x) == 0 };
    let lit = up <= down;
    let (rim, trim) = if lit { (STONE[0], STONE[1]) } else { (STONE[3], STONE[2]) };
    match depth {
        i32::MIN..=10 => rim,
        11..=20 if lit && !joint => STONE[1],
        11..=60 if joint => STONE[3],
        11..=50 => trim,
        51..=60 => STONE[3],
        61..=72 => STONE[5],
        _ => brick(x, y),
    }
}

fn brick(x: i32, y: i32) -> u32 {
    let v = y.rem_euclid(B);
    let u = fold(x);
    let course = v / 8;
    let joint = if course == 0 { u == 0 } else { u == 7 };
    match v % 8 {
        7 => STONE[5],
        _ if joint => STONE[5],
        0 => STONE[3],
        _ => STONE[4],
    }
}

/// The picture seen from behind.
pub fn mirrored(art: &Art) -> Art {
    std::array::from_fn(|i| art[i / 16 * 16 + 15 - i % 16])
}
