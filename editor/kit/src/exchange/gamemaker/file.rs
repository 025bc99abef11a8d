//! Resources of a project: JSON in which a comma may be last, and the pictures of sprites.

use crate::exchange::map_error::MapError;
use crate::exchange::maps::files::{MOST_MAP, MapFiles};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// A project of GameMaker.
pub(super) struct GameProject<'a> {
    files: &'a MapFiles<'a>,
    /// The folder with the project's file.
    folder: PathBuf,
}

/// A sprite.
#[derive(Clone, Debug, Default)]
pub(super) struct GameSprite {
    /// The picture of its first frame.
    pub picture: Option<PathBuf>,
    /// Pixels across and down.
    pub size: (u32, u32),
    /// The point of the picture that is at the place of an instance.
    pub origin: (f64, f64),
}

impl<'a> GameProject<'a> {
    /// Returns the project around a room: `rooms/NAME/NAME.yy` is below its folder.
    pub(super) fn around(files: &'a MapFiles<'a>, room: &Path) -> Self {
        let has_project = |folder: &&Path| files.names(folder).iter().any(|name| name.ends_with(".yyp"));
        let usual = room.ancestors().nth(3).unwrap_or(room);
        Self { files, folder: room.ancestors().skip(1).find(has_project).unwrap_or(usual).to_owned() }
    }

    /// Reads a resource.
    ///
    /// # Errors
    /// A file that can't be read, or that is not JSON.
    pub(super) fn read(&self, path: &Path, by: Option<&Path>) -> Result<Value, MapError> {
        let bytes = self.files.read(path, by, MOST_MAP)?;
        let text = String::from_utf8_lossy(&bytes);
        serde_json::from_str(&without_last_commas(text.trim_start_matches('\u{FEFF}'))).map_err(|error| {
            MapError::Content { path: path.to_owned(), line: error.line(), problem: error.to_string() }
        })
    }

    /// Reads the resource that a reference names, such as `{"name": …, "path": "sprites/a/a.yy"}`; `None` without one.
    ///
    /// # Errors
    /// Errors of [`GameProject::read`], and a path that leaves the outermost folder.
    pub(super) fn resource(&self, reference: &Value, by: &Path) -> Result<Option<(PathBuf, Value)>, MapError> {
        let Some(text) = reference.get("path").and_then(Value::as_str) else { return Ok(None) };
        let path = self.files.place(&self.folder.join("project.yyp"), text)?;
        let value = self.read(&path, Some(by))?;
        Ok(Some((path, value)))
    }

    /// Reads a sprite that a reference names.
    ///
    /// # Errors
    /// Errors of [`GameProject::resource`].
    pub(super) fn sprite(&self, reference: &Value, by: &Path) -> Result<Option<GameSprite>, MapError> {
        let Some((path, sprite)) = self.resource(reference, by)? else { return Ok(None) };
        let number = |of: &Value, name: &str| of.get(name).and_then(Value::as_f64).unwrap_or(0.0);
        // The frame has a name of its own from 2.3 on; before, its picture's reference names the frame.
        let frame = sprite.pointer("/frames/0").and_then(|frame| {
            let name = frame.get("name").and_then(Value::as_str).filter(|name| !name.is_empty());
            name.or_else(|| frame.pointer("/compositeImage/FrameId/name").and_then(Value::as_str))
        });
        let picture = frame.map(|frame| self.files.place(&path, &format!("{frame}.png"))).transpose()?;
        let sequence = sprite.get("sequence").unwrap_or(&Value::Null);
        let side = |name: &str| number(&sprite, name).clamp(0.0, 16_384.0) as u32;
        Ok(Some(GameSprite {
            picture,
            size: (side("width"), side("height")),
            origin: (number(sequence, "xorigin"), number(sequence, "yorigin")),
        }))
    }
}

/// Returns JSON without commas that no value follows, of the same length, so that places stay.
pub(super) fn without_last_commas(text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let (mut comma, mut in_text, mut escaped) = (None, false, false);
    for at in 0..bytes.len() {
        let byte = bytes[at];
        if in_text {
            in_text = byte != b'"' || escaped;
            escaped = byte == b'\\' && !escaped;
            continue;
        }
        match byte {
            b',' => comma = Some(at),
            b']' | b'}' => {
                if let Some(place) = comma.take() {
                    bytes[place] = b' ';
                }
            }
            b'"' => (comma, in_text, escaped) = (None, true, false),
            byte if !byte.is_ascii_whitespace() => comma = None,
            _ => {}
        }
    }
    // Commas alone became spaces.
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_commas_go_and_texts_stay() {
        for (text, wanted) in [
            ("{\"a\":[1,2,],}", "{\"a\":[1,2 ] }"),
            ("[\"x,]\\\",}\", 1 ,\n ]", "[\"x,]\\\",}\", 1  \n ]"),
            ("[1,2]", "[1,2]"),
        ] {
            assert_eq!(without_last_commas(text), wanted);
        }
    }
}
