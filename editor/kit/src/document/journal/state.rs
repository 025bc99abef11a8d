//! The state of a project, as texts: its files, and its pictures as lines that can be compared.

use crate::document::art::own_pictures::decode;
use sim::file::{FileDigest, Texts, all_texts, changed_texts, text_of, with_texts};
use sim::project::{ArtCell, ColorNumbers, Image, IndexedArt, MOST_COLORS, OwnImage, Project, Sheet};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

/// Before the path of a tileset: its picture.
const SHEET: &str = "sheet:";
/// Before the name of a file: the picture of object kinds that is in it.
const IMAGE: &str = "image:";
/// Bytes of a picture's file in a line.
const IMAGE_LINE: usize = 64;

/// Returns all texts of a project.
pub(in crate::document) fn texts(project: &Project) -> BTreeMap<String, String> {
    let pictures = changed_pictures(&Project::default(), project);
    all_texts(project).into_iter().chain(pictures.into_iter().filter_map(|(name, text)| Some((name, text?)))).collect()
}

/// The text of a name; `None` if the project has none.
pub(super) fn text(project: &Project, name: &str) -> Option<String> {
    match (name.strip_prefix(SHEET), name.strip_prefix(IMAGE)) {
        (Some(path), _) => sheets(project).get(path).map(|sheet| sheet_text(sheet)),
        (_, Some(file)) => images(project).get(file).map(|image| image_text(image)),
        _ => text_of(project, name),
    }
}

/// The texts that differ between two states.
pub(super) fn changed(old: &Project, new: &Project) -> Texts {
    let mut changed = changed_texts(old, new);
    changed.extend(changed_pictures(old, new));
    changed
}

/// The texts of `to` that differ from those of `from`.
pub(in crate::document) fn differing(from: &BTreeMap<String, String>, to: &BTreeMap<String, String>) -> Texts {
    let names = from.keys().chain(to.keys()).filter(|name| from.get(*name) != to.get(*name));
    names.map(|name| (name.clone(), to.get(name).cloned())).collect()
}

/// True for the names of pictures.
pub(super) fn is_picture(name: &str) -> bool {
    name.starts_with(SHEET) || name.starts_with(IMAGE)
}

/// The digest of a state: the same for states that say the same.
pub(super) fn digest(texts: &BTreeMap<String, String>) -> String {
    let clear = clear_end();
    let text = |name: &str, text: &str| match name.starts_with(SHEET) {
        true => FileDigest::of(text.trim_end_matches(&clear).as_bytes()),
        false => FileDigest::of(text.as_bytes()),
    };
    let all: Vec<String> = texts.iter().map(|(name, content)| format!("{name} {}\n", text(name, content))).collect();
    FileDigest::of(all.concat().as_bytes()).to_string()
}

/// Returns rows that a picture on disk may have at its end, and one in memory not.
fn clear_end() -> String {
    format!("\n{}", cell_text(&Sheet::clear(), &[0; 256]))
}

fn changed_pictures(old: &Project, new: &Project) -> Texts {
    let mut changed = Texts::new();
    let (before, after) = (sheets(old), sheets(new));
    for (path, sheet) in &after {
        if !before.get(path).is_some_and(|before| Arc::ptr_eq(before, sheet)) {
            changed.insert(format!("{SHEET}{path}"), Some(sheet_text(sheet)));
        }
    }
    let gone = before.keys().filter(|path| !after.contains_key(*path));
    changed.extend(gone.map(|path| (format!("{SHEET}{path}"), None)));
    let (before, after) = (images(old), images(new));
    for (file, image) in &after {
        if !before.get(file).is_some_and(|before| Arc::ptr_eq(before, image)) {
            changed.insert(format!("{IMAGE}{file}"), Some(image_text(image)));
        }
    }
    let gone = before.keys().filter(|file| !after.contains_key(*file));
    changed.extend(gone.map(|file| (format!("{IMAGE}{file}"), None)));
    changed
}

fn sheets(project: &Project) -> BTreeMap<&str, &Arc<Sheet>> {
    let sets = project.tilesets.iter();
    sets.filter_map(|set| Some((set.path.as_str(), set.tileset.sheet.as_ref()?))).collect()
}

fn images(project: &Project) -> BTreeMap<&str, &Arc<Image>> {
    let pictures = project.objects.pictures();
    pictures.filter_map(|picture| Some((picture.file.as_str(), picture.shown()?))).collect()
}

