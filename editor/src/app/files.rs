//! The app's work with files: opening, saving, closing, and the questions in between.

use super::App;
use crate::bindings::Action;
use crate::command::{Answer, Command};
use crate::dialogs::{Dialogs, PathPurpose};
use crate::language::{counted, said, t};
use crate::panes::LEVEL;
use crate::panes::plays::with_added;
use crate::session::{Framing, OverlaySet};
use crate::shell::windows::question::{Both, Question};
use crate::tr;
use eframe::egui::{self, ViewportCommand};
use kit::document::disk::restore::Restored;
use kit::document::disk::watch::PictureWatch;
use kit::document::journal::Past;
use kit::document::{CHUNK_SIZES, Document, Edit, FileEvent, Files, History};
use kit::drawing::starting_ground;
use kit::drawing::templates::{self, NewProject};
use kit::notices::Notice;
use kit::play::plays::{self, is_plays};
use kit::sprites::is_picture;
use sim::file::{FileProblem, ProjectError, SaveOptions, Storage};
use sim::project::Project;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Problems of a project that one message lists.
const MAX_LISTED: usize = 6;

/// Pictures of the window that a dropped file waits at most for the pointer.
const MOST_PICTURES_WAITED: u8 = 12;

/// Something that puts another document in the place of this one, or ends the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Leave {
    /// For a new project.
    New(Box<NewProject>),
    /// For the project in a folder.
    Open(PathBuf),
    /// For no project at all.
    Close,
    /// The window closes.
    Quit,
}

/// The purpose of opening a project.
enum Opening {
    /// To be worked on.
    Document,
    /// To take its tileset and chunks for a new one.
    Template(Box<NewProject>),
}

/// Files of the open project and what is under way with them.
pub(super) struct FileDesk {
    pub(super) files: Files,
    pub(super) dialogs: Dialogs,
    opening: Option<Opening>,
    progress: (usize, usize),
    /// The action that goes on once the question is answered or the save is done.
    leave: Option<Leave>,
    pub(super) question: Option<Question>,
    /// The project that is being opened is played as soon as it is there.
    plays: bool,
    options: SaveOptions,
    /// Changes on disk that the user was asked about already.
    seen_changes: Vec<String>,
    quitting: bool,
    title: String,
    had_focus: bool,
    /// A picture that was dropped onto the window, and how many pictures of the window ago.
    dropped: Option<(PathBuf, u8)>,
    /// Watches the pictures of tilesets and objects, once there are any on disk.
    pub(super) watch: Option<PictureWatch>,
    /// The state of the document that it watches for.
    pub(super) watched: Option<u64>,
}

impl FileDesk {
    pub(super) fn new(ctx: &egui::Context, storage: Arc<dyn Storage>) -> Self {
        let wake = ctx.clone();
        Self {
            files: Files::new(storage, move || wake.request_repaint()),
            dialogs: Dialogs::default(),
            opening: None,
            progress: (0, 0),
            leave: None,
            question: None,
            plays: false,
            options: SaveOptions::default(),
            seen_changes: Vec::new(),
            quitting: false,
            title: String::new(),
            had_focus: true,
            dropped: None,
            watch: None,
            watched: None,
        }
    }

    /// True while a project is being read: nothing can be edited then.
    pub(super) fn is_opening(&self) -> bool {
        self.opening.is_some()
    }

    /// Parts read and parts known so far.
    pub(super) fn progress(&self) -> (usize, usize) {
        self.progress
    }
}

impl App {
    /// Lets file dialogs of the system open from now on. Without them, paths are typed.
    pub fn use_native_dialogs(&mut self) {
        self.desk.dialogs.use_native();
    }

    /// True while something is being read or written.
    pub fn is_busy(&self) -> bool {
        self.desk.files.is_busy()
    }

    /// The question that waits for an answer.
    pub fn question(&self) -> Option<&Question> {
        self.desk.question.as_ref()
    }

