//! Recorded runs: buttons from a start, and what must hold on the way and at the end.

use super::{Extra, Fact, InnerExtra, PlacementId, Start};
use crate::ruleset::{Form, Game, Shield};
use std::collections::BTreeMap;

/// The state of a player who does not begin by standing still.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StartState {
    /// Fraction of his x, in 1/256 pixel.
    pub x_sub: u8,
    /// Fraction of his y, in 1/256 pixel.
    pub y_sub: u8,
    /// Motion to the right, in 1/256 pixel per frame. On the ground derived from the ground speed before he moves.
    pub x_speed: i16,
    /// Motion downwards, in 1/256 pixel per frame.
    pub y_speed: i16,
    /// Speed along the ground, in 1/256 pixel per frame.
    pub ground_speed: i16,
    /// Not on the ground.
    pub airborne: bool,
    /// A ball.
    pub rolling: bool,
    /// The shield, which takes the first hit.
    pub shield: Shield,
    /// Super or hyper, or neither.
    pub form: Form,
    /// Rings held.
    pub rings: u16,
    /// Emeralds held, up to 14: 7 for a super form, 14 for a hyper form.
    pub emeralds: u8,
    /// The height of the level's water, if it has any; `None` as the level says.
    pub water: Option<i32>,
    /// The stage in which the changes of the water begin.
    pub water_stage: u8,
}

/// A recorded run: inputs from a start, and what must hold on the way and at the end.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Run {
    /// Name of the file under `runs/`, without its ending.
    pub key: String,
    /// Key of the level or of the maze it is played in.
    pub level: String,
    /// The game by whose rules alone it is played; `None`: the project's rules.
    pub ruleset: Option<Game>,
    /// The place where it begins; `None`: the level's start.
    pub start: Option<Start>,
    /// Buttons held, frame by frame, as (buttons, number of frames).
    pub inputs: Vec<(u8, u32)>,
    /// Buttons held on the second pad in the same way; behind their end, nothing is held.
    pub inputs_2: Vec<(u8, u32)>,
    /// The expectations on the way, in the order of the file.
    pub moments: Vec<Moment>,
    /// The expectation after the last frame.
    pub expect: Expectation,
    /// Unknown fields.
    pub extra: Extra,
    /// Unknown fields inside `start` and `expect`.
    pub inner_extra: InnerExtra,
}

/// The expectation at the end of a run; an absent field is not checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Expectation {
    /// The goal was reached in some frame.
    pub goal: Option<bool>,
    /// Frames in which the goal is reached at the latest: 600 is ten seconds.
    pub within: Option<u32>,
    /// Rings held at least.
    pub rings: Option<u16>,
    /// The player is not dying or dead. He never died then: a run does not restart.
    pub alive: Option<bool>,
    /// Whole pixel of the player's x.
    pub x: Option<i32>,
    /// Whole pixel of the player's y.
    pub y: Option<i32>,
    /// The world's digest, of version [`DIGEST_VERSION`](crate::digest::DIGEST_VERSION): for tests of the rules, since
    /// every edit near the way changes it.
    pub digest: Option<u64>,
    /// The world's digest as an earlier Loopwright took it: not compared. A new digest takes its place once the run is
    /// kept anew or its result is accepted.
    pub old_digest: Option<u64>,
}

impl Expectation {
    /// True if the run asks for a digest, of whichever version.
    pub const fn asks_for_digest(&self) -> bool {
        self.digest.is_some() || self.old_digest.is_some()
    }

    /// True if the run asks for a digest that only an earlier Loopwright can compare.
    pub const fn is_outdated(&self) -> bool {
        self.digest.is_none() && self.old_digest.is_some()
    }
}

/// The expectation for a player, an object or a cell after a frame of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// Frames played by then; 0 is the start.
    pub frame: u32,
    /// The name in reports.
    pub name: String,
    /// The player, the object or the cell that it must hold for.
    pub subject: Subject,
    /// The expected values: 1 and 0 if a fact is true or false.
    pub facts: BTreeMap<Fact, i32>,
}

/// A player, an object or a cell that something must hold for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Subject {
    /// The player.
    #[default]
    Player,
    /// His partner.
    Partner,
    /// The object of a placement.
    Placed(PlacementId),
    /// Of the objects of a kind that exist, in slot order, the one of this number, counted from 1.
    OfKind(String, u32),
    /// The cell of a maze: column and row, from 0.
    Cell(u16, u16),
}

impl std::fmt::Display for Subject {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Player => f.write_str("player"),
            Self::Partner => f.write_str("partner"),
            Self::Placed(id) => write!(f, "{:016x}", id.0),
            Self::OfKind(kind, 1) => f.write_str(kind),
            Self::OfKind(kind, number) => write!(f, "{kind} {number}"),
            Self::Cell(column, row) => write!(f, "cell {column},{row}"),
        }
    }
}

impl std::str::FromStr for Subject {
    type Err = std::convert::Infallible;

    /// Reads what [`Display`](std::fmt::Display) writes; what is neither a player, an id nor a cell names a kind.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let id = || u64::from_str_radix(text, 16).ok().filter(|_| text.len() == 16);
        let numbered = || {
            let (kind, number) = text.rsplit_once(' ')?;
            number.parse().ok().filter(|number| *number > 1 && !kind.is_empty()).map(|number| (kind, number))
        };
        let cell = || {
            let (column, row) = text.strip_prefix("cell ")?.split_once(',')?;
            Some(Self::Cell(column.parse().ok()?, row.parse().ok()?))
        };
        Ok(match (text, id(), cell()) {
            ("player", ..) => Self::Player,
            ("partner", ..) => Self::Partner,
            (_, Some(id), _) => Self::Placed(PlacementId(id)),
            (.., Some(cell)) => cell,
            _ => numbered().map_or_else(
                || Self::OfKind(text.to_owned(), 1),
                |(kind, number)| Self::OfKind(kind.to_owned(), number),
            ),
        })
    }
}
