//! The cost of one picture of the window. 1600 × 900 points, the shipped sample at 100 %, everything but the upload
//! to the graphics card: update, layout of all panes, tessellation. Times are for one picture.

use divan::{Bencher, black_box};
use eframe::egui::{self, Event, Key, Modifiers, PointerButton, RawInput, Rect, pos2, vec2};
use kit::document::Document;
use kit::play::PlayCommand;
use kit::play::run::InputLog;
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId};
use loopwright::command::{Command, TimelineCommand, new_gesture};
use loopwright::session::View;
use sim::grid::Grid;
use sim::input::Buttons;
use sim::project::{Placement, PlacementId};
use sim::tiles::{Chunk, LayoutCell};
use std::path::Path;
use std::sync::Arc;

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

    /// A window in which the sample maze is played, held after three seconds, with one of the panes at the lower right in front.
    fn maze(pane: &'static str) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../projects/mazes");
        let opened = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).expect("the sample opens");
        let mut window = Self::new();
        window.app.take_document(Document::new(opened.project, Some(folder)));
        window.picture(Vec::new());
        window.app.send(Command::Session(Box::new(|session| session.level = "carousel".to_owned())));
        window.app.send(Command::ShowPane(pane));
        window.app.send(Command::Watch { run: "to-the-emerald".to_owned(), frame: Some(200) });
        (0..30).for_each(|_| window.picture(Vec::new()));
        assert!(window.app.play().maze_world().is_some_and(|world| world.frame == 200), "it is held");
        window
    }

    /// A window with the largest level: 16,384 × 1,024 blocks, made of the sample's chunks and 4,000 more.
    fn huge() -> Self {
        let mut window = Self::sample();
        let mut project = window.app.document().project().clone();
        let folder = window.app.document().folder().map(Path::to_owned);
        let size = u32::from(project.chunk_size);
        let mut chunks: Vec<Arc<Chunk>> = (*project.chunks).clone();
        let shipped = chunks.len();
        (0..4000).for_each(|i| chunks.push(Arc::new((*chunks[i % shipped]).clone())));
        let mut layout = Grid::new(16_384 / size, 1_024 / size);
        for y in 0..layout.height() {
            for x in 0..layout.width() {
                let chunk = ((x * 7 + y * 13) as usize * 31 % chunks.len()) as u16;
                layout.set(x, y, LayoutCell { chunk, is_loop: false });
            }
        }
        project.chunks = Arc::new(chunks);
        Arc::make_mut(&mut project.levels[0]).layout = layout;
        window.app.take_document(Document::new(project, folder));
        (0..30).for_each(|_| window.picture(Vec::new()));
        window
    }

    /// A window with the sample, over which 2,000 objects of all kinds stand.
    fn crowded() -> Self {
        let mut window = Self::sample();
        let mut project = window.app.document().project().clone();
        let folder = window.app.document().folder().map(Path::to_owned);
        let kinds: Vec<_> = kit::document::custom_kinds::palette().collect();
        let level = Arc::make_mut(&mut project.levels[0]);
        let (width, height) = (level.layout.width() as i32 * 128, level.layout.height() as i32 * 128);
        level.placements = (0..2000)
            .map(|i: i32| Placement {
                id: PlacementId(i as u64 + 0x1000),
                kind: kinds[i as usize % kinds.len()].info().name.to_owned(),
                x: i * 7919 % width.max(1),
                y: i * 6151 % height.max(1),
                ..Placement::default()
            })
            .collect();
        window.app.take_document(Document::new(project, folder));
        (0..30).for_each(|_| window.picture(Vec::new()));
        window
    }

    /// A window with the sample under water, all of it.
    fn flooded() -> Self {
        let mut window = Self::sample();
        let mut project = window.app.document().project().clone();
        let folder = window.app.document().folder().map(Path::to_owned);
        let level = Arc::make_mut(&mut project.levels[0]);
        (level.water, level.tide.swells) = (Some(8), true);
        window.app.take_document(Document::new(project, folder));
        (0..30).for_each(|_| window.picture(Vec::new()));
        window
    }

    /// Shows another part of the level.
    fn look(&mut self, view: View) {
        self.app.send(Command::Session(Box::new(move |session| session.canvas.view = view)));
    }

    fn all_overlays(&mut self) {
        self.app.send(Command::Session(Box::new(|session| {
            let o = &mut session.canvas.overlays;
            (o.collision, o.angles, o.grid, o.chunk_grid) = (true, true, true, true);
        })));
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

/// 2,000 objects, of which some are seen.
#[divan::bench]
fn objects_2000_placed(bencher: Bencher<'_, '_>) {
    let mut window = Window::crowded();
    bencher.bench_local(|| window.picture(Vec::new()));
}

/// 2,000 objects, all of them seen.
#[divan::bench]
fn objects_2000_seen(bencher: Bencher<'_, '_>) {
    let mut window = Window::crowded();
    window.look(View { origin: pos2(0.0, 0.0), zoom: 0.125 });
    (0..30).for_each(|_| window.picture(Vec::new()));
    bencher.bench_local(|| window.picture(Vec::new()));
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
    play_with_all_overlays(bencher, Window::sample());
}

/// The same under water.
#[divan::bench]
fn playing_under_water(bencher: Bencher<'_, '_>) {
    play_with_all_overlays(bencher, Window::flooded());
}

fn play_with_all_overlays(bencher: Bencher<'_, '_>, mut window: Window) {
    window.app.send(Command::Session(Box::new(|session| {
        let o = &mut session.canvas.overlays;
        (o.collision, o.angles, o.sensors, o.readout) = (true, true, true, true);
        (o.radii, o.speeds, o.trail, o.camera) = (true, true, true, true);
    })));
    window.app.send(Command::Play(PlayCommand::StartAtStart));
    run_to_and_fro(bencher, window);
}

/// The player runs over the whole window, as in a game.
#[divan::bench]
fn playing_as_a_game(bencher: Bencher<'_, '_>) {
    let mut window = Window::sample();
    window.app.send(Command::Action(Action::PlayAsGame));
    (0..150).for_each(|_| window.picture(Vec::new()));
    assert!(window.app.game().is_on() && window.app.play().world().is_some_and(|world| world.frame > 0));
    run_to_and_fro(bencher, window);
}

/// The same in the editor's window, with the preview beside the level.
#[divan::bench]
fn playing_beside_the_editor(bencher: Bencher<'_, '_>) {
    let mut window = Window::sample();
    window.app.send(Command::Play(PlayCommand::StartAtStart));
    run_to_and_fro(bencher, window);
}

fn run_to_and_fro(bencher: Bencher<'_, '_>, mut window: Window) {
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

/// A maze that is held, with the preview in front: what it costs more than the next one is the preview's turned picture.
#[divan::bench]
fn maze_with_the_preview(bencher: Bencher<'_, '_>) {
    let mut window = Window::maze("preview");
    bencher.bench_local(|| window.picture(Vec::new()));
}

/// The same with the list of recordings over the preview.
#[divan::bench]
fn maze_without_the_preview(bencher: Bencher<'_, '_>) {
    let mut window = Window::maze("recording");
    bencher.bench_local(|| window.picture(Vec::new()));
}

/// A loop of 1,024 pixels under the hand, over the largest level, a step of the snap size in each picture.
#[divan::bench]
fn dragging_a_large_loop(bencher: Bencher<'_, '_>) {
    let mut window = Window::huge();
    window.look(View { origin: pos2(2000.0, 1000.0), zoom: 0.25 });
    window.app.send(Command::Session(Box::new(|session| session.tools.tool = ToolId::Shape)));
    window.picture(Vec::new());
    let (foot, side) = (pos2(800.0, 700.0), vec2(256.0, -256.0));
    window.picture(vec![Event::PointerMoved(foot)]);
    let press =
        Event::PointerButton { pos: foot, button: PointerButton::Primary, pressed: true, modifiers: Modifiers::NONE };
    window.picture(vec![press]);
    let mut steps = 0;
    bencher.bench_local(|| {
        steps += 1;
        window.picture(vec![Event::PointerMoved(foot + side + vec2((steps % 4 * 4) as f32, 0.0))]);
    });
    assert!(steps > 0 && window.app.history().done().is_empty(), "the hand is still down");
}

/// The view moves over the level at 100 %, overlays on: regions that come into view are drawn.
#[divan::bench]
fn panning_with_overlays(bencher: Bencher<'_, '_>) {
    let mut window = Window::sample();
    window.all_overlays();
    pan(bencher, window, 1.0, 6.0);
}

/// The same at 300 %, where angles are written.
#[divan::bench]
fn panning_with_angles(bencher: Bencher<'_, '_>) {
    let mut window = Window::sample();
    window.all_overlays();
    pan(bencher, window, 3.0, 4.0);
}

/// A stroke over the level at 100 %, overlays on, without end.
#[divan::bench]
fn painting(bencher: Bencher<'_, '_>) {
    let mut window = Window::sample();
    window.all_overlays();
    stroke(bencher, window);
}

/// The same while the player stands in the level.
#[divan::bench]
fn painting_while_playing(bencher: Bencher<'_, '_>) {
    let mut window = Window::sample();
    window.all_overlays();
    window.app.send(Command::Play(PlayCommand::StartAtStart));
    stroke(bencher, window);
}

/// The same while a run of so many minutes bends with each picture, with the timeline open.
#[divan::bench(args = [1, 10])]
fn painting_while_a_run_bends(bencher: Bencher<'_, '_>, minutes: usize) {
    let mut window = Window::sample();
    window.all_overlays();
    window.app.send(Command::Play(PlayCommand::StartAtStart));
    window.picture(Vec::new());
    let frames = minutes * 3600;
    // To and fro, with a jump every second.
    let held = |frame: usize| {
        let way = if (frame / 300).is_multiple_of(2) { Buttons::RIGHT } else { Buttons::LEFT };
        if frame % 60 < 20 { way.with(Buttons::JUMP) } else { way }
    };
    let start = window.app.document().level(&window.app.session().level).expect("it is open").start;
    let recording = InputLog { start, held: (0..frames).map(held).collect(), ..InputLog::default() };
    let press = TimelineCommand::Press(new_gesture(), Box::new(recording), None, 0);
    window.app.send(Command::Timeline(press));
    (0..20).for_each(|_| window.picture(Vec::new()));
    window.app.send(Command::Play(PlayCommand::Stop));
    window.app.send(Command::ShowPane("timeline"));
    (0..20).for_each(|_| window.picture(Vec::new()));
    assert!(window.app.timeline().track().is_some_and(|track| track.frames() == frames), "the run is there");
    stroke(bencher, window);
}

/// The largest level at 100 %, the view flying over it.
#[divan::bench]
fn huge_level_flown_over(bencher: Bencher<'_, '_>) {
    pan(bencher, Window::huge(), 1.0, 48.0);
}

/// The largest level, all of it in view and moving.
#[divan::bench]
fn huge_level_whole(bencher: Bencher<'_, '_>) {
    pan(bencher, Window::huge(), 1.0 / 256.0, 300.0);
}

/// The largest level at 1/16, overlays on, the view moving.
#[divan::bench]
fn huge_level_at_a_sixteenth(bencher: Bencher<'_, '_>) {
    let mut window = Window::huge();
    window.all_overlays();
    pan(bencher, window, 1.0 / 16.0, 200.0);
}

fn pan(bencher: Bencher<'_, '_>, mut window: Window, zoom: f32, step: f32) {
    let mut count = 0;
    let mut next = move || {
        let x = (count % 800 - 400i32).abs() as f32 * step;
        count += 1;
        window.look(View { origin: pos2(x, 250.0), zoom });
        window.picture(Vec::new());
    };
    (0..200).for_each(|_| next());
    bencher.bench_local(next);
}

fn stroke(bencher: Bencher<'_, '_>, mut window: Window) {
    let mut count = 0u32;
    let mut next = move || {
        let pos = pos2(400.0 + (count * 13 % 600) as f32, 300.0 + (count * 7 % 400) as f32);
        let button = PointerButton::Primary;
        let press = |pressed| Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE };
        let mut events = vec![Event::PointerMoved(pos)];
        match count % 60 {
            0 => events.push(press(true)),
            59 => events.push(press(false)),
            _ => {}
        }
        count += 1;
        window.picture(events);
    };
    (0..200).for_each(|_| next());
    bencher.bench_local(next);
}
