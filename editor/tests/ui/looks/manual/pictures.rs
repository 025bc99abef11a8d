//! The pictures of the manual: painted by the program from the sample projects, and shown by it.
//!
//! `UPDATE_SNAPSHOTS=1` writes them anew.

mod windows;

use super::line;
use crate::level::canvas::{at, canvas};
use crate::runs::play::display;
use crate::support::{click, click_at, drag, repository, wait_until};
use eframe::egui::{Event, Modifiers, PointerButton, Rect, Role, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use image::RgbaImage;
use kit::document::Document;
use kit::play::PlayCommand;
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId};
use loopwright::command::Command;
use loopwright::manual::{PAGES, PICTURES};
use loopwright::session::{PlayersShown, Selected, Session, View, WayColor};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Most bytes of a picture.
const MOST: usize = 60 << 10;

/// A window with a level of a sample project.
fn sample(project: &str, level: &'static str) -> Harness<'static, App> {
    sample_in(Vec2::new(1280.0, 800.0), project, level)
}

/// The same in a window of another size.
fn sample_in(size: Vec2, project: &str, level: &'static str) -> Harness<'static, App> {
    let folder = repository().join("projects").join(project);
    let opened = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).expect("the sample opens");
    let mut h = display(size, Document::new(opened.project, Some(folder)));
    change(&mut h, move |session| session.level = level.to_owned());
    h
}

fn change(h: &mut Harness<'_, App>, change: impl FnOnce(&mut Session) + 'static) {
    h.state_mut().send(Command::Session(Box::new(change)));
    h.run_steps(3);
}

/// Brings a place into the middle of the canvas.
fn look_at(h: &mut Harness<'_, App>, x: f32, y: f32, zoom: f32) {
    let size = canvas(h).size();
    change(h, move |session| {
        session.canvas.free_view = true;
        session.canvas.view = View { origin: pos2(x, y) - size / zoom / 2.0, zoom };
    });
}

/// Plays a run of the sample up to a frame and holds it there.
fn watch(h: &mut Harness<'_, App>, run: &str, frame: u32) {
    h.state_mut().send(Command::Watch { run: run.to_owned(), frame: Some(frame) });
    h.run_steps(6);
    assert!(h.state().play().is_paused(), "{run}");
}

/// Returns the picture of the window in a rectangle.
fn cut(h: &mut Harness<'_, App>, area: Rect) -> RgbaImage {
    h.run_steps(3);
    let image = h.render().expect("it can be painted");
    let area = area.intersect(Rect::from_min_size(pos2(0.0, 0.0), vec2(image.width() as f32, image.height() as f32)));
    let [x, y, width, height] = [area.left(), area.top(), area.width(), area.height()].map(|side| side as u32);
    image::imageops::crop_imm(&image, x, y, width, height).to_image()
}

/// The middle of the canvas, of a size.
fn middle(h: &Harness<'_, App>, width: f32, height: f32) -> Rect {
    Rect::from_center_size(canvas(h).center().round(), vec2(width, height))
}

/// Both players with their sensors, speeds and trails.
fn second_player() -> RgbaImage {
    let mut h = sample("abilities", "partner");
    watch(&mut h, "partner", 205);
    change(&mut h, |session| {
        session.play.players_shown = PlayersShown::Both;
        session.play.way.poses = 0;
        let o = &mut session.canvas.overlays;
        (o.sensors, o.radii, o.speeds, o.trail) = (true, true, true, true);
        (o.readout, o.camera, o.objects, o.grid) = (false, false, false, false);
    });
    let world = h.state().play().world().expect("it is played");
    let (x, y) = (world.player.x.px() as f32, world.player.y.px() as f32);
    look_at(&mut h, x - 24.0, y - 16.0, 3.0);
    let area = middle(&h, 600.0, 300.0);
    cut(&mut h, area)
}

/// A run that bends, since a wall was painted in its way, and its timeline.
fn timeline() -> RgbaImage {
    let mut h = sample_in(Vec2::new(1400.0, 860.0), "first-steps", "meadow");
    watch(&mut h, "into-the-gap", 327);
    h.state_mut().send(Command::Play(PlayCommand::Stop));
    h.state_mut().send(Command::ShowPane("timeline"));
    change(&mut h, |session| {
        session.play.way.color = WayColor::State;
        (session.canvas.overlays.grid, session.canvas.overlays.chunk_grid) = (false, false);
    });
    look_at(&mut h, 560.0, 400.0, 1.0);
    let (from, to) = (at(&h, 456.0, 440.0), at(&h, 456.0, 456.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    h.hover_at(pos2(5.0, 5.0));
    h.run_steps(3);
    assert!(h.state().timeline().parts_from().is_some(), "it bends");
    let lanes = h.get_by_label("Lanes of the run").rect();
    let left = lanes.left() - 84.0;
    let area = Rect::from_min_max(pos2(left, lanes.top() - 330.0), pos2(left + 640.0, lanes.bottom()));
    cut(&mut h, area)
}

/// A maze on the canvas and, turned, in the preview.
fn maze() -> RgbaImage {
    let mut h = sample_in(Vec2::new(1700.0, 1000.0), "mazes", "carousel");
    h.state_mut().send(Command::ShowPane("preview"));
    watch(&mut h, "to-the-emerald", 150);
    change(&mut h, |session| session.canvas.overlays.readout = false);
    let world = h.state().play().maze_world().expect("it is played");
    let (x, y) = world.player.px();
    look_at(&mut h, f32::from(x) + 40.0, y.into(), 1.0);
    let screen = h.get_by_label("Preview of the screen").rect();
    let screen = Rect::from_center_size(screen.center().round(), vec2(320.0, 224.0));
    let left = middle(&h, 320.0, 224.0);
    let (left, right) = (cut(&mut h, left), cut(&mut h, screen));
    let mut both = RgbaImage::from_pixel(648, 224, image::Rgba([0x18, 0x1b, 0x22, 0xff]));
    image::imageops::replace(&mut both, &left, 0, 0);
    image::imageops::replace(&mut both, &right, 328, 0);
    both
}

/// A rectangle under the hand.
fn painting() -> RgbaImage {
    let mut h = sample("first-steps", "meadow");
    look_at(&mut h, 250.0, 430.0, 2.0);
    let place = at(&h, 200.0, 520.0);
    click_at(&mut h, PointerButton::Secondary, place);
    change(&mut h, |session| session.tools.tool = ToolId::Rectangle);
    let (from, to) = (at(&h, 248.0, 376.0), at(&h, 344.0, 424.0));
    let press =
        Event::PointerButton { pos: from, button: PointerButton::Primary, pressed: true, modifiers: Modifiers::NONE };
    h.hover_at(from);
    h.event(press);
    h.hover_at(to);
    h.run_steps(3);
    let area = middle(&h, 600.0, 340.0);
    cut(&mut h, area)
}

/// A loop with the ground of a layer, and its layer switchers.
fn a_loop() -> RgbaImage {
    let mut h = sample("first-steps", "meadow");
    change(&mut h, |session| session.canvas.overlays.collision = true);
    look_at(&mut h, 3008.0, 624.0, 1.5);
    let area = middle(&h, 600.0, 380.0);
    cut(&mut h, area)
}

/// Objects with their hitboxes, one of them selected.
fn objects() -> RgbaImage {
    let mut h = sample("object-gym", "examples-hits");
    let level = h.state().document().level("examples-hits").expect("it is there");
    let bumper = level.placements.iter().find(|placement| placement.x == 608).expect("a bumper").id;
    change(&mut h, move |session| {
        session.canvas.overlays.hitboxes = true;
        session.selected.things = [Selected::Placement(bumper)].into();
    });
    look_at(&mut h, 568.0, 300.0, 2.0);
    let area = middle(&h, 600.0, 280.0);
    cut(&mut h, area)
}

/// The Problems pane of a level that has some.
fn problems() -> RgbaImage {
    let mut h = sample_in(Vec2::new(2200.0, 1000.0), "first-steps", "meadow");
    let mut project = h.state().document().project().clone();
    let level = Arc::make_mut(&mut project.levels[0]);
    level.start.y += 60;
    level.switchers.remove(1);
    let folder = h.state().document().folder().map(Path::to_owned);
    h.state_mut().take_document(Document::new(project, folder));
    h.state_mut().use_checks();
    h.state_mut().send(Command::ShowPane("problems"));
    wait_until(&mut h, "it is checked", |h| h.state().checks().is_current(h.state().history().state()));
    let first = h.get_by_label("This level").rect();
    let area = Rect::from_min_max(pos2(first.left() - 154.0, first.top() - 46.0), pos2(2200.0, first.top() + 310.0));
    cut(&mut h, area)
}

/// The three tilesets of ours, side by side.
fn tilesets() -> RgbaImage {
    let mut all = RgbaImage::from_pixel(648, 200, image::Rgba([0x18, 0x1b, 0x22, 0xff]));
    let places = [
        ("first-steps", "meadow", 200.0, 420.0),
        ("two-roads", "ruins", 2180.0, 450.0),
        ("night-shift", "roofs", 1380.0, 420.0),
    ];
    for (nth, (project, level, x, y)) in places.into_iter().enumerate() {
        let mut h = sample(project, level);
        change(&mut h, |session| {
            session.canvas.overlays = Default::default();
            (session.canvas.overlays.grid, session.canvas.overlays.chunk_grid) = (false, false);
        });
        look_at(&mut h, x, y, 1.0);
        let area = middle(&h, 212.0, 200.0);
        image::imageops::replace(&mut all, &cut(&mut h, area), nth as i64 * 218, 0);
    }
    all
}

/// A run on its way up a slope, with nearly all overlays.
fn overlays() -> RgbaImage {
    let mut h = sample("first-steps", "meadow");
    h.state_mut().send(Command::Watch { run: "main-path".to_owned(), frame: None });
    h.run_steps(200);
    let is_steep = |h: &Harness<'_, App>| {
        let player = &h.state().play().world().expect("it is played").player;
        !player.airborne && (0xD0..0xE8).contains(&player.ground_angle.0)
    };
    while !is_steep(&h) {
        h.run_steps(1);
    }
    h.state_mut().send(Command::Action(Action::PausePlay));
    h.run_steps(3);
    change(&mut h, |session| {
        let o = &mut session.canvas.overlays;
        (o.sensors, o.radii, o.speeds, o.trail, o.hitboxes, o.readout) = (true, true, true, true, true, true);
        (o.camera, o.grid, o.chunk_grid, o.angles) = (false, false, false, true);
    });
    let world = h.state().play().world().expect("it is played");
    let (x, y) = (world.player.x.px() as f32, world.player.y.px() as f32);
    let corner = canvas(&h).right_top();
    let size = canvas(&h).size();
    // The player is below the readout, which is in the corner of the canvas.
    let origin = pos2(x, y) - (vec2(size.x - 270.0, 290.0) / 2.0);
    change(&mut h, move |session| (session.canvas.free_view, session.canvas.view) = (true, View { origin, zoom: 2.0 }));
    cut(&mut h, Rect::from_min_max(corner - vec2(620.0, 0.0), corner + vec2(0.0, 400.0)))
}

/// The sensors with their letters, on a slope.
fn sensors() -> RgbaImage {
    let mut h = sample("first-steps", "meadow");
    watch(&mut h, "main-path", 120);
    change(&mut h, |session| {
        let o = &mut session.canvas.overlays;
        (o.sensors, o.radii, o.speeds, o.collision) = (true, true, true, true);
        (o.camera, o.trail, o.chunk_grid, o.readout, o.objects) = (false, false, false, false, false);
    });
    let world = h.state().play().world().expect("it is played");
    let (x, y) = (world.player.x.px() as f32, world.player.y.px() as f32);
    look_at(&mut h, x, y + 6.0, 4.0);
    let area = middle(&h, 600.0, 320.0);
    cut(&mut h, area)
}

/// Opens a sample and paints a part of the window.
type Scene = fn() -> RgbaImage;

/// Each picture of the canvas and of a pane with the scene that paints it.
const SCENES: [(&str, Scene); 10] = [
    ("overlays", overlays),
    ("sensors", sensors),
    ("second-player", second_player),
    ("maze", maze),
    ("painting", painting),
    ("loop", a_loop),
    ("objects", objects),
    ("problems", problems),
    ("timeline", timeline),
    ("tilesets", tilesets),
];

/// Each picture with the scene that paints it.
fn scenes() -> impl Iterator<Item = (&'static str, Scene)> {
    SCENES.into_iter().chain(windows::SCENES)
}

fn folder() -> PathBuf {
    repository().join("editor/manual/pictures")
}

/// A small PNG: 256 colours, the most frequent ones, each of the others as the nearest of them.
fn packed(image: &RgbaImage) -> Vec<u8> {
    let mut counts: BTreeMap<[u8; 3], u32> = BTreeMap::new();
    for pixel in image.pixels() {
        let [r, g, b, _] = pixel.0;
        *counts.entry([r & 0xF8, g & 0xF8, b & 0xF8]).or_default() += 1;
    }
    let mut palette: Vec<([u8; 3], u32)> = counts.into_iter().collect();
    palette.sort_by_key(|(colour, count)| (std::cmp::Reverse(*count), *colour));
    palette.truncate(256);
    let distance =
        |a: [u8; 3], b: [u8; 3]| -> u32 { a.iter().zip(b).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum() };
    let mut known: BTreeMap<[u8; 3], u8> = BTreeMap::new();
    let nearest = |colour: [u8; 3]| {
        let found = palette.iter().enumerate().min_by_key(|(_, (other, _))| distance(*other, colour));
        found.map_or(0, |(at, _)| at as u8)
    };
    let indices: Vec<u8> = image
        .pixels()
        .map(|pixel| {
            let [r, g, b, _] = pixel.0;
            *known.entry([r, g, b]).or_insert_with_key(|colour| nearest(*colour))
        })
        .collect();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, image.width(), image.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(palette.iter().flat_map(|(colour, _)| *colour).collect::<Vec<u8>>());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&indices).expect("its pixels");
    writer.finish().expect("its end");
    bytes
}

#[test]
fn the_pictures_are_as_the_program_paints_them() {
    let updates = std::env::var("UPDATE_SNAPSHOTS").is_ok();
    let names: BTreeSet<_> = scenes().map(|(name, _)| format!("pictures/{name}.png")).collect();
    assert_eq!(names, PICTURES.iter().map(|picture| picture.file.to_owned()).collect());
    let mut differ = Vec::new();
    for (name, paint) in scenes() {
        let (now, path) = (packed(&paint()), folder().join(format!("{name}.png")));
        if updates {
            fs::write(&path, &now).expect("it can be written");
        }
        let kept = fs::read(&path).expect("the picture is there");
        let [now, kept] = [now, kept].map(|bytes| image::load_from_memory(&bytes).expect("a picture").to_rgb8());
        let is_other =
            |(a, b): &(&image::Rgb<u8>, &image::Rgb<u8>)| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 24);
        let others = now.pixels().zip(kept.pixels()).filter(is_other).count();
        if now.dimensions() != kept.dimensions() || others > 50 {
            differ.push((name, others));
        }
    }
    assert!(differ.is_empty(), "look at them and write them anew with UPDATE_SNAPSHOTS=1: {differ:?}");
}

