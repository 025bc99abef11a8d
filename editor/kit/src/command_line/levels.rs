//! The commands `import` and `export` for levels, made from the roster of formats.

use super::ending::Ending;
use super::terminal;
use crate::document::art::pictures::Pictures;
use crate::document::{Document, Edit};
use crate::exchange::{Choice, Export, Format, Mapping, Plan, Request, exports, import_into, imports};
use crate::output::disk_refusal;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches, Subcommand, error::ErrorKind};
use sim::file::{Disk, Opened, SaveOptions, Storage as _};
use sim::project::{LevelData, Project};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Arguments of every import.
#[derive(Debug, Args)]
pub struct ImportArgs {
    /// The file.
    file: PathBuf,
    /// Name of a level: its section or display name; can be repeated.
    #[arg(long, value_name = "NAME")]
    level: Vec<String>,
    /// True for all levels.
    #[arg(long, conflicts_with = "level")]
    all: bool,
    /// Folder of the project: a new one; some formats also add to one that exists.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// File that says what layers and objects become (JSON), for formats that let it be chosen.
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    /// Only report what would come over and what would be lost.
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of every export.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// Folder of the project.
    project: PathBuf,
    /// The file.
    file: PathBuf,
    /// Name of a level; can be repeated (default: all that have a place in the file).
    #[arg(long, value_name = "NAME")]
    level: Vec<String>,
    /// Place in the file that a level takes, if the format lets it be chosen: an act that it replaces; can be repeated.
    #[arg(long, value_name = "LEVEL=PLACE")]
    into: Vec<String>,
    /// Only report what would be written and what would be lost.
    #[arg(long)]
    dry_run: bool,
}

/// The import or the export of levels: the formats on the roster, and the work.
pub trait Direction: Args {
    /// The formats: each with help for the command and for the file, and with its choices.
    fn formats() -> impl Iterator<Item = (&'static dyn Format, [&'static str; 2], &'static [Choice])>;
    /// Whether the file is a folder, which is given as an option.
    fn is_into_folder(_format: &dyn Format) -> bool {
        false
    }
    /// File and levels.
    fn request(&self) -> Request;
    /// Does the work. [`Ending::Found`] if a level of several failed.
    ///
    /// # Errors
    /// In words.
    fn run(&self, format: &dyn Format, request: &Request) -> Result<Ending, String>;
}

/// A command for one of the formats.
#[derive(Debug)]
pub struct Levels<D> {
    format: &'static str,
    args: D,
    request: Request,
}

impl<D: Direction> Levels<D> {
    /// Carries it out: the report goes to standard output.
    ///
    /// # Errors
    /// In words.
    pub fn run(&self) -> Result<Ending, String> {
        let format = D::formats().find(|(format, ..)| format.name() == self.format);
        format.map_or(Ok(Ending::Failed), |(format, ..)| self.args.run(format, &self.request))
    }
}

impl<D: Direction> FromArgMatches for Levels<D> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let (name, matches) = matches.subcommand().ok_or_else(|| Error::new(ErrorKind::MissingSubcommand))?;
        let found = D::formats().find(|(format, ..)| format.name() == name);
        let (format, _, choices) = found.ok_or_else(|| Error::new(ErrorKind::InvalidSubcommand))?;
        let args = D::from_arg_matches(matches)?;
        let mut request = args.request();
        for choice in choices {
            if choice.folder.is_none() && matches.get_flag(choice.name) {
                request.on.insert(choice.name);
            } else if choice.folder.is_some()
                && let Some(folder) = matches.get_one::<PathBuf>(choice.name)
            {
                request.folders.insert(choice.name, folder.clone());
            }
        }
        Ok(Self { format: format.name(), args, request })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl<D: Direction> Subcommand for Levels<D> {
    fn augment_subcommands(command: Command) -> Command {
        D::formats().fold(command, |command, (format, [about, file], choices)| {
            let is_folder = D::is_into_folder(format);
            let own = D::augment_args(Command::new(format.name())).about(sentence(about));
            let own = own.mut_arg("file", |arg| {
                let arg = arg.help(sentence(file));
                if is_folder { arg.short('o').long("output").value_name("DIR") } else { arg }
            });
            command.subcommand(own.args(choices.iter().map(arg)))
        })
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        D::formats().any(|(format, ..)| format.name() == name)
    }
}

/// Help as clap's own derive writes it: without a final full stop.
fn sentence(text: &'static str) -> &'static str {
    text.strip_suffix('.').unwrap_or(text)
}

fn arg(choice: &Choice) -> Arg {
    let arg = Arg::new(choice.name).long(choice.name).help(sentence(choice.help));
    match choice.folder {
        Some(_) => arg.value_name("DIR").value_parser(clap::value_parser!(PathBuf)),
        None => arg.action(ArgAction::SetTrue),
    }
}

/// Reports on standard error how far the work is, once for each level: long ones ask again whether they shall go on.
pub(super) fn progress(done: usize, all: usize, level: &str) -> ControlFlow<()> {
    thread_local! {
        static TOLD: Cell<Option<(usize, usize)>> = const { Cell::new(None) };
    }
    if TOLD.replace(Some((done, all))) != Some((done, all)) {
        terminal::complain(format_args!("[{}/{all}] {level}", done + 1));
    }
    ControlFlow::Continue(())
}

impl Direction for ImportArgs {
    fn formats() -> impl Iterator<Item = (&'static dyn Format, [&'static str; 2], &'static [Choice])> {
        imports().map(|(format, import)| (format, import.help(), import.choices()))
    }

    fn request(&self) -> Request {
        Request { file: self.file.clone(), levels: self.level.clone(), ..Request::default() }
    }

    fn run(&self, format: &dyn Format, request: &Request) -> Result<Ending, String> {
        let Some(import) = format.import() else { return Ok(Ending::Failed) };
        let mut request = request.clone();
        if let Some(map) = &self.map {
            request.mapping = read_mapping(map)?;
        }
        let request = &request;
        if self.level.is_empty() && !self.all {
            let names = import.level_names(&Disk, request).map_err(|error| error.to_string())?;
            if names.is_empty() {
                return Err(import.nothing_in(&request.file));
            }
            if names.len() > 1 || !import.is_short() {
                return Err(format!("Which levels? Give --all, or --level with one of:\n{}", names.join("\n")));
            }
        }
        let report = if self.dry_run {
            import.read(&Disk, request, &mut progress).map(|imported| imported.report)
        } else {
            import_into(&Disk, (import, request), &self.output, &mut progress)
        };
        let report = report.map_err(|error| error.to_string())?;
        terminal::print(&report)?;
        Ok(Ending::found(report.has_failures()))
    }
}

