//! The app's work with pictures on disk: those that another program changed, those that objects are given, tilesets that
//! are linked.

use super::App;
use crate::language::{said, t};
use crate::tr;
use eframe::egui;
use kit::document::Edit;
use kit::document::art::own_pictures::{ChangedImage, PictureOwner};
use kit::document::art::pictures::{ChangedPicture, merged};
use kit::document::custom_kinds::{figures, with};
use kit::document::disk::watch::PictureWatch;
use kit::exchange::tilesets::place;
use kit::notices::Notice;
use sim::file::FileProblem;
use sim::project::{Image, OwnFigure, OwnImage, OwnKind, OwnPicture, TilesetRef};
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl App {
    /// Asks the thread that reads whether pictures are other ones by now.
    pub(super) fn check_pictures(&mut self) {
        let project = self.studio.history.document().project().clone();
        self.desk.files.check_pictures(&project);
    }

    /// Watches the folders of the pictures in use, and has pictures looked at when something happens there.
    pub(super) fn watch_pictures(&mut self, ctx: &egui::Context) {
        if !self.studio.at_home {
            return;
        }
        let document = self.studio.history.document();
        if self.desk.watched != Some(document.revision()) {
            self.desk.watched = Some(document.revision());
            let home = document.folder();
            let project = document.project();
            let sets = project.tilesets.iter().filter_map(|set| Some(home?.join(&set.path)));
            let own = project.objects.pictures().next().and(home).map(Path::to_owned);
            let folders = sets.chain(own).collect();
            let wake = ctx.clone();
            self.desk.watch.get_or_insert_with(|| PictureWatch::new(move || wake.request_repaint())).follow(folders);
        }
        if self.desk.watch.as_mut().is_some_and(PictureWatch::take) {
            self.check_pictures();
        }
    }

    /// A picture is another one on disk: it is taken over as a step that can be undone.
    pub(super) fn take_picture(&mut self, changed: ChangedPicture) {
        let now = match changed.now {
            Ok(now) => now,
            Err(why) => {
                self.studio.notices.push(Notice::warning(tr!("{why}. The previous picture stays.", why = said(&why))));
                return;
            }
        };
        let sets = &self.studio.history.document().project().tilesets;
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
        let was_saved = !self.studio.history.is_dirty();
        let label = tr!("Reloaded picture of {name}", name);
        if let Err(error) = self.studio.history.apply(&label, None, vec![Edit::SetTileset { index, tileset }]) {
            self.studio.notices.push(Notice::error(format!("{label}: {}", said(&error.to_string()))));
            return;
        }
        if was_saved && kept == 0 {
            let state = self.studio.history.state();
            self.studio.history.mark_saved(state);
        }
        self.studio.notices.push(Notice::info(match kept {
            0 => tr!("The picture of {name} changed on disk and was reloaded.", name),
            1 => tr!(
                "The picture of {name} changed on disk and was reloaded. One cell that was painted here stays.",
                name
            ),
            count => tr!(
                "The picture of {name} changed on disk and was reloaded. {count} cells that were painted here stay.",
                name,
                count
            ),
        }));
    }

    /// Has a picture read for an object kind or a figure.
    pub(super) fn take_own_picture(&mut self, owner: PictureOwner, path: PathBuf) {
        let document = self.studio.history.document();
        let home = document.folder().filter(|_| self.studio.at_home);
        let near = home.map(|home| home.join(&path)).filter(|near| near.is_file());
        self.desk.files.own_picture(document.project(), owner, near.unwrap_or(path));
    }

    /// A picture was read for an object kind or a figure: drawing it so is a step that can be undone.
    pub(super) fn give_own_picture(&mut self, owner: &PictureOwner, picture: Result<(String, Arc<Image>), String>) {
        let (file, image) = match picture {
            Ok(picture) => picture,
            Err(why) => {
                self.studio.notices.push(Notice::error(format!("{}.", said(&why))));
                return;
            }
        };
        let own = &self.studio.history.document().project().objects;
        let drawn = |before: OwnPicture| OwnPicture { file, image: OwnImage::Read(image), ..before };
        let (label, kinds) = match owner {
            PictureOwner::Kind(name) => {
                let Some(place) = own.find(name).map(usize::from) else { return };
                let Some(kind) = own.kinds.get(place) else { return };
                let picture = Some(drawn(kind.picture.clone().unwrap_or_default()));
                let label = tr!("Picture of {kind}", kind = kind.shown_title());
                (label, with(own, place, Some(OwnKind { picture, ..(**kind).clone() })))
            }
            PictureOwner::Figure(character) => {
                let before = own.figure(*character).map(|figure| (**figure).clone()).unwrap_or_default();
                let figure = OwnFigure { picture: drawn(before.picture), ..before };
                let label = tr!("Picture of {kind}", kind = character.label());
                (label, figures::with_figure(own, *character, Some(figure)))
            }
        };
        let edit = Edit::SetOwnKinds(kinds);
        if let Err(error) = self.studio.history.apply(&label, None, vec![edit]) {
            self.studio.notices.push(Notice::error(format!("{label}: {}", said(&error.to_string()))));
        }
    }

    /// A picture of object kinds is another one on disk: it is taken over as a step that can be undone.
    pub(super) fn take_changed_own_picture(&mut self, changed: ChangedImage) {
        let file = changed.file;
        let own = &self.studio.history.document().project().objects;
        let is_shown = own.pictures().any(|picture| picture.file == file && picture.shown().is_some());
        let image = match changed.now {
            Ok(now) if own.pictures().any(|picture| picture.file == file && picture.shown() != Some(&now)) => {
                OwnImage::Read(now)
            }
            Ok(_) => return,
            Err(why) if is_shown => {
                let text = tr!(
                    "The picture {file} can't be shown: {why}. The previous picture stays.",
                    file,
                    why = said(&why)
                );
                self.studio.notices.push(Notice::warning(text));
                return;
            }
            Err(why) => OwnImage::Broken(why.into()),
        };
        let notice = match &image {
            OwnImage::Broken(why) => {
                Notice::warning(tr!("The picture {file} can't be shown: {why}.", file, why = said(why)))
            }
            _ => Notice::info(tr!("The picture {file} changed on disk and was reloaded.", file)),
        };
        let kinds = own.with_images(|picture| (picture.file == file).then(|| image.clone()));
        let was_saved = !self.studio.history.is_dirty();
        let label = tr!("Reloaded picture {file}", file);
        if let Err(error) = self.studio.history.apply(&label, None, vec![Edit::SetOwnKinds(Arc::new(kinds))]) {
            self.studio.notices.push(Notice::error(format!("{label}: {}", said(&error.to_string()))));
            return;
        }
        if was_saved {
            let state = self.studio.history.state();
            self.studio.history.mark_saved(state);
        }
        self.studio.notices.push(notice);
    }

    /// Opens a file in the program that the system has for it.
    pub(super) fn open_outside(&mut self, path: &Path) {
        let shown = path.display();
        let notice = if !path.is_file() {
            Notice::warning(tr!("There is no file {path} yet. Save the project first.", path = shown))
        } else if !self.desk.dialogs.is_native() {
            Notice::warning(tr!("No other program can be opened here. The file is {path}", path = shown))
        } else if let Err(error) = open::that_detached(path) {
            Notice::error(tr!("{path} can't be opened: {why}", path = shown, why = error.to_string()))
        } else {
            return;
        };
        self.studio.notices.push(notice);
    }

    /// Has a tileset read that is in a folder.
    pub(super) fn link_tileset(&mut self, path: &Path, index: Option<usize>) {
        let document = self.studio.history.document();
        let Some(home) = document.folder().filter(|_| self.studio.at_home) else {
            let text = t("Save the project first: the path of a tileset starts from the project's folder.");
            self.studio.notices.push(Notice::warning(text.to_owned()));
            return;
        };
        let Some(path) = place::relative(home, path) else {
            self.studio.notices.push(Notice::warning(tr!(
                "{path} cannot be reached from the project's folder.",
                path = path.display()
            )));
            return;
        };
        let sets = &document.project().tilesets;
        let first_block = index.and_then(|index| sets.get(index)).map_or(0, |set| set.first_block);
        self.desk.files.link_tileset(path, first_block, index.unwrap_or(sets.len()));
    }

    pub(super) fn take_linked(&mut self, index: usize, set: TilesetRef, problems: &[FileProblem]) {
        let document = self.studio.history.document();
        let is_new = index >= document.project().tilesets.len();
        let name = set.tileset.name.clone();
        let label = if is_new { tr!("Use the tileset {name}", name) } else { tr!("Relink the tileset {name}", name) };
        let edits = match is_new {
            true => place::add(document, set.tileset, set.path),
            false => Ok(vec![Edit::SetTileset { index, tileset: Some(Arc::new(set)) }]),
        };
        let edits = match edits {
            Ok(edits) => edits,
            Err(full) => {
                return self.studio.notices.push(Notice::warning(format!("{label}: {}.", said(&full.to_string()))));
            }
        };
        if let Err(error) = self.studio.history.apply(&label, None, edits) {
            self.studio.notices.push(Notice::error(format!("{label}: {}", said(&error.to_string()))));
        }
        for problem in problems.iter().take(6) {
            self.studio.notices.push(Notice::warning(format!("{}: {}", problem.place, said(&problem.message))));
        }
    }
}
