//! One run in a rotating maze: its world, and the worlds before it.

use sim::input::{Buttons, Input};
use sim::maze::{Maze, MazeFrameTrace, MazeGrid, MazeWorld};
use sim::project::MazeData;
use sim::trace::NoTrace;
use std::collections::VecDeque;
use std::sync::Arc;

/// Frames that can be taken back at least: two minutes.
const REMEMBERED: usize = 120 * 60;
/// Frames from one whole world to the next: as many are stepped again for one step back.
const STRETCH: usize = 64;

/// Worlds that follow from the first one, in a maze that nobody edited meanwhile.
#[derive(Clone, Debug)]
struct Stretch {
    first: MazeWorld,
    maze: Arc<MazeData>,
    /// The inputs of each frame; the last one leads out of the stretch.
    inputs: Vec<Input>,
}

impl Stretch {
    /// The world before its last frame.
    fn last_world(&self) -> MazeWorld {
        let mut world = self.first.clone();
        for input in self.inputs.iter().take(self.inputs.len().saturating_sub(1)) {
            world.step(*input, &mut NoTrace);
        }
        world
    }
}

/// A world that goes on from a start, in the maze as it is at each moment.
#[derive(Clone, Debug)]
pub struct MazeRun {
    maze: Arc<MazeData>,
    /// The place and the angle of the beginning.
    start: ((u16, u16), u16),
    world: MazeWorld,
    trace: MazeFrameTrace,
    past: VecDeque<Stretch>,
    /// Buttons held in each frame since the run began.
    held: Vec<Buttons>,
    /// The same of the runs before it began again, oldest first.
    attempts: VecDeque<Vec<Buttons>>,
    /// The next world is another one than the last frame leads to.
    is_broken: bool,
    /// Centres of the player before each frame, pixels, oldest first.
    trail: VecDeque<(u16, u16)>,
}

impl MazeRun {
    /// A run that begins at a position, or at the maze's start; `None` if it has neither.
    pub fn new(maze: &Arc<MazeData>, from: Option<(u16, u16)>) -> Option<Self> {
        let start = (from.or(maze.start)?, maze.angle);
        Some(Self {
            maze: Arc::clone(maze),
            start,
            world: begin(maze, start),
            trace: MazeFrameTrace::default(),
            past: VecDeque::new(),
            held: Vec::new(),
            attempts: VecDeque::new(),
            is_broken: false,
            trail: VecDeque::new(),
        })
    }

    /// Goes on in the maze as edited: cells that the edit changed are as edited, all others as they were played.
    pub fn follow(&mut self, maze: &Arc<MazeData>) {
        if !Arc::ptr_eq(&self.maze, maze) {
            let before = std::mem::replace(&mut self.maze, Arc::clone(maze));
            self.world.grid = followed(&self.world.grid, &before.grid, &maze.grid);
            self.is_broken = true;
        }
    }

    /// One frame forward.
    pub fn step(&mut self, input: Input) {
        self.remember(input);
        self.held.push(input.held);
        self.trace = MazeFrameTrace::default();
        self.world.step(input, &mut self.trace);
    }

    /// Begins again where the run began. What was played so far can be rewound into.
    pub fn restart(&mut self) {
        self.remember(Input::default());
        self.attempts.push_back(std::mem::take(&mut self.held));
        self.is_broken = true;
        self.world = begin(&self.maze, self.start);
        self.trace = MazeFrameTrace::default();
    }

    fn remember(&mut self, input: Input) {
        self.trail.push_back(self.world.player.px());
        match self.past.back_mut() {
            Some(last) if !self.is_broken && last.inputs.len() < STRETCH => last.inputs.push(input),
            _ => {
                let (first, maze) = (self.world.clone(), Arc::clone(&self.maze));
                self.past.push_back(Stretch { first, maze, inputs: vec![input] });
            }
        }
        self.is_broken = false;
        while let Some(oldest) = self.past.front()
            && self.trail.len() - oldest.inputs.len() >= REMEMBERED
        {
            self.trail.drain(..oldest.inputs.len());
            self.past.pop_front();
            // None of them can be gone back into any more.
            let known = self.past.len() + 1;
            self.attempts.drain(..self.attempts.len().saturating_sub(known));
        }
    }

    /// One frame back; false at the beginning of what is remembered.
    pub fn step_back(&mut self) -> bool {
        let Some(world) = self.last_world() else { return false };
        self.world = world;
        self.trail.pop_back();
        if self.held.pop().is_none() {
            // Back over a restart.
            self.held = self.attempts.pop_back().unwrap_or_default();
        }
        if let Some(last) = self.past.back_mut() {
            last.inputs.pop();
            self.is_broken |= last.inputs.is_empty() || !Arc::ptr_eq(&last.maze, &self.maze);
        }
        self.past.pop_back_if(|last| last.inputs.is_empty());
        self.look_again();
        true
    }

    /// The world before the last frame, in the maze as it is now.
    fn last_world(&self) -> Option<MazeWorld> {
        let last = self.past.back()?;
        let mut world = last.last_world();
        if !Arc::ptr_eq(&last.maze, &self.maze) {
            world.grid = followed(&world.grid, &last.maze.grid, &self.maze.grid);
        }
        Some(world)
    }

