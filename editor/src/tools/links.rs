//! Links between objects: they share the number of one of the level's switches, which one sets and the other obeys.

use super::objects::set;
use super::{Ghost, Pointer, targets};
use crate::command::{Command, Outbox};
use crate::panes::PaneContext;
use crate::session::Selected;
use eframe::egui::{Color32, Pos2, Stroke, pos2, vec2};
use kit::derived::objects::{Looks, Shown};
use kit::document::Edit;
use kit::notices::Notice;
use sim::objects::KindId;
use sim::objects::parameters::ParameterKind;
use sim::objects::placed::{parameters_of, read_placement, set_parameter};
use sim::project::{LevelData, OwnKinds, Placement, PlacementId};
use std::collections::BTreeSet;

/// Switches that a level has.
const SWITCHES: i32 = 16;

/// An object that sets a switch, and one that obeys it.
#[derive(Clone, Copy, Debug)]
pub struct Link<'a> {
    /// Sets it.
    pub from: &'a Shown,
    /// Obeys it.
    pub to: &'a Shown,
    /// The switch.
    pub number: i32,
}

/// The place of the parameter by which a kind sets a switch (`sets`) or obeys one; `None` where it does not.
pub fn switch_of(kind: KindId, sets: bool) -> Option<usize> {
    let is_it = |kind: &ParameterKind| matches!(kind, ParameterKind::Switch { sets: does } if *does == sets);
    kind.info().parameters.iter().position(|parameter| is_it(&parameter.kind))
}

/// As [`switch_of`], of an object of the level: of the project's own only triggers set a switch.
fn switch_of_shown(shown: &Shown, own: &OwnKinds, sets: bool) -> Option<usize> {
    switch_of(shown.placed.kind, sets).filter(|index| *index < shown.placed.parameters(own).len())
}

/// All links of a level.
pub fn links(looks: &Looks) -> Vec<Link<'_>> {
    let with = |sets: bool| {
        let number = move |shown: &Shown| Some(shown.placed.values[switch_of_shown(shown, looks.own(), sets)?]);
        looks.list().iter().filter_map(move |shown| Some((shown, number(shown)?)))
    };
    let obeying: Vec<_> = with(false).collect();
    let pairs = with(true).flat_map(|(from, number)| {
        let linked = obeying.iter().filter(move |(_, other)| *other == number);
        linked.map(move |(to, _)| Link { from, to, number })
    });
    pairs.collect()
}

/// The lowest switch that no object of the level names; the last one where all are taken.
fn free_switch(looks: &Looks) -> i32 {
    let numbers = looks.list().iter().flat_map(|shown| {
        [true, false]
            .into_iter()
            .filter_map(|sets| Some(shown.placed.values[switch_of_shown(shown, looks.own(), sets)?]))
    });
    let taken: BTreeSet<i32> = numbers.collect();
    (0..SWITCHES).find(|number| !taken.contains(number)).unwrap_or(SWITCHES - 1)
}

/// Proposes a switch of its own for a new object that sets one, where nothing is set about it yet.
pub fn propose(placement: &mut Placement, looks: &Looks) {
    let Some((kind, values)) = read_placement(placement, looks.own(), |_| {}) else { return };
    let has = |index: &usize| *index < parameters_of(kind, &values, looks.own()).len();
    let Some(index) = switch_of(kind, true).filter(has) else { return };
    if !placement.extra.contains_key(kind.info().parameters[index].name) {
        set_parameter(placement, looks.own(), index, free_switch(looks));
    }
}

