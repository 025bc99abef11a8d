//! Numbers in panes: looking never changes them, typing sets all, a drag moves each by the same amount.

use crate::hills;
use crate::support::{CTRL, drag, key, steps, window_of};
use eframe::egui::{Key, Modifiers, PointerButton, Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use kit::document::custom_kinds::{fresh, palette};
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId};
use loopwright::command::Command;
use loopwright::language::Language;
use loopwright::session::Selected;
use sim::project::{
    Area, Background, LayerSwitcher, NamedStart, OwnForm, Placement, PlacementId, Project, Start, StartState, Tide,
    WaterChange,
};
use std::sync::Arc;

fn open(project: Project) -> Harness<'static, App> {
    let mut h = window_of(vec2(1600.0, 1000.0));
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    h
}

fn with(switchers: &[u16], placements: Vec<Placement>) -> Project {
    let mut project = hills::project();
    let level = Arc::make_mut(&mut project.levels[0]);
    let switcher = |(n, half): (usize, &u16)| LayerSwitcher {
        id: PlacementId(0x100 + n as u64),
        x: 100 + 50 * n as i32,
        y: 200,
        half_length: *half,
        ..LayerSwitcher::default()
    };
    level.switchers = switchers.iter().enumerate().map(switcher).collect();
    level.placements = placements;
    project
}

fn lines(counts: &[i32]) -> Vec<Placement> {
    let line = |(n, count): (usize, &i32)| {
        let mut line = Placement {
            id: PlacementId(n as u64 + 1),
            kind: "ring_line".into(),
            x: 100 * (n as i32 + 1),
            y: 100,
            ..Placement::default()
        };
        line.extra.insert("count".into(), (*count).into());
        line
    };
    counts.iter().enumerate().map(line).collect()
}

fn select(h: &mut Harness<'_, App>, what: impl IntoIterator<Item = Selected>) {
    let all = what.into_iter().collect();
    h.state_mut().send(Command::Session(Box::new(move |session| {
        session.tools.tool = ToolId::Select;
        session.selected.things = all;
    })));
    h.run_ok();
}

fn select_switchers(h: &mut Harness<'_, App>) {
    let level = h.state().document().level("hills").expect("it is there").clone();
    select(h, level.switchers.iter().map(|switcher| Selected::Switcher(switcher.id)));
}

fn select_placements(h: &mut Harness<'_, App>) {
    let level = h.state().document().level("hills").expect("it is there").clone();
    select(h, level.placements.iter().map(|placement| Selected::Placement(placement.id)));
}

fn halves(h: &Harness<'_, App>) -> Vec<u16> {
    let level = h.state().document().level("hills").expect("it is there");
    level.switchers.iter().map(|switcher| switcher.half_length).collect()
}

fn xs(h: &Harness<'_, App>) -> Vec<i32> {
    let level = h.state().document().level("hills").expect("it is there");
    level.switchers.iter().map(|switcher| switcher.x).collect()
}

/// Types into a number field, key by key, and stays in it.
fn type_into(h: &mut Harness<'_, App>, label: &str, text: &str) {
    h.get_by_role_and_label(Role::SpinButton, label).click();
    h.run_ok();
    for letter in text.chars() {
        h.get_by_role_and_label(Role::SpinButton, label).type_text(&letter.to_string());
        h.run_ok();
    }
}

fn drag_field(h: &mut Harness<'_, App>, label: &str, by: f32) {
    let at = h.get_by_role_and_label(Role::SpinButton, label).rect().center();
    drag(h, PointerButton::Primary, at, at + vec2(by, 0.0), Modifiers::NONE);
}

#[test]
fn differing_values_stay_until_they_are_changed() {
    let mut h = open(with(&[32, 128], Vec::new()));
    select_switchers(&mut h);
    h.run_steps(4);
    assert_eq!((halves(&h), steps(&h)), (vec![32, 128], vec![]));
    h.get_by_role_and_label(Role::SpinButton, "Half length").click();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!((halves(&h), steps(&h)), (vec![32, 128], vec![]), "entering and leaving the field changes nothing");
    type_into(&mut h, "Half length", "64");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!((halves(&h), steps(&h).len()), (vec![64, 64], 1));
    key(&mut h, CTRL, Key::Z);
    h.run_steps(4);
    assert_eq!(halves(&h), [32, 128], "an undo is not undone by the next picture");
    assert_eq!(steps(&h).len(), 0);
}

#[test]
fn lines_of_three_and_five_rings_stay_as_they_are() {
    let project = with(&[], lines(&[3, 5]));
    let mut h = open(project.clone());
    select_placements(&mut h);
    h.run_steps(4);
    assert_eq!(*h.state().document().project(), project);
    assert!(steps(&h).is_empty());
}

