//! The things that can be grabbed in a level: their places, their names, and the part of each under the pointer.

use super::lookup::Lookup;
use crate::language::t;
use crate::session::{KindsShown, Selected};
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{CursorIcon, Pos2, Rect, Vec2, pos2, vec2};
use kit::derived::Derived;
use kit::derived::objects::{Looks, REACH as OBJECT_REACH, covered, covered_by_own};
use kit::document::custom_kinds;
use kit::play::run::LevelRun;
use sim::level::Level;
use sim::objects::Placements;
use sim::objects::placed::kind_of;
use sim::objects::{KindId, kind_named};
use sim::project::{
    LayerSwitcher, LevelData, LevelMark, LimitChange, MarkKind, Orientation, OwnKinds, Placement, PlacementId, Start,
};
use sim::tiles::TileLayer;
use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

/// The part of a thing that the pointer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// The whole thing.
    Body,
    /// An end of a switcher's line, or a side or corner of the goal: -1, 0 or 1 along each axis.
    Edge(i8, i8),
}

/// Points around a thin thing that still count as on it.
const REACH: f32 = 7.0;

/// The size of the originals' screen, pixels.
const SCREEN_WIDTH: i32 = 320;
const SCREEN_HEIGHT: i32 = 224;

/// Pixels below the upper edge of a region by which it is taken hold of, where its name is.
const NAME_OF_MARK: f32 = 14.0;

/// The half sizes of the start's marker: the radii of the player.
pub const START_RADII: Vec2 = vec2(9.0, 19.0);

impl Grip {
    /// The cursor over it.
    pub const fn cursor(self) -> CursorIcon {
        match self {
            Self::Body => CursorIcon::Move,
            Self::Edge(0, _) => CursorIcon::ResizeVertical,
            Self::Edge(_, 0) => CursorIcon::ResizeHorizontal,
            Self::Edge(x, y) if x == y => CursorIcon::ResizeNwSe,
            Self::Edge(..) => CursorIcon::ResizeNeSw,
        }
    }
}

/// Everything in a level that can be selected and has a place, lowest first.
pub fn all(level: &LevelData) -> Vec<Selected> {
    let goal = level.goal.map(|_| Selected::Goal);
    let switchers = level.switchers.iter().map(|switcher| Selected::Switcher(switcher.id));
    let placements = level.placements.iter().map(|placement| Selected::Placement(placement.id));
    let limits = level.limit_changes.iter().map(|change| Selected::LimitChange(change.id));
    let marks = level.marks.iter().map(|mark| Selected::Mark(mark.id));
    goal.into_iter().chain(starts(level)).chain(limits).chain(marks).chain(switchers).chain(placements).collect()
}

/// The level's start and its further ones.
pub fn starts(level: &LevelData) -> impl Iterator<Item = Selected> + use<> {
    std::iter::once(Selected::Start).chain((0..level.starts.len()).map(Selected::FurtherStart))
}

/// A start; `None` if that is none.
pub fn start_of(level: &LevelData, what: Selected) -> Option<Start> {
    match what {
        Selected::Start => Some(level.start),
        Selected::FurtherStart(n) => level.starts.get(n).map(|named| named.start),
        _ => None,
    }
}

/// Returns the area of a thing, in level pixels; `None` if the level has no such thing.
pub fn bounds(things: &impl Lookup, own: &OwnKinds, what: Selected) -> Option<Rect> {
    let level = things.level();
    Some(match what {
        Selected::Start | Selected::FurtherStart(_) => {
            let start = start_of(level, what)?;
            Rect::from_center_size(pos2(start.x as f32, start.y as f32), START_RADII * 2.0)
        }
        Selected::Goal => {
            let goal = level.goal?;
            let size = vec2(goal.width.max(1) as f32, goal.height.max(1) as f32);
            Rect::from_min_size(pos2(goal.x as f32, goal.y as f32), size)
        }
        Selected::Water => surface(level)?,
        Selected::Switcher(id) => line(things.switcher(id)?.1),
        Selected::Placement(id) => object(things.placement(id)?.1, own),
        Selected::LimitChange(id) => gate(level, level.limit_changes.iter().find(|change| change.id == id)?),
        Selected::Mark(id) => mark_area(level.marks.iter().find(|mark| mark.id == id)?),
    })
}

