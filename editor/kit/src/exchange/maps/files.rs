//! Files of a map: found from each other, and none outside of the outermost folder.

use crate::exchange::inside::path_inside;
use crate::exchange::map_error::MapError;
use crate::exchange::maps::model::MapTileset;
use sim::file::{Refusal, Storage};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Bytes of a map at most.
pub(crate) const MOST_MAP: u64 = 1 << 30;
/// Bytes of a tileset, a template or a world at most.
pub(crate) const MOST_PART: u64 = 64 << 20;

/// The files of a map.
pub(crate) struct MapFiles<'a> {
    storage: &'a dyn Storage,
    root: PathBuf,
    /// Tilesets that were read, by their paths.
    tilesets: RefCell<BTreeMap<PathBuf, Arc<MapTileset>>>,
}

impl<'a> MapFiles<'a> {
    /// Begins with a map or a world, and the outermost folder that files are read from; the project of Tiled around the file
    /// if none is given, else the file's own folder. Returns the real path of the file too.
    ///
    /// # Errors
    /// A file or a folder that is not there, or lies outside of the folder.
    pub(crate) fn open(
        storage: &'a dyn Storage,
        file: &Path,
        root: Option<&Path>,
    ) -> Result<(Self, PathBuf), MapError> {
        let real = |path: &Path| match storage.meta(path) {
            Ok(None) => Err(MapError::Missing { path: path.to_owned(), by: None }),
            Ok(Some(_)) => storage.real_path(path).map_err(|source| MapError::Io { path: path.to_owned(), source }),
            Err(source) => Err(MapError::Io { path: path.to_owned(), source }),
        };
        let file = real(file)?;
        let root = root.map_or_else(|| Ok(project_around(storage, &file)), real)?;
        if !file.starts_with(&root) {
            return Err(MapError::Outside { text: file.display().to_string(), root });
        }
        Ok((Self { storage, root, tilesets: RefCell::default() }, file))
    }

    /// Returns a path as reports show it: from the outermost folder.
    pub(crate) fn shown(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).to_string_lossy().replace('\\', "/")
    }

    /// Returns the path that a file means by a text.
    ///
    /// # Errors
    /// [`MapError::Outside`].
    pub(crate) fn place(&self, by: &Path, text: &str) -> Result<PathBuf, MapError> {
        let here = by.parent().unwrap_or(&self.root);
        path_inside(here, &self.root, text)
            .ok_or_else(|| MapError::Outside { text: text.to_owned(), root: self.root.clone() })
    }

    /// Returns the names of what is in a folder; none of one that can't be read.
    pub(crate) fn names(&self, folder: &Path) -> Vec<String> {
        if folder.starts_with(&self.root) { self.storage.list(folder).unwrap_or_default() } else { Vec::new() }
    }

    /// Returns the path of something in a folder by its name, whatever its capitals are.
    pub(crate) fn sibling(&self, folder: &Path, name: &str) -> Option<PathBuf> {
        let exact = folder.join(name);
        let mut names = self.names(folder);
        names.retain(|known| known.eq_ignore_ascii_case(name));
        if names.iter().any(|known| known == name) {
            Some(exact)
        } else {
            names.first().map(|known| folder.join(known))
        }
    }

    /// Reads a file that another one names.
    ///
    /// # Errors
    /// One that is missing, too large, or outside of the outermost folder when links are followed.
    pub(crate) fn read(&self, path: &Path, by: Option<&Path>, most: u64) -> Result<Vec<u8>, MapError> {
        let io = |source| MapError::Io { path: path.to_owned(), source };
        match self.storage.meta(path).map_err(io)? {
            None => return Err(MapError::Missing { path: path.to_owned(), by: by.map(Path::to_owned) }),
            // A pipe would be waited for without end.
            Some(meta) if !meta.is_file && !meta.is_folder => return Err(io(Refusal::Special.into())),
            Some(meta) if meta.length > most => return Err(MapError::TooLarge { path: path.to_owned(), most }),
            Some(_) => {}
        }
        let real = self.storage.real_path(path).map_err(io)?;
        if !real.starts_with(&self.root) {
            return Err(MapError::Outside { text: path.display().to_string(), root: self.root.clone() });
        }
        let bytes = self.storage.read(&real, most + 1).map_err(io)?;
        if bytes.len() as u64 > most {
            return Err(MapError::TooLarge { path: path.to_owned(), most });
        }
        Ok(bytes)
    }

    /// Returns the tileset of a path, read once.
    ///
    /// # Errors
    /// Errors of reading it.
    pub(crate) fn tileset(
        &self,
        path: &Path,
        read: impl FnOnce() -> Result<MapTileset, MapError>,
    ) -> Result<Arc<MapTileset>, MapError> {
        if let Some(known) = self.tilesets.borrow().get(path) {
            return Ok(Arc::clone(known));
        }
        let tileset = Arc::new(read()?);
        self.tilesets.borrow_mut().insert(path.to_owned(), Arc::clone(&tileset));
        Ok(tileset)
    }
}

/// Folders above a map that are looked at for a project of Tiled.
const MOST_FOLDERS: usize = 8;

/// The folder of the project of Tiled, Godot or GameMaker around a file, or of the data around a stage of RSDK; else the file's own folder.
fn project_around(storage: &dyn Storage, file: &Path) -> PathBuf {
    let own = file.parent().unwrap_or(file);
    if let Some(stages) = own.parent().filter(|folder| folder.ends_with("Stages"))
        && let Some(data) = stages.parent()
    {
        return data.to_owned();
    }
    let has_project = |folder: &&Path| {
        let names = storage.list(folder).unwrap_or_default();
        names.iter().any(|name| {
            let ending = Path::new(name).extension().and_then(|ending| ending.to_str());
            name == "project.godot" || matches!(ending, Some("tiled-project" | "yyp"))
        })
    };
    own.ancestors().take(MOST_FOLDERS).find(has_project).unwrap_or(own).to_owned()
}
