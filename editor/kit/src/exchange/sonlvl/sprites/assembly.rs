//! Mappings and lists of tiles as text of an assembler, made into the bytes that they stand for.
//!
//! Of directives those are known that such texts have; a text ends at the first other one.

use super::mappings::SpriteFormat;
use crate::exchange::sonlvl::files::expression::{Constants, value};
use crate::exchange::sonlvl::files::source::{Conditions, code, constant, split_label};
use std::collections::HashMap;

/// Bytes at most: offsets of frames are words.
const MOST_BYTES: usize = 0x1_0000;
/// Values of a directive at most.
const MOST_VALUES: usize = 4096;

/// A text with the lines of its labels.
pub(super) struct AssemblyText {
    text: String,
    /// Begin and end of each line.
    lines: Vec<(usize, usize)>,
    labels: HashMap<String, usize>,
}

/// Bytes of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Assembled {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// The line, from 1, and the directive that ended it early.
    pub ended_at: Option<(usize, String)>,
}

impl AssemblyText {
    pub(super) fn new(text: String) -> Self {
        let (mut lines, mut labels, mut at, mut scope) = (Vec::new(), HashMap::new(), 0, String::new());
        for line in text.split_inclusive('\n') {
            lines.push((at, at + line.trim_end().len()));
            at += line.len();
            let (label, _) = split_label(code(line.trim_end()));
            if !label.is_empty() {
                labels.entry(full(label, &mut scope)).or_insert(lines.len() - 1);
            }
        }
        Self { text, lines, labels }
    }

    /// Makes bytes of the text, or of one frame of it.
    ///
    /// # Errors
    /// In words: there is no such label.
    pub(super) fn assemble(&self, frame: Option<&str>, format: SpriteFormat) -> Result<Assembled, String> {
        let first = match frame {
            Some(label) => {
                let known = self.labels.get(label.trim()).or_else(|| self.labels.get(&plain(label)));
                *known.ok_or_else(|| format!("there is no label `{}`", label.trim()))?
            }
            None => 0,
        };
        let mut assembler = Assembler { format, is_frame: frame.is_some(), ..Assembler::default() };
        let mut out = Assembled::default();
        for (number, (from, to)) in self.lines.iter().enumerate().skip(first) {
            match assembler.line(code(&self.text[*from..*to])) {
                Step::Next => {}
                Step::End => break,
                Step::Unknown(directive) => {
                    out.ended_at = Some((number + 1, directive));
                    break;
                }
            }
            if assembler.bytes.len() > MOST_BYTES {
                break;
            }
        }
        assembler.close();
        for Later { at, size, text, scope } in std::mem::take(&mut assembler.later) {
            let value = value(&scoped(&text, &scope), &assembler.names).unwrap_or(0);
            let place = assembler.bytes.iter_mut().skip(at).take(size);
            place.zip(&value.to_be_bytes()[8 - size..]).for_each(|(to, from)| *to = *from);
        }
        out.bytes = assembler.bytes;
        Ok(out)
    }
}

/// A label with its colon taken off and local marks of one kind.
fn plain(label: &str) -> String {
    label.trim().trim_end_matches(':').replace('@', ".")
}

/// The whole name of a label; a full one begins a scope.
fn full(label: &str, scope: &mut String) -> String {
    let label = plain(label);
    if label.starts_with('.') {
        return format!("{scope}{label}");
    }
    scope.clone_from(&label);
    label
}

/// An expression with its local names in full.
fn scoped(text: &str, scope: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut is_word = false;
    for sign in text.chars() {
        let sign = if sign == '@' { '.' } else { sign };
        if sign == '.' && !is_word {
            out.push_str(scope);
        }
        is_word = sign.is_alphanumeric() || matches!(sign, '_' | '.' | '$');
        out.push(sign);
    }
    out
}

/// A value that is known when all labels are.
struct Later {
    at: usize,
    size: usize,
    text: String,
    scope: String,
}

/// A header whose pieces are being counted.
struct OpenHeader {
    label: String,
    at: usize,
    /// Bytes of the count.
    size: usize,
    /// True for a count less one.
    is_less_one: bool,
    count: u16,
}

