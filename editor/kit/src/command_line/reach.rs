//! `loopwright reach`: where a player can get from a level's start, as a picture and as JSON.

use super::ending::Ending;
use super::terminal::{self, Needs};
use crate::output::{self, STANDARD};
use crate::reach::{Origin, ReachMap, Search, SearchLimits, picture, text};
use clap::Args;
use sim::file::{Disk, Opened};
use sim::project::Project;
use sim::replay::frame_count;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Bytes in a mebibyte.
const MEBIBYTE: usize = 1 << 20;

/// Arguments of `reach`.
#[derive(Debug, Args)]
pub struct ReachCommand {
    /// Folder of a project, or its loopwright.json.
    project: PathBuf,
    /// Name of the level, if the project has several.
    #[arg(long, value_name = "NAME")]
    level: Option<String>,
    /// Begin at the end of this run instead of the level's start.
    #[arg(long, value_name = "NAME")]
    run: Option<String>,
    /// With --run: begin after this many frames of it.
    #[arg(long, value_name = "N", requires = "run")]
    frame: Option<u32>,
    /// Stop after this many seconds. The result then depends on the machine; with --states it does not.
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u32).range(1..))]
    seconds: Option<u32>,
    /// Stop after this many states.
    #[arg(long, value_name = "N", default_value_t = SearchLimits::default().states, value_parser = clap::value_parser!(u32).range(1..))]
    states: u32,
    /// Stop before this many mebibytes of memory are in use.
    #[arg(long, value_name = "N", default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..))]
    memory: u32,
    /// Do not explore what is more frames away than this.
    #[arg(long, value_name = "N", default_value_t = SearchLimits::default().frames, value_parser = clap::value_parser!(u32).range(1..))]
    frames: u32,
    /// Draw the heat map over the level as a PNG; an existing file is replaced.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Scale down: level pixels for each pixel of the picture.
    #[arg(long, value_name = "N", default_value = "1", value_parser = ["1", "2", "4", "8", "16"])]
    scale: String,
    /// Write the result as JSON to a file, or with "-" to standard output; an existing file is replaced.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

impl ReachCommand {
    /// True if standard output gets the result as JSON.
    pub(super) fn prints_json(&self) -> bool {
        self.json.as_deref() == Some(Path::new(STANDARD))
    }

    /// Carries it out.
    ///
    /// # Errors
    /// In words: nothing could be played, or an output not be written.
    pub(super) fn run(&self) -> Result<Ending, String> {
        self.out.as_deref().map_or(Ok(()), terminal::refuse_other_pictures)?;
        let outputs = [&self.out, &self.json].into_iter().flatten().map(PathBuf::as_path);
        outputs.clone().try_for_each(|path| terminal::refuse_existing(path, true))?;
        let mut opened = terminal::open(&Disk, &self.project)?;
        if self.out.is_some() {
            terminal::read_pictures(&Disk, &mut opened, Needs { sky: false, ..Needs::ALL })?;
        }
        let Opened { project, problems, .. } = opened;
        let map = self.search(&project)?;
        if let Some(out) = &self.out {
            // One of 1, 2, 4, 8, 16: anything else was refused before.
            let lod = self.scale.parse::<u32>().unwrap_or(1).max(1).ilog2() as u8;
            let picture = picture::picture(&project, &map, (None, lod)).ok_or("The level can't be drawn.")?;
            picture.save(out, true, |_, _| ControlFlow::Continue(()))?;
        }
        if let Some(file) = &self.json {
            output::write(file, true, text::json(&map, &terminal::unread(&problems))?.as_bytes())?;
        }
        terminal::print_beside(outputs, text::lines(&map))?;
        Ok(Ending::found(map.missed().next().is_some()).and(Ending::reading(&problems)))
    }

    /// Searches, on all cores.
    fn search(&self, project: &Project) -> Result<ReachMap, String> {
        let begun = Instant::now();
        let memory = usize::try_from(self.memory).unwrap_or(usize::MAX).saturating_mul(MEBIBYTE);
        let limits = SearchLimits { states: self.states, memory, worlds: memory / 2, frames: self.frames };
        let origin = self.origin(project)?;
        let mut search = Search::new(project, origin, limits).ok_or("The level can't be played.")?;
        let most = self.seconds.map(|seconds| Duration::from_secs(seconds.into()));
        while search.round() {
            if most.is_some_and(|most| begun.elapsed() >= most) {
                search.stop();
            }
        }
        Ok(search.map().clone())
    }

