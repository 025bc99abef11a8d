//! The lanes: curves, mode, state, layer and buttons of every frame, one below the other.

use super::buttons::{BUTTONS, held_on};
use super::caret::{self, Caret, Rows};
use super::plots;
use super::scale::Scale;
use crate::bindings::Action;
use crate::command::{Command, Outbox, TimelineCommand, new_gesture};
use crate::language::{counted, t};
use crate::look::theme;
use crate::overlays::way::{mode_color, mode_name, state_color, values};
use crate::session::{PlotKind, PlotSet};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{fitted, keys};
use eframe::egui::{
    self, Align2, Color32, CursorIcon, FontId, Id, PointerButton, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use kit::document::GestureId;
use kit::notices::Notice;
use kit::play::run::InputLog;
use kit::play::sample::Sample;
use kit::timeline::input_edit::InputEdit;
use kit::timeline::input_text::InputClip;
use kit::timeline::track::Track;
use sim::input::Buttons;
use sim::tiles::TileLayer;
use std::ops::Range;
use std::sync::Arc;

/// Room for the names of lanes.
const NAMES: f32 = 76.0;
const RULER: f32 = 20.0;
const LEAST_PLOT: f32 = 30.0;
const MOST_PLOT: f32 = 110.0;
const BLOCKS: f32 = 13.0;
const BUTTON: f32 = 11.0;
const GAP: f32 = 3.0;

/// The buttons of each pad that have a lane although nobody presses them. Start calls a partner who is away.
const ALWAYS: [u8; 2] = [0x1F, 0x1F | Buttons::START.0];

/// The gesture of the pointer in the lanes.
#[derive(Clone, Debug)]
enum Hand {
    /// Shows frames.
    Scrubs,
    /// Chooses the frames that are played over and over, from this one on.
    Section(usize),
    /// Chooses frames for edits, from this one on.
    Chooses(usize),
    /// Presses a button, or releases it, from a frame on.
    Presses { gesture: GestureId, base: Arc<InputLog>, pad: usize, button: Buttons, down: bool, from: usize },
}

/// The lanes.
#[derive(Default)]
pub struct Lanes {
    hand: Option<Hand>,
    /// The frame that the menu is about, and the button if it was opened over the lane of one.
    menu_at: (usize, Option<Buttons>),
    caret: Caret,
    /// Whose buttons are shown: 0 those of the first pad, 1 of the second.
    pad: usize,
}

/// The places of the lanes.
struct Places {
    /// The area of all lanes, without their names.
    all: Rect,
    ruler: Rect,
    plots: Vec<(Rect, PlotKind, &'static str)>,
    mode: Rect,
    state: Rect,
    layer: Rect,
    /// The lanes of the buttons of one pad.
    buttons: Vec<(Rect, Buttons, &'static str)>,
}

impl Places {
    /// Places of the lanes of a run, of one of its pads and of these curves in `area`.
    fn new(area: Rect, log: &InputLog, pad: usize, plots: PlotSet) -> Self {
        let shown = held_on(log, pad).iter().fold(ALWAYS[pad], |shown, held| shown | held.0);
        let buttons: Vec<_> = BUTTONS.iter().filter(|(button, _)| button.0 & shown != 0).collect();
        let plots: Vec<_> = plots.shown().collect();
        let gaps = plots.len() as f32 + 1.0;
        let fixed = RULER + 3.0 * (BLOCKS + GAP) + buttons.len() as f32 * (BUTTON + 1.0) + gaps * GAP;
        let plot = ((area.height() - fixed) / plots.len().max(1) as f32).clamp(LEAST_PLOT, MOST_PLOT);
        let mut top = area.top();
        let mut next = |height: f32, gap: f32| {
            let rect = Rect::from_min_size(pos2(area.left() + NAMES, top), vec2(area.width() - NAMES, height));
            top += height + gap;
            rect
        };
        let ruler = next(RULER, 0.0);
        let plots = plots.into_iter().map(|(kind, name)| (next(plot, GAP), kind, name)).collect();
        let [mode, state, layer] = [0; 3].map(|_| next(BLOCKS, GAP));
        let buttons: Vec<_> = buttons.iter().map(|(button, name)| (next(BUTTON, 1.0), *button, *name)).collect();
        let bottom = buttons.last().map_or(layer.bottom(), |(rect, ..)| rect.bottom());
        let all = Rect::from_min_max(ruler.min, pos2(ruler.right(), bottom));
        Self { all, ruler, plots, mode, state, layer, buttons }
    }
}

impl Lanes {
    /// Shows the lanes of a run, of which the frame `now` is shown, if any is.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        scale: &mut Scale,
        cx: &Studio,
        track: &Track,
        now: Option<usize>,
        out: &mut Outbox,
    ) {
        let has_partner = track.log().start.partner.is_some();
        self.pad = if has_partner { self.pad } else { 0 };
        let places = Places::new(ui.available_rect_before_wrap(), track.log(), self.pad, cx.session().play.plots);
        let whole = places.all.with_min_x(places.all.left() - NAMES);
        ui.allocate_rect(whole, Sense::hover());
        let response = ui.interact(places.all, Id::unique("timeline lanes"), Sense::click_and_drag());
        let buttons: Vec<Buttons> = places.buttons.iter().map(|(_, button, _)| *button).collect();
        let rows = Rows { log: track.log(), pad: self.pad, buttons: &buttons };
        self.caret.follow(&rows, now);
        let place = response.has_focus().then(|| self.caret.in_words(&rows));
        response.widget_info(|| WidgetInfo {
            current_text_value: place.clone(),
            ..WidgetInfo::labeled(Role::Canvas, true, t("Lanes of the run"))
        });
        if self.caret.wants_focus(response.has_focus()) {
            response.request_focus();
        }
        if keys::claim_in_pause(ui, &response, caret::KEYS) && !cx.play().is_running() {
            self.caret.take_keys(ui, &rows, out);
        }
        self.move_view(ui, &response, scale, places.all);
        paint_names(ui, &places);
        if has_partner {
            self.pad_ui(ui, &places);
        }
        paint_ruler(ui, &places, scale, cx);
        let (from, to) = scale.shown();
        let from = from.floor().max(0.0) as usize;
        let to = (to.ceil().max(0.0) as usize).min(track.frames());
        let c = theme::of(ui);
        let before = cx.timeline().before().map(Arc::as_ref);
        let faint = ui.visuals().weak_text_color().gamma_multiply(0.7);
        let tracks = || before.map(|before| (before, faint)).into_iter().chain([(track, c.accent)]);
        for (rect, kind, _) in &places.plots {
            plots::plot_ui(ui, *kind, *rect, scale, tracks(), (from, to));
        }
        let palette = cx.settings().palette;
        let blocks = Blocks { ui, scale, all: places.all, track };
        blocks.paint(places.mode, |sample| (mode_color(sample.mode(), palette), mode_name(sample.mode())));
        blocks.paint(places.state, |sample| (state_color(sample.doing, palette), t(sample.doing.name())));
        blocks.paint(
            places.layer,
            |sample| {
                if sample.layer == TileLayer::A { (c.layer_a, "A") } else { (c.layer_b, "B") }
            },
        );
        paint_buttons(ui, &places, scale, held_on(track.log(), self.pad), (from, to));
        if let Some(chosen) = self.caret.chosen() {
            paint_chosen(ui, &places, scale, chosen);
        }
        paint_marks(ui, &places, scale, cx, now);
        if response.has_focus() {
            paint_caret(ui, &places, scale, &self.caret);
        }
        self.take_pointer(ui, &response, scale, (cx, track, &places), out);
        self.menu(&response, cx, track, out);
    }

    /// Whose buttons are shown, on the left of the ruler.
    fn pad_ui(&mut self, ui: &mut Ui, places: &Places) {
        let room = Rect::from_min_max(pos2(places.all.left() - NAMES, places.ruler.top()), places.ruler.left_bottom());
        let label = tr!("Pad {pad}", pad = self.pad + 1);
        let help = t("Show the buttons of the other pad: the second one leads the partner");
        let button = egui::Button::new(egui::RichText::new(label).small()).selected(self.pad == 1);
        if ui.put(room.shrink2(vec2(8.0, 1.0)), button).on_hover_text(help).clicked() {
            self.pad = 1 - self.pad;
        }
    }

    /// The wheel zooms, with Shift it moves; the middle button drags what is shown.
    fn move_view(&mut self, ui: &Ui, response: &egui::Response, scale: &mut Scale, rect: Rect) {
        if response.double_clicked() {
            scale.fit();
        }
        if response.dragged_by(PointerButton::Middle) {
            scale.pan(-response.drag_delta().x / rect.width().max(1.0));
        }
        let Some(at) = response.hover_pos() else { return };
        let (scroll, zoom, shift) =
            ui.input(|input| (input.smooth_scroll_delta, input.zoom_delta(), input.modifiers.shift));
        let sideways = if shift && scroll.x == 0.0 { scroll.y } else { scroll.x };
        if sideways.abs() > scroll.y.abs() || shift && sideways != 0.0 {
            scale.pan(-sideways / rect.width().max(1.0));
        } else if scroll.y != 0.0 || zoom != 1.0 {
            scale.zoom(rect, at.x, f64::from(zoom) * f64::from(scroll.y / 200.0).exp());
            ui.input_mut(|input| input.smooth_scroll_delta = egui::Vec2::ZERO);
        }
    }

    /// Follows the primary button: shows frames, chooses a section, presses buttons.
    fn take_pointer(
        &mut self,
        ui: &Ui,
        response: &egui::Response,
        scale: &Scale,
        (cx, track, places): (&Studio, &Track, &Places),
        out: &mut Outbox,
    ) {
        let Some(at) = response.interact_pointer_pos().or(response.hover_pos()) else { return };
        let frame = scale.frame(places.all, at.x);
        let under =
            places.buttons.iter().find(|(rect, ..)| rect.expand(0.5).contains(at)).map(|(_, button, _)| *button);
        // The button of the frame whose column is under the pointer.
        let index = scale.at(places.all, at.x).floor().max(0.0) as usize;
        let pressed = ui.input(|input| input.pointer.primary_pressed()) && response.is_pointer_button_down_on();
        if pressed {
            let (shift, command) = ui.input(|input| (input.modifiers.shift, input.modifiers.command));
            self.hand = Some(match under {
                _ if command => Hand::Chooses(index.min(track.frames().saturating_sub(1))),
                Some(button) if index < track.frames() => {
                    let base = Arc::clone(track.log());
                    let down = held_on(&base, self.pad).get(index).is_none_or(|held| !held.has(button));
                    Hand::Presses { gesture: new_gesture(), base, pad: self.pad, button, down, from: index }
                }
                _ if shift => Hand::Section(frame),
                _ => Hand::Scrubs,
            });
        }
        if response.is_pointer_button_down_on() && ui.input(|input| input.pointer.primary_down()) {
            match &self.hand {
                Some(Hand::Scrubs) => {
                    let flag = cx.timeline().bookmarks().iter().find(|mark| {
                        let x = scale.x(places.all, mark.frame as f64);
                        pressed && (x - at.x).abs() < 5.0 && places.ruler.contains(at)
                    });
                    let frame = flag.map_or(frame, |bookmark| bookmark.frame);
                    self.caret.choose(None);
                    out.send(Command::Timeline(TimelineCommand::GoTo(frame)));
                }
                Some(Hand::Chooses(from)) => {
                    let to = index.min(track.frames().saturating_sub(1));
                    self.caret.choose(Some((*from).min(to)..(*from).max(to) + 1));
                    response.request_focus();
                }
                Some(Hand::Section(from)) => {
                    let section = (*from).min(frame)..(*from).max(frame);
                    out.send(Command::Timeline(TimelineCommand::Section(Some(section))));
                }
                Some(Hand::Presses { gesture, base, pad, button, down, from }) => {
                    let frames = base.frames();
                    let last = frames.saturating_sub(1);
                    let (first, end) = ((*from).min(index).min(last), (*from).max(index).min(last));
                    let mut log = InputLog::clone(base);
                    // Behind the end of what is known of a second pad, nothing is held.
                    log.held_2.resize(frames, Buttons::NONE);
                    let held = if *pad == 0 { &mut log.held } else { &mut log.held_2 };
                    for held in held.iter_mut().take(end + 1).skip(first) {
                        held.0 = if *down { held.0 | button.0 } else { held.0 & !button.0 };
                    }
                    let command = TimelineCommand::Press(*gesture, Box::new(log), None, end + 1);
                    out.send(Command::Timeline(command));
                }
                None => {}
            }
        } else {
            self.hand = None;
        }
        if under.is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::Crosshair);
        }
        if let (None, Some(sample)) = (&self.hand, track.sample(frame)) {
            response.clone().on_hover_ui_at_pointer(|ui| {
                drop(ui.label(tr!("Frame {frame}: {values}", frame, values = values(sample))))
            });
        }
        if response.secondary_clicked() {
            let frame = index.min(track.frames().saturating_sub(1));
            if !self.caret.chosen().is_some_and(|chosen| chosen.contains(&frame)) {
                self.caret.choose(Some(frame..frame + 1));
            }
            self.menu_at = (frame, under);
        }
    }

    /// Edits of the chosen frames.
    fn menu(&mut self, response: &egui::Response, cx: &Studio, track: &Track, out: &mut Outbox) {
        let (at, button) = self.menu_at;
        let chosen = self.caret.frames();
        let section = cx.timeline().section().filter(|section| *section != chosen);
        let (mut edit, mut deleted, mut action) = (None, None, None);
        response.context_menu(|ui| {
            let is_one = chosen.len() == 1;
            ui.label(match is_one {
                true => tr!("Frame {frame}", frame = chosen.start + 1),
                false => tr!("Frames {start} to {end}", start = chosen.start + 1, end = chosen.end),
            });
            for of in [Action::Cut, Action::Copy, Action::Paste] {
                if ui.add(egui::Button::new(t(of.info().label)).shortcut_text(cx.keys().text(of))).clicked() {
                    action = Some(of);
                }
            }
            let insert = egui::Button::new(t("Insert what is copied"));
            if ui.add(insert.shortcut_text(cx.keys().text(Action::PasteInPlace))).clicked() {
                action = Some(Action::PasteInPlace);
            }
            ui.separator();
            let inserts = match is_one {
                true => vec![
                    (t("Insert a frame before it").to_owned(), 1),
                    (t("Insert 10 frames before it").to_owned(), 10),
                ],
                false => vec![(tr!("Insert {count} frames before them", count = chosen.len()), chosen.len())],
            };
            for (label, count) in inserts {
                if ui.button(label).clicked() {
                    edit = Some(InputEdit::Insert { at: chosen.start, count });
                }
            }
            if ui.button(if is_one { t("Delete it") } else { t("Delete these frames") }).clicked() {
                deleted = Some(chosen.clone());
            }
            if let Some(section) = section {
                let label = tr!("Delete frames {start} to {end}", start = section.start + 1, end = section.end);
                if ui.button(label).clicked() {
                    deleted = Some(section);
                }
            }
            if let Some(turns) = turns_menu(ui, &chosen, self.pad, button) {
                edit = Some(turns);
            }
            if !is_one && ui.button(t("Release all buttons in these frames")).clicked() {
                edit = Some(InputEdit::Release(chosen.clone()));
            }
            if ui.button(t("Release all buttons from here on")).clicked() {
                edit = Some(InputEdit::Release(at..track.frames()));
            }
            if at > 0 && ui.button(t("End the run here")).clicked() {
                deleted = Some(at..track.frames());
            }
        });
        if edit.is_some() || deleted.is_some() {
            self.caret.column = chosen.start;
        }
        if let Some(edit) = edit {
            self.caret.edit(&edit, track.log(), out);
        }
        if let Some(deleted) = deleted {
            self.caret.delete(deleted, track.log(), out);
        }
        match action {
            Some(of @ (Action::Copy | Action::Cut)) => self.act(of, cx, out),
            Some(action) => out.action(action),
            None => {}
        }
    }

    /// Carries out a shortcut that is about the chosen frames while the timeline has the keys.
    pub fn act(&mut self, action: Action, cx: &Studio, out: &mut Outbox) {
        let Some(track) = cx.timeline().track() else { return };
        let frames = self.caret.frames();
        match action {
            Action::Copy | Action::Cut => {
                let clip = InputClip::of(track.log(), frames.clone());
                let frames_copied = counted(clip.frames(), "frame");
                let text =
                    tr!("{frames} copied. In the timeline, paste over others, or insert.", frames = frames_copied);
                out.send(Command::Copy(clip.to_text()));
                out.send(Command::Notice(Notice::note(text)));
                if action == Action::Cut {
                    self.caret.delete(frames, track.log(), out);
                }
            }
            Action::SelectAll => self.caret.choose(Some(0..track.frames())),
            Action::SelectNone => self.caret.choose(None),
            _ => {}
        }
    }

    /// Writes copied frames over the chosen ones, or inserts them before those.
    pub fn paste(&mut self, text: &str, inserts: bool, cx: &Studio, out: &mut Outbox) {
        let Some(track) = cx.timeline().track() else { return };
        let clip = match InputClip::from_text(text) {
            Ok(clip) => clip,
            Err(error) => return out.send(Command::Notice(Notice::error(error.to_string()))),
        };
        let frames = self.caret.frames();
        let start = frames.start.min(track.frames());
        let edit = if inserts {
            self.caret.choose(Some(start..start + clip.frames()));
            InputEdit::PutIn { at: start, clip }
        } else {
            // More chosen frames than were copied are filled with them.
            let frames = start..start + clip.frames().max(frames.len());
            self.caret.choose(Some(frames.clone()));
            InputEdit::PutOver { frames, clip }
        };
        self.caret.column = start;
        self.caret.edit(&edit, track.log(), out);
    }
}

