//! Several tilesets in a project: the numbers that their blocks have, their folders, adding and taking away.

use super::Imported;
use crate::document::{Document, Edit, LevelSettings};
use crate::renumber::Refusal;
use sim::project::{InnerExtra, Project, Tileset, TilesetRef};
use sim::tiles::{BlockId, Cell, Chunk, ChunkId};
use std::path::{Component, Path};
use std::sync::Arc;

/// Numbers that a tileset added behind another one leaves it to grow.
const ROOM: usize = 256;
/// Block numbers in all.
const NUMBERS: usize = 1 << 16;

/// The first number behind all tilesets: with room for the last one to grow where there is as much.
///
/// `count` are the blocks that shall stand there. `None` where they do not fit.
pub fn next_first_block(project: &Project, count: usize) -> Option<BlockId> {
    let end = |set: &Arc<TilesetRef>| usize::from(set.first_block) + set.tileset.blocks.len();
    let Some(end) = project.tilesets.iter().map(end).max() else { return Some(0) };
    let roomy = (end + ROOM / 2).next_multiple_of(ROOM);
    let first = if roomy + count <= NUMBERS { roomy } else { end };
    BlockId::try_from(first).ok().filter(|first| usize::from(*first) + count <= NUMBERS)
}

/// How many blocks can be added to a tileset before another one's numbers begin.
pub fn room_to_grow(project: &Project, index: usize) -> usize {
    let Some(set) = project.tilesets.get(index) else { return 0 };
    let end = usize::from(set.first_block) + set.tileset.blocks.len();
    let others = project.tilesets.iter().enumerate().filter(|(n, _)| *n != index);
    let next =
        others.map(|(_, set)| usize::from(set.first_block)).filter(|first| *first >= usize::from(set.first_block));
    next.min().unwrap_or(NUMBERS).min(NUMBERS).saturating_sub(end)
}

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

/// A tileset's name that no other one of the project has: with a number where it is taken.
pub fn free_name(project: &Project, name: &str) -> String {
    let mut names = (1u32..).map(|n| if n == 1 { name.to_owned() } else { format!("{name} {n}") });
    let taken = |name: &String| project.tilesets.iter().any(|set| set.tileset.name.eq_ignore_ascii_case(name));
    names.find(|name| !taken(name)).unwrap_or_default()
}

/// The folder of a new tileset: under `tilesets/`, with a number where the name is taken.
pub fn free_path(project: &Project, name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let slug = slug(name);
    let names = (1u32..).map(|n| if n == 1 { format!("tilesets/{slug}") } else { format!("tilesets/{slug}-{n}") });
    let free =
        |path: &String| !project.tilesets.iter().any(|set| set.path.eq_ignore_ascii_case(path)) && !is_taken(path);
    names.into_iter().find(free).unwrap_or_default()
}

/// The edit that adds a tileset to a project.
///
/// # Errors
/// In words, where no numbers are left for its blocks.
pub fn add(project: &Project, tileset: Tileset, path: String) -> Result<Edit, String> {
    let count = tileset.blocks.len();
    let full = || format!("no numbers are left for {count} blocks: a project has 65,536 of them");
    let first_block = next_first_block(project, count).ok_or_else(full)?;
    let set = TilesetRef { path, first_block, tileset: Arc::new(tileset) };
    Ok(Edit::SetTileset { index: project.tilesets.len(), tileset: Some(Arc::new(set)) })
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
/// Where its blocks are used and not to be erased.
pub fn remove(document: &Document, index: usize, erase: bool) -> Result<Vec<Edit>, Refusal> {
    let project = document.project();
    if index >= project.tilesets.len() {
        return Err(Refusal::NoTileset(index));
    }
    let mut edits = Vec::new();
    for (id, chunk) in (0..=ChunkId::MAX).zip(project.chunks.iter()) {
        let is_of = |cell: &Cell| project.block(cell.block).is_some_and(|(owner, _)| owner == index);
        if let Some(used) = chunk.cells.iter().find(|cell| is_of(cell)) {
            if !erase {
                return Err(Refusal::Used { what: "block", number: used.block });
            }
            let cells = chunk.cells.iter().map(|cell| if is_of(cell) { Cell::default() } else { *cell }).collect();
            edits.push(Edit::SetChunk { chunk: id, value: Some(Arc::new(Chunk { cells, ..(**chunk).clone() })) });
        }
    }
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
/// In words, where the numbers are not free.
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
    if first_block == set.first_block {
        return Ok(Vec::new());
    }
    let new = Arc::new(TilesetRef { first_block, ..(**set).clone() });
    let mut edits = vec![Edit::SetTileset { index, tileset: Some(new) }];
    for (id, chunk) in (0..=ChunkId::MAX).zip(project.chunks.iter()) {
        let follow = |cell: &Cell| match project.block(cell.block) {
            Some((owner, _)) if owner == index => Cell { block: cell.block - set.first_block + first_block, ..*cell },
            _ => *cell,
        };
        let cells: Vec<Cell> = chunk.cells.iter().map(follow).collect();
        if cells != chunk.cells {
            edits.push(Edit::SetChunk { chunk: id, value: Some(Arc::new(Chunk { cells, ..(**chunk).clone() })) });
        }
    }
    Ok(edits)
}

/// The edits that put an imported picture into a project: its tileset, and chunks where they are wanted.
///
/// # Errors
/// In words, where no numbers are left.
pub fn edits(project: &Project, imported: &Imported, path: String, chunks: bool) -> Result<Vec<Edit>, String> {
    let tileset = add(project, imported.tileset.clone(), path)?;
    let Edit::SetTileset { tileset: Some(set), .. } = &tileset else { return Ok(Vec::new()) };
    let made = if chunks { imported.chunks(project.chunk_size, set.first_block) } else { Vec::new() };
    let mut edits = vec![tileset];
    for (chunk, value) in (project.chunks.len()..).zip(made) {
        let chunk = ChunkId::try_from(chunk).map_err(|_| Refusal::Full.to_string())?;
        edits.push(Edit::SetChunk { chunk, value: Some(Arc::new(value)) });
    }
    Ok(edits)
}

/// The path of a folder as a project's file names it: from the project's folder, with `..` where it lies outside.
/// `path` may be relative to the project's folder. `None` where there is no way from one to the other.
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
