//! Loopwright: the window and the headless commands.
//!
//! One way round: input becomes commands, commands change the document or the session, derived data and the
//! simulation follow, panes paint. Panes read; commands write.

pub mod app;
pub mod bindings;
pub mod checks;
pub mod cli;
pub mod command;
pub mod controls;
pub mod derived;
pub mod dialogs;
pub mod dock;
pub mod document;
pub mod figure;
pub mod gamepad;
pub mod limits;
pub mod logger;
pub mod materials;
pub mod neighbours;
pub mod notices;
pub mod overlays;
pub mod own_kinds;
pub mod panes;
pub mod play;
pub mod recordings;
pub mod renumber;
pub mod session;
pub mod sessions;
pub mod settings;
pub mod shapes;
pub mod shell;
pub mod start;
pub mod stored;
pub mod terminal;
pub mod theme;
pub mod tile_shape;
pub mod tilesets;
pub mod tools;
pub mod widgets;
pub mod words;
