//! Pictures of a project's own object kinds and figures on their way between the disk and the document.

use crate::pixels::Pixels;
use crate::sprites::as_png;
use crate::words::clause;
use sim::file::{FileProblem, Refusal, Saved, Storage, check_picture, own_picture_path, picture_problem};
use sim::project::{Image, MOST_PICTURE_SIDE, OwnImage, OwnPicture, Project};
use sim::ruleset::Character;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// Bytes of a picture's file at most: many times what so few pixels need.
pub(crate) const MOST_BYTES: u64 = 8 << 20;

/// Pixels of all pictures of a project at most; those that come after are not decoded.
const MOST_PIXELS: usize = 1 << 24;

/// The thing that a picture of the project's own is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureOwner {
    /// The object kind of a name.
    Kind(String),
    /// The figure of a character.
    Figure(Character),
}

/// A picture of object kinds or figures that is another one on disk.
#[derive(Debug)]
pub struct ChangedImage {
    /// The name of its file.
    pub file: String,
    /// The present image, or the reason for which it can't be shown.
    pub now: Result<Arc<Image>, String>,
}

/// Decodes a PNG.
///
/// # Errors
/// Says in words what is wrong with it. Its size is looked at before memory is asked for.
pub fn decode(content: Vec<u8>) -> Result<Image, String> {
    if content.len() as u64 > MOST_BYTES {
        return Err(format!("the file has more than {} MB", MOST_BYTES >> 20));
    }
    let side = |at: usize| Some(u32::from_be_bytes(content.get(at..at + 4)?.try_into().ok()?));
    if let (true, Some(width), Some(height)) = (content.starts_with(b"\x89PNG"), side(16), side(20))
        && width.max(height) as usize > MOST_PICTURE_SIDE
    {
        let most = MOST_PICTURE_SIDE;
        return Err(format!(
            "it is {width} × {height} pixels; {most} × {most} is the most that an object or a character can show"
        ));
    }
    let Pixels { width, height, rgba } = Pixels::read(&content).map_err(|error| error.to_string())?;
    let side = |pixels: usize| u16::try_from(pixels).ok().filter(|pixels| *pixels > 0);
    match (side(width), side(height)) {
        (Some(width), Some(height)) => {
            Ok(Image::new(width, height, rgba.into_boxed_slice(), content.into_boxed_slice()))
        }
        _ => Err(format!("it is {width} × {height} pixels: there is nothing to show")),
    }
}

fn content(storage: &dyn Storage, path: &Path) -> Result<Vec<u8>, String> {
    let meta = storage.meta(path).map_err(|error| error.to_string())?;
    match meta {
        None => Err("there is no such file".to_owned()),
        Some(meta) if meta.is_folder => Err("this is a folder".to_owned()),
        Some(meta) if !meta.is_file => Err(Refusal::Special.to_string()),
        Some(meta) if meta.length > MOST_BYTES => Err(format!("the file has more than {} MB", MOST_BYTES >> 20)),
        Some(_) => storage.read(path, MOST_BYTES + 1).map_err(|error| error.to_string()),
    }
}

fn load(storage: &dyn Storage, saved: &mut Saved, file: &str) -> Result<Arc<Image>, String> {
    let path = own_picture_path(storage, saved.root(), file);
    let path = path.map_err(|error| clause(&error.to_string()).to_owned())?;
    let image = decode(content(storage.without_links(), &path)?)?;
    // One that is broken may be half written: it is not known until it can be read.
    saved.saw_picture(file, &image.content);
    Ok(Arc::new(image))
}

/// Decodes the pictures of all kinds. A fault in one is reported with its place in `objects.json`; the kind is drawn in
/// its matter then.
pub fn read(storage: &dyn Storage, project: &mut Project, saved: &mut Saved) -> Vec<FileProblem> {
    if project.objects.pictures().next().is_none() {
        return Vec::new();
    }
    let mut images: BTreeMap<&str, OwnImage> = BTreeMap::new();
    let mut pixels = 0;
    for picture in project.objects.pictures() {
        let file = picture.file.as_str();
        if images.contains_key(file) {
            continue;
        }
        let loaded = match pixels >= MOST_PIXELS {
            true => Err("the pictures before it have 16 million pixels, no more are decoded".to_owned()),
            false => load(storage, saved, file),
        };
        let image = match loaded {
            Ok(image) => {
                pixels += image.pixels.len();
                OwnImage::Read(image)
            }
            Err(why) => OwnImage::Broken(why.into()),
        };
        images.insert(file, image);
    }
    let kinds = project.objects.with_images(|picture| images.get(picture.file.as_str()).cloned());
    let mut problems = Vec::new();
    for (place, kind) in kinds.kinds.iter().enumerate() {
        if let Some(picture) = &kind.picture
            && let Some(message) = problem_of(picture)
        {
            problems.push(picture_problem(storage, saved, &format!("kinds[{place}].picture"), message));
        }
    }
    for (name, figure) in &kinds.figures {
        if let Some(message) = problem_of(&figure.picture) {
            problems.push(picture_problem(storage, saved, &format!("figures.{name}.picture"), message));
        }
    }
    project.objects = Arc::new(kinds);
    problems
}

