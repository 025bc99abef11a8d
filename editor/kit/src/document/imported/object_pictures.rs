//! Pictures of a game's objects as definitions of its disassembly compose them: images of colour numbers, and which of them an
//! object shows by its subtype and flips.
//!
//! An import reads them; the level keeps them, packed.

use super::extra::{read_field, with_field};
use super::packed::{MOST_BYTES, Packed};
use serde::{Deserialize, Serialize};
use sim::objects::Engine;
use sim::project::{Extra, LevelData, Rgb};
use std::collections::BTreeMap;

/// The field with them in a level's extra map.
const FIELD: &str = "sonlvl_pictures";
/// Pixels of all images of a level at most, and bytes of what says where they are shown.
const MOST_PIXELS: usize = 64 * MOST_BYTES;
/// Farther than this from its place nothing of a picture is shown, pixels.
const REACH: i32 = 512;

/// The bit of a pixel that is drawn in front of the level.
pub(crate) const HIGH: u8 = 0x80;

/// The pictures that a level has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ObjectPictures {
    objects: BTreeMap<u8, ObjectPicture>,
    images: Vec<PictureImage>,
    /// Colours beyond those of the level, of the lines 4 to 7.
    more_colors: Vec<Rgb>,
    /// The prefix of the object list that the numbers are of.
    list: String,
}

/// The pictures of one object.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct ObjectPicture {
    /// The first of these whose conditions hold is shown.
    pub options: Vec<PictureOption>,
    /// Without such options, the one of its subtype.
    pub subtypes: BTreeMap<u8, Vec<PicturePart>>,
    /// Else this.
    pub usual: Vec<PicturePart>,
    /// The reason for which there is no picture, or not all of it.
    pub problem: String,
    /// True for an object that players do not see.
    pub is_debug: bool,
}

/// A picture that is shown under conditions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PictureOption {
    /// The conditions: all must hold.
    pub conditions: Vec<PictureCondition>,
    /// The picture.
    pub parts: Vec<PicturePart>,
}

/// A condition on an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PictureCondition {
    /// These bits of the subtype, shifted down, plus a number, are a value.
    Subtype {
        /// The bits.
        mask: u8,
        /// Bits that they are shifted down.
        shift: u8,
        /// The number that is added.
        add: i32,
        /// The value.
        is: i32,
    },
    /// One of these bits of the subtype is set, or none is.
    Flag {
        /// The bits.
        mask: u8,
        /// True for one of them.
        is: bool,
    },
    /// The object is mirrored left to right, or is not.
    FlipX(bool),
    /// The object is mirrored top to bottom, or is not.
    FlipY(bool),
    /// A condition that holds for no object.
    Never,
}

/// An image at its place in a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PicturePart {
    /// The number of the image.
    pub image: usize,
    /// Its place from that of the object, pixels.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub at: (i32, i32),
    /// Mirrored left to right, and top to bottom.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub flips: (PartFlip, PartFlip),
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The mirroring of a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PartFlip {
    /// As the object.
    #[default]
    Normal,
    /// The opposite of the object.
    Reverse,
    /// Not mirrored.
    Never,
    /// Mirrored.
    Always,
}

impl PartFlip {
    const fn of(self, object: bool) -> bool {
        match self {
            Self::Normal => object,
            Self::Reverse => !object,
            Self::Never => false,
            Self::Always => true,
        }
    }
}

/// An image of colour numbers: 16 to a line, with [`HIGH`] for a pixel in front of the level; 0 is clear.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PictureImage {
    /// Its left edge from the object's place, pixels.
    pub left: i32,
    /// Its top edge.
    pub top: i32,
    /// Pixels in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The pixels, row after row.
    #[serde(skip)]
    pub pixels: Vec<u8>,
}

impl PictureImage {
    /// The same without clear rows and columns around it.
    pub(crate) fn trimmed(self) -> Self {
        let seen = |at: &(usize, u8)| at.1 != 0;
        let columns = || self.pixels.iter().copied().enumerate().filter(seen).map(|(at, _)| at % self.width);
        let rows = || self.pixels.iter().copied().enumerate().filter(seen).map(|(at, _)| at / self.width);
        let (Some(x0), Some(x1), Some(y0), Some(y1)) = (columns().min(), columns().max(), rows().min(), rows().max())
        else {
            return Self::default();
        };
        let row = |y: usize| self.pixels[y * self.width + x0..=y * self.width + x1].iter().copied();
        Self {
            left: self.left + x0 as i32,
            top: self.top + y0 as i32,
            width: x1 - x0 + 1,
            height: y1 - y0 + 1,
            pixels: (y0..=y1).flat_map(row).collect(),
        }
    }

