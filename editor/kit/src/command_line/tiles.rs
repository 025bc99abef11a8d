//! `loopwright import png` and `loopwright export tiles`.

use super::ending::Ending;
use super::terminal::{self, Needs};
use crate::checks::first_place;
use crate::document::Document;
use crate::document::Edit;
use crate::document::art::pictures;
use crate::drawing::starting_ground;
use crate::exchange::tilesets::export::{self, Form};
use crate::exchange::tilesets::import::{self, Join, Options, Solid};
use crate::exchange::tilesets::mask::Ink;
use crate::exchange::tilesets::{Cut, place};
use crate::output::{self, disk_refusal};
use crate::pixels::Pixels;
use crate::sprites::open_picture;
use clap::{Args, ValueEnum};
use sim::file::{self, Disk, Opened, SaveOptions, Storage};
use sim::level::Level;
use sim::project::{Bounds, LevelData, Project, Tileset};
use sim::tiles::TILE;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// The solidity of tiles, on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SolidArg {
    /// Opaque pixels.
    Alpha,
    /// Nothing.
    Nothing,
}

/// The solid pixels of a collision picture, on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum InkArg {
    /// The rarer shade; or opaque pixels, if some are transparent.
    Auto,
    /// Opaque pixels.
    Opaque,
    /// Dark pixels.
    Dark,
    /// Light pixels.
    Light,
}

/// The tiles that are joined, on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum JoinArg {
    /// A block for each cell, in the order of the picture.
    Nothing,
    /// Equal cells, even if mirrored, become one block.
    Blocks,
    /// Like blocks; also mirror pictures to save solid tiles.
    Tiles,
}

/// The clear colour, on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClearColor {
    /// Guessed from the picture.
    Auto,
    /// Red, green, blue.
    Rgb([u8; 3]),
}

fn clear_color(text: &str) -> Result<ClearColor, String> {
    if text == "auto" {
        return Ok(ClearColor::Auto);
    }
    let digits = text.trim_start_matches('#');
    let rgb = u32::from_str_radix(digits, 16).ok().filter(|_| digits.len() == 6);
    let [_, r, g, b] = rgb.ok_or("write it as RRGGBB, for example FF00FF, or auto")?.to_be_bytes();
    Ok(ClearColor::Rgb([r, g, b]))
}

/// Arguments of `import png`.
#[derive(Debug, Args)]
pub struct ImportPng {
    /// The picture: a PNG. Cells at the right and lower edge that it cuts off are padded.
    picture: PathBuf,
    /// Folder of the project that gets the tileset; it is created if it does not exist.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// Name of the tileset (default: the file's name).
    #[arg(long)]
    name: Option<String>,
    /// A picture of the same size whose ink is solid on both layers.
    #[arg(long, value_name = "PNG", conflicts_with = "solid")]
    collision: Option<PathBuf>,
    /// A second collision picture, for layer B.
    #[arg(long, value_name = "PNG", requires = "collision")]
    collision_b: Option<PathBuf>,
    /// The solid pixels of the collision pictures.
    #[arg(long, value_enum, default_value = "auto")]
    ink: InkArg,
    /// Solid pixels if there is no collision picture.
    #[arg(long, value_enum, default_value = "alpha")]
    solid: SolidArg,
    /// Pixels around the whole picture (default: guessed from the picture, if --spacing is not given either).
    #[arg(long, value_name = "PIXELS")]
    margin: Option<usize>,
    /// Pixels between two cells (default: guessed from the picture, if --margin is not given either).
    #[arg(long, value_name = "PIXELS")]
    spacing: Option<usize>,
    /// Colour whose pixels count as clear, as RRGGBB; `auto` takes the colour of the corners, or magenta.
    #[arg(long, value_name = "COLOUR", value_parser = clear_color)]
    clear_colour: Option<ClearColor>,
    /// Equal parts to join.
    #[arg(long, value_enum, default_value = "blocks")]
    join: JoinArg,
    /// Also lay the picture out as chunks, if it is a drawn part of a level; a new project gets it as its level.
    #[arg(long)]
    chunks: bool,
    /// Only report the result.
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of `export tiles`.
#[derive(Debug, Args)]
pub struct ExportTiles {
    /// Folder of the project.
    project: PathBuf,
    /// Folder to write into; it is created if it does not exist.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// Name or folder of the tileset, if the project has several.
    #[arg(long, value_name = "NAME")]
    tileset: Option<String>,
    /// The forms to write, separated by commas.
    #[arg(long, value_enum, value_delimiter = ',', default_values = ["png", "json", "bin"])]
    form: Vec<Form>,
    /// Replace existing files.
    #[arg(long)]
    overwrite: bool,
}

fn printed((text, ending): (String, Ending)) -> Result<Ending, String> {
    terminal::print(format_args!("{text}\n"))?;
    Ok(ending)
}

impl ImportPng {
    /// Carries it out: what came out goes to standard output.
    ///
    /// # Errors
    /// In words, why nothing could be imported.
    pub(super) fn run(&self) -> Result<Ending, String> {
        self.import(&Disk).and_then(printed)
    }

