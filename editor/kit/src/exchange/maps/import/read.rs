//! The whole way from a file to a project.

use crate::exchange::format::{Imported, Mapping, MappingRow, Progress, Request};
use crate::exchange::map_error::MapError;
use crate::exchange::maps::files::MapFiles;
use crate::exchange::maps::import::apart::{ApartLayer, plane};
use crate::exchange::maps::import::backgrounds::{self, MadeBackground};
use crate::exchange::maps::import::blocks::{BlockMaker, BlockParts, KnownBlocks};
use crate::exchange::maps::import::frame::{Frame, check, frame};
use crate::exchange::maps::import::layout::{ChunkMaker, LayoutMaker};
use crate::exchange::maps::import::pictures::PictureStore;
use crate::exchange::maps::import::pieces::{PieceLayer, PieceRow, PieceStyle};
use crate::exchange::maps::import::placed_tiles::piece_layer;
use crate::exchange::maps::import::properties;
use crate::exchange::maps::import::roles::{LayerRole, layer_rows};
use crate::exchange::maps::import::things::{ObjectTarget, ThingReader, class_of, object_rows};
use crate::exchange::maps::import::tile_list::TileList;
use crate::exchange::maps::import::tile_shape::solidity_of;
use crate::exchange::maps::model::{GridMap, LayerContent, MapLayer, MapObject, text};
use crate::exchange::maps::source::{MapSource, OpenMaps};
use crate::exchange::names::slug;
use crate::exchange::tilesets::import::ART;
use crate::exchange::{Report, Weight};
use crate::pixels::Pixels;
use sim::file::Storage;
use sim::grid::Grid;
use sim::project::{
    ArtLayer, BackPlane, Background, Bounds, Extra, LevelData, MOST_ART_LAYERS, OwnKinds, Project, PropertyDefinition,
    Start, Tileset, TilesetRef, free_name,
};
use sim::ruleset::{Game, RulesetChoice};
use sim::tiles::{Cell, Chunk, ChunkId, LayoutCell, Solidity, TILE};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A request for an import.
#[derive(Clone, Debug)]
pub(crate) struct MapRequest {
    /// The reader of the format.
    pub open: OpenMaps,
    /// The file.
    pub file: PathBuf,
    /// Names of maps; empty for all of them.
    pub levels: Vec<String>,
    /// The outermost folder that files are read from.
    pub root: Option<PathBuf>,
    /// The targets of layers and objects, where they are not the usual ones.
    pub mapping: Mapping,
    /// Blocks along the side of a chunk, if the project has chunks already.
    pub chunk_size: Option<u8>,
}

/// The choice of the outermost folder, in the formats that have it.
pub(crate) const ROOT: &str = "root";

impl MapRequest {
    /// Makes the request of a format.
    pub(crate) fn new(open: OpenMaps, request: &Request) -> Self {
        Self {
            open,
            file: request.file.clone(),
            levels: request.levels.clone(),
            root: request.folders.get(ROOT).cloned(),
            mapping: request.mapping.clone(),
            chunk_size: request.chunk_size,
        }
    }
}

/// Places of a layout above which chunks have 16 blocks along a side: more would not have numbers.
const MOST_PLACES: u64 = 60_000;
/// Rows of blocks between two looks at whether the user stopped it.
const ROWS_AT_ONCE: u32 = 64;

/// Names of the maps of a file.
///
/// # Errors
/// A file that can't be read.
pub(crate) fn level_names(storage: &dyn Storage, request: &MapRequest) -> Result<Vec<String>, MapError> {
    let (files, file) = MapFiles::open(storage, &request.file, request.root.as_deref())?;
    Ok((request.open)(&files, &file)?.names())
}

/// Returns the name of a map by that of its file.
pub(crate) fn name_of(map: &Path) -> String {
    map.file_stem().map_or_else(|| "map".to_owned(), |name| name.to_string_lossy().into_owned())
}

