//! The sensor bench: a sensor of each direction slides over the tile and its neighbours.

use super::Subject;
use super::picture;
use crate::language::{msg, t};
use crate::look::theme;
use crate::overlays::{Stage, sensor_color};
use crate::session::TileAt;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::choices;
use crate::widgets::{drag, keys, section};
use eframe::egui::{
    self, Color32, Grid, Key, Pos2, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    vec2,
};
use kit::drawing::tile::bench::{Bench, MIDDLE, Neighbour, Places, SIDE};
use sim::project::TilesetRef;
use sim::sensors::{Cast, Direction, Reach, Sensor};
use sim::tiles::Mask;
use sim::tiles::{SolidTile, Solidity, TILE};
use std::sync::Arc;

const KEYS: &[Key] = &[Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];

/// The four directions, with the sensor whose colour they have here.
const DIRECTIONS: [(Direction, Sensor, &str); 4] = [
    (Direction::Down, Sensor::A, msg("down")),
    (Direction::Right, Sensor::F, msg("right")),
    (Direction::Up, Sensor::C, msg("up")),
    (Direction::Left, Sensor::E, msg("left")),
];

/// Pixels that the sensors slide in a second.
const PACE: f64 = 24.0;

/// The bench's state.
pub struct SensorBench {
    places: Places,
    solidity: Solidity,
    /// The sensors look for ground; else for walls and ceilings.
    ground: bool,
    at: (i32, i32),
    sliding: Option<f64>,
    made: Option<Made>,
}

/// The bench of one state of the tile and its neighbours.
struct Made {
    key: (SolidTile, Places, Solidity),
    set: Arc<TilesetRef>,
    bench: Bench,
    hidden: Mask,
}

impl Default for SensorBench {
    fn default() -> Self {
        Self {
            places: Places::default(),
            solidity: Solidity::ALL,
            ground: true,
            at: (SIDE / 2, TILE),
            sliding: None,
            made: None,
        }
    }
}

impl SensorBench {
    /// The pixels of the tile that no sensor comes to among these neighbours.
    pub fn unreached(&mut self, on: &Subject<'_>, cx: &Studio) -> Mask {
        self.made(on, cx).hidden
    }

    fn made(&mut self, on: &Subject<'_>, cx: &Studio) -> &Made {
        let set = &cx.document().project().tilesets[on.at.tileset];
        let key = (on.tile, self.places, self.solidity);
        let old = self.made.take().filter(|made| made.key == key && Arc::ptr_eq(&made.set, set));
        self.made.insert(old.unwrap_or_else(|| {
            let bench = Bench::new(&on.tile, &self.places, on.tiles(), self.solidity);
            let hidden = bench.unreached();
            Made { key, set: set.clone(), bench, hidden }
        }))
    }

