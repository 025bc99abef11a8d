//! Sizes, hitboxes, combined boxes, trigger areas and slot numbers of objects, as the core reports them.

use super::pictures::{hidden_things, is_seen};
use super::pose;
use crate::overlays::stage::SHADE;
use crate::overlays::{self, Stage, ink};
use crate::studio::Studio;
use eframe::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, StrokeKind, pos2};
use kit::derived::inks;
use kit::play::subject::Subject;
use sim::level::Level;
use sim::objects::solid::{CombinedBox, Solid};
use sim::objects::{Object, Reaction, Setting};
use sim::player::Player;

/// An object's size on the screen.
pub const SIZE: Color32 = Color32::from_rgb(0xc8, 0xcf, 0xdc);
/// A combined box: where a player's centre touches something solid.
pub const COMBINED: Color32 = ink::of(inks::COMBINED);
/// The player's hitbox.
pub const PLAYER: Color32 = ink::of(inks::PLAYER);
/// A trigger area.
pub const AREA: Color32 = Color32::from_rgb(0xc9, 0x8a, 0xff);

/// Boxes with a side shorter than this, in points, are small.
const SMALL: f32 = 36.0;

/// The colour of a hitbox by what touching it does.
pub fn reaction_color(reaction: Reaction) -> Color32 {
    ink::of(inks::reaction(reaction))
}

/// Paints where objects look for the player's centre.
pub fn paint_areas(stage: &Stage<'_>, cx: &Studio) {
    each(stage, cx, |seen| {
        seen.object.state.areas(&seen.object.body, seen.setting, &mut |[left, top, right, bottom]| {
            let area = stage.pixels((left, top), (right, bottom));
            stage.painter.rect_filled(area, 0.0, AREA.gamma_multiply(0.14));
            dashed(stage, area, AREA);
        });
    });
}

/// Paints how large objects are on the screen.
pub fn paint_sizes(stage: &Stage<'_>, cx: &Studio) {
    each(stage, cx, |Seen { object: Object { body, .. }, .. }| {
        let (x, y, w, h) = (body.x.px(), body.y.px(), i32::from(body.half_width), i32::from(body.half_height));
        if w > 0 || h > 0 {
            let area = stage.pixels((x - w, y - h), (x + w - 1, y + h - 1));
            stage.painter.rect_stroke(area, 0.0, Stroke::new(1.0, SIZE.gamma_multiply(0.8)), StrokeKind::Middle);
        }
    });
}

/// Paints where the player's centre touches what is solid.
pub fn paint_solid(stage: &Stage<'_>, cx: &Studio) {
    each(stage, cx, |Seen { object, setting, player, .. }| {
        if let Some(solid) = object.state.solid(&object.body, setting) {
            paint_combined(stage, setting.level, &solid, object, player);
        }
    });
}

/// Paints the hitboxes of objects, and the running player's.
pub fn paint_hitboxes(stage: &Stage<'_>, cx: &Studio) {
    each(stage, cx, |Seen { object: Object { body, state, .. }, setting, .. }| {
        state.hitboxes(body, setting, &mut |_, touch| {
            let [left, top, right, bottom] = touch.pixels();
            let area = stage.pixels((left, top), (right, bottom));
            outline(stage, area, reaction_color(body.hitbox.reaction), 0.16);
        });
    });
    if let Some(run) = cx.play().run() {
        for Subject { player, .. } in overlays::subjects(run, cx.session()) {
            let [left, top, right, bottom] = player.hitbox(&run.level().ruleset).pixels();
            outline(stage, stage.pixels((left, top), (right, bottom)), PLAYER, 0.12);
        }
    }
}

/// Writes objects' places in the slot order.
pub fn paint_slots(stage: &Stage<'_>, cx: &Studio) {
    if stage.zoom < 0.4 {
        return;
    }
    each(stage, cx, |Seen { object: Object { body, .. }, number, .. }| {
        stage.tag(stage.middle((body.x.px(), body.y.px())), Align2::CENTER_CENTER, number, Color32::WHITE);
    });
}

/// An object that may be seen, and the player its boxes are shown for.
pub(super) struct Seen<'a> {
    pub object: &'a Object,
    pub setting: &'a Setting<'a>,
    player: &'a Player,
    /// Its place in the slot order; its slot while a world runs.
    number: u32,
}

