//! Running the checks, and remembering what came out for levels and mazes that did not change.

use crate::checks::context::{Findings, LevelContext, MazeContext, ProjectContext};
use crate::checks::problem::{Problem, Severity};
use crate::checks::{ALL, Check, Scope};
use crate::exchange::promises::UntouchedParts;
use sim::level::Level;
use sim::project::{LevelData, MazeData, Project, TilesetRef};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A level of more blocks than this is compiled anew for each look, for its terrain takes much memory.
const MOST_KEPT: u64 = 1 << 21;

/// The findings of the checks.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The findings, in the order of the checks; those that are meant to be say so.
    pub problems: Vec<Problem>,
    /// Findings that were counted only, for there were too many of a kind.
    pub left_out: Vec<LeftOut>,
}

/// Findings of one check that are not listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Name of the check.
    pub check: &'static str,
    /// The severity of the findings.
    pub severity: Severity,
    /// The number of the findings.
    pub count: usize,
}

impl Report {
    /// Findings that count: not those that are meant to be.
    pub fn standing(&self) -> impl Iterator<Item = &Problem> {
        self.problems.iter().filter(|problem| problem.ignored.is_none())
    }

    /// Returns the number of findings of that severity, with those that are not listed.
    pub fn count(&self, severity: Severity) -> usize {
        let left_out = self.left_out.iter().filter(|left_out| left_out.severity == severity);
        self.standing().filter(|problem| problem.severity == severity).count()
            + left_out.map(|left_out| left_out.count).sum::<usize>()
    }

    /// Returns the number of findings of a check and severity that are not listed.
    pub fn not_listed(&self, check: &str, least: Severity) -> usize {
        let left_out = self.left_out.iter().filter(|left_out| left_out.check == check && left_out.severity >= least);
        left_out.map(|left_out| left_out.count).sum()
    }

    fn take(&mut self, check: &Check, (problems, left_out): (Vec<Problem>, [usize; 3])) {
        self.problems.extend(problems);
        for severity in Severity::ALL {
            let count = left_out[severity as usize];
            if count > 0 {
                self.left_out.push(LeftOut { check: check.name, severity, count });
            }
        }
    }
}

/// The checks to run, and the levels to run them on.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// Names of checks; empty for all that the project has on.
    pub only: Vec<String>,
    /// Names of checks that run besides, also if the project has them off.
    pub also: Vec<String>,
    /// Keys of levels; empty for all.
    pub levels: Vec<String>,
}

impl Wish {
    fn wants(&self, check: &Check, project: &Project) -> bool {
        if self.only.is_empty() {
            check.is_on(&project.checks) || self.also.iter().any(|name| name == check.name)
        } else {
            self.only.iter().any(|name| name == check.name)
        }
    }

    fn wants_level(&self, key: &str) -> bool {
        self.levels.is_empty() || self.levels.iter().any(|level| level == key)
    }
}

/// A level as it was looked at last.
struct Kept {
    data: Arc<LevelData>,
    /// The project that it was compiled from; `level` follows it.
    project: Project,
    level: Option<Level>,
    found: Report,
}

/// A maze as it was looked at last.
struct KeptMaze {
    data: Arc<MazeData>,
    /// The project that it was in.
    project: Project,
    found: Report,
}

/// Runs the checks. The same one used again, with the same wish, looks only at levels where something changed.
#[derive(Default)]
pub struct Checker {
    kept: Vec<Kept>,
    kept_mazes: Vec<KeptMaze>,
}

