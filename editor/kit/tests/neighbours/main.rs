//! Neighbours: levels that arrive from other editors and leave to them.
#![allow(clippy::unwrap_used)]

mod forms;
mod gamemaker;
mod godot;
mod judge;
mod ldtk;
mod round_trip;
mod rsdk;
mod samples;
mod support;
mod write_back;
