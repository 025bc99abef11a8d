//! The blocks that a shape of a level was drawn over: a text for each row, `34 24: 3aa 3aa .`.
//!
//! A row begins with column and row of the first block; the cells are written as in `chunks.json`.

use super::cells::{read_row, write_row};
use crate::project::Beneath;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::borrow::Cow;

impl Serialize for Beneath {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{} {}: {}", self.x, self.y, write_row(&self.cells)))
    }
}

impl<'de> Deserialize<'de> for Beneath {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(from)?;
        let wrong =
            || D::Error::custom(format!("\"{text}\" is not a row of cells: column, row and a colon, then cells"));
        let (place, row) = text.split_once(':').ok_or_else(wrong)?;
        let mut place = place.split_ascii_whitespace().map(str::parse);
        let (Some(Ok(x)), Some(Ok(y)), None) = (place.next(), place.next(), place.next()) else { return Err(wrong()) };
        let mut cells = Vec::new();
        read_row(row, &mut cells).map_err(D::Error::custom)?;
        Ok(Self { x, y, cells })
    }
}
