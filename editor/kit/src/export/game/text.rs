//! The JSON form of the files, and the digest of what a file holds.

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::{CharEscape, Formatter};
use std::io::{self, Write};

/// The fields whose own fields have names that mean something: loaders read them as maps.
const MAPS: [&str; 3] = ["rules", "parameters", "properties"];

/// Writes JSON: a field of the whole on a line, and so the items of its lists. Returns the digest of all that is in it.
///
/// # Errors
/// Errors of the writer, and of the values.
pub(super) fn write<T: Serialize>(value: &T, to: impl Write) -> serde_json::Result<u32> {
    let mut digest = 0;
    let lines = JsonLines {
        depth: 0,
        list: false,
        filled: false,
        key: Vec::new(),
        in_key: false,
        map: None,
        digest: &mut digest,
    };
    value.serialize(&mut Serializer::with_formatter(to, lines))?;
    Ok(digest)
}

/// Returns the digest of all that is in a value.
///
/// # Errors
/// Errors of the values.
pub(super) fn digest<T: Serialize>(value: &T) -> serde_json::Result<u32> {
    write(value, io::sink())
}

/// Takes a number into a digest. The product has less than 53 bits, so that it is exact in languages without integers.
fn fold(digest: &mut u32, number: u32) {
    *digest = digest.wrapping_mul(65_599).wrapping_add(number);
}

/// The layout of the text. On the way it takes the digest: of each number itself, of flags 0 or 1, of nothing 0, of texts
/// each byte, of maps also their names, in the order of the file.
struct JsonLines<'a> {
    depth: usize,
    /// The list or object at depth 2 is a list.
    list: bool,
    /// Whether the open list or object has an item.
    filled: bool,
    key: Vec<u8>,
    in_key: bool,
    /// The depth of the map that is open.
    map: Option<usize>,
    digest: &'a mut u32,
}

impl JsonLines<'_> {
    fn number(&mut self, number: u32) {
        fold(self.digest, number);
    }

    fn text(&mut self, bytes: &[u8]) {
        if self.in_key {
            self.key.extend_from_slice(bytes);
        }
        if !self.in_key || self.map == Some(self.depth) {
            bytes.iter().for_each(|byte| fold(self.digest, u32::from(*byte)));
        }
    }

    /// True if each item of what is open is on a line of its own.
    fn breaks(&self) -> bool {
        self.depth == 1 || self.depth == 2 && self.list
    }

    fn item<W: ?Sized + Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        self.filled = true;
        match (first, self.breaks()) {
            (true, true) => to.write_all(b"\n"),
            (false, true) => to.write_all(b",\n"),
            (true, false) => Ok(()),
            (false, false) => to.write_all(b","),
        }
    }

    fn open<W: ?Sized + Write>(&mut self, to: &mut W, bracket: u8, list: bool) -> io::Result<()> {
        self.depth += 1;
        if self.depth == 2 {
            self.list = list;
        }
        if !list && MAPS.iter().any(|map| map.as_bytes() == self.key) && self.map.is_none() {
            self.map = Some(self.depth);
        }
        self.key.clear();
        self.filled = false;
        to.write_all(&[bracket])
    }

    fn close<W: ?Sized + Write>(&mut self, to: &mut W, bracket: &[u8]) -> io::Result<()> {
        if self.breaks() && self.filled {
            to.write_all(b"\n")?;
        }
        self.filled = true;
        if self.map == Some(self.depth) {
            self.map = None;
        }
        self.depth -= 1;
        to.write_all(bracket)?;
        if self.depth == 0 { to.write_all(b"\n") } else { Ok(()) }
    }
}

impl Formatter for JsonLines<'_> {
    fn write_null<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.number(0);
        to.write_all(b"null")
    }

    fn write_bool<W: ?Sized + Write>(&mut self, to: &mut W, value: bool) -> io::Result<()> {
        self.number(u32::from(value));
        to.write_all(if value { b"true" } else { b"false" })
    }

    fn write_i32<W: ?Sized + Write>(&mut self, to: &mut W, value: i32) -> io::Result<()> {
        self.number(value as u32);
        serde_json::ser::CompactFormatter.write_i32(to, value)
    }

    fn write_string_fragment<W: ?Sized + Write>(&mut self, to: &mut W, fragment: &str) -> io::Result<()> {
        self.text(fragment.as_bytes());
        to.write_all(fragment.as_bytes())
    }

    fn write_char_escape<W: ?Sized + Write>(&mut self, to: &mut W, escape: CharEscape) -> io::Result<()> {
        let byte = match escape {
            CharEscape::Quote => b'"',
            CharEscape::ReverseSolidus => b'\\',
            CharEscape::Solidus => b'/',
            CharEscape::Backspace => 8,
            CharEscape::FormFeed => 12,
            CharEscape::LineFeed => b'\n',
            CharEscape::CarriageReturn => b'\r',
            CharEscape::Tab => b'\t',
            CharEscape::AsciiControl(byte) => byte,
        };
        self.text(&[byte]);
        serde_json::ser::CompactFormatter.write_char_escape(to, escape)
    }

    fn begin_array<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.open(to, b'[', true)
    }

    fn end_array<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.close(to, b"]")
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        self.item(to, first)
    }

    fn begin_object<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.open(to, b'{', false)
    }

    fn end_object<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.close(to, b"}")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        self.key.clear();
        self.in_key = true;
        self.item(to, first)
    }

    fn end_object_key<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.in_key = false;
        Ok(())
    }
}
