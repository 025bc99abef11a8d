//! The angle: a dial to drag, hexadecimal and degrees to type, what the surface has, and the flag.

use super::{Manner, Subject};
use crate::command::Outbox;
use crate::language::{said, t};
use crate::look::theme;
use crate::tr;
use crate::widgets::choices::choices;
use crate::widgets::{keys, section};
use eframe::egui::{
    self, Align2, Color32, FontId, Key, Rect, Response, RichText, Role, Sense, Stroke, TextEdit, Ui, Vec2, WidgetInfo,
    vec2,
};
use kit::drawing::tile::angle::{self, Follow, Method};
use sim::angle::Angle;
use sim::tiles::SolidTile;

/// Keys that turn the dial while it has the focus.
const KEYS: &[Key] = &[Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];

/// Points across the dial.
const DIAL: f32 = 116.0;

/// The angle's fields.
#[derive(Default)]
pub struct AngleField {
    /// The typed texts of the hexadecimal field and of that of degrees, and the faults in them.
    drafts: [Option<(String, Option<String>)>; 2],
}

impl AngleField {
    /// Forgets what is half typed.
    pub fn drop_typing(&mut self) {
        self.drafts = [None, None];
    }

    /// The section.
    pub fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>, manner: &mut Manner, out: &mut Outbox) {
        section(ui, t("Angle"));
        ui.horizontal_top(|ui| {
            let dial = dial(ui, &on.tile);
            if let Some(angle) = turned(ui, &dial, on.tile.angle) {
                let gesture = manner.held.of_press(&dial);
                on.put_in(out, gesture, t("Turn angle"), SolidTile { angle, flagged: false, ..on.tile });
            } else if dial.is_pointer_button_down_on() || dial.gained_focus() {
                manner.held.of_press(&dial);
            }
            if dial.drag_stopped() || dial.clicked() {
                manner.held.end();
            }
            ui.vertical(|ui| {
                ui.horizontal(|ui| {
                    self.field(ui, on, manner, 0, out);
                    self.field(ui, on, manner, 1, out);
                });
                for (_, problem) in self.drafts.iter().flatten() {
                    if let Some(problem) = problem {
                        ui.label(RichText::new(said(problem)).small().color(theme::of(ui).error));
                    }
                }
                let mut flagged = on.tile.engine_angle().is_flagged();
                let flag = ui.checkbox(&mut flagged, t("Flagged")).on_hover_text(t(
                    "The tile has no angle of its own: a player standing on it snaps to the nearest of the four \
                     directions. \
                     The originals write FF.",
                ));
                if flag.clicked() {
                    on.put(out, t("Flag tile"), flag_of(&on.tile, flagged));
                }
                let text = engine_text(&on.tile);
                ui.add(egui::Label::new(RichText::new(&text).weak().small()).truncate()).on_hover_text(text);
            });
        });
        self.fits_ui(ui, on, manner, out);
        let text =
            t("Hexadecimal angles turn clockwise: 00 floor, 40 wall on the left, 80 ceiling, C0 wall on the right. \
                    Odd ones, such as FF, count as flagged. Degrees turn the other way.");
        ui.label(RichText::new(text).weak().small());
    }

    /// One of the two fields, hexadecimal (0) or degrees (1).
    fn field(&mut self, ui: &mut Ui, on: &Subject<'_>, manner: &mut Manner, which: usize, out: &mut Outbox) {
        let (now, name, help) = match which {
            0 => (
                format!("{:02X}", on.tile.angle.0),
                t("Angle in hex"),
                t("The angle as the originals write it: 00 to FF, clockwise"),
            ),
            _ => (
                degrees_text(on.tile.angle),
                t("Angle in degrees"),
                t("The angle in degrees, counter-clockwise, rounded to the nearest angle that is not flagged"),
            ),
        };
        let draft = &mut self.drafts[which];
        let mut text = draft.as_ref().map_or_else(|| now.clone(), |(text, _)| text.clone());
        let width = if which == 0 { 40.0 } else { 62.0 };
        let response = ui.add(TextEdit::singleline(&mut text).desired_width(width).font(egui::TextStyle::Monospace));
        let response = response.on_hover_text(help);
        let response = response.accessible_name(name);
        if response.gained_focus() || response.changed() {
            let gesture = manner.held.of(&response);
            if response.changed() {
                let typed =
                    if which == 1 && !text.contains(['°', 'd']) { format!("{}°", text.trim()) } else { text.clone() };
                let problem = match angle::read(&typed) {
                    Ok(angle) => {
                        let flagged = which == 0 && angle.is_flagged();
                        on.put_in(out, gesture, t("Type angle"), SolidTile { angle, flagged, ..on.tile });
                        None
                    }
                    Err(problem) => Some(problem),
                };
                *draft = Some((text, problem));
            }
        }
        if !response.has_focus() {
            *draft = None;
        }
    }

    /// Shows the angle of the surface, and the choice to follow it.
    fn fits_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, manner: &mut Manner, out: &mut Outbox) {
        let height = ui.spacing().interact_size.y;
        ui.horizontal(|ui| {
            ui.set_height(height);
            for method in Method::ALL {
                let Some(fit) = angle::fit(&on.tile, method) else { continue };
                let off = on.tile.angle.distance_to(fit);
                let text = format!("{}: {:02X}  {}", t(method.name()), fit.0, degrees_text(fit));
                let help = match off {
                    0 => t("The tile's angle is this one already.").to_owned(),
                    off => {
                        tr!(
                            "Use this angle; the tile's is {off} off ({degrees}°).",
                            off,
                            degrees = format!("{:.1}", f32::from(off) * 360.0 / 256.0)
                        )
                    }
                };
                let taken = off == 0 && !on.tile.engine_angle().is_flagged();
                let button = ui.add(egui::Button::new(text).selected(taken)).on_hover_text(help);
                if button.clicked() {
                    on.put(out, t("Take angle from surface"), SolidTile { angle: fit, flagged: false, ..on.tile });
                }
            }
            if angle::surface(&on.tile).is_none() {
                let text = t("No surface inside this tile to take an angle from.");
                let label = ui.add(egui::Label::new(RichText::new(text).weak().small()).truncate());
                label.on_hover_text(t("Full blocks are flagged."));
            }
        });
        let options = [
            (Follow::Auto, t("Auto"), t("The angle comes from the surface until one is set by hand")),
            (Follow::Never, t("Fixed"), t("The angle stays as it is when the shape changes")),
            (
                Follow::By(Method::LeastSquares),
                t("Best fit"),
                t("The angle comes from the line that fits the surface best, at every change of the shape"),
            ),
            (
                Follow::By(Method::EndPoints),
                t("End points"),
                t("The angle comes from the ends of the surface, at every change of the shape"),
            ),
        ];
        ui.horizontal(|ui| {
            let help = t("How the angle follows changes of the shape");
            ui.label(RichText::new(t("Angle from")).weak()).on_hover_text(help);
            if let Some(follow) = choices(ui, t("Angle from"), Some(manner.follow), &options, None) {
                manner.follow = follow;
                on.put(out, t("Take angle from surface"), manner.angled(&on.tile, on.tile));
            }
        });
        // The line is there for every tile, so that nothing below moves.
        let off = angle::off(&on.tile).filter(|off| *off >= 4.0 && !on.tile.engine_angle().is_flagged());
        let text =
            off.map(|off| tr!("The angle is {off}° off its surface.", off = format!("{:.0}", off * 360.0 / 256.0)));
        ui.label(RichText::new(text.unwrap_or_else(|| " ".to_owned())).small().color(theme::of(ui).warning));
    }
}

