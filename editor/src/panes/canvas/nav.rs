//! Panning and zooming.

use super::caret;
use crate::bindings::mouse::Wheel;
use crate::command::Outbox;
use crate::session::{Framing, View};
use crate::studio::Studio;
use crate::widgets::wheel::{Notches, notches, pinch};
use eframe::egui::{
    self, Event, Key, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect, Response, Ui, Vec2, pos2, vec2,
};

/// Seconds in which a zoom gets most of the way to its goal.
const GLIDE: f32 = 0.045;
/// Points that one notch of a wheel moves the view, if it scrolls.
const SCROLL: f32 = 64.0;
/// Seconds after which fingers that moved sideways too have let go of a touch pad that is reported as a wheel.
const PAD: f64 = 0.3;

struct Goal {
    /// Point of the screen that keeps its place in the level.
    anchor: Pos2,
    fixed: Pos2,
    zoom: f32,
}

/// The motion of the view: a drag or a zoom in progress.
#[derive(Default)]
pub struct Nav {
    goal: Option<Goal>,
    notches: Notches,
    /// Until when what is reported as a wheel is two fingers on a touch pad.
    pad_until: f64,
    grip: Option<(Pos2, Pos2)>,
    /// Space is a button of the running player: it pans nothing.
    pub space_is_taken: bool,
    /// Dragging moves the view without Space held.
    pub hand: bool,
    /// The level or maze that was framed last.
    framed: Option<String>,
}

/// The view and its limits.
pub struct Sight<'a> {
    /// The part of the screen that shows it.
    pub canvas: Rect,
    /// The response of the pointer there.
    pub response: &'a Response,
    /// The present view.
    pub view: View,
    /// The area of the whole level or maze.
    pub whole: Rect,
    /// The limits of the view.
    pub limits: Rect,
    /// The place where one begins to look.
    pub start: Pos2,
    /// True while a button is down: the grabbed point stays under the pointer.
    pub is_held: bool,
}

impl Nav {
    /// Forgets the view, so that the next one is framed as if it had never been seen.
    pub fn forget(&mut self) {
        self.framed = None;
    }

    /// Another level or maze is in view than was framed last.
    pub fn is_new(&self, cx: &Studio) -> bool {
        self.framed.as_deref() != Some(cx.session().level.as_str())
    }

    /// The view after this frame's wishes and input: at once for this picture, and by command for the next.
    pub fn go(&mut self, ui: &Ui, sight: Sight<'_>, cx: &Studio, out: &mut Outbox) -> View {
        let Sight { canvas, response, mut view, whole, limits, start, is_held } = sight;
        let ppp = ui.pixels_per_point();
        let first = self.is_new(cx);
        let wish = cx.session().canvas.framing.or((first && view == View::default()).then_some(Framing::Start));
        let wish = wish.filter(|wish| !matches!(wish, Framing::Follow(_)) || !is_held);
        if first {
            self.framed = Some(cx.session().level.clone());
        }
        if let Some(wish) = wish {
            view = self.frame(wish, canvas, view, (whole, start), ppp);
            out.session(|session| session.canvas.framing = None);
        }
        self.space_is_taken = cx.play().is_active();
        self.hand = cx.session().canvas.hand;
        view = self.update(ui, canvas, response, view, cx.settings().wheel);
        view = kept_in_sight(view, canvas, limits);
        let snapped = view.snapped(ppp);
        let cursor = hover(cx, canvas, response, snapped).map(|at| (at.x.floor() as i32, at.y.floor() as i32));
        let size = canvas.size();
        if view != cx.session().canvas.view || cursor != cx.session().canvas.cursor || size != cx.session().canvas.size
        {
            out.session(move |session| {
                session.canvas.size = size;
                session.canvas.view = view;
                session.canvas.cursor = cursor;
            });
        }
        snapped
    }

    /// True while the hand holds the level: the press belongs to no tool.
    pub fn holds(&self) -> bool {
        self.grip.is_some()
    }

    /// The view after this frame's input.
    fn update(&mut self, ui: &Ui, canvas: Rect, response: &Response, view: View, wheel: Wheel) -> View {
        let mut view = self.drag(ui, response, view);
        if response.contains_pointer() {
            view = self.wheel(ui, canvas, view, wheel);
        }
        self.glide(ui, canvas, view)
    }

    fn drag(&mut self, ui: &Ui, response: &Response, mut view: View) -> View {
        let (pans, hand) = (!self.space_is_taken, self.hand);
        let (middle, space, primary, pressed, pointer) = ui.input(|i| {
            let pressed = i.pointer.button_pressed(PointerButton::Middle) || i.pointer.primary_pressed();
            (
                i.pointer.middle_down(),
                hand || (pans && i.key_down(Key::Space)),
                i.pointer.primary_down(),
                pressed,
                i.pointer.latest_pos(),
            )
        });
        let Some(pointer) = pointer else { return view };
        let free = !ui.text_edit_focused();
        match self.grip {
            None if pressed && response.contains_pointer() && (middle || (space && primary && free)) => {
                self.grip = Some((pointer, view.origin));
                self.goal = None;
            }
            Some(_) if !middle && !primary => self.grip = None,
            _ => {}
        }
        if let Some((from, origin)) = self.grip {
            view.origin = origin - (pointer - from) / view.zoom;
            ui.set_cursor_icon(egui::CursorIcon::Grabbing);
        } else if space && free && response.contains_pointer() {
            ui.set_cursor_icon(egui::CursorIcon::Grab);
        }
        view
    }

