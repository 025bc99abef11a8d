//! Checks: what may be wrong in a project, where, why, and what to do about it. Pure functions of a project; nothing here
//! knows the window.
//!
//! A check is one file with a [`Check`] in it, in the folder of what it looks at, and one line of the roster below. It looks at the whole project or at one
//! compiled level or one maze at a time, asks the core's own sensors and worlds if the physics decide, and reports a
//! [`Problem`] with its [`Place`], if possible with edits that fix it. What was imported from a game and not edited
//! since is at most a hint: games have their habits. [`Checker`] runs them and remembers what did not change,
//! [`watch`] does so on a thread while somebody edits.

mod checker;
mod context;
pub mod fix;
mod ground;
mod imported;
mod loops;
mod mazes;
mod objects;
mod problem;
pub(crate) mod project;
mod runner;
pub mod settings;
mod surface;
mod text;
pub mod watch;

pub use checker::{Checker, Report, Wish};
pub(crate) use context::{Findings, LevelContext, MazeContext, ProjectContext};
pub(crate) use objects::start_in_ground::first_place;
pub use problem::{Fix, Place, Problem, Severity, Thing};
pub(crate) use text::Shown;
pub use text::counts;

/// One check: all there is to say about it, and what it does.
#[derive(Clone, Copy)]
pub struct Check {
    /// Stored in project files and given on the command line: never changes.
    pub name: &'static str,
    /// Shown above its findings.
    pub title: &'static str,
    /// A description in whole sentences of what it looks for, and why that is a problem.
    pub why: &'static str,
    /// The advice about a finding, if the finding itself gives none.
    pub advice: &'static str,
    /// The severity of its findings, if they have none of their own.
    pub severity: Severity,
    /// Runs unless the project switches it off; else only if the project switches it on.
    pub usual: bool,
    /// The part of a project that it looks at.
    pub scope: Scope,
}

/// The part of a project that a check looks at.
#[derive(Clone, Copy)]
pub enum Scope {
    /// The whole project at once.
    Project(fn(&ProjectContext<'_>, &mut Findings<'_>)),
    /// One level at a time, compiled.
    Level(fn(&LevelContext<'_>, &mut Findings<'_>)),
    /// One maze at a time.
    Maze(fn(&MazeContext<'_>, &mut Findings<'_>)),
    /// One level or one maze at a time.
    LevelOrMaze(fn(&LevelContext<'_>, &mut Findings<'_>), fn(&MazeContext<'_>, &mut Findings<'_>)),
}

impl Check {
    /// The check of that name.
    pub fn named(name: &str) -> Option<&'static Self> {
        ALL.iter().find(|check| check.name == name)
    }

    /// Whether it runs on a project that says this.
    pub fn is_on(&self, choice: &sim::project::CheckChoice) -> bool {
        !choice.off.contains_key(self.name) && (self.usual || choice.on.contains(self.name))
    }
}

/// Roster of all checks, in the order in which their findings are shown.
pub const ALL: &[Check] = &[
    project::references::CHECK,
    project::ruleset::CHECK,
    project::variants::CHECK,
    objects::start_in_ground::CHECK,
    objects::start_over_nothing::CHECK,
    objects::kinds::CHECK,
    objects::unlinked::CHECK,
    objects::monitors::CHECK,
    objects::own_pictures::CHECK,
    objects::definitions::CHECK,
    objects::figures::CHECK,
    project::tileset_pictures::CHECK,
    project::background_layers::CHECK,
    project::sounds::CHECK,
    project::tile_animations::CHECK,
    project::palettes::CHECK,
    objects::own_properties::CHECK,
    objects::things_in_walls::CHECK,
    objects::outside::CHECK,
    objects::water::CHECK,
    objects::limit_changes::CHECK,
    objects::level_marks::CHECK,
    objects::to_do::CHECK,
    objects::level_end::CHECK,
    objects::value_ranges::CHECK,
    loops::unreachable::CHECK,
    loops::marks::CHECK,
    loops::speed::CHECK,
    loops::switcher_paths::CHECK,
    loops::empty_layer::CHECK,
    ground::seams::CHECK,
    ground::steps::CHECK,
    ground::sensor_dips::CHECK,
    ground::edges::CHECK,
    ground::thin_floors::CHECK,
    ground::wall_ends::CHECK,
    ground::tile_shapes::CHECK,
    ground::tile_angles::CHECK,
    mazes::start::CHECK,
    mazes::blocks::CHECK,
    mazes::border::CHECK,
    mazes::goal::CHECK,
    project::runs::CHECK,
    project::reach::CHECK,
    objects::duplicates::CHECK,
    project::unused::CHECK,
    project::limits_of_originals::CHECK,
    project::unwritten::CHECK,
];
