//! A newcomer's first two minutes: from nothing to a loop run through, a moving platform, and a picture of the level. What
//! he does is counted, and filmed: `UPDATE_SNAPSHOTS=1` writes `editor/assets/first-minutes.gif` anew.

use crate::level::canvas::{at, canvas};
use crate::projects::files::settle;
use crate::soft::SoftRenderer;
use crate::support::{CTRL, repository, scratch, wait_until};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use image::{Rgba, RgbaImage};
use kit::film::letters;
use kit::pixels::Pixels;
use loopwright::app::App;
use sim::project::ShapeKind;
use std::fs;
use std::time::Duration;

/// The window, points.
const SIZE: Vec2 = Vec2::new(896.0, 560.0);
/// Most bytes of the film.
const MOST: u64 = 3 << 20;
/// The pointer: rows of pixels, `#` its edge and `.` its face.
const POINTER: [&str; 13] = [
    "#", "##", "#.#", "#..#", "#...#", "#....#", "#.....#", "#......#", "#...####", "#.#.#", "##.#.#", "  #.#", "   #",
];

/// The pictures of a film that were not written yet, and what is pressed.
struct Film {
    /// Hundredths of a second, and the picture.
    shots: Vec<(u16, RgbaImage)>,
    caption: String,
    is_on: bool,
}

/// The window, what is done in it, and the film of it.
struct Story {
    h: Harness<'static, App>,
    film: Film,
    pointer: Pos2,
    gestures: usize,
}

impl Story {
    fn new(is_on: bool) -> Self {
        let builder = Harness::builder().with_size(SIZE).with_max_steps(60).with_step_dt(1.0 / 60.0);
        let mut h = builder.renderer(SoftRenderer::default()).build_eframe(|cc| App::new(cc));
        h.state_mut().use_gallery(None);
        h.state_mut().greet_new_users();
        h.state_mut().open_at_start(None);
        settle(&mut h);
        let film = Film { shots: Vec::new(), caption: String::new(), is_on };
        Self { h, film, pointer: pos2(600.0, 380.0), gestures: 0 }
    }

    /// A new goal: gestures are counted from here.
    fn goal(&mut self, text: &str) {
        text.clone_into(&mut self.film.caption);
        self.gestures = 0;
        self.shoot(120);
    }

    /// Shows the window for so many hundredths of a second.
    fn shoot(&mut self, time: u16) {
        if self.film.is_on {
            // Pictures of projects and templates come from threads.
            for _ in 0..20 {
                std::thread::sleep(Duration::from_millis(if self.film.shots.len() < 3 { 60 } else { 0 }));
                self.h.run_steps(usize::from(self.film.shots.len() < 3));
            }
            let mut picture = self.h.render().expect("it can be painted");
            draw_pointer(&mut picture, self.pointer);
            draw_caption(&mut picture, &self.film.caption);
            self.film.shots.push((time, picture));
        }
    }

    /// A key is pressed and released.
    fn press(&mut self, caption: &str, modifiers: Modifiers, key: Key) {
        caption.clone_into(&mut self.film.caption);
        self.gestures += 1;
        self.h.key_press_modifiers(modifiers, key);
        self.h.run_steps(12);
        settle(&mut self.h);
        self.shoot(110);
    }

    fn type_text(&mut self, caption: &str, text: &str) {
        caption.clone_into(&mut self.film.caption);
        self.gestures += 1;
        self.h.event(Event::Text(text.to_owned()));
        self.h.run_steps(12);
        self.shoot(110);
    }

    /// The pointer moves there, in steps that are seen.
    fn move_to(&mut self, to: Pos2) {
        let from = self.pointer;
        for step in 1..=8 {
            self.pointer = from + (to - from) * (step as f32 / 8.0);
            self.h.hover_at(self.pointer);
            self.h.run_steps(1);
            if step % 4 == 0 {
                self.shoot(16);
            }
        }
    }

    fn button(&mut self, pressed: bool) {
        let (pos, modifiers) = (self.pointer, Modifiers::NONE);
        self.h.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
        self.h.run_steps(2);
    }

    fn click(&mut self, caption: &str, place: Pos2) {
        caption.clone_into(&mut self.film.caption);
        self.gestures += 1;
        self.move_to(place);
        self.button(true);
        self.button(false);
        self.h.run_steps(6);
        self.shoot(80);
    }

