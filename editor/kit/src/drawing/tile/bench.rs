//! The sensor bench: a tile among neighbours of one's choice, as a level that the core's own sensors are asked about.

use sim::angle::Angle;
use sim::level::{Level, LevelBuilder, Placed};
use sim::ruleset::Ruleset;
use sim::sensors::{Cast, Direction, Ray};
use sim::tiles::Mask;
use sim::tiles::solid_tile::covers;
use sim::tiles::{SolidTile, Solidity, TILE, TileId, TileLayer};

/// Blocks along the side of the bench: the tile and its neighbours.
pub(crate) const BLOCKS: usize = 3;
/// Pixels along its side.
pub const SIDE: i32 = BLOCKS as i32 * TILE;
/// Block of the level at which the bench begins: around it everything is empty, as far as sensors reach.
const FIRST: i32 = 3;
/// Sensors deeper than this inside of the terrain are not reacted to on the ground, so they reach nothing.
///
/// Guide: Slope Collision > Ground Sensors
const DEEPEST: i32 = -14;
/// The bench's own place of the tile in the middle.
pub const MIDDLE: usize = 4;

/// The tile on a place of the bench.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Neighbour {
    /// Nothing.
    #[default]
    Empty,
    /// A full block.
    Full,
    /// The tile itself, flipped or not.
    Same {
        /// Mirrored left to right.
        flip_x: bool,
        /// Mirrored top to bottom.
        flip_y: bool,
    },
    /// Another tile of the tileset, flipped or not.
    Tile {
        /// Its number.
        tile: TileId,
        /// Mirrored left to right.
        flip_x: bool,
        /// Mirrored top to bottom.
        flip_y: bool,
    },
}

/// The places of the bench, row after row; the one in the middle counts as the tile itself.
pub type Places = [Neighbour; BLOCKS * BLOCKS];

/// A tile with its neighbours, compiled.
#[derive(Clone, Debug)]
pub struct Bench {
    level: Level,
    tile: SolidTile,
}

impl Bench {
    /// The tile among its neighbours, everything of one solidity. Numbers that `tiles` does not have are empty.
    pub fn new(tile: &SolidTile, places: &Places, tiles: &[SolidTile], solidity: Solidity) -> Self {
        let blocks = (BLOCKS as i32 + 2 * FIRST) as u32;
        let mut level = LevelBuilder::new(blocks, blocks);
        for (place, neighbour) in places.iter().enumerate() {
            let is_middle = place == MIDDLE;
            let shape = if is_middle { Some(*tile) } else { shape(*neighbour, tile, tiles) };
            let Some(shape) = shape else { continue };
            let number = level.tile(shape);
            let at = |of: usize| (of as i32 + FIRST) as u32;
            level.put(at(place % BLOCKS), at(place / BLOCKS), Placed::solid(number).with(solidity));
        }
        Self { level: level.build(Ruleset::default()), tile: *tile }
    }

    /// Returns the solid shape at a pixel of the bench by either array.
    pub fn shape_at(&self, place: usize) -> Option<SolidTile> {
        let (x, y) = (place % BLOCKS, place / BLOCKS);
        self.level.tile_at(TileLayer::A, x as i32 + FIRST, y as i32 + FIRST).map(|(tile, _)| tile)
    }

    /// Casts a sensor from a pixel of the bench, looking for ground or for walls and ceilings.
    ///
    /// The tiles of the answer are places of the bench (column, row); those outside are left out.
    pub fn cast(&self, (x, y): (i32, i32), direction: Direction, ground: bool) -> Cast {
        let by = FIRST * TILE;
        let ray = Ray { x: x.saturating_add(by), y: y.saturating_add(by), direction, top: ground };
        let mut cast = self.level.cast_in_full(ray, TileLayer::A);
        cast.tiles = cast.tiles.map(|tile| tile.map(|(x, y)| (x - FIRST, y - FIRST)));
        cast
    }

