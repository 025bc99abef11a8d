//! Paths that files of other tools name, and none outside of a folder.

use std::path::{Component, Path, PathBuf};

/// Returns the path that a text stands for in a file of the folder `here`, whether or not there is anything; `None` if it
/// leads out of `root`, or is no relative path.
pub(crate) fn path_inside(here: &Path, root: &Path, text: &str) -> Option<PathBuf> {
    let plain = text.trim().replace('\\', "/");
    let has_drive = plain.as_bytes().get(1) == Some(&b':');
    if plain.starts_with('/') || has_drive || plain.contains('\0') {
        return None;
    }
    let mut path = here.to_owned();
    for part in Path::new(&plain).components() {
        match part {
            Component::Normal(name) => path.push(name),
            Component::CurDir => {}
            Component::ParentDir if path.pop() => {}
            _ => return None,
        }
    }
    path.starts_with(root).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::path_inside;
    use std::path::{Path, PathBuf};

    #[test]
    fn paths_stay_inside() {
        for (text, path) in [
            ("a.tsx", Some("/game/maps/a.tsx")),
            ("..\\tiles/./a.tsx", Some("/game/tiles/a.tsx")),
            ("../../etc/passwd", None),
            ("/etc/passwd", None),
            ("C:\\a", None),
            ("../../game/a", Some("/game/a")),
            ("a\0b", None),
        ] {
            let found = path_inside(Path::new("/game/maps"), Path::new("/game"), text);
            assert_eq!(found, path.map(PathBuf::from), "{text:?}");
        }
    }
}
