//! Objects of a map: kinds of objects, layer switchers, and the places of a level.

use crate::exchange::format::{Mapping, MappingChoice, MappingRow};
use crate::exchange::maps::cells::{FLIP_X, FLIP_Y};
use crate::exchange::maps::import::tile_list::TileList;
use crate::exchange::maps::model::{GridMap, MapObject, MapProperties, ObjectShape, flag, text};
use crate::exchange::names::placement_id;
use crate::exchange::{Report, Weight};
use crate::words::counted;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sim::objects::placed::{parameters_of, read_placement};
use sim::objects::{KINDS, kind_named};
use sim::project::{
    Area, Bounds, Extra, LayerSwitcher, LevelData, LevelMark, MarkKind, NamedStart, Orientation, OwnKinds, Placement,
    PlacementId, Start, SwitcherSide, free_name,
};
use sim::ruleset::Character;
use sim::tiles::TileLayer;
use std::collections::BTreeMap;

/// Field of a placement that keeps what a map says about it and no kind knows.
const KEPT: &str = "source";
/// The name of that field in projects of earlier versions.
const KEPT_BEFORE: &str = "tiled";

/// Property of an object by which an export knows again what it added.
pub(crate) const KEY: &str = "loopwright";

/// The objects of a map that a level came from, which the level keeps: an export changes these, and no others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SourceObjects {
    /// Numbers of the objects that came over.
    pub objects: Vec<u32>,
    /// Numbers of the objects that are places, by the name of the place; those of further starts and of switchers are kept
    /// there.
    pub places: BTreeMap<String, u32>,
    /// Pixels of the level at which the map's place 0, 0 is.
    pub origin: (i32, i32),
    /// The targets that the user chose for layers and objects.
    pub mapping: Mapping,
}

impl SourceObjects {
    /// Returns what a level keeps; nothing if it came from no map with numbered objects.
    pub(crate) fn of(data: &LevelData) -> Option<Self> {
        serde_json::from_value(data.extra.get(KEPT)?.clone()).ok()
    }
}

/// Returns what a placement keeps of the map that it came from, and the name of that field.
pub(crate) fn kept(extra: &Extra) -> Option<(&'static str, &Value)> {
    [KEPT, KEPT_BEFORE].into_iter().find_map(|name| Some((name, extra.get(name)?)))
}

/// Returns what the object of a map says about a placement beyond what has a place here, by name.
pub(super) fn kept_properties(extra: &Extra) -> Option<&Map<String, Value>> {
    kept(extra)?.1.get("properties")?.as_object()
}

/// Takes one of those away.
pub(super) fn forget_kept(extra: &mut Extra, name: &str) {
    let Some(Value::Object(kept)) = extra.get_mut(KEPT) else { return };
    if let Some(Value::Object(properties)) = kept.get_mut("properties") {
        properties.shift_remove(name);
        if properties.is_empty() {
            kept.shift_remove("properties");
        }
    }
    if kept.is_empty() {
        extra.shift_remove(KEPT);
    }
}

/// Pixels of the camera's view.
const VIEW: (i32, i32) = (320, 224);
/// Pixels from the centre of a standing player to the ground.
const FEET: i32 = 20;

/// The target of the objects of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ObjectTarget {
    /// The start of the player.
    Start,
    /// The area that ends the level.
    Goal,
    /// The surface of the water.
    Water,
    /// The limits of the camera.
    Bounds,
    /// A layer switcher.
    Switcher,
    /// A region.
    Region,
    /// A note.
    Note,
    /// An object of a kind.
    Kind(String),
    /// Art: the tile that a tile object shows.
    Art,
    /// Left out.
    LeftOut,
}

/// The names of places in mappings, with their labels.
const PLACES: [(ObjectTarget, &str, &str); 9] = [
    (ObjectTarget::Start, "start", "Start"),
    (ObjectTarget::Goal, "goal", "Goal"),
    (ObjectTarget::Water, "water", "Water"),
    (ObjectTarget::Bounds, "bounds", "Camera limits"),
    (ObjectTarget::Switcher, "switcher", "Layer switcher"),
    (ObjectTarget::Region, "region", "Region"),
    (ObjectTarget::Note, "note", "Note"),
    (ObjectTarget::Art, "art", "Art"),
    (ObjectTarget::LeftOut, "none", "Left out"),
];