    /// The section.
    pub fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio) {
        section(ui, t("Sensor bench"));
        self.choices_ui(ui);
        let room = ui.available_width();
        let zoom = ((room.min(330.0) - 96.0) / SIDE as f32).floor().clamp(2.0, 5.0);
        ui.horizontal_top(|ui| {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(SIDE as f32 * zoom), Sense::click_and_drag());
            response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, t("Sensor bench")));
            let has_keys = keys::claim(ui, &response, KEYS);
            self.moved(ui, rect, &response, has_keys);
            self.paint(ui, rect, zoom, &response, on, cx);
            response.on_hover_text(t("Drag the sensors' anchor; with the focus, the arrow keys move it."));
            ui.vertical(|ui| self.neighbours_ui(ui, on));
        });
        self.readout_ui(ui, on, cx);
    }

    fn choices_ui(&mut self, ui: &mut Ui) {
        ui.horizontal_wrapped(|ui| {
            let sides = Solidity { top: false, sides_and_bottom: true };
            let options = [
                (Solidity::ALL, t("All"), t("Everything here is solid to all sensors")),
                (
                    Solidity::TOP,
                    t("Top"),
                    t("Everything here is solid from above only: to sensors that look for ground"),
                ),
                (sides, t("Sides"), t("Everything here is solid to sensors that look for walls and ceilings only")),
            ];
            ui.scope(|ui| {
                ui.set_max_width(140.0);
                if let Some(solidity) = choices(ui, t("Solid on the bench"), Some(self.solidity), &options, None) {
                    self.solidity = solidity;
                }
            });
            let options = [
                (true, t("Ground"), t("The sensors look for ground to stand on, as feet do in every mode")),
                (false, t("Walls"), t("The sensors look for walls and ceilings")),
            ];
            ui.scope(|ui| {
                ui.set_max_width(130.0);
                if let Some(ground) = choices(ui, t("Sensors look for"), Some(self.ground), &options, None) {
                    self.ground = ground;
                }
            });
            let sliding = self.sliding.is_some();
            let slide = ui.add(egui::Button::new(t("Slide")).selected(sliding));
            if slide.on_hover_text(t("Slide the sensors across automatically")).clicked() {
                self.sliding = (!sliding).then(|| ui.input(|input| input.time));
            }
        });
    }

    /// Moves the anchor: by hand, by key, or by itself.
    fn moved(&mut self, ui: &Ui, rect: Rect, response: &Response, has_keys: bool) {
        if response.is_pointer_button_down_on()
            && let Some(pos) = response.interact_pointer_pos()
        {
            let place = (pos - rect.min) / (rect.width() / SIDE as f32);
            self.at = (place.x.floor() as i32, place.y.floor() as i32);
            self.sliding = None;
            response.request_focus();
        }
        if has_keys {
            let (dx, dy) = ui.input(|input| {
                let pressed = |key: Key| input.num_presses(key) as i32;
                let step = if input.modifiers.shift { 8 } else { 1 };
                let across = pressed(Key::ArrowRight) - pressed(Key::ArrowLeft);
                (across * step, (pressed(Key::ArrowDown) - pressed(Key::ArrowUp)) * step)
            });
            if (dx, dy) != (0, 0) {
                self.sliding = None;
            }
            self.at = (self.at.0 + dx, self.at.1 + dy);
        }
        if let Some(since) = self.sliding {
            let gone = (ui.input(|input| input.time) - since) * PACE;
            self.at.0 = (gone.max(0.0) as i64 % i64::from(SIDE)) as i32;
            ui.request_repaint();
        }
        self.at = (self.at.0.clamp(0, SIDE - 1), self.at.1.clamp(0, SIDE - 1));
    }

    fn paint(&mut self, ui: &Ui, rect: Rect, zoom: f32, response: &Response, on: &Subject<'_>, cx: &Studio) {
        let (at, ground) = (self.at, self.ground);
        let bench = &self.made(on, cx).bench;
        let painter = ui.painter_at(rect);
        let c = theme::of(ui);
        painter.rect_filled(rect, 0.0, c.void);
        let block = |place: usize| {
            let corner = vec2((place % 3) as f32, (place / 3) as f32) * TILE as f32 * zoom;
            Rect::from_min_size(rect.min + corner, Vec2::splat(TILE as f32 * zoom))
        };
        let inks = picture::inks(ui);
        for place in 0..9 {
            let faded = if place == MIDDLE { 1.0 } else { 0.55 };
            let fade = |color: Color32| color.gamma_multiply(faded);
            let inks = picture::Inks { both: fade(inks.both), heights: fade(inks.heights), widths: fade(inks.widths) };
            if let Some(tile) = bench.shape_at(place) {
                picture::paint(&painter, block(place), &tile, inks);
            }
            painter.rect_stroke(block(place), 0.0, Stroke::new(1.0, c.line), StrokeKind::Inside);
        }
        let to_screen = |level: Pos2| rect.min + level.to_vec2() * zoom;
        let stage = Stage::new(&painter, &to_screen, rect);
        for (direction, sensor, _) in DIRECTIONS {
            let color = sensor_color(sensor, cx.settings().palette);
            paint_slide(&stage, bench, at, direction, ground, color);
            paint_cast(&stage, bench.cast(at, direction, ground), at, direction, color);
        }
        let anchor = stage.pixels(at, at);
        painter.rect_filled(anchor.expand(1.0), 0.0, Color32::BLACK);
        painter.rect_filled(anchor, 0.0, Color32::WHITE);
        if response.has_focus() {
            painter.rect_stroke(rect, 0.0, Stroke::new(2.0, c.accent), StrokeKind::Inside);
        }
    }

    /// Shows the findings of the four sensors.
    fn readout_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio) {
        let (at, ground) = (self.at, self.ground);
        let bench = &self.made(on, cx).bench;
        ui.label(RichText::new(tr!("Anchor at x {x}, y {y} of the tile", x = at.0 - TILE, y = at.1 - TILE)).weak());
        Grid::new("bench").num_columns(5).spacing(vec2(12.0, 3.0)).striped(true).show(ui, |ui| {
            for heading in ["", t("distance"), t("angle"), t("by"), t("tile")] {
                ui.label(RichText::new(heading).weak().small());
            }
            ui.end_row();
            for (direction, sensor, name) in DIRECTIONS {
                let cast = bench.cast(at, direction, ground);
                let found = bench.surface(at, direction, &cast).is_some();
                ui.horizontal(|ui| {
                    let color = sensor_color(sensor, cx.settings().palette);
                    let (dot, _) = ui.allocate_exact_size(vec2(9.0, 12.0), Sense::hover());
                    ui.painter().circle(dot.center(), 4.0, color, Stroke::new(1.0, Color32::BLACK));
                    ui.label(t(name));
                });
                let distance = RichText::new(cast.hit.distance.to_string()).monospace();
                ui.label(if found { distance.strong() } else { distance.weak() });
                let angle = cast.hit.angle.map_or_else(|| "\u{2013}".to_owned(), |angle| format!("{:02X}", angle.0));
                ui.label(RichText::new(angle).monospace());
                ui.label(match (cast.reach, found) {
                    (_, false) => t("nothing found"),
                    (Reach::Direct, _) => t("its tile"),
                    (Reach::Extension, _) => t("extension"),
                    (Reach::Regression, _) => t("regression"),
                });
                ui.label(RichText::new(tiles_text(&cast)).weak());
                ui.end_row();
            }
        });
    }

    /// Shows the surroundings of the tile.
    fn neighbours_ui(&mut self, ui: &mut Ui, on: &Subject<'_>) {
        ui.label(RichText::new(t("Neighbours")).weak());
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        for row in 0..3 {
            ui.horizontal(|ui| {
                for column in 0..3 {
                    self.neighbour_ui(ui, row * 3 + column, on);
                }
            });
        }
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let run = Neighbour::Same { flip_x: false, flip_y: false };
        let turned = Neighbour::Same { flip_x: true, flip_y: false };
        let (e, f) = (Neighbour::Empty, Neighbour::Full);
        for (name, help, places) in [
            (t("Alone"), t("Nothing around the tile"), [e; 9]),
            (t("Ground"), t("Full blocks below"), [e, e, e, e, e, e, f, f, f]),
            (t("Run"), t("The tile again on both sides, full blocks below"), [e, e, e, run, e, run, f, f, f]),
            (t("Hill"), t("The tile mirrored on both sides, full blocks below"), [e, e, e, turned, e, turned, f, f, f]),
        ] {
            if ui.add(egui::Button::new(name).small().selected(self.places == places)).on_hover_text(help).clicked() {
                self.places = places;
            }
        }
    }

    fn neighbour_ui(&mut self, ui: &mut Ui, place: usize, on: &Subject<'_>) {
        let (rect, response) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::click());
        let name = [
            t("up left"),
            t("up"),
            t("up right"),
            t("left"),
            t("the tile"),
            t("right"),
            t("down left"),
            t("down"),
            t("down right"),
        ][place];
        let is_middle = place == MIDDLE;
        response.widget_info(|| WidgetInfo::labeled(Role::Button, !is_middle, tr!("Neighbour {name}", name)));
        let c = theme::of(ui);
        ui.painter().rect_filled(rect, 2.0, c.void);
        let tile = match self.places[place] {
            _ if is_middle => Some(on.tile),
            Neighbour::Empty => None,
            Neighbour::Full => Some(SolidTile::FULL),
            Neighbour::Same { flip_x, flip_y } => Some(on.tile.flipped(flip_x, flip_y)),
            Neighbour::Tile { tile, flip_x, flip_y } => {
                on.tiles().get(usize::from(tile)).map(|tile| tile.flipped(flip_x, flip_y))
            }
        };
        if let Some(tile) = tile {
            picture::paint(ui.painter(), rect.shrink(2.0), &tile, picture::inks(ui));
        }
        let lit = is_middle || response.hovered() || response.has_focus();
        ui.painter().rect_stroke(rect, 2.0, Stroke::new(1.0, if lit { c.accent } else { c.line }), StrokeKind::Inside);
        if is_middle {
            return;
        }
        let chosen = &mut self.places[place];
        egui::Popup::menu(&response).show(|ui| neighbour_menu(ui, chosen, on.at));
        response.on_hover_text(tr!("Neighbour {name}: click to choose", name));
    }
}

