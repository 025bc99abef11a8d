//! The app: update, then show.

mod act;
mod colors;
mod controls;
mod definitions;
mod event_order;
mod fault;
mod files;
pub(crate) mod first_size;
mod game;
mod help;
mod hooks;
mod journal;
mod keys;
mod numbers;
mod pictures;
mod playing;
mod reach;
mod remembered;
mod sound;
mod timeline;

use self::remembered::Remembered;
use crate::bindings::{Action, Owner, ToolId};
use crate::command::{Command, Outbox};
use crate::dialogs::PathPurpose;
use crate::dock::Dock;
use crate::gamepad::Gamepads;
use crate::language::{self, Language, said, t};
use crate::look::theme;
use crate::panes::{self, Pane};
use crate::session::{Brush, Framing, Session, bring_into_view};
use crate::settings::Settings;
use crate::shell;
use crate::shell::bars::menu::DockWish;
use crate::shell::gallery::Gallery;
use crate::shell::tour::Tour;
use crate::shell::windows::Windows;
use crate::shell::windows::messages;
use crate::speaker::Speaker;
use crate::studio::Studio;
use crate::tools;
use crate::widgets::{self, rows};
use eframe::egui;
use event_order::EventOrder;
use fault::Fault;
use files::{FileDesk, Leave};
use journal::Keeping;
use keys::{Asked, LastPicture};
use kit::checks::watch::Watch;
use kit::derived::Derived;
use kit::document::{Document, History};
use kit::drawing::materials;
use kit::notices::{Notice, Notices, Severity};
use kit::play::by_rules::ByRules;
use kit::play::ghost::{Ghosts, InView};
use kit::play::plays::Gathered;
use kit::play::{Play, PlayCommand};
use kit::sound::ClipFiles;
use kit::timeline::Timeline;
use sim::file::{Disk, FileProblem, Storage};
use sim::level::Level;
use sim::ruleset::Game;
use std::path::Path;
use std::sync::Arc;

/// Revisions of the document and of what is in hand, level, game: what a level by other rules was made for.
type OtherRules = ((u64, u64), String, Game);

/// The whole state of the window.
pub struct App {
    studio: Studio,
    remembered: Remembered,
    /// Spoken unless the user chooses another one.
    system_language: Language,
    numbers: numbers::BlockNumbers,
    game: crate::game::Game,
    speaker: Speaker,
    clips: ClipFiles,
    /// The sound of the project that is tried, and when it ends.
    tried: Option<(String, std::time::Duration)>,
    /// The document is checked while it is edited.
    checking: bool,
    /// The problems that opening the document reported.
    opened: Arc<Vec<FileProblem>>,
    /// Key of the level that the run belongs to.
    played_level: String,
    /// The level by the rules of a run that is watched, and what it was compiled for: revision, level, game.
    other_rules: Option<(OtherRules, Arc<Level>)>,
    by_rules: ByRules,
    /// The place of the player when the view last followed him.
    followed: Option<egui::Pos2>,
    /// The wish to bring something into view as play began, until the canvas is shown.
    framed_for_play: Option<Framing>,
    panes: Vec<Box<dyn Pane>>,
    dock: Dock,
    clear_view: bool,
    last: LastPicture,
    /// Ids of the panes that were seen in the last picture.
    seen: Vec<&'static str>,
    /// The receiver of the last key.
    last_key: Option<Owner>,
    /// The way to paste that was asked for, until the clipboard's text is there.
    paste_wish: Option<Action>,
    windows: Windows,
    gallery: Gallery,
    tour: Tour,
    /// New users are asked which keys they have in their fingers.
    greets: bool,
    desk: FileDesk,
    hook_wishes: hooks::HookWishes,
    keeping: Keeping,
    fault: Option<Fault>,
    drawn: bool,
    outbox: Outbox,
    /// The window has no size of its own yet.
    is_unsized: bool,
    /// Holds what widgets remember, which is stored with the rest.
    ctx: egui::Context,
}

impl App {
    /// The app as it starts, with no project open.
    pub fn new(cc: &eframe::CreationContext<'_>) -> Self {
        Self::with_storage(cc, Arc::new(Disk))
    }

