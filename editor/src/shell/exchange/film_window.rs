//! File > Moving picture of a run: a run of the level in view as a GIF, an APNG or a folder of PNGs.

use crate::command::{Command, Outbox};
use crate::dialogs::{FileDialog, waker};
use crate::language::{msg, t};
use crate::look::theme;
use crate::shell::exchange::output_file::{Existing, OutputAnswer, OutputFile, OutputWords};
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::list;
use crate::widgets::thumbnail::Thumbnail;
use crate::widgets::{drag, hint};
use eframe::egui::{self, ComboBox, RichText, Ui, vec2};
use kit::derived::picture::Picture;
use kit::derived::scene::Scene;
use kit::film::{Film, Format, Pace, Part, Plan, Reel, SCALES, Wishes};
use kit::job::Job;
use kit::notices::Notice;
use kit::play::run::InputLog;
use sim::camera::Screen;
use sim::level::Level;
use sim::project::{Area, Project, Run};
use sim::replay::frame_count;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The kinds of files: name, end of the file's name, help.
const FORMATS: [(Format, &str, &str, &str); 3] = [
    (Format::Gif, "GIF", "gif", msg("Works everywhere. At most 50 pictures a second, of at most 255 colours each.")),
    (Format::Apng, "APNG", "png", msg("An animated PNG: all frames, all colours. Browsers show it.")),
    (Format::Pngs, "PNGs", "", msg("A folder of numbered pictures, for a program that makes films.")),
];
/// Frames from one picture to the next that can be chosen.
const EVERY: [Option<u32>; 6] = [None, Some(1), Some(2), Some(3), Some(4), Some(6)];
/// Room for the first picture, points.
const ROOM: egui::Vec2 = vec2(320.0, 280.0);

/// The run that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Shown {
    /// The one that was just played.
    Played,
    /// One of the project, by its name.
    Kept(String),
}

/// A run with what is needed to play it anywhere.
enum Source {
    Played(Arc<Level>, Box<InputLog>),
    Kept(Box<Project>, Arc<Run>),
}

impl Source {
    /// Compiles its level, if that was not done.
    fn reel(self) -> Result<Reel, String> {
        match self {
            Self::Played(level, log) => Ok(Reel::of_log(&level, &log)),
            Self::Kept(project, run) => Reel::of_run(&project, &run),
        }
    }
}

/// The sources of the first picture: the document's revision, the run, frames played, and the wishes.
type PreviewOf = (u64, Shown, usize, Wishes);

/// The window. It keeps what was chosen.
#[derive(Default)]
pub struct FilmWindow {
    file: OutputFile,
    shown: Option<Shown>,
    /// Frames that had been played when the window was opened last.
    played: usize,
    /// The part is the selected area.
    selection: bool,
    wishes: Wishes,
    preview: Job<Option<Picture>>,
    preview_of: Option<PreviewOf>,
    picture: Option<Picture>,
    thumbnail: Thumbnail,
}

impl Window for FilmWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let mut done = self.listen(out);
        let mut open = true;
        window(msg("Moving picture of a run"), vec2(760.0, 440.0))
            .resizable(false)
            .default_pos(centre(ui))
            .open(&mut open)
            .show(ui, |ui| done |= self.all_ui(ui, cx));
        open && !done
    }

    fn rest(&mut self) -> bool {
        self.file.rest();
        self.preview.cancel();
        (self.preview_of, self.picture) = (None, None);
        true
    }
}

impl FilmWindow {
    /// True once the film is there.
    fn listen(&mut self, out: &mut Outbox) -> bool {
        while let Some(news) = self.preview.poll() {
            self.picture = news.ok().flatten();
            self.thumbnail.forget();
        }
        let written = self.file.listen(out);
        if let Some(path) = &written {
            out.send(Command::Notice(Notice::info(tr!("Moving picture saved: {path}", path = path.display()))));
        }
        written.is_some()
    }

