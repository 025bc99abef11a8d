//! The card of each project in a list: its name, its size and a picture, kept in a folder so that it is drawn once.

use super::art::BackgroundArt;
use super::level_picture::{LevelPicture, Look, scene_in};
use super::maze_picture::{SIDE, block_pixels};
use super::picture::{CLEAR, Picture, Rgba, premultiplied, straight};
use super::scene::{IRect, Plane, PlaneShot, Scene};
use crate::drawing::starters::Starter;
use crate::drawing::templates::{NewProject, Template, begun};
use crate::pixels::Pixels;
use crate::words::counted;
use sim::file::{Disk, Storage, decode_text, open, part_path};
use sim::maze::MazeBlock;
use sim::project::{LevelData, MazeData, Project};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Pixels of a card's picture.
pub const SIZE: (usize, usize) = (480, 270);
/// Bytes of a file that are looked at.
const MOST_BYTES: u64 = 64 << 20;
/// Behind levels without a background, and behind mazes.
const SKY: Rgba = [58, 74, 104, 255];
const NIGHT: Rgba = [24, 28, 46, 255];
/// A number that goes up when pictures are drawn in another way.
const VERSION: u64 = 1;

/// The card of a project that is not open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Its name.
    pub name: String,
    /// The project's own description; empty if it has none.
    pub description: String,
    /// The number of levels and mazes, in words.
    pub size: String,
    /// The picture of the beginning of its first level; empty if nothing can be shown.
    pub picture: Picture,
}

/// Looks at a project in a folder. Its picture comes from `cache`, if it is as it was, else it is drawn and put there.
///
/// # Errors
/// In words: there is no such project, or it cannot be read.
pub fn card(storage: &dyn Storage, folder: &Path, cache: Option<&Path>) -> Result<Card, String> {
    let folder = &storage.real_path(folder).map_err(|error| error.to_string())?;
    let head = project_file(storage, folder, "loopwright.json").ok_or("there is no loopwright.json")?;
    let text = decode_text(head, "loopwright.json").map_err(|error| error.to_string())?;
    let json: serde_json::Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let text = |key: &str| json.get(key).and_then(|value| value.as_str()).unwrap_or_default().to_owned();
    let count = |key: &str| json.get(key).and_then(|value| value.as_array()).map_or(0, Vec::len);
    let parts = [("levels", "level"), ("mazes", "maze")].map(|(key, one)| (count(key), one));
    let size: Vec<_> = parts.into_iter().filter(|(n, _)| *n > 0).map(|(n, one)| counted(n, one)).collect();
    let kept = cache.map(|cache| Kept::new(storage, (folder, &json), cache));
    let picture = match kept.as_ref().and_then(|kept| kept.read(storage)) {
        Some(picture) => picture,
        None => {
            let picture = draw(storage, folder)?;
            if let Some(kept) = kept {
                kept.write(storage, &picture);
            }
            picture
        }
    };
    Ok(Card { name: text("name"), description: text("description"), size: size.join(", "), picture })
}

/// The content of a file that a project names, if it is one of the project.
fn project_file(storage: &dyn Storage, root: &Path, part: &str) -> Option<Vec<u8>> {
    let path = part_path(storage, root, part).ok()?;
    let (storage, most) = (storage.without_links(), MOST_BYTES);
    let length = storage.meta(&path).ok()??.length;
    (length <= most).then(|| storage.read(&path, most).ok())?
}

fn draw(storage: &dyn Storage, folder: &Path) -> Result<Picture, String> {
    let project = open(storage, folder, &mut |_, _| {}).map_err(|error| error.to_string())?.project;
    Ok(match (project.first_level(), project.mazes.first()) {
        (Some(level), _) => level_picture(&project, level, Some(folder), 1),
        (None, Some(maze)) => maze_picture(maze, SIZE),
        (None, None) => Picture::default(),
    })
}

/// Returns the picture of a template in a tileset, which is that of a project in a folder.
pub fn template_picture(
    (template, starter): (Template, Starter),
    other: Option<&Project>,
    folder: Option<&Path>,
) -> Picture {
    let wish = NewProject { template, starter, ..NewProject::default() };
    let document = begun(&wish, other, folder.map(Path::to_owned));
    let project = document.project();
    project.levels.first().map_or_else(Picture::default, |level| level_picture(project, level, folder, 1))
}

/// Returns the picture of a level's beginning, with its background, halved so many times.
fn level_picture(project: &Project, level: &LevelData, folder: Option<&Path>, lod: u8) -> Picture {
    scene_in(&Disk, project, &level.key, folder).map_or_else(Picture::default, |scene| level_begins(scene, lod, SIZE))
}

/// Returns a picture of the beginning of a level, or of a whole maze, in the project of a scene: so wide and high, halved
/// so many times. Empty if the project has no such level.
pub fn beginning(scene: &Scene, key: &str, lod: u8, size: (usize, usize)) -> Picture {
    match (scene.of_level(key), scene.project.maze(key)) {
        (Some(scene), _) => level_begins(scene, lod, size),
        (None, Some(maze)) => maze_picture(maze, size),
        (None, None) => Picture::default(),
    }
}

