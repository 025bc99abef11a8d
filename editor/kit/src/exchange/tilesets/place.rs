//! Several tilesets in a project: the numbers that their blocks have, their folders, adding and taking away.

use super::Imported;
use crate::document::block_numbers::{self as numbers, NUMBERS, NoBlocks};
use crate::document::renumber::Refusal;
use crate::document::{Document, Edit, LevelSettings};
use sim::project::{InnerExtra, Project, Tileset, TilesetRef};
use sim::tiles::{BlockId, Cell};
use std::path::{Component, Path};
use std::sync::Arc;

/// A name in small letters, digits and hyphens, fit for a folder.
pub fn slug(name: &str) -> String {
    let plain: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { ' ' }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let slug: String = words.join("-").chars().take(60).collect();
    if sim::file::check_key("tileset", &slug).is_ok() {
        slug
    } else {
        format!("set-{slug}").trim_end_matches('-').into()
    }
}

/// The name of a file as a name for its tileset.
pub fn name_of(path: &Path) -> String {
    path.file_stem().map_or_else(|| "Tileset".into(), |name| name.to_string_lossy().into_owned())
}

/// A tileset's name that no other one of the project has: with a number if it is taken.
pub fn free_name(project: &Project, name: &str) -> String {
    let taken = |name: &str| project.tilesets.iter().any(|set| set.tileset.name.eq_ignore_ascii_case(name));
    sim::project::free_name(name, " ", |name| !taken(name))
}

/// The folder of a new tileset: under `tilesets/`, with a number if the name is taken.
pub fn free_path(project: &Project, name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let is_known = |path: &str| project.tilesets.iter().any(|set| set.path.eq_ignore_ascii_case(path));
    sim::project::free_name(&format!("tilesets/{}", slug(name)), "-", |path| !is_known(path) && !is_taken(path))
}

/// The edits that add a tileset to a project, in the numbers that are free.
///
/// # Errors
/// If too few are.
pub fn add(document: &Document, tileset: Arc<Tileset>, path: String) -> Result<Vec<Edit>, NoBlocks> {
    let count = tileset.blocks.len();
    let mut edits = numbers::with_room(document, count)?;
    let mut roomy = document.clone();
    let fits = edits.iter().all(|edit| roomy.apply(edit.clone()).is_ok());
    let first = numbers::free_range(roomy.project(), count).filter(|_| fits).map(|range| range.start);
    let first_block = first.and_then(|first| BlockId::try_from(first).ok()).unwrap_or_default();
    let set = TilesetRef { path, first_block, tileset };
    edits.push(Edit::SetTileset { index: roomy.project().tilesets.len(), tileset: Some(Arc::new(set)) });
    Ok(edits)
}

/// Cells in chunks that hold blocks of a tileset.
pub fn cells_with(project: &Project, index: usize) -> usize {
    let cells = project.chunks.iter().flat_map(|chunk| &chunk.cells);
    cells.filter(|cell| project.block(cell.block).is_some_and(|(owner, _)| owner == index)).count()
}

/// The edits that take a tileset out of a project; its files stay where they are.
///
/// With `erase` its blocks are erased wherever they stand.
///
/// # Errors
/// If its blocks are used and not to be erased.
pub fn remove(document: &Document, index: usize, erase: bool) -> Result<Vec<Edit>, Refusal> {
    let project = document.project();
    if index >= project.tilesets.len() {
        return Err(Refusal::NoTileset(index));
    }
    let is_of = |cell: &Cell| project.block(cell.block).is_some_and(|(owner, _)| owner == index);
    let used = project.chunks.iter().flat_map(|chunk| &chunk.cells).find(|cell| is_of(cell));
    if let Some(used) = used.filter(|_| !erase) {
        return Err(Refusal::Used { what: "block", number: used.block });
    }
    let mut edits = numbers::cells_changed(project, |cell| if is_of(cell) { Cell::default() } else { *cell });
    for level in &project.levels {
        let background = match level.background.map(usize::from) {
            Some(of) if of == index => None,
            Some(of) if of > index => u16::try_from(of - 1).ok(),
            _ => continue,
        };
        let settings = LevelSettings { background, ..LevelSettings::of(level) };
        edits.push(Edit::SetLevelSettings { level: level.key.clone(), settings });
    }
    // Nothing in the list may move by itself: those behind it go and come back.
    let count = project.tilesets.len();
    edits.extend((index..count).rev().map(|index| Edit::SetTileset { index, tileset: None }));
    let behind = project.tilesets.iter().skip(index + 1).enumerate();
    edits.extend(behind.map(|(n, set)| Edit::SetTileset { index: index + n, tileset: Some(Arc::clone(set)) }));
    let extra = without(&project.inner_extra, index);
    if extra != *project.inner_extra {
        edits.push(Edit::SetInnerExtra(Arc::new(extra)));
    }
    Ok(edits)
}

