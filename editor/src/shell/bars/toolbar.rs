//! The toolbar: tools, overlays and play, each one click away.

use crate::actions::{is_enabled, is_on};
use crate::bindings::{Action, ToolId};
use crate::command::Outbox;
use crate::language::t;
use crate::look::icons::Icon;
use crate::look::theme;
use crate::session::{OverlayMenu, OverlaySet, Overlays};
use crate::shell::bars::menu::{items, overlays, radio};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::menu::{room, scrolling};
use crate::widgets::{action_button, action_tooltip, help, icon_button, tool_separator};
use eframe::egui::containers::menu::MenuButton;
use eframe::egui::{self, Align, Layout, Ui, vec2};
use sim::tiles::TileLayer;

/// Between two parts, points.
const SPACING: f32 = 2.0;
/// Between what is at the left and what is at the right, points.
const GAP: f32 = 12.0;
/// Width of the choice of overlays, points.
const SETS: f32 = 132.0;

/// The tools at the end of the bar, which a narrow window leaves out first: they draw nothing that is played.
const LAST: [Action; 2] = [Action::ToolMark, Action::ToolMeasure];

/// A part of the toolbar.
#[derive(Clone, Copy)]
enum Part {
    Button(Action),
    Separator,
    Layer,
    Collision,
    Overlays,
}

impl Part {
    fn width(self) -> f32 {
        match self {
            Self::Button(_) | Self::Layer | Self::Collision => theme::BUTTON,
            Self::Separator => 9.0,
            Self::Overlays => SETS,
        }
    }
}

/// The parts at the left, from the left.
fn parts() -> Vec<Part> {
    let tools = ToolId::ALL.iter().map(|(_, action)| *action).filter(|action| !LAST.contains(action));
    let tools: Vec<Action> = tools.collect();
    let of_level = [OverlayMenu::Collision, OverlayMenu::Level].into_iter().flat_map(Overlays::of_menu);
    let of_level: Vec<Action> = of_level.filter(|action| action.icon().is_some()).collect();
    let mut parts = Vec::new();
    for group in [
        &[Action::Open, Action::Save][..],
        &[Action::Undo, Action::Redo],
        &tools,
        &[Action::FlipX, Action::FlipY, Action::PaintEverywhere],
    ] {
        parts.extend(group.iter().map(|action| Part::Button(*action)));
        parts.push(Part::Separator);
    }
    parts.extend([Part::Layer, Part::Separator, Part::Collision]);
    parts.extend(of_level.into_iter().map(Part::Button));
    parts.extend([Part::Separator, Part::Overlays, Part::Button(Action::FollowPlayer), Part::Separator]);
    parts.extend(LAST.map(Part::Button));
    parts
}

/// Returns the number of parts that there is room for. If it is not all of them, a button for the rest has room too.
fn fitting(parts: &[Part], room: f32) -> usize {
    let ends = parts.iter().scan(0.0, |end, part| {
        *end += part.width() + SPACING;
        Some(*end)
    });
    let ends: Vec<f32> = ends.collect();
    if ends.last().is_none_or(|end| *end - SPACING <= room) {
        return parts.len();
    }
    let fits = ends.iter().take_while(|end| **end + theme::BUTTON <= room).count();
    // A line at the end separates nothing.
    if matches!(fits.checked_sub(1).map(|last| parts[last]), Some(Part::Separator)) { fits - 1 } else { fits }
}

/// The parts that are shown in a room, and those of the menu behind them. The tools at the end alone make no such menu.
fn shown_and_rest(parts: &[Part], room: f32) -> (&[Part], &[Part]) {
    let main = parts.len().saturating_sub(LAST.len() + 1);
    let count = fitting(parts, room);
    if count < parts.len() && fitting(&parts[..main], room) == main {
        return (&parts[..main], &[]);
    }
    parts.split_at(count)
}

/// Shows the toolbar. If the window is narrow, a menu at its end has what does not fit; playing stays in reach.
pub fn show(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = SPACING;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            play_buttons(ui, cx, out);
            ui.add_space(GAP);
            let room = ui.available_size();
            ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
                let parts = parts();
                let (shown, rest) = shown_and_rest(&parts, room.x);
                shown.iter().for_each(|part| part_ui(ui, *part, cx, out));
                if !rest.is_empty() {
                    more_ui(ui, rest, cx, out);
                }
            });
        });
    });
}

fn part_ui(ui: &mut Ui, part: Part, cx: &Studio, out: &mut Outbox) {
    match part {
        Part::Button(action) => button(ui, cx, out, action),
        Part::Separator => tool_separator(ui),
        Part::Layer => layer_button(ui, cx, out),
        Part::Collision => collision_button(ui, cx, out),
        Part::Overlays => overlays_button(ui, cx, out),
    }
}

/// Shows the parts that do not fit, as a menu.
fn more_ui(ui: &mut Ui, rest: &[Part], cx: &Studio, out: &mut Outbox) {
    let button = egui::Button::new("»").min_size(vec2(theme::BUTTON, theme::BUTTON)).frame_when_inactive(false);
    let button = MenuButton::from_button(button).ui(ui, |ui| {
        scrolling(ui, room(ui), |ui| {
            for part in rest {
                match part {
                    Part::Button(action) => items(ui, cx, out, &[*action]),
                    Part::Separator => _ = ui.separator(),
                    Part::Layer => items(ui, cx, out, &[Action::SwapLayer]),
                    Part::Collision => items(ui, cx, out, &[collision_of(cx)]),
                    Part::Overlays => sets(ui, cx, out),
                }
            }
        });
    });
    button.0.accessible_name(t("More tools")).on_hover_text(t("Tools that do not fit on the toolbar"));
}

