//! Expressions, by the ranks of their operators.

use super::{Parsed, Parser};
use crate::lexer::Token;
use crate::syntax::{Argument, Binary, Expr, Items, Lambda, LambdaBody, Unary};
use std::rc::Rc;

/// Operators with their ranks; those that begin with another come before it. Two `>` are a shift.
const BINARY: [(&str, Binary, u8); 18] = [
    ("??", Binary::Else, 1),
    ("||", Binary::Either, 2),
    ("&&", Binary::Both, 3),
    ("|", Binary::Or, 4),
    ("^", Binary::Xor, 5),
    ("&", Binary::And, 6),
    ("==", Binary::Equal, 7),
    ("!=", Binary::Unequal, 7),
    ("<=", Binary::LessOrEqual, 8),
    (">=", Binary::GreaterOrEqual, 8),
    ("<<", Binary::Left, 9),
    ("<", Binary::Less, 8),
    (">", Binary::Greater, 8),
    ("+", Binary::Add, 10),
    ("-", Binary::Subtract, 10),
    ("*", Binary::Multiply, 11),
    ("/", Binary::Divide, 11),
    ("%", Binary::Remainder, 11),
];
const COMPARISONS: u8 = 8;
const SHIFTS: u8 = 9;

const ASSIGNMENTS: [(&str, Option<Binary>); 11] = [
    ("=", None),
    ("+=", Some(Binary::Add)),
    ("-=", Some(Binary::Subtract)),
    ("*=", Some(Binary::Multiply)),
    ("/=", Some(Binary::Divide)),
    ("%=", Some(Binary::Remainder)),
    ("&=", Some(Binary::And)),
    ("|=", Some(Binary::Or)),
    ("^=", Some(Binary::Xor)),
    ("<<=", Some(Binary::Left)),
    (">>=", Some(Binary::Right)),
];

/// Operators, members and calls in a row at most.
const MOST_LINKS: usize = 64;
const TOO_LONG: &str = "too many operators in a row";

/// Types of the language itself: in brackets before a value they are casts.
const BUILT_IN: [&str; 13] =
    ["byte", "sbyte", "short", "ushort", "int", "uint", "long", "ulong", "float", "double", "bool", "string", "object"];

impl Parser {
    pub(super) fn expression(&mut self) -> Parsed<Expr> {
        self.deeper(|parser| {
            let left = parser.choice()?;
            let sign = ASSIGNMENTS.iter().find(|(sign, _)| parser.is_sign(sign));
            let Some((_, operator)) = sign else { return Ok(left) };
            parser.at += 1;
            let right = parser.expression()?;
            Ok(Expr::Assign(*operator, Box::new(left), Box::new(right)))
        })
    }

    fn choice(&mut self) -> Parsed<Expr> {
        let condition = self.binary(1)?;
        if !self.takes("?") {
            return Ok(condition);
        }
        let then = self.expression()?;
        self.want(":")?;
        let other = self.expression()?;
        Ok(Expr::Choice(Box::new(condition), Box::new(then), Box::new(other)))
    }

    fn operator(&self) -> Option<(Binary, u8, usize)> {
        if self.is_sign(">") && self.is_sign_at(1, ">") {
            return Some((Binary::Right, SHIFTS, 2));
        }
        let known = BINARY.iter().find(|(sign, ..)| self.is_sign(sign));
        known.map(|(_, operator, rank)| (*operator, *rank, 1))
    }

    /// Operators of at least that rank.
    fn binary(&mut self, least: u8) -> Parsed<Expr> {
        self.deeper(|parser| {
            let mut left = parser.unary()?;
            for _ in 0..MOST_LINKS {
                if least <= COMPARISONS && parser.takes_word("is") {
                    left = Expr::Is(Box::new(left), parser.type_name()?);
                    continue;
                }
                if least <= COMPARISONS && parser.takes_word("as") {
                    left = Expr::As(Box::new(left), parser.type_name()?);
                    continue;
                }
                let Some((operator, rank, signs)) = parser.operator().filter(|(_, rank, _)| *rank >= least) else {
                    return Ok(left);
                };
                parser.at += signs;
                // What stands instead of null is taken from the right.
                let right = parser.binary(if operator == Binary::Else { rank } else { rank + 1 })?;
                left = Expr::Binary(operator, Box::new(left), Box::new(right));
            }
            parser.error(TOO_LONG)
        })
    }

