//! The picture of a tileset as it is edited: cells of 16×16 pixels, shared and copied on write.

use std::sync::Arc;

/// A cell of a tileset's picture: 16×16 pixels, row after row, each as red, green, blue, alpha (not premultiplied).
pub type ArtCell = Arc<[u8; 1024]>;

/// A tileset's picture, decoded.
///
/// The files of this crate hold no pictures: the caller decodes them on opening and encodes them on saving.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Cells in a row of the picture, at least 1.
    pub across: u16,
    /// The cells, left to right, top to bottom; what is missing in the last row is clear.
    pub cells: Vec<ArtCell>,
}

impl Sheet {
    /// Cells in a row if a picture is made here.
    pub(crate) const ACROSS: u16 = 32;

    /// A picture with one clear cell.
    pub fn empty() -> Self {
        Self { across: Self::ACROSS, cells: vec![Self::clear()] }
    }

    /// A clear cell.
    pub fn clear() -> ArtCell {
        Arc::new([0; 1024])
    }

    /// Cuts a picture of `width` × `height` pixels (RGBA, row after row); `None` unless both sides are multiples of 16
    /// and the cells can be numbered.
    pub fn cut(width: usize, height: usize, pixels: &[u8]) -> Option<Self> {
        let (across, down) = (width / 16, height / 16);
        let fits = width.is_multiple_of(16) && height.is_multiple_of(16) && width > 0 && height > 0;
        if !fits || across.checked_mul(down)? > 1 << 16 || pixels.len() != width * height * 4 {
            return None;
        }
        let clear = Self::clear();
        let cell = |i: usize| {
            let (x, y) = (i % across * 16, i / across * 16);
            let mut cell = [0; 1024];
            for (row, to) in cell.chunks_exact_mut(64).enumerate() {
                let from = ((y + row) * width + x) * 4;
                to.copy_from_slice(&pixels[from..from + 64]);
            }
            if cell == *clear { clear.clone() } else { Arc::new(cell) }
        };
        Some(Self { across: u16::try_from(across).ok()?, cells: (0..across * down).map(cell).collect() })
    }

    /// The whole picture: width and height in pixels, and the pixels.
    pub fn pixels(&self) -> (usize, usize, Vec<u8>) {
        let across = usize::from(self.across.max(1));
        let (width, height) = (across * 16, self.cells.len().div_ceil(across).max(1) * 16);
        let mut pixels = vec![0; width * height * 4];
        for (i, cell) in self.cells.iter().enumerate() {
            let (x, y) = (i % across * 16, i / across * 16);
            for (row, from) in cell.chunks_exact(64).enumerate() {
                let to = ((y + row) * width + x) * 4;
                pixels[to..to + 64].copy_from_slice(from);
            }
        }
        (width, height, pixels)
    }
}

/// Art that was drawn by rule: which material drew it, and what it drew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnArt {
    /// Name of the material.
    pub material: String,
    /// Digest of the pixels as the rule drew them. If the cell's pixels have another one, somebody painted it: it is
    /// found again for the same rule's drawing, and never drawn over.
    pub digest: u64,
}

#[cfg(test)]
mod tests {
    use super::Sheet;

    #[test]
    fn a_picture_is_cut_and_put_together_again() {
        let pixels: Vec<u8> = (0..48 * 32 * 4).map(|i| (i % 251) as u8).collect();
        let sheet = Sheet::cut(48, 32, &pixels).expect("whole cells");
        assert_eq!((sheet.across, sheet.cells.len()), (3, 6));
        assert_eq!(sheet.pixels(), (48, 32, pixels));
        assert_eq!(Sheet::cut(20, 16, &[0; 20 * 16 * 4]), None);
    }
}
