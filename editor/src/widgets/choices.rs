//! One of a few values, side by side.

use crate::look::theme;
use crate::widgets::fitted;
use eframe::egui::{
    self, Color32, CornerRadius, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, style::StyleModifier, vec2,
};

/// A row of joined buttons, one of which is on; `None` as value if several things differ.
///
/// `name` is what screen readers and tests know the row by: a button is called "`name`: `label`". Returns the value
/// that was clicked.
pub fn choices<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    value: Option<T>,
    options: &[(T, &str, &str)],
    accent: Option<Color32>,
) -> Option<T> {
    let mut chosen = None;
    let accent = accent.unwrap_or(theme::of(ui).accent);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 1.0;
        let last = options.len().saturating_sub(1);
        let labels: Vec<&str> = options.iter().map(|(_, label, _)| *label).collect();
        let widths = segment_widths(ui, &labels);
        for (i, (option, label, help)) in options.iter().enumerate() {
            let on = value == Some(*option);
            let radius = CornerRadius {
                nw: if i == 0 { 5 } else { 0 },
                sw: if i == 0 { 5 } else { 0 },
                ne: if i == last { 5 } else { 0 },
                se: if i == last { 5 } else { 0 },
            };
            let response = segment(ui, &format!("{name}: {label}"), label, on, (accent, radius, widths[i]));
            if response.on_hover_text(*help).clicked() {
                chosen = Some(*option);
            }
        }
    });
    chosen
}

/// Size of the text of a button, points, and what is beside it.
const TEXT: f32 = 12.5;
const BESIDE: f32 = 10.0;

/// Widths of the buttons: all the same if each label fits, else as each label needs, narrower if there is no room.
fn segment_widths(ui: &Ui, labels: &[&str]) -> Vec<f32> {
    let count = labels.len().max(1) as f32;
    let room = (ui.available_width() - (count - 1.0)).max(20.0 * count);
    let usual = (room / count).min(72.0);
    let font = egui::FontId::proportional(TEXT);
    let width =
        |label: &&str| ui.painter().layout_no_wrap((*label).to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    let needed: Vec<f32> = labels.iter().map(|label| width(label).ceil() + BESIDE).collect();
    if needed.iter().all(|needed| *needed <= usual) {
        return vec![usual; labels.len()];
    }
    let sum: f32 = needed.iter().sum();
    let scale = (usual * count).max(sum).min(room) / sum;
    needed.into_iter().map(|needed| needed * scale).collect()
}

fn segment(
    ui: &mut Ui,
    name: &str,
    label: &str,
    on: bool,
    (accent, radius, width): (Color32, CornerRadius, f32),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width.max(20.0), 24.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), on, name));
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact(&response);
        let fill = if on { accent.gamma_multiply(0.3) } else { visuals.weak_bg_fill };
        let edge = if on || response.has_focus() { accent } else { Color32::TRANSPARENT };
        ui.painter().rect(rect, radius, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
        let color = if on { ui.visuals().strong_text_color() } else { ui.visuals().text_color() };
        let text = fitted(ui.painter(), label, TEXT, rect.width() - 4.0, color);
        ui.painter().galley(rect.center() - text.size() / 2.0, text, color);
    }
    response
}

/// Points that a control of a row has at least, whatever its label needs.
const CONTROL: f32 = 90.0;

/// A label on the left, a control on the right, the same for every row of a pane. A label that is too long has several
/// lines; if one of its words is too long, it takes room of the control.
pub fn row<R>(ui: &mut Ui, label: &str, help: &str, control: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| {
        let room = ui.available_width();
        let usual = (room * 0.36).clamp(70.0, 130.0);
        let width = usual.max(longest_word(ui, label).min(room - ui.spacing().item_spacing.x - CONTROL));
        let size = vec2(width, ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_width(width);
            let text = ui.add(egui::Label::new(egui::RichText::new(label).weak()).wrap());
            if !help.is_empty() {
                text.on_hover_text(help);
            }
        });
        control(ui)
    })
    .inner
}

/// Points that the longest word of a label takes.
fn longest_word(ui: &Ui, label: &str) -> f32 {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let width = |word: &str| ui.painter().layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    label.split_whitespace().map(width).fold(0.0, f32::max).ceil()
}

/// A list narrower than this shows no more than a short word, points.
const NARROW: f32 = 100.0;

/// A list that opens, with a name for tests and screen readers. It leaves room for a small button behind it.
pub fn combo(ui: &mut Ui, name: &str, shown: &str, content: impl FnOnce(&mut Ui)) -> Response {
    let width = (ui.available_width() - 34.0).clamp(60.0, 240.0);
    let combo = egui::ComboBox::from_id_salt(name).selected_text(shown).width(width).truncate();
    // A text that is cut short would take all the room there is, which it may only where a short one needs it.
    let room = if width < NARROW { ui.available_width() } else { width };
    let size = vec2(room, ui.spacing().interact_size.y);
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| list(ui, combo, content)).inner.accessible_name(name)
}

/// Shows a list that opens. An entry that is taken by key closes it, as a click does, and leaves the keyboard with it.
pub fn list(ui: &mut Ui, combo: egui::ComboBox<'_>, content: impl FnOnce(&mut Ui)) -> Response {
    let shown = combo.popup_style(StyleModifier::new(super::menu::show_bars)).show_ui(ui, |ui| {
        content(ui);
        close_on_key(ui)
    });
    if shown.inner == Some(true) {
        shown.response.request_focus();
    }
    shown.response
}

/// Closes a popup if one of its entries was taken by key; true if so.
pub fn close_on_key(ui: &Ui) -> bool {
    let pressed = ui.input(|input| input.key_pressed(egui::Key::Enter) || input.key_pressed(egui::Key::Space));
    let focused = ui.memory(|memory| memory.focused()).and_then(|id| ui.read_response(id));
    let taken = pressed && focused.is_some_and(|response| response.layer_id == ui.layer_id());
    if taken {
        ui.close();
    }
    taken
}

/// A checkbox without a text of its own, which says what it is when pointed at and to screen readers.
pub fn unnamed_box(ui: &mut Ui, on: &mut bool, help: &str) -> Response {
    let response = ui.checkbox(on, "").on_hover_text(help);
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, *on, help));
    response
}
