//! Properties of a project's own: typed values on its levels, objects, blocks, solid tiles and others that mean something to the
//! game that is made of it, and nothing to the physics.

use super::{Extra, LevelData, Placement, PlacementId, Rgb, Tileset};
use crate::serial::{capped, is_usual};
use crate::tiles::{BlockId, TileId};
use crate::value::Unit;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// Properties that a project can define.
pub const MOST_PROPERTIES: usize = 256;
/// Choices that a property can have.
pub const MOST_PROPERTY_CHOICES: usize = 256;
/// The field of a placed object or a layer switcher that holds the values of its own properties.
pub const PROPERTIES: &str = "properties";

/// A thing that has properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PropertyOwner {
    /// The project: the default is the value.
    Project,
    /// A level.
    Level,
    /// A placed object.
    Object,
    /// A layer switcher.
    Switcher,
    /// A region of a level.
    Region,
    /// A block of a tileset.
    Block,
    /// A solid tile of a tileset.
    Tile,
}

/// A part of a tileset that has properties, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PropertyPart {
    /// A block.
    Block(BlockId),
    /// A solid tile.
    Tile(TileId),
}

impl PropertyPart {
    /// The kind of thing that it is.
    pub const fn owner(self) -> PropertyOwner {
        match self {
            Self::Block(_) => PropertyOwner::Block,
            Self::Tile(_) => PropertyOwner::Tile,
        }
    }

    /// Its place in the file of the tileset.
    fn place(self) -> String {
        match self {
            Self::Block(block) => format!("blocks[{block}]"),
            Self::Tile(tile) => format!("tiles[{tile}]"),
        }
    }

    /// The part at a place in the file of a tileset; `None` for another place.
    fn at(place: &str) -> Option<Self> {
        let number = |list: &str| place.strip_prefix(list)?.strip_prefix('[')?.strip_suffix(']');
        let block = || number("blocks")?.parse().ok().map(Self::Block);
        number("tiles").and_then(|number| number.parse().ok()).map(Self::Tile).or_else(block)
    }
}

impl Tileset {
    /// The values of the own properties of a block or a solid tile.
    pub fn properties_of(&self, part: PropertyPart) -> Option<&Extra> {
        properties_of(self.inner_extra.get(&part.place())?)
    }

    /// Gives a block or a solid tile a value of a property of its own; `None` takes it away.
    pub fn set_property(&mut self, part: PropertyPart, name: &str, value: Option<Value>) {
        let inner = Arc::make_mut(&mut self.inner_extra);
        let extra = inner.entry(part.place()).or_default();
        set_property(extra, name, value);
        if extra.is_empty() {
            inner.remove(&part.place());
        }
    }

    /// The blocks and the solid tiles that have values of own properties, with these values.
    pub fn parts_with_properties(&self) -> impl Iterator<Item = (PropertyPart, &Extra)> {
        self.inner_extra.iter().filter_map(|(place, extra)| Some((PropertyPart::at(place)?, properties_of(extra)?)))
    }
}

/// The values that a property takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PropertyKind {
    /// A whole number.
    Number {
        /// The least number.
        min: i32,
        /// The greatest number.
        max: i32,
        /// The unit of the number.
        #[serde(default, skip_serializing_if = "is_usual")]
        unit: Unit,
    },
    /// Off or on: `true` or `false`.
    Flag,
    /// A text.
    Text,
    /// One of several words.
    Choice {
        /// The words.
        #[serde(default, deserialize_with = "capped::<_, _, MOST_PROPERTY_CHOICES>")]
        #[cfg_attr(feature = "schema", schemars(length(max = MOST_PROPERTY_CHOICES)))]
        choices: Vec<String>,
    },
    /// A colour: `#rrggbb`.
    Color,
    /// The path of a file, relative to the folder of the project.
    File,
    /// An object of the same level: its id. Nothing is `null`.
    Object,
    /// A place in the level: x and y, pixels. Nothing is `null`.
    Point,
}

impl Default for PropertyKind {
    fn default() -> Self {
        Self::Number { min: 0, max: 100, unit: Unit::Plain }
    }
}

impl PropertyKind {
    /// True if a property of this kind takes a value of a file.
    pub fn takes(&self, value: &Value) -> bool {
        let whole = |value: &Value| value.as_i64().and_then(|number| i32::try_from(number).ok());
        match (self, value) {
            (Self::Number { min, max, .. }, value) => {
                whole(value).is_some_and(|number| (*min..=*max).contains(&number))
            }
            (Self::Flag, value) => value.is_boolean(),
            (Self::Text | Self::File, value) => value.is_string(),
            (Self::Choice { choices }, value) => {
                value.as_str().is_some_and(|word| choices.iter().any(|choice| choice == word))
            }
            (Self::Color, value) => value.as_str().is_some_and(|text| Rgb::of_hex(text).is_some()),
            (Self::Object, value) => value.is_null() || object_of(value).is_some(),
            (Self::Point, value) => value.is_null() || point_of(value).is_some(),
        }
    }

