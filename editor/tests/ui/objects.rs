//! Objects: the palette, the tool, the inspector and the ways to arrange them.

use crate::canvas::at;
use crate::hills;
use crate::support::{CTRL, click_at, drag, key, window};
use eframe::egui::{Key, Modifiers, PointerButton, Role, vec2};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::document::Document;
use loopwright::session::Selected;
use sim::project::{LevelData, Placement, PlacementId, Project};
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
    h.state_mut().send(Command::Session(Box::new(move |session| session.selection = all)));
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
    assert_eq!(h.state().session().object.placement.kind, "conveyor");
    let place = at(&h, 203.0, 198.0);
    click_at(&mut h, PointerButton::Primary, place);
    let placed = placements(&h);
    assert_eq!((placed.len(), placed[0].kind.as_str(), placed[0].x, placed[0].y), (1, "conveyor", 200, 200));
    assert_eq!(h.state().session().selection, [Selected::Placement(placed[0].id)].into());
    let from = h.get_by_role_and_label(Role::GraphicsObject, "Conveyor belt 1").rect().center();
    drag(&mut h, PointerButton::Primary, from, from + vec2(64.0, 32.0), Modifiers::NONE);
    assert_eq!((placements(&h)[0].x, placements(&h)[0].y, steps(&h)), (264, 232, 2));
    key(&mut h, Modifiers::NONE, Key::X);
    assert!(placements(&h)[0].flip_x);
    (0..3).for_each(|_| key(&mut h, CTRL, Key::Z));
    assert!(placements(&h).is_empty());
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
    h.get_by_label("Half width: back to what it comes with").click();
    h.run_ok();
    assert_eq!(placements(&h)[1].extra.get("half_width"), Some(&16.into()));
    select(&mut h, &[1, 3]);
    assert!(h.query_by_label("Half width: back to what it comes with").is_none());
    act(&mut h, Action::AlignBottom);
    assert_eq!(placements(&h).iter().map(|p| p.y).collect::<Vec<_>>(), [208, 184, 208]);
    act(&mut h, Action::SlotLast);
    assert_eq!(placements(&h).iter().map(|p| p.id.0).collect::<Vec<_>>(), [2, 1, 3]);
}

#[test]
fn a_wrong_value_is_said_and_mended_by_a_click() {
    let mut wrong = placement(1, "block", 96, 200);
    wrong.extra.insert("half_width".into(), "wide".into());
    let mut h = open(vec![wrong]);
    select(&mut h, &[1]);
    h.get_by_label_contains("`half_width` takes a whole number");
    h.get_by_label("Mend").click();
    h.run_ok();
    assert_eq!(placements(&h)[0].extra.get("half_width"), Some(&16.into()));
    assert!(h.query_by_label("Mend").is_none());
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
        let kinds = loopwright::tools::objects::palette();
        kinds
            .filter(|kind| loopwright::tools::links::switch_of(*kind, sets).is_some())
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
    let index = loopwright::tools::links::switch_of(kind, false).expect("it obeys one");
    sim::objects::placed::set_parameter(&mut obeying, &sim::project::OwnKinds::default(), index, 5);
    let mut h = open(vec![placement(1, sets, 200, 200), placement(2, sets, 96, 120), obeying]);
    key(&mut h, Modifiers::NONE, Key::S);
    select(&mut h, &[1]);
    let shown = loopwright::tools::targets::object(&placements(&h)[0]);
    let knob = at(&h, shown.right() + 9.0, shown.top() - 9.0);
    let to = h.get_by_role_and_label(Role::GraphicsObject, &format!("{} 3", title(obeys))).rect().center();
    drag(&mut h, PointerButton::Primary, knob, to, Modifiers::NONE);
    assert_eq!(steps(&h), 1, "one step for both");
    let number = |i: usize, sets: bool| {
        let (kind, values) =
            sim::objects::placed::read_placement(&placements(&h)[i], &sim::project::OwnKinds::default(), |_| {})
                .expect("a known kind");
        values[loopwright::tools::links::switch_of(kind, sets).expect("it has a switch")]
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
    let on = h.state().session().overlays;
    assert!(on.hitboxes && on.combined);
    key(&mut h, Modifiers::ALT, Key::N);
    act(&mut h, Action::TriggerAreas);
    act(&mut h, Action::SlotNumbers);
    key(&mut h, Modifiers::NONE, Key::Tab);
    h.hover_at(at(&h, 200.0, 200.0));
    h.run_ok();
    h.snapshot_options("objects_sides", &SnapshotOptions::new().threshold(0.5));
    act(&mut h, Action::NextPose);
    assert!(h.state().session().pose.rolled);
    key(&mut h, Modifiers::SHIFT, Key::C);
    let on = h.state().session().overlays;
    assert!(!on.hitboxes && !on.combined);
}

#[test]
fn a_player_on_a_block_is_told_in_the_probe() {
    let mut h = open(vec![placement(1, "block", 200, 200)]);
    key(&mut h, Modifiers::NONE, Key::S);
    h.hover_at(at(&h, 200.0, 164.0));
    key(&mut h, Modifiers::NONE, Key::F5);
    (0..40).for_each(|_| h.step());
    key(&mut h, Modifiers::ALT, Key::K);
    assert!(h.state().session().overlays.checks);
    h.state_mut().send(Command::Action(Action::ShowProbe));
    (0..3).for_each(|_| h.step());
    assert!(h.state().play().world().is_some_and(|world| world.player.on_object), "he fell onto the block");
    h.get_by_label_contains("Stands on");
    key(&mut h, Modifiers::NONE, Key::Escape);
}