    fn at(&self, x: i32, y: i32) -> u8 {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return 0 };
        if x < self.width { self.pixels.get(y * self.width + x).copied().unwrap_or(0) } else { 0 }
    }

    /// The area that it covers when it is mirrored about the object's place: left, top, right, bottom, the last two exclusive.
    fn area(&self, (flip_x, flip_y): (bool, bool)) -> [i32; 4] {
        let side = |from: i32, length: usize, flip: bool| {
            let to = from.saturating_add(length as i32);
            if flip { (to.saturating_neg(), from.saturating_neg()) } else { (from, to) }
        };
        let (x, y) = (side(self.left, self.width, flip_x), side(self.top, self.height, flip_y));
        [x.0, y.0, x.1, y.1]
    }
}

/// The picture that a game shows of an object, composed of its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ComposedPicture {
    /// Its left edge from the object's place, pixels.
    pub left: i32,
    /// Its top edge.
    pub top: i32,
    /// Pixels in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Red, green, blue and alpha of each pixel, row after row.
    pub pixels: Vec<[u8; 4]>,
    /// Most of it is drawn in front of the level.
    pub is_high: bool,
}

/// The field as it is stored.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Stored {
    rules: Vec<Packed>,
    pixels: Vec<Packed>,
}

/// Bytes in packed pieces, each of a length that is kept; `None` if there are too many.
fn pieces(bytes: &[u8]) -> Option<Vec<Packed>> {
    (bytes.len() <= MOST_PIXELS).then(|| bytes.chunks(MOST_BYTES).map(Packed::of).collect())
}

fn joined(pieces: &[Packed]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for piece in pieces.iter().take(MOST_PIXELS / MOST_BYTES) {
        bytes.extend(piece.bytes()?);
    }
    Some(bytes)
}

impl ObjectPictures {
    /// Pictures by the numbers that a list gives their objects, and the colours of the lines beyond the level's.
    pub(crate) fn new(
        objects: BTreeMap<u8, ObjectPicture>,
        images: Vec<PictureImage>,
        more_colors: Vec<Rgb>,
        list: String,
    ) -> Self {
        Self { objects, images, more_colors, list }
    }

