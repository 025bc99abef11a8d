//! A level with all that it needs, as a page carries it: a small project whose files are in memory.

use crate::clips;
use crate::derived::level_picture::scene_in;
use crate::derived::scene::Scene;
use crate::document::art::{own_pictures, pictures};
use crate::document::sound_files;
use crate::pixels::MOST_BYTES;
use crate::sheets::sheet_file;
use serde::{Deserialize, Serialize};
use sim::digest::DIGEST_VERSION;
use sim::file::{FORMAT, MemoryStorage, Opened, Storage, open, picture_path, save_as_with, sound_path};
use sim::level::Level;
use sim::project::{Project, Tileset, TilesetRef};
use sim::ruleset::Character;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

/// The number of the format of packs.
pub const PACK_FORMAT: u32 = 2;

/// The folder of the project in memory.
const ROOT: &str = "/level";

/// The million frames that pin the physics.
const PINNED: &[u8] = include_bytes!("../../../../../core/tests/million.txt");

/// The versions of all that a player depends on: the program contains this text, and a test compares it.
pub const PLAYER_STAMP: &str = STAMP.as_str();

/// A level with all that it needs.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LevelPack {
    /// The number of the format, [`PACK_FORMAT`].
    pub format: u32,
    /// The name of the project.
    pub project: String,
    /// The key of the level.
    pub level: String,
    /// The files of a project with this level and those that it draws alone: path from its folder on, and content.
    pub files: Vec<PackedFile>,
    /// The characters of the level, with the files of their sheets.
    pub sheets: Vec<(Character, Vec<u8>)>,
    /// The sounds of the project that can be heard in the level.
    pub sounds: Vec<PackedSound>,
}

/// A sound of a project in a pack.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PackedSound {
    /// The place in the project's list.
    pub place: u8,
    /// The volume in percent of the file's own.
    pub percent: u8,
    /// The first moment that is repeated, and the one after the last, in seconds, if the file has such marks.
    pub turn: Option<(f64, f64)>,
    /// The content of the file.
    pub content: Vec<u8>,
}

/// A file of a pack.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PackedFile {
    /// The path from the folder of the project on, with `/` between folders.
    pub path: String,
    /// The content.
    pub content: Vec<u8>,
}

/// A level that was unpacked.
pub struct UnpackedLevel {
    /// The level.
    pub level: Arc<Level>,
    /// The level as it is drawn.
    pub scene: Arc<Scene>,
    /// The name of the project.
    pub project: String,
    /// The key of the level.
    pub key: String,
    /// The sounds of the project that can be heard in the level.
    pub sounds: Vec<PackedSound>,
}

impl LevelPack {
    /// Packs a level of a project whose pictures are decoded; those of its backgrounds are read from its folder.
    ///
    /// # Errors
    /// In words: a level or a picture that is not there.
    pub fn new(storage: &dyn Storage, folder: &Path, project: &Project, key: &str) -> Result<Self, String> {
        let level = project.level(key).ok_or_else(|| format!("There is no level \"{key}\"."))?;
        let mut alone = project.clone();
        let is_drawn =
            |other: &str| other == level.plane.level || level.art_layers.iter().any(|layer| layer.level == other);
        alone.levels.retain(|other| other.key == key || is_drawn(&other.key));
        alone.mazes.clear();
        alone.runs.clear();
        (alone.absent_levels, alone.absent_mazes) = Default::default();
        // What a team says to itself stays with it.
        alone.hooks = Arc::default();
        for level in &mut alone.levels {
            let level = Arc::make_mut(level);
            (level.marks, level.guides) = Default::default();
        }
        let behind = level.background.map(usize::from);
        let (mut art, mut backgrounds) = (BTreeMap::new(), BTreeMap::new());
        for (n, set) in alone.tilesets.iter_mut().enumerate() {
            let path = format!("tilesets/{n}");
            let mut tileset = Tileset::clone(&set.tileset);
            if behind != Some(n) {
                tileset.backgrounds = Arc::default();
            }
            for layer in tileset.backgrounds.iter() {
                let failure = |error: &dyn std::fmt::Display| format!("The background {}: {error}", layer.image);
                let from = picture_path(storage, folder, &set.path, &layer.image).map_err(|error| failure(&error))?;
                let content = storage.read(&from, MOST_BYTES).map_err(|error| failure(&error))?;
                backgrounds.insert(format!("{path}/{}", layer.image), content);
            }
            if let Some(content) = tileset.sheet.as_ref().and_then(|sheet| pictures::encode(sheet)) {
                art.insert(n, content);
            }
            *set = Arc::new(TilesetRef { path, first_block: set.first_block, tileset: Arc::new(tileset) });
        }
        let memory = MemoryStorage::new();
        save_as_with(&memory, &alone, None, Path::new(ROOT), &art).map_err(|error| error.to_string())?;
        let saved = memory.files_under(ROOT).into_iter().map(|(path, content)| {
            let path = path.strip_prefix(ROOT).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            PackedFile { path: path.trim_start_matches('/').to_owned(), content }
        });
        let backgrounds = backgrounds.into_iter().map(|(path, content)| PackedFile { path, content });
        let mut sheets: Vec<Character> = level.start.partner.into_iter().chain([level.start.character]).collect();
        sheets.dedup();
        Ok(Self {
            format: PACK_FORMAT,
            project: project.name.clone(),
            level: key.to_owned(),
            files: saved.chain(backgrounds).collect(),
            sheets: sheets.into_iter().map(|character| (character, sheet_file(character).into_owned())).collect(),
            sounds: packed_sounds(storage, folder, project, key),
        })
    }

