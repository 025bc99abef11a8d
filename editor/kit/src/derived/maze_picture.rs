//! Pictures of a maze's blocks, in simple shapes of our own.

use super::picture::{CLEAR, Rgba, premultiplied};
use sim::maze::MazeBlock;
use sim::maze::grid::CELL;

/// Pixels along the side of a block.
pub const SIDE: usize = CELL as usize;

/// Colours of walls, nine shapes each.
const WALLS: [[u8; 3]; 4] = [[72, 112, 214], [214, 164, 52], [206, 82, 122], [70, 164, 92]];
/// Colours of emeralds.
const EMERALDS: [[u8; 3]; 6] =
    [[70, 190, 255], [255, 220, 70], [255, 120, 190], [90, 220, 110], [240, 80, 70], [200, 205, 215]];
const WHITE: [u8; 3] = [245, 247, 250];
const DARK: [u8; 3] = [22, 24, 32];

/// A picture under work.
struct Canvas([Rgba; SIDE * SIDE]);

/// The picture of a block, row after row; premultiplied.
pub fn block_pixels(block: MazeBlock) -> [Rgba; SIDE * SIDE] {
    let mut to = Canvas([CLEAR; SIDE * SIDE]);
    match block {
        MazeBlock::Empty => {}
        MazeBlock::Wall(picture) => to.wall(usize::from(picture.saturating_sub(1))),
        MazeBlock::Bumper => {
            to.disc(11.5, [150, 30, 40]);
            to.disc(9.5, [240, 80, 70]);
            to.disc(6.0, WHITE);
            to.disc(4.0, [240, 80, 70]);
        }
        MazeBlock::Plain(0) => to.slab([128, 134, 148]),
        MazeBlock::Plain(sign) => {
            to.slab([96, 104, 124]);
            to.text(&sign.to_string(), 2, WHITE);
        }
        MazeBlock::Goal => {
            to.slab([226, 120, 40]);
            to.text("GOAL", 1, WHITE);
        }
        MazeBlock::Life => {
            to.disc(10.5, [30, 110, 60]);
            to.disc(9.0, [70, 200, 110]);
            to.text("1UP", 1, WHITE);
        }
        MazeBlock::Up => to.speed("UP", [60, 150, 230]),
        MazeBlock::Down => to.speed("DOWN", [150, 96, 220]),
        MazeBlock::Reverse => {
            to.disc(11.5, [30, 96, 104]);
            to.disc(10.0, [50, 170, 180]);
            to.text("R", 3, WHITE);
        }
        MazeBlock::SolidGhost => {
            to.fill(|x, y| is_edge(x, y, 2) || (x + y) % 6 < 3, [176, 186, 214], 255);
            to.fill(|x, y| !is_edge(x, y, 2) && (x + y) % 6 >= 3, [120, 130, 164], 255);
        }
        MazeBlock::Glass(hits) => to.glass(hits),
        MazeBlock::Ring => to.ring(),
        MazeBlock::Emerald(kind) => to.emerald(EMERALDS[usize::from(kind) % EMERALDS.len()]),
        MazeBlock::Ghost => to.fill(|x, y| (x + y) % 6 == 0 || is_edge(x, y, 1), [176, 186, 214], 190),
        MazeBlock::GhostMaker => {
            to.fill(|x, y| is_edge(x, y, 1) && (x + y) % 4 < 2, [255, 236, 120], 255);
            to.fill(|x, y| is_ring(x, y, 4.0, 8.0), [176, 186, 214], 200);
            to.fill(|x, y| is_ring(x, y, 0.0, 2.0), [255, 236, 120], 255);
        }
        MazeBlock::Effect(id) => to.sparkle(usize::from(id)),
    }
    to.0
}

/// Pixels of the outermost `wide` rows and columns.
fn is_edge(x: usize, y: usize, wide: usize) -> bool {
    let edge = |v: usize| v < wide || v >= SIDE - wide;
    edge(x) || edge(y)
}

/// Pixels whose distance from the middle is between two.
fn is_ring(x: usize, y: usize, from: f32, to: f32) -> bool {
    let off = |v: usize| v as f32 + 0.5 - SIDE as f32 / 2.0;
    (from..to).contains(&off(x).hypot(off(y)))
}

/// A colour made lighter or darker, in percent.
fn shade(color: [u8; 3], percent: u32) -> [u8; 3] {
    color.map(|part| (u32::from(part) * percent / 100).min(255) as u8)
}

impl Canvas {
    fn fill(&mut self, of: impl Fn(usize, usize) -> bool, [r, g, b]: [u8; 3], alpha: u8) {
        for (i, pixel) in self.0.iter_mut().enumerate() {
            if of(i % SIDE, i / SIDE) {
                *pixel = premultiplied([r, g, b, alpha]);
            }
        }
    }

    fn disc(&mut self, radius: f32, color: [u8; 3]) {
        self.fill(|x, y| is_ring(x, y, 0.0, radius), color, 255);
    }

    /// A raised square: lit from above and the left.
    fn slab(&mut self, color: [u8; 3]) {
        self.fill(|_, _| true, color, 255);
        self.fill(|x, y| is_edge(x, y, 2), shade(color, 62), 255);
        self.fill(|x, y| (x < 2 && y < SIDE - x) || (y < 2 && x < SIDE - y), shade(color, 134), 255);
        self.fill(|x, y| is_edge(x, y, 1), shade(color, 44), 255);
    }

