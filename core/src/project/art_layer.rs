//! The layers of art of a level: other levels of the project, drawn behind its blocks or in front of all.

use super::{BackPlane, Extra};
use crate::serial::is_usual;
use serde::{Deserialize, Serialize};

/// Layers of art that a level has at most.
pub const MOST_ART_LAYERS: usize = 64;
/// The speed of what moves with the level, in 256ths of the camera's way.
const WITH_THE_LEVEL: u16 = 256;
/// The opacity of what covers all below it, percent.
const OPAQUE: u8 = 100;

/// A layer of art of a level: another level of the project, whose blocks are drawn with those of this one, in this one's palettes.
/// Nothing on it is solid, and no object on it acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct ArtLayer {
    /// The name of the level that is drawn.
    pub level: String,
    /// Drawn in front of blocks, objects and players; else behind the blocks, in front of the plane.
    #[serde(skip_serializing_if = "is_usual")]
    pub front: bool,
    /// The part of the camera's way that it moves sideways, in 256ths: 256 moves with the level, more is nearer than it.
    #[serde(skip_serializing_if = "moves_with_the_level")]
    pub scroll_x: u16,
    /// The same up and down.
    #[serde(skip_serializing_if = "moves_with_the_level")]
    pub scroll_y: u16,
    /// The column of its pixels at the left edge of the screen while the camera is at 0.
    #[serde(skip_serializing_if = "is_usual")]
    pub x: i32,
    /// The row of its pixels at the top of the screen while the camera is at 0.
    #[serde(skip_serializing_if = "is_usual")]
    pub y: i32,
    /// Repeats to all sides.
    #[serde(skip_serializing_if = "is_usual")]
    pub repeats: bool,
    /// The opacity, 0 to 100 percent.
    #[serde(skip_serializing_if = "is_opaque")]
    pub opacity: u8,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Default for ArtLayer {
    fn default() -> Self {
        Self {
            level: String::new(),
            front: false,
            scroll_x: WITH_THE_LEVEL,
            scroll_y: WITH_THE_LEVEL,
            x: 0,
            y: 0,
            repeats: false,
            opacity: OPAQUE,
            extra: Extra::default(),
        }
    }
}

impl ArtLayer {
    /// Its level and its way with the camera, as those of a plane.
    pub fn motion(&self) -> BackPlane {
        let Self { scroll_x, scroll_y, x, y, .. } = *self;
        BackPlane { level: self.level.clone(), scroll_x, scroll_y, x, y, extra: Extra::default() }
    }

    /// True for one that moves with the level's blocks.
    pub fn is_fixed(&self) -> bool {
        !self.repeats && (self.scroll_x, self.scroll_y) == (WITH_THE_LEVEL, WITH_THE_LEVEL)
    }

    /// The opacity, 0 to 255.
    pub fn alpha(&self) -> u8 {
        (u32::from(self.opacity.min(OPAQUE)) * 255 / u32::from(OPAQUE)) as u8
    }
}

/// Returns whether a speed is that of the level, which files leave out.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn moves_with_the_level(scroll: &u16) -> bool {
    *scroll == WITH_THE_LEVEL
}

/// Returns whether an opacity is the usual one, which files leave out.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_opaque(opacity: &u8) -> bool {
    *opacity == OPAQUE
}

#[cfg(test)]
mod tests {
    use super::ArtLayer;

    #[test]
    fn a_layer_moves_with_the_level_unless_it_says_otherwise() {
        let layer = ArtLayer { level: "leaves".into(), ..ArtLayer::default() };
        let text = serde_json::to_string(&layer).expect("plain data");
        assert_eq!(text, r#"{"level":"leaves"}"#);
        assert_eq!(serde_json::from_str::<ArtLayer>(&text).expect("its own text"), layer);
        assert!(layer.is_fixed());
        assert_eq!(layer.motion().corner((400, 100)), (400, 100));
        let near = ArtLayer { scroll_x: 384, x: 16, opacity: 50, ..layer };
        assert!(!near.is_fixed());
        assert_eq!((near.motion().corner((400, 100)), near.alpha()), ((616, 100), 127));
        assert_eq!(ArtLayer { opacity: 255, ..near }.alpha(), 255);
    }
}
