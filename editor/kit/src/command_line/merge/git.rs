//! The states of a project that Git merges, read from Git: one file alone does not say which chunks its numbers mean.

use sim::file::{MemoryStorage, open};
use sim::project::Project;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

/// The names of the other's commit while Git merges, rebases or picks.
const PICKED: [&str; 3] = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REBASE_HEAD"];

/// The project as both had it, as the one has it, as the other has it; and what `path` is called in it.
type States = ([Result<Project, String>; 3], String);

/// Finds the three commits whose files `path` have these texts, and reads the project from each of them.
///
/// # Errors
/// If Git knows no such commits, or `path` is in no project.
pub(super) fn states(path: &str, texts: &[String; 3], label: Option<&str>) -> Result<States, String> {
    let [base, mine, theirs] = commits(path, texts, label)
        .ok_or_else(|| format!("{path}: Git does not say which commits are merged; merge the folders instead"))?;
    let folder = Path::new(path)
        .ancestors()
        .skip(1)
        .find(|folder| blob(&mine, format!("{}/loopwright.json", folder.display()).trim_start_matches('/')).is_some());
    let folder = folder.ok_or_else(|| format!("{path} is not in a project"))?;
    let name = Path::new(path).strip_prefix(folder).unwrap_or(Path::new(path)).to_string_lossy().into_owned();
    Ok(([base, mine, theirs].map(|commit| project(&commit, folder)), name))
}

/// The project in a folder as both had it, as the one has it and as the other has it, while Git merges it.
///
/// # Errors
/// If Git merges nothing there, or a state cannot be read.
pub(super) fn merging(folder: &Path) -> Result<[Project; 3], String> {
    let inside = |args: &[&str]| git(&[&["-C", &*folder.to_string_lossy()], args].concat());
    let prefix = inside(&["rev-parse", "--show-prefix"])
        .ok_or_else(|| format!("{} is not in a Git repository", folder.display()))?;
    let root = inside(&["rev-parse", "--show-toplevel"]).unwrap_or_default();
    std::env::set_current_dir(root.trim()).map_err(|error| format!("{}: {error}", root.trim()))?;
    let other = PICKED.iter().find_map(|head| git(&["rev-parse", "--verify", "--quiet", head]));
    let other = other.ok_or_else(|| "Git is not in the middle of a merge, a rebase or a cherry-pick".to_owned())?;
    let other = other.trim();
    let is_merge = git(&["rev-parse", "--verify", "--quiet", PICKED[0]]).is_some();
    let base = if is_merge { git(&["merge-base", "HEAD", other]) } else { Some(format!("{other}^")) };
    let base = base.ok_or_else(|| "the two have no commit in common".to_owned())?;
    let read = |commit: &str| project(commit, Path::new(prefix.trim()));
    Ok([read(base.trim())?, read("HEAD")?, read(other)?])
}

/// The commits that are merged. Git names none of them, but their files are known.
fn commits(path: &str, [base, mine, theirs]: &[String; 3], label: Option<&str>) -> Option<[String; 3]> {
    let heads = std::env::vars().filter_map(|(name, _)| Some(name.strip_prefix("GITHEAD_")?.to_owned()));
    let labels = label.and_then(|label| label.split([' ', ':']).next()).map(str::to_owned);
    let fixed = PICKED.map(str::to_owned);
    let is_text = |commit: &str, text: &str| blob(commit, path).is_some_and(|blob| blob == text);
    if !is_text("HEAD", mine) {
        return None;
    }
    for other in heads.chain(labels).chain(fixed) {
        let Some(other) = git(&["rev-parse", "--verify", "--quiet", &format!("{other}^{{commit}}")]) else { continue };
        let other = other.trim().to_owned();
        // A merge begins where both were the same; a commit that is picked, where it was made.
        let common = git(&["merge-base", "HEAD", &other]).map(|commit| commit.trim().to_owned());
        let begins = common.into_iter().chain([format!("{other}^")]);
        for begin in begins {
            let base_text = blob(&begin, path).unwrap_or_default();
            if is_text(&other, theirs) && base_text == *base {
                return Some([begin, "HEAD".to_owned(), other]);
            }
        }
    }
    None
}

/// The project in a folder of a commit, with its tilesets. Pictures are left out: they are no texts.
fn project(commit: &str, folder: &Path) -> Result<Project, String> {
    let all = git(&["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]).unwrap_or_default();
    let storage = MemoryStorage::new();
    let root = PathBuf::from("/tree");
    for path in all.split('\0').filter(|path| path.ends_with(".json")) {
        if (Path::new(path).starts_with(folder) || path.ends_with("tileset.json"))
            && Path::new(path).components().all(|part| matches!(part, Component::Normal(_)))
            && let Some(text) = blob(commit, path)
        {
            storage.put(root.join(path), text);
        }
    }
    let failure = |error: &dyn std::fmt::Display| format!("{commit}: {error}");
    let opened = open(&storage, &root.join(folder), &mut |_, _| {}).map_err(|error| failure(&error))?;
    // A level that can't be read would look as if it had been deleted. A tileset outside of the repository is named in the
    // project's own file; it is the same for both.
    let mut unread = opened.problems.iter().filter(|problem| problem.is_unread);
    match unread.find(|problem| problem.place.file != "loopwright.json") {
        None => Ok(opened.project),
        Some(problem) => Err(failure(problem)),
    }
}

fn blob(commit: &str, path: &str) -> Option<String> {
    git(&["cat-file", "blob", &format!("{commit}:{path}")])
}

/// Returns the output of Git; `None` if it fails.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    output.status.success().then(|| String::from_utf8(output.stdout).ok())?
}