    /// The app on another file layer, for tests.
    pub fn with_storage(cc: &eframe::CreationContext<'_>, storage: Arc<dyn Storage>) -> Self {
        let stored = |key: &str| cc.storage.and_then(|storage| storage.get_string(key));
        let settings = stored("settings").map_or_else(Settings::default, |text| Settings::from_stored(&text));
        let remembered = stored("sessions").map_or_else(Remembered::default, |text| Remembered::from_stored(&text));
        let mut session = Session::default();
        remembered.begin(&mut session);
        rows::restore(&cc.egui_ctx, &remembered.columns);
        theme::apply(&cc.egui_ctx, settings.shade);
        crate::manual::pictures::install(&cc.egui_ctx);
        cc.egui_ctx.add_plugin(EventOrder::default());
        cc.egui_ctx.set_zoom_factor(settings.scale);
        // Ctrl and plus zoom the level; the interface's size is a setting.
        cc.egui_ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let panes = panes::all();
        let dock = Dock::new(stored("layout").as_deref(), &panes);
        Self {
            studio: Studio { session, settings, ..Studio::default() },
            remembered,
            system_language: Language::English,
            numbers: numbers::BlockNumbers::default(),
            game: crate::game::Game::default(),
            speaker: Speaker::default(),
            clips: ClipFiles::default(),
            tried: None,
            checking: false,
            opened: Arc::default(),
            played_level: String::new(),
            other_rules: None,
            by_rules: ByRules::default(),
            followed: None,
            framed_for_play: None,
            panes,
            dock,
            clear_view: false,
            last: LastPicture::default(),
            seen: Vec::new(),
            last_key: None,
            paste_wish: None,
            windows: Windows::default(),
            gallery: Gallery::default(),
            tour: Tour::default(),
            greets: false,
            desk: FileDesk::new(&cc.egui_ctx, Arc::clone(&storage)),
            hook_wishes: hooks::HookWishes::default(),
            fault: None,
            keeping: Keeping::new(storage),
            drawn: false,
            outbox: Outbox::default(),
            is_unsized: false,
            ctx: cc.egui_ctx.clone(),
        }
    }

    /// Takes a document in hand, with an empty history and its first level in view.
    pub fn take_document(&mut self, document: Document) {
        self.studio.play.forget();
        self.studio.timeline.forget_all();
        self.studio.reach.put_away();
        self.studio.runs.forget();
        let level = document.first_key().unwrap_or_default().to_owned();
        self.remembered.remember(self.studio.history.document().folder(), &self.studio.session);
        self.studio.session = Session { level, ..Session::default() };
        // Shapes look like the ground that the project is painted with.
        self.studio.session.tools.shape.material =
            materials::by_key(&document.project().ground.material).key.to_owned();
        self.remembered.begin(&mut self.studio.session);
        self.play_command(PlayCommand::Stop);
        self.studio.history = History::new(document);
        self.numbers = numbers::BlockNumbers::default();
        self.studio.derived = Derived::default();
        self.opened = Arc::default();
    }

    /// The document, for tests and panes.
    pub fn document(&self) -> &Document {
        self.studio.history.document()
    }

    /// The document with its history.
    pub fn history(&self) -> &History {
        &self.studio.history
    }

    /// Tool, view and selection.
    pub fn session(&self) -> &Session {
        &self.studio.session
    }

    /// The running world.
    pub fn play(&self) -> &Play {
        &self.studio.play
    }

    /// The recording beside the level in view.
    pub fn ghosts(&self) -> &Ghosts {
        &self.studio.ghosts
    }

    /// The attempts of others at the level in view.
    pub fn gathered(&self) -> &Gathered {
        &self.studio.gathered
    }

    /// The run in hand, frame by frame.
    pub fn timeline(&self) -> &Timeline {
        &self.studio.timeline
    }

    /// Returns the findings about the document.
    pub fn checks(&self) -> &Watch {
        &self.studio.checks
    }

    /// Lets the document be checked, on a thread, from now on.
    pub fn use_checks(&mut self) {
        self.checking = true;
    }

    /// Notices that the user got.
    pub fn notices(&self) -> &Notices {
        &self.studio.notices
    }

    /// Stops the wall clock, which says how long ago something was: for tests, which may take any time.
    pub fn stop_clock(&mut self, seconds: u64) {
        self.studio.stopped_at = Some(seconds);
    }

    /// Puts a command in, as a pane would.
    pub fn send(&mut self, command: Command) {
        self.outbox.send(command);
    }

