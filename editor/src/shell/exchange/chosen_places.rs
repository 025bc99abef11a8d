//! The places that levels take in a file, where a format lets them be chosen: acts of a disassembly that they replace.

use crate::dialogs::waker;
use crate::language::{said, t};
use crate::look::theme;
use crate::shell::exchange::import_preview::rows_ui;
use eframe::egui::{self, CollapsingHeader, ScrollArea, Ui};
use kit::document::Document;
use kit::exchange::{Export, MappingChoice, MappingRow, Request};
use kit::job::Job;
use sim::file::Disk;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The places that are chosen, and those of the file.
#[derive(Default)]
pub(super) struct ChosenPlaces {
    /// Names of places, by the keys of levels; an empty one stands for where a level came from.
    pub chosen: BTreeMap<String, String>,
    /// Number of changes of the choice.
    pub changes: u64,
    /// The file whose places are known, or looked for.
    of_file: Option<PathBuf>,
    worker: Job<Result<Vec<String>, String>>,
    places: Option<Result<Vec<String>, String>>,
}

impl ChosenPlaces {
    /// Looks which places a file has, if it is another one than before.
    pub(super) fn look(&mut self, ctx: &egui::Context, export: Option<&'static dyn Export>, file: Option<PathBuf>) {
        while let Some(news) = self.worker.poll() {
            self.places = Some(news.unwrap_or_else(Err));
        }
        let export = export.filter(|export| export.has_places());
        let file = file.filter(|_| export.is_some());
        if file == self.of_file || self.worker.is_busy() {
            return;
        }
        self.of_file.clone_from(&file);
        self.places = None;
        self.chosen.clear();
        self.changes += 1;
        let (Some(export), Some(file)) = (export, file) else { return };
        self.worker.start(waker(ctx), move |send, _| {
            let request = Request { file, ..Request::default() };
            send(export.places(&Disk, &request).map_err(|error| error.to_string()));
        });
    }

    /// Returns the place that is chosen for a level.
    pub(super) fn of(&self, key: &str, export: Option<&'static dyn Export>) -> Option<String> {
        let place = self.chosen.get(key).filter(|place| !place.is_empty());
        place.filter(|_| export.is_some_and(Export::has_places)).cloned()
    }

    /// Shows the choice of a place for each level.
    pub(super) fn ui(&mut self, ui: &mut Ui, document: &Document, export: Option<&'static dyn Export>) {
        let Some(export) = export.filter(|export| export.has_places()) else { return };
        let places = match &self.places {
            Some(Ok(places)) => places,
            Some(Err(problem)) => {
                ui.colored_label(theme::of(ui).error, said(problem));
                return;
            }
            None => return,
        };
        let levels = &document.project().levels;
        let is_open = levels.iter().any(|level| export.place(level).is_none());
        let heading = CollapsingHeader::new(t("Acts that levels replace")).default_open(is_open);
        heading.show(ui, |ui| {
            let choice = |name: &str, label: String| MappingChoice { name: name.to_owned(), label };
            let rows: Vec<MappingRow> = levels
                .iter()
                .map(|level| {
                    let own = export.place(level).unwrap_or_default();
                    let nowhere = if own.is_empty() { t("not written").to_owned() } else { own.replace('\\', " › ") };
                    let acts = places.iter().map(|place| choice(place, place.replace('\\', " › ")));
                    let choices = std::iter::once(choice("", nowhere)).chain(acts).collect();
                    let (name, detail) = (level.key.clone(), level.title.clone());
                    MappingRow { name, detail, choice: String::new(), choices }
                })
                .collect();
            let before = self.chosen.clone();
            ScrollArea::vertical().id_salt("places").max_height(150.0).auto_shrink([false, true]).show(ui, |ui| {
                rows_ui(ui, (2, t("level")), &rows, &mut self.chosen);
            });
            self.changes += u64::from(self.chosen != before);
        });
    }
}
