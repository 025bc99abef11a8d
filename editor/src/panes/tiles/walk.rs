//! A player walks the tile in all four flips, both ways: the core's world, frame by frame, in a loop.

use super::Subject;
use super::picture;
use crate::language::{msg, t};
use crate::look::figure;
use crate::look::theme;
use crate::overlays::Stage;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::choices;
use crate::widgets::{drag, section};
use eframe::egui::{self, Color32, Pos2, Rect, RichText, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use kit::derived::palette::Palette;
use kit::drawing::tile::walk::{Outcome, PLACE, RUN_UP, Walk};
use sim::ruleset::RulesetChoice;
use sim::tiles::{SolidTile, TILE, TileLayer};

/// The walk to the right and the walk to the left.
type Both = [Walk; 2];

/// Speeds to choose from, in 1/256 pixel per frame.
const SPEEDS: [i16; 5] = [0x100, 0x200, 0x600, 0xC00, 0x1000];
/// The four flips, with their names.
const FLIPS: [(bool, bool, &str); 4] = [
    (false, false, msg("as it is")),
    (true, false, msg("flipped X")),
    (false, true, msg("flipped Y")),
    (true, true, msg("flipped X, Y")),
];
/// Frames after the last one before a walk begins again.
const REST: usize = 20;

/// The walks.
pub struct Walker {
    speed: i16,
    /// Time at which the animation began, while it runs.
    since: Option<f64>,
    /// The frame that is shown while it does not; `None`: before the two players meet.
    frame: Option<usize>,
    made: Option<Made>,
}

/// The walks over one state of a tile.
struct Made {
    key: (SolidTile, i16, RulesetChoice),
    walks: [Both; 4],
}

impl Default for Walker {
    fn default() -> Self {
        Self { speed: 0x600, since: None, frame: None, made: None }
    }
}

impl Walker {
    /// The section, `room` points wide: what is above it may be wider for some tiles.
    pub fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, room: f32) {
        section(ui, t("Walk test"));
        self.choices_ui(ui);
        let longest = self.walks(on, cx).iter().flatten().map(|walk| walk.moments.len()).max().unwrap_or(0);
        self.time_ui(ui, longest);
        let frame = self.frame.unwrap_or(longest / 3);
        let across = if room >= 300.0 { 2 } else { 1 };
        let width = ((room - 6.0 * (across - 1) as f32) / across as f32).clamp(120.0, 300.0);
        let walks = self.walks(on, cx);
        let palette = cx.settings().palette;
        egui::Grid::new("walks").num_columns(across).spacing(vec2(6.0, 6.0)).show(ui, |ui| {
            for (n, (both, (.., name))) in walks.iter().zip(FLIPS).enumerate() {
                ui.vertical(|ui| walk_ui(ui, both, name, frame, (width, palette)));
                if (n + 1) % across == 0 {
                    ui.end_row();
                }
            }
        });
    }

    fn walks(&mut self, on: &Subject<'_>, cx: &Studio) -> &[Both; 4] {
        let choice = &cx.document().project().ruleset;
        let old = self.made.take().filter(|made| {
            let (tile, speed, rules) = &made.key;
            *tile == on.tile && *speed == self.speed && rules == choice
        });
        let made = old.unwrap_or_else(|| {
            let rules = choice.resolve_lenient();
            let walk = |(x, y, _): (bool, bool, &str)| {
                let tile = on.tile.flipped(x, y);
                [self.speed, -self.speed].map(|speed| Walk::over(&tile, speed, rules))
            };
            Made { key: (on.tile, self.speed, choice.clone()), walks: FLIPS.map(walk) }
        });
        &self.made.insert(made).walks
    }

    fn choices_ui(&mut self, ui: &mut Ui) {
        ui.horizontal_wrapped(|ui| {
            let options = SPEEDS.map(|speed| {
                let text: &'static str = match speed {
                    0x100 => "1",
                    0x200 => "2",
                    0x600 => "6",
                    0xC00 => "12",
                    _ => "16",
                };
                (speed, text, t("Pixels per frame: 6 is running speed, 12 a spin dash, 16 the maximum"))
            });
            ui.scope(|ui| {
                ui.set_max_width(170.0);
                if let Some(speed) = choices(ui, t("Speed"), Some(self.speed), &options, None) {
                    self.speed = speed;
                }
            });
            let mut speed = f64::from(self.speed) / 256.0;
            let field = drag(&mut speed).range(0.1..=24.0).speed(0.05).max_decimals(2).suffix(" px");
            let response = ui.add(field).accessible_name(t("Speed in pixels"));
            if response.on_hover_text(t("Pixels per frame, kept constant while he is on the ground")).changed() {
                self.speed = (speed * 256.0).round() as i16;
            }
        });
    }

    fn time_ui(&mut self, ui: &mut Ui, longest: usize) {
        ui.horizontal(|ui| {
            let mut runs = self.since.is_some();
            let walk = ui.add(egui::Button::new(t("Walk")).selected(runs));
            if walk.on_hover_text(t("Play the walks in a loop")).clicked() {
                runs ^= true;
                self.since = runs.then(|| ui.input(|input| input.time));
            }
            if let Some(since) = self.since {
                let frames = ((ui.input(|input| input.time) - since).max(0.0) * 60.0) as usize;
                self.frame = Some(frames % (longest + REST).max(1));
                ui.request_repaint();
            }
            let last = longest.saturating_sub(1);
            let mut frame = self.frame.unwrap_or(longest / 3).min(last);
            ui.spacing_mut().slider_width = (ui.available_width() - 70.0).clamp(60.0, 260.0);
            let slider = ui.add(egui::Slider::new(&mut frame, 0..=last).clamping(egui::SliderClamping::Always));
            let slider = slider.on_hover_text(t("Frame of the walks; drag it, or use the arrow keys"));
            if slider.accessible_name(t("Frame of the walk")).changed() {
                (self.since, self.frame) = (None, Some(frame));
            }
        });
    }
}