/// The number of these that are known by their names.
const NAMED: usize = PLACES.len() - 2;

/// Words that other makers of levels use, and what they mean.
const SYNONYMS: [(&str, &str); 30] = [
    ("player", "start"),
    ("playerstart", "start"),
    ("playerspawn", "start"),
    ("spawn", "start"),
    ("spawnpoint", "start"),
    ("hero", "start"),
    ("exit", "goal"),
    ("finish", "goal"),
    ("levelend", "goal"),
    ("waterlevel", "water"),
    ("camera", "bounds"),
    ("cameralimits", "bounds"),
    ("layerswitcher", "switcher"),
    ("pathswapper", "switcher"),
    ("pathswitcher", "switcher"),
    ("planeswitcher", "switcher"),
    ("coin", "ring"),
    ("coins", "ring"),
    ("itembox", "monitor"),
    ("starpost", "checkpoint"),
    ("signpost", "goalpost"),
    ("forcespin", "rollswitcher"),
    ("planeswitch", "switcher"),
    ("area", "region"),
    ("zone", "region"),
    ("trigger", "region"),
    ("triggerarea", "region"),
    ("triggerzone", "region"),
    ("comment", "note"),
    ("todo", "note"),
];

impl ObjectTarget {
    /// Returns the name in mappings.
    fn name(&self) -> &str {
        match self {
            Self::Kind(kind) => kind,
            place => PLACES.iter().find(|(known, ..)| known == place).map_or("", |(_, name, _)| name),
        }
    }

    /// Returns what a name in mappings means: a place, else a kind.
    pub(super) fn named(name: &str) -> Self {
        let place = PLACES.iter().find(|(_, known, _)| *known == name).map(|(target, ..)| target.clone());
        place.unwrap_or_else(|| Self::Kind(name.to_owned()))
    }

    /// Returns what objects of a class become if the user says nothing: what is called like that here, else an object of that
    /// unknown kind, which keeps all it has.
    pub(super) fn usual(class: &str, is_tile: bool) -> Self {
        if class.is_empty() {
            return if is_tile { Self::Art } else { Self::LeftOut };
        }
        let plain = plain(class);
        let meant = SYNONYMS.iter().find(|(word, _)| *word == plain).map_or(plain.as_str(), |(_, meant)| meant);
        if let Some((target, ..)) = PLACES[..NAMED].iter().find(|(_, name, _)| *name == meant) {
            return target.clone();
        }
        let is_it = |name: &str| self::plain(name) == meant;
        let known = KINDS.iter().map(|kind| kind.info()).find(|info| is_it(info.name) || is_it(info.title));
        Self::Kind(known.map_or_else(|| kind_name(class), |info| info.name.to_owned()))
    }
}

/// Returns the name of the place that objects of a class become if the user says nothing; `None` of other objects.
pub(crate) fn place_named(class: &str) -> Option<&'static str> {
    let target = ObjectTarget::usual(class, false);
    PLACES[..NAMED].iter().find(|(place, ..)| *place == target).map(|(_, name, _)| *name)
}

