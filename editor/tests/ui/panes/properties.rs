//! Properties of the project's own: defined in their window, set in the Inspector.

use crate::hills;
use crate::level::canvas;
use crate::support::{CTRL, click, drag, key, steps, type_number, window};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::session::{Brush, Selected, TileAt};
use serde_json::{Value, json};
use sim::project::{
    LayerSwitcher, Placement, PlacementId, Project, PropertyDefinition, PropertyKind, PropertyOwner, PropertyPart,
    properties_of, value_of_object,
};
use sim::tiles::Cell;
use sim::value::Unit;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The hills with two springs, a ring and a switcher.
fn placed() -> Project {
    let mut project = hills::project();
    let level = Arc::make_mut(&mut project.levels[0]);
    let object = |id: u64, kind: &str, x: i32| Placement {
        id: PlacementId(id),
        kind: kind.into(),
        x,
        y: 100,
        ..Placement::default()
    };
    level.placements = vec![object(1, "spring", 100), object(2, "spring", 160), object(3, "ring", 220)];
    level.switchers =
        vec![LayerSwitcher { id: PlacementId(9), x: 40, y: 90, half_length: 32, ..LayerSwitcher::default() }];
    project
}

fn defined(kinds: Vec<(&str, PropertyKind)>, on: &[PropertyOwner]) -> Project {
    let mut project = placed();
    let of = |(name, kind): (&str, PropertyKind)| PropertyDefinition {
        name: name.into(),
        on: on.to_vec(),
        kind,
        ..PropertyDefinition::default()
    };
    project.properties = Arc::new(kinds.into_iter().map(of).collect());
    project
}

fn opened(project: Project) -> Harness<'static, App> {
    let mut h = window();
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    h
}

fn select(h: &mut Harness<'_, App>, things: &[Selected]) {
    let things: BTreeSet<Selected> = things.iter().copied().collect();
    h.state_mut().send(Command::Session(Box::new(move |session| session.selected.things = things)));
    h.state_mut().send(Command::ShowPane("inspector"));
    h.run_ok();
}

fn object(id: u64) -> Selected {
    Selected::Placement(PlacementId(id))
}

/// The value of a property of an object as its file has it.
fn value(h: &Harness<'_, App>, id: u64, name: &str) -> Option<Value> {
    let level = &h.state().document().project().levels[0];
    let placement = level.placements.iter().find(|placement| placement.id == PlacementId(id)).expect("an object");
    properties_of(&placement.extra).and_then(|values| values.get(name)).cloned()
}

fn named(h: &Harness<'_, App>) -> Vec<String> {
    h.state().document().project().properties.iter().map(|one| one.name.clone()).collect()
}

fn type_text(h: &mut Harness<'_, App>, label: &str, text: &str) {
    if let Some(field) = h.query_all_by_role_and_label(Role::TextInput, label).last() {
        field.scroll_to_me();
    }
    h.run_ok();
    let field = h.query_all_by_role_and_label(Role::TextInput, label).last();
    field.unwrap_or_else(|| panic!("no field {label}")).click();
    h.run_ok();
    key(h, CTRL, Key::A);
    h.event(Event::Text(text.to_owned()));
    h.run_ok();
}

fn choose(h: &mut Harness<'_, App>, label: &str, entry: &str) {
    h.get_by_role_and_label(Role::ComboBox, label).scroll_to_me();
    h.run_ok();
    h.get_by_role_and_label(Role::ComboBox, label).click();
    h.run_ok();
    h.query_all_by_label(entry).last().unwrap_or_else(|| panic!("no {entry}")).click();
    h.run_ok();
}