/// One of the four flips.
fn walk_ui(ui: &mut Ui, both: &Both, name: &'static str, frame: usize, (width, palette): (f32, Palette)) {
    let walk = &both[0];
    let blocks = 3 + 2 * RUN_UP / TILE;
    let zoom = width / (blocks * TILE) as f32;
    // The tile's row and the one that carries it, and room for a player on the free side.
    let rows = 5;
    let first = if walk.on_ceiling { PLACE.1 - 1 } else { PLACE.1 - 3 };
    let (rect, response) = ui.allocate_exact_size(vec2(width, (rows * TILE) as f32 * zoom), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, tr!("Walk {name}", name = t(name))));
    let painter = ui.painter_at(rect);
    let c = theme::of(ui);
    painter.rect_filled(rect, 4.0, c.void);
    let left = PLACE.0 - RUN_UP / TILE - 1;
    let origin = vec2((left * TILE) as f32, (first * TILE) as f32);
    let to_screen = |level: Pos2| rect.min + (level.to_vec2() - origin) * zoom;
    let stage = Stage::new(&painter, &to_screen, rect);
    let inks = picture::inks(ui);
    let faint = picture::Inks { both: inks.both.gamma_multiply(0.45), ..inks };
    for y in first..first + rows {
        for x in left..left + blocks {
            if let Some((tile, _)) = walk.level.tile_at(TileLayer::A, x, y) {
                let place = stage.pixels((x * TILE, y * TILE), (x * TILE + 15, y * TILE + 15));
                picture::paint(&painter, place, &tile, if (x, y) == PLACE { inks } else { faint });
            }
        }
    }
    let place = stage.pixels((PLACE.0 * TILE, PLACE.1 * TILE), (PLACE.0 * TILE + 15, PLACE.1 * TILE + 15));
    painter.rect_stroke(place, 0.0, Stroke::new(1.0, c.line), StrokeKind::Outside);
    ui.label(RichText::new(t(name)).small().strong());
    for (walk, (rightwards, trail)) in both.iter().zip([(true, c.accent), (false, c.layer_b)]) {
        paint_player(&stage, walk, frame, (trail, palette));
        let (text, color) = words(walk, ui);
        let (short, long) = match rightwards {
            true => (tr!("right: {text}", text), tr!("To the right: {text}", text)),
            false => (tr!("left: {text}", text), tr!("To the left: {text}", text)),
        };
        // One line, so that nothing below moves from tile to tile.
        let line = RichText::new(short).small().color(color);
        ui.add(egui::Label::new(line).truncate()).on_hover_text(long);
    }
}

/// Paints the way, the place of the player, and the sensors at his feet.
fn paint_player(stage: &Stage<'_>, walk: &Walk, frame: usize, (trail, palette): (Color32, Palette)) {
    let way: Vec<Pos2> =
        walk.moments.iter().map(|moment| stage.middle((moment.player.x.px(), moment.player.y.px()))).collect();
    if way.len() > 1 {
        stage.painter.add(Shape::line(way, Stroke::new(1.5, trail)));
    }
    let Some(moment) = walk.moments.get(frame.min(walk.moments.len().saturating_sub(1))) else { return };
    let player = &moment.player;
    let look = figure::look::of(player, &walk.level);
    figure::paint(&stage.painter, stage.to_screen, &look, (player.x.px(), player.y.px()), Color32::WHITE);
    for cast in moment.trace.casts().filter(|cast| cast.top) {
        let color = crate::overlays::sensor_color(cast.sensor, palette);
        let (from, to) = (stage.middle(cast.anchor), stage.middle(cast.direction.moved(cast.anchor, cast.distance)));
        if cast.distance.abs() < 16 {
            stage.segment(from, to, 1.5, color);
        }
        stage.painter.rect_filled(Rect::from_center_size(from, vec2(3.0, 3.0)), 0.0, color);
    }
}

/// Returns the end of the walk in words.
fn words(walk: &Walk, ui: &Ui) -> (String, Color32) {
    let c = theme::of(ui);
    let step = walk.largest_step;
    match walk.outcome {
        Outcome::Walked => {
            let text = match (step > 0, walk.on_ceiling) {
                (true, true) => tr!("walks under it, {step} px steps", step),
                (true, false) => tr!("walks over it, {step} px steps", step),
                (false, true) => t("walks under it").to_owned(),
                (false, false) => t("walks over it").to_owned(),
            };
            (text, c.good)
        }
        Outcome::LeftGround(x) if x < 0 => (t("leaves the ground before it").to_owned(), c.warning),
        Outcome::LeftGround(x) if x > TILE => (tr!("leaves ground {x} px behind it", x = x - TILE), c.warning),
        Outcome::LeftGround(x) => (tr!("leaves ground {x} px into it", x), c.warning),
        Outcome::Stopped(x) if x < 0 => (tr!("is stopped {x} px before it", x = -x), c.error),
        Outcome::Stopped(x) => (tr!("is stopped {x} px into it", x), c.error),
        Outcome::NoSurface => (t("nothing to walk on").to_owned(), ui.visuals().weak_text_color()),
    }
}
