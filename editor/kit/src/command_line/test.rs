//! `loopwright test`: all saved runs of a project, played and compared.

use super::ending::Ending;
use super::terminal::{self, Needs};
use crate::derived::level_picture::{LevelPicture, Look, Mark, WAYS, way};
use crate::derived::maze_map::{maze_pixels, maze_way};
use crate::document::{Document, Edit};
use crate::output;
use crate::words::counted;
use clap::Args;
use rayon::prelude::*;
use serde::Serialize;
use sim::file::{Disk, FileProblem, Opened, SaveOptions, save};
use sim::level::Level;
use sim::project::{Project, Run};
use sim::replay::{OUTDATED, as_it_comes_out, as_it_comes_out_of, check, check_in_maze, frame_count};
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Behind the pictures of runs that failed.
const GROUND: [u8; 4] = [24, 26, 36, 255];

/// Arguments of `test`.
#[derive(Debug, Args)]
pub struct TestCommand {
    /// Folder of a project, or its loopwright.json.
    project: PathBuf,
    /// Name of a run; can be repeated (default: all runs).
    #[arg(long, value_name = "NAME")]
    run: Vec<String>,
    /// Play only part K of N, to share the work among machines.
    #[arg(long, value_name = "K/N", value_parser = partition)]
    partition: Option<(usize, usize)>,
    /// Let the runs that failed expect what comes out now, and save them: after a change that is meant. Also renews the
    /// digests that an earlier Loopwright took.
    #[arg(long)]
    accept: bool,
    /// Print one JSON object instead of lines.
    #[arg(long)]
    json: bool,
    /// Also write the result as JUnit XML, for services that run tests; an existing file is replaced.
    #[arg(long, value_name = "FILE")]
    junit: Option<PathBuf>,
    /// Draw the path of each failed run into this folder, as NAME.png; existing files are replaced.
    #[arg(long, value_name = "DIR")]
    pictures: Option<PathBuf>,
}

/// A run and what came out.
#[derive(Debug, Serialize)]
struct Tested {
    run: String,
    level: String,
    frames: u32,
    /// The expectations that do not hold; empty if all do.
    problems: Vec<String>,
    /// True if its digest is of an earlier Loopwright, and was not compared.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    outdated: bool,
    /// True if the run expects what came out from now on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    accepted: bool,
}

/// The results of all runs.
#[derive(Debug, Serialize)]
struct Report {
    project: String,
    failed: usize,
    runs: Vec<Tested>,
    unread: Vec<Unread>,
}

/// A file that could not be read: nothing of it was tested.
#[derive(Debug, Serialize)]
struct Unread {
    /// Relative to the project's folder.
    file: String,
    /// With its line and column, if they are known.
    place: String,
    why: String,
}

impl Unread {
    fn of(problem: &FileProblem) -> Self {
        let FileProblem { place, message, .. } = problem;
        Self { file: place.file.clone(), place: place.to_string(), why: message.clone() }
    }
}

impl TestCommand {
    /// Carries it out. A project that could not be opened has a report too: services show it among the tests.
    ///
    /// # Errors
    /// In words: there is no run of a name, or an output could not be written.
    pub(super) fn run(&self) -> Result<Ending, String> {
        self.junit.as_deref().map_or(Ok(()), |file| terminal::refuse_existing(file, true))?;
        let mut opened = match terminal::open(&Disk, &self.project) {
            Ok(opened) => opened,
            Err(error) => {
                self.write(&Report::unopened(&self.project, error.clone()))?;
                return Err(error);
            }
        };
        let mut report = self.report(&opened)?;
        if self.accept {
            accept(&mut opened, &mut report)?;
        }
        self.write(&report)?;
        if let Some(folder) = self.pictures.as_ref().filter(|_| report.failed > 0) {
            terminal::read_pictures(&Disk, &mut opened, Needs { sky: false, ..Needs::ALL })?;
            draw(&opened.project, &report, folder)?;
        }
        Ok(Ending::found(report.failed > 0).and(Ending::reading(&opened.problems)))
    }

    /// Writes the report in every form that is asked for.
    fn write(&self, report: &Report) -> Result<(), String> {
        if let Some(file) = &self.junit {
            output::write(file, true, junit(report).as_bytes())?;
        }
        terminal::print_beside(self.junit.as_deref(), if self.json { json(report)? } else { lines(report) })
    }

