//! Bytes of a file as text: UTF-8, with or without a byte order mark.

use super::error::{FilePlace, ProjectError};

/// The mark that some editors put before UTF-8. Saving writes none.
const MARK: &str = "\u{feff}";

/// The text of a file that is called `file` in errors, without a byte order mark.
///
/// # Errors
/// [`ProjectError::Content`] with the place of the first byte that is not UTF-8, and with the name of the encoding if it is
/// another one that can be told.
pub fn decode_text(content: Vec<u8>, file: &str) -> Result<String, ProjectError> {
    let fault = |line, column, message: String| {
        let place = FilePlace { file: file.to_owned(), line, column, field: String::new() };
        ProjectError::Content { place, message }
    };
    if let Some(name) = other_encoding(&content) {
        let message = format!("this is {name} text; project files are UTF-8: save it again as UTF-8");
        return Err(fault(1, 1, message));
    }
    let mut text = String::from_utf8(content).map_err(|error| {
        let valid = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let line = valid.matches('\n').count() + 1;
        let column = valid.len() - valid.rfind('\n').map_or(0, |newline| newline + 1) + 1;
        fault(line, column, "this is not UTF-8 text: save it again as UTF-8".to_owned())
    })?;
    if text.starts_with(MARK) {
        text.drain(..MARK.len());
    }
    Ok(text)
}

/// A text without the byte order mark that it may begin with.
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix(MARK).unwrap_or(text)
}

/// The encoding that a text of other than single bytes is in. Without a mark it shows in the zeros beside the first letter.
fn other_encoding(content: &[u8]) -> Option<&'static str> {
    match content {
        [0xFF, 0xFE, 0, 0, ..] | [_, 0, 0, 0, ..] => Some("UTF-32 (little endian)"),
        [0, 0, 0xFE, 0xFF, ..] | [0, 0, 0, 1..=255, ..] => Some("UTF-32 (big endian)"),
        [0xFF, 0xFE, ..] | [1..=255, 0, 1..=255, ..] => Some("UTF-16 (little endian)"),
        [0xFE, 0xFF, ..] | [0, 1..=255, 0, ..] => Some("UTF-16 (big endian)"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::decode_text;

    #[test]
    fn encodings_are_read_or_named() {
        let utf16 = |mark: bool, bytes: fn(u16) -> [u8; 2]| {
            let text = if mark { "\u{feff}{}" } else { "{}\n" };
            text.encode_utf16().flat_map(bytes).collect::<Vec<_>>()
        };
        for (row, content, expected) in [
            ("plain", b"{}".to_vec(), Ok("{}")),
            ("with a mark", b"\xEF\xBB\xBF{}".to_vec(), Ok("{}")),
            ("a mark alone", b"\xEF\xBB\xBF".to_vec(), Ok("")),
            ("one mark of two", b"\xEF\xBB\xBF\xEF\xBB\xBF".to_vec(), Ok("\u{feff}")),
            ("empty", Vec::new(), Ok("")),
            ("a zero", b"{\0".to_vec(), Ok("{\0")),
            ("Windows", utf16(true, u16::to_le_bytes), Err("UTF-16 (little endian)")),
            ("big endian", utf16(true, u16::to_be_bytes), Err("UTF-16 (big endian)")),
            ("without a mark", utf16(false, u16::to_le_bytes), Err("UTF-16 (little endian)")),
            ("big, without", utf16(false, u16::to_be_bytes), Err("UTF-16 (big endian)")),
            ("UTF-32", b"\xFF\xFE\0\0{\0\0\0".to_vec(), Err("UTF-32 (little endian)")),
            ("big UTF-32", b"\0\0\xFE\xFF\0\0\0{".to_vec(), Err("UTF-32 (big endian)")),
            ("Latin-1", b"{\n\"\xE4\"}".to_vec(), Err("x.json:2:2: this is not UTF-8")),
        ] {
            match (decode_text(content, "x.json"), expected) {
                (Ok(text), Ok(expected)) => assert_eq!(text, expected, "{row}"),
                (Err(error), Err(part)) => assert!(error.to_string().contains(part), "{row}: {error}"),
                (found, _) => panic!("{row}: {found:?}"),
            }
        }
    }
}
