//! The background layers of a tileset: changed, moved, split, and their pictures copied into its folder.

use crate::document::Edit;
use crate::document::art::own_pictures::stem;
use crate::document::copied::put_copy;
use crate::pixels::{MOST_BYTES, Pixels};
use crate::sprites::as_png;
use crate::words::clause;
use sim::file::{FilePlace, FileProblem, Refusal, Saved, Storage, picture_path};
use sim::project::{Background, Extra, InnerExtra, Project, Tileset, TilesetRef};
use std::path::Path;
use std::sync::Arc;

/// Layers that a tileset can have.
pub const MOST: usize = 64;
/// A layer's share of the camera's way that fields take, 256 to the whole.
pub const SCROLL: std::ops::RangeInclusive<i32> = 0..=4 * 256;
/// The height of a layer that fields take, pixels.
pub const HEIGHT: std::ops::RangeInclusive<i32> = -16_384..=16_384;
/// Pixels a second of a layer's drift that fields take.
pub const DRIFT: std::ops::RangeInclusive<i32> = -2000..=2000;

/// A layer with the unknown fields that its file has beside it.
pub type Layer = (Background, Option<Extra>);

/// The edit that changes the list of a tileset's layers, farthest first; `None` if there is no such tileset, or nothing
/// changes.
pub fn changed(project: &Project, index: usize, change: impl FnOnce(&mut Vec<Layer>)) -> Option<Edit> {
    let set = project.tilesets.get(index)?;
    let mut inner: InnerExtra = (*set.tileset.inner_extra).clone();
    let key = |n: usize| format!("backgrounds[{n}]");
    let list = set.tileset.backgrounds.iter().enumerate();
    let old: Vec<Layer> = list.map(|(n, layer)| (layer.clone(), inner.remove(&key(n)))).collect();
    let mut new = old.clone();
    change(&mut new);
    new.truncate(MOST);
    if new == old {
        return None;
    }
    let extras = new.iter().enumerate().filter_map(|(n, (_, extra))| Some((key(n), extra.clone()?)));
    inner.extend(extras);
    let backgrounds = Arc::new(new.into_iter().map(|(layer, _)| layer).collect());
    let tileset = Tileset { backgrounds, inner_extra: Arc::new(inner), ..(*set.tileset).clone() };
    let tileset = Some(Arc::new(TilesetRef { tileset: Arc::new(tileset), ..(**set).clone() }));
    Some(Edit::SetTileset { index, tileset })
}

/// Puts a layer at another place of the list; the others keep their order.
pub fn shift(layers: &mut Vec<Layer>, from: usize, to: usize) {
    if from < layers.len() && to < layers.len() {
        let layer = layers.remove(from);
        layers.insert(to, layer);
    }
}

/// Splits a layer at a row of its picture, which has so many: both show what was shown, and can move at different speeds.
pub fn split(layers: &mut Vec<Layer>, at: usize, row: u16, height: u32) {
    let Some((layer, _)) = layers.get_mut(at) else { return };
    let (from, to) = layer.rows_of(height);
    let (Ok(from), Ok(to)) = (u16::try_from(from), u16::try_from(to)) else { return };
    if from < row && row < to {
        let y = layer.y.saturating_add(i32::from(row - from));
        let below = Background { y, rows: Some((row, to)), ..layer.clone() };
        layer.rows = Some((from, row));
        layers.insert(at + 1, (below, None));
    }
}

/// Copies a PNG into the folder of a tileset, unless it is there; the name that it has there. `home` is the project's
/// folder.
///
/// # Errors
/// Names the file, and says what is wrong and what to do.
pub fn take_picture(storage: &dyn Storage, home: &Path, tileset: &str, source: &Path) -> Result<String, String> {
    let failure = |why: &str| format!("{} can't be a background: {}", source.display(), clause(why));
    let meta = storage.meta(source).map_err(|error| failure(&error.to_string()))?;
    let meta = meta.ok_or_else(|| failure("there is no such file; check its path"))?;
    if !meta.is_file && !meta.is_folder {
        return Err(failure(&Refusal::Special.to_string()));
    }
    if meta.length > MOST_BYTES {
        return Err(failure("the file is too large; make the picture smaller"));
    }
    let content = storage.read(source, MOST_BYTES).map_err(|error| failure(&error.to_string()))?;
    let content = as_png(content).map_err(|error| failure(&error))?;
    Pixels::read(&content).map_err(|error| failure(&format!("{error}. Save it again as PNG")))?;
    put_copy(storage, (&stem(source), "png"), &content, |name| picture_path(storage, home, tileset, name))
        .map_err(|error| failure(&error))
}

/// The pictures of layers that are missing or can't be shown, with their places in `tileset.json`.
pub fn problems(storage: &dyn Storage, project: &Project, saved: &Saved) -> Vec<FileProblem> {
    let mut problems = Vec::new();
    for set in &project.tilesets {
        for (n, layer) in set.tileset.backgrounds.iter().enumerate() {
            let Err(why) = look(storage, saved.root(), &set.path, &layer.image) else { continue };
            let file = format!("{}/tileset.json", set.path);
            let place = FilePlace { file, field: field(n), ..FilePlace::default() };
            let message = message(layer, &why);
            problems.push(FileProblem { place, message, level: None, is_unread: true });
        }
    }
    problems
}

