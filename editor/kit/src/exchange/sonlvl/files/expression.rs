//! Expressions of assembler sources: numbers, constants, sums, comparisons.

use std::cell::Cell;
use std::collections::HashMap;

/// Constants of a source, by name, as they are written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Constants(HashMap<String, String>);

impl Constants {
    /// Sets a constant; the last value counts.
    pub(crate) fn set(&mut self, name: &str, value: &str) {
        self.0.insert(name.to_owned(), value.trim().to_owned());
    }

    /// Returns true if it is known.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.contains_key(name.trim())
    }
}

/// Constants that lead to each other, and brackets within brackets, at most.
const DEEPEST: usize = 32;
/// Operands of an expression and of all constants that it leads to, at most.
const MOST_OPERANDS: u32 = 4096;

/// The value of an expression; `None` for what is not understood, or a name that is not known.
pub(crate) fn value(text: &str, constants: &Constants) -> Option<i64> {
    evaluate(text, constants, (0, &Cell::new(MOST_OPERANDS)))
}

fn evaluate(text: &str, constants: &Constants, (depth, left): (usize, &Cell<u32>)) -> Option<i64> {
    let mut parser = Parser { rest: text.trim(), constants, depth, left };
    let value = parser.binary(0)?;
    parser.rest.is_empty().then_some(value)
}

/// Operators of two values with their rank in the disassemblies' assembler; those that begin with another come before it.
const OPERATORS: [(&str, u8); 18] = [
    ("||", 1),
    ("&&", 2),
    ("<>", 3),
    ("!=", 3),
    ("==", 3),
    ("<=", 3),
    (">=", 3),
    ("<<", 8),
    (">>", 8),
    ("=", 3),
    ("<", 3),
    (">", 3),
    ("|", 6),
    ("&", 7),
    ("+", 4),
    ("-", 4),
    ("*", 5),
    ("/", 5),
];

struct Parser<'a> {
    rest: &'a str,
    constants: &'a Constants,
    depth: usize,
    /// Operands that may still come.
    left: &'a Cell<u32>,
}

impl Parser<'_> {
    /// Operators of at least that rank.
    fn binary(&mut self, least: u8) -> Option<i64> {
        let mut left = self.unary()?;
        while let Some((operator, rank)) = self.operator().filter(|(_, rank)| *rank >= least) {
            self.rest = self.rest[operator.len()..].trim_start();
            let right = self.binary(rank + 1)?;
            left = apply(operator, left, right)?;
        }
        Some(left)
    }

    fn operator(&self) -> Option<(&'static str, u8)> {
        OPERATORS.iter().copied().find(|(operator, _)| self.rest.starts_with(operator))
    }

    fn unary(&mut self) -> Option<i64> {
        if self.depth >= DEEPEST || self.left.get() == 0 {
            return None;
        }
        self.left.set(self.left.get() - 1);
        self.depth += 1;
        let value = self.operand();
        self.depth -= 1;
        value
    }

    fn operand(&mut self) -> Option<i64> {
        for (mark, of) in [("~~", is_zero as fn(i64) -> i64), ("-", i64::wrapping_neg), ("~", not), ("!", is_zero)] {
            if let Some(rest) = self.rest.strip_prefix(mark) {
                self.rest = rest.trim_start();
                return self.unary().map(of);
            }
        }
        if let Some(rest) = self.rest.strip_prefix('(') {
            self.rest = rest.trim_start();
            let value = self.binary(0)?;
            self.rest = self.rest.strip_prefix(')')?.trim_start();
            return Some(value);
        }
        let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '%');
        let end = self.rest.find(|c: char| !is_word(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        number(word).or_else(|| evaluate(self.constants.0.get(word)?, self.constants, (self.depth, self.left)))
    }
}

fn is_zero(value: i64) -> i64 {
    i64::from(value == 0)
}

fn not(value: i64) -> i64 {
    !value
}

fn apply(operator: &str, left: i64, right: i64) -> Option<i64> {
    let shift = || u32::try_from(right).ok();
    Some(match operator {
        "||" => i64::from(left != 0 || right != 0),
        "&&" => i64::from(left != 0 && right != 0),
        "=" | "==" => i64::from(left == right),
        "<>" | "!=" => i64::from(left != right),
        "<" => i64::from(left < right),
        ">" => i64::from(left > right),
        "<=" => i64::from(left <= right),
        ">=" => i64::from(left >= right),
        "<<" => left.checked_shl(shift()?)?,
        ">>" => left.checked_shr(shift()?)?,
        "|" => left | right,
        "&" => left & right,
        "+" => left.checked_add(right)?,
        "-" => left.checked_sub(right)?,
        "*" => left.checked_mul(right)?,
        _ => left.checked_div(right)?,
    })
}

/// A number as assemblers write it: `$1F`, `0x1F`, `1Fh`, `%101`, `31`.
fn number(word: &str) -> Option<i64> {
    let digits = |text: &str, base| i64::from_str_radix(text, base).ok().filter(|_| !text.starts_with(['+', '-']));
    if let Some(text) = word.strip_prefix('$').or_else(|| word.strip_prefix("0x")) {
        return digits(text, 16);
    }
    if let Some(text) = word.strip_prefix('%') {
        return digits(text, 2);
    }
    if !word.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    digits(word, 10).or_else(|| digits(word.strip_suffix(['h', 'H'])?, 16))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_worked_out() {
        let mut constants = Constants::default();
        for (name, value) in [("Width", "$40"), ("Right", "Width*16 - 320"), ("Loop", "Again"), ("Again", "Loop")] {
            constants.set(name, value);
        }
        for (text, expected) in [
            ("$1F", Some(31)),
            ("0x1F", Some(31)),
            ("1Fh", Some(31)),
            ("%101", Some(5)),
            ("-$100", Some(-256)),
            (" 2 + 3 * 4 ", Some(14)),
            ("(2+3)*4", Some(20)),
            ("1<<4|1", Some(17)),
            ("Right", Some(704)),
            ("~~0", Some(1)),
            ("Width=64&&1<2", Some(1)),
            ("Width<>64", Some(0)),
            ("7/0", None),
            ("Nobody", None),
            ("Loop", None),
            ("1 2", None),
            ("", None),
            ("$", None),
        ] {
            assert_eq!(value(text, &constants), expected, "{text}");
        }
        for n in 0..30 {
            constants.set(&format!("N{n}"), &format!("N{0}+N{0}", n + 1));
        }
        assert_eq!(value("N0", &constants), None, "soon");
        assert_eq!(value(&"(".repeat(9999), &constants), None);
        assert_eq!(value(&"-".repeat(9999), &constants), None);
    }
}