    /// The pixel just behind the surface that a cast found, and whether there was a surface at all.
    pub fn surface(&self, from: (i32, i32), direction: Direction, cast: &Cast) -> Option<(i32, i32)> {
        let at = direction.moved(from, cast.hit.distance.saturating_add(1));
        let place = (at.0.div_euclid(TILE), at.1.div_euclid(TILE));
        cast.tiles.contains(&Some(place)).then_some(())?;
        let inside = (0..BLOCKS as i32).contains(&place.0) && (0..BLOCKS as i32).contains(&place.1);
        let tile = self.shape_at(inside.then_some(place.1 as usize * BLOCKS + place.0 as usize)?)?;
        let (x, y) = (at.0.rem_euclid(TILE) as usize, at.1.rem_euclid(TILE) as usize);
        solid_to(&tile, direction, x, y).then_some(at)
    }

    /// The solid pixels of the tile, by either array, that no sensor ever comes to: neither as a surface nor behind one.
    ///
    /// Every sensor of all four directions is asked from every pixel that is near enough and not deeper in the terrain
    /// than a player on the ground can be.
    pub fn unreached(&self) -> Mask {
        let (heights, widths) = (self.tile.mask(), self.tile.widths_mask());
        let mut left: Mask = std::array::from_fn(|y| heights[y] | widths[y]);
        let reach = -2 * TILE..3 * TILE;
        for direction in [Direction::Down, Direction::Right, Direction::Up, Direction::Left] {
            for across in 0..TILE {
                for along in reach.clone() {
                    let in_tile = match direction {
                        Direction::Down | Direction::Up => (across, along),
                        Direction::Right | Direction::Left => (along, across),
                    };
                    self.reach_from((in_tile.0 + TILE, in_tile.1 + TILE), direction, &mut left);
                }
            }
        }
        left
    }

    /// Takes out what one sensor comes to: the surface in the tile and all that is solid behind it.
    fn reach_from(&self, from: (i32, i32), direction: Direction, left: &mut Mask) {
        for ground in [true, false] {
            let cast = self.cast(from, direction, ground);
            if cast.hit.distance < DEEPEST {
                continue;
            }
            let Some(mut at) = self.surface(from, direction, &cast) else { continue };
            while let (Ok(x @ 0..16), Ok(y @ 0..16)) = (usize::try_from(at.0 - TILE), usize::try_from(at.1 - TILE))
                && solid_to(&self.tile, direction, x, y)
            {
                left[y] &= !(1 << x);
                at = direction.moved(at, 1);
            }
        }
    }
}

/// A pixel of a tile is solid to a sensor: by the height array up and down, by the width array sideways.
fn solid_to(tile: &SolidTile, direction: Direction, x: usize, y: usize) -> bool {
    match direction {
        Direction::Down | Direction::Up => covers(tile.heights[x & 15], y),
        Direction::Right | Direction::Left => covers(tile.widths[y & 15], x),
    }
}