    /// The value of a property that says none.
    pub fn usual(&self) -> Value {
        match self {
            Self::Number { min, max, .. } => 0.clamp(*min, (*max).max(*min)).into(),
            Self::Flag => false.into(),
            Self::Text | Self::File => "".into(),
            Self::Choice { choices } => choices.first().map_or("", String::as_str).into(),
            Self::Color => Rgb::default().to_string().into(),
            Self::Object | Self::Point => Value::Null,
        }
    }

    /// The values that it takes, in words.
    pub fn expects(&self) -> String {
        match self {
            Self::Number { min, max, .. } => format!("a whole number from {min} to {max}"),
            Self::Flag => "true or false".to_owned(),
            Self::Text => "a text".to_owned(),
            Self::Choice { choices } => {
                let words: Vec<String> = choices.iter().map(|word| format!("\"{word}\"")).collect();
                format!("one of {}", words.join(", "))
            }
            Self::Color => "a colour, as \"#ff8000\"".to_owned(),
            Self::File => "the path of a file".to_owned(),
            Self::Object => "the id of an object, 16 hexadecimal digits".to_owned(),
            Self::Point => "a place, as [320, 200]".to_owned(),
        }
    }
}

/// The id of the object that a value names; `None` for other values.
pub fn object_of(value: &Value) -> Option<PlacementId> {
    serde_json::from_value(value.clone()).ok()
}

/// The value that names an object.
pub fn value_of_object(id: PlacementId) -> Value {
    serde_json::to_value(id).unwrap_or_default()
}

/// The place that a value names, pixels; `None` for other values.
pub fn point_of(value: &Value) -> Option<(i32, i32)> {
    let number = |value: &Value| value.as_i64().and_then(|number| i32::try_from(number).ok());
    match value.as_array()?.as_slice() {
        [x, y] => Some((number(x)?, number(y)?)),
        _ => None,
    }
}

/// A property that a project defines.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PropertyDefinition {
    /// The name in files: letters from A to Z, digits and underscores.
    pub name: String,
    /// The label in the Inspector. The name is shown if it is empty.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub label: String,
    /// The help in the Inspector.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub help: String,
    /// The things that have it.
    #[serde(default)]
    pub on: Vec<PropertyOwner>,
    /// The kinds of objects that have it. All have it if none is named.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub kinds: Vec<String>,
    /// The values that it takes.
    #[serde(flatten)]
    pub kind: PropertyKind,
    /// The value of things that say none.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub default: Value,
}

/// A thing gives a property a value that it cannot take; the default stands instead.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("property `{name}` takes {expected}, not {found}; {default} is used")]
pub struct PropertyError {
    /// The name of the property.
    pub name: String,
    /// The accepted values, in words.
    pub expected: String,
    /// The value found, in JSON.
    pub found: String,
    /// The default in place of it, in JSON.
    pub default: String,
}

impl PropertyDefinition {
    /// True if a name can be a property's: letters from A to Z, digits and underscores, as names of variables are.
    pub fn is_name(name: &str) -> bool {
        let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        !name.is_empty() && name.len() <= 60 && name.bytes().all(is_letter)
    }

    /// Returns the label, or the name if there is no label.
    pub fn shown_label(&self) -> &str {
        if self.label.is_empty() { &self.name } else { &self.label }
    }

    /// The value of things that say none.
    pub fn initial(&self) -> Value {
        if self.kind.takes(&self.default) { self.default.clone() } else { self.kind.usual() }
    }

    /// True if a thing has it. `kind` is the kind of an object, empty for other things.
    pub fn is_on(&self, owner: PropertyOwner, kind: &str) -> bool {
        let is_kind = self.kinds.is_empty() || self.kinds.iter().any(|known| known == kind);
        let is_of_set = matches!(owner, PropertyOwner::Block | PropertyOwner::Tile);
        // A tileset is shown in many levels: it knows no place in one.
        let is_known = !is_of_set || !matches!(self.kind, PropertyKind::Object | PropertyKind::Point);
        self.on.contains(&owner) && is_known && (owner != PropertyOwner::Object || is_kind)
    }

