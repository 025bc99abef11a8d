//! The stage that is in a folder already: tiles and chunks keep their numbers, and cells that nobody edited their words.

use crate::exchange::Failure;
use crate::exchange::format::Imported;
use crate::exchange::maps::import::{MapRequest, SourceObjects, read};
use crate::exchange::names::slug;
use crate::exchange::rsdk::export::tile_set::TileSet;
use crate::exchange::rsdk::export::words::{LevelWords, words_of};
use crate::exchange::rsdk::import::{is_ground, is_of_another_mode, open};
use crate::exchange::rsdk::stage::act::{Act, CHUNK_CELLS, ChunkCell, RsdkVersion, read_chunks};
use crate::exchange::rsdk::stage::collision::StageMasks;
use crate::exchange::rsdk::stage::config::StageConfig;
use crate::exchange::rsdk::stage::scene::{EMPTY, Scene, SceneClass, SceneEntity, SceneLayer};
use crate::exchange::rsdk::stage::sheet::StageSheet;
use crate::output::disk_refusal;
use crate::pixels::Pixels;
use sim::file::Storage;
use sim::project::{LevelData, Project};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Bytes of a file of a stage at most.
const MOST_BYTES: u64 = 64 << 20;

/// The stage of a folder.
pub(super) struct StageThere<'a> {
    storage: &'a dyn Storage,
    /// The folder.
    pub folder: PathBuf,
    version: RsdkVersion,
    /// The names of the files of scenes or acts, without ending.
    scenes: Vec<String>,
    /// Whether the folder has a stage.
    pub is_there: bool,
    /// The picture of the tiles, with its pixels.
    pub sheet: Option<(StageSheet, Pixels)>,
    /// The masks.
    pub masks: Option<StageMasks>,
    masks_file: Vec<u8>,
    /// The chunks.
    pub chunks: Option<Vec<[ChunkCell; CHUNK_CELLS]>>,
    /// The configuration.
    pub config: Option<StageConfig>,
}