    /// Plays the runs that are asked for, on all cores.
    fn report(&self, opened: &Opened) -> Result<Report, String> {
        let Opened { project, problems, .. } = opened;
        if let Some(unknown) = self.run.iter().find(|name| project.runs.iter().all(|run| run.key != **name)) {
            return Err(terminal::no_run("The project", unknown, project.runs.iter().map(|run| &**run)));
        }
        let (part, parts) = self.partition.unwrap_or((1, 1));
        let wanted = project.runs.iter().filter(|run| self.run.is_empty() || self.run.contains(&run.key));
        let wanted: Vec<_> = wanted.skip(part - 1).step_by(parts).collect();
        let runs: Vec<Tested> = wanted.into_par_iter().map(|run| tested(project, run)).collect();
        let failed = runs.iter().filter(|tested| !tested.problems.is_empty()).count();
        let unread = problems.iter().filter(|problem| problem.is_unread).map(Unread::of).collect();
        Ok(Report { project: project.name.clone(), failed, runs, unread })
    }
}

impl Report {
    /// The report of a project that could not be opened.
    fn unopened(path: &Path, why: String) -> Self {
        let project = path.display().to_string();
        let unread = Unread { file: project.clone(), place: project.clone(), why };
        Self { project, failed: 0, runs: Vec::new(), unread: vec![unread] }
    }
}

/// Lets the runs that failed expect what comes out, and saves them. Runs that cannot be played stay as they are.
fn accept(opened: &mut Opened, report: &mut Report) -> Result<(), String> {
    if !report.unread.is_empty() {
        return Err("Nothing was accepted: files of the project could not be read. Repair them first.".to_owned());
    }
    let mut document = Document::new(opened.project.clone(), None);
    for tested in report.runs.iter_mut().filter(|tested| tested.outdated || !tested.problems.is_empty()) {
        let old = opened.project.runs.iter().find(|run| run.key == tested.run);
        let Some(new) = old.and_then(|run| played(&opened.project, run)) else { continue };
        let edit = Edit::SetRun { key: tested.run.clone(), run: Some(Arc::new(new)) };
        document.apply(edit).map_err(|error| error.to_string())?;
        tested.accepted = true;
        report.failed -= usize::from(!tested.problems.is_empty());
    }
    if report.runs.iter().any(|tested| tested.accepted) {
        save(&Disk, document.project(), &mut opened.saved, &SaveOptions::default())
            .map_err(|error| format!("Nothing was accepted: the project could not be saved: {error}"))?;
        opened.project = document.project().clone();
    }
    Ok(())
}

/// The run that expects what comes out; `None` if it cannot be played.
fn played(project: &Project, run: &Run) -> Option<Run> {
    match project.maze(&run.level) {
        Some(maze) => Some(as_it_comes_out_of(run, &maze.maze()?)),
        None => Some(as_it_comes_out(run, &Level::for_run(project, run)?)),
    }
}

fn tested(project: &Project, run: &Run) -> Tested {
    let problems = if let Some(maze) = project.maze(&run.level) {
        maze.maze().map(|maze| check_in_maze(run, &maze).err().unwrap_or_default())
    } else {
        Level::for_run(project, run).map(|level| check(run, &level).err().unwrap_or_default())
    };
    let problems = match problems {
        Some(mismatches) => mismatches.iter().map(ToString::to_string).collect(),
        None => vec![format!("its level {} can't be played: it is missing, or has no start", run.level)],
    };
    let (run, level, frames, expect) = (run.key.clone(), run.level.clone(), frame_count(&run.inputs), run.expect);
    Tested { run, level, frames, problems, outdated: expect.is_outdated(), accepted: false }
}

fn lines(report: &Report) -> String {
    let mut text = String::new();
    for Tested { run, level, frames, problems, outdated, accepted } in &report.runs {
        let state = match (problems.is_empty(), accepted) {
            (_, true) => "NEW   ",
            (true, false) => "ok    ",
            (false, false) => "FAILED",
        };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{state}  {run}  ({level}, {})", counted(*frames as usize, "frame"));
        for problem in problems {
            let _ = writeln!(text, "        {problem}");
        }
        if *outdated && !accepted {
            let _ = writeln!(text, "        {OUTDATED}");
        }
    }
    for Unread { place, why, .. } in &report.unread {
        let _ = writeln!(text, "UNREAD  {place}\n        {why}");
    }
    let _ = write!(text, "{}: {}, {} failed", report.project, counted(report.runs.len(), "run"), report.failed);
    if !report.unread.is_empty() {
        let _ = write!(text, ", {} could not be read", counted(report.unread.len(), "file"));
    }
    text + "\n"
}

