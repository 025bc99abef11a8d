//! The project `mazes`: a rotating maze with every block, and a run through it that shows what each does.

#[path = "mazes/turned.rs"]
mod turned;

use super::project::CHUNK;
use super::solve::{Leg, solve};
use sim::input::Buttons;
use sim::maze::grid::centre_of;
use sim::maze::world::{Ghosts, Phase};
use sim::maze::{Maze, MazeBlock, MazeGrid, MazeWorld};
use sim::project::{Expectation, Fact, MazeData, Moment, Project, Run, Subject};
use sim::replay::{MazeReplay, encode, what_came_out_of};
use sim::tiles::Chunk;
use sim::trace::NoTrace;
use std::sync::Arc;

/// Walls, rings and blocks; see [`block`]. Two rooms above, a treasure room on the right with goals at its bottom, below
/// a room that ghost blocks close behind the player, and the emeralds behind glass.
const CAROUSEL: [&str; 18] = [
    "############################",
    "#.oo......#.....RR#..o..o..#",
    "#.oo......#.oo....#.ooo.ooo#",
    "#....BB...........#..o..o..#",
    "#....BB.......B.........B..#",
    "#.............B.........B..#",
    "#.oo......#.oo.............#",
    "#.oo......#.....oo#..o..o..#",
    "#UU....DD.#.....oo#.ooo.ooo#",
    "###########ggg#####..o..o..#",
    "#.oo..oo.##mmm....#......GG#",
    "#.oo..oo.##.......#......GG#",
    "#........1..oooo..##########",
    "#...EF...1..oooo..PP!?%&*+PP",
    "#...GH...1........##########",
    "#L......##.oo.oo..##........",
    "#L.oo.oo##S.......##........",
    "####################........",
];

/// Column and row of the cell in whose centre the player would be inside the floor: one pixel above it is the start.
const START: (i32, i32) = (3, 8);

/// Of the cells that the runs are about: a ghost block, and the glass in the middle.
const GHOST: (u16, u16) = (12, 9);
const GLASS: (u16, u16) = (9, 13);

/// The block of a letter.
fn block(letter: char, column: usize, row: usize) -> MazeBlock {
    match letter {
        '.' => MazeBlock::Empty,
        '#' => {
            // A colour for each part of the maze, its shapes in turn.
            let colour = match (column < 19, row < 9) {
                (false, _) => 1,
                (true, true) => 0,
                (true, false) if column < 9 => 2,
                (true, false) => 3,
            };
            MazeBlock::Wall((colour * 9 + (column + row) % 9 + 1) as u8)
        }
        'o' => MazeBlock::Ring,
        'B' => MazeBlock::Bumper,
        'G' if row > 12 => MazeBlock::Emerald(2),
        'G' => MazeBlock::Goal,
        'L' => MazeBlock::Life,
        'U' => MazeBlock::Up,
        'D' => MazeBlock::Down,
        'R' => MazeBlock::Reverse,
        'S' => MazeBlock::SolidGhost,
        '1' => MazeBlock::Glass(0),
        'g' => MazeBlock::Ghost,
        'm' => MazeBlock::GhostMaker,
        'E' => MazeBlock::Emerald(0),
        'F' => MazeBlock::Emerald(1),
        'H' => MazeBlock::Emerald(3),
        'P' => MazeBlock::Plain(0),
        _ => MazeBlock::Plain("!?%&*+".find(letter).map_or(0, |index| index as u8 + 1)),
    }
}

fn carousel() -> MazeData {
    let cells = CAROUSEL
        .iter()
        .enumerate()
        .flat_map(|(row, line)| line.chars().enumerate().map(move |(column, letter)| block(letter, column, row).id()));
    let grid = MazeGrid::from_cells(CAROUSEL[0].len() as u16, CAROUSEL.len() as u16, cells.collect());
    let (x, y) = centre_of(START);
    MazeData {
        key: "carousel".into(),
        title: "Carousel".into(),
        grid: grid.expect("its rows are of one length"),
        start: Some((x as u16, y as u16 - 1)),
        ..MazeData::default()
    }
}

