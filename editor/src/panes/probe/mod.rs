//! The probe: every number of the running player, and every sensor of the last frame.

mod pointer;
mod slopes;

use super::Pane;
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::look::theme;
use crate::maze;
use crate::overlays::objects::boxes::reaction_color;
use crate::overlays::objects::checks::{contact_text, is_close};
use crate::overlays::{self, hud, readout, sensor_color, sensor_name};
use crate::panes::objects::manual::reaction;
use crate::session::PlayersShown;
use crate::studio::Studio;
use crate::tr;
use crate::widgets;
use crate::widgets::choices::choices;
use eframe::egui::{self, Color32, Grid, RichText, Ui, vec2};
use kit::derived::palette::Palette;
use kit::play::crossing::Crossing;
use kit::play::run::LevelRun;
use kit::play::subject::Subject;
use sim::direction::Direction;
use sim::level::Level;
use sim::objects::Object;
use sim::player::abilities::ActionValue;
use sim::player::water::Handling;
use sim::ruleset::Ruleset;
use sim::trace::{Reach, Refusal, SensorCast};

/// The pane.
#[derive(Default)]
pub struct ProbePane {
    /// Level position that the pointer was last at.
    pointed: Option<(i32, i32)>,
}

impl Pane for ProbePane {
    fn id(&self) -> &'static str {
        "probe"
    }

    fn title(&self) -> &'static str {
        msg("Probe")
    }

    fn words(&self) -> &'static [&'static str] {
        &["debug", "watch", "variables", "memory"]
    }

    fn manual(&self) -> &'static str {
        "playing.md"
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        if let Some(run) = cx.play().maze_run() {
            return maze::probe::ui(ui, run);
        }
        let Some(run) = cx.play().run() else {
            widgets::hint(ui, t("Play to see what the engine sees: every value, every sensor."));
            self.pointed = cx.session().canvas.cursor.or(self.pointed);
            pointer::ui(ui, self.pointed, cx, out);
            return;
        };
        players_ui(ui, cx, out);
        egui::ScrollArea::both().auto_shrink(false).show(ui, |ui| {
            for subject in overlays::subjects(run, cx.session()) {
                ui.push_id(subject.who, |ui| player_ui(ui, run, subject, cx.settings().palette));
            }
            level_ui(ui, run);
            oscillators_ui(ui, run);
            time_ui(ui, run);
        });
    }
}

/// The choice of the players that are shown, if there is a partner.
fn players_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    if !cx.play().has_partner() {
        return;
    }
    let now = cx.session().play.players_shown;
    let options = PlayersShown::ALL.map(|(choice, label, help)| (choice, t(label), t(help)));
    if let Some(new) = choices(ui, t("Players shown"), Some(now), &options, None) {
        out.session(move |session| session.play.players_shown = new);
    }
}

fn player_ui(ui: &mut Ui, run: &LevelRun, subject: Subject<'_>, palette: Palette) {
    if run.world().partner.is_some() {
        ui.add_space(6.0);
        ui.label(RichText::new(readout::title(subject)).strong().size(15.0));
    }
    state_ui(ui, run, subject);
    water_ui(ui, run, subject);
    sensors_ui(ui, subject, palette);
    objects_ui(ui, run, subject);
    slopes::ui(ui, &run.level().ruleset, subject, readout::mode(subject));
    values_ui(ui, subject);
    ability_ui(ui, subject);
    constants_ui(ui, subject, &run.level().ruleset);
}

fn mono(text: impl Into<String>) -> RichText {
    RichText::new(text).monospace()
}

/// Around the text of a chip, and between two of them.
const CHIP: egui::Vec2 = vec2(7.0, 2.0);
const CHIP_GAP: f32 = 4.0;

