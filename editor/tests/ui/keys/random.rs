//! No click or key can break it: random events through the whole window, with what must always hold checked.

use crate::hills as sample;
use crate::level::canvas::hills;
use crate::support::{CTRL, window};
use eframe::egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, pos2, vec2};
use egui_kittest::Harness;
use kit::document::Document;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::session::Overlays;
use loopwright::things::targets;
use sim::objects::KINDS;
use sim::project::{Area, Bounds, LayerSwitcher, Placement, PlacementId, Project, Start};
use std::sync::Arc;

/// Events in the quick run; a long one takes `LOOPWRIGHT_EVENTS`, another one `LOOPWRIGHT_SEED`.
const EVENTS: u32 = 20_000;

/// Queues an event. Several share a picture, as in a real window; the harness's own queue would give each its own.
fn say(h: &mut Harness<'_, App>, event: Event) {
    h.input_mut().events.push(event);
}

/// A small generator of its own, so that a seed means the same run for ever.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) as u32) % sides
    }

    fn pos(&mut self, h: &Harness<'_, App>) -> Pos2 {
        let size = h.ctx.content_rect().size();
        if self.roll(3) != 0 {
            // Mostly over the level, where there is most to break.
            let part = vec2(0.25 + self.roll(450) as f32 / 1000.0, 0.2 + self.roll(700) as f32 / 1000.0);
            return (size * part).to_pos2();
        }
        // Some of them outside of the window.
        pos2(self.roll(size.x as u32 + 40) as f32 - 20.0, self.roll(size.y as u32 + 40) as f32 - 20.0)
    }

    fn modifiers(&mut self) -> Modifiers {
        match self.roll(8) {
            0 => Modifiers::SHIFT,
            1 => CTRL,
            2 => CTRL | Modifiers::SHIFT,
            3 => Modifiers::ALT,
            _ => Modifiers::NONE,
        }
    }

    fn key(&mut self) -> Key {
        const USED: [Key; 21] = [
            Key::O,
            Key::B,
            Key::E,
            Key::R,
            Key::F,
            Key::S,
            Key::M,
            Key::K,
            Key::N,
            Key::I,
            Key::V,
            Key::X,
            Key::Z,
            Key::Delete,
            Key::ArrowLeft,
            Key::ArrowDown,
            Key::F5,
            Key::Space,
            Key::Escape,
            Key::Escape,
            Key::Home,
        ];
        match self.roll(3) {
            0 => Key::ALL[self.roll(Key::ALL.len() as u32) as usize],
            _ => USED[self.roll(USED.len() as u32) as usize],
        }
    }

    fn button(&mut self) -> PointerButton {
        [PointerButton::Primary, PointerButton::Primary, PointerButton::Secondary, PointerButton::Middle]
            [self.roll(4) as usize]
    }

    fn event(&mut self, h: &mut Harness<'_, App>) {
        let modifiers = self.modifiers();
        match self.roll(12) {
            0..=3 => {
                let (pos, button) = (self.pos(h), self.button());
                say(h, Event::PointerMoved(pos));
                say(h, Event::PointerButton { pos, button, pressed: self.roll(2) == 0, modifiers });
            }
            4..=6 => {
                let pos = self.pos(h);
                say(h, Event::PointerMoved(pos));
            }
            7 | 8 => {
                let key = self.key();
                let pressed = self.roll(3) != 0;
                // The disk and the desktop are no part of this test.
                let for_files = modifiers.ctrl && matches!(key, Key::S | Key::O | Key::N | Key::W | Key::Q);
                if !for_files {
                    say(h, Event::Key { key, physical_key: None, pressed, repeat: self.roll(9) == 0, modifiers });
                }
            }
            9 => {
                let delta = vec2(self.roll(5) as f32 - 2.0, self.roll(9) as f32 - 4.0);
                say(
                    h,
                    Event::MouseWheel {
                        unit: MouseWheelUnit::Line,
                        delta,
                        phase: eframe::egui::TouchPhase::Move,
                        source: eframe::egui::MouseWheelSource::Unknown,
                        modifiers,
                    },
                );
            }
            10 => match self.roll(4) {
                0 => say(h, Event::PointerGone),
                1 => say(h, Event::Text(["a", "7", "-", "é", "1e99", " "][self.roll(6) as usize].into())),
                2 => say(h, Event::WindowFocused(self.roll(2) == 0)),
                _ => say(h, Event::ModifiersChanged(modifiers)),
            },
            _ if self.roll(40) == 0 => {
                h.set_size(vec2(320.0 + self.roll(1300) as f32, 240.0 + self.roll(800) as f32));
            }
            _ => {}
        }
    }
}

