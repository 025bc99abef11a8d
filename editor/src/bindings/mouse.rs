//! The effects of the mouse over the level.

use serde::{Deserialize, Serialize};

/// The effect of the wheel over the level without a modifier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wheel {
    /// Zooms at the cursor.
    #[default]
    Zoom,
    /// Scrolls.
    Scroll,
}

/// The effect of a drag with the right button over the level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RightDrag {
    /// Captures an area as a stamp; a click picks.
    #[default]
    Captures,
    /// Erases; Alt and the left button pick and capture.
    Erases,
}
