//! Finding things: the command palette by what people call them, F1 by what is pointed at, tooltips on every icon.

use crate::level::canvas::hills;
use crate::level::mazes::spinning;
use crate::support::{CTRL, click_at, key, wait_until};
use eframe::egui::epaint::Shape;
use eframe::egui::{Key, Modifiers, Order, PointerButton, Role, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use loopwright::app::App;
use loopwright::bindings::{ACTIONS, Action, ToolId};
use loopwright::command::Command;
use loopwright::manual;
use loopwright::panes;
use loopwright::shell::windows::palette::answers;
use std::collections::BTreeSet;

/// The typed words, and the entry that is found first.
const FOUND: &[(&str, &str)] = &[
    ("minimap", "Minimap"),
    ("hide objects", "Hide the kind"),
    ("breakpoint", "Pause when…"),
    ("compare runs", "Frames"),
    ("moving platform", "Place: Platform, sideways, left first"),
    ("weak spring", "Place: Spring, weak (yellow, 10 px)"),
    ("screenshot", "Picture of the level…"),
    ("scrennshot", "Picture of the level…"),
    ("collision", "Collision of layer A"),
    ("mask", "Solid tiles"),
    ("heightmap", "Solid tiles"),
    ("height map", "Solid tiles"),
    ("hitbox", "Hitboxes"),
    ("tile picker", "Show Blocks"),
    ("bucket", "Fill"),
    ("flood fill", "Fill"),
    ("export", "Export levels…"),
    ("gif", "Moving picture of a run…"),
    ("record video", "Moving picture of a run…"),
    ("play", "Play here"),
    ("run", "Show Runs"),
    ("test play", "Play here"),
    ("fullscreen", "Full screen"),
    ("full screen", "Full screen"),
    ("distraction free", "Level only"),
    ("dark mode", "Light or dark"),
    ("language", "Language: English"),
    ("preferences", "Settings and keys…"),
    ("prefrences", "Settings and keys…"),
    ("options", "Settings and keys…"),
    ("hotkeys", "Keys and mouse"),
    ("shortcuts", "Keys and mouse"),
    ("rebind", "Settings and keys…"),
    ("zoom", "Zoom in"),
    ("zoom out", "Zoom out"),
    ("actual size", "Zoom to 100 %"),
    ("snap", "Next snap size"),
    ("snap to grid", "Next snap size"),
    ("layer", "Layer switcher"),
    ("path", "Paths of objects"),
    ("plane switcher", "Layer switcher"),
    ("path swapper", "Layer switcher"),
    ("autosave", "Backups…"),
    ("git", "Manual: Merge the work of two people"),
    ("merge", "Manual: Merge the work of two people"),
    ("undo", "Undo"),
    ("eyedropper", "Pick"),
    ("rotate", "Turn"),
    ("mirror", "Flip left to right"),
    ("flip vertical", "Flip top to bottom"),
    ("marquee", "Area"),
    ("pointer", "Select"),
    ("terrain", "Ground"),
    ("autotile", "Ground"),
    ("spawn point", "Start"),
    ("loop", "Shape"),
    ("draw a loop", "Shape"),
    ("place a spring", "Place: Spring"),
    ("spring", "Place: Spring"),
    ("boss area", "Place: Boss area"),
    ("button", "Place: Button"),
    ("add ring", "Place: Ring"),
    ("place monitor", "Place: Monitor"),
    ("bridge", "Place: Bridge"),
    ("checkpoint", "Place: Checkpoint"),
    ("sensors", "Sensors"),
    ("raycast", "Sensors"),
    ("velocity", "Speeds"),
    ("debug", "Show Probe"),
    ("sonlvl", "Import levels…"),
    ("disassembly", "Refresh from the disassembly…"),
    ("properties", "Own properties…"),
    ("custom fields", "Own properties…"),
    ("attributes", "Show Inspector"),
    ("history", "Show History"),
    ("slow motion", "Slower"),
    ("frame advance", "One frame forward"),
    ("help", "Manual: Help"),
    ("clone", "Duplicate"),
    ("remove", "Delete"),
    ("heat map", "Reach…"),
    ("parallax", "Background"),
    ("ui scale", "Settings and keys…"),
    ("theme light", "Theme: Light"),
    ("hexadecimal", "Numbers on the rulers: Hexadecimal"),
    ("controller", "Manual: Gamepad"),
    ("errors", "Problems"),
    ("hills", "Hills"),
    ("trail", "Trail"),
    ("jump arc", "Launch arcs"),
    ("coordinates", "Go to a place…"),
    ("open file", "Open…"),
    ("new maze", "New maze"),
    ("duplicate this level", "Duplicate this level"),
];

#[test]
fn the_palette_finds_things_by_what_people_call_them() {
    let h = hills();
    let cx = h.state().studio();
    assert!(FOUND.len() >= 60);
    let wrong: Vec<_> = FOUND
        .iter()
        .filter_map(|(typed, expected)| {
            let found = answers(cx, typed);
            (found.first().map(String::as_str) != Some(expected))
                .then(|| (typed, expected, found.into_iter().take(4).collect::<Vec<_>>()))
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(answers(cx, "xyzzy").is_empty());
}

fn palette(h: &mut Harness<'_, App>, typed: &str) {
    key(h, CTRL | Modifiers::SHIFT, Key::P);
    h.get_by_label("Type a command").type_text(typed);
    h.run_ok();
    key(h, Modifiers::NONE, Key::Enter);
}

#[test]
fn kinds_settings_and_pages_are_run_from_the_palette() {
    let mut h = hills();
    palette(&mut h, "place a bumper");
    assert_eq!(h.state().session().tools.tool, ToolId::Object);
    assert_eq!(h.state().session().tools.object.placement.kind, "bumper");
    palette(&mut h, "theme light");
    assert_eq!(h.state().settings().shade, loopwright::settings::Shade::Light);
    palette(&mut h, "git");
    h.get_by_role_and_label(Role::Window, "Manual");
    assert!(h.query_by_label("Merge the work of two people").is_some_and(|node| node.rect().top() < 400.0));
}

#[test]
fn the_palette_looks_as_it_did() {
    let mut h = crate::support::window_of(vec2(900.0, 560.0));
    h.state_mut().take_document(kit::document::Document::new(crate::hills::project(), None));
    h.run_ok();
    key(&mut h, CTRL | Modifiers::SHIFT, Key::P);
    h.get_by_label("Type a command").type_text("spring");
    h.run_ok();
    h.snapshot("palette");
}

/// The top of a heading of the manual that is in sight; `None` if it is not.
fn heading(h: &Harness<'_, App>, text: &str) -> Option<f32> {
    let window = h.query_by_role_and_label(Role::Window, "Manual")?.rect();
    let lines = h.query_all_by_label(text).map(|node| node.rect());
    lines
        .filter(|line| window.contains_rect(*line) && line.left() > window.left() + 230.0)
        .map(|line| line.top())
        .next()
}

#[test]
fn f1_opens_the_part_about_what_is_under_the_pointer() {
    let mut h = hills();
    let point = |h: &mut Harness<'_, App>, label: &str| {
        let at = h.get_by_role_and_label(Role::Button, label).rect().center();
        h.hover_at(at);
        h.run_ok();
        key(h, Modifiers::NONE, Key::F1);
        h.run_ok();
    };
    // An overlay's icon, a tool's, and one of playing.
    for (label, part) in [("Block grid", "Level"), ("Fill", "Tools"), ("Play from the start", "Play")] {
        point(&mut h, label);
        let section = manual::about(label).expect("the manual names it");
        assert_eq!(section.heading, part, "{label}");
        assert!(heading(&h, part).is_some(), "{label}: {part} is not in sight");
        point(&mut h, label);
        assert!(!h.state().has_window(), "F1 again closes it");
    }
}

#[test]
fn f1_over_a_window_shows_its_help() {
    let mut h = hills();
    h.state_mut().send(Command::Action(Action::Backups));
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::F1);
    assert!(heading(&h, "Backups").is_some());
}

#[test]
fn f1_over_the_inspector_shows_the_selected_kind() {
    let mut h = hills();
    h.state_mut().send(Command::Session(Box::new(|session| loopwright::things::objects::take(session, "bumper"))));
    h.run_ok();
    let place = crate::level::canvas::at(&h, 200.0, 300.0);
    click_at(&mut h, PointerButton::Primary, place);
    key(&mut h, Modifiers::NONE, Key::S);
    click_at(&mut h, PointerButton::Primary, place);
    let over = h.get_by_role_and_label(Role::Tab, "Inspector").rect().left_bottom() + vec2(4.0, 24.0);
    h.hover_at(over);
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::F1);
    h.run_ok();
    let part = manual::about("Bumper").expect("the manual names it");
    assert_eq!(part.page.file, "objects.md");
    assert!(heading(&h, part.heading).is_some(), "{}", part.heading);
}

