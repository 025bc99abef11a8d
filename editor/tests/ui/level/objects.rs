//! Objects: the palette, the tool, the inspector and the ways to arrange them.

use crate::hills;
use crate::level::canvas::at;
use crate::support::{CTRL, click, click_at, drag, key, window, window_of};
use eframe::egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Role, TouchPhase, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, SnapshotOptions};
use kit::document::Document;
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId};
use loopwright::command::Command;
use loopwright::session::Selected;
use sim::project::{LevelData, OwnForm, OwnKind, OwnKinds, Placement, PlacementId, Project};
use std::collections::BTreeSet;
use std::sync::Arc;

fn placement(id: u64, kind: &str, x: i32, y: i32) -> Placement {
    Placement { id: PlacementId(id), kind: kind.into(), x, y, ..Placement::default() }
}

/// The hills with objects on them.
fn project(placements: Vec<Placement>) -> Project {
    let mut project = hills::project();
    let level = LevelData { placements, ..(*project.levels[0]).clone() };
    project.levels[0] = Arc::new(level);
    project
}

fn open(placements: Vec<Placement>) -> Harness<'static, App> {
    let mut h = window();
    h.state_mut().take_document(Document::new(project(placements), None));
    h.run_ok();
    h
}

fn placements(h: &Harness<'_, App>) -> Vec<Placement> {
    h.state().document().level("hills").expect("the level is there").placements.clone()
}

fn steps(h: &Harness<'_, App>) -> usize {
    h.state().history().done().len()
}

fn select(h: &mut Harness<'_, App>, ids: &[u64]) {
    let all = ids.iter().map(|id| Selected::Placement(PlacementId(*id))).collect();
    h.state_mut().send(Command::Session(Box::new(move |session| session.selected.things = all)));
    h.run_ok();
}

fn act(h: &mut Harness<'_, App>, action: Action) {
    h.state_mut().send(Command::Action(action));
    h.run_ok();
}

fn three_blocks() -> Vec<Placement> {
    vec![placement(1, "block", 96, 200), placement(2, "block", 240, 184), placement(3, "block", 512, 208)]
}

#[test]
fn a_kind_is_chosen_placed_flipped_moved_and_undone() {
    let mut h = open(Vec::new());
    key(&mut h, Modifiers::NONE, Key::O);
    h.get_by_label("Search objects").click();
    h.run_ok();
    h.get_by_label("Search objects").type_text("conveyor");
    h.run_ok();
    h.get_by_role_and_label(Role::Button, "Conveyor belt").click();
    h.run_ok();
    assert_eq!(h.state().session().tools.object.placement.kind, "conveyor");
    let place = at(&h, 203.0, 198.0);
    click_at(&mut h, PointerButton::Primary, place);
    let placed = placements(&h);
    assert_eq!((placed.len(), placed[0].kind.as_str(), placed[0].x, placed[0].y), (1, "conveyor", 200, 200));
    assert_eq!(h.state().session().selected.things, [Selected::Placement(placed[0].id)].into());
    let from = h.get_by_role_and_label(Role::GraphicsObject, "Conveyor belt 1").rect().center();
    drag(&mut h, PointerButton::Primary, from, from + vec2(64.0, 32.0), Modifiers::NONE);
    assert_eq!((placements(&h)[0].x, placements(&h)[0].y, steps(&h)), (264, 232, 2));
    key(&mut h, Modifiers::NONE, Key::X);
    let placed = &placements(&h)[0];
    let speed = placed.extra.get("speed").and_then(serde_json::Value::as_i64);
    assert!(speed.is_some_and(|speed| speed < 0) && !placed.flip_x, "it runs the other way, without a flag");
    (0..3).for_each(|_| key(&mut h, CTRL, Key::Z));
    assert!(placements(&h).is_empty());
}

#[test]
fn new_objects_rest_on_the_ground_unless_alt_is_held() {
    let bottom = |h: &Harness<'_, App>, placed: &Placement| {
        let level = sim::level::Level::compile(h.state().document().project(), "hills").expect("the level is there");
        kit::derived::objects::shown_of_placement(&level, placed).expect("the kind is known").area[3]
    };
    for kind in ["monitor", "spikes", "spring", "rover", "checkpoint", "goal_post"] {
        let mut h = open(Vec::new());
        key(&mut h, Modifiers::NONE, Key::O);
        h.state_mut()
            .send(Command::Session(Box::new(move |session| session.tools.object.placement.kind = kind.to_owned())));
        h.run_ok();
        // In the air, right above the ground and a little inside of it.
        for (n, y) in [240.0, 302.0, 326.0].into_iter().enumerate() {
            let place = at(&h, 160.0 + 48.0 * n as f32, y);
            click_at(&mut h, PointerButton::Primary, place);
            let placed = placements(&h).pop().expect("it was placed");
            assert_eq!((placements(&h).len(), bottom(&h, &placed)), (n + 1, 320), "{kind} from {y}");
        }
        let place = at(&h, 320.0, 240.0);
        drag(&mut h, PointerButton::Primary, place, place, Modifiers::ALT);
        let placed = placements(&h).pop().expect("it was placed");
        assert_eq!((placed.x, placed.y), (320, 240), "{kind}: Alt leaves it where the pointer is");
    }
}

