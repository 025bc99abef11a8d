//! The app: update, then show.

mod act;
mod controls;
mod event_order;
mod fault;
mod files;
pub(crate) mod first_size;
mod game;
mod help;
mod journal;
mod keys;
mod numbers;
mod pictures;
mod playing;
mod reach;
mod remembered;
mod timeline;

use self::remembered::Remembered;
use crate::bindings::{Action, Focus, Owner, ToolId};
use crate::command::{Command, Outbox};
use crate::context::PaneContext;
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
use kit::drawing::in_hand::Trial;
use kit::drawing::materials;
use kit::notices::{Notice, Notices, Severity};
use kit::play::by_rules::ByRules;
use kit::play::ghost::{Ghosts, InView};
use kit::play::live::LiveRuns;
use kit::play::{Play, PlayCommand};
use kit::reach::watch::Reaching;
use kit::timeline::Timeline;
use sim::file::{Disk, FileProblem, Storage};
use sim::level::Level;
use sim::ruleset::Game;
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Revisions of the document and of what is in hand, level, game: what a level by other rules was made for.
type OtherRules = ((u64, u64), String, Game);

/// The whole state of the window.
pub struct App {
    history: History,
    session: Session,
    remembered: Remembered,
    settings: Settings,
    /// Spoken unless the user chooses another one.
    system_language: Language,
    derived: Derived,
    numbers: numbers::BlockNumbers,
    /// What the hand holds, laid into a copy.
    trial: Trial,
    play: Play,
    game: crate::game::Game,
    speaker: Speaker,
    timeline: Timeline,
    ghosts: Ghosts,
    reach: Reaching,
    runs: LiveRuns,
    checks: Watch,
    /// The document is checked while it is edited.
    checking: bool,
    /// What opening the document reported.
    opened: Arc<Vec<FileProblem>>,
    /// Key of the level that the run belongs to.
    played_level: String,
    /// The level by the rules of a run that is watched, and what it was compiled for: revision, level, game.
    other_rules: Option<(OtherRules, Arc<Level>)>,
    by_rules: ByRules,
    /// Where the player was when the view last followed him.
    followed: Option<egui::Pos2>,
    /// What was to be brought into view as play began, until the canvas is shown.
    framed_for_play: Option<Framing>,
    panes: Vec<Box<dyn Pane>>,
    dock: Dock,
    clear_view: bool,
    /// The pane that has the keys.
    focus: Focus,
    last: LastPicture,
    /// Ids of the panes that were seen in the last picture.
    seen: Vec<&'static str>,
    /// The receiver of the last key.
    last_key: Option<Owner>,
    /// The way to paste that was asked for, until the clipboard's text is there.
    paste_wish: Option<Action>,
    notices: Notices,
    windows: Windows,
    gallery: Gallery,
    tour: Tour,
    /// New users are asked which keys they have in their fingers.
    greets: bool,
    desk: FileDesk,
    keeping: Keeping,
    fault: Option<Fault>,
    drawn: bool,
    outbox: Outbox,
    /// Seconds since 1970 at which the wall clock stands still, in a test.
    stopped_at: Option<u64>,
    /// The window has no size of its own yet.
    is_unsized: bool,
    /// Holds what widgets remember, which is stored with the rest.
    ctx: egui::Context,
}

