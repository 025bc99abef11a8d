//! Links: arrows from what sets a switch to all that obeys it.

use super::pictures::is_seen;
use crate::overlays::Stage;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::links::{Link, links};
use crate::tr;
use eframe::egui::{Align2, Color32};

const LINK: Color32 = Color32::from_rgb(0xff, 0xb0, 0xe0);

/// Paints the links of the level; those of what is selected stand out.
pub fn paint(stage: &Stage<'_>, cx: &Studio) {
    if cx.play().is_active() {
        return;
    }
    for Link { from, to, number } in links(cx.derived().looks()) {
        let [a, b] = [from, to].map(|shown| (shown.placed.x, shown.placed.y));
        let around = [a.0.min(b.0), a.1.min(b.1), a.0.max(b.0).saturating_add(1), a.1.max(b.1).saturating_add(1)];
        if !is_seen(stage, around) {
            continue;
        }
        let is_selected = |id| cx.session().selected.things.contains(&Selected::Placement(id));
        let bright = is_selected(from.placed.id) || is_selected(to.placed.id);
        let color = if bright { LINK } else { LINK.gamma_multiply(0.55) };
        let (start, end) = (stage.middle(a), stage.middle(b));
        stage.arrow(start, end - start, if bright { 2.5 } else { 1.5 }, color);
        if bright || stage.zoom >= 1.0 {
            stage.tag(start + (end - start) / 2.0, Align2::CENTER_CENTER, tr!("switch {number}", number), color);
        }
    }
}