    /// Returns the bytes of the pack.
    ///
    /// # Errors
    /// In words; a pack that fits into memory has none.
    pub fn to_bytes(&self) -> Result<Vec<u8>, String> {
        postcard::to_stdvec(self).map_err(|error| error.to_string())
    }

    /// Reads the bytes of a pack.
    ///
    /// # Errors
    /// In words: damaged bytes, or those of another version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, String> {
        let pack: Self = postcard::from_bytes(bytes).map_err(|_| "The level in this page is damaged.".to_owned())?;
        if pack.format != PACK_FORMAT {
            return Err(format!("The level has format {}; this player reads {PACK_FORMAT}.", pack.format));
        }
        Ok(pack)
    }

    /// Makes the level that is played and drawn.
    ///
    /// # Errors
    /// In words: files that can't be read.
    pub fn unpack(self) -> Result<UnpackedLevel, String> {
        let memory = MemoryStorage::new();
        let root = Path::new(ROOT);
        for PackedFile { path, content } in self.files {
            memory.put(root.join(path), content);
        }
        #[cfg(target_arch = "wasm32")]
        self.sheets.into_iter().for_each(|(character, file)| crate::sheets::bring(character, file));
        let opened = open(&memory, root, &mut |_, _| {}).map_err(|error| error.to_string())?;
        let Opened { mut project, mut saved, .. } = opened;
        pictures::read_all(&memory, &mut project, &mut saved);
        own_pictures::read(&memory, &mut project, &mut saved);
        let missing = || format!("There is no level \"{}\".", self.level);
        let level = Level::compile(&project, &self.level).ok_or_else(missing)?;
        let scene = scene_in(&memory, &project, &self.level, Some(root)).ok_or_else(missing)?;
        Ok(UnpackedLevel {
            level: Arc::new(level),
            scene: Arc::new(scene),
            project: self.project,
            key: self.level,
            sounds: self.sounds,
        })
    }
}

/// Reads the sounds that can be heard in a level. One that can't be read stays silent, as in the editor.
fn packed_sounds(storage: &dyn Storage, folder: &Path, project: &Project, key: &str) -> Vec<PackedSound> {
    let sounds = &project.sounds;
    let called = project.objects.kinds.iter().flat_map(|kind| sound_files::calls(kind));
    let names =
        called.chain(sounds.events.values().map(String::as_str)).chain(sounds.music.get(key).map(String::as_str));
    let places: BTreeSet<u8> = names.filter_map(|name| sounds.place(name)).collect();
    let packed = |place: u8| {
        let sound = sounds.list.get(usize::from(place))?;
        let content = storage.read(&sound_path(storage, folder, &sound.file).ok()?, clips::MOST_BYTES).ok()?;
        let facts = clips::look(content.clone()).ok()?;
        let seconds = |frame: u32| f64::from(frame) / f64::from(facts.rate.max(1));
        let turn = facts.turn.map(|(from, to)| (seconds(from), seconds(to)));
        Some(PackedSound { place, percent: sound.volume.min(100), turn, content })
    };
    places.into_iter().filter_map(packed).collect()
}

/// The text of [`PLAYER_STAMP`], made while the program is compiled.
struct Stamp {
    text: [u8; 64],
    length: usize,
}

static STAMP: Stamp = Stamp::new();

impl Stamp {
    const fn new() -> Self {
        Self { text: [0; 64], length: 0 }
            .with(b"loopwright-page")
            .with(b" ")
            .with_number(PACK_FORMAT as u64)
            .with(b" ")
            .with_number(FORMAT)
            .with(b" ")
            .with_number(DIGEST_VERSION as u64)
            .with(b" ")
            .with_number(hash(PINNED))
    }

    const fn with(mut self, text: &[u8]) -> Self {
        let mut n = 0;
        while n < text.len() {
            self.text[self.length] = text[n];
            self.length += 1;
            n += 1;
        }
        self
    }

    /// Adds a number in decimal digits.
    const fn with_number(self, number: u64) -> Self {
        let rest = if number < 10 { self } else { self.with_number(number / 10) };
        rest.with(&[b'0' + (number % 10) as u8])
    }

    const fn as_str(&'static self) -> &'static str {
        match std::str::from_utf8(self.text.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}

/// The 64-bit FNV-1a hash of bytes.
const fn hash(bytes: &[u8]) -> u64 {
    let (mut hash, mut n) = (0xcbf2_9ce4_8422_2325u64, 0);
    while n < bytes.len() {
        hash = (hash ^ bytes[n] as u64).wrapping_mul(0x0100_0000_01b3);
        n += 1;
    }
    hash
}
