//! Steps in place of curves: on walls and ceilings of a shape that would lead a player into the terrain around it.
//!
//! Their blocks are filled and flagged, as the originals build the outside of loops. A flagged tile gives no player the angle
//! of a wall: whoever comes from a floor falls off the edge instead.

use super::compose::Laid;
use super::cut::{EMPTY, FULL, tile_of};
use super::raster::Mask;
use crate::document::Document;
use crate::document::paint::cell_at;
use crate::drawing::wall_ends::{is_steep, wall_ends};
use sim::angle::Angle;
use sim::level::{Level, LevelBuilder, Placed};
use sim::project::LevelData;
use sim::tiles::{SolidTile, Solidity, TileLayer};
use std::collections::{BTreeSet, HashMap};

/// Blocks along a side of the cut-out in which players run.
const SIDE: i32 = 64;
/// Blocks at its middle from which they are sent: runs and the ground that they lead to are within the rest.
const MIDDLE: i32 = 32;
/// The angle from which on a floor is part of a wall that it leads to.
const STEEPEST: u8 = 0x20;
/// Times that players are sent: each leaves fewer walls, so that few are needed.
const PASSES: usize = 4;

/// Makes steps of walls and ceilings that lead a player into the terrain.
pub(super) fn make_steps(document: &Document, level: &LevelData, swaps: bool, laid: &mut [Laid]) {
    let places: HashMap<(i32, i32), usize> = laid.iter().enumerate().map(|(n, laid)| (laid.at, n)).collect();
    for side in 0..2 {
        for _ in 0..PASSES {
            let mut windows: Vec<(i32, i32)> = laid
                .iter()
                .filter(|laid| is_wall(laid, side))
                .map(|laid| (laid.at.0.div_euclid(MIDDLE), laid.at.1.div_euclid(MIDDLE)))
                .collect();
            windows.sort_unstable();
            windows.dedup();
            let mut has_changed = false;
            for (column, row) in windows {
                let from = (column * MIDDLE, row * MIDDLE);
                let origin = (from.0 - (SIDE - MIDDLE) / 2, from.1 - (SIDE - MIDDLE) / 2);
                let cut_out = cut_out(document, level, swaps, (&places, laid), (side, origin));
                let area = ((from.0 - origin.0, from.1 - origin.1), (MIDDLE, MIDDLE));
                for end in wall_ends(&cut_out, area, &[TileLayer::A]) {
                    let block = (end.block.0 + origin.0, end.block.1 + origin.1);
                    has_changed |= fill_from(block, side, &places, laid);
                }
            }
            if !has_changed {
                break;
            }
        }
    }
}

/// Whether a block has an angle of 45 degrees or more, which a flagged tile behind it would make a wall's.
fn is_wall(laid: &Laid, side: usize) -> bool {
    let steep = |tile: SolidTile| is_steep(&tile) || tile.engine_angle().distance_to(Angle::FLOOR) >= STEEPEST;
    laid.solidity[side].top && laid.tiles[side].filter(|tile| !tile.engine_angle().is_flagged()).is_some_and(steep)
}

/// Fills a block and all walls and ceilings that go on from it.
fn fill_from(block: (i32, i32), side: usize, places: &HashMap<(i32, i32), usize>, laid: &mut [Laid]) -> bool {
    let mut open = vec![block];
    let mut found: BTreeSet<(i32, i32)> = BTreeSet::new();
    while let Some((x, y)) = open.pop() {
        let is_part = places.get(&(x, y)).is_some_and(|place| is_wall(&laid[*place], side));
        if is_part && found.insert((x, y)) {
            open.extend((-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (x + dx, y + dy))));
        }
    }
    // Beside a floor that leads to it, a block goes on level. What is left of the next one would be a low step.
    let level: Vec<((i32, i32), i32, usize)> = found
        .iter()
        .flat_map(|at| [-1, 1].map(|way| (*at, way)))
        .filter_map(|(at, way)| {
            let beside = laid.get(*places.get(&(at.0 - way, at.1))?)?;
            let height = floor_height(beside, side, way).filter(|_| !found.contains(&(at.0 - way, at.1)))?;
            Some((at, way, height))
        })
        .collect();
    let mut put = |at: &(i32, i32), mask: &Mask| {
        if let Some(laid) = places.get(at).map(|place| &mut laid[*place]) {
            laid.tiles[side] = tile_of(mask, None);
            if laid.tiles[side].is_none() {
                laid.solidity[side] = Solidity::NONE;
            }
            let masks = laid.tiles.map(|tile| tile.map_or(EMPTY, |tile| tile.mask()));
            laid.picture = std::array::from_fn(|row| masks[0][row] | masks[1][row]);
        }
    };
    found.iter().for_each(|at| put(at, &FULL));
    for (at, way, height) in level {
        put(&at, &std::array::from_fn(|row| if row >= 16 - height { !0 } else { 0 }));
        let next = (at.0 + way, at.1 + 1);
        if found.contains(&next) {
            put(&next, &EMPTY);
        }
    }
    !found.is_empty()
}

/// The height at which a floor that somebody runs along ends, towards the right (1) or the left (-1).
fn floor_height(laid: &Laid, side: usize, way: i32) -> Option<usize> {
    let is_floor = !is_wall(laid, side);
    let tile = laid.tiles[side].filter(|tile| is_floor && !tile.engine_angle().is_flagged())?;
    let height = tile.heights[if way > 0 { 15 } else { 0 }];
    (1..16).contains(&height).then_some(height as usize)
}

/// One layer of a part of the level with the shape in it, both layers of a level of its own.
fn cut_out(
    document: &Document,
    level: &LevelData,
    swaps: bool,
    (places, laid): (&HashMap<(i32, i32), usize>, &[Laid]),
    (side, origin): (usize, (i32, i32)),
) -> Level {
    let project = document.project();
    let layer = if swaps || side == 0 { TileLayer::A } else { TileLayer::B };
    let mut builder = LevelBuilder::new(SIDE as u32, SIDE as u32);
    (builder.start.character, builder.start.state) = (level.start.character, level.start.state);
    let mut numbers: HashMap<SolidTile, usize> = HashMap::new();
    for (x, y) in (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y))) {
        let at = (origin.0 + x, origin.1 + y);
        let found: Option<(SolidTile, Solidity)> = match places.get(&at) {
            Some(place) => laid[*place].tiles[side].map(|tile| (tile, laid[*place].solidity[side])),
            None => cell_at(document, level, at.0, at.1).and_then(|cell| project.solid_tile(&cell, layer)),
        };
        if let Some((tile, solidity)) = found {
            let number = *numbers.entry(tile).or_insert_with(|| builder.tile(tile));
            builder.put(x as u32, y as u32, Placed::solid(number).with(solidity));
        }
    }
    builder.build(project.ruleset.resolve_lenient())
}
