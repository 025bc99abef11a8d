//! Every text of the interface in one file: a reader can skim it, and no word in it is banned.

use crate::canvas::hills;
use crate::manual::BANNED;
use eframe::egui::epaint::{ClippedShape, Shape};
use eframe::egui::{Key, Pos2, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use loopwright::app::App;
use loopwright::bindings::{ToolId, WindowMenu};
use loopwright::command::Command;
use loopwright::panes;
use std::collections::BTreeSet;
use std::path::Path;

/// Titles of the menus, from left to right.
const MENUS: [&str; 6] = ["File", "Edit", "Level", "View", "Play", "Help"];

/// What opens windows.
const MENUS_OF_WINDOWS: [WindowMenu; 9] = {
    use WindowMenu::{About, Export, Find, Go, Help, Import, Level, Play, Program};
    [Import, Export, Program, Find, Go, Level, Play, Help, About]
};

/// What was read so far, in the order of its first appearance.
#[derive(Default)]
struct Walk {
    seen: BTreeSet<String>,
    hovered: BTreeSet<String>,
    text: String,
}

impl Walk {
    /// Reads a state of the window: what it paints, and what it shows under the pointer.
    fn read(&mut self, h: &mut Harness<'_, App>, title: &str) {
        self.text += &format!("\n## {title}\n");
        self.painted(h);
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

    fn painted(&mut self, h: &Harness<'_, App>) {
        let mut lines = Vec::new();
        for ClippedShape { shape, .. } in &h.output().shapes {
            collect(shape, &mut lines);
        }
        for line in lines {
            let is_place = line.starts_with(|c: char| c.is_ascii_digit());
            if !is_place && line.contains(char::is_alphabetic) && self.seen.insert(line.clone()) {
                self.text += &(line.replace('\n', " / ") + "\n");
            }
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

/// What one can point at, by what it is called.
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

/// Texts that the program's sources hold, file by file: what it says if something is wrong is among them.
fn literals(folder: &Path, walk: &mut Walk) {
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("sources can be read").flatten().map(|e| e.path()).collect();
    files.sort();
    for file in files {
        if file.is_dir() {
            literals(&file, walk);
        } else if file.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&file).expect("sources can be read");
            let program = source.split("#[cfg(test)]\nmod tests {").next().into_iter().flat_map(str::lines);
            let said = program.filter(|line| !line.trim_start().starts_with("//")).flat_map(quoted);
            let said: Vec<_> = said.filter(|text| walk.seen.insert((*text).to_owned())).collect();
            if !said.is_empty() {
                walk.text += &format!("\n## {}\n{}\n", file.display(), said.join("\n"));
            }
        }
    }
}

/// What is between quotation marks in a line and has two words at least.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2).filter(|text| text.trim().contains(' ') && text.contains(char::is_alphabetic))
}

#[test]
fn every_text_is_plain_english() {
    let mut h = hills();
    h.set_size([1600.0, 1000.0].into());
    h.ctx.all_styles_mut(|style| {
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
    });
    h.run_ok();
    let mut walk = Walk::default();
    walk.read(&mut h, "The window");
    for &panes::Names { id, title, .. } in panes::names() {
        h.state_mut().send(Command::ShowPane(id));
        h.run_ok();
        walk.read(&mut h, title);
    }
    for &(tool, action) in ToolId::ALL {
        h.state_mut().send(Command::Action(action));
        h.run_ok();
        walk.read(&mut h, &format!("{tool:?} in hand"));
    }
    for menu in MENUS {
        h.get_all_by_label(menu).next().expect("the bar has it").click();
        h.run_ok();
        walk.read(&mut h, menu);
        h.key_press(Key::Escape);
        h.run_ok();
    }
    for action in MENUS_OF_WINDOWS.into_iter().flat_map(WindowMenu::actions) {
        h.state_mut().send(Command::Action(action));
        h.run_ok();
        walk.read(&mut h, action.info().label);
        h.state_mut().send(Command::Action(action));
        h.run_ok();
    }
    for folder in ["src", "kit/src", "../core/src"] {
        literals(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut walk);
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("texts.txt");
    std::fs::write(&file, &walk.text).expect("the target directory can be written");
    for line in walk.text.lines() {
        for (banned, better) in BANNED {
            let found = format!(" {} ", line.to_lowercase()).contains(banned);
            assert!(!found, "write \"{better}\" in place of \"{banned}\": {line}");
        }
    }
}
