//! Films of the first sample, read again from their files.

use super::*;
use crate::derived::inks;
use crate::derived::level_picture::{LevelPicture, Look, scene_in};
use crate::derived::palette::Palette;
use crate::derived::picture::Rgba;
use crate::document::art::pictures::Pictures;
use crate::pixels::Pixels;
use ::gif::{ColorOutput, DecodeOptions};
use sim::file::{Disk, Opened};
use sim::project::Project;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::PathBuf;

/// A folder of its own for a test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("loopwright-film-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("made");
        Self(folder)
    }

    fn entries(&self) -> Vec<String> {
        let name = |entry: std::io::Result<fs::DirEntry>| Some(entry.ok()?.file_name().to_string_lossy().into_owned());
        let mut names: Vec<_> = fs::read_dir(&self.0).expect("read").filter_map(name).collect();
        names.sort();
        names
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _gone = fs::remove_dir_all(&self.0);
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/first-steps")
}

fn sample() -> Project {
    let Opened { mut project, mut saved, .. } = sim::file::open(&Disk, &folder(), &mut |_, _| {}).expect("it opens");
    Pictures::default().read(&Disk, &mut project, &mut saved);
    project
}

fn film_of(project: &Project, wishes: Wishes) -> Result<Film, String> {
    let run = project.runs.iter().find(|run| run.key == "main-path").expect("the sample has it");
    let scene = scene_in(&Disk, project, &run.level, Some(&folder())).expect("its level is there");
    Film::new(Arc::new(scene), Reel::of_run(project, run)?, wishes)
}

fn film(wishes: Wishes) -> Film {
    film_of(&sample(), wishes).expect("a film")
}

/// Twelve frames with the trail and the strip, of a part that the player runs through.
fn wishes(format: Format) -> Wishes {
    let area = Area { x: 800, y: 380, width: 120, height: 120 };
    let shows = Shows { trail: true, sensors: true, readout: true, inputs: true, ..Shows::default() };
    Wishes { from: 195, to: Some(206), part: Part::Fixed(area), scale: 2, shows, format, ..Wishes::default() }
}

/// Returns all pictures of a film, scaled.
fn pictures(film: &Film) -> Vec<Vec<Rgba>> {
    let mut all = Vec::new();
    let collect = |shown: Option<(u32, &Picture)>| {
        let Some((_, picture)) = shown else { return Ok(()) };
        let mut large = Vec::new();
        sinks::enlarged(&picture.pixels, picture.width, film.plan.scale, &mut large, |out, pixel| out.push(pixel));
        all.push(large);
        Ok(())
    };
    film.each(collect).expect("drawn");
    all
}

fn go_on(_: u32, _: u32) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Lays a decoded patch over what is shown.
fn lay(shown: &mut [Rgba], across: usize, [x, y, width, height]: [usize; 4], patch: &[Rgba]) {
    for row in 0..height {
        for column in 0..width {
            let pixel = patch[row * width + column];
            if pixel[3] != 0 {
                shown[(y + row) * across + x + column] = pixel;
            }
        }
    }
}

#[test]
fn a_gif_shows_every_picture_for_its_time() {
    let scratch = Scratch::new("gif");
    let film = film(wishes(Format::Gif));
    assert_eq!((film.plan().size(), film.plan().pictures()), ((240, 240 + 64), 6));
    let [a, b] = ["a.gif", "b.gif"].map(|name| scratch.0.join(name));
    film.save(&a, false, go_on).expect("saved");
    film.save(&b, false, go_on).expect("saved");
    assert_eq!(fs::read(&a).expect("there"), fs::read(&b).expect("there"), "twice the same bytes");
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(File::open(&a).expect("there")).expect("a GIF");
    assert_eq!((decoder.width(), decoder.height()), (240, 304));
    let (mut shown, mut delays) = (vec![[0; 4]; 240 * 304], Vec::new());
    for picture in pictures(&film) {
        let frame = decoder.read_next_frame().expect("sound").expect("there");
        let place = [frame.left, frame.top, frame.width, frame.height].map(usize::from);
        lay(&mut shown, 240, place, frame.buffer.as_chunks().0);
        delays.push(frame.delay);
        assert!(shown == picture, "picture {}", delays.len());
    }
    assert!(decoder.read_next_frame().expect("sound").is_none(), "and no more");
    assert_eq!(delays, [3, 4, 3, 3, 4, 3], "twelve frames last 20/100 s");
    assert!(
        film.plan().summary().ends_with("0.20 s: 30 a second, each for 3 or 4/100 s."),
        "{}",
        film.plan().summary()
    );
}