    /// Carries out everything that was asked for since the last picture.
    pub fn update(&mut self, ctx: &egui::Context) {
        self.speak();
        self.follow_display(ctx);
        let Asked { actions, pasted } = self.take_keys(ctx);
        let (was_active, level) = (self.studio.play.is_active(), self.studio.session.level.clone());
        self.studio.history.select(&self.studio.session.level, &self.studio.session.selected.things);
        self.update_files(ctx);
        self.follow_hook(ctx);
        for command in self.outbox.take() {
            self.carry_out(ctx, command);
        }
        self.update_journal();
        for action in actions {
            self.act(ctx, action);
        }
        if let Some(pasted) = pasted {
            self.paste(pasted);
        }
        self.studio.session.keep_own_overlays();
        self.follow_block_numbers();
        match self.studio.session.tools.brush {
            Brush::Block(cell) => self.studio.session.tools.last_block = cell,
            Brush::Chunk(chunk) => self.studio.session.tools.last_chunk = chunk,
        }
        self.keep_a_level_in_view();
        self.show_what_was_gone_to(&level);
        self.drop_typing_out_of_sight();
        if self.studio.play.is_active() && !was_active {
            self.begin_to_play(ctx);
        }
        let wake = ctx.clone();
        self.studio
            .derived
            .follow(self.studio.history.document(), &self.studio.session.level, move || wake.request_repaint());
        self.studio.derived.paint_in(self.studio.settings.palette);
        self.studio.derived.show_game_pictures(self.studio.settings.game_pictures);
        for problem in self.studio.derived.take_problems() {
            self.studio.notices.push(Notice::warning(problem));
        }
        let document = self.studio.history.document();
        let data = document.level(&self.studio.session.level);
        let view = InView { revision: document.revision(), data, level: self.studio.derived.level() };
        let now = ctx.input(|input| input.time);
        let wake = ctx.clone();
        let rest = self
            .studio
            .ghosts
            .follow(now, self.studio.session.play.recording.as_deref(), view, move || wake.request_repaint());
        if let Some(seconds) = rest {
            ctx.request_repaint_after_secs(seconds as f32);
        }
        let wake = ctx.clone();
        let rest =
            self.studio.gathered.follow(now, &self.studio.session.play.plays, view, move || wake.request_repaint());
        if let Some(seconds) = rest {
            ctx.request_repaint_after_secs(seconds as f32);
        }
        self.studio.reach.follow(self.studio.history.document().project());
        let wake = ctx.clone();
        let project = self.studio.history.document().project();
        if let Some(seconds) =
            self.studio.runs.follow(project, &self.studio.session.level, move || wake.request_repaint())
        {
            ctx.request_repaint_after_secs(seconds as f32);
        }
        self.run_world(ctx, now);
        if let Some(step) = self.tour.follow(&self.studio) {
            self.studio.settings.tour.step = step;
        }
        if self.checking {
            let wake = ctx.clone();
            let rest =
                self.studio.checks.follow(now, &self.studio.history, &self.opened, move || wake.request_repaint());
            if let Some(seconds) = rest {
                ctx.request_repaint_after_secs(seconds as f32);
            }
            self.take_fixed();
        }
        if self.studio.history.document().is_empty() {
            let wake = ctx.clone();
            self.gallery.follow(&self.studio.settings, move || wake.request_repaint());
        } else {
            self.gallery.rest();
        }
        if let Some(seconds) = self.studio.notices.pass(now, messages::is_read(ctx)) {
            ctx.request_repaint_after_secs(seconds as f32);
        }
    }

    /// Makes one step of the fixes that were worked out for many findings, and reports it.
    fn take_fixed(&mut self) {
        let Some((state, fixes)) = self.studio.checks.take_fixed() else { return };
        if state != self.studio.history.state() {
            let text = t("Nothing was fixed: the project changed in the meantime. Try again.");
            self.studio.notices.push(Notice::warning(text));
            return;
        }
        if !fixes.fixed.is_empty()
            && let Err(error) = self.studio.history.apply(&said(&fixes.label()), None, fixes.edits.clone())
        {
            self.studio.notices.push(Notice::error(format!("{}: {}", said(&fixes.label()), said(&error.to_string()))));
            return;
        }
        self.studio.notices.push(match fixes.unfixed.is_empty() && !fixes.fixed.is_empty() {
            true => Notice::info(fixes.text()),
            false => Notice::warning(fixes.text()),
        });
    }

    /// A level that was removed, or whose adding was undone, leaves the first one in view.
    fn keep_a_level_in_view(&mut self) {
        let document = self.studio.history.document();
        if !document.has(&self.studio.session.level)
            && let Some(first) = document.first_key()
        {
            bring_into_view(&mut self.studio.session, first.to_owned());
        }
        // What cannot be used in a maze is not kept in hand there.
        if document.project().maze(&self.studio.session.level).is_some()
            && !tools::facts(self.studio.session.tools.tool).in_mazes
        {
            self.studio.session.tools.tool = ToolId::Select;
        }
    }