    /// A wall: its colour, and a stud in one of nine places.
    fn wall(&mut self, picture: usize) {
        let color = WALLS[picture / 9 % WALLS.len()];
        self.slab(color);
        let (left, top) = (4 + picture % 3 * 6, 4 + picture / 3 % 3 * 6);
        let is_stud = |v: usize, from: usize| (from..from + 4).contains(&v);
        self.fill(|x, y| is_stud(x, left) && is_stud(y, top), shade(color, 150), 255);
        self.fill(|x, y| (x == left + 3 || y == top + 3) && is_stud(x, left) && is_stud(y, top), shade(color, 60), 255);
    }

    fn speed(&mut self, word: &str, color: [u8; 3]) {
        self.disc(11.8, shade(color, 50));
        self.disc(10.5, color);
        self.text(word, 1, WHITE);
    }

    fn glass(&mut self, hits: u8) {
        self.fill(|_, _| true, [150, 226, 240], 110);
        self.fill(|x, y| is_edge(x, y, 2), [200, 244, 250], 220);
        self.fill(|x, y| (13..17).contains(&(x + y)) && !is_edge(x, y, 4), WHITE, 170);
        let cracks: [fn(usize, usize) -> bool; 3] =
            [|x, y| x == y / 2 + 8, |x, y| x + y / 3 == 19 && y > 8, |x, y| y == 14 + x / 4];
        for crack in cracks.into_iter().take(usize::from(hits)) {
            self.fill(crack, DARK, 255);
        }
    }

    fn ring(&mut self) {
        self.fill(|x, y| is_ring(x, y, 4.0, 9.0), [140, 90, 10], 255);
        self.fill(|x, y| is_ring(x, y, 5.0, 8.0), [250, 204, 60], 255);
        self.fill(|x, y| is_ring(x, y, 5.0, 8.0) && x < 11 && y < 11, [255, 244, 170], 255);
    }

    /// A cut stone: six-sided, with its upper left facets lit.
    fn emerald(&mut self, color: [u8; 3]) {
        let inside = |x: usize, y: usize, by: usize| {
            let (x, y) = (x.abs_diff(12).min(11), y.abs_diff(12));
            y + by <= 9 && x + y / 2 + by <= 11
        };
        self.fill(|x, y| inside(x, y, 0), shade(color, 50), 255);
        self.fill(|x, y| inside(x, y, 1), color, 255);
        self.fill(|x, y| inside(x, y, 1) && x + y < 22, shade(color, 125), 255);
        self.fill(|x, y| inside(x, y, 5), shade(color, 150), 255);
    }

    fn sparkle(&mut self, id: usize) {
        let arm = 3 + id % 4 * 2;
        self.fill(|x, y| (x.abs_diff(12) + y.abs_diff(12)) <= arm && (x == 12 || y == 12), WHITE, 230);
        self.fill(|x, y| x.abs_diff(12) == y.abs_diff(12) && x.abs_diff(12) <= arm / 2, [255, 230, 130], 230);
    }

    /// A word in the middle, its letters `size` times as large as they are.
    fn text(&mut self, word: &str, size: usize, color: [u8; 3]) {
        let width = (word.len() * 4 - 1) * size;
        let (left, top) = ((SIDE.saturating_sub(width)) / 2, (SIDE - 5 * size) / 2);
        let lit = |x: usize, y: usize| {
            let (x, y) = (x.checked_sub(left)? / size, y.checked_sub(top)? / size);
            let letter = word.chars().nth(x / 4)?;
            (x % 4 < 3 && y < 5).then(|| letter_row(letter, y) & (4 >> (x % 4)) != 0)
        };
        self.fill(|x, y| lit(x.wrapping_sub(1), y.wrapping_sub(1)) == Some(true), DARK, 255);
        self.fill(|x, y| lit(x, y) == Some(true), color, 255);
    }
}

/// A row of a letter three pixels wide and five high: the leftmost pixel is the highest bit.
fn letter_row(letter: char, row: usize) -> u8 {
    let rows: [u8; 5] = match letter {
        '1' => [2, 6, 2, 2, 7],
        '2' => [7, 1, 7, 4, 7],
        '3' => [7, 1, 3, 1, 7],
        '4' => [5, 5, 7, 1, 1],
        '5' => [7, 4, 7, 1, 7],
        '6' => [7, 4, 7, 5, 7],
        'A' => [2, 5, 7, 5, 5],
        'D' => [6, 5, 5, 5, 6],
        'G' => [7, 4, 5, 5, 7],
        'L' => [4, 4, 4, 4, 7],
        'N' => [6, 5, 5, 5, 5],
        'O' => [7, 5, 5, 5, 7],
        'P' => [7, 5, 7, 4, 4],
        'R' => [6, 5, 6, 5, 5],
        'U' => [5, 5, 5, 5, 7],
        'W' => [5, 5, 7, 7, 5],
        _ => [0; 5],
    };
    rows[row]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_but_the_empty_one_looks_like_no_other() {
        let placed = (1..=MazeBlock::LAST).filter_map(MazeBlock::from_id).filter(|block| block.can_be_placed());
        let pictures: Vec<_> = placed.map(|block| (block, block_pixels(block))).collect();
        assert!(block_pixels(MazeBlock::Empty).iter().all(|pixel| *pixel == CLEAR));
        for (n, (block, picture)) in pictures.iter().enumerate() {
            let same = pictures[..n].iter().find(|(_, other)| other == picture);
            assert_eq!(same.map(|(other, _)| other), None, "{block:?}");
            assert!(picture.iter().filter(|pixel| pixel[3] > 0).count() > 60, "{block:?}");
        }
    }
}
