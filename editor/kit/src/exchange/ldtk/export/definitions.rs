//! Definitions that levels refer to: found if a project has them, else added.

use crate::exchange::ldtk::export::names::identifier;
use crate::exchange::maps::export::things::{WrittenProperty, WrittenThing};
use crate::exchange::maps::export::tree::JsonTree;
use serde_json::{Value, json};
use sim::project::free_name;
use sim::value::ChoiceInfo;
use std::collections::BTreeMap;

/// The beginning of the notes of definitions that belong to this program; the role of a layer follows.
pub(in crate::exchange::ldtk) const NOTE: &str = "Loopwright: ";

/// The definitions of a project under way.
pub(super) struct Definitions<'a> {
    defs: &'a mut JsonTree,
    next: i64,
    entities: BTreeMap<String, EntityDefinition>,
    /// Definitions of the user, by number.
    foreign: BTreeMap<i64, EntityDefinition>,
}

/// A layer of cells or of entities.
#[derive(Clone, Debug)]
pub(super) struct DefinedLayer {
    pub uid: i64,
    pub identifier: String,
    /// `Tiles`, `IntGrid` or `Entities`.
    pub kind: &'static str,
    /// The tileset and its file, of a layer of tiles.
    pub tileset: Option<(i64, String)>,
}

/// A kind of entity.
#[derive(Clone, Debug)]
pub(super) struct EntityDefinition {
    pub uid: i64,
    pub identifier: String,
    pub color: String,
    /// Fields by name: number and type.
    pub fields: BTreeMap<String, (i64, String)>,
}

impl<'a> Definitions<'a> {
    /// Begins with the definitions of a project, and the next number that it gives.
    pub(super) fn new(defs: &'a mut JsonTree, next: i64) -> Self {
        Self { defs, next, entities: BTreeMap::new(), foreign: BTreeMap::new() }
    }

    /// Returns the next number that the project gives.
    pub(super) const fn next(&self) -> i64 {
        self.next
    }

    /// Takes a number that nothing else has.
    pub(super) const fn uid(&mut self) -> i64 {
        self.next += 1;
        self.next - 1
    }

    /// Returns the place of a definition in a list, and the identifiers that the list has.
    fn find(
        &mut self,
        list: &str,
        is_it: impl Fn(&mut JsonTree) -> Result<bool, String>,
    ) -> Result<(Option<usize>, Vec<String>), String> {
        let mut found = None;
        let mut names = Vec::new();
        for (place, tree) in self.defs.field(list)?.list()?.iter_mut().enumerate() {
            names.push(tree.get("identifier")?.as_str().unwrap_or_default().to_owned());
            if found.is_none() && is_it(tree)? {
                found = Some(place);
            }
        }
        Ok((found, names))
    }

    /// Returns the layer with a role; adds it before or behind the others if it is new.
    ///
    /// # Errors
    /// In words: definitions of another form.
    pub(super) fn layer(
        &mut self,
        (usual, role): (&str, &str),
        kind: &'static str,
        tileset: Option<(i64, String)>,
        is_first: bool,
    ) -> Result<DefinedLayer, String> {
        let note = format!("{NOTE}{role}");
        let (found, names) =
            self.find("layers", |tree| Ok(tree.get("doc")? == note.as_str() && tree.get("type")? == kind))?;
        let set = tileset.as_ref().map(|(uid, _)| *uid);
        if let Some(place) = found {
            let tree = &mut self.defs.field("layers")?.list()?[place];
            tree.set("tilesetDefUid", &json!(set))?;
            let uid = tree.get("uid")?.as_i64().unwrap_or_default();
            return Ok(DefinedLayer { uid, identifier: names[place].clone(), kind, tileset });
        }
        let identifier = free_name(usual, "_", |name| names.iter().all(|known| known != name));
        let uid = self.uid();
        let values = match kind {
            "IntGrid" => ["all", "top", "sides"]
                .iter()
                .zip(["#ECF0F6", "#78C8FF", "#FFB060"])
                .zip(1..)
                .map(|((name, color), value)| {
                    json!({ "value": value, "identifier": name, "color": color, "tile": null, "groupUid": 0 })
                })
                .collect(),
            _ => Vec::new(),
        };
        let is_shown = kind != "IntGrid";
        let layer = json!({
            "__type": kind, "identifier": identifier, "type": kind, "uid": uid, "doc": note, "uiColor": null,
            "gridSize": 16, "guideGridWid": 0, "guideGridHei": 0, "displayOpacity": 1,
            "inactiveOpacity": if is_shown { 1.0 } else { 0.4 },
            "hideInList": false, "hideFieldsWhenInactive": true, "canSelectWhenInactive": true,
            "renderInWorldView": is_shown, "pxOffsetX": 0, "pxOffsetY": 0, "parallaxFactorX": 0, "parallaxFactorY": 0,
            "parallaxScaling": true, "requiredTags": [], "excludedTags": [], "autoTilesKilledByOtherLayerUid": null,
            "uiFilterTags": [], "useAsyncRender": false, "intGridValues": values, "intGridValuesGroups": [],
            "autoRuleGroups": [], "autoSourceLayerDefUid": null, "tilesetDefUid": set, "tilePivotX": 0, "tilePivotY": 0,
            "biomeFieldUid": null,
        });
        let list = self.defs.field("layers")?.list()?;
        let at = if is_first { 0 } else { list.len() };
        list.insert(at, JsonTree::of(&layer));
        Ok(DefinedLayer { uid, identifier, kind, tileset })
    }

