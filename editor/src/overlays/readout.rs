//! The player's state in numbers: hex as the originals keep it, decimal beside it.

use super::speed::speed_text;
use super::stage::Stage;
use super::{body, dial, hud, subjects};
use crate::language::{msg, t};
use crate::studio::Studio;
use crate::tr;
use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use kit::play::run::LevelRun;
use kit::play::subject::Subject;
use sim::angle::Mode;
use sim::player::partner::{Mind, Partner, Task};
use sim::player::{Player, Routine};
use sim::ruleset::{Character, Ruleset};
use sim::tiles::TileLayer;
use sim::trace::Who;
use sim::units::Sub;
use std::sync::Arc;

const PLATE: Color32 = Color32::from_rgba_premultiplied(15, 17, 23, 232);
const EDGE: Color32 = Color32::from_rgb(0x3a, 0x42, 0x52);
const NAME: Color32 = Color32::from_rgb(0x8c, 0x97, 0xa8);
const VALUE: Color32 = Color32::from_rgb(0xf2, 0xf5, 0xf9);
const SOFT: Color32 = Color32::from_rgb(0xb4, 0xbe, 0xcc);

/// One value: its name, the hex form and the decimal form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The guide's name.
    pub name: &'static str,
    /// Hexadecimal, 256 to the pixel.
    pub hex: String,
    /// Decimal, in pixels (per frame) or degrees.
    pub decimal: String,
}

/// A number of subpixels, the pixels before the point.
fn hex(subpixels: i32) -> String {
    let sign = if subpixels < 0 { "-" } else { " " };
    format!("{sign}{:X}.{:02X}", subpixels.unsigned_abs() >> 8, subpixels.unsigned_abs() & 0xFF)
}

fn speed(name: &'static str, speed: i16) -> Row {
    Row { name, hex: hex(speed.into()), decimal: speed_text(speed) }
}

fn position(name: &'static str, at: Sub) -> Row {
    Row { name, hex: hex(at.0), decimal: format!("{:.2}", f64::from(at.0) / 256.0) }
}

/// The values that move.
pub fn rows(player: &Player) -> Vec<Row> {
    vec![
        position(t("X position"), player.x),
        position(t("Y position"), player.y),
        speed(t("X speed"), player.x_speed.0),
        speed(t("Y speed"), player.y_speed.0),
        speed(t("Ground speed"), player.ground_speed.0),
        Row {
            name: t("Ground angle"),
            hex: format!(" {:02X}", player.ground_angle.0),
            decimal: format!("{:.1}°", dial::degrees(player.ground_angle)),
        },
    ]
}

/// Names of the values that move where there is less room, and where there is least.
const SHORT: [(&str, &str); 6] = [
    ("X", "X"),
    ("Y", "Y"),
    (msg("X speed"), msg("X sp")),
    (msg("Y speed"), msg("Y sp")),
    (msg("G. speed"), msg("G. sp")),
    (msg("G. angle"), msg("G. angle")),
];

fn priority(player: &Player) -> &'static str {
    if player.high_priority { t("high") } else { t("low") }
}

/// Returns the flags of the player just now, in a word or two each, with a colour; the most important first.
pub fn flags(player: &Player, rules: &Ruleset) -> Vec<(String, Color32)> {
    let mut flags = Vec::new();
    let mut flag = |on: bool, text: &str, color: Color32| {
        if on {
            flags.push((text.to_owned(), color));
        }
    };
    let (calm, lively, bad) =
        (Color32::from_rgb(0x7c, 0xd6, 0x7a), Color32::from_rgb(0xff, 0xc8, 0x5a), Color32::from_rgb(0xff, 0x76, 0x6b));
    flag(player.routine == Routine::Hurt, t("hurt"), bad);
    flag(player.routine == Routine::Dying, t("dying"), bad);
    flag(player.routine == Routine::Dead, t("dead"), bad);
    flag(player.routine == Routine::Drowning, t("drowning"), bad);
    flag(player.breath.under_water, t("under water"), lively);
    flag(player.is_held_by_waiting(rules), t("held: waiting"), bad);
    flag(player.is_held(), t("held by object"), bad);
    flag(player.grip.input.is_some(), t("steered by object"), bad);
    flag(!player.airborne, t("ground"), calm);
    flag(player.airborne, t("air"), lively);
    flag(player.rolling, t("rolling"), lively);
    flag(player.jumping, t("jumping"), lively);
    flag(player.roll_jump, t("roll jump"), lively);
    flag(player.pushing, t("pushing"), lively);
    flag(player.on_object, t("on object"), calm);
    flag(player.stick_to_convex, t("sticks"), calm);
    if player.control_lock > 0 {
        flags.push((tr!("lock {frames}", frames = player.control_lock), bad));
    }
    if player.invulnerability > 0 {
        flags.push((tr!("safe {frames}", frames = player.invulnerability), lively));
    }
    flags
}

