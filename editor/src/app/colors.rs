//! Colours of palettes to and from files.

use super::App;
use crate::command::PaletteName;
use crate::language::{said, t};
use crate::tr;
use kit::document::art::palettes;
use kit::exchange::color_files::{self, ColorFileKind, MOST_BYTES};
use kit::notices::Notice;
use kit::output;
use sim::file::{Disk, Storage};
use sim::project::{Rgb, free_name};
use std::path::{Path, PathBuf};

impl App {
    /// Gives a palette the colours of a file.
    pub(super) fn take_colors(&mut self, of: &PaletteName, path: &Path) {
        let document = self.studio.history.document();
        let home = document.folder().filter(|_| self.studio.at_home);
        let path = home.map(|home| home.join(path)).unwrap_or_else(|| path.to_owned());
        let bytes = Disk.read(&path, MOST_BYTES).map_err(|error| error.to_string());
        let colors = bytes.and_then(|bytes| color_files::read(&bytes).map_err(str::to_owned));
        let colors: Vec<(usize, Rgb)> = match colors {
            Ok(colors) => colors.into_iter().enumerate().collect(),
            Err(why) => {
                let text = tr!("{file} can't be imported: {why}", file = path.display(), why = said(&why));
                return self.studio.notices.push(Notice::error(text));
            }
        };
        let edits = palettes::recolored(document.project(), of.tileset, &of.palette, &colors);
        let notice = match self.studio.history.apply(t("Import colours"), None, edits) {
            Ok(()) => Notice::info(tr!("Imported {count} colours.", count = colors.len())),
            Err(error) => Notice::error(format!("{}: {}", t("Import colours"), said(&error.to_string()))),
        };
        self.studio.notices.push(notice);
    }

    /// Writes the colours of a palette.
    pub(super) fn write_colors(&mut self, of: &PaletteName, path: &Path, overwrite: bool) {
        let ending = path.extension().map(|ending| ending.to_string_lossy().into_owned()).unwrap_or_default();
        let project = self.studio.history.document().project();
        let set = project.tilesets.get(of.tileset);
        let colors = set.and_then(|set| palettes::colors(&set.tileset, &of.palette)).unwrap_or_default();
        let written = match ColorFileKind::of_ending(&ending) {
            Some(kind) => output::write(path, overwrite, &color_files::write(kind, &of.palette, &colors)),
            None => Err(t("The name of the file must end in .pal, .gpl, .act, .hex or .bin").to_owned()),
        };
        self.studio.notices.push(match written {
            Ok(()) => Notice::info(tr!("Exported {files}", files = path.display())),
            Err(why) => Notice::error(tr!("The colours can't be exported: {why}", why = said(&why))),
        });
    }

    /// The file that a palette is offered to be written to, below the project's folder.
    pub(super) fn color_file(&self, of: &PaletteName) -> PathBuf {
        let project = self.studio.history.document().project();
        let set = project.tilesets.get(of.tileset).map_or("colours", |set| set.tileset.name.as_str());
        let name = if of.palette.is_empty() { set } else { &of.palette };
        let plain: String = name.chars().map(|sign| if sign.is_alphanumeric() { sign } else { '-' }).collect();
        let home = self.studio.history.document().folder().filter(|_| self.studio.at_home);
        let is_free = |name: &str| !home.is_some_and(|home| home.join(format!("{name}.pal")).exists());
        PathBuf::from(format!("{}.pal", free_name(&plain.to_lowercase(), "-", is_free)))
    }
}