    /// Returns the places of layers in the project's order, by number.
    ///
    /// # Errors
    /// In words: definitions of another form.
    pub(super) fn layer_order(&mut self) -> Result<Vec<i64>, String> {
        let list = self.defs.field("layers")?.list()?;
        list.iter_mut().map(|tree| Ok(tree.get("uid")?.as_i64().unwrap_or(-1))).collect()
    }

    /// Returns the number of the tileset of a picture, with texts of its tiles; adds it if it is new.
    ///
    /// # Errors
    /// In words: definitions of another form.
    pub(super) fn tileset(
        &mut self,
        usual: &str,
        (path, (width, height)): (&str, (usize, usize)),
        data: &[(u32, String)],
    ) -> Result<i64, String> {
        let data: Vec<Value> = data.iter().map(|(tile, text)| json!({ "tileId": tile, "data": text })).collect();
        let (columns, rows) = (width / 16, height / 16);
        let (found, names) = self.find("tilesets", |tree| Ok(tree.get("relPath")? == path))?;
        if let Some(place) = found {
            let tree = &mut self.defs.field("tilesets")?.list()?[place];
            let is_same = tree.get("pxWid")? == width && tree.get("pxHei")? == height;
            for (name, value) in [
                ("__cWid", json!(columns)),
                ("__cHei", json!(rows)),
                ("pxWid", json!(width)),
                ("pxHei", json!(height)),
                ("customData", json!(data)),
            ] {
                tree.set(name, &value)?;
            }
            if !is_same {
                // LDtk finds out again which tiles are opaque.
                tree.set("cachedPixelData", &Value::Null)?;
            }
            return Ok(tree.get("uid")?.as_i64().unwrap_or_default());
        }
        let identifier = free_name(&identifier(usual), "_", |name| names.iter().all(|known| known != name));
        let uid = self.uid();
        let set = json!({
            "__cWid": columns, "__cHei": rows, "identifier": identifier, "uid": uid, "relPath": path, "embedAtlas": null,
            "pxWid": width, "pxHei": height, "tileGridSize": 16, "spacing": 0, "padding": 0, "tags": [],
            "tagsSourceEnumUid": null, "enumTags": [], "customData": data, "savedSelections": [],
            "cachedPixelData": null,
        });
        self.defs.field("tilesets")?.list()?.push(JsonTree::of(&set));
        Ok(uid)
    }

