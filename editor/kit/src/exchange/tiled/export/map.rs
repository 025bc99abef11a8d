//! A level as a TMX file.

use crate::exchange::maps::cells::{FLIP_X, FLIP_Y};
use crate::exchange::maps::export::cells::{LayersUsed, LevelCells, WrittenCell, WrittenLayer};
use crate::exchange::maps::export::planes::PlanePicture;
use crate::exchange::maps::export::solid_set::SolidSet;
use crate::exchange::maps::export::things::{WrittenThing, own_properties, things_of};
use crate::exchange::tiled::export::elements::{Attributes, Elements, element, empty, file, plain, properties};
use crate::exchange::tiled::export::things;
use serde_json::Value;
use sim::project::{ArtLayer, Background, LevelData, Project, PropertyOwner};
use sim::tiles::{TILE, TileLayer};
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
    pub plane: Option<&'a PlanePicture<'a>>,
    /// Layers of art, from the back to the front.
    pub art: &'a [(&'a ArtLayer, LevelCells<'a>)],
}

impl MapWriter<'_> {
    /// Returns the file.
    ///
    /// # Errors
    /// An encoder's error; memory gives none.
    pub(super) fn tmx(&self) -> Result<Vec<u8>, String> {
        let (width, height) = self.cells().size();
        let used = self.cells().used();
        let things = things_of(self.project, self.data, (width as i32 * TILE, height as i32 * TILE));
        let layers = 3
            + usize::from(used.front)
            + usize::from(used.b)
            + self.backgrounds.len()
            + self.art.len()
            + usize::from(self.plane.is_some());
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
            ("nextobjectid", number(things.len() + 1)),
        ];
        file("map", &attributes, |to| self.inside(to, &used, &things))
    }

    fn inside(&self, to: &mut Elements, used: &LayersUsed, things: &[WrittenThing]) -> io::Result<()> {
        let rules = self.project.ruleset.preset.name();
        let own = own_properties(self.project, (PropertyOwner::Level, ""), Some(&self.data.properties));
        let ours = [("title".to_owned(), self.data.title.clone().into()), ("rules".to_owned(), rules.into())];
        let taken = |name: &String| ours.iter().any(|(known, _)| known == name);
        let own = own.into_iter().map(|property| (property.name, property.value)).filter(|(name, _)| !taken(name));
        properties(to, &ours.iter().cloned().chain(own).collect::<Vec<_>>())?;
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
        if let Some(PlanePicture { plane, path, size }) = self.plane {
            let mut attributes = head("Plane");
            attributes.extend([
                ("offsetx", (-i64::from(plane.x)).to_string()),
                ("offsety", (-i64::from(plane.y)).to_string()),
                ("parallaxx", (f64::from(plane.scroll_x) / 256.0).to_string()),
                ("parallaxy", (f64::from(plane.scroll_y) / 256.0).to_string()),
                ("repeatx", "1".to_owned()),
                ("repeaty", "1".to_owned()),
            ]);
            element(to, "imagelayer", &attributes, |to| {
                // Its level is a map of its own, so that an import does not make a picture of it.
                properties(
                    to,
                    &[("role".to_owned(), "none".into()), ("plane".to_owned(), plane.level.as_str().into())],
                )?;
                let size = [("width", size.0.to_string()), ("height", size.1.to_string())];
                empty(to, "image", &[vec![("source", path.clone())], size.to_vec()].concat())
            })?;
        }
        let (front, behind): (Vec<_>, Vec<_>) = self.art.iter().partition(|(layer, _)| layer.front);
        for (layer, cells) in behind {
            self.art_layer(to, head(&cells.data.title), (layer, &cells))?;
        }
        self.layer(to, head("Art"), ("art", WrittenLayer::Art(false)))?;
        if used.front {
            self.layer(to, head("Art in front"), ("front", WrittenLayer::Art(true)))?;
        }
        let (name, role) = if used.b { ("Collision A", "collision-a") } else { ("Collision", "collision") };
        self.layer(to, hidden(head(name)), (role, WrittenLayer::Solid(TileLayer::A)))?;
        if used.b {
            self.layer(to, hidden(head("Collision B")), ("collision-b", WrittenLayer::Solid(TileLayer::B)))?;
        }
        element(to, "objectgroup", &head("Objects"), |to| things::write(to, things))?;
        for (layer, cells) in front {
            self.art_layer(to, head(&cells.data.title), (layer, &cells))?;
        }
        Ok(())
    }

    /// Writes a layer of art, as far as the map reaches.
    fn art_layer(
        &self,
        to: &mut Elements,
        mut attributes: Attributes<'_>,
        (layer, cells): (&ArtLayer, &LevelCells<'_>),
    ) -> io::Result<()> {
        let (width, height) = self.cells().size();
        attributes.extend([("width", width.to_string()), ("height", height.to_string())]);
        let share = |scroll: u16| (f64::from(scroll) / 256.0).to_string();
        for (name, value, usual) in [
            ("opacity", (f64::from(layer.opacity.min(100)) / 100.0).to_string(), "1"),
            ("offsetx", (-i64::from(layer.x)).to_string(), "0"),
            ("offsety", (-i64::from(layer.y)).to_string(), "0"),
            ("parallaxx", share(layer.scroll_x), "1"),
            ("parallaxy", share(layer.scroll_y), "1"),
        ] {
            if value != usual {
                attributes.push((name, value));
            }
        }
        element(to, "layer", &attributes, |to| {
            let role = ("role".to_owned(), Value::from("layer"));
            let repeats = layer.repeats.then(|| ("repeats".to_owned(), true.into()));
            let own: Vec<_> =
                [("front".to_owned(), layer.front.into())].into_iter().chain(repeats).chain([role]).collect();
            properties(to, &own)?;
            self.rows(to, |y, row| cells.art_row(y, width, row), WrittenLayer::Art(false))
        })
    }

    /// Writes a layer of cells, as rows of numbers.
    fn layer(
        &self,
        to: &mut Elements,
        mut attributes: Attributes<'_>,
        (role, part): (&str, WrittenLayer),
    ) -> io::Result<()> {
        let (width, height) = self.cells().size();
        attributes.extend([("width", width.to_string()), ("height", height.to_string())]);
        element(to, "layer", &attributes, |to| {
            properties(to, &[("role".to_owned(), Value::from(role))])?;
            self.rows(to, |y, row| self.cells().row(part, y, row), part)
        })
    }

    /// Writes rows of cells as numbers.
    fn rows(
        &self,
        to: &mut Elements,
        read: impl Fn(usize, &mut Vec<Option<WrittenCell>>),
        part: WrittenLayer,
    ) -> io::Result<()> {
        let (width, height) = self.cells().size();
        let mut text = String::from("\n");
        let mut row = Vec::with_capacity(width);
        for y in 0..height {
            read(y, &mut row);
            for cell in &row {
                // Writing into a text fails never.
                let _written = write!(text, "{},", self.number(part, *cell));
            }
            if y + 1 == height {
                text.pop();
            }
            text.push('\n');
        }
        plain(to, "data", &vec![("encoding", "csv".to_owned())], &text)
    }

    fn cells(&self) -> LevelCells<'_> {
        LevelCells { project: self.project, data: self.data, solids: &self.sets.solids }
    }

    /// The number that the map gives to a cell.
    fn number(&self, part: WrittenLayer, cell: Option<WrittenCell>) -> u32 {
        let Some(WrittenCell { set, number, flip_x, flip_y, .. }) = cell else { return 0 };
        let first = match part {
            WrittenLayer::Art(_) => Some(self.sets.art[set].0),
            WrittenLayer::Solid(_) => self.sets.solid[set].as_ref().map(|(first, _)| *first),
        };
        let flips = if flip_x { FLIP_X } else { 0 } | if flip_y { FLIP_Y } else { 0 };
        first.map_or(0, |first| (first + number) | flips)
    }
}

fn hidden(mut attributes: Attributes<'_>) -> Attributes<'_> {
    attributes.push(("visible", "0".to_owned()));
    attributes
}