/// The point of a thing that snaps to the grid; `None` if the level has no such thing.
pub fn anchor(things: &impl Lookup, what: Selected) -> Option<Pos2> {
    Some(match what {
        Selected::Goal | Selected::Water | Selected::LimitChange(_) | Selected::Mark(_) => {
            bounds(things, &OwnKinds::default(), what)?.min
        }
        Selected::Placement(id) => {
            let (_, placement) = things.placement(id)?;
            pos2(placement.x as f32, placement.y as f32)
        }
        Selected::Start | Selected::FurtherStart(_) | Selected::Switcher(_) => {
            bounds(things, &OwnKinds::default(), what)?.center()
        }
    })
}

/// Returns the area of the picture of a placed object; a square if its kind is not known.
pub fn object(placement: &Placement, own: &OwnKinds) -> Rect {
    // Pictures do not depend on terrain: a level without any will do. Those of the project's own kinds are in no level.
    static NOWHERE: LazyLock<Level> = LazyLock::new(Level::default);
    let read = Placements::new(std::slice::from_ref(placement), &[], own);
    let Some(placed) = read.list().first() else {
        return Rect::from_center_size(pos2(placement.x as f32, placement.y as f32), Vec2::splat(32.0));
    };
    let area = match placed.own_kind(own) {
        Some(kind) => covered_by_own(kind, placed),
        None => covered(&NOWHERE, placed),
    };
    rect(area)
}

fn rect(area: [i32; 4]) -> Rect {
    let [left, top, right, bottom] = area.map(|side| side as f32);
    Rect::from_min_max(pos2(left, top), pos2(right, bottom))
}

/// The places of objects as they are drawn: as they are placed, or as they are in the run that is shown.
#[derive(Clone, Copy)]
pub struct Drawn<'a> {
    looks: &'a Looks,
    run: Option<&'a LevelRun>,
    /// The kinds that are left out, but for what is selected; `None` for none.
    kinds: Option<(&'a KindsShown, &'a BTreeSet<Selected>)>,
    /// True if locked things are left out too, not only hidden ones.
    to_grab: bool,
    /// True if regions and notes are there.
    marks: bool,
}

impl<'a> Drawn<'a> {
    /// In this picture: what is seen.
    pub fn now(cx: &'a Studio) -> Self {
        let kinds = (&cx.session().canvas.kinds, &cx.session().selected.things);
        let kinds = Some(kinds).filter(|(kinds, _)| !kinds.is_all());
        let marks = cx.session().canvas.overlays.marks && !cx.play().is_active();
        Self { looks: cx.derived().looks(), run: cx.play().run(), kinds, to_grab: false, marks }
    }

    /// In this picture: what the pointer may grab.
    pub fn to_grab(cx: &'a Studio) -> Self {
        Self { to_grab: true, ..Self::now(cx) }
    }

    fn has_switchers(self) -> impl Fn(PlacementId) -> bool + use<'a> {
        let keeps = |kinds: &KindsShown| if self.to_grab { kinds.keeps_switchers() } else { kinds.hides_switchers() };
        let left_out = self.kinds.filter(|(kinds, _)| keeps(kinds));
        move |id| left_out.is_none_or(|(_, selected)| selected.contains(&Selected::Switcher(id)))
    }

    fn has(self, placement: &Placement) -> bool {
        let Some((kinds, selected)) = self.kinds else { return true };
        let is_left_out =
            if self.to_grab { kinds.keeps_kind(&placement.kind) } else { kinds.hides_kind(&placement.kind) };
        !is_left_out || selected.contains(&Selected::Placement(placement.id))
    }

    /// Returns the areas of the pictures of the placed objects in the running world.
    fn live(self) -> HashMap<PlacementId, Rect> {
        let mut live = HashMap::new();
        let Some(run) = self.run else { return live };
        let placed = run.level().objects().list();
        run.each_object(|_, object, setting| {
            if let Some(placed) = placed.get(object.body.placement as usize) {
                live.entry(placed.id).or_insert_with(|| rect(self.looks.covered_now((run.level(), object), setting)));
            }
        });
        live
    }
}

/// Returns the area of the picture of a placed object, as it was drawn; by [`object`] if it was not.
fn drawn(looks: &Looks, placement: &Placement) -> Rect {
    match looks.get(placement.id).filter(|shown| (shown.placed.x, shown.placed.y) == (placement.x, placement.y)) {
        Some(shown) => rect(shown.area),
        None => object(placement, looks.own()),
    }
}