fn degrees_text(angle: Angle) -> String {
    let text = format!("{:.1}", angle::degrees(angle));
    format!("{}°", text.strip_suffix(".0").unwrap_or(&text))
}

/// Flagged or not; what is not keeps its angle, or takes that of its surface if its own would count as flagged.
fn flag_of(tile: &SolidTile, flagged: bool) -> SolidTile {
    if flagged {
        return SolidTile { flagged, ..*tile };
    }
    let own = if tile.angle.is_flagged() {
        angle::fit(tile, Method::LeastSquares).unwrap_or(Angle(tile.angle.0.wrapping_add(1)))
    } else {
        tile.angle
    };
    SolidTile { angle: own, flagged, ..*tile }
}

fn engine_text(tile: &SolidTile) -> String {
    let angle = tile.engine_angle();
    match (angle.is_flagged(), tile.flagged) {
        (true, false) => {
            tr!("The engine reads {angle}: odd, so it counts as flagged.", angle = format!("{:02X}", angle.0))
        }
        (true, true) => tr!("The engine reads {angle}: flagged.", angle = format!("{:02X}", angle.0)),
        (false, _) => {
            tr!(
                "The engine reads {angle}: {mode_text}.",
                angle = format!("{:02X}", angle.0),
                mode_text = crate::overlays::readout::mode_text(angle.mode())
            )
        }
    }
}