impl<'a> StageThere<'a> {
    /// Reads the stage of a folder, if it has one. A scene or an act may be named in place of its folder.
    ///
    /// # Errors
    /// Files that can't be read.
    pub(super) fn open(storage: &'a dyn Storage, path: &Path, version: RsdkVersion) -> Result<Self, Failure> {
        let is_file = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("bin"));
        let folder = if is_file { path.parent().unwrap_or(path) } else { path };
        let names = storage.list(folder).unwrap_or_default();
        let word = if version == RsdkVersion::Scenes { "scene" } else { "act" };
        let stem = |name: &String| {
            let stem = name.strip_suffix(".bin").or_else(|| name.strip_suffix(".BIN"))?;
            stem.to_ascii_lowercase().starts_with(word).then(|| stem.to_owned())
        };
        let mut there = Self {
            storage,
            folder: folder.to_owned(),
            version,
            scenes: names.iter().filter_map(stem).collect(),
            is_there: false,
            sheet: None,
            masks: None,
            masks_file: Vec::new(),
            chunks: None,
            config: None,
        };
        there.is_there = !there.scenes.is_empty();
        if !there.is_there {
            return Ok(there);
        }
        let named = |name: &str| names.iter().find(|known| known.eq_ignore_ascii_case(name)).cloned();
        if let Some(name) = named("16x16Tiles.gif") {
            let sheet = there.file(&name, StageSheet::read)?;
            let clear = if version == RsdkVersion::Scenes { 0 } else { sheet.pixels[0] };
            let picture = sheet.picture(clear);
            there.sheet = Some((sheet, picture));
        }
        let masks = if version == RsdkVersion::Scenes { "TileConfig.bin" } else { "CollisionMasks.bin" };
        if let Some(name) = named(masks) {
            there.masks_file = there.file(&name, |bytes| Ok(bytes.to_vec()))?;
            let is_new = version == RsdkVersion::Scenes;
            let read = if is_new { StageMasks::read_config } else { StageMasks::read_masks };
            there.masks = Some(there.file(&name, read)?);
        }
        if let (true, Some(name)) = (version != RsdkVersion::Scenes, named("128x128Tiles.bin")) {
            there.chunks = Some(there.file(&name, read_chunks)?);
        }
        if let (true, Some(name)) = (version == RsdkVersion::Scenes, named("StageConfig.bin")) {
            there.config = Some(there.file(&name, |bytes| StageConfig::read(bytes, false))?);
        }
        Ok(there)
    }

    fn file<T>(&self, name: &str, read: impl FnOnce(&[u8]) -> Result<T, String>) -> Result<T, Failure> {
        let path = self.folder.join(name);
        let bytes =
            self.storage.read(&path, MOST_BYTES).map_err(|error| Failure::Failed(disk_refusal(&path, &error)))?;
        read(&bytes).map_err(|problem| Failure::Failed(format!("{}: {problem}", path.display())))
    }

    /// Returns the name of the file of a level: the one that it came from, by its key, else the next one.
    pub(super) fn name_of(&self, key: &str, number: usize, used: &mut BTreeSet<String>) -> String {
        let stage = self.folder.file_name().map_or_else(String::new, |name| format!("{} ", name.to_string_lossy()));
        let is_it = |stem: &&String| slug(&format!("{stage}{stem}")) == key || slug(stem) == key;
        let word = if self.version == RsdkVersion::Scenes { "Scene" } else { "Act" };
        let own = || {
            let (_, rest) = key.rsplit_once(&word.to_ascii_lowercase())?;
            (!rest.is_empty() && rest.chars().all(|sign| sign.is_ascii_alphanumeric())).then(|| format!("{word}{rest}"))
        };
        let found = self.scenes.iter().find(is_it).cloned().or_else(own).filter(|name| !used.contains(name));
        let name = found.unwrap_or_else(|| {
            let next = (number + 1..).map(|number| format!("{word}{number}"));
            next.take(usize::from(u16::MAX)).find(|name| !used.contains(name)).unwrap_or_default()
        });
        used.insert(name.clone());
        name
    }

    /// Returns the file of the masks: the one that is there, if it holds the same.
    pub(super) fn unless_same_masks(&self, masks: &StageMasks) -> Vec<u8> {
        if self.masks.as_ref() == Some(masks) { self.masks_file.clone() } else { masks.write_config() }
    }

    /// Returns the scene of a name, if it is there.
    ///
    /// # Errors
    /// A scene that can't be read.
    pub(super) fn scene(&self, name: &str) -> Result<Option<SceneThere>, Failure> {
        if !self.scenes.iter().any(|known| known == name) {
            return Ok(None);
        }
        self.file(&format!("{name}.bin"), Scene::read).map(|scene| Some(SceneThere { scene }))
    }

    /// Returns the act of a name, if it is there.
    ///
    /// # Errors
    /// An act that can't be read.
    pub(super) fn act(&self, name: &str) -> Result<Option<ActThere>, Failure> {
        if !self.scenes.iter().any(|known| known == name) {
            return Ok(None);
        }
        self.file(&format!("{name}.bin"), Act::read).map(|act| Some(ActThere { act }))
    }

    /// Imports a file as the level came from it, for comparison.
    fn imported(&self, name: &str, level: &LevelData) -> Option<Imported> {
        let request = MapRequest {
            open,
            file: self.folder.join(format!("{name}.bin")),
            levels: Vec::new(),
            root: None,
            mapping: SourceObjects::of(level).unwrap_or_default().mapping,
            chunk_size: None,
        };
        read(self.storage, &request, &mut |_, _, _| std::ops::ControlFlow::Continue(())).ok()
    }

    /// Compares the cells of a level with those of the file of a name; `None` if that is not there.
    pub(super) fn same(&self, name: &str, project: &Project, level: &LevelData) -> Option<SameCells> {
        self.scenes.iter().any(|known| known == name).then_some(())?;
        let imported = self.imported(name, level)?;
        let mut set = TileSet::new();
        let before = words_of(&imported.project, imported.project.levels.first()?, &mut set, |_, _| true);
        Some(SameCells { before, now: words_of(project, level, &mut set, |_, _| true) })
    }
}

