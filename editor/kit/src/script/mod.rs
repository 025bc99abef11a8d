//! Scripts: changes of a project as data, made without a window.
//!
//! A script is a list of steps in JSON. Each is an act that the window has, with what a user would type or choose. Either all steps are
//! made, or none.

mod levels;
mod marks;
mod objects;
mod terrain;

use crate::checks::fix::{FixWish, fix_all};
use crate::checks::{Check, Severity, Wish};
use crate::document::art::palettes;
use crate::document::{Blocks, Document, Edit, Edits, History, Region};
use crate::drawing::replace::Replacement;
use crate::drawing::space::Along;
use crate::words::counted;
use serde::{Deserialize, Deserializer};
use sim::project::{Credits, LevelData, MarkKind, Project, Rgb};
use sim::tiles::{BlockId, ChunkId, Solidity, TileId};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Bytes of a script at most.
pub const MOST_BYTES: u64 = 16 << 20;

/// A script: its steps, in their order.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The steps.
    pub steps: Vec<ScriptStep>,
}

/// A step of a script. Areas are column, row, width and height in blocks.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum ScriptStep {
    /// Replaces a block by another one.
    ReplaceBlock {
        /// The old number.
        from: BlockId,
        /// The new number.
        to: BlockId,
        /// The places; without them all levels.
        #[serde(default)]
        level: Option<String>,
        /// The part of the level.
        #[serde(default)]
        area: Option<[i32; 4]>,
    },
    /// Replaces a chunk by another one.
    ReplaceChunk {
        /// The old number.
        from: ChunkId,
        /// The new number.
        to: ChunkId,
        /// The level; without it all of them.
        #[serde(default)]
        level: Option<String>,
        /// The part of the level.
        #[serde(default)]
        area: Option<[i32; 4]>,
    },
    /// Replaces a solid tile by another one, in all blocks of a tileset.
    ReplaceTile {
        /// The tileset: its name, its folder or its number.
        tileset: String,
        /// The old number.
        from: TileId,
        /// The new number.
        to: TileId,
    },
    /// Replaces a kind of objects by another one.
    ReplaceObjects {
        /// The old kind.
        from: String,
        /// The new kind.
        to: String,
        /// The level; without it all of them.
        #[serde(default)]
        level: Option<String>,
        /// The part of the level.
        #[serde(default)]
        area: Option<[i32; 4]>,
    },
    /// Fills an area with a block; block 0 erases.
    Paint {
        /// The level.
        level: String,
        /// The area.
        area: [i32; 4],
        /// The block.
        block: BlockId,
        /// Mirrored left to right.
        #[serde(default)]
        flip_x: bool,
        /// Mirrored top to bottom.
        #[serde(default)]
        flip_y: bool,
        /// The solid sides on layer A.
        #[serde(default)]
        a: SolidSides,
        /// The solid sides on layer B.
        #[serde(default)]
        b: SolidSides,
    },
    /// Fills an area with a chunk.
    PaintChunks {
        /// The level.
        level: String,
        /// The area, in chunks.
        area: [i32; 4],
        /// The chunk.
        chunk: ChunkId,
    },
    /// Puts columns or rows of blocks in.
    InsertSpace {
        /// The level.
        level: String,
        /// Columns or rows.
        along: SpaceAlong,
        /// The first new one.
        at: u32,
        /// The number of them.
        count: u16,
    },
    /// Takes columns or rows of blocks out, with the objects in them.
    DeleteSpace {
        /// The level.
        level: String,
        /// Columns or rows.
        along: SpaceAlong,
        /// The first one.
        at: u32,
        /// The number of them.
        count: u16,
    },
    /// Makes a level larger or smaller at its sides, in chunks.
    Resize {
        /// The level.
        level: String,
        /// Columns at the left.
        #[serde(default)]
        left: i32,
        /// Rows at the top.
        #[serde(default)]
        top: i32,
        /// Columns at the right.
        #[serde(default)]
        right: i32,
        /// Rows at the bottom.
        #[serde(default)]
        bottom: i32,
    },
    /// Places an object.
    Place {
        /// The level.
        level: String,
        /// The object as level files have it, without its id.
        object: serde_json::Map<String, serde_json::Value>,
    },
    /// Moves objects, and sets their fields.
    ChangeObjects {
        /// The kind; without it all of them.
        #[serde(default)]
        kind: Option<String>,
        /// The level; without it all of them.
        #[serde(default)]
        level: Option<String>,
        /// The part of the level.
        #[serde(default)]
        area: Option<[i32; 4]>,
        /// Fields to set: parameters of the kind, properties of the project's own, `flip_x`, `flip_y`.
        #[serde(default)]
        set: serde_json::Map<String, serde_json::Value>,
        /// Pixels to move by.
        #[serde(default)]
        by: [i32; 2],
    },
    /// Places a region or a note.
    PlaceMark {
        /// The level.
        level: String,
        /// The region or the note as level files have it, without its id.
        mark: serde_json::Map<String, serde_json::Value>,
    },
    /// Deletes regions and notes.
    DeleteMarks {
        /// The kind; without it all of them.
        #[serde(default)]
        kind: Option<MarkKind>,
        /// The name; without it all of them.
        #[serde(default)]
        name: Option<String>,
        /// The level; without it all of them.
        #[serde(default)]
        level: Option<String>,
    },
    /// Deletes objects.
    DeleteObjects {
        /// The kind; without it all of them.
        #[serde(default)]
        kind: Option<String>,
        /// The level; without it all of them.
        #[serde(default)]
        level: Option<String>,
        /// The part of the level.
        #[serde(default)]
        area: Option<[i32; 4]>,
    },
    /// Copies a level or a maze.
    CopyLevel {
        /// The level.
        level: String,
        /// The file name of the copy; without it a free one.
        #[serde(default)]
        name: Option<String>,
    },
    /// Deletes a level or a maze.
    DeleteLevel {
        /// The level.
        level: String,
    },
    /// Gives a level or a maze another file name. Its runs follow.
    RenameLevel {
        /// The level.
        level: String,
        /// The new file name.
        name: String,
    },
    /// Moves a level or a maze in the order of play.
    MoveLevel {
        /// The level.
        level: String,
        /// The one before which it comes; without it to the end.
        #[serde(default)]
        before: Option<String>,
    },
    /// Sets what a level says about itself. What is not named stays.
    SetLevel(Box<levels::LevelFields>),
    /// Sets what a project says about itself. What is not named stays.
    SetProject {
        /// The name.
        #[serde(default)]
        name: Option<String>,
        /// The author.
        #[serde(default)]
        author: Option<String>,
        /// The licence.
        #[serde(default)]
        licence: Option<String>,
    },
    /// Gives colours of a palette other values.
    Recolor {
        /// The tileset: its name, its folder or its number.
        tileset: String,
        /// The palette; without it the picture's own colours.
        #[serde(default)]
        palette: String,
        /// The number of the first colour.
        #[serde(default)]
        first: usize,
        /// The colours from there on.
        colors: Vec<Rgb>,
    },
    /// Applies the fixes of what the checks find. Fixes that decide something are applied for checks that are named.
    Fix {
        /// Names of checks; without them all that the project has on.
        #[serde(default)]
        checks: Vec<String>,
        /// Levels; without them all.
        #[serde(default)]
        levels: Vec<String>,
    },
}

