//! Layers of numbers: each number that cells have becomes a layer, solid or not by its name.

use crate::exchange::ldtk::map::file::{LdtkLayer, LdtkValue};
use crate::exchange::ldtk::map::tiles::CellBudget;
use crate::exchange::maps::cells::CellGrid;
use crate::exchange::maps::model::{
    LayerContent, MapLayer, MapProperties, MapProperty, MapTile, MapTileset, UsedTileset,
};
use std::collections::BTreeMap;

/// Numbers of a layer that become layers of their own at most.
const MOST_VALUES: usize = 64;

/// The effect of a number on the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ValueSolidity {
    All,
    Top,
    None,
}

/// Words of what can be stood on from above only.
const TOPS: [&str; 9] =
    ["platform", "platforms", "oneway", "semisolid", "jumpthrough", "ledge", "ledges", "cloud", "top"];
/// Words of what can be walked through.
const OPEN: [&str; 23] = [
    "air",
    "background",
    "bg",
    "climb",
    "damage",
    "death",
    "decoration",
    "empty",
    "fire",
    "hazard",
    "hazards",
    "ladder",
    "ladders",
    "lava",
    "none",
    "rope",
    "shadow",
    "sky",
    "spikes",
    "trigger",
    "vine",
    "void",
    "water",
];
/// Words of what is solid.
const SOLID: [&str; 21] = [
    "all",
    "block",
    "blocks",
    "brick",
    "bricks",
    "ceiling",
    "collision",
    "collisions",
    "dirt",
    "earth",
    "floor",
    "ground",
    "metal",
    "rock",
    "rocks",
    "solid",
    "solids",
    "stone",
    "wall",
    "walls",
    "wood",
];

/// The words of a name: `One_way` is `one` and `way`, and `oneway` too.
fn words(name: &str) -> Vec<String> {
    let lower = name.to_ascii_lowercase();
    let parts = lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned);
    let joined = lower.chars().filter(char::is_ascii_alphanumeric).collect();
    parts.chain([joined]).collect()
}

/// Returns what the names of a number and of its layer say about it: the number's own name first.
fn solidity_of(value: Option<&str>, layer: &str, is_alone: bool) -> ValueSolidity {
    let value = words(value.unwrap_or_default());
    let layer = words(layer);
    let has = |words: &[String], known: &[&str]| words.iter().any(|word| known.contains(&word.as_str()));
    match () {
        () if has(&value, &TOPS) => ValueSolidity::Top,
        () if has(&value, &OPEN) => ValueSolidity::None,
        () if has(&value, &SOLID) || has(&layer, &SOLID) => ValueSolidity::All,
        // A layer of one number without a name is what walls are drawn with.
        () if is_alone && value == [""] => ValueSolidity::All,
        () => ValueSolidity::None,
    }
}

/// Makes layers of the numbers that the cells of a layer have.
///
/// # Errors
/// In words: a layer without all its cells, or too many cells.
pub(super) fn layers_of(
    layer: &LdtkLayer,
    values: &[LdtkValue],
    solid: &UsedTileset,
    budget: &mut CellBudget,
) -> Result<Vec<MapLayer>, String> {
    let (width, height) = (layer.width, layer.height);
    let count = u64::from(width) * u64::from(height);
    let cells = &layer.int_grid_csv;
    if cells.len() as u64 != count {
        let name = &layer.identifier;
        return Err(format!("layer {name}: {} cells are in it, not {width} × {height}", cells.len()));
    }
    let mut used: BTreeMap<i64, usize> = BTreeMap::new();
    for value in cells.iter().filter(|value| **value != 0) {
        if used.len() < MOST_VALUES {
            let next = used.len();
            used.entry(*value).or_insert(next);
        }
    }
    let mut grids = Vec::with_capacity(used.len());
    for _ in 0..used.len() {
        budget.take((width, height))?;
        grids.push(CellGrid { width, height, cells: vec![0; cells.len()], ..CellGrid::default() });
    }
    for (at, value) in cells.iter().enumerate() {
        if let Some(grid) = used.get(value) {
            grids[*grid].cells[at] = solid.first;
        }
    }
    let make = |(value, place): (i64, usize)| {
        let name = values.iter().find(|known| known.value == value).and_then(|known| known.identifier.as_deref());
        let shown = name.map_or_else(|| value.to_string(), str::to_owned);
        let solidity = solidity_of(name, &layer.identifier, values.len() == 1);
        let content = LayerContent::Tiles(std::mem::take(&mut grids[place]));
        let mut made = MapLayer::new(format!("{}: {shown}", layer.identifier), content);
        let mut say = |name: &str, value: &str| {
            made.properties.insert(name.to_owned(), MapProperty { value: value.into(), ..MapProperty::default() })
        };
        match solidity {
            ValueSolidity::All => say("role", "collision"),
            ValueSolidity::Top => {
                say("solidity", "top");
                say("role", "collision")
            }
            ValueSolidity::None => say("role", "none"),
        };
        made
    };
    Ok(used.into_iter().map(make).collect())
}

/// Returns a tileset of one tile of that size, which is solid all over.
pub(super) fn solid_set(side: u32) -> MapTileset {
    let flag = MapProperty { value: true.into(), ..MapProperty::default() };
    let properties: MapProperties = [("solid".to_owned(), flag)].into();
    let tile = MapTile { properties, size: (side, side), ..MapTile::default() };
    MapTileset { tile_width: side, tile_height: side, tiles: [(0, tile)].into(), ..MapTileset::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_what_is_solid() {
        for (value, layer, is_alone, wanted) in [
            (Some("walls"), "Collisions", false, ValueSolidity::All),
            (Some("ladder"), "Collisions", false, ValueSolidity::None),
            (Some("One_way"), "Collisions", false, ValueSolidity::Top),
            (Some("dirt"), "Terrain", false, ValueSolidity::All),
            (None, "Walls", false, ValueSolidity::All),
            (None, "IntGrid", true, ValueSolidity::All),
            (None, "IntGrid", false, ValueSolidity::None),
            (Some("second"), "Zones", true, ValueSolidity::None),
        ] {
            assert_eq!(solidity_of(value, layer, is_alone), wanted, "{value:?} {layer}");
        }
    }
}
