//! Actions that act on the level, the brush or the selection.

use super::{caret, clipboard, guides};
use crate::bindings::{Action, Stride, ToolId};
use crate::command::new_gesture;
use crate::command::{Command, Outbox};
use crate::language::{counted, t};
use crate::session::{Brush, Framing, KindsShown, Selected, ThingKind};
use crate::studio::Studio;
use crate::things::{arrange, objects, targets};
use crate::tools::{self, Paints, area, area_move, arranging, block_of, level_cells, links};
use crate::tr;
use crate::widgets::wheel::Notches;
use eframe::egui::{Pos2, Ui, Vec2, pos2, vec2};
use kit::document::{Blocks, GestureId};
use kit::notices::Notice;
use sim::project::{LevelData, PlacementId};
use sim::tiles::TileLayer;
use std::collections::{BTreeSet, HashSet};

/// Points that an arrow moves the view.
const SCROLL: f32 = 64.0;
/// Half the lengths that the originals' layer switchers have.
const HALF_LENGTHS: [u16; 4] = [32, 64, 128, 256];

/// Carries out an action; false if it is none of the canvas's.
pub fn carry_out(action: Action, cx: &Studio, out: &mut Outbox) -> bool {
    if matches!(action, Action::FlipX | Action::FlipY) {
        flip(action, cx, out);
        return true;
    }
    if tools::in_hand(cx).act(action, cx, out) {
        return true;
    }
    let frame = |out: &mut Outbox, framing| out.session(move |session| session.canvas.framing = Some(framing));
    if let Some(((x, y), stride)) = action.nudge() {
        nudge(vec2(x.into(), y.into()), stride, cx, out);
        return true;
    }
    if let Some((x, y)) = action.scroll() {
        scroll(vec2(x.into(), y.into()), cx, out);
        return true;
    }
    if let Some((place, store)) = action.quick_stamp() {
        quick_stamp(place, store, cx, out);
        return true;
    }
    if arranging::carry_out(action, cx, out) {
        return true;
    }
    match action {
        Action::Link => {
            let of = |what: &Selected| if let Selected::Placement(id) = what { Some(*id) } else { None };
            links::link(&cx.session().selected.things.iter().filter_map(of).collect::<Vec<_>>(), cx, out);
        }
        Action::ZoomIn => frame(out, Framing::Step(1)),
        Action::ZoomOut => frame(out, Framing::Step(-1)),
        Action::ZoomActual => frame(out, Framing::Actual),
        Action::FitLevel => frame(out, Framing::Level),
        Action::PickHere => {
            if let Some((x, y)) = cx.session().canvas.cursor {
                level_cells::pick_at(pos2(x as f32, y as f32), cx, out);
            }
        }
        Action::Turn => turn(cx, out),
        Action::NextItem => step_item(1, cx, out),
        Action::PreviousItem => step_item(-1, cx, out),
        Action::NextVariant => {
            step_variant(1, None, cx, out);
        }
        Action::PreviousVariant => {
            step_variant(-1, None, cx, out);
        }
        Action::SelectNext => select_beside(1, cx, out),
        Action::SelectPrevious => select_beside(-1, cx, out),
        Action::OpenChosen => match cx.session().selected.things.first() {
            Some(what) => open_thing(*what, out),
            None if tools::in_hand(cx).options().is_some() => open_options(out),
            None => {
                if let Some((x, y)) = cx.session().canvas.cursor {
                    open_chunk(pos2(x as f32, y as f32), cx, out);
                }
            }
        },
        Action::Cut => clipboard::cut(cx, out),
        Action::Copy => {
            clipboard::copy(cx, out);
        }
        Action::Duplicate => clipboard::duplicate(cx, out),
        Action::FillArea => clipboard::fill(cx, out),
        Action::TakeStamp => clipboard::take_stamp(cx, out),
        Action::Delete => clipboard::remove(false, cx, out),
        Action::GrowArea | Action::ShrinkArea => {
            let (columns, rows) = cx.derived().scene().size_in_blocks();
            let unit = if cx.session().tools.area_in_chunks { cx.derived().scene().chunk_size() } else { 1 };
            let all = Blocks { left: 0, top: 0, right: columns, bottom: rows };
            area::resize(action == Action::GrowArea, unit, all, cx, out);
        }
        Action::KeepStamp => tools::stamp::keep(cx, out),
        Action::GuideUpright | Action::GuideLevel => guide_here(action == Action::GuideUpright, cx, out),
        Action::ClearGuides => {
            let Some(level) = cx.in_view().level() else { return true };
            guides::change(level, cx, out, t("Delete all guides"), |guides| {
                guides.x.clear();
                guides.y.clear();
            });
        }
        Action::CopyLayerToB => clipboard::copy_layer(TileLayer::A, cx, out),
        Action::CopyLayerToA => clipboard::copy_layer(TileLayer::B, cx, out),
        Action::SelectSame => {
            let Some(level) = cx.in_view().level() else { return true };
            let same = objects::of_same_kind(level, cx.derived().looks().own(), &cx.session().selected.things);
            out.session(move |session| session.selected.things = same);
        }
        Action::SelectAll => {
            let Some(level) = cx.in_view().level() else { return true };
            let all = free_things(level, cx).into_iter().filter(Selected::is_placed).collect();
            out.session(move |session| {
                session.selected.things = all;
                session.tools.tool = ToolId::Select;
            });
        }
        Action::HideKind | Action::LockKind => hide_or_lock(action == Action::HideKind, cx, out),
        Action::ShowAllKinds => out.session(|session| session.canvas.kinds = KindsShown::default()),
        _ => return false,
    }
    true
}

