//! Plain keys that a widget with a cursor of its own takes for itself while it has the focus.

use eframe::egui::{Context, EventFilter, Id, Key, Order, Response, Ui};

/// The keys that move a cursor.
pub const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];

/// The keys that a widget claims.
#[derive(Clone, Copy)]
struct Claim {
    widget: Id,
    keys: &'static [Key],
    /// Also while a run is paused.
    in_pause: bool,
}

/// The widgets that do not get the keys that they claim.
#[derive(Clone, Copy, Debug, Default)]
pub struct Suspended {
    /// True for the widgets in panes.
    pub panes: bool,
    /// True for those in panes that also claim keys while a run is paused.
    pub in_pause: bool,
    /// True for those in the windows above them.
    pub windows: bool,
}

fn place() -> Id {
    Id::unique("claimed keys")
}

fn suspended() -> Id {
    Id::unique("claimed keys are suspended")
}

/// Takes these keys, with Shift or without, from the shortcuts while the widget has the focus. Ctrl and Alt stay theirs.
/// True if the widget has them now: not while a popup, a window or the player comes first.
///
/// Call it in every picture in which the widget is shown.
pub fn claim(ui: &Ui, response: &Response, keys: &'static [Key]) -> bool {
    claim_as(ui, response, keys, false)
}

/// The same, also while a run is paused: the keys are then not the player's.
pub fn claim_in_pause(ui: &Ui, response: &Response, keys: &'static [Key]) -> bool {
    claim_as(ui, response, keys, true)
}

fn claim_as(ui: &Ui, response: &Response, keys: &'static [Key], in_pause: bool) -> bool {
    if response.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            tab: false,
            escape: keys.contains(&Key::Escape),
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        ui.data_mut(|data| data.insert_temp(place(), Claim { widget: response.id, keys, in_pause }));
    }
    let suspended = ui.data(|data| data.get_temp::<Suspended>(suspended()).unwrap_or_default());
    let is_suspended = match (ui.layer_id().order, in_pause) {
        (Order::Background, false) => suspended.panes,
        (Order::Background, true) => suspended.in_pause,
        _ => suspended.windows,
    };
    response.has_focus() && !is_suspended
}

/// Says what comes before the widgets that claim keys.
pub fn suspend(ctx: &Context, suspend: Suspended) {
    ctx.data_mut(|data| data.insert_temp(suspended(), suspend));
}

/// The keys that are taken now, and whether also while a run is paused.
pub fn claimed(ctx: &Context) -> (&'static [Key], bool) {
    let claim = ctx.data(|data| data.get_temp::<Claim>(place()));
    let focused = ctx.memory(|memory| memory.focused());
    claim.filter(|claim| focused == Some(claim.widget)).map_or((&[], false), |claim| (claim.keys, claim.in_pause))
}
