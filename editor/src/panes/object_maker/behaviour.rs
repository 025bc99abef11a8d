//! Motion and hitbox: of the object as a whole, and of a state that has its own.

use super::amounts;
use crate::language::t;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::hint;
use eframe::egui::Ui;
use kit::document::GestureId;
use kit::document::custom_kinds::words::{
    AmountField, motion_amounts, motion_help, motion_name, motions, path_end_name, touch_help, touch_name,
};
use sim::project::{Amount, MOST_HALF, MOST_POINTS, OwnKind, OwnMotion, OwnTouch, PathEnd, TouchEffect};
use std::mem::discriminant;

/// A change, and the gesture that it is part of.
pub type ChangeOf<T> = Option<(T, Option<GestureId>)>;

/// Shows a motion and its numbers. `unset` is the first entry of the list, for a state that leaves it to the object.
pub fn motion_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    kind: &OwnKind,
    (motion, unset): (Option<&OwnMotion>, Option<&str>),
) -> ChangeOf<Option<OwnMotion>> {
    let mut changed = None;
    let shown = motion.map_or(unset.unwrap_or_default(), |motion| t(motion_name(motion)));
    let help = motion.map_or("", |motion| t(motion_help(motion)));
    row(ui, t("Motion"), help, |ui| {
        combo(ui, t("Motion"), shown, |ui| {
            if let Some(unset) = unset
                && ui.selectable_label(motion.is_none(), unset).clicked()
            {
                changed = motion.is_some().then_some((None, None));
            }
            for other in motions() {
                let is_it = motion.is_some_and(|motion| discriminant(motion) == discriminant(&other));
                let response = ui.selectable_label(is_it, t(motion_name(&other)));
                if response.on_hover_text(t(motion_help(&other))).clicked() && !is_it {
                    changed = Some((Some(kept(motion, other)), None));
                }
            }
        });
    });
    let Some(motion) = motion else { return changed };
    let mut new = motion.clone();
    if let Some(gesture) = amounts::ui(ui, fields, kind, motion_amounts(&mut new)) {
        changed = Some((Some(new.clone()), gesture));
    }
    match &mut new {
        OwnMotion::Path { points, end, smooth, .. } => {
            let mut is_new = points_ui(ui, fields, kind, points);
            row(ui, t("At the end"), t("What follows the last point"), |ui| {
                combo(ui, t("At the end"), t(path_end_name(*end)), |ui| {
                    for other in PathEnd::ALL {
                        if ui.selectable_label(*end == other, t(path_end_name(other))).clicked() && *end != other {
                            (*end, is_new) = (other, Some(None));
                        }
                    }
                })
            });
            let help = t("It leaves and reaches each point slowly");
            if let Some(on) = fields.flag(ui, t("Smooth"), help, Some(*smooth)) {
                (*smooth, is_new) = (on, Some(None));
            }
            if let Some(gesture) = is_new {
                changed = Some((Some(new), gesture));
            }
        }
        OwnMotion::Walk { turns, passes_walls, .. } => {
            let turn =
                fields.flag(ui, t("Turns round"), t("At edges and walls; if not, it falls off edges"), Some(*turns));
            let pass = fields.flag(ui, t("Passes walls"), t("Walls do not stop it"), Some(*passes_walls));
            if turn.is_some() || pass.is_some() {
                (*turns, *passes_walls) = (turn.unwrap_or(*turns), pass.unwrap_or(*passes_walls));
                changed = Some((Some(new), None));
            }
        }
        OwnMotion::Fall { lands, .. } => {
            if let Some(on) = fields.flag(ui, t("Lands"), t("The ground stops it"), Some(*lands)) {
                *lands = on;
                changed = Some((Some(new), None));
            }
        }
        _ => {}
    }
    changed
}

/// The motion that begins, with the numbers of the one before if both have the same.
fn kept(before: Option<&OwnMotion>, new: OwnMotion) -> OwnMotion {
    let (across, down, period) = match before {
        Some(OwnMotion::Swing { across, down, period } | OwnMotion::Circle { across, down, period }) => {
            (across.clone(), down.clone(), period.clone())
        }
        _ => return new,
    };
    match new {
        OwnMotion::Swing { .. } => OwnMotion::Swing { across, down, period },
        OwnMotion::Circle { down: usual, .. } => {
            OwnMotion::Circle { across, down: if down.is_zero() { usual } else { down }, period }
        }
        other => other,
    }
}