/// Everything that is in an area at least in part, with its place, lowest first.
pub fn within<'a>(
    level: &'a LevelData,
    drawn_at: Drawn<'a>,
    area: Rect,
) -> impl Iterator<Item = (Selected, Rect)> + use<'a> {
    let (looks, live) = (drawn_at.looks, drawn_at.live());
    let with = |what: Selected| Some((what, bounds(level, looks.own(), what)?));
    let has = drawn_at.has_switchers();
    let switchers = level.switchers.iter().filter(move |switcher| has(switcher.id));
    let switchers = switchers.map(|switcher| (Selected::Switcher(switcher.id), line(switcher)));
    // Where an object's picture ends is asked only of those that are near.
    let near = area.expand(OBJECT_REACH as f32);
    let covers = move |placement: &Placement| match live.get(&placement.id) {
        Some(area) => Some(*area),
        None => {
            let is_near = near.contains(pos2(placement.x as f32, placement.y as f32));
            is_near.then(|| drawn(looks, placement))
        }
    };
    let placements = level
        .placements
        .iter()
        .filter(move |placement| drawn_at.has(placement))
        .filter_map(move |placement| Some((Selected::Placement(placement.id), covers(placement)?)));
    let limits = level.limit_changes.iter().map(|change| (Selected::LimitChange(change.id), gate(level, change)));
    let marks =
        level.marks.iter().filter(move |_| drawn_at.marks).map(|mark| (Selected::Mark(mark.id), mark_area(mark)));
    // Inside of a large region is all that it is around.
    let marks =
        marks.filter(move |(_, covered)| !inside_of_mark(*covered).is_some_and(|inside| inside.contains_rect(area)));
    std::iter::once(Selected::Goal)
        .chain(starts(level))
        .filter_map(with)
        .chain(limits)
        .chain(marks)
        .chain(switchers)
        .chain(placements)
        .filter(move |(_, lies)| area.intersects(*lies))
}

/// The surface of the water as a rectangle without height, as wide as what the camera shows of the level.
fn surface(level: &LevelData) -> Option<Rect> {
    let y = level.water? as f32;
    let right = level.bounds.right.saturating_add(SCREEN_WIDTH).max(level.bounds.left);
    Some(Rect::from_min_max(pos2(level.bounds.left as f32, y), pos2(right as f32, y)))
}

/// The line from which on a change of the camera limits applies, as a rectangle without width: from the first row that
/// the camera then shows to behind the last one.
pub fn gate(level: &LevelData, change: &LimitChange) -> Rect {
    let top = change.top.unwrap_or(level.bounds.top);
    let bottom = change.bottom.or(change.at_once).unwrap_or(level.bounds.bottom).saturating_add(SCREEN_HEIGHT).max(top);
    let x = change.from_x as f32;
    Rect::from_min_max(pos2(x, top as f32), pos2(x, bottom as f32))
}

/// The area of a region or a note, without size if it is a point.
pub fn mark_area(mark: &LevelMark) -> Rect {
    let size = vec2(mark.width.max(0) as f32, mark.height.max(0) as f32);
    Rect::from_min_size(pos2(mark.x as f32, mark.y as f32), size)
}

/// The inside of a region, which is no handle of it: it begins below its name. `None` if it has none.
fn inside_of_mark(area: Rect) -> Option<Rect> {
    let inside = Rect::from_min_max(area.min + vec2(1.0, NAME_OF_MARK), area.max - Vec2::splat(1.0));
    inside.is_positive().then_some(inside)
}

/// The line of a switcher as a rectangle without width.
pub fn line(switcher: &LayerSwitcher) -> Rect {
    let (centre, half) = (pos2(switcher.x as f32, switcher.y as f32), f32::from(switcher.half_length));
    let along = match switcher.orientation {
        Orientation::Vertical => vec2(0.0, half),
        Orientation::Horizontal => vec2(half, 0.0),
    };
    Rect::from_min_max(centre - along, centre + along)
}

/// Returns the thing under a level position, and the part of it. The selection comes first, then the topmost thing.
pub fn at(
    level: &LevelData,
    drawn_at: Drawn<'_>,
    place: Pos2,
    zoom: f32,
    selected: impl Fn(Selected) -> bool,
) -> Option<(Selected, Grip)> {
    let reach = REACH / zoom;
    let on_surface = level.water.is_some_and(|y| (place.y - y as f32).abs() <= reach);
    let mut found = on_surface.then_some((Selected::Water, Grip::Body));
    if on_surface && selected(Selected::Water) {
        return found;
    }
    for (what, area) in within(level, drawn_at, Rect::from_center_size(place, Vec2::splat(2.0 * reach))) {
        let Some(grip) = grip(what, area, place, reach, selected(what)) else { continue };
        if selected(what) {
            return Some((what, grip));
        }
        found = Some((what, grip));
    }
    found
}