    /// Returns the number of an enumeration with these values; adds it, and those values, if they are new.
    fn enumeration(&mut self, identifier: &str, choices: &[ChoiceInfo]) -> Result<i64, String> {
        let value = |choice: &ChoiceInfo| json!({ "id": choice.name, "tileRect": null, "color": 0x80_80_80 });
        let (found, _) = self.find("enums", |tree| Ok(tree.get("identifier")? == identifier))?;
        if let Some(place) = found {
            let tree = &mut self.defs.field("enums")?.list()?[place];
            let values = tree.field("values")?.list()?;
            let known: Vec<Value> = values.iter_mut().map(|value| value.get("id")).collect::<Result<_, _>>()?;
            let new = choices.iter().filter(|choice| known.iter().all(|known| known != choice.name));
            values.extend(new.map(|choice| JsonTree::of(&value(choice))));
            return Ok(tree.get("uid")?.as_i64().unwrap_or_default());
        }
        let uid = self.uid();
        let values: Vec<Value> = choices.iter().map(value).collect();
        let list = json!({
            "identifier": identifier, "uid": uid, "values": values, "iconTilesetUid": null, "externalRelPath": null,
            "externalFileChecksum": null, "tags": ["loopwright"],
        });
        self.defs.field("enums")?.list()?.push(JsonTree::of(&list));
        Ok(uid)
    }

    /// Returns the definition of the entities of a class; adds it and its fields if they are new. A definition that belongs to
    /// the user keeps the fields that it has.
    ///
    /// # Errors
    /// In words: definitions of another form.
    pub(super) fn entity(&mut self, thing: &WrittenThing, pivot: f64) -> Result<EntityDefinition, String> {
        let name = identifier(&thing.class);
        let known = self.entities.get(&name);
        let is_whole = |known: &EntityDefinition| {
            thing.properties.iter().all(|property| known.fields.contains_key(&property.name))
        };
        if let Some(known) = known.filter(|known| is_whole(known)) {
            return Ok(known.clone());
        }
        let (found, _) = self.find("entities", |tree| Ok(tree.get("identifier")? == name.as_str()))?;
        let place = match found {
            Some(place) => place,
            None => {
                let [.., width, height] = thing.area.map(|length| length.max(16));
                let uid = self.uid();
                let color = COLORS[name.bytes().map(usize::from).sum::<usize>() % COLORS.len()];
                let entity = json!({
                    "identifier": name, "uid": uid, "tags": [], "exportToToc": false, "allowOutOfBounds": true,
                    "doc": format!("{NOTE}{}", thing.class), "width": width, "height": height, "resizableX": true,
                    "resizableY": true, "minWidth": null, "maxWidth": null, "minHeight": null, "maxHeight": null,
                    "keepAspectRatio": false, "tileOpacity": 1, "fillOpacity": 0.3, "lineOpacity": 1, "hollow": false,
                    "color": color, "renderMode": "Rectangle", "showName": true, "tilesetId": null,
                    "tileRenderMode": "FitInside", "tileRect": null, "uiTileRect": null, "nineSliceBorders": [],
                    "maxCount": 0, "limitScope": "PerLevel", "limitBehavior": "MoveLastOne", "pivotX": pivot,
                    "pivotY": pivot, "fieldDefs": [],
                });
                let list = self.defs.field("entities")?.list()?;
                list.push(JsonTree::of(&entity));
                list.len() - 1
            }
        };
        let tree = &mut self.defs.field("entities")?.list()?[place];
        let is_own = is_own(tree)?;
        let mut fields = fields_of(tree.field("fieldDefs")?)?;
        let new: Vec<&WrittenProperty> =
            thing.properties.iter().filter(|property| is_own && !fields.contains_key(&property.name)).collect();
        let mut made = Vec::new();
        for property in new {
            let (kind, inner) = match &property.value {
                _ if !property.choices.is_empty() => {
                    let enumeration = format!("{name}_{}", property.name);
                    let uid = self.enumeration(&enumeration, property.choices)?;
                    (format!("LocalEnum.{enumeration}"), format!("F_Enum({uid})"))
                }
                Value::Bool(_) => ("Bool".to_owned(), "F_Bool".to_owned()),
                Value::Number(number) if number.is_f64() => ("Float".to_owned(), "F_Float".to_owned()),
                Value::Number(_) => ("Int".to_owned(), "F_Int".to_owned()),
                Value::String(_) => ("String".to_owned(), "F_String".to_owned()),
                // Lists and points come from entities of the user, which have fields for them.
                _ => continue,
            };
            let uid = self.uid();
            fields.insert(property.name.clone(), (uid, kind.clone()));
            made.push(JsonTree::of(&field_definition(&property.name, (&kind, &inner), uid)));
        }
        let tree = &mut self.defs.field("entities")?.list()?[place];
        if !made.is_empty() {
            tree.field("fieldDefs")?.list()?.extend(made);
        }
        let defined = definition(tree, fields)?;
        self.entities.insert(name, defined.clone());
        Ok(defined)
    }

