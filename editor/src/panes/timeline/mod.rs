//! The timeline: the run in hand frame by frame, what its buttons are, and the runs before it.

pub(super) mod beside;
mod bookmarks;
mod buttons;
mod caret;
mod earlier;
mod lanes;
mod plots;
mod scale;

use super::{Home, Pane};
use crate::bindings::focus::beside_the_level;
use crate::bindings::{Action, Takes};
use crate::command::{Command, Outbox, TimelineCommand};
use crate::language::{msg, said, t};
use crate::look::theme;
use crate::session::{GhostState, WayColor};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::list;
use crate::widgets::{action_button, drag, hint};
use eframe::egui::{self, Align, Button, ComboBox, Layout, RichText, Ui, vec2};
use kit::timeline::track::Track;
use scale::Scale;

/// Width of the list of earlier runs.
const EARLIER: f32 = 196.0;
/// Height of the line that says how the run ends.
const VERDICT: f32 = 22.0;
/// A pane that is narrower has no room for that list.
const ROOM_FOR_EARLIER: f32 = 560.0;

/// Shortcuts that are about the chosen frames while the pane has the keys.
const OWN: [Action; 6] =
    [Action::Copy, Action::Cut, Action::Paste, Action::PasteInPlace, Action::SelectAll, Action::SelectNone];

/// The pane.
#[derive(Default)]
pub struct TimelinePane {
    scale: Scale,
    lanes: lanes::Lanes,
}

impl Pane for TimelinePane {
    fn id(&self) -> &'static str {
        "timeline"
    }

    fn title(&self) -> &'static str {
        msg("Timeline")
    }

    fn words(&self) -> &'static [&'static str] {
        &["frames", "scrub", "rewind", "replay", "tas"]
    }

    fn manual(&self) -> &'static str {
        "timeline.md"
    }

    fn home(&self) -> Home {
        Home::Foot
    }

    fn keys(&self) -> fn(Action) -> Takes {
        |action| if OWN.contains(&action) { Takes::Own } else { beside_the_level(action) }
    }

    fn own_action(&mut self, action: Action, cx: &Studio, out: &mut Outbox) {
        self.lanes.act(action, cx, out);
    }

    fn pasted(&mut self, text: &str, in_place: bool, cx: &Studio, out: &mut Outbox) {
        self.lanes.paste(text, in_place, cx, out);
    }

    fn without_a_level(&self) -> Option<&'static str> {
        Some(t("The timeline is for levels. In a maze, step and rewind with the play keys."))
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        if cx.session().canvas.overlays.ghosts && !cx.play().is_active() {
            ghost_ui(ui, cx, out);
        }
        let Some(track) = cx.timeline().track() else {
            let keys = cx.keys().text(Action::PlayHere);
            hint(
                ui,
                &tr!(
                    "Play ({keys}), then pause or stop: the run appears here frame by frame, and follows every edit.",
                    keys
                ),
            );
            return;
        };
        let now = cx.play().run().map(|run| run.log().frames());
        self.scale.follow(track.frames());
        header_ui(ui, cx, track, now, out);
        ui.add_space(4.0);
        let room = ui.available_rect_before_wrap();
        // There from the first: lanes that became narrower under the hand would press other frames.
        let has_earlier = room.width() >= ROOM_FOR_EARLIER;
        let right = if has_earlier { room.right() - EARLIER } else { room.right() };
        let left = room.with_max_x(right);
        ui.scope_builder(egui::UiBuilder::new().max_rect(left), |ui| {
            egui::ScrollArea::vertical().id_salt("lanes").auto_shrink(false).show(ui, |ui| {
                self.lanes.show(ui, &mut self.scale, cx, track, now, out);
            });
        });
        if has_earlier {
            let list = room.with_min_x(right + 8.0);
            ui.scope_builder(egui::UiBuilder::new().max_rect(list), |ui| earlier::show(ui, cx, out));
        }
    }
}

/// Going through the run, what is marked in it, and how it ends.
fn header_ui(ui: &mut Ui, cx: &Studio, track: &Track, now: Option<usize>, out: &mut Outbox) {
    let send = |out: &mut Outbox, command| out.send(Command::Timeline(command));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let is_shown = now.is_some();
        for action in [Action::StepBack, Action::PausePlay, Action::StepFrame] {
            let on = crate::actions::is_on(action, cx).unwrap_or(false);
            if action_button(ui, action, cx.keys(), on, is_shown).clicked() {
                out.action(action);
            }
        }
        let mut frame = now.unwrap_or(0);
        let label = ui.label(t("Frame"));
        let field = ui.add(drag(&mut frame).range(0..=track.frames()).speed(0.5)).labelled_by(label.id);
        if field.on_hover_text(t("The shown frame. Drag it, or click and type.")).changed() {
            send(out, TimelineCommand::GoTo(frame));
        }
        ui.label(RichText::new(tr!("of {frames}", frames = track.frames())).weak());
        if action_button(ui, Action::TakeOver, cx.keys(), false, is_shown).clicked() {
            out.action(Action::TakeOver);
        }
        loop_ui(ui, cx, track, frame, out);
        let is_marked = cx.timeline().bookmark(frame).is_some();
        let help = t("Add or delete a bookmark at the shown frame. Click its flag to go there.");
        if ui.add_enabled(is_shown, Button::selectable(is_marked, t("Bookmark"))).on_hover_text(help).clicked() {
            send(out, TimelineCommand::Bookmark(frame));
        }
        way_ui(ui, cx, out);
        beside::menu(ui, cx, out);
        let help = format!("{} ({})", t(Action::Ghosts.info().help), cx.keys().text(Action::Ghosts));
        if ui.add(Button::selectable(cx.session().canvas.overlays.ghosts, t("Ghosts"))).on_hover_text(help).clicked() {
            out.action(Action::Ghosts);
        }
    });
    // A line of its own, with any text: the lanes below stay where they are.
    ui.horizontal(|ui| {
        ui.set_min_height(VERDICT);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            plots::menu(ui, cx, out);
            bookmarks::menu(ui, cx, out);
            let pauses = !cx.session().play.pause_when.is_empty();
            let help = t(Action::PauseWhen.info().help);
            if ui.add(Button::selectable(pauses, t("Pause when"))).on_hover_text(help).clicked() {
                out.action(Action::PauseWhen);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| verdict_ui(ui, cx, out));
        });
    });
}

