//! Objects: one file for each kind, with all there is to say about it.
//!
//! Objects run in slot order after the player, and exist only near the camera (see [`window`]). [`kind`] says what a kind's
//! file implements, [`body`] what every object has, [`around`] what it sees in its step; [`solid`] holds the rules of
//! solid objects. To add a kind: its file in [`kinds`] and a line in the roster there.

pub mod area;
pub mod around;
pub mod body;
mod breath;
mod carry;
pub mod common;
mod edited;
mod engine;
pub mod hitbox;
pub mod kind;
pub mod kinds;
pub mod look;
mod memory;
pub mod originals;
pub mod parameters;
pub mod placed;
pub mod rings;
pub mod slots;
pub mod solid;
pub mod window;
mod world;

pub use crate::camera::View;
pub use crate::contacts::{Reaction, TouchBox};
pub use around::{Around, Scene, Setting};
pub use body::{Body, Fate, Hitbox, NO_PLACEMENT};
pub use common::{Common, Tally};
pub use edited::EditedObjects;
pub use engine::{Engine, Original};
pub(crate) use hitbox::InLevel;
pub use kind::{Group, Kind, KindInfo, Throws};
pub use kinds::others::own::is_free_name;
pub use kinds::{KINDS, KindId, State, kind_named, kind_of_original};
pub use look::{Ink, Pen};
pub use placed::{PlacedObject, Placements};
pub use slots::{Object, Others, Slots};
pub(crate) use world::ObjectFrame;
pub use world::{Objects, shown};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_stay_small() {
        assert!(size_of::<Object>() <= 96, "{}", size_of::<Object>());
    }
}
