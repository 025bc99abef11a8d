//! Files that another editor saved with a byte order mark or in another encoding.

use crate::common::*;
use sim::file::*;
use std::path::{Path, PathBuf};

const MARK: &[u8] = b"\xEF\xBB\xBF";

fn marked(content: &[u8]) -> Vec<u8> {
    [MARK, content].concat()
}

fn utf16(content: &[u8]) -> Vec<u8> {
    let text = std::str::from_utf8(content).unwrap();
    "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

#[test]
fn every_file_is_read_with_a_byte_order_mark_and_saved_without_one_if_it_changes() {
    let (storage, _) = saved();
    for (path, content) in storage.files() {
        storage.put(path, marked(&content));
    }
    let mut opened = load(&storage);
    assert!(opened.project == sample() && opened.problems == load(&saved().0).problems, "{:?}", opened.problems);
    let mut project = sample();
    project.name = "New".into();
    save_plainly(&storage, &project, &mut opened.saved).unwrap();
    assert!(changed_on_disk(&storage, &opened.saved).unwrap().is_empty());
    for (path, content) in storage.files() {
        assert_eq!(content.starts_with(MARK), !path.ends_with("loopwright.json"), "{}", path.display());
    }
    assert!(load(&storage).project == project);
}

#[test]
fn another_encoding_is_named_with_what_to_do() {
    let (storage, _) = saved();
    for path in storage.files().into_keys() {
        let storage = storage.clone();
        let content = utf16(&storage.files()[&path]);
        storage.put(&path, content);
        let told = match open(&storage, Path::new(ROOT), &mut |_, _| {}) {
            Err(error) => error.to_string(),
            Ok(opened) => opened.problems.iter().map(ToString::to_string).collect(),
        };
        assert!(told.contains("UTF-16") && told.contains("save it again as UTF-8"), "{}: {told}", path.display());
    }
}

#[test]
fn runs_pieces_tilesets_and_journals_take_a_byte_order_mark() {
    let (storage, mut saved) = saved();
    let run = PathBuf::from(ROOT).join("runs/a.json");
    storage.put("/a.json", marked(&storage.files()[&run]));
    assert_eq!(read_run(&storage, Path::new("/a.json")).unwrap(), *sample().runs[0]);
    storage.put("/b.json", utf16(&storage.files()[&run]));
    let error = read_run(&storage, Path::new("/b.json")).unwrap_err().to_string();
    assert!(error.contains("UTF-16") && error.contains("/b.json"), "{error}");
    let tileset = PathBuf::from(ROOT).join("tilesets/hills/tileset.json");
    storage.put(format!("{ROOT}/new/tileset.json"), marked(&storage.files()[&tileset]));
    let (set, problems) = saved.link_tileset(&storage, "new", 20).unwrap();
    assert!(problems.is_empty() && set.tileset == sample().tilesets[0].tileset, "{problems:?}");
    let piece = sim::file::Piece { width: 1, cells: vec![Default::default()], ..Default::default() };
    assert_eq!(read_piece(&format!("\u{feff}{}", write_piece(&piece))).unwrap().unwrap(), piece);
    let mut texts: Texts = all_texts(&sample()).into_iter().map(|(name, text)| (name, Some(text))).collect();
    texts.values_mut().flatten().for_each(|text| text.insert(0, '\u{feff}'));
    assert!(with_texts(&sample(), &texts).unwrap() == sample());
}