/// A short text on a patch of colour, which begins a new row if it does not fit.
fn chip(ui: &mut Ui, text: &str, color: Color32) {
    // On a light ground the bright colours of the overlays would not be read.
    let (text_color, fill) = if ui.visuals().dark_mode {
        (color, color.gamma_multiply(0.18))
    } else {
        (ui.visuals().strong_text_color(), color.gamma_multiply(0.45))
    };
    let patch = ui.painter().add(egui::Shape::Noop);
    let text = ui.add(egui::Label::new(mono(text).color(text_color).size(11.5)).extend());
    ui.painter().set(patch, egui::epaint::RectShape::filled(text.rect.expand2(CHIP), 8.0, fill));
}

fn state_ui(ui: &mut Ui, run: &LevelRun, subject: Subject<'_>) {
    let player = subject.player;
    let around = egui::Margin::symmetric(CHIP.x as i8, CHIP.y as i8);
    egui::Frame::new().inner_margin(around).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = 2.0 * CHIP + vec2(CHIP_GAP, CHIP_GAP);
            let (layer, color) = readout::layer(player);
            chip(ui, &tr!("layer {layer}", layer), color);
            chip(
                ui,
                if player.high_priority { t("high priority") } else { t("low priority") },
                Color32::from_gray(170),
            );
            if let Some(mode) = readout::mode(subject) {
                chip(ui, &readout::mode_text(mode), readout::mode_color(mode));
            }
            let in_level = hud::effects_in(&run.world().objects.common);
            for (flag, color) in readout::chips_of(subject, &run.level().ruleset).into_iter().chain(in_level) {
                chip(ui, &flag, color);
            }
        });
    });
}

