//! Fixing many findings at once, as one list of edits.

use crate::checks::checker::{Checker, Wish};
use crate::checks::imported::spares_imports;
use crate::checks::problem::{Problem, Severity};
use crate::document::{Document, Edit, EditError, LevelSettings};
use crate::exchange::promises::UntouchedParts;
use crate::words::counted;
use sim::project::Project;
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

/// The findings to fix.
#[derive(Clone, Debug)]
pub struct FixWish {
    /// Checks and levels.
    pub wish: Wish,
    /// Findings of other severities stay.
    pub severities: Vec<Severity>,
}

impl FixWish {
    fn wants(&self, problem: &Problem) -> bool {
        let in_level = |key: &str| self.wish.levels.is_empty() || self.wish.levels.iter().any(|level| level == key);
        self.severities.contains(&problem.severity) && problem.place.level().is_none_or(in_level)
    }

    /// The fix may be applied: one that decides something only if its check was asked for by name, one of what was
    /// imported and not edited since never.
    fn may(&self, problem: &Problem) -> bool {
        !problem.imported && problem.fix.as_ref().is_some_and(|fix| !fix.decides || !self.wish.only.is_empty())
    }
}

/// The result of the fixes.
#[derive(Clone, Debug, Default)]
pub struct Fixes {
    /// The edits, in order: one step of the history.
    pub edits: Vec<Edit>,
    /// Findings whose fix was applied, as they were reported when it was.
    pub fixed: Vec<Problem>,
    /// Findings that had a fix, and were gone before it was applied: an earlier one had made it moot.
    pub moot: Vec<Problem>,
    /// Findings that are still there and have a fix that decides something: it is for the user to apply.
    pub to_decide: Vec<Problem>,
    /// Findings that are still there though they have a fix: it was refused, or did not help.
    pub unfixed: Vec<Problem>,
    /// Findings without a fix.
    pub by_hand: usize,
}

/// Returns the key by which a finding is known, also in a project that was fixed meanwhile.
fn known_by(problem: &Problem) -> (&'static str, String, String) {
    (problem.check, problem.at.clone(), problem.what.clone())
}