impl Checker {
    /// Looks at a whole project. `None` if `cancelled` was set meanwhile.
    ///
    /// `opened`: what opening it reported, if known.
    pub fn run(
        &mut self,
        project: &Project,
        opened: &[sim::file::FileProblem],
        wish: &Wish,
        cancelled: &AtomicBool,
    ) -> Option<Report> {
        let mut reports = Vec::new();
        let context = ProjectContext { project, opened };
        let untouched = &UntouchedParts::of(project);
        for check in ALL.iter().filter(|check| wish.wants(check, project)) {
            if let Scope::Project(run) = check.scope {
                let mut findings = Findings::new(check, project, untouched);
                run(&context, &mut findings);
                let mut report = Report::default();
                report.take(check, findings.into_parts());
                reports.push(report);
            }
        }
        let mut before = std::mem::take(&mut self.kept);
        // A plane is not played, unless it is asked for by name.
        let is_played = |level: &&Arc<LevelData>| !wish.levels.is_empty() || !project.is_scenery(&level.key);
        for data in project.levels.iter().filter(|level| wish.wants_level(&level.key)).filter(is_played) {
            let at = before.iter().position(|kept| kept.data.key == data.key);
            let kept = at.map(|at| before.swap_remove(at));
            let kept = match kept {
                Some(kept) if is_unchanged(&kept, project, data) => kept,
                old => look(old, (project, untouched), data, wish, cancelled)?,
            };
            reports.push(kept.found.clone());
            self.kept.push(kept);
        }
        let before = std::mem::take(&mut self.kept_mazes);
        for data in project.mazes.iter().filter(|maze| wish.wants_level(&maze.key)) {
            if cancelled.load(Ordering::Relaxed) {
                return None;
            }
            let known =
                before.iter().find(|kept| Arc::ptr_eq(&kept.data, data) && has_same_runs(&kept.project, project));
            let found = known.map_or_else(|| look_at_maze((project, untouched), data, wish), |kept| kept.found.clone());
            reports.push(found.clone());
            self.kept_mazes.push(KeptMaze { data: Arc::clone(data), project: project.clone(), found });
        }
        Some(in_order(reports))
    }
}

/// The findings of all reports, check by check in the order of the roster.
fn in_order(reports: Vec<Report>) -> Report {
    let mut all = Report::default();
    for report in reports {
        all.problems.extend(report.problems);
        all.left_out.extend(report.left_out);
    }
    let place = |name: &str| ALL.iter().position(|check| check.name == name);
    all.problems.sort_by_key(|problem| place(problem.check));
    all
}

/// Nothing that a check of the level reads is other than it was.
fn is_unchanged(kept: &Kept, project: &Project, data: &Arc<LevelData>) -> bool {
    let old = &kept.project;
    let same_set = |(a, b): (&Arc<TilesetRef>, &Arc<TilesetRef>)| Arc::ptr_eq(a, b);
    Arc::ptr_eq(&kept.data, data)
        && Arc::ptr_eq(&old.chunks, &project.chunks)
        && has_same_runs(old, project)
        && old.tilesets.len() == project.tilesets.len()
        && old.tilesets.iter().zip(&project.tilesets).all(same_set)
        && old.ruleset == project.ruleset
        && Arc::ptr_eq(&old.objects, &project.objects)
}

/// Neither the runs nor what the project says of checks is other than it was.
fn has_same_runs(old: &Project, project: &Project) -> bool {
    Arc::ptr_eq(&old.checks, &project.checks)
        && old.runs.len() == project.runs.len()
        && old.runs.iter().zip(&project.runs).all(|(a, b)| Arc::ptr_eq(a, b))
}

/// Looks at one maze.
fn look_at_maze((project, untouched): (&Project, &UntouchedParts), data: &MazeData, wish: &Wish) -> Report {
    let mut found = Report::default();
    let context = MazeContext { project, data };
    for check in ALL.iter().filter(|check| wish.wants(check, project)) {
        if let Scope::Maze(run) | Scope::LevelOrMaze(_, run) = check.scope {
            let mut findings = Findings::new(check, project, untouched);
            run(&context, &mut findings);
            found.take(check, findings.into_parts());
        }
    }
    found
}

/// Looks at one level. What was compiled of it before follows the edits since.
fn look(
    old: Option<Kept>,
    (project, untouched): (&Project, &UntouchedParts),
    data: &Arc<LevelData>,
    wish: &Wish,
    cancelled: &AtomicBool,
) -> Option<Kept> {
    let level = match old {
        Some(Kept { project: before, level: Some(mut level), .. }) => {
            level.update(&before, project, &data.key);
            level
        }
        _ => Level::compile(project, &data.key).unwrap_or_default(),
    };
    let mut found = Report::default();
    {
        let context = LevelContext::new(project, data, &level);
        for check in ALL.iter().filter(|check| wish.wants(check, project)) {
            if cancelled.load(Ordering::Relaxed) {
                return None;
            }
            if let Scope::Level(run) | Scope::LevelOrMaze(run, _) = check.scope {
                let mut findings = Findings::new(check, project, untouched);
                run(&context, &mut findings);
                found.take(check, findings.into_parts());
            }
        }
    }
    let (columns, rows) = level.size_in_blocks();
    let level = (u64::from(columns) * u64::from(rows) <= MOST_KEPT).then_some(level);
    Some(Kept { data: Arc::clone(data), project: project.clone(), level, found })
}
