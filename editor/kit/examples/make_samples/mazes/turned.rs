//! Worked examples 75 and 76: the first frame of a fall, and a jump, in rooms that begin at five angles.

use super::*;

/// A room of 3 by 3 cells whose stage begins turned.
pub struct Room {
    /// The snapped angle that it begins at, 256 to the turn. It is the same for 15 frames.
    snap: u8,
    title: &'static str,
    /// Where the player begins, pixels from the room's centre: a little above what is the floor there.
    start: (i32, i32),
    /// Speed after a frame of gravity from rest.
    gravity: (i32, i32),
    /// Speed of a jump, before the gravity of the same frame.
    jump: Option<(i32, i32)>,
}

pub const ROOMS: &[Room] = &[
    room_at(0x00, "Worked examples 75 and 76: not turned", (0, 20), (0, 42), Some((0, -1664))),
    room_at(0x10, "Worked examples 75 and 76: a sixteenth of a turn", (4, 20), (15, 38), Some((-631, -1534))),
    room_at(0x20, "Worked examples 75 and 76: an eighth of a turn", (20, 20), (29, 29), Some((-1177, -1177))),
    room_at(0x40, "Worked examples 75 and 76: a quarter of a turn", (20, 0), (42, 0), Some((-1664, 0))),
    room_at(0x80, "Worked example 76: half a turn", (0, -20), (0, -42), None),
];

const fn room_at(
    snap: u8,
    title: &'static str,
    start: (i32, i32),
    gravity: (i32, i32),
    jump: Option<(i32, i32)>,
) -> Room {
    Room { snap, title, start, gravity, jump }
}

/// Cells along a side, with the walls.
const SIDE: u16 = 5;

fn key(room: &Room) -> String {
    format!("turned-{:02x}", room.snap)
}

/// The room as a maze of the project.
pub fn room(room: &Room) -> MazeData {
    let is_wall = |at: u16| at == 0 || at == SIDE - 1;
    let cells = (0..SIDE * SIDE).map(|cell| {
        let (column, row) = (cell % SIDE, cell / SIDE);
        let block = match (column, row) {
            // A maze wants a goal; nobody comes near this one.
            (1, 2) => MazeBlock::Goal,
            _ if is_wall(column) || is_wall(row) => MazeBlock::Wall(((column + row) % 9 + 1) as u8),
            _ => MazeBlock::Empty,
        };
        block.id()
    });
    let (x, y) = centre_of((i32::from(SIDE / 2), i32::from(SIDE / 2)));
    MazeData {
        key: key(room),
        title: room.title.into(),
        grid: MazeGrid::from_cells(SIDE, SIDE, cells.collect()).expect("its rows are of one length"),
        start: Some(((x + room.start.0) as u16, (y + room.start.1) as u16)),
        angle: u16::from(room.snap) << 8,
        ..MazeData::default()
    }
}

/// Falls, and jumps as soon as something is underfoot.
pub fn run(of: &Room) -> Run {
    let maze = room(of).maze().expect("it has a start");
    let mut world = MazeWorld::new(&maze);
    let mut frames = 0;
    while world.player.airborne || frames == 0 {
        world.step(Default::default(), &mut NoTrace);
        frames += 1;
        assert!(frames < 15, "{}: the floor is too far away", of.title);
    }
    let moment = |frame, name: &str, (x, y): (i32, i32)| Moment {
        frame,
        name: name.into(),
        subject: Subject::Player,
        facts: [(Fact::Airborne, 1), (Fact::XSpeed, x), (Fact::YSpeed, y)].into_iter().collect(),
    };
    let mut run = Run {
        key: format!("example-{}-{:02x}", if of.jump.is_some() { 75 } else { 76 }, of.snap),
        level: key(of),
        inputs: encode((0..frames + 3).map(|frame| if frame < frames { Buttons::NONE } else { Buttons::JUMP })),
        moments: vec![moment(1, "example 76: gravity points where the stage is turned to", of.gravity)],
        ..Run::default()
    };
    if let Some((x, y)) = of.jump {
        let speed = (x + of.gravity.0, y + of.gravity.1);
        run.moments.push(moment(frames + 1, "example 75: a jump leads away from there", speed));
    }
    let mut replay = MazeReplay::new(&run, &maze);
    let mut after = MazeWorld::new(&maze);
    while let Some(next) = replay.step(&mut NoTrace) {
        after.clone_from(next);
    }
    let expect = Expectation { x: None, y: None, ..what_came_out_of(&after) };
    Run { expect, ..run }
}
