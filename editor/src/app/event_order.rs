//! The order of a frame's events: each one is worked with the pointer and the modifiers of its own moment.

use crate::bindings::count_digits_by_place;
use eframe::egui::{Context, Event, FullOutput, Plugin, Pos2, RawInput, RepaintCause, ViewportId};
use std::collections::VecDeque;

/// Passes of one frame at most; the events that remain wait for the next frame.
const MOST_PASSES: usize = 64;
/// Points that a dragged pointer may leave a straight line by before its way is followed in parts.
const TOLERANCE: f32 = 1.5;
/// Parts of a dragged pointer's way in one frame at most.
const MOST_PARTS: usize = 8;

/// Splits the events of a frame into passes.
///
/// egui applies all events of a pass before anything in the window looks at them: a click that is followed by a movement
/// would be worked where the movement ended. With this plugin, no pass holds an event behind another one that needs the
/// pointer, a button or the modifiers as they were. All passes but the last are discarded unseen.
#[derive(Default)]
pub(super) struct EventOrder {
    waiting: VecDeque<Event>,
    /// The buttons that are down after the events that were handed on: a bit each.
    down: u8,
    /// The pointer after the events that were handed on.
    pointer: Option<Pos2>,
    /// Passes that this frame has had.
    passes: usize,
}

/// The contents of a pass so far.
#[derive(Default)]
struct Content {
    /// A button went down or up.
    clicks: bool,
    /// The pointer was moved while a button was down.
    drags: bool,
    /// A key, the wheel or a text came, which may ask where the pointer is.
    acts: bool,
}

impl Content {
    /// True if an event may come behind the others in the same pass.
    fn takes(&self, event: &Event) -> bool {
        match event {
            _ if self.clicks => false,
            Event::PointerMoved(_)
            | Event::PointerGone
            | Event::PointerButton { .. }
            | Event::ModifiersChanged(_)
            | Event::WindowFocused(_) => !self.acts && !self.drags,
            _ => true,
        }
    }
}

impl EventOrder {
    /// Takes the events of the next pass off those that wait.
    fn next_pass(&mut self) -> Vec<Event> {
        let mut content = Content::default();
        let mut pass = Vec::new();
        while let Some(event) = self.waiting.pop_front_if(|event| content.takes(event)) {
            match &event {
                Event::PointerMoved(to) => {
                    self.pointer = Some(*to);
                    content.drags |= self.down != 0;
                }
                Event::PointerButton { pos, button, pressed, .. } => {
                    self.pointer = Some(*pos);
                    content.clicks = true;
                    let bit = 1 << *button as u8;
                    self.down = if *pressed { self.down | bit } else { self.down & !bit };
                }
                Event::Key { pressed, .. } => content.acts |= *pressed,
                Event::MouseMoved(_) | Event::Touch { .. } | Event::ModifiersChanged(_) | Event::PointerGone => {}
                _ => content.acts = true,
            }
            pass.push(event);
        }
        pass
    }

    /// Leaves out the movements of a dragged pointer that are on a straight line between others.
    fn straighten(&mut self) {
        let (mut down, mut from) = (self.down, self.pointer);
        let mut run: Vec<(usize, Pos2)> = Vec::new();
        let mut dropped = Vec::new();
        let mut end_run = |run: &mut Vec<(usize, Pos2)>, from: Option<Pos2>| {
            let points: Vec<Pos2> = from.into_iter().chain(run.iter().map(|(_, at)| *at)).collect();
            let kept = corners(&points);
            let first = points.len() - run.len();
            dropped
                .extend(run.iter().enumerate().filter(|(i, _)| !kept.contains(&(i + first))).map(|(_, (at, _))| *at));
            run.clear();
        };
        for (i, event) in self.waiting.iter().enumerate() {
            match event {
                Event::PointerMoved(to) if down != 0 => run.push((i, *to)),
                Event::MouseMoved(_) | Event::Touch { .. } => {}
                _ => {
                    let last = run.last().map(|(_, at)| *at);
                    end_run(&mut run, from);
                    from = last.or(from);
                    match event {
                        Event::PointerMoved(to) => from = Some(*to),
                        Event::PointerButton { pos, button, pressed, .. } => {
                            let bit = 1 << *button as u8;
                            (down, from) = (if *pressed { down | bit } else { down & !bit }, Some(*pos));
                        }
                        _ => {}
                    }
                }
            }
        }
        end_run(&mut run, from);
        let mut dropped = dropped.into_iter().peekable();
        let mut i = 0;
        self.waiting.retain(|_| {
            i += 1;
            dropped.next_if_eq(&(i - 1)).is_none()
        });
    }
}

/// The points of a way that are needed to follow it, the first and the last among them, by their places in the list.
fn corners(points: &[Pos2]) -> Vec<usize> {
    let mut tolerance = TOLERANCE;
    loop {
        let mut kept: Vec<usize> = (!points.is_empty()).then_some(0).into_iter().collect();
        let mut open = vec![(0, points.len().saturating_sub(1))];
        while let Some((from, to)) = open.pop() {
            if from == to {
                continue;
            }
            let far = |i: &usize| distance(points[*i], points[from], points[to]);
            let worst = (from + 1..to).max_by(|a, b| far(a).total_cmp(&far(b))).filter(|i| far(i) > tolerance);
            match worst {
                // The later half waits, so that places are kept in their order.
                Some(worst) => open.extend([(worst, to), (from, worst)]),
                None => kept.push(to),
            }
        }
        if kept.len() <= MOST_PARTS + 1 {
            return kept;
        }
        tolerance *= 2.0;
    }
}