#[derive(Default)]
struct Assembler {
    format: SpriteFormat,
    /// A single frame ends before the next label.
    is_frame: bool,
    bytes: Vec<u8>,
    names: Constants,
    scope: String,
    conditions: Conditions,
    in_macro: bool,
    /// The label of the table whose entries follow.
    table: String,
    header: Option<OpenHeader>,
    /// Entries are those of the players' lists of Sonic 3 & Knuckles.
    is_of_player: bool,
    later: Vec<Later>,
}

enum Step {
    Next,
    End,
    Unknown(String),
}

impl Assembler {
    fn line(&mut self, code: &str) -> Step {
        let (label, rest) = split_label(code);
        let (directive, arguments) = rest.split_once(|sign: char| sign.is_whitespace()).unwrap_or((rest, ""));
        let (directive, arguments) = (directive.to_ascii_lowercase(), arguments.trim());
        if self.conditions.follow(&directive, arguments, &self.names) {
            return Step::Next;
        }
        self.in_macro = (self.in_macro || directive == "macro") && directive != "endm";
        if self.in_macro || directive == "endm" || !self.conditions.count() {
            return Step::Next;
        }
        if let Some(value) = constant(&directive, rest, arguments) {
            self.names.set(&plain(label), value);
            return Step::Next;
        }
        let mut name = String::new();
        if !label.is_empty() {
            let is_end = self.is_end_of_header(label);
            if self.is_frame && !self.bytes.is_empty() {
                return Step::End;
            }
            name = full(label, &mut self.scope);
            self.names.set(&name, &self.bytes.len().to_string());
            if is_end {
                self.close();
            }
        }
        let values: Vec<&str> = arguments.split(',').map(str::trim).take(MOST_VALUES).collect();
        self.directive(&directive, &name, &values)
    }

    /// True for the label `X_End` behind the header at `X`.
    fn is_end_of_header(&self, label: &str) -> bool {
        let mut scope = self.scope.clone();
        let name = full(label, &mut scope);
        self.header.as_ref().is_some_and(|header| name.strip_suffix("_End") == Some(header.label.as_str()))
    }

    fn directive(&mut self, directive: &str, name: &str, values: &[&str]) -> Step {
        match directive {
            "" => {}
            "dc.b" => self.put_all(1, values),
            "dc.w" => self.put_all(2, values),
            "dc.l" => self.put_all(4, values),
            "even" => self.align(2),
            "align" => self.align(values.first().map_or(0, |text| self.now(text)).clamp(0, 0x100) as usize),
            "mappingstable" | "offsettable" => self.table = name.to_owned(),
            "mappingstableentry.w" | "offsettableentry.w" => self.entry(2, values),
            "offsettableentry.b" => self.entry(1, values),
            "offsettableentry.l" => self.entry(4, values),
            "spriteheader" => self.open(name, self.format.count_bytes(), false),
            "dplcheader" => {
                self.is_of_player = false;
                self.open(name, self.format.count_bytes(), self.format == SpriteFormat::S3k);
            }
            "s3kplayerdplcheader" => {
                self.is_of_player = true;
                self.open(name, 2, false);
            }
            "spritepiece" | "spritepiece2p" => self.piece(values),
            "dplcentry" => self.run(values, self.is_of_player),
            "s3kplayerdplcentry" => self.run(values, true),
            other => return Step::Unknown(other.to_owned()),
        }
        Step::Next
    }

    /// A value as far as it is known here.
    fn now(&self, text: &str) -> i64 {
        value(&scoped(text, &self.scope), &self.names).unwrap_or(0)
    }

    fn put(&mut self, size: usize, value: i64) {
        self.bytes.extend_from_slice(&value.to_be_bytes()[8 - size..]);
    }

    fn put_all(&mut self, size: usize, values: &[&str]) {
        for text in values {
            let (at, scope) = (self.bytes.len(), self.scope.clone());
            match value(&scoped(text, &scope), &self.names) {
                Some(value) => self.put(size, value),
                None => {
                    self.put(size, 0);
                    self.later.push(Later { at, size, text: (*text).to_owned(), scope });
                }
            }
        }
    }

    fn align(&mut self, to: usize) {
        while to > 1 && !self.bytes.len().is_multiple_of(to) {
            self.bytes.push(0);
        }
    }

