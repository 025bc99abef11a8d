//! The text of an INI file in the encodings that editors write: UTF-8, UTF-16, and two of Windows with one byte for a
//! character.

use icu_normalizer::ComposingNormalizerBorrowed;

/// The encoding of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// UTF-8, with or without a mark before it.
    #[default]
    Utf8,
    /// UTF-16, the lower byte of each word first.
    Utf16Little,
    /// UTF-16, the higher byte of each word first.
    Utf16Big,
    /// Western Europe, which also reads Latin-1.
    Windows1252,
    /// Cyrillic.
    Windows1251,
}

impl Encoding {
    /// Its usual name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16Little | Self::Utf16Big => "UTF-16",
            Self::Windows1252 => "Windows-1252",
            Self::Windows1251 => "Windows-1251",
        }
    }
}

/// The text of a file, without a byte order mark, and how it is stored.
///
/// Each byte of a file that is neither UTF-8 nor UTF-16 becomes a character of its own, so that different names stay so.
pub(crate) fn decode(bytes: &[u8]) -> (String, Encoding) {
    if let Some(encoding) = utf16_of(bytes) {
        let word = if encoding == Encoding::Utf16Little { u16::from_le_bytes } else { u16::from_be_bytes };
        let words: Vec<u16> = bytes.as_chunks::<2>().0.iter().map(|pair| word(*pair)).collect();
        return (without_mark(String::from_utf16_lossy(&words)), encoding);
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (without_mark(text.to_owned()), Encoding::Utf8);
    }
    let encoding = if is_cyrillic(bytes) { Encoding::Windows1251 } else { Encoding::Windows1252 };
    let table: &[char] = if encoding == Encoding::Windows1251 { &HIGH_1251 } else { &HIGH_1252 };
    let character = |byte: &u8| match byte.checked_sub(0x80) {
        None => char::from(*byte),
        // Above the table, 1252 is Latin-1, and 1251 has its alphabet in order.
        Some(high) => match table.get(usize::from(high)) {
            Some(known) => *known,
            None if encoding == Encoding::Windows1252 => char::from(*byte),
            None => char::from_u32(0x410 + u32::from(*byte) - 0xC0).unwrap_or(char::REPLACEMENT_CHARACTER),
        },
    };
    (bytes.iter().map(character).collect(), encoding)
}

fn without_mark(text: String) -> String {
    text.strip_prefix('\u{FEFF}').map_or_else(|| text.clone(), str::to_owned)
}

/// UTF-16 by its mark, or by a zero in every second byte of its beginning.
fn utf16_of(bytes: &[u8]) -> Option<Encoding> {
    let head = &bytes[..bytes.len().min(64) & !1];
    let is_zero = |odd: usize| head.len() >= 4 && head.iter().skip(odd).step_by(2).all(|byte| *byte == 0);
    let has_text = |even: usize| head.iter().skip(even).step_by(2).all(|byte| *byte != 0);
    match bytes {
        [0xFF, 0xFE, ..] => Some(Encoding::Utf16Little),
        [0xFE, 0xFF, ..] => Some(Encoding::Utf16Big),
        _ if is_zero(1) && has_text(0) => Some(Encoding::Utf16Little),
        _ if is_zero(0) && has_text(1) => Some(Encoding::Utf16Big),
        _ => None,
    }
}

/// Letters beyond ASCII stand beside each other in Cyrillic words, and between ASCII letters in those of Western Europe.
fn is_cyrillic(bytes: &[u8]) -> bool {
    let is_high = |byte: u8| byte >= 0xC0 || byte == 0xA8 || byte == 0xB8;
    let pairs = bytes.windows(2).filter(|pair| is_high(pair[0]) || is_high(pair[1]));
    let (together, mixed) = pairs.fold((0, 0), |(together, mixed), pair| {
        let both = is_high(pair[0]) && is_high(pair[1]);
        let is_mixed = pair[0].is_ascii_alphabetic() || pair[1].is_ascii_alphabetic();
        (together + usize::from(both), mixed + usize::from(is_mixed))
    });
    together > mixed
}