    /// True if it has the name of another one, and things that have both.
    pub fn is_in_the_way(&self, other: &Self) -> bool {
        let shares = |owner: &PropertyOwner| {
            let is_kind = self.kinds.is_empty() || other.kinds.is_empty();
            let shares_kind = || is_kind || self.kinds.iter().any(|kind| other.kinds.contains(kind));
            other.on.contains(owner) && (*owner != PropertyOwner::Object || shares_kind())
        };
        self.name == other.name && self.on.iter().any(shares)
    }

    /// Returns the value among those of a thing, or the default.
    ///
    /// # Errors
    /// A value that the property does not take.
    pub fn read(&self, values: Option<&Extra>) -> Result<Value, PropertyError> {
        match values.and_then(|values| values.get(&self.name)) {
            None => Ok(self.initial()),
            Some(value) if self.kind.takes(value) => Ok(value.clone()),
            Some(value) => Err(PropertyError {
                name: self.name.clone(),
                expected: self.kind.expects(),
                found: value.to_string(),
                default: self.initial().to_string(),
            }),
        }
    }

    /// Returns the value among those of a thing; the default in place of one that the property does not take.
    pub fn value(&self, values: Option<&Extra>) -> Value {
        self.read(values).unwrap_or_else(|_| self.initial())
    }
}

/// The values of the own properties of a placed object, a layer switcher or a region, by its further fields.
pub fn properties_of(extra: &Extra) -> Option<&Extra> {
    extra.get(PROPERTIES)?.as_object()
}

/// Gives a placed object, a layer switcher or a region a value of a property of its own; `None` takes it away.
pub fn set_property(extra: &mut Extra, name: &str, value: Option<Value>) {
    let mut values = match extra.remove(PROPERTIES) {
        Some(Value::Object(values)) => values,
        _ => Extra::new(),
    };
    put_property(&mut values, name, value);
    if !values.is_empty() {
        extra.insert(PROPERTIES.to_owned(), Value::Object(values));
    }
}

/// Gives a list of values a value; `None` takes it away.
pub fn put_property(values: &mut Extra, name: &str, value: Option<Value>) {
    match value {
        Some(value) => _ = values.insert(name.to_owned(), value),
        None => _ = values.shift_remove(name),
    }
}