/// What the run does, one after the other.
fn legs() -> Vec<Leg> {
    let none = |_: &MazeWorld| 0;
    // What the next leg does is not done before.
    let faster = |w: &MazeWorld| if w.rotation == 0x40 { 0 } else { 99 };
    vec![
        Leg { name: "jump", towards: (4, 4), reached: jumps, cost: none },
        Leg {
            name: "bumper",
            towards: (5, 4),
            reached: |w| hit(w, MazeBlock::Bumper) && w.rotation == 0x40,
            cost: faster,
        },
        Leg { name: "up", towards: (1, 8), reached: |w| w.rotation == 0x80, cost: none },
        Leg { name: "down", towards: (7, 8), reached: |w| w.rotation == 0x40, cost: none },
        Leg { name: "reverse", towards: (16, 1), reached: |w| w.rotation == -0x40, cost: none },
        Leg {
            name: "ghosts",
            towards: (12, 12),
            reached: |w| at(w, GHOST) == MazeBlock::SolidGhost.id() && w.player.cell().1 > 10,
            cost: |w| if at(w, GHOST) == MazeBlock::SolidGhost.id() && w.player.cell().1 < 9 { 99 } else { 0 },
        },
        Leg { name: "glass", towards: (10, 13), reached: |w| glass(w) == 4, cost: |w| 12 - glass(w) },
        Leg {
            name: "more glass",
            towards: (10, 13),
            reached: |w| glass(w) >= 8 && at(w, GLASS) == 0,
            cost: |w| 12 - glass(w),
        },
        Leg { name: "emerald", towards: (5, 13), reached: |w| w.haul.emeralds != 0, cost: none },
    ]
}

fn hit(world: &MazeWorld, block: MazeBlock) -> bool {
    world.player.hit.is_some_and(|hit| hit.id == block.id())
}

fn at(world: &MazeWorld, (column, row): (u16, u16)) -> u8 {
    world.grid.get((column.into(), row.into()))
}

/// Hits that the glass has had, all together.
fn glass(world: &MazeWorld) -> i32 {
    (12..15)
        .map(|row| match MazeBlock::from_id(at(world, (9, row))) {
            Some(MazeBlock::Glass(hits)) => hits.into(),
            Some(MazeBlock::Effect(_)) => 0,
            _ => 4,
        })
        .sum()
}

/// Into the room on the right and down to its goals.
fn legs_to_goal() -> Vec<Leg> {
    let none = |_: &MazeWorld| 0;
    vec![
        Leg { name: "right room", towards: (21, 5), reached: |w| w.player.cell().0 > 19, cost: none },
        Leg { name: "goal", towards: (24, 11), reached: |w| w.phase == Phase::Exiting, cost: none },
    ]
}

fn jumps(world: &MazeWorld) -> bool {
    world.player.y_speed.0 < -1000
}

/// Searches for the buttons of the runs and prints them.
pub fn search() {
    let maze = carousel().maze().expect("it has a start");
    for legs in [legs(), legs_to_goal()] {
        if let Some(held) = solve(MazeWorld::new(&maze), &legs) {
            println!("{:?}", encode(held));
        }
    }
}