    /// Returns whether two levels keep the same pictures.
    pub(crate) fn are_same<'a>(one: Option<&'a LevelData>, other: Option<&'a LevelData>) -> bool {
        let kept = |level: Option<&'a LevelData>| level.and_then(|level| level.extra.get(FIELD));
        kept(one) == kept(other)
    }

    /// Returns the pictures that a level keeps; none for a level that came from no disassembly.
    pub fn of(level: &LevelData) -> Self {
        Self::read(&level.extra).unwrap_or_default()
    }

    fn read(extra: &Extra) -> Option<Self> {
        let stored: Stored = read_field(extra, FIELD)?;
        let mut all: Self = serde_json::from_slice(&joined(&stored.rules)?).ok()?;
        let pixels = joined(&stored.pixels)?;
        let mut rest = pixels.as_slice();
        for image in &mut all.images {
            let length = image.width.checked_mul(image.height)?;
            let (own, behind) = rest.split_at_checked(length)?;
            (image.pixels, rest) = (own.to_vec(), behind);
        }
        Some(all)
    }

    /// The field as an extra map has it.
    pub(crate) fn packed(&self) -> Option<serde_json::Value> {
        if self.objects.is_empty() {
            return None;
        }
        let pixels: Vec<u8> = self.images.iter().flat_map(|image| image.pixels.iter().copied()).collect();
        let (rules, pixels) = (pieces(&serde_json::to_vec(self).ok()?)?, pieces(&pixels)?);
        serde_json::to_value(Stored { rules, pixels }).ok()
    }

    /// An extra map with what [`ObjectPictures::packed`] returned.
    pub(crate) fn put(packed: Option<serde_json::Value>, extra: Extra) -> Extra {
        match packed {
            Some(packed) => with_field(extra, FIELD, &packed),
            None => {
                let mut extra = extra;
                extra.shift_remove(FIELD);
                extra
            }
        }
    }

    /// True if there is none.
    pub fn is_empty(&self) -> bool {
        self.objects.is_empty()
    }

    /// Colours beyond those of the level, of the lines 4 to 7.
    pub fn more_colors(&self) -> &[Rgb] {
        &self.more_colors
    }

    /// The object list that the numbers are of; `None` if it is not known.
    pub fn list(&self) -> Option<Engine> {
        Engine::named(&self.list)
    }

    /// The reason for which an object has no picture, or not all of it.
    pub fn problem(&self, number: u8) -> Option<&str> {
        self.objects.get(&number).map(|object| object.problem.as_str()).filter(|problem| !problem.is_empty())
    }

    /// True for an object that players do not see.
    pub(crate) fn is_debug(&self, number: u8) -> bool {
        self.objects.get(&number).is_some_and(|object| object.is_debug)
    }

    /// True if an object has a picture, of any subtype.
    pub(crate) fn has(&self, number: u8) -> bool {
        let Some(object) = self.objects.get(&number) else { return false };
        let options = object.options.iter().map(|option| &option.parts);
        options.chain(object.subtypes.values()).chain([&object.usual]).any(|parts| !parts.is_empty())
    }

    /// The parts of an object's picture, the hindmost first; none if it has no picture.
    fn parts(&self, number: u8, subtype: u8, flips: (bool, bool)) -> &[PicturePart] {
        let Some(object) = self.objects.get(&number) else { return &[] };
        let holds = |option: &&PictureOption| option.conditions.iter().all(|condition| condition.holds(subtype, flips));
        match object.options.iter().find(holds) {
            Some(option) => &option.parts,
            None if object.options.is_empty() => object.subtypes.get(&subtype).unwrap_or(&object.usual),
            None => &object.usual,
        }
    }

    /// Composes the picture of an object in colours by their numbers; `None` if it has none.
    pub fn picture(
        &self,
        (number, subtype): (u8, u8),
        flips: (bool, bool),
        colors: &[[u8; 4]],
    ) -> Option<ComposedPicture> {
        let placed = |part: &PicturePart| {
            let image = self.images.get(part.image)?;
            let flips = (part.flips.0.of(flips.0), part.flips.1.of(flips.1));
            let moved = |by: i32, flip: bool| if flip { by.saturating_neg() } else { by }.clamp(-REACH, REACH);
            let (dx, dy) = (moved(part.at.0, flips.0), moved(part.at.1, flips.1));
            let [left, top, right, bottom] = image.area(flips);
            let area =
                [left.saturating_add(dx), top.saturating_add(dy), right.saturating_add(dx), bottom.saturating_add(dy)];
            (image.width > 0).then_some((image, flips, area))
        };
        let parts: Vec<_> = self.parts(number, subtype, flips).iter().filter_map(placed).collect();
        let around = |a: [i32; 4], b: [i32; 4]| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])];
        let bounds = parts.iter().map(|(.., area)| *area).reduce(around)?;
        let [left, top, right, bottom] = bounds.map(|side| side.clamp(-REACH, REACH));
        let (width, height) = (usize::try_from(right - left).ok()?, usize::try_from(bottom - top).ok()?);
        let mut pixels = vec![[0; 4]; width * height];
        let (mut seen, mut high) = (0_usize, 0_usize);
        for (image, (flip_x, flip_y), [x0, y0, x1, y1]) in &parts {
            for y in (*y0).max(top)..(*y1).min(bottom) {
                for x in (*x0).max(left)..(*x1).min(right) {
                    let from = |at: i32, from: i32, to: i32, flip: bool| if flip { to - 1 - at } else { at - from };
                    let number = image.at(from(x, *x0, *x1, *flip_x), from(y, *y0, *y1, *flip_y));
                    if number != 0 {
                        let color = colors.get(usize::from(number & !HIGH)).copied().unwrap_or([255, 0, 255, 255]);
                        pixels[(y - top) as usize * width + (x - left) as usize] = color;
                        seen += 1;
                        high += usize::from(number & HIGH != 0);
                    }
                }
            }
        }
        (seen > 0).then_some(ComposedPicture { left, top, width, height, pixels, is_high: high * 2 > seen })
    }
}