#[test]
fn an_apng_shows_every_frame_in_every_colour() {
    let scratch = Scratch::new("apng");
    let wishes = Wishes { pace: "1/8".parse().expect("a pace"), ..wishes(Format::Apng) };
    let film = film(wishes);
    let file = scratch.0.join("a.png");
    film.save(&file, false, go_on).expect("saved");
    let mut reader = png::Decoder::new(BufReader::new(File::open(&file).expect("there"))).read_info().expect("a PNG");
    assert_eq!(reader.info().animation_control().map(|control| control.num_frames), Some(12));
    let mut shown = vec![[0; 4]; 240 * 304];
    for (n, picture) in pictures(&film).into_iter().enumerate() {
        let mut bytes = vec![0; reader.output_buffer_size().expect("known")];
        let frame = reader.next_frame(&mut bytes).expect("there");
        let control = *reader.info().frame_control().expect("of a picture that moves");
        assert_eq!((control.delay_num, control.delay_den), (8, 60), "an eighth of the speed");
        let pixels: Vec<Rgba> =
            bytes[..frame.buffer_size()].as_chunks().0.iter().map(|[r, g, b]| [*r, *g, *b, 255]).collect();
        let place = [control.x_offset, control.y_offset, frame.width, frame.height].map(|side| side as usize);
        lay(&mut shown, 240, place, &pixels);
        assert!(shown == picture, "picture {n}");
    }
    assert_eq!(scratch.entries(), ["a.png"]);
}

#[test]
fn a_folder_of_pngs_has_each_picture() {
    let scratch = Scratch::new("pngs");
    let film = film(Wishes { every: Some(4), ..wishes(Format::Pngs) });
    let folder = scratch.0.join("run");
    film.save(&folder, true, go_on).expect("saved");
    for (n, picture) in pictures(&film).into_iter().enumerate() {
        let bytes = fs::read(folder.join(format!("run-{:05}.png", n + 1))).expect("there");
        let pixels = Pixels::read(&bytes).expect("a PNG");
        assert!((pixels.width, pixels.height) == (240, 304) && pixels.rgba == picture, "picture {n}");
    }
    assert_eq!((fs::read_dir(&folder).expect("there").count(), scratch.entries().len()), (3, 1));
    let said = film.save(&folder, true, go_on);
    assert!(said.is_err_and(|said| said.contains("is there already")), "folders are never replaced");
}

