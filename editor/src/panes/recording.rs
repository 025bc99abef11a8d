//! A recording of a console, laid beside the level in view.

use super::{Home, Pane};
use crate::command::{Command, Outbox, TimelineCommand};
use crate::dialogs::expand;
use crate::language::{msg, said, t};
use crate::session::Framing;
use crate::studio::Studio;
use crate::tr;
use crate::widgets;
use crate::widgets::rows::{self, Column, List, ROW, Rows, Source};
use eframe::egui::{self, Grid, Key, RichText, Ui, pos2, vec2};
use kit::fingerprint::fingerprint;
use kit::play::ghost::{Difference, Ghost};
use std::borrow::Cow;
use std::sync::Arc;

const COLUMNS: [Column; 3] =
    [Column::new(msg("Field"), 110.0), Column::new(msg("Recorded"), 72.0), Column::rest(msg("Here"))];

/// The pane.
#[derive(Default)]
pub struct RecordingPane {
    text: String,
    rows: Rows,
}

impl Pane for RecordingPane {
    fn id(&self) -> &'static str {
        "recording"
    }

    fn title(&self) -> &'static str {
        msg("Recording")
    }

    fn words(&self) -> &'static [&'static str] {
        &["console", "trace", "csv", "lua", "emulator"]
    }

    fn manual(&self) -> &'static str {
        "playing.md"
    }

    fn home(&self) -> Home {
        Home::Below
    }

    fn without_a_level(&self) -> Option<&'static str> {
        Some(t("Recordings of mazes are compared on the command line: loopwright run."))
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            self.file_ui(ui, cx, out);
            ui.separator();
            match (cx.ghosts().problem(), cx.ghosts().ghost()) {
                (Some(problem), _) => drop(ui.label(RichText::new(said(problem)).color(ui.visuals().error_fg_color))),
                (None, Some(ghost)) => ghost_ui(ui, ghost, &mut self.rows, out),
                (None, None) if cx.ghosts().is_busy() => drop(ui.label(t("Comparing…"))),
                (None, None) => widgets::hint(
                    ui,
                    t("Compares a console's frame recording with this level, played with the same buttons: both paths, \
                     and the first frame that differs. You can also drop the CSV file onto the window."),
                ),
            }
        });
    }
}

impl RecordingPane {
    fn file_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let name = ui.label(t("CSV file"));
        let field = ui
            .add(egui::TextEdit::singleline(&mut self.text).desired_width(f32::INFINITY).margin(vec2(8.0, 6.0)))
            .labelled_by(name.id);
        ui.horizontal(|ui| {
            let path = expand(self.text.trim());
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let clicked = ui.add_enabled(path.is_some(), egui::Button::new(t("Compare"))).clicked();
            if let (true, Some(path)) = (clicked || entered, path) {
                out.session(move |session| session.play.recording = Some(path));
            }
            if ui.add_enabled(cx.session().play.recording.is_some(), egui::Button::new(t("Unload"))).clicked() {
                out.session(|session| session.play.recording = None);
            }
            if let Some(ghost) = cx.ghosts().ghost() {
                timeline_ui(ui, ghost, out);
            }
        });
    }
}

fn timeline_ui(ui: &mut Ui, ghost: &Ghost, out: &mut Outbox) {
    let on_timeline = ui.add_enabled(ghost.console.is_some(), egui::Button::new(t("Show on the timeline")));
    let help = t("Play its buttons in this level as a run: step through its frames, change buttons, edit the level");
    let why_not = t("Held buttons count as pressed in this recording; runs of the editor don't know that.");
    if on_timeline.on_hover_text(help).on_disabled_hover_text(why_not).clicked()
        && let Some(console) = &ghost.console
    {
        out.send(Command::Timeline(TimelineCommand::Take(Arc::clone(&console.log))));
        out.send(Command::ShowPane("timeline"));
    }
}

fn ghost_ui(ui: &mut Ui, ghost: &Ghost, rows: &mut Rows, out: &mut Outbox) {
    let frames = ghost.theirs.len();
    let of = |(exact, frames): (usize, usize)| tr!("{exact} of {frames}", exact, frames);
    let [steps, free, near_object, on_object] = ghost.steps.map(of);
    let facts = [
        (t("Frames"), frames.to_string()),
        (t("Lag"), ghost.lag.to_string()),
        (t("Held is pressed"), if ghost.held_is_pressed { t("yes") } else { t("no") }.to_owned()),
        (t("Run through"), of((ghost.run_through, frames))),
        (t("Single steps"), steps),
        (t("Away from objects"), free),
        (t("Near an object"), near_object),
        (t("On an object"), on_object),
    ];
    ui.label(RichText::new(ghost.path.file_name().unwrap_or_default().to_string_lossy()).strong())
        .on_hover_text(ghost.path.display().to_string());
    Grid::new("recording").num_columns(2).show(ui, |ui| {
        for (name, value) in facts {
            ui.label(name);
            ui.label(RichText::new(value).monospace());
            ui.end_row();
        }
    });
    match &ghost.difference {
        Some(difference) => difference_ui(ui, difference, rows, out),
        None => drop(ui.label(t("Every frame is as recorded."))),
    }
}

fn difference_ui(ui: &mut Ui, difference: &Difference, rows: &mut Rows, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(tr!("First difference: frame {frame}", frame = difference.frame)).strong());
        if ui.button(t("Show")).on_hover_text(t("Bring the place into view")).clicked() {
            let (x, y) = difference.theirs;
            out.session(move |session| session.canvas.framing = Some(Framing::Point(pos2(x as f32, y as f32))));
        }
    });
    let stamp = fingerprint(&difference.fields);
    let list = List { name: msg("Fields that differ"), columns: &COLUMNS, stamp, max_height: Some(ROW * 24.0) };
    rows.show(ui, &list, &Fields(difference));
}

/// The fields that differ, as rows.
struct Fields<'a>(&'a Difference);

impl Source for Fields<'_> {
    fn count(&self) -> usize {
        self.0.fields.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        let Some((name, theirs, ours)) = self.0.fields.get(row) else { return "".into() };
        let text: &str = match column {
            0 => name,
            1 => theirs,
            _ => ours,
        };
        text.into()
    }

    fn name(&self, row: usize) -> String {
        tr!(
            "{field}: {recorded} recorded, {ours} here",
            field = self.text(row, 0),
            recorded = self.text(row, 1),
            ours = self.text(row, 2)
        )
    }

    fn cell(&self, ui: &mut Ui, row: usize, column: usize) {
        let text = RichText::new(self.text(row, column)).monospace();
        rows::text(ui, text);
    }
}