    /// True if the window is to be closed.
    fn all_ui(&mut self, ui: &mut Ui, cx: &Studio) -> bool {
        let runs: Vec<&Arc<Run>> =
            cx.document().project().runs.iter().filter(|run| run.level == cx.session().level).collect();
        let played = played(cx);
        let is_there = |shown: &Shown| match shown {
            Shown::Played => played.is_some(),
            Shown::Kept(key) => runs.iter().any(|run| run.key == *key),
        };
        // What was played since the window was open last is most likely wanted.
        let frames = played.map_or(0, |played| played.held.len());
        let is_new = self.file.is_new() && frames != self.played;
        self.played = if self.file.is_new() { frames } else { self.played };
        if is_new || !self.shown.as_ref().is_some_and(is_there) {
            let kept = runs.first().map(|run| Shown::Kept(run.key.clone()));
            self.shown = played.map(|_| Shown::Played).or(kept);
            (self.wishes.from, self.wishes.to) = (0, None);
        }
        // The section that is marked on the timeline is most likely wanted.
        if let Some(section) = cx.timeline().section().filter(|_| self.file.is_new() && played.is_some()) {
            let frame = |frame: usize| u32::try_from(frame).unwrap_or(u32::MAX);
            self.shown = Some(Shown::Played);
            (self.wishes.from, self.wishes.to) = (frame(section.start), Some(frame(section.end)));
        }
        let Some(shown) = self.shown.clone().filter(|_| cx.in_view().level().is_some()) else {
            hint(
                ui,
                t("Play this level first, or open a level with a saved run. Runs of mazes have no moving pictures."),
            );
            return false;
        };
        let (last, screen) = match (&shown, played) {
            (Shown::Played, Some(played)) => (u32::try_from(played.held.len()).unwrap_or(u32::MAX), played.screen),
            (Shown::Kept(key), _) => {
                let run = runs.iter().find(|run| run.key == *key);
                (run.map_or(0, |run| frame_count(&run.inputs)), Screen::ORIGINAL)
            }
            (Shown::Played, None) => (0, Screen::ORIGINAL),
        };
        self.wishes.part = match (self.selection, area(cx)) {
            (true, Some(area)) => Part::Fixed(area),
            _ => Part::Camera,
        };
        self.wishes.scale = self.wishes.scale.max(1);
        let plan = Plan::new(last, screen, self.wishes.clone());
        let is_free = !self.file.is_busy();
        let mut wishes_ui = |ui: &mut Ui| {
            self.file_ui(ui, cx, &shown);
            ui.add_space(8.0);
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| self.choices_ui(ui, cx, (&shown, &runs), last));
                ui.add_space(16.0);
                ui.vertical(|ui| self.preview_ui(ui, cx, &shown, plan.is_ok()));
            });
        };
        above_buttons(ui, |ui| drop(ui.add_enabled_ui(is_free, &mut wishes_ui)));
        ui.add_space(8.0);
        buttons(ui, |ui| self.buttons_ui(ui, cx, &shown, plan))
    }

    fn file_ui(&mut self, ui: &mut Ui, cx: &Studio, shown: &Shown) {
        let format = self.wishes.format;
        let (dialog, end) = (FileDialog::new_file(t("Save a moving picture")), end_of(format));
        let dialog = if end.is_empty() { dialog } else { dialog.filter(end, &[end]) };
        self.file.path_ui(ui, (t("Film file"), 560.0), || proposed(cx, shown, format), dialog);
    }

    fn choices_ui(&mut self, ui: &mut Ui, cx: &Studio, (shown, runs): (&Shown, &[&Arc<Run>]), last: u32) {
        egui::Grid::new("film").num_columns(2).spacing(vec2(16.0, 8.0)).show(ui, |ui| {
            let label = ui.label(t("Run")).id;
            self.run_ui(ui, cx, (shown, runs)).labelled_by(label);
            ui.end_row();
            ui.label(t("Frames"));
            ui.horizontal(|ui| {
                let from = drag(&mut self.wishes.from).range(0..=last);
                let from = ui.add(from).on_hover_text(t("The first frame to show; 0 is the start."));
                from.accessible_name(t("First frame"));
                ui.label(t("to"));
                let mut to = self.wishes.to.unwrap_or(last).min(last);
                let value = drag(&mut to).range(self.wishes.from.min(last)..=last);
                let value = ui.add(value).accessible_name(t("Last frame"));
                if value.on_hover_text(t("The last frame to show.")).changed() {
                    self.wishes.to = Some(to).filter(|to| *to < last);
                }
                if ui.button(t("All")).on_hover_text(t("Show the whole run.")).clicked() {
                    (self.wishes.from, self.wishes.to) = (0, None);
                }
            });
            ui.end_row();
            ui.label(t("Part"));
            ui.horizontal(|ui| {
                ui.radio_value(&mut self.selection, false, t("Screen"));
                let has_area = area(cx).is_some();
                let choice =
                    ui.add_enabled_ui(has_area, |ui| ui.radio_value(&mut self.selection, true, t("Selected area")));
                choice.response.on_disabled_hover_text(t("Select an area of the level first."));
            });
            ui.end_row();
            ui.label(t("Scale"));
            ui.horizontal(|ui| {
                SCALES.for_each(|scale| drop(ui.radio_value(&mut self.wishes.scale, scale, format!("{scale}x"))));
            });
            ui.end_row();
            let label = ui.label(t("Speed")).id;
            let speed = ComboBox::from_id_salt("speed").selected_text(format!("{}x", self.wishes.pace)).width(80.0);
            let speed = list(ui, speed, |ui| {
                for pace in Pace::ALL {
                    ui.selectable_value(&mut self.wishes.pace, pace, format!("{pace}x"));
                }
            });
            speed.labelled_by(label);
            ui.end_row();
            let label = ui.label(t("Pictures")).id;
            let pictures = ComboBox::from_id_salt("pictures").selected_text(every_text(self.wishes.every)).width(160.0);
            let pictures = list(ui, pictures, |ui| {
                for every in EVERY {
                    ui.selectable_value(&mut self.wishes.every, every, every_text(every));
                }
            });
            pictures.labelled_by(label);
            ui.end_row();
            ui.label(t("Show"));
            self.shows_ui(ui);
            ui.end_row();
            ui.label(t("Kind of file"));
            ui.horizontal(|ui| {
                for (format, title, end, help) in FORMATS {
                    let choice = ui.radio_value(&mut self.wishes.format, format, title).on_hover_text(t(help));
                    if choice.changed() {
                        self.file.set_ending(end);
                    }
                }
            });
            ui.end_row();
        });
    }

    fn run_ui(&mut self, ui: &mut Ui, cx: &Studio, (shown, runs): (&Shown, &[&Arc<Run>])) -> egui::Response {
        let mut chosen = shown.clone();
        let text = match shown {
            Shown::Played => t("Just played"),
            Shown::Kept(key) => key,
        };
        let combo = ComboBox::from_id_salt("run").selected_text(text).width(200.0);
        let response = list(ui, combo, |ui| {
            if played(cx).is_some() {
                ui.selectable_value(&mut chosen, Shown::Played, t("Just played"));
            }
            for run in runs {
                ui.selectable_value(&mut chosen, Shown::Kept(run.key.clone()), &run.key);
            }
        });
        if chosen != *shown {
            self.shown = Some(chosen);
            self.file.forget();
            (self.wishes.from, self.wishes.to) = (0, None);
        }
        response
    }

    fn shows_ui(&mut self, ui: &mut Ui) {
        let shows = &mut self.wishes.shows;
        let columns: [[(&mut bool, &str); 5]; 2] = [
            [
                (&mut shows.trail, t("Trail")),
                (&mut shows.sensors, t("Sensors")),
                (&mut shows.hitboxes, t("Hitboxes")),
                (&mut shows.background, t("Background")),
                (&mut shows.hud, t("Time and rings")),
            ],
            [
                (&mut shows.solid, t("Solid pixels")),
                (&mut shows.inputs, t("Buttons")),
                (&mut shows.readout, t("Numbers")),
                (&mut shows.solid_a, t("Solid pixels of layer A")),
                (&mut shows.solid_b, t("Solid pixels of layer B")),
            ],
        ];
        ui.horizontal_top(|ui| {
            for column in columns {
                ui.vertical(|ui| column.into_iter().for_each(|(on, title)| drop(ui.checkbox(on, title))));
            }
        });
    }

    /// The first picture, drawn anew when something of it changes.
    fn preview_ui(&mut self, ui: &mut Ui, cx: &Studio, shown: &Shown, is_sound: bool) {
        // A run that goes on has the same first picture in every frame.
        let played = played(cx).filter(|_| !cx.play().is_running());
        self.wishes.shows.palette = cx.settings().palette;
        let (defaults, frames) = (Wishes::default(), played.map_or(0, |played| played.held.len()));
        let Wishes { pace, every, format, scale, to, .. } = defaults;
        let wishes = Wishes { pace, every, format, scale, to, ..self.wishes.clone() };
        let of = (cx.document().revision(), shown.clone(), frames, wishes.clone());
        if is_sound && self.preview_of.as_ref() != Some(&of) {
            self.preview_of = Some(of);
            let (source, scene) = (source(cx, shown), Arc::clone(cx.derived().scene()));
            self.preview.start(waker(ui.ctx()), move |report, cancel| {
                let reel = source.ok_or_else(String::new).and_then(Source::reel);
                let film = reel.and_then(|reel| Film::new(scene, reel, wishes));
                report(film.ok().and_then(|film| film.first(|| cancel.load(Ordering::Relaxed))));
            });
        }
        match &self.picture {
            Some(picture) => self.thumbnail.show(ui, picture, ROOM, t("First picture")),
            None => drop(ui.allocate_space(ROOM)),
        }
        hint(ui, t("The first picture."));
    }

    /// True if the window is to be closed.
    fn buttons_ui(&mut self, ui: &mut Ui, cx: &Studio, shown: &Shown, plan: Result<Plan, String>) -> bool {
        match &plan {
            Ok(plan) => hint(ui, &plan.summary()),
            Err(why) => drop(ui.label(RichText::new(why).color(theme::of(ui).warning))),
        }
        let words = OutputWords {
            save: t("Save film"),
            progress: |done, all| tr!("{done} of {all} pictures", done, all),
            existing: match self.wishes.format {
                Format::Pngs => Existing::Refuse(t("This folder already exists: choose another name.")),
                _ => Existing::Replace(t("Replace the existing file")),
            },
        };
        match self.file.save_ui(ui, words, plan.is_ok()) {
            OutputAnswer::Waits => {}
            OutputAnswer::Write(path) => {
                let (source, scene) = (source(cx, shown), Arc::clone(cx.derived().scene()));
                if let Some(source) = source {
                    self.start(ui.ctx(), (source, scene), path);
                }
            }
            OutputAnswer::Close => return true,
        }
        false
    }

    fn start(&mut self, ctx: &egui::Context, (source, scene): (Source, Arc<Scene>), file: PathBuf) {
        let wishes = self.wishes.clone();
        self.file.start(ctx, file, move |file, replace, progress| {
            let film = source.reel().and_then(|reel| Film::new(scene, reel, wishes))?;
            film.save(file, replace, &mut |done, all| progress(done as usize, all as usize))
        });
    }
}

