//! Backups: the project as it was at earlier saves, what is different now, and the way back.

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::dialogs::waker;
use crate::language::{age, msg, said, t};
use crate::look::theme;
use crate::shell::windows::fit::above_buttons;
use crate::shell::windows::{Window, Windows, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::hint;
use crate::widgets::rows::{Column, List, ROW, Rows, SortKey, Source};
use crate::widgets::thumbnail::Thumbnail;
use eframe::egui::{Button, RichText, ScrollArea, Ui, vec2};
use kit::derived::picture::Picture;
use kit::derived::thumbnail::thumbnail;
use kit::document::differences::{Spot, differences, spot};
use kit::document::disk::backups::{Backup, list};
use kit::document::{Document, Edit};
use kit::job::Job;
use kit::words;
use sim::file::Disk;
use sim::project::Project;
use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// Pixels of a picture.
const PICTURE: (usize, usize) = (360, 200);
/// Points of the list.
const LIST: f32 = 330.0;

const COLUMNS: [Column; 3] =
    [Column::new(msg("Saved"), 110.0), Column::rest(msg("Differences from now")), Column::new(msg("Size"), 64.0)];

/// A report of the work: all backups, then the contents of one of them.
enum News {
    Listed(Vec<Backup>),
    Seen(usize, Result<Box<Seen>, String>),
}

/// The contents of a backup, compared with the project as it is.
struct Seen {
    project: Project,
    differences: Vec<String>,
    picture: Picture,
}

/// A row of the list.
struct Row {
    backup: Backup,
    age: u64,
    seen: Option<Result<Box<Seen>, String>>,
}

/// The open window.
#[derive(Default)]
pub struct BackupsWindow {
    /// The folder that was looked into, the state that backups are compared with, and how many were kept.
    of: Option<(Option<PathBuf>, u64, u64)>,
    work: Job<News>,
    is_listed: bool,
    rows: Vec<Row>,
    stamp: u64,
    chosen: usize,
    list: Rows,
    picture: Thumbnail,
}

impl Windows {
    /// Opens the window.
    pub fn show_backups(&mut self) {
        self.opened::<BackupsWindow>();
    }

    /// Closes the window.
    pub fn close_backups(&mut self) {
        self.close_type::<BackupsWindow>();
    }
}

impl Window for BackupsWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        self.follow(ui, cx);
        let (mut open, mut done) = (true, false);
        window(msg("Backups"), vec2(760.0, 380.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            if self.rows.is_empty() {
                hint(ui, self.why_empty(cx.damaged().or(cx.home())));
                return;
            }
            if let Some(folder) = cx.damaged() {
                ui.label(tr!("Backups of {folder}. Its files can't be read as they are.", folder = folder.display()));
            }
            above_buttons(ui, |ui| {
                ui.horizontal_top(|ui| {
                    ui.vertical(|ui| {
                        ui.set_width(LIST);
                        self.list_ui(ui);
                    });
                    ui.separator();
                    ui.vertical(|ui| done = self.chosen_ui(ui, cx.damaged(), out));
                });
            });
        });
        open && !done
    }

    fn actions(&self) -> &'static [Action] {
        &[Action::Undo, Action::Redo, Action::Save] // it changes the project
    }
}

impl BackupsWindow {
    /// Looks again after the project was edited or saved.
    fn follow(&mut self, ui: &Ui, cx: &Studio) {
        let folder = cx.damaged().or(cx.home()).map(Path::to_owned);
        let of = Some((folder.clone(), cx.document().revision(), cx.backups()));
        if self.of != of {
            self.of = of;
            let document = cx.document().clone();
            let is_damaged = cx.damaged().is_some();
            match folder {
                Some(folder) => {
                    let look = move |send: &dyn Fn(News), ends: &AtomicBool| {
                        look((&folder, is_damaged), &document, send, ends);
                    };
                    self.work.start(waker(ui.ctx()), look);
                }
                None => (self.rows, self.is_listed, self.work) = (Vec::new(), true, Job::default()),
            }
        }
        while let Some(news) = self.work.poll() {
            self.stamp += 1;
            match news {
                Ok(News::Listed(backups)) => self.take(&backups, cx.now()),
                Ok(News::Seen(row, seen)) => {
                    if let Some(row) = self.rows.get_mut(row) {
                        row.seen = Some(seen);
                    }
                    self.picture.forget();
                }
                Err(fault) => log::warn!("backups: {fault}"),
            }
        }
    }

    /// `now` is in seconds since 1970.
    fn take(&mut self, backups: &[Backup], now: u64) {
        let chosen = self.rows.get(self.chosen).map(|row| row.backup.time);
        let row = |backup: &Backup| Row { backup: *backup, age: now.saturating_sub(backup.time), seen: None };
        self.rows = backups.iter().map(row).collect();
        self.chosen = self.rows.iter().position(|row| Some(row.backup.time) == chosen).unwrap_or(0);
        self.is_listed = true;
    }