/// The choice of overlays: a set, or one by one.
fn overlays_button(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let set = cx.session().overlay_set();
    let name = OverlaySet::CHOICES.iter().find(|(choice, ..)| *choice == set).map_or("", |(_, name, _)| t(name));
    let button = egui::Button::new(tr!("Overlays: {name}", name)).min_size(vec2(SETS, theme::BUTTON));
    let shown = MenuButton::from_button(button.frame_when_inactive(false)).ui(ui, |ui| {
        scrolling(ui, room(ui), |ui| {
            sets(ui, cx, out);
            for menu in [OverlayMenu::Player, OverlayMenu::Objects, OverlayMenu::Collision] {
                ui.separator();
                overlays(ui, cx, out, menu);
            }
        });
    });
    let response = shown.0.on_hover_ui(|ui| action_tooltip(ui, Action::NextOverlays, cx.keys()));
    help::is_about(&response, Action::NextOverlays.info().label);
}

/// The sets of overlays, to choose one.
fn sets(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let now = cx.session().overlay_set();
    for (set, name, help) in OverlaySet::CHOICES {
        if radio(ui, t(name), set == now).on_hover_text(t(help)).clicked() {
            out.session(move |session| session.show_set(set));
            ui.close();
        }
    }
}

fn buttons(ui: &mut Ui, cx: &Studio, out: &mut Outbox, actions: &[Action]) {
    for action in actions {
        button(ui, cx, out, *action);
    }
}

fn button(ui: &mut Ui, cx: &Studio, out: &mut Outbox, action: Action) {
    let on = is_on(action, cx).unwrap_or(false);
    if action_button(ui, action, cx.keys(), on, is_enabled(action, cx)).clicked() {
        out.action(action);
    }
}

/// The layer in view and painted on, in its own colour.
fn layer_button(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let c = theme::of(ui);
    let (icon, name, color) = match cx.session().tools.layer {
        TileLayer::A => (Icon::LayerA, t("Layer A"), c.layer_a),
        TileLayer::B => (Icon::LayerB, t("Layer B"), c.layer_b),
    };
    let response = ui
        .scope(|ui| {
            ui.visuals_mut().override_text_color = Some(color);
            icon_button(ui, icon, name, false, true)
        })
        .inner
        .on_hover_ui(|ui| action_tooltip(ui, Action::SwapLayer, cx.keys()));
    help::is_about(&response, "Layers A and B");
    if response.clicked() {
        out.action(Action::SwapLayer);
    }
}

/// The action for the collision of the layer in view.
fn collision_of(cx: &Studio) -> Action {
    match cx.session().tools.layer {
        TileLayer::A => Action::CollisionA,
        TileLayer::B => Action::CollisionB,
    }
}

/// Collision of the layer in view.
fn collision_button(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let action = collision_of(cx);
    let response = icon_button(ui, Icon::Collision, t("Collision"), cx.session().canvas.overlays.collision, true)
        .on_hover_ui(|ui| action_tooltip(ui, action, cx.keys()));
    help::is_about(&response, action.info().label);
    if response.clicked() {
        out.action(action);
    }
}

/// From right to left.
fn play_buttons(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    if cx.play().is_active() {
        buttons(ui, cx, out, &[Action::StopPlay, Action::Faster, Action::Slower]);
        buttons(ui, cx, out, &[Action::StepFrame, Action::PausePlay, Action::StepBack]);
        tool_separator(ui);
    }
    if cx.timeline().track().is_some() {
        button(ui, cx, out, Action::Timeline);
    }
    buttons(ui, cx, out, &[Action::PlayAsGame, Action::PlayFromStart]);
    if cx.play().can_resume() {
        button(ui, cx, out, Action::ResumePlay);
    }
    let play = egui::Button::new(format!("      {}", t("Play"))).min_size(egui::vec2(84.0, theme::BUTTON));
    let c = theme::of(ui);
    let response = ui.add(play.fill(c.accent_fill)).on_hover_ui(|ui| action_tooltip(ui, Action::PlayHere, cx.keys()));
    let field = egui::Rect::from_center_size(
        response.rect.left_center() + egui::vec2(20.0, 0.0),
        egui::vec2(theme::ICON, theme::ICON) * 0.8,
    );
    Icon::Play.paint(ui.painter(), field, c.accent, c.accent);
    help::is_about(&response, Action::PlayHere.info().label);
    if response.clicked() {
        out.action(Action::PlayHere);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tools_at_the_end_push_nothing_into_the_menu() {
        let parts = parts();
        let width = |parts: &[Part]| parts.iter().map(|part| part.width() + SPACING).sum::<f32>() - SPACING;
        let main = &parts[..parts.len() - LAST.len() - 1];
        let shown = |room: f32| {
            let (shown, rest) = shown_and_rest(&parts, room);
            (shown.len(), rest.len())
        };
        assert_eq!(shown(width(&parts)), (parts.len(), 0));
        assert_eq!(shown(width(&parts) - 1.0), (main.len(), 0));
        assert_eq!(shown(width(main)), (main.len(), 0));
        let (count, rest) = shown(width(main) - 1.0);
        assert!(count < main.len() && count + rest == parts.len());
    }

    #[test]
    fn what_fits_is_shown_and_the_rest_has_a_button() {
        let parts = parts();
        let whole: f32 = parts.iter().map(|part| part.width() + SPACING).sum::<f32>() - SPACING;
        assert_eq!(fitting(&parts, whole), parts.len());
        for room in (0..whole as i32).map(|room| room as f32) {
            let shown = fitting(&parts, room);
            let width: f32 = parts[..shown].iter().map(|part| part.width() + SPACING).sum();
            assert!(shown < parts.len() && (shown == 0 || width + theme::BUTTON <= room), "{room}: {shown}");
        }
    }
}