#[test]
fn monitors_of_other_games_say_so_in_their_list() {
    let mut h = open(vec![placement(1, "monitor", 96, 200)]);
    select(&mut h, &[1]);
    let game = h.state().document().project().ruleset.preset;
    assert_eq!(game.label(), "Sonic 2");
    h.get_by_role_and_label(Role::ComboBox, "Holds").click();
    h.run_ok();
    assert!(h.query_by_label("Goggles (not in Sonic 2)").is_some() && h.query_by_label("Goggles").is_none());
    assert!(h.query_by_label("Shield").is_some() && h.query_by_label("Shield (not in Sonic 2)").is_none());
    h.get_by_label("Fire shield (not in Sonic 2)").scroll_to_me();
    h.run_ok();
    h.get_by_label("Fire shield (not in Sonic 2)").click();
    h.run_ok();
    assert_eq!(placements(&h)[0].extra["holds"], "fire_shield");
}

#[test]
fn what_moves_in_play_is_grabbed_where_it_is_drawn() {
    let swings = placement(1, "swinging_platform", 224, 240);
    let mut h = crate::runs::play::display(vec2(1280.0, 800.0), Document::new(project(vec![swings]), None));
    h.key_press_modifiers(CTRL, Key::F5);
    let live = |h: &Harness<'_, App>| {
        let world = h.state().play().world().expect("a world is active");
        let body = &world.objects.of_placement(PlacementId(1)).expect("it is loaded").body;
        (body.x.px(), body.y.px())
    };
    h.run_steps(4);
    let (rest, mut steps) = (224, 0);
    while (live(&h).0 - rest).abs() < 40 && steps < 400 {
        h.run_steps(1);
        steps += 1;
    }
    assert!(steps < 400, "it swings");
    h.key_press(Key::P);
    h.state_mut().send(Command::Session(Box::new(|session| session.tools.tool = ToolId::Select)));
    h.run_steps(4);
    let (x, y) = live(&h);
    let from = at(&h, x as f32, y as f32);
    drag(&mut h, PointerButton::Primary, from, from + vec2(32.0, 16.0), Modifiers::NONE);
    assert_eq!(h.state().session().selected.things, [Selected::Placement(PlacementId(1))].into());
    assert_eq!((placements(&h)[0].x, placements(&h)[0].y), (256, 256));
    let drawn = h.get_by_role_and_label(Role::GraphicsObject, "Swinging platform 1").rect().center();
    let (x, y) = live(&h);
    assert!((drawn - at(&h, x as f32, y as f32)).length() < 80.0, "its frame is around what is drawn");
}

#[test]
fn many_are_set_together_in_one_step() {
    let mut h = open(three_blocks());
    select(&mut h, &[1, 2]);
    h.get_by_label("2 × Block");
    h.get_by_role_and_label(Role::SpinButton, "Half width").click();
    h.run_ok();
    h.get_by_role_and_label(Role::SpinButton, "Half width").type_text("40");
    key(&mut h, Modifiers::NONE, Key::Enter);
    let widths: Vec<_> = placements(&h).iter().map(|p| p.extra.get("half_width").cloned()).collect();
    assert_eq!(widths, [Some(40.into()), Some(40.into()), None]);
    assert_eq!(steps(&h), 1);
    h.get_by_label("Half width: back to the default").click();
    h.run_ok();
    assert_eq!(placements(&h)[1].extra.get("half_width"), Some(&16.into()));
    select(&mut h, &[1, 3]);
    assert!(h.query_by_label("Half width: back to the default").is_none());
    act(&mut h, Action::AlignBottom);
    assert_eq!(placements(&h).iter().map(|p| p.y).collect::<Vec<_>>(), [208, 184, 208]);
    act(&mut h, Action::SlotLast);
    assert_eq!(placements(&h).iter().map(|p| p.id.0).collect::<Vec<_>>(), [2, 1, 3]);
}

#[test]
fn a_wrong_value_is_shown_and_fixed_by_a_click() {
    let mut wrong = placement(1, "block", 96, 200);
    wrong.extra.insert("half_width".into(), "wide".into());
    let mut h = open(vec![wrong]);
    select(&mut h, &[1]);
    h.get_by_label_contains("`half_width` takes a whole number");
    h.get_by_label("Fix").click();
    h.run_ok();
    assert_eq!(placements(&h)[0].extra.get("half_width"), Some(&16.into()));
    assert!(h.query_by_label("Fix").is_none());
}

#[test]
fn f1_over_the_palette_shows_the_manuals_page() {
    let mut h = open(Vec::new());
    key(&mut h, Modifiers::NONE, Key::O);
    h.get_by_label("Search objects").click();
    h.run_ok();
    h.get_by_label("Search objects").type_text("wind moves");
    h.run_ok();
    h.get_by_role_and_label(Role::Button, "Fan").click();
    h.run_ok();
    h.hover_at(h.get_by_label("Object in hand").rect().center());
    key(&mut h, Modifiers::NONE, Key::F1);
    h.get_by_label("What can be set");
    assert!(h.query_by_label("Search keys and commands").is_none());
    h.get_by_label("Back to the palette").click();
    h.run_ok();
    h.get_by_label("Search objects");
}

