//! The parts that checks look at, and the receiver of their findings.

use crate::checks::imported::is_imported;
use crate::checks::problem::{Fix, Place, Problem, Severity};
use crate::checks::settings::Threshold;
use crate::checks::surface::{Break, PlacedTiles};
use crate::checks::{Check, surface};
use crate::document::Edit;
use crate::exchange::promises::UntouchedParts;
use sim::level::Level;
use sim::project::{Area, LevelData, MazeData, PlacementId, Project};
use sim::tiles::{TILE, TileLayer};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

/// Findings of one check in one level (or in the project) that are listed; the rest is counted.
pub(crate) const MOST: usize = 250;

/// The project to look at.
pub struct ProjectContext<'a> {
    /// The project.
    pub project: &'a Project,
    /// The problems that opening it reported, if known.
    pub opened: &'a [sim::file::FileProblem],
}

/// The level to look at.
pub struct LevelContext<'a> {
    /// The project that it is in.
    pub project: &'a Project,
    /// The level as it is edited.
    pub data: &'a LevelData,
    /// The level as it is played.
    pub level: &'a Level,
    /// Its solid tiles by number.
    pub shapes: PlacedTiles<'a>,
    /// The index of each object whose kind is known, in the compiled level's list.
    pub objects: HashMap<PlacementId, u32>,
    breaks: OnceLock<Vec<Break>>,
    repeated: OnceLock<[HashSet<PlacementId>; 2]>,
}

impl<'a> LevelContext<'a> {
    /// A level, compiled from that project.
    pub(crate) fn new(project: &'a Project, data: &'a LevelData, level: &'a Level) -> Self {
        let known = (0..).zip(level.objects().list()).filter(|(_, placed)| placed.is_known_placement());
        let objects = known.map(|(index, placed)| (placed.id, index)).collect();
        Self {
            project,
            data,
            level,
            shapes: PlacedTiles::of(level),
            objects,
            breaks: OnceLock::new(),
            repeated: OnceLock::new(),
        }
    }

    /// A rectangle of the level.
    pub(crate) fn area(&self, area: Area, layer: Option<TileLayer>) -> Place {
        Place::Area { level: self.data.key.clone(), area, layer }
    }

    /// Columns and rows of blocks.
    pub(crate) fn size_in_blocks(&self) -> (i32, i32) {
        let (columns, rows) = self.level.size_in_blocks();
        (columns as i32, rows as i32)
    }

    /// Width and height in pixels.
    pub fn size(&self) -> (i32, i32) {
        let (columns, rows) = self.size_in_blocks();
        (columns * TILE, rows * TILE)
    }

    /// Returns the places where surfaces break off between neighbours, on either layer.
    pub(crate) fn breaks(&self) -> &[Break] {
        self.breaks.get_or_init(|| surface::breaks(&self.shapes))
    }

    /// No two switchers have that id: an edit finds the right one.
    pub(crate) fn is_only_switcher(&self, id: PlacementId) -> bool {
        !self.repeated()[0].contains(&id)
    }

    /// No two objects have that id: an edit finds the right one.
    pub(crate) fn is_only_placement(&self, id: PlacementId) -> bool {
        !self.repeated()[1].contains(&id)
    }

    /// Ids that several switchers, and several objects, have.
    fn repeated(&self) -> &[HashSet<PlacementId>; 2] {
        let again = |ids: &mut dyn Iterator<Item = PlacementId>| {
            let mut seen = HashSet::new();
            ids.filter(|id| !seen.insert(*id)).collect()
        };
        self.repeated.get_or_init(|| {
            let (switchers, placements) = (&self.data.switchers, &self.data.placements);
            [again(&mut switchers.iter().map(|s| s.id)), again(&mut placements.iter().map(|p| p.id))]
        })
    }

    /// A number that the project may set.
    pub(crate) fn setting(&self, setting: &Threshold) -> i32 {
        setting.of(&self.project.checks)
    }
}

/// The maze to look at.
pub struct MazeContext<'a> {
    /// The project that it is in.
    pub project: &'a Project,
    /// The maze as it is edited.
    pub data: &'a MazeData,
}

impl MazeContext<'_> {
    /// The edit that puts other data in the maze's place.
    pub(crate) fn replaced(&self, data: MazeData) -> Edit {
        let place = self.project.mazes.iter().position(|maze| maze.key == self.data.key).unwrap_or_default();
        Edit::SetMaze { key: self.data.key.clone(), maze: Some((place, Arc::new(data))) }
    }
}

