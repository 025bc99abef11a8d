//! The entries that the palette finds: commands, panes, levels, object kinds, settings and the manual.

use crate::actions::is_enabled;
use crate::bindings::{ACTIONS, Action, When};
use crate::command::{Command, Outbox};
use crate::language::{Language, msg, own_text, said, spoken, t};
use crate::manual;
use crate::panes;
use crate::session::bring_into_view;
use crate::settings::SETTINGS;
use crate::shell::bars::levels::LevelCommand;
use crate::studio::Studio;
use crate::things::objects;
use crate::tr;
use kit::search::SearchText;
use sim::objects::KindId;
use sim::objects::parameters::Parameter;
use sim::objects::placed::set_parameter;
use sim::project::OwnKinds;
use sim::value::{ChoiceInfo, ValueKind};

/// Something that can be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaletteAction {
    /// A command.
    Action(Action),
    /// Bring a pane to the front.
    Pane(&'static str),
    /// Bring a level into view, by key.
    Level(String),
    /// Do something to the levels of the project.
    Levels(LevelCommand),
    /// Take a kind of object in hand, by name, with a value of one of its parameters: their places.
    Place(String, Option<(usize, i32)>),
    /// Put a value of a setting in force: their places.
    Setting(usize, usize),
    /// Read a part of the manual: file and heading.
    Read(&'static str, &'static str),
}

impl PaletteAction {
    /// Runs it.
    pub fn send(self, cx: &Studio, out: &mut Outbox) {
        match self {
            Self::Action(action) => out.action(action),
            Self::Pane(id) => out.send(Command::ShowPane(id)),
            Self::Levels(command) => command.carry_out(cx, out),
            Self::Level(key) => out.session(|session| bring_into_view(session, key)),
            Self::Place(kind, set) => out.session(move |session| {
                objects::take(session, &kind);
                if let Some((index, value)) = set {
                    set_parameter(&mut session.tools.object.placement, &OwnKinds::default(), index, value);
                }
            }),
            Self::Setting(setting, choice) => {
                let choose = SETTINGS[setting].choices[choice].choose;
                out.send(Command::Settings(Box::new(choose)));
            }
            Self::Read(file, heading) => out.send(Command::Read { file, heading }),
        }
    }
}

/// A row of the palette.
pub struct Entry {
    /// The effect.
    pub run: PaletteAction,
    /// Shown.
    pub label: String,
    /// Shown beside it.
    pub group: &'static str,
    /// In its tooltip.
    pub help: String,
    text: SearchText,
}

/// The rank of a part of the manual below something that one does: two kinds of answers, and some.
const READ: i32 = 204_000;

/// The names that people give to things that a part of the manual is about.
const SECTIONS: &[(&str, &[&str])] = &[
    ("Merge the work of two people", &["git", "version control", "branches", "conflict", "team"]),
    ("Unsaved work", &["autosave", "crash", "recover"]),
    ("Gamepad", &["controller", "joystick", "joypad"]),
    ("Layer switchers", &["path swapper", "plane switcher"]),
    ("Levels of a disassembly", &["sonlvl", "rom", "rom hack", "import level"]),
    ("Command line", &["terminal", "ci", "batch", "headless", "cli"]),
];

fn words_about(heading: &str) -> &'static [&'static str] {
    SECTIONS.iter().find(|(of, _)| *of == heading).map_or(&[], |(_, words)| words)
}

impl Entry {
    /// Makes an entry that is also found by its name in English.
    fn new(
        run: PaletteAction,
        (label, english): (String, &str),
        group: &'static str,
        help: String,
        words: &[&str],
    ) -> Self {
        let name = label.clone();
        Self::named(run, (label, &name, english), group, help, words)
    }

    /// An entry whose label says more than the name that it is found by.
    fn named(
        run: PaletteAction,
        (label, name, english): (String, &str, &str),
        group: &'static str,
        help: String,
        words: &[&str],
    ) -> Self {
        let english = Some(english).filter(|_| spoken() != Language::English);
        let whole = Some(label.as_str()).filter(|label| *label != name);
        let text = SearchText::new(name, words.iter().copied().chain(english).chain(whole), t(group), &help);
        Self { run, label, group, help, text }
    }

    /// Returns the rank of its match with a query; `None` if it does not match.
    pub fn rank(&self, query: &[String]) -> Option<i32> {
        let rank = self.text.rank(query)?;
        // What one reads about comes after what one does.
        Some(match self.run {
            PaletteAction::Read(..) => rank - READ,
            PaletteAction::Setting(..) => rank - 500,
            PaletteAction::Place(_, None) => rank - 200,
            PaletteAction::Place(_, Some(_)) => rank - 300,
            _ => rank,
        })
    }

    /// Whether it can be run now.
    pub fn is_enabled(&self, cx: &Studio) -> bool {
        match &self.run {
            PaletteAction::Action(action) => is_enabled(*action, cx),
            PaletteAction::Pane(_) | PaletteAction::Level(_) => !cx.document().is_empty(),
            PaletteAction::Levels(command) => command.is_enabled(cx),
            PaletteAction::Place(..) => is_enabled(Action::ToolObject, cx),
            PaletteAction::Setting(..) | PaletteAction::Read(..) => true,
        }
    }
}

