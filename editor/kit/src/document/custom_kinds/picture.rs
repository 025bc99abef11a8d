//! The parts that a kind takes from its picture: its size and its surface.

use super::{heights, with_heights};
use sim::project::{Image, MOST_HALF, OwnForm, OwnKind, OwnPicture};

/// Pixels of at least this alpha are there.
const SEEN: u8 = 128;

/// The pixels of the first frame of a picture that are not clear: left, top, right, bottom in pixels of the frame, the last
/// two exclusive; `None` if all of it is clear.
fn seen(picture: &OwnPicture, image: &Image) -> Option<[i32; 4]> {
    let (width, height) = picture.frame_size(image);
    let (width, height) = (usize::from(width), usize::from(height));
    let is_seen = |x: usize, y: usize| image.at(x, y)[3] >= SEEN;
    let rows = || (0..height).filter(|y| (0..width).any(|x| is_seen(x, *y)));
    let columns = || (0..width).filter(|x| (0..height).any(|y| is_seen(*x, y)));
    Some([
        columns().next()? as i32,
        rows().next()? as i32,
        columns().next_back()? as i32 + 1,
        rows().next_back()? as i32 + 1,
    ])
}

/// The kind as large as the visible part of its picture, which is put in its middle; unchanged if nothing is visible.
pub fn fitted(kind: &OwnKind, picture: &OwnPicture, image: &Image) -> OwnKind {
    let Some([left, top, right, bottom]) = seen(picture, image) else { return kind.clone() };
    let half = |size: i32| ((size + 1) / 2).clamp(1, i32::from(MOST_HALF)) as u16;
    // From the picture's middle to that of what is seen, and back.
    let aside = |low: i32, high: i32, size: u16| (i32::from(size / 2) - (low + high) / 2) as i16;
    let (width, height) = picture.frame_size(image);
    let offset = (aside(left, right, width), aside(top, bottom, height));
    let picture = Some(OwnPicture { offset, ..picture.clone() });
    let (half_width, half_height) = (half(right - left), half(bottom - top));
    with_heights(OwnKind { half_width, half_height, picture, ..kind.clone() })
}

/// The kind with heights that follow the upper edge of its picture. If a column is clear its neighbour's height goes on;
/// as it is if nothing is seen.
pub fn traced(kind: &OwnKind, picture: &OwnPicture, image: &Image) -> OwnKind {
    let (left, top) = picture.corner(image);
    let (width, height) = picture.frame_size(image);
    let edge = |column: i32| {
        let x = usize::try_from(column - left).ok().filter(|x| *x < width.into())?;
        let row = (0..usize::from(height)).find(|y| image.at(x, *y)[3] >= SEEN)?;
        Some((-(top + row as i32)).clamp(-128, 127) as i8)
    };
    let extra = if kind.form == OwnForm::Sloped { heights::EXTRA as i32 } else { 0 };
    let first = -i32::from(kind.half_width) - 2 * extra;
    let found = |place: usize| {
        let column = first + 2 * place as i32;
        edge(column).max(edge(column + 1))
    };
    let edges: Vec<Option<i8>> = (0..kind.heights_read()).map(found).collect();
    let Some(mut last) = edges.iter().copied().flatten().next() else { return kind.clone() };
    let heights = edges.into_iter().map(|edge| {
        last = edge.unwrap_or(last);
        last
    });
    OwnKind { heights: heights.collect(), ..kind.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    /// A picture of letters: a dot is clear.
    fn image(rows: &[&str]) -> Image {
        let pixels: Vec<_> =
            rows.iter().flat_map(|row| row.bytes()).map(|byte| [0, 0, 0, if byte == b'.' { 0 } else { 255 }]).collect();
        Image::new(rows[0].len() as u16, rows.len() as u16, pixels.into(), Box::default())
    }

    fn picture(offset: (i16, i16), image: &Image) -> OwnPicture {
        OwnPicture { offset, image: sim::project::OwnImage::Read(Arc::new(image.clone())), ..OwnPicture::default() }
    }

    #[test]
    fn a_kind_takes_the_visible_size_and_the_picture_covers_it() {
        let image = image(&["........", "..xxxx..", "..xxxx..", "........", "........", "........"]);
        let kind = fitted(&OwnKind::default(), &picture((9, 9), &image), &image);
        assert_eq!((kind.half_width, kind.half_height), (2, 1));
        let picture = kind.picture.as_ref().expect("it stays");
        let (left, top) = picture.corner(&image);
        assert_eq!((left + 2, top + 1), (-2, -1), "what is seen begins at the object's corner");
        let clear = self::image(&["..", ".."]);
        assert_eq!(fitted(&OwnKind::default(), picture, &clear), OwnKind::default());
    }

    #[test]
    fn the_first_frame_alone_counts() {
        let image = image(&["....xxxx", ".xx.xxxx", ".xx.xxxx", "....xxxx"]);
        let strip = OwnPicture { frame: (4, 0), ..picture((0, 0), &image) };
        let kind = fitted(&OwnKind::default(), &strip, &image);
        assert_eq!((kind.half_width, kind.half_height), (1, 1));
        let kind = OwnKind { form: OwnForm::SlopedPlatform, half_width: 4, half_height: 2, ..OwnKind::default() };
        // The frame covers columns -2 to 1 and rows -2 to 1.
        assert_eq!(traced(&kind, &strip, &image).heights, [1, 1, 1, 1]);
    }

    #[test]
    fn heights_follow_the_upper_edge_and_continue_over_gaps() {
        let image = image(&["......xx", "....xxxx", "..xxxxxx", "..xxxxxx"]);
        let kind = OwnKind { form: OwnForm::SlopedPlatform, half_width: 5, half_height: 2, ..OwnKind::default() };
        let traced = traced(&kind, &picture((0, 0), &image), &image);
        // The picture covers columns -4 to 3 and rows -2 to 1; the kind columns -5 to 4.
        assert_eq!(traced.heights, [0, 0, 1, 2, 2]);
    }
}
