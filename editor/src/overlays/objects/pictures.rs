//! The objects themselves: those that live in the running world, those that are placed elsewhere.

use crate::derived::objects::{Sketch, flips};
use crate::overlays::Stage;
use crate::panes::PaneContext;
use crate::play::run::Run;
use crate::widgets::sprites::Pictures;
use eframe::egui::{Color32, Rect, pos2};
use sim::objects::placed::is_hidden;
use sim::objects::{NO_PLACEMENT, Object, PlacedObject, Setting};
use std::collections::HashSet;

/// Paints all objects of the level in view; those that a player never sees only where `hidden`.
pub fn paint(stage: &Stage<'_>, cx: &PaneContext<'_>, hidden: bool) {
    match cx.play.run() {
        Some(run) => {
            paint_placed(stage, cx, hidden, &is_away(run));
            paint_live(stage, hidden, run);
        }
        None => paint_placed(stage, cx, hidden, &|_, _| true),
    }
}

/// Says of placed objects, by their index, whether the running world has none of them: near the camera it would have
/// loaded them.
fn is_away(run: &Run) -> impl Fn(u32, &PlacedObject) -> bool {
    let world = run.world();
    let slots = world.objects.slots.iter();
    let live: HashSet<u32> = slots.map(|(_, object)| object.body.placement).filter(|of| *of != NO_PLACEMENT).collect();
    move |index, placed| !world.objects.would_load(placed) && !live.contains(&index)
}

fn paint_placed(stage: &Stage<'_>, cx: &PaneContext<'_>, hidden: bool, shows: &dyn Fn(u32, &PlacedObject) -> bool) {
    let mut pictures = Pictures::new(stage.painter.ctx());
    for (index, shown) in (0..).zip(cx.derived.looks().list()) {
        let placed = &shown.placed;
        let is_drawn = hidden || !is_hidden(placed.kind, &placed.values, cx.derived.looks().own());
        if is_drawn && is_seen(stage, shown.area) && shows(index, placed) {
            pictures.add(stage.to_screen, (&shown.sketch, shown.flips), shown.centre(), Color32::WHITE);
        }
    }
    pictures.paint(&stage.painter);
}

/// A rectangle of level pixels lies at least in part on the stage.
pub fn is_seen(stage: &Stage<'_>, [left, top, right, bottom]: [i32; 4]) -> bool {
    let corner = |x: i32, y: i32| (stage.to_screen)(pos2(x as f32, y as f32));
    Rect::from_min_max(corner(left, top), corner(right, bottom)).intersects(stage.clip)
}

fn paint_live(stage: &Stage<'_>, hidden: bool, run: &Run) {
    let mut pictures = Pictures::new(stage.painter.ctx());
    let mut sketch = Sketch::default();
    each_live(run, |_, object, setting| {
        let own = setting.level.own_kinds();
        if !hidden && (object.state.is_unseen() || is_hidden(object.state.kind(), setting.values, own)) {
            return;
        }
        sketch.clear();
        object.state.look(&object.body, setting, &mut sketch);
        let at = (object.body.x.px(), object.body.y.px());
        pictures.add(stage.to_screen, (&sketch, flips(object)), at, Color32::WHITE);
    });
    pictures.paint(&stage.painter);
}

/// The objects of the running world with their slots, and what they are placed in.
pub fn each_live(run: &Run, mut with: impl FnMut(u8, &Object, &Setting<'_>)) {
    let level = run.level();
    for (slot, object) in run.world().objects.slots.iter() {
        with(slot, object, &Setting::of(level, &object.body, &object.state));
    }
}
