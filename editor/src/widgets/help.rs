//! The help under the pointer, for F1: names that the manual explains. And the places of buttons, for the tour.

use crate::bindings::Action;
use eframe::egui::{Context, Id, Rect, Response};

fn place() -> Id {
    Id::unique("what the pointer is on")
}

/// Says what a part of the window is called in the manual. F1 over it opens the manual there.
pub fn is_about(response: &Response, name: &str) {
    if response.contains_pointer() {
        response.ctx.data_mut(|data| data.insert_temp(place(), name.to_owned()));
    }
}

/// Forgets it: another picture begins.
pub fn forget(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<String>(place()));
}

/// Returns the help of the widget under the pointer in the last picture.
pub fn pointed_at(ctx: &Context) -> Option<String> {
    ctx.data(|data| data.get_temp(place()))
}

fn spot_of(action: Action) -> Id {
    Id::unique(("where the button is", action.info().id))
}

fn level() -> Id {
    Id::unique("where the level is")
}

/// Says where the button of an action is in this picture.
pub fn is_at(response: &Response, action: Action) {
    if response.interact_rect.is_positive() {
        let now = response.ctx.cumulative_pass_nr();
        response.ctx.data_mut(|data| data.insert_temp(spot_of(action), (now, response.rect)));
    }
}

/// Returns the area of the button of an action in this picture; `None` if it is not seen.
pub fn spot(ctx: &Context, action: Action) -> Option<Rect> {
    let now = ctx.cumulative_pass_nr();
    ctx.data(|data| data.get_temp::<(u64, Rect)>(spot_of(action))).filter(|(then, _)| *then == now).map(|(_, at)| at)
}

/// Says where the level is in this picture.
pub fn level_is_at(ctx: &Context, area: Rect) {
    let now = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(level(), (now, area)));
}

/// Returns the area of the level in this picture; `None` if it is not seen.
pub fn level_area(ctx: &Context) -> Option<Rect> {
    let now = ctx.cumulative_pass_nr();
    ctx.data(|data| data.get_temp::<(u64, Rect)>(level())).filter(|(then, _)| *then == now).map(|(_, area)| area)
}
