//! `loopwright render`: a level as a picture.

use super::ending::Ending;
use super::terminal::{self, Needs};
use crate::derived::level_overlays::LevelOverlays;
use crate::derived::level_picture::{self, LevelPicture, Look, Mark, WAYS, scene_in};
use crate::derived::palette::Palette;
use crate::derived::picture::Rgba;
use crate::words::number;
use clap::{Args, ValueEnum};
use sim::file::{Disk, Opened};
use sim::project::{Area, LevelData, Project};
use sim::tiles::{TILE, TileLayer};
use std::ops::ControlFlow;
use std::path::PathBuf;

/// A part that a picture can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    /// The blocks.
    Art,
    /// Solid pixels of layer A.
    SolidA,
    /// Solid pixels of layer B.
    SolidB,
    /// The objects.
    Objects,
    /// The water.
    Water,
    /// The background layers, as the camera sees them at the start.
    Sky,
    /// Lines around blocks.
    Blocks,
    /// Lines around chunks.
    Chunks,
    /// The angles of solid tiles, as lines along their surface; at a scale of 1 or 2.
    Angles,
    /// The layer switchers.
    Switchers,
    /// The starts and the goal.
    Starts,
    /// The limits of the camera.
    Limits,
}

/// Arguments of `render`.
#[derive(Debug, Args)]
pub struct RenderCommand {
    /// Folder of a project, or its loopwright.json.
    project: PathBuf,
    /// The picture to write, a PNG.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Name of the level, if the project has several.
    #[arg(long, value_name = "NAME")]
    level: Option<String>,
    /// Scale down: level pixels for each pixel of the picture.
    #[arg(long, value_name = "N", default_value = "1", value_parser = ["1", "2", "4", "8", "16"])]
    scale: String,
    /// The part of the level to show, in pixels (default: all of it).
    #[arg(long, value_name = "X,Y,WIDTH,HEIGHT", value_parser = area, allow_hyphen_values = true)]
    area: Option<Area>,
    /// The parts to show, from back to front.
    #[arg(long, value_delimiter = ',', default_value = "art,objects,water")]
    show: Vec<Part>,
    /// The colours of solid pixels.
    #[arg(long, value_name = "PALETTE", default_value = "guide")]
    palette: Palette,
    /// The colour behind everything, as RRGGBB (default: transparent).
    #[arg(long, value_name = "RRGGBB", value_parser = colour)]
    background: Option<Rgba>,
    /// Name of a run whose path is drawn; can be repeated.
    #[arg(long, value_name = "NAME")]
    run: Vec<String>,
    /// Replace an existing file.
    #[arg(long)]
    overwrite: bool,
}

impl RenderCommand {
    /// Carries it out: the file and its size go to standard output.
    ///
    /// # Errors
    /// In words.
    pub(super) fn run(&self) -> Result<Ending, String> {
        terminal::refuse_other_pictures(&self.output)?;
        terminal::refuse_existing(&self.output, self.overwrite)?;
        let mut opened = terminal::open(&Disk, &self.project)?;
        let has = |part| self.show.contains(&part);
        let needs = Needs { art: has(Part::Art), sky: has(Part::Sky), objects: has(Part::Objects) };
        terminal::read_pictures(&Disk, &mut opened, needs)?;
        let Opened { project, problems, .. } = opened;
        let picture = self.picture(&project)?;
        picture.save(&self.output, self.overwrite, |_, _| ControlFlow::Continue(()))?;
        let (width, height) = picture.size();
        let summary = format_args!("{}: {width} × {height} pixels\n", self.output.display());
        terminal::print_beside([self.output.as_path()], summary)?;
        Ok(Ending::reading(&problems))
    }

    fn picture(&self, project: &Project) -> Result<LevelPicture, String> {
        let level = terminal::level(project, self.level.as_deref())?;
        let has = |part| self.show.contains(&part);
        let layers = [(Part::SolidA, TileLayer::A), (Part::SolidB, TileLayer::B)];
        let look = Look {
            background: self.background.unwrap_or_default(),
            art: has(Part::Art),
            solid: layers.into_iter().filter(|(part, _)| has(*part)).map(|(_, layer)| layer).collect(),
            objects: has(Part::Objects),
            water: has(Part::Water),
            palette: self.palette,
            overlays: LevelOverlays {
                sky: has(Part::Sky),
                blocks: has(Part::Blocks),
                chunks: has(Part::Chunks),
                angles: has(Part::Angles),
                switchers: has(Part::Switchers),
                starts: has(Part::Starts),
                limits: has(Part::Limits),
            },
        };
        // One of 1, 2, 4, 8, 16: anything else was refused before.
        let lod = self.scale.parse::<u32>().unwrap_or(1).max(1).ilog2() as u8;
        let folder = if self.project.is_dir() { Some(self.project.as_path()) } else { self.project.parent() };
        let scene = scene_in(&Disk, project, &level.key, folder).ok_or("The level can't be drawn.")?;
        let (width, height) = scene.size_in_blocks();
        let (width, height) = (width.saturating_mul(TILE), height.saturating_mul(TILE));
        let meets = |at: i32, size: i32, most: i32| at < most && at.saturating_add(size) > 0;
        if self.area.is_some_and(|area| !meets(area.x, area.width, width) || !meets(area.y, area.height, height)) {
            return Err(format!("The area is outside the level, which has {width} × {height} pixels."));
        }
        let mut picture = LevelPicture::in_scene(scene, (self.area, lod), look);
        for (name, colour) in self.run.iter().zip(WAYS.into_iter().cycle()) {
            picture.mark(Mark::Way(way(project, level, name)?, colour));
        }
        Ok(picture)
    }
}