/// Applies all fixes of what is wished, over and over until none is left. `None` if `cancelled` was set meanwhile.
///
/// A fix fits the project that was looked at. So in each round those are applied that find what they replace as it was
/// then; the others are asked for anew, from what the project has become.
pub fn fix_all(
    project: &Project,
    opened: &[sim::file::FileProblem],
    wish: &FixWish,
    cancelled: &AtomicBool,
) -> Option<Fixes> {
    let mut checker = Checker::default();
    let mut document = Document::new(project.clone(), None);
    let mut fixes = Fixes::default();
    let untouched = UntouchedParts::of(project);
    let (mut first, mut tried) = (None, HashSet::new());
    let mut spared: HashSet<(&'static str, String, String)> = HashSet::new();
    let left = loop {
        let report = checker.run(document.project(), opened, &wish.wish, cancelled)?;
        let found: Vec<Problem> = report.standing().filter(|problem| wish.wants(problem)).cloned().collect();
        let fits: Vec<Problem> = found.iter().filter(|problem| wish.may(problem)).cloned().collect();
        first.get_or_insert_with(|| fits.clone());
        let looked_at = document.project().clone();
        let before = tried.len();
        // What is later in a list goes first: places before it stay where they are.
        for problem in fits.into_iter().rev() {
            let Some(fix) = problem.fix.as_ref().filter(|_| !tried.contains(&known_by(&problem))) else { continue };
            match fits_still(&looked_at, &mut document, (&untouched, &fix.edits)) {
                Ok(Fit::Changed) => {}
                Ok(Fit::Imported) => drop((tried.insert(known_by(&problem)), spared.insert(known_by(&problem)))),
                Ok(Fit::Applied) => {
                    tried.insert(known_by(&problem));
                    fixes.edits.extend(fix.edits.iter().cloned());
                    fixes.fixed.push(problem);
                }
                Err(_refused) => drop(tried.insert(known_by(&problem))),
            }
        }
        if tried.len() == before {
            break found;
        }
    };
    let (to_decide, left) = left.into_iter().partition(|problem| spared.contains(&known_by(problem)));
    fixes.to_decide = to_decide;
    fixes.sort_out(wish, first.unwrap_or_default(), left);
    Some(fixes)
}

impl Fixes {
    fn sort_out(&mut self, wish: &FixWish, first: Vec<Problem>, left: Vec<Problem>) {
        self.fixed.reverse();
        let is_in = |list: &[Problem], problem: &Problem| list.iter().any(|p| known_by(p) == known_by(problem));
        // What has another number since was reported anew, and fixed there.
        let mut elsewhere: Vec<&Problem> = self.fixed.iter().filter(|problem| !is_in(&first, problem)).collect();
        for problem in first {
            if is_in(&self.fixed, &problem) || is_in(&left, &problem) || is_in(&self.to_decide, &problem) {
                continue;
            }
            let same = |other: &&Problem| (other.check, &other.what) == (problem.check, &problem.what);
            match elsewhere.iter().position(same) {
                Some(at) => drop(elsewhere.swap_remove(at)),
                None => self.moot.push(problem),
            }
        }
        for problem in left {
            match &problem.fix {
                None => self.by_hand += 1,
                Some(_) if wish.may(&problem) => self.unfixed.push(problem),
                Some(_) => self.to_decide.push(problem),
            }
        }
    }

    /// Named for the user: "Fix 12 problems".
    pub fn label(&self) -> String {
        format!("Fix {}", counted(self.fixed.len(), "problem"))
    }

    /// Returns the result in words, a sentence to a line.
    pub fn text(&self) -> String {
        let mut lines = vec![match self.fixed.len() {
            0 => "Nothing was fixed.".to_owned(),
            count => format!("Fixed {} in one step.", counted(count, "problem")),
        }];
        let mut add = |list: &[Problem], words: &str| {
            if !list.is_empty() {
                lines.push(format!("{} {words}: {}.", list.len(), places(list)));
            }
        };
        add(&self.moot, "went away with an earlier fix");
        add(&self.unfixed, "could not be fixed that way");
        add(&self.to_decide, "left for you to decide");
        if self.by_hand > 0 {
            lines.push(format!("{} left without a fix.", counted(self.by_hand, "problem")));
        }
        lines.join("\n")
    }
}

/// The first places in words.
fn places(list: &[Problem]) -> String {
    const MOST: usize = 4;
    let all: Vec<String> = list.iter().take(MOST).map(Problem::shown_at).collect();
    format!("{}{}", all.join(", "), if list.len() > MOST { ", …" } else { "" })
}

/// The result of applying a fix.
enum Fit {
    Applied,
    /// A fix that would replace something else than in the document that it was made for.
    Changed,
    /// A fix that would change imported data that was not edited since.
    Imported,
}

/// Applies a fix to a document, if that replaces the same as in the project that it was made for and nothing imported.
fn fits_still(
    looked_at: &Project,
    document: &mut Document,
    (untouched, edits): (&UntouchedParts, &[Edit]),
) -> Result<Fit, EditError> {
    if !edits.iter().all(|edit| replaces_same(edit, looked_at, document.project())) {
        return Ok(Fit::Changed);
    }
    // A single edit is applied or not: nothing is copied for the thousands of fixes that are one.
    let before = (edits.len() > 1 || !untouched.is_empty()).then(|| document.clone());
    let applied = document.apply_all(edits.iter().cloned());
    let is_spared = applied.is_ok() && spares_imports(untouched, edits, document.project());
    if let Some(before) = before.filter(|_| !is_spared) {
        *document = before;
    }
    applied.map(|()| if is_spared { Fit::Applied } else { Fit::Imported })
}

/// True if what an edit replaces is the same in two projects.
fn replaces_same(edit: &Edit, a: &Project, b: &Project) -> bool {
    match edit {
        Edit::SetTile { tileset, tile, .. } => {
            is_equal([a, b], |project| project.tilesets.get(*tileset)?.tileset.tiles.get(usize::from(*tile)))
        }
        Edit::SetChunk { chunk, .. } => is_equal([a, b], |project| project.chunk(*chunk)),
        Edit::SetRun { key, .. } => is_equal([a, b], |project| project.runs.iter().find(|run| run.key == *key)),
        Edit::SetPlacement { level, id, .. } => {
            is_equal([a, b], |project| entry(&project.level(level)?.placements, |one| one.id == *id))
        }
        Edit::SetSwitcher { level, id, .. } => {
            is_equal([a, b], |project| entry(&project.level(level)?.switchers, |one| one.id == *id))
        }
        Edit::SetLimitChange { level, id, .. } => {
            is_equal([a, b], |project| entry(&project.level(level)?.limit_changes, |one| one.id == *id))
        }
        Edit::SetMark { level, id, .. } => {
            is_equal([a, b], |project| entry(&project.level(level)?.marks, |one| one.id == *id))
        }
        Edit::SetLayout { level, cells } => {
            cells.iter().all(|(x, y, _)| is_equal([a, b], |project| project.level(level)?.layout.get(*x, *y)))
        }
        Edit::SetStart { level, .. } => is_equal([a, b], |project| Some(project.level(level)?.start)),
        Edit::SetBounds { level, .. } => is_equal([a, b], |project| Some(project.level(level)?.bounds)),
        Edit::SetGoal { level, .. } => is_equal([a, b], |project| Some(project.level(level)?.goal)),
        Edit::SetLevelSettings { level, .. } => {
            is_equal([a, b], |project| Some(LevelSettings::of(project.level(level)?)))
        }
        Edit::SetMazeCells { maze, .. } => is_equal([a, b], |project| project.maze(maze)),
        _ => a == b,
    }
}

fn is_equal<'p, T: PartialEq>(projects: [&'p Project; 2], part: impl Fn(&'p Project) -> Option<T>) -> bool {
    let [a, b] = projects.map(part);
    a == b
}

/// Something of a list with its place.
fn entry<T>(list: &[T], is_it: impl Fn(&T) -> bool) -> Option<(usize, &T)> {
    list.iter().enumerate().find(|(_, thing)| is_it(thing))
}
