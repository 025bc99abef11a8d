//! No text is cut off, in small windows and in every language.

use crate::runs::play::press;
use crate::support::{CTRL, repository, wait_until, window_of};
use eframe::egui::epaint::{ClippedShape, Shape, TextShape};
use eframe::egui::{Key, Rect, Role, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId, WindowMenu};
use loopwright::command::Command;
use loopwright::language::{self, Language};
use loopwright::panes;
use std::collections::BTreeSet;

/// The smallest display, at 100 % and at 150 %, in points.
const SIZES: [Vec2; 2] = [Vec2::new(1280.0, 720.0), Vec2::new(853.0, 480.0)];
const LANGUAGES: [Language; 3] = [Language::English, Language::German, Language::Spanish];

/// Texts that are shortened or cut off at a side, each with the state that it is seen in.
#[derive(Default)]
struct Cut {
    seen: BTreeSet<String>,
    lines: Vec<String>,
}

impl Cut {
    /// Looks at all that is painted outside of the pictures of a level.
    fn look(&mut self, h: &Harness<'_, App>, state: &str) {
        let pictures: Vec<Rect> = ["Level canvas", "Preview of the screen"]
            .into_iter()
            .flat_map(|name| h.query_all_by_label(language::t(name)).map(|node| node.rect()))
            .collect();
        // A cell of a list is as wide as the user wants; what it lacks is in a tooltip.
        let lists: Vec<Rect> = h.query_all_by_role(Role::ListBox).map(|node| node.rect()).collect();
        let display = h.ctx.content_rect();
        for ClippedShape { shape, clip_rect, .. } in &h.output().shapes {
            let clip = clip_rect.intersect(display);
            let mut texts = Vec::new();
            collect(shape, &mut texts);
            for text in texts {
                self.text(text, clip, (&pictures, &lists), state);
            }
        }
    }

    fn text(&mut self, text: &TextShape, clip: Rect, (pictures, lists): (&[Rect], &[Rect]), state: &str) {
        let area = text.visual_bounding_rect();
        let words = text.galley.text().trim();
        let is_tab = panes::names().iter().any(|pane| language::t(pane.title) == words);
        let is_seen = area.is_positive() && clip.intersects(area) && !is_tab;
        if !is_seen || pictures.iter().any(|picture| picture.expand(2.0).intersects(area)) {
            return;
        }
        let over = (clip.left() - area.left()).max(area.right() - clip.right());
        let is_help = state.ends_with("Keys and mouse");
        let how = match () {
            () if over > 1.0 => format!("is cut by {over:.0} points"),
            () if text.galley.elided && !is_help && !lists.iter().any(|list| list.intersects(area)) => {
                "is shortened".to_owned()
            }
            () => return,
        };
        if self.seen.insert(words.to_owned()) {
            self.lines.push(format!("{state}: “{words}” {how}"));
        }
    }
}

fn collect<'a>(shape: &'a Shape, texts: &mut Vec<&'a TextShape>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
        Shape::Text(text) => texts.push(text),
        _ => {}
    }
}

fn speak(h: &mut Harness<'_, App>, language: Language) {
    h.state_mut().send(Command::Settings(Box::new(move |settings| settings.language = Some(language))));
    h.run_ok();
}

#[test]
fn no_text_of_a_small_window_is_cut() {
    let folder = repository().join("projects/first-steps");
    let opened = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).expect("the sample opens");
    let mut cut = Cut::default();
    for size in SIZES {
        for language in LANGUAGES {
            let state = |what: &str| format!("{language:?}, {} points wide, {what}", size.x);
            let mut h = window_of(size);
            speak(&mut h, language);
            h.state_mut().greet_new_users();
            h.run_ok();
            cut.look(&h, &state("welcome page"));
            h.state_mut().take_document(Document::new(opened.project.clone(), Some(folder.clone())));
            wait_until(&mut h, "it is drawn", |h| !h.state().is_busy());
            for &panes::Names { id, title, .. } in panes::names() {
                h.state_mut().send(Command::ShowPane(id));
                h.run_ok();
                cut.look(&h, &state(title));
            }
            h.state_mut().send(Command::ShowPane("inspector"));
            for &(tool, action) in ToolId::ALL {
                h.state_mut().send(Command::Action(action));
                h.run_ok();
                cut.look(&h, &state(&format!("{tool:?} in hand")));
            }
            use WindowMenu::{About, Export, Find, Go, Help, Import, Level, Play, Program};
            for action in
                [Import, Export, Program, Find, Go, Level, Play, Help, About].into_iter().flat_map(WindowMenu::actions)
            {
                h.state_mut().send(Command::Action(action));
                h.run_ok();
                cut.look(&h, &state(action.info().label));
                h.state_mut().send(Command::Action(action));
                h.run_ok();
            }
            press(&mut h, CTRL, Key::F5);
            h.run_steps(20);
            h.state_mut().send(Command::Action(Action::PausePlay));
            h.run_steps(4);
            cut.look(&h, &state("play"));
        }
    }
    language::speak(Language::English);
    assert!(cut.lines.is_empty(), "{:#?}", cut.lines);
}