/// Calls `paint` for all objects that may be seen: those that live while a world runs, for each player that is shown,
/// else those that are placed.
pub(super) fn each(stage: &Stage<'_>, cx: &Studio, mut paint: impl FnMut(&Seen<'_>)) {
    if let Some(run) = cx.play().run() {
        let subjects = overlays::subjects(run, cx.session());
        run.each_object(|slot, object, setting| {
            let number = slot.into();
            for Subject { player, .. } in subjects.iter().filter(|_| near(stage, object)) {
                paint(&Seen { object, setting, player, number });
            }
        });
        return;
    }
    let level = cx.derived().level();
    let left_out = hidden_things(cx);
    for of in cx.derived().looks().list() {
        if (is_seen(stage, of.area) || near(stage, &of.object)) && !left_out.contains(&of.placed.id) {
            let player = pose::player(&level.ruleset, &cx.session().play.pose, (of.placed.x, of.placed.y));
            let setting = Setting { level, values: &of.placed.values };
            paint(&Seen { object: &of.object, setting: &setting, player: &player, number: of.placed.order + 1 });
        }
    }
}

/// Something of an object may be seen: boxes are larger than pictures.
fn near(stage: &Stage<'_>, object: &Object) -> bool {
    let (x, y) = (object.body.x.px(), object.body.y.px());
    let reach = 320 + i32::from(object.body.half_width.max(object.body.half_height));
    is_seen(stage, [x.saturating_sub(reach), y.saturating_sub(reach), x.saturating_add(reach), y.saturating_add(reach)])
}

/// The pixels in which the player's centre would touch, and how they shift along a slope.
fn paint_combined(stage: &Stage<'_>, level: &Level, solid: &Solid, object: &Object, player: &Player) {
    let heights = solid.heights().map_or(&[][..], |heights| level.heights(heights));
    let body = &object.body;
    let mut at = player.clone();
    pose::put(&mut at, body.x.px(), player.y.px());
    let middle = CombinedBox::of(solid, heights, &level.ruleset, body, &at);
    if solid.heights().is_none() {
        let area = stage.pixels((middle.left, middle.top), (middle.right, middle.bottom));
        outline(stage, area, COMBINED, 0.08);
        return;
    }
    // One box for every column: their tops are the slope that the player's centre follows.
    let (mut tops, mut bottoms) = (Vec::new(), Vec::new());
    let corner = |x: i32, y: i32| (stage.to_screen)(pos2(x as f32, y as f32));
    for x in middle.left..=middle.right.min(middle.left + 1024) {
        pose::put(&mut at, x, player.y.px());
        let here = CombinedBox::of(solid, heights, &level.ruleset, body, &at);
        tops.extend([corner(x, here.top), corner(x + 1, here.top)]);
        bottoms.extend([corner(x, here.bottom + 1), corner(x + 1, here.bottom + 1)]);
    }
    bottoms.reverse();
    let mut around: Vec<Pos2> = tops;
    around.append(&mut bottoms);
    around.dedup();
    stage.painter.add(Shape::closed_line(around.clone(), Stroke::new(stage.line() + 1.5, SHADE.gamma_multiply(0.6))));
    stage.painter.add(Shape::closed_line(around, Stroke::new(stage.line(), COMBINED)));
}

/// A box and its fill; one that is small on the screen has a thin edge around it alone, so that what it is of can be seen.
fn outline(stage: &Stage<'_>, area: Rect, color: Color32, fill: f32) {
    if area.size().min_elem() < SMALL {
        stage.painter.rect_stroke(area, 0.0, Stroke::new(1.0, color), StrokeKind::Outside);
        return;
    }
    stage.painter.rect_filled(area, 0.0, color.gamma_multiply(fill));
    stage.outline(area, 1.25, color);
}

/// A dashed edge around an area.
pub(super) fn dashed(stage: &Stage<'_>, area: Rect, color: Color32) {
    let corners = [area.left_top(), area.right_top(), area.right_bottom(), area.left_bottom(), area.left_top()];
    for side in corners.windows(2) {
        stage.dashes(side[0], side[1], 1.25, color);
    }
}