/// The cells of a level that are those of a file.
pub(super) struct SameCells {
    before: LevelWords,
    now: LevelWords,
}

impl SameCells {
    /// Whether a cell is the same.
    pub(super) fn cell(&self, x: usize, y: usize) -> bool {
        let word = |words: &LevelWords, plane: usize| {
            let is_inside = x < words.size.0 && y < words.size.1;
            if is_inside { words.planes[plane][y * words.size.0 + x] } else { EMPTY }
        };
        (0..2).all(|plane| word(&self.before, plane) == word(&self.now, plane))
    }

    /// Whether all cells of a chunk are the same.
    pub(super) fn chunk(&self, x: usize, y: usize) -> bool {
        (0..CHUNK_CELLS).all(|at| self.cell(x * 8 + at % 8, y * 8 + at / 8))
    }
}

/// A scene that is there.
pub(super) struct SceneThere {
    /// The scene.
    pub scene: Scene,
}

impl SceneThere {
    /// Returns the layers with the ground of a level: cells that nobody edited keep their words on all layers.
    pub(super) fn layers(
        &self,
        ground: Vec<SceneLayer>,
        (words, same): (&LevelWords, Option<&SameCells>),
    ) -> Vec<SceneLayer> {
        let is_same = |(x, y)| same.is_some_and(|same| same.cell(x, y));
        let mut layers = self.scene.layers.clone();
        let mut planes: [Option<usize>; 2] = [None; 2];
        for (place, layer) in layers.iter_mut().enumerate() {
            let Some(is_high) = is_ground(layer) else { continue };
            let (width, height) = (usize::from(layer.size.0), usize::from(layer.size.1));
            let plane = &mut planes[usize::from(is_high)];
            // The first layer of a plane takes what is new on it.
            let takes = plane.is_none();
            plane.get_or_insert(place);
            let mut cells = vec![EMPTY; words.size.0 * words.size.1];
            for (at, cell) in cells.iter_mut().enumerate() {
                let (x, y) = (at % words.size.0, at / words.size.0);
                if is_same((x, y)) {
                    *cell = if x < width && y < height { layer.cells[y * width + x] } else { EMPTY };
                } else if takes {
                    *cell = words.planes[usize::from(is_high)][at];
                }
            }
            layer.cells = cells;
            layer.size = ground[0].size;
            let lines = words.size.0.max(words.size.1) * 16;
            if layer.lines.len() < lines {
                layer.lines.resize(lines, 0);
            }
        }
        // A plane that the scene does not have is added, if something is on it.
        for (plane, new) in planes.into_iter().zip(ground) {
            if plane.is_none() && new.cells.iter().any(|word| *word != EMPTY) {
                layers.push(new);
            }
        }
        layers
    }

    /// Whether an object of the scene is none that an import takes.
    pub(super) fn stays(&self, class: &SceneClass, entity: &SceneEntity) -> bool {
        is_of_another_mode(class, entity)
    }
}

/// An act that is there.
pub(super) struct ActThere {
    /// The act.
    pub act: Act,
}

impl ActThere {
    /// Returns the number of the chunk at a place if nobody edited a cell of it.
    pub(super) fn same_chunk(&self, same: Option<&SameCells>, (x, y): (usize, usize)) -> Option<u16> {
        let (width, height) = (usize::from(self.act.size.0), usize::from(self.act.size.1));
        let is_same = x < width && y < height && same.is_some_and(|same| same.chunk(x, y));
        is_same.then(|| self.act.chunks[y * width + x])
    }
}