    fn import(&self, storage: &dyn Storage) -> Result<(String, Ending), String> {
        let picture = open_picture(storage, &self.picture)?;
        let options = self.options(storage, &picture)?;
        let imported = import::import(&picture, &options)?;
        let mut lines = imported.summary();
        lines.extend(self.guesses(&options));
        lines.extend(imported.notes.iter().cloned());
        let mut ending = Ending::Clean;
        if !self.dry_run {
            let (line, of_project) = self.put(storage, imported)?;
            lines.push(line);
            ending = of_project;
        }
        Ok((lines.join("\n"), ending))
    }

    /// Returns the guesses for the options that nobody gave.
    fn guesses(&self, options: &Options) -> Vec<String> {
        let Cut { margin, spacing } = options.cut;
        let is_guessed = self.margin.or(self.spacing).is_none() && options.cut != Cut::default();
        let cut = is_guessed.then(|| format!("Guessed: margin {margin}, spacing {spacing}."));
        let color = options.clear_color.filter(|_| self.clear_colour == Some(ClearColor::Auto));
        let color = color.map(|[r, g, b]| format!("Clear colour: {r:02X}{g:02X}{b:02X}."));
        cut.into_iter().chain(color).collect()
    }

    fn options(&self, storage: &dyn Storage, picture: &Pixels) -> Result<Options, String> {
        let read = |path: &PathBuf| open_picture(storage, path).map(Arc::new);
        let ink = match self.ink {
            InkArg::Auto => None,
            InkArg::Opaque => Some(Ink::Opaque),
            InkArg::Dark => Some(Ink::Dark),
            InkArg::Light => Some(Ink::Light),
        };
        let solid = match (&self.collision, self.solid) {
            (Some(a), _) => Solid::Pictures { a: read(a)?, b: self.collision_b.as_ref().map(read).transpose()?, ink },
            (None, SolidArg::Alpha) => Solid::Alpha,
            (None, SolidArg::Nothing) => Solid::Nothing,
        };
        let join = match self.join {
            JoinArg::Nothing => Join::Nothing,
            JoinArg::Blocks => Join::Blocks,
            JoinArg::Tiles => Join::Tiles,
        };
        let name = self.name.clone().unwrap_or_else(|| place::name_of(&self.picture));
        let cut = match (self.margin, self.spacing) {
            (None, None) => Cut::guesses(picture).first().copied().unwrap_or_default(),
            (margin, spacing) => Cut { margin: margin.unwrap_or(0), spacing: spacing.unwrap_or(0) },
        };
        let clear_color = match self.clear_colour {
            None => None,
            Some(ClearColor::Rgb(color)) => Some(color),
            Some(ClearColor::Auto) => import::clear_color_guess(picture),
        };
        Ok(Options { name, cut, clear_color, solid, join })
    }

