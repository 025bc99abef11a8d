//! Links: arrows from what sets a switch to all that obeys it, and from objects to what their own properties name.

use super::pictures::is_seen;
use crate::language::own_text;
use crate::overlays::Stage;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::links::{Link, links};
use crate::things::references::references;
use crate::tr;
use eframe::egui::{Align2, Color32, Stroke};

const LINK: Color32 = Color32::from_rgb(0xff, 0xb0, 0xe0);
const REFERENCE: Color32 = Color32::from_rgb(0xb8, 0xd8, 0xff);

/// Paints the links of the level; those of what is selected stand out.
pub fn paint(stage: &Stage<'_>, cx: &Studio) {
    if cx.play().is_active() {
        return;
    }
    let is_selected = |id| cx.session().selected.things.contains(&Selected::Placement(id));
    for Link { from, to, number } in links(cx.derived().looks()) {
        let places = [from, to].map(|shown| (shown.placed.x, shown.placed.y));
        let bright = is_selected(from.placed.id) || is_selected(to.placed.id);
        arrow(stage, places, (LINK, bright), || tr!("switch {number}", number));
    }
    let Some(level) = cx.in_view().level() else { return };
    for one in references(cx.document().project(), level) {
        let bright = is_selected(one.from) || one.object.is_some_and(is_selected);
        let name = || own_text(one.property.shown_label()).into_owned();
        arrow(stage, [one.at, one.to], (REFERENCE, bright), name);
        if one.object.is_none() {
            let color = if bright { REFERENCE } else { REFERENCE.gamma_multiply(0.55) };
            stage.painter.circle_stroke(stage.middle(one.to), 5.0, Stroke::new(1.5, color));
        }
    }
}

/// Paints an arrow between two places of the level, if it is seen, with a name on it.
fn arrow(stage: &Stage<'_>, [a, b]: [(i32, i32); 2], (color, bright): (Color32, bool), name: impl FnOnce() -> String) {
    let around = [a.0.min(b.0), a.1.min(b.1), a.0.max(b.0).saturating_add(1), a.1.max(b.1).saturating_add(1)];
    if !is_seen(stage, around) {
        return;
    }
    let color = if bright { color } else { color.gamma_multiply(0.55) };
    let (start, end) = (stage.middle(a), stage.middle(b));
    stage.arrow(start, end - start, if bright { 2.5 } else { 1.5 }, color);
    if bright || stage.zoom >= 1.0 {
        stage.tag(start + (end - start) / 2.0, Align2::CENTER_CENTER, name(), color);
    }
}