/// Returns the fault of a picture, in words; `None` if it can be shown or was never read.
pub fn problem_of(picture: &OwnPicture) -> Option<String> {
    match &picture.image {
        OwnImage::Broken(why) => Some(format!("the picture {} can't be shown: {why}", picture.file)),
        OwnImage::Unread | OwnImage::Read(_) => None,
    }
}

/// The pictures that are no longer as they were read or written last.
pub(crate) fn changed(storage: &dyn Storage, project: &Project, saved: &mut Saved) -> Vec<ChangedImage> {
    let mut all: BTreeMap<&str, &OwnPicture> = BTreeMap::new();
    for picture in project.objects.pictures() {
        all.insert(&picture.file, picture);
    }
    let mut changes = Vec::new();
    for (file, picture) in all {
        let now = load_changed(storage, saved, picture);
        let is_news = match (&now, &picture.image) {
            (None, _) => false,
            (Some(Err(why)), OwnImage::Broken(old)) => **old != **why,
            (Some(_), _) => true,
        };
        if let Some(now) = now.filter(|_| is_news) {
            changes.push(ChangedImage { file: file.to_owned(), now });
        }
    }
    changes
}

/// The picture of a file as it is now; `None` if it is known to be as shown, or is gone.
fn load_changed(storage: &dyn Storage, saved: &mut Saved, picture: &OwnPicture) -> Option<Result<Arc<Image>, String>> {
    let path = own_picture_path(storage, saved.root(), &picture.file).ok()?;
    let plain = storage.without_links();
    // A paint program may be between the old file and the new one.
    plain.meta(&path).ok()??;
    match content(plain, &path) {
        Ok(content) if picture.shown().is_some() && saved.knows_picture(&picture.file, &content) => None,
        Ok(_) => Some(load(storage, saved, &picture.file)),
        Err(why) => Some(Err(why)),
    }
}

/// Reads a picture from anywhere for an object kind or a figure: a PNG, or a file of Aseprite, which becomes one. Returns the name that it takes in the project's folder: its own, with
/// a number where something else has it.
///
/// # Errors
/// Says in words why it can't be used.
pub(crate) fn take(
    storage: &dyn Storage,
    project: &Project,
    saved: Option<&mut Saved>,
    path: &Path,
) -> Result<(String, Arc<Image>), String> {
    let image = decode(as_png(content(storage, path)?)?)?;
    let mut saved = saved;
    let mut is_free = |name: &str| {
        let same_name = |picture: &&OwnPicture| picture.file.eq_ignore_ascii_case(name);
        let others = project.objects.pictures().filter(same_name);
        // One that is not decoded may be anything.
        let is_mine = |other: &OwnPicture| {
            other.file == name && other.shown().is_some_and(|shown| shown.content == image.content)
        };
        if !others.into_iter().all(is_mine) {
            return false;
        }
        let Some(saved) = saved.as_deref_mut() else { return true };
        let Ok(target) = own_picture_path(storage, saved.root(), name) else { return false };
        match storage.without_links().meta(&target) {
            Ok(None) => true,
            Ok(Some(_)) => {
                let same = content(storage.without_links(), &target).is_ok_and(|there| *there == *image.content);
                if same {
                    saved.saw_picture(name, &image.content);
                }
                same
            }
            Err(_) => false,
        }
    };
    let base = stem(path);
    let names = (1..1000).map(|n| if n == 1 { format!("{base}.png") } else { format!("{base}_{n}.png") });
    let name = names.into_iter().find(|name| is_free(name)).ok_or("no name is left for it in the project's folder")?;
    Ok((name, Arc::new(image)))
}

