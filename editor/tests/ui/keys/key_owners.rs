//! The receiver of a key: every binding in every situation, and what it does to what nobody sees.

use crate::level::canvas::{at, block, hills};
use crate::support::{CTRL, click, click_at, key, window_of};
use eframe::egui::{Event, Key, KeyboardShortcut, Modifiers, PointerButton, Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::{Document, Selected};
use loopwright::app::App;
use loopwright::bindings::{ACTIONS, Action, ActionGroup, ActionInfo, Owner, Reach, ToolId, When};
use loopwright::command::Command;

/// The receiver of the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Situation {
    Level,
    Tiles,
    Chunks,
    Objects,
    Inspector,
    Dialog,
    FirstStart,
    Menu,
    Dropdown,
    Field,
    Playing,
    PlayingBehindTiles,
}

use Situation::*;

/// The subject of an action, as the table below distinguishes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    /// Files, windows, panes, undo, play.
    Program,
    /// The selection, or the thing at the canvas cursor.
    Selection,
    /// Flips of what is in hand.
    Flip,
    /// The next and the previous of what is in hand.
    Step,
    /// Larger, smaller, all of it.
    Zoom,
    Copy,
    Paste,
    /// The rest of what is about the level: tools, view, overlays, stamps.
    View,
}

/// Actions of a group that are about something else than the group.
const APART: [(Sort, &[&str]); 6] = [
    (
        Sort::Program,
        &[
            "undo",
            "redo",
            "find",
            "find-next",
            "find-previous",
            "go-to",
            "replace",
            "copies",
            "next-level",
            "previous-level",
            "next-palette",
            "previous-palette",
            "show-tiles",
            "show-probe",
            "show-minimap",
            "reload-assets",
            "clear-view",
            "widen-pane",
            "narrow-pane",
            "heighten-pane",
            "lower-pane",
            "next-pane",
            "previous-pane",
            "next-tab",
            "previous-tab",
            "menu-bar",
            "reset-layout",
            "theme",
        ],
    ),
    (Sort::Flip, &["flip-x", "flip-y"]),
    (Sort::Step, &["next-item", "previous-item"]),
    (Sort::Zoom, &["zoom-in", "zoom-out", "fit-level"]),
    (Sort::Copy, &["copy"]),
    (Sort::Paste, &["paste"]),
];

