//! Object definitions in files: taking them over, and writing them.

use super::App;
use crate::command::Command;
use crate::language::{said, t};
use crate::tr;
use kit::document::Edit;
use kit::document::art::own_pictures::problem_of;
use kit::document::custom_kinds::files::{added, export};
use kit::notices::Notice;
use sim::file::Disk;
use sim::project::OwnKind;
use std::path::{Path, PathBuf};

impl App {
    /// Has object definitions read.
    pub(super) fn take_definitions(&mut self, path: PathBuf) {
        let document = self.studio.history.document();
        let home = document.folder().filter(|_| self.studio.at_home);
        let near = home.map(|home| home.join(&path)).filter(|near| near.is_file());
        self.desk.files.definitions(document.project(), near.unwrap_or(path));
    }

    /// Object definitions were read: taking them over is a step that can be undone.
    pub(super) fn add_definitions(&mut self, kinds: Result<Vec<OwnKind>, String>) {
        let kinds = match kinds {
            Ok(kinds) => kinds,
            Err(why) => {
                let text = tr!("The objects can't be imported: {why}", why = said(&why));
                return self.studio.notices.push(Notice::error(text));
            }
        };
        let problems: Vec<String> = kinds.iter().filter_map(|kind| problem_of(kind.picture.as_ref()?)).collect();
        let count = kinds.len();
        let (own, first) = added(&self.studio.history.document().project().objects, kinds);
        let label = t("Import objects");
        if let Err(error) = self.studio.history.apply(label, None, vec![Edit::SetOwnKinds(own)]) {
            self.studio.notices.push(Notice::error(format!("{label}: {}", said(&error.to_string()))));
            return;
        }
        self.studio.session.tools.own_kind = Some(first);
        self.send(Command::ShowPane("object_maker"));
        self.studio.notices.push(Notice::info(match count {
            1 => t("Imported one object.").to_owned(),
            _ => tr!("Imported {count} objects.", count),
        }));
        for problem in problems {
            self.studio.notices.push(Notice::warning(format!("{}.", said(&problem))));
        }
    }

    /// Writes an object definition to a file.
    pub(super) fn write_definition(&mut self, kind: &str, path: &Path, overwrite: bool) {
        let own = &self.studio.history.document().project().objects;
        self.studio.notices.push(match export(&Disk, own, kind, path, overwrite) {
            Ok(files) => {
                let names: Vec<_> = files.iter().map(|file| file.display().to_string()).collect();
                Notice::info(tr!("Exported {files}", files = names.join(", ")))
            }
            Err(why) => Notice::error(tr!("The object can't be exported: {why}", why = said(&why))),
        });
    }
}
