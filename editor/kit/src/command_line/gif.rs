//! `loopwright gif`: a run as a moving picture.

use super::ending::Ending;
use super::render::area;
use super::terminal::{self, Needs};
use crate::derived::level_picture::scene_in;
use crate::derived::palette::Palette;
use crate::film::{Film, Format, Pace, Part, Reel, Shows, Wishes};
use clap::{Args, ValueEnum};
use sim::file::{Disk, Opened};
use sim::project::{Area, Project, Run};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// An overlay that can be drawn over the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Overlay {
    /// Solid pixels of the layer that the player is on.
    Solid,
    /// Solid pixels of layer A.
    SolidA,
    /// Solid pixels of layer B.
    SolidB,
    /// The players' paths of the last three seconds.
    Trail,
    /// Sensors.
    Sensors,
    /// Hitboxes and combined boxes.
    Hitboxes,
    /// The buttons, below the picture.
    Inputs,
    /// The player's numbers, below the picture.
    Readout,
    /// Time, rings, score, lives and air.
    Hud,
}

/// The kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// A GIF.
    Gif,
    /// An animated PNG.
    Apng,
    /// A folder of numbered PNGs.
    Pngs,
}

/// Arguments of `gif`.
#[derive(Debug, Args)]
pub struct GifCommand {
    /// Folder of a project, or its loopwright.json.
    project: PathBuf,
    /// Name of the run to show.
    #[arg(long, value_name = "NAME")]
    run: String,
    /// The first frame to show; 0 is the start.
    #[arg(long, value_name = "N", default_value_t = 0)]
    from: u32,
    /// The last frame to show (default: the last frame of the run).
    #[arg(long, value_name = "N")]
    to: Option<u32>,
    /// The file to write, or the folder of PNGs (default: NAME.gif).
    #[arg(short, long, visible_alias = "out", value_name = "FILE")]
    output: Option<PathBuf>,
    /// Format of the file (default: from the file name's ending: .gif, .png or .apng).
    #[arg(long, value_name = "KIND")]
    format: Option<Kind>,
    /// The part of the level to show, in pixels (default: what the camera shows).
    #[arg(long, value_name = "X,Y,WIDTH,HEIGHT", value_parser = area, allow_hyphen_values = true)]
    area: Option<Area>,
    /// Size of a level pixel, in pixels of the picture.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=4))]
    scale: u8,
    /// Playback speed: 1/8, 1/4, 1/2, 1, 2 or 4.
    #[arg(long, value_name = "SPEED", default_value_t = Pace::default())]
    speed: Pace,
    /// Frames from one picture to the next (default: the fewest that the format can show).
    #[arg(long, value_name = "N")]
    every: Option<u32>,
    /// The overlays to draw over the level.
    #[arg(long, value_delimiter = ',')]
    show: Vec<Overlay>,
    /// The colours of sensors and of solid pixels.
    #[arg(long, value_name = "PALETTE", default_value = "guide")]
    palette: Palette,
    /// Leave out the background layers.
    #[arg(long)]
    no_background: bool,
    /// Replace an existing file.
    #[arg(long)]
    overwrite: bool,
}

impl GifCommand {
    /// Carries it out: the file and what it is go to standard output.
    ///
    /// # Errors
    /// In words.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let output = self.output.clone().unwrap_or_else(|| PathBuf::from(format!("{}.gif", self.run)));
        let format = self.kind(&output)?;
        terminal::refuse_existing(&output, self.overwrite)?;
        let mut opened = terminal::open(&Disk, &self.project)?;
        terminal::read_pictures(&Disk, &mut opened, Needs { sky: !self.no_background, ..Needs::ALL })?;
        let Opened { project, problems, .. } = opened;
        let run = found(&project, &self.run)?;
        let reel = Reel::of_run(&project, run)?;
        let folder = if self.project.is_dir() { Some(self.project.as_path()) } else { self.project.parent() };
        let scene = scene_in(&Disk, &project, &run.level, folder);
        let scene = scene.ok_or_else(|| format!("The level {} can't be drawn.", run.level))?;
        let film = Film::new(Arc::new(scene.in_palette(self.palette)), reel, self.wishes(format))?;
        film.save(&output, self.overwrite, |_, _| ControlFlow::Continue(()))?;
        let summary = film.plan().summary();
        terminal::print_beside([output.as_path()], format_args!("{}: {summary}\n", output.display()))?;
        Ok(Ending::reading(&problems))
    }

    fn wishes(&self, format: Format) -> Wishes {
        let has = |overlay| self.show.contains(&overlay);
        let shows = Shows {
            background: !self.no_background,
            solid: has(Overlay::Solid),
            solid_a: has(Overlay::SolidA),
            solid_b: has(Overlay::SolidB),
            trail: has(Overlay::Trail),
            sensors: has(Overlay::Sensors),
            hitboxes: has(Overlay::Hitboxes),
            inputs: has(Overlay::Inputs),
            readout: has(Overlay::Readout),
            hud: has(Overlay::Hud),
            palette: self.palette,
        };
        Wishes {
            from: self.from,
            to: self.to,
            part: self.area.map_or(Part::Camera, Part::Fixed),
            scale: self.scale,
            pace: self.speed,
            every: self.every,
            shows,
            format,
        }
    }

    /// The kind of file that is wanted, or that the name asks for.
    fn kind(&self, output: &Path) -> Result<Format, String> {
        let end = output.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        match (self.format, end.as_str()) {
            (Some(Kind::Gif), _) | (None, "gif") => Ok(Format::Gif),
            (Some(Kind::Apng), _) | (None, "png" | "apng") => Ok(Format::Apng),
            (Some(Kind::Pngs), _) => Ok(Format::Pngs),
            (None, _) => Err(format!(
                "{} ends neither in .gif nor in .png: name the kind of file with --format.",
                output.display()
            )),
        }
    }
}

