//! The disk, and a list of every file that was opened, written or removed outside of a folder.
#![allow(dead_code, reason = "every test uses a part of it")]

use sim::file::{Disk, Meta, Storage};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// The disk as it is, watched.
pub struct Watched {
    disk: Log,
    plain: Log,
}

struct Log {
    is_plain: bool,
    /// A real path; what is under it may be opened.
    root: PathBuf,
    outside: Arc<Mutex<Vec<String>>>,
}

impl Watched {
    /// Watches for everything that is not under `root`.
    pub fn new(root: &Path) -> Self {
        let root = Disk.real_path(root).expect("the folder is there");
        let outside = Arc::new(Mutex::new(Vec::new()));
        let log = |is_plain| Log { is_plain, root: root.clone(), outside: Arc::clone(&outside) };
        Self { disk: log(false), plain: log(true) }
    }

    /// Returns the files that were opened outside, and the manner.
    pub fn outside(&self) -> Vec<String> {
        self.disk.outside.lock().expect("no thread failed").clone()
    }
}

impl Log {
    fn disk(&self) -> &dyn Storage {
        if self.is_plain { Disk.without_links() } else { &Disk }
    }

    /// Notes a call that did something.
    fn note<T>(&self, call: &str, path: &Path, result: io::Result<T>) -> io::Result<T> {
        if result.is_ok() {
            let real = Disk.real_path(path).unwrap_or_else(|_| path.to_owned());
            if !real.starts_with(&self.root) {
                self.outside.lock().expect("no thread failed").push(format!("{call} {}", real.display()));
            }
        }
        result
    }
}

impl Storage for Log {
    fn without_links(&self) -> &dyn Storage {
        self
    }
    fn meta(&self, path: &Path) -> io::Result<Option<Meta>> {
        self.disk().meta(path)
    }
    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        self.disk().real_path(path)
    }
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        self.note("read", path, self.disk().read(path, limit))
    }
    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        self.note("list", folder, self.disk().list(folder))
    }
    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        self.note("write", path, self.disk().write(path, content))
    }
    fn append(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        self.note("append", path, self.disk().append(path, content))
    }
    fn cut(&self, path: &Path, length: u64) -> io::Result<()> {
        self.note("cut", path, self.disk().cut(path, length))
    }
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Send>>> {
        self.note("lock", path, self.disk().lock(path))
    }
    fn sync(&self, path: &Path) -> io::Result<()> {
        self.note("sync", path, self.disk().sync(path))
    }
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.note("sync", folder, self.disk().sync_folder(folder))
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        // What is renamed may be a link.
        let folder = to.parent().unwrap_or(to);
        self.note("rename in", folder, self.disk().rename(from, to))
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        let folder = path.parent().unwrap_or(path);
        self.note("remove from", folder, self.disk().remove(path))
    }
    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        self.note("create", folder, self.disk().create_folder(folder))
    }
    fn copy_ownership(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.note("change", to, self.disk().copy_ownership(from, to))
    }
}

impl Storage for Watched {
    fn without_links(&self) -> &dyn Storage {
        &self.plain
    }
    fn meta(&self, path: &Path) -> io::Result<Option<Meta>> {
        self.disk.meta(path)
    }
    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        self.disk.real_path(path)
    }
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        self.disk.read(path, limit)
    }
    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        self.disk.list(folder)
    }
    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        self.disk.write(path, content)
    }
    fn append(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        self.disk.append(path, content)
    }
    fn cut(&self, path: &Path, length: u64) -> io::Result<()> {
        self.disk.cut(path, length)
    }
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Send>>> {
        self.disk.lock(path)
    }
    fn sync(&self, path: &Path) -> io::Result<()> {
        self.disk.sync(path)
    }
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.disk.sync_folder(folder)
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.disk.rename(from, to)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        self.disk.remove(path)
    }
    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        self.disk.create_folder(folder)
    }
    fn copy_ownership(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.disk.copy_ownership(from, to)
    }
}

/// Every file under a folder with its content, links as what they lead to.
pub fn contents(folder: &Path) -> std::collections::BTreeMap<PathBuf, Vec<u8>> {
    let mut all = std::collections::BTreeMap::new();
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let (path, kind) = (entry.path(), entry.file_type().expect("it is there"));
        if kind.is_dir() {
            all.extend(contents(&path));
        } else if kind.is_symlink() {
            let target = std::fs::read_link(&path).expect("a link");
            all.insert(path, target.to_string_lossy().into_owned().into_bytes());
        } else if kind.is_file() {
            let content = std::fs::read(&path).expect("it is there");
            all.insert(path, content);
        }
    }
    all
}

/// Puts something else than a file where a project has one (or a folder). `victim` is a file outside, `prison` a folder
/// outside that holds what is there now.
#[cfg(unix)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trap {
    /// A link with an absolute path to a file or folder with the same content.
    Link,
    /// The same with a relative path.
    RelativeLink,
    /// A link to a file that is not there yet.
    Dangling,
    /// A link to a device without end.
    Zero,
    /// A pipe that nobody writes to.
    Pipe,
    /// A socket.
    Socket,
    /// A folder.
    Folder,
}

#[cfg(unix)]
impl Trap {
    /// The plays.
    pub const ALL: [Self; 7] =
        [Self::Link, Self::RelativeLink, Self::Dangling, Self::Zero, Self::Pipe, Self::Socket, Self::Folder];

    /// Puts the trap at a path. What is there now goes to `outside`, where links lead.
    pub fn set(self, path: &Path, outside: &Path) {
        use std::fs;
        use std::os::unix::fs::symlink;
        let name = path.file_name().expect("a name");
        let target = outside.join(name);
        if path.exists() && matches!(self, Self::Link | Self::RelativeLink) {
            fs::rename(path, &target).expect("moved");
        } else if path.is_dir() {
            fs::remove_dir_all(path).expect("removed");
        } else if path.exists() {
            fs::remove_file(path).expect("removed");
        }
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        if !target.exists() && matches!(self, Self::Link | Self::RelativeLink) {
            fs::write(&target, "the user's").expect("written");
        }
        let made = match self {
            Self::Link => symlink(&target, path),
            Self::RelativeLink => {
                let up = path.parent().expect("a folder").components().skip(outside.components().count() - 1);
                let way = up.fold(PathBuf::new(), |way, _| way.join(".."));
                symlink(way.join(outside.file_name().expect("a name")).join(name), path)
            }
            Self::Dangling => symlink(outside.join("nothing"), path),
            Self::Zero => symlink("/dev/zero", path),
            Self::Pipe => {
                let made = std::process::Command::new("mkfifo").arg(path).status().expect("mkfifo is there");
                assert!(made.success());
                Ok(())
            }
            Self::Socket => std::os::unix::net::UnixListener::bind(path).map(drop),
            Self::Folder => fs::create_dir(path),
        };
        made.unwrap_or_else(|error| panic!("{self:?} at {}: {error}", path.display()));
    }
}
