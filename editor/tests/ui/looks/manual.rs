//! The manual: its window, and that its pages lead everywhere.

mod pictures;

use crate::level::canvas::hills;
use crate::looks::texts::plain::{assert_plain, paragraphs};
use crate::support::{key, repository};
use eframe::egui::accesskit::Toggled;
use eframe::egui::{Event, Key, Modifiers, OutputCommand, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use loopwright::app::App;
use loopwright::bindings::{ACTIONS, Action};
use loopwright::command::Command;
use loopwright::manual::{INDEX, PAGES, Page, Part, links, page};
use loopwright::panes;
use std::collections::BTreeSet;
use std::path::Path;

/// The name of a page's line in the list.
fn line(page: &Page) -> String {
    format!("Page: {}", page.title())
}

/// Files of the pages in the list.
fn listed(h: &Harness<'_, App>) -> Vec<&'static str> {
    let in_list = |page: &&Page| h.query_by_label(&line(page)).is_some();
    PAGES.iter().filter(in_list).map(|page| page.file).collect()
}

/// The file of the page that is read.
pub fn read(h: &Harness<'_, App>) -> Option<&'static str> {
    let chosen = |page: &&Page| {
        let name = line(page);
        let line = h.query_by_label(&name);
        line.is_some_and(|line| line.accesskit_node().toggled() == Some(Toggled::True))
    };
    PAGES.iter().find(chosen).map(|page| page.file)
}

/// Presses F1 with the pointer in the middle of a pane.
fn f1_over(h: &mut Harness<'_, App>, pane: &'static str) {
    h.state_mut().send(Command::ShowPane(pane));
    h.run_ok();
    if pane == "canvas" {
        let middle = h.get_by_label("Level canvas").rect().center();
        h.hover_at(middle);
        h.run_ok();
        return key(h, Modifiers::NONE, Key::F1);
    }
    let title = panes::names().iter().find(|names| names.id == pane).expect("it is a pane").title;
    let tab = h.query_all_by_label(title).map(|node| node.rect()).min_by(|a, b| a.width().total_cmp(&b.width()));
    let mut at = tab.expect("its tab is shown").left_bottom() + eframe::egui::vec2(4.0, 24.0);
    at.x = at.x.min(h.ctx.content_rect().right() - 60.0); // the last tab may be cut off
    h.hover_at(at);
    h.run_ok();
    key(h, Modifiers::NONE, Key::F1);
}

/// The manual over the index.
fn opened() -> Harness<'static, App> {
    let mut h = hills();
    h.state_mut().send(Command::Action(Action::Manual));
    h.run_ok();
    h
}

fn choose(h: &mut Harness<'_, App>, role: Role, label: &str) {
    h.get_by_role_and_label(role, label).scroll_to_me();
    h.run_ok();
    h.get_by_role_and_label(role, label).click();
    h.run_ok();
}

#[test]
fn f1_opens_the_page_of_the_pane_under_the_pointer() {
    for pane in panes::all().iter().filter(|pane| pane.id() != "objects") {
        let mut h = hills();
        f1_over(&mut h, pane.id());
        assert_eq!(read(&h), Some(pane.manual()), "{}", pane.id());
    }
    let pages: BTreeSet<_> = panes::all().iter().map(|pane| pane.manual()).collect();
    assert!(pages.len() > 1, "{pages:?}");
}

#[test]
fn f1_again_closes_the_manual() {
    let mut h = hills();
    f1_over(&mut h, "runs");
    key(&mut h, Modifiers::NONE, Key::F1);
    assert!(!h.state().has_window());
}

#[test]
fn f1_over_another_pane_turns_to_its_page() {
    let mut h = hills();
    f1_over(&mut h, "inspector");
    let first = read(&h);
    f1_over(&mut h, "runs");
    assert!(read(&h).is_some() && read(&h) != first);
}

#[test]
fn f1_over_the_objects_shows_the_kind_then_the_page() {
    let mut h = hills();
    f1_over(&mut h, "objects");
    h.get_by_label("Back to the palette");
    assert_eq!(read(&h), None);
    key(&mut h, Modifiers::NONE, Key::F1);
    assert!(read(&h).is_some());
}

#[test]
fn typing_in_the_search_filters_the_pages() {
    let mut h = opened();
    assert_eq!(listed(&h).len(), PAGES.len());
    h.get_by_label("Search the manual").type_text("--DRY-run");
    h.run_ok();
    assert_eq!(
        listed(&h),
        ["import-and-export.md", "tiled.md", "ldtk.md", "godot.md", "rsdk.md", "gamemaker.md", "command-line.md"]
    );
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(read(&h), Some("import-and-export.md"));
    h.get_by_label("Search the manual").focus();
    h.run_ok();
    h.event(Event::Text(" nowhere at all".into()));
    h.run_ok();
    assert!(listed(&h).is_empty());
    h.get_by_label("No page has these words.");
}

#[test]
fn a_link_opens_its_page_and_back_returns() {
    let mut h = opened();
    assert_eq!(read(&h), Some(INDEX));
    assert!(h.get_by_label("Back").accesskit_node().is_disabled());
    for to in ["command-line.md", "import-and-export.md"] {
        choose(&mut h, Role::Link, page(to).expect("it is a page").title());
        assert_eq!(read(&h), Some(to));
        choose(&mut h, Role::Button, "Back");
        assert_eq!(read(&h), Some(INDEX));
    }
}

#[test]
fn every_page_can_be_shown() {
    let mut h = opened();
    for page in PAGES {
        choose(&mut h, Role::Button, &line(page));
        let heading = h.query_all_by_role_and_label(Role::Label, page.title()).next();
        assert!(heading.is_some(), "{}", page.file);
        let went_out = |command: &OutputCommand| matches!(command, OutputCommand::OpenUrl(_));
        assert!(!h.output().platform_output.commands.iter().any(went_out));
    }
}

#[test]
fn every_link_leads_somewhere() {
    let web = |to: &str| to.starts_with("https://");
    for page in PAGES {
        for to in page.links() {
            assert!(web(to) || self::page(to).is_some(), "manual/{}: {to}", page.file);
        }
    }
    let readme = std::fs::read_to_string(repository().join("README.md")).expect("it can be read");
    assert!(links(&readme).count() > 2);
    for to in links(&readme) {
        assert!(web(to) || repository().join(to).exists(), "README.md: {to}");
    }
}

#[test]
fn every_page_is_reached_from_the_index() {
    let (mut reached, mut ahead) = (BTreeSet::new(), vec![INDEX]);
    while let Some(file) = ahead.pop() {
        if reached.insert(file) {
            ahead.extend(page(file).into_iter().flat_map(Page::links).filter(|to| page(to).is_some()));
        }
    }
    assert_eq!(reached, PAGES.iter().map(|page| page.file).collect());
}

#[test]
fn everything_with_a_name_is_on_some_page() {
    let actions = ACTIONS.iter().map(|info| info.label);
    let titles = panes::names().iter().map(|names| names.title);
    let kinds = kit::document::custom_kinds::palette().map(|kind| kind.info().title);
    let checks = kit::checks::ALL.iter().map(|check| check.title);
    let abilities = sim::player::abilities::ABILITIES.iter().map(|ability| ability.title);
    let names = actions.chain(titles).chain(kinds).chain(checks).chain(abilities);
    let missing: Vec<&str> = names.filter(|name| !PAGES.iter().any(|page| page.text.contains(name))).collect();
    assert!(missing.is_empty(), "no page of the manual has {missing:?}");
}

#[test]
fn the_tables_of_actions_are_those_of_their_tooltips() {
    let text = page("settings.md").expect("it is a page").text;
    for info in ACTIONS {
        let (start, end) = (format!("| {} | ", info.label), format!(" | {} |", info.help));
        let has_row = text.lines().any(|line| line.starts_with(&start) && line.ends_with(&end));
        assert!(has_row, "settings.md has no row {start}…{end}");
    }
}

#[test]
fn the_table_of_switches_is_that_of_their_tooltips() {
    let (_, text) = page("moves.md").and_then(|page| page.text.split_once("## The ruleset")).expect("it is a section");
    let rows = text.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "));
    let rows: Vec<_> = rows.filter(|(label, _)| !["Switch", "---"].contains(label)).collect();
    let switches: Vec<_> = sim::ruleset::Ruleset::switches().iter().map(|switch| (switch.label, switch.doc)).collect();
    for (row, switch) in rows.iter().zip(&switches) {
        assert_eq!(row, switch, "the manual, and core/src/ruleset/table.rs");
    }
    assert_eq!(rows.len(), switches.len());
}

#[test]
fn what_users_read_is_plain_english() {
    let readme = std::fs::read_to_string(repository().join("README.md")).expect("it can be read");
    let pages = PAGES.iter().map(|page| page.text).chain([readme.as_str()]);
    let actions = ACTIONS.iter().flat_map(|info| [info.label, info.help]);
    let kinds = kit::document::custom_kinds::palette().flat_map(|kind| [kind.info().title, kind.info().help]);
    let checks = kit::checks::ALL.iter().flat_map(|check| [check.title, check.why, check.advice]);
    let abilities = sim::player::abilities::ABILITIES.iter().flat_map(|ability| [ability.title, ability.help]);
    let texts = pages.chain(actions).chain(kinds).chain(checks).chain(abilities);
    let lines: Vec<_> = texts.flat_map(paragraphs).collect();
    assert_plain(lines.iter().map(String::as_str));
}

#[test]
fn every_file_of_the_manual_is_a_page() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("manual");
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let files: BTreeSet<_> = names.filter(|name| name != "pictures").collect();
    assert_eq!(files, PAGES.iter().map(|page| page.file.to_owned()).collect());
}

#[test]
fn blocks_of_code_are_whole() {
    for page in PAGES {
        for part in page.parts() {
            let (Part::Text(text) | Part::Code(text)) = part;
            assert!(!text.contains("```"), "manual/{}: a block of code begins and ends at the margin", page.file);
        }
        assert_eq!(page.text.split("\n```").count() % 2, 1, "manual/{}: a block of code does not end", page.file);
    }
}

#[test]
fn pages_have_titles_of_their_own() {
    let titles: BTreeSet<_> = PAGES.iter().map(Page::title).collect();
    assert_eq!(titles.len(), PAGES.len(), "{titles:?}");
    assert!(PAGES.iter().all(|page| page.text.starts_with("# ")));
}
