//! Sensors at any pixel, without a run: what they find, and for which reason they find no more.

use super::scene::Scene;
use sim::direction::Direction;
use sim::level::Level;
use sim::sensors::Ray;
use sim::tiles::{SolidTile, Solidity, TILE, TileId, TileLayer};
use sim::trace::{Sensor, SensorCast};

/// The directions in which sensors look for ground in the four modes: floor, right wall, ceiling, left wall.
///
/// Guide: Slope Collision > Ground Sensors
pub const DIRECTIONS: [Direction; 4] = [Direction::Down, Direction::Right, Direction::Up, Direction::Left];

/// A reason for which a tile gives a sensor a surface, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileAnswer {
    /// Solid pixels in the row or column of the sensor.
    Solid,
    /// Solid pixels in other rows or columns only.
    EmptyHere,
    /// Solid to sensors that look for walls and ceilings only.
    OnlySides,
    /// Solid to sensors that look for ground only.
    OnlyTop,
    /// Solid to nothing on this layer.
    NotOnLayer,
    /// A block with an empty solid tile on this layer.
    NoSolidTile,
    /// No block.
    NoBlock,
}

/// A tile that a sensor looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbedTile {
    /// Column and row in blocks.
    pub at: (i32, i32),
    /// The place of the tileset and the number of the solid tile; `None` if there is no block.
    pub number: Option<(usize, TileId)>,
    /// The solid tile as it is mirrored there.
    pub tile: SolidTile,
    /// Solid pixels in the row or column of the sensor: the tile's height or width, -16 to 16.
    pub length: i8,
    /// The reason for which it gives the sensor a surface, or none.
    pub answer: TileAnswer,
}

/// Casts a sensor in each of [`DIRECTIONS`] from a pixel: four that look for ground, then four that look for walls and
/// ceilings. None of them has won.
///
/// Each is called by the player's sensor that looks there in floor mode: A down, F right, C up, E left.
pub fn casts(level: &Level, at: (i32, i32), layer: TileLayer) -> Vec<SensorCast> {
    let sensor = |direction: Direction| match direction {
        Direction::Down => Sensor::A,
        Direction::Right => Sensor::F,
        Direction::Up => Sensor::C,
        Direction::Left => Sensor::E,
    };
    let cast = |top: bool, direction: Direction| {
        let cast = level.cast_in_full(Ray { x: at.0, y: at.1, direction, top }, layer);
        SensorCast {
            sensor: sensor(direction),
            anchor: at,
            direction,
            top,
            layer,
            tiles: cast.tiles,
            reach: cast.reach,
            distance: cast.hit.distance,
            angle: cast.hit.angle,
            won: false,
            refused: None,
        }
    };
    [true, false].into_iter().flat_map(|top| DIRECTIONS.map(|direction| cast(top, direction))).collect()
}

/// Returns the tiles that a sensor looked at, the one under its anchor first.
pub fn tiles<'a>(level: &'a Level, scene: &'a Scene, cast: &'a SensorCast) -> impl Iterator<Item = ProbedTile> + 'a {
    cast.tiles.iter().flatten().map(|at| tile(level, scene, cast, *at))
}

fn tile(level: &Level, scene: &Scene, cast: &SensorCast, at: (i32, i32)) -> ProbedTile {
    let side = scene.side(cast.layer);
    let block = scene.solid_cell(at.0, at.1, cast.layer).map(|(cell, _)| cell.block).unwrap_or_default();
    let number = scene.project.block(block).map(|(tileset, block)| match side {
        TileLayer::A => (tileset, block.tile_a),
        TileLayer::B => (tileset, block.tile_b),
    });
    // As sensors see it; of a cell that is solid to nothing, as the tileset has it.
    let compiled = level.tile_at(cast.layer, at.0, at.1);
    let drawn = || {
        let (cell, _) = scene.solid_cell(at.0, at.1, cast.layer)?;
        let (_, tile) = scene.masks.tile(cell.block, side)?;
        Some(tile.flipped(cell.flip_x, cell.flip_y))
    };
    let tile = compiled.map(|(tile, _)| tile).or_else(drawn).unwrap_or_default();
    let across = |along: i32| (along & (TILE - 1)) as usize;
    let length = match cast.direction {
        Direction::Down | Direction::Up => tile.heights[across(cast.anchor.0)],
        Direction::Right | Direction::Left => tile.widths[across(cast.anchor.1)],
    };
    let answer = match (compiled, number) {
        (Some((_, solidity)), _) => answer(solidity, cast.top, length),
        (None, None) => TileAnswer::NoBlock,
        (None, Some(_)) if tile.mask() == [0; 16] => TileAnswer::NoSolidTile,
        (None, Some(_)) => TileAnswer::NotOnLayer,
    };
    ProbedTile { at, number, tile, length, answer }
}

