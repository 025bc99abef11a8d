//! Pictures of a project's own object kinds.

use std::sync::Arc;

/// Pixels along a side at most.
pub const MOST_PICTURE_SIDE: usize = 512;

/// How far a picture's middle can lie from the object's centre along an axis, pixels.
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
/// The files of this crate hold no pictures: who opens a project decodes them. Saving writes the file as it was read.
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
        // FNV-1a, 64 bits.
        let mix = |key: u64, byte: &u8| (key ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
        let key = content.iter().fold(0xCBF2_9CE4_8422_2325, mix);
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
    /// The picture, where it can be shown.
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

    /// True where both say the same in `objects.json`: what the files show is no part of it.
    pub fn is_same_text(&self, other: &Self) -> bool {
        (&self.file, self.offset) == (&other.file, other.offset)
    }
}