/// The receiver of a check's findings.
pub struct Findings<'a> {
    check: &'static Check,
    project: &'a Project,
    untouched: &'a UntouchedParts,
    problems: Vec<Problem>,
    /// Findings that are listed: in what somebody made, in what was imported and not edited.
    listed: [usize; 2],
    /// By severity.
    left_out: [usize; 3],
}

impl<'a> Findings<'a> {
    /// Nothing yet.
    pub(crate) fn new(check: &'static Check, project: &'a Project, untouched: &'a UntouchedParts) -> Self {
        Self { check, project, untouched, problems: Vec::new(), listed: [0; 2], left_out: [0; 3] }
    }

    /// Something was found; what is said besides is said of the [`Finding`].
    ///
    /// In what was imported and not edited since, no finding is more than a hint: the game lives with it.
    pub(crate) fn add(&mut self, place: Place, what: impl Into<String>) -> Finding<'_> {
        let at = place.name(self.project);
        let ignored = self.project.checks.reason_to_ignore(self.check.name, &at).map(str::to_owned);
        let imported = is_imported(self.untouched, self.project, &place);
        let severity = if imported { Severity::Hint } else { self.check.severity };
        let listed = &mut self.listed[usize::from(imported)];
        let state = State { project: self.project, untouched: self.untouched, imported, severity: self.check.severity };
        if *listed >= MOST && ignored.is_none() {
            self.left_out[severity as usize] += 1;
            return Finding { slot: Slot::Counted(&mut self.left_out, severity), state };
        }
        *listed += 1;
        let last = self.problems.len();
        self.problems.push(Problem {
            check: self.check.name,
            severity,
            place,
            at,
            what: what.into(),
            advice: self.check.advice.to_owned(),
            fix: None,
            ignored,
            imported,
        });
        Finding { slot: Slot::Listed(&mut self.problems[last]), state }
    }

    /// Returns the part of the project that was imported and not edited since.
    pub(crate) fn untouched(&self) -> &'a UntouchedParts {
        self.untouched
    }

    /// Returns the findings, and the number of further ones of each severity.
    pub(crate) fn into_parts(self) -> (Vec<Problem>, [usize; 3]) {
        (self.problems, self.left_out)
    }
}

/// A finding about which more can be said.
pub(crate) struct Finding<'a> {
    slot: Slot<'a>,
    state: State<'a>,
}

enum Slot<'a> {
    /// A finding that is listed.
    Listed(&'a mut Problem),
    /// A finding that is only counted, for there are too many: the counts, and its place among them.
    Counted(&'a mut [usize; 3], Severity),
}

struct State<'a> {
    project: &'a Project,
    untouched: &'a UntouchedParts,
    /// True if all that the finding speaks of was imported and not edited since.
    imported: bool,
    /// The severity in other places.
    severity: Severity,
}

impl Finding<'_> {
    fn with(mut self, change: impl FnOnce(&mut Problem)) -> Self {
        if let Slot::Listed(problem) = &mut self.slot {
            change(problem);
        }
        self
    }

    /// Sets another severity than the usual one.
    pub(crate) fn severity(mut self, severity: Severity) -> Self {
        self.state.severity = severity;
        self.weigh()
    }

    /// Adds another place that the finding is about, which may have been edited since the import.
    pub(crate) fn about(mut self, place: &Place) -> Self {
        self.state.imported &= is_imported(self.state.untouched, self.state.project, place);
        self.weigh()
    }

    fn weigh(mut self) -> Self {
        let State { imported, severity, .. } = self.state;
        let severity = if imported { Severity::Hint } else { severity };
        if let Slot::Counted(counts, at) = &mut self.slot {
            counts[*at as usize] -= 1;
            counts[severity as usize] += 1;
            *at = severity;
        }
        self.with(|problem| (problem.severity, problem.imported) = (severity, imported))
    }

    /// Adds the advice.
    pub(crate) fn advice(self, advice: impl Into<String>) -> Self {
        self.with(|problem| problem.advice = advice.into())
    }

    /// Adds the fix.
    pub(crate) fn fix(self, label: impl Into<String>, edits: Vec<Edit>) -> Self {
        self.with(|problem| {
            if !edits.is_empty() {
                problem.fix = Some(Fix { label: label.into(), edits, decides: false });
            }
        })
    }

    /// Adds the fix, if that gives something up that may be wanted.
    pub(crate) fn decision(self, label: impl Into<String>, edits: Vec<Edit>) -> Self {
        self.fix(label, edits).with(|problem| {
            if let Some(fix) = &mut problem.fix {
                fix.decides = true;
            }
        })
    }
}