/// The buttons of the run to the emerald, as [`search`] found them.
const TO_EMERALD: &[(u8, u32)] = &[
    (0, 6),
    (16, 1),
    (0, 36),
    (8, 6),
    (0, 11),
    (4, 6),
    (0, 6),
    (20, 6),
    (4, 12),
    (0, 18),
    (4, 6),
    (0, 18),
    (16, 6),
    (4, 12),
    (8, 6),
    (0, 18),
    (4, 12),
    (0, 6),
    (4, 12),
    (0, 3),
    (24, 6),
    (0, 6),
    (8, 6),
    (0, 6),
    (8, 6),
    (0, 66),
    (4, 18),
    (8, 6),
    (0, 7),
    (16, 6),
    (4, 12),
    (0, 6),
    (4, 6),
    (0, 6),
    (16, 6),
    (0, 12),
    (4, 6),
    (0, 6),
    (4, 12),
    (8, 6),
    (0, 6),
    (4, 6),
    (0, 6),
    (8, 6),
    (0, 6),
    (4, 6),
    (0, 6),
    (4, 18),
    (0, 6),
    (8, 6),
    (0, 6),
    (4, 6),
    (0, 20),
    (4, 6),
    (0, 6),
    (16, 6),
    (0, 12),
    (8, 12),
    (4, 6),
    (0, 18),
    (4, 12),
    (0, 6),
    (4, 12),
    (16, 6),
    (0, 6),
    (4, 6),
    (0, 12),
    (4, 6),
    (0, 18),
    (4, 6),
    (8, 12),
    (16, 6),
    (8, 6),
    (4, 12),
    (0, 30),
    (20, 6),
    (4, 6),
    (8, 6),
    (4, 6),
    (0, 6),
    (8, 12),
    (0, 12),
    (8, 6),
    (16, 6),
    (4, 6),
    (8, 18),
    (0, 30),
    (8, 6),
    (4, 6),
    (0, 12),
    (20, 6),
    (0, 6),
    (4, 12),
    (0, 6),
    (4, 12),
    (0, 6),
    (8, 6),
    (4, 12),
    (0, 6),
    (16, 6),
    (0, 6),
    (16, 6),
    (4, 6),
    (0, 48),
    (20, 6),
    (4, 12),
    (0, 24),
    (4, 6),
    (0, 12),
    (16, 6),
    (4, 6),
    (16, 6),
    (0, 48),
    (4, 6),
    (8, 6),
    (4, 6),
    (0, 18),
    (24, 6),
    (8, 6),
    (0, 6),
    (8, 18),
    (0, 20),
    (16, 6),
    (0, 24),
    (8, 6),
    (0, 12),
    (16, 6),
    (0, 36),
    (16, 6),
    (0, 6),
    (8, 6),
    (0, 10),
];
/// The buttons of the run to a goal.
const TO_GOAL: &[(u8, u32)] = &[
    (0, 6),
    (16, 6),
    (0, 18),
    (4, 18),
    (0, 36),
    (16, 6),
    (0, 24),
    (4, 12),
    (0, 6),
    (4, 6),
    (0, 6),
    (4, 6),
    (0, 6),
    (8, 6),
    (4, 18),
    (0, 6),
    (8, 6),
    (0, 24),
    (4, 18),
    (0, 34),
    (4, 12),
    (24, 6),
    (8, 18),
    (16, 6),
    (8, 6),
    (16, 6),
    (0, 30),
];
/// Frames from the end of a run's buttons to the end of its stage.
const EXIT: u32 = 300;

/// When a moment is, what it is called, and what the guide says of it.
struct Then {
    when: fn(&MazeWorld) -> bool,
    name: &'static str,
    facts: &'static [(Fact, i32)],
    /// A number that a cell has then; `None` for the cell that the player touches.
    block: Option<(Option<(u16, u16)>, MazeBlock)>,
}

const fn then(when: fn(&MazeWorld) -> bool, name: &'static str, facts: &'static [(Fact, i32)]) -> Then {
    Then { when, name, facts, block: None }
}

impl Then {
    const fn with(self, cell: Option<(u16, u16)>, block: MazeBlock) -> Self {
        Self { block: Some((cell, block)), ..self }
    }
}

/// Moments of the run to the emerald, in their order: the figures are the guide's. The bumper's is 0x700 away from its
/// centre, in x and y.
const MOMENTS: &[Then] = &[
    then(|w| !w.player.airborne, "lands on the floor", &[(Fact::Rotation, 0x40), (Fact::Phase, 0), (Fact::YSpeed, 0)]),
    then(jumps, "jumps", &[(Fact::Airborne, 1), (Fact::XSpeed, 0), (Fact::YSpeed, -0x680 + 0x2A)]),
    then(
        |w| hit(w, MazeBlock::Bumper),
        "is thrown off a bumper",
        &[(Fact::Airborne, 1), (Fact::Hit, 0x25), (Fact::XSpeed, -1463), (Fact::YSpeed, -1029)],
    ),
    then(|w| w.rotation == 0x80, "up: twice as fast", &[(Fact::Rotation, 0x80), (Fact::SpeedTimer, 30)])
        .with(None, MazeBlock::Down),
    then(|w| w.rotation == 0x40, "down: half as fast", &[(Fact::Rotation, 0x40), (Fact::SpeedTimer, 30)])
        .with(None, MazeBlock::Up),
    then(|w| w.rotation < 0, "reverse: the other way", &[(Fact::Rotation, -0x40), (Fact::ReverseTimer, 30)]),
    then(|w| w.ghosts == Ghosts::Passed, "passes a ghost block", &[(Fact::Ghosts, 1)])
        .with(Some(GHOST), MazeBlock::Ghost),
    then(|w| w.ghosts == Ghosts::Hardening, "passes a ghost maker", &[(Fact::Ghosts, 2)])
        .with(Some(GHOST), MazeBlock::Ghost),
    then(|w| at(w, GHOST) != MazeBlock::Ghost.id(), "ghost blocks are solid", &[(Fact::Ghosts, 0)])
        .with(Some(GHOST), MazeBlock::SolidGhost),
    then(|w| at(w, GLASS) == 0x2E, "glass is hit once", &[]).with(Some(GLASS), MazeBlock::Glass(1)),
    then(|w| at(w, GLASS) == 0x30, "glass is hit three times", &[]).with(Some(GLASS), MazeBlock::Glass(3)),
    then(|w| at(w, GLASS) == 0, "glass breaks at the fourth hit", &[]).with(Some(GLASS), MazeBlock::Empty),
    then(|w| w.haul.emeralds != 0, "takes an emerald", &[(Fact::Emeralds, 1), (Fact::Phase, 0)]),
];