/// Chooses a neighbour.
fn neighbour_menu(ui: &mut Ui, chosen: &mut Neighbour, at: TileAt) {
    ui.set_min_width(150.0);
    let same = |flip_x, flip_y| Neighbour::Same { flip_x, flip_y };
    for (text, neighbour) in [
        (t("Empty"), Neighbour::Empty),
        (t("Full block"), Neighbour::Full),
        (t("This tile"), same(false, false)),
        (t("This tile, flipped left to right"), same(true, false)),
        (t("This tile, flipped top to bottom"), same(false, true)),
        (t("This tile, flipped both ways"), same(true, true)),
    ] {
        if ui.selectable_label(*chosen == neighbour, text).clicked() {
            *chosen = neighbour;
        }
    }
    ui.separator();
    let (mut tile, mut flip_x, mut flip_y) = match *chosen {
        Neighbour::Tile { tile, flip_x, flip_y } => (tile, flip_x, flip_y),
        _ => (at.tile, false, false),
    };
    ui.horizontal(|ui| {
        ui.label(t("Tile"));
        let number = ui.add(drag(&mut tile)).accessible_name(t("Neighbour's tile"));
        let x = ui.checkbox(&mut flip_x, "X").on_hover_text(t("Flipped left to right"));
        let y = ui.checkbox(&mut flip_y, "Y").on_hover_text(t("Flipped top to bottom"));
        if number.changed() || x.changed() || y.changed() {
            *chosen = Neighbour::Tile { tile, flip_x, flip_y };
        }
    });
}