fn sort(info: &ActionInfo) -> Sort {
    if let Some((sort, _)) = APART.iter().find(|(_, ids)| ids.contains(&info.id)) {
        return *sort;
    }
    use ActionGroup::{
        Arrange, CanvasCursor, Edit, File, Find, Help, MoveSelection, Play, Player, Problems, QuickStamps, Tools, View,
    };
    match (info.group, info.id) {
        (_, "pick-here" | "let-go") => Sort::View,
        (Edit | CanvasCursor | Find | MoveSelection | Arrange, _) => Sort::Selection,
        (Tools | QuickStamps | View, _) => Sort::View,
        (File | Problems | Play | Help, _) => Sort::Program,
        (Player, id) => panic!("{id} is a button of a player"),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Popup,
    Window,
    Field,
    Player,
    Pane,
    Level,
    Program,
    Nobody,
}

/// The specification: what acts on a shortcut.
fn expected(situation: Situation, info: &ActionInfo, shortcut: &KeyboardShortcut) -> Who {
    match situation {
        Menu | Dropdown => return Who::Popup,
        FirstStart => return Who::Window,
        Dialog if matches!(info.id, "go-to" | "manual") => return Who::Program,
        Dialog if is_for_text(shortcut) && shortcut.logical_key != Key::Escape => return Who::Field,
        Dialog => return Who::Window,
        Field if is_for_text(shortcut) => return Who::Field,
        Playing | PlayingBehindTiles if is_for_player(shortcut) => return Who::Player,
        _ => {}
    }
    let apart = matches!(situation, Tiles | PlayingBehindTiles);
    let palette = matches!(situation, Chunks | Objects | Field);
    match sort(info) {
        Sort::Program => Who::Program,
        Sort::Flip | Sort::Step | Sort::Zoom | Sort::Copy | Sort::Paste if apart => Who::Pane,
        Sort::Selection | Sort::View if apart => Who::Nobody,
        Sort::Flip if palette => Who::Pane,
        Sort::Selection | Sort::Copy | Sort::Paste if palette => Who::Nobody,
        _ => Who::Level,
    }
}

/// Plain keys, and those with Ctrl that edit text.
fn is_for_text(shortcut: &KeyboardShortcut) -> bool {
    let key = shortcut.logical_key;
    let edits = [Key::A, Key::C, Key::V, Key::X, Key::Y, Key::Z].contains(&key) || is_arrow(key);
    let is_function = key.name().len() > 1 && key.name().starts_with('F');
    !is_function && (!shortcut.modifiers.command || edits)
}

fn is_arrow(key: Key) -> bool {
    [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown].contains(&key)
}

fn is_for_player(shortcut: &KeyboardShortcut) -> bool {
    let (key, m) = (shortcut.logical_key, shortcut.modifiers);
    let letter = [Key::A, Key::D, Key::W, Key::S, Key::J, Key::K].contains(&key) && m.is_none();
    let held = (is_arrow(key) || key == Key::Space) && !(m.command || m.alt);
    letter || held || (key == Key::Backspace && m.is_none())
}

fn enter(situation: Situation) -> Harness<'static, App> {
    let mut h = window_of(vec2(1280.0, 420.0)); // small, for there are many frames to draw
    h.state_mut().take_document(Document::new(crate::hills::project(), None));
    h.run_ok();
    let all = [Selected::Start, Selected::Goal];
    h.state_mut().send(Command::Session(Box::new(move |session| session.selected.things = all.into())));
    h.run_ok();
    let tab = |h: &mut Harness<'_, App>, label: &str| {
        h.get_by_role_and_label(Role::Tab, label).click();
        h.run_ok();
    };
    match situation {
        Level => {}
        Tiles => tab(&mut h, "Tiles"),
        Chunks => tab(&mut h, "Chunks"),
        Objects => tab(&mut h, "Objects"),
        Inspector => tab(&mut h, "Inspector"),
        Dialog => key(&mut h, CTRL, Key::G),
        FirstStart => {
            h.state_mut().send(Command::AskHabits);
            h.run_ok();
        }
        Menu => {
            h.get_by_label("File").click();
            h.run_ok();
        }
        Dropdown => {
            h.state_mut().send(Command::Session(Box::new(|session| session.selected.things.clear())));
            h.run_ok();
            h.get_by_role_and_label(Role::ComboBox, "Wrap").click();
            h.run_ok();
        }
        Field => {
            tab(&mut h, "Chunks");
            h.get_by_label("Chunk number").focus();
            h.run_ok();
        }
        Playing => h.key_press(Key::F5),
        PlayingBehindTiles => {
            tab(&mut h, "Tiles");
            h.key_press(Key::F5);
        }
    }
    h.run_steps(2);
    h
}

fn who(h: &Harness<'_, App>) -> Option<Who> {
    h.state().last_key().map(|owner| match owner {
        Owner::Popup => Who::Popup,
        Owner::Window => Who::Window,
        Owner::Field => Who::Field,
        Owner::Player => Who::Player,
        Owner::Widget => panic!("no widget has the keyboard"),
        Owner::Nobody => Who::Nobody,
        Owner::Action(_, Reach::Pane) => Who::Pane,
        Owner::Action(_, Reach::Level) => Who::Level,
        Owner::Action(_, Reach::Program) => Who::Program,
    })
}

/// Returns the state that a key must leave alone if it is not for the level.
fn level_state(h: &Harness<'_, App>) -> String {
    let (app, session) = (h.state(), h.state().session());
    let document = app.document().project().levels.first().cloned();
    format!(
        "{:?}",
        (
            document,
            (&session.level, session.canvas.view, &session.tools.tool, session.tools.brush, &session.selected.things),
            (
                session.canvas.caret,
                session.tools.layer,
                session.canvas.overlays,
                session.tools.snap,
                session.canvas.hand
            ),
            (&session.selected.area, session.canvas.found, app.play().is_active()),
        )
    )
}

