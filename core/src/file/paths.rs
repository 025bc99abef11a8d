//! No path in a project leads out of it.
//!
//! Names in a project (levels, runs, pictures) are single plain components. The one path that may leave the folder
//! is a tileset's, because tilesets are shared: it may begin with `..` steps, is listed in `loopwright.json`, and
//! of the folder it names only `tileset.json` and the plain-named pictures beside it are ever read. Such a tileset
//! is written only where it was edited and the caller names it (`SaveOptions::outside`).

use super::error::ProjectError;
use super::storage::{Storage, real_path_of_existing};
use std::path::{Path, PathBuf};

/// Longest name of a file in bytes, its ending included: what common file systems take.
const MAX_NAME: usize = 240;

/// Why `name` cannot be the name of a file on every system, if it cannot.
pub(super) fn fault_of_name(name: &str) -> Option<&'static str> {
    if name.is_empty() {
        return Some("it is empty");
    }
    if name.len() > MAX_NAME {
        return Some("it is longer than 240 bytes");
    }
    if name == "." || name == ".." {
        return Some("it leads out of the folder");
    }
    for c in name.chars() {
        match c {
            '/' | '\\' => return Some("it holds a folder separator"),
            ':' => return Some("a colon names a drive or a stream on some systems"),
            '<' | '>' | '"' | '|' | '?' | '*' => {
                return Some("it holds one of < > \" | ? *, which some systems refuse");
            }
            '\u{2024}'..='\u{2026}' | '\u{FE52}' | '\u{FF0E}' | '\u{FF61}' => {
                return Some("it holds a look-alike of a dot");
            }
            '\u{2044}' | '\u{2215}' | '\u{2216}' | '\u{29F5}' | '\u{29F8}' | '\u{29F9}' | '\u{FE68}' | '\u{FF0F}'
            | '\u{FF3C}' => {
                return Some("it holds a look-alike of a folder separator");
            }
            '\u{200B}'..='\u{200C}'
            | '\u{200E}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{2069}'
            | '\u{FEFF}' => {
                return Some("it holds an invisible character");
            }
            c if c.is_control() => return Some("it holds a control character"),
            _ => {}
        }
    }
    if name.starts_with(' ') || name.ends_with([' ', '.']) {
        return Some("it begins with a blank or ends with a blank or a dot, which some systems drop");
    }
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_ascii_uppercase();
    let numbered = |prefix: &str| {
        stem.strip_prefix(prefix).is_some_and(|rest| {
            let mut rest = rest.chars();
            matches!((rest.next(), rest.next()), (Some('0'..='9' | '¹' | '²' | '³'), None))
        })
    };
    if matches!(stem.as_str(), "CON" | "PRN" | "AUX" | "NUL" | "CONIN$" | "CONOUT$" | "CLOCK$")
        || numbered("COM")
        || numbered("LPT")
    {
        return Some("it is the name of a device on some systems");
    }
    None
}

/// Checks a key: the name of a level or a run, which becomes `<key>.json`.
///
/// # Errors
/// [`ProjectError::Path`] with the reason.
pub fn check_key(what: &'static str, key: &str) -> Result<(), ProjectError> {
    let fault = fault_of_name(key).or_else(|| key.starts_with('.').then_some("it begins with a dot"));
    fault.map_or(Ok(()), |why| Err(ProjectError::Path { what, text: key.to_owned(), why }))
}

/// Checks the file name of a picture.
///
/// # Errors
/// [`ProjectError::Path`] with the reason.
pub fn check_picture(name: &str) -> Result<(), ProjectError> {
    let fault = fault_of_name(name)
        .or_else(|| (!name.to_ascii_lowercase().ends_with(".png")).then_some("it does not end in .png"));
    fault.map_or(Ok(()), |why| Err(ProjectError::Path { what: "picture", text: name.to_owned(), why }))
}