/// Returns all texts that are painted.
fn painted(h: &Harness<'_, App>) -> Vec<String> {
    fn collect(shape: &Shape, texts: &mut Vec<String>) {
        match shape {
            Shape::Text(text) => texts.push(text.galley.text().to_owned()),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    h.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut texts));
    texts
}

/// Icons of actions with keys whose tooltips do not show the key.
fn without_key(h: &mut Harness<'_, App>, state: &str, seen: &mut BTreeSet<String>) -> Vec<String> {
    let icons: Vec<_> = h
        .query_all_by_role(Role::Button)
        .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
        .filter(|(_, area)| area.width() <= 34.0 && area.height() <= 34.0 && h.ctx.content_rect().contains_rect(*area))
        .filter(|(name, area)| area.top() > 33.0 && seen.insert(format!("{name} {area:?}")))
        .collect();
    let mut bare = Vec::new();
    for (name, area) in icons {
        let Some(info) = ACTIONS.iter().find(|info| info.label == name) else { continue };
        let key = h.state().settings().keymap().text(info.action);
        if key.is_empty() {
            continue;
        }
        h.hover_at(pos2(0.0, 0.0));
        h.run_steps(2);
        let shown = |h: &Harness<'_, App>| painted(h).iter().filter(|text| text.contains(&key)).count();
        let before = shown(h);
        h.hover_at(area.center());
        h.run_steps(4);
        if shown(h) <= before {
            bare.push(format!("{state}: {name} ({key}) at {area:?}"));
        }
    }
    bare
}