#[test]
fn a_zero_that_stands_for_something_is_shown_as_a_word() {
    let platform = Placement { id: PlacementId(1), kind: "platform".into(), x: 100, y: 100, ..Placement::default() };
    let mut h = open(with(&[], vec![platform]));
    select_placements(&mut h);
    let period = |h: &Harness<'_, App>| {
        let own = h.state().document().project().levels[0].placements[0].extra.get("period").cloned();
        let shown = h.get_by_role_and_label(Role::SpinButton, "Period").value();
        (shown.unwrap_or_default(), own.and_then(|value| value.as_i64()).unwrap_or_default())
    };
    assert_eq!(period(&h), ("shared".to_owned(), 0));
    h.get_by_role_and_label(Role::SpinButton, "Period").click();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!((period(&h), steps(&h)), (("shared".to_owned(), 0), vec![]), "looking changes nothing");
    type_into(&mut h, "Period", "90");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(period(&h), ("90 frames".to_owned(), 90));
    type_into(&mut h, "Period", "0");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(period(&h), ("shared".to_owned(), 0));
}

#[test]
fn typing_zero_over_differing_values_sets_all_to_zero() {
    let mut h = open(with(&[32, 128], Vec::new()));
    select_switchers(&mut h);
    type_into(&mut h, "x", "0");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!((xs(&h), steps(&h).len()), (vec![0, 0], 1));
}

#[test]
fn dragging_differing_values_moves_each_by_the_same_amount() {
    let mut h = open(with(&[32, 128], Vec::new()));
    select_switchers(&mut h);
    drag_field(&mut h, "x", 40.0);
    let moved = xs(&h);
    assert!(moved[0] > 110 && moved[1] - moved[0] == 50, "{moved:?}");
    assert_eq!(steps(&h).len(), 1);
    drag_field(&mut h, "Half length", -80.0);
    assert_eq!(halves(&h), [1, 97], "they stop together where the first one is at its end");
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::Z);
    assert_eq!((halves(&h), xs(&h)), (vec![32, 128], vec![100, 150]));
}

#[test]
fn arrow_keys_step_each_of_differing_values() {
    let mut h = open(with(&[32, 128], Vec::new()));
    select_switchers(&mut h);
    h.get_by_role_and_label(Role::SpinButton, "Half length").click();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::ArrowUp);
    assert_eq!(halves(&h), [33, 129]);
}

#[test]
fn refused_text_gives_the_value_back_and_is_marked() {
    let mut h = open(with(&[48], Vec::new()));
    select_switchers(&mut h);
    type_into(&mut h, "Half length", "7");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(halves(&h), [7]);
    type_into(&mut h, "Half length", "7,5");
    assert!(h.query_by_label_contains("Not a whole number").is_some());
    assert_eq!(halves(&h), [7], "it was 7 before these keys");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(halves(&h), [7]);
    type_into(&mut h, "Half length", "12x");
    assert!(h.query_by_label_contains("Not a number").is_some());
    assert_eq!(halves(&h), [7]);
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert_eq!(halves(&h), [7]);
}

#[test]
fn refused_text_over_differing_values_gives_each_its_own_back() {
    let mut h = open(with(&[32, 128], Vec::new()));
    select_switchers(&mut h);
    type_into(&mut h, "Half length", "6");
    assert_eq!(halves(&h), [6, 6]);
    for letter in [";", "4"] {
        h.get_by_role_and_label(Role::SpinButton, "Half length").type_text(letter);
        h.run_ok();
    }
    assert_eq!(halves(&h), [32, 128]);
}

#[test]
fn escape_gives_back_the_value_from_before_the_typing() {
    let mut h = open(with(&[48], Vec::new()));
    select_switchers(&mut h);
    type_into(&mut h, "Half length", "96");
    assert_eq!(halves(&h), [96]);
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert_eq!(halves(&h), [48]);
}

#[test]
fn a_decimal_comma_is_read_in_every_language() {
    let mut h = open(hills::project());
    h.state_mut().send(Command::ShowPane("tiles"));
    h.run_ok();
    for language in [Language::English, Language::German, Language::Spanish] {
        h.state_mut().send(Command::Settings(Box::new(move |settings| settings.language = Some(language))));
        h.run_ok();
        let field = loopwright::language::t("Speed in pixels");
        for text in ["7,5", "7.5"] {
            h.get_by_role_and_label(Role::SpinButton, field).scroll_to_me();
            h.run_ok();
            h.get_by_role_and_label(Role::SpinButton, field).click();
            h.run_ok();
            h.get_by_role_and_label(Role::SpinButton, field).type_text(text);
            h.run_ok();
            key(&mut h, Modifiers::NONE, Key::Enter);
            let shown = h.get_by_role_and_label(Role::SpinButton, field).value();
            assert_eq!(shown.as_deref(), Some("7.50 px"), "{language:?}: {text}");
        }
    }
}