impl super::Project {
    /// The properties that a thing has, in their order. `kind` is the kind of an object, empty for other things.
    pub fn properties_on<'a>(
        &'a self,
        owner: PropertyOwner,
        kind: &'a str,
    ) -> impl Iterator<Item = &'a PropertyDefinition> {
        let is_named = move |one: &PropertyDefinition, name: &str| one.name == name && one.is_on(owner, kind);
        let shown = self.properties.iter().enumerate().filter(move |(_, one)| one.is_on(owner, kind));
        // Of two with one name the first one counts.
        shown
            .filter(move |(n, one)| !self.properties[..*n].iter().any(|other| is_named(other, &one.name)))
            .map(|(_, one)| one)
    }

    /// The values of the properties that the project itself has, by name.
    pub fn own_values(&self) -> Extra {
        self.properties_on(PropertyOwner::Project, "").map(|one| (one.name.clone(), one.initial())).collect()
    }

    /// The values of all properties of a level, by name.
    pub fn level_values(&self, level: &LevelData) -> Extra {
        self.values(PropertyOwner::Level, "", Some(&level.properties))
    }

    /// The values of all properties of a placed object, by name.
    pub fn object_values(&self, placement: &Placement) -> Extra {
        self.values(PropertyOwner::Object, &placement.kind, properties_of(&placement.extra))
    }

    /// The values of all properties of a thing, by name.
    pub fn values(&self, owner: PropertyOwner, kind: &str, values: Option<&Extra>) -> Extra {
        self.properties_on(owner, kind).map(|one| (one.name.clone(), one.value(values))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn definition(kind: PropertyKind, default: Value) -> PropertyDefinition {
        PropertyDefinition {
            name: "a".into(),
            on: vec![PropertyOwner::Object],
            kind,
            default,
            ..PropertyDefinition::default()
        }
    }

    #[test]
    fn blocks_and_solid_tiles_have_values_of_their_own() {
        let mut set = Tileset::default();
        Arc::make_mut(&mut set.inner_extra).entry("blocks[4]".into()).or_default().insert("later".into(), json!(1));
        let (block, tile) = (PropertyPart::Block(4), PropertyPart::Tile(4));
        set.set_property(block, "step", Some(json!("grass")));
        set.set_property(tile, "slip", Some(json!(3)));
        let all: Vec<_> = set.parts_with_properties().map(|(part, values)| (part, values.len())).collect();
        assert_eq!(all, [(block, 1), (tile, 1)]);
        assert_eq!(set.properties_of(block).and_then(|values| values.get("step")), Some(&json!("grass")));
        set.set_property(block, "step", None);
        set.set_property(tile, "slip", None);
        assert_eq!((set.properties_of(block), set.properties_of(tile)), (None, None));
        assert_eq!(set.inner_extra.keys().collect::<Vec<_>>(), ["blocks[4]"], "what is not known stays");
        assert_eq!(["tiles[x]", "tiles[]", "blocks[70000]", "drawn[1]"].map(PropertyPart::at), [None; 4]);
        let on = vec![PropertyOwner::Tile, PropertyOwner::Object];
        let point = PropertyDefinition { on, kind: PropertyKind::Point, ..PropertyDefinition::default() };
        assert!(point.is_on(PropertyOwner::Object, "") && !point.is_on(PropertyOwner::Tile, ""));
    }

    #[test]
    fn kinds_take_their_values_only() {
        let number = PropertyKind::Number { min: -2, max: 9, unit: Unit::Pixels };
        let choice = PropertyKind::Choice { choices: vec!["red".into(), "blue".into()] };
        let id = PlacementId(0x00ab_cdef_0123_4567);
        let table = [
            (number, json!(-2), vec![json!(10), json!(1.5), json!("3"), json!(null), json!(1_i64 << 40)], json!(0)),
            (PropertyKind::Flag, json!(true), vec![json!(1), json!("true"), json!(null)], json!(false)),
            (PropertyKind::Text, json!("Hello, \"you\""), vec![json!(1), json!(["a"])], json!("")),
            (choice, json!("blue"), vec![json!("green"), json!(0)], json!("red")),
            (PropertyKind::Color, json!("#ff8000"), vec![json!("red"), json!(255)], json!("#000000")),
            (PropertyKind::File, json!("music/one.ogg"), vec![json!({})], json!("")),
            (PropertyKind::Object, value_of_object(id), vec![json!("spring"), json!(4)], json!(null)),
            (PropertyKind::Point, json!([-4, 7]), vec![json!([1]), json!([1, 2, 3]), json!(["1", 2])], json!(null)),
        ];
        for (kind, good, wrong, usual) in table {
            assert!(kind.takes(&good), "{kind:?} {good}");
            assert!(kind.takes(&kind.usual()) && kind.usual() == usual, "{kind:?}");
            let one = definition(kind, good.clone());
            assert_eq!(one.initial(), good);
            for value in wrong {
                assert!(!one.kind.takes(&value), "{:?} {value}", one.kind);
                let mut extra = Extra::new();
                set_property(&mut extra, "a", Some(value.clone()));
                let error = one.read(properties_of(&extra)).expect_err("refused");
                assert!(error.to_string().starts_with(&format!("property `a` takes {}", one.kind.expects())));
                assert_eq!(one.value(properties_of(&extra)), good, "the default instead");
            }
        }
        assert_eq!(object_of(&value_of_object(id)), Some(id));
    }

    #[test]
    fn of_two_with_one_name_the_first_one_counts() {
        let one = definition(PropertyKind::Text, json!("first"));
        let other = definition(PropertyKind::Flag, json!(true));
        let project = super::super::Project {
            properties: std::sync::Arc::new(vec![one, other]),
            ..super::super::Project::default()
        };
        let values = project.values(PropertyOwner::Object, "ring", None);
        assert_eq!(Value::Object(values), json!({"a": "first"}));
    }

    #[test]
    fn values_leave_nothing_behind() {
        let mut extra: Extra = [("holds".to_owned(), json!("rings"))].into_iter().collect();
        let before = extra.clone();
        set_property(&mut extra, "a", Some(json!(1)));
        set_property(&mut extra, "b", Some(json!(2)));
        assert_eq!(extra.get(PROPERTIES), Some(&json!({"a": 1, "b": 2})));
        set_property(&mut extra, "a", None);
        set_property(&mut extra, "b", None);
        assert_eq!(extra, before);
    }

    #[test]
    fn definitions_are_for_some_things() {
        let one = PropertyDefinition { kinds: vec!["spring".into()], ..definition(PropertyKind::Flag, Value::Null) };
        assert!(one.is_on(PropertyOwner::Object, "spring") && !one.is_on(PropertyOwner::Object, "ring"));
        assert!(!one.is_on(PropertyOwner::Level, "") && !one.is_on(PropertyOwner::Switcher, ""));
        let all = PropertyDefinition { kinds: Vec::new(), ..one };
        assert!(all.is_on(PropertyOwner::Object, "ring"));
        for (name, good) in
            [("drop_2", true), ("doorTo", true), ("", false), ("a b", false), ("ä", false), ("a.b", false)]
        {
            assert_eq!(PropertyDefinition::is_name(name), good, "{name}");
        }
    }
}