fn json(report: &Report) -> Result<String, String> {
    serde_json::to_string_pretty(report).map(|text| text + "\n").map_err(|error| error.to_string())
}

/// The report as JUnit XML: a test case for each run, its level as the class, and one with an error for each file that could
/// not be read.
fn junit(report: &Report) -> String {
    let escape = |text: &str| {
        // XML knows no control characters, not even escaped.
        let text = text.replace(|c: char| c.is_control(), " ");
        text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
    };
    let (name, failed, errors) = (escape(&report.project), report.failed, report.unread.len());
    let all = report.runs.len() + errors;
    let counts = format!("tests=\"{all}\" failures=\"{failed}\" errors=\"{errors}\"");
    let mut xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {counts}>\n  <testsuite name=\"{name}\" {counts}>\n"
    );
    for Unread { file, place, why } in &report.unread {
        let _ = writeln!(xml, "    <testcase name=\"{}\" classname=\"files\">", escape(file));
        let _ = writeln!(xml, "      <error message=\"{}\"/>\n    </testcase>", escape(&format!("{place}: {why}")));
    }
    for Tested { run, level, problems, accepted, .. } in &report.runs {
        let _ = write!(xml, "    <testcase name=\"{}\" classname=\"{}\"", escape(run), escape(level));
        if problems.is_empty() || *accepted {
            xml += "/>\n";
            continue;
        }
        let problems = escape(&problems.join("; "));
        let _ = writeln!(xml, ">\n      <failure message=\"{problems}\"/>\n    </testcase>");
    }
    xml + "  </testsuite>\n</testsuites>\n"
}

/// Draws the way of each run that failed.
fn draw(project: &Project, report: &Report, folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| format!("{} can't be created: {error}", folder.display()))?;
    for tested in report.runs.iter().filter(|tested| !tested.problems.is_empty()) {
        let Some(run) = project.runs.iter().find(|run| run.key == tested.run) else { continue };
        let file = folder.join(format!("{}.png", run.key));
        if let Some((maze, way)) = project.maze(&run.level).and_then(|maze| Some((maze, maze_way(maze, run)?))) {
            output::write(&file, true, &maze_pixels(maze, &way).to_png()?)?;
            continue;
        }
        let look = Look { background: GROUND, ..Look::default() };
        let picture = LevelPicture::new(project, &run.level, (None, 0), look).zip(way(project, run));
        let Some((mut picture, way)) = picture else { continue };
        picture.mark(Mark::Way(way, WAYS[0]));
        picture.save(&file, true, |_, _| ControlFlow::Continue(()))?;
    }
    Ok(())
}

