//! The tabs of panes, and what is done with them.

use super::LEAST;
use crate::command::Outbox;
use crate::language::t;
use crate::look::theme;
use crate::panes::{LEVEL, Pane};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{focus_next, hint};
use eframe::egui::{
    self, Align2, Color32, CursorIcon, PointerButton, Response, Role, Sense, Stroke, TextStyle, TextWrapMode, Vec2,
    Visuals, WidgetInfo, vec2,
};
use egui_tiles::{SimplificationOptions, TabState, TileId, Tiles, UiResponse};

/// Points across the cross that closes a tab, and before it.
const CROSS: f32 = 12.0;
const BEFORE_CROSS: f32 = 4.0;

/// The panes as the tree shows them.
pub(super) struct Shown<'a> {
    pub panes: &'a mut [Box<dyn Pane>],
    pub cx: &'a Studio,
    pub out: &'a mut Outbox,
    /// The pane whose first field gets the keyboard.
    pub entered: Option<String>,
    /// The pane that was pressed on, or whose tab was clicked.
    pub clicked: Option<String>,
    /// The pane under the pointer.
    pub hovered: Option<String>,
    /// The pane whose tab was closed.
    pub closed: Option<String>,
}

impl egui_tiles::Behavior<String> for Shown<'_> {
    fn pane_ui(&mut self, ui: &mut egui::Ui, _: TileId, id: &mut String) -> UiResponse {
        if ui.rect_contains_pointer(ui.max_rect()) {
            self.hovered = Some(id.clone());
            if ui.input(|input| input.pointer.any_pressed()) {
                self.clicked = Some(id.clone());
            }
        }
        if let Some(pane) = self.panes.iter_mut().find(|pane| pane.id() == id) {
            let name = tr!("{pane} pane", pane = t(pane.title()));
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
                node.set_role(Role::Group);
                node.set_label(name);
            });
            let margin = if pane.is_canvas() { egui::Margin::ZERO } else { theme::PANE_MARGIN };
            egui::Frame::new().fill(ui.visuals().panel_fill).inner_margin(margin).show(ui, |ui| {
                ui.expand_to_include_rect(ui.max_rect());
                if self.entered.as_ref() == Some(id) {
                    focus_next(ui);
                }
                match pane.without_a_level().filter(|_| self.cx.in_view().maze().is_some()) {
                    Some(text) => hint(ui, text),
                    None => pane.ui(ui, self.cx, self.out),
                }
            });
        }
        UiResponse::None
    }

    fn tab_title_for_pane(&mut self, id: &String) -> egui::WidgetText {
        self.panes.iter().find(|pane| pane.id() == id).map_or("", |pane| t(pane.title())).into()
    }

    /// A tab as the library shows it, but for its cross, which names what it closes, and for the roles of both.
    fn tab_ui(
        &mut self,
        tiles: &mut Tiles<String>,
        ui: &mut egui::Ui,
        id: egui::Id,
        tile: TileId,
        state: &TabState,
    ) -> Response {
        let title = self.tab_title_for_tile(tiles, tile);
        let name = title.text().to_owned();
        let font = TextStyle::Button.resolve(ui.style());
        let galley = title.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, font);
        let margin = self.tab_title_spacing(ui.visuals());
        let cross = if state.closable { BEFORE_CROSS + CROSS } else { 0.0 };
        let (_, rect) = ui.allocate_space(vec2(galley.size().x + 2.0 * margin + cross, ui.available_height()));
        let response = ui.interact(rect, id, Sense::click_and_drag()).on_hover_cursor(CursorIcon::Grab);
        response.widget_info(|| WidgetInfo::selected(Role::Tab, ui.is_enabled(), state.active, &name));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_selected(state.active));
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_role(Role::TabList));
        // A pane that comes to the front shows its tab.
        let was_active = ui.data(|data| data.get_temp(id.with("was active"))).unwrap_or(false);
        if was_active != state.active {
            ui.data_mut(|data| data.insert_temp(id.with("was active"), state.active));
            if state.active {
                ui.scroll_to_rect(rect, None);
            }
        }
        if ui.is_rect_visible(rect) && !state.is_being_dragged {
            let fill = self.tab_bg_color(ui.visuals(), tiles, tile, state);
            ui.painter().rect_filled(rect.shrink(0.5), 0.0, fill);
            if state.active {
                ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, fill));
            }
            let color = self.tab_text_color(ui.visuals(), tiles, tile, state);
            let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), rect.shrink(margin)).min;
            ui.painter().galley(at, galley, color);
        }
        if state.closable {
            let at = Align2::RIGHT_CENTER.align_size_within_rect(Vec2::splat(CROSS), rect.shrink(margin));
            let close = ui.interact(at, id.with("close"), Sense::click_and_drag());
            let close = close.on_hover_cursor(CursorIcon::Default);
            let close = close.on_hover_text(t("Close this pane. The View menu reopens it."));
            close.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), tr!("Close {pane}", pane = name)));
            if !state.is_being_dragged {
                let visuals = ui.style().interact(&close);
                let arms = at.shrink(2.0).expand(visuals.expansion);
                ui.painter().line_segment([arms.left_top(), arms.right_bottom()], visuals.fg_stroke);
                ui.painter().line_segment([arms.right_top(), arms.left_bottom()], visuals.fg_stroke);
            }
            if close.clicked() || response.clicked_by(PointerButton::Middle) {
                self.closed = tiles.get_pane(&tile).cloned();
            }
        }
        self.on_tab_button(tiles, tile, response)
    }

    fn is_tab_closable(&self, tiles: &Tiles<String>, tile: TileId) -> bool {
        tiles.get_pane(&tile).is_some_and(|id| id != LEVEL)
    }

    fn simplification_options(&self) -> SimplificationOptions {
        SimplificationOptions { all_panes_must_have_tabs: true, ..Default::default() } // else a lone pane has no tab
    }

    fn cycle_tabs_with_keyboard(&self) -> bool {
        false // it would act behind windows and menus too
    }

    fn min_size(&self) -> f32 {
        LEAST
    }

    fn gap_width(&self, _: &egui::Style) -> f32 {
        4.0
    }

    fn tab_bar_height(&self, _: &egui::Style) -> f32 {
        26.0
    }

    fn tab_title_spacing(&self, _: &Visuals) -> f32 {
        10.0
    }

    fn tab_bar_color(&self, visuals: &Visuals) -> Color32 {
        theme::of_visuals(visuals).chrome
    }

    fn tab_outline_stroke(&self, _: &Visuals, _: &Tiles<String>, _: TileId, _: &TabState) -> Stroke {
        Stroke::NONE
    }

    fn tab_bar_hline_stroke(&self, _: &Visuals) -> Stroke {
        Stroke::NONE
    }

    fn tab_text_color(&self, visuals: &Visuals, _: &Tiles<String>, _: TileId, state: &TabState) -> Color32 {
        if state.active { visuals.strong_text_color() } else { visuals.weak_text_color() }
    }

    fn on_tab_button(&mut self, tiles: &mut Tiles<String>, tile: TileId, response: egui::Response) -> egui::Response {
        let closable = self.is_tab_closable(tiles, tile);
        let id = tiles.get_pane(&tile);
        if response.clicked() {
            self.clicked = id.cloned().or(self.clicked.take());
        }
        if id.is_some_and(|id| id == self.cx.focus().pane) {
            // The line says which pane has the keys.
            let accent = theme::of_visuals(&response.ctx.global_style().visuals).accent;
            let line = response.rect.with_max_y(response.rect.top() + 2.0);
            let painter = response.ctx.layer_painter(response.layer_id).with_clip_rect(response.interact_rect);
            painter.rect_filled(line, 0.0, accent);
        }
        response.on_hover_text(if closable {
            t("Drag to dock. Middle click closes it; the View menu reopens it.")
        } else {
            t("Drag to dock.")
        })
    }
}
