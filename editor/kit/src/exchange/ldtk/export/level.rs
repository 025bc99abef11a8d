//! A level in a project: its size, its layers of cells, its entities.

use crate::exchange::ldtk::export::definitions::DefinedLayer;
use crate::exchange::ldtk::export::entities::real_values;
use crate::exchange::ldtk::export::names::iid;
use crate::exchange::maps::export::cells::{LevelCells, WrittenCell, WrittenLayer};
use crate::exchange::maps::export::sources::BackgroundPicture;
use crate::exchange::maps::export::tree::JsonTree;
use serde_json::{Value, json};
use sim::project::Background;
use sim::tiles::Solidity;

/// A layer of cells that is written into levels.
#[derive(Clone, Debug)]
pub(super) struct CellLayer {
    pub defined: DefinedLayer,
    pub part: WrittenLayer,
    /// The place of the tileset whose tiles it shows; `None` of a layer of numbers.
    pub set: Option<usize>,
    /// Tiles in a row of the tileset's picture.
    pub columns: usize,
}

/// The head of a level that is new in a project.
pub(super) struct NewLevel<'a> {
    pub identifier: &'a str,
    pub key: &'a str,
    pub uid: i64,
    /// The place in the world; `None` if levels stand in a line.
    pub world: Option<(i64, i64)>,
    pub size: (usize, usize),
}

impl NewLevel<'_> {
    /// Returns the level, without layers.
    pub(super) fn tree(&self) -> JsonTree {
        let (x, y) = self.world.unwrap_or((-1, -1));
        JsonTree::of(&json!({
            "identifier": self.identifier, "iid": iid(&["level", self.key]), "uid": self.uid, "worldX": x, "worldY": y,
            "worldDepth": 0, "pxWid": self.size.0, "pxHei": self.size.1, "__bgColor": "#696A79", "bgColor": null,
            "useAutoIdentifier": false, "bgRelPath": null, "bgPos": null, "bgPivotX": 0, "bgPivotY": 0,
            "__smartColor": "#ADADB5", "__bgPos": null, "externalRelPath": null, "fieldInstances": [],
            "layerInstances": [], "__neighbours": [],
        }))
    }
}

/// Gives a level the picture behind it, and the colour.
///
/// # Errors
/// In words: a level of another form.
pub(super) fn set_background(
    tree: &mut JsonTree,
    picture: Option<(&BackgroundPicture, &Background)>,
    color: Option<[u8; 4]>,
) -> Result<(), String> {
    if let Some([red, green, blue, _]) = color {
        let color = json!(format!("#{red:02X}{green:02X}{blue:02X}"));
        tree.set("__bgColor", &color)?;
        tree.set("bgColor", &color)?;
    }
    if let Some((picture, layer)) = picture {
        let (width, height) = picture.size;
        tree.set("bgRelPath", &json!(picture.path))?;
        tree.set("bgPos", &json!(if layer.once { "Unscaled" } else { "Repeat" }))?;
        let place = json!({ "topLeftPx": [0, layer.y], "scale": [1, 1], "cropRect": [0, 0, width, height] });
        tree.set("__bgPos", &place)?;
    }
    Ok(())
}

/// Gives a level the value of a field that holds a text.
///
/// # Errors
/// In words: a level of another form.
pub(super) fn set_field(tree: &mut JsonTree, name: &str, uid: i64, value: &str) -> Result<(), String> {
    let fields = tree.field("fieldInstances")?.list()?;
    let value = Value::from(value);
    for field in fields.iter_mut() {
        if field.get("__identifier")? == name {
            if field.get("__value")? != value {
                field.set("__value", &value)?;
                field.set("realEditorValues", &real_values("String", &value))?;
            }
            return Ok(());
        }
    }
    fields.push(JsonTree::of(&json!({
        "__identifier": name, "__type": "String", "__value": value, "__tile": null, "defUid": uid,
        "realEditorValues": real_values("String", &value),
    })));
    Ok(())
}

