//! Links between objects, drawn by hand from one to the other.

use super::{Ghost, Pointer};
use crate::command::{Command, Outbox};
use crate::language::t;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::links::{ignores_switches, linked, switch_of_shown};
use crate::things::targets;
use crate::tr;
use eframe::egui::{Color32, Pos2, Stroke, pos2, vec2};
use kit::document::Edit;
use kit::notices::Notice;
use sim::project::PlacementId;

/// Points around the middle of a link's knob that count as on it.
const REACH: f32 = 8.0;
const COLOR: Color32 = Color32::from_rgb(0xff, 0xb0, 0xe0);

/// A link being drawn from an object to another.
#[derive(Clone, Copy, Debug)]
pub struct LinkDrag {
    from: PlacementId,
}

/// The object whose links can be drawn: the only one selected, if it sets or obeys a switch. And where its knob is.
fn knob(cx: &Studio, zoom: f32) -> Option<(PlacementId, Pos2)> {
    let mut selection = cx.session().selected.things.iter();
    let (Some(Selected::Placement(id)), None) = (selection.next(), selection.next()) else { return None };
    let shown = cx.derived().looks().get(*id)?;
    let links =
        [true, false].into_iter().any(|sets| switch_of_shown(shown, cx.derived().looks().own(), sets).is_some());
    let [_, _, right, bottom] = shown.area;
    // Above the object is its name, with its number at the end.
    links.then(|| (*id, pos2(right as f32, bottom as f32) + vec2(9.0, 9.0) / zoom))
}

impl LinkDrag {
    /// Takes hold of the knob under the pointer.
    pub fn press(pointer: Pointer, cx: &Studio) -> Option<Self> {
        let (from, at) = knob(cx, pointer.zoom)?;
        let near = (pointer.at - at).length() * pointer.zoom <= REACH;
        near.then_some(Self { from })
    }

    /// Lets go over another object.
    pub fn release(self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let Some(level) = cx.in_view().level() else { return };
        match targets::at(level, targets::Drawn::to_grab(cx), pointer.at, pointer.zoom, |_| false) {
            Some((Selected::Placement(to), _)) if to != self.from => link(&[self.from, to], cx, out),
            _ => {}
        }
    }
}

/// Links objects of which one sets a switch and the others obey one, in one step; says so if that is not so.
pub fn link(ids: &[PlacementId], cx: &Studio, out: &mut Outbox) {
    let (key, looks) = (&cx.session().level, cx.derived().looks());
    let Some(level) = cx.in_view().level() else { return };
    let does = |id: &PlacementId, sets: bool| {
        looks.get(*id).is_some_and(|of| switch_of_shown(of, looks.own(), sets).is_some())
    };
    let from = ids.iter().find(|id| does(id, true));
    let to: Vec<_> = ids.iter().filter(|id| Some(*id) != from && does(id, false)).collect();
    let Some(from) = from.filter(|_| !to.is_empty()) else {
        let text = t("A link goes from something that sets a switch, such as a button, to something that obeys one.");
        out.send(Command::Notice(Notice::note(text)));
        return;
    };
    for ignores in to.iter().filter(|id| looks.get(***id).is_some_and(|shown| ignores_switches(shown, looks.own()))) {
        let object = targets::name(level, looks.own(), Selected::Placement(**ignores));
        let text = tr!("{object} waits for its switch now: its motion was another one.", object);
        out.send(Command::Notice(Notice::note(text)));
    }
    // All of them get the number that the first one is given.
    let mut edits: Vec<Edit> = Vec::new();
    for to in to {
        edits.extend(linked(key, level, looks, *from, *to));
    }
    edits.dedup();
    if edits.is_empty() {
        out.send(Command::Notice(Notice::note(t("They are linked already."))));
    } else {
        out.edit(t("Link"), edits);
    }
}

/// Draws the knob of the selected object, and the link being drawn.
pub fn ghost(ghost: &Ghost<'_>, drag: Option<LinkDrag>, cx: &Studio) {
    let Some((_, at)) = knob(cx, ghost.view.zoom) else { return };
    let at = ghost.view.to_screen(ghost.canvas, at);
    if let (Some(_), Some(to)) = (drag, ghost.pointer) {
        let to = ghost.view.to_screen(ghost.canvas, to);
        ghost.painter.line_segment([at, to], Stroke::new(4.0, Color32::from_black_alpha(150)));
        ghost.painter.line_segment([at, to], Stroke::new(2.0, COLOR));
        ghost.painter.circle(to, 4.0, COLOR, Stroke::new(1.0, Color32::BLACK));
    }
    ghost.painter.circle(at, 6.0, COLOR, Stroke::new(1.5, Color32::BLACK));
    let plus = Stroke::new(1.5, Color32::BLACK);
    ghost.painter.line_segment([at - vec2(3.0, 0.0), at + vec2(3.0, 0.0)], plus);
    ghost.painter.line_segment([at - vec2(0.0, 3.0), at + vec2(0.0, 3.0)], plus);
}