/// The points of a path.
fn points_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    kind: &OwnKind,
    points: &mut Vec<[Amount; 2]>,
) -> Option<Option<GestureId>> {
    let mut changed = None;
    let mut gone = None;
    for (place, [x, y]) in points.iter_mut().enumerate() {
        let number = place + 1;
        ui.push_id(("point", place), |ui| {
            let field = |label: &'static str, help: &'static str, amount| AmountField {
                label,
                help,
                range: -4096..=4096,
                unit: "px",
                zero: "",
                amount,
            };
            ui.horizontal(|ui| {
                ui.label(crate::tr!("Point {number}", number));
                let name = crate::tr!("Delete point {number}", number);
                if crate::widgets::small_icon_button(ui, crate::look::icons::Icon::Delete, &name).clicked() {
                    gone = Some(place);
                }
            });
            let x = amounts::amount_ui(ui, fields, kind, field("Right", "Pixels to the right of its place", x));
            let y = amounts::amount_ui(ui, fields, kind, field("Down", "Pixels below its place", y));
            changed = y.or(x).or(changed.take());
        });
    }
    if let Some(place) = gone {
        points.remove(place);
        changed = Some(None);
    }
    let is_full = points.len() >= MOST_POINTS;
    let add = ui.add_enabled(!is_full, eframe::egui::Button::new(t("Add point")));
    if add.on_hover_text(t("A point behind the last one; drag it on the level's canvas")).clicked() {
        let last = points.last().map_or([0, 0], |point| point.each_ref().map(|number| number.fixed().unwrap_or(0)));
        points.push([Amount::Fixed((last[0] + 48).min(4096)), Amount::Fixed(last[1])]);
        changed = Some(None);
    }
    hint(ui, t("Select a placed one with the Select tool to drag its points on the level's canvas."));
    changed
}

/// Shows a hitbox. `unset` is the first entry of the list, for a state that leaves it to the object.
pub fn touch_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    kind: &OwnKind,
    (touch, unset): (Option<OwnTouch>, Option<&str>),
) -> ChangeOf<Option<OwnTouch>> {
    let mut changed = None;
    let shown = touch.map_or(unset.unwrap_or_default(), |touch| t(touch_name(touch.effect)));
    row(ui, t("Hitbox"), touch.map_or("", |touch| t(touch_help(touch.effect))), |ui| {
        combo(ui, t("Hitbox"), shown, |ui| {
            if let Some(unset) = unset
                && ui.selectable_label(touch.is_none(), unset).clicked()
            {
                changed = touch.is_some().then_some((None, None));
            }
            for effect in TouchEffect::ALL {
                let is_it = touch.is_some_and(|touch| touch.effect == effect);
                let response = ui.selectable_label(is_it, t(touch_name(effect)));
                if response.on_hover_text(t(touch_help(effect))).clicked() && !is_it {
                    changed = Some((Some(OwnTouch { effect, ..touch.unwrap_or_default() }), None));
                }
            }
        })
    });
    let Some(touch) = touch.filter(|touch| touch.effect != TouchEffect::None) else { return changed };
    let number = |label, help| Number { label, help, range: 0..=i32::from(MOST_HALF), unit: "px" };
    let sizes = [
        (t("Box half width"), t("Half the width of the hitbox; 0: as the object"), touch.half_width, kind.half_width),
        (
            t("Box half height"),
            t("Half the height of the hitbox; 0: as the object"),
            touch.half_height,
            kind.half_height,
        ),
    ];
    for (place, (label, help, value, _)) in sizes.into_iter().enumerate() {
        let new = fields.with_zero(t("as the object"), |fields| fields.number(ui, &number(label, help), value.into()));
        if let Some((new, gesture)) = new {
            let mut touch = touch;
            *if place == 0 { &mut touch.half_width } else { &mut touch.half_height } = new as u16;
            changed = Some((Some(touch), Some(gesture)));
        }
    }
    changed
}