fn shape(neighbour: Neighbour, tile: &SolidTile, tiles: &[SolidTile]) -> Option<SolidTile> {
    match neighbour {
        Neighbour::Empty => None,
        Neighbour::Full => Some(SolidTile { angle: Angle(0xFF), ..SolidTile::FULL }),
        Neighbour::Same { flip_x, flip_y } => Some(tile.flipped(flip_x, flip_y)),
        Neighbour::Tile { tile: 0, .. } => None,
        Neighbour::Tile { tile, flip_x, flip_y } => {
            tiles.get(usize::from(tile)).map(|tile| tile.flipped(flip_x, flip_y))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::tile::linked;
    use sim::sensors::Reach;

    fn slope() -> SolidTile {
        linked(&SolidTile { heights: std::array::from_fn(|x| x as i8 + 1), angle: Angle(0xE0), ..SolidTile::default() })
    }

    #[test]
    fn a_sensor_slides_over_the_tile_and_its_neighbours() {
        let mut places = Places::default();
        places[7] = Neighbour::Full;
        let bench = Bench::new(&slope(), &places, &[], Solidity::ALL);
        for (row, at, direction, distance, reach, angle) in [
            ("on the slope", (16, 16), Direction::Down, 14, Reach::Direct, Some(0xE0)),
            ("inside of it", (31, 24), Direction::Down, -9, Reach::Regression, Some(0xE0)),
            ("from above", (24, 8), Direction::Down, 14, Reach::Extension, Some(0xE0)),
            ("in the block below", (24, 40), Direction::Down, -18, Reach::Regression, Some(0xE0)),
            ("from the left", (16, 24), Direction::Right, 6, Reach::Direct, Some(0xE0)),
            ("nothing", (2, 2), Direction::Left, 18, Reach::Extension, None),
        ] {
            let cast = bench.cast(at, direction, true);
            let found = (cast.hit.distance, cast.reach, cast.hit.angle.map(|angle| angle.0));
            assert_eq!(found, (distance, reach, angle), "{row}");
        }
        let cast = bench.cast((24, 8), Direction::Down, true);
        assert_eq!(cast.tiles, [Some((1, 0)), Some((1, 1))], "tiles are places of the bench");
        assert_eq!(bench.surface((24, 8), Direction::Down, &cast), Some((24, 23)));
    }

    #[test]
    fn nothing_is_hidden_in_a_tile_that_stands_alone() {
        for tile in [slope(), SolidTile::FULL, slope().flipped(true, true)] {
            let bench = Bench::new(&tile, &Places::default(), &[], Solidity::ALL);
            assert_eq!(bench.unreached(), [0; 16], "{tile:?}");
        }
    }

    #[test]
    fn what_is_walled_in_is_reached_by_nothing() {
        let bench = Bench::new(&SolidTile::FULL, &[Neighbour::Full; 9], &[], Solidity::ALL);
        assert_eq!(bench.unreached(), [u16::MAX; 16]);
        let mut open = [Neighbour::Full; 9];
        open[1] = Neighbour::Empty;
        let bench = Bench::new(&SolidTile::FULL, &open, &[], Solidity::ALL);
        assert_eq!(bench.unreached(), [0; 16], "open above, all of it lies behind a surface");
        // A slope under a full block: only what faces the open side is found.
        let mut covered = Places::default();
        (covered[1], covered[5], covered[7]) = (Neighbour::Full, Neighbour::Full, Neighbour::Full);
        let bench = Bench::new(&slope(), &covered, &[], Solidity::ALL);
        assert_eq!(bench.unreached(), [0; 16]);
        let bench = Bench::new(&slope(), &covered, &[], Solidity::NONE);
        assert_ne!(bench.unreached(), [0; 16], "solid to nothing, nothing is reached");
    }

    #[test]
    fn widths_alone_are_reached_sideways_only() {
        let tile = SolidTile { heights: [0; 16], widths: [5; 16], ..SolidTile::default() };
        let alone = Bench::new(&tile, &Places::default(), &[], Solidity::ALL);
        assert_eq!(alone.unreached(), [0; 16]);
        let mut between = Places::default();
        (between[3], between[5]) = (Neighbour::Full, Neighbour::Full);
        let bench = Bench::new(&tile, &between, &[], Solidity::ALL);
        let hidden: u32 = bench.unreached().iter().map(|row| row.count_ones()).sum();
        assert_eq!(hidden, 0, "the gap on its left is wide enough to look through");
    }

    #[test]
    fn neighbours_that_are_not_there_are_empty() {
        let nobody = Neighbour::Tile { tile: 900, flip_x: true, flip_y: false };
        let bench = Bench::new(&slope(), &[nobody; 9], &[SolidTile::default()], Solidity::ALL);
        assert!(bench.shape_at(0).is_none() && bench.shape_at(MIDDLE) == Some(slope()));
    }
}