/// Moments of the end of a stage.
const END: &[Then] = &[
    then(|w| w.phase == Phase::Exiting, "spins ever faster", &[(Fact::Phase, 1), (Fact::Left, 0)]),
    then(|w| w.left, "is left", &[(Fact::Rotation, 0x1800), (Fact::Left, 1)]),
    then(|w| w.phase == Phase::Settled, "stops", &[(Fact::Rotation, 0), (Fact::StageAngle, 0x4000), (Fact::Phase, 2)]),
];

/// A run with its moments, each in the first frame after the one before in which it can be.
///
/// # Panics
/// If a moment never comes: the maze or the physics changed under it.
fn run(maze: &Maze, key: &str, inputs: &[(u8, u32)], moments: &[&[Then]]) -> Run {
    let mut inputs = inputs.to_vec();
    inputs.push((Buttons::NONE.0, EXIT));
    let mut run = Run { key: key.into(), level: "carousel".into(), inputs, ..Run::default() };
    let played = run.clone();
    let mut replay = MazeReplay::new(&played, maze);
    let mut world = MazeWorld::new(maze);
    for then in moments.iter().copied().flatten() {
        while !(then.when)(&world) {
            let next = replay.step(&mut NoTrace).cloned();
            world = next.unwrap_or_else(|| panic!("{key}: {} never comes", then.name));
        }
        let moment = |subject, facts: &[(Fact, i32)]| Moment {
            frame: world.frame,
            name: then.name.into(),
            subject,
            facts: facts.iter().copied().collect(),
        };
        if !then.facts.is_empty() {
            run.moments.push(moment(Subject::Player, then.facts));
        }
        if std::env::var_os("RUNS").is_some() {
            println!("{key} {:5} {}: {:?}, rotation {:#x}", world.frame, then.name, world.player, world.rotation);
        }
        if let Some((cell, block)) = then.block {
            let touched = || world.player.hit.map(|hit| (hit.cell[0] as u16, hit.cell[1] as u16));
            let (column, row) = cell.or_else(touched).expect("a cell is touched");
            run.moments.push(moment(Subject::Cell(column, row), &[(Fact::Block, block.id().into())]));
        }
    }
    while let Some(next) = replay.step(&mut NoTrace) {
        world.clone_from(next);
    }
    run.expect = Expectation { x: None, y: None, ..what_came_out_of(&world) };
    run
}

/// The project.
pub fn make() -> Project {
    let data = carousel();
    let maze = data.maze().expect("it has a start");
    let mut runs =
        vec![run(&maze, "to-the-emerald", TO_EMERALD, &[MOMENTS, END]), run(&maze, "to-a-goal", TO_GOAL, &[END])];
    runs.extend(turned::ROOMS.iter().map(turned::run));
    Project {
        name: "Mazes".into(),
        chunk_size: CHUNK as u8,
        chunks: Arc::new(vec![Arc::new(Chunk::empty(CHUNK as u8))]),
        mazes: std::iter::once(data).chain(turned::ROOMS.iter().map(turned::room)).map(Arc::new).collect(),
        runs: runs.into_iter().map(Arc::new).collect(),
        ..Project::default()
    }
}
