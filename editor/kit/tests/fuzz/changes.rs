//! Inputs that are nearly right: random bytes hardly ever get past the first lines of a reader.

/// The tokens that break readers of texts more often than chance does.
const TOKENS: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "null",
    "true",
    "-1",
    "0",
    "65535",
    "65536",
    "4294967296",
    "1e999",
    "18446744073709551616",
    "\"..\"",
    "\"\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "[[[[[[[[[[[[[[[[",
    "{\"a\":",
    " ",
    "\n",
    "é",
    "99999aa",
    "R99999999",
    "\"format\": 1",
    "\"format\": 2",
    "=",
    "|",
    ";",
    "\t",
    "-",
    "0x",
    "$",
    "dc.b ",
    "../",
    "C:\\",
    "//",
];

/// A change: the place as a share of the length, what comes there, and how many bytes go.
pub type Change = (u16, u8, u8);

/// The content with the first few changes made to it.
pub fn changed(content: &[u8], changes: &[Change]) -> Vec<u8> {
    let mut content = content.to_vec();
    for &(place, what, removed) in changes.iter().take(6) {
        let at = (usize::from(place) * (content.len() + 1)) >> 16;
        // A third of them removes nothing, and few of them much.
        let removed = if removed < 85 { 0 } else { usize::from(removed - 85) / 8 };
        let end = (at + removed).min(content.len());
        let new = match usize::from(what).checked_sub(128) {
            Some(token) => TOKENS[token % TOKENS.len()].as_bytes(),
            None => &[what.wrapping_mul(151)],
        };
        content.splice(at..end, new.iter().copied());
    }
    content
}
