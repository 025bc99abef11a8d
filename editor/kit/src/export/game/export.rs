//! The files of an exported game on disk.

use super::atlas::Packing;
use super::files::GameLevelEntry;
use super::grids::{LevelBlocks, STOPPED};
use super::level::{LevelParts, level_file};
use super::loader::GameLoader;
use super::numbers::PartNumbers;
use super::objects::ObjectPictures;
use super::shared::{ATLAS, game_file, packed};
use super::text;
use crate::exchange::Report;
use crate::exchange::planes::{PlanePicture, art_layers, plane_of, plane_refusal};
use crate::output::{self, Output, disk_refusal};
use crate::pixels::{MOST_BYTES, Pixels};
use serde::Serialize;
use sim::file::{Storage, picture_path};
use sim::objects::placed::read_placement;
use sim::project::{Background, LevelData, Placement, Project};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// The form of the files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum GameForm {
    /// Text: any engine reads it
    #[default]
    Json,
    /// Bytes: small, and read without a parser
    Binary,
}

impl GameForm {
    /// The ending of the files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Binary => "bin",
        }
    }
}

/// The choices of an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOptions {
    /// The keys of the levels; none stand for all.
    pub levels: Vec<String>,
    /// The form of the files.
    pub form: GameForm,
    /// Pixels around each part of the atlas in which its edge goes on, up to [`MOST_PADDING`].
    pub padding: u16,
    /// The sides of the atlas are powers of two.
    pub power_of_two: bool,
    /// The loader that is put beside the files.
    pub loader: Option<GameLoader>,
}

impl Default for GameOptions {
    fn default() -> Self {
        Self { levels: Vec::new(), form: GameForm::Json, padding: 1, power_of_two: false, loader: None }
    }
}

/// Pixels around each part of the atlas at most.
pub const MOST_PADDING: u16 = 64;

/// An export of levels for a game engine.
pub struct GameExport<'a> {
    /// The project, with its pictures decoded.
    pub project: &'a Project,
    /// The folder of the project: pictures of backgrounds are read from its tilesets.
    pub folder: &'a Path,
    /// The storage of the project.
    pub storage: &'a dyn Storage,
    /// The choices.
    pub options: GameOptions,
}

/// A file that an export wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedFile {
    /// The path from the folder of the game on, with `/` between folders.
    pub path: String,
    /// The digest; pictures and loaders have none.
    pub digest: Option<u32>,
}

/// The result of an export.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameReport {
    /// The files.
    pub files: Vec<ExportedFile>,
    /// Parts of the project that an engine does not get, in words for the user.
    pub left_out: Vec<String>,
}

/// Reports rows of blocks done and all rows; the answer says whether the work goes on.
type Progress<'a> = &'a mut dyn FnMut(usize, usize) -> ControlFlow<()>;