/// Adds a guide at the canvas cursor or the pointer, on the grid; without these in the middle of the view.
fn guide_here(is_upright: bool, cx: &Studio, out: &mut Outbox) {
    let (Some(level), view) = (cx.in_view().level(), &cx.session().canvas) else { return };
    let middle = view.view.origin + view.size / view.view.zoom / 2.0;
    let (x, y) = view.cursor.unwrap_or((middle.x as i32, middle.y as i32));
    let snap = cx.session().tools.snap.pixels(cx.derived().scene().chunk_size()).max(1.0);
    let place = ((if is_upright { x } else { y } as f32 / snap).round() * snap) as i32;
    guides::add(is_upright, place, level, cx, out);
}

/// The things of a level that are neither hidden nor locked, lowest first.
fn free_things(level: &LevelData, cx: &Studio) -> Vec<Selected> {
    let mut all = targets::all(level);
    let kinds = &cx.session().canvas.kinds;
    if !kinds.is_all() {
        let kept: HashSet<PlacementId> = level
            .placements
            .iter()
            .filter(|placement| kinds.keeps_kind(&placement.kind))
            .map(|placement| placement.id)
            .collect();
        all.retain(|what| match what {
            Selected::Placement(id) => !kept.contains(id),
            Selected::Switcher(_) => !kinds.keeps_switchers(),
            _ => true,
        });
    }
    all
}

/// Hides or locks the kinds of what is selected, which is then no longer selected.
fn hide_or_lock(hides: bool, cx: &Studio, out: &mut Outbox) {
    let Some(level) = cx.in_view().level() else { return };
    let kinds: BTreeSet<ThingKind> =
        cx.session().selected.things.iter().filter_map(|what| ThingKind::of(level, *what)).collect();
    if kinds.is_empty() {
        return out.send(Command::Notice(Notice::note(t(
            "Select an object or a layer switcher first: its kind is hidden or locked.",
        ))));
    }
    let text = match hides {
        true => tr!("{count} hidden. The pane Hide and lock shows them again.", count = counted(kinds.len(), "kind")),
        false => tr!(
            "{count} locked: a click does not select them. The pane Hide and lock unlocks them.",
            count = counted(kinds.len(), "kind")
        ),
    };
    out.session(move |session| {
        let shown = &mut session.canvas.kinds;
        if hides {
            shown.hidden.extend(kinds)
        } else {
            shown.locked.extend(kinds)
        }
        session.selected.things.clear();
    });
    out.send(Command::Notice(Notice::note(text)));
}