    /// A wheel zooms or scrolls, as is set; two fingers on a touch pad drag the view, a pinch zooms.
    fn wheel(&mut self, ui: &Ui, canvas: Rect, mut view: View, wheel: Wheel) -> View {
        let ppp = ui.pixels_per_point();
        let (mut zoom, mut scroll) = (0.0, Vec2::ZERO);
        ui.input(|i| {
            for event in &i.events {
                match event {
                    // Alt and the wheel step what is in the brush.
                    Event::MouseWheel { modifiers, .. } if modifiers.alt && !modifiers.command => {}
                    Event::MouseWheel { unit, delta, modifiers, source, .. } => {
                        let lines = notches(*unit, *delta);
                        let is_pad = *unit == MouseWheelUnit::Point || *source == MouseWheelSource::Trackpad;
                        // X11 and Windows report touch pads in lines: a wheel never turns both ways in one go.
                        if !is_pad && !modifiers.shift && (delta.x != 0.0 || i.time < self.pad_until) {
                            self.pad_until = i.time + PAD;
                        }
                        let is_pad = is_pad || i.time < self.pad_until;
                        if modifiers.command || (wheel == Wheel::Zoom && !modifiers.shift && !is_pad) {
                            zoom += lines.y;
                        } else if *unit == MouseWheelUnit::Point {
                            scroll += *delta;
                        } else if modifiers.shift && delta.x == 0.0 {
                            scroll += vec2(lines.y, 0.0) * SCROLL;
                        } else {
                            scroll += lines * SCROLL;
                        }
                    }
                    Event::Zoom(factor) => zoom += pinch(*factor),
                    _ => {}
                }
            }
        });
        if scroll != Vec2::ZERO {
            self.goal = None;
            view.origin -= scroll / view.zoom;
        }
        let steps = self.notches.add(zoom);
        if steps != 0 {
            let anchor = ui.input(|i| i.pointer.latest_pos()).unwrap_or(canvas.center());
            self.zoom_by(canvas, view, anchor, steps, ppp);
        }
        view
    }

    /// Starts gliding some crisp steps up or down.
    pub fn zoom_by(&mut self, canvas: Rect, view: View, anchor: Pos2, steps: i32, ppp: f32) {
        let from = self.goal.as_ref().map_or(view.zoom, |goal| goal.zoom);
        let zoom = View::stepped(from, steps, ppp);
        self.goal = Some(Goal { anchor, fixed: view.to_level(canvas, anchor), zoom });
    }

    fn glide(&mut self, ui: &Ui, canvas: Rect, view: View) -> View {
        let Some(goal) = &self.goal else { return view };
        let part = 1.0 - (-ui.input(|i| i.stable_dt).min(0.1) / GLIDE).exp();
        let zoom = view.zoom * (goal.zoom / view.zoom).powf(part);
        let done = (goal.zoom / zoom).ln().abs() < 0.02;
        let zoom = if done { goal.zoom } else { zoom };
        let view = View { origin: goal.fixed - (goal.anchor - canvas.min) / zoom, zoom };
        if done {
            self.goal = None;
        } else {
            ui.request_repaint();
        }
        view
    }

    /// Carries out a wish about the view.
    fn frame(&mut self, wish: Framing, canvas: Rect, view: View, (level, start): (Rect, Pos2), ppp: f32) -> View {
        let size = canvas.size();
        if !matches!(wish, Framing::Step(_) | Framing::Follow(_)) {
            self.goal = None;
        }
        match wish {
            Framing::Level => View::fitting(level, size, ppp),
            Framing::Start => {
                // A level larger than the canvas fills it: the view never begins beside the level.
                let view = View { origin: Pos2::ZERO, zoom: 1.0 / ppp }.centred(size, start);
                let spare = (level.size() - size / view.zoom).max(Vec2::ZERO);
                let small = (size / view.zoom - level.size()).max(Vec2::ZERO) / 2.0;
                View { origin: level.min + (view.origin - level.min).clamp(Vec2::ZERO, spare) - small, ..view }
            }
            Framing::Point(at) => view.centred(size, at),
            // The hand that holds the level comes first.
            Framing::Follow(_) if self.holds() || self.goal.is_some() => view,
            Framing::Follow(at) => view.keeping(size, at),
            Framing::Area(area) => {
                let readable = View { zoom: view.zoom.max(1.0 / ppp), ..view };
                let fits = area.width() <= size.x / readable.zoom && area.height() <= size.y / readable.zoom;
                if fits { readable.centred(size, area.center()) } else { View::fitting(area, size, ppp) }
            }
            Framing::Actual => view.zoomed(canvas, canvas.center(), 1.0 / ppp),
            Framing::Step(steps) => {
                self.zoom_by(canvas, view, canvas.center(), steps, ppp);
                view
            }
        }
    }
}

/// Level position of the canvas cursor, if there is one, else of the pointer while it is over the canvas.
pub fn hover(cx: &Studio, canvas: Rect, response: &Response, view: View) -> Option<Pos2> {
    let pointed = response.hover_pos().filter(|at| canvas.contains(*at)).map(|at| view.to_level(canvas, at));
    cx.session().canvas.caret.map(caret::place).or(pointed)
}

/// Keeps some of the level in view, so that nobody gets lost beside it.
fn kept_in_sight(view: View, canvas: Rect, level: Rect) -> View {
    let margin = 64.0 / view.zoom;
    let seen = canvas.size() / view.zoom;
    let clamp = |v: f32, size: f32, from: f32, to: f32| {
        let (low, high) = (from - size + margin.min(size), to - margin.min(size));
        v.clamp(low.min(high), low.max(high))
    };
    let origin = pos2(
        clamp(view.origin.x, seen.x, level.left(), level.right()),
        clamp(view.origin.y, seen.y, level.top(), level.bottom()),
    );
    View { origin, ..view }
}