/// The layer as a letter with its colour.
pub fn layer(player: &Player) -> (&'static str, Color32) {
    match player.layer {
        TileLayer::A => ("A", Color32::from_rgb(0x6c, 0xb6, 0xff)),
        TileLayer::B => ("B", Color32::from_rgb(0xf2, 0xa2, 0x55)),
    }
}

/// The mode in which the ground sensors ran; `None` in the air.
pub fn mode(Subject { player, trace, .. }: Subject<'_>) -> Option<Mode> {
    (!player.airborne).then(|| trace.mode().unwrap_or_else(|| player.ground_angle.mode()))
}

/// A player with the name of his character.
pub fn title(Subject { who, player, .. }: Subject<'_>) -> String {
    let place = match who {
        Who::First => t("Player 1"),
        Who::Second => t("Partner"),
    };
    let name = match player.character {
        Character::Sonic => "Sonic",
        Character::Tails => "Tails",
        Character::Knuckles => "Knuckles",
    };
    format!("{place}: {name}")
}

/// Returns the task of the partner just now, in a word or two each, with a colour.
pub fn leading(partner: &Partner) -> Vec<(String, Color32)> {
    let Mind { task, pad_frames, frames_away, jumps, .. } = partner.mind;
    let (calm, lively, bad) =
        (Color32::from_rgb(0x7c, 0xd6, 0x7a), Color32::from_rgb(0xff, 0xc8, 0x5a), Color32::from_rgb(0xff, 0x76, 0x6b));
    let (text, color) = match task {
        Task::Follows => (t("follows"), calm),
        Task::Panics => (t("stuck: spin dash"), bad),
        Task::Waits => (t("waits far away"), bad),
        Task::FliesIn => (t("flies in"), lively),
    };
    let mut leading = vec![(text.to_owned(), color)];
    let mut flag = |on: bool, text: String| leading.extend(on.then_some((text, lively)));
    flag(pad_frames > 0, tr!("second pad {pad_frames}", pad_frames));
    flag(frames_away > 0, tr!("off screen {frames_away}", frames_away));
    flag(jumps, t("made to jump").to_owned());
    flag(partner.carry.holds, t("carries").to_owned());
    leading
}

/// Returns the flags and effects of a player just now.
pub fn chips_of(subject: Subject<'_>, rules: &Ruleset) -> Vec<(String, Color32)> {
    let mut chips = subject.partner.map(leading).unwrap_or_default();
    chips.extend(flags(subject.player, rules));
    chips.extend(hud::effects_on(subject.player));
    chips
}

/// Returns the name of a mode.
pub fn mode_text(mode: Mode) -> String {
    dial::mode_word(mode).to_owned()
}

/// The colour of a mode.
pub fn mode_color(mode: Mode) -> Color32 {
    dial::mode_color(mode)
}

/// Paints the readouts of the players that are shown, from the upper right corner of the stage down.
pub fn paint_corner(stage: &Stage<'_>, cx: &Studio) {
    let Some(run) = cx.play().run() else { return };
    let mut top = stage.clip.top() + 10.0;
    let is_narrow = stage.clip.width() < ROOMY.x || stage.clip.height() < ROOMY.y;
    for subject in subjects(run, cx.session()) {
        if is_narrow {
            top = paint_line(stage, top, (run, subject), &cx.play().speed());
            continue;
        }
        let chips = chips(&stage.painter, run, subject);
        let lower = chips.last().map_or(0.0, |last| last.at.y);
        let head = if run.world().partner.is_some() { HEAD } else { 0.0 };
        let size = vec2(262.0, 158.0 + lower + head);
        let room = stage.clip.bottom() - top;
        if stage.clip.width() < size.x + 60.0 || room < size.y + 30.0 {
            return;
        }
        let rect = Rect::from_min_size(pos2(stage.clip.right() - size.x - 10.0, top), size);
        stage.painter.rect_filled(rect, CornerRadius::same(8), PLATE);
        stage.painter.rect_stroke(rect, CornerRadius::same(8), Stroke::new(1.0, EDGE), StrokeKind::Inside);
        let mut inner = rect.shrink(10.0);
        if head > 0.0 {
            let font = FontId::proportional(12.0);
            stage.painter.text(inner.min, Align2::LEFT_TOP, title(subject), font, body::trail_color(subject.who));
            inner.min.y += head;
        }
        paint(&stage.painter, inner, (run, subject), &cx.play().speed(), chips);
        top = rect.bottom() + 8.0;
    }
}