impl PictureCondition {
    fn holds(self, subtype: u8, (flip_x, flip_y): (bool, bool)) -> bool {
        match self {
            Self::Subtype { mask, shift, add, is } => {
                let value = (subtype & mask).checked_shr(shift.into()).unwrap_or(0);
                i32::from(value).checked_add(add) == Some(is)
            }
            Self::Flag { mask, is } => (subtype & mask != 0) == is,
            Self::FlipX(is) => flip_x == is,
            Self::FlipY(is) => flip_y == is,
            Self::Never => false,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn dot(left: i32, color: u8) -> PictureImage {
        PictureImage { left, top: 0, width: 1, height: 1, pixels: vec![color] }
    }

    fn pictures(object: ObjectPicture, images: Vec<PictureImage>) -> ObjectPictures {
        ObjectPictures::new([(7, object)].into(), images, Vec::new(), "sonic1".into())
    }

    const COLORS: [[u8; 4]; 4] = [[0; 4], [1, 1, 1, 255], [2, 2, 2, 255], [3, 3, 3, 255]];

    fn part(image: usize, x: i32, flip: PartFlip) -> PicturePart {
        PicturePart { image, at: (x, 0), flips: (flip, PartFlip::Normal) }
    }

    #[test]
    fn parts_are_mirrored_about_the_objects_place() {
        for (x, flip, object, expected) in [
            (0, PartFlip::Normal, false, 3),
            (0, PartFlip::Normal, true, -4),
            (5, PartFlip::Always, false, -9),
            (5, PartFlip::Never, true, 8),
            (5, PartFlip::Reverse, true, 8),
            (5, PartFlip::Reverse, false, -9),
        ] {
            let usual = vec![part(0, x, flip)];
            let all = pictures(ObjectPicture { usual, ..ObjectPicture::default() }, vec![dot(3, 1)]);
            let picture = all.picture((7, 0), (object, false), &COLORS).unwrap();
            assert_eq!((picture.left, picture.width), (expected, 1), "{x} {flip:?} {object}");
        }
    }

    #[test]
    fn conditions_then_subtypes_then_the_usual_picture_decide() {
        let parts = |image| vec![part(image, 0, PartFlip::Normal)];
        let images = vec![dot(0, 1), dot(0, 2), dot(0, 3 | HIGH)];
        let color = |all: &ObjectPictures, subtype, flips| {
            all.picture((7, subtype), flips, &COLORS).map(|picture| (picture.pixels[0][0], picture.is_high))
        };
        let subtypes = BTreeMap::from([(4, parts(2))]);
        let object = ObjectPicture { usual: parts(0), subtypes: subtypes.clone(), ..ObjectPicture::default() };
        let all = pictures(object, images.clone());
        assert_eq!(
            (color(&all, 0, (false, false)), color(&all, 4, (false, false))),
            (Some((1, false)), Some((3, true)))
        );
        let option = |condition: PictureCondition, image: usize| PictureOption {
            conditions: vec![condition, PictureCondition::FlipY(false)],
            parts: parts(image),
        };
        let options = vec![
            option(PictureCondition::Subtype { mask: 0x30, shift: 4, add: 1, is: 3 }, 1),
            option(PictureCondition::Flag { mask: 0x80, is: true }, 2),
            option(PictureCondition::Never, 2),
        ];
        let all = pictures(ObjectPicture { options, subtypes, usual: parts(0), ..ObjectPicture::default() }, images);
        assert_eq!(color(&all, 0x21, (false, false)), Some((2, false)));
        assert_eq!(color(&all, 0x21, (false, true)), Some((1, false)));
        assert_eq!(color(&all, 0x80, (true, false)), Some((3, true)));
        assert_eq!(color(&all, 4, (false, false)), Some((1, false)), "subtypes count for nothing beside options");
        assert_eq!(all.picture((8, 0), (false, false), &COLORS), None);
    }

    #[test]
    fn pictures_come_back_from_a_level() {
        let usual = vec![part(0, 0, PartFlip::Normal), part(1, 9, PartFlip::Always)];
        let object = ObjectPicture { usual, problem: "half of it".into(), ..ObjectPicture::default() };
        let all = ObjectPictures::new(
            [(7, object)].into(),
            vec![dot(3, 1), dot(0, 2)],
            vec![Rgb([1, 2, 3])],
            "sonic2".into(),
        );
        assert_eq!(all.list(), Some(Engine::Sonic2));
        let extra = ObjectPictures::put(all.packed(), Extra::new());
        let level = LevelData { extra: extra.clone(), ..LevelData::default() };
        assert_eq!(ObjectPictures::of(&level), all);
        assert_eq!((all.problem(7), all.problem(8)), (Some("half of it"), None));
        assert!(ObjectPictures::put(None, extra).is_empty());
        assert!(ObjectPictures::of(&LevelData::default()).is_empty());
        // More than fits into one piece.
        let option = |is: i32| PictureOption {
            conditions: vec![PictureCondition::Subtype { mask: 0xFF, shift: 0, add: 0, is }],
            parts: vec![part(0, is, PartFlip::Never); 9],
        };
        let object = ObjectPicture { options: (0..2000).map(option).collect(), ..ObjectPicture::default() };
        let image = PictureImage { width: 500, height: 600, pixels: vec![5; 300_000], ..PictureImage::default() };
        let many = ObjectPictures::new([(7, object)].into(), vec![image], Vec::new(), String::new());
        let level = LevelData { extra: ObjectPictures::put(many.packed(), Extra::new()), ..LevelData::default() };
        assert!(ObjectPictures::of(&level) == many);
        // An image that claims more pixels than there are.
        let mut damaged = all.clone();
        damaged.images[1].width = 9;
        let level = LevelData { extra: ObjectPictures::put(damaged.packed(), Extra::new()), ..LevelData::default() };
        assert!(ObjectPictures::of(&level).is_empty());
    }

    #[test]
    fn clear_edges_are_trimmed() {
        let pixels = vec![0, 0, 0, 0, 0, 7, 0, 0, 0, 8, 9, 0];
        let image = PictureImage { left: -2, top: 5, width: 4, height: 3, pixels }.trimmed();
        assert_eq!(image, PictureImage { left: -1, top: 6, width: 2, height: 2, pixels: vec![7, 0, 8, 9] });
    }
}