/// A name for a file without its ending, that every system can have.
pub(crate) fn stem(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let plain = |letter: char| if letter.is_alphanumeric() || "-_ ".contains(letter) { letter } else { '_' };
    let stem: String = stem.chars().map(plain).take(40).collect();
    let stem = stem.trim().to_owned();
    if check_picture(&format!("{stem}.png")).is_ok() {
        stem
    } else {
        format!("picture_{stem}").trim_end_matches('_').to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::file::MemoryStorage;
    use sim::project::{OwnKind, OwnKinds};

    fn png(width: usize, height: usize) -> Vec<u8> {
        Pixels { width, height, rgba: vec![[9, 8, 7, 255]; width * height] }.to_png().expect("encodes")
    }

    #[test]
    fn hostile_pictures_are_reported_and_cost_nothing() {
        let whole = png(24, 16);
        let mut huge = whole.clone();
        huge[16..24].copy_from_slice(&[0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF]);
        let mut flat = whole.clone();
        flat[20..24].copy_from_slice(&[0; 4]);
        for (name, content, says) in [
            ("nothing", Vec::new(), "an empty file"),
            ("the first bytes", whole[..5].to_vec(), "ends in the middle"),
            ("half of it", whole[..whole.len() / 2].to_vec(), "ends in the middle"),
            ("a size that is a lie", huge, "1024 × 1024 is the most"),
            ("one pixel too wide", png(1025, 1), "it is 1025 × 1 pixels"),
            ("no rows", flat, ""),
            ("a text", b"no picture".to_vec(), "this is not a PNG"),
            ("a JPEG", b"\xFF\xD8\xFF\xE0".to_vec(), "a JPEG"),
            ("many bytes", vec![0; MOST_BYTES as usize + 1], "more than 8 MB"),
        ] {
            let why = decode(content).expect_err(name);
            assert!(why.contains(says) && !why.is_empty(), "{name}: {why}");
        }
        let image = decode(png(512, 3)).expect("as large as can be");
        assert_eq!((image.width, image.height, image.at(511, 2), image.at(512, 0)), (512, 3, [9, 8, 7, 255], [0; 4]));
    }

    #[test]
    fn a_sprite_of_aseprite_becomes_a_png_of_its_frames() {
        // Two frames of 16 × 8 pixels, without a layer.
        let head = [&[0, 0, 0, 0, 0xE0, 0xA5, 2, 0, 16, 0, 8, 0, 32, 0][..], &[0; 114]].concat();
        let frame = [&[16, 0, 0, 0, 0xFA, 0xF1, 0, 0, 100, 0][..], &[0; 6]].concat();
        let storage = MemoryStorage::new();
        storage.put("/hero.aseprite", [head, frame.clone(), frame].concat());
        let (name, image) = take(&storage, &Project::default(), None, Path::new("/hero.aseprite")).expect("a picture");
        assert_eq!((name.as_str(), image.width, image.height), ("hero.png", 32, 8));
        assert!(image.content.starts_with(b"\x89PNG"), "what the project keeps is a PNG");
    }

    #[test]
    fn every_cut_or_flipped_bit_is_an_error_or_a_picture() {
        let whole = png(7, 5);
        for end in 0..whole.len() {
            let _told = decode(whole[..end].to_vec());
        }
        for at in 0..whole.len() * 8 {
            let mut turned = whole.clone();
            turned[at / 8] ^= 1 << (at % 8);
            if let Ok(image) = decode(turned) {
                assert_eq!(image.pixels.len(), usize::from(image.width) * usize::from(image.height));
            }
        }
    }

    #[test]
    fn a_picture_takes_a_name_that_nothing_else_has() {
        let storage = MemoryStorage::new();
        let root = Path::new("/game");
        storage.create_folder(root).expect("made");
        let file = |path: &str, content: &[u8]| storage.write(Path::new(path), content).expect("written");
        let mut saved = Saved::at(root);
        file("/rock.png", &png(2, 2));
        let taken = |storage: &MemoryStorage, saved: &mut Saved, path: &str, project: &Project| {
            take(storage, project, Some(saved), Path::new(path)).map(|(name, _)| name)
        };
        let empty = Project::empty("p");
        assert_eq!(taken(&storage, &mut saved, "/rock.png", &empty), Ok("rock.png".into()));
        file("/game/rock.png", &png(3, 3));
        assert_eq!(taken(&storage, &mut saved, "/rock.png", &empty), Ok("rock_2.png".into()), "another one is there");
        assert_eq!(taken(&storage, &mut saved, "/game/rock.png", &empty), Ok("rock.png".into()), "this one is there");
        let (file_name, image) = take(&storage, &empty, None, Path::new("/rock.png")).expect("without a folder");
        let picture = OwnPicture { file: file_name, image: OwnImage::Read(image), ..OwnPicture::default() };
        let kind = OwnKind { name: "rock".into(), picture: Some(picture), ..OwnKind::default() };
        let mut project = empty.clone();
        project.objects = Arc::new(OwnKinds { kinds: vec![Arc::new(kind)], ..OwnKinds::default() });
        let other = take(&storage, &project, None, Path::new("/game/rock.png")).map(|(name, _)| name);
        assert_eq!(other, Ok("rock_2.png".into()), "another kind has it");
        file("/CON.png", &png(1, 1));
        assert_eq!(taken(&storage, &mut saved, "/CON.png", &empty), Ok("picture_CON.png".into()));
        let why = taken(&storage, &mut saved, "/gone.png", &empty).expect_err("it is gone");
        assert!(why.contains("no such file"), "{why}");
    }
}
