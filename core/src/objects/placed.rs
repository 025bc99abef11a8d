//! The objects of a level as a world loads them: sorted by where they are, with their parameters read.

use super::parameters::{self, Values};
use super::window::column;
use super::{KindId, kind_named};
use crate::project::{Placement, PlacementId};
use std::sync::Arc;

/// An object of the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedObject {
    /// Its stable id.
    pub id: PlacementId,
    /// Its place in the level's list of placements.
    pub order: u32,
    /// Its kind.
    pub kind: KindId,
    /// Centre, pixels.
    pub x: i32,
    /// Centre, pixels.
    pub y: i32,
    /// Mirrored left to right.
    pub flip_x: bool,
    /// Mirrored top to bottom.
    pub flip_y: bool,
    /// Its parameters.
    pub values: Values,
}

/// The objects of a level whose kinds are known, sorted by columns of 128 pixels, in slot order within a column.
///
/// Shared: a clone costs nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placements(Arc<[PlacedObject]>);

impl Placements {
    /// Reads a level's list. Kinds that this version does not know are left out, parameters that can't be taken stand at
    /// their defaults.
    pub fn new(list: &[Placement]) -> Self {
        let mut placed: Vec<_> = (0..).zip(list).filter_map(|(order, placement)| read(order, placement)).collect();
        placed.sort_by_key(|object| column(object.x));
        Self(placed.into())
    }

    /// The object of that index, which is not its place in the level's list.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&PlacedObject> {
        self.0.get(index as usize)
    }

    /// All of them.
    pub fn list(&self) -> &[PlacedObject] {
        &self.0
    }

    /// They are the very same list.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The index of the object with that id.
    pub fn find(&self, id: PlacementId) -> Option<u32> {
        self.0.iter().position(|object| object.id == id).map(|index| index as u32)
    }
}

fn read(order: u32, placement: &Placement) -> Option<PlacedObject> {
    let kind = kind_named(&placement.kind)?;
    Some(PlacedObject {
        id: placement.id,
        order,
        kind,
        x: placement.x,
        y: placement.y,
        flip_x: placement.flip_x,
        flip_y: placement.flip_y,
        values: parameters::read(kind.info().parameters, &placement.extra, |_| {}),
    })
}
