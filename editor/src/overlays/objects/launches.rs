//! Launch arcs: where the selected objects throw a player, and the one in hand would.

use super::is_seen;
use crate::language::t;
use crate::overlays::Stage;
use crate::overlays::ink;
use crate::overlays::stage::SHADE;
use crate::session::Selected;
use crate::studio::Studio;
use eframe::egui::mutex::Mutex;
use eframe::egui::{Align2, Color32, Context, Id, Pos2, Shape, Stroke, vec2};
use kit::derived::palette::Palette;
use kit::play::launch::{Arc as Way, Held, Launch, launch, launch_if_placed};
use sim::project::{Placement, PlacementId, Start};
use std::collections::HashMap;
use std::sync::Arc;

/// Selected objects whose arcs are shown at most.
const MOST: usize = 8;
/// Frames from one dot of an arc to the next.
const BEAT: usize = 10;
/// A step longer than this, in level pixels, is no way gone.
const LEAP: f32 = 64.0;

/// The colour of an arc by what is held.
pub const fn color(held: Held, palette: Palette) -> Color32 {
    match held {
        Held::Left => ink::pick(palette, Color32::from_rgb(0x7a, 0xc8, 0xff), 1),
        Held::Nothing => Color32::from_rgb(0xff, 0xf4, 0xd0),
        Held::Right => ink::pick(palette, Color32::from_rgb(0xff, 0xb0, 0x6a), 5),
    }
}

/// Returns the name of an arc.
fn name(held: Held) -> &'static str {
    match held {
        Held::Left => t("left held"),
        Held::Nothing => t("nothing held"),
        Held::Right => t("right held"),
    }
}

/// The throws that were found in a state of the document: nothing is played again until it changes.
#[derive(Default)]
struct Found {
    /// The document's, and that of what the hand holds.
    revision: (u64, u64),
    level: String,
    /// The thrown player.
    who: Start,
    placed: HashMap<PlacementId, Option<Launch>>,
    /// The one in hand that was asked about last.
    in_hand: Option<(Placement, Option<Launch>)>,
}

fn found(ctx: &Context) -> Arc<Mutex<Found>> {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Arc<Mutex<Found>>>(Id::unique("launch arcs")).clone())
}

impl Found {
    /// Forgets what was found in another state of the document.
    fn follow(&mut self, cx: &Studio) {
        let (revision, level) = ((cx.document().revision(), cx.trial().count()), &cx.session().level);
        let who = cx
            .document()
            .level(level)
            .map(|data| cx.session().play_start(data, &cx.derived().level().ruleset))
            .unwrap_or_default();
        if (self.revision, self.who) != (revision, who) || self.level != *level {
            *self = Self { revision, who, level: level.clone(), ..Self::default() };
        }
    }
}

/// Paints the arcs of what is selected, while no world runs on.
pub fn paint(stage: &Stage<'_>, cx: &Studio) {
    if cx.play().is_running() {
        return;
    }
    let shared = found(stage.painter.ctx());
    let mut found = shared.lock();
    found.follow(cx);
    let who = found.who;
    let ids = cx.session().selected.things.iter().filter_map(|what| match what {
        Selected::Placement(id) => Some(*id),
        _ => None,
    });
    for id in ids.take(MOST) {
        if let Some(launch) = found.placed.entry(id).or_insert_with(|| launch(cx.level(), id, who)) {
            paint_launch(stage, launch, cx.settings().palette);
        }
    }
}

/// Paints the arcs of an object that would be placed.
pub fn paint_in_hand(stage: &Stage<'_>, cx: &Studio, placement: &Placement) {
    if cx.play().is_running() || !cx.session().canvas.overlays.launches {
        return;
    }
    let shared = found(stage.painter.ctx());
    let mut found = shared.lock();
    found.follow(cx);
    let who = found.who;
    if found.in_hand.as_ref().is_none_or(|(of, _)| of != placement) {
        let (project, level) = (cx.trial().project(cx.document()), (cx.session().level.as_str(), &**cx.level()));
        found.in_hand = Some((placement.clone(), launch_if_placed(project, level, placement, who)));
    }
    if let Some((_, Some(launch))) = &found.in_hand {
        paint_launch(stage, launch, cx.settings().palette);
    }
}

fn paint_launch(stage: &Stage<'_>, launch: &Launch, palette: Palette) {
    launch.others.iter().for_each(|way| paint_other(stage, way, palette));
    // Nothing held is the last: it is over the others where they begin.
    let [left, nothing, right] = &launch.arcs;
    for way in [left, right, nothing] {
        paint_way(stage, way, palette);
    }
}

/// One of a cannon's other directions, faint.
fn paint_other(stage: &Stage<'_>, Way { held, places, .. }: &Way, palette: Palette) {
    let mut points: Vec<Pos2> = places.iter().map(|place| stage.middle(*place)).collect();
    points.dedup();
    if points.len() > 1 {
        stage.painter.add(Shape::line(points, Stroke::new(1.5, color(*held, palette).gamma_multiply(0.45))));
    }
}

fn paint_way(stage: &Stage<'_>, Way { held, places, lands }: &Way, palette: Palette) {
    let around = places.iter().fold([i32::MAX, i32::MAX, i32::MIN, i32::MIN], |[l, t, r, b], (x, y)| {
        [l.min(*x), t.min(*y), r.max(x.saturating_add(1)), b.max(y.saturating_add(1))]
    });
    if places.len() < 2 || !is_seen(stage, around) {
        return;
    }
    let color = color(*held, palette);
    let width = (stage.zoom * 0.8).clamp(1.5, 2.5);
    let points: Vec<Pos2> = places.iter().map(|place| stage.middle(*place)).collect();
    for part in points.chunk_by(|from, to| (*to - *from).length() <= LEAP * stage.zoom) {
        let mut part = part.to_vec();
        part.dedup();
        if part.len() > 1 {
            stage.painter.add(Shape::line(part.clone(), Stroke::new(width + 1.5, SHADE)));
            stage.painter.add(Shape::line(part, Stroke::new(width, color)));
        }
    }
    for at in points.iter().step_by(BEAT).filter(|at| stage.clip.expand(8.0).contains(**at)) {
        stage.painter.circle_filled(*at, width + 0.5, color);
    }
    let Some(end) = points.last().filter(|end| stage.clip.contains(**end)) else { return };
    if *lands {
        stage.painter.circle_filled(*end, 5.5, SHADE);
        stage.painter.circle_stroke(*end, 4.0, Stroke::new(2.0, color));
    }
    if stage.zoom >= 0.5 {
        // Beside it: what is selected has its name above.
        stage.tag(*end + vec2(9.0, 0.0), Align2::LEFT_CENTER, name(*held), color);
    }
}
