//! A whole maze as a picture: its blocks, its start, and the way of a run.

use super::maze_picture::{SIDE, block_pixels};
use super::picture::{CLEAR, Rgba};
use crate::pixels::Pixels;
use sim::maze::MazeBlock;
use sim::maze::grid::centre_of;
use sim::project::{MazeData, Run};
use sim::replay::MazeReplay;
use sim::trace::NoTrace;

/// Behind the blocks.
const GROUND: Rgba = [24, 26, 36, 255];
/// The start: a ring as wide as the player is.
const START: Rgba = [90, 240, 255, 255];
/// The way of a run.
const WAY: Rgba = [255, 244, 120, 255];

/// Returns the place of the player's centre in each frame of a run; `None` if the maze has no start.
pub fn maze_way(maze: &MazeData, run: &Run) -> Option<Vec<(u16, u16)>> {
    let maze = maze.maze()?;
    let mut replay = MazeReplay::new(run, &maze);
    let mut way = vec![maze.start];
    while let Some(world) = replay.step(&mut NoTrace) {
        way.push(world.player.px());
    }
    Some(way)
}

/// The picture of a maze as it begins, a pixel to a pixel; `way` is where the player's centre is, frame by frame.
pub fn maze_pixels(maze: &MazeData, way: &[(u16, u16)]) -> Pixels {
    let (columns, rows) = (usize::from(maze.grid.columns()), usize::from(maze.grid.rows()));
    let mut picture = Pixels::clear(columns * SIDE, rows * SIDE);
    picture.rgba.fill(GROUND);
    let mut known: [Option<Box<[Rgba; SIDE * SIDE]>>; MazeBlock::LAST as usize + 1] = [const { None }; _];
    for (index, id) in maze.grid.cells().iter().enumerate() {
        let (Some(block), Some(slot)) = (MazeBlock::from_id(*id), known.get_mut(usize::from(*id))) else { continue };
        let pixels = slot.get_or_insert_with(|| Box::new(block_pixels(block)));
        let (left, top) = (index % columns * SIDE, index / columns * SIDE);
        for (n, pixel) in pixels.iter().enumerate().filter(|(_, pixel)| **pixel != CLEAR) {
            picture.put(left + n % SIDE, top + n / SIDE, over(*pixel));
        }
    }
    way.iter().for_each(|at| dot(&mut picture, *at, WAY));
    if let Some((x, y)) = maze.start {
        let ring = |dx: i32, dy: i32| (30..=56).contains(&(dx * dx + dy * dy));
        let near = (-8..=8).flat_map(|dy| (-8..=8).map(move |dx| (dx, dy))).filter(|(dx, dy)| ring(*dx, *dy));
        near.for_each(|(dx, dy)| dot_at(&mut picture, (i32::from(x) + dx, i32::from(y) + dy), START));
    }
    picture
}

/// A pixel over the ground. Its colours are multiplied by its alpha already.
fn over([r, g, b, a]: Rgba) -> Rgba {
    let behind = |colour: u8, ground: u8| {
        let rest = u32::from(ground) * (255 - u32::from(a)) / 255;
        (u32::from(colour) + rest).min(255) as u8
    };
    [behind(r, GROUND[0]), behind(g, GROUND[1]), behind(b, GROUND[2]), 255]
}

/// Two by two pixels.
fn dot(picture: &mut Pixels, (x, y): (u16, u16), colour: Rgba) {
    for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        dot_at(picture, (i32::from(x) + dx, i32::from(y) + dy), colour);
    }
}

/// A pixel at a position of the maze, if it is inside.
fn dot_at(picture: &mut Pixels, (x, y): (i32, i32), colour: Rgba) {
    let (left, top) = centre_of((0, 0));
    let half = SIDE as i32 / 2;
    if let (Ok(x), Ok(y)) = (usize::try_from(x - left + half), usize::try_from(y - top + half)) {
        picture.put(x, y, colour);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::maze::MazeGrid;

    #[test]
    fn a_picture_shows_blocks_start_and_way() {
        let mut grid = MazeGrid::new(3, 2).expect("a size");
        grid.set((2, 0), MazeBlock::Wall(1).id());
        let centre = |cell| {
            let (x, y) = centre_of(cell);
            (x as u16, y as u16)
        };
        let maze = MazeData { grid, start: Some(centre((0, 0))), ..MazeData::default() };
        let picture = maze_pixels(&maze, &[centre((1, 1)), (0, 0), (u16::MAX, u16::MAX)]);
        assert_eq!((picture.width, picture.height), (72, 48));
        let wall = block_pixels(MazeBlock::Wall(1));
        assert_eq!(picture.at(2 * SIDE + 3, 5), wall[5 * SIDE + 3]);
        assert_eq!((picture.at(12 + 6, 12), picture.at(12, 12)), (START, GROUND));
        assert_eq!((picture.at(36, 36), picture.at(37, 37), picture.at(38, 36)), (WAY, WAY, GROUND));
    }
}