#[test]
fn what_is_called_as_typed_comes_first_in_the_palette() {
    let mut h = open(Vec::new());
    key(&mut h, Modifiers::NONE, Key::O);
    let others =
        ["Balloon", "Wrecker", "Platform", "Hidden monitor", "Springboard", "Boss area", "Button", "Goal post"];
    for (typed, first) in [
        ("spring", "Spring"),
        ("boss area", "Boss area"),
        ("button", "Button"),
        ("goal", "Goal post"),
        ("Spr", "Spring"),
    ] {
        h.get_by_label("Search objects").click();
        h.run_ok();
        key(&mut h, CTRL, Key::A);
        h.get_by_label("Search objects").type_text(typed);
        h.run_ok();
        let place = |label: &str| {
            let node = h.query_by_role_and_label(Role::Button, label)?;
            Some((node.rect().top().round() as i32, node.rect().left().round() as i32))
        };
        let best = place(first).unwrap_or_else(|| panic!("{typed}: {first} is not found"));
        for other in others.iter().filter(|other| **other != first) {
            assert!(place(other).is_none_or(|at| at > best), "{typed}: {other} comes before {first}");
        }
    }
}

#[test]
fn unknown_kinds_keep_their_marker_and_their_fields() {
    let mut h = open(vec![placement(1, "whirligig", 96, 200)]);
    h.get_by_label("whirligig 1");
    select(&mut h, &[1]);
    h.get_by_label_contains("does not know this kind");
    act(&mut h, Action::ToolSelect);
    act(&mut h, Action::FlipX);
    assert!(placements(&h)[0].flip_x);
}

#[test]
fn pictures_in_both_themes() {
    let kinds = ["block", "fan", "conveyor", "checkpoint", "goal_post"];
    let all = (1..).zip(kinds).map(|(i, kind)| placement(i, kind, 80 + 110 * i as i32, 200));
    let mut h = open(all.collect());
    key(&mut h, Modifiers::NONE, Key::O);
    // One kind of them all: a new one must not change the picture.
    h.get_by_label("Search objects").click();
    h.run_ok();
    h.get_by_label("Search objects").type_text("conveyor belt");
    h.run_ok();
    select(&mut h, &[2]);
    h.hover_at(at(&h, 60.0, 120.0));
    h.run_ok();
    let tolerant = SnapshotOptions::new().threshold(0.0).max_failed_pixels(0);
    h.snapshot_options("objects_dark", &tolerant);
    act(&mut h, Action::ThemeToggle);
    h.snapshot_options("objects_light", &tolerant);
}

/// The kind that sets a switch and one that obeys it, if there are such.
fn linked_kinds() -> Option<(&'static str, &'static str)> {
    let with = |sets: bool| {
        let kinds = kit::document::custom_kinds::palette();
        kinds
            .filter(|kind| loopwright::things::links::switch_of(*kind, sets).is_some())
            .map(|kind| kind.info().name)
            .next()
    };
    Some((with(true)?, with(false)?))
}

#[test]
fn a_link_is_dragged_from_knob_to_object() {
    let Some((sets, obeys)) = linked_kinds() else { return };
    let mut obeying = placement(3, obeys, 440, 160);
    let kind = sim::objects::kind_named(obeys).expect("it is in the palette");
    let index = loopwright::things::links::switch_of(kind, false).expect("it obeys one");
    sim::objects::placed::set_parameter(&mut obeying, &sim::project::OwnKinds::default(), index, 5);
    let mut h = open(vec![placement(1, sets, 200, 200), placement(2, sets, 96, 120), obeying]);
    key(&mut h, Modifiers::NONE, Key::S);
    select(&mut h, &[1]);
    let shown = loopwright::things::targets::object(&placements(&h)[0], &sim::project::OwnKinds::default());
    let knob = at(&h, shown.right() + 9.0, shown.bottom() + 9.0);
    let to = h.get_by_role_and_label(Role::GraphicsObject, &format!("{} 3", title(obeys))).rect().center();
    drag(&mut h, PointerButton::Primary, knob, to, Modifiers::NONE);
    assert_eq!(steps(&h), 1, "one step for both");
    let number = |i: usize, sets: bool| {
        let (kind, values) =
            sim::objects::placed::read_placement(&placements(&h)[i], &sim::project::OwnKinds::default(), |_| {})
                .expect("a known kind");
        values[loopwright::things::links::switch_of(kind, sets).expect("it has a switch")]
    };
    assert_eq!(number(0, true), number(2, false));
    assert_ne!(number(0, true), number(1, true), "the other one keeps a switch of its own");
}

fn title(kind: &str) -> &'static str {
    sim::objects::kind_named(kind).expect("it is in the palette").info().title
}

