//! Layouts of Sonic 1's special stages: a byte for each cell, row after row, as they are when play begins.
//!
//! A disassembly keeps them packed, as `sslayout/1.eni`, and the start beside them, as `startpos/ss1.bin`: two words, x and y.
//! No file has the angle at the start: it is 0.

use super::compression::Compression;
use super::sonlvl::SonLvlError;
use super::sonlvl::files::folder::read_limited;
use super::sonlvl::files::write::{Parts, Target, Targets};
use super::tilesets::place::{name_of, slug};
use super::{Export, Failure, FileLine, Format, Import, Imported, Plan, Progress, Ready, Report, Request, Weight};
use crate::words::counted;
use sim::file::Storage;
use sim::maze::{MazeBlock, MazeGrid};
use sim::project::{LevelData, MazeData, Project};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Columns and rows of a layout.
pub const SIDE: u16 = 64;
/// Bytes of a layout.
pub const BYTES: usize = SIDE as usize * SIDE as usize;

/// Reads a layout.
///
/// # Errors
/// In words: another number of bytes, or a byte that is no block's number.
pub fn read(bytes: &[u8]) -> Result<MazeGrid, String> {
    if bytes.len() != BYTES {
        let found = bytes.len();
        return Err(format!(
            "a layout has {BYTES} bytes, {SIDE} rows of {SIDE} cells, and the file has {found}; compressed ones end in .eni"
        ));
    }
    MazeGrid::from_cells(SIDE, SIDE, bytes.to_vec()).map_err(|error| error.to_string())
}

/// Writes a layout. Cells that a smaller maze lacks at the right and at the bottom are empty.
///
/// # Errors
/// In words: a maze that is too large.
pub fn write(grid: &MazeGrid) -> Result<Vec<u8>, String> {
    let (columns, rows) = (grid.columns(), grid.rows());
    if columns > SIDE || rows > SIDE {
        return Err(format!("a layout has {SIDE} columns and rows at most, and the maze has {columns} by {rows}"));
    }
    let cells = (0..i32::from(SIDE)).flat_map(|row| (0..i32::from(SIDE)).map(move |column| (column, row)));
    Ok(cells.map(|cell| grid.get(cell)).collect())
}

/// A layout of a special stage of Sonic 1.
pub(crate) struct SpecialStage;

/// Most bytes of a file that may be a layout, packed or not.
const MOST: u64 = 1 << 16;
/// Bytes of a file with a start.
const START: usize = 4;

/// Returns the compression of a file, by its ending.
fn packing(path: &Path) -> Compression {
    let is_packed = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("eni"));
    if is_packed { Compression::Enigma } else { Compression::Uncompressed }
}

/// The bytes of a file, unpacked.
fn load(storage: &dyn Storage, path: &Path) -> Result<Vec<u8>, SonLvlError> {
    let (bytes, compression) = (read_limited(storage, path, MOST)?, packing(path));
    let failed = |source| SonLvlError::Decode { path: path.to_owned(), compression, source };
    compression.decode(&bytes).map_err(failed)
}

/// Reads the layout in a file: packed if its name ends in `.eni`.
///
/// # Errors
/// A file that cannot be read, or that is no layout.
pub fn open(storage: &dyn Storage, path: &Path) -> Result<MazeGrid, Failure> {
    let failed = |error: String| Failure::Failed(format!("{}: {error}", path.display()));
    read(&load(storage, path)?).map_err(failed)
}

/// The file with the start of a stage, if there is one where a disassembly has it.
fn start_file(storage: &dyn Storage, layout: &Path) -> Option<PathBuf> {
    let number: String = name_of(layout).chars().take_while(char::is_ascii_digit).collect();
    let path = layout.parent()?.parent()?.join("startpos").join(format!("ss{number}.bin"));
    let is_start = |bytes: Vec<u8>| bytes.len() == START;
    (!number.is_empty() && storage.read(&path, START as u64 + 1).is_ok_and(is_start)).then_some(path)
}

