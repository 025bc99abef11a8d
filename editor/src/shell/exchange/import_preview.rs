//! The preview of an import, before anything is written: parts of the file and what they become, a picture, the report.

use crate::dialogs::waker;
use crate::language::{msg, said, t};
use crate::look::theme;
use crate::tr;
use crate::widgets::choices::list;
use crate::widgets::rows::ROW;
use crate::widgets::section;
use crate::widgets::thumbnail::Thumbnail;
use eframe::egui::{self, ComboBox, Grid, RichText, ScrollArea, Ui, Vec2, vec2};
use kit::derived::picture::Picture;
use kit::derived::thumbnail::overview;
use kit::exchange::{Import, Imported, MappingRow, Report, Request, Weight};
use kit::job::Job;
use sim::file::Disk;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

/// Points of everything across.
const WIDTH: f32 = 570.0;
/// Points of the columns of names and of what they hold.
const COLUMNS: [f32; 2] = [220.0, 110.0];
/// Points of the picture of what arrives.
const ROOM: Vec2 = vec2(WIDTH, 150.0);
/// Pixels of it.
const PICTURE: (usize, usize) = (1200, 300);
/// Headings of the two mappings.
const PARTS: [(&str, &str); 2] = [(msg("Layers"), msg("layer")), (msg("Objects"), msg("class"))];

/// The facts that were found out about a file.
struct Arrival {
    rows: [Vec<MappingRow>; 2],
    picture: Picture,
    report: Report,
}

/// The preview of an import.
#[derive(Default)]
pub struct ImportPreview {
    worker: Job<Result<Box<Arrival>, String>>,
    /// The request that the thread looks at, or looked at last.
    asked: Option<Request>,
    arrival: Option<Result<Box<Arrival>, String>>,
    thumbnail: Thumbnail,
}

impl ImportPreview {
    /// Forgets what was found out: another file is chosen.
    pub fn forget(&mut self) {
        self.worker.cancel();
        (self.asked, self.arrival) = (None, None);
        self.thumbnail.forget();
    }

    /// Receives the thread's findings, and starts it again if something else is asked for now.
    pub fn look(&mut self, ctx: &egui::Context, import: &'static dyn Import, wanted: &Request) {
        while let Some(news) = self.worker.poll() {
            self.arrival = Some(news.unwrap_or_else(Err));
            self.thumbnail.forget();
        }
        if self.asked.as_ref() == Some(wanted) {
            return;
        }
        if self.worker.is_busy() {
            self.worker.cancel();
            return;
        }
        self.asked = Some(wanted.clone());
        let request = wanted.clone();
        self.worker.start(waker(ctx), move |send, cancel| {
            let mut progress = |_: usize, _: usize, _: &str| {
                if cancel.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let rows = import.mapping(&Disk, &request);
            let found = rows.and_then(|rows| Ok((rows, import.read(&Disk, &request, &mut progress)?)));
            send(found.map_err(|error| error.to_string()).map(|(rows, imported)| {
                let Imported { project, report, .. } = imported;
                let first = project.first_level().map(|level| level.key.clone());
                let picture = first.map(|level| overview(&project, &level, PICTURE)).unwrap_or_default();
                Box::new(Arrival { rows, picture, report })
            }));
        });
    }

    /// Whether something was found out, and a level can come.
    pub fn is_ready(&self) -> bool {
        matches!(&self.arrival, Some(Ok(arrival)) if !arrival.picture.pixels.is_empty())
    }

    /// Shows it; what the user chooses goes into the request's mapping.
    pub fn ui(&mut self, ui: &mut Ui, wanted: &mut Request) {
        ui.set_max_width(WIDTH);
        let Some(found) = &self.arrival else {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.label(t("Looking at the file…"));
            });
            return;
        };
        let arrival = match found {
            Ok(arrival) => arrival,
            Err(problem) => {
                ui.colored_label(theme::of(ui).error, said(problem));
                return;
            }
        };
        if !arrival.picture.pixels.is_empty() {
            self.thumbnail.show(ui, &arrival.picture, ROOM, t("What will arrive"));
            ui.add_space(6.0);
        }
        for (part, ((title, what), rows)) in PARTS.iter().zip(&arrival.rows).enumerate() {
            if rows.is_empty() {
                continue;
            }
            section(ui, t(title));
            let chosen = if part == 0 { &mut wanted.mapping.layers } else { &mut wanted.mapping.objects };
            rows_ui(ui, (part, t(what)), rows, chosen);
        }
        report_ui(ui, &arrival.report);
    }
}

/// Shows rows: the name, what it holds, what it becomes.
pub(super) fn rows_ui(
    ui: &mut Ui,
    (part, what): (usize, &str),
    rows: &[MappingRow],
    chosen: &mut BTreeMap<String, String>,
) {
    Grid::new(("mapping", part)).num_columns(3).spacing(vec2(16.0, 4.0)).show(ui, |ui| {
        for row in rows {
            let shown = if row.name.is_empty() { tr!("(no {what})", what) } else { row.name.clone() };
            let cell = |ui: &mut Ui, width: f32, text: RichText| {
                ui.allocate_ui(vec2(width, ROW), |ui| {
                    ui.set_min_width(width);
                    ui.add(egui::Label::new(text).truncate());
                });
            };
            cell(ui, COLUMNS[0], RichText::new(&shown));
            cell(ui, COLUMNS[1], RichText::new(said(&row.detail)).weak());
            let mut name = chosen.get(&row.name).unwrap_or(&row.choice).clone();
            let label = |name: &str| {
                let known = row.choices.iter().find(|choice| choice.name == *name);
                known.map_or_else(|| name.to_owned(), |choice| said(&choice.label).into_owned())
            };
            let combo = ComboBox::from_id_salt(("becomes", part, &row.name)).selected_text(label(&name)).width(190.0);
            let answer = list(ui, combo, |ui| {
                for choice in &row.choices {
                    ui.selectable_value(&mut name, choice.name.clone(), said(&choice.label).into_owned());
                }
            });
            answer.accessible_name(tr!("{name} becomes", name = shown));
            if name != *chosen.get(&row.name).unwrap_or(&row.choice) {
                chosen.insert(row.name.clone(), name);
            }
            ui.end_row();
        }
    });
    ui.add_space(6.0);
}

/// Shows what is left out, and what is to be known.
fn report_ui(ui: &mut Ui, report: &Report) {
    let c = theme::of(ui);
    for (weight, title, color) in [
        (Weight::Failed, t("Not imported"), c.error),
        (Weight::Lost, t("Left out"), c.warning),
        (Weight::Note, t("Notes"), ui.visuals().weak_text_color()),
    ] {
        let lines: Vec<_> = report.lines.iter().filter(|line| line.weight == weight).collect();
        if lines.is_empty() {
            continue;
        }
        section(ui, title);
        ScrollArea::vertical().id_salt(title).max_height(96.0).auto_shrink([true, true]).show(ui, |ui| {
            for line in lines {
                let text = format!("{}: {}", line.level, said(&line.text));
                ui.add(egui::Label::new(RichText::new(text).color(color)).wrap());
            }
        });
    }
}
