//! A file that maps are read from.

use crate::exchange::map_error::MapError;
use crate::exchange::maps::files::MapFiles;
use crate::exchange::maps::model::GridMap;
use std::path::Path;

/// The maps that a file stands for, opened by the reader of its format.
pub(crate) trait MapSource {
    /// Returns the names of the maps, in order.
    fn names(&self) -> Vec<String>;
    /// Returns what of the file itself does not come over, in words.
    fn losses(&self) -> Vec<String>;
    /// Reads the map of a place in the list of names.
    ///
    /// # Errors
    /// A map that can't be read.
    fn read(&self, place: usize) -> Result<GridMap, MapError>;
    /// True if the values of objects that have no place here are those of the format's own objects, and not the user's.
    fn keeps_values(&self) -> bool {
        false
    }
}

/// Opens a file for the reader of a format.
pub(crate) type OpenMaps = for<'a> fn(&'a MapFiles<'a>, &Path) -> Result<Box<dyn MapSource + 'a>, MapError>;
