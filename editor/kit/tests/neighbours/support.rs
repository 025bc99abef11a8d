//! Maps of our own, and levels as what they show.

use kit::document::art::pictures::read_all;
use kit::exchange::{Export, Format, Import, Imported, Plan, Request, exports, imports};
use kit::pixels::Pixels;
use sim::file::{Disk, MemoryStorage, Opened, Storage};
use sim::project::{LevelData, Project};
use sim::tiles::{Cell, SolidTile, Solidity, TileLayer, on_layer};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// The reader and the writer of a format.
pub fn format(name: &str) -> (&'static dyn Import, &'static dyn Export) {
    let named = |format: &&dyn Format| format.name() == name;
    let import = imports().find(|(format, _)| named(format)).unwrap().1;
    (import, exports().find(|(format, _)| named(format)).unwrap().1)
}

/// Reads a file of another editor, by its ending.
pub fn read(storage: &dyn Storage, request: &Request) -> Result<Imported, String> {
    let go_on = &mut |_: usize, _: usize, _: &str| ControlFlow::Continue(());
    let ending = request.file.extension().and_then(|ending| ending.to_str());
    let name = match ending {
        Some("ldtk") => "ldtk",
        Some("bin") => "rsdk",
        Some("tscn") => "godot",
        Some("yy") => "gamemaker",
        _ => "tiled",
    };
    let import = imports().find(|(format, _)| format.name() == name).unwrap().1;
    import.read(storage, request, go_on).map_err(|error| error.to_string())
}

/// Lays out an export.
pub fn plan(name: &str, storage: &dyn Storage, project: &Project, request: &Request) -> Plan {
    format(name).1.plan(storage, project, request, &mut |_, _, _| ControlFlow::Continue(())).unwrap()
}

pub fn request(file: impl Into<PathBuf>) -> Request {
    Request { file: file.into(), ..Request::default() }
}

/// A tileset of four tiles: clear, red, blue, and a slope of green.
pub fn picture() -> Vec<u8> {
    let mut picture = Pixels::clear(64, 16);
    for (x, y) in (0..64 * 16).map(|at| (at % 64, at / 64)) {
        let colour = match x / 16 {
            0 => [0; 4],
            1 => [255, 0, 0, 255],
            2 => [0, 0, 255, 255],
            _ if y >= 15 - x % 16 => [0, 255, 0, 255],
            _ => [0; 4],
        };
        picture.rgba[y * 64 + x] = colour;
    }
    picture.to_png().unwrap()
}

/// Memory that holds a map with that tileset.
pub fn with_map(name: &str, map: &str) -> MemoryStorage {
    let storage = MemoryStorage::new();
    storage.put(Path::new("/maps").join(name), map.as_bytes());
    storage.put("/maps/tiles.png", picture());
    storage
}

/// A shipped project, with its pictures.
pub fn shipped(name: &str) -> (Project, PathBuf) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(name);
    let Opened { mut project, mut saved, .. } = sim::file::open(&Disk, &folder, &mut |_, _| {}).unwrap();
    read_all(&Disk, &mut project, &mut saved);
    (project, saved.root().to_owned())
}

/// A block of a level as it is seen and stood on.
#[derive(Debug, PartialEq, Eq)]
pub struct ShownBlock {
    pub pixels: Vec<[u8; 4]>,
    pub front: bool,
    pub solid: [(SolidTile, Solidity); 2],
}

/// The blocks of a level, row after row.
pub fn blocks<'a>(
    project: &'a Project,
    level: &'a LevelData,
) -> impl Iterator<Item = ((usize, usize), ShownBlock)> + 'a {
    let side = usize::from(project.chunk_size);
    let (width, height) = (level.layout.width() as usize * side, level.layout.height() as usize * side);
    let swaps = project.ruleset.resolve_lenient().swaps_chunks();
    let at = move |x: usize, y: usize, layer| -> (Cell, TileLayer) {
        let place = level.layout.get((x / side) as u32, (y / side) as u32).unwrap_or_default();
        let (id, side_of) = on_layer(place, layer, swaps, |chunk| project.low_plane(chunk));
        let cell = project.chunk(id).and_then(|chunk| chunk.cells.get(y % side * side + x % side));
        (cell.copied().unwrap_or_default(), side_of)
    };
    (0..width * height).map(move |place| {
        let (x, y) = (place % width, place / width);
        let (seen, _) = at(x, y, TileLayer::A);
        let found = project.block(seen.block);
        let pixel = |(set, art): (usize, u16), column: usize, row: usize| {
            let sheet = project.tilesets[set].tileset.sheet.as_ref().unwrap();
            let column = if seen.flip_x { 15 - column } else { column };
            let row = if seen.flip_y { 15 - row } else { row };
            let from = (row * 16 + column) * 4;
            let cell =
                sheet.cells.get(usize::from(art)).map_or([0; 4], |cell| cell[from..from + 4].try_into().unwrap());
            if cell[3] == 0 { [0; 4] } else { cell }
        };
        let art = found.map(|(set, block)| (set, block.art));
        let pixels: Vec<[u8; 4]> = (0..256).map(|at| art.map_or([0; 4], |art| pixel(art, at % 16, at / 16))).collect();
        let solid = [TileLayer::A, TileLayer::B].map(|layer| {
            let (cell, of) = at(x, y, layer);
            let Some((set, block)) = project.block(cell.block) else { return (SolidTile::default(), Solidity::NONE) };
            let number = if of == TileLayer::A { block.tile_a } else { block.tile_b };
            let tile = project.tilesets[set].tileset.tiles.get(usize::from(number)).copied().unwrap_or_default();
            let solidity = cell.solidity(of);
            if number == 0 || solidity == Solidity::NONE || (tile.heights == [0; 16] && tile.widths == [0; 16]) {
                return (SolidTile::default(), Solidity::NONE);
            }
            (tile.flipped(cell.flip_x, cell.flip_y), solidity)
        });
        let is_seen = pixels.iter().any(|pixel| pixel[3] != 0);
        let front = is_seen && found.is_some_and(|(_, block)| block.front);
        ((x, y), ShownBlock { pixels, front, solid })
    })
}