/// A start in the bytes of its file.
fn start_of(bytes: &[u8]) -> Option<(u16, u16)> {
    let [x, x_low, y, y_low] = *bytes else { return None };
    Some((u16::from_be_bytes([x, x_low]), u16::from_be_bytes([y, y_low])))
}

/// Returns the title of a stage: "Special stage 1" for the file `1.eni`.
fn title_of(path: &Path) -> String {
    let name = name_of(path);
    if name.starts_with(|first: char| first.is_ascii_digit()) { format!("Special stage {name}") } else { name }
}

impl Format for SpecialStage {
    fn name(&self) -> &'static str {
        "special-stage"
    }
    fn title(&self) -> &'static str {
        "Sonic 1 special stage"
    }
    fn endings(&self) -> &'static [&'static str] {
        &["eni", "bin"]
    }
    fn import(&self) -> Option<&dyn Import> {
        Some(self)
    }
    fn export(&self) -> Option<&dyn Export> {
        Some(self)
    }
}

impl Import for SpecialStage {
    fn help(&self) -> [&'static str; 2] {
        [
            "Import a special stage of Sonic 1 into a new project, as a rotating maze.",
            "The layout of 64 by 64 cells: an .eni file as in a disassembly, or an uncompressed .bin file.",
        ]
    }
    fn hint(&self) -> &'static str {
        "The layout of a special stage of Sonic 1, packed (sslayout/1.eni) or not (.bin), becomes a rotating maze."
    }
    fn level_names(&self, storage: &dyn Storage, request: &Request) -> Result<Vec<String>, Failure> {
        open(storage, &request.file).map(|_| vec![title_of(&request.file)])
    }
    fn read(&self, storage: &dyn Storage, request: &Request, progress: Progress<'_>) -> Result<Imported, Failure> {
        let title = title_of(&request.file);
        if let Some(other) = request.levels.iter().find(|name| **name != title) {
            return Err(Failure::Failed(format!("the file is the maze {title}, not {other}")));
        }
        if progress(0, 1, &title).is_break() {
            return Err(Failure::Cancelled);
        }
        let grid = open(storage, &request.file)?;
        let mut report = Report::default();
        report.add(&title, Weight::Done, contents(&grid));
        let start = start_file(storage, &request.file).and_then(|path| {
            let (x, y) = start_of(&storage.read(&path, START as u64).ok()?)?;
            report.add(&title, Weight::Done, format!("the start at {x}, {y} from {}", path.display()));
            Some((x, y))
        });
        if start.is_none() {
            let text = "the start: no file beside the layout has it; Problems offers a place";
            report.add(&title, Weight::Lost, text);
        }
        let maze = MazeData { key: slug(&title), title: title.clone(), grid, start, ..MazeData::default() };
        let project = Project { mazes: vec![Arc::new(maze)], levels: Vec::new(), ..Project::empty(&title) };
        Ok(Imported { project, pictures: Vec::new(), report })
    }
}

/// Returns the contents of a layout, in words.
fn contents(grid: &MazeGrid) -> String {
    let count =
        |is: fn(&MazeBlock) -> bool| grid.cells().iter().filter_map(|id| MazeBlock::from_id(*id)).filter(is).count();
    let rings = counted(count(|block| *block == MazeBlock::Ring), "ring");
    let emeralds = counted(count(|block| matches!(block, MazeBlock::Emerald(_))), "emerald");
    let goals = counted(count(|block| *block == MazeBlock::Goal), "goal block");
    format!("{} by {} cells: {rings}, {emeralds}, {goals}", grid.columns(), grid.rows())
}

