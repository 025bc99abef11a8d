//! Folders, the shipped projects, and exports of them.

use kit::document::art::{own_pictures, pictures};
use kit::export::game::{GameExport, GameForm, GameOptions, GameReport};
use sim::file::{Disk, Opened, open};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// A folder of its own, gone afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("export-{name}-{}", std::process::id()));
        let _old = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _gone = std::fs::remove_dir_all(&self.0);
    }
}

/// The folders of the shipped projects.
pub fn samples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects");
    let mut samples: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    samples.sort();
    samples
}

/// A shipped project with its pictures.
pub fn sample(name: &str) -> Opened {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(name);
    opened(&folder)
}

pub fn opened(folder: &Path) -> Opened {
    let mut opened = open(&Disk, folder, &mut |_, _| {}).unwrap();
    pictures::read_all(&Disk, &mut opened.project, &mut opened.saved);
    own_pictures::read(&Disk, &mut opened.project, &mut opened.saved);
    opened
}

/// An export of all levels.
pub fn export(opened: &Opened, form: GameForm) -> GameExport<'_> {
    let options = GameOptions { form, ..GameOptions::default() };
    GameExport { project: &opened.project, folder: opened.saved.root(), storage: &Disk, options }
}

pub fn written(opened: &Opened, form: GameForm, to: &Path) -> GameReport {
    export(opened, form).write(to, false, &mut |_, _| ControlFlow::Continue(())).unwrap()
}
