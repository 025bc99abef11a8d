//! A level as a TMX file.

use crate::exchange::tiled::export::elements::{Attributes, Elements, element, empty, file, plain, properties};
use crate::exchange::tiled::export::solid_set::SolidSet;
use crate::exchange::tiled::export::things;
use crate::exchange::tiled::map::cells::{FLIP_X, FLIP_Y};
use serde_json::Value;
use sim::level::Level;
use sim::project::{Background, LevelData, Project};
use sim::tiles::{Cell, Solidity, TILE, TileLayer, on_layer};
use std::fmt::Write as _;
use std::io;

/// The tilesets of an export: the number of the first tile of each, in the order of the project.
pub(super) struct MapSets {
    /// Number of the first tile of the art, and the file.
    pub art: Vec<(u32, String)>,
    /// Number of the first solid tile, and the file; `None` if no level uses one.
    pub solid: Vec<Option<(u32, String)>>,
    /// The solid tiles.
    pub solids: Vec<SolidSet>,
}

/// A background with the file of its picture, and the size of that.
pub(super) type PlacedBackground<'a> = (&'a Background, String, (usize, usize));

/// A level on its way into a file.
pub(super) struct MapWriter<'a> {
    pub project: &'a Project,
    pub data: &'a LevelData,
    pub sets: &'a MapSets,
    pub backgrounds: &'a [PlacedBackground<'a>],
}

/// A layer of cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MapLayer {
    /// Art, in front of the player or not.
    Art(bool),
    /// Solid tiles of a collision layer.
    Solid(TileLayer),
}

/// The optional layers that a level has.
#[derive(Default)]
struct LayersUsed {
    front: bool,
    /// Layer B differs from layer A.
    b: bool,
}

