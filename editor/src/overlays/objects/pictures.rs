//! The objects themselves: those that live in the running world, and the placed ones that do not.

use crate::overlays::Stage;
use crate::studio::Studio;
use crate::widgets::sprites::Pictures;
use eframe::egui::{Color32, Rect, pos2};
use kit::derived::objects::{Shown, Sketch, is_away};
use kit::derived::scene::{IRect, Scene};
use kit::play::run::LevelRun;
use sim::objects::placed::is_hidden;
use sim::objects::{Body, Object};
use sim::project::PlacementId;
use std::collections::HashSet;

/// The objects that are painted, by their depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Objects that the player covers.
    BehindPlayer,
    /// Objects that cover the player.
    InFrontOfPlayer {
        /// Of these, those of which terrain in front covers some (or none); all if that does not matter.
        covered: Option<bool>,
    },
}

impl Depth {
    /// Paints an object that is in front of the player or not, and takes up a rectangle of level pixels.
    fn has(self, is_in_front: bool, [left, top, right, bottom]: [i32; 4], scene: &Scene) -> bool {
        match self {
            Self::BehindPlayer => !is_in_front,
            Self::InFrontOfPlayer { covered } => {
                let area = IRect { x0: left, y0: top, x1: right, y1: bottom };
                is_in_front && covered.is_none_or(|covered| covered == scene.has_front(area))
            }
        }
    }
}

/// Paints the objects of the level in view at a depth; those that a player never sees only if `hidden`.
pub fn paint(stage: &Stage<'_>, cx: &Studio, hidden: bool, depth: Depth) {
    match cx.play().run() {
        Some(run) => {
            let is_away = is_away(run.world(), run.level());
            paint_placed(stage, cx, hidden, &|shown| {
                depth.has(shown.is_in_front(), shown.area, cx.derived().scene()) && is_away(&shown.placed)
            });
            let looks = cx.derived().looks();
            paint_live(stage, cx, hidden, run, &|object| {
                depth.has(looks.is_in_front(run.level(), object), area_of(&object.body), cx.derived().scene())
            });
        }
        None => {
            paint_placed(stage, cx, hidden, &|shown| depth.has(shown.is_in_front(), shown.area, cx.derived().scene()))
        }
    }
}

/// Returns the area of a living object on the screen: level pixels, the last column and row not included.
fn area_of(body: &Body) -> [i32; 4] {
    let (x, y) = (body.x.px(), body.y.px());
    let (w, h) = (i32::from(body.half_width), i32::from(body.half_height));
    [x.saturating_sub(w), y.saturating_sub(h), x.saturating_add(w), y.saturating_add(h)]
}

fn paint_placed(stage: &Stage<'_>, cx: &Studio, hidden: bool, shows: &dyn Fn(&Shown) -> bool) {
    let mut pictures = Pictures::new(stage.painter.ctx());
    let left_out = hidden_things(cx);
    for shown in cx.derived().looks().list() {
        let placed = &shown.placed;
        let is_shown = !hidden || !left_out.contains(&placed.id);
        let is_hidden = || is_hidden(placed.kind, &placed.values, cx.derived().looks().own());
        let is_drawn = is_shown && (hidden || shown.is_seen_in_game() || !is_hidden());
        if is_drawn && is_seen(stage, shown.area) && shows(shown) {
            pictures.add(stage.to_screen, (&shown.sketch, shown.flips), shown.centre(), Color32::WHITE);
        }
    }
    pictures.paint(&stage.painter);
}

/// Returns the placed objects whose kinds are hidden on the canvas. While a world runs, all of it is seen.
pub(super) fn hidden_things(cx: &Studio) -> HashSet<PlacementId> {
    let kinds = &cx.session().canvas.kinds;
    let level = cx.in_view().level().filter(|_| !kinds.hidden.is_empty() && !cx.play().is_active());
    let placements = level.into_iter().flat_map(|level| &level.placements);
    placements.filter(|placement| kinds.hides_kind(&placement.kind)).map(|placement| placement.id).collect()
}

/// A rectangle of level pixels is at least in part on the stage.
pub fn is_seen(stage: &Stage<'_>, [left, top, right, bottom]: [i32; 4]) -> bool {
    let corner = |x: i32, y: i32| (stage.to_screen)(pos2(x as f32, y as f32));
    Rect::from_min_max(corner(left, top), corner(right, bottom)).intersects(stage.clip)
}

fn paint_live(stage: &Stage<'_>, cx: &Studio, hidden: bool, run: &LevelRun, shows: &dyn Fn(&Object) -> bool) {
    let mut pictures = Pictures::new(stage.painter.ctx());
    let (looks, mut sketch) = (cx.derived().looks(), Sketch::default());
    run.each_object(|_, object, setting| {
        let own = setting.level.own_kinds();
        if !shows(object) {
            return;
        }
        let is_of_game = looks.placed_as(run.level(), object).is_some_and(Shown::is_seen_in_game);
        let is_hidden = || !is_of_game && is_hidden(object.state.kind(), setting.values, own);
        if !hidden && (object.state.is_unseen() || is_hidden()) {
            return;
        }
        let at = (object.body.x.px(), object.body.y.px());
        pictures.add(stage.to_screen, looks.live((run.level(), object), setting, &mut sketch), at, Color32::WHITE);
    });
    pictures.paint(&stage.painter);
}
