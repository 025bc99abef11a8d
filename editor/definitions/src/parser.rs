//! Programs read into their classes.
//!
//! Parts that a definition of an object does not need are read over: attributes, generic arguments, modifiers.

use crate::ProgramError;
use crate::lexer::{Token, tokens};
use crate::syntax::{Class, Expr, Field, Method, MethodKind, Parameter, Statement, StatementKind, TypeName};
use std::rc::Rc;

mod expressions;

/// Statements and expressions within each other at most.
const DEEPEST: usize = 128;
/// Words before a member that say who may use it, and the like.
const MODIFIERS: [&str; 16] = [
    "public",
    "private",
    "protected",
    "internal",
    "static",
    "readonly",
    "const",
    "abstract",
    "virtual",
    "override",
    "sealed",
    "partial",
    "new",
    "unsafe",
    "extern",
    "async",
];

/// Reads the classes of a program.
///
/// # Errors
/// The first place that does not follow the language.
pub(crate) fn classes(text: &str) -> Result<Vec<Class>, ProgramError> {
    let mut parser = Parser { tokens: tokens(text)?, at: 0, depth: 0, classes: Vec::new() };
    parser.space("")?;
    Ok(parser.classes)
}

struct Parser {
    tokens: Vec<(Token, u32)>,
    at: usize,
    depth: usize,
    classes: Vec<Class>,
}

type Parsed<T> = Result<T, ProgramError>;

impl Parser {
    fn peek(&self) -> &Token {
        self.peek_at(0)
    }

    fn peek_at(&self, by: usize) -> &Token {
        self.tokens.get(self.at + by).map_or(&Token::End, |(token, _)| token)
    }

    fn line(&self) -> u32 {
        self.tokens.get(self.at).or(self.tokens.last()).map_or(0, |(_, line)| *line)
    }

    fn error<T>(&self, problem: impl Into<String>) -> Parsed<T> {
        Err(ProgramError { line: self.line(), problem: problem.into() })
    }

    fn is_sign(&self, sign: &str) -> bool {
        matches!(self.peek(), Token::Sign(found) if *found == sign)
    }