/// The dial: the surface as its angle has it, with the four modes around it.
fn dial(ui: &mut Ui, tile: &SolidTile) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(DIAL), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Slider, true, t("Angle dial")));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let c = theme::of(ui);
    let (centre, radius) = (rect.center(), DIAL / 2.0 - 4.0);
    let painter = ui.painter();
    let edge = if response.has_focus() { Stroke::new(2.0, c.accent) } else { Stroke::new(1.0, c.line) };
    painter.circle(centre, radius, c.void, edge);
    let turn = |angle: f32| Vec2::angled(angle * std::f32::consts::TAU / 256.0);
    let weak = ui.visuals().weak_text_color();
    for at in (0..256).step_by(8) {
        let long = at % 64 == 0;
        let (from, to) = (radius - if long { 9.0 } else { 4.0 }, radius - 1.0);
        let ink = Stroke::new(1.0, weak.gamma_multiply(if long { 1.0 } else { 0.5 }));
        painter.line_segment([centre + turn(at as f32) * from, centre + turn(at as f32) * to], ink);
    }
    // Where the ground's normal points decides the mode; here each number stands where its surface leads.
    for (at, text) in [(0.0, "00"), (64.0, "40"), (128.0, "80"), (192.0, "C0")] {
        let place = centre + turn(at) * (radius - 17.0);
        painter.text(place, Align2::CENTER_CENTER, text, FontId::monospace(9.5), weak);
    }
    let flagged = tile.engine_angle().is_flagged();
    let color = if flagged { weak } else { c.accent };
    let along = turn(f32::from(tile.angle.0));
    let solid = vec2(-along.y, along.x);
    hatch(ui, rect, (centre, radius * 0.56), along, solid, color);
    painter.line_segment([centre - along * radius * 0.56, centre + along * radius * 0.56], Stroke::new(2.5, color));
    painter.arrow(centre + along * radius * 0.2, along * radius * 0.5, Stroke::new(2.5, color));
    response.on_hover_text(t(
        "Drag to turn the surface. With focus, the arrow keys turn it by 2, with Shift by 16. The arrow shows where a \
         player with positive ground speed goes; the hatched side is solid.",
    ))
}

/// Strokes on the solid side of the surface.
fn hatch(ui: &Ui, rect: Rect, (centre, reach): (egui::Pos2, f32), along: Vec2, solid: Vec2, color: Color32) {
    let painter = ui.painter_at(rect);
    for n in -3..=3 {
        let from = centre + along * (n as f32 * reach / 3.5);
        let to = from + solid * 9.0 - along * 4.0;
        painter.line_segment([from, to], Stroke::new(1.0, color.gamma_multiply(0.6)));
    }
}

/// The angle that the hand or the keys turn the dial to.
fn turned(ui: &Ui, dial: &Response, now: Angle) -> Option<Angle> {
    let has_keys = keys::claim(ui, dial, KEYS);
    if dial.is_pointer_button_down_on()
        && let Some(pos) = dial.interact_pointer_pos()
    {
        let by = pos - dial.rect.center();
        let angle = (by.length() > 6.0).then(|| angle::even(by.angle() * 128.0 / std::f32::consts::PI))?;
        return (angle != now).then_some(angle);
    }
    if !has_keys {
        return None;
    }
    let step = ui.input(|input| {
        let pressed = |key: Key| i32::from(input.key_pressed(key));
        let by = pressed(Key::ArrowRight) + pressed(Key::ArrowDown) - pressed(Key::ArrowLeft) - pressed(Key::ArrowUp);
        by * if input.modifiers.shift { 16 } else { 2 }
    });
    (step != 0).then(|| angle::even((f32::from(now.0) + step as f32).rem_euclid(256.0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::drawing::tile::linked;

    #[test]
    fn a_flag_that_is_taken_away_leaves_an_angle() {
        let heights = std::array::from_fn(|x| x as i8 + 1);
        let slope = linked(&SolidTile { heights, angle: Angle(0xFF), flagged: true, ..SolidTile::default() });
        assert_eq!(flag_of(&slope, false).angle, Angle(0xE0));
        assert_eq!(flag_of(&SolidTile::FULL, false).angle, Angle(0));
        let own = SolidTile { angle: Angle(0x10), ..slope };
        assert_eq!(flag_of(&own, false).engine_angle(), Angle(0x10));
        assert!(flag_of(&own, true).engine_angle().is_flagged());
    }

    #[test]
    fn degrees_are_shown_short() {
        for (angle, text) in [(0, "0°"), (0xE0, "45°"), (0xE8, "33.8°"), (0x40, "270°")] {
            assert_eq!(degrees_text(Angle(angle)), text);
        }
    }
}
