//! Several events in one frame: each is worked where the pointer was, with the modifiers that were held.

use crate::level::canvas::{at, block, canvas, cell, hills};
use crate::level::mazes::spinning;
use crate::support::{steps, window_of};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId};
use loopwright::command::Command;
use loopwright::session::Brush;
use sim::tiles::{Cell, Solidity};

/// A gesture in a window.
type Gesture = fn(&Harness<'_, App>, Modifiers) -> Vec<Event>;

/// Hands events over in one frame, as a slow machine gets them.
pub fn at_once(h: &mut Harness<'_, App>, events: Vec<Event>) {
    h.input_mut().events.extend(events);
    h.step();
    h.run_ok();
}

/// Hands each event over in a frame of its own.
fn one_by_one(h: &mut Harness<'_, App>, events: Vec<Event>) {
    events.into_iter().for_each(|event| h.event(event));
    h.run_ok();
}

fn button(button: PointerButton, pos: Pos2, pressed: bool, modifiers: Modifiers) -> Event {
    Event::PointerButton { pos, button, pressed, modifiers }
}

/// Modifiers go down, the pointer is pressed, led along a way with corners and released; it leaves as the modifiers go up.
fn drawn(which: PointerButton, way: &[Pos2], away: Pos2, modifiers: Modifiers) -> Vec<Event> {
    let mut events = vec![Event::ModifiersChanged(modifiers), Event::PointerMoved(way[0])];
    events.push(button(which, way[0], true, modifiers));
    events.extend(way[1..].iter().map(|to| Event::PointerMoved(*to)));
    events.push(button(which, *way.last().unwrap(), false, modifiers));
    events.extend([Event::ModifiersChanged(Modifiers::NONE), Event::PointerMoved(away)]);
    events
}

/// Returns all that a gesture can leave, without the numbers that are new at every run.
fn left(h: &Harness<'_, App>) -> String {
    let (document, session) = (h.state().document(), h.state().session());
    let text = format!(
        "{:#?}\n{:#?}",
        document.project(),
        (&session.selected.things, &session.selected.area, session.tools.tool)
    );
    let text = format!("{text}\n{:#?}\n{:?}", session.tools.stamp, session.tools.brush);
    let lines = text.lines().scan(0, |skip, line| {
        let is_id = *skip > 0;
        *skip = if line.trim_end().ends_with("PlacementId(") { 1 } else { i32::max(0, *skip - 1) };
        Some(if is_id { "" } else { line })
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Does a gesture in two windows, event by event and at once, and compares what is left of it. True if it did something.
fn is_the_same(what: &str, modifiers: Modifiers, window: impl Fn() -> Harness<'static, App>, gesture: Gesture) -> bool {
    let (mut slow, mut fast) = (window(), window());
    let untouched = left(&slow);
    let events = gesture(&slow, modifiers);
    assert_eq!(events, gesture(&fast, modifiers));
    one_by_one(&mut slow, events.clone());
    at_once(&mut fast, events);
    let (slow_steps, fast_steps) = (steps(&slow), steps(&fast));
    assert_eq!(slow_steps, fast_steps, "{what}");
    let (slow, fast) = (left(&slow), left(&fast));
    let differs = slow.lines().zip(fast.lines()).enumerate().find(|(_, (slow, fast))| slow != fast);
    assert!(slow == fast, "{what}: {differs:?}");
    slow != untouched
}

fn solid(block: u16) -> Cell {
    Cell { block, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() }
}

fn with_tool(tool: ToolId) -> Harness<'static, App> {
    let mut h = hills();
    h.state_mut().send(Command::Session(Box::new(move |session| {
        session.tools.brush = Brush::Block(solid(2));
        session.tools.tool = tool;
    })));
    h.run_ok();
    h
}

/// Around corners over the level, then a click elsewhere.
fn over_the_level(h: &Harness<'_, App>, modifiers: Modifiers) -> Vec<Event> {
    let way = [(18, 14), (18, 10), (26, 10), (26, 25)].map(|(x, y)| block(h, x, y));
    let mut events = drawn(PointerButton::Primary, &way, block(h, 6, 5), modifiers);
    events.extend(drawn(PointerButton::Primary, &[block(h, 8, 12)], block(h, 30, 5), modifiers));
    events
}

#[test]
fn a_click_paints_its_own_cell_however_the_pointer_goes_on() {
    let mut h = with_tool(ToolId::Brush);
    for n in 0..10 {
        let here = (3 + n, 5);
        let (on, off) = (block(&h, here.0, here.1), block(&h, here.0 + 9, 12));
        let [press, release] = [true, false].map(|down| button(PointerButton::Primary, on, down, Modifiers::NONE));
        // Pressed and moved on in one frame, then released and moved on in one frame.
        at_once(&mut h, vec![Event::PointerMoved(on), press, release.clone(), Event::PointerMoved(off)]);
        assert_eq!(cell(&h, here.0, here.1), solid(2), "click {n}");
        assert_eq!(cell(&h, here.0 + 9, 12).block, 0, "nothing is painted behind click {n}");
    }
    assert_eq!(steps(&h).len(), 10);
}

#[test]
fn forty_clicks_in_a_few_frames_are_forty_cells() {
    let mut h = with_tool(ToolId::Brush);
    let places: Vec<(i32, i32)> = (0..40).map(|n| (2 + n % 20 * 2, 4 + n / 20 * 3)).collect();
    for frame in places.chunks(7) {
        let clicks = frame.iter().flat_map(|(x, y)| {
            let at = block(&h, *x, *y);
            let buttons = [true, false].map(|down| button(PointerButton::Primary, at, down, Modifiers::NONE));
            [Event::PointerMoved(at)].into_iter().chain(buttons)
        });
        let clicks = clicks.collect();
        at_once(&mut h, clicks);
    }
    let painted = |y: i32| (0..64).filter(|x| cell(&h, *x, y).block == 2).count();
    assert_eq!((painted(4), painted(7)), (20, 20));
    assert_eq!(steps(&h).len(), 40);
}

#[test]
fn every_tool_works_each_event_where_it_was() {
    for (tool, _) in ToolId::ALL.iter() {
        let mut works = false;
        for modifiers in [Modifiers::NONE, Modifiers::SHIFT, Modifiers::ALT] {
            let name = format!("{tool:?} {modifiers:?}");
            works |= is_the_same(&name, modifiers, || with_tool(*tool), over_the_level);
        }
        // The click at the end takes back what is selected; a measure changes nothing.
        let is_quiet = matches!(tool, ToolId::Select | ToolId::Area | ToolId::Measure);
        assert!(works || is_quiet, "{tool:?} does something");
    }
}

#[test]
fn every_button_works_each_event_where_it_was() {
    is_the_same(
        "the right button captures",
        Modifiers::NONE,
        || with_tool(ToolId::Brush),
        |h, modifiers| {
            let way = [(18, 14), (18, 10), (26, 26)].map(|(x, y)| block(h, x, y));
            drawn(PointerButton::Secondary, &way, block(h, 2, 2), modifiers)
        },
    );
    is_the_same(
        "the right button picks",
        Modifiers::NONE,
        || with_tool(ToolId::Brush),
        |h, modifiers| drawn(PointerButton::Secondary, &[block(h, 4, 27)], block(h, 4, 3), modifiers),
    );
    let pan = |h: &Harness<'_, App>| {
        let from = canvas(h).center();
        drawn(PointerButton::Middle, &[from, from - vec2(80.0, 30.0)], from + vec2(90.0, 10.0), Modifiers::NONE)
    };
    let (mut slow, mut fast) = (with_tool(ToolId::Brush), with_tool(ToolId::Brush));
    let before = at(&slow, 0.0, 0.0);
    let events = pan(&slow);
    one_by_one(&mut slow, events.clone());
    at_once(&mut fast, events);
    assert_eq!(at(&slow, 0.0, 0.0), at(&fast, 0.0, 0.0));
    assert_eq!(at(&fast, 0.0, 0.0) - before, vec2(-80.0, -30.0));
}

#[test]
fn things_are_dragged_by_the_point_that_was_pressed() {
    let on_the_start = |h: &Harness<'_, App>, modifiers| {
        let from = h.get_by_label("Player start").rect().center();
        let way = [from, from + vec2(40.0, -70.0), from + vec2(96.0, -32.0)];
        drawn(PointerButton::Primary, &way, from - vec2(30.0, 100.0), modifiers)
    };
    is_the_same("dragging the start", Modifiers::NONE, || with_tool(ToolId::Select), on_the_start);
    is_the_same("dragging the start", Modifiers::SHIFT, || with_tool(ToolId::Select), on_the_start);
    is_the_same(
        "dragging a switcher",
        Modifiers::NONE,
        || with_tool(ToolId::Switcher),
        |h, modifiers| {
            let from = h.get_by_label("Layer switcher 1").rect().center();
            let way = [from, from + vec2(-40.0, -70.0), from + vec2(-96.0, -32.0)];
            drawn(PointerButton::Primary, &way, from - vec2(30.0, 100.0), modifiers)
        },
    );
}

#[test]
fn mazes_work_each_event_where_it_was() {
    for (tool, _) in ToolId::ALL.iter().filter(|(tool, _)| loopwright::tools::facts(*tool).in_mazes) {
        let window = || {
            let mut h = spinning();
            h.state_mut().send(Command::Action(Action::ToolSelect));
            let tool = *tool;
            h.state_mut().send(Command::Session(Box::new(move |session| session.tools.tool = tool)));
            h.run_ok();
            h
        };
        let works = is_the_same(&format!("{tool:?} in a maze"), Modifiers::NONE, window, |h, modifiers| {
            let cell = |(x, y): (i32, i32)| {
                let place = loopwright::maze::corner_of((x, y)) + vec2(12.0, 12.0);
                h.state().session().canvas.view.snapped(1.0).to_screen(canvas(h), place)
            };
            let way = [(2, 4), (2, 7), (8, 7), (8, 3)].map(cell);
            let mut events = drawn(PointerButton::Primary, &way, cell((5, 5)), modifiers);
            events.extend(drawn(PointerButton::Primary, &[cell((10, 6))], cell((4, 2)), modifiers));
            events
        });
        assert!(works || matches!(tool, ToolId::Select | ToolId::Area), "{tool:?} does something");
    }
}

/// A way with corners over a part of a thing on the screen, then a click elsewhere on it.
fn over(h: &Harness<'_, App>, role: Role, name: &str, modifiers: Modifiers) -> Vec<Event> {
    let area = h.get_all_by(|node| node.role() == role && node.label().is_some_and(|label| label.starts_with(name)));
    let area = area.into_iter().next().unwrap_or_else(|| panic!("{name}")).rect();
    let place = |(x, y): (f32, f32)| area.min + Vec2::new(x, y) * area.size();
    let way = [(0.1, 0.2), (0.4, 0.8), (0.45, 0.3), (0.8, 0.6)].map(place);
    let mut events = drawn(PointerButton::Primary, &way, place((0.95, 0.05)), modifiers);
    events.extend(drawn(PointerButton::Primary, &[place((0.9, 0.9))], place((0.5, 0.1)), modifiers));
    events
}

#[test]
fn the_chunk_editor_works_each_event_where_it_was() {
    for (tool, _) in ToolId::ALL.iter().filter(|(tool, _)| loopwright::tools::facts(*tool).paints.is_any()) {
        let window = || {
            let mut h = with_tool(*tool);
            h.state_mut().send(Command::ShowPane("chunk-editor"));
            h.state_mut().send(Command::Session(Box::new(|session| session.tools.last_chunk = 2)));
            h.run_ok();
            h
        };
        let name = format!("{tool:?} in a chunk");
        let gesture: Gesture = |h, modifiers| over(h, Role::Canvas, "Chunk easel", modifiers);
        let works = is_the_same(&name, Modifiers::NONE, window, gesture);
        // There is no stamp to be put down.
        assert!(works || *tool == ToolId::Stamp, "{name}");
    }
}

#[test]
fn the_solid_tile_editor_works_each_event_where_it_was() {
    let pens = [Key::B, Key::E, Key::L, Key::C, Key::F, Key::H, Key::W];
    for pen in pens {
        let window = || {
            let mut h = window_of(vec2(1760.0, 1000.0));
            h.state_mut().take_document(Document::new(crate::hills::project(), None));
            h.run_ok();
            h.state_mut().send(Command::ShowPane("tiles"));
            h.state_mut().send(Command::Session(Box::new(|session| session.tools.solid_tile.tile = 3)));
            h.run_ok();
            h.get_by_label("Tile mask").focus();
            h.run_ok();
            h.key_press(pen);
            h.run_ok();
            h
        };
        let gesture: Gesture = |h, modifiers| over(h, Role::Canvas, "Tile mask", modifiers);
        assert!(is_the_same(&format!("{pen:?}"), Modifiers::NONE, window, gesture), "{pen:?}");
    }
}

#[test]
fn the_object_maker_works_each_event_where_it_was() {
    for stroke in ["Bars", "Line", "Wave", "Arc"] {
        let window = || {
            let mut h = crate::panes::object_maker::maker("Sloped solid");
            h.get_by_label(&format!("Draw: {stroke}")).click();
            h.run_ok();
            h
        };
        let gesture: Gesture = |h, modifiers| over(h, Role::Slider, "Heights as", modifiers);
        assert!(is_the_same(stroke, Modifiers::NONE, window, gesture), "{stroke}");
    }
}

#[test]
fn buttons_and_keys_of_one_frame_are_met_in_their_order() {
    let mut h = with_tool(ToolId::Brush);
    let key = |key, modifiers| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    let (first, second) = (block(&h, 4, 5), block(&h, 8, 5));
    let click = |at: Pos2| [true, false].map(|down| button(PointerButton::Primary, at, down, Modifiers::NONE));
    let mut events = vec![Event::PointerMoved(first)];
    events.extend(click(first));
    // The eraser comes after the first click and before the second.
    events.extend([key(Key::E, Modifiers::NONE), Event::PointerMoved(second)]);
    events.extend(click(second));
    at_once(&mut h, events);
    assert_eq!(steps(&h), ["Paint"], "the second click erased where nothing was");
    assert_eq!((cell(&h, 4, 5), cell(&h, 8, 5).block), (solid(2), 0));
    assert_eq!(h.state().session().tools.tool, ToolId::Eraser);
}
