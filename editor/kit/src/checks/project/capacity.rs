//! The capacity of the originals: the number of chunks, blocks and solid tiles, the size of a layout, and the counts of a project of
//! each. Nothing here stops anybody; it says what a level would need to go back into its game.

use sim::project::Project;
use sim::ruleset::Game;
use std::fmt;

/// The things that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counted {
    /// Chunks, with chunk 0.
    Chunks,
    /// Blocks of all tilesets, with the empty block 0.
    Blocks,
    /// Solid tiles of all tilesets, with the empty tile 0.
    Tiles,
    /// Chunks across and down in the layout of a level.
    Layout {
        /// Index of the level in the project.
        level: usize,
    },
    /// Blocks along the side of a chunk.
    ChunkSize,
    /// Blocks whose solid tiles differ between the layers.
    SecondLayer,
}

/// One count and what the game has room for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    /// The things that are counted.
    pub what: Counted,
    /// The number of them; of a layout, columns and rows.
    pub found: [u32; 2],
    /// The number that there is room for; of a layout, columns and rows.
    pub room: [u32; 2],
    /// False if it does not fit.
    pub fits: bool,
}

/// The room of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    /// Blocks along the side of a chunk.
    pub chunk_size: u8,
    /// Chunks, with chunk 0.
    pub chunks: u32,
    /// Blocks.
    pub blocks: u32,
    /// Solid tiles.
    pub tiles: u32,
    /// Columns and rows of a layout.
    pub layout: [u32; 2],
    /// Columns times rows of a layout at most, if the game counts its bytes.
    pub layout_area: u32,
    /// Blocks can have another solid tile on layer B.
    pub two_layers: bool,
}

impl Limits {
    /// Returns the limits of a game.
    ///
    /// Chunk numbers are a byte, of which Sonic 1 and CD use a bit for the loop mark. The tables of collision indices
    /// have 0x300 entries; height arrays are 256, for an entry is a byte.
    pub(crate) const fn of(game: Game) -> Self {
        let small = Self {
            chunk_size: 8,
            chunks: 0x100,
            blocks: 0x300,
            tiles: 0x100,
            layout: [128, 16],
            layout_area: 128 * 16,
            two_layers: true,
        };
        match game {
            Game::Sonic1 | Game::SonicCd => {
                Self { chunk_size: 16, chunks: 0x80, layout: [64, 8], layout_area: 64 * 8, two_layers: false, ..small }
            }
            Game::Sonic2 => small,
            // Rows have pointers, 32 of them; foreground and background share the bytes.
            Game::Sonic3 | Game::Sonic3K => Self { layout: [200, 32], layout_area: 3960, ..small },
        }
    }
}

/// Returns the counts of a project of everything that the game of its preset limits, fitting or not.
pub fn counts(project: &Project) -> Vec<Count> {
    let limits = Limits::of(project.ruleset.preset);
    let count = |what, found: usize, room: u32| {
        let found = u32::try_from(found).unwrap_or(u32::MAX);
        Count { what, found: [found, 0], room: [room, 0], fits: found <= room }
    };
    let sets = || project.tilesets.iter().map(|set| &set.tileset);
    // The empty ones of several tilesets are one and the same.
    let own = |len: usize| len.saturating_sub(1);
    let blocks = 1 + sets().map(|set| own(set.blocks.len())).sum::<usize>();
    let tiles = 1 + sets().map(|set| own(set.tiles.len())).sum::<usize>();
    let size = project.chunk_size;
    let mut all = vec![
        Count { fits: size == limits.chunk_size, ..count(Counted::ChunkSize, size.into(), limits.chunk_size.into()) },
        count(Counted::Chunks, project.chunks.len(), limits.chunks),
        count(Counted::Blocks, blocks, limits.blocks),
        count(Counted::Tiles, tiles, limits.tiles),
    ];
    if !limits.two_layers {
        let differs = |block: &&sim::tiles::Block| block.tile_a != block.tile_b;
        let found = sets().map(|set| set.blocks.iter().filter(differs).count()).sum();
        all.push(count(Counted::SecondLayer, found, 0));
    }
    for (level, data) in project.levels.iter().enumerate() {
        let found = [data.layout.width(), data.layout.height()];
        let area = u64::from(found[0]) * u64::from(found[1]);
        let fits = found[0] <= limits.layout[0] && found[1] <= limits.layout[1] && area <= limits.layout_area.into();
        all.push(Count { what: Counted::Layout { level }, found, room: limits.layout, fits });
    }
    all
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([found, rows], [room, most_rows]) = (self.found, self.room);
        match self.what {
            Counted::Chunks => write!(f, "{found} of {room} chunks"),
            Counted::Blocks => write!(f, "{found} of {room} blocks"),
            Counted::Tiles => write!(f, "{found} of {room} solid tiles"),
            Counted::Layout { .. } => write!(f, "{found} × {rows} of {room} × {most_rows} chunks in the layout"),
            Counted::ChunkSize => write!(f, "chunks of {found} × {found} blocks, in the game {room} × {room}"),
            Counted::SecondLayer => {
                write!(f, "{found} blocks whose solid tiles differ between the layers; the game has one for both")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::starting_ground;
    use sim::project::{Tileset, TilesetRef};
    use sim::tiles::{Block, SolidTile};
    use std::sync::Arc;

    #[test]
    fn what_does_not_fit_is_said() {
        let mut project = starting_ground::empty_project();
        let wrong = |project: &Project| {
            let all = counts(project).into_iter().filter(|count| !count.fits);
            all.map(|count| count.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(wrong(&project), [] as [&str; 0]);
        let tileset = Tileset {
            tiles: Arc::new(vec![SolidTile::default(); 0x101]),
            blocks: Arc::new(vec![Block { tile_a: 1, ..Block::default() }; 0x200]),
            ..Tileset::default()
        };
        let set = Arc::new(TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() });
        project.tilesets = vec![set.clone(), set];
        assert_eq!(wrong(&project), ["1023 of 768 blocks", "513 of 256 solid tiles"]);
        project.ruleset.preset = Game::Sonic1;
        assert_eq!(
            wrong(&project)[..],
            [
                "chunks of 8 × 8 blocks, in the game 16 × 16",
                "1023 of 768 blocks",
                "513 of 256 solid tiles",
                "1024 blocks whose solid tiles differ between the layers; the game has one for both",
            ]
        );
        project.ruleset.preset = Game::Sonic3K;
        Arc::make_mut(&mut project.levels[0]).layout = sim::grid::Grid::new(200, 20);
        assert_eq!(wrong(&project)[2..], ["200 × 20 of 200 × 32 chunks in the layout"], "too many bytes");
    }
}