/// Returns the layer of a level with a number; adds it if the level has none.
///
/// # Errors
/// In words: layers of another form.
pub(super) fn layer_of<'a>(
    layers: &'a mut Vec<JsonTree>,
    defined: &DefinedLayer,
    (key, level): (&str, i64),
    (width, height): (usize, usize),
) -> Result<&'a mut JsonTree, String> {
    let mut found = None;
    for (place, tree) in layers.iter_mut().enumerate() {
        if tree.get("layerDefUid")? == defined.uid {
            found = Some(place);
        }
    }
    let place = match found {
        Some(place) => place,
        None => {
            let name = iid(&["layer", key, &defined.identifier]);
            let seed =
                name.bytes().fold(0_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into())) % 10_000_000;
            layers.push(JsonTree::of(&json!({
                "__identifier": defined.identifier, "__type": defined.kind, "__cWid": 0, "__cHei": 0, "__gridSize": 16,
                "__opacity": 1, "__pxTotalOffsetX": 0, "__pxTotalOffsetY": 0, "__tilesetDefUid": null,
                "__tilesetRelPath": null, "iid": name, "levelId": level, "layerDefUid": defined.uid, "pxOffsetX": 0,
                "pxOffsetY": 0, "visible": true, "optionalRules": [], "intGridCsv": [], "autoLayerTiles": [],
                "seed": seed, "overrideTilesetUid": null, "gridTiles": [], "entityInstances": [],
            })));
            layers.len() - 1
        }
    };
    let tree = &mut layers[place];
    let (uid, path) = defined.tileset.clone().unzip();
    for (name, value) in [
        ("__cWid", json!(width)),
        ("__cHei", json!(height)),
        ("__tilesetDefUid", json!(uid)),
        ("__tilesetRelPath", json!(path)),
    ] {
        tree.set(name, &value)?;
    }
    Ok(tree)
}

/// Writes the cells of a level into a layer: as many as the level has there.
///
/// # Errors
/// In words: a layer of another form.
pub(super) fn write_cells(
    tree: &mut JsonTree,
    layer: &CellLayer,
    cells: &LevelCells<'_>,
    (width, height): (usize, usize),
) -> Result<(), String> {
    let mut row: Vec<Option<WrittenCell>> = Vec::new();
    let shown = |cell: &Option<WrittenCell>| cell.filter(|cell| layer.set.is_none_or(|set| set == cell.set));
    let (wide, high) = cells.size();
    if layer.set.is_some() {
        let mut tiles = Vec::new();
        for y in 0..height.min(high) {
            cells.row(layer.part, y, &mut row);
            for (x, cell) in row.iter().enumerate().take(width) {
                let Some(cell) = shown(cell) else { continue };
                tiles.push(JsonTree::text(tile(&cell, (x, y), width, layer.columns)));
            }
        }
        let list = tree.field("gridTiles")?;
        let is_same = list.list()?.iter().map(JsonTree::as_text).eq(tiles.iter().map(JsonTree::as_text));
        if !is_same {
            list.replace(JsonTree::items(tiles));
        }
        return Ok(());
    }
    let mut numbers: Vec<u8> = vec![0; width * height];
    for y in 0..height.min(high) {
        cells.row(layer.part, y, &mut row);
        for (x, cell) in row.iter().enumerate().take(width.min(wide)) {
            let number = match shown(cell).map(|cell| cell.solidity) {
                None | Some(Solidity::NONE) => 0,
                Some(Solidity::ALL) => 1,
                Some(Solidity::TOP) => 2,
                Some(_) => 3,
            };
            numbers[y * width + x] = number;
        }
    }
    let field = tree.field("intGridCsv")?;
    let is_same = field.as_text().and_then(|text| serde_json::from_str::<Vec<u8>>(text).ok()) == Some(numbers.clone());
    if !is_same {
        let rows = numbers.chunks(width.max(1)).map(|row| {
            let row: Vec<String> = row.iter().map(u8::to_string).collect();
            JsonTree::text(row.join(","))
        });
        field.replace(JsonTree::items(rows.collect()));
    }
    Ok(())
}

/// A tile on a cell, as LDtk writes it.
fn tile(cell: &WrittenCell, (x, y): (usize, usize), width: usize, columns: usize) -> String {
    let columns = columns.max(1);
    let source = (cell.number as usize % columns * 16, cell.number as usize / columns * 16);
    let flips = u8::from(cell.flip_x) | u8::from(cell.flip_y) << 1;
    let tile = json!({
        "px": [x * 16, y * 16], "src": [source.0, source.1], "f": flips, "t": cell.number, "d": [y * width + x], "a": 1,
    });
    // With the spaces that LDtk itself puts: a list without an edit stays as it is.
    let text = tile.to_string().replace("\":", "\": ").replace(",\"", ", \"");
    text.replace('{', "{ ").replace('}', " }")
}