fn level_begins(scene: Scene, lod: u8, size: (usize, usize)) -> Picture {
    let level = Arc::clone(&scene.level);
    let lod = lod.min(scene.max_lod());
    let (width, height) = ((size.0 as i32) << lod, (size.1 as i32) << lod);
    let (columns, rows) = scene.size_in_blocks();
    // The start is to the left and a little below the middle: more of the way is seen than of the sky.
    let begin = |at: i32, blocks: i32, size: i32| {
        at.clamp(0, (blocks.saturating_mul(16).saturating_sub(size)).max(0)) >> lod << lod
    };
    let x0 = begin(level.start.x.saturating_sub(width / 5), columns, width);
    let y0 = begin(level.start.y.saturating_sub(height * 5 / 9), rows, height);
    let view = IRect { x0, y0, x1: x0.saturating_add(width), y1: y0.saturating_add(height) };
    let mut behind = background(scene.backgrounds(), view, lod, size);
    let lay = |planes: &[Plane], size: (usize, usize), to: &mut [Rgba]| {
        for plane in planes {
            let corner = plane.back.corner((view.x0, view.y0));
            let own = plane.bake(PlaneShot { corner, lod, size, frame: None, surface: None });
            to.iter_mut().zip(own).for_each(|(under, front)| *under = over(front, *under));
        }
    };
    lay(scene.behind(), size, &mut behind);
    let front = scene.front().to_vec();
    let mut picture = LevelPicture::of(scene, view, lod, Look::default()).whole();
    for (at, pixel) in picture.pixels.iter_mut().enumerate() {
        let (x, y) = (at % picture.width, at / picture.width);
        *pixel = over(*pixel, behind.get(y * size.0 + x).copied().unwrap_or(SKY));
    }
    lay(&front, (picture.width, picture.height), &mut picture.pixels);
    picture
}

/// The background layers behind a view, farthest first, as the camera in its corner sees them.
fn background(layers: &[BackgroundArt], view: IRect, lod: u8, size: (usize, usize)) -> Vec<Rgba> {
    let mut pixels = vec![SKY; size.0 * size.1];
    for layer in layers {
        let moved = layer.layer.moved((view.x0, view.y0), 0);
        for (at, pixel) in pixels.iter_mut().enumerate() {
            let (x, y) = (((at % size.0) as i64) << lod, ((at / size.0) as i64) << lod);
            *pixel = over(layer.at((x, y), moved), *pixel);
        }
    }
    pixels
}

/// A premultiplied pixel over another one.
fn over(front: Rgba, back: Rgba) -> Rgba {
    let left = u32::from(255 - front[3]);
    std::array::from_fn(|n| (u32::from(front[n]) + (u32::from(back[n]) * left + 127) / 255).min(255) as u8)
}

/// The place of a project's picture on disk: its name tells the project and the state.
struct Kept {
    cache: PathBuf,
    of: String,
    name: String,
}

impl Kept {
    fn new(storage: &dyn Storage, (folder, json): (&Path, &serde_json::Value), cache: &Path) -> Self {
        let of = format!("{:016x}-", digest(folder.to_string_lossy().as_bytes(), VERSION));
        let name = format!("{of}{:016x}.png", state(storage, folder, json));
        Self { cache: cache.to_owned(), of, name }
    }

    fn read(&self, storage: &dyn Storage) -> Option<Picture> {
        let Pixels { width, height, rgba } = Pixels::open(storage, &self.cache.join(&self.name)).ok()?;
        Some(Picture { width, height, pixels: rgba.into_iter().map(premultiplied).collect() })
    }

    /// Writes the card; one that cannot be kept is drawn again the next time.
    fn write(&self, storage: &dyn Storage, picture: &Picture) {
        let rgba = picture.pixels.iter().map(|pixel| straight(*pixel)).collect();
        let Ok(png) = Pixels { width: picture.width, height: picture.height, rgba }.to_png() else { return };
        if picture.pixels.is_empty() || storage.create_folder(&self.cache).is_err() {
            return;
        }
        for old in storage.list(&self.cache).unwrap_or_default() {
            if old.starts_with(&self.of) {
                let _ = storage.remove(&self.cache.join(old));
            }
        }
        let _ = storage.write(&self.cache.join(&self.name), &png);
    }
}

/// A number that is another one once what the picture shows may be: from the files that it is drawn of.
fn state(storage: &dyn Storage, folder: &Path, json: &serde_json::Value) -> u64 {
    let list = |key: &str| json.get(key).and_then(|value| value.as_array()).into_iter().flatten();
    let first = |key: &str| list(key).next().and_then(|value| value.as_str());
    let level = first("levels").map(|key| format!("levels/{key}.json"));
    let maze = first("mazes").map(|key| format!("mazes/{key}.json"));
    let own = ["loopwright.json", "chunks.json", "objects.json"].map(str::to_owned);
    let paths = list("tilesets").filter_map(|set| set.get("path").and_then(|path| path.as_str()));
    let tilesets = paths.flat_map(|path| ["tileset.json", "art.png"].map(|file| format!("{path}/{file}")));
    let files = own.into_iter().chain(level).chain(maze).chain(tilesets);
    files.fold(VERSION, |sum, file| {
        let bytes = project_file(storage, folder, &file).unwrap_or_default();
        digest(&bytes, digest(file.as_bytes(), sum))
    })
}

