//! The headless command `merge`: two people's work on a project put together, also as Git's merge driver.

mod git;

use super::ending::Ending;
use super::terminal;
use crate::document::art::own_pictures;
use crate::document::art::pictures::{self, Pictures};
use crate::document::merge::{Conflict, Side, merge};
use crate::output;
use clap::Args;
use sim::file::{Disk, Opened, SaveOptions, all_texts, open, save, text_of, with_texts};
use sim::project::Project;
use std::path::{Path, PathBuf};

/// Arguments of `merge`.
#[derive(Debug, Args)]
pub struct MergeCommand {
    /// Folder of the common ancestor; as a merge driver, Git's `%O`.
    #[arg(required_unless_present = "git")]
    base: Option<PathBuf>,
    /// Folder with your work, which gets the merged result; `%A`.
    #[arg(required_unless_present = "git")]
    mine: Option<PathBuf>,
    /// Folder with the other person's work; `%B`.
    #[arg(required_unless_present = "git")]
    theirs: Option<PathBuf>,
    /// As a merge driver: the file that is merged, `%P`.
    path: Option<String>,
    /// As a merge driver: Git's name for the other person's work, `%Y`.
    label: Option<String>,
    /// Merge the whole project in this folder, during a merge, rebase or cherry-pick of Git.
    #[arg(long, value_name = "DIR", conflicts_with = "base")]
    git: Option<PathBuf>,
}

impl MergeCommand {
    /// Carries it out: what both changed goes to standard error.
    ///
    /// # Errors
    /// In words: nothing was written. Git takes this for a conflict too, and keeps its own side's file.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let conflicts = match (&self.git, &self.path, [&self.base, &self.mine, &self.theirs]) {
            (Some(folder), ..) => finish(folder)?,
            (None, Some(path), [Some(base), Some(mine), Some(theirs)]) => {
                drive(path, [base, mine, theirs], self.label.as_deref())?
            }
            (None, None, [Some(base), Some(mine), Some(theirs)]) => folders([base, mine, theirs])?,
            _ => Vec::new(), // the command line asks for all three
        };
        for Conflict { file, place } in &conflicts {
            let place = if place.is_empty() { "it" } else { place };
            terminal::complain(format_args!("{file}: both changed {place}"));
        }
        Ok(Ending::found(!conflicts.is_empty()))
    }
}

fn folders([base, mine, theirs]: [&Path; 3]) -> Result<Vec<Conflict>, String> {
    let (mut opened, pictures) = read(mine)?;
    let (base, theirs) = (read(base)?.0.project, read(theirs)?.0.project);
    let merged = merge(&base, &opened.project, &theirs, &|_| Side::Mine)?;
    let options = SaveOptions { pictures: pictures.encode(&merged.project, false), ..outside(&merged.project) };
    save(&Disk, &merged.project, &mut opened.saved, &options).map_err(|error| error.to_string())?;
    Ok(merged.conflicts)
}

fn outside(project: &Project) -> SaveOptions {
    let sets = project.tilesets.iter().map(|set| set.path.clone()).collect();
    SaveOptions { outside: sets, ..SaveOptions::default() }
}

/// Merges the project in a folder that Git is merging, from the commits.
fn finish(folder: &Path) -> Result<Vec<Conflict>, String> {
    let folder = &folder.canonicalize().map_err(|error| format!("{}: {error}", folder.display()))?;
    let [base, mine, theirs] = git::merging(folder)?;
    let merged = merge(&base, &mine, &theirs, &|_| Side::Mine)?;
    let mut opened = open(&Disk, folder, &mut |_, _| {}).map_err(|error| error.to_string())?;
    let options = SaveOptions { overwrite: true, ..outside(&merged.project) };
    save(&Disk, &merged.project, &mut opened.saved, &options).map_err(|error| error.to_string())?;
    Ok(merged.conflicts)
}

/// Merges one file for Git, into the file `mine`.
fn drive(path: &str, files: [&Path; 3], label: Option<&str>) -> Result<Vec<Conflict>, String> {
    let failure = |file: &Path, error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let [base, mine, theirs] = files.map(|file| std::fs::read_to_string(file).map_err(|error| failure(file, &error)));
    let texts = [base?, mine?, theirs?];
    let (states, name) = match path.strip_suffix("tileset.json") {
        Some(_) => (texts.each_ref().map(|text| tileset(text)), "t/tileset.json".to_owned()),
        None => git::states(path, &texts, label)?,
    };
    let [base, mine, theirs] = states;
    let states = [base?, mine?, theirs?];
    let merged = merge(&states[0], &states[1], &states[2], &|_| Side::Mine)?;
    if let Some(file) = taken_whole(&states, &merged.project) {
        return Err(format!(
            "{file}: Git takes this file from one side, but the other's chunks need other numbers in it. \
             `loopwright merge --git` with the project's folder merges all of it"
        ));
    }
    let text = text_of(&merged.project, &name).ok_or_else(|| format!("{path} is not a project file"))?;
    output::write(files[1], true, text.as_bytes())?;
    // What is drawn is in the chunks, but people know it by its place in a level.
    let is_here = |conflict: &Conflict| conflict.file == name || conflict.place.starts_with("block ");
    Ok(merged.conflicts.into_iter().filter(is_here).collect())
}

/// A file that only one side changed, and that is not to be as it left it.
fn taken_whole(states: &[Project; 3], merged: &Project) -> Option<String> {
    let [base, mine, theirs] = states.each_ref().map(all_texts);
    let wanted = all_texts(merged);
    wanted.into_iter().find_map(|(name, text)| {
        let [base, mine, theirs] = [&base, &mine, &theirs].map(|texts| texts.get(&name));
        let whole = match () {
            () if mine == base => theirs,
            () if theirs == base => mine,
            () => return None,
        };
        (whole != Some(&text)).then_some(name)
    })
}

/// A project that has this tileset and nothing else: a tileset can be merged without any level.
fn tileset(text: &str) -> Result<Project, String> {
    let head = r#"{ "format": 1, "name": "", "ruleset": { "preset": "sonic2" }, "chunk_size": 8, "tilesets": [{ "path": "t", "first_block": 0 }], "levels": [] }"#;
    let chunks = r#"{ "format": 1, "chunks": [] }"#;
    let files = [("loopwright.json", head), ("chunks.json", chunks), ("t/tileset.json", text)];
    let texts = files.into_iter().map(|(name, text)| (name.to_owned(), Some(text.to_owned()))).collect();
    with_texts(&Project::default(), &texts).map_err(|error| error.to_string())
}

fn read(path: &Path) -> Result<(Opened, Pictures), String> {
    let mut opened = open(&Disk, path, &mut |_, _| {}).map_err(|error| error.to_string())?;
    let mut pictures = Pictures::default();
    pictures.read(&Disk, &mut opened.project, &mut opened.saved);
    opened.problems.extend(own_pictures::read(&Disk, &mut opened.project, &mut opened.saved));
    opened.problems.extend(pictures::problems(&Disk, &opened.project, &opened.saved));
    match opened.problems.first() {
        None => Ok((opened, pictures)),
        Some(problem) => Err(format!("{}: {problem}", path.display())),
    }
}
