//! A disk that does not answer: the window goes on, and what was asked for is done once it does.

use crate::projects::files::{sample, settle};
use crate::soft::SoftRenderer;
use crate::support::{CTRL, key, wait_until};
use eframe::egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::Harness;
use kit::document::Edit;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use sim::file::{Disk, Meta, Storage, open};
use sim::project::Start;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// Longer than any test takes. A window that waits for the disk would wait for ever without it.
const ENOUGH: Duration = Duration::from_secs(30);

/// The disk behind a gate. While it is shut, every call waits.
#[derive(Default)]
struct Gate {
    is_shut: Mutex<bool>,
    opened: Condvar,
    /// Calls that waited, and whether one of them gave up.
    waited: Mutex<(u32, bool)>,
}

impl Gate {
    fn set(&self, is_shut: bool) {
        *self.is_shut.lock().unwrap_or_else(PoisonError::into_inner) = is_shut;
        self.opened.notify_all();
    }

    fn pass(&self) -> Disk {
        let is_shut = self.is_shut.lock().unwrap_or_else(PoisonError::into_inner);
        if *is_shut {
            self.waited.lock().unwrap_or_else(PoisonError::into_inner).0 += 1;
            let waited = self.opened.wait_timeout_while(is_shut, ENOUGH, |is_shut| *is_shut);
            if waited.is_ok_and(|(_, wait)| wait.timed_out()) {
                self.waited.lock().unwrap_or_else(PoisonError::into_inner).1 = true;
            }
        }
        Disk
    }
}

impl Storage for Gate {
    fn without_links(&self) -> &dyn Storage {
        self
    }
    fn meta(&self, path: &Path) -> io::Result<Option<Meta>> {
        self.pass().meta(path)
    }
    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        self.pass().real_path(path)
    }
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        self.pass().read(path, limit)
    }
    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        self.pass().list(folder)
    }
    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        self.pass().write(path, content)
    }
    fn append(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        self.pass().append(path, content)
    }
    fn cut(&self, path: &Path, length: u64) -> io::Result<()> {
        self.pass().cut(path, length)
    }
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Send>>> {
        self.pass().lock(path)
    }
    fn sync(&self, path: &Path) -> io::Result<()> {
        self.pass().sync(path)
    }
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.pass().sync_folder(folder)
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.pass().rename(from, to)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        self.pass().remove(path)
    }
    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        self.pass().create_folder(folder)
    }
    fn copy_ownership(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.pass().copy_ownership(from, to)
    }
}

/// The start of the sample's level, moved there by an edit.
fn move_start(h: &mut Harness<'_, App>, x: i32) {
    let start = Start { x, ..h.state().document().level("meadow").unwrap().start };
    let edits = vec![Edit::SetStart { level: "meadow".into(), start }];
    h.state_mut().send(Command::Edit { label: "Move start".into(), gesture: None, edits: edits.into() });
    h.step();
    assert_eq!(h.state().document().level("meadow").unwrap().start.x, x);
}

/// Returns the start of the player on the disk.
fn start_on_disk(folder: &Path) -> i32 {
    open(&Disk, folder, &mut |_, _| {}).unwrap().project.levels[0].start.x
}

#[test]
fn a_disk_that_does_not_answer_does_not_stop_the_window() {
    let (folder, gate) = (sample("stuck-disk"), Arc::new(Gate::default()));
    let builder = Harness::builder().with_size(Vec2::new(1280.0, 800.0)).with_max_steps(40);
    let storage = Arc::clone(&gate);
    let mut h = builder
        .renderer(SoftRenderer::default())
        .build_eframe(move |cc| App::with_storage(cc, Arc::clone(&storage) as Arc<dyn Storage>));
    let ctx = h.ctx.clone();
    h.state_mut().use_journal(&ctx, None);
    h.state_mut().send(Command::Open(folder.clone()));
    wait_until(&mut h, "the sample is open", |h| h.state().document().level("meadow").is_some());
    settle(&mut h);

    gate.set(true);
    move_start(&mut h, 300);
    key(&mut h, CTRL, Key::S);
    // Everything that could look at the disk, while the save does not get on.
    for focused in [false, true] {
        h.event(Event::WindowFocused(focused));
        (0..30).for_each(|_| h.step());
    }
    move_start(&mut h, 310);
    for action in [Action::Backups, Action::LevelPicture, Action::Settings, Action::ExportLevels] {
        h.state_mut().send(Command::Action(action));
        (0..10).for_each(|_| h.step());
        key(&mut h, Modifiers::NONE, Key::Escape);
    }
    h.state_mut().send(Command::Action(Action::PlayFromStart));
    (0..120).for_each(|_| h.step());
    h.state_mut().send(Command::Action(Action::StopPlay));
    move_start(&mut h, 320);
    (0..10).for_each(|_| h.step());
    assert!(h.state().is_busy() && h.state().history().is_dirty(), "the save waits for the disk");
    let (waited, gave_up) = *gate.waited.lock().unwrap();
    assert!(waited > 0 && !gave_up, "{waited} calls waited for the disk, and the window for one of them: {gave_up}");

    gate.set(false);
    settle(&mut h);
    assert_eq!(start_on_disk(&folder), 300, "what was saved is what was there when it was asked for");
    assert!(h.state().history().is_dirty());
    key(&mut h, CTRL, Key::S);
    settle(&mut h);
    assert_eq!((start_on_disk(&folder), h.state().history().is_dirty()), (320, false));
}
