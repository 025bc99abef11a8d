//! The plane behind a level: another level of the project, drawn behind its blocks.

use super::Extra;
use crate::serial::is_usual;
use serde::{Deserialize, Serialize};

/// The plane behind a level, the plane B of the console: another level of the project, whose blocks are drawn behind those of this
/// one, in this one's palettes. It repeats to all sides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct BackPlane {
    /// The name of the level that is drawn; empty for none.
    #[serde(skip_serializing_if = "is_usual")]
    pub level: String,
    /// The part of the camera's way that it moves sideways, in 256ths: 0 stands still, 256 moves with the level.
    #[serde(skip_serializing_if = "is_usual")]
    pub scroll_x: u16,
    /// The same up and down.
    #[serde(skip_serializing_if = "is_usual")]
    pub scroll_y: u16,
    /// The column of pixels at the left edge of the screen while the camera is at 0.
    #[serde(skip_serializing_if = "is_usual")]
    pub x: i32,
    /// The row of pixels at the top of the screen while the camera is at 0.
    #[serde(skip_serializing_if = "is_usual")]
    pub y: i32,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

impl BackPlane {
    /// Returns the pixel of the plane, which repeats, in the left top corner of a camera at a place.
    pub fn corner(&self, camera: (i32, i32)) -> (i64, i64) {
        let at = |own: i32, camera: i32, scroll: u16| i64::from(own) + i64::from(camera) * i64::from(scroll) / 256;
        (at(self.x, camera.0, self.scroll_x), at(self.y, camera.1, self.scroll_y))
    }
}

#[cfg(test)]
mod tests {
    use super::BackPlane;

    #[test]
    fn a_plane_follows_the_camera_slower() {
        let plane = BackPlane { scroll_x: 64, scroll_y: 256, x: 10, y: -20, ..BackPlane::default() };
        assert_eq!(plane.corner((0, 0)), (10, -20));
        assert_eq!(plane.corner((400, 100)), (110, 80));
        assert_eq!(plane.corner((-401, 0)), (-90, -20));
        let far = BackPlane { scroll_x: u16::MAX, x: i32::MIN, ..BackPlane::default() };
        assert!(far.corner((i32::MIN, i32::MAX)).0 < i64::from(i32::MIN));
    }
}
