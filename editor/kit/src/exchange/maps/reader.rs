//! The reader of a format whose files are maps.

use crate::exchange::format::{MappingRow, Request};
use crate::exchange::maps::import::{MapRequest, level_names, mapping, read};
use crate::exchange::maps::source::OpenMaps;
use crate::exchange::{Choice, Failure, Import, Imported, Progress};
use sim::file::Storage;

/// The reader of a format whose files are maps: all of them share the way to levels.
pub(crate) struct MapImporter {
    /// Opens a file.
    pub open: OpenMaps,
    /// The command line's help; the file's help after it.
    pub help: [&'static str; 2],
    /// The words of the window about the file.
    pub hint: &'static str,
    /// The choices of the user.
    pub choices: &'static [Choice],
}

impl Import for MapImporter {
    fn help(&self) -> [&'static str; 2] {
        self.help
    }
    fn hint(&self) -> &'static str {
        self.hint
    }
    fn choices(&self) -> &'static [Choice] {
        self.choices
    }
    fn is_short(&self) -> bool {
        true
    }
    fn adds(&self) -> bool {
        true
    }
    fn level_names(&self, storage: &dyn Storage, request: &Request) -> Result<Vec<String>, Failure> {
        Ok(level_names(storage, &MapRequest::new(self.open, request))?)
    }
    fn mapping(&self, storage: &dyn Storage, request: &Request) -> Result<[Vec<MappingRow>; 2], Failure> {
        Ok(mapping(storage, &MapRequest::new(self.open, request))?)
    }
    fn read(&self, storage: &dyn Storage, request: &Request, progress: Progress<'_>) -> Result<Imported, Failure> {
        Ok(read(storage, &MapRequest::new(self.open, request), progress)?)
    }
}