/// A name without what does not count: case, spaces, hyphens.
fn plain(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

/// The name of a kind that this version does not know, as project files write names.
fn kind_name(class: &str) -> String {
    let plain: String = class.chars().map(|c| if c.is_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect();
    plain.trim_matches('_').to_owned()
}

/// Returns the class that an object goes by: its own, that of its tile, its name.
pub(super) fn class_of<'a>(object: &'a MapObject, map: &'a GridMap, tiles: &TileList) -> &'a str {
    let of_tile = || {
        let tile = &tiles.tiles[tiles.find(object.tile?)?];
        let declared = map.tilesets.get(tile.set)?.tileset.tiles.get(&tile.id)?;
        Some(declared.class.as_str()).filter(|class| !class.is_empty())
    };
    match object.class.as_str() {
        "" => of_tile().unwrap_or(&object.name),
        class => class,
    }
}

/// Returns the rows of a mapping for classes of objects: each with what it becomes.
pub(super) fn object_rows<'a>(classes: impl Iterator<Item = (&'a String, usize, &'a ObjectTarget)>) -> Vec<MappingRow> {
    let mut choices: Vec<MappingChoice> =
        PLACES.iter().map(|(_, name, label)| MappingChoice { name: (*name).into(), label: (*label).into() }).collect();
    let mut kinds: Vec<_> = KINDS.iter().map(|kind| kind.info()).filter(|info| !info.name.is_empty()).collect();
    kinds.sort_by_key(|info| info.title);
    choices.extend(kinds.iter().map(|info| MappingChoice { name: info.name.into(), label: info.title.into() }));
    let row = |(class, count, target): (&String, usize, &ObjectTarget)| {
        let mut choices = choices.clone();
        let name = target.name().to_owned();
        if choices.iter().all(|choice| choice.name != name) {
            choices.push(MappingChoice { name: name.clone(), label: name.clone() });
        }
        MappingRow { name: class.clone(), detail: counted(count, "object"), choice: name, choices }
    };
    classes.map(row).collect()
}

/// The objects of a map under way.
pub(super) struct ThingReader<'a> {
    pub map: &'a GridMap,
    pub tiles: &'a TileList,
    /// The name of the map, which ids are made of.
    pub name: &'a str,
    /// Pixels of the level at which the map's place 0, 0 lies.
    pub origin: (i32, i32),
    pub targets: &'a BTreeMap<String, ObjectTarget>,
    pub kinds: &'a OwnKinds,
    /// The numbers of objects that came over, by target.
    counts: BTreeMap<String, usize>,
    starts: usize,
    order: usize,
    source: SourceObjects,
}