/// Objects of a kind or of all kinds, in a part of a level, a level or all levels.
struct ObjectChoice<'a> {
    kind: Option<&'a str>,
    level: Option<&'a str>,
    area: Option<[i32; 4]>,
}

/// The sides on which a block is solid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SolidSides {
    /// No side.
    None,
    /// The top alone.
    Top,
    /// The sides and the bottom.
    Sides,
    /// Every side.
    #[default]
    All,
}

impl SolidSides {
    fn solidity(self) -> Solidity {
        let (top, sides_and_bottom) = match self {
            Self::None => (false, false),
            Self::Top => (true, false),
            Self::Sides => (false, true),
            Self::All => (true, true),
        };
        Solidity { top, sides_and_bottom }
    }
}

/// Columns or rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpaceAlong {
    /// Across.
    Columns,
    /// Down.
    Rows,
}

impl From<SpaceAlong> for Along {
    fn from(along: SpaceAlong) -> Self {
        match along {
            SpaceAlong::Columns => Self::Columns,
            SpaceAlong::Rows => Self::Rows,
        }
    }
}

/// The edits of a step, and what they change, in words.
type Planned = Result<(Edits, String), String>;

/// The result of a script.
#[derive(Debug)]
pub struct ScriptResult {
    /// The project with all steps made.
    pub project: Project,
    /// A line for each step.
    pub lines: Vec<String>,
    /// True if some step changed something.
    pub is_changed: bool,
}

