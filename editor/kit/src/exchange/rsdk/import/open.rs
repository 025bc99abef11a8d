//! The files of a stage, found beside the one that was chosen.

use crate::exchange::map_error::MapError;
use crate::exchange::maps::files::{MOST_PART, MapFiles};
use crate::exchange::maps::import::name_of;
use crate::exchange::maps::model::GridMap;
use crate::exchange::maps::source::MapSource;
use crate::exchange::rsdk::import::entities::{act_objects, scene_objects};
use crate::exchange::rsdk::import::layers::{act_layers, scene_layers};
use crate::exchange::rsdk::import::map::{StageTiles, map_of};
use crate::exchange::rsdk::stage::act::{Act, ChunkVersion, StageBackgrounds, read_chunks};
use crate::exchange::rsdk::stage::collision::{StageMasks, TILE_CONFIG};
use crate::exchange::rsdk::stage::config::StageConfig;
use crate::exchange::rsdk::stage::scene::{SCENE, Scene};
use crate::exchange::rsdk::stage::sheet::StageSheet;
use std::path::{Path, PathBuf};

/// A stage that is open.
struct OpenedStage<'a> {
    files: &'a MapFiles<'a>,
    folder: PathBuf,
    /// The files of its scenes or acts.
    scenes: Vec<PathBuf>,
    is_scene: bool,
}

/// Opens a scene or an act, or a file of the whole stage: then all of its scenes.
pub(in crate::exchange::rsdk) fn open<'a>(
    files: &'a MapFiles<'a>,
    path: &Path,
) -> Result<Box<dyn MapSource + 'a>, MapError> {
    let bytes = files.read(path, None, MOST_PART)?;
    let refuse = |problem| MapError::Unsupported { path: path.to_owned(), problem };
    let folder = path.parent().unwrap_or(Path::new("")).to_owned();
    let stem = name_of(path).to_ascii_lowercase();
    let is_new = bytes.starts_with(SCENE) || bytes.starts_with(TILE_CONFIG) || bytes.starts_with(b"CFG\0");
    let is_whole = match is_new {
        true => !bytes.starts_with(SCENE),
        false => ["collisionmasks", "128x128tiles", "stageconfig", "backgrounds"].contains(&stem.as_str()),
    };
    let scenes = match is_whole {
        true => all_scenes(files, &folder, if is_new { "scene" } else { "act" }),
        false => vec![path.to_owned()],
    };
    if scenes.is_empty() {
        let name = if is_new { "Scene*.bin" } else { "Act*.bin" };
        return Err(refuse(format!("this belongs to a stage, and no {name} is beside it")));
    }
    if !is_whole && !is_new {
        Act::read(&bytes).map_err(refuse)?;
    }
    Ok(Box::new(OpenedStage { files, folder, scenes, is_scene: is_new }))
}

/// The scenes or acts of a folder, in the order of their numbers.
fn all_scenes(files: &MapFiles<'_>, folder: &Path, word: &str) -> Vec<PathBuf> {
    let mut names = files.names(folder);
    names.retain(|name| {
        let name = name.to_ascii_lowercase();
        name.starts_with(word) && name.ends_with(".bin")
    });
    names.sort_by_key(|name| (name.len(), name.clone()));
    names.into_iter().map(|name| folder.join(name)).collect()
}

impl MapSource for OpenedStage<'_> {
    fn names(&self) -> Vec<String> {
        let stage = self.folder.file_name().map_or_else(String::new, |name| format!("{} ", name.to_string_lossy()));
        self.scenes.iter().map(|scene| format!("{stage}{}", name_of(scene))).collect()
    }
    fn keeps_values(&self) -> bool {
        true
    }
    fn losses(&self) -> Vec<String> {
        Vec::new()
    }
    fn read(&self, place: usize) -> Result<GridMap, MapError> {
        let path = &self.scenes[place];
        let bytes = self.files.read(path, None, MOST_PART)?;
        let refuse = |problem: String| MapError::Unsupported { path: path.clone(), problem };
        if self.is_scene {
            let scene = Scene::read(&bytes).map_err(refuse)?;
            return Ok(self.scene(&scene));
        }
        let act = Act::read(&bytes).map_err(refuse)?;
        Ok(self.act(&act))
    }
}

impl OpenedStage<'_> {
    fn scene(&self, scene: &Scene) -> GridMap {
        let mut missing = Vec::new();
        let masks = self.part("TileConfig.bin", &mut missing, StageMasks::read_config);
        let mut sheet = self.part("16x16Tiles.gif", &mut missing, StageSheet::read);
        let stage = self.part("StageConfig.bin", &mut missing, |bytes| StageConfig::read(bytes, false));
        let game = self.game(|bytes| StageConfig::read(bytes, true));
        let mut names = Vec::new();
        for config in game.iter().filter(|_| stage.uses_game).chain([&stage]) {
            config.color(&mut sheet.colors);
            names.extend(config.names.iter().cloned());
        }
        let (layers, mut more) = scene_layers(scene);
        missing.append(&mut more);
        let mut map = map_of(&layers, StageTiles { masks: &masks, picture: sheet.picture(0) }, missing);
        scene_objects(scene, &names, &mut map);
        map
    }

    fn act(&self, act: &Act) -> GridMap {
        let mut missing = Vec::new();
        let masks = self.part("CollisionMasks.bin", &mut missing, StageMasks::read_masks);
        let mut sheet = self.part("16x16Tiles.gif", &mut missing, StageSheet::read);
        let chunks = self.part("128x128Tiles.bin", &mut missing, read_chunks);
        // A stage without backgrounds has no such file.
        let mut ignored = Vec::new();
        let behind = self.part("Backgrounds.bin", &mut ignored, |bytes| StageBackgrounds::read(bytes, act.version));
        let stage =
            self.part("StageConfig.bin", &mut missing, |bytes| StageConfig::read_old(bytes, act.version, false));
        let game = self.game(|bytes| StageConfig::read_old(bytes, act.version, true));
        let mut names = act.names.clone();
        for config in game.iter().filter(|_| stage.uses_game).chain([&stage]) {
            config.color(&mut sheet.colors);
            if act.version == ChunkVersion::V4 {
                names.extend(config.names.iter().cloned());
            }
        }
        let clear = sheet.pixels[0];
        let (layers, mut more) = act_layers(act, &chunks, &behind);
        missing.append(&mut more);
        let mut map = map_of(&layers, StageTiles { masks: &masks, picture: sheet.picture(clear) }, missing);
        act_objects(act, &names, &mut map);
        map
    }

    /// Reads a file of the stage; a usual one if that fails, which is noted.
    fn part<T: Default>(
        &self,
        name: &str,
        missing: &mut Vec<String>,
        read: impl FnOnce(&[u8]) -> Result<T, String>,
    ) -> T {
        let of = |path: PathBuf| self.files.read(&path, None, MOST_PART).map_err(|error| error.to_string());
        let found = self.files.sibling(&self.folder, name).ok_or_else(|| "it is not beside the scene".to_owned());
        let part = found.and_then(of).and_then(|bytes| read(&bytes));
        part.unwrap_or_else(|error| {
            missing.push(format!("{name}: {error}"));
            T::default()
        })
    }

    /// Reads the configuration of the game, if that is in the outermost folder.
    fn game(&self, read: impl FnOnce(&[u8]) -> Result<StageConfig, String>) -> Option<StageConfig> {
        let data = self.folder.parent()?.parent()?;
        let path = self.files.sibling(&self.files.sibling(data, "Game")?, "GameConfig.bin")?;
        read(&self.files.read(&path, None, MOST_PART).ok()?).ok()
    }
}