/// As [`at`], in the level in view with what is selected there.
pub fn under(place: Pos2, zoom: f32, cx: &Studio) -> Option<(Selected, Grip)> {
    let level = cx.in_view().level()?;
    at(level, Drawn::to_grab(cx), place, zoom, |what| cx.session().selected.things.contains(&what))
}

fn grip(what: Selected, area: Rect, place: Pos2, reach: f32, selected: bool) -> Option<Grip> {
    if !area.expand(reach).contains(place) {
        return None;
    }
    let side = |v: f32, low: f32, high: f32| {
        let near = reach.min(((high - low) / 3.0).max(reach / 2.0));
        i8::from((v - high).abs() <= near) - i8::from((v - low).abs() <= near)
    };
    let (x, y) = (side(place.x, area.left(), area.right()), side(place.y, area.top(), area.bottom()));
    Some(match what {
        // Handles belong to what is selected: else a press beside a small thing would stretch it by surprise.
        Selected::Switcher(_) if selected && area.width() == 0.0 && y != 0 => Grip::Edge(0, y),
        Selected::Switcher(_) if selected && area.height() == 0.0 && x != 0 => Grip::Edge(x, 0),
        Selected::LimitChange(_) if selected && y != 0 => Grip::Edge(0, y),
        Selected::Goal if selected && (x, y) != (0, 0) => Grip::Edge(x, y),
        Selected::Mark(_) if selected && area.is_positive() && (x, y) != (0, 0) => Grip::Edge(x, y),
        _ => Grip::Body,
    })
}

/// Returns the name of a placement without its number, in the language that is spoken.
pub fn title<'a>(placement: &'a Placement, own: &'a OwnKinds) -> &'a str {
    match kind_of(placement, own) {
        Some((kind, _)) if kind != KindId::Own => t(kind.info().title),
        _ => custom_kinds::title(placement, own),
    }
}

/// Returns the title of a kind by its name, in the language that is spoken; the name of one that is not known.
pub fn kind_title(name: &str, own: &OwnKinds) -> String {
    match (own.named(name), kind_named(name)) {
        (Some(kind), _) => kind.shown_title().to_owned(),
        (None, Some(kind)) => t(kind.info().title).to_owned(),
        (None, None) => name.to_owned(),
    }
}

/// The names of the kinds that can be placed: the project's own ones, then ours.
pub fn kinds_offered(own: &OwnKinds) -> Vec<String> {
    let theirs = own.kinds.iter().map(|kind| kind.name.clone());
    theirs.chain(custom_kinds::palette().map(|kind| kind.info().name.to_owned())).collect()
}

/// Returns the title of a placement of the level in view: of one without a kind here its name in the disassembly.
pub fn title_in_view<'a>(placement: &'a Placement, derived: &'a Derived) -> &'a str {
    let own = derived.looks().own();
    let described = || derived.game_objects().name_of(placement).filter(|_| kind_of(placement, own).is_none());
    described().unwrap_or_else(|| title(placement, own))
}

/// Returns the name of a thing of the level in view.
pub fn name_in_view(things: &impl Lookup, derived: &Derived, what: Selected) -> String {
    let placed = if let Selected::Placement(id) = what { things.placement(id) } else { None };
    match placed {
        Some((slot, placement)) => format!("{} {}", title_in_view(placement, derived), slot + 1),
        None => name(things, derived.looks().own(), what),
    }
}

