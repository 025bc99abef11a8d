//! Objects and places of a level as rectangles with properties, as maps of other editors have them.

use crate::exchange::maps::import::{SourceObjects, kept};
use serde_json::Value;
use sim::level::Level;
use sim::objects::placed::{parameters_of, placed, read_placement};
use sim::objects::{KindId, Object, PlacedObject, Setting, shown};
use sim::project::{
    Extra, LayerSwitcher, LevelData, LevelMark, MarkKind, Orientation, PROPERTIES, Placement, Project, PropertyOwner,
    Start, SwitcherSide, point_of, properties_of,
};
use sim::tiles::TileLayer;
use sim::value::{ChoiceInfo, ValueKind};

/// The class of a region.
const REGION: &str = "region";
/// The class of a note.
const NOTE: &str = "note";

/// Half the size of an object of a kind that is not known, pixels.
const UNKNOWN: i32 = 16;

/// An object or a place that is written.
#[derive(Clone, Debug, Default)]
pub(crate) struct WrittenThing {
    /// The id in the level; of a place its class and its number.
    pub id: String,
    /// The number of the object of a map that it came from.
    pub source: Option<u32>,
    /// The id that an export gave to that object.
    pub key: Option<String>,
    /// The name that never changes of the object of a map that it came from; empty without one.
    pub iid: String,
    pub name: String,
    pub class: String,
    /// Left, top, width, height; a width and a height of 0 for a point.
    pub area: [i32; 4],
    pub properties: Vec<WrittenProperty>,
}

/// A property of a thing.
#[derive(Clone, Debug)]
pub(crate) struct WrittenProperty {
    pub name: String,
    pub value: Value,
    /// The values that it can have, if those are a few names.
    pub choices: &'static [ChoiceInfo],
    /// Whether a thing that says nothing has the same value.
    pub is_usual: bool,
}

impl WrittenThing {
    /// True for a region or a note.
    pub(crate) fn is_mark(&self) -> bool {
        matches!(self.class.as_str(), REGION | NOTE)
    }

    /// True for an area, of which the edges count; of all others the centre does: their size is that of their kind.
    pub(crate) fn is_area(&self) -> bool {
        self.is_mark() || matches!(self.class.as_str(), "goal" | "water" | "bounds" | "switcher")
    }
}

impl WrittenProperty {
    /// Makes a property that has to be written.
    pub(crate) fn new(name: &str, value: impl Into<Value>) -> Self {
        Self { name: name.to_owned(), value: value.into(), choices: &[], is_usual: false }
    }
}

/// Returns the objects of a level and its places, each a rectangle around the centre.
pub(crate) fn things_of(project: &Project, data: &LevelData, size: (i32, i32)) -> Vec<WrittenThing> {
    let level = Level::compile(project, &data.key).unwrap_or_default();
    let mut things: Vec<WrittenThing> =
        data.placements.iter().map(|placement| of_placement(project, placement, &level)).collect();
    things.extend(data.switchers.iter().map(|switcher| from_map(&switcher.extra, of_switcher(project, switcher))));
    things.extend(data.marks.iter().map(|mark| of_mark(project, mark)));
    let source = SourceObjects::of(data).unwrap_or_default();
    let mut places = vec![of_start("", &data.start)];
    let starts = data.starts.iter().map(|start| from_map(&start.extra, of_start(&start.name, &start.start)));
    places.extend(starts);
    let area = |class: &str, area: [i32; 4]| WrittenThing { class: class.into(), area, ..WrittenThing::default() };
    places.extend(data.goal.map(|goal| area("goal", [goal.x, goal.y, goal.width, goal.height])));
    places.extend(data.water.map(|y| area("water", [0, y, size.0, (size.1 - y).max(0)])));
    let bounds = data.bounds;
    let (width, height) = (bounds.right - bounds.left + 320, bounds.bottom - bounds.top + 224);
    places.push(area("bounds", [bounds.left, bounds.top, width, height]));
    let numbered = places.into_iter().enumerate();
    things.extend(numbered.map(|(number, place)| {
        // Of starts the first one is the level's own.
        let is_first = place.class != "start" || number == 0;
        let own = source.places.get(&place.class).copied().filter(|_| is_first);
        WrittenThing { id: format!("{} {number}", place.class), source: place.source.or(own), ..place }
    }));
    things
}

