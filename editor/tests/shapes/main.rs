//! Shapes as a player meets them, and as a designer does.

mod edit;
mod follow;
mod track;