/// Some frames over and over.
fn loop_ui(ui: &mut Ui, cx: &Studio, track: &Track, frame: usize, out: &mut Outbox) {
    let section = cx.timeline().section();
    let help = t("Play frames in a loop, from the shown frame to the end. Shift + drag over the ruler chooses others.");
    if ui.add(Button::selectable(section.is_some(), t("Loop"))).on_hover_text(help).clicked() {
        let from = if frame < track.frames() { frame } else { 0 };
        let section = if section.is_none() { Some(from..track.frames()) } else { None };
        out.send(Command::Timeline(TimelineCommand::Section(section)));
    }
}

/// Shows the look of the way in the level.
fn way_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let now = cx.session().play.way;
    let (_, name, _) = WayColor::ALL.iter().find(|(color, ..)| *color == now.color).unwrap_or(&WayColor::ALL[0]);
    let combo = ComboBox::from_id_salt("way color").selected_text(t(name)).width(64.0);
    list(ui, combo, |ui| {
        for (color, name, help) in WayColor::ALL {
            if ui.selectable_label(color == now.color, t(name)).on_hover_text(t(help)).clicked() {
                out.session(move |session| session.play.way.color = color);
            }
        }
    })
    .accessible_name(t("Colour of the path"))
    .on_hover_text(t("What the colours of the path in the level show"));
    let mut poses = now.poses;
    let field = drag(&mut poses).range(0..=600).prefix(format!("{} ", t("Pose every"))).speed(1.0);
    if ui.add(field).on_hover_text(t("Frames between the poses drawn on the path; 0 for none")).changed() {
        out.session(move |session| session.play.way.poses = poses);
    }
}

/// The ghost that is put into the level while editing.
fn ghost_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let ghost = cx.session().play.ghost;
    let keys = cx.keys().text(Action::PlaceGhost);
    let mut degrees = f32::from(ghost.direction) * 360.0 / 256.0;
    ui.horizontal_wrapped(|ui| {
        if ghost.at.is_none() {
            return drop(
                ui.label(RichText::new(tr!("Ghosts: point at a place in the level and press {keys}.", keys)).weak()),
            );
        }
        let label = ui.label(t("Ghost speed"));
        let mut speed = f32::from(ghost.speed) / 256.0;
        let field = drag(&mut speed).range(-24.0..=24.0).speed(0.05).max_decimals(3).suffix(" px");
        let help =
            t("Pixels a frame: along the ground to the right, below 0 to the left; in the air in its direction.");
        if ui.add(field).labelled_by(label.id).on_hover_text(help).changed() {
            out.session(move |session| session.play.ghost.speed = (speed * 256.0).round() as i16);
        }
        let name = GhostState::ALL.iter().find(|(state, _)| *state == ghost.state).map_or("", |(_, name)| t(name));
        list(ui, ComboBox::from_id_salt("ghost state").selected_text(name).width(92.0), |ui| {
            for (state, name) in GhostState::ALL {
                if ui.selectable_label(state == ghost.state, t(name)).clicked() {
                    out.session(move |session| session.play.ghost.state = state);
                }
            }
        })
        .accessible_name(t("How the ghost begins"));
        if ghost.state.is_thrown() {
            let label = ui.label(t("Direction"));
            let field = drag(&mut degrees).range(-180.0..=360.0).speed(1.0).max_decimals(1).suffix("°");
            let field = field.at_the_end();
            let help = t("Where it flies to: 0° is right, 90° is up, 180° is left. Steps are 1/256 of a turn.");
            if ui.add(field).labelled_by(label.id).on_hover_text(help).changed() {
                out.session(move |session| session.play.ghost.direction = hex_angle(degrees));
            }
            ui.label(RichText::new(format!("${:02X}", ghost.direction)).weak());
        }
        if ui.button(t("Delete ghost")).on_hover_text(t("Delete the ghost from the level")).clicked() {
            out.session(|session| session.play.ghost.at = None);
        }
    });
}

/// The nearest of 256 directions.
fn hex_angle(degrees: f32) -> u8 {
    (degrees * 256.0 / 360.0).round().rem_euclid(256.0) as u8
}

/// Shows the ending of the run, and the frame from which the last edit changed it.
fn verdict_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    if cx.timeline().is_busy() {
        ui.spinner().on_hover_text(t("The run is being simulated"));
    }
    let Some(verdict) = cx.timeline().verdict() else { return };
    let mut text = RichText::new(said(&verdict.text));
    if let Some(frame) = verdict.parts_from {
        text = text.color(theme::of(ui).warning);
        let button = Button::new(tr!("Differs from frame {frame}", frame)).small();
        if ui.add(button).on_hover_text(t("Show the first frame that differs")).clicked() {
            out.send(Command::Timeline(TimelineCommand::GoTo(frame)));
        }
    }
    ui.add(egui::Label::new(text).truncate());
}
