//! The picture of a maze that is played: what the screen shows, turned by the stage's angle.

use super::look::BlockMesh;
use super::overlays;
use crate::look::figure;
use crate::overlays::Stage;
use crate::studio::Studio;
use eframe::egui::{Align2, Color32, Painter, Pos2, Rect, Vec2, vec2};
use sim::maze::grid::{CELL, MARGIN, centre_of};
use sim::maze::world::HALF_SCREEN;
use sim::maze::{MazeBlock, MazeWorld};
use sim::project::MazeData;

/// Size of the originals' screen, on which mazes are always shown.
pub const SIZE: Vec2 = vec2(HALF_SCREEN.0 as f32 * 2.0, HALF_SCREEN.1 as f32 * 2.0);
/// Cells from the middle of the screen to its corners, however it is turned.
const REACH: i32 = 9;
const BACK: Color32 = Color32::from_rgb(24, 26, 52);
const TEXT: Color32 = Color32::from_rgb(0xff, 0xd8, 0x5c);

/// The transform from places in the maze to the screen: turned around the middle, in whole pixels as in the originals.
struct Turned {
    cos: i32,
    sin: i32,
    /// The position in the middle of the screen.
    middle: (i32, i32),
    /// The middle on the display.
    at: Pos2,
    zoom: f32,
}

impl Turned {
    fn new(world: &MazeWorld, rect: Rect, zoom: f32) -> Self {
        let angle = world.snapped_angle();
        let [x, y] = world.camera.map(i32::from);
        let middle = (x + i32::from(HALF_SCREEN.0), y + i32::from(HALF_SCREEN.1));
        Self { cos: angle.cos().into(), sin: angle.sin().into(), middle, at: rect.center(), zoom }
    }

    /// Pixels of the screen from its middle.
    fn pixels(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let (x, y) = (x - self.middle.0, y - self.middle.1);
        ((x * self.cos - y * self.sin) >> 8, (x * self.sin + y * self.cos) >> 8)
    }

    fn to_display(&self, (x, y): (i32, i32)) -> Pos2 {
        self.at + vec2(x as f32, y as f32) * self.zoom
    }

    /// Any position, also between pixels: for overlays.
    fn exact(&self, at: Pos2) -> Pos2 {
        let off = at - Pos2::new(self.middle.0 as f32, self.middle.1 as f32);
        let (cos, sin) = (self.cos as f32 / 256.0, self.sin as f32 / 256.0);
        self.at + vec2(off.x * cos - off.y * sin, off.x * sin + off.y * cos) * self.zoom
    }
}

/// The parts that are shown besides the picture.
#[derive(Clone, Copy)]
pub struct Shown {
    /// The overlays that are on.
    pub overlays: bool,
    /// True to show the counters.
    pub hud: bool,
}

/// Paints the screen in `rect`, `zoom` points to the pixel: the world that runs, else the maze as it begins.
pub fn paint(painter: &Painter, (rect, zoom): (Rect, f32), maze: &MazeData, shown: Shown, cx: &Studio) {
    painter.rect_filled(rect, 0.0, BACK);
    let waiting;
    let world = match cx.play().maze_world() {
        Some(world) => world,
        None => match maze.maze() {
            Some(maze) => {
                waiting = MazeWorld::new(&maze);
                &waiting
            }
            None => return,
        },
    };
    let turned = Turned::new(world, rect, zoom);
    paint_cells(painter, &turned, world);
    let (x, y) = world.player.px();
    let place = turned.pixels((x.into(), y.into()));
    let to_display = |at: Pos2| turned.at + at.to_vec2() * zoom;
    figure::paint(painter, &to_display, &overlays::look(world), place, Color32::WHITE);
    let to_screen = |at: Pos2| turned.exact(at);
    let stage = Stage::new(painter, &to_screen, rect);
    if let (true, Some(run)) = (shown.overlays, cx.play().maze_run()) {
        overlays::paint(&Stage { zoom, ..stage }, run, cx);
    }
    let stage = Stage::new(painter, &to_display, rect);
    if shown.hud && cx.play().maze_world().is_some() {
        stage.tag(rect.min + vec2(6.0, 6.0), Align2::LEFT_TOP, overlays::counts(world), TEXT);
    }
}

/// The cells around the middle. Walls turn with the maze, all else stays upright.
fn paint_cells(painter: &Painter, turned: &Turned, world: &MazeWorld) {
    let half = CELL / 2;
    let cell = |v: i32, off: i32| (v + off) / CELL - MARGIN;
    let (column, row) = (cell(turned.middle.0, 32), cell(turned.middle.1, 80));
    let side = vec2(turned.cos as f32, turned.sin as f32) / 256.0 * half as f32 * turned.zoom;
    let mut mesh = BlockMesh::new(painter.ctx());
    for place in (row - REACH..=row + REACH).flat_map(|y| (column - REACH..=column + REACH).map(move |x| (x, y))) {
        let id = world.grid.get(place);
        if id == 0 {
            continue;
        }
        let centre = turned.pixels(centre_of(place));
        let at = turned.to_display(centre);
        match MazeBlock::from_id(id) {
            Some(MazeBlock::Wall(_)) => mesh.add_turned(id, at, (side, side.rot90()), Color32::WHITE),
            _ => mesh.add(id, Rect::from_center_size(at, Vec2::splat(CELL as f32 * turned.zoom)), Color32::WHITE),
        }
    }
    mesh.paint(painter);
}