/// Returns the picture of all of a maze that is not empty.
fn maze_picture(maze: &MazeData, room: (usize, usize)) -> Picture {
    let (width, height) = (room.0 as i64, room.1 as i64);
    let (columns, rows) = (i32::from(maze.grid.columns()), i32::from(maze.grid.rows()));
    let is_used =
        |cell: &(i32, i32)| MazeBlock::from_id(maze.grid.get(*cell)).is_some_and(|block| block != MazeBlock::Empty);
    let cells = (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y)));
    let Some((x0, y0, x1, y1)) = cells.filter(is_used).fold(None, |seen, (x, y)| {
        let (x0, y0, x1, y1) = seen.unwrap_or((x, y, x, y));
        Some((x0.min(x), y0.min(y), x1.max(x), y1.max(y)))
    }) else {
        return Picture::default();
    };
    let side = SIDE as i64;
    let size = (i64::from(x1 - x0 + 1) * side, i64::from(y1 - y0 + 1) * side);
    // Each pixel stands for so many, counted in sixteenths.
    let step = (size.0 * 16 / width).max(size.1 * 16 / height).max(16);
    let corner = |from: i32, size: i64, room: i64| i64::from(from) * side - (room * step / 16 - size) / 2;
    let (left, top) = (corner(x0, size.0, width), corner(y0, size.1, height));
    let mut blocks = BTreeMap::new();
    let pixel = |at: i64| {
        let (x, y) = (left + at % width * step / 16, top + at / width * step / 16);
        let cell = (x.div_euclid(side) as i32, y.div_euclid(side) as i32);
        let is_inside = (0..columns).contains(&cell.0) && (0..rows).contains(&cell.1);
        let block = MazeBlock::from_id(maze.grid.get(cell)).filter(|_| is_inside).unwrap_or(MazeBlock::Empty);
        let pixels = blocks.entry(block.id()).or_insert_with(|| block_pixels(block));
        let place = y.rem_euclid(side) as usize * SIDE + x.rem_euclid(side) as usize;
        over(pixels.get(place).copied().unwrap_or(CLEAR), NIGHT)
    };
    Picture { width: room.0, height: room.1, pixels: (0..width * height).map(pixel).collect() }
}

/// FNV-1a.
fn digest(bytes: &[u8], from: u64) -> u64 {
    let seed = 0xcbf2_9ce4_8422_2325 ^ from;
    bytes.iter().fold(seed, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::starting_ground::{empty_project, grounded};
    use sim::file::{MemoryStorage, save_as};

    #[test]
    fn a_card_is_drawn_once_and_again_after_a_change() {
        let (storage, folder, cache) = (MemoryStorage::default(), Path::new("/p"), Path::new("/cache"));
        let mut project = grounded(empty_project());
        project.name = "Mine".into();
        save_as(&storage, &project, None, folder).expect("saves");
        let first = card(&storage, folder, Some(cache)).expect("there");
        assert_eq!((first.name.as_str(), first.size.as_str()), ("Mine", "1 level"));
        assert_eq!((first.picture.width, first.picture.height), SIZE);
        let pixel = |x: usize, y: usize| first.picture.at(x, y);
        assert!(pixel(240, 20) == SKY && pixel(240, 260) != SKY, "ground below, air above");
        let kept = storage.list(cache).expect("a folder");
        assert_eq!(kept.len(), 1, "{kept:?}");
        assert_eq!(card(&storage, folder, Some(cache)).expect("there"), first, "as it was kept");
        let level = folder.join("levels/level-1.json");
        let mut text = storage.read(&level, MOST_BYTES).expect("a level");
        text.push(b'\n');
        storage.write(&level, &text).expect("written");
        card(&storage, folder, Some(cache)).expect("there");
        let again = storage.list(cache).expect("a folder");
        assert!(again.len() == 1 && again != kept, "the old picture is gone: {again:?}");
    }

    #[test]
    fn templates_have_pictures_that_differ() {
        let each = |starter| Template::ALL.map(|template| (template, starter));
        let all: Vec<_> = Starter::ALL.into_iter().flat_map(each).collect();
        let pictures: Vec<_> = all.iter().map(|of| template_picture(*of, None, None)).collect();
        for (at, picture) in pictures.iter().enumerate() {
            assert!(!picture.pixels.is_empty() && !pictures[..at].contains(picture), "{:?}", all[at]);
        }
    }

    #[test]
    fn what_is_no_project_has_no_card() {
        let storage = MemoryStorage::default();
        assert!(card(&storage, Path::new("/nothing"), None).is_err());
        storage.create_folder(Path::new("/p")).expect("made");
        storage.write(Path::new("/p/loopwright.json"), b"[7]").expect("written");
        assert!(card(&storage, Path::new("/p"), None).is_err());
    }
}