#[test]
fn boxes_and_sides_are_seen_without_playing() {
    let mut h = open(vec![placement(1, "block", 200, 200), placement(2, "fan", 440, 200)]);
    key(&mut h, Modifiers::NONE, Key::S);
    select(&mut h, &[1]);
    key(&mut h, Modifiers::SHIFT, Key::C);
    let on = h.state().session().canvas.overlays;
    assert!(on.hitboxes && on.combined);
    key(&mut h, Modifiers::ALT, Key::N);
    act(&mut h, Action::TriggerAreas);
    act(&mut h, Action::SlotNumbers);
    key(&mut h, Modifiers::NONE, Key::Tab);
    h.hover_at(at(&h, 200.0, 200.0));
    h.run_ok();
    h.snapshot_options("objects_sides", &SnapshotOptions::new().threshold(0.5));
    act(&mut h, Action::NextPose);
    assert!(h.state().session().play.pose.rolled);
    key(&mut h, Modifiers::SHIFT, Key::C);
    let on = h.state().session().canvas.overlays;
    assert!(!on.hitboxes && !on.combined);
}

#[test]
fn paths_of_what_moves_are_seen_with_their_ends() {
    let moving = |id, kind: &str, x, y, fields: &[(&str, serde_json::Value)]| {
        let mut placed = placement(id, kind, x, y);
        placed.extra.extend(fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
        placed
    };
    let mut h = open(vec![
        moving(1, "platform", 200, 120, &[("motion", "left_and_right".into())]),
        moving(2, "swinging_platform", 420, 60, &[("links", 5.into()), ("reach", 60.into())]),
        moving(3, "spikes", 560, 200, &[("moves", "up".into()), ("way", 64.into())]),
    ]);
    key(&mut h, Modifiers::NONE, Key::S);
    key(&mut h, Modifiers::NONE, Key::Tab);
    h.hover_at(at(&h, 40.0, 40.0));
    h.run_ok();
    h.snapshot_options("objects_paths", &SnapshotOptions::new().threshold(0.5));
    act(&mut h, Action::ObjectPaths);
    assert!(!h.state().session().canvas.overlays.paths, "one can do without them");
}

#[test]
fn a_player_on_a_block_is_shown_in_the_probe() {
    let mut h = open(vec![placement(1, "block", 200, 200)]);
    key(&mut h, Modifiers::NONE, Key::S);
    h.hover_at(at(&h, 200.0, 164.0));
    key(&mut h, Modifiers::NONE, Key::F5);
    (0..40).for_each(|_| h.step());
    key(&mut h, Modifiers::ALT, Key::K);
    assert!(h.state().session().canvas.overlays.checks);
    h.state_mut().send(Command::Action(Action::ShowProbe));
    (0..3).for_each(|_| h.step());
    assert!(h.state().play().world().is_some_and(|world| world.player.on_object), "he fell onto the block");
    h.get_by_label_contains("Standing on");
    key(&mut h, Modifiers::NONE, Key::Escape);
}

#[test]
fn the_probe_says_when_he_came_into_the_water_and_what_changed() {
    let mut h = window();
    let mut wet = project(Vec::new());
    Arc::make_mut(&mut wet.levels[0]).water = Some(190);
    h.state_mut().take_document(Document::new(wet, None));
    h.run_ok();
    h.hover_at(at(&h, 200.0, 164.0));
    key(&mut h, Modifiers::NONE, Key::F5);
    (0..60).for_each(|_| h.step());
    assert!(h.state().play().world().is_some_and(|world| world.player.breath.under_water), "he fell in");
    key(&mut h, Modifiers::NONE, Key::Space);
    h.state_mut().send(Command::Action(Action::ShowProbe));
    (0..3).for_each(|_| h.step());
    h.get_by_label_contains("Entered the water in frame");
    for (name, change) in
        [("Top speed", "600 \u{203A} 300"), ("Gravity", "38 \u{203A} 10"), ("Jump force", "680 \u{203A} 380")]
    {
        // The constants in force are listed farther down too.
        assert!(h.query_all_by_label(name).count() == 2 && h.query_by_label(change).is_some(), "{name}");
    }
    h.snapshot_options("probe_water", &SnapshotOptions::new().threshold(0.5));
    key(&mut h, Modifiers::NONE, Key::Escape);
}

/// Alt and the wheel over the level, one notch after the other.
fn wheel(h: &mut Harness<'_, App>, notches: &[f32]) {
    let alt = Modifiers { alt: true, ..Modifiers::NONE };
    let over = at(h, 300.0, 100.0);
    h.hover_at(over);
    h.event(Event::ModifiersChanged(alt));
    for notch in notches {
        h.event(Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: vec2(0.0, *notch),
            phase: TouchPhase::Move,
            source: MouseWheelSource::Unknown,
            modifiers: alt,
        });
        h.run_ok();
    }
    h.event(Event::ModifiersChanged(Modifiers::NONE));
    h.run_ok();
}

