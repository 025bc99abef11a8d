//! Scenes of Godot 4: tile maps with their tilesets, pictures behind them, and nodes as objects.
//!
//! | Folder | Holds |
//! | --- | --- |
//! | `text` | Godot's text files, taken apart and put together |
//! | `import` | from a scene to a map |
//! | `export` | from levels to scenes and a tileset |
//! | `format` | Godot as one of the formats |

mod export;
mod format;
mod import;
mod text;

pub(super) use format::GodotScenes;
