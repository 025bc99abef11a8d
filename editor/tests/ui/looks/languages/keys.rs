//! The English texts that catalogues translate: those that the window's sources name, those of its lists, and what the kit
//! and the core say.

use crate::looks::texts::sources::{escaped, quoted};
use kit::checks::Severity;
use kit::document::custom_kinds::form_name;
use kit::drawing::shapes::handles as shapes;
use kit::drawing::tile::angle::Method;
use kit::play::sample::Doing;
use kit::timeline::fan::Choice;
use loopwright::bindings::ACTIONS;
use loopwright::settings::SETTINGS;
use sim::maze::MazeBlock;
use sim::objects::{Group, KINDS};
use sim::player::powers::{Form, Shield};
use sim::project::OwnForm;
use sim::ruleset::Ruleset;
use sim::value::{Unit, ValueKind};
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// Sources of the kit and the core that say nothing in the window: commands, files' words, pixels, columns, and zones by
/// their names in files.
const SILENT: &[&str] = &[
    "command_line",
    "file/json",
    "recording/column.rs",
    "digest.rs",
    "main.rs",
    "manual/web.rs",
    "sonlvl/zone/by_zone.rs",
];

/// Returns all texts, in sections of one source or list each; none twice.
pub fn sections() -> Vec<(String, Vec<String>)> {
    let window = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let mut sections = vec![
        ("Actions".to_owned(), actions()),
        ("Settings".to_owned(), settings()),
        ("Object kinds".to_owned(), kinds()),
        ("Physics".to_owned(), switches()),
        ("Panes".to_owned(), panes()),
        ("Words".to_owned(), words()),
    ];
    for (title, folder, texts_of) in [
        ("window", window.join("src"), window_texts as fn(&str) -> Vec<String>),
        ("kit", window.join("kit/src"), library_texts),
        ("core", window.join("../core/src"), library_texts),
    ] {
        for file in files(&folder) {
            let name = file.strip_prefix(&folder).expect("it is in there").to_string_lossy().replace('\\', "/");
            if title == "window" || !SILENT.iter().any(|silent| name.starts_with(silent) || name.ends_with(silent)) {
                let source = std::fs::read_to_string(&file).expect("a source can be read");
                let program = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
                sections.push((format!("{title}: {name}"), texts_of(program)));
            }
        }
    }
    let mut seen = HashSet::new();
    for (_, texts) in &mut sections {
        texts.retain(|text| text.contains(char::is_alphabetic) && seen.insert(text.clone()));
    }
    sections.retain(|(_, texts)| !texts.is_empty());
    sections
}

/// The sources of a folder, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut entries: Vec<_> =
        std::fs::read_dir(folder).expect("sources can be read").flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            if !entry.ends_with("tests") {
                found.extend(files(&entry));
            }
        } else if entry.extension().is_some_and(|extension| extension == "rs")
            && entry.file_stem().is_some_and(|stem| stem != "tests")
        {
            found.push(entry);
        }
    }
    found
}

/// Returns the texts that a source of the window says by `t`, `msg`, `tr!` and `counted`.
fn window_texts(source: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for call in ["t(", "msg(", "tr!("] {
        texts.extend(
            calls(source, call).filter_map(|behind| behind.trim_start().strip_prefix('"')).map(|text| escaped(text).0),
        );
    }
    for behind in calls(source, "counted(") {
        // The word is the last thing in the call.
        let words = quoted(&behind[..end_of_call(behind)]);
        texts.extend(words.last().map(|word| format!("{{count}} {word}")));
    }
    texts
}

/// Returns the text behind each call of a function.
fn calls<'a>(source: &'a str, call: &'a str) -> impl Iterator<Item = &'a str> {
    source.match_indices(call).filter_map(move |(at, _)| {
        let before = source[..at].chars().next_back();
        let is_whole = before.is_none_or(|letter| !letter.is_alphanumeric() && letter != '_');
        let line = source[..at].rsplit('\n').next().unwrap_or_default();
        (is_whole && !line.trim_start().starts_with("//")).then(|| &source[at + call.len()..])
    })
}

/// Returns the end of the parentheses of a call.
fn end_of_call(behind: &str) -> usize {
    let mut depth = 1;
    for (at, letter) in behind.char_indices() {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        if depth == 0 {
            return at;
        }
    }
    behind.len()
}

/// Returns the texts of a source of the kit or the core, with their values numbered.
fn library_texts(source: &str) -> Vec<String> {
    let source: String = source.lines().filter(|line| !is_silent(line)).map(|line| format!("{line}\n")).collect();
    quoted(&source).into_iter().filter(|text| is_text(text)).map(|text| numbered(&text)).collect()
}

/// Parts of lines whose texts are for developers: failed promises, bounds of derived code, schemas.
const SILENT_PARTS: [&str; 12] = [
    "expect(\"",
    "panic!",
    "assert",
    "log::",
    "unreachable!",
    "include_",
    "name: \"",
    "reason = ",
    "serialize = \"",
    "bound = \"",
    "default = \"",
    "\"description\": \"",
];