#[test]
fn alt_and_the_wheel_step_what_says_most_in_one_step() {
    let mut h =
        open(vec![placement(1, "spring", 96, 200), placement(2, "spring", 240, 184), placement(3, "ring", 400, 200)]);
    let value = |h: &Harness<'_, App>, slot: usize, name: &str| {
        let kind = sim::objects::kind_named("spring").expect("there are springs");
        let index =
            kind.info().parameters.iter().position(|parameter| parameter.name == name).expect("springs have it");
        let own = sim::project::OwnKinds::default();
        sim::objects::placed::read_placement(&placements(h)[slot], &own, |_| {}).expect("a spring").1[index]
    };
    select(&mut h, &[1, 2]);
    wheel(&mut h, &[-1.0, -1.0]);
    assert_eq!((value(&h, 0, "direction"), value(&h, 1, "direction"), steps(&h)), (2, 2, 1), "both, in one step");
    assert_eq!(h.state().history().done().last().map(|step| step.label.as_str()), Some("Change direction"));
    wheel(&mut h, &[1.0]);
    assert_eq!((value(&h, 0, "direction"), steps(&h)), (1, 2), "letting go of Alt ends the gesture");
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::Z);
    assert_eq!((value(&h, 0, "direction"), steps(&h)), (0, 0));
    select(&mut h, &[1, 2]);
    // The keys do the same, each press in a step of its own.
    key(&mut h, Modifiers::SHIFT, Key::PageDown);
    key(&mut h, Modifiers::SHIFT, Key::PageUp);
    key(&mut h, Modifiers::SHIFT, Key::PageUp);
    let last = value(&h, 1, "direction");
    assert!(last > 1, "a list begins anew at its other end: {last}");
    assert_eq!(steps(&h), 3);
    // What was set last is stepped from then on.
    h.get_by_role_and_label(Role::ComboBox, "Strength").click();
    h.run_ok();
    h.get_by_label("Weak (yellow, 10 px)").click();
    h.run_ok();
    assert_eq!(value(&h, 0, "strength"), 1);
    wheel(&mut h, &[-1.0]);
    assert_eq!((value(&h, 0, "strength"), value(&h, 0, "direction")), (0, last));
    select(&mut h, &[3]);
    let done = steps(&h);
    wheel(&mut h, &[-1.0]);
    assert_eq!(steps(&h), done);
    assert!(h.state().notices().all().iter().any(|entry| entry.notice.text == "Nothing can be set about ring."));
}

/// A project with a trigger and a solid of its own, and a button's platform.
fn own_kinds() -> Project {
    let kind =
        |name: &str, title: &str, form| OwnKind { name: name.into(), title: title.into(), form, ..OwnKind::default() };
    let heights = (0..28).collect();
    let kinds = vec![
        Arc::new(kind("crate_2", "Mossy crate", OwnForm::Solid)),
        Arc::new(OwnKind { heights, ..kind("hump", "Stone hump", OwnForm::Sloped) }),
        Arc::new(kind("gate", "Gate trigger", OwnForm::Trigger)),
    ];
    let placements = vec![
        placement(1, "crate_2", 96, 200),
        placement(2, "hump", 240, 184),
        placement(3, "gate", 400, 160),
        placement(4, "moving_block", 560, 160),
    ];
    Project { objects: Arc::new(OwnKinds { kinds, ..OwnKinds::default() }), ..project(placements) }
}

#[test]
fn custom_kinds_are_called_by_their_titles_everywhere() {
    let mut h = window();
    h.state_mut().take_document(Document::new(own_kinds(), None));
    h.run_ok();
    h.get_by_role_and_label(Role::GraphicsObject, "Mossy crate 1");
    let (gate, block) = ("Gate trigger 3", "Moving block 4");
    select(&mut h, &[1]);
    assert_eq!(h.query_all_by_label("Mossy crate 1").count(), 2, "on the canvas and in the inspector");
    assert!(h.query_by_label("Switch").is_none(), "a solid sets no switch");
    select(&mut h, &[3]);
    assert!(h.query_all_by_label("Switch").next().is_some(), "a trigger does");
    // Only triggers are linked: not the solid, which has the same number.
    let looks = |h: &Harness<'_, App>| {
        let level = sim::level::Level::compile(h.state().document().project(), "hills").expect("it is there");
        kit::derived::objects::Looks::of_level(&level)
    };
    assert!(loopwright::things::links::links(&looks(&h)).is_empty());
    key(&mut h, Modifiers::NONE, Key::S);
    let area = h.get_by_role_and_label(Role::GraphicsObject, gate).rect();
    let knob = area.shrink(5.0).right_bottom() + vec2(9.0, 9.0);
    let to = h.get_by_role_and_label(Role::GraphicsObject, block).rect().center();
    drag(&mut h, PointerButton::Primary, knob, to, Modifiers::NONE);
    let linked: Vec<_> = loopwright::things::links::links(&looks(&h))
        .iter()
        .map(|link| (link.from.placed.id.0, link.to.placed.id.0))
        .collect();
    assert_eq!(linked, [(3, 4)]);
    select(&mut h, &[1, 2]);
    h.get_by_label("2 objects of this project");
    act(&mut h, Action::AlignLeft);
    let left = |slot: usize| {
        loopwright::things::targets::object(&placements(&h)[slot], &h.state().document().project().objects).left()
    };
    assert_eq!(left(0), left(1), "their edges are lined up, not their centres");
    act(&mut h, Action::Find);
    h.run_ok();
    h.event(Event::Text("stone hump".into()));
    h.run_ok();
    assert!(h.query_all_by_label_contains("Stone hump 2").next().is_some());
}

