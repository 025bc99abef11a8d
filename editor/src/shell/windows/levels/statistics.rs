//! Level > Statistics: what the level in view has, and all levels beside one another.

use crate::bindings::ToolId;
use crate::command::{Command, Outbox};
use crate::language::{msg, t};
use crate::session::{Selected, bring_into_view};
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::choices;
use crate::widgets::rows::{Column, List, Picked, Rows, SortKey, Source};
use crate::widgets::section;
use eframe::egui::{Grid, Ui, vec2};
use kit::derived::statistics::LevelStatistics;
use kit::drawing::replace::name_of;
use kit::fingerprint::fingerprint;
use kit::notices::Notice;
use kit::words::time;
use sim::objects::kind_named;
use sim::project::{LevelData, OwnKinds};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

/// The size of the picture that the camera shows.
const SCREEN: (f64, f64) = (320.0, 224.0);
/// The height of a table, points.
const TABLE: f32 = 190.0;
/// The height of the one table of all levels, points.
const LONG_TABLE: f32 = 400.0;

/// The open window.
#[derive(Default)]
pub struct StatisticsWindow {
    /// The window shows all levels beside one another, in place of the one in view.
    of_all: bool,
    /// The revision of the document that was counted, and each of its levels.
    counted: Option<(u64, Vec<Counted>)>,
    kinds: Rows,
    runs: Rows,
    levels: Rows,
}

/// A level that is counted.
struct Counted {
    key: String,
    title: String,
    statistics: LevelStatistics,
}

const KINDS: [Column; 3] =
    [Column::rest(msg("Kind")), Column::new(msg("Here"), 64.0), Column::new(msg("All levels"), 84.0)];
const RUNS: [Column; 3] =
    [Column::rest(msg("Run")), Column::new(msg("Time"), 84.0), Column::new(msg("Goal within"), 96.0)];
const LEVELS: [Column; 7] = [
    Column::rest(msg("Level")),
    Column::new(msg("Screens"), 68.0),
    Column::new(msg("Chunks"), 64.0),
    Column::new(msg("Objects"), 68.0),
    Column::new(msg("Rings"), 56.0),
    Column::new(msg("Runs"), 52.0),
    Column::new(msg("Longest run"), 90.0),
];

impl Window for StatisticsWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let project = cx.document().project();
        if project.levels.is_empty() {
            return false;
        }
        let revision = cx.document().revision();
        if self.counted.as_ref().is_none_or(|(of, _)| *of != revision) {
            let count = |level: &Arc<LevelData>| Counted {
                key: level.key.clone(),
                title: if level.title.is_empty() { level.key.clone() } else { level.title.clone() },
                statistics: LevelStatistics::of(project, level),
            };
            self.counted = Some((revision, project.levels.iter().map(count).collect()));
        }
        let (mut open, mut done) = (true, false);
        window(msg("Statistics"), vec2(560.0, 560.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            let table = above_buttons(ui, |ui| self.table_ui(ui, cx, out));
            ui.add_space(8.0);
            done = buttons(ui, |ui| buttons_ui(ui, table, out));
        });
        open && !done
    }
}

/// The buttons; the table is copied as a spreadsheet takes it.
fn buttons_ui(ui: &mut Ui, table: String, out: &mut Outbox) -> bool {
    let mut done = false;
    ui.horizontal(|ui| {
        let copy = ui.button(t("Copy as a table"));
        if copy.on_hover_text(t("To the clipboard, for a spreadsheet or a text")).clicked() {
            out.send(Command::Copy(table));
            out.send(Command::Notice(Notice::info(t("The table is on the clipboard."))));
        }
        done = ui.button(t("Close")).clicked();
    });
    done
}

