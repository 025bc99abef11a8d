//! A game of one's own: plays a level of a project in a window, with the physics of `loopwright-core`.
//!
//! `cargo run --release -p loopwright-example-game -- [PROJECT [LEVEL]]` plays a level: arrow keys, and A, S or D to jump, R to
//! restart. Save the project in the editor, and the level changes under the player's feet.
//! `... -- PROJECT --run NAME` plays a saved run without a window, and prints the digest of its end.

mod play;

use macroquad::prelude::*;
use play::Play;
use sim::input::Buttons;
use sim::objects::{Ink, Pen, Setting};
use sim::project::{Image as OwnImage, ImagePart};
use sim::world::World;
use std::path::PathBuf;
use std::sync::Arc;

/// The screen of the originals, pixels.
const SCREEN: (f32, f32) = (320.0, 224.0);
/// Seconds of a frame.
const FRAME: f32 = 1.0 / 60.0;
/// Frames that are made up for at most, after the window stood still.
const MOST_FRAMES: u32 = 6;

/// The keys, and the buttons that they stand for.
const KEYS: [(KeyCode, Buttons); 7] = [
    (KeyCode::Up, Buttons::UP),
    (KeyCode::Down, Buttons::DOWN),
    (KeyCode::Left, Buttons::LEFT),
    (KeyCode::Right, Buttons::RIGHT),
    (KeyCode::A, Buttons::JUMP),
    (KeyCode::S, Buttons::JUMP_2),
    (KeyCode::D, Buttons::JUMP_3),
];

fn main() {
    let mut words = std::env::args().skip(1);
    let folder = PathBuf::from(words.next().unwrap_or_else(|| "projects/first-steps".to_owned()));
    let result = match (words.next().as_deref(), words.next()) {
        (Some("--run"), Some(run)) => play::digest_of_run(&folder, &run).map(|digest| println!("{digest:016x}")),
        (level, _) => Play::open(&folder, level).map(|play| {
            let (width, height) = (SCREEN.0 as i32 * 3, SCREEN.1 as i32 * 3);
            let title = format!("{} - {}", play.project.name, play.key);
            let conf = Conf { window_title: title, window_width: width, window_height: height, ..Conf::default() };
            macroquad::Window::from_config(conf, game(play));
        }),
    };
    if let Err(why) = result {
        eprintln!("{why}");
        std::process::exit(1);
    }
}

/// Plays until the window is closed.
async fn game(mut play: Play) {
    let mut art = art_of(&play).await;
    let screen = render_target(SCREEN.0 as u32, SCREEN.1 as u32);
    screen.texture.set_filter(FilterMode::Nearest);
    let mut time = 0.0;
    loop {
        if play.reload_if_saved() {
            art = art_of(&play).await;
        }
        if is_key_pressed(KeyCode::R) {
            play.world = World::new(&play.level);
        }
        let held = KEYS.iter().filter(|(key, _)| is_key_down(*key));
        let held = held.fold(Buttons::NONE, |held, (_, button)| held.with(*button));
        time = (time + get_frame_time()).min(FRAME * MOST_FRAMES as f32);
        while time >= FRAME {
            time -= FRAME;
            play.step(held);
        }
        let camera = &play.world.camera;
        let area = Rect::new(camera.x as f32, camera.y as f32, SCREEN.0, SCREEN.1);
        let view = Camera2D { render_target: Some(screen.clone()), ..Camera2D::from_display_rect(area) };
        set_camera(&view);
        clear_background(Color::from_rgba(96, 144, 224, 255));
        draw_level(&play, &art);
        draw_objects(&play, false);
        draw_player(&play);
        draw_objects(&play, true);
        set_default_camera();
        show(&screen.texture, &play);
        next_frame().await;
    }
}

/// The pictures of the tilesets; `None` for one that can't be read.
async fn art_of(play: &Play) -> Vec<Option<Texture2D>> {
    let mut art = Vec::new();
    for set in &play.project.tilesets {
        let file = play.folder.join(&set.path).join(&set.tileset.art);
        let texture = load_texture(&file.to_string_lossy()).await.ok();
        texture.iter().for_each(|texture| texture.set_filter(FilterMode::Nearest));
        art.push(texture);
    }
    art
}

/// Shows the screen as large as whole pixels fit into the window, with rings and time.
fn show(screen: &Texture2D, play: &Play) {
    let scale = (screen_width() / SCREEN.0).min(screen_height() / SCREEN.1).floor().max(1.0);
    let (width, height) = (SCREEN.0 * scale, SCREEN.1 * scale);
    let (x, y) = ((screen_width() - width) / 2.0, (screen_height() - height) / 2.0);
    clear_background(BLACK);
    // A picture that was drawn into has its first row below.
    let params =
        DrawTextureParams { dest_size: Some(vec2(width, height)), flip_y: true, ..DrawTextureParams::default() };
    draw_texture_ex(screen, x, y, WHITE, params);
    let tally = &play.world.objects.common.tally;
    draw_text(format!("RINGS {}   TIME {}", tally.rings, tally.time / 60), x + 12.0, y + 28.0, 28.0, WHITE);
}

