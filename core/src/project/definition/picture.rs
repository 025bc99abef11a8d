//! Pictures of objects that a project defines, and their animations.

use crate::serial::{capped, is_usual};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Pixels along a side at most.
pub const MOST_PICTURE_SIDE: usize = 1024;

/// The distance of a picture's middle from the object's centre along an axis at most, pixels.
pub const MOST_PICTURE_OFFSET: i16 = 256;

/// Animations that a definition can have.
pub const MOST_ANIMATIONS: usize = 32;

/// Frames of a picture or of an animation.
pub const MOST_FRAMES: usize = 64;

/// The picture of an object kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnPicture {
    /// Name of a PNG in the project's folder.
    pub file: String,
    /// Pixels to the right and downwards from the object's centre to the picture's middle, each from
    /// -[`MOST_PICTURE_OFFSET`] to [`MOST_PICTURE_OFFSET`]. It is mirrored with the object.
    pub offset: (i16, i16),
    /// Width and height of a frame, pixels, if the file holds several frames: from left to right, then row by row. 0: as
    /// wide, or as high, as the file.
    pub frame: (u16, u16),
    /// The image in the file.
    pub image: OwnImage,
}

/// A part of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImagePart {
    /// Columns to the left of it.
    pub x: u16,
    /// Rows above it.
    pub y: u16,
    /// Pixels in a row.
    pub width: u16,
    /// Rows.
    pub height: u16,
}

/// An animation of an object: frames of its picture, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnAnimation {
    /// The name that states use.
    pub name: String,
    /// The numbers of the frames, from 0 on.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_FRAMES>")]
    pub frames: Vec<u8>,
    /// Game frames for which each of them is shown, 1 to 255.
    #[serde(default = "usual_duration")]
    pub every: u8,
    /// Whether the last frame stays. If not, the animation begins again.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub holds: bool,
    /// The name of the animation that follows, if it neither stays nor begins again.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub next: String,
}

const fn usual_duration() -> u8 {
    8
}

/// The knowledge of a picture's file.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum OwnImage {
    /// Nobody decoded it.
    #[default]
    Unread,
    /// The decoded image.
    Read(Arc<Image>),
    /// The reason for which it is missing or can't be shown.
    Broken(Arc<str>),
}

/// A decoded picture, with the file that it was decoded from.
///
/// The files of this crate hold no pictures: the caller decodes them on opening. Saving writes the file as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Image {
    /// Pixels in a row, 1 to [`MOST_PICTURE_SIDE`].
    pub width: u16,
    /// Rows, 1 to [`MOST_PICTURE_SIDE`].
    pub height: u16,
    /// Red, green, blue, alpha (not premultiplied), row after row.
    pub pixels: Box<[[u8; 4]]>,
    /// The file, byte for byte.
    pub content: Box<[u8]>,
    key: u64,
}

impl Image {
    /// Returns all of the picture as a part.
    pub const fn whole(&self) -> ImagePart {
        ImagePart { x: 0, y: 0, width: self.width, height: self.height }
    }

    /// An image of `width` × `height` pixels with the file that it was decoded from.
    pub fn new(width: u16, height: u16, pixels: Box<[[u8; 4]]>, content: Box<[u8]>) -> Self {
        let key = crate::digest::fnv(&content);
        Self { width, height, pixels, content, key }
    }

    /// Equal images have equal keys, and different ones most likely different keys.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The pixel at column `x`, row `y`; clear outside.
    pub fn at(&self, x: usize, y: usize) -> [u8; 4] {
        let width = usize::from(self.width);
        if x < width { self.pixels.get(y * width + x).copied().unwrap_or_default() } else { [0; 4] }
    }
}

impl OwnPicture {
    /// The picture, if it can be shown.
    pub const fn shown(&self) -> Option<&Arc<Image>> {
        match &self.image {
            OwnImage::Read(image) => Some(image),
            OwnImage::Unread | OwnImage::Broken(_) => None,
        }
    }

    /// Returns width and height of a frame of an image, pixels.
    pub fn frame_size(&self, image: &Image) -> (u16, u16) {
        let side = |frame: u16, whole: u16| if frame == 0 { whole } else { frame.min(whole) };
        (side(self.frame.0, image.width), side(self.frame.1, image.height))
    }

    /// Returns the number of whole frames of an image, at least 1.
    pub fn frames(&self, image: &Image) -> usize {
        let (width, height) = self.frame_size(image);
        usize::from(image.width / width.max(1)).max(1) * usize::from(image.height / height.max(1)).max(1)
    }

    /// Returns a frame of an image by its number. Behind the last frame the numbers begin again.
    pub fn part(&self, image: &Image, number: u8) -> ImagePart {
        let (width, height) = self.frame_size(image);
        let columns = usize::from(image.width / width.max(1)).max(1);
        let place = usize::from(number) % self.frames(image);
        let (x, y) = ((place % columns) as u16 * width, (place / columns) as u16 * height);
        ImagePart { x, y, width, height }
    }