/// The edits that link two objects. What sets the switch keeps its number if it has links already or nobody else names
/// the number, else it gets a free one; what obeys takes it over.
pub fn linked(key: &str, level: &LevelData, looks: &Looks, from: PlacementId, to: PlacementId) -> Vec<Edit> {
    let own = looks.own();
    let (Some(setter), Some(obeyer)) = (looks.get(from), looks.get(to)) else { return Vec::new() };
    let (Some(sets), Some(obeys)) = (switch_of_shown(setter, own, true), switch_of_shown(obeyer, own, false)) else {
        return Vec::new();
    };
    let now = setter.placed.values[sets];
    let all = links(looks);
    let is_linked = all.iter().any(|link| link.from.placed.id == from);
    let shared = looks.list().iter().any(|other| {
        other.placed.id != from && switch_of_shown(other, own, true).is_some_and(|at| other.placed.values[at] == now)
    });
    let number = if is_linked || !shared { now } else { free_switch(looks) };
    let edit = |id: PlacementId, index: usize| {
        let slot = level.placements.iter().position(|placement| placement.id == id)?;
        let mut new = level.placements[slot].clone();
        let (_, values) = read_placement(&new, own, |_| {})?;
        set_parameter(&mut new, own, index, number);
        (values[index] != number).then(|| set(key, slot, new))
    };
    [edit(from, sets), edit(to, obeys)].into_iter().flatten().collect()
}

/// Points around the middle of a link's knob that count as on it.
const REACH: f32 = 8.0;
const COLOR: Color32 = Color32::from_rgb(0xff, 0xb0, 0xe0);

/// A link being drawn from an object to another.
#[derive(Clone, Copy, Debug)]
pub struct LinkDrag {
    from: PlacementId,
}

/// The object whose links can be drawn: the only one selected, if it sets or obeys a switch. And where its knob is.
fn knob(cx: &PaneContext<'_>, zoom: f32) -> Option<(PlacementId, Pos2)> {
    let mut selection = cx.session.selection.iter();
    let (Some(Selected::Placement(id)), None) = (selection.next(), selection.next()) else { return None };
    let shown = cx.derived.looks().get(*id)?;
    let links = [true, false].into_iter().any(|sets| switch_of_shown(shown, cx.derived.looks().own(), sets).is_some());
    let [_, top, right, _] = shown.area;
    links.then(|| (*id, pos2(right as f32, top as f32) + vec2(9.0, -9.0) / zoom))
}

impl LinkDrag {
    /// Takes hold of the knob under the pointer.
    pub fn press(pointer: Pointer, cx: &PaneContext<'_>) -> Option<Self> {
        let (from, at) = knob(cx, pointer.zoom)?;
        let near = (pointer.at - at).length() * pointer.zoom <= REACH;
        near.then_some(Self { from })
    }

    /// Lets go over another object.
    pub fn release(self, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox) {
        let Some(level) = cx.document.level(&cx.session.level) else { return };
        match targets::at(level, targets::Drawn::now(cx), pointer.at, pointer.zoom, |_| false) {
            Some((Selected::Placement(to), _)) if to != self.from => link(&[self.from, to], cx, out),
            _ => {}
        }
    }
}

/// Links objects of which one sets a switch and the others obey one, in one step; says so where that is not so.
pub fn link(ids: &[PlacementId], cx: &PaneContext<'_>, out: &mut Outbox) {
    let (key, looks) = (&cx.session.level, cx.derived.looks());
    let Some(level) = cx.document.level(key) else { return };
    let does = |id: &PlacementId, sets: bool| {
        looks.get(*id).is_some_and(|of| switch_of_shown(of, looks.own(), sets).is_some())
    };
    let from = ids.iter().find(|id| does(id, true));
    let to: Vec<_> = ids.iter().filter(|id| Some(*id) != from && does(id, false)).collect();
    let Some(from) = from.filter(|_| !to.is_empty()) else {
        let text = "A link goes from something that sets a switch, such as a button, to something that obeys one.";
        out.send(Command::Notice(Notice::note(text)));
        return;
    };
    // All of them get the number that the first one is given.
    let mut edits: Vec<Edit> = Vec::new();
    for to in to {
        edits.extend(linked(key, level, looks, *from, *to));
    }
    edits.dedup();
    if edits.is_empty() {
        out.send(Command::Notice(Notice::note("They are linked already.")));
    } else {
        out.edit("Link", edits);
    }
}

/// Draws the knob of the selected object, and the link being drawn.
pub fn ghost(ghost: &Ghost<'_>, drag: Option<LinkDrag>, cx: &PaneContext<'_>) {
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