fn found<'a>(project: &'a Project, name: &str) -> Result<&'a Run, String> {
    let run = project.runs.iter().find(|run| run.key == name);
    run.map(|run| &**run).ok_or_else(|| terminal::no_run("The project", name, project.runs.iter().map(|run| &**run)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command_line::{Cli, CliCommand};
    use clap::Parser as _;
    use std::fs;

    /// Returns the output about a run of a sample, or the error; and the names of the files that are left.
    fn shown(project: &str, output: &str, arguments: &[&str]) -> (Result<Ending, String>, Vec<String>) {
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(project);
        let folder = std::env::temp_dir().join(format!("loopwright-gif-{}-{}", output, std::process::id()));
        let _gone = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("made");
        let [project, output] = [&project, &folder.join(output)].map(|path| path.to_string_lossy().into_owned());
        let begin = ["loopwright", "gif", &project, "--output", &output];
        let parsed = Cli::try_parse_from(begin.iter().chain(arguments)).map_err(|error| error.to_string());
        let done = parsed.and_then(|cli| match cli.command {
            Some(CliCommand::Gif(gif)) => gif.run(),
            _ => Err("another command".into()),
        });
        let names = fs::read_dir(&folder).expect("read").flatten();
        let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        let _gone = fs::remove_dir_all(&folder);
        (done, names)
    }

    #[test]
    fn the_kind_of_file_follows_its_name() {
        let run = ["--run", "main-path", "--to", "8", "--area", "0,256,64,64"];
        for (output, more) in
            [("a.gif", &[][..]), ("a.png", &["--speed", "4", "--show", "trail,solid"]), ("a", &["--format", "pngs"])]
        {
            assert_eq!(
                shown("first-steps", output, &[&run, more].concat()),
                (Ok(Ending::Clean), vec![output.to_owned()])
            );
        }
    }

    #[test]
    fn what_cannot_be_shown_is_said() {
        let run = ["--run", "main-path"];
        for (project, arguments, expected) in [
            ("first-steps", &["--run", "none"][..], "has no run \"none\". There are: "),
            ("mazes", &["--run", "to-a-goal"], "a run of a maze"),
            ("first-steps", &[run[0], run[1], "--from", "70000"], "the run has frames 0 to"),
            ("first-steps", &[run[0], run[1], "--every", "1"], "2/100 s"),
            ("first-steps", &[run[0], run[1], "--speed", "3"], "one of 1/8, 1/4, 1/2, 1, 2, 4"),
            ("first-steps", &[run[0], run[1], "--scale", "5"], "1..=4"),
            ("first-steps", &[run[0], run[1], "--area", "0,0,90000,90000"], "are not possible"),
            ("first-steps", &[run[0], run[1], "--show", "sky"], "hitboxes"),
            ("first-steps", &[], "--run"),
        ] {
            let (said, left) = shown(project, "said.gif", arguments);
            let said = said.err().unwrap_or_default();
            assert!(said.contains(expected) && left.is_empty(), "{arguments:?}: {said} {left:?}");
        }
        let (said, _) = shown("first-steps", "said.webp", &run);
        assert!(said.is_err_and(|said| said.contains("--format")));
    }
}
