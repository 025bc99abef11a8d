//! One file for each kind of file: how it is read and how it is written.
//!
//! Reading takes text and gives the part or an error with its place; writing gives the text. What refers from part to
//! part is checked afterwards, in `check`.

mod beneath;
pub(super) mod cells;
pub(super) mod chunks;
pub(super) mod inputs;
pub(super) mod level;
pub(super) mod maze;
mod names;
pub(super) mod objects;
pub(super) mod piece;
pub(super) mod plays;
pub(super) mod project;
pub(super) mod run;
#[cfg(feature = "schema")]
mod schema;
pub(super) mod stamp;
pub(super) mod tileset;

use super::allowance::{Allowance, counted};
use super::encoding::without_mark;
use super::error::{FilePlace, ProjectError};
use super::locate::locate;
use crate::project::{Extra, InnerExtra};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::path::PathBuf;

/// The format number of all files of this version. A higher one is refused; lower ones are migrated when there are any.
pub const FORMAT: u64 = 1;

/// A text about to be read, with the name that errors give it.
pub(super) struct Source<'a> {
    pub file: &'a str,
    pub text: &'a str,
    /// The memory that unknown fields may take, of all the files that are read together.
    allowance: Option<&'a Allowance>,
}

impl<'a> Source<'a> {
    /// A text that is read for itself.
    pub(crate) fn new(file: &'a str, text: &'a str) -> Self {
        Self { file, text: without_mark(text), allowance: None }
    }

    /// One text of many that share what unknown fields may take.
    pub(crate) fn of_many(file: &'a str, text: &'a str, allowance: &'a Allowance) -> Self {
        allowance.add(text.len());
        Self { allowance: Some(allowance), ..Self::new(file, text) }
    }
}

impl Source<'_> {
    /// Reads the whole text as a `T`, after a look at its format number.
    pub(crate) fn parse<T: DeserializeOwned>(&self) -> Result<T, ProjectError> {
        #[derive(Deserialize)]
        struct Format {
            format: u64,
        }
        let Ok(Format { format }) = self.parse_as() else {
            return self.parse_as(); // fails as well, and names the field
        };
        match format {
            FORMAT => self.parse_as(),
            0 => Err(self.fault("format", "there is no format 0")),
            found => Err(ProjectError::Newer { path: PathBuf::from(self.file), found, known: FORMAT }),
        }
    }

    fn parse_as<T: DeserializeOwned>(&self) -> Result<T, ProjectError> {
        let mut json = serde_json::Deserializer::from_str(self.text);
        let own = Allowance::default();
        own.add(self.text.len());
        let reader = counted(&mut json, self.allowance.unwrap_or(&own));
        let found = serde_path_to_error::deserialize(reader).map_err(|error| {
            let field = error.path().to_string();
            self.syntax(if field == "." { String::new() } else { field }, error.inner())
        })?;
        json.end().map_err(|error| self.syntax(String::new(), &error))?;
        Ok(found)
    }

    fn syntax(&self, field: String, error: &serde_json::Error) -> ProjectError {
        let text = error.to_string();
        let message = match text.rsplit_once(" at line ").map_or(text.as_str(), |(message, _)| message) {
            _ if self.text.trim().is_empty() => "the file is empty: restore it from a copy",
            _ if error.is_eof() => "the file ends too early: it is damaged, restore it from a copy",
            message => message,
        };
        let message = message.to_owned();
        let place = FilePlace { file: self.file.to_owned(), line: error.line(), column: error.column(), field };
        ProjectError::Content { place, message }
    }

    /// The place of a field.
    pub(crate) fn place(&self, field: &str) -> FilePlace {
        let (line, column) = locate(self.text, field).unwrap_or_default();
        FilePlace { file: self.file.to_owned(), line, column, field: field.to_owned() }
    }

    /// An error about a field that was read but cannot stay.
    pub(crate) fn fault(&self, field: &str, message: impl Into<String>) -> ProjectError {
        ProjectError::Content { place: self.place(field), message: message.into() }
    }
}

/// Remembers the unknown fields of a value inside a part.
fn keep(inner: &mut InnerExtra, place: impl Into<String>, extra: Extra) {
    if !extra.is_empty() {
        inner.insert(place.into(), extra);
    }
}

/// The unknown fields of a value inside a part.
fn kept(inner: &InnerExtra, place: &str) -> Extra {
    inner.get(place).cloned().unwrap_or_default()
}
