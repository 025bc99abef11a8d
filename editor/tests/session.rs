//! A long session stays as it began: thousands of edits, plays and saves leave nothing behind but the history.
//!
//! The test has a program of its own, because it counts the bytes of the whole program.
#![allow(clippy::unwrap_used, reason = "a test that can't read its own files has failed")]

use eframe::egui::{Context, FullOutput, Key, Modifiers, TexturesDelta, Vec2};
use egui_kittest::{Harness, TestRenderer};
use image::RgbaImage;
use kit::document::Edit;
use kit::play::PlayCommand;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use sim::project::PlacementId;
use std::alloc::System;
use std::path::{Path, PathBuf};
use std::time::Duration;

#[global_allocator]
static MEMORY: &stats_alloc::StatsAlloc<System> = &stats_alloc::INSTRUMENTED_SYSTEM;

/// Edits of a round; a round has one play, and every tenth a save.
const EDITS: usize = 100;
/// Rounds after which everything that is made once is there.
const WARM_UP: usize = 10;
/// Rounds in the quick run; `LOOPWRIGHT_ROUNDS` says how many there are to be. 10,000 are eight hours of somebody's work.
const ROUNDS: usize = 30;
/// Bytes that a step of the history may take.
const STEP: usize = 1024;
/// Bytes of a journal that is not made shorter yet.
const JOURNAL: u64 = 5 << 20;

/// Bytes that the program has.
fn memory() -> usize {
    let stats = MEMORY.stats();
    stats.bytes_allocated - stats.bytes_deallocated
}

/// Files, pipes and sockets that the program has open.
fn handles() -> usize {
    std::fs::read_dir("/proc/self/fd").map_or(0, Iterator::count)
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let (path, name) = (entry.path(), entry.file_name());
        if path.is_file() {
            std::fs::copy(&path, to.join(name)).unwrap();
        } else if name != ".loopwright" {
            copy(&path, &to.join(name));
        }
    }
}

/// Bytes of the files in a folder, with those in folders within.
fn size(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .map(|entry| match entry.metadata() {
            Ok(data) if data.is_dir() => size(&entry.path()),
            Ok(data) => data.len(),
            Err(_) => 0,
        })
        .sum()
}

/// Draws nothing. The harness's own renderer would keep every texture for a picture that nobody asks for.
struct NoPicture;

impl TestRenderer for NoPicture {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        delta.clear();
    }

    fn render(&mut self, _ctx: &Context, _output: &FullOutput) -> Result<RgbaImage, String> {
        Err("nothing is drawn".into())
    }
}

/// The counts that may grow.
#[derive(Debug)]
struct State {
    /// Of the history.
    steps: usize,
    bytes: usize,
    handles: usize,
}

/// The window, and what happens in it.
struct Session {
    h: Harness<'static, App>,
    folder: PathBuf,
    dice: u64,
}