/// Shares references to everything that panes may read, so that other fields stay free to change.
macro_rules! context {
    ($app:expr) => {
        $crate::context::PaneContext {
            document: $app.history.document(),
            home: $app.history.document().folder().filter(|_| $app.desk.at_home),
            damaged: $app.desk.damaged.as_deref().filter(|_| $app.history.document().is_empty()),
            backups: $app.keeping.kept,
            in_view: $crate::context::InView::of($app.history.document(), &$app.session.level),
            history: &$app.history,
            session: &$app.session,
            derived: &$app.derived,
            trial: &$app.trial,
            play: &$app.play,
            timeline: &$app.timeline,
            ghosts: &$app.ghosts,
            reach: &$app.reach,
            runs: &$app.runs,
            checks: &$app.checks,
            focus: $app.focus,
            keys: $app.settings.keymap(),
            notices: &$app.notices,
            settings: &$app.settings,
            now: $crate::app::wall_clock($app.stopped_at),
        }
    };
}
use context;

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
            history: History::new(Document::default()),
            session,
            remembered,
            settings,
            system_language: Language::English,
            derived: Derived::default(),
            numbers: numbers::BlockNumbers::default(),
            trial: Trial::default(),
            play: Play::default(),
            game: crate::game::Game::default(),
            speaker: Speaker::default(),
            timeline: Timeline::default(),
            ghosts: Ghosts::default(),
            reach: Reaching::default(),
            runs: LiveRuns::default(),
            checks: Watch::default(),
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
            focus: Focus::default(),
            last: LastPicture::default(),
            seen: Vec::new(),
            last_key: None,
            paste_wish: None,
            notices: Notices::default(),
            windows: Windows::default(),
            gallery: Gallery::default(),
            tour: Tour::default(),
            greets: false,
            desk: FileDesk::new(&cc.egui_ctx, Arc::clone(&storage)),
            fault: None,
            keeping: Keeping::new(storage),
            drawn: false,
            outbox: Outbox::default(),
            stopped_at: None,
            is_unsized: false,
            ctx: cc.egui_ctx.clone(),
        }
    }

    /// Takes a document in hand, with an empty history and its first level in view.
    pub fn take_document(&mut self, document: Document) {
        self.play.forget();
        self.timeline.forget_all();
        self.reach.put_away();
        self.runs.forget();
        let level = document.first_key().unwrap_or_default().to_owned();
        self.remembered.remember(self.history.document().folder(), &self.session);
        self.session = Session { level, ..Session::default() };
        // Shapes look like the ground that the project is painted with.
        self.session.shape.material = materials::by_key(&document.project().ground.material).key.to_owned();
        self.remembered.begin(&mut self.session);
        self.play_command(PlayCommand::Stop);
        self.history = History::new(document);
        self.numbers = numbers::BlockNumbers::default();
        self.derived = Derived::default();
        self.opened = Arc::default();
    }

    /// The document, for tests and panes.
    pub fn document(&self) -> &Document {
        self.history.document()
    }

    /// The document with its history.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Tool, view and selection.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The running world.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// The recording beside the level in view.
    pub fn ghosts(&self) -> &Ghosts {
        &self.ghosts
    }

    /// The run in hand, frame by frame.
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// What may be wrong in the document.
    pub fn checks(&self) -> &Watch {
        &self.checks
    }

    /// Lets the document be checked, on a thread, from now on.
    pub fn use_checks(&mut self) {
        self.checking = true;
    }

    /// Notices that the user got.
    pub fn notices(&self) -> &Notices {
        &self.notices
    }

    /// Stops the wall clock, which says how long ago something was: for tests, which may take any time.
    pub fn stop_clock(&mut self, seconds: u64) {
        self.stopped_at = Some(seconds);
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
        let (was_active, level) = (self.play.is_active(), self.session.level.clone());
        self.history.select(&self.session.level, &self.session.selection);
        self.update_files(ctx);
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
        self.session.keep_own_overlays();
        self.follow_block_numbers();
        match self.session.brush {
            Brush::Block(cell) => self.session.last_block = cell,
            Brush::Chunk(chunk) => self.session.last_chunk = chunk,
        }
        self.keep_a_level_in_view();
        self.show_what_was_gone_to(&level);
        self.drop_typing_out_of_sight();
        if self.play.is_active() && !was_active {
            self.begin_to_play(ctx);
        }
        let wake = ctx.clone();
        self.derived.follow(self.history.document(), &self.session.level, move || wake.request_repaint());
        self.derived.paint_in(self.settings.palette);
        for problem in self.derived.take_problems() {
            self.notices.push(Notice::warning(problem));
        }
        let document = self.history.document();
        let data = document.level(&self.session.level);
        let view = InView { revision: document.revision(), data, level: self.derived.level() };
        let now = ctx.input(|input| input.time);
        let wake = ctx.clone();
        let rest = self.ghosts.follow(now, self.session.recording.as_deref(), view, move || wake.request_repaint());
        if let Some(seconds) = rest {
            ctx.request_repaint_after_secs(seconds as f32);
        }
        self.reach.follow(self.history.document().project());
        let wake = ctx.clone();
        let project = self.history.document().project();
        if let Some(seconds) = self.runs.follow(project, &self.session.level, move || wake.request_repaint()) {
            ctx.request_repaint_after_secs(seconds as f32);
        }
        self.run_world(ctx, now);
        if let Some(step) = self.tour.follow(&context!(self)) {
            self.settings.tour.step = step;
        }
        if self.checking {
            let wake = ctx.clone();
            let rest = self.checks.follow(now, &self.history, &self.opened, move || wake.request_repaint());
            if let Some(seconds) = rest {
                ctx.request_repaint_after_secs(seconds as f32);
            }
            self.take_fixed();
        }
        if self.history.document().is_empty() {
            let wake = ctx.clone();
            self.gallery.follow(&self.settings, move || wake.request_repaint());
        } else {
            self.gallery.rest();
        }
        if let Some(seconds) = self.notices.pass(now, messages::is_read(ctx)) {
            ctx.request_repaint_after_secs(seconds as f32);
        }
    }

    /// What was worked out to fix many findings becomes one step, and is reported.
    fn take_fixed(&mut self) {
        let Some((state, fixes)) = self.checks.take_fixed() else { return };
        if state != self.history.state() {
            let text = t("Nothing was fixed: the project changed in the meantime. Try again.");
            self.notices.push(Notice::warning(text));
            return;
        }
        if !fixes.fixed.is_empty()
            && let Err(error) = self.history.apply(&said(&fixes.label()), None, fixes.edits.clone())
        {
            self.notices.push(Notice::error(format!("{}: {}", said(&fixes.label()), said(&error.to_string()))));
            return;
        }
        self.notices.push(match fixes.unfixed.is_empty() && !fixes.fixed.is_empty() {
            true => Notice::info(fixes.text()),
            false => Notice::warning(fixes.text()),
        });
    }

    /// A level that was removed, or whose adding was undone, leaves the first one in view.
    fn keep_a_level_in_view(&mut self) {
        let document = self.history.document();
        if !document.has(&self.session.level)
            && let Some(first) = document.first_key()
        {
            bring_into_view(&mut self.session, first.to_owned());
        }
        // What cannot be used in a maze is not kept in hand there.
        if document.project().maze(&self.session.level).is_some() && !tools::of(self.session.tool).works_in_mazes() {
            self.session.tool = ToolId::Select;
        }
    }

    fn carry_out(&mut self, ctx: &egui::Context, command: Command) {
        self.follow_block_numbers();
        match command {
            Command::Edit { label, gesture, edits } => {
                if let Err(error) = self.history.apply(&label, gesture, edits) {
                    self.notices.push(Notice::error(format!("{label}: {}", said(&error.to_string()))));
                }
            }
            Command::Amend { label, gesture, edits } => {
                if let Err(error) = self.history.amend(&label, gesture, edits) {
                    self.notices.push(Notice::error(format!("{label}: {}", said(&error.to_string()))));
                }
            }
            Command::Session(change) => change(&mut self.session),
            Command::Action(action) => self.act_by_hand(ctx, action),
            Command::ShowPane(id) => self.focus_pane(id),
            Command::Copy(text) => ctx.copy_text(text),
            Command::Play(command) => self.play_command(command),
            Command::Game(choice) => self.choose_in_game(ctx, choice),
            Command::Timeline(command) => self.timeline_command(command),
            Command::Fix(wish) => self.checks.fix_all(wish),
            Command::Watch { run, frame } => self.watch(&run, frame),
            Command::Reach(wish) => self.ask_reach(ctx, wish),
            Command::Try(run) => self.watch_run(&run, None),
            Command::Notice(notice) => self.notices.push(notice),
            Command::Dismiss(place) => self.notices.dismiss(place),
            Command::Settings(change) => {
                change(&mut self.settings);
                self.apply_settings(ctx);
            }
            Command::Answer(answer) => self.answer(ctx, answer),
            Command::JumpTo(steps) => {
                let is_undo = steps < self.history.done().len();
                self.history.jump_to(steps);
                self.show_step(is_undo);
                self.drop_typing(ctx);
            }
            Command::LinkTileset { path, index } => self.link_tileset(&path, index),
            Command::AskOwnPicture(kind) => self.ask_with_dialog(ctx, PathPurpose::OwnPicture(kind)),
            Command::TakeOwnPicture { kind, path } => self.take_own_picture(kind, path),
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
        self.play.use_gamepads(Gamepads::listen(move || ctx.request_repaint()));
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
        language::speak(self.settings.language.unwrap_or(self.system_language));
    }

    /// Asks which habits a user brings along, until he answers; it waits at the window's foot.
    pub fn greet_new_users(&mut self) {
        self.greets = true;
    }

    /// How the user wants the editor to be.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    fn apply_settings(&self, ctx: &egui::Context) {
        theme::apply(ctx, self.settings.shade);
        ctx.set_zoom_factor(self.settings.scale);
    }

    /// Everything that panes may read.
    pub fn context(&self) -> PaneContext<'_> {
        context!(self)
    }

    fn offer(&mut self, action: Action) {
        let cx = context!(self);
        self.panes.iter_mut().any(|pane| pane.action(action, &cx, &mut self.outbox));
    }

    /// A pane has a use for a file that was dropped onto it.
    fn is_taken_by_a_pane(&mut self, path: &Path) -> bool {
        let cx = context!(self);
        self.panes.iter_mut().any(|pane| pane.dropped(path, &cx, &mut self.outbox))
    }

    /// Paints the window. May run twice for one picture: it changes nothing but what panes keep for themselves.
    pub fn show(&mut self, ui: &mut egui::Ui) {
        self.speak();
        widgets::help::forget(ui);
        let cx = context!(self);
        if self.game.is_on() {
            egui::CentralPanel::no_frame().show(ui, |ui| self.game.ui(ui, &cx, &mut self.outbox));
            messages::toasts(ui, &self.notices, |severity| severity != Severity::Note, &mut self.outbox);
            self.windows.show(ui, &cx, self.desk.question.as_ref(), &mut self.outbox);
            return self.remember_keyboard(ui);
        }
        let chrome = egui::Frame::new().fill(theme::of(ui).chrome).inner_margin(egui::Margin::symmetric(8, 4));
        let wish = egui::Panel::top("menu")
            .frame(chrome)
            .show(ui, |ui| shell::bars::menu::show(ui, &cx, &mut self.outbox, &self.dock, &self.panes))
            .inner;
        if !cx.document.is_empty() {
            egui::Panel::top("toolbar")
                .frame(chrome)
                .show(ui, |ui| shell::bars::toolbar::show(ui, &cx, &mut self.outbox));
            egui::Panel::bottom("status")
                .frame(chrome)
                .show(ui, |ui| shell::bars::status::show(ui, &cx, &mut self.outbox));
        }
        if self.greets && !cx.settings.welcomed {
            egui::Panel::bottom("habits")
                .frame(chrome)
                .show(ui, |ui| shell::windows::habits::show(ui, &cx, &mut self.outbox));
        }
        egui::CentralPanel::no_frame().show(ui, |ui| {
            if cx.document.is_empty() {
                let opening = self.desk.is_opening().then(|| self.desk.progress());
                shell::welcome::show(ui, &cx, &self.gallery, opening, &mut self.outbox);
            } else if self.clear_view
                && let Some(canvas) = self.panes.iter_mut().find(|pane| pane.id() == "canvas")
            {
                canvas.ui(ui, &cx, &mut self.outbox);
            } else {
                self.dock.show(ui, &mut self.panes, &cx, &mut self.outbox);
            }
        });
        // It waits behind windows and questions, which it would cover.
        if !self.windows.is_open() && self.desk.question.is_none() {
            shell::tour::show(ui, &cx, &mut self.outbox);
        }
        messages::toasts(ui, &self.notices, |_| true, &mut self.outbox);
        self.windows.show(ui, &cx, self.desk.question.as_ref(), &mut self.outbox);
        self.remember_keyboard(ui);
        match wish {
            Some(DockWish::Open(id)) => self.dock.focus(id),
            Some(DockWish::Close(id)) => self.dock.close(id),
            None => {}
        }
    }
}

/// Seconds since 1970, or those at which a test stopped the clock.
fn wall_clock(stopped_at: Option<u64>) -> u64 {
    stopped_at.unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs()))
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
        storage.set_string("settings", self.settings.to_stored());
        storage.set_string("layout", self.dock.to_stored());
        self.remembered.remember(self.history.document().folder(), &self.session);
        self.remembered.columns = rows::dragged(&self.ctx);
        storage.set_string("sessions", self.remembered.to_stored());
    }
}