#[test]
fn a_kind_of_the_projects_own_has_its_manuals_page() {
    let mut h = window_of(vec2(1280.0, 1000.0));
    h.state_mut().take_document(Document::new(own_kinds(), None));
    h.state_mut().send(Command::Session(Box::new(|session| loopwright::things::objects::take(session, "hump"))));
    h.state_mut().send(Command::ShowPane("objects"));
    h.run_ok();
    h.get_by_label("Manual page").click();
    h.run_ok();
    for text in
        ["Sloped solid of this project, \"hump\" in its files", "It is placed in Hills (1).", "Surface of the object"]
    {
        assert!(h.query_by_label(text).is_some(), "{text}");
    }
    assert!(h.query_by_label_contains("28 heights above the centre").is_some());
    h.remove_cursor();
    h.run_ok();
    h.snapshot_options("objects_manual_own", &SnapshotOptions::new().threshold(0.6));
    h.get_by_label("Change it in the Object maker").click();
    h.run_ok();
    h.run_ok();
    assert!(h.query_by_label("Heights").is_some(), "the maker shows it");
    assert_eq!(h.state().session().tools.own_kind, None);
}

#[test]
fn mirroring_mirrors_directions_and_names_what_has_no_image() {
    let mut line = placement(1, "ring_line", 200, 100);
    line.extra.insert("step_x".into(), 24.into());
    let spring = Placement { kind: "spring".into(), ..placement(2, "spring", 300, 160) };
    let mut h = open(vec![line, spring, placement(3, "monitor", 400, 160)]);
    act(&mut h, Action::ToolSelect);
    select(&mut h, &[1, 2, 3]);
    act(&mut h, Action::FlipY);
    let after = placements(&h);
    assert_eq!(after.iter().map(|object| object.y).collect::<Vec<_>>(), [160, 100, 100]);
    assert_eq!(after[1].extra.get("direction"), Some(&"down".into()));
    assert!(after.iter().all(|object| !object.flip_y), "no flag that the kind does not read");
    let told = h.state().notices().all().last().map(|shown| shown.notice.text.clone());
    assert_eq!(told.as_deref(), Some("Stays upright, only moved: Monitor 3."));
    act(&mut h, Action::FlipX);
    let after = placements(&h);
    assert_eq!(after[0].extra.get("step_x"), Some(&(-24).into()));
    // The line reached from 200 to 248, and reaches from 400 back to 352.
    assert_eq!(after.iter().map(|object| object.x).collect::<Vec<_>>(), [400, 300, 200]);
    assert_eq!(steps(&h), 2);
}

#[test]
fn mirroring_an_area_mirrors_all_that_is_in_it() {
    let mut h = open(vec![placement(1, "ring", 3 * 128 + 24, 230), placement(2, "ring", 40, 40)]);
    let cells = |h: &Harness<'_, App>| -> Vec<_> { (24..32).map(|x| crate::level::canvas::cell(h, x, 18)).collect() };
    let before = cells(&h);
    let blocks = kit::document::Blocks { left: 24, top: 14, right: 32, bottom: 22 };
    h.state_mut().send(Command::Session(Box::new(move |session| {
        session.tools.tool = ToolId::Area;
        session.selected.area = kit::document::Region::of(blocks);
    })));
    h.run_ok();
    act(&mut h, Action::FlipX);
    let mirrored: Vec<_> =
        before.iter().rev().map(|cell| sim::tiles::Cell { flip_x: cell.block != 0 && !cell.flip_x, ..*cell }).collect();
    assert_eq!(cells(&h), mirrored);
    assert_eq!(placements(&h)[0].x, 4 * 128 - 24);
    assert_eq!(placements(&h)[1].x, 40, "outside");
    assert_eq!(steps(&h), 1);
    act(&mut h, Action::FlipX);
    assert_eq!(cells(&h), before);
}

#[test]
fn a_click_beside_an_open_window_only_leaves_it() {
    let mut h = open(Vec::new());
    h.state_mut().send(Command::Session(Box::new(|session| {
        session.tools.object.placement.kind = "ring".into();
        session.tools.tool = ToolId::Object;
    })));
    act(&mut h, Action::Find);
    h.run_ok();
    let canvas = h.get_by_label("Level canvas").rect();
    let beside = canvas.left_top() + vec2(60.0, 60.0);
    click_at(&mut h, PointerButton::Primary, beside);
    assert!(placements(&h).is_empty(), "the click was about the window");
    click_at(&mut h, PointerButton::Primary, beside);
    assert_eq!(placements(&h).len(), 1);
}

#[test]
fn linking_makes_a_platform_wait_for_its_switch() {
    let mut platform = placement(2, "platform", 440, 160);
    platform.extra.insert("switch".into(), 4.into());
    let mut button = placement(1, "button", 200, 200);
    button.extra.insert("switch".into(), 4.into());
    let mut h = open(vec![button, platform]);
    let count = |h: &Harness<'_, App>| {
        let level = sim::level::Level::compile(h.state().document().project(), "hills").expect("it is there");
        let looks = kit::derived::objects::Looks::of_level(&level);
        loopwright::things::links::links(&looks).len()
    };
    assert_eq!(count(&h), 0, "a platform that stays where it is ignores switches");
    select(&mut h, &[1, 2]);
    act(&mut h, Action::Link);
    assert_eq!(placements(&h)[1].extra.get("motion"), Some(&"rises".into()));
    assert_eq!((count(&h), steps(&h)), (1, 1));
}

