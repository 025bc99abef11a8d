//! The cost of work on 20,000 selected objects. Update and picture of the whole window, 1600 × 900 points. Each must
//! stay below 100 ms, and a picture while the pointer moves below one frame, 16 ms.

use divan::{Bencher, black_box};
use eframe::egui::{self, Event, Key, Modifiers, RawInput, Rect, pos2, vec2};
use kit::document::Document;
use loopwright::app::App;
use loopwright::bindings::ToolId;
use loopwright::command::Command;
use loopwright::session::{Selected, View};
use sim::file::{Piece, write_piece};
use sim::project::{Placement, PlacementId};
use std::path::Path;
use std::sync::Arc;

/// Objects of the level.
const COUNT: u64 = 20_000;
const CTRL: Modifiers = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };

fn main() {
    divan::main();
}

/// A window without a display.
struct Window {
    ctx: egui::Context,
    app: App,
    time: f64,
}

impl Window {
    /// The sample that ships with 20,000 objects in it, all selected.
    fn new() -> Self {
        let ctx = egui::Context::default();
        let app = App::new(&eframe::CreationContext::_new_kittest(ctx.clone()));
        let mut window = Self { ctx, app, time: 0.0 };
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../projects/first-steps");
        let mut project = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).expect("the sample opens").project;
        Arc::make_mut(&mut project.levels[0]).placements = objects();
        window.app.take_document(Document::new(project, None));
        window.app.send(Command::Session(Box::new(|session| {
            session.tools.tool = ToolId::Select;
            session.canvas.view = View { origin: pos2(0.0, 0.0), zoom: 1.0 };
            session.selected.things = (1..=COUNT).map(|id| Selected::Placement(PlacementId(id))).collect();
        })));
        (0..8).for_each(|_| window.picture(Vec::new()));
        window
    }

    fn picture(&mut self, events: Vec<Event>) {
        self.time += 1.0 / 60.0;
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1600.0, 900.0)));
        let input = RawInput { events, time: Some(self.time), screen_rect, ..RawInput::default() };
        let mut output = self.ctx.clone().run_ui(input, |ui| {
            self.app.update(ui);
            self.app.show(ui);
        });
        let shapes = std::mem::take(&mut output.shapes);
        black_box(self.ctx.tessellate(shapes, output.pixels_per_point));
        output.drop_without_applying_deltas();
    }

    /// A key, and the pictures that follow until nothing new happens.
    fn key(&mut self, key: Key, modifiers: Modifiers) {
        let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        self.picture(vec![event(true)]);
        self.picture(vec![event(false)]);
    }
}

fn objects() -> Vec<Placement> {
    let object = |n: u64| Placement {
        id: PlacementId(n),
        kind: if n.is_multiple_of(5) { "block".into() } else { "ring".into() },
        x: (n * 37 % 4000) as i32,
        y: (n * 61 % 800) as i32,
        ..Placement::default()
    };
    (1..=COUNT).map(object).collect()
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn arrow_key(bencher: Bencher) {
    let mut window = Window::new();
    bencher.bench_local(|| window.key(Key::ArrowRight, Modifiers::NONE));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn duplicate(bencher: Bencher) {
    bencher.with_inputs(Window::new).bench_local_values(|mut window| {
        window.key(Key::D, CTRL);
        window
    });
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn undo_of_a_copy(bencher: Bencher) {
    let copied = || {
        let mut window = Window::new();
        window.key(Key::D, CTRL);
        window
    };
    bencher.with_inputs(copied).bench_local_values(|mut window| {
        window.key(Key::Z, CTRL);
        window
    });
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn paste(bencher: Bencher) {
    let text = write_piece(&Piece { placements: objects(), ..Piece::default() });
    bencher.with_inputs(Window::new).bench_local_values(|mut window| {
        window.picture(vec![Event::Paste(text.clone())]);
        window.picture(Vec::new());
        window
    });
}

#[divan::bench(sample_count = 30)]
fn pointer_move(bencher: Bencher) {
    let mut window = Window::new();
    let mut x = 400.0;
    bencher.bench_local(|| {
        x = if x > 900.0 { 400.0 } else { x + 3.0 };
        window.picture(vec![Event::PointerMoved(pos2(x, 400.0))]);
    });
}