#[test]
fn the_tooltip_of_an_action_shows_its_key() {
    let mut seen = BTreeSet::new();
    let mut bare = Vec::new();
    for (state, mut h) in [("editing", hills()), ("playing", hills()), ("maze", spinning())] {
        if state == "playing" {
            h.state_mut().send(Command::Action(Action::PlayFromStart));
            h.run_steps(2);
            h.state_mut().send(Command::Action(Action::PausePlay));
            h.run_ok();
        }
        h.ctx.all_styles_mut(|style| {
            style.interaction.tooltip_delay = 0.0;
            style.interaction.show_tooltips_only_when_still = false;
        });
        bare.extend(without_key(&mut h, state, &mut seen));
        for &panes::Names { id, title, .. } in panes::names() {
            h.state_mut().send(Command::ShowPane(id));
            h.run_steps(3);
            bare.extend(without_key(&mut h, &format!("{state}, {title}"), &mut seen));
        }
    }
    assert!(seen.len() > 60, "{}", seen.len());
    assert!(bare.is_empty(), "tooltips without the key: {bare:#?}");
}

#[test]
fn every_icon_of_the_main_window_has_a_tooltip() {
    let mut h = hills();
    h.state_mut().send(Command::Action(Action::PlayFromStart));
    h.run_steps(2);
    h.state_mut().send(Command::Action(Action::PausePlay));
    h.run_ok();
    wait_until(&mut h, "paused", |h| h.state().play().is_paused());
    let icons: Vec<_> = h
        .query_all_by_role(Role::Button)
        .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
        .filter(|(_, area)| area.width() <= 34.0 && area.height() <= 34.0 && h.ctx.content_rect().contains_rect(*area))
        // The names of the menus say enough.
        .filter(|(_, area)| area.top() > 33.0)
        .collect();
    assert!(icons.len() > 30, "{}", icons.len());
    let mut bare = Vec::new();
    for (name, area) in icons {
        h.hover_at(area.center());
        h.run_steps(5);
        let is_explained =
            h.ctx.memory(|memory| memory.areas().visible_layer_ids().iter().any(|layer| layer.order == Order::Tooltip));
        // The dock's own marks on tabs are known from everywhere.
        let is_mark = ["Scroll tabs left", "Scroll tabs right"].contains(&name.as_str());
        if name.is_empty() || !is_explained && !is_mark {
            bare.push((name, area));
        }
    }
    assert!(bare.is_empty(), "neither label nor tooltip: {bare:#?}");
}