/// The field of a layer's picture in `tileset.json`.
pub(crate) fn field(n: usize) -> String {
    format!("backgrounds[{n}].image")
}

/// Returns the beginning of a problem with a layer's picture.
pub(crate) fn begins(layer: &Background) -> String {
    format!("the background picture {} can't be shown: ", layer.image)
}

fn message(layer: &Background, why: &str) -> String {
    format!("{}{why}", begins(layer))
}

fn look(storage: &dyn Storage, root: &Path, tileset: &str, name: &str) -> Result<(), String> {
    let path = picture_path(storage, root, tileset, name).map_err(|error| clause(&error.to_string()).to_owned())?;
    let storage = storage.without_links();
    match storage.meta(&path).map_err(|error| error.to_string())? {
        None => return Err("there is no such file".to_owned()),
        Some(meta) if meta.length > MOST_BYTES => return Err("the file is too large".to_owned()),
        Some(_) => {}
    }
    let content = storage.read(&path, MOST_BYTES).map_err(|error| error.to_string())?;
    Pixels::read(&content).map(drop).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::file::MemoryStorage;

    fn project() -> Project {
        let layer = |y| Background { image: "sky.png".into(), y, ..Background::default() };
        let extra: Extra = [("tint".to_owned(), serde_json::json!(7))].into_iter().collect();
        let tileset = Tileset {
            backgrounds: Arc::new(vec![layer(0), layer(1), layer(2)]),
            inner_extra: Arc::new(InnerExtra::from([
                ("backgrounds[0]".to_owned(), extra.clone()),
                ("tiles[1]".to_owned(), extra),
            ])),
            ..Tileset::default()
        };
        let set = TilesetRef { path: "t".into(), first_block: 0, tileset: Arc::new(tileset) };
        Project { tilesets: vec![Arc::new(set)], ..Project::default() }
    }

    fn after(edit: Option<Edit>) -> Tileset {
        match edit {
            Some(Edit::SetTileset { tileset: Some(set), .. }) => (*set.tileset).clone(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn unknown_fields_follow_their_layer() {
        let project = project();
        let moved = after(changed(&project, 0, |layers| shift(layers, 0, 2)));
        assert_eq!(moved.backgrounds.iter().map(|layer| layer.y).collect::<Vec<_>>(), [1, 2, 0]);
        assert_eq!(moved.inner_extra.keys().collect::<Vec<_>>(), ["backgrounds[2]", "tiles[1]"]);
        let gone = after(changed(&project, 0, |layers| drop(layers.remove(0))));
        assert_eq!(gone.inner_extra.keys().collect::<Vec<_>>(), ["tiles[1]"]);
        assert_eq!(changed(&project, 0, |layers| shift(layers, 1, 1)), None);
        assert_eq!(changed(&project, 0, |layers| shift(layers, 1, 9)), None);
        assert_eq!(changed(&project, 5, Vec::clear), None);
    }

    #[test]
    fn a_split_layer_shows_the_same_rows() {
        let mut layers = vec![(Background { y: 10, scroll_x: 8, ..Background::default() }, None)];
        split(&mut layers, 0, 40, 100);
        split(&mut layers, 1, 60, 100);
        split(&mut layers, 0, 40, 100);
        let rows: Vec<_> = layers.iter().map(|(layer, _)| (layer.y, layer.rows, layer.scroll_x)).collect();
        assert_eq!(rows, [(10, Some((0, 40)), 8), (50, Some((40, 60)), 8), (70, Some((60, 100)), 8)]);
    }

    #[test]
    fn a_picture_is_copied_once_and_never_over_another_one() {
        let png = |width| Pixels { width, height: 2, rgba: vec![[1, 2, 3, 255]; width * 2] }.to_png().expect("encodes");
        let storage = MemoryStorage::default();
        storage.create_folder(Path::new("/p/t")).expect("memory");
        storage.create_folder(Path::new("/x")).expect("memory");
        storage.put("/x/sky.png", png(3));
        storage.put("/y/sky.png", png(4));
        storage.put("/x/text.png", b"no picture".to_vec());
        let take = |path: &str| take_picture(&storage, Path::new("/p"), "t", Path::new(path));
        assert_eq!(take("/x/sky.png").as_deref(), Ok("sky.png"));
        assert_eq!(take("/x/sky.png").as_deref(), Ok("sky.png"), "it is there");
        assert_eq!(take("/y/sky.png").as_deref(), Ok("sky_2.png"));
        assert_eq!(take("/p/t/sky_2.png").as_deref(), Ok("sky_2.png"));
        for (path, says) in [("/x/text.png", "Save it again as PNG"), ("/x/none.png", "no such file")] {
            let why = take(path).expect_err(path);
            assert!(why.contains(says) && why.contains(path), "{why}");
        }
    }
}