/// Mirrors what is selected, things or an area, unless a tool is in hand that puts something down; else what that tool has in hand, else the
/// block in the brush.
fn flip(action: Action, cx: &Studio, out: &mut Outbox) {
    let tool = tools::in_hand(cx);
    let across = action == Action::FlipX;
    if !tools::facts_in_hand(cx).paints.puts_down()
        && (arranging::mirror(across, cx, out) || clipboard::mirror_area(across, cx, out))
    {
        return;
    }
    if !tool.act(action, cx, out) {
        flip_in_hand(action, cx, out);
    }
}

/// Mirrors the stamp if it is in hand, else the block in the brush.
pub fn flip_in_hand(action: Action, cx: &Studio, out: &mut Outbox) {
    let tool = tools::in_hand(cx);
    if tools::facts_in_hand(cx).paints == Paints::Stamp && tool.act(action, cx, out) {
        return;
    }
    let x = action == Action::FlipX;
    out.session(move |session| {
        if let Brush::Block(cell) = &mut session.tools.brush
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

fn nudge(way: Vec2, stride: Stride, cx: &Studio, out: &mut Outbox) {
    let Some(level) = cx.in_view().level() else { return };
    if cx.session().selected.things.is_empty() {
        // A step of the snap is less than a block, which is the least that an area moves.
        let blocks = if stride == Stride::Chunk { cx.derived().scene().chunk_size() } else { 1 };
        let by = (way.x as i32 * blocks, way.y as i32 * blocks);
        if cx.session().tools.tool != ToolId::Select || !area_move::moved(by, cx, out) {
            caret::step(way, stride, cx, out);
        }
        return;
    }
    let step = cx.session().tools.snap.stride(stride, cx.derived().scene().chunk_size());
    let edits = arrange::nudged(&cx.session().level, level, &cx.session().selected.things, way * step);
    out.edit(t("Nudge"), edits);
}

fn scroll(way: Vec2, cx: &Studio, out: &mut Outbox) {
    let by = way * SCROLL / cx.session().canvas.view.zoom;
    out.session(move |session| session.canvas.view.origin += by);
}

fn turn(cx: &Studio, out: &mut Outbox) {
    let Some(level) = cx.in_view().level() else { return };
    let edits = arrange::each_switcher(&cx.session().level, level, &cx.session().selected.things, |_, switcher| {
        arrange::turn(switcher)
    });
    out.edit(t("Turn layer switcher"), edits);
}

/// Selects the thing after the first that is selected, or before it, and brings it into view.
fn select_beside(by: isize, cx: &Studio, out: &mut Outbox) {
    let Some(level) = cx.in_view().level() else { return };
    let all = free_things(level, cx);
    if all.is_empty() {
        return;
    }
    let at = cx.session().selected.things.first().and_then(|first| all.iter().position(|what| what == first));
    let next = match at {
        Some(at) => (at as isize + by).rem_euclid(all.len() as isize) as usize,
        None if by < 0 => all.len() - 1,
        None => 0,
    };
    let what = all[next];
    let area = targets::bounds(level, cx.derived().looks().own(), what);
    out.session(move |session| {
        session.selected.things = [what].into();
        session.canvas.framing = area.map(Framing::Area);
    });
}

/// Shows the fields of a thing, the first one ready for typing.
pub fn open_thing(what: Selected, out: &mut Outbox) {
    out.session(move |session| {
        session.selected.things.insert(what);
        session.selected.focus_fields = true;
    });
    out.send(Command::ShowPane("inspector"));
}

/// Shows the options of the tool in hand, the first field ready for typing.
fn open_options(out: &mut Outbox) {
    out.session(|session| session.selected.focus_fields = true);
    out.send(Command::ShowPane("inspector"));
}

/// Shows the chunk at a level position among the chunks.
pub fn open_chunk(at: Pos2, cx: &Studio, out: &mut Outbox) {
    let (x, y) = block_of(at);
    if let Some(chunk) = cx.derived().scene().chunk_id_at(x, y) {
        out.session(move |session| session.tools.brush = Brush::Chunk(chunk));
        out.send(Command::ShowPane("chunks"));
        out.send(Command::ShowPane("chunk-editor"));
    }
}

/// Takes a quick stamp in hand, or puts the stamp by.
fn quick_stamp(place: usize, store: bool, cx: &Studio, out: &mut Outbox) {
    if store {
        let notice = match &cx.session().tools.stamp {
            Some(stamp) => {
                let stamp = stamp.clone();
                out.session(move |session| session.tools.quick_stamps[place] = Some(stamp));
                Notice::info(tr!("The stamp is stored under the key {place}.", place = place + 1))
            }
            None => Notice::note(t("There is no stamp to store: drag with the right button to capture one.")),
        };
        out.send(Command::Notice(notice));
    } else if let Some(stamp) = cx.session().tools.quick_stamps[place].clone() {
        out.session(move |session| session.take_stamp(stamp));
    } else {
        let key = cx.keys().text(crate::bindings::STORE_STAMP[place]);
        let text =
            tr!("No stamp is stored under {place} yet: {key} stores the one in hand there.", place = place + 1, key);
        out.send(Command::Notice(Notice::note(text)));
    }
}

/// The steps of Alt and the wheel, while Alt is held and the same is selected.
pub struct Turn {
    /// The gesture that makes all of them one step of the history.
    gesture: GestureId,
    selection: BTreeSet<Selected>,
    notches: Notches,
}

/// Alt and the wheel step what is selected or in the brush, a notch at a time.
pub fn step_by_wheel(turn: &mut Option<Turn>, ui: &Ui, cx: &Studio, out: &mut Outbox) {
    let selection = &cx.session().selected.things;
    if !ui.input(|input| input.modifiers.alt) {
        *turn = None;
        return;
    }
    if turn.as_ref().is_some_and(|turn| turn.selection != *selection) {
        *turn = None;
    }
    let begin = || Turn { gesture: new_gesture(), selection: selection.clone(), notches: Notches::default() };
    let now = turn.get_or_insert_with(begin);
    let step = -now.notches.turned(ui, |modifiers| modifiers.alt && !modifiers.command);
    if step == 0 {
        return;
    }
    if !step_variant(step, Some(now.gesture), cx, out) {
        step_item(step, cx, out);
    }
}

/// Steps the length of the selected switchers, or what says most about the selected objects; false if none is selected.
fn step_variant(step: i32, gesture: Option<GestureId>, cx: &Studio, out: &mut Outbox) -> bool {
    let (key, selection) = (&cx.session().level, &cx.session().selected.things);
    let chosen = selection.iter().any(|what| matches!(what, Selected::Switcher(_)));
    if let Some(level) = cx.in_view().level().filter(|_| chosen) {
        let edits = arrange::each_switcher(key, level, selection, |_, switcher| {
            let now = switcher.half_length;
            let next = match step {
                ..0 => HALF_LENGTHS.iter().rev().find(|half| **half < now),
                _ => HALF_LENGTHS.iter().find(|half| **half > now),
            };
            switcher.half_length = next.copied().unwrap_or(now);
        });
        out.edit_in(gesture, t("Resize layer switcher"), edits);
    }
    chosen || arranging::step_parameter(step, gesture, cx, out)
}

/// Steps the block or chunk in the brush.
fn step_item(step: i32, cx: &Studio, out: &mut Outbox) {
    if tools::in_hand(cx).step(step, cx, out) {
        return;
    }
    let blocks = cx.derived().scene().art.block_count() as i32;
    let chunks = cx.document().project().chunks.len() as i32;
    let next = move |id: u16, count: i32| i32::from(id).saturating_add(step).clamp(0, (count - 1).max(0)) as u16;
    out.session(move |session| match &mut session.tools.brush {
        Brush::Block(cell) => cell.block = next(cell.block, blocks),
        Brush::Chunk(chunk) => *chunk = next(*chunk, chunks),
    });
}
