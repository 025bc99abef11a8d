//! Assembler sources of a disassembly: tables of words and of included files, as far as they can be read without building
//! the game.
//!
//! Comments begin with `;`. A name at the line's beginning is a label, with or without a colon; one that begins with a dot
//! belongs to the label before. Conditions are followed as far as constants decide them, else their first branch counts.

use crate::exchange::sonlvl::files::expression::{Constants, value};
use crate::exchange::sonlvl::files::folder::{Folder, read_limited};
use std::collections::BTreeMap;
use std::path::Path;

/// A row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Row {
    /// Line of the file, from 1.
    pub line: usize,
    /// Its words; `None` if one of them cannot be worked out.
    pub words: Option<Vec<i64>>,
    /// The file that it includes, as written.
    pub file: Option<String>,
}

/// A row before its constants are known.
struct Raw {
    line: usize,
    arguments: String,
    file: Option<String>,
}

/// Largest source that is read, in bytes.
const MOST_BYTES: u64 = 32 << 20;

/// A source below the outermost folder: its path as reports show it, and its text.
pub(in crate::exchange::sonlvl) fn text(folder: &Folder<'_>, name: &str) -> Option<(String, String)> {
    let path = folder.below_root(name)?;
    let bytes = read_limited(folder.storage(), &path, MOST_BYTES).ok()?;
    Some((folder.shown(&path), String::from_utf8_lossy(&bytes).into_owned()))
}

/// Tables by their labels.
pub(crate) type Tables = BTreeMap<String, Vec<Row>>;

/// The table of all rows of a file, without the labels and directives between them.
pub(crate) const WHOLE_FILE: &str = "";

/// Directives of a table's rows: of words, of a file.
const WORDS: [&str; 2] = ["dc.w", "zonetableentry.w"];
pub(in crate::exchange::sonlvl) const FILES: [&str; 3] = ["binclude", "incbin", "zonetablebinentry"];
/// Directives in a table that are no row.
const BESIDE: [&str; 5] = ["zoneorderedtable", "zonewarning", "even", "align", "phase"];

/// Reads the tables of those labels from a source and adds its constants to those that are known.
pub fn read(text: &str, labels: &[&str], constants: &mut Constants) -> Tables {
    let mut reader = Reader { open: labels.contains(&WHOLE_FILE).then(String::new), ..Reader::default() };
    for (line, text) in (1..).zip(text.lines()) {
        reader.line(line, code(text), labels, constants);
    }
    let row = |Raw { line, arguments, file }: Raw| {
        let words = arguments.split(',').map(|word| value(word, constants)).collect();
        Row { line, words: if file.is_some() { None } else { words }, file }
    };
    reader.tables.into_iter().map(|(label, rows)| (label, rows.into_iter().map(row).collect())).collect()
}

/// Constants of the files that are named for them, and of the game's main source.
pub(in crate::exchange::sonlvl) fn constants(folder: &Folder<'_>, main: &str) -> Constants {
    let mut constants = Constants::default();
    let mut files = folder.storage().list(folder.root()).unwrap_or_default();
    files.retain(|name| {
        let name = name.to_ascii_lowercase();
        name.contains("constants") && Path::new(&name).extension().is_some_and(|ending| ending == "asm")
    });
    for file in files.iter().map(String::as_str).chain([main]) {
        if let Some((_, text)) = text(folder, file) {
            read(&text, &[], &mut constants);
        }
    }
    constants
}

/// A branch of a condition that is being read.
#[derive(Clone, Copy)]
struct Branch {
    /// True if the surroundings of the condition count.
    around: bool,
    /// Some branch of it counted already.
    taken: bool,
    /// This one counts.
    counts: bool,
}

/// The conditions around a line.
#[derive(Default)]
pub(in crate::exchange::sonlvl) struct Conditions(Vec<Branch>);

#[derive(Default)]
struct Reader {
    conditions: Conditions,
    in_macro: bool,
    /// The table that rows go to.
    open: Option<String>,
    tables: BTreeMap<String, Vec<Raw>>,
}

