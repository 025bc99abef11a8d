//! The probe: every number of the running player, and every sensor of the last frame.

use super::Pane;
use crate::command::Outbox;
use crate::context::PaneContext;
use crate::maze;
use crate::overlays::objects::boxes::reaction_color;
use crate::overlays::objects::checks::{contact_text, is_close};
use crate::overlays::{self, hud, readout, sensor_color, sensor_name};
use crate::panes::objects::manual::reaction;
use crate::session::PlayersShown;
use crate::theme;
use crate::widgets;
use crate::widgets::choices::choices;
use eframe::egui::{self, Color32, Grid, RichText, Ui, vec2};
use kit::derived::palette::Palette;
use kit::play::run::Run;
use kit::play::subject::Subject;
use sim::direction::Direction;
use sim::level::Level;
use sim::objects::Object;
use sim::trace::{Reach, SensorCast};

/// The pane.
#[derive(Default)]
pub struct ProbePane;

impl Pane for ProbePane {
    fn id(&self) -> &'static str {
        "probe"
    }

    fn title(&self) -> &'static str {
        "Probe"
    }

    fn words(&self) -> &'static [&'static str] {
        &["debug", "watch", "variables", "memory"]
    }

    fn manual(&self) -> &'static str {
        "playing.md"
    }

    fn ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
        if let Some(run) = cx.play.maze_run() {
            return maze::probe::ui(ui, run);
        }
        let Some(run) = cx.play.run() else {
            widgets::hint(ui, "Play to see what the engine sees: every value, every sensor.");
            return;
        };
        players_ui(ui, cx, out);
        egui::ScrollArea::both().auto_shrink(false).show(ui, |ui| {
            for subject in overlays::subjects(run, cx.session) {
                ui.push_id(subject.who, |ui| player_ui(ui, run, subject, cx.settings.palette));
            }
            level_ui(ui, run);
            time_ui(ui, run);
        });
    }
}

/// The choice of the players that are shown, if there is a partner.
fn players_ui(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    if !cx.play.has_partner() {
        return;
    }
    let now = cx.session.players_shown;
    if let Some(new) = choices(ui, "Players shown", Some(now), &PlayersShown::ALL, None) {
        out.session(move |session| session.players_shown = new);
    }
}

fn player_ui(ui: &mut Ui, run: &Run, subject: Subject<'_>, palette: Palette) {
    if run.world().partner.is_some() {
        ui.add_space(6.0);
        ui.label(RichText::new(readout::title(subject)).strong().size(15.0));
    }
    state_ui(ui, run, subject);
    sensors_ui(ui, subject, palette);
    objects_ui(ui, run, subject);
    values_ui(ui, subject);
}

fn mono(text: impl Into<String>) -> RichText {
    RichText::new(text).monospace()
}

fn state_ui(ui: &mut Ui, run: &Run, subject: Subject<'_>) {
    let player = subject.player;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let mut chip = |text: &str, color: Color32| {
            // On a light ground the bright colours of the overlays would not be read.
            let (text_color, fill) = if ui.visuals().dark_mode {
                (color, color.gamma_multiply(0.18))
            } else {
                (ui.visuals().strong_text_color(), color.gamma_multiply(0.45))
            };
            egui::Frame::new().fill(fill).corner_radius(8).inner_margin(egui::Margin::symmetric(7, 2)).show(ui, |ui| {
                ui.label(mono(text).color(text_color).size(11.5));
            });
        };
        let (layer, color) = readout::layer(player);
        chip(&format!("layer {layer}"), color);
        chip(if player.high_priority { "high priority" } else { "low priority" }, Color32::from_gray(170));
        if let Some(mode) = readout::mode(subject) {
            chip(&readout::mode_text(mode), readout::mode_color(mode));
        }
        let in_level = hud::effects_in(&run.world().objects.common);
        for (flag, color) in readout::chips_of(subject, &run.level().ruleset).into_iter().chain(in_level) {
            chip(&flag, color);
        }
    });
}

fn values_ui(ui: &mut Ui, Subject { player, .. }: Subject<'_>) {
    widgets::section(ui, "Values");
    let mut rows = readout::rows(player);
    rows.push(plain("Width radius", player.width_radius.into()));
    rows.push(plain("Height radius", player.height_radius.into()));
    rows.push(plain("Control lock", player.control_lock.into()));
    rows_ui(ui, "values", rows);
}

/// What is of the level as a whole: the camera, and what is counted.
fn level_ui(ui: &mut Ui, run: &Run) {
    widgets::section(ui, "Camera and counts");
    let camera = &run.world().camera;
    let mut rows = vec![plain("Camera x", camera.x.into()), plain("Camera y", camera.y.into())];
    let count = |(name, decimal)| readout::Row { name, hex: String::new(), decimal };
    rows.extend(hud::counts(run.world()).into_iter().map(count));
    rows_ui(ui, "counts", rows);
}

fn plain(name: &'static str, value: i64) -> readout::Row {
    readout::Row { name, hex: format!(" {value:X}"), decimal: value.to_string() }
}

fn rows_ui(ui: &mut Ui, id: &str, rows: Vec<readout::Row>) {
    Grid::new(id).num_columns(3).spacing(vec2(16.0, 3.0)).striped(true).show(ui, |ui| {
        for row in rows {
            ui.label(row.name);
            right(ui, 76.0, mono(row.hex).strong());
            right(ui, 76.0, mono(row.decimal));
            ui.end_row();
        }
    });
}

