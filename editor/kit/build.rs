//! Packs the samples and tilesets that ship into one compressed file, which the program embeds.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folders of the repository that ship.
const FOLDERS: [&str; 2] = ["projects", "tilesets"];

/// More would take seconds and win nothing: most of the bytes are pictures, which are packed already.
const LEVEL: u8 = 6;

fn main() -> io::Result<()> {
    let variable = |name: &str| env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let repository = variable("CARGO_MANIFEST_DIR").join("../..");
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    for folder in FOLDERS {
        add(&repository, folder, &mut files)?;
    }
    fs::write(variable("OUT_DIR").join("shipped.bin"), miniz_oxide::deflate::compress_to_vec(&files, LEVEL))
}

/// Adds the files below a folder, sorted: for each the lengths of path and content as 32 bits, then both.
///
/// Each file is watched by itself: in a folder, the journal of an opened sample would cause another build. What has a dot
/// before its name is such a journal.
fn add(repository: &Path, folder: &str, files: &mut Vec<u8>) -> io::Result<()> {
    let mut entries = fs::read_dir(repository.join(folder))?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') {
            continue;
        }
        let path = format!("{folder}/{name}");
        if entry.file_type()?.is_dir() {
            add(repository, &path, files)?;
            continue;
        }
        println!("cargo::rerun-if-changed={}", entry.path().display());
        let content = fs::read(entry.path())?;
        for bytes in [path.as_bytes(), &content] {
            let length = u32::try_from(bytes.len()).map_err(io::Error::other)?;
            files.extend(length.to_le_bytes());
        }
        files.extend(path.as_bytes());
        files.extend(content);
    }
    Ok(())
}
