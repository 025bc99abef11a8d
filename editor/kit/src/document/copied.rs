//! Files that are copied into a project.

use sim::file::{ProjectError, Storage};
use std::path::PathBuf;

/// Names that are tried at most.
const MOST_NAMES: u32 = 1000;

/// Writes content to a file with that base and ending, or with a number if another file has the name. Returns the name.
///
/// # Errors
/// In words.
pub(super) fn put_copy(
    storage: &dyn Storage,
    (base, ending): (&str, &str),
    content: &[u8],
    path_of: impl Fn(&str) -> Result<PathBuf, ProjectError>,
) -> Result<String, String> {
    let names =
        (1..MOST_NAMES).map(|n| if n == 1 { format!("{base}.{ending}") } else { format!("{base}_{n}.{ending}") });
    let storage = storage.without_links();
    for name in names {
        let target = path_of(&name).map_err(|error| error.to_string())?;
        let meta = storage.meta(&target).map_err(|error| error.to_string())?;
        match meta {
            None => {
                let folder = target.parent().ok_or("the folder of the project is not there")?;
                let written = storage.create_folder(folder).and_then(|()| storage.write(&target, content));
                return written
                    .map(|()| name)
                    .map_err(|error| format!("{} can't be written: {error}", target.display()));
            }
            Some(meta) if meta.length == content.len() as u64 => {
                if storage.read(&target, meta.length + 1).is_ok_and(|there| there == content) {
                    return Ok(name);
                }
            }
            Some(_) => {}
        }
    }
    Err("no name is left for it in the folder".to_owned())
}
