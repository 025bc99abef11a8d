//! Actions that act on the level, the brush or the selection.

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::notices::Notice;
use crate::panes::PaneContext;
use crate::session::{Brush, Framing, Selected};
use crate::tools::{arrange, targets};
use eframe::egui::{Event, Key, Modifiers, Ui, Vec2, vec2};
use std::sync::Arc;

/// Carries out an action; false where it is none of the canvas's.
pub fn carry_out(action: Action, modifiers: Modifiers, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
    let frame = |out: &mut Outbox, framing| out.session(move |session| session.framing = Some(framing));
    match action {
        Action::ZoomIn => frame(out, Framing::Step(1)),
        Action::ZoomOut => frame(out, Framing::Step(-1)),
        Action::ZoomActual => frame(out, Framing::Actual),
        Action::FitLevel => frame(out, Framing::Level),
        Action::FlipX => flip(true, cx, out),
        Action::FlipY => flip(false, cx, out),
        Action::NudgeLeft => nudge(vec2(-1.0, 0.0), modifiers, cx, out),
        Action::NudgeRight => nudge(vec2(1.0, 0.0), modifiers, cx, out),
        Action::NudgeUp => nudge(vec2(0.0, -1.0), modifiers, cx, out),
        Action::NudgeDown => nudge(vec2(0.0, 1.0), modifiers, cx, out),
        Action::Delete => delete(cx, out),
        Action::SelectAll => {
            let Some(level) = cx.document.level(&cx.session.level) else { return true };
            let all = targets::all(level).into_iter().collect();
            out.session(move |session| {
                session.selection = all;
                session.tool = "select".to_owned();
            });
        }
        _ => return false,
    }
    true
}

/// Flips the stamp where it is in hand, else the block in the brush.
fn flip(x: bool, cx: &PaneContext<'_>, out: &mut Outbox) {
    let stamp = cx.session.stamp.as_ref().filter(|_| cx.session.tool == "stamp");
    if let Some(stamp) = stamp {
        let flipped = Arc::new(if x { stamp.flipped_x() } else { stamp.flipped_y() });
        out.session(move |session| session.stamp = Some(flipped));
        return;
    }
    out.session(move |session| {
        if let Brush::Block(cell) = &mut session.brush
            && cell.block != 0
        {
            if x {
                cell.flip_x ^= true;
            } else {
                cell.flip_y ^= true;
            }
        }
    });
}

fn nudge(way: Vec2, modifiers: Modifiers, cx: &PaneContext<'_>, out: &mut Outbox) {
    let Some(level) = cx.document.level(&cx.session.level) else { return };
    let step = match (modifiers.shift, modifiers.command) {
        (true, _) => 1.0,
        (_, true) => cx.derived.scene().chunk_size() as f32 * 16.0,
        _ => 16.0,
    };
    if cx.session.selection.is_empty() {
        // Nothing to nudge: the arrows move the view.
        let by = way * 64.0 / cx.session.view.zoom;
        out.session(move |session| session.view.origin += by);
        return;
    }
    let edits = arrange::nudged(&cx.session.level, level, &cx.session.selection, way * step);
    if !edits.is_empty() {
        out.edit("Nudge", edits);
    }
}

/// Deletes what is selected.
pub fn delete(cx: &PaneContext<'_>, out: &mut Outbox) {
    let Some(level) = cx.document.level(&cx.session.level) else { return };
    let selection = &cx.session.selection;
    let edits = arrange::deleted(&cx.session.level, level, selection);
    if edits.is_empty() {
        if selection.contains(&Selected::Start) {
            out.send(Command::Notice(Notice::info("Every level has a start: it can be moved, not deleted.")));
        }
        return;
    }
    let label = if edits.len() == 1 { "Delete".to_owned() } else { format!("Delete {} things", edits.len()) };
    out.edit(label, edits);
    out.session(|session| session.selection.retain(|what| *what == Selected::Start));
}

const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// The keys 1 to 9 take a quick stamp in hand, with Ctrl they put the stamp by.
pub fn quick_stamps(ui: &Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    for (i, key) in DIGITS.into_iter().enumerate() {
        if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key)) {
            let text = match &cx.session.stamp {
                Some(stamp) => {
                    let stamp = stamp.clone();
                    out.session(move |session| session.quick_stamps[i] = Some(stamp));
                    format!("The stamp lies under the key {}.", i + 1)
                }
                None => "There is no stamp to put by: drag with the right button to capture one.".to_owned(),
            };
            out.send(Command::Notice(Notice::info(text)));
        } else if let Some(stamp) = &cx.session.quick_stamps[i]
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
        {
            let stamp = stamp.clone();
            out.session(move |session| {
                session.stamp = Some(stamp);
                session.tool = "stamp".to_owned();
            });
        }
    }
}

/// Alt and the wheel step the block or chunk in the brush.
pub fn step_brush(ui: &Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    let notches: f32 = ui.input(|i| {
        let turns = i.events.iter().filter_map(|event| match event {
            Event::MouseWheel { delta, modifiers, .. } if modifiers.alt && !modifiers.command => {
                Some(delta.y + delta.x)
            }
            _ => None,
        });
        turns.map(f32::signum).sum()
    });
    if notches == 0.0 {
        return;
    }
    let step = -notches as i32;
    let blocks = cx.derived.scene().art.block_count() as i32;
    let chunks = cx.document.project().chunks.len() as i32;
    let next = move |id: u16, count: i32| (i32::from(id) + step).clamp(0, (count - 1).max(0)) as u16;
    out.session(move |session| match &mut session.brush {
        Brush::Block(cell) => cell.block = next(cell.block, blocks),
        Brush::Chunk(chunk) => *chunk = next(*chunk, chunks),
    });
}