#[test]
fn copies_are_placed_in_rows_and_undone_as_one_step() {
    let mut h = open(vec![placement(1, "block", 96, 200), placement(2, "ring", 96, 160)]);
    select(&mut h, &[1, 2]);
    key(&mut h, Modifiers { shift: true, ..CTRL }, Key::D);
    crate::support::type_number(&mut h, "Columns", "3");
    crate::support::type_number(&mut h, "Rows", "2");
    crate::support::type_number(&mut h, "Step right", "48");
    crate::support::type_number(&mut h, "Step down", "-64");
    h.get_by_label("To be added: 10 things.");
    crate::support::click(&mut h, "Place copies");
    let places: Vec<_> = placements(&h).iter().map(|p| (p.kind.clone(), p.x, p.y)).collect();
    let rows = [(0, 0), (48, 0), (96, 0), (0, -64), (48, -64), (96, -64)];
    let expected = rows.iter().flat_map(|(x, y)| [("block", 96 + x, 200 + y), ("ring", 96 + x, 160 + y)]);
    assert_eq!(places, expected.map(|(kind, x, y)| (kind.to_owned(), x, y)).collect::<Vec<_>>());
    assert_eq!(h.state().session().selected.things.len(), 12, "originals and copies");
    assert!(h.query_by_label("Place copies").is_none(), "the window is done");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(placements(&h).len(), 2);
}

#[test]
fn copies_of_linked_objects_are_linked_among_themselves() {
    use sim::objects::placed::read_placement;
    let with_switch = |id, kind: &str, x| {
        let mut made = placement(id, kind, x, 200);
        made.extra.insert("switch".into(), 3.into());
        made
    };
    let mut h = open(vec![with_switch(1, "button", 96), with_switch(2, "door", 160)]);
    let numbers = |h: &Harness<'_, App>| {
        let own = OwnKinds::default();
        let number = |p: &Placement| {
            let (kind, values) = read_placement(p, &own, |_| {}).expect("a kind");
            let at = kind.info().parameters.iter().position(|p| p.name == "switch").expect("a switch");
            values[at]
        };
        placements(h).iter().map(number).collect::<Vec<_>>()
    };
    select(&mut h, &[1, 2]);
    act(&mut h, Action::Copies);
    crate::support::type_number(&mut h, "Columns", "3");
    crate::support::click(&mut h, "Place copies");
    let all = numbers(&h);
    assert_eq!(all.len(), 6);
    assert_eq!((all[0], all[1]), (3, 3));
    assert!(all[2] == all[3] && all[4] == all[5] && all[2] != 3 && all[4] != 3 && all[2] != all[4], "{all:?}");
}

/// Two blocks, a ring and a spring, with the ids 1 to 4.
fn blocks_ring_and_spring() -> Vec<Placement> {
    vec![
        placement(1, "block", 96, 200),
        placement(2, "ring", 128, 160),
        placement(3, "block", 240, 184),
        placement(4, "spring", 400, 200),
    ]
}

#[test]
fn all_of_the_same_kind_are_selected() {
    let mut h = open(blocks_ring_and_spring());
    select(&mut h, &[1]);
    key(&mut h, Modifiers { alt: true, ..CTRL }, Key::A);
    let ids = |ids: &[u64]| ids.iter().map(|id| Selected::Placement(PlacementId(*id))).collect();
    assert_eq!(h.state().session().selected.things, ids(&[1, 3]));
    select(&mut h, &[2, 4]);
    act(&mut h, Action::SelectSame);
    assert_eq!(h.state().session().selected.things, ids(&[2, 4]));
}