    fn unary(&mut self) -> Parsed<Expr> {
        let sign = match self.peek() {
            Token::Sign(sign) => *sign,
            _ => "",
        };
        let operator = match sign {
            "-" => Some(Unary::Minus),
            "+" => Some(Unary::Plus),
            "!" => Some(Unary::Not),
            "~" => Some(Unary::Complement),
            _ => None,
        };
        if let Some(operator) = operator {
            self.at += 1;
            let of = self.deeper(Self::unary)?;
            return Ok(Expr::Unary(operator, Box::new(of)));
        }
        if sign == "++" || sign == "--" {
            self.at += 1;
            let of = self.deeper(Self::unary)?;
            return Ok(Expr::Step(if sign == "++" { 1 } else { -1 }, false, Box::new(of)));
        }
        if sign == "("
            && let Some(cast) = self.cast()?
        {
            return Ok(cast);
        }
        let first = self.primary()?;
        self.behind(first)
    }

    /// A type in brackets and the value that is made into it; `None` if it is none.
    fn cast(&mut self) -> Parsed<Option<Expr>> {
        let from = self.at;
        self.at += 1;
        let of = self.type_name();
        let is_closed = self.takes(")");
        if let (Ok(of), true) = (of, is_closed) {
            let is_built_in = BUILT_IN.contains(&&*of.name) || of.ranks > 0;
            let is_value = match self.peek() {
                Token::Word(word) => !matches!(&**word, "is" | "as"),
                Token::Int(_) | Token::Float(_) | Token::Text(_) => true,
                Token::Sign("(") => true,
                Token::Sign("-" | "+" | "!" | "~") => is_built_in,
                _ => false,
            };
            if is_value && !self.is_sign("=>") {
                let value = self.deeper(Self::unary)?;
                return Ok(Some(Expr::Cast(of, Box::new(value))));
            }
        }
        self.at = from;
        Ok(None)
    }

    /// A value with its members, calls and indices.
    fn behind(&mut self, first: Expr) -> Parsed<Expr> {
        let mut value = first;
        for _ in 0..MOST_LINKS {
            if self.takes(".") {
                let name = self.word()?;
                value = Expr::Member(Box::new(value), name);
            } else if self.is_sign("<") && self.is_generic_call() {
                self.skip_generics();
            } else if self.takes("(") {
                value = Expr::Call(Box::new(value), self.arguments(")")?);
            } else if self.takes("[") {
                let places = self.arguments("]")?.into_iter().map(|argument| argument.value).collect();
                value = Expr::Index(Box::new(value), places);
            } else if self.takes("++") {
                value = Expr::Step(1, true, Box::new(value));
            } else if self.takes("--") {
                value = Expr::Step(-1, true, Box::new(value));
            } else if self.is_sign("?.") {
                return self.error("`?.` is not known");
            } else {
                return Ok(value);
            }
        }
        self.error(TOO_LONG)
    }

    /// Generic arguments with a call behind them.
    fn is_generic_call(&mut self) -> bool {
        let from = self.at;
        let is = self.generics().is_ok() && (self.is_sign("(") || self.is_sign("."));
        self.at = from;
        is
    }

    pub(super) fn arguments(&mut self, end: &str) -> Parsed<Vec<Argument>> {
        let mut all = Vec::new();
        while !self.is_sign(end) {
            let goes_back = self.takes_word("out") || self.takes_word("ref");
            if matches!(self.peek(), Token::Word(_)) && self.is_sign_at(1, ":") {
                return self.error("arguments by name are not known");
            }
            if goes_back && matches!(self.peek(), Token::Word(_)) && matches!(self.peek_at(1), Token::Word(_)) {
                self.type_name()?; // a variable that begins here
            }
            all.push(Argument { value: self.expression()?, goes_back });
            if !self.takes(",") {
                break;
            }
        }
        self.want(end)?;
        Ok(all)
    }