    fn carry_out(&mut self, ctx: &egui::Context, command: Command) {
        self.follow_block_numbers();
        match command {
            Command::Edit { label, gesture, edits } => {
                if let Err(error) = self.studio.history.apply(&label, gesture, edits) {
                    self.studio.notices.push(Notice::error(format!("{label}: {}", said(&error.to_string()))));
                }
            }
            Command::Amend { label, gesture, edits } => {
                if let Err(error) = self.studio.history.amend(&label, gesture, edits) {
                    self.studio.notices.push(Notice::error(format!("{label}: {}", said(&error.to_string()))));
                }
            }
            Command::Session(change) => change(&mut self.studio.session),
            Command::Action(action) => self.act_by_hand(ctx, action),
            Command::ShowPane(id) => self.focus_pane(id),
            Command::KeepLayout(name) => drop(self.studio.settings.layouts.insert(name, self.dock.to_stored())),
            Command::TakeLayout(name) => self.take_layout(&name),
            Command::Copy(text) => ctx.copy_text(text),
            Command::Play(command) => self.play_command(command),
            Command::Game(choice) => self.choose_in_game(ctx, choice),
            Command::Timeline(command) => self.timeline_command(command),
            Command::Fix(wish) => self.studio.checks.fix_all(wish),
            Command::Watch { run, frame } => self.watch(&run, frame),
            Command::Reach(wish) => self.ask_reach(ctx, wish),
            Command::Try(run) => self.watch_run(&run, None),
            Command::Notice(notice) => self.studio.notices.push(notice),
            Command::Dismiss(place) => self.studio.notices.dismiss(place),
            Command::Settings(change) => {
                change(&mut self.studio.settings);
                self.apply_settings(ctx);
            }
            Command::Answer(answer) => self.answer(ctx, answer),
            Command::JumpTo(steps) => {
                let is_undo = steps < self.studio.history.done().len();
                self.studio.history.jump_to(steps);
                self.show_step(is_undo);
                self.drop_typing(ctx);
            }
            Command::LinkTileset { path, index } => self.link_tileset(&path, index),
            Command::OpenOutside(path) => self.open_outside(&path),
            Command::TryHook(moment) => self.try_hook(ctx, moment),
            Command::StopHook => self.stop_hook(),
            Command::AskDefinitions => self.ask_with_dialog(ctx, PathPurpose::Definitions),
            Command::TakeDefinitions(path) => self.take_definitions(path),
            Command::AskDefinitionFile(kind) => self.ask_with_dialog(ctx, PathPurpose::DefinitionFile(kind)),
            Command::WriteDefinition { kind, path, overwrite } => self.write_definition(&kind, &path, overwrite),
            Command::AskColors(of) => self.ask_with_dialog(ctx, PathPurpose::Colors(of)),
            Command::TakeColors { of, path } => self.take_colors(&of, &path),
            Command::AskColorFile(of) => self.ask_with_dialog(ctx, PathPurpose::ColorFile(of)),
            Command::WriteColors { of, path, overwrite } => self.write_colors(&of, &path, overwrite),
            Command::AskOwnPicture(owner) => self.ask_with_dialog(ctx, PathPurpose::OwnPicture(owner)),
            Command::TakeOwnPicture { owner, path } => self.take_own_picture(owner, path),
            Command::Open(path) => self.leave(ctx, Leave::Open(path)),
            Command::Backups(folder) => self.show_backups(folder),
            Command::RestoreBackup { folder, backup } => self.desk.files.restore(folder, backup),
            Command::SaveTo(folder) => self.save_as(folder),
            Command::Read { file, heading } => self.windows.read_about(file, heading),
            Command::Begin(wish) => self.leave(ctx, Leave::New(wish)),
            Command::AskNewFolder => self.ask_with_dialog(ctx, PathPurpose::NewFolder),
            Command::PlaySample => self.play_sample(ctx),
            Command::AskHabits => self.windows.greet(),
        }
    }

    /// Listens to gamepads from now on.
    pub fn use_gamepads(&mut self, ctx: &egui::Context) {
        let ctx = ctx.clone();
        self.studio.play.use_gamepads(Gamepads::listen(move || ctx.request_repaint()));
    }

    /// Shows pictures of projects on the welcome page from now on, and keeps them in a folder.
    pub fn use_gallery(&mut self, cache: Option<std::path::PathBuf>) {
        self.gallery.begin(self.keeping.storage(), cache);
    }

    /// The projects of the welcome page.
    pub fn gallery(&self) -> &Gallery {
        &self.gallery
    }

    /// Speaks the system's language from now on, unless the user chooses another one.
    pub fn use_system_language(&mut self) {
        self.system_language = Language::of_system();
    }

    fn speak(&self) {
        language::speak(self.studio.settings.language.unwrap_or(self.system_language));
    }