#[test]
fn what_is_stopped_or_refused_leaves_nothing() {
    let scratch = Scratch::new("stopped");
    for format in [Format::Gif, Format::Apng, Format::Pngs] {
        let film = film(wishes(format));
        let mut seen = Vec::new();
        let said = film.save(&scratch.0.join("a"), false, |done, all| {
            seen.push((done, all));
            if done < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        assert!(said.as_ref().is_err_and(|said| said.contains("it was stopped")), "{said:?}");
        assert_eq!(seen, (0..3).map(|done| (done, film.plan().pictures())).collect::<Vec<_>>());
        let gone = film.save(&scratch.0.join("no/folder"), false, go_on);
        assert!(gone.as_ref().is_err_and(|said| said.contains("folder")), "{gone:?}");
        assert!(scratch.entries().is_empty(), "{:?}", scratch.entries());
    }
}

#[test]
fn it_can_be_stopped_on_the_way_to_the_first_picture() {
    let scratch = Scratch::new("way");
    let mut project = sample();
    for run in &mut project.runs {
        Arc::make_mut(run).inputs = vec![(0, u32::MAX)];
    }
    let last = u32::MAX;
    let wishes = Wishes { from: last, to: Some(last), ..wishes(Format::Gif) };
    let film = film_of(&project, wishes).expect("a film of one picture");
    let mut asked = 0;
    let said = film.save(&scratch.0.join("a.gif"), false, |done, all| {
        asked += 1;
        assert_eq!((done, all), (0, 1));
        if asked < 4 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(said.is_err_and(|said| said.contains("it was stopped")) && scratch.entries().is_empty());
    assert_eq!(film.first(|| true), None);
}

#[test]
fn what_cannot_be_is_said() {
    let project = sample();
    let said = |wishes: Wishes| film_of(&project, wishes).err().unwrap_or_default();
    let base = Wishes::default();
    let area = |width, height| Part::Fixed(Area { x: 0, y: 0, width, height });
    for (wishes, expected) in [
        (Wishes { from: 9, to: Some(8), ..base.clone() }, "the last one to show can't come before the first"),
        (Wishes { to: Some(u32::MAX), ..base.clone() }, "the run has frames 0 to"),
        (Wishes { every: Some(1), ..base.clone() }, "one picture for 2 frames or more"),
        (Wishes { every: Some(0), ..base.clone() }, "up to one of 60 frames"),
        (Wishes { every: Some(61), format: Format::Apng, ..base.clone() }, "up to one of 60 frames"),
        (Wishes { scale: 5, ..base.clone() }, "The scale is 1 to 4"),
        (Wishes { part: area(i32::MAX, i32::MAX), scale: 4, ..base.clone() }, "are not possible"),
        (Wishes { part: area(0, 10), ..base.clone() }, "are not possible"),
        (Wishes { part: area(8000, 8000), ..base.clone() }, "16777216 in all"),
    ] {
        let said = said(wishes);
        assert!(said.contains(expected), "{said}");
    }
    let mut long = project.clone();
    long.runs = long
        .runs
        .iter()
        .map(|run| {
            let mut run = run.clone();
            Arc::make_mut(&mut run).inputs = vec![(0, u32::MAX)];
            run
        })
        .collect();
    let said = film_of(&long, Wishes { format: Format::Apng, ..base }).err().unwrap_or_default();
    assert!(said.contains("36000 are possible"), "{said}");
}

#[test]
fn a_picture_of_a_frame_is_the_picture_of_the_level() {
    let mut project = sample();
    for level in &mut project.levels {
        Arc::make_mut(level).placements.clear();
    }
    let area = Area { x: 0, y: 256, width: 320, height: 320 };
    let shows = Shows { background: false, ..Shows::default() };
    let wishes = Wishes { part: Part::Fixed(area), shows, ..Wishes::default() };
    let film = film_of(&project, wishes).expect("a film");
    let picture = film.first(|| false).expect("not stopped");
    let background = [30, 34, 44, 255];
    let look = Look { background, objects: false, ..Look::default() };
    let still = LevelPicture::new(&project, "meadow", (Some(area), 0), look).expect("the level").whole();
    let start = project.levels[0].start;
    let near = |n: usize| {
        let (x, y) = (area.x + (n % 320) as i32, area.y + (n / 320) as i32);
        (x - start.x).abs() <= 32 && (y - start.y).abs() <= 32
    };
    let differ = |n: &usize| picture.pixels[*n] != still.pixels[*n];
    assert_eq!((0..320 * 320).filter(|n| differ(n) && !near(*n)).count(), 0);
    assert!((0..320 * 320).filter(differ).count() > 300, "the player is there");
}

#[test]
fn every_overlay_is_seen() {
    let project = sample();
    let pictured = |shows: Shows| {
        let wishes = Wishes { from: 200, shows, ..wishes(Format::Gif) };
        film_of(&project, wishes).expect("a film").first(|| false).expect("not stopped")
    };
    let none = pictured(Shows::default());
    assert_eq!((none.width, none.height), (120, 120));
    let has = |picture: &Picture, [r, g, b]: inks::Rgb| picture.pixels.contains(&[r, g, b, 255]);
    let of = |set: fn(&mut Shows)| {
        let mut shows = Shows::default();
        set(&mut shows);
        pictured(shows)
    };
    let trail = of(|shows| shows.trail = true);
    assert!(has(&trail, inks::trail(sim::trace::Who::First)) && !has(&none, inks::trail(sim::trace::Who::First)));
    let sensors = of(|shows| shows.sensors = true);
    assert!(
        has(&sensors, inks::sensor(sim::trace::Sensor::A, Palette::Guide))
            && !has(&none, inks::sensor(sim::trace::Sensor::A, Palette::Guide))
    );
    let hitboxes = of(|shows| shows.hitboxes = true);
    assert!(has(&hitboxes, inks::PLAYER) && !has(&none, inks::PLAYER));
    let [solid, solid_a, solid_b] =
        [of(|shows| shows.solid = true), of(|shows| shows.solid_a = true), of(|shows| shows.solid_b = true)];
    assert!(solid == solid_a && solid != none && solid_b != none, "the player is on layer A");
    assert_ne!(of(|shows| shows.background = false), none);
    let (pad, numbers) = (of(|shows| shows.inputs = true), of(|shows| shows.readout = true));
    assert!((pad.height, numbers.height) == (152, 152) && pad != numbers);
    assert!(pad.pixels[..120 * 120] == none.pixels, "the strip is below the picture");
}

#[test]
fn a_figure_of_the_projects_own_is_drawn_as_the_built_in_one_is() {
    let plain = sample();
    let mut own = plain.clone();
    let character = sim::ruleset::Character::Sonic;
    let figure = crate::play::figure_template::template(&plain.objects, character).expect("a sheet");
    own.objects = crate::document::custom_kinds::figures::with_figure(&plain.objects, character, Some(figure));
    let (mut same, mut turned) = (0, 0);
    for from in (0..1000).step_by(25) {
        let first = |project: &Project| {
            let film = film_of(project, Wishes { from, to: Some(from + 1), part: Part::Camera, ..wishes(Format::Gif) })
                .expect("a film");
            film.first(|| false).expect("not stopped")
        };
        let (a, b) = (first(&plain), first(&own));
        let differ = a.pixels.iter().zip(&b.pixels).filter(|(a, b)| a != b).count();
        // Turned cells are turned pixels; the built-in figure is painted in each direction.
        if differ == 0 {
            same += 1
        } else {
            turned += 1
        }
        assert!(differ < 700, "{from}: {differ} pixels differ");
    }
    assert!(same > turned && turned > 0, "{same} the same, {turned} turned");
}