    /// Puts the tileset into the project and saves it.
    fn put(&self, storage: &dyn Storage, mut imported: import::Imported) -> Result<(String, Ending), String> {
        let in_words = |error: &dyn std::fmt::Display| error.to_string();
        let marker = self.output.join("loopwright.json");
        let there = storage.meta(&marker).map_err(|error| disk_refusal(&self.output, &error))?.is_some();
        if !there {
            let mut project = starting_ground::empty_project();
            project.name = place::name_of(&self.output);
            let mut document = with_tileset(&project, &imported, self.chunks, |_| false)?;
            if self.chunks {
                lay_out(&mut document, &imported)?;
            }
            let pictures = encoded(document.project(), 0);
            file::save_as_with(storage, document.project(), None, &self.output, &pictures)
                .map_err(|error| in_words(&error))?;
            return Ok((format!("New project in {}", self.output.display()), Ending::Clean));
        }
        let mut opened = terminal::open(storage, &self.output)?;
        imported.tileset.name = place::free_name(&opened.project, &imported.tileset.name);
        let root = opened.saved.root().to_owned();
        let taken = |path: &str| storage.meta(&root.join(path)).ok().flatten().is_some();
        let before = opened.project.tilesets.len();
        let document = with_tileset(&opened.project, &imported, self.chunks, taken)?;
        let pictures = encoded(document.project(), before);
        let options = SaveOptions { pictures, ..SaveOptions::default() };
        file::save(storage, document.project(), &mut opened.saved, &options).map_err(|error| in_words(&error))?;
        let set = document.project().tilesets.last();
        let (path, first) = set.map_or(("", 0), |set| (set.path.as_str(), set.first_block));
        let text = format!("Added to {} as {path}, its blocks from {first} on", self.output.display());
        Ok((text, Ending::reading(&opened.problems)))
    }
}

fn with_tileset(
    project: &Project,
    imported: &import::Imported,
    chunks: bool,
    taken: impl Fn(&str) -> bool,
) -> Result<Document, String> {
    let path = place::free_path(project, &imported.tileset.name, taken);
    let mut document = Document::new(project.clone(), None);
    for edit in place::edits(&document, imported, path, chunks)? {
        document.apply(edit).map_err(|error| error.to_string())?;
    }
    Ok(document)
}

/// Makes the picture the first level of a new project, with the start where a player can stand.
fn lay_out(document: &mut Document, imported: &import::Imported) -> Result<(), String> {
    let project = document.project().clone();
    let (Some(old), Some(set)) = (project.levels.first(), project.tilesets.last()) else { return Ok(()) };
    let layout = imported.layout(project.chunk_size, set.first_block, &project.chunks);
    let side = i32::from(project.chunk_size) * TILE;
    let size = (layout.width() as i32 * side, layout.height() as i32 * side);
    let mut level = LevelData { layout, bounds: Bounds::inside(size.0, size.1), background: None, ..(**old).clone() };
    let mut laid = project.clone();
    laid.levels[0] = Arc::new(level.clone());
    let compiled = Level::compile(&laid, &level.key);
    if let Some(start) = compiled.and_then(|compiled| first_place(&compiled, size, level.start)) {
        level.start = start;
    }
    let edit = Edit::SetLevel { key: level.key.clone(), level: Some((0, Arc::new(level))) };
    document.apply(edit).map(|_| ()).map_err(|error| error.to_string())
}

/// The pictures of the tilesets from a place on, as files.
pub(super) fn encoded(project: &Project, from: usize) -> BTreeMap<usize, Vec<u8>> {
    let sheets = project.tilesets.iter().enumerate().skip(from);
    sheets.filter_map(|(n, set)| Some((n, pictures::encode(set.tileset.sheet.as_ref()?)?))).collect()
}

impl ExportTiles {
    /// Carries it out: the files written go to standard output.
    ///
    /// # Errors
    /// In words.
    pub(super) fn run(&self) -> Result<Ending, String> {
        self.export(&Disk).and_then(printed)
    }

    fn export(&self, storage: &dyn Storage) -> Result<(String, Ending), String> {
        let mut opened = terminal::open(storage, &self.project)?;
        let art = self.form.contains(&Form::Png); // collision pictures have its size
        terminal::read_pictures(storage, &mut opened, Needs { art, sky: false, objects: false })?;
        let Opened { project, problems, .. } = opened;
        let set = self.wanted(&project)?;
        let files = export::files(set, &self.form)?;
        if self.output.exists() {
            files
                .iter()
                .try_for_each(|(name, _)| terminal::refuse_existing(&self.output.join(name), self.overwrite))?;
        }
        let written = output::write_all(storage, &self.output, &files, self.overwrite)?;
        let names: Vec<String> = written.iter().map(|path| path.display().to_string()).collect();
        Ok((names.join("\n"), Ending::reading(&problems)))
    }

    fn wanted<'a>(&self, project: &'a Project) -> Result<&'a Tileset, String> {
        let named = |name: &str| {
            project.tilesets.iter().find(|set| set.path == name || set.tileset.name.eq_ignore_ascii_case(name))
        };
        let found = match (&self.tileset, project.tilesets.as_slice()) {
            (Some(name), _) => named(name),
            (None, [only]) => Some(only),
            (None, _) => None,
        };
        found.map(|set| &*set.tileset).ok_or_else(|| {
            let names: Vec<&str> = project.tilesets.iter().map(|set| set.tileset.name.as_str()).collect();
            terminal::which("tileset", self.tileset.as_deref(), &names)
        })
    }
}