/// Reads a file and says what its layers and objects become: the rows for layers, and those for objects.
///
/// # Errors
/// Errors of its files.
pub(crate) fn mapping(storage: &dyn Storage, request: &MapRequest) -> Result<[Vec<MappingRow>; 2], MapError> {
    let (files, file) = MapFiles::open(storage, &request.file, request.root.as_deref())?;
    let mut pictures = PictureStore::new(&files);
    let mut rows = [Vec::new(), Vec::new()];
    let source = (request.open)(&files, &file)?;
    for place in wanted(&source.names(), &file, &request.levels)? {
        let map = source.read(place)?;
        let layers = map.layers.iter().map(|layer| (layer, role_of(layer, &request.mapping)));
        let refuse = |problem| MapError::Unsupported { path: file.clone(), problem };
        let tiles = TileList::new(&map, &mut pictures).map_err(refuse)?;
        let classes = classes(&map, &tiles, &request.mapping);
        let objects = object_rows(classes.iter().map(|(class, (count, target))| (class, *count, target)));
        for (all, more) in rows.iter_mut().zip([layer_rows(layers), objects]) {
            for row in more {
                if all.iter().all(|known: &MappingRow| known.name != row.name) {
                    all.push(row);
                }
            }
        }
    }
    Ok(rows)
}

/// The places of the maps that are wanted.
fn wanted(names: &[String], file: &Path, levels: &[String]) -> Result<Vec<usize>, MapError> {
    if levels.is_empty() {
        return Ok((0..names.len()).collect());
    }
    let find = |name: &String| {
        names.iter().position(|known| known == name).ok_or_else(|| {
            let problem = format!("there is no map `{name}`; there are: {}", names.join(", "));
            MapError::Unsupported { path: file.to_owned(), problem }
        })
    };
    levels.iter().map(find).collect()
}

fn role_of(layer: &MapLayer, mapping: &Mapping) -> LayerRole {
    let said = mapping.layers.get(&layer.name).and_then(|name| LayerRole::named(name));
    said.filter(|role| role.fits(&layer.content)).unwrap_or_else(|| LayerRole::usual(layer))
}

/// Checks that a mapping names known roles.
fn check_roles(mapping: &Mapping, file: &Path) -> Result<(), MapError> {
    let Some((layer, name)) = mapping.layers.iter().find(|(_, name)| LayerRole::named(name).is_none()) else {
        return Ok(());
    };
    let names: Vec<&str> = LayerRole::ALL.iter().map(|(_, name, _)| *name).collect();
    let problem = format!("the layer {layer} cannot become `{name}`; there are: {}", names.join(", "));
    Err(MapError::Unsupported { path: file.to_owned(), problem })
}

/// The classes of a map's objects, how many objects each has, and what they become.
fn classes(map: &GridMap, tiles: &TileList, mapping: &Mapping) -> BTreeMap<String, (usize, ObjectTarget)> {
    let mut classes: BTreeMap<String, (usize, ObjectTarget)> = BTreeMap::new();
    for layer in &map.layers {
        let LayerContent::Objects(objects) = &layer.content else { continue };
        if role_of(layer, mapping) != LayerRole::Objects {
            continue;
        }
        for object in objects {
            let class = class_of(object, map, tiles);
            let target = || {
                let said = mapping.objects.get(class).map(|name| ObjectTarget::named(name));
                said.unwrap_or_else(|| ObjectTarget::usual(class, object.tile.is_some()))
            };
            classes.entry(class.to_owned()).or_insert_with(|| (0, target())).0 += 1;
        }
    }
    classes
}

/// Reads the maps of a file. One that can't be read is named in the report and left out.
///
/// # Errors
/// A file that can't be read, names of no map, or the user's cancelling.
pub(crate) fn read(storage: &dyn Storage, request: &MapRequest, progress: Progress<'_>) -> Result<Imported, MapError> {
    let (files, file) = MapFiles::open(storage, &request.file, request.root.as_deref())?;
    check_roles(&request.mapping, &file)?;
    let source = (request.open)(&files, &file)?;
    let names = source.names();
    let places = wanted(&names, &file, &request.levels)?;
    let mut out = Imported::default();
    source.losses().into_iter().for_each(|text| out.report.add(&name_of(&file), Weight::Lost, text));
    let mut import = MapImport {
        file: &file,
        request,
        pictures: PictureStore::new(&files),
        blocks: BlockMaker::new(),
        chunks: None,
        levels: Vec::new(),
        backgrounds: Vec::new(),
        report: out.report,
        rules: Game::default(),
    };
    for (done, place) in places.iter().enumerate() {
        let name = &names[*place];
        let mut look = || progress(done, places.len(), name).is_continue();
        if !look() {
            return Err(MapError::Cancelled);
        }
        match import.map((&*source, *place), name, &mut look) {
            Err(MapError::Cancelled) => return Err(MapError::Cancelled),
            Err(error) => import.report.add(name, Weight::Failed, error.to_string()),
            Ok(()) => {}
        }
    }
    let properties = if source.keeps_values() { Vec::new() } else { properties::define(&mut import.levels) };
    import.finish(&name_of(&file), properties)
}