/// Checks the path of a tileset. True if it leads out of the project's folder.
///
/// # Errors
/// [`ProjectError::Path`] with the reason.
pub fn check_tileset_path(path: &str) -> Result<bool, ProjectError> {
    let refuse = |why| Err(ProjectError::Path { what: "tileset folder", text: path.to_owned(), why });
    if path.starts_with('/') || path.starts_with('\\') {
        return refuse("it is absolute; paths are relative to the project");
    }
    if path.len() > 4000 {
        return refuse("it is longer than 4000 bytes");
    }
    let climbs = path.split('/').take_while(|part| *part == "..").count();
    let mut plain = path.split('/').skip(climbs).peekable();
    if plain.peek().is_none() {
        return refuse("it names no folder");
    }
    for part in plain {
        if let Some(why) = fault_of_name(part) {
            return refuse(why);
        }
    }
    Ok(climbs > 0)
}

/// The folder of a tileset, with `root` as the project's folder.
///
/// # Errors
/// [`ProjectError::Path`] if the path is not allowed, or leads through a link out of the project without saying so.
pub fn tileset_folder(storage: &dyn Storage, root: &Path, path: &str) -> Result<PathBuf, ProjectError> {
    let outside = check_tileset_path(path)?;
    let folder = path.split('/').fold(root.to_owned(), |folder, part| match part {
        ".." => folder.parent().map_or_else(|| folder.join(".."), Path::to_owned),
        part => folder.join(part),
    });
    let real = real_path_of_existing(storage, &folder).map_err(ProjectError::io("found", &folder))?;
    if !outside && !real.starts_with(root) {
        return Err(ProjectError::Path {
            what: "tileset folder",
            text: path.to_owned(),
            why: "a link leads out of the project",
        });
    }
    Ok(real)
}

/// The file of a picture of a tileset: `name` in the tileset's folder.
///
/// `root` is the project's folder.
///
/// # Errors
/// [`ProjectError::Path`] if the name or the tileset's path is not allowed, or a link leads outside.
pub fn picture_path(storage: &dyn Storage, root: &Path, tileset: &str, name: &str) -> Result<PathBuf, ProjectError> {
    check_picture(name)?;
    let root = storage.real_path(root).map_err(ProjectError::io("found", root))?;
    within(storage, &tileset_folder(storage, &root, tileset)?, &[name])
}

/// The file of a picture of an object kind: `name` in the project's folder `root`.
///
/// # Errors
/// [`ProjectError::Path`] if the name is not allowed, or a link leads outside.
pub fn own_picture_path(storage: &dyn Storage, root: &Path, name: &str) -> Result<PathBuf, ProjectError> {
    check_picture(name)?;
    let root = storage.real_path(root).map_err(ProjectError::io("found", root))?;
    within(storage, &root, &[name])
}

/// The folder of a project's sounds.
pub const SOUNDS: &str = "sounds";

/// Checks the file name of a sound.
///
/// # Errors
/// [`ProjectError::Path`] with the reason.
pub fn check_sound(name: &str) -> Result<(), ProjectError> {
    let ending = name.to_ascii_lowercase();
    let is_sound = ending.ends_with(".wav") || ending.ends_with(".ogg");
    let fault = fault_of_name(name).or_else(|| (!is_sound).then_some("it does not end in .wav or .ogg"));
    fault.map_or(Ok(()), |why| Err(ProjectError::Path { what: "sound", text: name.to_owned(), why }))
}

/// The file of a sound: `name` in the folder of sounds in the project's folder `root`.
///
/// # Errors
/// [`ProjectError::Path`] if the name is not allowed, or a link leads outside.
pub fn sound_path(storage: &dyn Storage, root: &Path, name: &str) -> Result<PathBuf, ProjectError> {
    check_sound(name)?;
    let root = storage.real_path(root).map_err(ProjectError::io("found", root))?;
    within(storage, &root, &[SOUNDS, name])
}

/// The real file that `parts` name under `folder`, links followed; `folder` is a real path.
pub(super) fn within(storage: &dyn Storage, folder: &Path, parts: &[&str]) -> Result<PathBuf, ProjectError> {
    let path = parts.iter().fold(folder.to_owned(), |path, part| path.join(part));
    let real = real_path_of_existing(storage, &path).map_err(ProjectError::io("found", &path))?;
    if real.starts_with(folder) {
        Ok(real)
    } else {
        Err(ProjectError::Path {
            what: "file of the project",
            text: parts.join("/"),
            why: "a link leads out of the project",
        })
    }
}