/// The values in one line, what is true in a second one, from a height down; where both end. If there is no room, a line goes
/// on below itself, but never between a name and its value.
fn paint_line(stage: &Stage<'_>, top: f32, (run, subject): (&LevelRun, Subject<'_>), pace: &str) -> f32 {
    let room = stage.clip.width() - 36.0;
    let line = |parts: Vec<(String, Color32)>| {
        let mut job = LayoutJob::default();
        for (text, color) in parts {
            job.append(&text, 0.0, TextFormat::simple(FontId::monospace(10.5), color));
        }
        job.wrap.max_width = room;
        stage.painter.layout_job(job)
    };
    let values = rows(subject.player).into_iter().zip(SHORT).flat_map(|(row, (_, name))| {
        let name = format!("{} ", t(name)).replace(' ', UNBROKEN);
        [(name, NAME), (format!("{}  ", row.hex.trim()), VALUE)]
    });
    let player = subject.player;
    let (letter, layer) = layer(player);
    let priority = format!(" {}  ", priority(player));
    let mode = mode(subject).map_or((t("in the air").to_owned(), SOFT), |mode| (mode_text(mode), mode_color(mode)));
    let flags =
        flags(player, &run.level().ruleset).into_iter().filter(|(flag, _)| ![t("ground"), t("air")].contains(&&**flag));
    let who = run.world().partner.is_some().then(|| (format!("{}  ", title(subject)), body::trail_color(subject.who)));
    let mut states: Vec<_> = who.into_iter().collect();
    states.extend([(letter.to_owned(), layer), (priority, SOFT), mode]);
    states.extend(flags.flat_map(|(flag, color)| [("  ".to_owned(), SOFT), (flag, color)]));
    states.push((format!("  {} {pace}  {}", run.world().frame, hud::line(run.world())), NAME));
    let lines = [line(values.collect()), line(states)];
    let width = lines[0].size().x.max(lines[1].size().x);
    let height = lines.iter().map(|line| line.size().y + BETWEEN).sum::<f32>() + 8.0 - BETWEEN;
    let rect = Rect::from_min_size(pos2(stage.clip.left() + 10.0, top), vec2(width + 16.0, height));
    stage.painter.rect_filled(rect, CornerRadius::same(6), PLATE);
    let mut at = rect.min + vec2(8.0, 4.0);
    for galley in lines {
        let below = galley.size().y + BETWEEN;
        stage.painter.galley(at, galley, VALUE);
        at.y += below;
    }
    rect.bottom() + 4.0
}

/// A space at which no line ends.
const UNBROKEN: &str = "\u{a0}";
/// Points between the two lines.
const BETWEEN: f32 = 2.0;
/// Size of a canvas, points, from which on the readout has a corner for itself.
const ROOMY: Vec2 = vec2(640.0, 400.0);
/// Height of the line that names a player, points.
const HEAD: f32 = 20.0;
/// From the left edge of the readout's values to their right one, points.
const VALUES_WIDTH: f32 = 168.0;
/// From the left edge of the names to the right one of the hexadecimal values, points.
const HEX_WIDTH: f32 = 110.0;
/// From one row of chips to the next, points.
const CHIP_ROW: f32 = 18.0;

/// A word or two about the player, in a frame of its own.
struct Chip {
    /// Its upper left corner, counted from the first one's.
    at: Vec2,
    galley: Arc<Galley>,
    color: Color32,
}

/// Paints the flags of the moment, in as many rows as it takes.
fn chips(painter: &Painter, run: &LevelRun, subject: Subject<'_>) -> Vec<Chip> {
    let mut next = Vec2::ZERO;
    let in_level = hud::effects_in(&run.world().objects.common);
    let texts = chips_of(subject, &run.level().ruleset).into_iter().chain(in_level);
    let chip = |(text, color)| {
        let galley = painter.layout_no_wrap(text, FontId::monospace(10.5), color);
        let width = galley.size().x + 10.0;
        if next.x > 0.0 && next.x + width > VALUES_WIDTH {
            next = vec2(0.0, next.y + CHIP_ROW);
        }
        let at = next;
        next.x += width + 4.0;
        Chip { at, galley, color }
    };
    texts.map(chip).collect()
}

/// The longer name of a value if there is room for it, else the shorter one.
fn fitting(painter: &Painter, (long, short): (&'static str, &'static str), room: f32) -> &'static str {
    let (long, short) = (t(long), t(short));
    let width = painter.layout_no_wrap(long.to_owned(), FontId::monospace(11.0), NAME).size().x;
    if width <= room { long } else { short }
}

