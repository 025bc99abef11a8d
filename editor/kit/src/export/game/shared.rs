//! The data that all levels share: rules, atlas, solid tiles, definitions.

use super::atlas::{PackedAtlas, Packing, pack};
use super::files::{
    GAME_FORMAT, GameAnimation, GameAtlas, GameCellProperties, GameFile, GameLevelEntry, GamePicture, GameTile,
    GameValue, VERSION, game_values,
};
use super::numbers::PartNumbers;
use super::objects::{ObjectPictures, definitions};
use crate::derived::picture::straight;
use crate::pixels::Pixels;
use sim::project::{ArtCell, Project};
use sim::ruleset::{CONSTANTS, Character, Ruleset};
use sim::tiles::SolidTile;
use std::collections::BTreeMap;

/// The file of the atlas.
pub(super) const ATLAS: &str = "atlas.png";

/// Packs the cells of art and the pictures of objects into one picture, in this order.
///
/// # Errors
/// In words, if they do not fit into one.
pub(super) fn packed(
    numbers: &PartNumbers<'_>,
    pictures: &ObjectPictures,
    packing: Packing,
) -> Result<PackedAtlas, String> {
    let cells = std::iter::once(Pixels::clear(16, 16)).chain(numbers.art().map(|cell| of_cell(&cell)));
    let sprites = pictures.sprites.iter().map(|sprite| Pixels {
        width: sprite.width,
        height: sprite.height,
        rgba: sprite.pixels.iter().map(|pixel| straight(*pixel)).collect(),
    });
    pack(&cells.chain(sprites).collect::<Vec<_>>(), packing)
}

/// Returns the file of a game, whose pictures were packed.
pub(super) fn game_file(
    project: &Project,
    numbers: &PartNumbers<'_>,
    (pictures, PackedAtlas { picture, places }): (&ObjectPictures, &PackedAtlas),
    (packing, levels): (Packing, Vec<GameLevelEntry>),
) -> GameFile {
    let (cells, places) = places.split_at(places.len() - pictures.sprites.len());
    let shown = |(sprite, [x, y]): (&crate::derived::objects::Sprite, &[i32; 2])| GamePicture {
        x: *x,
        y: *y,
        width: sprite.width as i32,
        height: sprite.height as i32,
        left: sprite.left,
        top: sprite.top,
    };
    let tiles = numbers.tiles().map(|(tile, values)| (tile, game_values(&values)));
    let rules = project.ruleset.resolve_lenient();
    let switch =
        |switch: &sim::ruleset::SwitchInfo| Some((switch.name.to_owned(), GameValue::of(&switch.value(&rules))?));
    let constants = Character::ALL.into_iter().flat_map(|character| {
        let name = move |constant: &sim::ruleset::ConstantInfo| format!("{}.{}", character.name(), constant.name);
        let of = *rules.constants(character);
        CONSTANTS.iter().filter_map(move |constant| Some((name(constant), GameValue::of(&constant.get(of).into())?)))
    });
    GameFile {
        format: GAME_FORMAT,
        version: VERSION,
        name: project.name.clone(),
        game: project.ruleset.preset,
        rules: Ruleset::switches().iter().filter_map(switch).chain(constants).collect(),
        properties: game_values(&project.own_values()),
        atlas: GameAtlas {
            image: ATLAS.to_owned(),
            width: picture.width as i32,
            height: picture.height as i32,
            padding: packing.padding.into(),
        },
        cells: cells.to_vec(),
        cell_properties: cell_properties(numbers),
        animations: numbers.animations().map(|(cell, frames)| GameAnimation { cell, frames }).collect(),
        pictures: pictures.sprites.iter().zip(places).map(shown).collect(),
        tiles: std::iter::once((SolidTile::default(), BTreeMap::new())).chain(tiles).map(tile).collect(),
        definitions: definitions(&project.objects),
        levels,
    }
}

fn of_cell(cell: &ArtCell) -> Pixels {
    Pixels { width: 16, height: 16, rgba: cell.as_chunks().0.to_vec() }
}

/// The own properties of the cells of art, if blocks have some.
fn cell_properties(numbers: &PartNumbers<'_>) -> Vec<GameCellProperties> {
    let all = numbers.cell_values();
    all.map(|(cell, values)| GameCellProperties { cell, properties: game_values(&values) }).collect()
}

fn tile((tile, properties): (SolidTile, BTreeMap<String, GameValue>)) -> GameTile {
    let array = |values: [i8; 16]| values.map(i32::from);
    GameTile {
        heights: array(tile.heights),
        widths: array(tile.widths),
        angle: i32::from(tile.angle.0),
        flagged: tile.flagged,
        properties,
    }
}