impl Export for SpecialStage {
    fn help(&self) -> [&'static str; 2] {
        [
            "Export a rotating maze as a special stage of Sonic 1; the old file is kept beside it.",
            "The layout: an .eni file for a disassembly, or an uncompressed .bin file.",
        ]
    }
    fn hint(&self) -> &'static str {
        "The layout of a Sonic 1 special stage (.eni is packed, .bin is not), existing or new: one maze each."
    }
    fn place(&self, _level: &LevelData) -> Option<String> {
        None
    }
    fn maze_place(&self, _maze: &MazeData) -> Option<String> {
        Some("The whole file".into())
    }
    fn plan(
        &self,
        storage: &dyn Storage,
        project: &Project,
        request: &Request,
        progress: Progress<'_>,
    ) -> Result<Plan, Failure> {
        let is_wanted = |maze: &&Arc<MazeData>| {
            request.levels.is_empty() || request.levels.iter().any(|name| *name == maze.key || *name == maze.title)
        };
        let mazes: Vec<_> = project.mazes.iter().filter(is_wanted).collect();
        let Some(maze) = mazes.first() else {
            return Err(Failure::Failed("there is no such maze in the project".into()));
        };
        if progress(0, 1, &maze.title).is_break() {
            return Err(Failure::Cancelled);
        }
        let (mut files, mut report) = (Vec::new(), Report::default());
        if mazes.len() > 1 {
            for maze in mazes {
                report.add(&maze.title, Weight::Failed, "a file holds one maze: choose one of them");
            }
            return Ok(Plan { files, report, ready: Arc::new(Files(Targets::default())) });
        }
        let targets = targets(storage, maze, &request.file, &mut report)?;
        for target in targets.changed() {
            let what = match &target.old {
                Some(old) => target.parts.difference(old, &target.new),
                None => "new file".to_owned(),
            };
            let path = target.path.strip_prefix(&targets.root).unwrap_or(&target.path).display().to_string();
            match Targets::prepare(storage, target) {
                Ok(ready) => {
                    let (before, after) = ready.lengths();
                    files.push(FileLine { path, what, before, after, also: Vec::new() });
                }
                Err(error) => report.add("Files", Weight::Failed, error.to_string()),
            }
        }
        Ok(Plan { files, report, ready: Arc::new(Files(targets)) })
    }
}

/// The files that a maze goes into: the layout, and its start if the disassembly has a file for it.
fn targets(storage: &dyn Storage, maze: &MazeData, file: &Path, report: &mut Report) -> Result<Targets, Failure> {
    let title = maze.title.as_str();
    let io = |source| SonLvlError::Io { what: "read", path: file.to_owned(), source };
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let folder = storage.real_path(folder).map_err(io)?;
    let path = file.file_name().map(|name| folder.join(name)).unwrap_or_default();
    let mut found = Targets { root: folder, files: Vec::new() };
    let old = match storage.meta(&path).map_err(io)? {
        None => None,
        Some(_) => {
            match load(storage, &path).map_err(|error| error.to_string()).and_then(|old| read(&old).map(|_| old)) {
                Ok(old) => Some(old),
                Err(error) => {
                    report.add(title, Weight::Failed, format!("the existing file contains no layout: {error}"));
                    return Ok(found);
                }
            }
        }
    };
    match write(&maze.grid) {
        Ok(new) => {
            let (compression, parts) = (packing(&path), Parts::of(1, 0, ["cell", "cells"]));
            found.files.push(Target { path: path.clone(), compression, old, new, parts });
        }
        Err(error) => report.add(title, Weight::Failed, error),
    }
    match (maze.start, start_file(storage, &path)) {
        (Some((x, y)), Some(start)) => {
            let old = storage.read(&start, START as u64).map_err(io)?;
            found.root = found.root.parent().map_or_else(|| found.root.clone(), Path::to_owned);
            let (new, parts) = ([x.to_be_bytes(), y.to_be_bytes()].concat(), Parts::of(START, 0, ["start", "starts"]));
            let compression = Compression::Uncompressed;
            found.files.push(Target { path: start, compression, old: Some(old), new, parts });
        }
        (Some((x, y)), None) => {
            report.add(title, Weight::Lost, format!("the start at {x}, {y}: no file beside the layout can hold it"));
        }
        (None, _) => {}
    }
    if maze.angle != 0 {
        report.add(title, Weight::Lost, format!("the angle {:04X} at the start: the game begins at 0", maze.angle));
    }
    if (maze.grid.columns(), maze.grid.rows()) != (SIDE, SIDE) {
        let (columns, rows) = (maze.grid.columns(), maze.grid.rows());
        report.add(
            title,
            Weight::Note,
            format!("it has {columns} by {rows} cells; all others of the layout are empty"),
        );
    }
    Ok(found)
}