/// A name as others of the same file are spelled: composed, in small letters.
///
/// Some systems store `é` as one character, others as a letter and an accent.
pub(crate) fn folded(name: &str) -> String {
    composed(&name.to_lowercase())
}

/// A name with its accents in their letters.
pub(crate) fn composed(name: &str) -> String {
    ComposingNormalizerBorrowed::new_nfc().normalize(name).into_owned()
}

/// The characters of Windows-1251 from 0x80 to 0xBF; one that it does not have is the control of that number.
#[rustfmt::skip]
const HIGH_1251: [char; 0x40] = [
    'Ђ', 'Ѓ', '‚', 'ѓ', '„', '…', '†', '‡', '€', '‰', 'Љ', '‹', 'Њ', 'Ќ', 'Ћ', 'Џ',
    'ђ', '‘', '’', '“', '”', '•', '–', '—', '\u{98}', '™', 'љ', '›', 'њ', 'ќ', 'ћ', 'џ',
    '\u{A0}', 'Ў', 'ў', 'Ј', '¤', 'Ґ', '¦', '§', 'Ё', '©', 'Є', '«', '¬', '\u{AD}', '®', 'Ї',
    '°', '±', 'І', 'і', 'ґ', 'µ', '¶', '·', 'ё', '№', 'є', '»', 'ј', 'Ѕ', 'ѕ', 'ї',
];

/// The characters of Windows-1252 from 0x80 to 0x9F; one that it does not have is the control of that number.
#[rustfmt::skip]
const HIGH_1252: [char; 0x20] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn texts_are_read_in_the_encodings_of_editors() {
        let utf16 = |text: &str, word: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(word).collect::<Vec<_>>();
        let green = b"[\xC7\xE5\xEB\xB8\xED\xFB\xE9 \xF5\xEE\xEB\xEC]\na=\xCA1.bin";
        for (bytes, text, encoding) in [
            (b"[a]\nb=1".to_vec(), "[a]\nb=1", Encoding::Utf8),
            ("\u{FEFF}[é]".as_bytes().to_vec(), "[é]", Encoding::Utf8),
            (utf16("\u{FEFF}[é]", u16::to_le_bytes), "[é]", Encoding::Utf16Little),
            (utf16("\u{FEFF}[é]", u16::to_be_bytes), "[é]", Encoding::Utf16Big),
            (utf16("version=S2", u16::to_le_bytes), "version=S2", Encoding::Utf16Little),
            (utf16("version=S2", u16::to_be_bytes), "version=S2", Encoding::Utf16Big),
            (green.to_vec(), "[Зелёный холм]\na=К1.bin", Encoding::Windows1251),
            (b"[Caf\xE9 \x80]\na=\xFCber.bin".to_vec(), "[Café €]\na=über.bin", Encoding::Windows1252),
            (Vec::new(), "", Encoding::Utf8),
        ] {
            assert_eq!(decode(&bytes), (text.to_owned(), encoding), "{bytes:X?}");
        }
    }

    #[test]
    fn every_byte_is_a_character_of_its_own() {
        for letters in [b"\xC0\xE0\xC0\xE0".as_slice(), b"a\xE0b\xE0c"] {
            let character = |byte: u8| decode(&[letters, &[b' ', byte, b' ']].concat()).0.chars().rev().nth(1);
            let characters: BTreeSet<_> = (0..=255).map(character).collect();
            assert_eq!(characters.len(), 256);
        }
    }

    #[test]
    fn a_name_has_one_folded_form() {
        assert_eq!(folded("E\u{301}tude.BIN"), "étude.bin");
        assert_eq!(folded("УРОВЕНЬ"), "уровень");
        assert_eq!((composed("e\u{301}"), composed("É")), ("é".to_owned(), "É".to_owned()));
    }
}