/// When the player last came into the water or out of it, and what moves him otherwise since then.
fn water_ui(ui: &mut Ui, run: &LevelRun, subject: Subject<'_>) {
    let Some(Crossing { frame, enters, before, after }) = run.crossing(subject.who) else { return };
    widgets::section(ui, t("Water"));
    let now = *frame == run.log().held.len();
    ui.label(match (enters, now) {
        (true, true) => tr!("Entered the water in this frame, {frame}", frame),
        (true, false) => tr!("Entered the water in frame {frame}", frame),
        (false, true) => tr!("Left the water in this frame, {frame}", frame),
        (false, false) => tr!("Left the water in frame {frame}", frame),
    });
    let of = |handling: &Handling| {
        let Handling { stats, gravity, jump_force } = *handling;
        [stats.acceleration, stats.deceleration, stats.top_speed, gravity, jump_force]
    };
    let names = [t("Acceleration"), t("Deceleration"), t("Top speed"), t("Gravity"), t("Jump force")];
    let rows = names.into_iter().zip(of(before)).zip(of(after)).filter(|((_, before), after)| before != after);
    let row = |((name, before), after): ((&'static str, i16), i16)| readout::Row {
        name,
        hex: format!("{before:X} \u{203A} {after:X}"),
        decimal: format!("{before} \u{203A} {after}"),
    };
    rows_ui(ui, "water", rows.map(row).collect());
}

fn values_ui(ui: &mut Ui, Subject { player, .. }: Subject<'_>) {
    widgets::section(ui, t("Values"));
    let mut rows = readout::rows(player);
    rows.push(plain(t("Width radius"), player.width_radius.into()));
    rows.push(plain(t("Height radius"), player.height_radius.into()));
    rows.push(plain(t("Control lock"), player.control_lock.into()));
    rows_ui(ui, "values", rows);
}

/// Shows the values of the level as a whole: the camera, and the counters.
fn level_ui(ui: &mut Ui, run: &LevelRun) {
    widgets::section(ui, t("Camera and counts"));
    let camera = &run.world().camera;
    let mut rows = vec![plain(t("Camera x"), camera.x.into()), plain(t("Camera y"), camera.y.into())];
    rows.push(plain(t("Look bias"), run.world().player.look_bias.into()));
    rows.push(plain(t("Camera lag"), camera.lag_frames().into()));
    let (limits, wanted) = (camera.limits, camera.wanted);
    for (name, limit, wanted) in [
        (t("Limit left"), limits.left, wanted.left),
        (t("Limit top"), limits.top, wanted.top),
        (t("Limit right"), limits.right, wanted.right),
        (t("Limit bottom"), limits.bottom, wanted.bottom),
    ] {
        let row = plain(name, limit.into());
        let decimal = if limit == wanted { row.decimal } else { format!("{limit} \u{203A} {wanted}") };
        rows.push(readout::Row { decimal, ..row });
    }
    rows.push(plain(t("Limits' stage"), camera.limit_state.stage.into()));
    if let Some(partner) = &run.world().partner {
        let [x, y] = partner.mind.target;
        rows.push(plain(t("Partner's target x"), x.into()));
        rows.push(plain(t("Partner's target y"), y.into()));
    }
    let count = |(name, decimal)| readout::Row { name, hex: String::new(), decimal };
    rows.extend(hud::counts(run.world()).into_iter().map(count));
    rows_ui(ui, "counts", rows);
}

/// The ability at work, with the numbers of its state.
fn ability_ui(ui: &mut Ui, Subject { player, .. }: Subject<'_>) {
    let Some(info) = player.action.info() else { return };
    widgets::section(ui, t("Ability at work"));
    ui.label(t(info.title));
    let mut rows = Vec::new();
    player.action.report(&mut |value, number| {
        let name = match value {
            ActionValue::Charge => t("Charge"),
            ActionValue::FramesCharged => t("Frames charged"),
            ActionValue::FramesLeft => t("Frames left"),
            ActionValue::GlideAngle => t("Glide angle"),
            ActionValue::Steps => t("Steps"),
        };
        rows.push(plain(name, number.into()));
    });
    rows_ui(ui, "ability", rows);
}

/// The constants by which the player moves.
fn constants_ui(ui: &mut Ui, Subject { player, .. }: Subject<'_>, rules: &Ruleset) {
    widgets::section(ui, t("Constants in force"));
    let Handling { stats, gravity, jump_force } = player.handling(rules);
    let rows = [
        (t("Acceleration"), stats.acceleration),
        (t("Deceleration"), stats.deceleration),
        (t("Top speed"), stats.top_speed),
        (t("Gravity"), gravity),
        (t("Jump force"), jump_force),
    ];
    rows_ui(ui, "constants", rows.into_iter().map(|(name, value)| plain(name, value.into())).collect());
}

/// The oscillators by which platforms and water swing.
fn oscillators_ui(ui: &mut Ui, run: &LevelRun) {
    widgets::section(ui, t("Oscillators"));
    let common = &run.world().objects.common;
    Grid::new("oscillators").num_columns(8).spacing(vec2(8.0, 3.0)).striped(true).show(ui, |ui| {
        for row in [0..8, 8..16] {
            for number in row {
                let text = format!("{number:X} {:02X}", common.oscillator(number));
                ui.label(mono(text)).on_hover_text(tr!("Oscillator {number}", number));
            }
            ui.end_row();
        }
    });
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
    widgets::section(ui, t("Sensors of the last frame"));
    Grid::new("sensors").num_columns(8).spacing(vec2(12.0, 3.0)).striped(true).show(ui, |ui| {
        for heading in ["", t("anchor"), t("looks"), t("found"), t("angle"), t("by"), t("block"), t("not used")] {
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
        ui.colored_label(
            theme::of(ui).accent,
            tr!("Switcher {switcher} put the player on layer {layer}", switcher = switch.switcher, layer),
        );
    }
}

/// Returns the name of a living object.
fn live_title<'a>(object: &Object, level: &'a Level) -> &'a str {
    let kind = object.state.kind();
    let placed = level.objects().get(object.body.placement).filter(|placed| placed.kind == kind);
    let own = placed.and_then(|placed| placed.own_kind(level.own_kinds()));
    own.map_or(t(kind.info().title), |kind| kind.shown_title())
}

/// The objects that looked for the player in the last frame, and the hitboxes that he touched.
fn objects_ui(ui: &mut Ui, run: &LevelRun, Subject { player, trace, .. }: Subject<'_>) {
    let world = run.world();
    let named = |slot: u8| {
        let title = world.objects.slots.get(slot).map_or(t("gone"), |object| live_title(object, run.level()));
        format!("{slot} {title}")
    };
    let checks: Vec<_> = trace.solid_checks().collect();
    let touches: Vec<_> = trace.touches().filter(|touch| touch.touched).collect();
    let live = world.objects.slots.count();
    if live == 0 && checks.is_empty() && touches.is_empty() {
        return;
    }
    widgets::section(ui, t("Objects of the last frame"));
    ui.label(tr!("{live} live, {checks} looked for the player", live, checks = checks.len()));
    if player.on_object {
        ui.colored_label(theme::of(ui).good, tr!("Standing on {object}", object = named(player.stands_in)));
    }
    let close: Vec<_> = checks.iter().filter(|check| is_close(check)).collect();
    if !close.is_empty() {
        Grid::new("checks").num_columns(4).spacing(vec2(12.0, 3.0)).striped(true).show(ui, |ui| {
            for heading in [t("object"), "x", "y", t("found")] {
                ui.label(RichText::new(heading).weak().small());
            }
            ui.end_row();
            for check in close {
                ui.label(named(check.slot));
                let number = |of: Option<i32>| of.map_or_else(|| "\u{2013}".to_owned(), |of| of.to_string());
                right(ui, 34.0, mono(number(check.distances.map(|(x, _)| x))));
                right(ui, 34.0, mono(number(check.distances.map(|(_, y)| y))));
                let (x, y) = check.pop;
                let contact = contact_text(check.contact);
                ui.label(match (x, y) {
                    (0, 0) => contact,
                    _ => tr!("{contact}, moved by {x}, {y}", contact, x, y),
                });
                ui.end_row();
            }
        });
    }
    for touch in touches {
        let color = if ui.visuals().dark_mode { reaction_color(touch.reaction) } else { theme::of(ui).accent };
        ui.colored_label(
            color,
            tr!("Touched {object}: {reaction}", object = named(touch.slot), reaction = reaction(touch.reaction)),
        );
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
    ui.label(mono(looks_text(cast)));
    right(ui, 34.0, mono(cast.distance.to_string()).strong());
    right(ui, 30.0, mono(cast.angle.map_or_else(|| "\u{2013}".to_owned(), |angle| format!("{:02X}", angle.0))));
    ui.label(reach_text(cast.reach));
    let tile = if cast.reach == Reach::Direct { cast.tiles[0] } else { cast.tiles[1].or(cast.tiles[0]) };
    ui.label(mono(tile.map_or_else(|| "\u{2013}".to_owned(), |(x, y)| format!("{x}, {y}"))));
    if let Some(why) = cast.refused {
        ui.label(match why {
            Refusal::NotReached => t("not reached").to_owned(),
            Refusal::TooFar(most) => tr!("farther than {most}", most),
            Refusal::TooDeep(least) => tr!("deeper than {least}", least),
        });
    }
}

/// The direction in which a sensor looks, and whether it looks for walls and ceilings.
fn looks_text(cast: &SensorCast) -> String {
    let looks = match cast.direction {
        Direction::Down => t("down"),
        Direction::Right => t("right"),
        Direction::Up => t("up"),
        Direction::Left => t("left"),
    };
    if cast.top { looks.to_owned() } else { tr!("{looks} (sides)", looks) }
}

fn reach_text(reach: Reach) -> &'static str {
    match reach {
        Reach::Direct => t("its tile"),
        Reach::Extension => t("extension"),
        Reach::Regression => t("regression"),
    }
}

fn time_ui(ui: &mut Ui, run: &LevelRun) {
    widgets::section(ui, t("Time"));
    let frames = run.log().held.len();
    ui.label(mono(tr!("frame {frames}  =  {seconds} s", frames, seconds = format!("{:.2}", frames as f32 / 60.0))));
    ui.label(tr!("{seconds} s can be rewound", seconds = format!("{:.1}", run.remembered() as f32 / 60.0)));
}