fn partition(text: &str) -> Result<(usize, usize), String> {
    let numbers = text.split_once('/').and_then(|(part, parts)| Some((part.parse().ok()?, parts.parse().ok()?)));
    let fits = |(part, parts): &(usize, usize)| (1..=*parts).contains(part);
    numbers.filter(fits).ok_or_else(|| "which part of how many, as in 1/4".into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::file::Saved;
    use sim::project::{Expectation, LevelData};
    use std::sync::Arc;

    fn command() -> TestCommand {
        TestCommand {
            project: PathBuf::new(),
            run: Vec::new(),
            partition: None,
            json: false,
            accept: false,
            junit: None,
            pictures: None,
        }
    }

    fn opened(project: Project) -> Opened {
        Opened { project, problems: Vec::new(), saved: Saved::default() }
    }

    /// A level with five runs, of which "b" and "d" fail, and one whose level is gone.
    fn project() -> Project {
        let run = |key: &str, x, level: &str| {
            let expect = Expectation { goal: Some(false), x, ..Expectation::default() };
            Arc::new(Run { key: key.into(), level: level.into(), inputs: vec![(0, 3)], expect, ..Run::default() })
        };
        let level = LevelData { key: "a".into(), title: "a".into(), ..LevelData::default() };
        let runs = vec![
            run("a", None, "a"),
            run("b", Some(99), "a"),
            run("c", None, "a"),
            run("d", Some(-1), "a"),
            run("e <&>", None, "gone"),
        ];
        Project { name: "sample".into(), levels: vec![Arc::new(level)], runs, ..Project::default() }
    }

    #[test]
    fn what_fails_is_named_in_every_form() {
        let report = command().report(&opened(project())).unwrap_or_else(|error| panic!("{error}"));
        let states: Vec<_> = report.runs.iter().map(|tested| (tested.run.as_str(), tested.problems.len())).collect();
        assert_eq!(states, [("a", 0), ("b", 1), ("c", 0), ("d", 1), ("e <&>", 1)]);
        let text = lines(&report);
        assert!(text.contains("FAILED  b  (a, 3 frames)\n        after 3 frames: x is "), "{text}");
        assert!(text.ends_with("sample: 5 runs, 3 failed\n"), "{text}");
        let xml = junit(&report);
        assert!(xml.contains("<testcase name=\"c\" classname=\"a\"/>") && xml.contains("e &lt;&amp;&gt;"), "{xml}");
        assert_eq!(xml.matches("<failure").count(), 3);
        let json: serde_json::Value = serde_json::from_str(&json(&report).unwrap_or_default()).unwrap_or_default();
        assert_eq!((&json["failed"], &json["runs"][1]["run"]), (&3.into(), &"b".into()));
    }

    #[test]
    fn a_digest_of_an_earlier_loopwright_fails_no_run_and_is_named() {
        let mut project = project();
        Arc::make_mut(&mut project.runs[0]).expect.old_digest = Some(1);
        let report = command().report(&opened(project)).unwrap_or_else(|error| panic!("{error}"));
        assert!(report.runs[0].outdated && report.runs[0].problems.is_empty() && report.failed == 3);
        let text = lines(&report);
        assert!(text.starts_with("ok      a  (a, 3 frames)\n        its digest is of an earlier Loopwright"), "{text}");
    }

    #[test]
    fn parts_are_all_runs_together_and_none_twice() {
        let names = |parts: Option<(usize, usize)>, run: &[&str]| {
            let run = run.iter().map(|name| (*name).to_owned()).collect();
            let report = TestCommand { partition: parts, run, ..command() }.report(&opened(project()));
            report.map(|report| report.runs.into_iter().map(|tested| tested.run).collect::<Vec<_>>())
        };
        let mut all: Vec<_> = (1..=3).flat_map(|part| names(Some((part, 3)), &[]).unwrap_or_default()).collect();
        all.sort();
        assert_eq!(all, ["a", "b", "c", "d", "e <&>"]);
        assert_eq!(names(None, &["d"]), Ok(vec!["d".into()]));
        assert!(names(None, &["f"]).is_err_and(|why| why.contains("\"f\"")));
        for wrong in ["0/2", "3/2", "1", "a/b", "1/0"] {
            assert!(partition(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_samples_pass_and_a_failed_run_is_drawn() {
        let folder = std::env::temp_dir().join(format!("loopwright-test-{}", std::process::id()));
        let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects");
        let (junit, pictures) = (folder.join("junit.xml"), folder.join("failed"));
        std::fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{error}"));
        let command = TestCommand {
            project: samples.join("first-steps"),
            accept: false,
            junit: Some(junit.clone()),
            pictures: Some(pictures.clone()),
            ..command()
        };
        assert_eq!(command.run(), Ok(Ending::Clean));
        assert!(junit.exists() && !pictures.exists());
        let mut project = project();
        let level = Arc::make_mut(&mut project.levels[0]);
        level.layout = sim::grid::Grid::new(2, 1);
        project.chunk_size = 8;
        let report = command.report(&opened(project.clone())).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(draw(&project, &report, &pictures), Ok(()));
        assert!(pictures.join("b.png").exists() && !pictures.join("a.png").exists());
        // A maze that is left as it was has a picture too.
        let mut project = sim::file::open(&Disk, &samples.join("mazes"), &mut |_, _| {}).expect("the sample").project;
        let run = Arc::make_mut(project.runs.iter_mut().find(|run| run.key == "to-the-emerald").expect("a run"));
        run.expect.x = Some(-1);
        let report = command.report(&opened(project.clone())).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((report.failed, draw(&project, &report, &pictures)), (1, Ok(())));
        assert!(pictures.join("to-the-emerald.png").exists());
        let _gone = std::fs::remove_dir_all(&folder);
    }
}
