//! Windows on small displays: what is in them scrolls, their buttons stay in reach.

use eframe::egui::{ScrollArea, Ui, Vec2, vec2};

/// Points of the display that a window's title and edges take.
const AROUND: Vec2 = vec2(36.0, 96.0);

/// The fit of a window onto a display.
#[derive(Clone, Copy, Default)]
struct Fit {
    display: Vec2,
    /// Its content is larger than the display.
    scrolls: bool,
    /// Width of its content before it scrolled.
    width: f32,
    /// Height of its buttons.
    foot: f32,
}

/// Shows what is above a window's [`buttons`]. If the display is too small for all of it, it scrolls.
pub(in crate::shell) fn above_buttons<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let id = ui.scope_id().with("fit");
    let display = ui.ctx().content_rect().size();
    let fit = ui.data(|data| data.get_temp::<Fit>(id)).filter(|fit| fit.display == display);
    let mut fit = fit.unwrap_or(Fit { display, ..Fit::default() });
    let room = (display - AROUND - vec2(0.0, fit.foot)).max(Vec2::splat(80.0));
    let inner = if fit.scrolls {
        // As wide as before: what takes all the width that there is would take the whole display.
        let width = room.x.min(fit.width);
        ui.set_max_size(vec2(width, (display - AROUND).y));
        let area = ScrollArea::both().id_salt("fit").max_width(width).max_height(room.y).auto_shrink([true, true]);
        area.show(ui, content).inner
    } else {
        let shown = ui.scope(content);
        let size = shown.response.rect.size();
        fit.width = size.x;
        fit.scrolls = size.x > room.x + 1.0 || size.y > room.y + 1.0;
        if fit.scrolls {
            ui.request_repaint();
        }
        shown.inner
    };
    ui.data_mut(|data| data.insert_temp(id, fit));
    inner
}

/// Shows a window's buttons, which stay in reach below what [`above_buttons`] shows.
pub(in crate::shell) fn buttons<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let id = ui.scope_id().with("fit");
    let shown = ui.scope(content);
    let foot = shown.response.rect.height() + ui.spacing().item_spacing.y;
    ui.data_mut(|data| data.get_temp_mut_or_default::<Fit>(id).foot = foot);
    shown.inner
}