/// Returns the place of the player in each frame of a run.
fn way(project: &Project, level: &LevelData, name: &str) -> Result<Vec<(i32, i32)>, String> {
    let of_level = || project.runs.iter().filter(|run| run.level == level.key);
    let run = of_level()
        .find(|run| run.key == name)
        .ok_or_else(|| terminal::no_run(&format!("The level {}", level.key), name, of_level().map(|run| &**run)))?;
    level_picture::way(project, run).ok_or_else(|| format!("The level of the run {name} can't be played."))
}

/// An area of level pixels: left, top, width, height.
pub(super) fn area(text: &str) -> Result<Area, String> {
    let number = |text: &str| number(text, false).and_then(|number| i32::try_from(number).ok());
    let numbers: Vec<i32> = text.split(',').map_while(number).collect();
    match numbers[..] {
        [x, y, width, height] if width > 0 && height > 0 && text.split(',').count() == 4 => {
            Ok(Area { x, y, width, height })
        }
        _ => Err("four numbers of pixels: left, top, width, height, as in 0,0,640,480".into()),
    }
}

fn colour(text: &str) -> Result<Rgba, String> {
    let digits = text.strip_prefix('#').unwrap_or(text);
    let number = u32::from_str_radix(digits, 16).ok().filter(|_| digits.len() == 6 && !digits.starts_with('+'));
    let [_, r, g, b] = number.ok_or("six hexadecimal digits: red, green, blue, as in 2040A0")?.to_be_bytes();
    Ok([r, g, b, 255])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command_line::{Cli, CliCommand};
    use crate::pixels::Pixels;
    use clap::Parser as _;
    use std::fs;
    use std::path::Path;

    /// The picture of a sample, or what was said against it.
    fn rendered(project: &str, name: &str, arguments: &[&str]) -> Result<Pixels, String> {
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(project);
        let folder = std::env::temp_dir().join(format!("loopwright-render-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let file = folder.join("picture.png");
        let [project, output] = [&project, &file].map(|path| path.to_string_lossy().into_owned());
        let begin = ["loopwright", "render", &project, "--output", &output];
        let parsed = Cli::try_parse_from(begin.iter().chain(arguments)).map_err(|error| error.to_string());
        let done = parsed.and_then(|cli| match cli.command {
            Some(CliCommand::Render(render)) => render.run(),
            _ => Err("another command".into()),
        });
        let read = done.and_then(|_| {
            let bytes = fs::read(&file).map_err(|error| error.to_string())?;
            let left = fs::read_dir(&folder).map_or(0, Iterator::count);
            assert_eq!(left, 1, "nothing but the picture is left");
            Pixels::read(&bytes).map_err(|error| error.to_string())
        });
        let _gone = fs::remove_dir_all(&folder);
        read
    }

    #[test]
    fn an_area_is_read_as_every_number_is() {
        let expected = Ok(Area { x: -16, y: 64, width: 640, height: 384 });
        for text in ["-16,64,640,384", " -16, 64 ,640, 384", "-$10,0x40,640,180h"] {
            assert_eq!(area(text), expected, "{text}");
        }
        for text in ["", "1,2,3", "1,2,3,4,5", "0,0,0,16", "a,b,c,x", "0,0,16,99999999999"] {
            assert!(area(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_picture_shows_what_was_asked_for() {
        let level = &["--area", "0,256,640,384"];
        let with = |more: &[&str]| rendered("first-steps", "parts", &[level, more].concat()).unwrap_or_default();
        let plain = with(&[]);
        assert_eq!((plain.width, plain.height), (640, 384));
        assert!(plain.rgba.contains(&[0; 4]), "the sky is transparent");
        let seen = |picture: &Pixels| picture.rgba.iter().filter(|pixel| pixel[3] == 255).count();
        let blue = with(&["--background", "#2040A0"]);
        assert!(seen(&blue) == 640 * 384 && blue.rgba.contains(&[0x20, 0x40, 0xA0, 255]));
        let way = with(&["--run", "main-path"]);
        assert!(way.rgba.contains(&WAYS[0]) && !plain.rgba.contains(&WAYS[0]));
        assert_ne!(with(&["--show", "solid-a"]).rgba, plain.rgba);
        assert!(!with(&["--show", "sky"]).rgba.contains(&[0; 4]), "the sky is behind all of it");
        let halved = with(&["--scale", "4"]);
        assert_eq!((halved.width, halved.height), (160, 96));
    }

    #[test]
    fn what_the_editor_draws_over_a_level_can_be_shown() {
        let with = |more: &str| {
            let show = format!("art,objects,water{more}");
            rendered("first-steps", "over", &["--show", &show]).unwrap_or_default().rgba
        };
        let bare = with("");
        for over in ["sky", "blocks", "chunks", "angles", "switchers", "starts", "limits"] {
            assert!(with(&format!(",{over}")) != bare, "{over}");
        }
    }

    #[test]
    fn what_cannot_be_drawn_is_said() {
        for (arguments, expected) in [
            (&["--level", "none"][..], "There is no level \"none\". There are: meadow."),
            (&["--run", "none"], "has no run \"none\""),
            (&["--scale", "3"], "1, 2, 4, 8, 16"),
            (&["--area", "1,2,3"], "four numbers"),
            (&["--area", "1,2,0,3"], "four numbers"),
            (&["--area", "-100,0,100,64"], "outside the level, which has 4096 × 896 pixels"),
            (&["--background", "red"], "six hexadecimal digits"),
            (&["--show", "clouds"], "solid-a"),
        ] {
            let said = rendered("first-steps", "said", arguments).err().unwrap_or_default();
            assert!(said.contains(expected), "{arguments:?}: {said}");
        }
        assert!(rendered("object-gym", "said", &[]).is_err_and(|said| said.contains("rings, monitor")));
    }
}