/// The project with other texts.
///
/// # Errors
/// Says which text cannot be read, and why.
pub(in crate::document) fn with(project: &Project, mut texts: Texts) -> Result<Project, String> {
    let mut pictures = |kind| texts.extract_if(.., |name, _| name.starts_with(kind)).collect::<Vec<_>>();
    let (sheets, images) = (pictures(SHEET), pictures(IMAGE));
    let mut new = with_texts(project, &texts).map_err(|error| error.to_string())?;
    for (name, text) in sheets {
        let sheet = match text {
            Some(text) => Some(Arc::new(read_sheet(&text).ok_or_else(|| format!("{name} is damaged"))?)),
            None => None,
        };
        let path = &name[SHEET.len()..];
        for set in new.tilesets.iter_mut().filter(|set| set.path == path) {
            Arc::make_mut(&mut Arc::make_mut(set).tileset).sheet = sheet.clone();
        }
    }
    for (name, text) in images {
        let Some(text) = text else { continue };
        let content = read_hex(&text.replace('\n', "")).ok_or_else(|| format!("{name} is damaged"))?;
        let image = decode(content).map(|image| OwnImage::Read(Arc::new(image)))?;
        let file = &name[IMAGE.len()..];
        let kinds = new.objects.with_images(|picture| (picture.file == file).then(|| image.clone()));
        new.objects = Arc::new(kinds);
    }
    Ok(new)
}

/// True if two texts of a name say the same: a picture on disk has whole rows, in memory perhaps not.
pub(super) fn is_same(name: &str, a: &str, b: &str) -> bool {
    let clear = clear_end();
    name.starts_with(SHEET) && a.trim_end_matches(&clear) == b.trim_end_matches(&clear)
}

/// A line for the width, one for each cell: runs of equal pixels, each as its length and colour.
fn sheet_text(sheet: &Sheet) -> String {
    let mut text = sheet.across.to_string();
    for color in sheet.indexed.iter().flat_map(|indexed| &indexed.colors) {
        let _written = write!(text, " {:08x}", u32::from_be_bytes(*color));
    }
    for (n, cell) in sheet.cells.iter().enumerate() {
        let numbers = sheet.indexed.as_ref().and_then(|indexed| indexed.cells.get(n));
        text.push('\n');
        text += &cell_text(cell, numbers.map_or(&[0; 256], |numbers| numbers));
    }
    text
}

/// The pixels of a cell, and the colour number of each if it is not 0.
fn cell_text(cell: &[u8; 1024], numbers: &[u8; 256]) -> String {
    let pixels: Vec<([u8; 4], u8)> = cell.as_chunks::<4>().0.iter().copied().zip(numbers.iter().copied()).collect();
    let run = |run: &[([u8; 4], u8)]| {
        let (color, number) = (u32::from_be_bytes(run[0].0), run[0].1);
        let number = if number > 0 { format!(":{number}") } else { String::new() };
        format!("{}:{color:08x}{number}", run.len())
    };
    pixels.chunk_by(|a, b| a == b).map(run).collect::<Vec<_>>().join(" ")
}

fn read_sheet(text: &str) -> Option<Sheet> {
    let mut lines = text.split('\n');
    let mut head = lines.next()?.split(' ');
    let across = head.next()?.parse().ok().filter(|across| *across > 0)?;
    let color = |text: &str| Some(u32::from_str_radix(text, 16).ok()?.to_be_bytes());
    let colors: Vec<[u8; 4]> = head.take(MOST_COLORS + 1).map(color).collect::<Option<_>>()?;
    if colors.len() > MOST_COLORS {
        return None;
    }
    let (mut cells, mut numbers) = (Vec::new(), Vec::new());
    for line in lines {
        if cells.len() > usize::from(u16::MAX) {
            return None;
        }
        let (cell, own) = read_cell(line)?;
        cells.push(cell);
        numbers.push(own);
    }
    let indexed = (!colors.is_empty()).then(|| Arc::new(IndexedArt { colors, cells: numbers }));
    (!cells.is_empty()).then_some(Sheet { across, cells, indexed })
}

fn read_cell(line: &str) -> Option<(ArtCell, ColorNumbers)> {
    let (mut pixels, mut numbers) = (Vec::with_capacity(1024), Vec::with_capacity(256));
    for run in line.split_ascii_whitespace() {
        let (count, color) = run.split_once(':')?;
        let (color, number) = color.split_once(':').unwrap_or((color, "0"));
        let number: u8 = number.parse().ok()?;
        let (count, color) = (count.parse::<usize>().ok()?, u32::from_str_radix(color, 16).ok()?);
        if count > 256 - pixels.len() / 4 {
            return None;
        }
        (0..count).for_each(|_| pixels.extend(color.to_be_bytes()));
        numbers.extend(std::iter::repeat_n(number, count));
    }
    Some((Arc::new(<[u8; 1024]>::try_from(pixels).ok()?), Arc::new(<[u8; 256]>::try_from(numbers).ok()?)))
}

fn image_text(image: &Image) -> String {
    let hex = |bytes: &[u8]| {
        bytes.iter().fold(String::new(), |mut text, byte| {
            let _written = write!(text, "{byte:02x}");
            text
        })
    };
    image.content.chunks(IMAGE_LINE).map(hex).collect::<Vec<_>>().join("\n")
}

fn read_hex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes().as_chunks::<2>();
    let byte = |pair: &[u8; 2]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    digits.1.is_empty().then(|| digits.0.iter().map(byte).collect::<Option<Vec<_>>>())?
}
