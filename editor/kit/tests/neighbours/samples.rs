//! Maps that Tiled itself wrote, on machines that have them.

use crate::support::{read, request};
use sim::file::Disk;
use std::path::PathBuf;

/// The folder of the samples (`LOOPWRIGHT_NEIGHBOURS`); `None` on machines that do not have them.
pub fn folder() -> Option<PathBuf> {
    let folder = PathBuf::from(std::env::var_os("LOOPWRIGHT_NEIGHBOURS")?).join("tiled");
    folder.is_dir().then_some(folder)
}

#[test]
fn maps_of_tiled_are_read() {
    let Some(folder) = folder() else { return };
    for (name, levels, says) in [
        ("desert.tmx", 1, "layer Ground: art"),
        ("orthogonal-outside.tmx", 1, "2 objects as npc"),
        ("rpg/island.tmx", 1, "1 object as start"),
        ("forest/forest.tmx", 1, "layer bg0: a background of 640 × 176 pixels"),
        ("infinite/map.tmx", 1, "a tileset, whose tiles are grey"),
        ("sticker-knight/map/sandbox.tmx", 1, "layer parallax clouds: a background"),
        ("sewers.tmx", 0, "its cells are 24 × 24 pixels"),
    ] {
        let imported = read(&Disk, &request(folder.join(name))).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(imported.project.levels.len(), levels, "{name}: {}", imported.report);
        let report = imported.report.to_string();
        assert!(report.contains(says), "{name}: {report}");
    }
}
