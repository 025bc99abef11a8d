//! Arrays as text: read as people have them in their files and on their screens, and written to be pasted into other
//! programs.

use super::Lengths;
use crate::words::{Typed, typed};
use sim::angle::Angle;

/// Text longer than this is no array.
const MAX: usize = 1 << 16;

/// The array that a text without labels means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Array {
    /// The height array.
    Heights,
    /// The width array.
    Widths,
}

/// The base of numbers without a mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Base {
    /// Hexadecimal if a letter or leading zeros say so.
    #[default]
    Auto,
    /// Decimal.
    Decimal,
    /// Hexadecimal.
    Hex,
}

/// The contents of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pasted {
    /// The height array.
    pub heights: Option<Lengths>,
    /// The width array.
    pub widths: Option<Lengths>,
    /// The angle.
    pub angle: Option<Angle>,
}

/// A number as in the text.
struct Number<'a> {
    text: &'a str,
    typed: Typed<'a>,
}

/// Reads one array of 16 numbers, two of them one after the other, or a whole tile with labels.
///
/// Numbers are decimal or hexadecimal (`15`, `0x0F`, `$0F`, `0Fh`, bare `0F`), apart by blanks, commas, lines or
/// `dc.b`, or bytes without anything between. Bytes from `F0` on are negative.
///
/// # Errors
/// Says in words for the user what is wrong.
pub fn read(text: &str, meant: Array, base: Base) -> Result<Pasted, String> {
    if text.len() > MAX {
        return Err("That is too much text for an array of 16 numbers.".to_owned());
    }
    let mut groups: Vec<(Option<&str>, Vec<Number<'_>>)> = vec![(None, Vec::new())];
    for line in text.lines() {
        for (word, is_label) in words(without_comment(line)) {
            if is_label {
                // Names of places in a disassembly mean nothing here.
                if let Some(label) = label(word) {
                    groups.push((Some(label), Vec::new()));
                }
            } else if let Some((label, numbers)) = groups.last_mut().filter(|_| !is_directive(word))
                && *label != Some("flagged")
            {
                numbers.push(number(word)?);
            }
        }
    }
    let all: Vec<&Number<'_>> = groups.iter().filter(|(label, _)| *label != Some("angle")).flat_map(|g| &g.1).collect();
    let hex = match base {
        Base::Auto => looks_hex(&all),
        Base::Decimal => false,
        Base::Hex => true,
    };
    let mut pasted = Pasted::default();
    for (label, numbers) in &groups {
        match label {
            None if numbers.is_empty() => {}
            None => match values(numbers, hex)?.as_slice() {
                both if both.len() == 32 => {
                    pasted.heights = both[..16].try_into().ok();
                    pasted.widths = both[16..].try_into().ok();
                }
                one => *place(&mut pasted, meant) = Some(sixteen(one)?),
            },
            Some("angle") => {
                let [number] = numbers.as_slice() else { return Err("An angle is one number.".to_owned()) };
                pasted.angle = Some(angle(number)?);
            }
            Some("widths") => pasted.widths = Some(sixteen(&values(numbers, hex)?)?),
            Some("heights") => pasted.heights = Some(sixteen(&values(numbers, hex)?)?),
            Some(_) => {}
        }
    }
    match pasted == Pasted::default() {
        true => Err("There are no numbers in it.".to_owned()),
        false => Ok(pasted),
    }
}

fn place(pasted: &mut Pasted, array: Array) -> &mut Option<Lengths> {
    match array {
        Array::Heights => &mut pasted.heights,
        Array::Widths => &mut pasted.widths,
    }
}

/// A line without its comment. A semicolon between plain numbers is a separator.
fn without_comment(line: &str) -> &str {
    let line = line.split("//").next().unwrap_or_default();
    match line.split_once(';') {
        Some((code, rest)) => {
            let is_code = words(code).any(|(word, _)| is_directive(word));
            let is_data = !is_code && words(rest).all(|(word, label)| !label && number(word).is_ok());
            if is_data { line } else { code }
        }
        None => line,
    }
}

/// The words of a line, and whether a colon or an equals sign follows.
fn words(line: &str) -> impl Iterator<Item = (&str, bool)> {
    let is_inner = |c: char| c.is_alphanumeric() || matches!(c, '$' | '#' | '+' | '-' | '\u{2212}' | '.' | '_' | '°');
    let mut rest = line;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|c| !is_inner(c));
        let end = rest.find(|c| !is_inner(c)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        let is_label = after.trim_start_matches(['"', '\'', ' ']).starts_with([':', '=']);
        (!word.is_empty()).then_some((word, is_label))
    })
}

