//! The toolbar: tools, overlays and play, each one click away.

use crate::actions::{is_enabled, is_on};
use crate::bindings::{Action, ToolId};
use crate::command::Outbox;
use crate::context::PaneContext;
use crate::session::{OverlayMenu, Overlays};
use crate::theme;
use crate::widgets::{Icon, action_button, action_tooltip, icon_button, tool_separator};
use eframe::egui::scroll_area::ScrollBarVisibility;
use eframe::egui::{self, Align, Layout, Ui};
use sim::tiles::TileLayer;

/// Room that stays free for what does not fit: a button of each edge is then cut, which shows that there is more.
const GAP: f32 = 12.0;

/// Shows the toolbar. Where the window is narrow, its left part scrolls; playing stays in reach.
pub fn show(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            play_buttons(ui, cx, out);
            ui.add_space(GAP);
            let room = ui.available_size();
            ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
                egui::ScrollArea::horizontal()
                    .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
                    .auto_shrink(false)
                    .show(ui, |ui| ui.horizontal_centered(|ui| work_buttons(ui, cx, out)));
            });
        });
    });
}

fn work_buttons(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    ui.spacing_mut().item_spacing.x = 2.0;
    buttons(ui, cx, out, &[Action::Open, Action::Save]);
    tool_separator(ui);
    buttons(ui, cx, out, &[Action::Undo, Action::Redo]);
    tool_separator(ui);
    for (_, action) in ToolId::ALL {
        button(ui, cx, out, *action);
    }
    tool_separator(ui);
    buttons(ui, cx, out, &[Action::FlipX, Action::FlipY, Action::PaintEverywhere]);
    tool_separator(ui);
    layer_button(ui, cx, out);
    tool_separator(ui);
    collision_button(ui, cx, out);
    overlay_buttons(ui, cx, out, &[OverlayMenu::Collision, OverlayMenu::Level]);
    tool_separator(ui);
    overlay_buttons(ui, cx, out, &[OverlayMenu::Objects, OverlayMenu::Player]);
    button(ui, cx, out, Action::FollowPlayer);
}

fn buttons(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox, actions: &[Action]) {
    for action in actions {
        button(ui, cx, out, *action);
    }
}

fn button(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox, action: Action) {
    let on = is_on(action, cx).unwrap_or(false);
    if action_button(ui, action, cx.keys, on, is_enabled(action, cx)).clicked() {
        out.action(action);
    }
}

/// The overlays that have a picture.
fn overlay_buttons(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox, menus: &[OverlayMenu]) {
    let all = menus.iter().flat_map(|menu| Overlays::of_menu(*menu));
    buttons(ui, cx, out, &all.filter(|action| action.icon().is_some()).collect::<Vec<_>>());
}

/// The layer in view and painted on, in its own colour.
fn layer_button(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    let c = theme::of(ui);
    let (icon, name, color) = match cx.session.layer {
        TileLayer::A => (Icon::LayerA, "Layer A", c.layer_a),
        TileLayer::B => (Icon::LayerB, "Layer B", c.layer_b),
    };
    let response = ui
        .scope(|ui| {
            ui.visuals_mut().override_text_color = Some(color);
            icon_button(ui, icon, name, false, true)
        })
        .inner
        .on_hover_ui(|ui| action_tooltip(ui, Action::SwapLayer, cx.keys));
    if response.clicked() {
        out.action(Action::SwapLayer);
    }
}

/// Collision of the layer in view.
fn collision_button(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    let action = match cx.session.layer {
        TileLayer::A => Action::CollisionA,
        TileLayer::B => Action::CollisionB,
    };
    let response = icon_button(ui, Icon::Collision, "Collision", cx.session.overlays.collision, true)
        .on_hover_ui(|ui| action_tooltip(ui, action, cx.keys));
    if response.clicked() {
        out.action(action);
    }
}

/// From right to left.
fn play_buttons(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    if cx.play.is_active() {
        buttons(ui, cx, out, &[Action::StopPlay, Action::Faster, Action::Slower]);
        buttons(ui, cx, out, &[Action::StepFrame, Action::PausePlay, Action::StepBack]);
        tool_separator(ui);
    }
    if cx.timeline.track().is_some() {
        button(ui, cx, out, Action::Timeline);
    }
    button(ui, cx, out, Action::PlayFromStart);
    if cx.play.can_resume() {
        button(ui, cx, out, Action::ResumePlay);
    }
    let play = egui::Button::new("      Play").min_size(egui::vec2(84.0, theme::BUTTON));
    let c = theme::of(ui);
    let response = ui.add(play.fill(c.accent_fill)).on_hover_ui(|ui| action_tooltip(ui, Action::PlayHere, cx.keys));
    let field = egui::Rect::from_center_size(
        response.rect.left_center() + egui::vec2(20.0, 0.0),
        egui::vec2(theme::ICON, theme::ICON) * 0.8,
    );
    Icon::Play.paint(ui.painter(), field, c.accent, c.accent);
    if response.clicked() {
        out.action(Action::PlayHere);
    }
}
