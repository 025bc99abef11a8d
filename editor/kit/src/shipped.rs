//! The samples and tilesets that ship: embedded in the program, for a program without its repository.

use sim::file::{FileDigest, advice};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folders `projects` and `tilesets` of the repository, as `build.rs` packs them.
const PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/shipped.bin"));

/// Bytes of all files at most: more is not unpacked.
const MOST: usize = 64 << 20;

/// Letters of the digest that names a folder of samples.
const DIGITS: usize = 12;

/// The shipped files, unpacked.
pub struct Shipped(Vec<u8>);

impl Shipped {
    /// Unpacks the files into memory.
    ///
    /// # Errors
    /// In words; a program as it was built has none.
    pub fn unpack() -> Result<Self, String> {
        miniz_oxide::inflate::decompress_to_vec_with_limit(PACKED, MOST)
            .map(Self)
            .map_err(|error| format!("The samples in the program are damaged: {error}. Install it again."))
    }

    /// The files: path from the repository, with `/`, and content.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        let mut rest = self.0.as_slice();
        std::iter::from_fn(move || {
            let [path, content] = [number(&mut rest)?, number(&mut rest)?];
            let path = std::str::from_utf8(taken(&mut rest, path)?).ok()?;
            Some((path, taken(&mut rest, content)?))
        })
    }

    /// Writes what is not there yet into a folder. A project or tileset is written whole, and left alone if it is there.
    ///
    /// # Errors
    /// Those of the system.
    fn write_into(&self, folder: &Path) -> io::Result<()> {
        let parts: BTreeSet<&str> = self.files().filter_map(|(path, _)| part(path)).collect();
        for name in parts.into_iter().filter(|name| !folder.join(name).is_dir()) {
            let fresh = folder.join(format!("{name}.loopwright-new"));
            // What is left of a program that was stopped here.
            let _stale = fs::remove_dir_all(&fresh);
            for (path, content) in self.files().filter(|(path, _)| part(path) == Some(name)) {
                let file = fresh.join(path[name.len()..].trim_start_matches('/'));
                fs::create_dir_all(file.parent().unwrap_or(&fresh))?;
                fs::write(file, content)?;
            }
            match fs::rename(&fresh, folder.join(name)) {
                // Another window was faster.
                Err(_) if folder.join(name).is_dir() => fs::remove_dir_all(&fresh)?,
                renamed => renamed?,
            }
        }
        Ok(())
    }
}

fn number(bytes: &mut &[u8]) -> Option<usize> {
    let (number, rest) = bytes.split_first_chunk::<4>()?;
    *bytes = rest;
    usize::try_from(u32::from_le_bytes(*number)).ok()
}

fn taken<'a>(bytes: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (taken, rest) = bytes.split_at_checked(count)?;
    *bytes = rest;
    Some(taken)
}

/// The project or tileset that a file belongs to, as in `projects/first-steps`.
fn part(path: &str) -> Option<&str> {
    let (folder, rest) = path.split_once('/')?;
    let (name, _) = rest.split_once('/')?;
    Some(&path[..folder.len() + 1 + name.len()])
}

/// The user's own copy of the samples, written if it is not there: a folder with `projects` and `tilesets` in it.
///
/// Each version of the samples has a folder of its own, so that a later program never changes what a user made of them.
///
/// # Errors
/// In words: there is no folder for the data of programs, or it can't be written.
pub fn copies() -> Result<PathBuf, String> {
    let folder = copies_folder().ok_or("The samples can't be unpacked: the system names no folder for data.")?;
    let failed = |error: io::Error| {
        format!("The samples can't be unpacked into {}: {error}. {}", folder.display(), advice(&error))
    };
    Shipped::unpack()?.write_into(&folder).map_err(failed)?;
    Ok(folder)
}

/// The folder of [`copies`], whether it is there or not.
pub fn copies_folder() -> Option<PathBuf> {
    let data = directories::ProjectDirs::from("", "", "loopwright")?;
    let digest: String = FileDigest::of(PACKED).to_string().chars().take(DIGITS).collect();
    Some(data.data_dir().join("samples").join(digest))
}

/// The shipped files in a folder that is removed when this is dropped.
pub struct TemporaryCopies(PathBuf);

impl TemporaryCopies {
    /// Writes them.
    ///
    /// # Errors
    /// In words, what the system refuses.
    pub fn write() -> Result<Self, String> {
        let folder = std::env::temp_dir().join(format!("loopwright-shipped-{}", std::process::id()));
        let failed = |error: io::Error| format!("{} can't be written: {error}. {}", folder.display(), advice(&error));
        let shipped = Shipped::unpack()?;
        // Made here, not found: nobody else may have laid it out.
        fs::create_dir(&folder).map_err(failed)?;
        let copies = Self(folder.clone());
        shipped.write_into(&folder).map_err(failed)?;
        Ok(copies)
    }

    /// The folder, with `projects` and `tilesets` in it.
    pub fn folder(&self) -> &Path {
        &self.0
    }
}

impl Drop for TemporaryCopies {
    fn drop(&mut self) {
        // What stays behind is in the system's folder for such files.
        let _left = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn listed(folder: &Path, name: &str, found: &mut BTreeMap<String, Vec<u8>>) {
        for entry in fs::read_dir(folder.join(name)).expect("a folder of the repository").flatten() {
            let own = entry.file_name().to_string_lossy().into_owned();
            match entry.path() {
                _ if own.starts_with('.') => {}
                path if path.is_dir() => listed(folder, &format!("{name}/{own}"), found),
                path => drop(found.insert(format!("{name}/{own}"), fs::read(path).expect("a file of the repository"))),
            }
        }
    }

    #[test]
    fn program_embeds_what_ships() {
        let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut there = BTreeMap::new();
        ["projects", "tilesets"].into_iter().for_each(|name| listed(&repository, name, &mut there));
        let shipped = Shipped::unpack().expect("it was packed");
        let embedded: BTreeMap<String, Vec<u8>> =
            shipped.files().map(|(path, content)| (path.to_owned(), content.to_owned())).collect();
        let differing: Vec<_> =
            there.keys().chain(embedded.keys()).filter(|path| there.get(*path) != embedded.get(*path)).collect();
        assert!(differing.is_empty(), "`touch editor/kit/build.rs` packs them again: {differing:?}");
        assert!(PACKED.len() < 1 << 20, "the program stays small: {} bytes", PACKED.len());
    }

    #[test]
    fn copies_are_written_once_and_what_was_made_of_them_stays() {
        let copies = TemporaryCopies::write().expect("written");
        let (level, set) = (
            copies.folder().join("projects/first-steps/levels/meadow.json"),
            copies.folder().join("tilesets/meadow/art.png"),
        );
        fs::write(&level, "mine").expect("writable");
        fs::remove_dir_all(copies.folder().join("tilesets/meadow")).expect("there");
        Shipped::unpack().expect("packed").write_into(copies.folder()).expect("again");
        assert_eq!(fs::read_to_string(&level).ok().as_deref(), Some("mine"));
        assert!(set.is_file(), "what was deleted as a whole comes back");
        let folder = copies.folder().to_owned();
        drop(copies);
        assert!(!folder.exists());
    }
}