/// Returns the distance of a point from the stretch between two others.
fn distance(at: Pos2, from: Pos2, to: Pos2) -> f32 {
    let (way, by) = (to - from, at - from);
    let part = if way == Default::default() { 0.0 } else { (by.dot(way) / way.length_sq()).clamp(0.0, 1.0) };
    (by - way * part).length()
}

impl Plugin for EventOrder {
    fn debug_name(&self) -> &'static str {
        "event order"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        if input.viewport_id != ViewportId::ROOT {
            return;
        }
        let is_new = !input.events.is_empty();
        input.events.iter_mut().for_each(count_digits_by_place);
        self.waiting.extend(input.events.drain(..));
        if is_new {
            self.straighten();
        }
        input.events = self.next_pass();
        if self.passes > 0 {
            // All passes of a frame are at one moment, or the clicks of a double click would lie apart.
            input.predicted_dt = 0.0;
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        self.passes += 1;
        let is_last = self.waiting.is_empty();
        if !is_last && self.passes < MOST_PASSES {
            let cause = RepaintCause::new_reason("events of one frame in order");
            output.platform_output.request_discard_reasons.push(cause);
            // These passes do not count: one that lays out anew may still be discarded once.
            output.platform_output.num_completed_passes = 1;
            return;
        }
        if self.passes > 1 {
            output.platform_output.num_completed_passes = 1;
        }
        self.passes = 0;
        if !is_last {
            ctx.request_repaint();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::{Key, Modifiers, PointerButton, pos2, vec2};

    const A: Pos2 = pos2(10.0, 10.0);
    const B: Pos2 = pos2(90.0, 10.0);
    const C: Pos2 = pos2(90.0, 60.0);

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    fn key() -> Event {
        Event::Key { key: Key::B, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
    }

    fn passes(events: Vec<Event>) -> Vec<Vec<Event>> {
        let mut order = EventOrder { waiting: events.into(), ..EventOrder::default() };
        order.straighten();
        let mut passes = Vec::new();
        while !order.waiting.is_empty() {
            passes.push(order.next_pass());
        }
        passes
    }

    #[test]
    fn each_button_event_has_a_pass_that_ends_with_it() {
        let moved = Event::PointerMoved;
        let events = vec![moved(A), button(A, true), button(A, false), moved(B), button(B, true), moved(C)];
        let expected = vec![
            vec![moved(A), button(A, true)],
            vec![button(A, false)],
            vec![moved(B), button(B, true)],
            vec![moved(C)],
        ];
        assert_eq!(passes(events), expected);
        // The way to a release is drawn before the button is up.
        let events = vec![button(A, true), moved(B), button(B, false)];
        assert_eq!(passes(events), vec![vec![button(A, true)], vec![moved(B)], vec![button(B, false)]]);
    }

    #[test]
    fn keys_and_modifiers_count_where_the_pointer_is() {
        let moved = Event::PointerMoved;
        let shift = Event::ModifiersChanged(Modifiers::SHIFT);
        let none = Event::ModifiersChanged(Modifiers::NONE);
        let events =
            vec![moved(A), key(), moved(B), shift.clone(), button(B, true), none.clone(), key(), button(B, false)];
        let expected = vec![
            vec![moved(A), key()],
            vec![moved(B), shift, button(B, true)],
            vec![none, key()],
            vec![button(B, false)],
        ];
        assert_eq!(passes(events), expected);
        // A pointer that only moves is one pass, and so is a text that is typed.
        assert_eq!(passes(vec![moved(A), moved(B), moved(C)]).len(), 1);
        assert_eq!(passes(vec![key(), Event::Text("b".to_owned()), key()]).len(), 1);
    }

    #[test]
    fn a_dragged_pointer_is_followed_around_corners_and_straight_on() {
        let moved = Event::PointerMoved;
        let mut events = vec![moved(A), button(A, true)];
        events.extend((1..=16).map(|i| moved(A + (B - A) * (i as f32 / 16.0))));
        events.extend((1..=16).map(|i| moved(B + (C - B) * (i as f32 / 16.0))));
        events.insert(7, Event::MouseMoved(vec2(1.0, 0.0)));
        let found = passes(events);
        let places: Vec<_> = found.iter().flatten().filter(|event| matches!(event, Event::PointerMoved(_))).collect();
        assert_eq!(places, [&moved(A), &moved(B), &moved(C)]);
        assert_eq!(found.len(), 3);
        // A way of any shape has an end.
        let mut events = vec![button(A, true)];
        events.extend((0..1000).map(|i| moved(A + vec2((i * 37 % 100) as f32, (i * 59 % 100) as f32))));
        let last = events.last().cloned();
        let found = passes(events);
        assert!(found.len() <= MOST_PARTS + 1, "{}", found.len());
        assert_eq!(found.last().and_then(|pass| pass.last()), last.as_ref());
    }
}
