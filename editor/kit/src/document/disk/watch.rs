//! Watches the pictures of tilesets and object kinds: reports when one may have changed on disk, and costs nothing
//! otherwise.

use crate::job::Job;
use notify::{Event, EventKind, RecursiveMode, Watcher as _};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// Paint programs write in pieces, or a new file that takes the old one's name: so long after the last of it.
const SETTLED: Duration = Duration::from_millis(200);

/// Watches the folders of pictures.
#[derive(Default)]
pub struct PictureWatch {
    watcher: Option<notify::RecommendedWatcher>,
    folders: BTreeSet<PathBuf>,
    changed: Job<()>,
}

impl PictureWatch {
    /// Starts watching. `wake` is called, on a thread, when there is something to [`Self::take`]. If the system
    /// cannot watch files nothing is reported; a caller that asks still has pictures looked at.
    pub fn new(wake: impl Fn() + Send + 'static) -> Self {
        let mut changed = Job::default();
        let (send, events) = channel();
        let watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
            if event.is_ok_and(|event| is_of_picture(&event)) {
                // Nobody listens if the window is gone.
                let _ = send.send(());
            }
        });
        let watcher = watcher.map_err(|error| log::warn!("files cannot be watched: {error}")).ok();
        if watcher.is_some() {
            changed.start(wake, move |send, _| settle(&events, send));
        }
        Self { watcher, folders: BTreeSet::new(), changed }
    }

    /// Watches these folders and no others.
    pub fn follow(&mut self, folders: BTreeSet<PathBuf>) {
        let Some(watcher) = &mut self.watcher else { return };
        if folders == self.folders {
            return;
        }
        for gone in self.folders.difference(&folders) {
            // A folder that was removed is watched no longer anyway.
            let _gone = watcher.unwatch(gone);
        }
        let mut followed: BTreeSet<PathBuf> = folders.intersection(&self.folders).cloned().collect();
        for new in folders.difference(&self.folders) {
            match watcher.watch(Path::new(new), RecursiveMode::NonRecursive) {
                Ok(()) => {
                    followed.insert(new.clone());
                }
                // Most likely it is not saved yet.
                Err(error) => log::info!("{} cannot be watched: {error}", new.display()),
            }
        }
        self.folders = followed;
    }

    /// True once after something changed.
    pub fn take(&mut self) -> bool {
        std::iter::from_fn(|| self.changed.poll()).filter(Result::is_ok).count() > 0
    }
}

fn is_of_picture(event: &Event) -> bool {
    let is_png = |path: &PathBuf| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("png"));
    !matches!(event.kind, EventKind::Access(_)) && event.paths.iter().any(is_png)
}

/// Waits for a change, then until no more follow.
fn settle(events: &Receiver<()>, send: &dyn Fn(())) {
    while events.recv().is_ok() {
        loop {
            match events.recv_timeout(SETTLED) {
                Ok(()) => {}
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
        send(());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    #[test]
    fn only_a_written_picture_is_reported_and_only_once() {
        let folder = std::env::temp_dir().join(format!("loopwright-watch-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the folder for temporary files can be written");
        let (send, woken) = channel();
        let mut watch = PictureWatch::new(move || {
            let _ = send.send(());
        });
        watch.follow([folder.clone()].into());
        std::fs::write(folder.join("notes.txt"), "no picture").expect("a small file can be written");
        assert!(woken.recv_timeout(Duration::from_millis(600)).is_err(), "no picture");
        assert!(!watch.take());
        for piece in 1..5 {
            std::fs::write(folder.join("art.png"), vec![0; piece]).expect("a small file can be written");
        }
        let start = Instant::now();
        woken.recv_timeout(Duration::from_secs(20)).expect("news");
        assert!(watch.take() && !watch.take(), "once, after {:?}", start.elapsed());
        // As most programs save: beside it, then renamed.
        std::fs::write(folder.join("art.png.tmp"), "new").expect("a small file can be written");
        std::fs::rename(folder.join("art.png.tmp"), folder.join("art.png")).expect("it can be renamed");
        woken.recv_timeout(Duration::from_secs(20)).expect("news of the rename");
        watch.follow(BTreeSet::new());
        let _ = std::fs::remove_dir_all(&folder);
    }
}