/// A submenu that presses a button in turns in the chosen frames; nothing without a button.
fn turns_menu(ui: &mut Ui, frames: &Range<usize>, pad: usize, button: Option<Buttons>) -> Option<InputEdit> {
    let (button, name) = BUTTONS.into_iter().find(|(of, _)| Some(*of) == button).filter(|_| frames.len() > 1)?;
    let mut edit = None;
    ui.menu_button(tr!("Press {button} in turns", button = t(name)), |ui| {
        for (pressed, released) in [(1, 1), (2, 2), (4, 4), (1, 2), (1, 3), (2, 1), (3, 1), (1, 7), (1, 15)] {
            let label = tr!("{pressed} pressed, {released} released", pressed, released);
            if ui.button(label).clicked() {
                edit = Some(InputEdit::Turns { pad, button, frames: frames.clone(), pressed, released });
            }
        }
    });
    edit
}

/// The frames that are chosen for edits.
fn paint_chosen(ui: &Ui, places: &Places, scale: &Scale, chosen: Range<usize>) {
    let accent = theme::of(ui).accent;
    let [left, right] = [chosen.start, chosen.end].map(|frame| scale.x(places.all, frame as f64));
    let area = places.all.with_min_x(left).with_max_x(right.max(left + 1.0));
    let painter = ui.painter().with_clip_rect(places.all);
    painter.rect(area, 0.0, accent.gamma_multiply(0.18), Stroke::new(1.0, accent), StrokeKind::Inside);
}

