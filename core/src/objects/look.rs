//! The look of objects: shapes in whole pixels around their centre, drawn by the panes that show them.

use crate::contacts::Element;
use crate::project::{Image, ImagePart};
use std::sync::Arc;

/// A colour by what it is made of; the one who draws has the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Ink {
    Black,
    White,
    Gold,
    GoldLight,
    GoldDark,
    Red,
    RedLight,
    RedDark,
    Blue,
    BlueLight,
    BlueDark,
    Steel,
    SteelLight,
    SteelDark,
    Wood,
    WoodLight,
    WoodDark,
    Stone,
    StoneLight,
    StoneDark,
    Leaf,
    LeafLight,
    LeafDark,
    Earth,
    EarthDark,
    Orange,
    Purple,
    Glass,
}

impl Element {
    /// The colours of something that hurts, outside and inside; `plain` are those of what has no element.
    pub(super) const fn inks(self, plain: (Ink, Ink)) -> (Ink, Ink) {
        match self {
            Self::Plain => plain,
            Self::Fire => (Ink::Orange, Ink::GoldLight),
            Self::Lightning => (Ink::GoldLight, Ink::White),
            Self::Water => (Ink::Blue, Ink::Glass),
        }
    }
}

/// Receives what an object looks like, back to front. Coordinates are pixels from the object's centre, y downwards.
pub trait Pen {
    /// A filled rectangle, `width` × `height` pixels with its left top pixel at (x, y).
    fn rect(&mut self, x: i32, y: i32, width: i32, height: i32, ink: Ink);
    /// A filled circle; its centre is a pixel, so it is `2 * radius + 1` pixels wide.
    fn disc(&mut self, x: i32, y: i32, radius: i32, ink: Ink);
    /// A filled polygon.
    fn polygon(&mut self, points: &[(i32, i32)], ink: Ink);
    /// A straight line of a thickness in pixels.
    fn line(&mut self, from: (i32, i32), to: (i32, i32), thickness: i32, ink: Ink);
    /// A part of a picture of the project's, over everything that is drawn otherwise, with its left top pixel at (x, y).
    fn image(&mut self, x: i32, y: i32, image: &Arc<Image>, part: ImagePart);
}
