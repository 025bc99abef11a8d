//! The difference between two states of a level.

use super::list_swap::ListSwap;
use crate::document::LevelSettings;
use crate::document::chunk_uses::ChunkUses;
use sim::grid::{BLOCK, Grid};
use sim::project::{
    Area, Bounds, Extra, InnerExtra, LayerSwitcher, LevelData, LevelMark, LimitChange, NamedStart, Placement, Shape,
    Start,
};
use sim::tiles::LayoutCell;
use std::mem::{swap, take};
use std::sync::Arc;

/// A part of another state of a level.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum LevelPart {
    /// Start of the player.
    Start(Start),
    /// Further starts.
    Starts(Vec<NamedStart>),
    /// Limits of the camera.
    Bounds(Bounds),
    /// Goal, if there is one.
    Goal(Option<Area>),
    /// Title, water and the other settings of the level.
    Settings(Box<LevelSettings>),
    /// Unknown fields, and those inside of others.
    Extra(Box<(Extra, InnerExtra)>),
    /// Places of the layout: column, row, and what is there.
    Cells(Box<[(u32, u32, LayoutCell)]>),
    /// A layout of another size.
    Layout(Box<Grid<LayoutCell>>),
    /// Changes of the camera's limits.
    Limits(ListSwap<LimitChange>),
    /// Layer switchers.
    Switchers(ListSwap<LayerSwitcher>),
    /// Objects.
    Placements(ListSwap<Placement>),
    /// Regions and notes.
    Marks(ListSwap<LevelMark>),
    /// Shapes.
    Shapes(ListSwap<Arc<Shape>>),
}

impl LevelPart {
    /// The parts in which `to` differs from `from`, a level of the same key.
    pub(super) fn between(from: &LevelData, to: &LevelData) -> Vec<Self> {
        let LevelData {
            key: _,
            title,
            about,
            colors,
            layout,
            bounds,
            limit_changes,
            start,
            starts,
            goal,
            water,
            tide,
            wrap_y,
            background,
            plane,
            art_layers,
            properties,
            switchers,
            placements,
            marks,
            guides,
            shapes,
            extra,
            inner_extra,
        } = to;
        let mut parts = Vec::new();
        if from.start != *start {
            parts.push(Self::Start(*start));
        }
        if from.starts != *starts {
            parts.push(Self::Starts(starts.clone()));
        }
        if from.bounds != *bounds {
            parts.push(Self::Bounds(*bounds));
        }
        if from.goal != *goal {
            parts.push(Self::Goal(*goal));
        }
        let words = (&from.title, &from.about, &from.colors);
        let drawn = (&from.background, &from.plane, &from.art_layers) != (background, plane, art_layers);
        let settings = (&from.water, &from.tide, &from.wrap_y);
        if words != (title, about, colors)
            || (&from.properties, &from.guides) != (properties, guides)
            || settings != (water, tide, wrap_y)
            || drawn
        {
            parts.push(Self::Settings(Box::new(LevelSettings::of(to))));
        }
        if (&from.extra, &from.inner_extra) != (extra, inner_extra) {
            parts.push(Self::Extra(Box::new((extra.clone(), inner_extra.clone()))));
        }
        parts.extend(cells(&from.layout, layout));
        parts.extend(ListSwap::between(&from.limit_changes, limit_changes, PartialEq::eq).map(Self::Limits));
        parts.extend(ListSwap::between(&from.switchers, switchers, PartialEq::eq).map(Self::Switchers));
        parts.extend(ListSwap::between(&from.placements, placements, PartialEq::eq).map(Self::Placements));
        parts.extend(ListSwap::between(&from.marks, marks, PartialEq::eq).map(Self::Marks));
        let shapes = ListSwap::between(&from.shapes, shapes, |a, b| Arc::ptr_eq(a, b) || a == b);
        parts.extend(shapes.map(Self::Shapes));
        parts
    }

    /// Exchanges the part with the level's; true if chunks have to be counted anew.
    pub(super) fn turn(&mut self, level: &mut LevelData, uses: &mut ChunkUses) -> bool {
        match self {
            Self::Start(start) => swap(&mut level.start, start),
            Self::Starts(starts) => swap(&mut level.starts, starts),
            Self::Bounds(bounds) => swap(&mut level.bounds, bounds),
            Self::Goal(goal) => swap(&mut level.goal, goal),
            Self::Settings(settings) => **settings = take(&mut **settings).put(level),
            Self::Extra(both) => {
                swap(&mut level.extra, &mut both.0);
                swap(&mut level.inner_extra, &mut both.1);
            }
            Self::Cells(cells) => {
                for (x, y, cell) in cells {
                    if let Some(old) = level.layout.set(*x, *y, *cell) {
                        uses.moved(old, *cell);
                        *cell = old;
                    }
                }
            }
            Self::Layout(layout) => {
                swap(&mut level.layout, layout);
                return true;
            }
            Self::Limits(list) => list.turn(&mut level.limit_changes),
            Self::Switchers(list) => list.turn(&mut level.switchers),
            Self::Placements(list) => list.turn(&mut level.placements),
            Self::Marks(list) => list.turn(&mut level.marks),
            Self::Shapes(list) => list.turn(&mut level.shapes),
        }
        false
    }
}

fn cells(from: &Grid<LayoutCell>, to: &Grid<LayoutCell>) -> Option<LevelPart> {
    if (from.width(), from.height()) != (to.width(), to.height()) {
        return Some(LevelPart::Layout(Box::new(to.clone())));
    }
    let places = from.changed_blocks(to).flat_map(|(left, top)| {
        (top..to.height().min(top + BLOCK)).flat_map(move |y| (left..to.width().min(left + BLOCK)).map(move |x| (x, y)))
    });
    let differing = places.filter(|(x, y)| from.get(*x, *y) != to.get(*x, *y));
    let cells: Box<[_]> = differing.filter_map(|(x, y)| Some((x, y, to.get(x, y)?))).collect();
    (!cells.is_empty()).then_some(LevelPart::Cells(cells))
}