fn paint_names(ui: &Ui, places: &Places) {
    let color = ui.visuals().weak_text_color();
    let plots = places.plots.iter().map(|(rect, _, name)| (*rect, t(name)));
    let named = [(places.mode, t("Mode")), (places.state, t("State")), (places.layer, t("Layer"))];
    let buttons = places.buttons.iter().map(|(rect, _, name)| (*rect, t(name)));
    for (rect, name) in plots.chain(named).chain(buttons) {
        let at = pos2(rect.left() - 8.0, rect.center().y);
        // The lanes begin where they do in every language.
        let text = fitted(ui.painter(), name, 11.5, NAMES - 8.0, color);
        ui.painter().galley(at - vec2(text.size().x, text.size().y / 2.0), text, color);
    }
}

/// Numbers of frames, the section and the bookmarks.
fn paint_ruler(ui: &Ui, places: &Places, scale: &Scale, cx: &Studio) {
    let c = theme::of(ui);
    let painter = ui.painter().with_clip_rect(places.all);
    painter.rect_filled(places.ruler, 2.0, c.chrome);
    if let Some(section) = cx.timeline().section() {
        let [left, right] = [section.start, section.end].map(|frame| scale.x(places.all, frame as f64));
        painter.rect_filled(places.ruler.with_min_x(left).with_max_x(right), 2.0, c.accent_fill);
    }
    let (from, to) = scale.shown();
    let room = 64.0 * (to - from) / f64::from(places.all.width().max(1.0));
    let steps = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600, 7200, 18_000, 36_000, 108_000];
    let step = steps.into_iter().find(|step| f64::from(*step) >= room).unwrap_or(216_000);
    let mut frame = (from / f64::from(step)).ceil() as u64 * u64::from(step as u32);
    while (frame as f64) <= to {
        let x = scale.x(places.all, frame as f64);
        painter.vline(x, places.all.y_range(), Stroke::new(1.0, c.line.gamma_multiply(0.6)));
        let at = pos2(x + 3.0, places.ruler.center().y);
        painter.text(at, Align2::LEFT_CENTER, frame, FontId::monospace(10.0), ui.visuals().weak_text_color());
        frame += u64::from(step as u32);
    }
    for mark in cx.timeline().bookmarks() {
        let at = pos2(scale.x(places.all, mark.frame as f64), places.ruler.top());
        let flag = vec![at, at + vec2(9.0, 4.0), at + vec2(0.0, 8.0)];
        painter.add(egui::Shape::convex_polygon(flag, c.warning, Stroke::NONE));
        painter.vline(at.x, places.ruler.y_range(), Stroke::new(1.5, c.warning));
        if !mark.name.is_empty() {
            let name = fitted(&painter, &mark.name, 10.0, NAMES * 2.0, c.warning);
            painter.galley(at + vec2(11.0, -1.0), name, c.warning);
        }
    }
}