impl MapWriter<'_> {
    /// Returns the file.
    ///
    /// # Errors
    /// An encoder's error; memory gives none.
    pub(super) fn tmx(&self) -> Result<Vec<u8>, String> {
        let (width, height) = self.size();
        let used = self.used();
        let layers = 3 + usize::from(used.front) + usize::from(used.b) + self.backgrounds.len();
        let number = |number: usize| number.to_string();
        let attributes = vec![
            ("version", "1.8".to_owned()),
            ("tiledversion", "1.8.4".to_owned()),
            ("orientation", "orthogonal".to_owned()),
            ("renderorder", "right-down".to_owned()),
            ("width", number(width)),
            ("height", number(height)),
            ("tilewidth", "16".to_owned()),
            ("tileheight", "16".to_owned()),
            ("infinite", "0".to_owned()),
            ("nextlayerid", number(layers + 1)),
            ("nextobjectid", number(things::count(self.data) + 1)),
        ];
        file("map", &attributes, |to| self.inside(to, &used))
    }

    fn inside(&self, to: &mut Elements, used: &LayersUsed) -> io::Result<()> {
        let rules = self.project.ruleset.preset.name();
        properties(to, &[("title".to_owned(), self.data.title.clone().into()), ("rules".to_owned(), rules.into())])?;
        let mut sets: Vec<_> = self.sets.art.iter().chain(self.sets.solid.iter().flatten()).collect();
        sets.sort();
        for (first, source) in sets {
            empty(to, "tileset", &vec![("firstgid", first.to_string()), ("source", source.clone())])?;
        }
        let mut next = 1;
        let mut head = |name: &str| {
            next += 1;
            vec![("id", (next - 1).to_string()), ("name", name.to_owned())]
        };
        for (number, (layer, source, size)) in self.backgrounds.iter().enumerate() {
            let mut attributes = head(&format!("Background {}", number + 1));
            // Tiled 1.8 has no repetition; later versions read it.
            attributes.extend([
                ("offsetx", "0".to_owned()),
                ("offsety", layer.y.to_string()),
                ("parallaxx", (f64::from(layer.scroll_x) / 256.0).to_string()),
                ("parallaxy", (f64::from(layer.scroll_y) / 256.0).to_string()),
                ("repeatx", u8::from(!layer.once).to_string()),
            ]);
            element(to, "imagelayer", &attributes, |to| {
                let size = [("width", size.0.to_string()), ("height", size.1.to_string())];
                empty(to, "image", &[vec![("source", source.clone())], size.to_vec()].concat())
            })?;
        }
        self.layer(to, head("Art"), ("art", MapLayer::Art(false)))?;
        if used.front {
            self.layer(to, head("Art in front"), ("front", MapLayer::Art(true)))?;
        }
        let (name, role) = if used.b { ("Collision A", "collision-a") } else { ("Collision", "collision") };
        self.layer(to, hidden(head(name)), (role, MapLayer::Solid(TileLayer::A)))?;
        if used.b {
            self.layer(to, hidden(head("Collision B")), ("collision-b", MapLayer::Solid(TileLayer::B)))?;
        }
        let (width, height) = self.size();
        let size = (width as i32 * TILE, height as i32 * TILE);
        let level = Level::compile(self.project, &self.data.key).unwrap_or_default();
        element(to, "objectgroup", &head("Objects"), |to| things::write(to, self.data, &level, size))
    }

    /// Writes a layer of cells, as rows of numbers.
    fn layer(
        &self,
        to: &mut Elements,
        mut attributes: Attributes<'_>,
        (role, part): (&str, MapLayer),
    ) -> io::Result<()> {
        let (width, height) = self.size();
        attributes.extend([("width", width.to_string()), ("height", height.to_string())]);
        element(to, "layer", &attributes, |to| {
            properties(to, &[("role".to_owned(), Value::from(role))])?;
            let mut text = String::from("\n");
            let mut row = Vec::with_capacity(width);
            for y in 0..height {
                self.row(part, y, &mut row);
                for cell in &row {
                    // Writing into a text fails never.
                    let _written = write!(text, "{cell},");
                }
                if y + 1 == height {
                    text.pop();
                }
                text.push('\n');
            }
            plain(to, "data", &vec![("encoding", "csv".to_owned())], &text)
        })
    }

    /// Blocks across and down.
    fn size(&self) -> (usize, usize) {
        let side = usize::from(self.project.chunk_size.max(1));
        (self.data.layout.width() as usize * side, self.data.layout.height() as usize * side)
    }

    /// The numbers of a row of cells.
    fn row(&self, part: MapLayer, y: usize, row: &mut Vec<u32>) {
        row.clear();
        self.cells(part, y, |cell, side| row.push(self.number(part, cell, side)));
    }

    /// Calls for each cell of a row, and the side of it that counts.
    fn cells(&self, part: MapLayer, y: usize, mut each: impl FnMut(&Cell, TileLayer)) {
        let side = usize::from(self.project.chunk_size.max(1));
        let swaps = self.project.ruleset.resolve_lenient().swaps_chunks();
        let layer = if let MapLayer::Solid(layer) = part { layer } else { TileLayer::A };
        let low_plane = |chunk| self.project.low_plane(chunk);
        for place in self.data.layout.row((y / side) as u32) {
            let (id, of) = match part {
                MapLayer::Art(_) => (place.chunk, TileLayer::A),
                MapLayer::Solid(_) => on_layer(place, layer, swaps, low_plane),
            };
            let cells = self.project.chunk(id).map_or(&[][..], |chunk| chunk.cells.as_slice());
            let row = cells.get(y % side * side..).unwrap_or_default();
            for x in 0..side {
                each(row.get(x).unwrap_or(&Cell::default()), of);
            }
        }
    }

    fn number(&self, part: MapLayer, cell: &Cell, side: TileLayer) -> u32 {
        let Some((set, block)) = self.project.block(cell.block) else { return 0 };
        let flips = if cell.flip_x { FLIP_X } else { 0 } | if cell.flip_y { FLIP_Y } else { 0 };
        match part {
            MapLayer::Art(front) => {
                let is_seen = seen(self.project, set, block.art);
                if block.front == front && is_seen { (self.sets.art[set].0 + u32::from(block.art)) | flips } else { 0 }
            }
            MapLayer::Solid(_) => {
                let (tile, solidity) = match side {
                    TileLayer::A => (block.tile_a, cell.a),
                    TileLayer::B => (block.tile_b, cell.b),
                };
                let first = self.sets.solid[set].as_ref().map(|(first, _)| *first);
                let number = first.zip(self.sets.solids[set].get(tile, solidity));
                number.filter(|_| solidity != Solidity::NONE).map_or(0, |(first, number)| (first + number) | flips)
            }
        }
    }

    fn used(&self) -> LayersUsed {
        let mut used = LayersUsed::default();
        let (mut a, mut b) = (Vec::new(), Vec::new());
        for y in 0..self.size().1 {
            self.row(MapLayer::Solid(TileLayer::A), y, &mut a);
            self.row(MapLayer::Solid(TileLayer::B), y, &mut b);
            used.b |= a != b;
            self.row(MapLayer::Art(true), y, &mut a);
            used.front |= a.iter().any(|cell| *cell != 0);
        }
        used
    }
}

fn hidden(mut attributes: Attributes<'_>) -> Attributes<'_> {
    attributes.push(("visible", "0".to_owned()));
    attributes
}

/// Whether anything of a cell of art can be seen.
fn seen(project: &Project, set: usize, art: u16) -> bool {
    let tileset = &project.tilesets[set].tileset;
    let cell = tileset.sheet.as_ref().and_then(|sheet| sheet.cells.get(usize::from(art)));
    let moves = tileset.animations.contains_key(&art);
    cell.is_some_and(|cell| moves || cell.chunks_exact(4).any(|pixel| pixel[3] != 0))
}

/// Notes the solid tiles that a level uses.
pub(super) fn note_solids(project: &Project, data: &LevelData, solids: &mut [SolidSet]) {
    let swaps = project.ruleset.resolve_lenient().swaps_chunks();
    let mut shown: Vec<_> = (0..data.layout.height())
        .flat_map(|y| data.layout.row(y))
        .flat_map(|place| {
            [TileLayer::A, TileLayer::B].map(|layer| on_layer(place, layer, swaps, |chunk| project.low_plane(chunk)))
        })
        .map(|(id, side)| (id, side == TileLayer::B))
        .collect();
    shown.sort_unstable();
    shown.dedup();
    for (id, is_b) in shown {
        for cell in project.chunk(id).into_iter().flat_map(|chunk| &chunk.cells) {
            let Some((set, block)) = project.block(cell.block) else { continue };
            let (tile, solidity) = if is_b { (block.tile_b, cell.b) } else { (block.tile_a, cell.a) };
            if tile != 0 && solidity != Solidity::NONE {
                solids[set].add(tile, solidity);
            }
        }
    }
}
