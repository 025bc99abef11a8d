//! Every text of the interface in one file: a reader can skim it, and no word in it is banned.

pub mod plain;
pub mod sources;

use crate::level::canvas::hills;
use crate::level::mazes::spinning;
use crate::runs::play::{display, press};
use crate::support::{CTRL, click, window};
use eframe::egui::accesskit;
use eframe::egui::epaint::{ClippedShape, Shape};
use eframe::egui::{Key, Modifiers, Pos2, Rect, Role, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::derived::picture::Picture;
use kit::document::Document;
use kit::document::merge::Side;
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId, WindowMenu};
use loopwright::command::{Command, Outbox};
use loopwright::language::{self, Language};
use loopwright::panes;
use loopwright::shell::windows::question::{self, Both, Question, Recovery};
use std::collections::BTreeSet;
use std::path::Path;

/// Titles of the menus, from left to right.
const MENUS: [&str; 6] = ["File", "Edit", "Level", "View", "Play", "Help"];

/// The menus that open windows.
const MENUS_OF_WINDOWS: [WindowMenu; 9] = {
    use WindowMenu::{About, Export, Find, Go, Help, Import, Level, Play, Program};
    [Import, Export, Program, Find, Go, Level, Play, Help, About]
};

/// The texts read so far, in the order of their first appearance.
#[derive(Default)]
pub struct Walk {
    pub seen: BTreeSet<String>,
    hovered: BTreeSet<String>,
    /// The widgets that a screen reader would come to without a word to say.
    nameless: BTreeSet<String>,
    pub text: String,
}

impl Walk {
    /// Reads a state of the window: what it paints, and what it shows under the pointer.
    fn read(&mut self, h: &mut Harness<'_, App>, title: &str) {
        self.text += &format!("\n## {title}\n");
        self.painted(h);
        self.nameless.extend(nameless(h).into_iter().map(|node| format!("{title}: {node}")));
        for (label, rect) in parts(h) {
            if self.hovered.insert(label) {
                h.hover_at(rect.center());
                h.step();
                h.step();
                self.painted(h);
            }
        }
        h.hover_at(Pos2::ZERO);
        h.step();
    }

    /// Returns the painted texts, without the places in the status bar.
    fn painted<State>(&mut self, h: &Harness<'_, State>) {
        let mut lines = Vec::new();
        for ClippedShape { shape, .. } in &h.output().shapes {
            collect(shape, &mut lines);
        }
        lines.retain(|line| !line.starts_with(|c: char| c.is_ascii_digit()));
        self.add(lines);
    }

    fn add(&mut self, lines: Vec<String>) {
        for line in lines {
            if line.contains(char::is_alphabetic) && self.seen.insert(line.clone()) {
                self.text += &(line.trim_end().replace('\n', " / ") + "\n");
            }
        }
    }

    /// Texts that are shown somewhere.
    fn list(&mut self, title: &str, texts: Vec<String>) {
        if texts.iter().any(|text| !self.seen.contains(text)) {
            self.text += &format!("\n## {title}\n");
            self.add(texts);
        }
    }

    fn panes(&mut self, h: &mut Harness<'_, App>) {
        for &panes::Names { id, title, .. } in panes::names() {
            h.state_mut().send(Command::ShowPane(id));
            h.run_ok();
            self.read(h, title);
        }
    }

    fn menus(&mut self, h: &mut Harness<'_, App>) {
        for menu in MENUS {
            h.get_all_by_label(language::t(menu)).next().expect("the bar has it").click();
            h.run_ok();
            self.read(h, menu);
            h.key_press(Key::Escape);
            h.run_ok();
        }
    }
}

impl Walk {
    /// Reads the texts of the panes, with each tool in hand.
    pub fn through_panes(&mut self, language: Language) {
        let mut h = speaking(hills(), language);
        self.read(&mut h, "The window");
        self.panes(&mut h);
        h.state_mut().send(Command::ShowPane("inspector"));
        for &(tool, action) in ToolId::ALL {
            h.state_mut().send(Command::Action(action));
            h.run_ok();
            self.read(&mut h, &format!("{tool:?} in hand"));
        }
        h.set_size(vec2(1600.0, 5000.0));
        h.state_mut().send(Command::Action(Action::ToolSelect));
        h.run_ok();
        let physics = [language::t("Physics"), "Physics"].into_iter().find(|label| h.query_by_label(label).is_some());
        click(&mut h, physics.expect("the inspector has the physics"));
        self.read(&mut h, "The physics");
        let mut h = speaking(spinning(), language);
        self.panes(&mut h);
    }