    /// Opens what the editor starts with: a project, or the one that was open last. Else the welcome page is seen.
    pub fn open_at_start(&mut self, path: Option<PathBuf>) {
        let last = || self.studio.settings.recent.iter().find(|folder| starting_ground::is_project(folder)).cloned();
        if let Some(path) = path.or_else(last) {
            self.go(Leave::Open(path));
        }
    }

    /// Opens the sample project and plays it.
    pub(super) fn play_sample(&mut self, ctx: &egui::Context) {
        let folder = match starting_ground::sample() {
            Ok(folder) => folder,
            Err(error) => return self.studio.notices.push(Notice::warning(said(&error))),
        };
        if self.greets && !std::mem::replace(&mut self.studio.settings.tour.offered, true) {
            self.studio.settings.tour.on = true;
        }
        self.leave(ctx, Leave::Open(folder));
        self.desk.plays = self.desk.is_opening();
    }

    /// Everything about files that happens between two pictures.
    pub(super) fn update_files(&mut self, ctx: &egui::Context) {
        for event in self.desk.files.poll(&mut self.studio.history) {
            self.take_event(ctx, event);
        }
        if let Some((purpose, path)) = self.desk.dialogs.poll() {
            match path {
                Some(path) => self.take_path(ctx, purpose, path),
                None => self.desk.leave = None,
            }
        }
        if let Some(purpose) = self.desk.dialogs.take_refused() {
            self.ask_path(purpose);
        }
        self.take_dropped(ctx);
        let focused = ctx.input(|input| input.focused);
        if focused && !self.desk.had_focus && self.studio.at_home && !self.desk.files.is_busy() {
            self.desk.files.check();
            self.check_pictures();
        }
        self.watch_pictures(ctx);
        self.desk.had_focus = focused;
        if ctx.input(|input| input.viewport().close_requested())
            && !self.desk.quitting
            && self.studio.history.is_dirty()
        {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.leave(ctx, Leave::Quit);
        }
        self.show_title(ctx);
    }