/// Reads what layers and objects become.
///
/// # Errors
/// In words, a file that can't be read.
pub(super) fn read_mapping(path: &Path) -> Result<Mapping, String> {
    const MOST_BYTES: u64 = 1 << 20;
    let bytes = Disk.read(path, MOST_BYTES).map_err(|error| disk_refusal(path, &error))?;
    serde_json::from_slice(&bytes).map_err(|error| {
        format!(
            "{}, line {}: {error}. Such a file holds {{\"layers\": {{\"NAME\": \"art\"}}, \"objects\": {{\"CLASS\": \"ring\"}}}}",
            path.display(),
            error.line()
        )
    })
}

impl Direction for ExportArgs {
    fn formats() -> impl Iterator<Item = (&'static dyn Format, [&'static str; 2], &'static [Choice])> {
        exports().map(|(format, export)| (format, export.help(), export.choices()))
    }

    fn is_into_folder(format: &dyn Format) -> bool {
        format.export().is_some_and(Export::is_into_folder)
    }

    fn request(&self) -> Request {
        Request { file: self.file.clone(), levels: self.level.clone(), ..Request::default() }
    }

    /// The report goes to standard output before anything is written.
    fn run(&self, format: &dyn Format, request: &Request) -> Result<Ending, String> {
        let Some(export) = format.export() else { return Ok(Ending::Failed) };
        let mut opened = terminal::open(&Disk, &self.project)?;
        let reading = Ending::reading(&opened.problems);
        let mut request = Request { home: Some(opened.saved.root().to_owned()), ..request.clone() };
        request.mapping.levels = chosen_places(&self.into, &opened.project)?;
        if !self.into.is_empty() && !export.has_places() {
            return Err(format!("`{}` has no places to choose: leave out --into", format.name()));
        }
        let request = &request;
        // Painted pictures are listed: for that they must be seen.
        Pictures::default().read(&Disk, &mut opened.project, &mut opened.saved);
        let plan = export.plan(&Disk, &opened.project, request, &mut progress).map_err(|error| error.to_string())?;
        terminal::print(&plan)?;
        if !plan.is_writable() {
            return Err("Nothing was written.".into());
        }
        if self.dry_run {
            return Ok(reading);
        }
        if reading != Ending::Clean {
            return Err(
                "Nothing was written: files of the project could not be read. Restore them, or take them out of \
                        the project."
                    .into(),
            );
        }
        let written = plan.ready.write(&Disk)?;
        // The project keeps what was written even if nobody can read about it.
        let kept = remember(opened, &plan);
        let files = if written.len() == 1 { "file" } else { "files" };
        let told = terminal::print(format_args!("{} {files} written\n", written.len()));
        kept.map_err(|error| {
            format!("The files are written, but the project could not keep what was written: {error}")
        })?;
        told.map(|()| Ending::Clean)
    }
}

/// The places of levels, by the levels' keys, of arguments `LEVEL=PLACE`.
fn chosen_places(into: &[String], project: &Project) -> Result<BTreeMap<String, String>, String> {
    let place = |text: &String| {
        let (name, place) = text.split_once('=').ok_or_else(|| format!("--into {text}: LEVEL=PLACE is wanted"))?;
        let is_it = |level: &&Arc<LevelData>| level.key == name || level.title.eq_ignore_ascii_case(name);
        let level = project.levels.iter().find(is_it).ok_or_else(|| format!("the project has no level `{name}`"))?;
        Ok((level.key.clone(), place.trim().to_owned()))
    };
    into.iter().map(place).collect()
}

/// Saves what the project keeps of an export.
fn remember(opened: Opened, plan: &Plan) -> Result<(), String> {
    let edits = plan.ready.edits(&opened.project);
    if edits.is_empty() { Ok(()) } else { save(opened, edits) }
}

/// Saves a project with edits.
pub(super) fn save(opened: Opened, edits: Vec<Edit>) -> Result<(), String> {
    let Opened { project, mut saved, .. } = opened;
    let mut document = Document::new(project, None);
    for edit in edits {
        document.apply(edit).map_err(|error| error.to_string())?;
    }
    let project = document.project();
    let outside = project.tilesets.iter().map(|set| set.path.clone()).collect();
    let options = SaveOptions { outside, ..SaveOptions::default() };
    sim::file::save(&Disk, project, &mut saved, &options).map_err(|error| error.to_string())
}