    /// From the object's centre to the left top pixel of a frame of an image shown here.
    pub fn corner(&self, image: &Image) -> (i32, i32) {
        let (x, y) = (i32::from(self.offset.0), i32::from(self.offset.1));
        let (width, height) = self.frame_size(image);
        (x - i32::from(width / 2), y - i32::from(height / 2))
    }

    /// True if both say the same in `objects.json`: what the files show is no part of it.
    pub(crate) fn is_same_text(&self, other: &Self) -> bool {
        (&self.file, self.offset, self.frame) == (&other.file, other.offset, other.frame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::objects::kinds::others::own::draw_kind;
    use crate::objects::{Ink, Pen};
    use crate::project::{OwnKind, OwnKinds};

    /// The strokes that a pen was asked for: places of images, and the number of the others.
    #[derive(Default)]
    struct Seen {
        images: Vec<(i32, i32, u16)>,
        strokes: usize,
    }

    impl Pen for Seen {
        fn rect(&mut self, _: i32, _: i32, _: i32, _: i32, _: Ink) {
            self.strokes += 1;
        }
        fn disc(&mut self, _: i32, _: i32, _: i32, _: Ink) {
            self.strokes += 1;
        }
        fn polygon(&mut self, _: &[(i32, i32)], _: Ink) {
            self.strokes += 1;
        }
        fn line(&mut self, _: (i32, i32), _: (i32, i32), _: i32, _: Ink) {
            self.strokes += 1;
        }
        fn image(&mut self, x: i32, y: i32, _: &Arc<Image>, part: ImagePart) {
            self.images.push((x, y, part.width));
        }
    }

    fn kind(image: OwnImage) -> OwnKind {
        let picture = OwnPicture { file: "a.png".into(), offset: (3, -5), image, ..OwnPicture::default() };
        OwnKind { name: "a".into(), picture: Some(picture), ..OwnKind::default() }
    }

    fn read() -> OwnImage {
        OwnImage::Read(Arc::new(Image::new(10, 7, vec![[9; 4]; 70].into(), Box::default())))
    }

    #[test]
    fn a_picture_is_drawn_at_its_offset_or_else_its_material() {
        for (image, images, strokes) in [
            (read(), vec![(3 - 5, -5 - 3, 10)], false),
            (OwnImage::Unread, Vec::new(), true),
            (OwnImage::Broken("torn".into()), Vec::new(), true),
        ] {
            let mut seen = Seen::default();
            draw_kind(&kind(image.clone()), &mut seen);
            assert_eq!((seen.images, seen.strokes > 0), (images, strokes), "{image:?}");
        }
    }

    #[test]
    fn frames_are_counted_row_by_row() {
        let image = Image::new(10, 7, vec![[9; 4]; 70].into(), Box::default());
        let part = |x, y, width, height| ImagePart { x, y, width, height };
        for (frame, count, parts) in [
            ((0, 0), 1, [part(0, 0, 10, 7), part(0, 0, 10, 7)]),
            ((5, 0), 2, [part(0, 0, 5, 7), part(5, 0, 5, 7)]),
            ((4, 3), 4, [part(0, 0, 4, 3), part(4, 0, 4, 3)]),
            ((10, 3), 2, [part(0, 0, 10, 3), part(0, 3, 10, 3)]),
            ((99, 99), 1, [part(0, 0, 10, 7), part(0, 0, 10, 7)]),
        ] {
            let picture = OwnPicture { frame, ..OwnPicture::default() };
            assert_eq!((picture.frames(&image), [0, 1].map(|n| picture.part(&image, n))), (count, parts), "{frame:?}");
            assert_eq!(picture.part(&image, count as u8), parts[0], "{frame:?}");
        }
    }

    #[test]
    fn what_a_file_shows_is_no_part_of_the_text() {
        let kinds = |kind: OwnKind| OwnKinds { kinds: vec![Arc::new(kind)], ..OwnKinds::default() };
        let a = kinds(kind(read()));
        assert!(a.is_same_text(&kinds(kind(OwnImage::Broken("torn".into())))));
        let moved = OwnPicture { offset: (3, -4), ..a.kinds[0].picture.clone().unwrap_or_default() };
        for other in [
            OwnKind { half_width: 9, ..kind(read()) },
            OwnKind { picture: None, ..kind(read()) },
            OwnKind { picture: Some(moved), ..kind(read()) },
        ] {
            assert!(!a.is_same_text(&kinds(other.clone())), "{other:?}");
        }
        assert!(!a.is_same_text(&OwnKinds::default()));
    }
}
