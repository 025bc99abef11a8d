//! The sounds of a project that are to be heard: read on a thread, and again once their files change.

use crate::clips::{Clip, MOST_BYTES, decode};
use crate::job::Job;
use sim::file::{Disk, Storage as _, sound_path};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime};

/// The time between two looks at the files.
const LOOKS_EVERY: Duration = Duration::from_secs(1);

/// The version of a file: its length and its time of writing. `None` if there is no file.
type Stamp = Option<(u64, Option<SystemTime>)>;

/// The clip that was read from a file.
struct ReadClip {
    stamp: Stamp,
    /// The clip, or why it can't be heard.
    clip: Result<Arc<Clip>, String>,
}

/// The sounds that are wanted, as far as they were read.
#[derive(Default)]
pub struct ClipFiles {
    folder: PathBuf,
    read: BTreeMap<String, ReadClip>,
    job: Job<(String, ReadClip)>,
    /// Files that are being read.
    under_way: BTreeSet<String>,
    wanted: BTreeSet<String>,
    looked: Option<Duration>,
}

impl ClipFiles {
    /// Reads the files that are wanted of a project's folder, and forgets all others. Now and then it looks whether they
    /// changed; `now` counts from any fixed moment. `wake` is called on the thread whenever there is one to [`Self::poll`]
    /// for.
    pub fn follow(&mut self, folder: &Path, wanted: BTreeSet<String>, now: Duration, wake: impl Fn() + Send + 'static) {
        let is_other = self.folder != folder;
        if is_other {
            (self.folder, self.read) = (folder.to_owned(), BTreeMap::new());
        }
        let is_due = self.looked.is_none_or(|looked| now < looked || now - looked >= LOOKS_EVERY);
        if !is_other && self.wanted == wanted && !is_due {
            return;
        }
        self.looked = Some(now);
        self.read.retain(|file, _| wanted.contains(file));
        self.wanted = wanted;
        let is_new = |file: &&String| self.read.get(*file).is_none_or(|read| read.stamp != stamp(folder, file));
        let missing: BTreeSet<String> = self.wanted.iter().filter(is_new).cloned().collect();
        if missing.is_empty() || (!is_other && missing.is_subset(&self.under_way)) {
            return;
        }
        self.under_way.clone_from(&missing);
        let folder = folder.to_owned();
        self.job.start(wake, move |report, cancel| {
            for file in missing {
                if cancel.load(Ordering::Relaxed) {
                    return;
                }
                let read = read(&folder, &file);
                report((file, read));
            }
        });
    }

    /// Takes what was read since the last call.
    pub fn poll(&mut self) {
        while let Some(news) = self.job.poll() {
            let Ok((file, read)) = news else { continue };
            self.under_way.remove(&file);
            self.read.insert(file, read);
        }
    }

    /// Returns the sound of a file, once it was read.
    pub fn get(&self, file: &str) -> Option<&Arc<Clip>> {
        self.read.get(file)?.clip.as_ref().ok()
    }

    /// Returns why a file can't be heard.
    pub fn fault(&self, file: &str) -> Option<&str> {
        self.read.get(file)?.clip.as_ref().err().map(String::as_str)
    }
}

fn stamp(folder: &Path, file: &str) -> Stamp {
    let meta = std::fs::metadata(sound_path(&Disk, folder, file).ok()?).ok()?;
    Some((meta.len(), meta.modified().ok()))
}

fn read(folder: &Path, file: &str) -> ReadClip {
    // The stamp first: what is written meanwhile is read again.
    let stamp = stamp(folder, file);
    let content = sound_path(&Disk, folder, file)
        .map_err(|error| error.to_string())
        .and_then(|path| Disk.read(&path, MOST_BYTES).map_err(|error| error.to_string()));
    ReadClip { stamp, clip: content.and_then(decode).map(Arc::new) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    #[test]
    fn files_are_read_once_and_again_when_they_change() {
        let folder = std::env::temp_dir().join(format!("loopwright-clips-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("sounds")).expect("a folder");
        let path = folder.join("sounds/a.ogg");
        std::fs::write(&path, include_bytes!("../clips/tone.ogg")).expect("written");
        let mut files = ClipFiles::default();
        let wanted = || BTreeSet::from(["a.ogg".to_owned(), "b.wav".to_owned()]);
        let mut now = Duration::ZERO;
        let mut until = |files: &mut ClipFiles, is_done: &dyn Fn(&ClipFiles) -> bool| {
            let began = Instant::now();
            while !is_done(files) && began.elapsed() < Duration::from_secs(20) {
                now += Duration::from_millis(300);
                files.follow(&folder, wanted(), now, || {});
                files.poll();
                std::thread::sleep(Duration::from_millis(5));
            }
            assert!(is_done(files));
        };
        until(&mut files, &|files| files.get("a.ogg").is_some() && files.fault("b.wav").is_some());
        let first = files.get("a.ogg").cloned().expect("read");
        std::fs::write(&path, b"no sound").expect("written");
        until(&mut files, &|files| files.fault("a.ogg").is_some());
        std::fs::write(&path, include_bytes!("../clips/tone.ogg")).expect("written");
        until(&mut files, &|files| files.get("a.ogg").is_some_and(|clip| *clip == first));
        let _gone = std::fs::remove_dir_all(&folder);
    }
}
