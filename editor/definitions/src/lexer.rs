//! Texts of programs as words and signs.

use crate::ProgramError;
use std::rc::Rc;

/// A word or a sign of a program.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Token {
    /// A name or a word of the language.
    Word(Rc<str>),
    /// A whole number.
    Int(i64),
    /// A number with a fraction.
    Float(f64),
    /// A text.
    Text(Rc<str>),
    /// A character.
    Sign(&'static str),
    /// The end.
    End,
}

/// Signs, those that begin with another before it.
const SIGNS: [&str; 46] = [
    "<<=", ">>=", "=>", "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    "<<", "??", "?.", "::", "{", "}", "(", ")", "[", "]", ";", ",", ".", ":", "?", "+", "-", "*", "/", "%", "&", "|",
    "^", "!", "~", "<", ">",
];
/// The sign of assignment, which others begin with.
const ASSIGN: &str = "=";

/// Cuts a text into its words and signs, each with its line.
///
/// `>>` is two signs: generic types end with them.
///
/// # Errors
/// A sign that the language does not have, and a text without an end.
pub(crate) fn tokens(text: &str) -> Result<Vec<(Token, u32)>, ProgramError> {
    let mut lexer = Lexer { rest: text.strip_prefix('\u{FEFF}').unwrap_or(text), line: 1 };
    let mut all = Vec::new();
    loop {
        lexer.skip_blanks();
        let line = lexer.line;
        let token = lexer.next()?;
        let is_end = token == Token::End;
        all.push((token, line));
        if is_end {
            return Ok(all);
        }
    }
}

struct Lexer<'a> {
    rest: &'a str,
    line: u32,
}

