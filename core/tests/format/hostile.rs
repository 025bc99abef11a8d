//! No content makes a reader panic, hang or ask for memory that the file does not justify.

use crate::common::*;
use proptest::prelude::*;
use sim::file::{MAX_FILE, Meta, ProjectError, Storage, open};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

fn must_not_panic(file: &Path, content: Vec<u8>) {
    let (storage, _) = saved();
    storage.put(PathBuf::from(ROOT).join(file), content);
    let _ = open(&storage, Path::new(ROOT), &mut |_, _| {});
}

#[test]
fn every_file_cut_short_at_every_byte() {
    let (storage, _) = saved();
    for (file, content) in storage.files_under(ROOT) {
        // The other levels and runs look alike.
        if ["two.json", "Three 3.json", "four.json", "b.json", "c.json"].iter().any(|name| file.ends_with(name)) {
            continue;
        }
        for length in 0..content.len() {
            storage.put(PathBuf::from(ROOT).join(&file), &content[..length]);
            let _ = open(&storage, Path::new(ROOT), &mut |_, _| {});
        }
        storage.put(PathBuf::from(ROOT).join(&file), content);
    }
    assert_eq!(load(&storage).project, sample());
}

const TOKENS: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "null",
    "true",
    "-1",
    "0",
    "65535",
    "65536",
    "4294967296",
    "1e999",
    "1e-5",
    "18446744073709551616",
    "\"..\"",
    "\"\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "[[[[[[[[[[[[[[[[",
    "{\"a\":",
    " ",
    "\n",
    "é",
    "99999aa",
    "R99999999",
    "\"format\": 1",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn mutated_files(which in 0..FILES, changes in prop::collection::vec((any::<prop::sample::Index>(), 0..TOKENS.len(), 0..6_usize), 1..6)) {
        let (storage, _) = saved();
        let (file, mut content) = storage.files_under(ROOT).into_iter().nth(which).unwrap();
        for (at, token, removed) in changes {
            let at = at.index(content.len() + 1);
            let end = (at + removed).min(content.len());
            content.splice(at..end, TOKENS[token].bytes());
        }
        must_not_panic(&file, content);
    }

    #[test]
    fn raw_bytes(which in 0..FILES, content in prop::collection::vec(any::<u8>(), 0..64)) {
        let (storage, _) = saved();
        let (file, _) = storage.files_under(ROOT).into_iter().nth(which).unwrap();
        must_not_panic(&file, content);
    }
}

#[test]
fn deep_nesting_is_refused() {
    for text in
        ["[".repeat(100_000), "{\"a\":".repeat(100_000), format!("{{\"format\": 1, \"x\": {}", "[".repeat(100_000))]
    {
        for file in ["loopwright.json", "levels/one.json", "objects.json"] {
            must_not_panic(Path::new(file), text.clone().into_bytes());
        }
    }
}

#[test]
fn levels_larger_than_any_are_refused() {
    for (row, layout, expected) in [
        ("too wide", format!("[[{}0]]", "0,".repeat(16_384 / 8)), "2048 items are possible"),
        ("too high", format!("[{}[0]]", "[0],".repeat(2_048 / 8)), "256 items are possible"),
        ("far too high", format!("[{}[0]]", "[0],".repeat(200_000)), "256 items are possible"),
        ("ragged too", format!("[{}]", "[0,0],[0],[],".repeat(2).trim_end_matches(',')), "the first one has 2"),
    ] {
        let (storage, _) = saved();
        let text = format!(
            r#"{{"format": 1, "title": "x", "bounds": {{"left":0,"top":0,"right":0,"bottom":0}}, "start": {{"x":0,"y":0}}, "layout": {layout}}}"#
        );
        storage.put(format!("{ROOT}/levels/one.json"), text);
        let started = Instant::now();
        let opened = load(&storage);
        assert!(opened.problems.iter().any(|p| p.message.contains(expected)), "{row}: {:?}", opened.problems);
        assert!(started.elapsed().as_secs() < 5, "{row}: {:?}", started.elapsed());
    }
}

#[test]
fn lists_longer_than_any_are_refused() {
    for (file, from, item, count, expected) in [
        ("chunks.json", "\"chunks\": [", "{},", 65_536, "65536 items"),
        ("tilesets/hills/tileset.json", "\"tiles\": [", "{},", 65_535, "65535 items"),
        ("tilesets/hills/tileset.json", "\"blocks\": [", "{\"art\":1},", 65_535, "65535 items"),
        ("loopwright.json", "\"levels\": [", "\"x\",", 4096, "4096 items"),
    ] {
        let (storage, _) = saved();
        let path = PathBuf::from(ROOT).join(file);
        let text = String::from_utf8(storage.files()[&path].clone()).unwrap();
        storage.put(&path, text.replace(from, &format!("{from}{}", item.repeat(count))));
        let text = match open(&storage, Path::new(ROOT), &mut |_, _| {}) {
            Err(error) => error.to_string(),
            Ok(opened) => opened.problems.iter().map(ToString::to_string).collect(),
        };
        assert!(text.contains(expected), "{file}: {}", &text[..text.len().min(500)]);
    }
}

/// The sample, but one file says that it is larger than it can be, and must not even be read.
struct Huge(sim::file::MemoryStorage);

impl Storage for Huge {
    fn without_links(&self) -> &dyn Storage {
        self
    }
    fn meta(&self, path: &Path) -> io::Result<Option<Meta>> {
        let meta = self.0.meta(path)?;
        let huge = path.ends_with("chunks.json");
        Ok(meta.map(|meta| if huge { Meta { length: 2 << 30, ..meta } } else { meta }))
    }
    fn real_path(&self, path: &Path) -> io::Result<PathBuf> {
        self.0.real_path(path)
    }
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        assert!(!path.ends_with("chunks.json"), "read in spite of its size");
        assert!(limit <= MAX_FILE + 1);
        self.0.read(path, limit)
    }
    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        self.0.list(folder)
    }
    fn write(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        self.0.write(path, content)
    }
    fn append(&self, path: &Path, content: &[u8]) -> io::Result<()> {
        self.0.append(path, content)
    }
    fn cut(&self, path: &Path, length: u64) -> io::Result<()> {
        self.0.cut(path, length)
    }
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Send>>> {
        self.0.lock(path)
    }
    fn sync(&self, path: &Path) -> io::Result<()> {
        self.0.sync(path)
    }
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.0.sync_folder(folder)
    }
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.0.rename(from, to)
    }
    fn remove(&self, path: &Path) -> io::Result<()> {
        self.0.remove(path)
    }
    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        self.0.create_folder(folder)
    }
    fn copy_ownership(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.0.copy_ownership(from, to)
    }
}

#[test]
fn a_file_of_two_gigabytes_is_refused_unread() {
    let error = open(&Huge(saved().0), Path::new(ROOT), &mut |_, _| {}).unwrap_err();
    assert!(matches!(error, ProjectError::TooBig { .. }), "{error}");
}