/// Everything that can be found.
pub fn all(cx: &Studio) -> Vec<Entry> {
    let mut all: Vec<Entry> = ACTIONS
        .iter()
        .filter(|info| info.when != When::Held)
        .map(|info| {
            let run = PaletteAction::Action(info.action);
            Entry::new(
                run,
                (t(info.label).to_owned(), info.label),
                info.group.heading(),
                t(info.help).to_owned(),
                info.words,
            )
        })
        .collect();
    all.extend(panes::names().iter().map(|pane| {
        let help = t("Bring this pane to the front.").to_owned();
        let label = tr!("Show {pane}", pane = t(pane.title));
        let names = (label, t(pane.title), pane.title);
        Entry::named(PaletteAction::Pane(pane.id), names, msg("Panes"), help, pane.words)
    }));
    all.extend(LevelCommand::ALL.iter().map(|command| {
        let (label, help) = (t(command.label()).to_owned(), t(command.help()).to_owned());
        let words = ["act", "stage"];
        Entry::new(PaletteAction::Levels(*command), (label, command.label()), msg("Levels"), help, &words)
    }));
    let project = cx.document().project();
    all.extend(project.levels.iter().map(|level| {
        let help = tr!("Bring the level {key} into view.", key = level.key);
        Entry::new(
            PaletteAction::Level(level.key.clone()),
            (level.title.clone(), &level.title),
            msg("Levels"),
            help,
            &[],
        )
    }));
    all.extend(project.mazes.iter().map(|maze| {
        let help = tr!("Bring the maze {key} into view.", key = maze.key);
        Entry::new(PaletteAction::Level(maze.key.clone()), (maze.title.clone(), &maze.title), msg("Mazes"), help, &[])
    }));
    for kind in objects::entries(&project.objects) {
        let words = ["add", "insert", "put", "object", kind.group.label()];
        all.extend(variants(&kind));
        all.push(Entry::named(
            PaletteAction::Place(kind.name, None),
            (tr!("Place: {kind}", kind = said(&kind.title)), &said(&kind.title), &kind.title),
            msg("Objects"),
            said(&kind.help).into_owned(),
            &words,
        ));
    }
    for (place, setting) in SETTINGS.iter().enumerate() {
        all.extend(setting.choices.iter().enumerate().map(|(choice, value)| {
            let label = format!("{}: {}", t(setting.label), t(value.name));
            let english = format!("{}: {}", setting.label, value.name);
            let run = PaletteAction::Setting(place, choice);
            Entry::new(run, (label, &english), msg("Settings"), t(value.help).to_owned(), setting.words)
        }));
    }
    all.extend(manual::sections().iter().map(|section| {
        let run = PaletteAction::Read(section.page.file, section.heading);
        let help = tr!("Read this part of the manual, on the page {page}.", page = section.page.title());
        Entry::named(
            run,
            (tr!("Manual: {heading}", heading = section.heading), section.heading, section.heading),
            msg("Manual"),
            help,
            words_about(section.heading),
        )
    }));
    all
}

/// A kind of object with each value of each choice that it has: a weak spring, a platform that falls.
fn variants(kind: &objects::Entry) -> Vec<Entry> {
    let parameters = if kind.kind == KindId::Own { &[] } else { kind.kind.info().parameters };
    let choices = parameters.iter().enumerate().filter_map(|(index, parameter)| match parameter.kind {
        ValueKind::Choice(choices) => Some((index, parameter, choices)),
        _ => None,
    });
    let variant = |(index, parameter, value, choice): (usize, &Parameter<'_>, i32, &ChoiceInfo)| {
        let mut label = t(choice.label).to_owned();
        // A word in the midst of a line, unless it is a name.
        if !choice.label.contains("Sonic") {
            label.get_mut(..1).into_iter().for_each(str::make_ascii_lowercase);
        }
        // The usual motion of what can also stand still.
        let moving = format!("moving {}", kind.title.to_lowercase());
        let moving = if parameter.label == "Motion" && value == 1 { moving.as_str() } else { "" };
        let words = ["add", "insert", "put", "object", moving];
        let run = PaletteAction::Place(kind.name.clone(), Some((index, value)));
        let english = format!("{} {}", kind.title, choice.label);
        let name = format!("{}, {label}", said(&kind.title));
        let label = tr!("Place: {kind}, {label}", kind = said(&kind.title), label);
        Entry::named(run, (label, &name, &english), msg("Objects"), own_text(parameter.help).into_owned(), &words)
    };
    let values = choices.flat_map(|(index, parameter, choices)| {
        let others = choices.iter().zip(0..).filter(|(_, value)| *value != parameter.default);
        others.map(move |(choice, value)| (index, parameter, value, choice))
    });
    values.map(variant).collect()
}

/// Returns the answers to a query, best first.
pub fn found(cx: &Studio, query: &[String]) -> Vec<Entry> {
    let ranked = all(cx).into_iter().filter_map(|entry| Some((entry.rank(query)?, entry)));
    let mut ranked: Vec<_> = ranked.map(|(rank, entry)| (rank, !entry.is_enabled(cx), entry)).collect();
    if query.is_empty() {
        ranked.sort_by_key(|(_, is_off, _)| *is_off);
    } else {
        // What cannot be run now is still found, a little lower.
        ranked.sort_by_key(|(rank, is_off, _)| -(rank - if *is_off { 1500 } else { 0 }));
    }
    ranked.into_iter().map(|(.., entry)| entry).collect()
}
