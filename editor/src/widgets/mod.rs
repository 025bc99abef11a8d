//! Small shared ui functions.

pub mod atlas;
pub mod camera_share;
pub mod choices;
pub mod fields;
mod held;
pub mod help;
pub mod keys;
pub mod mask;
pub mod material;
pub mod menu;
pub mod name_field;
pub mod number_field;
pub mod ordered_row;
pub mod output_log;
pub mod palette_drag;
mod revealed;
pub mod rows;
pub mod sprites;
pub mod thumbnail;
pub mod value;
pub mod wheel;

pub use held::HeldGesture;
pub use number_field::drag;
pub use revealed::Revealed;

use crate::bindings::{Action, Keymap, icon_rows};
use crate::language::t;
use crate::look::icons::Icon;
use crate::look::theme;
use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    self, Color32, CornerRadius, FocusDirection, FontId, Galley, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};
use std::sync::Arc;

/// Reads the pictures off the table of actions.
macro_rules! icons {
    ($($name:ident $icon:ident;)*) => {
        impl Action {
            /// The action's picture, if it has one.
            pub const fn icon(self) -> Option<Icon> {
                match self {
                    $(Self::$name => Some(Icon::$icon),)*
                    _ => None,
                }
            }
        }
    };
}
icon_rows!(icons);

/// Crisp when enlarged, smooth when reduced.
pub const PIXELS: egui::TextureOptions = egui::TextureOptions {
    magnification: egui::TextureFilter::Nearest,
    minification: egui::TextureFilter::Linear,
    wrap_mode: egui::TextureWrapMode::ClampToEdge,
    mipmap_mode: None,
};

/// A square button with a picture. `name` is what screen readers and tests know it by.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str, on: bool, enabled: bool) -> Response {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(theme::BUTTON, theme::BUTTON), sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, on, name));
    if ui.is_rect_visible(rect) {
        let c = theme::of(ui);
        let v = ui.style().interact_selectable(&response, on);
        let fill = match () {
            () if on => c.accent_fill,
            () if enabled && (response.hovered() || response.has_focus()) => v.weak_bg_fill,
            () => Color32::TRANSPARENT,
        };
        let edge = if response.has_focus() { Stroke::new(1.0, c.accent) } else { Stroke::NONE };
        ui.painter().rect(rect, CornerRadius::same(6), fill, edge, StrokeKind::Inside);
        let faded = |color: Color32| if enabled { color } else { color.gamma_multiply(0.35) };
        let color = if on { ui.visuals().strong_text_color() } else { ui.visuals().text_color() };
        let field = egui::Rect::from_center_size(rect.center(), vec2(theme::ICON, theme::ICON));
        icon.paint(ui.painter(), field, faded(color), faded(c.accent));
    }
    response
}

/// A button of an action: its picture, name, and a tooltip with key and help.
pub fn action_button(ui: &mut Ui, action: Action, keys: &Keymap, on: bool, enabled: bool) -> Response {
    let button = icon_button(ui, action.icon().unwrap_or(Icon::Right), t(action.info().label), on, enabled);
    help::is_about(&button, action.info().label);
    help::is_at(&button, action);
    button.on_hover_ui(|ui| action_tooltip(ui, action, keys))
}

/// Shows the tooltip of an action: label and key, then help.
pub fn action_tooltip(ui: &mut Ui, action: Action, keys: &Keymap) {
    ui.set_max_width(280.0);
    ui.horizontal(|ui| {
        ui.strong(t(action.info().label));
        let key = keys.texts(action);
        if !key.is_empty() {
            keycap(ui, &key);
        }
    });
    ui.label(t(action.info().help));
}

/// A key as it is drawn everywhere: a small raised box.
pub fn keycap(ui: &mut Ui, text: &str) -> Response {
    let v = ui.visuals();
    egui::Frame::new()
        .fill(v.code_bg_color)
        .stroke(Stroke::new(1.0, theme::of(ui).line))
        .corner_radius(4)
        .inner_margin(egui::Margin::symmetric(6, 1))
        .show(ui, |ui| ui.label(egui::RichText::new(text).small().color(ui.visuals().strong_text_color())))
        .response
}

/// A thin vertical line between groups of a toolbar.
pub fn tool_separator(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(9.0, theme::BUTTON), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range().shrink(5.0), Stroke::new(1.0, theme::of(ui).line));
}

/// A heading of a part of a pane, with a line under it.
pub fn section(ui: &mut Ui, title: &str) {
    ui.add_space(4.0);
    ui.label(egui::RichText::new(title).strong());
    let rect = ui.available_rect_before_wrap();
    ui.painter().hline(rect.x_range(), rect.top(), Stroke::new(1.0, theme::of(ui).line));
    ui.add_space(6.0);
}

/// A line of text that fits a width: written smaller if it must be, and cut off with an ellipsis if even that is too long.
pub fn fitted(painter: &egui::Painter, text: &str, size: f32, room: f32, color: Color32) -> Arc<Galley> {
    /// Nobody reads less.
    const SMALLEST: f32 = 9.0;
    let room = room.max(0.0);
    let width = painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), color).size().x;
    let scale = if width > room { room / width } else { 1.0 };
    // Glyphs of another size are not exactly as much narrower.
    let fitting = if scale < 1.0 { ((size * scale - 0.2) * 4.0).floor() / 4.0 } else { size };
    let mut job = LayoutJob::simple_singleline(text.to_owned(), FontId::proportional(fitting.max(SMALLEST)), color);
    job.wrap = TextWrapping::truncate_at_width(room + 0.5);
    painter.layout_job(job)
}

/// Points that a button with a text takes.
pub fn button_width(ui: &Ui, text: &str) -> f32 {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let text = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    (text.size().x + 2.0 * ui.spacing().button_padding.x).ceil()
}

/// Keys and the like on one line, weak: for hints in empty panes.
pub fn hint(ui: &mut Ui, text: &str) {
    ui.label(egui::RichText::new(text).weak());
}

/// A small button with a picture and a name, in a row of text.
pub fn small_icon_button(ui: &mut Ui, icon: Icon, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let v = ui.style().interact(&response);
    ui.painter().rect_filled(rect, 4.0, if response.hovered() { v.weak_bg_fill } else { Color32::TRANSPARENT });
    icon.paint(ui.painter(), rect.shrink(4.0), v.fg_stroke.color, theme::of(ui).accent);
    response.on_hover_text(name)
}

/// A text field to search with.
pub fn search_field(ui: &mut Ui, text: &mut String, name: &str) -> Response {
    let field = egui::TextEdit::singleline(text)
        .hint_text(name)
        .desired_width(ui.available_width().min(420.0))
        .margin(egui::Margin { left: 28, right: 8, top: 6, bottom: 6 });
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(Role::SearchInput, true, name));
    let side = vec2(14.0, 14.0);
    let at = egui::Rect::from_center_size(response.rect.left_center() + vec2(15.0, 0.0), side);
    let weak = ui.visuals().weak_text_color();
    Icon::Search.paint(ui.painter(), at, weak, weak);
    response
}

/// Gives the keyboard to the next widget that takes it.
pub fn focus_next(ui: &Ui) {
    // A place before it has the keyboard and hands it on, as Tab would.
    let before = ui.scope_id().with("before the first");
    ui.memory_mut(|memory| {
        memory.request_focus(before);
        memory.move_focus(FocusDirection::Next);
        memory.interested_in_focus(before, ui.layer_id());
    });
}

/// Gives a field the keyboard, once.
pub fn focus_once(field: &Response, done: &mut bool) {
    if !std::mem::replace(done, true) {
        field.request_focus();
    }
}