impl Script {
    /// Makes all steps.
    ///
    /// # Errors
    /// Says which step cannot be made, and why. Then none is.
    pub fn run(&self, project: &Project) -> Result<ScriptResult, String> {
        let mut history = History::new(Document::new(project.clone(), None));
        let mut lines = Vec::with_capacity(self.steps.len());
        let mut is_changed = false;
        for (number, step) in (1..).zip(&self.steps) {
            let name = step.name();
            let fault = |why: String| format!("step {number} ({name}): {why}");
            let (edits, line) = step.plan(history.document()).map_err(fault)?;
            is_changed |= !edits.is_empty();
            history.apply(name, None, edits).map_err(|error| fault(error.to_string()))?;
            lines.push(format!("{number} {name}: {line}"));
        }
        Ok(ScriptResult { project: history.document().project().clone(), lines, is_changed })
    }
}

impl ScriptStep {
    /// Returns the name as scripts have it.
    pub fn name(&self) -> &'static str {
        match self {
            Self::ReplaceBlock { .. } => "replace_block",
            Self::ReplaceChunk { .. } => "replace_chunk",
            Self::ReplaceTile { .. } => "replace_tile",
            Self::ReplaceObjects { .. } => "replace_objects",
            Self::Paint { .. } => "paint",
            Self::PaintChunks { .. } => "paint_chunks",
            Self::InsertSpace { .. } => "insert_space",
            Self::DeleteSpace { .. } => "delete_space",
            Self::Resize { .. } => "resize",
            Self::Place { .. } => "place",
            Self::ChangeObjects { .. } => "change_objects",
            Self::PlaceMark { .. } => "place_mark",
            Self::DeleteMarks { .. } => "delete_marks",
            Self::DeleteObjects { .. } => "delete_objects",
            Self::CopyLevel { .. } => "copy_level",
            Self::DeleteLevel { .. } => "delete_level",
            Self::RenameLevel { .. } => "rename_level",
            Self::MoveLevel { .. } => "move_level",
            Self::SetLevel(_) => "set_level",
            Self::SetProject { .. } => "set_project",
            Self::Recolor { .. } => "recolor",
            Self::Fix { .. } => "fix",
        }
    }

    fn plan(&self, document: &Document) -> Planned {
        let project = document.project();
        match self {
            Self::ReplaceBlock { from, to, level, area } => {
                let place = terrain::places(document, level.as_deref(), *area)?;
                terrain::replace(document, &Replacement::Block(*from, *to), &place)
            }
            Self::ReplaceChunk { from, to, level, area } => {
                let place = terrain::places(document, level.as_deref(), *area)?;
                terrain::replace(document, &Replacement::Chunk(*from, *to), &place)
            }
            Self::ReplaceTile { tileset, from, to } => {
                let of = self::tileset(project, tileset)?;
                let place = terrain::places(document, None, None)?;
                terrain::replace(document, &Replacement::Tile(of, *from, *to), &place)
            }
            Self::ReplaceObjects { from, to, level, area } => {
                let place = terrain::places(document, level.as_deref(), *area)?;
                let what = Replacement::Kind(from.clone(), to.clone());
                terrain::replace(document, &what, &place)
            }
            Self::Paint { level, area, block, flip_x, flip_y, a, b } => {
                terrain::paint(document, (level, *area), (*block, [*flip_x, *flip_y], [*a, *b]))
            }
            Self::PaintChunks { level, area, chunk } => terrain::paint_chunks(document, (level, *area), *chunk),
            Self::InsertSpace { level, along, at, count } => {
                terrain::space(document, level, ((*along).into(), *at, i32::from(*count)))
            }
            Self::DeleteSpace { level, along, at, count } => {
                terrain::space(document, level, ((*along).into(), *at, -i32::from(*count)))
            }
            Self::Resize { level, left, top, right, bottom } => {
                terrain::resize(document, level, [*left, *top, *right, *bottom])
            }
            Self::Place { level, object } => objects::place(project, level, object),
            Self::ChangeObjects { kind, level, area, set, by } => {
                let of = ObjectChoice { kind: kind.as_deref(), level: level.as_deref(), area: *area };
                objects::change(project, &of, (set, *by))
            }
            Self::PlaceMark { level, mark } => marks::place(project, level, mark),
            Self::DeleteMarks { kind, name, level } => marks::delete(project, *kind, name.as_deref(), level.as_deref()),
            Self::DeleteObjects { kind, level, area } => {
                let of = ObjectChoice { kind: kind.as_deref(), level: level.as_deref(), area: *area };
                objects::delete(project, &of)
            }
            Self::CopyLevel { level, name } => levels::copy(document, level, name.as_deref()),
            Self::DeleteLevel { level } => levels::delete(project, level),
            Self::RenameLevel { level, name } => levels::rename(project, level, name),
            Self::MoveLevel { level, before } => levels::move_before(project, level, before.as_deref()),
            Self::SetLevel(fields) => fields.plan(project),
            Self::SetProject { name, author, licence } => {
                let [name, author, licence] = [name, author, licence].map(Option::as_ref);
                Ok((project_edits(project, [name, author, licence]).into(), "the project".to_owned()))
            }
            Self::Recolor { tileset, palette, first, colors } => {
                recolor(project, self::tileset(project, tileset)?, (palette, *first, colors))
            }
            Self::Fix { checks, levels } => fix(project, checks, levels),
        }
    }
}