    fn drag(&mut self, caption: &str, from: Pos2, to: Pos2) {
        caption.clone_into(&mut self.film.caption);
        self.gestures += 1;
        self.move_to(from);
        self.button(true);
        self.move_to(to);
        self.button(false);
        self.h.run_steps(6);
        self.shoot(120);
    }

    /// Holds a key for so many frames, of which every tenth is seen; ends as soon as something is true.
    fn hold(&mut self, caption: &str, key: Key, frames: usize, until: impl Fn(&App) -> bool) {
        caption.clone_into(&mut self.film.caption);
        self.gestures += 1;
        self.h.key_down(key);
        for frame in 0..frames {
            self.h.run_steps(1);
            if frame % 10 == 0 {
                self.shoot(17);
            }
            if until(self.h.state()) {
                break;
            }
        }
        self.h.key_up(key);
        self.h.run_steps(1);
    }

    fn player(&self) -> (i32, i32) {
        let player = &self.h.state().play().world().expect("it runs").player;
        (player.x.px(), player.y.px())
    }
}

fn draw_pointer(picture: &mut RgbaImage, at: Pos2) {
    for (row, dy) in POINTER.iter().zip(0..) {
        for (mark, dx) in row.chars().zip(0..) {
            let ink = match mark {
                '#' => Rgba([0, 0, 0, 255]),
                '.' => Rgba([255, 255, 255, 255]),
                _ => continue,
            };
            let (x, y) = (at.x as u32 + dx, at.y as u32 + dy);
            if x < picture.width() && y < picture.height() {
                picture.put_pixel(x, y, ink);
            }
        }
    }
}

/// Writes at the foot of the picture, in letters of two pixels.
fn draw_caption(picture: &mut RgbaImage, text: &str) {
    let (width, height) = (text.chars().count() as u32 * 12 + 20, 30);
    let (left, top) = ((picture.width() - width) / 2, picture.height() - height - 34);
    for y in top..top + height {
        (left..left + width).for_each(|x| picture.put_pixel(x, y, Rgba([16, 19, 24, 255])));
    }
    for (letter, n) in text.chars().zip(0..) {
        for (row, dy) in letters::rows(letter).into_iter().flatten().zip(0..) {
            for dx in (0..5).filter(|dx| row & (0x10 >> dx) != 0) {
                let (x, y) = (left + 10 + n * 12 + dx * 2, top + 8 + dy * 2);
                [(0, 0), (1, 0), (0, 1), (1, 1)]
                    .into_iter()
                    .for_each(|(i, j)| picture.put_pixel(x + i, y + j, Rgba([0xf2, 0xf5, 0xf9, 255])));
            }
        }
    }
}

/// The rectangle in which two pictures differ: left, top, width and height.
fn changed(before: &RgbaImage, now: &RgbaImage) -> Option<[u32; 4]> {
    let differs = now.enumerate_pixels().filter(|(x, y, pixel)| before.get_pixel(*x, *y) != *pixel);
    let bounds = differs.fold(None, |bounds: Option<[u32; 4]>, (x, y, _)| {
        let [x0, y0, x1, y1] = bounds.unwrap_or([x, y, x, y]);
        Some([x0.min(x), y0.min(y), x1.max(x), y1.max(y)])
    });
    bounds.map(|[x0, y0, x1, y1]| [x0, y0, x1 - x0 + 1, y1 - y0 + 1])
}

/// Writes the film: of each picture what changed.
fn encoded(shots: &[(u16, RgbaImage)]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, SIZE.x as u16, SIZE.y as u16, &[]).unwrap();
    encoder.set_repeat(Repeat::Infinite).unwrap();
    let mut before: Option<&RgbaImage> = None;
    for (time, picture) in shots {
        let whole = [0, 0, picture.width(), picture.height()];
        let area = before.map_or(Some(whole), |before| changed(before, picture)).unwrap_or([0, 0, 1, 1]);
        let [x, y, width, height] = area;
        let mut pixels = image::imageops::crop_imm(picture, x, y, width, height).to_image().into_raw();
        let mut frame = Frame::from_rgba_speed(width as u16, height as u16, &mut pixels, 10);
        (frame.left, frame.top, frame.delay) = (x as u16, y as u16, *time);
        frame.dispose = DisposalMethod::Keep;
        encoder.write_frame(&frame).unwrap();
        before = Some(picture);
    }
    drop(encoder);
    bytes
}

