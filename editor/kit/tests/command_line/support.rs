//! Calling the program, and projects to call it on.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder of its own, gone afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("command-{name}-{}", std::process::id()));
        let _old = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    /// The path of a file in it, as an argument.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// A copy of the smallest sample whose run passes.
    pub fn project(&self, name: &str) -> String {
        copy(&sample("first-steps"), &self.0.join(name));
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _gone = std::fs::remove_dir_all(&self.0);
    }
}

pub fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(name)
}

/// Copies a project with its tilesets.
pub fn copy(from: &Path, to: &Path) {
    let project = sim::file::open(&sim::file::Disk, from, &mut |_, _| {}).unwrap().project;
    sim::file::save_as(&sim::file::Disk, &project, Some(from), to).unwrap();
}

pub fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_loopwright-kit"));
    command.args(arguments).stdin(Stdio::null());
    command
}

/// Status, standard output, standard error.
pub fn called(arguments: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } = program(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (status.code().unwrap(), text(stdout), text(stderr))
}

/// Status, nothing, standard error, with a standard output on which nothing has room.
pub fn into_a_full_disk(arguments: &[&str]) -> (i32, String, String) {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = program(arguments).stdout(full).output().unwrap();
    (output.status.code().unwrap(), String::new(), String::from_utf8_lossy(&output.stderr).into_owned())
}