impl GameExport<'_> {
    /// Writes the files into a folder, which is made if it does not exist.
    ///
    /// # Errors
    /// In words: a level or a picture that is not there, a file that is there already, what the disk refuses, that it was
    /// stopped.
    pub fn write(&self, to: &Path, overwrite: bool, progress: Progress<'_>) -> Result<GameReport, String> {
        let levels = self.chosen()?;
        let backgrounds = self.backgrounds(&levels)?;
        let mut planes = Vec::new();
        let shown = self.planes(&levels, &mut planes)?;
        let pictures = backgrounds.values().map(|file| &file.path).chain(planes.iter().map(|(path, _)| path));
        self.refuse_existing(to, &levels, pictures, overwrite)?;
        let numbers = PartNumbers::new(self.project, &levels);
        let passes = match self.options.form {
            GameForm::Json => 1,
            GameForm::Binary => 2, // the first one takes the digest
        };
        let all = levels.iter().map(|level| 3 * passes * self.rows(level)).sum();
        let (done, progress) = (Cell::new(0), RefCell::new(progress));
        let each_row = || {
            done.set(done.get() + 1);
            (progress.borrow_mut())(done.get(), all)
        };
        let mut pictures = ObjectPictures::default();
        let blocks: Vec<_> = levels.iter().map(|level| LevelBlocks::new(self.project, level, &numbers)).collect();
        let parts: Vec<_> = levels
            .iter()
            .zip(&blocks)
            .zip(shown)
            .map(|((level, blocks), plane)| {
                let behind = self.layers(level).filter_map(|(set, layer)| {
                    let picture = backgrounds.get(&(set, layer.image.as_str()))?;
                    Some((layer, picture.path.clone(), picture.height))
                });
                LevelParts { project: self.project, blocks, backgrounds: behind.collect(), plane, each_row: &each_row }
            })
            .collect();
        let level_files: Vec<_> =
            levels.iter().zip(&parts).map(|(level, parts)| level_file(level, parts, &mut pictures)).collect();
        // Pictures that do not fit are known before a file is written.
        let packing =
            Packing { padding: self.options.padding.min(MOST_PADDING), power_of_two: self.options.power_of_two };
        let atlas = packed(&numbers, &pictures, packing)?;
        let create = |folder: &Path| std::fs::create_dir_all(folder).map_err(|error| disk_refusal(folder, &error));
        create(&to.join("levels"))?;
        if !backgrounds.is_empty() || !planes.is_empty() {
            create(&to.join("backgrounds"))?;
        }
        let mut entries = Vec::new();
        let mut report = GameReport { files: Vec::new(), left_out: self.left_out() };
        for (level, file) in levels.iter().zip(&level_files) {
            let path = self.path_of(level);
            let digest = self.put(to, (&path, overwrite), file)?;
            report.files.push(ExportedFile { path: path.clone(), digest: Some(digest) });
            entries.push(GameLevelEntry {
                name: level.key.clone(),
                title: level.title.clone(),
                file: path,
                digest: format!("{digest:08x}"),
            });
        }
        let behind = backgrounds.values().map(|file| (&file.path, &file.content));
        for (path, content) in behind.chain(planes.iter().map(|(path, content)| (path, content))) {
            output::write(&to.join(path), overwrite, content)?;
            report.files.push(ExportedFile { path: path.clone(), digest: None });
        }
        if let Some((name, text)) = self.options.loader.map(GameLoader::file) {
            output::write(&to.join(name), overwrite, text.as_bytes())?;
            report.files.push(ExportedFile { path: name.to_owned(), digest: None });
        }
        output::write(&to.join(ATLAS), overwrite, &atlas.picture.to_png()?)?;
        report.files.push(ExportedFile { path: ATLAS.to_owned(), digest: None });
        let game = game_file(self.project, &numbers, (&pictures, &atlas), (packing, entries));
        let path = self.game_path();
        let digest = self.put(to, (&path, overwrite), &game)?;
        report.files.push(ExportedFile { path, digest: Some(digest) });
        Ok(report)
    }

    /// Returns the parts of the project that an engine does not get, in words for the user.
    pub fn left_out(&self) -> Vec<String> {
        let kinds = &self.project.objects;
        let unknown = |level: &&LevelData| {
            let is_unknown = |placement: &&Placement| read_placement(placement, kinds, |_| {}).is_none();
            let count = level.placements.iter().filter(is_unknown).count();
            (count > 0).then(|| {
                format!(
                    "{count} objects of {} are of kinds that are not known: their places and parameters are written, no \
                     sizes and pictures.",
                    level.key
                )
            })
        };
        let levels = self.chosen().unwrap_or_default();
        let mut left_out: Vec<_> = levels.iter().filter_map(unknown).collect();
        left_out.extend(levels.iter().filter_map(|level| {
            let refusal = plane_refusal(self.project, level)?;
            Some(format!("{}: {refusal}.", level.key))
        }));
        let mazes = self.project.mazes.len();
        left_out
            .extend((mazes > 0).then(|| format!("{mazes} rotating mazes are left out: `export maze` writes them.")));
        left_out
    }

    fn chosen(&self) -> Result<Vec<&LevelData>, String> {
        let levels = &self.project.levels;
        if self.options.levels.is_empty() {
            return match levels.as_slice() {
                [] => Err("The project has no levels.".to_owned()),
                all => Ok(all.iter().map(|level| &**level).collect()),
            };
        }
        let find = |key: &String| {
            let found = levels.iter().find(|level| level.key == *key || level.title == *key);
            found.map(|level| &**level).ok_or_else(|| {
                let keys: Vec<&str> = levels.iter().map(|level| level.key.as_str()).collect();
                format!("There is no level \"{key}\". There are: {}.", keys.join(", "))
            })
        };
        let mut chosen: Vec<&LevelData> = Vec::new();
        for key in &self.options.levels {
            let level = find(key)?;
            // The art of its layers is in the files of their levels.
            let layers = art_layers(self.project, level).into_iter().map(|(_, cells)| cells.data);
            for level in [level].into_iter().chain(layers) {
                if chosen.iter().all(|other| other.key != level.key) {
                    chosen.push(level);
                }
            }
        }
        Ok(chosen)
    }

    fn rows(&self, level: &LevelData) -> usize {
        level.layout.height() as usize * usize::from(self.project.chunk_size.max(1))
    }

    fn path_of(&self, level: &LevelData) -> String {
        format!("levels/{}.{}", level.key, self.options.form.ending())
    }

    fn game_path(&self) -> String {
        format!("game.{}", self.options.form.ending())
    }

    /// The background layers of a level, with the index of their tileset.
    fn layers(&self, level: &LevelData) -> impl Iterator<Item = (usize, &Background)> {
        let set = level.background.map(usize::from);
        let found = set.and_then(|set| Some((set, self.project.tilesets.get(set)?)));
        found.into_iter().flat_map(|(set, of)| of.tileset.backgrounds.iter().map(move |layer| (set, layer)))
    }

    /// The pictures of the backgrounds of levels, by tileset and file.
    fn backgrounds<'a>(
        &'a self,
        levels: &[&'a LevelData],
    ) -> Result<BTreeMap<(usize, &'a str), BackgroundFile>, String> {
        let mut files = BTreeMap::new();
        for (set, layer) in levels.iter().flat_map(|level| self.layers(level)) {
            if files.contains_key(&(set, layer.image.as_str())) {
                continue;
            }
            let tileset = &self.project.tilesets[set].path;
            let failure = |error: &dyn std::fmt::Display| format!("The background {}: {error}", layer.image);
            let path =
                picture_path(self.storage, self.folder, tileset, &layer.image).map_err(|error| failure(&error))?;
            let content = self.storage.read(&path, MOST_BYTES).map_err(|error| failure(&error))?;
            let height = Pixels::read(&content).map_err(|error| failure(&error))?.height as u32;
            let path = format!("backgrounds/{}-{}", set + 1, layer.image);
            files.insert((set, layer.image.as_str()), BackgroundFile { path, content, height });
        }
        Ok(files)
    }

    /// The planes behind levels, in their order, and the files of their pictures, each once.
    fn planes<'a>(
        &'a self,
        levels: &[&'a LevelData],
        files: &mut Vec<(String, Vec<u8>)>,
    ) -> Result<Vec<Option<PlanePicture<'a>>>, String> {
        let mut unheard = Report::default();
        let mut of = |level: &&'a LevelData| plane_of(self.project, level, (&mut *files, &mut unheard));
        levels.iter().map(|level| of(level).map_err(|failure| failure.to_string())).collect()
    }

    fn refuse_existing<'a>(
        &self,
        to: &Path,
        levels: &[&LevelData],
        pictures: impl Iterator<Item = &'a String>,
        overwrite: bool,
    ) -> Result<(), String> {
        let levels = levels.iter().map(|level| self.path_of(level));
        let loader = self.options.loader.map(|loader| loader.file().0.to_owned());
        for path in levels.chain(pictures.cloned()).chain(loader).chain([ATLAS.to_owned(), self.game_path()]) {
            let path = to.join(path);
            if matches!(Output::find(&path), Ok(Output::Existing(_))) && !overwrite {
                return Err(format!("{} is there already", path.display()));
            }
        }
        Ok(())
    }

    /// Writes a file; returns the digest of what it holds.
    fn put<T: Serialize>(&self, to: &Path, (path, overwrite): (&str, bool), file: &T) -> Result<u32, String> {
        let path: PathBuf = to.join(path);
        let in_words = |error: serde_json::Error| error.to_string();
        if self.options.form == GameForm::Binary {
            let digest = text::digest(file).map_err(in_words)?;
            // Nothing else refuses to be written into memory.
            let bytes = postcard::to_stdvec(file).map_err(|_| STOPPED.to_owned())?;
            output::write(&path, overwrite, &bytes)?;
            return Ok(digest);
        }
        let mut digest = 0;
        output::save(&path, overwrite, |to| {
            let mut to = BufWriter::with_capacity(1 << 16, to);
            digest = text::write(file, &mut to).map_err(in_words)?;
            to.flush().map_err(|error| error.to_string())
        })?;
        Ok(digest)
    }
}

/// The picture of a background, as its file has it.
struct BackgroundFile {
    path: String,
    content: Vec<u8>,
    /// Rows of pixels.
    height: u32,
}