    /// Files that were dropped onto the window. A picture or a file of definitions waits until the pointer is seen again, for the system says nothing of
    /// where it is meanwhile: it may be for the pane there.
    fn take_dropped(&mut self, ctx: &egui::Context) {
        let all =
            ctx.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect::<Vec<_>>());
        if !self.document().is_empty() && self.take_plays(&all) {
            return;
        }
        let dropped = all.into_iter().next();
        let dropped = dropped.filter(|path| !path.as_os_str().is_empty()).map(|path| (path, 0));
        let Some((path, waited)) = dropped.or_else(|| self.desk.dropped.take()) else { return };
        let is_of = |ending: &str| path.extension().is_some_and(|of| of.eq_ignore_ascii_case(ending));
        let is_in_project = !self.document().is_empty();
        // The file of a project opens it, wherever it is dropped.
        let may_be_definitions = is_of("json") && !path.ends_with("loopwright.json");
        if (is_picture(&path) || may_be_definitions) && is_in_project {
            let seen = waited > 0 && ctx.input(|input| input.pointer.has_pointer());
            if !seen && waited < MOST_PICTURES_WAITED {
                self.desk.dropped = Some((path, waited + 1));
                ctx.request_repaint();
            } else if self.is_taken_by_a_pane(&path) {
            } else if may_be_definitions {
                self.leave(ctx, Leave::Open(path));
            } else {
                self.windows.import_picture(&path);
            }
        } else if is_of("csv") && is_in_project {
            self.studio.session.play.recording = Some(path);
            self.dock.open("recording");
        } else {
            self.leave(ctx, Leave::Open(path));
        }
    }

    /// Takes files with attempts, and folders of them that are no projects; false if there is none among these paths.
    fn take_plays(&mut self, paths: &[PathBuf]) -> bool {
        let has_plays = |path: &&PathBuf| {
            let is_project = path.join("loopwright.json").exists();
            is_plays(path) || path.is_dir() && !is_project && !plays::files(&[(*path).clone()]).is_empty()
        };
        let taken: Vec<PathBuf> = paths.iter().filter(has_plays).cloned().collect();
        if taken.is_empty() {
            return false;
        }
        let play = &mut self.studio.session.play;
        (play.plays, play.attempt) = (with_added(&play.plays, taken), None);
        self.dock.open("plays");
        true
    }

    fn show_title(&mut self, ctx: &egui::Context) {
        let name = &self.document().project().name;
        let mark = if self.studio.history.is_dirty() { "*" } else { "" };
        let title = if name.is_empty() { "Loopwright".to_owned() } else { format!("{name}{mark} \u{2014} Loopwright") };
        if title != self.desk.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.desk.title = title;
        }
    }

    /// Carries out an action about files; false if it is none.
    pub(super) fn act_on_files(&mut self, ctx: &egui::Context, action: Action) -> bool {
        match action {
            Action::New => self.windows.new_project(CHUNK_SIZES[0]),
            Action::NewLargeChunks => self.windows.new_project(CHUNK_SIZES[1]),
            Action::Open => self.ask_with_dialog(ctx, PathPurpose::Open),
            Action::OpenPath => self.ask_path(PathPurpose::Open),
            Action::Save => self.save(ctx),
            Action::SaveAs => self.ask_with_dialog(ctx, PathPurpose::SaveAs),
            Action::SaveAsPath => self.ask_path(PathPurpose::SaveAs),
            Action::CloseProject => self.leave(ctx, Leave::Close),
            Action::ReloadAssets => {
                let wake = ctx.clone();
                self.studio.derived.reload_art(move || wake.request_repaint());
                if self.studio.at_home && !self.desk.files.is_busy() {
                    self.desk.files.check();
                    self.check_pictures();
                }
                self.studio.notices.push(Notice::note(t("Reloaded the pictures of tilesets and objects.")));
            }
            Action::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            _ => return false,
        }
        true
    }

    pub(super) fn ask_with_dialog(&mut self, ctx: &egui::Context, purpose: PathPurpose) {
        if purpose == PathPurpose::SaveAs && self.document().is_empty() {
            return;
        }
        let from = self.document().folder().and_then(Path::parent).map(Path::to_owned);
        if !self.desk.dialogs.ask(ctx, purpose.clone(), from) {
            self.ask_path(purpose);
        }
    }

    fn ask_path(&mut self, purpose: PathPurpose) {
        let from = self.document().folder().filter(|_| self.studio.at_home);
        let text = match purpose {
            PathPurpose::Open => from.map(|folder| folder.display().to_string()),
            // Its window has a field for it.
            PathPurpose::NewFolder => return,
            PathPurpose::SaveAs => from.map(|folder| format!("{}-copy", folder.display())),
            PathPurpose::Definitions | PathPurpose::OwnPicture(_) | PathPurpose::Colors(_) => None,
            PathPurpose::ColorFile(ref of) => from.map(|folder| folder.join(self.color_file(of)).display().to_string()),
            PathPurpose::DefinitionFile(ref kind) => {
                from.map(|folder| folder.join(format!("{kind}.json")).display().to_string())
            }
        };
        self.windows.ask_path(purpose, text.unwrap_or_default());
    }

    fn take_path(&mut self, ctx: &egui::Context, purpose: PathPurpose, path: PathBuf) {
        match purpose {
            PathPurpose::Open => self.leave(ctx, Leave::Open(path)),
            PathPurpose::SaveAs => self.save_as(path),
            PathPurpose::NewFolder => self.windows.take_new_folder(&path),
            PathPurpose::Definitions => self.take_definitions(path),
            // The dialog asked whether a file may be replaced.
            PathPurpose::DefinitionFile(kind) => self.write_definition(&kind, &path, true),
            PathPurpose::OwnPicture(owner) => self.take_own_picture(owner, path),
            PathPurpose::Colors(of) => self.take_colors(&of, &path),
            PathPurpose::ColorFile(of) => self.write_colors(&of, &path, true),
        }
    }

    /// Leaves this document; asks first if that would lose work.
    pub(super) fn leave(&mut self, ctx: &egui::Context, leave: Leave) {
        if self.desk.is_opening() {
            return;
        }
        if self.studio.history.is_dirty() {
            self.desk.question = Some(Question::Unsaved {
                name: self.document().project().name.clone(),
                is_kept: self.studio.at_home && self.keeping.works(),
            });
            self.desk.leave = Some(leave);
        } else {
            self.leave_after_hook(ctx, leave);
        }
    }

    pub(super) fn go(&mut self, leave: Leave) {
        match leave {
            Leave::Quit => self.desk.quitting = true,
            Leave::Open(path) => {
                self.desk.opening = Some(Opening::Document);
                self.desk.progress = (0, 0);
                match self.journal_written() {
                    Some(written) => self.desk.files.open_after(path, written),
                    None => self.desk.files.open(path),
                }
            }
            Leave::New(wish) => match wish.starter.sample() {
                Ok(sample) => {
                    self.desk.opening = Some(Opening::Template(wish));
                    self.desk.files.open(sample);
                }
                Err(error) => self.studio.notices.push(Notice::warning(said(&error))),
            },
            Leave::Close => {
                self.desk.files.forget();
                self.studio.at_home = false;
                self.take_document(Document::default());
                self.begin_journal();
            }
        }
    }

    pub(super) fn quit_if_asked(&self, ctx: &egui::Context) {
        if self.desk.quitting {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    /// Takes a new project in hand, and saves it if a folder was chosen for it.
    fn take_begun(&mut self, wish: &NewProject, other: Option<&Project>, folder: Option<PathBuf>) {
        self.take_new(templates::begun(wish, other, folder));
        if let Some(folder) = &wish.folder {
            self.save_as(folder.clone());
        }
    }

    pub(super) fn take_new(&mut self, document: Document) {
        self.desk.files.forget();
        self.studio.at_home = false;
        self.take_document(document.clone());
        self.studio.history = History::unsaved(document);
        self.begin_journal();
        // What the canvas still says about the view of the project that was left must not count.
        self.studio.session.canvas.framing = Some(Framing::Start);
        self.focus_pane(LEVEL);
    }

    pub(super) fn save(&mut self, ctx: &egui::Context) {
        if self.document().is_empty() {
            self.desk.leave = None;
        } else if self.studio.at_home {
            self.drop_typing(ctx);
            self.note_saving();
            let options = std::mem::take(&mut self.desk.options);
            self.desk.files.save(&mut self.studio.history, options);
        } else {
            self.ask_with_dialog(ctx, PathPurpose::SaveAs);
        }
    }

    pub(super) fn save_as(&mut self, folder: PathBuf) {
        if !self.document().is_empty() {
            self.note_saving();
            self.desk.files.save_as(&mut self.studio.history, folder);
        }
    }

    /// The user answered the question.
    pub(super) fn answer(&mut self, ctx: &egui::Context, answer: Answer) {
        let Some(question) = self.desk.question.take() else { return };
        match answer {
            Answer::Save => self.save(ctx),
            Answer::Discard => {
                self.note_left();
                if let Some(leave) = self.desk.leave.take() {
                    self.go(leave);
                    self.quit_if_asked(ctx);
                }
            }
            Answer::Overwrite => {
                self.desk.options.overwrite = true;
                self.save(ctx);
            }
            Answer::Reload => {
                self.desk.leave = None;
                self.note_left();
                if let Some(folder) = self.document().folder().map(Path::to_owned) {
                    self.go(Leave::Open(folder));
                }
            }
            Answer::SaveAs => self.ask_with_dialog(ctx, PathPurpose::SaveAs),
            Answer::AllowOutside => {
                if let Question::OutsideTileset(path) = question {
                    self.desk.options.outside.insert(path);
                }
                self.save(ctx);
            }
            Answer::Merge => {
                self.desk.leave = None;
                match question {
                    Question::Both(both) => {
                        self.desk.files.unite(self.studio.history.document().project(), both.sides())
                    }
                    _ => self.desk.files.compare(self.studio.history.document().project()),
                }
            }
            Answer::Switch(n) => {
                if let Question::Both(mut both) = question {
                    if let Some((_, _, side)) = both.files.get_mut(n) {
                        *side = side.other();
                    }
                    self.desk.question = Some(Question::Both(both));
                }
            }
            Answer::Restore => self.recover(true),
            Answer::GoOn => self.recover(false),
            Answer::Cancel if matches!(question, Question::Recover(_)) => self.recover(false),
            Answer::Cancel => self.desk.leave = None,
        }
    }

    fn take_event(&mut self, ctx: &egui::Context, event: FileEvent) {
        match event {
            FileEvent::Progress(done, known) => self.desk.progress = (done, known),
            FileEvent::Opened { document, problems, past } => {
                self.studio.damaged = None;
                self.take_opened(*document, problems, past.map(|past| *past));
            }
            FileEvent::Damaged { folder } => {
                let shown = folder.display();
                self.studio.notices.push(match self.document().is_empty() {
                    true => Notice::warning(tr!("{folder} is damaged. It has backups.", folder = shown))
                        .offering(Action::Backups.info().id),
                    false => Notice::warning(tr!(
                        "{folder} is damaged. It has backups: close this project to restore one.",
                        folder = shown
                    )),
                });
                self.studio.damaged = Some(folder);
            }
            FileEvent::Restored { folder, result } => self.take_restored(ctx, folder, result),
            FileEvent::Saved { folder } => {
                self.studio.notices.push(Notice::info(tr!("Saved to {folder}", folder = folder.display())));
                self.note_saved(&folder);
                self.studio.settings.opened(&folder);
                self.studio.at_home = true;
                self.desk.watched = None; // a folder that was not there may be there now
                self.desk.seen_changes.clear();
                self.after_save(ctx);
                match self.desk.leave.take() {
                    // Edits made during the save are not on disk.
                    Some(leave) if self.studio.history.is_dirty() => self.leave(ctx, leave),
                    Some(leave) => self.leave_after_hook(ctx, leave),
                    None => {}
                }
            }
            FileEvent::Backup(Ok(())) => self.studio.backups += 1,
            FileEvent::Backup(Err(why)) => {
                self.studio.notices.push(Notice::warning(tr!(
                    "The project is saved, but no backup could be kept: {why}",
                    why = said(&why)
                )));
            }
            FileEvent::ChangedOnDisk(paths) => {
                if self.desk.question.is_none() && self.desk.seen_changes != paths {
                    self.desk.seen_changes = paths;
                    self.follow_disk();
                }
            }
            FileEvent::Compared(Ok(comparison)) if self.desk.question.is_none() => {
                self.desk.question = Some(Question::Both(Box::new(Both::new(*comparison))));
            }
            FileEvent::Compared(Ok(_)) => {}
            FileEvent::Compared(Err(why)) => {
                self.studio
                    .notices
                    .push(Notice::warning(tr!("What another program wrote can't be merged: {why}", why = said(&why))));
                if self.desk.question.is_none() {
                    self.desk.question = Some(Question::ChangedBehind(self.desk.seen_changes.clone()));
                }
            }
            FileEvent::United(Ok(project)) => self.take_united(*project),
            FileEvent::United(Err(why)) => {
                self.studio.notices.push(Notice::error(tr!("Merge: {why}", why = said(&why))))
            }
            FileEvent::PictureChanged(changed) => self.take_picture(changed),
            FileEvent::OwnPictureChanged(changed) => self.take_changed_own_picture(changed),
            FileEvent::OwnPicture { owner, picture } => self.give_own_picture(&owner, picture),
            FileEvent::Definitions(kinds) => self.add_definitions(kinds),
            FileEvent::Linked { index, tileset, problems } => self.take_linked(index, *tileset, &problems),
            FileEvent::Failed { what, error } => self.take_failure(what, error),
            FileEvent::Broken(fault) => {
                (self.desk.leave, self.desk.opening) = (None, None);
                self.studio.notices.push(Notice::error(fault));
            }
        }
    }

    /// Shows the backups of a project that is not open.
    pub(super) fn show_backups(&mut self, folder: PathBuf) {
        self.studio.damaged = Some(folder);
        self.windows.show_backups();
    }

    fn take_restored(&mut self, ctx: &egui::Context, folder: PathBuf, result: Result<Restored, String>) {
        match result {
            Ok(restored) => {
                let text = match restored.replaced {
                    Some(kept) => {
                        tr!("The backup is restored. The replaced files are in {folder}", folder = kept.display())
                    }
                    None => t("The backup is restored").to_owned(),
                };
                self.studio.notices.push(Notice::info(text));
                self.windows.close_backups();
                self.leave(ctx, Leave::Open(folder));
            }
            Err(why) => self.studio.notices.push(Notice::error(tr!("Restore: {why}", why = said(&why)))),
        }
    }

    fn take_opened(&mut self, document: Document, problems: Vec<FileProblem>, past: Option<Past>) {
        let folder = document.folder().map(Path::to_owned);
        let plays = std::mem::take(&mut self.desk.plays);
        match self.desk.opening.take() {
            Some(Opening::Template(wish)) => self.take_begun(&wish, Some(document.project()), folder),
            _ => {
                self.studio.at_home = true;
                self.take_with_past(document, past);
                self.focus_pane(LEVEL);
                self.desk.seen_changes.clear();
                if let Some(folder) = folder {
                    self.studio.settings.opened(&folder);
                    self.remembered.recall(&folder, self.studio.history.document().project(), &mut self.studio.session);
                }
                if !problems.is_empty() {
                    self.studio.notices.push(Notice::warning(list_problems(&problems)));
                }
                self.opened = Arc::new(problems);
                if plays && self.desk.question.is_none() {
                    let first = self.document().first_key().unwrap_or_default().to_owned();
                    self.studio.session.level = first;
                    self.studio.session.canvas.play_set = OverlaySet::Play;
                    self.outbox.send(Command::Action(Action::PlayFromStart));
                }
            }
        }
    }

    /// Another program changed the project's files: they are taken if nothing is unsaved here, else the user is asked.
    fn follow_disk(&mut self) {
        let folder = self.document().folder().map(Path::to_owned);
        match folder {
            Some(folder) if !self.studio.history.is_dirty() && !self.studio.play.is_active() => {
                self.remembered.remember(Some(&folder), &self.studio.session);
                self.go(Leave::Open(folder));
                self.studio.notices.push(Notice::info(t("Another program changed this project: it was reloaded")));
            }
            _ => self.desk.files.compare(self.studio.history.document().project()),
        }
    }

    fn take_united(&mut self, project: Project) {
        let edits = vec![Edit::SetProject(Box::new(project))];
        match self.studio.history.apply(t("Merge with another program's changes"), None, edits) {
            Ok(_) => {
                self.studio.history.forget_saved();
                self.desk.seen_changes.clear();
                self.studio.notices.push(Notice::info(t("The work of both is here. Save it to keep it")));
            }
            Err(error) => {
                self.studio.notices.push(Notice::error(tr!("Merge: {error}", error = said(&error.to_string()))))
            }
        }
    }

    fn take_failure(&mut self, what: &'static str, error: ProjectError) {
        self.desk.leave = None;
        if what == "Open" {
            (self.desk.opening, self.desk.plays) = (None, false);
        }
        match error {
            ProjectError::ChangedOnDisk { paths } => self.desk.question = Some(Question::ChangedOnDisk(paths)),
            ProjectError::OutsideTileset { path } => self.desk.question = Some(Question::OutsideTileset(path)),
            error => self.studio.notices.push(Notice::error(format!("{}: {}", t(what), said(&error.to_string())))),
        }
    }
}

fn list_problems(problems: &[FileProblem]) -> String {
    let count = problems.len();
    let mut text = tr!("Opened with {problems}:", problems = counted(count, "problem"));
    for problem in problems.iter().take(MAX_LISTED) {
        text += &format!("\n{}: {}", problem.place, said(&problem.message));
    }
    if count > MAX_LISTED {
        text += "\n";
        text += &tr!("and {count} more", count = count - MAX_LISTED);
    }
    text
}