fn label(word: &str) -> Option<&'static str> {
    match word.to_ascii_lowercase().as_str() {
        "heights" | "height" => Some("heights"),
        "widths" | "width" => Some("widths"),
        "angle" => Some("angle"),
        "flagged" => Some("flagged"),
        _ => None,
    }
}

fn is_directive(word: &str) -> bool {
    const DIRECTIVES: [&str; 9] = ["dc.b", "dcb.b", "db", ".db", ".byte", "byte", "defb", "fcb", ".b"];
    DIRECTIVES.iter().any(|directive| word.eq_ignore_ascii_case(directive))
}

fn number(text: &str) -> Result<Number<'_>, String> {
    let wrong = || format!("“{}” is not a number.", text.chars().take(24).collect::<String>());
    let bare = text.trim_start_matches('#');
    let plus = bare.strip_prefix('+');
    let number = typed(plus.unwrap_or(bare)).filter(|number| plus.is_none() || !number.negative);
    number.map(|typed| Number { text, typed }).ok_or_else(wrong)
}

/// Letters among the digits, bytes written with leading zeros, or bytes without gaps: hexadecimal.
fn looks_hex(numbers: &[&Number<'_>]) -> bool {
    let bare: Vec<&str> = numbers.iter().filter(|n| !n.typed.marked).map(|n| n.typed.digits).collect();
    let letters = bare.iter().any(|digits| digits.bytes().any(|b| b.is_ascii_alphabetic()));
    let bytes = bare.len() > 1 && bare.iter().all(|digits| digits.len() == 2);
    letters || (bytes && bare.iter().any(|digits| digits.starts_with('0'))) || is_packed(numbers)
}

/// Bytes written without anything between: 32 digits make 16 of them.
fn is_packed(numbers: &[&Number<'_>]) -> bool {
    let digits: usize = numbers.iter().map(|n| n.typed.digits.len()).sum();
    let mut lengths = numbers.iter().map(|n| (n.typed.digits.len(), n.typed.negative));
    let even = lengths.all(|(digits, negative)| digits >= 4 && digits.is_multiple_of(2) && !negative);
    even && (digits == 32 || digits == 64)
}

fn values(numbers: &[Number<'_>], hex: bool) -> Result<Vec<i8>, String> {
    let all: Vec<&Number<'_>> = numbers.iter().collect();
    if is_packed(&all) {
        let digits: String = numbers.iter().map(|n| n.typed.digits).collect();
        let bytes = digits.as_bytes().chunks_exact(2).map(|pair| String::from_utf8_lossy(pair).into_owned());
        return bytes.enumerate().map(|(n, byte)| length(n, &byte, i64::from_str_radix(&byte, 16).ok())).collect();
    }
    let value = |(n, number): (usize, &Number<'_>)| length(n, number.text, number.typed.value(hex));
    numbers.iter().enumerate().map(value).collect()
}

/// The length that a number means; bytes from 0xF0 on are negative.
fn length(n: usize, text: &str, value: Option<i64>) -> Result<i8, String> {
    match value {
        Some(value @ -16..=16) => Ok(value as i8),
        Some(byte @ 0xF0..=0xFF) => Ok((byte - 0x100) as i8),
        _ => Err(format!(
            "Number {} is {}, which is out of range: from -16 to 16, or F0 to FF in hexadecimal for -16 to -1.",
            n + 1,
            text.chars().take(24).collect::<String>()
        )),
    }
}

fn sixteen(values: &[i8]) -> Result<Lengths, String> {
    values.try_into().map_err(|_| match values.len() {
        1 => "An array has 16 numbers; this is one.".to_owned(),
        n => format!("An array has 16 numbers; these are {n}."),
    })
}

/// An angle is a byte in the originals' files: decimal in JSON, else marked.
fn angle(number: &Number<'_>) -> Result<Angle, String> {
    let letters = number.typed.digits.bytes().any(|b| b.is_ascii_alphabetic());
    match number.typed.value(letters).and_then(|angle| u8::try_from(angle).ok()) {
        Some(angle) => Ok(Angle(angle)),
        None => Err(format!("“{}” is not an angle: it must be from 0 to 255.", number.text)),
    }
}

/// Sixteen decimal numbers, to be pasted anywhere.
pub fn decimal(array: &Lengths) -> String {
    array.map(|length| length.to_string()).join(", ")
}

/// Sixteen bytes as an assembler of the originals wants them.
pub fn assembly(array: &Lengths) -> String {
    format!("dc.b {}", array.map(|length| format!("${:02X}", length as u8)).join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RISING: Lengths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16];

    fn heights(text: &str) -> Result<Option<Lengths>, String> {
        read(text, Array::Heights, Base::Auto).map(|pasted| pasted.heights)
    }

    #[test]
    fn an_array_is_read_in_every_usual_form() {
        for text in [
            "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 16",
            "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16",
            "[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,16]",
            "0;1;2;3;4;5;6;7;8;9;10;11;12;13;14;16",
            "00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 10",
            "0 1 2 3 4 5 6 7 8 9 a b c d e 10",
            "0x00,0x01,0x02,0x03,0x04,0x05,0x06,0x07,0x08,0x09,0x0a,0x0b,0x0c,0x0d,0x0e,0x10",
            "00h 01h 02h 03h 04h 05h 06h 07h 08h 09h 0Ah 0Bh 0Ch 0Dh 0Eh 10h",
            "000102030405060708090a0b0c0d0e10",
            "0001 0203 0405 0607 0809 0A0B 0C0D 0E10",
            "Tile_12:\tdc.b $00,$01,$02,$03,$04,$05,$06,$07 ; a slope, 45 degrees\n\tdc.b 8,9,10,11,12,13,14,16",
            "  db 0,1,2,3,4,5,6,7\n  db 8,9,$A,$B,$C,$D,$E,$10 // end",
            "heights = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16};",
            "\u{feff}0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 16",
        ] {
            assert_eq!(heights(text), Ok(Some(RISING)), "{text}");
        }
    }

    #[test]
    fn negative_lengths_are_numbers_with_a_sign_or_bytes_from_f0_on() {
        let hanging: Lengths = std::array::from_fn(|x| -(x as i8) - 1);
        for text in [
            decimal(&hanging),
            assembly(&hanging),
            "-1 -2 -3 -4 -5 -6 -7 -8 -9 -$A -$B -$C -$D -$E -$F -$10".to_owned(),
            "\u{2212}1 -2 -3 -4 -5 -6 -7 -8 -9 -10 -11 -12 -13 -14 -15 -16".to_owned(),
            "FF FE FD FC FB FA F9 F8 F7 F6 F5 F4 F3 F2 F1 F0".to_owned(),
            "255 254 253 252 251 250 249 248 247 246 245 244 243 242 241 240".to_owned(),
        ] {
            assert_eq!(heights(&text), Ok(Some(hanging)), "{text}");
        }
    }

    #[test]
    fn a_whole_tile_is_read_by_its_labels() {
        let text = r#"{"heights": [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,16],
            "widths": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-1], "angle": 224, "flagged": true}"#;
        let pasted = read(text, Array::Widths, Base::Auto).expect("a tile");
        assert_eq!((pasted.heights, pasted.angle), (Some(RISING), Some(Angle(0xE0))));
        assert_eq!(pasted.widths.map(|widths| (widths[0], widths[15])), Some((1, -1)));
        let two = format!("{}\n{}", assembly(&RISING), assembly(&[16; 16]));
        let pasted = read(&two, Array::Widths, Base::Auto).expect("both arrays");
        assert_eq!((pasted.heights, pasted.widths), (Some(RISING), Some([16; 16])));
        let one = read(&decimal(&RISING), Array::Widths, Base::Auto).expect("an array");
        assert_eq!((one.heights, one.widths), (None, Some(RISING)));
    }

    #[test]
    fn the_base_can_be_said() {
        let text = "10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10";
        assert_eq!(read(text, Array::Heights, Base::Auto).expect("16 numbers").heights, Some([10; 16]));
        assert_eq!(read(text, Array::Heights, Base::Hex).expect("16 numbers").heights, Some([16; 16]));
        let zeros = "00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15";
        let expected = std::array::from_fn(|x| x as i8);
        assert_eq!(read(zeros, Array::Heights, Base::Decimal).expect("16 numbers").heights, Some(expected));
    }

    #[test]
    fn what_is_wrong_is_said_in_words() {
        for (text, says) in [
            ("", "no numbers"),
            ("   \n\t ; nothing but a comment", "no numbers"),
            ("1 2 3", "these are 3"),
            ("7", "this is one"),
            ("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 17", "Number 16 is 17, which is out of range"),
            ("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 -17", "out of range"),
            ("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 lots", "“lots” is not a number"),
            ("1.5 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "“1.5” is not a number"),
            ("99999999999999999999 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "out of range"),
            ("- 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "“-” is not a number"),
            ("\u{1f40c}", "no numbers"),
            ("é", "“é” is not a number"),
            ("angle: 1 2", "An angle is one number"),
            ("angle: 300", "from 0 to 255"),
            ("$ 0x h", "is not a number"),
        ] {
            let said = read(text, Array::Heights, Base::Auto).expect_err(text);
            assert!(said.contains(says), "{text}: {said}");
        }
        assert!(read(&"1 ".repeat(MAX), Array::Heights, Base::Auto).expect_err("long").contains("too much text"));
        let many = "16 ".repeat(4000);
        assert!(read(&many, Array::Heights, Base::Auto).expect_err("long").contains("these are 4000"));
    }
}
