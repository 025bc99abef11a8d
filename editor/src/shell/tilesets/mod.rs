//! Level > Tilesets: the tilesets of the project, and pictures that become one.

mod import_picture;
mod list;
mod preview;
mod work;

pub use import_picture::ImportPicture;
pub use list::TilesetList;
