//! Solid tiles in the levels that show them: which of their pixels are at the surface, and which way it leads there.

use crate::document::renumber::has_stand_in;
use sim::angle::Angle;
use sim::project::{LevelData, Project};
use sim::tiles::{Cell, ChunkId, SolidTile, Solidity, TILE, TileId, TileLayer};
use std::collections::{HashMap, HashSet};
use std::f32::consts::TAU;

/// Pixels around a pixel of the surface whose air and ground say which way it leads.
const AROUND: i32 = 10;
/// Pixels of a face that are a corner rather than a surface.
const CORNER: usize = 5;
/// The greatest turn of a curve from block to block, in 1/256 of a turn.
const BEND: f32 = 16.0;
/// Free pixels before a surface without which nobody gets there: less than a player curled up is wide.
const ROOM: i32 = 12;
/// Places looked at of one cell of a chunk.
const PLACES: usize = 16;

/// A place of a level that shows a solid tile.
struct Place<'a> {
    level: &'a LevelData,
    /// Column and row of the block.
    block: (i32, i32),
    layer: TileLayer,
    /// The chunk stands in here on the low plane.
    stands_in: Option<ChunkId>,
}

/// Places that show some tiles of a tileset.
pub(crate) struct Exposure<'a> {
    project: &'a Project,
    places: HashMap<TileId, Vec<Place<'a>>>,
}

impl<'a> Exposure<'a> {
    /// The places that show some of a tileset's tiles.
    pub(crate) fn of(project: &'a Project, set: usize, tiles: &HashSet<TileId>) -> Self {
        let mut found = Self { project, places: HashMap::new() };
        if tiles.is_empty() {
            return found;
        }
        let mut cells: HashMap<ChunkId, Vec<(usize, TileId, TileLayer)>> = HashMap::new();
        for (id, chunk) in (0..=ChunkId::MAX).zip(project.chunks.iter()) {
            for (i, cell) in chunk.cells.iter().enumerate() {
                let Some((_, block)) = project.block(cell.block).filter(|(owner, _)| *owner == set) else { continue };
                for (layer, tile, solidity) in
                    [(TileLayer::A, block.tile_a, cell.a), (TileLayer::B, block.tile_b, cell.b)]
                {
                    if solidity != Solidity::NONE && tiles.contains(&tile) {
                        cells.entry(id).or_default().push((i, tile, layer));
                    }
                }
            }
        }
        for level in &project.levels {
            found.look_at(level, &cells);
        }
        found
    }

    fn look_at(&mut self, level: &'a LevelData, cells: &HashMap<ChunkId, Vec<(usize, TileId, TileLayer)>>) {
        let side = i32::from(self.project.chunk_size.max(1));
        let mut seen: HashMap<ChunkId, usize> = HashMap::new();
        for (y, x) in (0..level.layout.height()).flat_map(|y| (0..level.layout.width()).map(move |x| (y, x))) {
            let Some(place) = level.layout.get(x, y) else { continue };
            let low = self.project.chunk(place.chunk).filter(|chunk| has_stand_in(chunk, place.is_loop.into()));
            let low = low.and_then(|chunk| chunk.low_plane);
            for (chunk, stands_in) in [(Some(place.chunk), None), (low, low)] {
                let Some((chunk, cells)) = chunk.and_then(|chunk| Some((chunk, cells.get(&chunk)?))) else { continue };
                let count = seen.entry(chunk).or_default();
                *count += 1;
                if *count > PLACES {
                    continue;
                }
                for (i, tile, layer) in cells {
                    let (column, row) = (*i as i32 % side, *i as i32 / side);
                    let block = (x as i32 * side + column, y as i32 * side + row);
                    let place = Place { level, block, layer: *layer, stands_in };
                    self.places.entry(*tile).or_default().push(place);
                }
            }
        }
    }

    /// Whether the surface leads the way that a tile says, give or take `off`, wherever levels show the tile at their
    /// surface; `None` if no level shows it.
    pub(crate) fn agrees(&self, tile: TileId, off: f32) -> Option<bool> {
        let places = self.places.get(&tile)?;
        Some(places.iter().all(|place| self.agrees_at(place, off)))
    }

