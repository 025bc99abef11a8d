//! Finds a field in the text of a file, so that what is found wrong after reading still has a line and a column.

/// Line and column (from 1) of the value at `field`, as in `chunks[3].rows[2]`; `None` if there is none.
///
/// The text has been read as JSON before, so nothing is checked again here.
pub(super) fn locate(text: &str, field: &str) -> Option<(usize, usize)> {
    let mut at = Cursor { bytes: text.as_bytes(), at: 0 };
    for step in steps(field) {
        match step {
            Step::Key(key) => at.enter_key(key)?,
            Step::Index(index) => at.enter_index(index)?,
        }
    }
    at.blanks();
    let before = text.get(..at.at)?;
    let line = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
    let column = at.at - before.rfind('\n').map_or(0, |newline| newline + 1) + 1;
    Some((line, column))
}

enum Step<'a> {
    Key(&'a str),
    Index(usize),
}

fn steps(field: &str) -> impl Iterator<Item = Step<'_>> {
    field.split(['.', '[']).filter(|part| !part.is_empty()).map(|part| {
        let index = part.strip_suffix(']').and_then(|index| index.parse().ok());
        index.map_or(Step::Key(part), Step::Index)
    })
}

struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn blanks(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace() || byte == b',' || byte == b':') {
            self.at += 1;
        }
    }

    fn open(&mut self, bracket: u8) -> Option<()> {
        self.blanks();
        (self.peek()? == bracket).then(|| self.at += 1)
    }

    fn enter_key(&mut self, key: &str) -> Option<()> {
        self.open(b'{')?;
        loop {
            self.blanks();
            let start = self.at;
            if self.peek()? != b'"' {
                return None;
            }
            self.skip()?;
            if self.bytes.get(start + 1..self.at - 1)? == key.as_bytes() {
                return Some(());
            }
            self.skip()?;
        }
    }

    fn enter_index(&mut self, index: usize) -> Option<()> {
        self.open(b'[')?;
        (0..index).try_for_each(|_| self.skip())
    }

    /// Skips one value, with all that it holds.
    fn skip(&mut self) -> Option<()> {
        self.blanks();
        let mut depth = 0_usize;
        loop {
            match self.peek()? {
                b'"' => {
                    self.at += 1;
                    while self.peek()? != b'"' {
                        self.at += if self.peek()? == b'\\' { 2 } else { 1 };
                    }
                    self.at += 1;
                }
                b'[' | b'{' => {
                    depth += 1;
                    self.at += 1;
                }
                b']' | b'}' => {
                    depth = depth.checked_sub(1)?;
                    self.at += 1;
                }
                byte if byte.is_ascii_whitespace() || byte == b',' || byte == b':' => {
                    self.at += 1;
                    continue;
                }
                _ => {
                    while self.peek().is_some_and(|byte| !byte.is_ascii_whitespace() && !b",]}:".contains(&byte)) {
                        self.at += 1;
                    }
                }
            }
            if depth == 0 {
                return Some(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::locate;

    #[test]
    fn values_are_found_by_path() {
        let text = "{\n  \"a\": [1, [2, {}], \"x]\\\"\"],\n  \"b\": {\"c\": [0,\n7]}\n}";
        for (field, expected) in [
            ("", Some((1, 1))),
            ("a", Some((2, 8))),
            ("a[2]", Some((2, 21))),
            ("b.c[1]", Some((4, 1))),
            ("b.d", None),
            ("a[9]", None),
            ("a.c", None),
        ] {
            assert_eq!(locate(text, field), expected, "{field}");
        }
    }
}