impl Reader {
    fn line(&mut self, line: usize, code: &str, labels: &[&str], constants: &mut Constants) {
        let whole = labels.contains(&WHOLE_FILE).then_some(WHOLE_FILE);
        let (label, rest) = split_label(code);
        let (directive, arguments) = rest.split_once(|c: char| c.is_whitespace()).unwrap_or((rest, ""));
        let (directive, arguments) = (directive.to_ascii_lowercase(), arguments.trim());
        if self.conditions.follow(&directive, arguments, constants) {
            return;
        }
        self.in_macro = (self.in_macro || directive == "macro") && directive != "endm";
        if self.in_macro || !self.conditions.count() {
            return;
        }
        if let Some(value) = constant(&directive, rest, arguments) {
            constants.set(label, value);
            return;
        }
        if !label.is_empty() && !label.starts_with('.') {
            let label = Some(label).filter(|label| labels.contains(label));
            self.open = label.or(whole).map(str::to_owned);
        }
        let Some(open) = self.open.clone() else { return };
        if WORDS.contains(&directive.as_str()) {
            let row = Raw { line, arguments: arguments.to_owned(), file: None };
            self.tables.entry(open).or_default().push(row);
        } else if FILES.contains(&directive.as_str()) {
            let file = arguments.split('"').nth(1).unwrap_or(arguments).to_owned();
            self.tables.entry(open).or_default().push(Raw { line, arguments: String::new(), file: Some(file) });
        } else if !directive.is_empty() && !BESIDE.contains(&directive.as_str()) {
            self.open = whole.map(str::to_owned);
        }
    }
}

impl Conditions {
    /// Returns true if the lines between them are read.
    pub(in crate::exchange::sonlvl) fn count(&self) -> bool {
        self.0.iter().all(|branch| branch.counts)
    }

    /// Follows a condition; true if the line is part of one.
    pub(in crate::exchange::sonlvl) fn follow(
        &mut self,
        directive: &str,
        arguments: &str,
        constants: &Constants,
    ) -> bool {
        let holds = |known: Option<i64>| known.is_none_or(|value| value != 0);
        let around = self.0.last().is_none_or(|branch| branch.counts);
        match directive {
            "elseif" => {
                if let Some(branch) = self.0.last_mut() {
                    branch.counts = branch.around && !branch.taken && holds(value(arguments, constants));
                    branch.taken |= branch.counts;
                }
            }
            "else" | "elsecase" => {
                if let Some(branch) = self.0.last_mut() {
                    branch.counts = branch.around && !branch.taken;
                }
            }
            "endif" | "endc" => drop(self.0.pop()),
            "ifdef" | "ifndef" => {
                let counts = around && constants.has(arguments) == (directive == "ifdef");
                self.0.push(Branch { around, taken: counts, counts });
            }
            "if" => {
                let counts = around && holds(value(arguments, constants));
                self.0.push(Branch { around, taken: counts, counts });
            }
            other if other.starts_with("if") => self.0.push(Branch { around, taken: true, counts: around }),
            _ => return false,
        }
        true
    }
}

/// A line without its comment and the blanks at its end.
pub(in crate::exchange::sonlvl) fn code(line: &str) -> &str {
    let mut quote = None;
    for (at, c) in line.char_indices() {
        match (quote, c) {
            (None, ';') => return line[..at].trim_end(),
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if c == open => quote = None,
            _ => {}
        }
    }
    line.trim_end()
}

/// The label of a line, and what follows it.
pub(in crate::exchange::sonlvl) fn split_label(code: &str) -> (&str, &str) {
    if code.starts_with(|c: char| c.is_whitespace()) {
        return ("", code.trim_start());
    }
    let end = code.find(|c: char| c.is_whitespace() || c == ':' || c == '=').unwrap_or(code.len());
    let (label, rest) = code.split_at(end);
    (label, rest.trim_start().trim_start_matches(':').trim_start())
}