/// Returns the state that a key may change if it ends the situation.
fn still(h: &Harness<'_, App>) -> (&'static str, bool, bool, bool, bool) {
    let (app, focus) = (h.state(), h.state().focus());
    let is_open = app.document().project().levels.is_empty() || app.question().is_some() || app.has_window();
    let is_open = is_open || h.ctx.any_popup_open() || app.is_busy();
    (focus.pane, focus.level_seen, app.play().is_active(), is_open, h.ctx.text_edit_focused())
}

/// A key in one frame.
fn tap(h: &mut Harness<'_, App>, shortcut: &KeyboardShortcut) {
    let (m, ctrl) = (shortcut.modifiers, shortcut.modifiers.command || shortcut.modifiers.ctrl);
    let modifiers = Modifiers { ctrl, command: ctrl, alt: m.alt, shift: m.shift, ..Modifiers::NONE };
    let key = shortcut.logical_key;
    for pressed in [true, false] {
        h.input_mut().events.push(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
    }
    h.step();
}

fn check(situations: &[Situation]) {
    let mut wrong = Vec::new();
    for situation in situations.iter().copied() {
        let playing = matches!(situation, Playing | PlayingBehindTiles);
        let elsewhere = if playing { When::Editing } else { When::Playing };
        let bound = ACTIONS.iter().filter(|info| info.when != elsewhere && info.when != When::Held);
        let pairs: Vec<_> = bound.flat_map(|info| info.keys.iter().map(move |key| (info, key))).collect();
        assert!(pairs.len() > 120, "{situation:?}: {} bindings", pairs.len());
        let mut h = enter(situation);
        let (was, mut before) = (still(&h), level_state(&h));
        for (info, shortcut) in pairs {
            tap(&mut h, shortcut);
            let (got, wanted) = (who(&h), expected(situation, info, shortcut));
            if got != Some(wanted) {
                wrong.push(format!("{situation:?}: {} ({:?}): {got:?}, not {wanted:?}", info.id, shortcut.logical_key));
            }
            let acts = matches!(got, Some(Who::Level | Who::Program | Who::Pane | Who::Player));
            if acts {
                // A zoom takes some frames.
                h.run_steps(if info.group == ActionGroup::View { 4 } else { 1 });
                before = level_state(&h);
            } else if level_state(&h) != before {
                wrong.push(format!("{situation:?}: {} changes the level", info.id));
            }
            let key = shortcut.logical_key;
            if key == Key::Escape {
                h.run_steps(3); // until what it closes is gone
            }
            if matches!(situation, Menu | Dropdown)
                && (is_arrow(key) || matches!(key, Key::Enter | Key::Space | Key::Tab))
            {
                h = enter(situation); // the list has taken it
            }
            if still(&h) != was && matches!(situation, Level | Tiles | Chunks | Objects | Inspector) {
                h.key_press(Key::Escape); // closes what was opened, ends play
                h.run_steps(3);
                before = level_state(&h);
            }
            if still(&h) != was {
                h = enter(situation);
                before = level_state(&h);
            }
        }
    }
    assert!(wrong.is_empty(), "{} of them:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_binding_goes_to_the_pane_with_the_keys() {
    check(&[Level, Tiles, Chunks, Objects, Inspector]);
}

#[test]
fn every_binding_goes_to_what_is_above_the_panes() {
    check(&[Dialog, FirstStart, Menu, Dropdown, Field]);
}

#[test]
fn every_binding_goes_to_the_player_first() {
    check(&[Playing, PlayingBehindTiles]);
}

fn things(h: &Harness<'_, App>) -> usize {
    let level = &h.state().document().project().levels[0];
    level.switchers.len() + level.placements.len()
}

#[test]
fn delete_in_tiles_spares_the_hidden_level() {
    let mut h = hills();
    let before = things(&h);
    key(&mut h, Modifiers::NONE, Key::T);
    key(&mut h, CTRL, Key::A);
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert_eq!(things(&h), before);
    assert!(h.state().history().done().is_empty());
    // The level has the keys again once it is in front.
    key(&mut h, Modifiers::NONE, Key::T);
    key(&mut h, CTRL, Key::A);
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert!(things(&h) < before);
}

#[test]
fn zoom_keys_in_tiles_zoom_the_mask() {
    let mut h = hills();
    let view = h.state().session().canvas.view;
    key(&mut h, Modifiers::NONE, Key::T);
    let mask = |h: &Harness<'_, App>| h.get_by_label("Tile mask").rect().width();
    let before = mask(&h);
    key(&mut h, Modifiers::NONE, Key::Minus);
    assert!(mask(&h) < before, "{} {before}", mask(&h));
    let small = mask(&h);
    key(&mut h, Modifiers::SHIFT, Key::Plus); // as an American keyboard types it
    assert!(mask(&h) > small);
    for k in [Key::G, Key::H, Key::L, Key::E, Key::Home] {
        key(&mut h, Modifiers::NONE, k);
    }
    assert_eq!((h.state().session().canvas.view, h.state().session().tools.tool), (view, ToolId::Brush));
}

#[test]
fn a_tile_is_copied_and_pasted_by_keys_and_by_buttons() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::T);
    let tiles = |h: &Harness<'_, App>| h.state().document().project().tilesets[0].tileset.tiles.to_vec();
    let (first, second) = (tiles(&h)[1], tiles(&h)[2]);
    assert_ne!(first.heights, second.heights);
    for by_button in [false, true] {
        h.state_mut().send(Command::Session(Box::new(|session| session.tools.solid_tile.tile = 1)));
        h.run_ok();
        let copied = crate::level::clipboard::copy(&mut h, Event::Copy);
        key(&mut h, Modifiers::NONE, Key::PageDown);
        assert_eq!(h.state().session().tools.solid_tile.tile, 2);
        if by_button {
            click(&mut h, "Paste tile");
        }
        h.event(Event::Paste(copied));
        h.run_ok();
        assert_eq!(tiles(&h)[2].heights, first.heights);
        assert_eq!(h.state().history().done().last().unwrap().label, "Paste tile");
        key(&mut h, CTRL, Key::Z);
        assert_eq!(tiles(&h)[2].heights, second.heights);
    }
}

