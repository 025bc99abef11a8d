//! Shapes as a player meets them, and as a designer does.

mod follow;
mod track;
