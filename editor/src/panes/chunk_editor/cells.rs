//! The effects of the tools on a chunk's cells: pure functions.

use kit::document::Stamp;
use sim::project::OwnKinds;
use sim::tiles::{Cell, Chunk, Solidity};

/// The ink of a stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChunkInk {
    /// The whole cell: block, flips and solidity.
    Cell(Cell),
    /// Its solidity on each layer; block and flips stay, and what is empty stays empty.
    Solidity {
        /// On layer A.
        a: Solidity,
        /// On layer B.
        b: Solidity,
    },
}

impl ChunkInk {
    /// A cell with this on it.
    pub fn on(self, old: Cell) -> Cell {
        match self {
            Self::Cell(cell) => cell,
            Self::Solidity { .. } if old.block == 0 => old,
            Self::Solidity { a, b } => Cell { a, b, ..old },
        }
    }
}

fn changed(chunk: &Chunk, change: impl FnOnce(&mut [Cell])) -> Chunk {
    let mut new = chunk.clone();
    change(&mut new.cells);
    new
}

fn index(side: i32, (x, y): (i32, i32)) -> Option<usize> {
    ((0..side).contains(&x) && (0..side).contains(&y)).then_some((y * side + x) as usize)
}

/// The cell at a place of a chunk of `side` cells along each side; `None` outside.
pub fn at(chunk: &Chunk, side: i32, place: (i32, i32)) -> Option<Cell> {
    chunk.cells.get(index(side, place)?).copied()
}

/// A chunk with ink on some of its places; what is outside is left out.
pub fn painted(chunk: &Chunk, side: i32, places: &[(i32, i32)], ink: ChunkInk) -> Chunk {
    changed(chunk, |cells| {
        for place in places {
            if let Some(cell) = index(side, *place).and_then(|index| cells.get_mut(index)) {
                *cell = ink.on(*cell);
            }
        }
    })
}

/// A chunk with other cells in some places, such as a stamp's; what is out is cut off.
pub fn stamped(chunk: &Chunk, side: i32, cells: &[(i32, i32, Cell)]) -> Chunk {
    changed(chunk, |own| {
        for (x, y, cell) in cells {
            if let Some(to) = index(side, (*x, *y)).and_then(|index| own.get_mut(index)) {
                *to = *cell;
            }
        }
    })
}

/// The rectangle that two places span, both included, as a stamp.
pub fn captured(chunk: &Chunk, side: i32, a: (i32, i32), b: (i32, i32)) -> Stamp {
    let inside = |v: i32| v.clamp(0, side - 1);
    let (left, right) = (inside(a.0.min(b.0)), inside(a.0.max(b.0)));
    let places = kit::document::paint::rectangle((left, inside(a.1)), (right, inside(b.1)));
    let cells = places.into_iter().map(|place| at(chunk, side, place).unwrap_or_default()).collect();
    Stamp { width: (right - left + 1) as u32, cells, ..Stamp::default() }
}

/// A chunk mirrored as a whole: its cells change places, and each is mirrored.
pub fn mirrored(chunk: &Chunk, side: i32, left_to_right: bool) -> Chunk {
    let all = captured(chunk, side, (0, 0), (side - 1, side - 1));
    // It holds no things.
    let own = OwnKinds::default();
    let all = if left_to_right { all.flipped_x(&own) } else { all.flipped_y(&own) };
    changed(chunk, |cells| cells.copy_from_slice(&all.cells))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chunk() -> Chunk {
        let cell = |i: i32| Cell { block: if i % 8 < 3 { 0 } else { 1 + (i / 32) as u16 }, ..Cell::default() };
        Chunk { cells: (0..64).map(cell).collect(), ..Chunk::default() }
    }

    #[test]
    fn ink_reaches_what_it_shall() {
        let old = chunk();
        let solid = ChunkInk::Solidity { a: Solidity::ALL, b: Solidity::TOP };
        let new = painted(&old, 8, &[(0, 0), (5, 0), (8, 0), (-1, 9)], solid);
        assert_eq!(new.cells[0], old.cells[0], "empty stays empty");
        assert_eq!(new.cells[5], Cell { a: Solidity::ALL, b: Solidity::TOP, ..old.cells[5] });
        assert_eq!(new.cells[8], old.cells[8], "x = 8 is outside, not the next row");
        let other = Cell { block: 9, flip_x: true, ..Cell::default() };
        assert_eq!(painted(&old, 8, &[(0, 0)], ChunkInk::Cell(other)).cells[0], other);
    }

    #[test]
    fn pieces_are_copied_from_chunk_to_chunk() {
        let old = chunk();
        let stamp = captured(&old, 8, (4, 2), (2, 9));
        assert_eq!((stamp.width, stamp.cells.len(), stamp.cells[0].block), (3, 18, 0));
        let new = stamped(&Chunk::empty(8), 8, &stamp.cells_at(6, 7, true));
        assert_eq!(new.cells.iter().filter(|cell| cell.block != 0).count(), 1, "the rest is cut off");
        assert_eq!(new.cells[63].block, 1);
    }

    #[test]
    fn mirrored_twice_is_as_before() {
        let old = painted(&chunk(), 8, &[(7, 7)], ChunkInk::Cell(Cell { block: 5, flip_y: true, ..Cell::default() }));
        for way in [true, false] {
            let once = mirrored(&old, 8, way);
            assert_ne!(once, old);
            assert_eq!(mirrored(&once, 8, way), old);
        }
    }
}
