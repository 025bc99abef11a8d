//! Messages: those above the panes, each for some seconds, and the list of all.

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::language::{msg, said, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::hint;
use eframe::egui::{self, Align2, Color32, Label, RichText, Sense, Stroke, Ui, vec2};
use kit::notices::{Entry, Notices, Severity};

/// Standing messages shown at once; the rest waits.
const MAX_STANDING: usize = 5;

/// The area of the messages above the panes.
fn toasts_id() -> egui::Id {
    egui::Id::unique("toasts")
}

/// True while the pointer is on a message: it is being read.
pub fn is_read(ctx: &egui::Context) -> bool {
    let pointer = ctx.input(|input| input.pointer.hover_pos());
    let layer = pointer.and_then(|pointer| ctx.layer_id_at(pointer));
    layer.is_some_and(|layer| layer.id == toasts_id())
}

/// Shows the messages that have not ended yet, in the lower right corner; a game shows what happens in play itself.
pub fn toasts(ui: &mut Ui, notices: &Notices, shows: impl Fn(Severity) -> bool, out: &mut Outbox) {
    let standing: Vec<_> = notices.standing().filter(|(_, entry)| shows(entry.notice.severity)).collect();
    if standing.is_empty() {
        return;
    }
    let hidden = standing.len().saturating_sub(MAX_STANDING);
    egui::Area::new(toasts_id()).anchor(Align2::RIGHT_BOTTOM, vec2(-14.0, -38.0)).order(egui::Order::Foreground).show(
        ui,
        |ui| {
            ui.set_max_width(400.0);
            if hidden > 0 {
                hint(ui, &tr!("{hidden} earlier messages: Help, Messages", hidden));
            }
            for (place, entry) in &standing[hidden..] {
                // By what it is, not by its row: the first one may go.
                ui.push_id(*place, |ui| toast(ui, *place, entry, out));
            }
        },
    );
}

fn toast(ui: &mut Ui, place: usize, entry: &Entry, out: &mut Outbox) {
    let (icon, color) = look(ui, entry.notice.severity);
    egui::Frame::popup(ui.style()).stroke(Stroke::new(1.0, color)).inner_margin(10).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            let (field, picture) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            picture.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, t(word(entry.notice.severity))));
            icon.paint(ui.painter(), field, color, color);
            ui.vertical(|ui| {
                ui.set_width(310.0);
                text(ui, entry);
                if let Some(action) = entry.notice.offer.and_then(Action::from_id)
                    && ui.button(action.info().label).clicked()
                {
                    out.send(Command::Dismiss(place));
                    out.action(action);
                }
            });
            let (rect, close) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::click());
            close.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, t("Dismiss message")));
            let shade = if close.hovered() { ui.visuals().strong_text_color() } else { ui.visuals().weak_text_color() };
            Icon::Close.paint(ui.painter(), rect.shrink(4.0), shade, shade);
            if close.on_hover_text(t("Dismiss. Messages in the Help menu keeps it.")).clicked() {
                out.send(Command::Dismiss(place));
            }
        });
    });
}

fn text(ui: &mut Ui, entry: &Entry) {
    let times =
        if entry.times > 1 { format!("  {}", tr!("({count} times)", count = entry.times)) } else { String::new() };
    ui.add(Label::new(format!("{}{times}", said(&entry.notice.text))).wrap().selectable(true));
}

/// Returns the meaning of a message's picture.
const fn word(severity: Severity) -> &'static str {
    match severity {
        Severity::Info => msg("Done"),
        Severity::Note => msg("Note"),
        Severity::Warning => msg("Warning"),
        Severity::Error => msg("Error"),
    }
}

fn look(ui: &Ui, severity: Severity) -> (Icon, Color32) {
    let c = theme::of(ui);
    match severity {
        Severity::Info => (Icon::Done, c.good),
        Severity::Note => (Icon::Info, c.accent),
        Severity::Warning => (Icon::Warning, c.warning),
        Severity::Error => (Icon::Error, c.error),
    }
}

/// The list of all messages, latest first.
#[derive(Default)]
pub struct Messages;

impl Window for Messages {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, _out: &mut Outbox) -> bool {
        let notices = cx.notices();
        let mut open = true;
        window(msg("Messages"), vec2(620.0, 420.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            if notices.all().is_empty() {
                hint(ui, t("No messages yet."));
            }
            egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                for entry in notices.all().iter().rev() {
                    let (icon, color) = look(ui, entry.notice.severity);
                    ui.horizontal_top(|ui| {
                        let (field, _) = ui.allocate_exact_size(vec2(16.0, 18.0), Sense::hover());
                        icon.paint(ui.painter(), field, color, color);
                        ui.vertical(|ui| text(ui, entry));
                    });
                    ui.separator();
                }
                ui.label(RichText::new(t("The list starts empty each time the editor opens.")).weak().small());
            });
        });
        open
    }
}