/// Returns the centres of the rings of a line or an arc of rings; `None` of other kinds.
pub(crate) fn rings_of(placement: &Placement, level: &Level) -> Option<Vec<(i32, i32)>> {
    let own = level.own_kinds();
    let read = read_placement(placement, own, |_| {})?;
    matches!(read.0, KindId::RingLine | KindId::RingArc).then_some(())?;
    let object = placed(0, placement, read, own);
    let Object { body, state, .. } = shown(level, &object);
    let setting = Setting { level, values: &object.values };
    let mut centres = Vec::new();
    state.hitboxes(&body, &setting, &mut |_, found| centres.push((found.x, found.y)));
    Some(centres)
}

/// Returns the properties of the project's own that a thing has. A place is two numbers, `door_x` and `door_y`; what names nothing
/// is left out. `kind` is the kind of an object, empty for other things.
pub(crate) fn own_properties(
    project: &Project,
    (owner, kind): (PropertyOwner, &str),
    values: Option<&Extra>,
) -> Vec<WrittenProperty> {
    let mut written: Vec<WrittenProperty> = Vec::new();
    for one in project.properties_on(owner, kind) {
        let value = one.value(values);
        let is_usual = value == one.initial();
        let made = |name: String, value: Value| WrittenProperty { is_usual, ..WrittenProperty::new(&name, value) };
        match (point_of(&value), value) {
            (_, Value::Null) => {}
            (Some((x, y)), _) => {
                written.push(made(format!("{}_x", one.name), x.into()));
                written.push(made(format!("{}_y", one.name), y.into()));
            }
            (None, value) => written.push(made(one.name.clone(), value)),
        }
    }
    written
}

/// Adds properties whose names are not taken.
fn add_own(properties: &mut Vec<WrittenProperty>, own: Vec<WrittenProperty>) {
    for property in own {
        if properties.iter().all(|known| known.name != property.name) {
            properties.push(property);
        }
    }
}

fn of_placement(project: &Project, placement: &Placement, level: &Level) -> WrittenThing {
    let &Placement { ref id, ref kind, x, y, flip_x, flip_y, ref extra } = placement;
    let own = level.own_kinds();
    let (field, kept) = kept(extra).unzip();
    let mut properties: Vec<WrittenProperty> = Vec::new();
    let said = |(name, value): (&String, &Value)| WrittenProperty::new(name, value.clone());
    let mut half = (UNKNOWN, UNKNOWN);
    match read_placement(placement, own, |_| {}) {
        Some(read) => {
            let object = placed(0, placement, read, own);
            half = half_size(level, &object);
            let parameters = parameters_of(object.kind, &object.values, own);
            properties.extend(parameters.iter().zip(object.values).map(|(parameter, value)| WrittenProperty {
                choices: if let ValueKind::Choice(choices) = parameter.kind { choices } else { &[] },
                is_usual: value == parameter.default,
                ..WrittenProperty::new(parameter.name, parameter.kind.write(value))
            }));
        }
        None => {
            let is_said = |(name, _): &(&String, &Value)| Some(name.as_str()) != field && *name != PROPERTIES;
            properties.extend(extra.iter().filter(is_said).map(said));
        }
    }
    let own = own_properties(project, (PropertyOwner::Object, kind), properties_of(extra));
    if let Some(Value::Object(more)) = kept.and_then(|kept| kept.get("properties")) {
        let is_set = |name: &String| own.iter().any(|property| property.name == *name && !property.is_usual);
        properties.extend(more.iter().filter(|(name, _)| !is_set(name)).map(said));
    }
    add_own(&mut properties, own);
    for (name, is_on) in [("flip_x", flip_x), ("flip_y", flip_y)] {
        properties.extend(is_on.then(|| WrittenProperty::new(name, true)));
    }
    let text = |name: &str| kept.and_then(|kept| kept.get(name)).and_then(Value::as_str).unwrap_or_default().to_owned();
    let thing = WrittenThing {
        id: id.0.to_string(),
        iid: text("iid"),
        name: text("name"),
        class: kind.clone(),
        area: [x - half.0, y - half.1, half.0 * 2, half.1 * 2],
        properties,
        ..WrittenThing::default()
    };
    from_map(extra, thing)
}

/// A thing with what it keeps of the object that it came from.
fn from_map(extra: &Extra, thing: WrittenThing) -> WrittenThing {
    let Some((_, kept)) = kept(extra) else { return thing };
    let source = kept.get("id").and_then(Value::as_u64).and_then(|id| u32::try_from(id).ok());
    let key = kept.get("key").and_then(Value::as_str).map(str::to_owned);
    WrittenThing { source, key, ..thing }
}