/// A project in which every number that a file can hold is outside of what fields take, and each kind is there twice
/// with differing values.
fn extreme() -> Project {
    let mut project = with(&[5000, 0, 32], Vec::new());
    let forms = OwnForm::ALL;
    for form in forms {
        let kind = fresh(&project.objects, form);
        Arc::make_mut(&mut project.objects).kinds.push(Arc::new(kind));
    }
    let set = Arc::make_mut(&mut project.tilesets[0]);
    let layer = Background {
        image: "sky.png".into(),
        scroll_x: 2000,
        scroll_y: 65535,
        y: 100_000,
        drift: 30_000,
        rows: Some((9, 3)),
        ..Background::default()
    };
    Arc::make_mut(&mut set.tileset).backgrounds = Arc::new(vec![layer]);
    let own: Vec<String> = project.objects.kinds.iter().map(|kind| kind.name.clone()).collect();
    let kinds = palette().map(|kind| kind.info().name.to_owned()).chain(own);
    let placements = kinds.enumerate().flat_map(|(n, kind)| {
        let id = 2 * n as u64 + 1;
        let place = |id, x| Placement { id: PlacementId(id), kind: kind.clone(), x, y: 60, ..Placement::default() };
        let mut second = place(id + 1, 400);
        if let Some(kind) = palette().find(|known| known.info().name == kind) {
            for parameter in kind.info().parameters {
                let (_, most) = parameter.kind.range();
                second.extra.insert(parameter.name.into(), parameter.kind.write(most));
            }
        }
        [place(id, 200), second]
    });
    let placements = placements.collect();
    let level = Arc::make_mut(&mut project.levels[0]);
    level.placements = placements;
    let state = StartState { rings: 2000, emeralds: 200, ..StartState::default() };
    level.start = Start { state, ..level.start };
    level.starts = vec![NamedStart { name: "B".into(), start: level.start, ..NamedStart::default() }];
    level.goal = Some(Area { x: 5 << 20, y: 0, width: 0, height: -3 });
    level.bounds.right = 5 << 20;
    level.water = Some(70_000);
    let change = WaterChange {
        id: PlacementId(0x900),
        from_x: -9000,
        to_x: Some(90_000),
        switch: Some(200),
        presses: Some(200),
        ..WaterChange::default()
    };
    level.tide = Tide { changes: vec![change], ..Tide::default() };
    Arc::make_mut(&mut project.checks).settings.insert("seam_pixels".into(), 900);
    project
}

fn untouched(h: &Harness<'_, App>, project: &Project, what: &str) {
    assert!(steps(h).is_empty(), "{what}: {:?}", steps(h));
    assert_eq!(h.state().document().project(), project, "{what}");
}

#[test]
fn looking_at_values_in_the_inspector_changes_nothing() {
    let project = extreme();
    let mut h = open(project.clone());
    let level = project.levels[0].clone();
    select(&mut h, []);
    untouched(&h, &project, "the level");
    for what in [Selected::Start, Selected::FurtherStart(0), Selected::Goal, Selected::Water] {
        select(&mut h, [what]);
        untouched(&h, &project, &format!("{what:?}"));
    }
    select_switchers(&mut h);
    untouched(&h, &project, "switchers");
    for switcher in &level.switchers {
        select(&mut h, [Selected::Switcher(switcher.id)]);
        untouched(&h, &project, &format!("a switcher of {}", switcher.half_length));
    }
    for pair in level.placements.chunks(2) {
        select(&mut h, pair.iter().map(|placement| Selected::Placement(placement.id)));
        h.run_steps(2);
        untouched(&h, &project, &pair[0].kind);
    }
    select_placements(&mut h);
    untouched(&h, &project, "all objects");
}

#[test]
fn opening_scrolling_and_resizing_panes_changes_nothing() {
    let project = extreme();
    let mut h = open(project.clone());
    for pane in loopwright::panes::all() {
        let id = pane.id();
        h.state_mut().send(Command::ShowPane(id));
        h.run_steps(3);
        for size in [vec2(900.0, 620.0), vec2(1600.0, 1000.0)] {
            h.set_size(size);
            h.run_steps(3);
        }
        h.event(eframe::egui::Event::PointerMoved(eframe::egui::pos2(1400.0, 700.0)));
        h.run_steps(2);
        untouched(&h, &project, id);
    }
    h.state_mut().send(Command::Action(Action::Backgrounds));
    h.run_steps(4);
    untouched(&h, &project, "the Backgrounds window");
}

#[test]
fn leaving_a_field_that_is_out_of_range_keeps_its_value() {
    let mut h = open(with(&[5000], Vec::new()));
    select_switchers(&mut h);
    let shown = h.get_by_role_and_label(Role::SpinButton, "Half length").value();
    assert_eq!(shown.as_deref(), Some("5000 px"));
    h.get_by_role_and_label(Role::SpinButton, "Half length").click();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Tab);
    assert_eq!((halves(&h), steps(&h).len()), (vec![5000], 0));
}