    fn entry(&mut self, size: usize, values: &[&str]) {
        for text in values {
            let (at, scope) = (self.bytes.len(), self.scope.clone());
            self.put(size, 0);
            let text = if self.table.is_empty() { (*text).to_owned() } else { format!("{text}-{}", self.table) };
            self.later.push(Later { at, size, text, scope });
        }
    }

    fn open(&mut self, name: &str, size: usize, is_less_one: bool) {
        self.close();
        let label = if name.is_empty() { self.scope.clone() } else { name.to_owned() };
        self.header = Some(OpenHeader { label, at: self.bytes.len(), size, is_less_one, count: 0 });
        self.put(size, 0);
    }

    /// Writes the count of the open header.
    fn close(&mut self) {
        let Some(OpenHeader { at, size, is_less_one, count, .. }) = self.header.take() else { return };
        let count = if is_less_one { count.wrapping_sub(1) } else { count };
        let place = self.bytes.iter_mut().skip(at).take(size);
        place.zip(&count.to_be_bytes()[2 - size..]).for_each(|(to, from)| *to = *from);
    }

    fn counted(&mut self) {
        if let Some(header) = &mut self.header {
            header.count = header.count.wrapping_add(1);
        }
    }

    fn piece(&mut self, values: &[&str]) {
        self.counted();
        let number = |at: usize| values.get(at).map_or(0, |text| self.now(text));
        let word = |first: usize| {
            let bit = |at: usize, shift: u32| (number(first + at) & 1) << shift;
            number(first) & 0x7FF | bit(1, 11) | bit(2, 12) | (number(first + 3) & 3) << 13 | bit(4, 15)
        };
        let (x, y) = (number(0), number(1));
        let less_one = |at: usize| number(at).wrapping_sub(1);
        let size = ((less_one(2) & 3) << 2) | (less_one(3) & 3);
        let tile = word(4);
        let both = if values.len() > 9 { word(9) } else { tile & !0x7FF | (tile & 0x7FF) >> 1 };
        self.put(1, y);
        self.put(1, size);
        self.put(2, tile);
        match self.format {
            SpriteFormat::S1 => self.put(1, x),
            SpriteFormat::S2 => {
                self.put(2, both);
                self.put(2, x);
            }
            SpriteFormat::S3k => self.put(2, x),
        }
    }

