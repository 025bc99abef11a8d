//! Tabs of the levels and mazes that were in view, above the canvas.

use crate::command::Outbox;
use crate::language::t;
use crate::look::icons::Icon;
use crate::session::bring_into_view;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::small_icon_button;
use eframe::egui::{Frame, Margin, PointerButton, Role, ScrollArea, Ui, WidgetInfo};
use kit::document::level_list::keys;

/// Shows the tabs if more than one level was in view since the project was opened.
pub(super) fn ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let (now, left) = (&cx.session().level, &cx.session().canvas.views);
    let all = keys(cx.document().project());
    let shown: Vec<&str> = all.into_iter().filter(|key| key == now || left.contains_key(*key)).collect();
    if shown.len() < 2 {
        return;
    }
    Frame::new().fill(ui.visuals().panel_fill).inner_margin(Margin::symmetric(6, 3)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        // What plays stays in view.
        ui.add_enabled_ui(!cx.play().is_active(), |ui| {
            ScrollArea::horizontal().id_salt("level tabs").show(ui, |ui| {
                ui.horizontal(|ui| {
                    for (place, key) in shown.iter().enumerate() {
                        let beside = shown.get(place + 1).or(place.checked_sub(1).and_then(|before| shown.get(before)));
                        tab_ui(ui, (key, beside.copied()), cx, out);
                    }
                });
            });
        });
    });
}

/// A tab: a click shows its level, the cross or the middle button closes it.
fn tab_ui(ui: &mut Ui, (key, beside): (&str, Option<&str>), cx: &Studio, out: &mut Outbox) {
    let project = cx.document().project();
    let level = project.level(key).map(|level| level.title.as_str());
    let title = level.or_else(|| project.maze(key).map(|maze| maze.title.as_str())).filter(|title| !title.is_empty());
    let title = title.unwrap_or(key);
    let whole = project.with_layer(key).next().filter(|whole| !whole.title.is_empty());
    let named = whole.map(|whole| tr!("{level}: {layer}", level = whole.title.as_str(), layer = title));
    let title = named.as_deref().unwrap_or(title);
    let is_in_view = key == cx.session().level;
    ui.spacing_mut().item_spacing.x = 2.0;
    let tab = ui.selectable_label(is_in_view, title);
    tab.widget_info(|| WidgetInfo::selected(Role::Tab, ui.is_enabled(), is_in_view, title));
    let close = small_icon_button(ui, Icon::Close, &tr!("Close the tab of {level}", level = title));
    ui.add_space(6.0);
    if close.clicked() || tab.clicked_by(PointerButton::Middle) {
        let (key, beside) = (key.to_owned(), beside.map(str::to_owned));
        out.session(move |session| {
            if let Some(beside) = beside.filter(|_| session.level == key) {
                bring_into_view(session, beside);
            }
            session.canvas.views.remove(&key);
        });
    } else if tab.on_hover_text(t("The middle button closes the tab; the level stays in the project")).clicked()
        && !is_in_view
    {
        let key = key.to_owned();
        out.session(move |session| bring_into_view(session, key));
    }
}