    /// Returns the definition of that number; one of this program gets the fields of a thing.
    ///
    /// # Errors
    /// In words: definitions of another form, or none of that number.
    pub(super) fn entity_of(&mut self, uid: i64, thing: &WrittenThing, pivot: f64) -> Result<EntityDefinition, String> {
        if let Some(known) = self.foreign.get(&uid) {
            return Ok(known.clone());
        }
        if self.entities.values().any(|known| known.uid == uid) {
            return self.entity(thing, pivot);
        }
        let (found, _) = self.find("entities", |tree| Ok(tree.get("uid")? == uid))?;
        let place = found.ok_or_else(|| format!("no entity has the number {uid}"))?;
        let tree = &mut self.defs.field("entities")?.list()?[place];
        if is_own(tree)? {
            return self.entity(thing, pivot);
        }
        let fields = fields_of(tree.field("fieldDefs")?)?;
        let defined = definition(tree, fields)?;
        self.foreign.insert(uid, defined.clone());
        Ok(defined)
    }

    /// Returns the number of a field of levels that holds a text; adds it if it is new.
    ///
    /// # Errors
    /// In words: definitions of another form.
    pub(super) fn level_field(&mut self, name: &str) -> Result<i64, String> {
        let fields = fields_of(self.defs.field("levelFields")?)?;
        if let Some((uid, _)) = fields.get(name) {
            return Ok(*uid);
        }
        let uid = self.uid();
        let field = field_definition(name, ("String", "F_String"), uid);
        self.defs.field("levelFields")?.list()?.push(JsonTree::of(&field));
        Ok(uid)
    }
}

/// Colours of entities.
const COLORS: [&str; 8] = ["#E43B44", "#F77622", "#FEE761", "#63C74D", "#0099DB", "#B55088", "#94D9B3", "#C0CBDC"];

/// Whether a definition belongs to this program.
fn is_own(tree: &mut JsonTree) -> Result<bool, String> {
    Ok(tree.get("doc")?.as_str().is_some_and(|doc| doc.starts_with(NOTE)))
}

fn definition(tree: &mut JsonTree, fields: BTreeMap<String, (i64, String)>) -> Result<EntityDefinition, String> {
    let text = |value: Value| value.as_str().unwrap_or_default().to_owned();
    let uid = tree.get("uid")?.as_i64().unwrap_or_default();
    let (identifier, color) = (text(tree.get("identifier")?), text(tree.get("color")?));
    Ok(EntityDefinition { uid, identifier, color, fields })
}

/// The fields of a list of definitions: number and type, by name.
fn fields_of(list: &mut JsonTree) -> Result<BTreeMap<String, (i64, String)>, String> {
    let text = |value: Value| value.as_str().unwrap_or_default().to_owned();
    let read = |tree: &mut JsonTree| {
        let uid = tree.get("uid")?.as_i64().unwrap_or_default();
        Ok((text(tree.get("identifier")?), (uid, text(tree.get("__type")?))))
    };
    list.list()?.iter_mut().map(read).collect()
}

fn field_definition(name: &str, (kind, inner): (&str, &str), uid: i64) -> Value {
    json!({
        "identifier": name, "doc": null, "__type": kind, "uid": uid, "type": inner, "isArray": false, "canBeNull": true,
        "arrayMinLength": null, "arrayMaxLength": null, "editorDisplayMode": "Hidden", "editorDisplayScale": 1,
        "editorDisplayPos": "Above", "editorLinkStyle": "StraightArrow", "editorDisplayColor": null,
        "editorAlwaysShow": false, "editorShowInWorld": false, "editorCutLongValues": true, "editorTextSuffix": null,
        "editorTextPrefix": null, "useForSmartColor": false, "exportToToc": false, "searchable": false, "min": null,
        "max": null, "regex": null, "acceptFileTypes": null, "defaultOverride": null, "textLanguageMode": null,
        "symmetricalRef": false, "autoChainRef": false, "allowOutOfLevelRef": true, "allowedRefs": "OnlySame",
        "allowedRefsEntityUid": null, "allowedRefTags": [], "tilesetUid": null,
    })
}