fn right(ui: &mut Ui, width: f32, text: RichText) {
    ui.allocate_ui_with_layout(vec2(width, 18.0), egui::Layout::right_to_left(egui::Align::Center), |ui| {
        ui.label(text);
    });
}

fn sensors_ui(ui: &mut Ui, Subject { trace, .. }: Subject<'_>, palette: Palette) {
    widgets::section(ui, "Sensors of the last frame");
    Grid::new("sensors").num_columns(6).spacing(vec2(12.0, 3.0)).striped(true).show(ui, |ui| {
        for heading in ["", "anchor", "looks", "found", "angle", "by"] {
            ui.label(RichText::new(heading).weak().small());
        }
        ui.end_row();
        for cast in trace.casts() {
            cast_ui(ui, cast, palette);
            ui.end_row();
        }
    });
    for switch in trace.layer_switches() {
        let layer = if switch.layer == sim::tiles::TileLayer::A { "A" } else { "B" };
        ui.colored_label(theme::of(ui).accent, format!("Switcher {} put the player on layer {layer}", switch.switcher));
    }
}

/// What a living object is called.
fn live_title<'a>(object: &Object, level: &'a Level) -> &'a str {
    let kind = object.state.kind();
    let placed = level.objects().get(object.body.placement).filter(|placed| placed.kind == kind);
    let own = placed.and_then(|placed| placed.own_kind(level.own_kinds()));
    own.map_or(kind.info().title, |kind| kind.shown_title())
}

/// The objects that looked for the player in the last frame, and the hitboxes that he touched.
fn objects_ui(ui: &mut Ui, run: &Run, Subject { player, trace, .. }: Subject<'_>) {
    let world = run.world();
    let named = |slot: u8| {
        let title = world.objects.slots.get(slot).map_or("gone", |object| live_title(object, run.level()));
        format!("{slot} {title}")
    };
    let checks: Vec<_> = trace.solid_checks().collect();
    let touches: Vec<_> = trace.touches().filter(|touch| touch.touched).collect();
    let live = world.objects.slots.count();
    if live == 0 && checks.is_empty() && touches.is_empty() {
        return;
    }
    widgets::section(ui, "Objects of the last frame");
    ui.label(format!("{live} live, {} looked for the player", checks.len()));
    if player.on_object {
        ui.colored_label(theme::of(ui).good, format!("Standing on {}", named(player.stands_in)));
    }
    let close: Vec<_> = checks.iter().filter(|check| is_close(check)).collect();
    if !close.is_empty() {
        Grid::new("checks").num_columns(4).spacing(vec2(12.0, 3.0)).striped(true).show(ui, |ui| {
            for heading in ["object", "x", "y", "found"] {
                ui.label(RichText::new(heading).weak().small());
            }
            ui.end_row();
            for check in close {
                ui.label(named(check.slot));
                let number = |of: Option<i32>| of.map_or_else(|| "\u{2013}".to_owned(), |of| of.to_string());
                right(ui, 34.0, mono(number(check.distances.map(|(x, _)| x))));
                right(ui, 34.0, mono(number(check.distances.map(|(_, y)| y))));
                let (x, y) = check.pop;
                let moved = if (x, y) == (0, 0) { String::new() } else { format!(", moved by {x}, {y}") };
                ui.label(format!("{}{moved}", contact_text(check.contact)));
                ui.end_row();
            }
        });
    }
    for touch in touches {
        let color = if ui.visuals().dark_mode { reaction_color(touch.reaction) } else { theme::of(ui).accent };
        ui.colored_label(color, format!("Touched {}: {}", named(touch.slot), reaction(touch.reaction)));
    }
}

fn cast_ui(ui: &mut Ui, cast: &SensorCast, palette: Palette) {
    let (badge, _) = ui.allocate_exact_size(vec2(22.0, 18.0), egui::Sense::hover());
    let color = sensor_color(cast.sensor, palette);
    let (fill, text) = if cast.won { (color, Color32::from_rgb(10, 12, 16)) } else { (Color32::from_gray(30), color) };
    ui.painter().rect_filled(badge, 4.0, fill);
    let font = egui::FontId::monospace(12.0);
    ui.painter().text(badge.center(), egui::Align2::CENTER_CENTER, sensor_name(cast.sensor), font, text);
    ui.label(mono(format!("{}, {}", cast.anchor.0, cast.anchor.1)));
    let looks = match cast.direction {
        Direction::Down => "down",
        Direction::Right => "right",
        Direction::Up => "up",
        Direction::Left => "left",
    };
    ui.label(mono(if cast.top { looks.to_owned() } else { format!("{looks} (sides)") }));
    right(ui, 34.0, mono(cast.distance.to_string()).strong());
    right(ui, 30.0, mono(cast.angle.map_or_else(|| "\u{2013}".to_owned(), |angle| format!("{:02X}", angle.0))));
    ui.label(match cast.reach {
        Reach::Direct => "its tile",
        Reach::Extension => "extension",
        Reach::Regression => "regression",
    });
}

fn time_ui(ui: &mut Ui, run: &Run) {
    widgets::section(ui, "Time");
    let frames = run.recording().held.len();
    ui.label(mono(format!("frame {frames}  =  {:.2} s", frames as f32 / 60.0)));
    ui.label(format!("{:.1} s can be rewound", run.remembered() as f32 / 60.0));
}