    fn primary(&mut self) -> Parsed<Expr> {
        match self.peek().clone() {
            Token::Int(value) => {
                self.at += 1;
                Ok(Expr::Int(value))
            }
            Token::Float(value) => {
                self.at += 1;
                Ok(Expr::Float(value))
            }
            Token::Text(text) => {
                self.at += 1;
                Ok(Expr::Text(text))
            }
            Token::Sign("(") => {
                if let Some(lambda) = self.lambda()? {
                    return Ok(lambda);
                }
                self.at += 1;
                let value = self.expression()?;
                self.want(")")?;
                Ok(value)
            }
            Token::Sign("{") => self.items().map(Expr::Items),
            Token::Word(word) => self.word_value(&word),
            _ => self.error("a value is expected"),
        }
    }

    fn word_value(&mut self, word: &Rc<str>) -> Parsed<Expr> {
        if self.is_sign_at(1, "=>")
            && let Some(lambda) = self.lambda()?
        {
            return Ok(lambda);
        }
        self.at += 1;
        Ok(match &**word {
            "null" => Expr::Null,
            "true" => Expr::Bool(true),
            "false" => Expr::Bool(false),
            "this" => Expr::This,
            "base" => Expr::Base,
            "new" => return self.new_value(),
            "typeof" => {
                self.want("(")?;
                let of = self.type_name()?;
                self.want(")")?;
                Expr::TypeOf(of)
            }
            "default" if self.takes("(") => {
                self.type_name()?;
                self.want(")")?;
                Expr::Null
            }
            "delegate" => return self.error("`delegate` is not known"),
            _ => Expr::Name(word.clone()),
        })
    }

    /// A function without a name; `None` if it is none.
    fn lambda(&mut self) -> Parsed<Option<Expr>> {
        let from = self.at;
        let mut parameters = Vec::new();
        if self.takes("(") {
            while let Token::Word(first) = self.peek().clone() {
                self.at += 1;
                // A type may be before the name.
                let name = match self.peek().clone() {
                    Token::Word(name) => {
                        self.at += 1;
                        name
                    }
                    _ => first,
                };
                parameters.push(name);
                if !self.takes(",") {
                    break;
                }
            }
            if !self.takes(")") {
                self.at = from;
                return Ok(None);
            }
        } else {
            parameters.push(self.word()?);
        }
        if !self.takes("=>") {
            self.at = from;
            return Ok(None);
        }
        let body = if self.is_sign("{") {
            LambdaBody::Block(self.deeper(Self::block)?)
        } else {
            LambdaBody::Value(self.expression()?)
        };
        Ok(Some(Expr::Lambda(Rc::new(Lambda { parameters, body }))))
    }

    fn new_value(&mut self) -> Parsed<Expr> {
        if self.takes("[") {
            self.want("]")?;
            return Ok(Expr::NewArray(Default::default(), Vec::new(), Some(self.items()?)));
        }
        let mut of = self.type_name()?;
        if of.ranks > 0 {
            // All values are in the braces.
            of.ranks -= 1;
            return Ok(Expr::NewArray(of, Vec::new(), Some(self.items()?)));
        }
        if self.takes("[") {
            let lengths = self.arguments("]")?.into_iter().map(|argument| argument.value).collect();
            while self.is_sign("[") && self.is_sign_at(1, "]") {
                self.at += 2;
                of.ranks += 1;
            }
            let items = if self.is_sign("{") { Some(self.items()?) } else { None };
            return Ok(Expr::NewArray(of, lengths, items));
        }
        let arguments = if self.takes("(") { self.arguments(")")? } else { Vec::new() };
        let items = if self.is_sign("{") { Some(self.items()?) } else { None };
        Ok(Expr::New(of, arguments, items))
    }

    pub(super) fn items(&mut self) -> Parsed<Items> {
        self.want("{")?;
        let is_fields = matches!(self.peek(), Token::Word(_)) && self.is_sign_at(1, "=");
        let (mut values, mut fields) = (Vec::new(), Vec::new());
        while !self.is_sign("}") {
            if is_fields {
                let name = self.word()?;
                self.want("=")?;
                fields.push((name, self.expression()?));
            } else {
                values.push(self.expression()?);
            }
            if !self.takes(",") {
                break;
            }
        }
        self.want("}")?;
        Ok(if is_fields { Items::Fields(fields) } else { Items::Values(values) })
    }
}