#[test]
fn a_property_is_defined_renamed_and_deleted_with_its_values() {
    let mut h = opened(placed());
    h.state_mut().send(Command::Action(Action::Properties));
    h.run_ok();
    click(&mut h, "Add property");
    assert_eq!(named(&h), ["property"]);
    type_text(&mut h, "Name", "strength");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(named(&h), ["strength"]);
    choose(&mut h, "Values", "Choice");
    for word in ["soft", "hard"] {
        type_text(&mut h, "New choice", word);
        key(&mut h, Modifiers::NONE, Key::Enter);
    }
    click(&mut h, "Layer switchers");
    choose(&mut h, "Kinds", "Spring");
    let one = h.state().document().project().properties[0].clone();
    assert_eq!(one.kind, PropertyKind::Choice { choices: vec!["soft".into(), "hard".into()] });
    assert_eq!(one.on, [PropertyOwner::Object, PropertyOwner::Switcher]);
    assert_eq!(one.kinds, ["spring"]);
    h.remove_cursor();
    h.run_ok();
    h.snapshot("own_properties");
    key(&mut h, Modifiers::NONE, Key::Escape);
    select(&mut h, &[object(1)]);
    choose(&mut h, "strength", "hard");
    assert_eq!(value(&h, 1, "strength"), Some(json!("hard")));
    // Another spelling takes the values along.
    h.state_mut().send(Command::Action(Action::Properties));
    h.run_ok();
    type_text(&mut h, "Choice 2", "firm");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(value(&h, 1, "strength"), Some(json!("firm")));
    type_text(&mut h, "Choice 2", "soft");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(value(&h, 1, "strength"), Some(json!("firm")), "another one is spelled so");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(value(&h, 1, "strength"), Some(json!("hard")));
    h.state_mut().send(Command::Action(Action::Properties));
    h.run_ok();
    // The ring has no such property, nor have both together.
    for things in [vec![object(3)], vec![object(1), object(3)]] {
        select(&mut h, &things);
        assert!(h.query_by_role_and_label(Role::ComboBox, "strength").is_none());
    }
    h.state_mut().send(Command::Action(Action::Properties));
    h.run_ok();
    assert!(h.query_by_label("Set on 1 thing").is_some());
    type_text(&mut h, "Name", "power");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!((value(&h, 1, "strength"), value(&h, 1, "power")), (None, Some(json!("hard"))));
    h.query_all_by_label("Delete").last().expect("a button").click();
    h.run_ok();
    assert_eq!((named(&h).len(), value(&h, 1, "power")), (0, None));
    key(&mut h, CTRL, Key::Z);
    assert_eq!((named(&h), value(&h, 1, "power")), (vec!["power".to_owned()], Some(json!("hard"))));
}

#[test]
fn a_name_that_is_taken_is_refused() {
    let all = vec![("power", PropertyKind::Flag), ("weight", PropertyKind::Flag)];
    let mut h = opened(defined(all, &[PropertyOwner::Object]));
    h.state_mut().send(Command::Action(Action::Properties));
    h.run_ok();
    for wrong in ["weight", "po-wer", "a b"] {
        type_text(&mut h, "Name", wrong);
        assert!(h.query_by_label_contains("Letters from A to Z").is_some(), "{wrong}");
        key(&mut h, Modifiers::NONE, Key::Enter);
        assert_eq!(named(&h), ["power", "weight"], "{wrong}");
    }
}