#[test]
fn arrows_in_an_open_list_move_through_it_alone() {
    let mut h = hills();
    let start = |h: &Harness<'_, App>| h.state().document().project().levels[0].start;
    let before = start(&h);
    h.state_mut().send(Command::Session(Box::new(|session| session.selected.things = [Selected::Start].into())));
    h.run_ok();
    let snap = h.state().session().tools.snap;
    click(&mut h, "Snap 8");
    key(&mut h, Modifiers::NONE, Key::ArrowDown);
    key(&mut h, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(start(&h), before, "nothing is moved behind the list");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(start(&h), before);
    assert_ne!(h.state().session().tools.snap, snap, "Enter takes what the arrows led to");
    key(&mut h, Modifiers::NONE, Key::ArrowRight);
    assert_ne!(start(&h), before, "the list is gone");
}

#[test]
fn esc_in_a_menu_keeps_the_selection() {
    let mut h = hills();
    key(&mut h, CTRL, Key::A);
    assert!(!h.state().session().selected.things.is_empty());
    key(&mut h, Modifiers::SHIFT, Key::F10);
    let swaps = |h: &Harness<'_, App>| h.query_all_by_label("Swap sides").count();
    assert_eq!(swaps(&h), 2, "in the menu and in the Inspector");
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert_eq!(swaps(&h), 1, "the menu is gone");
    assert!(!h.state().session().selected.things.is_empty());
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert!(h.state().session().selected.things.is_empty());
}

#[test]
fn enter_in_the_first_window_paints_nothing() {
    let mut h = hills();
    let place = block(&h, 4, 5);
    click_at(&mut h, PointerButton::Primary, place);
    let steps = h.state().history().done().len();
    key(&mut h, Modifiers::NONE, Key::ArrowRight);
    h.state_mut().send(Command::AskHabits);
    h.run_ok();
    for k in [Key::ArrowRight, Key::E, Key::Enter] {
        key(&mut h, Modifiers::NONE, k);
    }
    assert_eq!((h.state().history().done().len(), h.state().session().tools.tool), (steps, ToolId::Brush));
    assert!(h.query_by_label("Use these").is_none(), "Enter is for the button that is marked");
}

#[test]
fn esc_closes_the_window_opened_last() {
    let mut h = hills();
    let open = |h: &Harness<'_, App>| {
        let shown = |title: &str| h.query_by_role_and_label(Role::Window, title).is_some();
        ["Messages", "Go to a place", "Keys and mouse"].map(shown)
    };
    for action in [Action::Messages, Action::GoTo, Action::KeySheet] {
        h.state_mut().send(Command::Action(action));
        h.run_ok();
    }
    assert_eq!(open(&h), [true, true, true]);
    for left in [[true, true, false], [true, false, false], [false, false, false]] {
        // The first Esc leaves the field.
        key(&mut h, Modifiers::NONE, Key::Escape);
        if open(&h) != left {
            key(&mut h, Modifiers::NONE, Key::Escape);
        }
        assert_eq!(open(&h), left);
    }
}