/// An import under way.
struct MapImport<'a> {
    /// The file, for errors.
    file: &'a Path,
    request: &'a MapRequest,
    pictures: PictureStore<'a>,
    blocks: BlockMaker,
    chunks: Option<(u8, ChunkMaker)>,
    levels: Vec<LevelData>,
    /// The backgrounds of the levels, by level.
    backgrounds: Vec<Vec<MadeBackground>>,
    report: Report,
    /// The game whose rules the first map asks for.
    rules: Game,
}

impl MapImport<'_> {
    fn map(
        &mut self,
        (source, place): (&dyn MapSource, usize),
        name: &str,
        look: &mut dyn FnMut() -> bool,
    ) -> Result<(), MapError> {
        let refuse = |problem: String| MapError::Unsupported { path: self.file.to_owned(), problem };
        let mut map = source.read(place)?;
        check(&map).map_err(refuse)?;
        map.missing.iter().for_each(|missing| self.report.add(name, Weight::Lost, missing.clone()));
        let mut tiles = TileList::new(&map, &mut self.pictures).map_err(refuse)?;
        for missing in std::mem::take(&mut self.pictures.missing) {
            self.report.add(name, Weight::Lost, missing);
        }
        for used in map.tilesets.iter().filter(|used| used.tileset.fills_cell) {
            let text =
                format!("tileset {}: its tiles are shown in their own size, not in that of a cell", used.tileset.name);
            self.report.add(name, Weight::Lost, text);
        }
        let roles: Vec<LayerRole> = map.layers.iter().map(|layer| role_of(layer, &self.request.mapping)).collect();
        for unknown in
            self.request.mapping.layers.keys().filter(|name| map.layers.iter().all(|layer| layer.name != **name))
        {
            self.report.add(name, Weight::Note, format!("there is no layer {unknown} to become something"));
        }
        let frame = frame(&map, &roles).map_err(refuse)?;
        let classes = classes(&map, &tiles, &self.request.mapping);
        let targets: BTreeMap<String, ObjectTarget> =
            classes.into_iter().map(|(class, (_, target))| (class, target)).collect();
        let behind = self.backgrounds_of(&map, (&roles, &frame), &mut tiles, name);
        self.note_layers(name, &map, &roles);
        let apart = ApartLayer::take(&mut map, &roles);
        let layout = self.layout((&map, &roles), &targets, &frame, &mut tiles, (name, look))?;
        if self.chunks.as_ref().is_some_and(|(_, chunks)| has_only_air(&layout, chunks)) {
            let text = "nothing is solid: no tile has a shape of collision, and no layer is called collision";
            self.report.add(name, Weight::Note, text);
        }
        let (width, height) = (frame.size.0 as i32 * TILE, frame.size.1 as i32 * TILE);
        let key = free_name(&slug(name), "-", |key| self.levels.iter().all(|level| level.key != key));
        let title = text(&map.properties, "title").filter(|title| !title.is_empty()).unwrap_or(name);
        let mut data = LevelData {
            key,
            title: title.to_owned(),
            layout,
            bounds: Bounds::inside(width, height),
            plane: map.layers.iter().find_map(plane).unwrap_or_default(),
            properties: if source.keeps_values() { Extra::default() } else { properties::of_map(&map.properties) },
            ..LevelData::default()
        };
        let own = OwnKinds::default();
        let mut things = ThingReader::new((&map, &tiles), (name, frame.origin), &targets, &own);
        for (layer, role) in map.layers.iter().zip(&roles) {
            if let (LayerContent::Objects(objects), LayerRole::Objects) = (&layer.content, role) {
                objects.iter().for_each(|object| things.add(object, layer.offset, &mut data, &mut self.report));
            }
        }
        things.report(&mut self.report);
        let has_start = things.has_start();
        things.keep(&mut data, &self.request.mapping);
        if !has_start {
            data.start = match &self.chunks {
                Some((side, chunks)) => first_ground(&data.layout, *side, |id| chunks.chunks.get(usize::from(id))),
                None => Start::default(),
            };
            self.report.add(
                name,
                Weight::Note,
                "no object is a start: the player begins at the left, on the first ground",
            );
        }
        let mut layers = Vec::new();
        for apart in apart {
            let only = |n: usize| if n == apart.place { LayerRole::Art } else { LayerRole::LeftOut };
            let roles: Vec<LayerRole> = (0..roles.len()).map(only).collect();
            let layout = self.layout((&map, &roles), &targets, &frame, &mut tiles, (name, look))?;
            let is_free = |key: &str| {
                key != data.key && self.levels.iter().chain(&layers).all(|level: &LevelData| level.key != key)
            };
            let layer = &map.layers[apart.place];
            let title = text(&layer.properties, "title").unwrap_or(&layer.name).to_owned();
            let key = free_name(&slug(&format!("{} {title}", data.key)), "-", is_free);
            data.art_layers.push(ArtLayer { level: key.clone(), ..apart.layer(&map, frame.origin) });
            layers.push(LevelData { key, title, layout, bounds: data.bounds, ..LevelData::default() });
        }
        data.art_layers.truncate(MOST_ART_LAYERS);
        if self.levels.is_empty() {
            self.rules = text(&map.properties, "rules").and_then(Game::named).unwrap_or_default();
        }
        self.levels.push(data);
        self.backgrounds.push(behind);
        self.backgrounds.extend(layers.iter().map(|_| Vec::new()));
        self.levels.extend(layers);
        Ok(())
    }

    /// The pictures behind a level, farthest first.
    fn backgrounds_of(
        &mut self,
        map: &GridMap,
        (roles, frame): (&[LayerRole], &Frame),
        tiles: &mut TileList,
        name: &str,
    ) -> Vec<MadeBackground> {
        let mut made: Vec<_> =
            map.background.filter(|color| color[3] > 0).map(backgrounds::of_color).into_iter().collect();
        for (layer, _) in map.layers.iter().zip(roles).filter(|(_, role)| **role == LayerRole::Background) {
            let style = style_of(layer, LayerRole::Art);
            let found = match &layer.content {
                LayerContent::Picture(picture) => backgrounds::of_picture(layer, (picture, &style), &mut self.pictures),
                _ => {
                    let sets = sets_of(map);
                    let pieces = piece_layer(map, layer, 0, frame, (tiles, &sets), &[]);
                    pieces.and_then(|pieces| backgrounds::of_tiles(layer, &pieces, (&style, tiles), frame.size))
                }
            };
            match found {
                Some(found) => {
                    let text = format!(
                        "layer {}: a background of {} × {} pixels",
                        layer.name, found.picture.width, found.picture.height
                    );
                    self.report.add(name, Weight::Done, text);
                    made.push(found);
                }
                None => {
                    let text = format!("layer {}: a background without a pixel, or with too many", layer.name);
                    self.report.add(name, Weight::Lost, text);
                }
            }
        }
        for missing in std::mem::take(&mut self.pictures.missing) {
            self.report.add(name, Weight::Lost, missing);
        }
        made
    }

    /// The layout of a map: pieces to blocks, blocks to chunks.
    fn layout(
        &mut self,
        (map, roles): (&GridMap, &[LayerRole]),
        targets: &BTreeMap<String, ObjectTarget>,
        frame: &Frame,
        tiles: &mut TileList,
        (name, look): (&str, &mut dyn FnMut() -> bool),
    ) -> Result<Grid<LayoutCell>, MapError> {
        let sets = sets_of(map);
        let mut styles: Vec<PieceStyle> = Vec::new();
        let mut layers: Vec<PieceLayer<'_>> = Vec::new();
        for (layer, role) in map.layers.iter().zip(roles) {
            let is_art = |object: &MapObject| match role {
                LayerRole::Objects => {
                    object.visible && targets.get(class_of(object, map, tiles)) == Some(&ObjectTarget::Art)
                }
                _ => object.visible,
            };
            let wanted: Vec<bool> = match &layer.content {
                LayerContent::Objects(objects) => objects.iter().map(is_art).collect(),
                _ => Vec::new(),
            };
            for style in styles_of(layer, *role, wanted.contains(&true)) {
                let number = styles.iter().position(|known| *known == style).unwrap_or(styles.len());
                if number == styles.len() {
                    styles.push(style);
                }
                let found = piece_layer(map, layer, number as u16, frame, (tiles, &sets), &wanted);
                layers.extend(found.map(|found| found.into_collision(style.role.is_collision())));
            }
        }
        let has = |side: LayerRole| roles.iter().any(|role| *role == side || *role == LayerRole::Both);
        let has_collision = [has(LayerRole::LayerA), has(LayerRole::LayerB)];
        let (width, height) = frame.size;
        let side = self.side(width, height);
        let (_, chunks) = self.chunks.get_or_insert_with(|| (side, ChunkMaker::new(side)));
        let mut layout = LayoutMaker::new((width, height), side);
        let mut pieces = PieceRow::new(width as usize);
        let mut known = KnownBlocks::default();
        let mut row = Vec::with_capacity(width as usize);
        let before = (self.blocks.floating, self.blocks.left_out);
        for y in 0..height {
            if y % ROWS_AT_ONCE == ROWS_AT_ONCE - 1 && !look() {
                return Err(MapError::Cancelled);
            }
            pieces.gather(y as i32, &layers, tiles);
            let of = BlockParts { map, tiles, styles: &styles, has_collision };
            row.clear();
            row.extend(pieces.columns.iter().map(|pieces| self.blocks.cell(pieces, &mut known, &of)));
            layout.add(&row, chunks);
        }
        let (layout, is_cut) = layout.finish(chunks);
        let skipped = std::mem::take(&mut tiles.skipped);
        if skipped > 0 {
            let text = format!("{skipped} objects whose pictures are scaled or turned: together they are too large");
            self.report.add(name, Weight::Lost, text);
        }
        let (floating, left_out) = (self.blocks.floating - before.0, self.blocks.left_out - before.1);
        if floating > 0 {
            let text = format!("{floating} solid pixels that touch neither the upper nor the lower edge of their tile");
            self.report.add(name, Weight::Lost, text);
        }
        if left_out > 0 {
            let text = format!(
                "{left_out} blocks: the layers make more than 65,535 different ones. Leave a layer out, or make it a background"
            );
            self.report.add(name, Weight::Lost, text);
        }
        if is_cut {
            let text = "places whose chunks have no number left: there are 65,536 at most. Cut the map into several";
            self.report.add(name, Weight::Lost, text);
        }
        Ok(layout)
    }

    /// Blocks along the side of the chunks: what is wanted, what earlier maps have, what the size of this one asks for.
    fn side(&self, width: u32, height: u32) -> u8 {
        let known = self.request.chunk_size.or(self.chunks.as_ref().map(|(side, _)| *side));
        let places = u64::from(width.div_ceil(8)) * u64::from(height.div_ceil(8));
        known.unwrap_or(if places > MOST_PLACES { 16 } else { 8 })
    }

    /// Reports the roles of layers, and what of them is not kept.
    fn note_layers(&mut self, name: &str, map: &GridMap, roles: &[LayerRole]) {
        let mut before = "";
        for (layer, role) in map.layers.iter().zip(roles) {
            // Tiles that lie over each other are several layers of one name.
            if before != layer.name || before.is_empty() {
                self.note_layer(name, layer, *role);
            }
            before = &layer.name;
        }
    }

    /// Reports the role of a layer, and what of it is not kept.
    fn note_layer(&mut self, name: &str, layer: &MapLayer, role: LayerRole) {
        if plane(layer).is_some() {
            return;
        }
        let shown = &layer.name;
        if role != LayerRole::Background {
            let label = LayerRole::ALL.iter().find(|(known, ..)| *known == role).map_or("", |(.., label)| label);
            let weight = if role == LayerRole::LeftOut { Weight::Lost } else { Weight::Done };
            self.report.add(name, weight, format!("layer {shown}: {}", label.to_lowercase()));
        }
        if !layer.mode.is_empty() {
            self.report.add(name, Weight::Lost, format!("layer {shown}: its blend mode {}", layer.mode));
        }
        if matches!(&layer.content, LayerContent::Picture(picture) if picture.repeats_y) {
            let text = format!("layer {shown}: its picture is repeated across, and not down");
            self.report.add(name, Weight::Lost, text);
        }
        if role.is_art() && layer.parallax != (1.0, 1.0) {
            let text = format!("layer {shown}: its own speed; as a background it would keep it");
            self.report.add(name, Weight::Lost, text);
        }
    }

    /// Makes the project: one tileset with all blocks, and one more for each further group of backgrounds.
    fn finish(self, name: &str, properties: Vec<PropertyDefinition>) -> Result<Imported, MapError> {
        let Self { blocks, chunks, mut levels, backgrounds, mut report, rules, .. } = self;
        if levels.is_empty() {
            return Ok(Imported { report, ..Imported::default() });
        }
        let keys: BTreeSet<String> = levels.iter().map(|level| level.key.clone()).collect();
        for level in levels.iter_mut().filter(|level| !level.plane.level.is_empty()) {
            if !keys.contains(&level.plane.level) || level.plane.level == level.key {
                let text = format!("the plane {}: import it together with the level", level.plane.level);
                report.add(&level.key, Weight::Lost, text);
                level.plane = BackPlane::default();
            }
        }
        let (side, chunks) = chunks.unwrap_or_else(|| (8, ChunkMaker::new(8)));
        let mut project = Project {
            name: name.to_owned(),
            ruleset: RulesetChoice { preset: rules, ..RulesetChoice::default() },
            chunk_size: side,
            chunks: Arc::new(chunks.chunks),
            properties: Arc::new(properties),
            ..Project::default()
        };
        let sheet = blocks.sheet();
        let mut pictures = Vec::new();
        let path = format!("tilesets/{}", slug(name));
        let (width, height, rgba) = sheet.pixels();
        pictures
            .push((format!("{path}/{ART}"), png(&Pixels { width, height, rgba: rgba.as_chunks::<4>().0.to_vec() })?));
        let mut next = blocks.blocks.len();
        let tileset = Tileset {
            name: name.to_owned(),
            art: ART.into(),
            tiles: Arc::new(blocks.tiles),
            blocks: Arc::new(blocks.blocks),
            animations: Arc::new(blocks.animations),
            sheet: Some(Arc::new(sheet)),
            ..Tileset::default()
        };
        let mut sets = vec![TilesetRef { path, first_block: 0, tileset: Arc::new(tileset) }];
        // The backgrounds of levels so far, with the tileset that holds them.
        let mut held: Vec<(Vec<MadeBackground>, usize)> = Vec::new();
        for (mut level, behind) in levels.into_iter().zip(backgrounds) {
            if let Some((_, at)) = held.iter().find(|(known, _)| *known == behind) {
                level.background = Some(*at as u16);
            } else if !behind.is_empty() {
                if !held.is_empty() {
                    sets.push(backdrop(&level, next, &mut pictures)?);
                    next += 1;
                }
                let at = sets.len() - 1;
                let folder = sets[at].path.clone();
                let mut list: Vec<Background> = Vec::new();
                for (number, made) in behind.iter().enumerate() {
                    let image = format!("background-{}.png", number + 1);
                    pictures.push((format!("{folder}/{image}"), png(&made.picture)?));
                    list.push(Background { image, ..made.layer.clone() });
                }
                Arc::make_mut(&mut sets[at].tileset).backgrounds = Arc::new(list);
                level.background = Some(at as u16);
                held.push((behind, at));
            }
            project.levels.push(Arc::new(level));
        }
        project.tilesets = sets.into_iter().map(Arc::new).collect();
        Ok(Imported { project, pictures, report })
    }
}

