//! Terrain as the originals walk it: layout, chunk, cell, block, tile, mirrored while reading. Slow and literal.

use sim::angle::Angle;
use sim::project::Project;
use sim::ruleset::Layers;
use sim::sensors::{Direction, Ray};
use sim::tiles::{Cell, SolidTile, TileLayer};

struct Found {
    cell: Cell,
    tile: SolidTile,
}

fn find(project: &Project, layer: TileLayer, top: bool, x: i64, y: i64) -> Option<Found> {
    let data = project.level("level")?;
    let y = match data.wrap_y {
        Some(wrap) if wrap >= 16 && wrap & (wrap - 1) == 0 => y.rem_euclid(wrap.into()),
        // Else by the rules, in a level that is not higher.
        _ => {
            let repeats = i64::from(project.ruleset.resolve_lenient().terrain_repeats);
            let height = i64::from(data.layout.height()) * i64::from(project.chunk_size) * 16;
            if repeats > 0 && height <= repeats { y.rem_euclid(repeats) } else { y }
        }
    };
    let side = i64::from(project.chunk_size) * 16;
    let place = |v: i64| u32::try_from(v.div_euclid(side)).ok();
    let place = data.layout.get(place(x)?, place(y)?)?;
    let swaps = project.ruleset.resolve_lenient().layers == Layers::ChunkSwap;
    let mut id = place.chunk;
    if swaps && place.is_loop && layer == TileLayer::B {
        id = project.chunks.get(id as usize).and_then(|chunk| chunk.low_plane).unwrap_or(id.saturating_add(1));
    }
    let within = |v: i64| (v.rem_euclid(side) / 16) as usize;
    let chunk = project.chunks.get(id as usize)?;
    let cell = *chunk.cells.get(within(y) * project.chunk_size as usize + within(x))?;
    let second = layer == TileLayer::B && !swaps;
    let solidity = if second { cell.b } else { cell.a };
    if !(if top { solidity.top } else { solidity.sides_and_bottom }) {
        return None;
    }
    let (tileset, block) = project.block(cell.block)?;
    let tile = if second { block.tile_b } else { block.tile_a };
    if tile == 0 {
        return None;
    }
    let tiles = &project.tilesets[tileset].tileset.tiles;
    Some(Found { cell, tile: tiles.get(tile as usize).copied().unwrap_or_default() })
}

impl Found {
    fn angle(&self) -> Angle {
        let mut angle = self.tile.engine_angle();
        if self.cell.flip_x {
            angle = Angle(0u8.wrapping_sub(angle.0));
        }
        if self.cell.flip_y {
            angle = Angle(0u8.wrapping_sub(angle.0.wrapping_add(0x40)).wrapping_sub(0x40));
        }
        angle
    }

    fn height(&self, vertical: bool, mirrored: bool, x: i64, y: i64) -> i64 {
        let index = |v: i64, flip: bool| (if flip { 15 - (v & 15) } else { v & 15 }) as usize;
        let (length, flip) = if vertical {
            (self.tile.heights[index(x, self.cell.flip_x)], self.cell.flip_y)
        } else {
            (self.tile.widths[index(y, self.cell.flip_y)], self.cell.flip_x)
        };
        let length = i64::from(length.clamp(-16, 16));
        if mirrored != flip { -length } else { length }
    }
}

/// The probe as the originals compute it, case by case.
pub fn cast(project: &Project, ray: Ray, layer: TileLayer) -> (i32, Option<Angle>) {
    let vertical = matches!(ray.direction, Direction::Down | Direction::Up);
    let mirrored = matches!(ray.direction, Direction::Up | Direction::Left);
    let (mut x, mut y) = (i64::from(ray.x), i64::from(ray.y));
    let along = if vertical { &mut y } else { &mut x };
    if mirrored {
        *along ^= 15;
    }
    let n = *along & 15;
    let s = if mirrored { -16 } else { 16 };
    let mut angle = None;
    let mut look = |shift: i64| {
        let (x, y) = if vertical { (x, y + shift) } else { (x + shift, y) };
        let found = find(project, layer, ray.top, x, y)?;
        angle = Some(found.angle());
        Some(found.height(vertical, mirrored, x, y))
    };
    let first = look(0);
    let mut second = |shift: i64| match look(shift) {
        Some(h) if h > 0 => 15 - n - h,
        Some(h) if h < 0 && n + h < 0 => -n - 1,
        _ => 15 - n,
    };
    let distance = match first {
        None | Some(0) => second(s) + 16,
        // An upside-down full tile is -16 to the mirrored probe; the originals meet it as any negative height.
        Some(16) => second(-s) - 16,
        Some(h) if h > 0 => 15 - n - h,
        Some(h) if n + h >= 0 => second(s) + 16,
        Some(_) => second(-s) - 16,
    };
    (distance as i32, angle)
}
