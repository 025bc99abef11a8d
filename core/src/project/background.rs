//! The layers behind a level: pictures that move slower than the camera.

/// A background layer: a picture behind the level, or some rows of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Background {
    /// File name of the picture, in the tileset's folder.
    pub image: String,
    /// The part of the camera's way that it moves sideways, in 256ths: 0 stands still, 256 moves with the level.
    pub scroll_x: u16,
    /// The same up and down.
    pub scroll_y: u16,
    /// Pixels from the top of the screen, with the camera at the level's top, to the top of the picture.
    pub y: i32,
    /// Pixels in a second by which it moves to the right of its own accord; below 0 to the left.
    pub drift: i16,
    /// True if it is shown once instead of side by side again and again.
    pub once: bool,
    /// The rows of the picture that it shows, the second one exclusive; `None` for all of them. So layers share a
    /// picture, each with a speed of its own.
    pub rows: Option<(u16, u16)>,
}

impl Background {
    /// Pixels by which the layer has moved to the left and up on the screen, with the camera's corner at a place, in a
    /// frame of the world. The height in [`Self::y`] is not in it.
    pub fn moved(&self, camera: (i32, i32), frame: u32) -> (i64, i64) {
        let by = |at: i32, scroll: u16| i64::from(at) * i64::from(scroll) / 256;
        (by(camera.0, self.scroll_x) - self.drifted(frame), by(camera.1, self.scroll_y))
    }

    /// Pixels by which the layer has moved to the right of its own accord by a frame of the world.
    pub fn drifted(&self, frame: u32) -> i64 {
        (i64::from(self.drift) * i64::from(frame)).div_euclid(60)
    }

    /// The rows that it shows of a picture with so many: the first one, and the one after the last.
    pub fn rows_of(&self, height: u32) -> (u32, u32) {
        let (from, to) = self.rows.map_or((0, height), |(from, to)| (from.into(), to.into()));
        let to = to.min(height);
        (from.min(to), to)
    }
}

#[cfg(test)]
mod tests {
    use super::Background;

    #[test]
    fn a_layer_moves_slower_than_the_camera_and_drifts_by_time() {
        let layer = Background { scroll_x: 64, scroll_y: 128, drift: -30, ..Background::default() };
        assert_eq!(layer.moved((400, 100), 0), (100, 50));
        assert_eq!(layer.moved((400, 100), 60), (130, 50));
        assert_eq!(layer.moved((400, 100), 1), (101, 50), "half a pixel to the left is in the next one already");
        assert_eq!(Background::default().moved((i32::MIN, i32::MAX), u32::MAX), (0, 0));
    }

    #[test]
    fn rows_end_with_the_picture() {
        let rows = |rows| Background { rows, ..Background::default() }.rows_of(64);
        assert_eq!(rows(None), (0, 64));
        assert_eq!(rows(Some((16, 32))), (16, 32));
        assert_eq!(rows(Some((48, 80))), (48, 64));
        assert_eq!(rows(Some((90, 80))), (64, 64), "none");
        assert_eq!(rows(Some((32, 16))), (16, 16), "none");
    }
}