    /// A run of tiles: how many, and the first.
    fn run(&mut self, values: &[&str], is_of_player: bool) {
        self.counted();
        let number = |at: usize| values.get(at).map_or(0, |text| self.now(text));
        let (count, tile) = (number(0).wrapping_sub(1) & 0xF, number(1) & 0xFFF);
        let is_low = self.format == SpriteFormat::S3k && !is_of_player;
        self.put(2, if is_low { tile << 4 | count } else { count << 12 | tile });
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn bytes(text: &str, frame: Option<&str>, format: SpriteFormat) -> Vec<u8> {
        AssemblyText::new(text.to_owned()).assemble(frame, format).unwrap().bytes
    }

    #[test]
    fn pieces_have_the_bytes_of_their_game() {
        let text = "\tspritePiece -$10, -$18, 3, 2, $123, 1, 0, 2, 1 ; ours\n";
        for (format, expected) in [
            (SpriteFormat::S1, &[0xE8, 0x09, 0xC9, 0x23, 0xF0][..]),
            (SpriteFormat::S2, &[0xE8, 0x09, 0xC9, 0x23, 0xC8, 0x91, 0xFF, 0xF0]),
            (SpriteFormat::S3k, &[0xE8, 0x09, 0xC9, 0x23, 0xFF, 0xF0]),
        ] {
            assert_eq!(bytes(text, None, format), expected, "{format:?}");
        }
        let both = "\tspritePiece2P 0, 0, 1, 1, 4, 0, 0, 0, 0, 7, 1, 0, 0, 0\n";
        assert_eq!(bytes(both, None, SpriteFormat::S2), [0, 0, 0, 4, 8, 7, 0, 0]);
    }

    #[test]
    fn tables_name_frames_before_and_behind_them() {
        let table = "Map:\tmappingsTable\n\tmappingsTableEntry.w\t.one\n\tmappingsTableEntry.w .two\n\tmappingsTableEntry.w Gone\n\
                     .one:\tspriteHeader\n\tspritePiece 0,0,1,1,1,0,0,0,0\n\tspritePiece 8,0,1,1,2,0,0,0,0\n.one_End\n\
                     .two: spriteHeader\n.two_End\n\teven\n";
        let expected = [0, 6, 0, 0x11, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 2, 8, 0];
        assert_eq!(bytes(table, None, SpriteFormat::S1), expected);
        let plain = "A: dc.w B-A\nB: dc.b 1\n dc.b  $F8,  5,   0, $10, $F8\n";
        assert_eq!(bytes(plain, None, SpriteFormat::S1), [0, 2, 1, 0xF8, 5, 0, 0x10, 0xF8]);
    }

    #[test]
    fn a_frame_is_read_by_its_label() {
        let text = "Other: dc.w 7\nFrame:\tspriteHeader\n\tspritePiece 0,0,1,1,1,0,0,0,0\n\tspritePiece 8,0,1,1,2,0,0,0,0\nFrame_End\n\
                    Next:\tdc.w 9\n\tmove.w d0,d1\nWords: dc.w 1\n\tdc.b 0, 1, 0, 2\n\tdc.w 3\nBehind: dc.w 4\n";
        let frame = bytes(text, Some("Frame"), SpriteFormat::S2);
        assert_eq!((&frame[..2], frame.len()), (&[0, 2][..], 18));
        assert_eq!(bytes(text, Some("Words"), SpriteFormat::S3k), [0, 1, 0, 1, 0, 2, 0, 3]);
        let text = AssemblyText::new(text.to_owned());
        assert!(text.assemble(Some("Nobody"), SpriteFormat::S1).unwrap_err().contains("`Nobody`"));
        let whole = text.assemble(None, SpriteFormat::S1).unwrap();
        assert_eq!(whole.ended_at, Some((7, "move.w".to_owned())));
    }

    #[test]
    fn lists_of_tiles_have_the_bytes_of_their_game() {
        let text = "\tdplcHeader\n\tdplcEntry 4, $1A\n";
        for (format, expected) in [
            (SpriteFormat::S1, &[0x01, 0x30, 0x1A][..]),
            (SpriteFormat::S2, &[0x00, 0x01, 0x30, 0x1A]),
            (SpriteFormat::S3k, &[0x00, 0x00, 0x01, 0xA3]),
        ] {
            assert_eq!(bytes(text, None, format), expected, "{format:?}");
        }
        assert_eq!(bytes("A: dplcHeader\nA_End\n", None, SpriteFormat::S3k), [0xFF, 0xFF]);
        let player = "P: s3kPlayerDplcHeader\n\ts3kPlayerDplcEntry 4, $1A\nP_End\n";
        assert_eq!(bytes(player, None, SpriteFormat::S3k), [0, 1, 0x30, 0x1A]);
    }

    #[test]
    fn conditions_and_constants_are_followed() {
        let text = "Big = 2\n\tif Big=2\n\tdc.b Big\n\telse\n\tdc.b 9\n\tendif\n\tif Unknown\n\tdc.b 3\n\telse\n\tdc.b 4\n\tendif\n\
                    m macro x\n\tdc.b 5\n\tendm\n\tdc.b 6\n";
        assert_eq!(bytes(text, None, SpriteFormat::S1), [2, 3, 6]);
    }

    #[test]
    fn no_text_breaks_the_assembler() {
        let pieces = [
            "A",
            ".a",
            ":",
            "_End",
            " ",
            "\n",
            "\t",
            "dc.b",
            "dc.w",
            "spriteHeader",
            "dplcHeader",
            "spritePiece",
            "dplcEntry",
            ",",
            "$",
            "-",
            "even",
            "align",
            "mappingsTable",
            "mappingsTableEntry.w",
            "9",
            "@",
            "=",
            "if",
            "endif",
            "é",
            ";",
            "s3kPlayerDplcHeader",
        ];
        let mut seed = 0x5EED_u64;
        for round in 0..40_000 {
            let mut text = String::new();
            for _ in 0..16 {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                text.push_str(pieces[(seed >> 40) as usize % pieces.len()]);
            }
            let format = [SpriteFormat::S1, SpriteFormat::S2, SpriteFormat::S3k][round % 3];
            let text = AssemblyText::new(text);
            text.assemble(None, format).unwrap();
            let _ = text.assemble(Some("A"), format);
        }
    }
}