impl StatisticsWindow {
    /// The tables. Returns what is shown as lines of cells.
    fn table_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> String {
        ui.set_width(540.0);
        let options = [
            (false, t("This level"), t("The level in view")),
            (true, t("All levels"), t("The levels of the project beside one another")),
        ];
        self.of_all = choices(ui, t("Statistics of"), Some(self.of_all), &options, None).unwrap_or(self.of_all);
        let Some((revision, counted)) = &self.counted else { return String::new() };
        let own = &cx.document().project().objects;
        let here = counted.iter().find(|level| level.key == cx.session().level);
        let Some(here) = here.filter(|_| !self.of_all) else {
            let list = List { name: msg("Levels"), columns: &LEVELS, stamp: *revision, max_height: Some(LONG_TABLE) };
            let source = AllLevels { levels: counted, in_view: &cx.session().level };
            if let Some(row) = self.levels.show(ui, &list, &source).and_then(Picked::taken) {
                let key = counted[row].key.clone();
                out.session(move |session| bring_into_view(session, key));
            }
            return lines(&LEVELS, &source);
        };
        let mut text = facts_ui(ui, &here.statistics);
        section(ui, t("Objects by kind"));
        let mut everywhere: BTreeMap<&str, usize> = BTreeMap::new();
        for (kind, count) in counted.iter().flat_map(|level| &level.statistics.kinds) {
            *everywhere.entry(kind).or_default() += count;
        }
        let source = Kinds { kinds: &here.statistics.kinds, everywhere: &everywhere, own };
        let stamp = revision.wrapping_add(fingerprint(&here.key));
        let list = List { name: msg("Objects by kind"), columns: &KINDS, stamp, max_height: Some(TABLE) };
        if let Some(row) = self.kinds.show(ui, &list, &source).and_then(Picked::taken) {
            select_kind(&here.statistics.kinds[row].0, cx, out);
        }
        text += &lines(&KINDS, &source);
        if !here.statistics.runs.is_empty() {
            section(ui, t("Times of runs"));
            let source = Times(&here.statistics);
            let list = List { name: msg("Times of runs"), columns: &RUNS, stamp, max_height: Some(TABLE / 2.0) };
            if let Some(row) = self.runs.show(ui, &list, &source).and_then(Picked::taken) {
                out.send(Command::Watch { run: here.statistics.runs[row].key.clone(), frame: None });
            }
            text += &lines(&RUNS, &source);
        }
        text
    }
}

/// The numbers of a level. Returns them as lines of cells.
fn facts_ui(ui: &mut Ui, of: &LevelStatistics) -> String {
    let (chunks, pixels) = (of.chunks, of.pixels);
    let (across, down) = (pixels.0 as f64 / SCREEN.0, pixels.1 as f64 / SCREEN.1);
    let facts = [
        (t("Size in chunks"), format!("{} × {}", chunks.0, chunks.1)),
        (t("Size in pixels"), format!("{} × {}", pixels.0, pixels.1)),
        (t("Size in screens"), format!("{across:.1} × {down:.1}")),
        (t("Placed blocks"), of.blocks.to_string()),
        (t("Different blocks"), of.different_blocks.to_string()),
        (t("Different chunks"), of.different_chunks.to_string()),
        (t("Objects"), of.objects.to_string()),
        (t("Placed rings"), of.rings.to_string()),
        (t("Layer switchers"), of.switchers.to_string()),
        (t("Shapes that are not baked"), of.shapes.to_string()),
        (t("Starts"), of.starts.to_string()),
        (t("Runs"), of.runs.len().to_string()),
    ];
    ui.add_space(4.0);
    Grid::new("facts").num_columns(4).spacing(vec2(14.0, 4.0)).striped(true).show(ui, |ui| {
        for pair in facts.chunks(2) {
            for (name, value) in pair {
                ui.label(*name);
                ui.strong(value);
            }
            ui.end_row();
        }
    });
    facts.iter().fold(String::new(), |text, (name, value)| text + name + "\t" + value + "\n") + "\n"
}

/// Selects all objects of a kind in the level in view.
fn select_kind(kind: &str, cx: &Studio, out: &mut Outbox) {
    let Some(level) = cx.in_view().level() else { return };
    let own = &cx.document().project().objects;
    let all = level.placements.iter().filter(|placement| name_of(placement, own) == kind);
    let all = all.map(|placement| Selected::Placement(placement.id)).collect();
    out.session(move |session| {
        session.selected.things = all;
        session.tools.tool = ToolId::Select;
    });
}