fn of_switcher(project: &Project, switcher: &LayerSwitcher) -> WrittenThing {
    let half = i32::from(switcher.half_length);
    // As thin as its line, but for what can be clicked.
    let thin = 8.min(half - 1).max(0);
    let (across, down) = match switcher.orientation {
        Orientation::Vertical => (thin, half),
        Orientation::Horizontal => (half, thin),
    };
    let side = |name: &str, of: SwitcherSide| {
        let in_front = WrittenProperty::new(&format!("{name}_in_front"), of.high_priority);
        [WrittenProperty::new(&format!("{name}_layer"), layer(of.layer)), in_front]
    };
    let mut properties: Vec<WrittenProperty> = Vec::new();
    properties.extend(side("right_or_below", switcher.right_or_below));
    properties.extend(side("left_or_above", switcher.left_or_above));
    for (name, is_on) in [("grounded_only", switcher.grounded_only), ("priority_only", switcher.priority_only)] {
        properties.extend(is_on.then(|| WrittenProperty::new(name, true)));
    }
    let own = own_properties(project, (PropertyOwner::Switcher, ""), properties_of(&switcher.extra));
    add_own(&mut properties, own);
    WrittenThing {
        id: switcher.id.0.to_string(),
        class: "switcher".to_owned(),
        area: [switcher.x - across, switcher.y - down, across * 2, down * 2],
        properties,
        ..WrittenThing::default()
    }
}

fn of_mark(project: &Project, mark: &LevelMark) -> WrittenThing {
    let &LevelMark { ref id, kind, ref name, x, y, width, height, ref text, ref extra, .. } = mark;
    let mut properties = Vec::new();
    let kinds = [(MarkKind::ToDo, "to_do"), (MarkKind::Done, "done")];
    properties
        .extend(kinds.iter().find(|(known, _)| *known == kind).map(|(_, name)| WrittenProperty::new("kind", *name)));
    properties.extend((!text.is_empty()).then(|| WrittenProperty::new("text", text.as_str())));
    let kept = kept(extra).map(|(_, kept)| kept);
    if kind.is_region() {
        let own = own_properties(project, (PropertyOwner::Region, ""), properties_of(extra));
        if let Some(Value::Object(more)) = kept.and_then(|kept| kept.get("properties")) {
            let is_free = |name: &String| own.iter().all(|property| property.name != *name);
            let more = more.iter().filter(|(name, _)| is_free(name));
            properties.extend(more.map(|(name, value)| WrittenProperty::new(name, value.clone())));
        }
        add_own(&mut properties, own);
    }
    let thing = WrittenThing {
        id: id.0.to_string(),
        iid: kept.and_then(|kept| kept.get("iid")).and_then(Value::as_str).unwrap_or_default().to_owned(),
        name: name.clone(),
        class: if kind.is_region() { REGION } else { NOTE }.to_owned(),
        area: [x, y, width.max(0), height.max(0)],
        properties,
        ..WrittenThing::default()
    };
    from_map(extra, thing)
}

fn of_start(name: &str, start: &Start) -> WrittenThing {
    let mut properties = vec![WrittenProperty::new("character", start.character.name())];
    properties.extend(start.partner.map(|partner| WrittenProperty::new("partner", partner.name())));
    if start.layer == TileLayer::B {
        properties.push(WrittenProperty::new("layer", layer(start.layer)));
    }
    if start.faces_left {
        properties.push(WrittenProperty::new("faces_left", true));
    }
    let area = [start.x, start.y, 0, 0];
    WrittenThing { name: name.to_owned(), class: "start".to_owned(), area, properties, ..WrittenThing::default() }
}

/// Half the size of what an object is solid or touched with, at least of what can be clicked.
fn half_size(level: &Level, object: &PlacedObject) -> (i32, i32) {
    let Object { body, state, .. } = shown(level, object);
    let setting = Setting { level, values: &object.values };
    let mut half = (8, 8);
    let mut grow = |width: u16, height: u16| half = (half.0.max(i32::from(width)), half.1.max(i32::from(height)));
    grow(body.hitbox.half_width, body.hitbox.half_height);
    if let Some(solid) = state.solid(&body, &setting) {
        grow(solid.half_width as u16, solid.half_height as u16);
    }
    half
}

fn layer(layer: TileLayer) -> Value {
    match layer {
        TileLayer::A => "A".into(),
        TileLayer::B => "B".into(),
    }
}