fn check(h: &Harness<'_, App>, at: u32) {
    let app = h.state();
    assert_eq!(app.fault(), None, "event {at}");
    let view = app.session().canvas.view;
    assert!(view.zoom.is_finite() && view.zoom > 0.0, "event {at}: zoom {}", view.zoom);
    assert!(view.origin.x.is_finite() && view.origin.y.is_finite(), "event {at}: {:?}", view.origin);
    let project = app.document().project();
    assert_eq!(project.chunks.len(), project.chunks.iter().filter(|chunk| chunk.cells.len() == 64).count());
}

/// Throws events at the window; the most steps that the history ever had.
fn storm(h: &mut Harness<'_, App>, usual: u32) -> usize {
    let given = |name| std::env::var(name).ok().and_then(|n| n.parse::<u32>().ok());
    let events = given("LOOPWRIGHT_EVENTS").unwrap_or(usual);
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15 ^ u64::from(given("LOOPWRIGHT_SEED").unwrap_or(0)));
    let mut most_steps = 0;
    for at in 0..events {
        dice.event(h);
        if at % 8 == 0 {
            h.step();
            check(h, at);
            most_steps = most_steps.max(h.state().history().done().len());
        }
    }
    say(h, Event::PointerGone);
    h.run_ok();
    println!("{most_steps} steps at most; {} messages", h.state().notices().all().len());
    most_steps
}

#[test]
fn no_click_or_key_can_break_it() {
    let mut h = hills();
    let most_steps = storm(&mut h, EVENTS);
    // Of 50 seeds the poorest has 15.
    assert!(most_steps > 10, "the dice hardly touch the level: {most_steps} steps");
    // After closing and opening anything by chance, undoing everything leads back to the beginning.
    if h.state().document().project().levels.is_empty() {
        return;
    }
    h.state_mut().send(Command::JumpTo(0));
    h.run_ok();
    if h.state().document().project().name == sample::project().name {
        assert!(*h.state().document().project() == sample::project(), "undone to the start, it is the start");
    }
}

/// The hills with everything that has a place at an edge of the numbers.
fn hills_at(edge: i32) -> Project {
    let other = !edge;
    let mut project = sample::project();
    let level = Arc::make_mut(&mut project.levels[0]);
    level.bounds = Bounds { left: edge, top: other, right: edge, bottom: edge };
    level.start = Start { x: edge, y: other, ..level.start };
    level.goal = Some(Area { x: edge, y: edge, width: i32::MAX, height: i32::MAX });
    (level.water, level.wrap_y) = (Some(edge), Some(edge));
    let like = LayerSwitcher { half_length: u16::MAX, ..level.switchers[0].clone() };
    let places = [(edge, edge), (edge, other), (edge, 300), (200, edge)];
    level.switchers =
        (1..).zip(places).map(|(id, (x, y))| LayerSwitcher { id: PlacementId(id), x, y, ..like.clone() }).collect();
    level.placements = (100..)
        .zip(KINDS.iter().zip(places.into_iter().cycle()))
        .map(|(id, (kind, (x, y)))| Placement {
            id: PlacementId(id),
            kind: kind.info().name.into(),
            x,
            y,
            ..Placement::default()
        })
        .collect();
    project
}

#[test]
fn nothing_at_the_edges_of_the_numbers_can_break_it() {
    for edge in [i32::MIN, i32::MAX, i32::MAX >> 8] {
        let mut h = window();
        h.state_mut().take_document(Document::new(hills_at(edge), None));
        let everything = Overlays {
            collision: true,
            angles: true,
            radii: true,
            speeds: true,
            trail: true,
            camera: true,
            object_sizes: true,
            hitboxes: true,
            combined: true,
            areas: true,
            paths: true,
            sides: true,
            checks: true,
            slots: true,
            links: true,
            ..Overlays::default()
        };
        h.state_mut().send(Command::Session(Box::new(move |session| session.canvas.overlays = everything)));
        h.run_ok();
        // Things of every sort selected, moved and copied; then played.
        let level = h.state().document().level("hills").unwrap().clone();
        for what in targets::all(&level).into_iter().step_by(2) {
            h.state_mut().send(Command::Session(Box::new(move |session| session.selected.things = [what].into())));
            h.run_ok();
            for action in [Action::NudgeLeft, Action::NudgeRight, Action::NudgeUp, Action::NudgeDown, Action::Duplicate]
            {
                h.state_mut().send(Command::Action(action));
                h.run_ok();
            }
        }
        h.state_mut().send(Command::Action(Action::PlayFromStart));
        (0..60).for_each(|_| h.step());
        check(&h, 0);
        storm(&mut h, 1_500);
    }
}
