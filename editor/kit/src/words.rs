//! Numbers as people write them, and counts as people say them.

/// "1 block", "2 blocks".
pub fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// Returns subpixels per frame as pixels with two places.
pub(crate) fn speed(subpixels: u32) -> String {
    format!("{}.{:02}", subpixels / 256, subpixels % 256 * 100 / 256)
}

/// A whole number as people type it, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Typed<'a> {
    /// A minus sign is before it.
    pub negative: bool,
    /// Hexadecimal digits, at least one.
    pub digits: &'a str,
    /// A mark says that it is hexadecimal.
    pub marked: bool,
}

impl Typed<'_> {
    /// The number; with `hex` bare digits are hexadecimal too.
    pub(crate) fn value(self, hex: bool) -> Option<i64> {
        let radix = if hex || self.marked { 16 } else { 10 };
        let value = i64::from_str_radix(self.digits, radix).ok()?;
        Some(if self.negative { -value } else { value })
    }
}

/// A whole number as people type it: decimal, or hexadecimal with a mark (`$1F`, `0x1F`, `1Fh`).
///
/// With `hex` bare digits are hexadecimal too. A sign may come before the mark.
pub fn number(text: &str, hex: bool) -> Option<i64> {
    typed(text)?.value(hex)
}

/// Sign, digits and mark of a number; see [`number`].
pub(crate) fn typed(text: &str) -> Option<Typed<'_>> {
    let text = text.trim();
    let (negative, rest) = text.strip_prefix(['-', '\u{2212}']).map_or((false, text), |rest| (true, rest));
    let prefixed = ["$", "0x", "0X"].iter().find_map(|mark| rest.strip_prefix(mark));
    let marked = prefixed.or_else(|| rest.strip_suffix(['h', 'H']));
    let digits = marked.unwrap_or(rest);
    // Rust would take a sign of its own behind ours.
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_hexdigit());
    is_number.then_some(Typed { negative, digits, marked: marked.is_some() })
}

/// Frames as minutes, seconds and hundredths: "1:07.50".
pub fn time(frames: usize) -> String {
    format!("{}:{:02}.{:02}", frames / 3600, frames / 60 % 60, frames % 60 * 100 / 60)
}

/// Bytes as people read them: "12 KB", "3.4 MB".
pub fn bytes(count: u64) -> String {
    match count {
        0..1024 => format!("{count} B"),
        1024..1_048_576 => format!("{} KB", count / 1024),
        _ => format!("{}.{} MB", count >> 20, ((count & 0xf_ffff) * 10) >> 20),
    }
}

/// A time that has gone by, in seconds, in words: "a moment", "5 minutes".
pub fn age(seconds: u64) -> String {
    let (count, unit) = match seconds {
        0..60 => return "a moment".to_owned(),
        60..7200 => (seconds / 60, "minute"),
        7200..172_800 => (seconds / 3600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    counted(usize::try_from(count).unwrap_or(usize::MAX), unit)
}

/// A message as a part of a sentence: without the full stop at its end.
pub fn clause(message: &str) -> &str {
    message.strip_suffix('.').filter(|rest| !rest.ends_with('.')).unwrap_or(message)
}

#[cfg(test)]
mod tests {
    use super::{counted, number};

    #[test]
    fn counts_are_said() {
        assert_eq!([0, 1, 2].map(|n| counted(n, "block")), ["0 blocks", "1 block", "2 blocks"]);
    }

    #[test]
    fn numbers_are_read_in_every_usual_form() {
        for (text, value) in [
            ("31", Some(31)),
            (" $1F ", Some(31)),
            ("0x1f", Some(31)),
            ("0X1F", Some(31)),
            ("1Fh", Some(31)),
            ("-$10", Some(-16)),
            ("\u{2212}3", Some(-3)),
            ("1F", None),
            ("--3", None),
            ("-+3", None),
            ("", None),
            ("$", None),
            ("h", None),
            ("1.5", None),
            ("\u{663}", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(number(text, false), value, "{text}");
        }
        assert_eq!((number("1F", true), number("10", true), number("-10", true)), (Some(31), Some(16), Some(-16)));
    }
}