    fn agrees_at(&self, place: &Place<'_>, off: f32) -> bool {
        let Some(tile) = self.tile(place, place.block) else { return true };
        let (left, top) = (place.block.0 * TILE, place.block.1 * TILE);
        let ground = Ground::around(self, place);
        let all = || (0..TILE).flat_map(|y| (0..TILE).map(move |x| (left + x, top + y)));
        let faces = [(0, -1), (0, 1), (-1, 0), (1, 0)].map(|(dx, dy)| {
            // There is room for a player before it.
            let room = |(x, y): &(i32, i32)| (1..=ROOM).all(|n| ground.is_air(x + dx * n, y + dy * n));
            let is_face = |at: &(i32, i32)| !ground.is_air(at.0, at.1) && room(at);
            all().filter(is_face).collect::<Vec<_>>()
        });
        let around = || (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|at| *at != (0, 0));
        let beside =
            |(dx, dy)| self.tile(place, (place.block.0 + dx, place.block.1 + dy)).map(|tile| tile.engine_angle());
        let goes_on = |angle: Angle| !angle.is_flagged() && turned(tile.angle, f32::from(angle.0)) <= off + BEND;
        let is_carried_on = around().filter_map(beside).any(goes_on);
        let fits = |(x, y): &(i32, i32)| ground.angle(*x, *y).is_some_and(|angle| turned(tile.angle, angle) <= off);
        faces.iter().all(Vec::is_empty)
            || faces.iter().filter(|face| !face.is_empty()).any(|face| {
                // Most of the face leads that way; or too little is seen of it, and a neighbour's slope goes on in it.
                face.iter().filter(|pixel| fits(pixel)).count() * 2 >= face.len()
                    || face.len() <= CORNER && is_carried_on
            })
    }

    /// The tile of a block near a place, mirrored as the cell says; `None` if there is none.
    fn tile(&self, place: &Place<'_>, (x, y): (i32, i32)) -> Option<SolidTile> {
        let side = i32::from(self.project.chunk_size.max(1));
        let at = (u32::try_from(x.div_euclid(side)).ok()?, u32::try_from(y.div_euclid(side)).ok()?);
        let shown = place.level.layout.get(at.0, at.1)?.chunk;
        let is_same = (x.div_euclid(side), y.div_euclid(side))
            == (place.block.0.div_euclid(side), place.block.1.div_euclid(side));
        let chunk = self.project.chunk(place.stands_in.filter(|_| is_same).unwrap_or(shown))?;
        let cell: &Cell = chunk.cells.get((y.rem_euclid(side) * side + x.rem_euclid(side)) as usize)?;
        self.project.solid_tile(cell, place.layer).map(|(tile, _)| tile)
    }
}

/// The pixels of a block and those around it.
struct Ground {
    /// Column and row of its top left pixel.
    origin: (i32, i32),
    /// Three blocks by three, a bit for each pixel of a row.
    rows: Vec<u64>,
}

impl Ground {
    fn around(exposure: &Exposure<'_>, place: &Place<'_>) -> Self {
        let mut rows = vec![0; 3 * TILE as usize];
        for (dx, dy) in (0..3).flat_map(|dy| (0..3).map(move |dx| (dx, dy))) {
            let Some(tile) = exposure.tile(place, (place.block.0 + dx - 1, place.block.1 + dy - 1)) else { continue };
            for (x, y) in (0..16).flat_map(|y| (0..16).map(move |x| (x, y))) {
                rows[dy as usize * 16 + y] |= u64::from(tile.is_solid_at(x, y)) << (dx as usize * 16 + x);
            }
        }
        Self { origin: ((place.block.0 - 1) * TILE, (place.block.1 - 1) * TILE), rows }
    }

    fn is_air(&self, x: i32, y: i32) -> bool {
        let (x, y) = (x - self.origin.0, y - self.origin.1);
        self.rows[y.clamp(0, 47) as usize] >> x.clamp(0, 47) & 1 == 0
    }

    /// Returns the direction of the surface at a pixel, in 1/256 of a turn: across the way to the air around it.
    fn angle(&self, x: i32, y: i32) -> Option<f32> {
        let (mut to_air, mut count) = ((0, 0), 0);
        for (dx, dy) in (-AROUND..=AROUND).flat_map(|dy| (-AROUND..=AROUND).map(move |dx| (dx, dy))) {
            if dx * dx + dy * dy <= AROUND * AROUND && self.is_air(x + dx, y + dy) {
                to_air = (to_air.0 + dx, to_air.1 + dy);
                count += 1;
            }
        }
        (count > 0 && to_air != (0, 0)).then(|| (to_air.0 as f32).atan2(-to_air.1 as f32) / TAU * 256.0)
    }
}

/// Returns the difference of two angles.
fn turned(angle: Angle, other: f32) -> f32 {
    ((f32::from(angle.0) - other + 128.0).rem_euclid(256.0) - 128.0).abs()
}