/// Returns the place of the player of a level that names none, as an import gives it: its left and its upper edge.
pub(crate) fn usual_start(project: &Project, data: &LevelData) -> Option<(i32, i32)> {
    let chunk = |id: ChunkId| project.chunks.get(usize::from(id));
    let start = first_ground(&data.layout, project.chunk_size.max(1), chunk);
    (data.start == start).then_some((start.x, start.y))
}

/// The place on the first ground from the left, below which the player begins if the map says nothing.
fn first_ground<'a>(layout: &Grid<LayoutCell>, side: u8, chunk: impl Fn(ChunkId) -> Option<&'a Arc<Chunk>>) -> Start {
    let side = u32::from(side);
    let cell = |x: u32, y: u32| -> Option<Cell> {
        let place = layout.get(x / side, y / side)?;
        chunk(place.chunk)?.cells.get((y % side * side + x % side) as usize).copied()
    };
    let (width, height) = (layout.width() * side, layout.height() * side);
    let is_ground = |x: u32, y: u32| cell(x, y).is_some_and(|cell| cell.a.top);
    let is_free = |x: u32, y: u32| y.checked_sub(1).is_none_or(|above| !is_ground(x, above));
    // A little way in, so that the view is not at the very edge.
    let columns = (2.min(width)..width).chain(0..2.min(width));
    let place =
        columns.flat_map(|x| (2..height).map(move |y| (x, y))).find(|(x, y)| is_ground(*x, *y) && is_free(*x, *y));
    let (x, y) = place.unwrap_or((4, 4));
    Start { x: x as i32 * TILE + TILE / 2, y: y as i32 * TILE - 20, ..Start::default() }
}