#[test]
fn a_click_moves_the_keys_between_window_and_pane() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::F2);
    key(&mut h, Modifiers::NONE, Key::E);
    assert_eq!(h.state().session().tools.tool, ToolId::Brush, "the list of messages has the keys");
    let place = at(&h, 40.0, 40.0);
    click_at(&mut h, PointerButton::Primary, place);
    key(&mut h, Modifiers::NONE, Key::E);
    assert_eq!(h.state().session().tools.tool, ToolId::Eraser, "the level was clicked");
    key(&mut h, Modifiers::NONE, Key::F2);
    assert!(h.query_by_label("No messages yet.").is_none(), "its own key closes it");
}

#[test]
fn playing_with_tiles_in_front_drives_the_player_alone() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::T);
    let mask = h.get_by_label("Tile mask").rect();
    click_at(&mut h, PointerButton::Primary, mask.right_bottom() - vec2(3.0, 3.0));
    let edits = h.state().history().done().len();
    h.key_press_modifiers(CTRL, Key::F5);
    h.run_steps(3);
    h.key_down(Key::ArrowRight);
    h.run_steps(10);
    h.key_up(Key::ArrowRight);
    assert!(h.state().play().world().unwrap().player.x_speed.0 > 0);
    for k in [Key::R, Key::I, Key::Enter] {
        h.key_press(k);
        h.run_steps(2);
    }
    assert_eq!(h.state().history().done().len(), edits, "the mask takes no keys");
    h.key_press(Key::P);
    h.run_steps(2);
    assert!(h.state().play().is_paused());
    h.key_press(Key::Escape);
    h.run_steps(2);
    assert!(!h.state().play().is_active());
    assert_eq!(h.state().focus().pane, "tiles");
}

#[test]
fn game_keys_do_not_type() {
    let mut h = hills();
    h.get_by_role_and_label(Role::TextInput, "Title").focus();
    h.run_ok();
    let title = |h: &Harness<'_, App>| h.state().document().project().levels[0].title.clone();
    let before = title(&h);
    h.key_press(Key::F5);
    h.run_steps(2);
    for (k, text) in [(Key::A, "a"), (Key::D, "d"), (Key::Space, " ")] {
        h.key_down(k);
        h.event(Event::Text(text.into()));
        h.run_steps(2);
        h.key_up(k);
    }
    h.run_steps(2);
    assert_eq!(title(&h), before, "playing types nothing");
    // A field that is clicked takes them, and Esc leaves the field, not the game.
    h.get_by_role_and_label(Role::TextInput, "Title").focus();
    h.run_steps(2);
    h.event(Event::Text("d".into()));
    h.run_steps(2);
    assert_ne!(title(&h), before);
    h.key_press(Key::Escape);
    h.run_steps(2);
    assert!(h.state().play().is_active());
    h.key_press(Key::Escape);
    h.run_steps(2);
    assert!(!h.state().play().is_active());
}

#[test]
fn a_tool_of_the_toolbar_brings_the_level_to_the_front() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::T);
    assert!(h.query_by_label("Level canvas").is_none());
    let fill = h.query_all_by_role_and_label(Role::Button, Action::ToolFill.info().label).next();
    fill.expect("the toolbar has it").click();
    h.run_ok();
    assert!(h.query_by_label("Level canvas").is_some());
    assert_eq!((h.state().session().tools.tool, h.state().focus().pane), (ToolId::Fill, "canvas"));
}
