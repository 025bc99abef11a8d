//! Links between objects, drawn by hand from one to the other.

use super::{Ghost, Pointer};
use crate::command::{Command, Outbox};
use crate::language::{own_text, t, within};
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::links::{ignores_switches, linked, switch_of_shown};
use crate::things::objects::each;
use crate::things::references::references;
use crate::things::targets;
use crate::tr;
use eframe::egui::{Color32, Pos2, Stroke, pos2, vec2};
use kit::document::Edit;
use kit::notices::Notice;
use serde_json::json;
use sim::project::{PlacementId, PropertyDefinition, set_property};

/// Points around the middle of a link's knob that count as on it.
const REACH: f32 = 8.0;
const COLOR: Color32 = Color32::from_rgb(0xff, 0xb0, 0xe0);
const POINT: Color32 = Color32::from_rgb(0xb8, 0xd8, 0xff);

/// A link being drawn from an object to another, or a point that an object names being moved.
#[derive(Clone, Copy, Debug)]
pub struct LinkDrag {
    from: PlacementId,
    /// The place of the property whose point is moved in the project's list.
    point: Option<usize>,
}

/// The points that the selected objects name, with the places of their properties in the project's list.
fn points(cx: &Studio) -> Vec<(PlacementId, usize, (i32, i32))> {
    let (project, Some(level)) = (cx.document().project(), cx.in_view().level()) else { return Vec::new() };
    let is_selected = |id| cx.session().selected.things.contains(&Selected::Placement(id));
    let place = |one: &PropertyDefinition| project.properties.iter().position(|other| std::ptr::eq(other, one));
    let named = references(project, level).into_iter().filter(|one| one.object.is_none() && is_selected(one.from));
    named.filter_map(|one| Some((one.from, place(one.property)?, one.to))).collect()
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
        let is_near = |at: Pos2| (pointer.at - at).length() * pointer.zoom <= REACH;
        let knob = knob(cx, pointer.zoom).filter(|(_, at)| is_near(*at)).map(|(from, _)| Self { from, point: None });
        knob.or_else(|| {
            let (from, place, _) = points(cx).into_iter().find(|(.., (x, y))| is_near(pos2(*x as f32, *y as f32)))?;
            Some(Self { from, point: Some(place) })
        })
    }

    /// Lets go over another object.
    pub fn release(self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let Some(level) = cx.in_view().level() else { return };
        if let Some(one) = self.point.and_then(|place| cx.document().project().properties.get(place)) {
            let (x, y) = (snapped(pointer.at.x, pointer.snap), snapped(pointer.at.y, pointer.snap));
            let edits = each(&cx.session().level, level, &[Selected::Placement(self.from)].into(), |_, placement| {
                set_property(&mut placement.extra, &one.name, Some(json!([x, y])));
            });
            if !edits.is_empty() {
                out.edit(tr!("Change {parameter}", parameter = within(&own_text(one.shown_label()))), edits);
            }
            return;
        }
        match targets::at(level, targets::Drawn::to_grab(cx), pointer.at, pointer.zoom, |_| false) {
            Some((Selected::Placement(to), _)) if to != self.from => link(&[self.from, to], cx, out),
            _ => {}
        }
    }
}

/// The nearest place on the grid of the snap, pixels.
fn snapped(at: f32, snap: f32) -> i32 {
    let snap = snap.max(1.0);
    ((at / snap).round() * snap) as i32
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

/// Draws the knob of the selected object, the points that selected objects name, and what is drawn or moved.
pub fn ghost(ghost: &Ghost<'_>, drag: Option<LinkDrag>, cx: &Studio) {
    let line = |from: Pos2, to: Pos2, color: Color32| {
        ghost.painter.line_segment([from, to], Stroke::new(4.0, Color32::from_black_alpha(150)));
        ghost.painter.line_segment([from, to], Stroke::new(2.0, color));
        ghost.painter.circle(to, 4.0, color, Stroke::new(1.0, Color32::BLACK));
    };
    let pointer = ghost.pointer.map(|to| ghost.view.to_screen(ghost.canvas, to));
    for (from, place, (x, y)) in points(cx) {
        let at = ghost.view.to_screen(ghost.canvas, pos2(x as f32, y as f32));
        ghost.painter.circle(at, 5.0, POINT, Stroke::new(1.5, Color32::BLACK));
        let is_held = drag.is_some_and(|drag| drag.from == from && drag.point == Some(place));
        if let Some(to) = pointer.filter(|_| is_held) {
            line(at, to, POINT);
        }
    }
    let Some((_, at)) = knob(cx, ghost.view.zoom) else { return };
    let at = ghost.view.to_screen(ghost.canvas, at);
    if let (Some(LinkDrag { point: None, .. }), Some(to)) = (drag, pointer) {
        line(at, to, COLOR);
    }
    ghost.painter.circle(at, 6.0, COLOR, Stroke::new(1.5, Color32::BLACK));
    let plus = Stroke::new(1.5, Color32::BLACK);
    ghost.painter.line_segment([at - vec2(3.0, 0.0), at + vec2(3.0, 0.0)], plus);
    ghost.painter.line_segment([at - vec2(0.0, 3.0), at + vec2(0.0, 3.0)], plus);
}
