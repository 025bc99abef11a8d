//! Loopwright: the window. What needs none is in the crate `kit`.
//!
//! One way round: input becomes commands, commands change the document or the session, derived data and the
//! simulation follow, panes paint. Panes read; commands write.

pub mod actions;
pub mod app;
pub mod bindings;
pub mod command;
pub mod dialogs;
pub mod dock;
pub mod game;
pub mod gamepad;
pub mod language;
pub mod look;
pub mod manual;
pub mod maze;
pub mod overlays;
pub mod panes;
pub mod program;
pub mod session;
pub mod settings;
pub mod shell;
pub mod speaker;
pub mod studio;
pub mod things;
pub mod tools;
pub mod widgets;