impl Session {
    fn new() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("session-{}", std::process::id()));
        for folder in ["projects/first-steps", "tilesets"] {
            copy(&root.join(folder), &scratch.join(folder));
        }
        let builder = Harness::builder().with_size(Vec2::new(1280.0, 800.0)).renderer(NoPicture);
        let h = builder.build_eframe(|cc| App::new(cc));
        let mut session = Self { h, folder: scratch.join("projects/first-steps"), dice: 0x9E37_79B9_7F4A_7C15 };
        let ctx = session.h.ctx.clone();
        session.h.state_mut().use_journal(&ctx, None);
        session.h.state_mut().use_checks();
        session
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (self.dice >> 33) as usize % sides
    }

    /// Lets threads come to their end.
    fn settle(&mut self) {
        for _ in 0..5000 {
            self.h.step();
            if !self.h.state().is_busy() {
                break;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        // The journal gathers what happens for a quarter of a second, checks wait for a rest.
        for _ in 0..40 {
            std::thread::sleep(Duration::from_millis(10));
            self.h.step();
        }
        assert!(!self.h.state().is_busy());
    }

    /// Opens the project, which ends the history of the one before.
    fn open(&mut self) {
        self.h.state_mut().send(Command::Open(self.folder.clone()));
        self.settle();
        assert_eq!(self.h.state().document().folder(), Some(&*self.folder));
        assert_eq!(self.h.state().question(), None);
    }

    /// One edit of the ground or of an object.
    fn edit(&mut self) {
        let (column, row, thing) = (self.roll(32) as u32, self.roll(7) as u32, self.roll(4));
        let (from, dx) = (self.roll(32) as u32, self.roll(9) as i32 - 4);
        let project = self.h.state().document().project();
        let level = &project.levels[0];
        let key = level.key.clone();
        let edit = if thing == 0 && !level.placements.is_empty() {
            let index = from as usize % level.placements.len();
            let mut placement = level.placements[index].clone();
            placement.x += dx;
            let id: PlacementId = placement.id;
            Edit::SetPlacement { level: key, id, placement: Some((index, placement)) }
        } else {
            let cell = level.layout.get(from % level.layout.width(), row % level.layout.height());
            Edit::SetLayout { level: key, cells: vec![(column, row, cell.unwrap_or_default())] }
        };
        self.h.state_mut().send(Command::Edit { label: "Edit".into(), gesture: None, edits: vec![edit].into() });
    }

    /// Edits with undo and redo among them, a play, and a save every tenth time.
    fn round(&mut self, number: usize) {
        for n in 0..EDITS {
            self.edit();
            if n % 10 == 9 {
                let undone = self.roll(6);
                for (action, count) in [(Action::Undo, undone), (Action::Redo, undone / 2)] {
                    (0..count).for_each(|_| self.h.state_mut().send(Command::Action(action)));
                }
                self.h.step();
            }
        }
        self.h.state_mut().send(Command::Play(PlayCommand::StartAtStart));
        let held = [Key::ArrowRight, Key::ArrowLeft, Key::Z][number % 3];
        self.h.key_down_modifiers(Modifiers::NONE, held);
        (0..60).for_each(|_| self.h.step());
        self.h.key_up_modifiers(Modifiers::NONE, held);
        self.h.state_mut().send(Command::Play(PlayCommand::Stop));
        self.h.step();
        if number % 10 == 9 {
            self.save();
        }
    }

    fn save(&mut self) {
        self.h.state_mut().send(Command::Action(Action::Save));
        self.settle();
        assert!(!self.h.state().history().is_dirty());
    }

    /// Returns the counts of the program at this moment.
    fn state(&self, when: &str) -> State {
        let history = self.h.state().history();
        let steps = history.done().len() + history.undone().len();
        let state = State { steps, bytes: memory(), handles: handles() };
        println!("{when}: {state:?}");
        state
    }
}

#[test]
fn a_long_session_leaves_nothing_behind_but_its_history() {
    let given = std::env::var("LOOPWRIGHT_ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let rounds: usize = given.unwrap_or(ROUNDS);
    let mut session = Session::new();
    session.open();
    (0..WARM_UP).for_each(|number| session.round(number));
    session.save();
    let warm = session.state("warm");
    session.open();
    let open = session.state("opened again");
    let most =
        |before: &State, steps: usize| before.bytes + before.bytes / 20 + steps.saturating_sub(before.steps) * STEP;

    for number in 0..rounds {
        session.round(number);
        assert_eq!(session.h.state().fault(), None);
        let journal = size(&session.folder.join(".loopwright/journal"));
        assert!(journal <= JOURNAL, "round {number}: the journal has {journal} bytes");
        if (number + 1) % (rounds / 5).max(1) == 0 {
            session.state(&format!("round {number}"));
        }
    }
    session.save();
    let full = session.state("at the end");
    assert!(full.bytes <= most(&warm, full.steps), "{full:?} after {warm:?}");
    session.open();
    let again = session.state("opened again");
    assert!(again.bytes <= most(&open, again.steps), "{again:?} after {open:?}");
    assert!(again.handles <= open.handles, "{again:?} after {open:?}");
    std::fs::remove_dir_all(session.folder.ancestors().nth(2).unwrap()).unwrap();
}
