//! A level as a map.

use crate::exchange::ldtk::export::NOTE;
use crate::exchange::ldtk::map::entities::{self, MOST_ENTITIES, finite, properties_of};
use crate::exchange::ldtk::map::file::{LdtkDefinitions, LdtkLayer, LdtkLayerDefinition, LdtkLevel};
use crate::exchange::ldtk::map::int_grid;
use crate::exchange::ldtk::map::tiles::{CellBudget, grids_of};
use crate::exchange::ldtk::map::tilesets::UsedSets;
use crate::exchange::maps::files::MapFiles;
use crate::exchange::maps::import::is_cell_size;
use crate::exchange::maps::model::{
    GridMap, LayerContent, LayerPicture, MapLayer, MapPicture, MapProperty, PicturePart, UsedTileset, color,
};
use crate::words::counted;
use sim::project::{MAX_HEIGHT, MAX_WIDTH};
use std::collections::BTreeMap;
use std::path::Path;

/// Cells of all layers of a level at most: a level of the largest size in four layers.
const MOST_CELLS: u64 = 4 * MAX_WIDTH as u64 * MAX_HEIGHT as u64;
/// Pixels of a cell of the map; layers have cells of their own.
const CELL: u32 = 16;

/// The parts of a project that a level is read with.
pub(super) struct LevelParts<'a> {
    pub files: &'a MapFiles<'a>,
    /// The file of the project: paths of pictures begin beside it.
    pub project: &'a Path,
    pub definitions: &'a LdtkDefinitions,
}

/// Makes a map of a level.
///
/// # Errors
/// In words, what makes it none.
pub(super) fn map_of(level: &LdtkLevel, parts: &LevelParts<'_>) -> Result<GridMap, String> {
    let mut map = GridMap {
        orientation: "orthogonal".to_owned(),
        width: level.px_wid.div_ceil(CELL),
        height: level.px_hei.div_ceil(CELL),
        tile_width: CELL,
        tile_height: CELL,
        background: level.background.as_deref().and_then(color),
        properties: properties_of(&level.field_instances),
        ..GridMap::default()
    };
    let layers = level.layer_instances.as_deref().unwrap_or_default();
    if layers.iter().map(|layer| layer.entity_instances.len()).sum::<usize>() > MOST_ENTITIES {
        return Err(format!("it has more than {MOST_ENTITIES} entities"));
    }
    let mut maker = LevelMaker {
        parts,
        sets: UsedSets::default(),
        solids: BTreeMap::new(),
        budget: CellBudget(MOST_CELLS),
        missing: Vec::new(),
    };
    map.layers.extend(maker.picture(level));
    for layer in layers.iter().rev() {
        map.layers.extend(maker.layers(layer)?);
    }
    map.tilesets = maker.sets.used;
    map.missing = maker.missing;
    Ok(map)
}

/// A level under way.
struct LevelMaker<'a> {
    parts: &'a LevelParts<'a>,
    sets: UsedSets,
    /// Tilesets of one solid tile, by its size.
    solids: BTreeMap<u32, UsedTileset>,
    budget: CellBudget,
    missing: Vec<String>,
}

