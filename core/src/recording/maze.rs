//! Recordings of rotating mazes, laid beside what the rules make of the same buttons.

use super::{Column, Columns, Recording, Row, status};
use crate::input::{Buttons, Input};
use crate::maze::grid::MARGIN;
use crate::maze::world::{Ghosts, Phase};
use crate::maze::{Maze, MazeWorld};
use crate::trace::NoTrace;
use crate::units::Speed;

/// The columns that a step in a maze must reproduce.
pub const COMPARED: [Column; 20] = [
    Column::X,
    Column::XSub,
    Column::Y,
    Column::YSub,
    Column::XSpeed,
    Column::YSpeed,
    Column::GroundSpeed,
    Column::Angle,
    Column::Status,
    Column::CameraX,
    Column::CameraY,
    Column::Rings,
    Column::StageAngle,
    Column::Rotation,
    Column::HitTile,
    Column::HitColumn,
    Column::HitRow,
    Column::SpeedTimer,
    Column::ReverseTimer,
    Column::Ghosts,
];

/// A cell that a frame changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellChange {
    /// Number of the recorded row.
    pub frame: i32,
    /// Column and row in the originals' grid, which is larger than the maze.
    pub cell: (i32, i32),
    /// The number that was there.
    pub from: u8,
    /// The number that is there now.
    pub to: u8,
}

/// A recording played in a maze.
#[derive(Clone, Debug, Default)]
pub struct MazeComparison {
    /// True if it began with the state of its first row: the maze's start does not lead there.
    pub begins_at_row: bool,
    /// The state after each row; the first one is the recorded one if it began there.
    pub rows: Vec<Row>,
    /// Rows up to the first that differs.
    pub run_through: usize,
    /// Rows played.
    pub played: usize,
    /// The first row that differs, and where.
    pub first_difference: Option<(usize, Columns)>,
    /// The cells that changed, frame by frame.
    pub changes: Vec<CellChange>,
    /// The world in the end.
    pub world: Option<MazeWorld>,
}

impl MazeComparison {
    /// Plays the recorded buttons from the maze's start, or from the first row if that is not what the start leads to.
    pub fn of(recording: &Recording, maze: &Maze) -> Self {
        let from_start = Self::play(recording, MazeWorld::new(maze), 0);
        match (from_start.first_difference, recording.rows.first()) {
            (Some((0, _)), Some(row)) => {
                let mut found = Self::play(recording, at_row(maze, row), 1);
                found.begins_at_row = true;
                found.rows.insert(0, *row);
                found
            }
            _ => from_start,
        }
    }

    fn play(recording: &Recording, mut world: MazeWorld, first: usize) -> Self {
        let mut found = Self::default();
        let mut before = first.checked_sub(1).map_or(Buttons::NONE, |row| recording.rows[row].held());
        let mut grid = world.grid.clone();
        for (index, recorded) in recording.rows.iter().enumerate().skip(first) {
            let mut input = Input::after(std::mem::replace(&mut before, recorded.held()), recorded.held());
            if recording.columns.has(Column::Pressed) {
                input.pressed = Buttons(recorded[Column::Pressed] as u8);
            }
            world.step(input, &mut NoTrace);
            let ours = Row::of_maze(&world, recorded[Column::Frame], recorded.held());
            let differences: Columns = COMPARED
                .into_iter()
                .filter(|column| recording.columns.has(*column) && recorded[*column] != ours[*column])
                .collect();
            found.played += 1;
            if found.first_difference.is_none() {
                match differences.is_empty() {
                    true => found.run_through += 1,
                    false => found.first_difference = Some((index, differences)),
                }
            }
            found.rows.push(ours);
            found.changes.extend(changes(&grid, &world, recorded[Column::Frame]));
            grid.clone_from(&world.grid);
        }
        found.world = Some(world);
        found
    }
}