/// The surface that the sensor finds as it slides across at this depth.
fn paint_slide(stage: &Stage<'_>, bench: &Bench, at: (i32, i32), direction: Direction, ground: bool, color: Color32) {
    for across in 0..SIDE {
        let from = match direction {
            Direction::Down | Direction::Up => (across, at.1),
            Direction::Right | Direction::Left => (at.0, across),
        };
        let cast = bench.cast(from, direction, ground);
        let Some(surface) = bench.surface(from, direction, &cast) else { continue };
        let cell = stage.pixels(surface, surface);
        let line = match direction {
            Direction::Down => [cell.left_top(), cell.right_top()],
            Direction::Up => [cell.left_bottom(), cell.right_bottom()],
            Direction::Right => [cell.left_top(), cell.left_bottom()],
            Direction::Left => [cell.right_top(), cell.right_bottom()],
        };
        stage.painter.line_segment(line, Stroke::new(1.5, color.gamma_multiply(0.75)));
    }
}

fn paint_cast(stage: &Stage<'_>, cast: Cast, at: (i32, i32), direction: Direction, color: Color32) {
    let (from, to) = (stage.middle(at), stage.middle(direction.moved(at, cast.hit.distance)));
    if from != to {
        stage.segment(from, to, 2.0, color);
    }
    let end = stage.pixels(direction.moved(at, cast.hit.distance), direction.moved(at, cast.hit.distance));
    stage.painter.rect_filled(end.shrink(0.5), 0.0, color);
}

/// The places of the bench that a sensor looked at, in words.
fn tiles_text(cast: &Cast) -> String {
    let name = |(x, y): (i32, i32)| match (x, y) {
        (1, 1) => t("this"),
        (1, 0) => t("above"),
        (1, 2) => t("below"),
        (0, 1) => t("left"),
        (2, 1) => t("right"),
        (0, 0) => t("above left"),
        (2, 0) => t("above right"),
        (0, 2) => t("below left"),
        (2, 2) => t("below right"),
        _ => t("outside"),
    };
    let mut names = cast.tiles.iter().flatten().map(|tile| name(*tile));
    let first = names.next().unwrap_or_default().to_owned();
    names.fold(first, |before, next| tr!("{before}, then {next}", before, next))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looked_at_tiles_are_named() {
        let bench = Bench::new(&SolidTile::FULL, &Places::default(), &[], Solidity::ALL);
        assert_eq!(tiles_text(&bench.cast((24, 8), Direction::Down, true)), "above, then this");
        assert_eq!(tiles_text(&bench.cast((2, 2), Direction::Left, true)), "above left, then outside");
    }
}