#[test]
fn values_of_every_kind_are_set_and_put_back() {
    let kinds = vec![
        ("count", PropertyKind::Number { min: -5, max: 50, unit: Unit::Plain }),
        ("solid", PropertyKind::Flag),
        ("line", PropertyKind::Text),
        ("sheet", PropertyKind::File),
        ("partner", PropertyKind::Object),
        ("aim", PropertyKind::Point),
        ("tint", PropertyKind::Color),
    ];
    let mut h = opened(defined(kinds, &[PropertyOwner::Object]));
    select(&mut h, &[object(1), object(2)]);
    h.get_by_label("Own properties").scroll_to_me();
    h.run_ok();
    type_number(&mut h, "count", "12");
    assert_eq!([value(&h, 1, "count"), value(&h, 2, "count")], [Some(json!(12)), Some(json!(12))]);
    h.get_by_role_and_label(Role::CheckBox, "solid").click();
    h.run_ok();
    type_text(&mut h, "line", "Wait, what?");
    type_text(&mut h, "sheet", "art/door.png");
    assert_eq!(value(&h, 2, "line"), Some(json!("Wait, what?")));
    assert_eq!(value(&h, 1, "sheet"), Some(json!("art/door.png")));
    assert_eq!(value(&h, 1, "solid"), Some(json!(true)));
    choose(&mut h, "partner", "Ring 3");
    assert_eq!(value(&h, 1, "partner"), Some(value_of_object(PlacementId(3))));
    h.get_by_label("Set").scroll_to_me();
    h.run_ok();
    click(&mut h, "Set");
    assert_eq!(value(&h, 2, "aim"), Some(json!([100, 100])));
    type_number(&mut h, "aim y", "-7");
    assert_eq!([value(&h, 1, "aim"), value(&h, 2, "aim")], [Some(json!([100, -7])), Some(json!([100, -7]))]);
    // One of them alone, then both: what differs is said, and typed text sets both.
    select(&mut h, &[object(2)]);
    type_number(&mut h, "aim x", "300");
    type_text(&mut h, "line", "No.");
    select(&mut h, &[object(1), object(2)]);
    type_number(&mut h, "aim y", "5");
    assert_eq!([value(&h, 1, "aim"), value(&h, 2, "aim")], [Some(json!([100, 5])), Some(json!([300, 5]))]);
    type_text(&mut h, "line", "Yes.");
    assert_eq!([value(&h, 1, "line"), value(&h, 2, "line")], [Some(json!("Yes.")), Some(json!("Yes."))]);
    // The default is not kept.
    for name in ["count", "solid", "line", "sheet", "partner", "aim"] {
        let label = format!("{name}: back to the default");
        h.get_by_label(&label).scroll_to_me();
        h.run_ok();
        click(&mut h, &label);
    }
    let level = &h.state().document().project().levels[0];
    assert!(level.placements.iter().all(|placement| placement.extra.is_empty()), "{:?}", level.placements);
}

#[test]
fn looking_at_values_changes_none() {
    let all = vec![
        ("count", PropertyKind::Number { min: 0, max: 5, unit: Unit::Plain }),
        ("mood", PropertyKind::Choice { choices: vec!["calm".into()] }),
    ];
    let mut project = defined(all, &[PropertyOwner::Object, PropertyOwner::Switcher, PropertyOwner::Level]);
    let level = Arc::make_mut(&mut project.levels[0]);
    let odd: sim::project::Extra =
        [("count".to_owned(), json!(77)), ("mood".to_owned(), json!(3))].into_iter().collect();
    level.properties = odd.clone();
    level.placements[0].extra.insert("properties".into(), odd.clone().into());
    level.switchers[0].extra.insert("properties".into(), odd.into());
    let mut h = opened(project.clone());
    for things in [vec![], vec![object(1)], vec![object(1), object(2)], vec![Selected::Switcher(PlacementId(9))]] {
        select(&mut h, &things);
        for _ in 0..3 {
            h.run_ok();
        }
        let is_wrong = h.query_by_label_contains("77 is none of its values").is_some();
        assert_eq!(is_wrong, things.len() < 2, "{things:?}");
    }
    assert_eq!(h.state().document().project(), &project);
}

#[test]
fn levels_and_switchers_have_them_too() {
    let all = vec![("count", PropertyKind::Number { min: 0, max: 50, unit: Unit::Frames })];
    let mut h = opened(defined(all, &[PropertyOwner::Level, PropertyOwner::Switcher]));
    select(&mut h, &[Selected::Switcher(PlacementId(9))]);
    type_number(&mut h, "count", "7");
    let switcher = h.state().document().project().levels[0].switchers[0].clone();
    assert_eq!(properties_of(&switcher.extra).and_then(|values| values.get("count")), Some(&json!(7)));
    select(&mut h, &[]);
    h.get_by_label("Own properties").scroll_to_me();
    h.run_ok();
    type_number(&mut h, "count", "9");
    assert_eq!(h.state().document().project().levels[0].properties.get("count"), Some(&json!(9)));
    key(&mut h, CTRL, Key::Z);
    assert!(h.state().document().project().levels[0].properties.is_empty());
}