/// The unknown fields of `tilesets[n]`, with those of one taken out.
fn without(extra: &InnerExtra, index: usize) -> InnerExtra {
    let place = |key: &str| key.strip_prefix("tilesets[")?.strip_suffix(']')?.parse::<usize>().ok();
    let entries = extra.iter().filter_map(|(key, value)| match place(key) {
        Some(of) if of == index => None,
        Some(of) if of > index => Some((format!("tilesets[{}]", of - 1), value.clone())),
        _ => Some((key.clone(), value.clone())),
    });
    entries.collect()
}

/// The edits that give a tileset's blocks other numbers; everything that names them follows.
///
/// # Errors
/// In words, if the numbers are not free.
pub fn renumber(document: &Document, index: usize, first_block: BlockId) -> Result<Vec<Edit>, String> {
    let project = document.project();
    let set = project.tilesets.get(index).ok_or_else(|| Refusal::NoTileset(index).to_string())?;
    let range = |first: BlockId, set: &TilesetRef| usize::from(first)..usize::from(first) + set.tileset.blocks.len();
    let wanted = range(first_block, set);
    if wanted.end > NUMBERS {
        return Err(format!("blocks {first_block} to {} do not fit into 65,536", wanted.end - 1));
    }
    for (n, other) in project.tilesets.iter().enumerate() {
        let taken = range(other.first_block, other);
        if n != index && wanted.start < taken.end && taken.start < wanted.end {
            let name = &other.tileset.name;
            return Err(format!("{name} has blocks {} to {}", taken.start, taken.end - 1));
        }
    }
    let firsts = project.tilesets.iter().enumerate();
    let firsts = firsts.map(|(n, set)| usize::from(if n == index { first_block } else { set.first_block }));
    Ok(numbers::moved(document, &firsts.collect::<Vec<_>>()))
}

/// The edits that put an imported picture into a project: its tileset, and chunks if they are wanted.
///
/// # Errors
/// In words, if no numbers are left.
pub fn edits(document: &Document, imported: &Imported, path: String, chunks: bool) -> Result<Vec<Edit>, String> {
    let mut edits = add(document, Arc::new(imported.tileset.clone()), path).map_err(|full| full.to_string())?;
    let Some(Edit::SetTileset { tileset: Some(set), .. }) = edits.last() else { return Ok(edits) };
    let project = document.project();
    let made = if chunks { imported.chunks(project.chunk_size, set.first_block) } else { Vec::new() };
    let mut roomy = document.clone();
    for value in made {
        let chunk = roomy.free_chunk().map_err(|full| full.to_string())?;
        let edit = Edit::SetChunk { chunk, value: Some(Arc::new(value)) };
        roomy.apply(edit.clone()).map_err(|error| error.to_string())?;
        edits.push(edit);
    }
    Ok(edits)
}

/// The path of a folder as a project's file names it: from the project's folder, with `..` if it is outside.
/// `path` may be relative to the project's folder. `None` if there is no way from one to the other.
pub fn relative(home: &Path, path: &Path) -> Option<String> {
    let real = |path: &Path| std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (home, path) = (real(home), real(&home.join(path)));
    let (from, to): (Vec<_>, Vec<_>) = (home.components().collect(), path.components().collect());
    let common = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
    if common == 0 {
        return None;
    }
    let up = from[common..].iter().map(|_| Some(".."));
    let down = to[common..].iter().map(|part| match part {
        Component::Normal(name) => name.to_str(),
        _ => None,
    });
    let parts: Option<Vec<&str>> = up.chain(down).collect();
    parts.map(|parts| parts.join("/")).filter(|path| !path.is_empty())
}
