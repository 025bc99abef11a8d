//! What does one picture of the window cost? 1600 × 900 points, the shipped sample at 100 %, everything but the upload
//! to the graphics card: update, layout of all panes, tessellation. Times are for one picture.

use divan::{Bencher, black_box};
use eframe::egui::{self, Event, Key, Modifiers, RawInput, Rect, pos2, vec2};
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::document::Document;
use loopwright::play::PlayCommand;
use std::path::Path;

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
    fn new() -> Self {
        let ctx = egui::Context::default();
        let app = App::new(&eframe::CreationContext::_new_kittest(ctx.clone()));
        Self { ctx, app, time: 0.0 }
    }

    /// A window with the sample that ships.
    fn sample() -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../projects/first-steps");
        let opened = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).expect("the sample opens");
        let mut window = Self::new();
        window.app.take_document(Document::new(opened.project, Some(folder)));
        (0..30).for_each(|_| window.picture(Vec::new()));
        window
    }

    /// One picture of a display of 60 a second.
    fn picture(&mut self, events: Vec<Event>) {
        self.time += 1.0 / 60.0;
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1600.0, 900.0));
        let input = RawInput { screen_rect: Some(screen), time: Some(self.time), events, ..RawInput::default() };
        let Self { ctx, app, .. } = self;
        let mut output = ctx.run_ui(input, |ui| {
            app.update(ui);
            app.show(ui);
        });
        let shapes = std::mem::take(&mut output.shapes);
        black_box(ctx.tessellate(shapes, output.pixels_per_point));
        output.drop_without_applying_deltas();
    }
}

fn key(key: Key, pressed: bool) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
}

/// The window with no project: what everything else is compared with.
#[divan::bench]
fn empty_shell(bencher: Bencher<'_, '_>) {
    let mut window = Window::new();
    (0..30).for_each(|_| window.picture(Vec::new()));
    bencher.bench_local(|| window.picture(Vec::new()));
}

/// The level at rest.
#[divan::bench]
fn level_at_rest(bencher: Bencher<'_, '_>) {
    let mut window = Window::sample();
    bencher.bench_local(|| window.picture(Vec::new()));
}

/// The player runs to the right and back, followed by the view, all overlays on.
#[divan::bench]
fn playing_with_all_overlays(bencher: Bencher<'_, '_>) {
    let mut window = Window::sample();
    window.app.send(Command::Session(Box::new(|session| {
        let o = &mut session.overlays;
        (o.collision, o.angles, o.sensors, o.readout) = (true, true, true, true);
        (o.radii, o.speeds, o.trail, o.camera) = (true, true, true, true);
    })));
    window.app.send(Command::Play(PlayCommand::StartAtStart));
    let mut count = 0u32;
    bencher.bench_local(|| {
        let events = match count % 240 {
            0 => vec![key(Key::ArrowLeft, false), key(Key::ArrowRight, true)],
            120 => vec![key(Key::ArrowRight, false), key(Key::ArrowLeft, true)],
            _ => Vec::new(),
        };
        count += 1;
        window.picture(events);
    });
}
