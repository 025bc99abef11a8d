//! What the app does about tilesets on disk: pictures that somebody else changed, tilesets that are linked.

use super::App;
use crate::document::Edit;
use crate::document::pictures::{ChangedPicture, merged};
use crate::document::watch::PictureWatch;
use crate::notices::Notice;
use crate::tilesets::place;
use eframe::egui;
use sim::file::Problem;
use sim::project::TilesetRef;
use std::path::Path;
use std::sync::Arc;

impl App {
    /// Asks the thread that reads whether pictures are other ones by now.
    pub(super) fn check_pictures(&mut self) {
        let project = self.history.document().project().clone();
        self.desk.files.check_pictures(&project);
    }

    /// Watches the folders of the tilesets in use, and has pictures looked at when something happens there.
    pub(super) fn watch_pictures(&mut self, ctx: &egui::Context) {
        if !self.desk.at_home {
            return;
        }
        let document = self.history.document();
        if self.desk.watched != Some(document.revision()) {
            self.desk.watched = Some(document.revision());
            let home = document.folder();
            let folders = document.project().tilesets.iter().filter_map(|set| Some(home?.join(&set.path))).collect();
            let wake = ctx.clone();
            self.desk.watch.get_or_insert_with(|| PictureWatch::new(move || wake.request_repaint())).follow(folders);
        }
        if self.desk.watch.as_ref().is_some_and(PictureWatch::take) {
            self.check_pictures();
        }
    }

    /// A picture is another one on disk: it is taken over as a step that can be undone.
    pub(super) fn take_picture(&mut self, changed: ChangedPicture) {
        let now = match changed.now {
            Ok(now) => now,
            Err(why) => {
                self.notices.push(Notice::warning(format!("{why}. What was read before stays.")));
                return;
            }
        };
        let sets = &self.history.document().project().tilesets;
        let Some((index, set)) = sets.iter().enumerate().find(|(_, set)| set.path == changed.tileset) else { return };
        let (sheet, kept) = match &set.tileset.sheet {
            Some(here) if **here == *now => return,
            Some(here) => merged(changed.before.as_deref(), here, &now),
            None => (now, 0),
        };
        let name = set.tileset.name.clone();
        let mut tileset = (*set.tileset).clone();
        tileset.sheet = Some(sheet);
        let tileset = Some(Arc::new(TilesetRef { tileset: Arc::new(tileset), ..(**set).clone() }));
        let was_saved = !self.history.is_dirty();
        let label = format!("Picture of {name} read again");
        if let Err(error) = self.history.apply(&label, None, vec![Edit::SetTileset { index, tileset }]) {
            self.notices.push(Notice::error(format!("{label}: {error}")));
            return;
        }
        if was_saved && kept == 0 {
            let state = self.history.state();
            self.history.mark_saved(state);
        }
        let stays = match kept {
            0 => String::new(),
            1 => " One cell that was painted here stays.".to_owned(),
            n => format!(" {n} cells that were painted here stay."),
        };
        self.notices.push(Notice::info(format!("The picture of {name} changed on disk and was read again.{stays}")));
    }

    /// Has a tileset read that stands in a folder.
    pub(super) fn link_tileset(&mut self, path: &Path, index: Option<usize>) {
        let document = self.history.document();
        let Some(home) = document.folder().filter(|_| self.desk.at_home) else {
            let text = "Save the project first: where a tileset is, is said from the project's folder.";
            self.notices.push(Notice::warning(text.to_owned()));
            return;
        };
        let Some(path) = place::relative(home, path) else {
            self.notices
                .push(Notice::warning(format!("{} cannot be reached from the project's folder.", path.display())));
            return;
        };
        let sets = &document.project().tilesets;
        let first_block = index.and_then(|index| sets.get(index)).map_or(0, |set| set.first_block);
        self.desk.files.link_tileset(path, first_block, index.unwrap_or(sets.len()));
    }

    pub(super) fn take_linked(&mut self, index: usize, mut set: TilesetRef, problems: &[Problem]) {
        let project = self.history.document().project();
        let is_new = index >= project.tilesets.len();
        let index = index.min(project.tilesets.len());
        if is_new {
            match place::next_first_block(project, set.tileset.blocks.len()) {
                Some(first_block) => set.first_block = first_block,
                None => {
                    let text = format!("No numbers are left for the {} blocks of it.", set.tileset.blocks.len());
                    self.notices.push(Notice::warning(text));
                    return;
                }
            }
        }
        let name = set.tileset.name.clone();
        let label = if is_new { format!("Use the tileset {name}") } else { format!("Relink the tileset {name}") };
        if let Err(error) =
            self.history.apply(&label, None, vec![Edit::SetTileset { index, tileset: Some(Arc::new(set)) }])
        {
            self.notices.push(Notice::error(format!("{label}: {error}")));
        }
        for problem in problems.iter().take(6) {
            self.notices.push(Notice::warning(problem.to_string()));
        }
    }
}
