//! Figures: the art of a character that a project gives it.

use super::picture::{Image, ImagePart, MOST_FRAMES, OwnPicture};
use crate::extra::Extra;
use crate::serial::{capped, is_usual};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The art of a character: a picture of equal cells, and the cells that each animation shows.
///
/// The core's animations say which image is due and for how long; here are the cells that stand for their images.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnFigure {
    /// The picture. The middle of a cell is at the character's centre, moved by the offset.
    pub picture: OwnPicture,
    /// The cells of each animation, by the name of an [`AnimationKind`](crate::player::animation::AnimationKind). Unknown
    /// names are kept.
    pub animations: BTreeMap<String, FigureAnimation>,
    /// Fields of the file that this version does not know.
    pub extra: Extra,
}

/// The cells of a figure that an animation shows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FigureAnimation {
    /// The numbers of the cells, from 0 on. As many as the game's animation has images show one each, another count is
    /// spread over them.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_FRAMES>")]
    pub cells: Vec<u8>,
    /// Pixels by which the cells are moved besides the figure's offset, to the right and downwards.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub offset: (i16, i16),
    /// Whether the cells stay upright on slopes. If not, walking and running turn with the ground.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub upright: bool,
}

impl FigureAnimation {
    /// Returns the cell that stands for an image of an animation of so many images; `None` if there are no cells.
    pub fn cell(&self, image: usize, images: usize) -> Option<u8> {
        let count = self.cells.len();
        let place = if count == images { image } else { image * count / images.max(1) };
        self.cells.get(place.min(count.saturating_sub(1))).copied()
    }
}

impl OwnFigure {
    /// Returns a cell of an image that it shows, and the pixels from the character's centre to the cell's left top pixel.
    pub fn part(&self, image: &Image, animation: &FigureAnimation, cell: u8) -> (ImagePart, (i32, i32)) {
        let (x, y) = self.picture.corner(image);
        (self.picture.part(image, cell), (x + i32::from(animation.offset.0), y + i32::from(animation.offset.1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_spread_over_the_images() {
        let of = |cells: &[u8]| FigureAnimation { cells: cells.to_vec(), ..FigureAnimation::default() };
        let shown = |cells: &[u8], images: usize| -> Vec<Option<u8>> {
            (0..images).map(|image| of(cells).cell(image, images)).collect()
        };
        for (cells, images, expected) in [
            (&[4, 5, 6][..], 3, vec![Some(4), Some(5), Some(6)]),
            (&[4, 5], 6, vec![Some(4), Some(4), Some(4), Some(5), Some(5), Some(5)]),
            (&[1, 2, 3, 4], 2, vec![Some(1), Some(3)]),
            (&[7], 4, vec![Some(7); 4]),
            (&[], 2, vec![None; 2]),
        ] {
            assert_eq!(shown(cells, images), expected, "{cells:?} over {images}");
        }
        assert_eq!(of(&[3]).cell(9, 0), Some(3), "an image beyond the last one");
    }
}
