//! The time until a run follows an edit. Asked: a run of a minute in the same picture; of ten minutes in the same picture
//! after 95 of 100 edits, and in the next one after 99.9 of 100.
//!
//! Prints a line for each way to edit. Times are of the picture that the edit is in: the level follows, then the run.

use kit::document::paint::{Scope, block_edits};
use kit::document::{Document, GestureId};
use kit::drawing::in_hand::{InHand, Trial, Under};
use kit::drawing::shapes::handles::ShapeOptions;
use kit::drawing::shapes::lay;
use kit::play::Play;
use kit::play::run::InputLog;
use kit::timeline::{Now, Timeline};
use sim::grid::Grid;
use sim::input::Buttons;
use sim::level::Level;
use sim::project::{Placement, PlacementId, Project, ShapeKind, Start};
use sim::tiles::{Cell, Solidity};
use std::sync::Arc;
use std::time::{Duration, Instant};

const LEVEL: &str = "level-1";
/// Height of the ground.
const GROUND: i32 = 3000;
/// The column where the run begins.
const BEGIN: i32 = 4000;
const MINUTE: usize = 3600;
/// A picture's time at 60 in a second.
const PICTURE: Duration = Duration::from_micros(16_667);
/// The kinds that a designer places most.
const KINDS: [&str; 8] = ["ring", "block", "ring_line", "spikes", "platform", "monitor", "rover", "lobber"];

/// A level of 8,192 × 4,096 pixels with ground and 32 objects on it.
fn document() -> Document {
    let mut project = Project::empty("bench");
    let level = Arc::make_mut(&mut project.levels[0]);
    level.layout = Grid::new(64, 32);
    level.start = Start { x: BEGIN, y: GROUND - 20, ..Start::default() };
    level.placements = (0..32)
        .map(|index| Placement {
            id: PlacementId(100 + index as u64),
            kind: KINDS[index % KINDS.len()].to_owned(),
            x: 200 + index as i32 * 240,
            y: GROUND - 90 - index as i32 % 5 * 24,
            ..Placement::default()
        })
        .collect();
    let mut document = Document::new(project, None);
    let line = ShapeOptions { kind: ShapeKind::Line, thickness: 512, ..ShapeOptions::default() };
    let line = line.make(PlacementId(1), vec![(0, GROUND), (8192, GROUND)]);
    for edit in lay::put(&document, LEVEL, line).expect("fits").edits {
        document.apply(edit).expect("fits");
    }
    document
}

/// Runs to and fro, with jumps.
fn recording(start: Start, frames: usize) -> InputLog {
    let held = |frame: usize| {
        let way = if (frame / 400).is_multiple_of(2) { Buttons::RIGHT } else { Buttons::LEFT };
        if frame % 90 < 20 { way.with(Buttons::JUMP) } else { way }
    };
    InputLog {
        start,
        held: (0..frames).map(held).collect(),
        held_2: vec![Buttons::NONE; frames],
        ..InputLog::default()
    }
}

/// The state of the window, without a window.
struct Desk {
    document: Document,
    level: Arc<Level>,
    play: Play,
    timeline: Timeline,
    trial: Trial,
    step: usize,
    /// Copies on trial when the hand moved last.
    tried: u64,
}

impl Desk {
    fn new(frames: usize) -> Self {
        let document = document();
        let level = Arc::new(Level::compile(document.project(), LEVEL).expect("its level"));
        let (play, trial, step) = (Play::default(), Trial::default(), 0);
        let mut desk = Self { document, level, play, timeline: Timeline::default(), trial, step, tried: 0 };
        desk.picture(None);
        desk.timeline.edit(GestureId(1), recording(desk.level.start, frames), None);
        while !desk.picture(None) {
            std::thread::sleep(PICTURE);
        }
        desk
    }

    /// Does the work of a picture for the run; true if the way that it shows is the one of the level as it shows it.
    fn picture(&mut self, in_hand: Option<&Arc<InHand>>) -> bool {
        let under = Under { document: &self.document, level_key: LEVEL, level: &self.level };
        self.trial.follow(in_hand, under, || {});
        let is_there = in_hand.is_none() || self.trial.count() > self.tried;
        let (level, project) = (self.trial.level(&self.level), self.trial.project(&self.document));
        self.play.follow(level);
        self.timeline.follow(
            Now {
                play: &self.play,
                level_key: LEVEL,
                level,
                step: (self.step, None),
                is_on_trial: self.trial.is_on(),
                project,
                revision: (self.step as u64, self.trial.count()),
            },
            || {},
        );
        is_there && self.timeline.track().is_some_and(|track| Arc::ptr_eq(track.level(), level))
    }

    /// A block is painted, and stays.
    fn paint(&mut self, cells: &[(i32, i32, Cell)]) {
        let edits = block_edits(&self.document, LEVEL, cells, Scope::HereOnly).expect("chunks are left");
        let before = self.document.project().clone();
        for edit in edits {
            self.document.apply(edit).expect("fits");
        }
        Arc::make_mut(&mut self.level).update(&before, self.document.project(), LEVEL);
        self.step += 1;
    }
}

/// Places where the run goes, one after the other.
fn place(edit: usize) -> (i32, i32) {
    (BEGIN + (edit as i32 * 739) % 3000 - 500, GROUND - 40 - (edit as i32 * 53) % 160)
}

/// A block, set or erased in turn.
fn block(edit: usize) -> (i32, i32, Cell) {
    let (x, y) = place(edit / 2);
    let solid = Cell { block: 1, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() };
    (x / 16, y / 16, if edit.is_multiple_of(2) { solid } else { Cell::default() })
}

fn report(name: &str, minutes: usize, edits: usize, mut edit: impl FnMut(&mut Desk, usize) -> Option<Arc<InHand>>) {
    let mut desk = Desk::new(minutes * MINUTE);
    let (mut times, mut late) = (Vec::new(), [0; 3]);
    for number in 0..edits {
        let begun = Instant::now();
        desk.tried = desk.trial.count();
        let in_hand = edit(&mut desk, number);
        let mut is_there = desk.picture(in_hand.as_ref());
        times.push(begun.elapsed());
        let mut pictures = 0;
        while !is_there {
            std::thread::sleep(PICTURE);
            is_there = desk.picture(in_hand.as_ref());
            pictures += 1;
        }
        late[pictures.min(2)] += 1;
    }
    times.sort_unstable();
    let share = |count: usize| 100.0 * count as f64 / edits as f64;
    println!(
        "{name}, {minutes} min, {edits} edits: same picture {:.1} %, by the next {:.1} %; median {:.2?}, worst {:.2?}",
        share(late[0]),
        share(late[0] + late[1]),
        times[edits / 2],
        times[edits - 1]
    );
}

fn main() {
    let paint = |desk: &mut Desk, number| {
        desk.paint(&[block(number)]);
        None
    };
    report("U7 painted", 1, 300, paint);
    report("U7 brush in hand", 1, 300, |_, number| Some(Arc::new(InHand::Cells(vec![block(number)], Scope::HereOnly))));
    report("U7 handle dragged", 1, 300, |_, number| {
        let radius = 96 + number as i32 % 64;
        let options = ShapeOptions { kind: ShapeKind::Loop, thickness: 64, ..ShapeOptions::default() };
        let foot = (BEGIN + 600, GROUND);
        let shape = options.make(PlacementId(7), vec![foot, (foot.0 + radius, foot.1 - radius)]);
        Some(Arc::new(InHand::Shape(shape)))
    });
    report("U8 painted", 10, 1000, paint);
}