/// Lanes of coloured blocks.
struct Blocks<'a> {
    ui: &'a Ui,
    scale: &'a Scale,
    all: Rect,
    track: &'a Track,
}

impl Blocks<'_> {
    /// Paints what each frame is, equal neighbours as one block with its name if there is room.
    fn paint(&self, lane: Rect, of: impl Fn(&Sample) -> (Color32, &'static str)) {
        let painter = self.ui.painter().with_clip_rect(lane);
        let mut block: Option<(f32, (Color32, &'static str))> = None;
        let finish = |to: f32, block: Option<(f32, (Color32, &'static str))>| {
            let Some((from, (color, name))) = block else { return };
            let rect = lane.with_min_x(from).with_max_x(to);
            painter.rect_filled(rect, 2.0, color.gamma_multiply(0.55));
            if rect.width() > name.len() as f32 * 6.0 + 6.0 {
                let text = self.ui.visuals().strong_text_color();
                painter.text(rect.center(), Align2::CENTER_CENTER, name, FontId::proportional(10.0), text);
            }
        };
        let mut x = lane.left();
        while x < lane.right() {
            // The frame that leads to what follows it.
            let frame = self.scale.at(self.all, x + 0.5).floor().max(0.0) as usize + 1;
            let now = self.track.sample(frame).map(&of);
            if block.map(|(_, what)| what) != now {
                finish(x, block);
                block = now.map(|what| (x, what));
            }
            x += 1.0;
        }
        finish(lane.right(), block);
    }
}

/// The cursor of the keyboard, and the lanes that have it.
fn paint_caret(ui: &Ui, places: &Places, scale: &Scale, caret: &Caret) {
    let accent = theme::of(ui).accent;
    let Some((lane, ..)) = places.buttons.get(caret.row) else { return };
    let [left, right] = [0, 1].map(|more| scale.x(places.all, (caret.column + more) as f64));
    let cell = lane.with_min_x(left).with_max_x(right.max(left + 3.0));
    let painter = ui.painter().with_clip_rect(places.all.expand(3.0));
    painter.rect_stroke(cell.expand(1.5), 2.0, Stroke::new(2.0, ui.visuals().strong_text_color()), StrokeKind::Outside);
    painter.rect_stroke(places.all, 2.0, Stroke::new(1.0, accent), StrokeKind::Outside);
}

fn paint_buttons(ui: &Ui, places: &Places, scale: &Scale, held: &[Buttons], (from, to): (usize, usize)) {
    let c = theme::of(ui);
    for (lane, button, _) in &places.buttons {
        let painter = ui.painter().with_clip_rect(*lane);
        painter.rect_filled(*lane, 2.0, c.void.gamma_multiply(0.6));
        let mut since: Option<usize> = None;
        let paint = |from: usize, to: usize| {
            let left = scale.x(places.all, from as f64);
            let right = scale.x(places.all, to as f64).max(left + 1.0);
            painter.rect_filled(lane.with_min_x(left).with_max_x(right).shrink2(vec2(0.0, 1.0)), 2.0, c.accent);
        };
        for frame in from..to.min(held.len()) {
            match (since, held.get(frame).is_some_and(|held| held.has(*button))) {
                (None, true) => since = Some(frame),
                (Some(first), false) => {
                    paint(first, frame);
                    since = None;
                }
                _ => {}
            }
        }
        if let Some(first) = since {
            paint(first, to.min(held.len()));
        }
    }
}

/// The frame that is shown, and the first one that the last edit changed.
fn paint_marks(ui: &Ui, places: &Places, scale: &Scale, cx: &Studio, now: Option<usize>) {
    let c = theme::of(ui);
    let painter = ui.painter().with_clip_rect(places.all.expand(1.0));
    let line = |frame: usize, width: f32, color: Color32| {
        let x = scale.x(places.all, frame as f64);
        painter.vline(x, places.all.y_range(), Stroke::new(width, color));
        Pos2::new(x, places.ruler.bottom())
    };
    if let Some(frame) = cx.timeline().parts_from() {
        line(frame, 1.5, c.warning);
    }
    if let Some(frame) = now {
        let at = line(frame, 2.0, ui.visuals().strong_text_color());
        let head = vec![at + vec2(-5.0, -7.0), at + vec2(5.0, -7.0), at];
        painter.add(egui::Shape::convex_polygon(head, ui.visuals().strong_text_color(), Stroke::NONE));
    }
}
