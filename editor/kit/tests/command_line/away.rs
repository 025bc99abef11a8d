//! The program alone, without its repository around it.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder outside of every repository, with the program in it.
struct Away(PathBuf);

impl Away {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("loopwright-away-{name}-{}", std::process::id()));
        let _old = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("temporary")).unwrap();
        let above = folder.ancestors().find(|above| above.join("projects/first-steps").exists());
        assert_eq!(above, None, "the test needs a folder for temporary files that is in no repository");
        fs::copy(env!("CARGO_BIN_EXE_loopwright-kit"), folder.join("program")).unwrap();
        Self(folder)
    }

    fn call(&self, arguments: &[&str]) -> (i32, String) {
        let mut command = Command::new(self.0.join("program"));
        command.args(arguments).current_dir(&self.0);
        for variable in ["HOME", "USERPROFILE", "APPDATA", "XDG_DATA_HOME"] {
            command.env(variable, self.0.join("home"));
        }
        for variable in ["TMPDIR", "TMP", "TEMP"] {
            command.env(variable, self.0.join("temporary"));
        }
        let Output { status, stdout, stderr } = loop {
            match command.output() {
                // A process that another test started while the program was copied still holds it open for writing.
                Err(error) if error.kind() == ErrorKind::ExecutableFileBusy => std::thread::yield_now(),
                output => break output.unwrap(),
            }
        };
        let text = String::from_utf8_lossy(&stdout).into_owned() + &String::from_utf8_lossy(&stderr);
        (status.code().unwrap(), text)
    }
}

impl Drop for Away {
    fn drop(&mut self) {
        let _gone = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn new_projects_have_their_tileset_without_the_repository() {
    let away = Away::new("new");
    for (set, name) in [("meadow", "Meadow"), ("ruins", "Ruins"), ("factory", "Factory")] {
        let (status, text) = away.call(&["new", set, "--tileset", set, "--template", "hills"]);
        assert_eq!(status, 0, "{text}");
        let project = sim::file::open(&sim::file::Disk, &away.0.join(set), &mut |_, _| {}).unwrap();
        assert!(project.problems.is_empty(), "{:?}", project.problems);
        let own = &project.project.tilesets[0];
        assert_eq!(own.tileset.name, name);
        let folder = away.0.join(set).join(&own.path);
        let pictures = own.tileset.backgrounds.iter().map(|layer| layer.image.as_str());
        for picture in pictures.chain([own.tileset.art.as_str()]) {
            assert!(folder.join(picture).is_file(), "{set}: {picture}");
        }
        let (status, text) = away.call(&["check", set, "--severity", "error"]);
        assert_eq!(status, 0, "{text}");
    }
    assert_eq!(fs::read_dir(away.0.join("temporary")).unwrap().count(), 0, "nothing is left behind");
    assert!(!away.0.join("home").exists(), "nothing is put where nobody asked for it");
}

#[test]
fn unknown_tilesets_are_refused_with_the_list() {
    let away = Away::new("unknown");
    let (status, text) = away.call(&["new", "made", "--tileset", "swamp"]);
    assert_eq!(status, 2, "{text}");
    assert!(text.contains("meadow, ruins, factory") && !Path::new(&away.0.join("made")).exists(), "{text}");
}