/// Draws the blocks that the screen shows.
fn draw_level(play: &Play, art: &[Option<Texture2D>]) {
    let Some(level) = play.project.level(&play.key) else { return };
    let size = i32::from(play.project.chunk_size);
    let (left, top) = (play.world.camera.x.div_euclid(16), play.world.camera.y.div_euclid(16));
    for (x, y) in (top..=top + 14).flat_map(|y| (left..=left + 20).map(move |x| (x, y))) {
        let chunk = (x >= 0 && y >= 0).then(|| level.layout.get((x / size) as u32, (y / size) as u32)).flatten();
        let chunk = chunk.and_then(|place| play.project.chunk(place.chunk));
        let cell = chunk.and_then(|chunk| chunk.cells.get((y % size * size + x % size) as usize));
        let Some((cell, (set, block))) = cell.and_then(|cell| Some((cell, play.project.block(cell.block)?))) else {
            continue;
        };
        let Some(Some(texture)) = art.get(set) else { continue };
        let across = (texture.width() as u16 / 16).max(1);
        let (column, row) = (f32::from(block.art % across), f32::from(block.art / across));
        let params = DrawTextureParams {
            source: Some(Rect::new(column * 16.0, row * 16.0, 16.0, 16.0)),
            flip_x: cell.flip_x,
            flip_y: cell.flip_y,
            ..DrawTextureParams::default()
        };
        draw_texture_ex(texture, x as f32 * 16.0, y as f32 * 16.0, WHITE, params);
    }
}

/// Draws the objects in front of the player, or behind.
fn draw_objects(play: &Play, in_front: bool) {
    for (_, object) in play.world.objects.slots.iter() {
        let (body, state) = (&object.body, &object.state);
        if state.is_unseen() || state.kind().is_hidden() || state.is_in_front() != in_front {
            continue;
        }
        let placed = play.level.objects().get(body.placement);
        let values = placed.map_or(state.kind().defaults(), |placed| &placed.values);
        let info = state.kind().info();
        let side = |flipped: bool| if flipped { -1.0 } else { 1.0 };
        let mut pen = Shapes {
            x: body.x.px() as f32,
            y: body.y.px() as f32,
            flip: vec2(side(body.flip_x && info.flips_x), side(body.flip_y && info.flips_y)),
        };
        state.look(body, &Setting { level: &play.level, values }, &mut pen);
    }
}

/// Draws the player as what the physics knows: the box of the radii, and the way that they face.
fn draw_player(play: &Play) {
    let player = &play.world.player;
    let (x, y) = (player.x.px() as f32, player.y.px() as f32);
    let (width, height) = (f32::from(player.width_radius), f32::from(player.height_radius));
    match player.rolling {
        true => draw_circle(x, y, height, DARKBLUE),
        false => draw_rectangle(x - width, y - height, width * 2.0, height * 2.0, DARKBLUE),
    }
    draw_circle(x + if player.faces_left { -4.0 } else { 4.0 }, y - height / 2.0, 2.0, WHITE);
}

/// A pen that draws the looks of objects with the shapes of macroquad.
struct Shapes {
    x: f32,
    y: f32,
    flip: Vec2,
}

impl Shapes {
    fn at(&self, x: i32, y: i32) -> Vec2 {
        vec2(self.x + x as f32 * self.flip.x, self.y + y as f32 * self.flip.y)
    }
}

fn colour(ink: Ink) -> Color {
    const INKS: [u32; 28] = [
        0x181820, 0xF0F0F0, 0xF0B830, 0xF8E078, 0xB07818, 0xD83838, 0xF07868, 0x982028, 0x3868D8, 0x78A8F0, 0x203C90,
        0x8890A8, 0xC0C8D8, 0x586078, 0xB07840, 0xD8A060, 0x784820, 0x9088A0, 0xB8B0C8, 0x605878, 0x50A838, 0x90D860,
        0x307020, 0xA86838, 0x704020, 0xF08030, 0x9048B0, 0xA8E0F0,
    ];
    Color::from_hex(INKS[ink as usize % INKS.len()])
}

impl Pen for Shapes {
    fn rect(&mut self, x: i32, y: i32, width: i32, height: i32, ink: Ink) {
        let (a, b) = (self.at(x, y), self.at(x + width, y + height));
        let (from, to) = (a.min(b), a.max(b));
        draw_rectangle(from.x, from.y, to.x - from.x, to.y - from.y, colour(ink));
    }

    fn disc(&mut self, x: i32, y: i32, radius: i32, ink: Ink) {
        let at = self.at(x, y);
        draw_circle(at.x, at.y, radius as f32 + 0.5, colour(ink));
    }

    fn polygon(&mut self, points: &[(i32, i32)], ink: Ink) {
        let points: Vec<Vec2> = points.iter().map(|(x, y)| self.at(*x, *y)).collect();
        let Some((first, rest)) = points.split_first() else { return };
        rest.windows(2).for_each(|pair| draw_triangle(*first, pair[0], pair[1], colour(ink)));
    }

    fn line(&mut self, from: (i32, i32), to: (i32, i32), thickness: i32, ink: Ink) {
        let (from, to) = (self.at(from.0, from.1), self.at(to.0, to.1));
        draw_line(from.x, from.y, to.x, to.y, thickness as f32, colour(ink));
    }

    fn image(&mut self, x: i32, y: i32, _: &Arc<OwnImage>, part: ImagePart) {
        let corner = self.at(x, y).min(self.at(x + i32::from(part.width), y));
        draw_rectangle_lines(corner.x, corner.y, part.width.into(), part.height.into(), 1.0, WHITE);
    }
}