#[test]
fn kinds_are_hidden_and_locked() {
    let mut h = open(blocks_ring_and_spring());
    let ids = |ids: &[u64]| ids.iter().map(|id| Selected::Placement(PlacementId(*id))).collect::<BTreeSet<_>>();
    let chosen = |h: &Harness<'_, App>| h.state().session().selected.things.clone();
    let in_list = |h: &Harness<'_, App>, name: &str| {
        h.query_all_by_label(name)
            .any(|node| node.accesskit_node().role() == eframe::egui::accesskit::Role::GraphicsObject)
    };
    assert!(in_list(&h, "Block 1") && in_list(&h, "Spring 4"));
    select(&mut h, &[1]);
    key(&mut h, Modifiers::SHIFT, Key::H);
    assert_eq!(chosen(&h), ids(&[]));
    assert!(!in_list(&h, "Block 1") && !in_list(&h, "Block 3") && in_list(&h, "Spring 4"));
    select(&mut h, &[4]);
    key(&mut h, Modifiers::SHIFT, Key::K);
    assert!(in_list(&h, "Spring 4"), "what is locked is seen");
    act(&mut h, Action::SelectAll);
    let things = chosen(&h);
    assert!(things.is_superset(&ids(&[2])) && things.is_disjoint(&ids(&[1, 3, 4])), "{things:?}");
    // A click on what is hidden or locked goes through it.
    act(&mut h, Action::ToolSelect);
    for (x, y) in [(96.0, 200.0), (400.0, 200.0)] {
        act(&mut h, Action::SelectNone);
        let pos = at(&h, x, y);
        click_at(&mut h, PointerButton::Primary, pos);
        assert!(chosen(&h).is_disjoint(&ids(&[1, 3, 4])), "{x}: {:?}", chosen(&h));
    }
    // What is found is seen and can be changed.
    select(&mut h, &[3]);
    assert!(in_list(&h, "Block 3"));
    // The status bar says it, and the pane brings it back.
    click(&mut h, "1 hidden, 1 locked");
    click(&mut h, "Block (2)");
    assert!(in_list(&h, "Block 1"));
    click(&mut h, "Lock Spring");
    let pos = at(&h, 400.0, 200.0);
    click_at(&mut h, PointerButton::Primary, pos);
    assert_eq!(chosen(&h), ids(&[4]));
    assert!(h.query_by_label_contains(" hidden, ").is_none());
    assert_eq!(steps(&h), 0, "nothing of the level was changed");
    // A kind that is taken in hand is shown again.
    key(&mut h, Modifiers::SHIFT, Key::H);
    h.state_mut().send(Command::Session(Box::new(|session| {
        loopwright::things::objects::take_with(session, "spring", Default::default());
    })));
    h.run_ok();
    assert!(h.state().session().canvas.kinds.is_all());
}

#[test]
fn things_are_put_on_the_floor_and_at_walls() {
    use loopwright::things::targets;
    // Ground is at 320, the wall of the hill at 448; a block of 32 pixels.
    let mut h =
        open(vec![placement(1, "block", 96, 200), placement(2, "block", 200, 330), placement(3, "ring", 640, 20)]);
    let area = |h: &Harness<'_, App>, n: usize| targets::object(&placements(h)[n], &OwnKinds::default());
    select(&mut h, &[1, 2, 3]);
    key(&mut h, Modifiers::NONE, Key::End);
    assert_eq!([0, 1, 2].map(|n| area(&h, n).bottom()), [320.0; 3], "from above, out of the ground, from far above");
    assert_eq!(steps(&h), 1);
    key(&mut h, Modifiers::NONE, Key::End);
    assert_eq!(steps(&h), 1, "nothing had to move");
    key(&mut h, CTRL, Key::Z);
    // The start: its feet's sensors are 19 pixels below its middle, and the last free pixel is 319.
    h.state_mut().send(Command::Session(Box::new(|session| session.selected.things = [Selected::Start].into())));
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::End);
    let start = |h: &Harness<'_, App>| h.state().document().level("hills").expect("it").start;
    assert_eq!((start(&h).x, start(&h).y), (96, 300));
    // To the right on the ground is the hill: its first block is a slope, which is no wall to a sensor at that height.
    key(&mut h, Modifiers { shift: true, ..CTRL }, Key::End);
    assert!(start(&h).x > 300, "{:?}", start(&h));
    key(&mut h, CTRL, Key::End);
    assert!(steps(&h) >= 1);
}

#[test]
fn things_at_the_edge_of_the_numbers_are_put_nowhere() {
    use sim::project::Start;
    for at in [i32::MIN, i32::MAX] {
        let mut project = project(vec![placement(1, "block", at, at)]);
        let start = Start { x: at, y: at, ..Start::default() };
        project.levels[0] = Arc::new(LevelData { start, ..(*project.levels[0]).clone() });
        let mut h = window();
        h.state_mut().take_document(Document::new(project, None));
        h.run_ok();
        let both = [Selected::Start, Selected::Placement(PlacementId(1))].into();
        h.state_mut().send(Command::Session(Box::new(move |session| session.selected.things = both)));
        h.run_ok();
        for action in [Action::ToFloor, Action::ToCeiling, Action::ToLeftWall, Action::ToRightWall] {
            act(&mut h, action);
            assert_eq!((placements(&h)[0].x, placements(&h)[0].y), (at, at));
        }
        assert_eq!(steps(&h), 0);
    }
}

#[test]
fn further_starts_are_aligned_together() {
    use sim::project::{NamedStart, Start};
    let mut project = project(vec![]);
    let named = |name: &str, x, y| NamedStart {
        name: name.into(),
        start: Start { x, y, ..Start::default() },
        ..NamedStart::default()
    };
    let starts = vec![named("one", 200, 100), named("two", 300, 180), named("three", 420, 60)];
    project.levels[0] = Arc::new(LevelData { starts, ..(*project.levels[0]).clone() });
    let mut h = window();
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    let all = (0..3).map(Selected::FurtherStart).collect();
    h.state_mut().send(Command::Session(Box::new(move |session| session.selected.things = all)));
    h.run_ok();
    act(&mut h, Action::AlignBottom);
    let heights = |h: &Harness<'_, App>| {
        h.state().document().level("hills").expect("it").starts.iter().map(|named| named.start.y).collect::<Vec<_>>()
    };
    assert_eq!(heights(&h), [180; 3]);
}