/// A tileset that holds the backgrounds of one level, and no block.
fn backdrop(
    level: &LevelData,
    first_block: usize,
    pictures: &mut Vec<(String, Vec<u8>)>,
) -> Result<TilesetRef, MapError> {
    let path = format!("tilesets/{}-backgrounds", level.key);
    pictures.push((format!("{path}/{ART}"), png(&Pixels::clear(16, 16))?));
    let blocks = BlockMaker::new();
    let tileset = Tileset {
        name: format!("{} (backgrounds)", level.title),
        art: ART.into(),
        sheet: Some(Arc::new(blocks.sheet())),
        tiles: Arc::new(blocks.tiles),
        blocks: Arc::new(blocks.blocks),
        ..Tileset::default()
    };
    Ok(TilesetRef { path, first_block: first_block.min(65_535) as u16, tileset: Arc::new(tileset) })
}

fn png(picture: &Pixels) -> Result<Vec<u8>, MapError> {
    let packed = picture.to_png();
    packed.map_err(|problem| MapError::Unsupported { path: PathBuf::from(ART), problem })
}

/// The draw offsets of the tilesets of a map.
fn sets_of(map: &GridMap) -> Vec<(i32, i32)> {
    map.tilesets.iter().map(|used| used.tileset.offset).collect()
}