/// Returns the cells of a table as lines, its heads first.
fn lines(columns: &[Column], source: &impl Source) -> String {
    let mut text = columns.iter().map(|column| t(column.title)).collect::<Vec<_>>().join("\t");
    for row in 0..source.count() {
        let cells: Vec<_> = (0..columns.len()).map(|column| source.text(row, column)).collect();
        let _ = write!(text, "\n{}", cells.join("\t"));
    }
    text + "\n\n"
}

/// The kinds of objects of a level.
struct Kinds<'a> {
    kinds: &'a [(String, usize)],
    everywhere: &'a BTreeMap<&'a str, usize>,
    own: &'a OwnKinds,
}

impl Kinds<'_> {
    fn number(&self, row: usize, column: usize) -> usize {
        let (name, here) = &self.kinds[row];
        if column == 1 { *here } else { self.everywhere.get(name.as_str()).copied().unwrap_or_default() }
    }
}

impl Source for Kinds<'_> {
    fn count(&self) -> usize {
        self.kinds.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        let name = &self.kinds[row].0;
        match (column, self.own.named(name), kind_named(name)) {
            (0, Some(kind), _) => kind.shown_title().into(),
            (0, None, Some(kind)) => t(kind.info().title).into(),
            (0, None, None) => name.into(),
            _ => self.number(row, column).to_string().into(),
        }
    }

    fn name(&self, row: usize) -> String {
        self.text(row, 0).into_owned()
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        match column {
            0 => SortKey::text(&self.text(row, 0)),
            _ => SortKey::Number(self.number(row, column) as i64),
        }
    }

    fn tooltip(&self, _row: usize) -> Option<String> {
        Some(t("Click to select all of them in the level").to_owned())
    }
}

/// The runs of a level.
struct Times<'a>(&'a LevelStatistics);

impl Source for Times<'_> {
    fn count(&self) -> usize {
        self.0.runs.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        let run = &self.0.runs[row];
        match column {
            0 => run.key.as_str().into(),
            1 => time(run.frames as usize).into(),
            _ => run.within.map_or_else(|| "\u{2013}".into(), |frames| time(frames as usize).into()),
        }
    }

    fn name(&self, row: usize) -> String {
        self.text(row, 0).into_owned()
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        let run = &self.0.runs[row];
        match column {
            0 => SortKey::text(&run.key),
            1 => SortKey::Number(run.frames.into()),
            _ => SortKey::Number(run.within.map_or(i64::MAX, i64::from)),
        }
    }

    fn tooltip(&self, _row: usize) -> Option<String> {
        Some(t("Click to watch the run").to_owned())
    }
}

/// The levels of the project, a row for each.
struct AllLevels<'a> {
    levels: &'a [Counted],
    in_view: &'a str,
}

impl AllLevels<'_> {
    /// Screens across and down together, tenths of one.
    fn tenths(&self, row: usize) -> i64 {
        let (width, height) = self.levels[row].statistics.pixels;
        (width as f64 * height as f64 / (SCREEN.0 * SCREEN.1) * 10.0).round() as i64
    }

    fn number(&self, row: usize, column: usize) -> i64 {
        let of = &self.levels[row].statistics;
        match column {
            1 => self.tenths(row),
            2 => of.different_chunks as i64,
            3 => of.objects as i64,
            4 => of.rings as i64,
            5 => of.runs.len() as i64,
            _ => of.runs.iter().map(|run| i64::from(run.frames)).max().unwrap_or_default(),
        }
    }
}

impl Source for AllLevels<'_> {
    fn count(&self) -> usize {
        self.levels.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        let number = self.number(row, column);
        match column {
            0 => self.levels[row].title.as_str().into(),
            1 => format!("{:.1}", number as f64 / 10.0).into(),
            6 if self.levels[row].statistics.runs.is_empty() => "\u{2013}".into(),
            6 => time(number as usize).into(),
            _ => number.to_string().into(),
        }
    }

    fn name(&self, row: usize) -> String {
        self.levels[row].title.clone()
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        match column {
            0 => SortKey::text(&self.levels[row].title),
            _ => SortKey::Number(self.number(row, column)),
        }
    }

    fn is_selected(&self, row: usize) -> bool {
        self.levels[row].key == self.in_view
    }

    fn tooltip(&self, row: usize) -> Option<String> {
        Some(tr!("Click to show {level}", level = self.levels[row].title))
    }
}
