//! The level that a command takes if none is named.

use super::support::{Folder, called};
use std::fs;

/// First Steps with a level before its own, which is the plane behind it or one more level.
fn with_another(home: &Folder, is_plane: bool) -> String {
    let name = if is_plane { "plane" } else { "two" };
    let project = home.project(name);
    let at = |file: &str| home.0.join(name).join(file);
    let text = |file: &str| fs::read_to_string(at(file)).unwrap();
    let level = text("levels/meadow.json");
    fs::write(at("levels/far.json"), &level).unwrap();
    let with_plane = level.replacen('{', r#"{ "plane": { "level": "far" },"#, 1);
    if is_plane {
        fs::write(at("levels/meadow.json"), with_plane).unwrap();
    }
    let list = text("loopwright.json");
    fs::write(at("loopwright.json"), list.replace(r#"["meadow"]"#, r#"["far", "meadow"]"#)).unwrap();
    project
}

#[test]
fn a_plane_needs_no_name_of_a_level_in_commands() {
    let home = Folder::new("planes");
    let (picture, page, recording) = (home.path("level.png"), home.path("page.html"), home.path("frames.csv"));
    let first = |project: &str| {
        fs::write(&recording, "frame,input\n0,0\n1,0\n").unwrap();
        [
            called(&["render", project, "-o", &picture, "--overwrite"]),
            called(&["reach", project, "--states", "200"]),
            called(&["run", project, "--recording", &recording]),
            called(&["export", "web", project, "-o", &page, "--overwrite"]),
        ]
    };
    for (status, _, error) in first(&with_another(&home, true)) {
        assert!(status < 2 && error.is_empty(), "{error}");
    }
    for (status, _, error) in first(&with_another(&home, false)) {
        assert!(status == 2 && error.contains("hich level? Give --level with one of: far, meadow"), "{error}");
    }
}