    /// Sees again what the last frame saw: the trace of the frame that led here.
    fn look_again(&mut self) {
        self.trace = MazeFrameTrace::default();
        let input = self.last_input();
        if let (Some(mut world), true) = (self.last_world(), self.world.frame > 0) {
            world.step(input, &mut self.trace);
        }
    }

    /// The input of the last frame.
    pub fn last_input(&self) -> Input {
        self.past.back().and_then(|last| last.inputs.last()).copied().unwrap_or_default()
    }

    /// Buttons held in each frame since the run began, or began again.
    pub fn held(&self) -> &[Buttons] {
        &self.held
    }

    /// Returns true if it began where runs of the maze begin, not at another place that was chosen.
    pub fn is_from_start(&self) -> bool {
        Some(self.start.0) == self.maze.start
    }

    /// The world after the last frame.
    pub fn world(&self) -> &MazeWorld {
        &self.world
    }

    /// Returns the trace of the last frame.
    pub fn trace(&self) -> &MazeFrameTrace {
        &self.trace
    }

    /// Frames that can be taken back.
    pub fn remembered(&self) -> usize {
        self.trail.len()
    }

    /// Centres of the player in the last `frames` frames, oldest first, the present one last.
    pub fn trail(&self, frames: usize) -> impl Iterator<Item = (u16, u16)> {
        let skip = self.trail.len().saturating_sub(frames);
        self.trail.iter().copied().skip(skip).chain(std::iter::once(self.world.player.px()))
    }
}

fn begin(maze: &MazeData, (start, angle): ((u16, u16), u16)) -> MazeWorld {
    MazeWorld::new(&Maze { grid: maze.grid.clone(), start, angle })
}

/// A grid as it was played, with the cells that an edit changed as they are after it.
fn followed(played: &MazeGrid, before: &MazeGrid, after: &MazeGrid) -> MazeGrid {
    let mut grid = after.clone();
    for row in 0..i32::from(after.rows()) {
        for column in 0..i32::from(after.columns()) {
            let cell = (column, row);
            if before.get(cell) == after.get(cell) {
                grid.set(cell, played.get(cell));
            }
        }
    }
    grid
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::input::Buttons;
    use sim::maze::MazeBlock;
    use sim::maze::grid::centre_of;

    /// A room with walls around it, rings in the middle row, and the start above them.
    fn maze() -> Arc<MazeData> {
        let mut grid = MazeGrid::new(12, 12).expect("a size");
        for at in 0..12 {
            for cell in [(at, 0), (at, 11), (0, at), (11, at)] {
                grid.set(cell, 1);
            }
            grid.set((at.clamp(1, 10), 6), MazeBlock::Ring.id());
        }
        let (x, y) = centre_of((6, 3));
        Arc::new(MazeData { grid, start: Some((x as u16, y as u16)), ..MazeData::default() })
    }

    fn press(n: usize) -> Input {
        let held = |n: usize| if (n / 30).is_multiple_of(2) { Buttons::RIGHT } else { Buttons(Buttons::JUMP.0) };
        Input::after(held(n.wrapping_sub(1)), held(n))
    }

    #[test]
    fn each_of_a_thousand_frames_comes_back() {
        let mut run = MazeRun::new(&maze(), None).expect("a start");
        let seen: Vec<_> = (0..1000).map(|n| ((run.world().clone(), *run.trace()), run.step(press(n))).0).collect();
        assert!(run.world().haul.rings > 0, "something was taken");
        for (world, trace) in seen.iter().rev() {
            assert!(run.step_back());
            assert_eq!((run.world(), run.trace()), (world, trace));
        }
        assert!(!run.step_back());
    }

    #[test]
    fn an_edit_changes_its_cells_and_leaves_what_was_taken() {
        let before = maze();
        let mut run = MazeRun::new(&before, None).expect("a start");
        (0..200).for_each(|n| run.step(press(n)));
        let taken = run.world().haul.rings;
        assert!(taken > 0);
        let count = |grid: &MazeGrid| grid.cells().iter().filter(|id| **id == MazeBlock::Ring.id()).count();
        let left = count(&run.world().grid);
        let mut edited = (*before).clone();
        edited.grid.set((2, 2), MazeBlock::Goal.id());
        run.follow(&Arc::new(edited));
        assert_eq!((run.world().grid.get((2, 2)), count(&run.world().grid)), (MazeBlock::Goal.id(), left));
        while run.step_back() {}
        assert_eq!((run.world().grid.get((2, 2)), count(&run.world().grid)), (MazeBlock::Goal.id(), 10));
        assert_eq!(run.world().frame, 0);
    }

    #[test]
    fn a_restart_begins_again_and_can_be_rewound() {
        let mut run = MazeRun::new(&maze(), Some((1000, 900))).expect("a start");
        (0..90).for_each(|n| run.step(press(n)));
        let then = run.world().clone();
        run.restart();
        assert_eq!((run.world().frame, run.world().player.px()), (0, (1000, 900)));
        run.step(press(0));
        assert!(run.step_back() && run.step_back());
        assert_eq!(run.world(), &then);
    }

    #[test]
    fn two_minutes_are_remembered_and_little_more() {
        let mut run = MazeRun::new(&maze(), None).expect("a start");
        (0..REMEMBERED + 500).for_each(|n| run.step(press(n)));
        assert!((REMEMBERED..REMEMBERED + STRETCH).contains(&run.remembered()), "{}", run.remembered());
    }
}