/// The styles of a layer: none if it draws nothing, two if its art is solid as it is drawn.
fn styles_of(layer: &MapLayer, role: LayerRole, has_pictures: bool) -> Vec<PieceStyle> {
    let solidity = solidity_of(&layer.properties);
    match role {
        LayerRole::Art | LayerRole::Front | LayerRole::LayerA | LayerRole::LayerB | LayerRole::Both => {
            vec![PieceStyle { solidity, ..style_of(layer, role) }]
        }
        LayerRole::SolidArt => vec![
            PieceStyle { solidity: Some(Solidity::NONE), ..style_of(layer, LayerRole::Art) },
            PieceStyle { solidity, opacity: 255, tint: None, role: LayerRole::Both },
        ],
        LayerRole::Objects if has_pictures => vec![style_of(layer, LayerRole::Art)],
        LayerRole::Objects | LayerRole::Apart | LayerRole::Background | LayerRole::LeftOut => Vec::new(),
    }
}

fn style_of(layer: &MapLayer, role: LayerRole) -> PieceStyle {
    if role.is_collision() {
        return PieceStyle { role, opacity: 255, tint: None, solidity: None };
    }
    PieceStyle { role, opacity: (layer.opacity * 255.0).round() as u8, tint: layer.tint, solidity: None }
}

/// Whether a layout shows blocks, and none of them is solid.
fn has_only_air(layout: &Grid<LayoutCell>, chunks: &ChunkMaker) -> bool {
    let mut shown: Vec<u16> = (0..layout.height()).flat_map(|y| layout.row(y)).map(|place| place.chunk).collect();
    shown.sort_unstable();
    shown.dedup();
    let found = shown.into_iter().filter_map(|id| chunks.chunks.get(usize::from(id)));
    let mut filled = found.flat_map(|chunk| &chunk.cells).filter(|cell| cell.block != 0).peekable();
    filled.peek().is_some() && filled.all(|cell| cell.a == Solidity::NONE && cell.b == Solidity::NONE)
}