    fn why_empty(&self, folder: Option<&Path>) -> &'static str {
        match (folder, self.is_listed) {
            (None, _) => t("This project was never saved. From the first save on, each save leaves a backup."),
            (Some(_), false) => t("Looking for backups…"),
            (Some(_), true) => {
                t("There is no backup yet. Each save leaves one; the first one also keeps what was there before.")
            }
        }
    }

    fn list_ui(&mut self, ui: &mut Ui) {
        let list = List { name: msg("Backups"), columns: &COLUMNS, stamp: self.stamp, max_height: Some(ROW * 13.0) };
        let source = Listed { rows: &self.rows, chosen: self.chosen };
        let picked = self.list.show(ui, &list, &source);
        if let Some(picked) = picked {
            self.chosen = picked.row();
            self.picture.forget();
        }
    }

    /// Shows the contents of the chosen backup. True once it was restored.
    /// `damaged`: the folder of the project, if it cannot be opened.
    fn chosen_ui(&mut self, ui: &mut Ui, damaged: Option<&Path>, out: &mut Outbox) -> bool {
        let Some(row) = self.rows.get(self.chosen) else { return false };
        let label = tr!("Saved {age} ago", age = age(row.age));
        ui.heading(&label);
        match &row.seen {
            None => {
                hint(ui, t("Reading…"));
                false
            }
            Some(Err(why)) => {
                ui.label(RichText::new(why).color(theme::of(ui).warning));
                false
            }
            Some(Ok(seen)) => {
                self.picture.show(ui, &seen.picture, vec2(PICTURE.0 as f32, PICTURE.1 as f32), &label);
                let differs = !seen.differences.is_empty();
                ui.label(if damaged.is_some() {
                    t("In this backup:")
                } else if differs {
                    t("Differences from the current project:")
                } else {
                    t("The project has not changed \
                                       since then.")
                });
                ScrollArea::vertical().max_height(72.0).auto_shrink([false, true]).show(ui, |ui| {
                    for line in &seen.differences {
                        ui.label(format!("•  {line}"));
                    }
                });
                ui.add_space(6.0);
                let is_enabled = differs || damaged.is_some();
                let button = ui.add_enabled(is_enabled, Button::new(t("Restore")).min_size(vec2(84.0, 28.0)));
                let restores = button.on_hover_text(match damaged {
                    Some(_) => {
                        t("Restore the project's files as they were then, and open it. The replaced files are kept.")
                    }
                    None => t("Restore the project as it was then. Undo brings back the current one."),
                });
                if let (Some(folder), true) = (damaged, restores.clicked()) {
                    out.send(Command::RestoreBackup { folder: folder.to_owned(), backup: row.backup });
                } else if restores.clicked() {
                    let label = tr!("Restore the backup of {age} ago", age = age(row.age));
                    out.edit(label, vec![Edit::SetProject(Box::new(seen.project.clone()))]);
                    return true;
                }
                false
            }
        }
    }
}

/// Reads all backups of a project, the newest first, and compares them with it.
fn look((folder, is_damaged): (&Path, bool), document: &Document, send: &dyn Fn(News), ends: &AtomicBool) {
    let backups = list(&Disk, folder);
    send(News::Listed(backups.clone()));
    for (row, backup) in backups.into_iter().enumerate() {
        if ends.load(Ordering::Relaxed) {
            return;
        }
        let now = document.project();
        let project = if is_damaged { backup.project(&Disk, folder) } else { backup.read(&Disk, folder, now) };
        send(News::Seen(row, project.map(|project| Box::new(compared(now, project)))));
    }
}

fn compared(now: &Project, project: Project) -> Seen {
    let place = spot(now, &project).or_else(|| Spot::first(&project));
    let picture = place.map(|place| thumbnail(&project, &place, PICTURE)).unwrap_or_default();
    Seen { differences: differences(now, &project), picture, project }
}

struct Listed<'a> {
    rows: &'a [Row],
    chosen: usize,
}

impl Source for Listed<'_> {
    fn count(&self) -> usize {
        self.rows.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        let row = &self.rows[row];
        match column {
            0 => tr!("{age} ago", age = age(row.age)).into(),
            1 => match &row.seen {
                None => "…".into(),
                Some(Err(_)) => t("can't be read").into(),
                Some(Ok(seen)) if seen.differences.is_empty() => t("as it is now").into(),
                Some(Ok(seen)) => seen.differences.iter().map(|line| said(line)).collect::<Vec<_>>().join("; ").into(),
            },
            _ => words::bytes(row.backup.bytes).into(),
        }
    }

    fn name(&self, row: usize) -> String {
        tr!("Backup of {age} ago: {what}", age = age(self.rows[row].age), what = self.text(row, 1))
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        match column {
            0 => SortKey::Number(self.rows[row].age.try_into().unwrap_or(i64::MAX)),
            2 => SortKey::Number(self.rows[row].backup.bytes.try_into().unwrap_or(i64::MAX)),
            _ => SortKey::text(&self.text(row, column)),
        }
    }

    fn is_selected(&self, row: usize) -> bool {
        row == self.chosen
    }
}
