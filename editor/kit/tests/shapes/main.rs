//! Shapes as a player meets them, and as a designer does.
#![allow(clippy::unwrap_used)]

mod edges;
mod edit;
mod follow;
mod held;
mod numbers;
mod outsides;
mod track;