/// Returns the run that was just played in the level in view.
fn played(cx: &Studio) -> Option<&InputLog> {
    cx.timeline().log().map(Arc::as_ref).filter(|log| !log.held.is_empty())
}

fn source(cx: &Studio, shown: &Shown) -> Option<Source> {
    match shown {
        Shown::Played => {
            // In the level that it is simulated in: a run that is watched by another game's rules has one of its own.
            let track = cx.timeline().track()?;
            Some(Source::Played(Arc::clone(track.level()), Box::new(InputLog::clone(track.log()))))
        }
        Shown::Kept(key) => {
            let project = cx.document().project();
            let run = project.runs.iter().find(|run| run.key == *key)?;
            Some(Source::Kept(Box::new(project.clone()), Arc::clone(run)))
        }
    }
}

/// The selected area, in pixels.
fn area(cx: &Studio) -> Option<Area> {
    let blocks = cx.session().selected.area.bounds()?;
    let (width, height) = ((blocks.right - blocks.left) * 16, (blocks.bottom - blocks.top) * 16);
    Some(Area { x: blocks.left * 16, y: blocks.top * 16, width, height })
}

fn end_of(format: Format) -> &'static str {
    FORMATS.iter().find(|(known, ..)| *known == format).map_or("", |(_, _, end, _)| end)
}

fn every_text(every: Option<u32>) -> String {
    match every {
        None => t("As many as possible").into(),
        Some(1) => t("One for each frame").into(),
        Some(every) => tr!("One for {every} frames", every),
    }
}

/// A file beside the project, named as the run.
fn proposed(cx: &Studio, shown: &Shown, format: Format) -> String {
    let name = match shown {
        Shown::Played => &cx.session().level,
        Shown::Kept(key) => key,
    };
    let beside = cx.document().folder().and_then(|folder| folder.parent());
    let file = |folder: &Path| folder.join(name).with_added_extension(end_of(format)).display().to_string();
    beside.map_or_else(String::new, file)
}