#[test]
fn blocks_and_solid_tiles_have_them_in_their_panes() {
    let all = vec![("count", PropertyKind::Number { min: 0, max: 50, unit: Unit::Plain })];
    let mut h = opened(defined(all, &[PropertyOwner::Block, PropertyOwner::Tile]));
    h.state_mut().send(Command::Session(Box::new(|session| {
        session.tools.brush = Brush::Block(Cell { block: 3, ..Cell::default() });
        session.tools.solid_tile = TileAt { tileset: 0, tile: 2 };
    })));
    let value = |h: &Harness<'_, App>, part: PropertyPart| {
        let set = &h.state().document().project().tilesets[0].tileset;
        set.properties_of(part).and_then(|values| values.get("count")).cloned()
    };
    for (pane, part) in [("tiles", PropertyPart::Tile(2)), ("block-editor", PropertyPart::Block(3))] {
        h.state_mut().send(Command::ShowPane(pane));
        if pane != "tiles" {
            h.state_mut().send(Command::ShowPane("canvas"));
        }
        h.run_ok();
        assert_eq!(value(&h, part), None);
        type_number(&mut h, "count", "7");
        assert_eq!(value(&h, part), Some(json!(7)), "{pane}");
        click(&mut h, "count: back to the default");
        assert_eq!(value(&h, part), None, "{pane}");
        key(&mut h, CTRL, Key::Z);
        assert_eq!(value(&h, part), Some(json!(7)), "{pane}");
    }
    assert_eq!(steps(&h), ["Change count", "Change count"]);
}

#[test]
fn copies_name_their_copies() {
    let mut project = defined(vec![("partner", PropertyKind::Object)], &[PropertyOwner::Object]);
    let level = Arc::make_mut(&mut project.levels[0]);
    for (at, names) in [(0, 2), (2, 1)] {
        let value = value_of_object(PlacementId(names));
        sim::project::set_property(&mut level.placements[at].extra, "partner", Some(value));
    }
    let mut h = opened(project);
    select(&mut h, &[object(1), object(2)]);
    h.state_mut().send(Command::Action(Action::Duplicate));
    h.run_ok();
    let level = h.state().document().project().levels[0].clone();
    let copies: Vec<&Placement> =
        level.placements.iter().filter(|placement| placement.id.0 > 3 && placement.kind == "spring").collect();
    assert_eq!(copies.len(), 2);
    let names =
        |placement: &Placement| properties_of(&placement.extra).and_then(|values| values.get("partner")).cloned();
    assert_eq!(names(copies[0]), Some(value_of_object(copies[1].id)), "the copy names the other copy");
    assert_eq!(value(&h, 3, "partner"), Some(value_of_object(PlacementId(1))), "others stay");
}

#[test]
fn a_point_is_dragged_on_the_canvas() {
    let all = vec![("aim", PropertyKind::Point), ("partner", PropertyKind::Object)];
    let mut project = defined(all, &[PropertyOwner::Object]);
    let level = Arc::make_mut(&mut project.levels[0]);
    sim::project::set_property(&mut level.placements[0].extra, "aim", Some(json!([240, 200])));
    let partner = Some(value_of_object(PlacementId(3)));
    sim::project::set_property(&mut level.placements[1].extra, "partner", partner);
    let mut h = opened(project);
    h.state_mut().send(Command::Action(Action::ToolSelect));
    select(&mut h, &[object(1)]);
    h.remove_cursor();
    h.run_ok();
    h.snapshot("own_references");
    let (from, to) = (canvas::at(&h, 240.0, 200.0), canvas::at(&h, 300.0, 163.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert_eq!(value(&h, 1, "aim"), Some(json!([304, 160])), "on the grid");
    assert_eq!(steps(&h).last().map(String::as_str), Some("Change aim"));
    // The point of an object that is not selected is no handle.
    select(&mut h, &[object(2)]);
    let (from, to) = (canvas::at(&h, 304.0, 160.0), canvas::at(&h, 340.0, 160.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert_eq!(value(&h, 1, "aim"), Some(json!([304, 160])));
}