#[test]
fn every_picture_is_small_and_used_and_every_page_finds_its() {
    let mut named = BTreeSet::new();
    for page in PAGES {
        for (text, file) in page.pictures() {
            assert!(!text.is_empty(), "manual/{}: {file} has no text", page.file);
            named.insert(file);
        }
        let written = page.text.matches("](pictures/").count();
        let found = page.pictures().count();
        assert_eq!(written, found, "manual/{}: a picture is a line of its own", page.file);
    }
    assert_eq!(named, PICTURES.iter().map(|picture| picture.file).collect());
    let there = fs::read_dir(folder()).expect("the folder can be read").flatten();
    let there: BTreeSet<_> = there.map(|entry| format!("pictures/{}", entry.file_name().to_string_lossy())).collect();
    assert_eq!(there, PICTURES.iter().map(|picture| picture.file.to_owned()).collect());
    for picture in PICTURES {
        assert!(picture.png.len() <= MOST, "{}: {} bytes", picture.file, picture.png.len());
    }
}

#[test]
fn a_page_shows_its_picture() {
    let mut h = crate::level::canvas::hills();
    h.state_mut().send(Command::Action(loopwright::bindings::Action::Manual));
    h.run_ok();
    let page = PAGES.iter().find(|page| page.file == "mazes.md").expect("it is a page");
    click(&mut h, &line(page));
    h.run_ok();
    let sizes: Vec<Vec2> = h.query_all_by_role(Role::Image).map(|node| node.rect().size().round()).collect();
    assert!(sizes.contains(&vec2(648.0, 224.0)), "as large as it is: {sizes:?}");
}