impl<'a> ThingReader<'a> {
    pub(super) fn new(
        (map, tiles): (&'a GridMap, &'a TileList),
        (name, origin): (&'a str, (i32, i32)),
        targets: &'a BTreeMap<String, ObjectTarget>,
        kinds: &'a OwnKinds,
    ) -> Self {
        Self {
            map,
            tiles,
            name,
            origin,
            targets,
            kinds,
            counts: BTreeMap::new(),
            starts: 0,
            order: 0,
            source: SourceObjects::default(),
        }
    }

    /// Adds an object of a layer to a level, moved as its layer is.
    pub(super) fn add(&mut self, object: &MapObject, offset: (f64, f64), data: &mut LevelData, report: &mut Report) {
        let class = class_of(object, self.map, self.tiles);
        self.order += 1;
        let Some(target) = self.targets.get(class) else { return };
        let area = self.area(object, offset);
        let (x, y) = (area.x + area.width / 2, area.y + area.height / 2);
        match target {
            ObjectTarget::Art => return,
            ObjectTarget::LeftOut => {
                let text = if class.is_empty() {
                    "objects without a class: they become nothing".to_owned()
                } else {
                    format!("objects of the class {class}: they become nothing")
                };
                return report.add(self.name, Weight::Lost, text);
            }
            ObjectTarget::Start => self.start(object, &area, data),
            ObjectTarget::Goal => {
                let Area { width, height, .. } = area;
                let grown = |length: i32| if length == 0 { 32 } else { length };
                let (width, height) = (grown(width), grown(height));
                if data.goal.is_some() {
                    report.add(self.name, Weight::Lost, "a second goal: a level has one");
                    return;
                }
                data.goal = Some(Area { x: x - width / 2, y: y - height / 2, width, height });
            }
            ObjectTarget::Water => data.water = Some(area.y),
            ObjectTarget::Bounds => {
                let (right, bottom) = (area.x + area.width - VIEW.0, area.y + area.height - VIEW.1);
                data.bounds =
                    Bounds { left: area.x, top: area.y, right: right.max(area.x), bottom: bottom.max(area.y) };
            }
            ObjectTarget::Switcher => data.switchers.push(self.switcher(object, &area)),
            ObjectTarget::Region => data.marks.push(self.mark(object, &area, false)),
            ObjectTarget::Note => data.marks.push(self.mark(object, &area, true)),
            ObjectTarget::Kind(kind) => {
                let placement = self.placement(object, kind, (x, y));
                if object.rotation != 0.0 {
                    let text = format!("{class}: turned objects stand upright; their angle is kept");
                    report.add(self.name, Weight::Note, text);
                }
                data.placements.push(placement);
            }
        }
        *self.counts.entry(target.name().to_owned()).or_default() += 1;
        if object.id != 0 {
            self.source.objects.push(object.id);
            if !matches!(target, ObjectTarget::Kind(_)) {
                self.source.places.entry(target.name().to_owned()).or_insert(object.id);
            }
        }
    }

    /// Has a level keep which objects came over, if they have numbers.
    pub(super) fn keep(self, data: &mut LevelData, mapping: &Mapping) {
        let source = SourceObjects { origin: self.origin, mapping: mapping.clone(), ..self.source };
        if !source.objects.is_empty()
            && let Ok(value) = serde_json::to_value(source)
        {
            data.extra.insert(KEPT.to_owned(), value);
        }
    }

    /// Reports how many objects of each kind came over.
    pub(super) fn report(&self, report: &mut Report) {
        for (name, count) in &self.counts {
            let objects = counted(*count, "object");
            let known = PLACES.iter().any(|(_, place, _)| place == name)
                || kind_named(name).is_some()
                || self.kinds.kinds.iter().any(|kind| kind.name == *name);
            let text = format!("{objects} as {name}");
            if known {
                report.add(self.name, Weight::Done, text);
            } else {
                report.add(self.name, Weight::Note, format!("{text}: no such kind is known; kept, and does nothing"));
            }
        }
    }

    /// The rectangle of an object in the level, upright.
    fn area(&self, object: &MapObject, offset: (f64, f64)) -> Area {
        let (width, height) = object.size;
        // From the object's place to its middle: tile objects stand on their place.
        let middle = match (&object.shape, object.tile) {
            (_, Some(tile)) => self.alignment(tile, (width, height)),
            (ObjectShape::Polygon(points) | ObjectShape::Line(points), _) => {
                let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
                for (x, y) in points {
                    low = (low.0.min(*x), low.1.min(*y));
                    high = (high.0.max(*x), high.1.max(*y));
                }
                if points.is_empty() { (0.0, 0.0) } else { ((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0) }
            }
            _ => (width / 2.0, height / 2.0),
        };
        let (sine, cosine) = object.rotation.to_radians().sin_cos();
        let turned = (middle.0 * cosine - middle.1 * sine, middle.0 * sine + middle.1 * cosine);
        // Quarters of a turn swap the sides.
        let is_across = (object.rotation / 90.0).round() as i64 % 2 != 0;
        let (width, height) = if is_across { (height, width) } else { (width, height) };
        let at = |place: f64, offset: f64, middle: f64, origin: i32, length: f64| {
            pixels(place + offset + middle - length / 2.0).saturating_add(origin)
        };
        Area {
            x: at(object.at.0, offset.0, turned.0, self.origin.0, width),
            y: at(object.at.1, offset.1, turned.1, self.origin.1, height),
            width: pixels(width),
            height: pixels(height),
        }
    }

    /// From the place of a tile object to its middle, as its tileset aligns it.
    fn alignment(&self, tile: u32, (width, height): (f64, f64)) -> (f64, f64) {
        let set = self.tiles.find(tile).map(|tile| self.tiles.tiles[tile].set);
        let alignment =
            set.and_then(|set| self.map.tilesets.get(set)).map_or("", |used| used.tileset.alignment.as_str());
        middle_of(alignment, (width, height))
    }

    fn start(&mut self, object: &MapObject, area: &Area, data: &mut LevelData) {
        let named = |name: &str| text(&object.properties, name).map(str::to_ascii_lowercase);
        let of_name = |name: &str| Character::ALL.into_iter().find(|character| character.name() == name);
        let character = named("character").and_then(|name| of_name(&name)).or_else(|| of_name(&plain(&object.name)));
        let is_point = (area.width, area.height) == (0, 0);
        let y = if is_point { area.y } else { area.y + area.height - FEET };
        let start = Start {
            x: area.x + area.width / 2,
            y,
            character: character.unwrap_or_default(),
            partner: named("partner").and_then(|name| of_name(&name)),
            layer: layer_of(&object.properties, "layer"),
            faces_left: flag(&object.properties, "faces_left")
                .unwrap_or(object.tile.is_some_and(|tile| tile & FLIP_X != 0)),
            ..Start::default()
        };
        self.starts += 1;
        if self.starts == 1 {
            data.start = start;
            return;
        }
        let usual = if object.name.is_empty() { format!("Start {}", self.starts) } else { object.name.clone() };
        let name = free_name(&usual, " ", |name| data.starts.iter().all(|start| start.name != name));
        data.starts.push(NamedStart { name, start, extra: source_of(object) });
    }

    /// Whether the map has a start.
    pub(super) const fn has_start(&self) -> bool {
        self.starts > 0
    }

    fn switcher(&self, object: &MapObject, area: &Area) -> LayerSwitcher {
        let is_flat = area.width > area.height;
        let half = (area.width.max(area.height) / 2).clamp(1, i32::from(u16::MAX)) as u16;
        let is_on = |name: &str| flag(&object.properties, name).unwrap_or(false);
        let side = |name: &str, usual: TileLayer| SwitcherSide {
            layer: if text(&object.properties, &format!("{name}_layer")).is_some() {
                layer_of(&object.properties, &format!("{name}_layer"))
            } else {
                usual
            },
            high_priority: is_on(&format!("{name}_in_front")),
        };
        LayerSwitcher {
            id: own_id(object).unwrap_or_else(|| placement_id(self.name, "switcher", self.order)),
            x: area.x + area.width / 2,
            y: area.y + area.height / 2,
            orientation: if is_flat { Orientation::Horizontal } else { Orientation::Vertical },
            half_length: half,
            right_or_below: side("right_or_below", TileLayer::B),
            left_or_above: side("left_or_above", TileLayer::A),
            grounded_only: is_on("grounded_only"),
            priority_only: is_on("priority_only"),
            extra: source_of(object),
        }
    }

    fn mark(&self, object: &MapObject, area: &Area, is_note: bool) -> LevelMark {
        let said = |name: &str| text(&object.properties, name).unwrap_or_default().to_owned();
        let kind = match said("kind").as_str() {
            _ if !is_note => MarkKind::Region,
            "to_do" => MarkKind::ToDo,
            "done" => MarkKind::Done,
            _ => MarkKind::Note,
        };
        let name = Some(said("name")).filter(|name| !name.is_empty()).unwrap_or_else(|| object.name.clone());
        let is_point = flag(&object.properties, "point").unwrap_or(false);
        let (width, height) = if is_point { (0, 0) } else { (area.width, area.height) };
        let mut extra = source_of(object);
        let is_known = |name: &str| matches!(name, "name" | "kind" | "text" | "point" | KEY);
        let more = object.properties.iter().filter(|(name, _)| !is_known(name));
        let more: Map<String, Value> = more.map(|(name, of)| (name.clone(), of.value.clone())).collect();
        if !more.is_empty()
            && let Value::Object(kept) = extra.entry(KEPT).or_insert_with(|| Map::new().into())
        {
            kept.insert("properties".into(), more.into());
        }
        LevelMark {
            id: own_id(object).unwrap_or_else(|| placement_id(self.name, "mark", self.order)),
            kind,
            name,
            x: area.x,
            y: area.y,
            width,
            height,
            text: said("text"),
            color: None,
            extra,
        }
    }

    fn placement(&self, object: &MapObject, kind: &str, (x, y): (i32, i32)) -> Placement {
        let flips = object.tile.unwrap_or(0);
        let is_on = |name: &str, bit: u32| flag(&object.properties, name).unwrap_or(flips & bit != 0);
        let mut placement = Placement {
            id: own_id(object).unwrap_or_else(|| placement_id(self.name, "object", self.order)),
            kind: kind.to_owned(),
            x,
            y,
            flip_x: is_on("flip_x", FLIP_X),
            flip_y: is_on("flip_y", FLIP_Y),
            extra: Extra::default(),
        };
        let known: Vec<String> = match read_placement(&placement, self.kinds, |_| {}) {
            Some((kind, values)) => {
                parameters_of(kind, &values, self.kinds).iter().map(|parameter| parameter.name.to_owned()).collect()
            }
            None => Vec::new(),
        };
        let mut kept = Map::new();
        for (name, property) in &object.properties {
            if matches!(name.as_str(), "flip_x" | "flip_y" | KEY) {
                continue;
            }
            if known.contains(name) {
                placement.extra.insert(name.clone(), whole(&property.value));
            } else {
                kept.insert(name.clone(), property.value.clone());
            }
        }
        let mut more = number_of(object);
        if !object.iid.is_empty() {
            more.insert("iid".into(), object.iid.clone().into());
        }
        if !object.name.is_empty() {
            more.insert("name".into(), object.name.clone().into());
        }
        if object.rotation != 0.0 {
            more.insert("rotation".into(), object.rotation.into());
        }
        if !kept.is_empty() {
            more.insert("properties".into(), kept.into());
        }
        if !more.is_empty() {
            placement.extra.insert(KEPT.into(), more.into());
        }
        placement
    }
}

/// The number of an object and its key, as a thing keeps them; nothing of an object without.
fn number_of(object: &MapObject) -> Map<String, Value> {
    let mut more = Map::new();
    if object.id != 0 {
        more.insert("id".into(), object.id.into());
    }
    if let Some(key) = text(&object.properties, KEY) {
        more.insert("key".into(), key.into());
    }
    more
}

/// The same, as fields of a thing.
fn source_of(object: &MapObject) -> Extra {
    let mut more = number_of(object);
    if !object.iid.is_empty() {
        more.insert("iid".into(), object.iid.clone().into());
    }
    if more.is_empty() { Extra::default() } else { [(KEPT.to_owned(), more.into())].into_iter().collect() }
}

/// The id of a thing that an export has added.
fn own_id(object: &MapObject) -> Option<PlacementId> {
    text(&object.properties, KEY)?.parse().ok().map(PlacementId)
}

/// From the place of a tile object to its middle, by the name of the alignment.
pub(super) fn middle_of(alignment: &str, (width, height): (f64, f64)) -> (f64, f64) {
    let x = match alignment {
        "topright" | "right" | "bottomright" => -width / 2.0,
        "top" | "center" | "bottom" => 0.0,
        _ => width / 2.0,
    };
    let y = match alignment {
        "topleft" | "top" | "topright" => height / 2.0,
        "left" | "center" | "right" => 0.0,
        _ => -height / 2.0,
    };
    (x, y)
}

/// A number without a fraction if it has none: kinds take whole numbers.
fn whole(value: &Value) -> Value {
    match value.as_f64() {
        Some(number) if value.is_f64() && number.fract() == 0.0 && number.abs() < 1e9 => Value::from(number as i64),
        _ => value.clone(),
    }
}

fn layer_of(properties: &MapProperties, name: &str) -> TileLayer {
    match text(properties, name) {
        Some(layer) if layer.eq_ignore_ascii_case("b") => TileLayer::B,
        _ => TileLayer::A,
    }
}

/// The nearest whole pixel, within what a level can have.
pub(super) fn pixels(length: f64) -> i32 {
    (length.round() as i32).clamp(-(1 << 20), 1 << 20)
}
