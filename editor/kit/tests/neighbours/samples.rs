//! Maps that Tiled and LDtk themselves wrote, on machines that have them.

use crate::support::{plan, read, request};
use sim::file::Disk;
use std::path::PathBuf;

/// The folder of the samples (`LOOPWRIGHT_NEIGHBOURS`); `None` on machines that do not have them.
pub fn folder(of: &str) -> Option<PathBuf> {
    let folder = PathBuf::from(std::env::var_os("LOOPWRIGHT_NEIGHBOURS")?).join(of);
    folder.is_dir().then_some(folder)
}

#[test]
fn maps_of_tiled_are_read() {
    let Some(folder) = folder("tiled") else { return };
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
        let has_objects = imported.project.levels.iter().any(|level| level.extra.contains_key("source"));
        if has_objects {
            let mut wanted = request(folder.join(name));
            wanted.on.insert("overwrite");
            let plan = plan("tiled", &Disk, &imported.project, &wanted);
            assert_eq!(plan.files, [], "{name}: nothing was edited: {plan}");
        }
    }
}

#[test]
fn projects_of_ldtk_are_read_and_written_into() {
    let Some(folder) = folder("ldtk") else { return };
    for (name, levels, says) in [
        ("AutoLayers_1_basic.ldtk", 1, "layer IntGrid_layer: walls: collision a and b"),
        ("Entities.ldtk", 1, "4 objects as door"),
        ("SeparateLevelFiles.ldtk", 3, "layer IntGrid: walls: collision a and b"),
        ("Test_file_for_API_showing_all_features.ldtk", 4, "layer Picture behind: a background of 272 × 192 pixels"),
        ("Typical_2D_platformer_example.ldtk", 4, "layer Collisions: ladder: left out"),
        ("WorldMap_Free_layout.ldtk", 12, "layer Collisions: water: left out"),
    ] {
        let file = folder.join(name);
        let imported = read(&Disk, &request(&file)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(imported.project.levels.len(), levels, "{name}: {}", imported.report);
        let report = imported.report.to_string();
        assert!(report.contains(says), "{name}: {report}");
        // Objects alone, of which none was edited: not a byte of the project changes.
        let mut wanted = request(&file);
        wanted.on.extend(["overwrite", "objects-only"]);
        let plan = plan("ldtk", &Disk, &imported.project, &wanted);
        assert_eq!(plan.files, [], "{name}: {plan}");
    }
}