/// The cells that differ between a grid and the world's.
fn changes<'a>(
    before: &'a crate::maze::MazeGrid,
    world: &'a MazeWorld,
    frame: i32,
) -> impl Iterator<Item = CellChange> + 'a {
    let columns = usize::from(world.grid.columns());
    let cells = before.cells().iter().zip(world.grid.cells()).enumerate().filter(|(_, (from, to))| from != to);
    cells.map(move |(index, (from, to))| CellChange {
        frame,
        cell: ((index % columns) as i32 + MARGIN, (index / columns) as i32 + MARGIN),
        from: *from,
        to: *to,
    })
}

/// A world in the state of a row.
fn at_row(maze: &Maze, row: &Row) -> MazeWorld {
    let mut world = MazeWorld::new(maze);
    let place = |whole: Column, part: Column| (row[whole] as u32) << 16 | (row[part] as u32 & 0xFFFF);
    let player = &mut world.player;
    player.x = place(Column::X, Column::XSub);
    player.y = place(Column::Y, Column::YSub);
    let speeds = [Column::XSpeed, Column::YSpeed, Column::GroundSpeed].map(|column| Speed(row[column] as i16));
    [player.x_speed, player.y_speed, player.ground_speed] = speeds;
    player.airborne = row.has(status::AIRBORNE);
    player.faces_left = row.has(status::FACES_LEFT);
    world.angle = row[Column::StageAngle] as u16;
    world.rotation = row[Column::Rotation] as i16;
    world.speed_timer = row[Column::SpeedTimer] as u8;
    world.reverse_timer = row[Column::ReverseTimer] as u8;
    world.ghosts = match row[Column::Ghosts] {
        1 => Ghosts::Passed,
        2 => Ghosts::Hardening,
        _ => Ghosts::Untouched,
    };
    world.haul.rings = row[Column::Rings] as u16;
    world.camera = [row[Column::CameraX] as u16, row[Column::CameraY] as u16];
    world
}

impl Row {
    /// The state of a maze after a frame, with the buttons of that frame.
    pub fn of_maze(world: &MazeWorld, number: i32, held: Buttons) -> Self {
        let (player, mut row) = (&world.player, Self::default());
        let word = |value: u16| i32::from(value as i16);
        let (x, y) = player.px();
        let flags = [(player.faces_left, status::FACES_LEFT), (player.airborne, status::AIRBORNE)];
        let flags: i32 = flags.iter().filter(|(set, _)| *set).map(|(_, bit)| bit).sum();
        let hit = player.hit.map_or([0; 3], |hit| [hit.id.into(), hit.cell[0] + MARGIN, hit.cell[1] + MARGIN]);
        for (column, value) in [
            (Column::Frame, number),
            (Column::Input, held.0.into()),
            (Column::X, word(x)),
            (Column::XSub, (player.x & 0xFFFF) as i32),
            (Column::Y, word(y)),
            (Column::YSub, (player.y & 0xFFFF) as i32),
            (Column::XSpeed, player.x_speed.0.into()),
            (Column::YSpeed, player.y_speed.0.into()),
            (Column::GroundSpeed, player.ground_speed.0.into()),
            (Column::Angle, (world.angle >> 8).into()),
            (Column::Air, player.airborne.into()),
            (Column::Rolling, 1),
            (Column::Routine, if world.phase == Phase::Playing { 2 } else { 4 }),
            (Column::CameraX, word(world.camera[0])),
            (Column::CameraY, word(world.camera[1])),
            (Column::Rings, world.haul.rings.into()),
            (Column::Status, flags | status::ROLLING),
            (Column::StageAngle, world.angle.into()),
            (Column::Rotation, world.rotation.into()),
            (Column::HitTile, hit[0]),
            (Column::HitColumn, hit[1]),
            (Column::HitRow, hit[2]),
            (Column::SpeedTimer, world.speed_timer.into()),
            (Column::ReverseTimer, world.reverse_timer.into()),
            (Column::Ghosts, world.ghosts as i32),
        ] {
            row[column] = value;
        }
        row
    }
}