impl<'a> Lexer<'a> {
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.bytes().filter(|byte| *byte == b'\n').count() as u32;
        self.rest = rest;
        taken
    }

    fn error<T>(&self, problem: &str) -> Result<T, ProgramError> {
        Err(ProgramError { line: self.line, problem: problem.to_owned() })
    }

    /// Skips blanks, comments and instructions for the compiler.
    fn skip_blanks(&mut self) {
        loop {
            let blanks = self.rest.len() - self.rest.trim_start().len();
            self.take(blanks);
            let to_line_end = self.rest.find('\n').unwrap_or(self.rest.len());
            let end = if self.rest.starts_with("//") || self.rest.starts_with('#') {
                to_line_end
            } else if self.rest.starts_with("/*") {
                self.rest.find("*/").map_or(self.rest.len(), |end| end + 2)
            } else {
                return;
            };
            self.take(end);
        }
    }

    fn next(&mut self) -> Result<Token, ProgramError> {
        let Some(first) = self.rest.chars().next() else { return Ok(Token::End) };
        if let Some(verbatim) = self.rest.strip_prefix("@\"") {
            return self.verbatim(verbatim);
        }
        match first {
            '"' => self.text(),
            '\'' => self.character(),
            '@' => {
                self.take(1);
                self.next()
            }
            _ if first.is_alphabetic() || first == '_' => {
                let end = self.rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_');
                let word = self.take(end.unwrap_or(self.rest.len()));
                Ok(Token::Word(word.into()))
            }
            _ if first.is_ascii_digit() => self.number(),
            _ => {
                let sign = SIGNS.iter().chain([&ASSIGN]).find(|sign| self.rest.starts_with(**sign));
                let Some(sign) = sign else { return self.error("a sign that is not known") };
                self.take(sign.len());
                Ok(Token::Sign(sign))
            }
        }
    }

    fn number(&mut self) -> Result<Token, ProgramError> {
        let hex = self.rest.strip_prefix("0x").or_else(|| self.rest.strip_prefix("0X"));
        if let Some(digits) = hex {
            let end = digits.find(|sign: char| !sign.is_ascii_hexdigit() && sign != '_').unwrap_or(digits.len());
            let text = self.take(2 + end)[2..].replace('_', "");
            self.suffix();
            return match u64::from_str_radix(&text, 16) {
                Ok(value) => Ok(Token::Int(value as i64)),
                Err(_) => self.error("a number without digits, or with too many"),
            };
        }
        let digits = |text: &str| text.find(|sign: char| !sign.is_ascii_digit() && sign != '_').unwrap_or(text.len());
        let whole = digits(self.rest);
        let behind = self.rest.get(whole + 1..).unwrap_or_default();
        let is_float = self.rest[whole..].starts_with('.') && behind.starts_with(|sign: char| sign.is_ascii_digit());
        let end = if is_float { whole + 1 + digits(behind) } else { whole };
        let text = self.take(end).replace('_', "");
        let is_float = self.suffix() || is_float;
        let value = if is_float { text.parse().map(Token::Float).ok() } else { text.parse().map(Token::Int).ok() };
        value.map_or_else(|| self.error("a number that is too large"), Ok)
    }

    /// Letters behind a number. Returns true for those of fractions.
    fn suffix(&mut self) -> bool {
        let end =
            self.rest.find(|sign: char| !matches!(sign, 'f' | 'F' | 'd' | 'D' | 'm' | 'M' | 'u' | 'U' | 'l' | 'L'));
        let suffix = self.take(end.unwrap_or(self.rest.len()));
        suffix.contains(['f', 'F', 'd', 'D', 'm', 'M'])
    }

    fn verbatim(&mut self, from: &'a str) -> Result<Token, ProgramError> {
        let mut text = String::new();
        let mut rest = from;
        loop {
            let Some(end) = rest.find('"') else { return self.error("a text without an end") };
            text.push_str(&rest[..end]);
            rest = &rest[end + 1..];
            match rest.strip_prefix('"') {
                Some(behind) => {
                    text.push('"');
                    rest = behind;
                }
                None => break,
            }
        }
        self.take(self.rest.len() - rest.len());
        Ok(Token::Text(text.into()))
    }

    /// A sign of a text, with what a backslash makes of it, and its bytes.
    fn escaped(rest: &str) -> Option<(char, usize)> {
        let mut signs = rest.chars();
        match signs.next()? {
            '\\' => {
                let sign = signs.next()?;
                let meant = match sign {
                    'n' => '\n',
                    'r' => '\r',
                    't' => '\t',
                    '0' => '\0',
                    other => other,
                };
                Some((meant, 1 + sign.len_utf8()))
            }
            '\n' => None,
            sign => Some((sign, sign.len_utf8())),
        }
    }

    fn text(&mut self) -> Result<Token, ProgramError> {
        self.take(1);
        let mut text = String::new();
        loop {
            if self.rest.starts_with('"') {
                self.take(1);
                return Ok(Token::Text(text.into()));
            }
            let Some((sign, length)) = Self::escaped(self.rest) else { return self.error("a text without an end") };
            text.push(sign);
            self.take(length);
        }
    }

    fn character(&mut self) -> Result<Token, ProgramError> {
        self.take(1);
        let Some((sign, length)) = Self::escaped(self.rest) else { return self.error("a character without an end") };
        self.take(length);
        if !self.rest.starts_with('\'') {
            return self.error("a character without an end");
        }
        self.take(1);
        Ok(Token::Text(sign.to_string().into()))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn words_signs_numbers_and_texts_are_cut() {
        let found: Vec<Token> =
            tokens("a /* x */ >>= 0x1F 12u 1.5f 3f // end\n #region\n @\"a\"\"b\\\" \"q\\\"\\n\" 'c' => <")
                .unwrap()
                .into_iter()
                .map(|(token, _)| token)
                .collect();
        let word = |text: &str| Token::Word(text.into());
        let text = |text: &str| Token::Text(text.into());
        let expected = [
            word("a"),
            Token::Sign(">>="),
            Token::Int(31),
            Token::Int(12),
            Token::Float(1.5),
            Token::Float(3.0),
            text("a\"b\\"),
            text("q\"\n"),
            text("c"),
            Token::Sign("=>"),
            Token::Sign("<"),
            Token::End,
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn faults_have_their_line() {
        for (text, line) in
            [("a\n\n\"b", 3), ("\n`", 2), ("'ab", 1), ("0x", 1), ("@\"", 1), ("99999999999999999999", 1)]
        {
            assert_eq!(tokens(text).unwrap_err().line, line, "{text}");
        }
    }
}