/// A line whose texts nobody sees in the window.
fn is_silent(line: &str) -> bool {
    let line = line.trim_start();
    let attribute = line.starts_with("#[") && !line.starts_with("#[error(");
    attribute || SILENT_PARTS.iter().any(|call| line.contains(call))
}

/// Returns true if it has two words, or is one that begins with a capital letter.
fn is_text(text: &str) -> bool {
    let mut letters = text.chars();
    let is_word = letters.next().is_some_and(char::is_uppercase)
        && text.len() > 3
        && letters.all(|letter| letter.is_lowercase() || letter == '…');
    let words = text.split_whitespace().filter(|word| word.chars().filter(|letter| letter.is_alphabetic()).count() > 1);
    is_word || words.filter(|word| !word.contains(['{', '_', '=', '/'])).count() > 1
}

/// `{}` and `{path:?}` as `{v0}` and `{v1}`.
fn numbered(text: &str) -> String {
    let (mut read, mut rest, mut count) = (String::new(), text, 0);
    while let Some((before, behind)) = rest.split_once('{') {
        let Some((_, after)) = behind.split_once('}') else { break };
        read += &format!("{before}{{v{count}}}");
        (rest, count) = (after, count + 1);
    }
    (read + rest).trim().to_owned()
}

fn actions() -> Vec<String> {
    ACTIONS.iter().flat_map(|action| [action.label, action.help, action.group.heading()]).map(str::to_owned).collect()
}

fn settings() -> Vec<String> {
    let choices = |setting: &loopwright::settings::Setting| {
        let names = setting.choices.iter().flat_map(|choice| [choice.name, choice.help]);
        std::iter::once(setting.label).chain(names).map(str::to_owned).collect::<Vec<_>>()
    };
    SETTINGS.iter().flat_map(choices).collect()
}

fn kinds() -> Vec<String> {
    let mut texts = Vec::new();
    for info in KINDS.iter().map(|kind| kind.info()) {
        texts.extend([info.title, info.help]);
        for parameter in info.parameters {
            texts.extend([parameter.label, parameter.help]);
            texts.extend(choices(parameter.kind));
        }
    }
    texts.into_iter().map(str::to_owned).collect()
}

fn switches() -> Vec<String> {
    let texts = Ruleset::switches()
        .iter()
        .flat_map(|switch| [switch.label, switch.doc].into_iter().chain(choices(switch.kind)));
    texts.map(str::to_owned).collect()
}

fn panes() -> Vec<String> {
    loopwright::panes::names().iter().map(|pane| pane.title.to_owned()).collect()
}

/// Returns the words that are named one by one: small ones, and those that no source tells from a name in files.
fn words() -> Vec<String> {
    let blocks: Vec<_> = (0..=MazeBlock::LAST).filter_map(MazeBlock::from_id).map(MazeBlock::name).collect();
    let words = [
        &blocks[..],
        &[Unit::Plain, Unit::Pixels, Unit::Frames, Unit::Speed, Unit::HexAngle].map(Unit::label),
        &Form::NAMES.map(|(_, _, label)| label),
        &Shield::NAMES.map(|(_, _, label)| label),
        &Doing::ALL.map(Doing::name),
        &Choice::ALL.map(Choice::name),
        &Method::ALL.map(Method::name),
        &Severity::ALL.map(Severity::name),
        &Group::SHOWN.map(Group::label),
        &shapes::KINDS.map(|(_, name, _)| name),
        &OwnForm::ALL.map(form_name),
        &[env!("CARGO_PKG_DESCRIPTION")],
        // What could not be done with a file.
        &["created", "found", "listed", "opened", "read", "replaced", "written"],
    ];
    words.concat().into_iter().map(str::to_owned).collect()
}

fn choices(kind: ValueKind) -> Vec<&'static str> {
    match kind {
        ValueKind::Choice(choices) => choices.iter().map(|choice| choice.label).collect(),
        ValueKind::IntegerOr { zero, .. } => vec![zero],
        _ => Vec::new(),
    }
}

#[test]
fn texts_are_found_in_sources() {
    let source = "ui.label(t(\"One\"));\nlet x = tr!(\n    \"{a} of {b}\", a, b);\nconst X: &str = msg(\"Two\");\ncounted(list.len(), \"block\")\n// t(\"None\")\nset(\"no\")";
    assert_eq!(window_texts(source), ["One", "Two", "{a} of {b}", "{count} block"]);
    let source =
        "#[error(\"`{path}` has {} rows\")]\nlet x = y.expect(\"it is there\");\nf(\"Tiles\", \"name_of\", \"a {b}\");";
    assert_eq!(library_texts(source), ["`{v0}` has {v1} rows", "Tiles"]);
}
