//! Palettes: other colours for the picture of a tileset.

use super::Extra;
use crate::serial::{capped, is_usual, one_line};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// Colours of a picture, or of a palette, at most.
pub const MOST_COLORS: usize = 256;
/// Palettes of a tileset at most.
pub const MOST_PALETTES: usize = 64;

/// Other colours for the picture of a tileset, such as those of another act or those under water.
///
/// The picture's own colours are in the picture. Only one that has colour numbers is shown in others: see [`super::IndexedArt`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArtPalette {
    /// The name by which levels choose it.
    pub name: String,
    /// The colours by number. A number without one keeps the picture's own colour.
    #[serde(deserialize_with = "capped::<_, _, MOST_COLORS>", serialize_with = "one_line")]
    #[cfg_attr(feature = "schema", schemars(length(max = MOST_COLORS)))]
    pub colors: Vec<Rgb>,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

/// A colour: red, green, blue. Files write it as `#rrggbb`, in hexadecimal digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// Returns the colour of six hexadecimal digits, with or without a `#` before them.
    pub fn of_hex(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').unwrap_or(text);
        if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
        Some(Self([red, green, blue]))
    }
}

impl std::fmt::Display for Rgb {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl Serialize for Rgb {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rgb {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
        Self::of_hex(&text).ok_or_else(|| D::Error::custom(format!("`{text}` is no colour: `#rrggbb` is wanted")))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Rgb {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Rgb".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A colour: red, green, blue.",
            "type": "string",
            "pattern": "^#?[0-9a-fA-F]{6}$"
        })
    }
}

/// The palettes in which a level shows its blocks, by their names in the tilesets. A tileset that has no palette of that name
/// keeps its own colours.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelColors {
    /// The palette above the water; none for the pictures' own colours.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub palette: String,
    /// The palette under water; none for a tint.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub in_water: String,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_written_as_they_are_read() {
        for (text, colour) in [("#ff8000", [255, 128, 0]), ("0A0b0C", [10, 11, 12])] {
            assert_eq!(Rgb::of_hex(text), Some(Rgb(colour)), "{text}");
        }
        for text in ["", "#", "#ff800", "#ff80000", "#ff80g0", "+12345", "##12345", "#ä1234"] {
            assert_eq!(Rgb::of_hex(text), None, "{text}");
        }
        let palette: ArtPalette =
            serde_json::from_str(r##"{"name": "a", "colors": ["#010203"], "b": 1}"##).expect("valid JSON");
        assert_eq!(palette.colors, [Rgb([1, 2, 3])]);
        assert_eq!(
            serde_json::to_string(&palette).expect("valid JSON"),
            r##"{"name":"a","colors":["#010203"],"b":1}"##
        );
    }
}