/// Returns the name of a thing: for lists, tooltips, tests and screen readers.
pub fn name(things: &impl Lookup, own: &OwnKinds, what: Selected) -> String {
    let level = things.level();
    match what {
        Selected::Start => t("Player start").to_owned(),
        Selected::FurtherStart(n) => {
            tr!("Player start \"{name}\"", name = level.starts.get(n).map_or("", |named| &named.name))
        }
        Selected::Goal => t("Goal").to_owned(),
        Selected::Water => t("Water's surface").to_owned(),
        Selected::Switcher(id) => {
            let slot = things.switcher(id).map_or(0, |(slot, _)| slot);
            tr!("Layer switcher {number}", number = slot + 1)
        }
        Selected::Placement(id) => match things.placement(id) {
            Some((slot, placement)) => format!("{} {}", title(placement, own), slot + 1),
            None => t("Object").to_owned(),
        },
        Selected::LimitChange(id) => {
            let place = level.limit_changes.iter().position(|change| change.id == id).unwrap_or_default();
            tr!("Camera limits, change {n}", n = place + 1)
        }
        Selected::Mark(id) => {
            let place = level.marks.iter().position(|mark| mark.id == id).unwrap_or_default();
            level.marks.get(place).map_or_else(String::new, |mark| name_of_mark(mark, place))
        }
    }
}

/// Returns the name of a region or a note: its own, else its number.
fn name_of_mark(mark: &LevelMark, place: usize) -> String {
    let kind = kind_of_mark(mark.kind);
    match mark.name.lines().next().unwrap_or_default().trim() {
        "" => format!("{kind} {}", place + 1),
        name => format!("{kind} \"{name}\""),
    }
}

/// Returns the name of a kind of marks, in the language that is spoken.
pub fn kind_of_mark(kind: MarkKind) -> &'static str {
    match kind {
        MarkKind::Region => t("Region"),
        MarkKind::Note => t("Note"),
        MarkKind::ToDo => t("To do"),
        MarkKind::Done => t("Done"),
    }
}

/// Returns the effect of a switcher, in one sentence for each side.
pub fn describe(switcher: &LayerSwitcher) -> String {
    let side = |side: sim::project::SwitcherSide| match (switcher.priority_only, side.layer, side.high_priority) {
        (true, _, true) => t("in front"),
        (true, _, false) => t("behind"),
        (false, TileLayer::A, true) => t("layer A, in front"),
        (false, TileLayer::A, false) => t("layer A, behind"),
        (false, TileLayer::B, true) => t("layer B, in front"),
        (false, TileLayer::B, false) => t("layer B, behind"),
    };
    let (after, before) = (side(switcher.right_or_below), side(switcher.left_or_above));
    let mut lines = match switcher.orientation {
        Orientation::Vertical => {
            vec![tr!("Crossing to the right: {after}.", after), tr!("Crossing to the left: {before}.", before)]
        }
        Orientation::Horizontal => {
            vec![tr!("Crossing downwards: {after}.", after), tr!("Crossing upwards: {before}.", before)]
        }
    };
    if switcher.grounded_only {
        lines.push(t("Only on the ground.").to_owned());
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_waters_surface_is_grabbed_if_nothing_else_is_there() {
        let goal = sim::project::Area { x: 100, y: 180, width: 40, height: 40 };
        let level = LevelData { water: Some(200), goal: Some(goal), ..Default::default() };
        let held = |place| {
            at(
                &level,
                Drawn { looks: &Looks::default(), run: None, kinds: None, to_grab: true, marks: true },
                place,
                1.0,
                |_| false,
            )
            .map(|(what, _)| what)
        };
        assert_eq!(held(pos2(5000.0, 204.0)), Some(Selected::Water));
        assert_eq!(held(pos2(120.0, 200.0)), Some(Selected::Goal));
        assert_eq!(held(pos2(5000.0, 209.0)), None);
    }

    #[test]
    fn ends_are_handles_only_of_what_is_selected() {
        let id = PlacementId(7);
        let switcher = LayerSwitcher { id, x: 400, y: 300, half_length: 64, ..Default::default() };
        let level = LevelData { switchers: vec![switcher], ..Default::default() };
        let me = Selected::Switcher(id);
        for (place, selected, expected) in [
            (pos2(402.0, 300.0), false, Some((me, Grip::Body))),
            (pos2(402.0, 363.0), false, Some((me, Grip::Body))),
            (pos2(402.0, 363.0), true, Some((me, Grip::Edge(0, 1)))),
            (pos2(398.0, 236.0), true, Some((me, Grip::Edge(0, -1)))),
            (pos2(420.0, 300.0), true, None),
        ] {
            assert_eq!(
                at(
                    &level,
                    Drawn { looks: &Looks::default(), run: None, kinds: None, to_grab: true, marks: true },
                    place,
                    1.0,
                    |_| selected
                ),
                expected,
                "{place:?} selected: {selected}"
            );
        }
    }
}