#[test]
fn the_first_two_minutes_of_a_newcomer() {
    let film = repository().join("editor/assets/first-minutes.gif");
    let is_new = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
    let mut story = Story::new(is_new);
    let s = &mut story;

    s.goal("First start");
    s.press("Ctrl+N: new project", CTRL, Key::N);
    s.press("Enter: as it is proposed", Modifiers::NONE, Key::Enter);
    assert_eq!(s.h.state().document().project().levels.len(), 1);
    let start = s.h.state().document().project().levels[0].start;
    let (x, ground, radius) = (start.x as f32 + 310.0, start.y as f32 + 20.0, 64.0);
    s.press("C: shape", Modifiers::NONE, Key::C);
    let (from, to) = (at(&s.h, x, ground), at(&s.h, x + radius, ground - radius));
    assert!(canvas(&s.h).contains(from) && canvas(&s.h).contains(to), "{from} {to} in {}", canvas(&s.h));
    s.drag("Drag: a loop", from, to);
    assert_eq!(s.h.state().document().project().levels[0].shapes[0].kind, ShapeKind::Loop);
    s.press("Ctrl+F5: play", CTRL, Key::F5);
    let behind = x as i32 + 140;
    s.hold("Right: run", Key::ArrowRight, 600, |app| {
        app.play().world().is_some_and(|world| world.player.x.px() > behind)
    });
    assert!(s.player().0 > behind, "round the loop and on: {:?}", s.player());
    let to_a_loop = s.gestures;

    s.press("Esc: edit", Modifiers::NONE, Key::Escape);
    s.goal("A moving platform");
    s.press("Ctrl+Shift+P: find", CTRL | Modifiers::SHIFT, Key::P);
    s.type_text("Moving platform", "moving platform");
    s.press("Enter", Modifiers::NONE, Key::Enter);
    let place = at(&s.h, start.x as f32 + 130.0, start.y as f32 - 60.0);
    s.click("Click: there", place);
    let level = s.h.state().document().project().levels[0].clone();
    let kinds: Vec<_> = level.placements.iter().map(|placement| placement.kind.as_str()).collect();
    assert_eq!(kinds, ["platform"]);
    assert_eq!(level.placements[0].extra.get("motion").and_then(|motion| motion.as_str()), Some("left_and_right"));
    let to_a_platform = s.gestures;
    s.press("Ctrl+F5: play", CTRL, Key::F5);
    s.hold("Right: run", Key::ArrowRight, 16, |_| false);
    s.hold("Space: jump", Key::Space, 20, |_| false);
    s.hold("", Key::F24, 40, |_| false);
    s.press("Esc: edit", Modifiers::NONE, Key::Escape);

    let file = scratch("first-minutes").join("level.png");
    s.goal("A picture of the level");
    s.press("Ctrl+Shift+P: find", CTRL | Modifiers::SHIFT, Key::P);
    s.type_text("Screenshot", "screenshot");
    // What follows shows a path of this machine.
    s.film.is_on = false;
    s.press("Enter", Modifiers::NONE, Key::Enter);
    s.h.get_by_label("Picture file").focus();
    s.h.run_steps(2);
    s.h.key_press_modifiers(CTRL, Key::A);
    s.h.run_steps(2);
    s.type_text("", &file.display().to_string());
    s.press("Enter: save", Modifiers::NONE, Key::Enter);
    wait_until(&mut s.h, "the picture is there", |_| file.is_file());
    assert!(Pixels::read(&fs::read(&file).unwrap()).is_ok());
    let to_a_picture = s.gestures;

    println!("gestures: a loop run through {to_a_loop}, a moving platform {to_a_platform}, a picture {to_a_picture}");
    assert!(to_a_loop <= 6 && to_a_platform <= 4 && to_a_picture <= 5);
    if is_new {
        fs::write(&film, encoded(&story.film.shots)).unwrap();
    }
    let size = fs::metadata(&film).map_or(0, |data| data.len());
    assert!((1..=MOST).contains(&size), "UPDATE_SNAPSHOTS=1 makes the film: it has {size} bytes");
}
