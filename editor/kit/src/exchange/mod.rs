//! The neighbours: files of other tools and of the originals' disassemblies, read and written.
//!
//! A format is one file or folder here, and one line of the roster.

pub mod color_files;
pub mod compression;
mod drawn_blocks;
mod format;
mod inside;
pub mod join;
mod map_error;
mod maps;
mod names;
pub(crate) mod promises;
mod report;
pub mod tilesets;
mod xml;

pub use format::{
    Choice, Export, Failure, FileLine, Format, Import, Imported, Mapping, MappingChoice, MappingRow, Plan, Progress,
    Ready, Refreshed, Request, import_into, write_pictures,
};
pub(crate) use maps::export::planes;
pub use promises::{Room, RoomLine};
pub use report::{Report, Weight};

use sim::project::{LevelData, MazeData};
use std::path::Path;

/// Declares the files of the formats, and lists what they hold.
macro_rules! roster {
    ($($file:ident::$format:ident),* $(,)?) => {
        $(pub mod $file;)*

        /// The formats that levels are read from and written to.
        pub(crate) const FORMATS: &[&dyn Format] = &[$(&$file::$format),*];
    };
}

roster! { sonlvl::SonLvlProject, tiled::TiledMaps, ldtk::LdtkProjects, godot::GodotScenes, rsdk::RsdkStages, gamemaker::GameMakerRooms, aseprite::AsepriteSprite, maze_layout::SpecialStage }

/// The formats that levels are read from.
pub fn imports() -> impl Iterator<Item = (&'static dyn Format, &'static dyn Import)> {
    FORMATS.iter().filter_map(|format| Some((*format, format.import()?)))
}

/// The formats that levels are written to.
pub fn exports() -> impl Iterator<Item = (&'static dyn Format, &'static dyn Export)> {
    FORMATS.iter().filter_map(|format| Some((*format, format.export()?)))
}

/// True if the path has an ending of the format's file, and a name that such a file can have.
pub fn is_of(format: &dyn Format, path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    format.endings().iter().any(|known| ending.eq_ignore_ascii_case(known)) && format.is_named(&stem)
}

/// The formats that write into the files that levels came from.
fn write_backs() -> impl Iterator<Item = &'static dyn Export> {
    exports().map(|(_, export)| export).filter(|export| !export.is_into_folder())
}

/// Returns the name of a level in another program's file, of the first format that has a place for it.
pub fn place(level: &LevelData) -> Option<String> {
    write_backs().find_map(|export| export.place(level))
}

/// Returns the name of a maze in another program's file, of the first format that has a place for it.
pub fn maze_place(maze: &MazeData) -> Option<String> {
    write_backs().find_map(|export| export.maze_place(maze))
}