/// The value of a line that says what a constant is.
pub(in crate::exchange::sonlvl) fn constant<'a>(directive: &str, rest: &'a str, arguments: &'a str) -> Option<&'a str> {
    match directive {
        "equ" | "set" => Some(arguments),
        _ => rest.strip_prefix('='),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn table(text: &str, label: &str) -> Vec<Row> {
        read(text, &[label], &mut Constants::default()).remove(label).unwrap_or_default()
    }

    fn words(rows: &[Row]) -> Vec<Option<Vec<i64>>> {
        rows.iter().map(|row| row.words.clone()).collect()
    }

    #[test]
    fn rows_of_words_are_read_in_all_spellings() {
        let text = "Other:\n\tdc.w 1\nSizes:\t; a comment\n\t; Zone\n\tdc.w $0004, $0010, $1ABF, $FF00, $0800, $0060 ; x\n\
                    \tzoneTableEntry.w\t$0,\t$2280,\t-$100,\t$800\t; Act 1\r\n\t\tdc.w     $60,    $60,      0,   $240\n\
                    \tzonewarning Sizes,$30\n\tzoneTableEntry.w $0,MyRight,%101,1+2*3\n\tdc.w 1,Nobody\n\
                    \tzoneTableEnd\n\tdc.w 9\nMyRight = $1000\n";
        let rows = table(text, "Sizes");
        let expected = [
            Some(vec![4, 0x10, 0x1ABF, 0xFF00, 0x800, 0x60]),
            Some(vec![0, 0x2280, -0x100, 0x800]),
            Some(vec![0x60, 0x60, 0, 0x240]),
            Some(vec![0, 0x1000, 5, 7]),
            None,
        ];
        assert_eq!(words(&rows), expected);
        assert_eq!(rows.iter().map(|row| row.line).collect::<Vec<_>>(), [5, 6, 7, 9, 10]);
    }

    #[test]
    fn included_files_and_positions_are_rows() {
        let text = "\tbinclude\t\"startpos/one.bin\"\n\teven\nAgain: zoneOrderedTable 2,2\n\tzoneTableBinEntry 2, \"start/A 1.bin\"\n\
                    \tdc.w\t$80,$A8\n.local:\n\tBINCLUDE \"b.bin\"\nNext:\n\tbinclude \"c.bin\"\n";
        let rows = table(text, "Again");
        let files: Vec<_> = rows.iter().map(|row| row.file.as_deref()).collect();
        assert_eq!(files, [Some("start/A 1.bin"), None, Some("b.bin")]);
        assert_eq!(rows[1].words, Some(vec![0x80, 0xA8]));
        assert_eq!(table(text, WHOLE_FILE)[0].file.as_deref(), Some("startpos/one.bin"));
    }

    #[test]
    fn conditions_are_followed() {
        let text = "Revision: equ 1\nOld := 0\nT:\n\tif Revision=0\n\tdc.w 1\n\telseif Revision==1\n\tdc.w 2\n\tif ~~Old\n\tdc.w 3\n\
                    \telse\n\tdc.w 4\n\tendif\n\telse\n\tdc.w 5\n\tendif\n\tif Unknown\n\tdc.w 6\n\telse\n\tdc.w 7\n\tendif\n\
                    \tifdef Old\n\tdc.w 8\n\tendif\n\tifndef Old\n\tdc.w 9\n\tendif\n\tif (Revision>0)&&(Old<>0)\n\tdc.w 10\n\tendc\n";
        let rows = words(&table(text, "T"));
        assert_eq!(rows, [2, 3, 6, 8].map(|n| Some(vec![n])));
    }

    #[test]
    fn macros_are_no_tables() {
        let text = "T macro x\nT: dc.w 1\n\tendm\nT:\n\tdc.w 2 ; \"quoted ; no comment\"\n\tmove.w d0,d1\n\tdc.w 3\n";
        assert_eq!(words(&table(text, "T")), [Some(vec![2])]);
    }

    #[test]
    fn no_text_breaks_the_reader() {
        let pieces = [
            "T", ":", "=", " ", "\n", "\t", "dc.w", "$", "-", "(", ")", "if", "else", "endif", "\"", ";", "é", "~", "9",
        ];
        let mut seed = 0x51EEDu64;
        for _ in 0..60_000 {
            let mut text = String::new();
            for _ in 0..14 {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                text.push_str(pieces[(seed >> 40) as usize % pieces.len()]);
            }
            read(&text, &["T", WHOLE_FILE], &mut Constants::default());
        }
    }
}
