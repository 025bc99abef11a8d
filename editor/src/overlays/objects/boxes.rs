//! Sizes, hitboxes, combined boxes, trigger areas and slot numbers of objects, as the core tells them.

use super::pictures::{each_live, is_seen};
use super::pose;
use crate::context::PaneContext;
use crate::overlays::Stage;
use crate::overlays::stage::SHADE;
use eframe::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, StrokeKind, pos2};
use sim::level::Level;
use sim::objects::solid::{CombinedBox, Solid};
use sim::objects::{Object, Reaction, Setting};
use sim::player::Player;

/// An object's size on the screen.
pub const SIZE: Color32 = Color32::from_rgb(0xc8, 0xcf, 0xdc);
/// A combined box: where a player's centre touches something solid.
pub const COMBINED: Color32 = Color32::from_rgb(0xff, 0xd8, 0x4a);
/// The player's hitbox.
pub const PLAYER: Color32 = Color32::from_rgb(0x6a, 0xf0, 0xff);
/// A trigger area.
pub const AREA: Color32 = Color32::from_rgb(0xc9, 0x8a, 0xff);

/// Boxes with a side shorter than this, in points, are small.
const SMALL: f32 = 36.0;

/// The colour of a hitbox by what touching it does.
pub fn reaction_color(reaction: Reaction) -> Color32 {
    match reaction {
        Reaction::Hurt | Reaction::Shot | Reaction::HurtAndTell => Color32::from_rgb(0xff, 0x5a, 0x4f),
        Reaction::Attackable => Color32::from_rgb(0xff, 0x9a, 0x3d),
        Reaction::Monitor => Color32::from_rgb(0x7f, 0xb4, 0xff),
        Reaction::Item | Reaction::Ring | Reaction::Rings => Color32::from_rgb(0x8c, 0xe8, 0x6a),
        Reaction::Special | Reaction::None => Color32::from_rgb(0xf2, 0x8a, 0xe8),
    }
}

/// Paints what is on of all objects that are seen: of those that live while a world runs, else of those that are placed.
pub fn paint(stage: &Stage<'_>, cx: &PaneContext<'_>) {
    let shown = &cx.session.overlays;
    if !(shown.object_sizes || shown.hitboxes || shown.combined || shown.areas || shown.slots) {
        return;
    }
    let level = cx.derived.level();
    if let Some(run) = cx.play.run() {
        let player = &run.world().player;
        each_live(run, |slot, object, setting| {
            if near(stage, object) {
                paint_object(stage, cx, (object, setting), player, slot.into());
            }
        });
        if shown.hitboxes {
            let [left, top, right, bottom] = player.hitbox(&run.level().ruleset).pixels();
            outline(stage, stage.pixels((left, top), (right, bottom)), PLAYER, 0.12);
        }
        return;
    }
    for of in cx.derived.looks().list() {
        if is_seen(stage, of.area) || near(stage, &of.object) {
            let player = pose::player(&cx.session.pose, (of.placed.x, of.placed.y));
            let setting = Setting { level, values: &of.placed.values };
            paint_object(stage, cx, (&of.object, &setting), &player, of.placed.order + 1);
        }
    }
}

/// Something of an object may be seen: boxes are larger than pictures.
fn near(stage: &Stage<'_>, object: &Object) -> bool {
    let (x, y) = (object.body.x.px(), object.body.y.px());
    let reach = 320 + i32::from(object.body.half_width.max(object.body.half_height));
    is_seen(stage, [x.saturating_sub(reach), y.saturating_sub(reach), x.saturating_add(reach), y.saturating_add(reach)])
}

fn paint_object(
    stage: &Stage<'_>,
    cx: &PaneContext<'_>,
    (object, setting): (&Object, &Setting<'_>),
    player: &Player,
    number: u32,
) {
    let (shown, body) = (&cx.session.overlays, &object.body);
    let (x, y) = (body.x.px(), body.y.px());
    if shown.areas {
        object.state.areas(body, setting, &mut |[left, top, right, bottom]| {
            let area = stage.pixels((left, top), (right, bottom));
            stage.painter.rect_filled(area, 0.0, AREA.gamma_multiply(0.14));
            dashed(stage, area, AREA);
        });
    }
    if shown.object_sizes && (body.half_width > 0 || body.half_height > 0) {
        let (w, h) = (i32::from(body.half_width), i32::from(body.half_height));
        let area = stage.pixels((x - w, y - h), (x + w - 1, y + h - 1));
        stage.painter.rect_stroke(area, 0.0, Stroke::new(1.0, SIZE.gamma_multiply(0.8)), StrokeKind::Middle);
    }
    if shown.combined
        && let Some(solid) = object.state.solid(body, setting)
    {
        paint_combined(stage, setting.level, &solid, object, player);
    }
    if shown.hitboxes {
        object.state.hitboxes(body, setting, &mut |_, touch| {
            let [left, top, right, bottom] = touch.pixels();
            let area = stage.pixels((left, top), (right, bottom));
            outline(stage, area, reaction_color(body.hitbox.reaction), 0.16);
        });
    }
    if shown.slots && stage.zoom >= 0.4 {
        let at = stage.middle((x, y));
        stage.tag(at, Align2::CENTER_CENTER, number, Color32::WHITE);
    }
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

fn dashed(stage: &Stage<'_>, area: Rect, color: Color32) {
    let corners = [area.left_top(), area.right_top(), area.right_bottom(), area.left_bottom(), area.left_top()];
    for side in corners.windows(2) {
        stage.dashes(side[0], side[1], 1.25, color);
    }
}
