//! The writer of a format whose files are maps.

use crate::exchange::format::Request;
use crate::exchange::{Choice, Export, Failure, Plan, Progress};
use sim::file::Storage;
use sim::project::{LevelData, Project};

/// The writer of a format whose files are maps: levels go into a folder.
pub(crate) struct MapExporter {
    /// The command line's help; the file's help after it.
    pub help: [&'static str; 2],
    /// The words of the window about the folder.
    pub hint: &'static str,
    /// The choices of the user.
    pub choices: &'static [Choice],
    /// Returns the name of a level in its file.
    pub place: fn(&LevelData) -> String,
    /// Lays out the files.
    pub plan: fn(&dyn Storage, &Project, &Request, Progress<'_>) -> Result<Plan, Failure>,
}

impl Export for MapExporter {
    fn help(&self) -> [&'static str; 2] {
        self.help
    }
    fn hint(&self) -> &'static str {
        self.hint
    }
    fn choices(&self) -> &'static [Choice] {
        self.choices
    }
    fn is_into_folder(&self) -> bool {
        true
    }
    fn place(&self, level: &LevelData) -> Option<String> {
        Some((self.place)(level))
    }
    fn plan(
        &self,
        storage: &dyn Storage,
        project: &Project,
        request: &Request,
        progress: Progress<'_>,
    ) -> Result<Plan, Failure> {
        (self.plan)(storage, project, request, progress)
    }
}