/// The files of an export.
#[derive(Debug)]
struct Files(Targets);

impl Ready for Files {
    fn count(&self) -> usize {
        self.0.files.len()
    }
    fn write(&self, storage: &dyn Storage) -> Result<Vec<PathBuf>, String> {
        self.0.write(storage).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::file::MemoryStorage;
    use std::ops::ControlFlow;

    #[test]
    fn bytes_of_a_layout_come_back_as_they_were() {
        let bytes: Vec<u8> = (0..BYTES).map(|n| (n * 7 % (usize::from(MazeBlock::LAST) + 1)) as u8).collect();
        let grid = read(&bytes).expect("all are blocks");
        assert_eq!(grid.get((3, 1)), bytes[67]);
        assert_eq!(write(&grid), Ok(bytes));
    }

    #[test]
    fn what_is_no_layout_is_refused() {
        let wrong = |bytes: &[u8]| read(bytes).expect_err("it is refused");
        assert!(wrong(&[0; 100]).contains("the file has 100"));
        let mut bytes = vec![0; BYTES];
        bytes[130] = 0x4F;
        assert!(wrong(&bytes).contains("0x4F (column 2, row 2)"), "{}", wrong(&bytes));
        let large = MazeGrid::new(65, 64).expect("a size");
        assert!(write(&large).is_err());
        let small = MazeGrid::from_cells(1, 1, vec![9]).expect("a size");
        assert_eq!(write(&small).map(|bytes| (bytes.len(), bytes[0], bytes[1])), Ok((BYTES, 9, 0)));
    }

    /// A disassembly with the start of its first stage.
    fn disassembly() -> (MemoryStorage, Vec<u8>) {
        let mut bytes = vec![0; BYTES];
        (0..SIDE.into()).for_each(|column: usize| (bytes[column], bytes[column + 30 * 64]) = (1, 0x27));
        (bytes[700], bytes[701], bytes[702]) = (0x3A, 0x3A, 0x3B);
        let storage = MemoryStorage::default();
        let files = [
            ("/game/sslayout/1.eni", Compression::Enigma.encode(&bytes).expect("it can be packed")),
            ("/game/sslayout/plain.bin", bytes.clone()),
            ("/game/startpos/ss1.bin", vec![0x03, 0xD0, 0x02, 0xE0]),
        ];
        for (path, content) in files {
            let path = Path::new(path);
            storage.create_folder(path.parent().expect("a folder")).expect("it can be made");
            storage.write(path, &content).expect("it can be written");
        }
        (storage, bytes)
    }

    fn request(path: &str) -> Request {
        Request { file: path.into(), ..Request::default() }
    }

    fn imported(storage: &MemoryStorage, path: &str) -> Imported {
        SpecialStage.read(storage, &request(path), &mut |_, _, _| ControlFlow::Continue(())).expect("it is read")
    }

    fn planned(storage: &MemoryStorage, project: &Project, path: &str) -> Plan {
        let plan = SpecialStage.plan(storage, project, &request(path), &mut |_, _, _| ControlFlow::Continue(()));
        plan.expect("it is laid out")
    }

    fn file(storage: &MemoryStorage, path: &str) -> Vec<u8> {
        storage.read(Path::new(path), MOST).expect("it is there")
    }

    #[test]
    fn a_stage_of_a_disassembly_is_imported_and_goes_back() {
        let (storage, bytes) = disassembly();
        let packed = file(&storage, "/game/sslayout/1.eni");
        assert!(packed.len() < 200, "it is packed");
        let mut project = imported(&storage, "/game/sslayout/1.eni").project;
        let maze = project.mazes[0].clone();
        assert_eq!((maze.key.as_str(), maze.title.as_str()), ("special-stage-1", "Special stage 1"));
        assert_eq!((maze.grid.cells(), maze.start), (bytes.as_slice(), Some((0x3D0, 0x2E0))));
        let plan = planned(&storage, &project, "/game/sslayout/1.eni");
        assert!(plan.files.is_empty() && plan.is_writable(), "{plan}");
        let mut changed = (*maze).clone();
        changed.grid.set((5, 6), 0x25).expect("a cell");
        changed.start = Some((0x400, 0x300));
        project.mazes[0] = Arc::new(changed.clone());
        let plan = planned(&storage, &project, "/game/sslayout/1.eni");
        let lines: Vec<String> = plan.files.iter().map(|line| format!("{}: {}", line.path, line.what)).collect();
        assert_eq!(lines, ["sslayout/1.eni: 1 cell changed", "startpos/ss1.bin: 1 start changed"]);
        assert_eq!(plan.ready.write(&storage).map(|written| written.len()), Ok(2));
        assert_eq!(file(&storage, "/game/sslayout/1.eni.bak"), packed);
        assert_eq!(file(&storage, "/game/startpos/ss1.bin"), [4, 0, 3, 0]);
        let back = imported(&storage, "/game/sslayout/1.eni").project;
        assert_eq!((&back.mazes[0].grid, back.mazes[0].start), (&changed.grid, changed.start));
    }

    #[test]
    fn a_layout_that_is_not_packed_is_written_byte_for_byte() {
        let (storage, bytes) = disassembly();
        let Imported { project, report, .. } = imported(&storage, "/game/sslayout/plain.bin");
        assert_eq!((project.mazes[0].title.as_str(), project.mazes[0].start), ("plain", None));
        assert!(report.to_string().contains("left out: the start"), "{report}");
        assert!(report.to_string().contains("64 by 64 cells: 2 rings, 1 emerald, 64 goal blocks"), "{report}");
        let plan = planned(&storage, &project, "/game/new.bin");
        assert_eq!(plan.ready.write(&storage).map(|written| written.len()), Ok(1));
        assert_eq!(file(&storage, "/game/new.bin"), bytes);
    }

    #[test]
    fn what_a_layout_cannot_hold_is_said_before_it_is_written() {
        let (storage, _) = disassembly();
        let maze = |columns, key: &str| {
            let grid = MazeGrid::new(columns, 3).expect("a size");
            let start = Some((900, 800));
            Arc::new(MazeData { key: key.into(), title: key.into(), grid, start, angle: 0x2000, ..MazeData::default() })
        };
        let project = |mazes| Project { mazes, ..Project::empty("p") };
        let small = planned(&storage, &project(vec![maze(4, "a")]), "/game/new.bin");
        let text = small.to_string();
        for part in ["left out: the start at 900, 800", "left out: the angle 2000", "4 by 3 cells"] {
            assert!(small.is_writable() && text.contains(part), "{text}");
        }
        for (refused, part) in [
            (planned(&storage, &project(vec![maze(65, "a")]), "/game/new.bin"), "64 columns and rows at most"),
            (planned(&storage, &project(vec![maze(4, "a"), maze(4, "b")]), "/game/new.bin"), "choose one of them"),
            (planned(&storage, &project(vec![maze(4, "a")]), "/game/startpos/ss1.bin"), "contains no layout"),
        ] {
            assert!(!refused.is_writable() && refused.to_string().contains(part), "{refused}");
            assert!(refused.files.is_empty(), "{refused}");
        }
        assert!(open(&storage, Path::new("/game/startpos/ss1.bin")).is_err());
    }
}