impl LevelMaker<'_> {
    /// The layer of the picture behind the level.
    fn picture(&mut self, level: &LdtkLevel) -> Option<MapLayer> {
        let text = level.picture.as_ref()?;
        let file = match self.parts.files.place(self.parts.project, text) {
            Ok(file) => file,
            Err(error) => {
                self.missing.push(error.to_string());
                return None;
            }
        };
        let place = level.picture_place.as_ref();
        let part = place.map(|place| {
            let [left, top, width, height] = place.crop_rect.map(finite);
            let [across, down] = place.scale.map(finite);
            PicturePart { from: (left, top), size: (width, height), scale: (across, down) }
        });
        let picture = MapPicture { file: Some(file), clear_color: None, pixels: None };
        let repeats = level.bg_pos.as_deref() == Some("Repeat");
        let content = LayerContent::Picture(LayerPicture { picture, part, repeats_x: repeats, repeats_y: false });
        let [x, y] = place.map_or([0.0, 0.0], |place| place.top_left_px);
        Some(MapLayer { offset: (finite(x), finite(y)), ..MapLayer::new("Picture behind".to_owned(), content) })
    }

    /// The layers of a map that a layer becomes: tiles, numbers, entities.
    fn layers(&mut self, layer: &LdtkLayer) -> Result<Vec<MapLayer>, String> {
        let usual = LdtkLayerDefinition::default();
        let defined = self.parts.definitions.layers.iter().find(|known| known.uid == layer.layer_def_uid);
        let defined = defined.unwrap_or(&usual);
        if layer.kind == "Entities" {
            return Ok(vec![shown(entities::layer_of(layer), layer, defined)]);
        }
        if !is_cell_size(layer.grid) {
            self.missing.push(format!(
                "layer {}: its cells have {} pixels; cells of 8 pixels are joined to blocks, those of 16, 32, 48 ... 256 are \
                 split, and no others fit",
                layer.identifier, layer.grid
            ));
            return Ok(Vec::new());
        }
        let mut made = self.tiles(layer, defined)?;
        if layer.kind == "IntGrid" {
            let solid = self.solids.entry(layer.grid).or_insert_with(|| {
                // One tileset for each size of cells.
                self.sets.add(None, int_grid::solid_set(layer.grid))
            });
            let values = defined.int_grid_values.as_slice();
            made.extend(int_grid::layers_of(layer, values, solid, &mut self.budget)?);
        }
        let with_cells = |made: MapLayer| MapLayer { cell: Some((layer.grid, layer.grid)), ..made };
        Ok(made.into_iter().map(|made| with_cells(shown(made, layer, defined))).collect())
    }

    /// The layers of the tiles of a layer.
    fn tiles(&mut self, layer: &LdtkLayer, defined: &LdtkLayerDefinition) -> Result<Vec<MapLayer>, String> {
        let tiles = if layer.grid_tiles.is_empty() { &layer.auto_layer_tiles } else { &layer.grid_tiles };
        if tiles.is_empty() {
            return Ok(Vec::new());
        }
        let LevelParts { files, project, definitions } = *self.parts;
        let found = layer.tileset.and_then(|uid| self.sets.find(uid, definitions, (files, project), &mut self.missing));
        let Some(used) = found else {
            self.missing.push(format!("layer {}: its tileset is not defined", layer.identifier));
            return Ok(Vec::new());
        };
        let size = (layer.width, layer.height, layer.grid);
        let (grids, skipped) = grids_of(tiles, size, &used, &mut self.budget)?;
        if skipped > 0 {
            let text =
                format!("layer {}: {} outside of it, or of no tileset", layer.identifier, counted(skipped, "tile"));
            self.missing.push(text);
        }
        // Tiles of another size than the cells have the point of the cell that the layer says.
        let rest = f64::from(layer.grid) - f64::from(used.tileset.tile_width);
        let moved = (finite(defined.tile_pivot_x) * rest, (finite(defined.tile_pivot_y) - 1.0) * rest);
        let layers = grids.into_iter().map(|found| {
            let mut made = MapLayer::new(layer.identifier.clone(), LayerContent::Tiles(found.grid));
            made.offset = (moved.0 + f64::from(found.offset.0), moved.1 + f64::from(found.offset.1));
            made.opacity = found.opacity;
            if layer.kind == "IntGrid" {
                // The numbers of the layer are solid, not what is drawn for them.
                made.properties.insert("role".into(), MapProperty { value: "art".into(), ..MapProperty::default() });
            }
            made
        });
        Ok(layers.collect())
    }
}

/// A layer as its own layer in the level is shown: moved, faint, hidden, at its own speed.
fn shown(made: MapLayer, layer: &LdtkLayer, defined: &LdtkLayerDefinition) -> MapLayer {
    // The role that the note of the layer names is stronger than all else.
    let note = defined.doc.as_deref().and_then(|note| note.strip_prefix(NOTE));
    let said = note.and_then(|role| role.split([' ', ',']).next());
    let mut properties = made.properties;
    if let Some(role) = said {
        properties.insert("role".to_owned(), MapProperty { value: role.into(), ..MapProperty::default() });
    }
    let speed = |factor: f64| 1.0 - finite(factor).clamp(-1.0, 1.0);
    MapLayer {
        offset: (made.offset.0 + finite(layer.offset_x), made.offset.1 + finite(layer.offset_y)),
        opacity: made.opacity * finite(layer.opacity.unwrap_or(1.0)).clamp(0.0, 1.0),
        visible: layer.visible.unwrap_or(true),
        parallax: (speed(defined.parallax_factor_x), speed(defined.parallax_factor_y)),
        properties,
        ..made
    }
}