/// The answer of a tile that is solid to something.
fn answer(solidity: Solidity, top: bool, length: i8) -> TileAnswer {
    match (top, solidity.top, solidity.sides_and_bottom) {
        (true, false, _) => TileAnswer::OnlySides,
        (false, _, false) => TileAnswer::OnlyTop,
        _ if length == 0 => TileAnswer::EmptyHere,
        _ => TileAnswer::Solid,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::derived::Derived;
    use crate::derived::tests::derived_of;
    use sim::tiles::{Block, Cell};

    const SIDES: Solidity = Solidity { top: false, sides_and_bottom: true };

    /// A row of blocks in row 1: a slope on layer A alone, the same as a ledge, as a wall, mirrored, without a solid tile.
    fn derived() -> Derived {
        let length = |n: usize| n as i8;
        let (heights, widths) = (std::array::from_fn(length), std::array::from_fn(length));
        let slope = SolidTile { heights, widths, ..SolidTile::default() };
        let block = |tile_a| Block { tile_a, tile_b: 1, ..Block::default() };
        let blocks = [Block::default(), block(1), block(0), block(2)];
        let cell = |block, a| Cell { block, a, ..Cell::default() };
        let row = [
            cell(1, Solidity::ALL),
            cell(1, Solidity::TOP),
            cell(1, SIDES),
            Cell { flip_x: true, ..cell(1, Solidity::ALL) },
            cell(2, Solidity::ALL),
            cell(3, Solidity::ALL),
        ];
        derived_of(&[SolidTile::default(), slope, SolidTile::FULL], &blocks, (1, &row))
    }

    #[test]
    fn tiles_say_what_they_give_a_sensor() {
        use TileAnswer::{EmptyHere, NoBlock, NoSolidTile, NotOnLayer, OnlySides, OnlyTop, Solid};
        let derived = derived();
        // Pixel, layer, looks for ground, then of each tile: its number, height and answer.
        let a = TileLayer::A;
        for (x, layer, top, expected) in [
            (5, a, true, vec![(Some(1), 5, Solid)]),
            (0, a, true, vec![(Some(1), 0, EmptyHere), (None, 0, NoBlock)]),
            (5, TileLayer::B, true, vec![(Some(1), 5, NotOnLayer), (None, 0, NoBlock)]),
            (16 + 5, a, true, vec![(Some(1), 5, Solid)]),
            (16 + 5, a, false, vec![(Some(1), 5, OnlyTop), (None, 0, NoBlock)]),
            (32 + 5, a, true, vec![(Some(1), 5, OnlySides), (None, 0, NoBlock)]),
            (32 + 5, a, false, vec![(Some(1), 5, Solid)]),
            (48 + 5, a, true, vec![(Some(1), 10, Solid)]),
            (64 + 5, a, true, vec![(Some(0), 0, NoSolidTile), (None, 0, NoBlock)]),
            (80 + 5, a, true, vec![(Some(2), 16, Solid), (None, 0, NoBlock)]),
            (900, a, true, vec![(None, 0, NoBlock), (None, 0, NoBlock)]),
        ] {
            let casts = casts(derived.level(), (x, 20), layer);
            let down = casts.iter().find(|cast| cast.direction == Direction::Down && cast.top == top).expect("one");
            let seen = tiles(derived.level(), derived.scene(), down);
            let seen: Vec<_> = seen.map(|tile| (tile.number.map(|(_, tile)| tile), tile.length, tile.answer)).collect();
            assert_eq!(seen, expected, "{x}, {layer:?}, top {top}");
        }
    }

    #[test]
    fn each_direction_is_cast_for_ground_and_for_walls() {
        let derived = derived();
        let casts = casts(derived.level(), (84, 10), TileLayer::A);
        let found: Vec<_> = casts.iter().map(|cast| (cast.direction, cast.top, cast.distance)).collect();
        let [down, right, up, left] = DIRECTIONS;
        // The block below begins at 16: 5 pixels are free. Nothing is beside it or above.
        let looks = |top: bool| [(down, top, 5), (right, top, 27), (up, top, 26), (left, top, 20)];
        assert_eq!(found, [looks(true), looks(false)].concat());
    }
}