    fn origin(&self, project: &Project) -> Result<Origin, String> {
        let level = terminal::level(project, self.level.as_deref())?;
        let Some(name) = &self.run else { return Ok(Origin::start_of(&level.key)) };
        let mut runs = project.runs.iter().filter(|run| run.level == level.key);
        let run = runs.find(|run| run.key == *name);
        let run = run.ok_or_else(|| {
            let runs = project.runs.iter().filter(|run| run.level == level.key);
            terminal::no_run(&format!("The level {}", level.key), name, runs.map(|run| &**run))
        })?;
        let frames = frame_count(&run.inputs);
        if let Some(frame) = self.frame.filter(|frame| *frame > frames) {
            return Err(format!("The run {name} has no frame {frame}: it has frames 0 to {frames}."));
        }
        Ok(Origin::frame_of(run, self.frame.unwrap_or(u32::MAX)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command_line::{Cli, CliCommand};
    use crate::pixels::Pixels;
    use clap::Parser as _;
    use std::fs;

    #[test]
    fn a_level_is_searched_and_drawn() {
        let folder = std::env::temp_dir().join(format!("loopwright-reach-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{error}"));
        let carried_out = |project: &str, arguments: &[&str]| {
            let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(project);
            let project = project.to_string_lossy().into_owned();
            let all = ["loopwright", "reach", &project].into_iter().chain(arguments.iter().copied());
            match Cli::try_parse_from(all).map_err(|error| error.to_string())?.command {
                Some(CliCommand::Reach(reach)) => reach.run(),
                _ => Err("another command".into()),
            }
        };
        let [picture, json] = ["map.png", "map.json"].map(|name| folder.join(name).to_string_lossy().into_owned());
        let files = ["--out", &picture, "--scale", "4", "--json", &json];
        let spring = [&["--level", "spring-up", "--states", "20000"][..], &files].concat();
        assert_eq!(carried_out("object-gym", &spring), Ok(Ending::Clean));
        let drawn = fs::read(&picture).ok().and_then(|bytes| Pixels::read(&bytes).ok()).unwrap_or_default();
        assert_eq!((drawn.width, drawn.height), (320, 96));
        let text = fs::read_to_string(&json).unwrap_or_default();
        let read: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
        assert_eq!(
            (&read["end"], &read["states"], &read["level"]),
            (&"states".into(), &20000.into(), &"spring-up".into())
        );
        // The goal is too far for so few states; from late in the run to it, it is not.
        let goal = |more: &[&str]| {
            let arguments = [&["--states", "500", "--json", &json], more].concat();
            assert_eq!(carried_out("first-steps", &arguments), Ok(Ending::Found), "there are rings all over the level");
            let text = fs::read_to_string(&json).unwrap_or_default();
            let read: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
            let goal = read["things"].as_array().and_then(|things| things.iter().find(|thing| thing["kind"] == "Goal"));
            goal.map(|goal| goal["frame"].is_number())
        };
        assert_eq!(goal(&[]), Some(false));
        assert_eq!(goal(&["--run", "main-path"]), Some(true));
        for (arguments, expected) in [
            (&["--level", "none"][..], "There is no level \"none\". There are: meadow."),
            (&["--run", "none"], "has no run \"none\". There are: into-the-gap, "),
            (&["--run", "main-path", "--frame", "70000"], "it has frames 0 to 1012"),
            (&["--frame", "3"], "--run"),
            (&["--states", "0"], "0 is not in 1.."),
            (&["--out", "map.jpg"], "map.jpg does not end in .png, and the picture is a PNG: name it map.png."),
        ] {
            let said = carried_out("first-steps", arguments).err().unwrap_or_default();
            assert!(said.contains(expected), "{arguments:?}: {said}");
        }
        let _gone = fs::remove_dir_all(&folder);
    }
}
