//! The window in which objects exist: the columns of 128 pixels around the camera; in some games the rows too.

use crate::snapshot::Snapshot;

/// Width of a column in pixels, as a power of two.
const COLUMN_BITS: i32 = 7;

/// The column of 128 pixels that an x is in.
pub const fn column(x: i32) -> i32 {
    x >> COLUMN_BITS
}

/// Columns of 128 pixels in which objects exist, both ends included.
///
/// The originals load an object when its column comes within one of the screen's, and take it away when it is farther
/// than that: from one column left of the one that the camera's left edge is in, to one right of as many as the screen
/// is wide. Both look at the camera of the frame before, for it moves last.
///
/// Guide: Game Objects
#[derive(Clone, Copy, Debug, PartialEq, Eq, Snapshot)]
pub struct Window {
    /// First column.
    pub first: i32,
    /// Last column.
    pub last: i32,
}

impl Window {
    /// No columns at all: where nothing has been loaded yet.
    pub const NONE: Self = Self { first: 0, last: -1 };

    /// The window around a camera whose left edge is at `camera_x`, on a screen of that width.
    pub const fn around(camera_x: i32, screen_width: u16) -> Self {
        let first = column(camera_x) - 1;
        Self { first, last: first + 2 + (screen_width as u32).div_ceil(128) as i32 }
    }

    /// The window from the first column of either to the last of either.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self { first: self.first.min(other.first), last: self.last.max(other.last) }
    }

    /// An object at `x` exists.
    pub const fn contains(self, x: i32) -> bool {
        self.first <= column(x) && column(x) <= self.last
    }

    /// Any part of an object at `x` that reaches so many pixels to either side exists.
    pub const fn reaches(self, x: i32, reach: i32) -> bool {
        self.first <= column(x.saturating_add(reach)) && column(x.saturating_sub(reach)) <= self.last
    }

    /// The window for the centres of objects that reach so many pixels to either side.
    pub const fn widened(self, reach: i32) -> Self {
        // Nothing reaches into no columns at all.
        if self.last < self.first || reach == 0 {
            return self;
        }
        let columns = column(reach) + 1;
        Self { first: self.first - columns, last: self.last + columns }
    }

    /// The part of a list, sorted by x, that is in the window, as (start, end).
    pub fn range_of<T>(self, sorted: &[T], x: impl Fn(&T) -> i32) -> (u32, u32) {
        let start = sorted.partition_point(|item| column(x(item)) < self.first);
        let end = sorted.partition_point(|item| column(x(item)) <= self.last).max(start);
        (start as u32, end as u32)
    }
}

/// Rows in which objects come into being, in the games that ask for their height: from the row of 128 pixels above the one
/// that the camera's top edge is in, to two below as many as the screen is high, and one pixel more.
///
/// Their height is asked for once: an object that is loaded stays for as long as its x is in the window.
///
/// Guide: Game Objects
#[derive(Clone, Copy, Debug, PartialEq, Eq, Snapshot)]
pub struct Band {
    /// First row of pixels.
    top: i32,
    /// Last row of pixels.
    bottom: i32,
    /// Height after which the level goes round, a power of two.
    wraps: Option<i32>,
}

impl Band {
    /// The band around a camera whose top edge is at `camera_y`, on a screen of that height.
    pub const fn around(camera_y: i32, screen_height: u16, wraps: Option<i32>) -> Self {
        let row = camera_y & !127;
        let rows = 2 + (screen_height as u32).div_ceil(128) as i32;
        Self { top: row.wrapping_sub(128), bottom: row.wrapping_add(rows * 128), wraps }
    }

    /// An object at `y` that reaches so many pixels up and down comes into being.
    pub const fn reaches(self, y: i32, reach: i32) -> bool {
        let (below, height) = (y.wrapping_add(reach).wrapping_sub(self.top), self.bottom.wrapping_sub(self.top));
        match self.wraps {
            Some(wraps) => below & (wraps - 1) <= height + 2 * reach,
            None => below >= 0 && below <= height + 2 * reach,
        }
    }
}

impl Default for Window {
    fn default() -> Self {
        Self::NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_originals_window_begins_a_column_before_and_is_640_wide() {
        for (camera, first, end) in [(0, -128, 640), (127, -128, 640), (128, 0, 768), (-1, -256, 512)] {
            let window = Window::around(camera, 320);
            assert!(window.contains(first) && !window.contains(first - 1), "{camera}: left end");
            assert!(window.contains(end - 1) && !window.contains(end), "{camera}: right end");
        }
        assert!(!Window::NONE.contains(0));
        assert_eq!(Window::around(0, 320).range_of(&[-200, -128, 0, 639, 640], |x| *x), (1, 4));
    }

    #[test]
    fn the_band_of_the_originals_is_641_pixels_from_the_row_before() {
        for (camera, first, last) in [(0, -128, 512), (127, -128, 512), (128, 0, 640), (0x3FF, 0x300, 0x580)] {
            let band = Band::around(camera, 224, None);
            for (y, inside) in [(first - 1, false), (first, true), (last, true), (last + 1, false)] {
                assert_eq!(band.reaches(y, 0), inside, "{camera}: {y}");
            }
            assert!(band.reaches(first - 40, 40) && !band.reaches(first - 41, 40), "{camera}");
            assert!(band.reaches(last + 40, 40) && !band.reaches(last + 41, 40), "{camera}");
        }
        for (camera, y, inside) in [
            (0, 0x7FF, true),
            (0, 0x780, true),
            (0, 0x77F, false),
            (0, 0x201, false),
            (0x700, 0x680, true),
            (0x700, 0x67F, false),
            (0x700, 0x100, true),
            (0x700, 0x101, false),
        ] {
            assert_eq!(Band::around(camera, 224, Some(0x800)).reaches(y, 0), inside, "{camera:#x} {y:#x}");
        }
    }

    #[test]
    fn a_wide_object_is_near_with_any_part_of_it() {
        let window = Window::around(0, 320);
        for (x, reach, near) in [
            (-129, 0, false),
            (-129, 1, true),
            (-500, 371, false),
            (-500, 372, true),
            (640, 0, false),
            (640, 1, true),
            (1000, 360, false),
            (1000, 361, true),
            (i32::MAX, 400, false),
            (i32::MIN, 400, false),
        ] {
            assert_eq!(window.reaches(x, reach), near, "{x} {reach}");
            assert!(!near || window.widened(reach).contains(x), "{x} {reach}");
            assert!(!Window::NONE.widened(reach).contains(x));
        }
    }
}
