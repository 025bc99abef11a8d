//! Pictures of a project's own object kinds.

use std::sync::Arc;

/// Pixels along a side at most.
pub const MOST_PICTURE_SIDE: usize = 512;

/// How far a picture's middle can be from the object's centre along an axis, pixels.
pub const MOST_PICTURE_OFFSET: i16 = 256;

/// What an object kind is drawn as.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnPicture {
    /// Name of a PNG in the project's folder.
    pub file: String,
    /// Pixels to the right and downwards from the object's centre to the picture's middle, each from
    /// -[`MOST_PICTURE_OFFSET`] to [`MOST_PICTURE_OFFSET`]. It is mirrored with the object.
    pub offset: (i16, i16),
    /// What the file shows.
    pub image: OwnImage,
}

/// What is known of a picture's file.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum OwnImage {
    /// Nobody decoded it.
    #[default]
    Unread,
    /// It is decoded.
    Read(Arc<Image>),
    /// It is missing or can't be shown: why.
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

    /// From the object's centre to the left top pixel of an image shown here.
    pub fn corner(&self, image: &Image) -> (i32, i32) {
        let (x, y) = (i32::from(self.offset.0), i32::from(self.offset.1));
        (x - i32::from(image.width / 2), y - i32::from(image.height / 2))
    }

    /// True if both say the same in `objects.json`: what the files show is no part of it.
    pub(crate) fn is_same_text(&self, other: &Self) -> bool {
        (&self.file, self.offset) == (&other.file, other.offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::objects::kinds::others::own::look_of;
    use crate::objects::{Ink, Pen};
    use crate::project::{OwnKind, OwnKinds};

    /// What a pen was asked for: places of images, and how many other strokes.
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
        fn image(&mut self, x: i32, y: i32, image: &Arc<Image>) {
            self.images.push((x, y, image.width));
        }
    }

    fn kind(image: OwnImage) -> OwnKind {
        let picture = OwnPicture { file: "a.png".into(), offset: (3, -5), image };
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
            look_of(&kind(image.clone()), &mut seen);
            assert_eq!((seen.images, seen.strokes > 0), (images, strokes), "{image:?}");
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