    /// Reads the texts of the welcome page, the menus, the windows, the questions and the game.
    pub fn through_windows(&mut self, language: Language) {
        let mut h = speaking(welcome(), language);
        self.read(&mut h, "The welcome page");
        let mut h = speaking(hills(), language);
        self.menus(&mut h);
        for action in MENUS_OF_WINDOWS.into_iter().flat_map(WindowMenu::actions) {
            if action == Action::Manual && language != Language::English {
                continue; // it is in English only
            }
            h.state_mut().send(Command::Action(action));
            h.run_ok();
            self.read(&mut h, action.info().label);
            h.state_mut().send(Command::Action(action));
            h.run_ok();
        }
        let mut h = speaking(spinning(), language);
        self.menus(&mut h);
        let level = || display(vec2(1600.0, 1000.0), Document::new(crate::hills::project(), None));
        let mut h = speaking(level(), language);
        press(&mut h, CTRL, Key::F5);
        self.read(&mut h, "While it plays");
        let mut h = speaking(level(), language);
        press(&mut h, Modifiers::NONE, Key::F11);
        self.read(&mut h, "A game");
        h.run_steps(140);
        press(&mut h, Modifiers::NONE, Key::P);
        self.read(&mut h, "A game waits");
        for question in questions() {
            let mut h = Harness::new_ui(|ui| question::show(ui, &question, &mut Outbox::default()));
            h.set_size(vec2(1000.0, 800.0));
            h.run_ok();
            self.painted(&h);
        }
    }
}

fn collect(shape: &Shape, lines: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => lines.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, lines)),
        _ => {}
    }
}

/// Returns the widgets that one can point at, by their names.
fn parts(h: &Harness<'_, App>) -> Vec<(String, Rect)> {
    let nodes = h.root().children_recursive();
    let parts = nodes.filter_map(|node| {
        node.accesskit_node().raw_bounds()?;
        let rect = node.rect();
        let name = node.accesskit_node().label().or_else(|| node.accesskit_node().value())?;
        (rect.is_positive() && rect.width() < 500.0 && rect.height() < 200.0).then_some((name, rect))
    });
    parts.collect()
}

/// Returns the widgets that can be focused or clicked, and have neither a name nor a value.
fn nameless(h: &Harness<'_, App>) -> Vec<String> {
    let is_bare = |text: Option<String>| text.is_none_or(|text| text.trim().is_empty());
    // Borders between panes, rows of tabs and title bars: the frame of the window, for the mouse alone.
    let is_frame = |role: Role, size: Vec2| {
        let is_bar = size.x.min(size.y) < 6.5 || [26.0, 50.0].iter().any(|height| (size.y - height).abs() < 0.5);
        matches!(role, Role::ScrollBar | Role::Label) || role == Role::Unknown && is_bar
    };
    let nodes = h.root().children_recursive().filter(|node| node.accesskit_node().raw_bounds().is_some());
    let nodes = nodes.filter(|node| !is_frame(node.accesskit_node().role(), node.rect().size()));
    let nodes = nodes.filter(|node| {
        let node = node.accesskit_node();
        let acts =
            [accesskit::Action::Focus, accesskit::Action::Click].map(|action| node.data().supports_action(action));
        acts.contains(&true) && is_bare(node.label()) && is_bare(node.value()) && is_bare(node.description())
    });
    nodes.map(|node| format!("{:?} at {:?}", node.accesskit_node().role(), node.rect())).collect()
}

/// A window that is large, shows tooltips at once and speaks a language.
fn speaking(mut h: Harness<'static, App>, language: Language) -> Harness<'static, App> {
    h.state_mut().send(Command::Settings(Box::new(move |settings| settings.language = Some(language))));
    h.set_size(vec2(1600.0, 1000.0));
    h.ctx.all_styles_mut(|style| {
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
    });
    h.run_ok();
    h
}

/// A window of the welcome page.
fn welcome() -> Harness<'static, App> {
    let mut h = window();
    h.state_mut().greet_new_users();
    h.run_ok();
    h
}

/// Returns all questions that the window may ask.
fn questions() -> Vec<Question> {
    let files = || vec!["loopwright.json".to_owned(), "levels/hills.json".to_owned()];
    let recovery = |is_untitled: bool| {
        Question::Recover(Box::new(Recovery {
            name: "Hills".into(),
            steps: 2,
            last: "Paint 3 cells".into(),
            seconds: 70,
            differences: files(),
            is_foreign: !is_untitled,
            is_untitled,
            picture: Picture { width: 1, height: 1, pixels: vec![Default::default()] }.into(),
        }))
    };
    let both = Both { mine: files(), theirs: files(), files: vec![("a.json".into(), "block 3, 4".into(), Side::Mine)] };
    vec![
        Question::Unsaved { name: "Hills".into(), is_kept: true },
        Question::Unsaved { name: "Hills".into(), is_kept: false },
        Question::ChangedOnDisk(files()),
        Question::ChangedBehind(files()),
        recovery(true),
        recovery(false),
        Question::Both(Box::new(both)),
        Question::OutsideTileset("../tiles".into()),
    ]
}

#[test]
fn every_text_is_plain_english() {
    let mut walk = Walk::default();
    walk.through_panes(Language::English);
    walk.through_windows(Language::English);
    walk.list("Switches of the physics", sources::switches());
    walk.list("Kinds of objects", sources::kinds());
    for (command, help) in sources::help() {
        walk.list(&format!("{command} --help"), help);
    }
    for folder in ["src", "kit/src", "../core/src"] {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        sources::literals(&root.join(folder), &mut |file, texts| {
            walk.list(&file.strip_prefix(root).unwrap_or(file).display().to_string(), texts);
        });
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("texts.txt");
    std::fs::write(&file, &walk.text).expect("the target directory can be written");
    assert!(walk.nameless.is_empty(), "nothing to read aloud: {:#?}", walk.nameless);
    plain::assert_plain(walk.text.lines().filter(|line| !line.starts_with("## ")));
}