fn paint(painter: &Painter, rect: Rect, (run, subject): (&LevelRun, Subject<'_>), pace: &str, chips: Vec<Chip>) {
    let player = subject.player;
    let text = |at: Pos2, align: Align2, text: &str, size: f32, color: Color32| {
        painter.text(at, align, text, FontId::monospace(size), color)
    };
    // Left: the dial, the mode, layer and priority.
    let face = Rect::from_min_size(rect.min, vec2(62.0, 62.0));
    let mode = mode(subject);
    dial::paint(painter, face, player.ground_angle, mode);
    let under = face.center_bottom() + vec2(0.0, 5.0);
    let (name, color) = mode.map_or((t("In the air"), SOFT), |mode| (dial::mode_name(mode), dial::mode_color(mode)));
    text(under, Align2::CENTER_TOP, name, 10.0, color);
    let (letter, color) = layer(player);
    let badge = Rect::from_min_size(pos2(rect.left() + 2.0, under.y + 18.0), vec2(22.0, 18.0));
    painter.rect_filled(badge, CornerRadius::same(4), color);
    text(badge.center(), Align2::CENTER_CENTER, letter, 12.0, Color32::from_rgb(10, 12, 16));
    text(badge.right_center() + vec2(6.0, 0.0), Align2::LEFT_CENTER, priority(player), 10.5, SOFT);
    // Right: the values, hex and decimal in columns.
    let left = face.right() + 12.0;
    let mut y = rect.top();
    for (row, names) in rows(player).into_iter().zip(SHORT) {
        let hex = text(pos2(left + HEX_WIDTH, y), Align2::RIGHT_TOP, &row.hex, 11.5, VALUE);
        text(pos2(left, y), Align2::LEFT_TOP, fitting(painter, names, hex.left() - 4.0 - left), 11.0, NAME);
        text(pos2(rect.right(), y), Align2::RIGHT_TOP, &row.decimal, 11.5, SOFT);
        y += 16.0;
    }
    // Below: what is true just now, and how fast time goes.
    for Chip { at, galley, color } in chips {
        let chip = Rect::from_min_size(pos2(left, y + 3.0) + at, vec2(galley.size().x + 10.0, 16.0));
        painter.rect_filled(chip, CornerRadius::same(8), color.gamma_multiply(0.18));
        painter.galley(chip.min + vec2(5.0, 1.5), galley, color);
    }
    let frame = format!("{} {pace}", run.world().frame);
    text(rect.left_bottom(), Align2::LEFT_BOTTOM, &frame, 10.5, NAME);
    text(rect.right_bottom(), Align2::RIGHT_BOTTOM, &hud::line(run.world()), 10.5, SOFT);
}

#[cfg(test)]
mod tests {
    use super::{flags, position, speed};
    use sim::level::fixtures;
    use sim::player::grip::object_control;
    use sim::ruleset::{Game, Ruleset};
    use sim::trace::NoTrace;
    use sim::units::Sub;
    use sim::world::World;

    #[test]
    fn a_held_player_is_shown_as_held() {
        let level = fixtures::flat(Ruleset::preset(Game::Sonic2));
        let mut world = World::new(&level);
        (world.player.x, world.player.y) = (Sub::from_px(100), Sub::from_px(252));
        let says =
            |world: &World, text: &str| flags(&world.player, &level.ruleset).iter().any(|(flag, _)| flag == text);
        assert!(!says(&world, "held: waiting") && !says(&world, "held by object"));
        for _ in 0..300 {
            world.step(&level, sim::input::Input::default(), &mut NoTrace);
        }
        assert!(says(&world, "held: waiting"));
        world.player.take_control(40, object_control::HELD);
        assert!(says(&world, "held by object"));
    }

    #[test]
    fn values_read_as_the_originals_keep_them() {
        for (row, hex, decimal) in [
            (speed("top", 0x600), " 6.00", "+6.00"),
            (speed("left", -0x180), "-1.80", "-1.50"),
            (speed("one subpixel back", -1), "-0.01", "-0.00"),
            (speed("lowest", i16::MIN), "-80.00", "-128.00"),
            (position("place", Sub(0xA3C80)), " A3C.80", "2620.50"),
            (position("outside", Sub(-0x80)), "-0.80", "-0.50"),
        ] {
            assert_eq!((row.hex.as_str(), row.decimal.as_str()), (hex, decimal), "{}", row.name);
        }
    }
}
