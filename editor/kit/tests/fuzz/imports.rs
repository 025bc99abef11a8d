//! Whole games of other tools: a disassembly of which any file is broken.

use crate::changes::{Change, changed};
use crate::inputs;
use crate::memory::bounded;
use kit::exchange::sonlvl::{Request, read};
use sim::file::MemoryStorage;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// A zone of Sonic 2 with one act, as small as one can be.
fn game() -> Vec<(&'static str, Vec<u8>)> {
    let words = |count: u16, word: fn(u16) -> u16| (0..count).flat_map(|n| word(n).to_be_bytes()).collect::<Vec<_>>();
    let rows = [vec![1, 2, 1], vec![0; 0x100 - 3]].concat();
    let act = "[Hill\\\\Act 1]\ntiles=tiles\nblocks=blocks\nchunks=chunks\nlayout=layout\ncolind=index\nobjects=objects\n\
               rings=rings\nstartpos=starts:s:Sonic\npalette=palette:0:0:64\ntilecmp=Uncompressed\n\
               blockcmp=Uncompressed\nchunkcmp=Uncompressed\nlayoutcmp=Uncompressed\ncolindcmp=Uncompressed\n";
    let ini = format!("version=S2\ncolarr1=heights\ncolarr2=heights\nangles=angles\n{act}");
    vec![
        ("SonLVL.ini", ini.into_bytes()),
        ("tiles", vec![0x11; 8 * 32]),
        ("blocks", words(8 * 4, |n| n / 4)),
        ("chunks", words(3 * 64, |n| if n < 64 { 0 } else { 0xF000 | (n % 7 + 1) })),
        ("layout", rows.repeat(16)),
        ("index", [&[0][..], &[1; 0x2FF]].concat()),
        ("objects", [[1, 0, 1, 0xA0, 0x36, 0], [0xFF, 0xFF, 0, 0, 0, 0]].concat()),
        ("rings", vec![1, 0x80, 0x20, 0x80, 0xFF, 0xFF]),
        ("starts", vec![0, 0x60, 1, 0xAC]),
        ("heights", [[0; 16], [16; 16], [8; 16]].concat()),
        ("angles", vec![0xFF, 0xFF, 0]),
        ("palette", vec![0x0E; 128]),
    ]
}

fn put(storage: &MemoryStorage, name: &str, content: Vec<u8>) {
    storage.put(Path::new("/game").join(name), content);
}

#[test]
fn disassemblies() {
    let (storage, files) = (MemoryStorage::new(), game());
    files.iter().for_each(|(name, content)| put(&storage, name, content.clone()));
    let request = Request { ini: PathBuf::from("/game/SonLVL.ini"), ..Request::default() };
    let import = || read(&storage, &request, &mut |_, _, _| ControlFlow::Continue(()));
    let whole = import().unwrap();
    assert_eq!(whole.project.levels.len(), 1, "{:?}", whole.report);
    let length = files.iter().map(|(_, content)| content.len()).sum::<usize>();
    bolero::check!().with_iterations(inputs(400)).with_type::<(u8, Vec<Change>)>().for_each(|(which, changes)| {
        // The INI as often as all others together: it says what the others mean.
        let (name, content) = &files[usize::from(*which).saturating_sub(128) % files.len()];
        put(&storage, name, changed(content, changes));
        let _levels_or_words = bounded(length, import);
        put(&storage, name, content.clone());
    });
}

/// Levels of mazes are bytes alone.
#[test]
fn mazes() {
    let whole = vec![1; kit::exchange::maze_layout::BYTES];
    bolero::check!().with_iterations(inputs(5_000)).with_type::<Vec<Change>>().for_each(|changes| {
        let broken = changed(&whole, changes);
        let _maze_or_words = bounded(broken.len(), || kit::exchange::maze_layout::read(&broken));
    });
}