    /// Asks which habits a user brings along, until he answers; it waits at the window's foot.
    pub fn greet_new_users(&mut self) {
        self.greets = true;
    }

    /// Returns the settings of the user.
    pub fn settings(&self) -> &Settings {
        &self.studio.settings
    }

    fn apply_settings(&self, ctx: &egui::Context) {
        theme::apply(ctx, self.studio.settings.shade);
        ctx.set_zoom_factor(self.studio.settings.scale);
    }

    /// The state that panes read.
    pub fn studio(&self) -> &Studio {
        &self.studio
    }

    fn offer(&mut self, action: Action) {
        let cx = &self.studio;
        self.panes.iter_mut().any(|pane| pane.action(action, cx, &mut self.outbox));
    }

    /// A pane has a use for a file that was dropped onto it.
    fn is_taken_by_a_pane(&mut self, path: &Path) -> bool {
        let cx = &self.studio;
        self.panes.iter_mut().any(|pane| pane.dropped(path, cx, &mut self.outbox))
    }

    /// Paints the window. May run twice for one picture: it changes nothing but what panes keep for themselves.
    pub fn show(&mut self, ui: &mut egui::Ui) {
        self.speak();
        widgets::help::forget(ui);
        let cx = &self.studio;
        if self.game.is_on() {
            egui::CentralPanel::no_frame().show(ui, |ui| self.game.ui(ui, cx, &mut self.outbox));
            messages::toasts(ui, &self.studio.notices, |severity| severity != Severity::Note, &mut self.outbox);
            self.windows.show(ui, cx, self.desk.question.as_ref(), &mut self.outbox);
            return self.remember_keyboard(ui);
        }
        let chrome = egui::Frame::new().fill(theme::of(ui).chrome).inner_margin(egui::Margin::symmetric(8, 4));
        let wish = egui::Panel::top("menu")
            .frame(chrome)
            .show(ui, |ui| shell::bars::menu::show(ui, cx, &mut self.outbox, &self.dock, &self.panes))
            .inner;
        if !cx.document().is_empty() {
            egui::Panel::top("toolbar")
                .frame(chrome)
                .show(ui, |ui| shell::bars::toolbar::show(ui, cx, &mut self.outbox));
            egui::Panel::bottom("status")
                .frame(chrome)
                .show(ui, |ui| shell::bars::status::show(ui, cx, &mut self.outbox));
        }
        if self.greets && !cx.settings().welcomed {
            egui::Panel::bottom("habits")
                .frame(chrome)
                .show(ui, |ui| shell::windows::habits::show(ui, cx, &mut self.outbox));
        }
        egui::CentralPanel::no_frame().show(ui, |ui| {
            if cx.document().is_empty() {
                let opening = self.desk.is_opening().then(|| self.desk.progress());
                shell::welcome::show(ui, cx, &self.gallery, opening, &mut self.outbox);
            } else if self.clear_view
                && let Some(canvas) = self.panes.iter_mut().find(|pane| pane.id() == "canvas")
            {
                canvas.ui(ui, cx, &mut self.outbox);
            } else {
                self.dock.show(ui, &mut self.panes, cx, &mut self.outbox);
            }
        });
        // It waits behind windows and questions, which it would cover.
        if !self.windows.is_open() && self.desk.question.is_none() {
            shell::tour::show(ui, cx, &mut self.outbox);
        }
        messages::toasts(ui, &self.studio.notices, |_| true, &mut self.outbox);
        self.windows.show(ui, cx, self.desk.question.as_ref(), &mut self.outbox);
        self.remember_keyboard(ui);
        match wish {
            Some(DockWish::Open(id)) => self.dock.focus(id),
            Some(DockWish::Close(id)) => self.dock.close(id),
            None => {}
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        self.guarded(ctx, |app| app.update(ctx));
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        if self.show_fault(ui) {
            return;
        }
        let ctx = ui.ctx().clone();
        self.guarded(&ctx, |app| app.show(ui));
        if !self.drawn {
            self.drawn = true;
            log::info!("first frame after {} ms", kit::command_line::logger::milliseconds());
        }
        if !self.outbox.is_empty() {
            // What panes asked for is carried out before the next picture, which nothing else might ask for.
            ui.request_repaint();
        }
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        storage.set_string("settings", self.studio.settings.to_stored());
        storage.set_string("layout", self.dock.to_stored());
        self.remembered.remember(self.studio.history.document().folder(), &self.studio.session);
        self.remembered.columns = rows::dragged(&self.ctx);
        storage.set_string("sessions", self.remembered.to_stored());
    }
}