    fn is_sign_at(&self, by: usize, sign: &str) -> bool {
        matches!(self.peek_at(by), Token::Sign(found) if *found == sign)
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Token::Word(found) if &**found == word)
    }

    /// Takes a sign if it comes next.
    fn takes(&mut self, sign: &str) -> bool {
        let is = self.is_sign(sign);
        self.at += usize::from(is);
        is
    }

    fn takes_word(&mut self, word: &str) -> bool {
        let is = self.is_word(word);
        self.at += usize::from(is);
        is
    }

    fn want(&mut self, sign: &str) -> Parsed<()> {
        if self.takes(sign) { Ok(()) } else { self.error(format!("`{sign}` is expected")) }
    }

    fn word(&mut self) -> Parsed<Rc<str>> {
        match self.peek().clone() {
            Token::Word(word) => {
                self.at += 1;
                Ok(word)
            }
            _ => self.error("a name is expected"),
        }
    }

    /// A name with dots.
    fn dotted(&mut self) -> Parsed<String> {
        let mut name = self.word()?.to_string();
        while self.takes(".") || self.takes("::") {
            name = format!("{name}.{}", self.word()?);
        }
        Ok(name)
    }

    /// Reads something that may hold others of its kind.
    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= DEEPEST {
            return self.error("too much within each other");
        }
        self.depth += 1;
        let read = read(self);
        self.depth -= 1;
        read
    }

    /// Signs and what is between them, to the one that closes the one that comes next.
    fn skip_brackets(&mut self) {
        let mut open = 0_usize;
        loop {
            match self.peek() {
                Token::Sign("(" | "[" | "{") => open += 1,
                Token::Sign(")" | "]" | "}") => open = open.saturating_sub(1),
                Token::End => return,
                _ => {}
            }
            self.at += 1;
            if open == 0 {
                return;
            }
        }
    }

    /// The contents of a namespace, to its end.
    fn space(&mut self, space: &str) -> Parsed<()> {
        loop {
            self.skip_attributes();
            if *self.peek() == Token::End || self.is_sign("}") {
                return Ok(());
            }
            if self.takes_word("using") {
                while !self.takes(";") && *self.peek() != Token::End {
                    self.at += 1;
                }
            } else if self.takes_word("namespace") {
                let name = within(space, &self.dotted()?);
                if self.takes(";") {
                    self.space(&name)?;
                } else {
                    self.want("{")?;
                    self.deeper(|parser| parser.space(&name))?;
                    self.want("}")?;
                }
            } else {
                self.modifiers();
                self.class_or_enum(space)?;
            }
        }
    }

    fn skip_attributes(&mut self) {
        while self.is_sign("[") {
            self.skip_brackets();
        }
    }

    /// Words before a member. Returns whether it is of the class and not of its instances.
    fn modifiers(&mut self) -> bool {
        let mut is_static = false;
        while let Token::Word(word) = self.peek() {
            if !MODIFIERS.contains(&&**word) || (&**word == "new" && self.is_sign_at(1, "(")) {
                break;
            }
            is_static |= matches!(&**word, "static" | "const");
            self.at += 1;
        }
        is_static
    }

    fn class_or_enum(&mut self, space: &str) -> Parsed<()> {
        let of = self.word()?;
        if !matches!(&*of, "class" | "struct" | "enum" | "interface") {
            return self.error(format!("`{of}` is not known here"));
        }
        let name: Rc<str> = within(space, &self.word()?).into();
        self.skip_generics();
        let mut class = Class { name: name.clone(), ..Class::default() };
        if self.takes(":") {
            loop {
                let base = self.dotted()?;
                self.skip_generics();
                class.base.get_or_insert(base.into());
                if !self.takes(",") {
                    break;
                }
            }
        }
        while !self.is_sign("{") && *self.peek() != Token::End {
            self.at += 1; // conditions on generic arguments
        }
        self.want("{")?;
        if &*of == "enum" {
            while !self.is_sign("}") {
                self.skip_attributes();
                let member = self.word()?;
                let value = if self.takes("=") { Some(self.expression()?) } else { None };
                class.members.push((member, value));
                if !self.takes(",") {
                    break;
                }
            }
        } else {
            self.deeper(|parser| {
                while !parser.is_sign("}") {
                    parser.member(&name, &mut class)?;
                }
                Ok(())
            })?;
        }
        self.want("}")?;
        self.takes(";");
        self.classes.push(class);
        Ok(())
    }

    fn member(&mut self, class_name: &str, class: &mut Class) -> Parsed<()> {
        self.skip_attributes();
        let is_static = self.modifiers();
        if ["class", "struct", "enum", "interface"].iter().any(|word| self.is_word(word)) {
            return self.class_or_enum(class_name);
        }
        if self.takes_word("event") || self.takes_word("delegate") || self.takes_word("implicit") {
            return self.error("delegates, events and conversions are not known");
        }
        let simple = class_name.rsplit('.').next().unwrap_or_default();
        if self.is_word(simple) && self.is_sign_at(1, "(") {
            let name = self.word()?;
            return self.method(name, MethodKind::Constructor, class);
        }
        let of = self.type_name()?;
        if self.is_word("this") {
            return self.error("an index of a class is not known");
        }
        let name = self.word()?;
        let name = if self.is_sign(".") {
            // Of an interface, by its name.
            self.at += 1;
            self.dotted()?.rsplit('.').next().unwrap_or_default().into()
        } else {
            name
        };
        if self.is_sign("<") || self.is_sign("(") {
            self.skip_generics();
            return self.method(name, MethodKind::Method, class);
        }
        if self.is_sign("{") || self.is_sign("=>") {
            return self.property(name, of, is_static, class);
        }
        let mut name = name;
        loop {
            let first = if self.takes("=") { Some(self.initial(&of)?) } else { None };
            class.fields.push(Field { name, of: of.clone(), first, is_static });
            if !self.takes(",") {
                break;
            }
            name = self.word()?;
        }
        self.want(";")
    }

    /// The first value of a variable: values in braces are an array of its type.
    fn initial(&mut self, of: &TypeName) -> Parsed<Expr> {
        if !self.is_sign("{") {
            return self.expression();
        }
        let items = self.items()?;
        let of = TypeName { ranks: of.ranks.saturating_sub(1), ..of.clone() };
        Ok(Expr::NewArray(of, Vec::new(), Some(items)))
    }

    fn method(&mut self, name: Rc<str>, kind: MethodKind, class: &mut Class) -> Parsed<()> {
        let parameters = self.parameters()?;
        let mut to_base = None;
        if kind == MethodKind::Constructor && self.takes(":") {
            let is_base = &*self.word()? == "base";
            self.want("(")?;
            let arguments = self.arguments(")")?;
            if !is_base {
                return self.error("a constructor that calls another one of its class is not known");
            }
            to_base = Some(arguments);
        }
        let body = self.body()?;
        class.methods.push(Rc::new(Method { name, kind, parameters, body, to_base }));
        Ok(())
    }

    fn parameters(&mut self) -> Parsed<Vec<Parameter>> {
        self.want("(")?;
        let mut all = Vec::new();
        while !self.is_sign(")") {
            self.skip_attributes();
            let mut takes_rest = false;
            for word in ["params", "out", "ref", "this", "in"] {
                takes_rest |= self.takes_word(word) && word == "params";
            }
            self.type_name()?;
            let name = self.word()?;
            let usual = if self.takes("=") { Some(self.expression()?) } else { None };
            all.push(Parameter { name, takes_rest, usual });
            if !self.takes(",") {
                break;
            }
        }
        self.want(")")?;
        Ok(all)
    }

    /// The body of a method: a block, a value, or nothing.
    fn body(&mut self) -> Parsed<Vec<Statement>> {
        if self.takes(";") {
            return Ok(Vec::new());
        }
        if self.takes("=>") {
            let line = self.line();
            let value = self.expression()?;
            self.want(";")?;
            return Ok(vec![Statement { line, kind: StatementKind::Return(Some(value)) }]);
        }
        self.block()
    }

    fn property(&mut self, name: Rc<str>, of: TypeName, is_static: bool, class: &mut Class) -> Parsed<()> {
        let mut add = |kind: MethodKind, parameters: Vec<Parameter>, body: Vec<Statement>| {
            class.methods.push(Rc::new(Method { name: name.clone(), kind, parameters, body, to_base: None }));
        };
        if self.is_sign("=>") {
            add(MethodKind::Getter, Vec::new(), self.body()?);
            return Ok(());
        }
        self.want("{")?;
        let mut is_field = false;
        while !self.is_sign("}") {
            self.modifiers();
            let word = self.word()?;
            if self.takes(";") {
                is_field = true;
                continue;
            }
            let body = self.body()?;
            match &*word {
                "get" => add(MethodKind::Getter, Vec::new(), body),
                "set" => {
                    let value = Parameter { name: "value".into(), takes_rest: false, usual: None };
                    add(MethodKind::Setter, vec![value], body);
                }
                _ => return self.error("`get` or `set` is expected"),
            }
        }
        self.want("}")?;
        let first = if self.takes("=") { Some(self.initial(&of)?) } else { None };
        if first.is_some() {
            self.want(";")?;
        }
        if is_field {
            class.fields.push(Field { name, of, first, is_static });
        }
        Ok(())
    }

    /// Reads over generic arguments.
    fn skip_generics(&mut self) {
        if self.is_sign("<") {
            let from = self.at;
            if self.generics().is_err() {
                self.at = from;
            }
        }
    }

    fn generics(&mut self) -> Parsed<()> {
        self.want("<")?;
        loop {
            self.type_name()?;
            if !self.takes(",") {
                break;
            }
        }
        self.want(">")
    }

    fn type_name(&mut self) -> Parsed<TypeName> {
        self.deeper(|parser| {
            let mut name = parser.word()?;
            if parser.is_sign("<") {
                parser.generics()?;
            }
            while parser.takes(".") || parser.takes("::") {
                name = parser.word()?;
                if parser.is_sign("<") {
                    parser.generics()?;
                }
            }
            parser.takes("?");
            let mut ranks = 0;
            while parser.is_sign("[") && parser.is_sign_at(1, "]") {
                parser.at += 2;
                ranks += 1;
            }
            Ok(TypeName { name, ranks })
        })
    }

    fn block(&mut self) -> Parsed<Vec<Statement>> {
        self.want("{")?;
        let mut all = Vec::new();
        while !self.is_sign("}") {
            all.push(self.statement()?);
        }
        self.want("}")?;
        Ok(all)
    }

    fn statement(&mut self) -> Parsed<Statement> {
        let line = self.line();
        let kind = self.deeper(Self::statement_kind)?;
        Ok(Statement { line, kind })
    }

    fn boxed(&mut self) -> Parsed<Box<Statement>> {
        self.statement().map(Box::new)
    }

    fn in_brackets(&mut self) -> Parsed<Expr> {
        self.want("(")?;
        let value = self.expression()?;
        self.want(")")?;
        Ok(value)
    }

    fn statement_kind(&mut self) -> Parsed<StatementKind> {
        if self.is_sign("{") {
            return self.block().map(StatementKind::Block);
        }
        if self.takes(";") {
            return Ok(StatementKind::Block(Vec::new()));
        }
        let word = match self.peek() {
            Token::Word(word) => word.clone(),
            _ => "".into(),
        };
        match &*word {
            "if" => {
                self.at += 1;
                let condition = self.in_brackets()?;
                let then = self.boxed()?;
                let other = if self.takes_word("else") { Some(self.boxed()?) } else { None };
                Ok(StatementKind::If(condition, then, other))
            }
            "for" => self.for_loop(),
            "foreach" => {
                self.at += 1;
                self.want("(")?;
                self.type_name()?;
                let name = self.word()?;
                if !self.takes_word("in") {
                    return self.error("`in` is expected");
                }
                let list = self.expression()?;
                self.want(")")?;
                Ok(StatementKind::ForEach(name, list, self.boxed()?))
            }
            "while" => {
                self.at += 1;
                Ok(StatementKind::While(self.in_brackets()?, self.boxed()?))
            }
            "do" => {
                self.at += 1;
                let body = self.boxed()?;
                if !self.takes_word("while") {
                    return self.error("`while` is expected");
                }
                let condition = self.in_brackets()?;
                self.want(";")?;
                Ok(StatementKind::DoWhile(body, condition))
            }
            "switch" => self.switch(),
            "return" => {
                self.at += 1;
                let value = if self.is_sign(";") { None } else { Some(self.expression()?) };
                self.want(";")?;
                Ok(StatementKind::Return(value))
            }
            "throw" => {
                self.at += 1;
                while !self.takes(";") && *self.peek() != Token::End {
                    self.at += 1;
                }
                Ok(StatementKind::Throw)
            }
            "break" | "continue" => {
                self.at += 1;
                self.want(";")?;
                Ok(if &*word == "break" { StatementKind::Break } else { StatementKind::Continue })
            }
            "try" | "goto" | "yield" | "lock" | "using" | "checked" | "unchecked" | "fixed" => {
                self.error(format!("`{word}` is not known"))
            }
            _ => {
                let kind = self.local_or_expression()?;
                self.want(";")?;
                Ok(kind)
            }
        }
    }

    /// New variables, or an expression.
    fn local_or_expression(&mut self) -> Parsed<StatementKind> {
        self.takes_word("const");
        let from = self.at;
        if let Ok(of) = self.type_name()
            && matches!(self.peek(), Token::Word(_))
            && ["=", ";", ","].iter().any(|sign| self.is_sign_at(1, sign))
        {
            let mut all = Vec::new();
            loop {
                let name = self.word()?;
                let first = if self.takes("=") { Some(self.initial(&of)?) } else { None };
                all.push((name, first));
                if !self.takes(",") {
                    return Ok(StatementKind::Local(of, all));
                }
            }
        }
        self.at = from;
        self.expression().map(StatementKind::Expression)
    }

    fn for_loop(&mut self) -> Parsed<StatementKind> {
        self.at += 1;
        self.want("(")?;
        let mut before = Vec::new();
        while !self.is_sign(";") {
            let line = self.line();
            before.push(Statement { line, kind: self.local_or_expression()? });
            if !self.takes(",") {
                break;
            }
        }
        self.want(";")?;
        let condition = if self.is_sign(";") { None } else { Some(self.expression()?) };
        self.want(";")?;
        let mut steps = Vec::new();
        while !self.is_sign(")") {
            steps.push(self.expression()?);
            if !self.takes(",") {
                break;
            }
        }
        self.want(")")?;
        Ok(StatementKind::For(before, condition, steps, self.boxed()?))
    }

    fn switch(&mut self) -> Parsed<StatementKind> {
        self.at += 1;
        let value = self.in_brackets()?;
        self.want("{")?;
        let mut parts: Vec<(Vec<Option<Expr>>, Vec<Statement>)> = Vec::new();
        while !self.is_sign("}") {
            let mut labels = Vec::new();
            loop {
                if self.takes_word("case") {
                    labels.push(Some(self.expression()?));
                } else if self.takes_word("default") {
                    labels.push(None);
                } else {
                    break;
                }
                self.want(":")?;
            }
            if labels.is_empty() {
                return self.error("`case` is expected");
            }
            let mut body = Vec::new();
            while !self.is_sign("}") && !self.is_word("case") && !self.is_word("default") {
                body.push(self.statement()?);
            }
            parts.push((labels, body));
        }
        self.want("}")?;
        Ok(StatementKind::Switch(value, parts))
    }
}

/// A name in a namespace.
fn within(space: &str, name: &str) -> String {
    if space.is_empty() { name.to_owned() } else { format!("{space}.{name}") }
}