fn project_edits(project: &Project, [name, author, licence]: [Option<&String>; 3]) -> Vec<Edit> {
    let old = &project.credits;
    let credits = Credits {
        author: author.unwrap_or(&old.author).clone(),
        licence: licence.unwrap_or(&old.licence).clone(),
        ..(**old).clone()
    };
    let renamed = name.filter(|name| **name != project.name).map(|name| Edit::SetProjectName(name.clone()));
    let credited = (credits != **old).then(|| Edit::SetCredits(Arc::new(credits)));
    renamed.into_iter().chain(credited).collect()
}

fn recolor(project: &Project, of: usize, (palette, first, colors): (&str, usize, &[Rgb])) -> Planned {
    let set = &project.tilesets[of].tileset;
    let known = palettes::colors(set, palette).ok_or_else(|| match palette {
        "" => "the tileset's picture has no colour numbers".to_owned(),
        name => format!("the tileset has no palette \"{name}\", or its picture no colour numbers"),
    })?;
    if first.saturating_add(colors.len()) > known.len() {
        return Err(format!("the palette has {}", counted(known.len(), "colour")));
    }
    let values: Vec<(usize, Rgb)> = (first..).zip(colors.iter().copied()).collect();
    let edits = palettes::recolored(project, of, palette, &values);
    Ok((edits.into(), counted(values.len(), "colour")))
}

fn fix(project: &Project, checks: &[String], levels: &[String]) -> Planned {
    if let Some(name) = checks.iter().find(|name| Check::named(name).is_none()) {
        return Err(format!("there is no check \"{name}\""));
    }
    let levels: Result<Vec<String>, String> = levels.iter().map(|name| Ok(level(project, name)?.key.clone())).collect();
    let wish = Wish { only: checks.to_vec(), levels: levels?, ..Wish::default() };
    let wish = FixWish { wish, severities: Severity::ALL.to_vec() };
    let fixes = fix_all(project, &[], &wish, &AtomicBool::new(false)).unwrap_or_default();
    Ok((fixes.edits.into(), counted(fixes.fixed.len(), "problem")))
}

/// The level of that file name or title.
fn level<'a>(project: &'a Project, name: &str) -> Result<&'a LevelData, String> {
    let levels = || project.levels.iter().map(|level| &**level);
    let found = levels().find(|level| level.key == name).or_else(|| levels().find(|level| level.title == name));
    found.ok_or_else(|| {
        let keys: Vec<&str> = levels().map(|level| level.key.as_str()).collect();
        format!("there is no level \"{name}\". There are: {}", keys.join(", "))
    })
}

/// The place of the tileset of that name, folder or number.
fn tileset(project: &Project, name: &str) -> Result<usize, String> {
    let sets = &project.tilesets;
    let named = sets.iter().position(|set| set.path == name || set.tileset.name == name);
    let numbered = || name.parse::<usize>().ok().filter(|number| *number < sets.len());
    named.or_else(numbered).ok_or_else(|| {
        let names: Vec<&str> = sets.iter().map(|set| set.tileset.name.as_str()).collect();
        format!("there is no tileset \"{name}\". There are: {}", names.join(", "))
    })
}

/// The blocks of an area.
///
/// # Errors
/// An area without blocks.
fn blocks([x, y, width, height]: [i32; 4]) -> Result<Blocks, String> {
    if width < 1 || height < 1 {
        return Err("an area is column, row, width and height, of which the last two are 1 at least".to_owned());
    }
    Ok(Blocks { left: x, top: y, right: x.saturating_add(width), bottom: y.saturating_add(height) })
}

/// The region of an area; all of a level without one.
fn region(area: Option<[i32; 4]>) -> Result<Option<Region>, String> {
    area.map(|area| Ok(Region::of(blocks(area)?))).transpose()
}

/// A field that is there, also with `null`.
fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

#[cfg(test)]
mod tests;
