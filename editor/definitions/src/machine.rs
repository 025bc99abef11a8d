//! The machine that runs programs: statements and expressions.
//!
//! A program reads nothing but the files that it is given and ends after so many steps, of which work on many values at once and
//! values that take memory count as more than one. The machine notes what of the object it looks at.

use crate::syntax::{Argument, Binary, Class, Expr, Items, Method, MethodKind, TypeName, Unary};
use crate::value::{Function, Instance, Scope, SubtypeBits, Value};
use crate::{DefinitionFiles, DefinitionProgram, ProgramError};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

mod classes;
mod operators;
mod statements;

pub(crate) use classes::lines_of;

/// Elements of a new array at most.
const MOST_ELEMENTS: i64 = 1 << 16;
/// Bytes of a text at most.
const MOST_TEXT: usize = 1 << 16;
/// Statements and expressions that run within each other at most: they fit the stack of a thread.
const DEEPEST: usize = 256;
/// Small works, such as a pixel, that count as one step.
const WORKS_OF_STEP: usize = 16;

/// A result, or the place and the reason for which the program ended.
pub(crate) type Run<T> = Result<T, ProgramError>;

/// The object whose picture is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct EntryState {
    pub subtype: u8,
    pub flips: (bool, bool),
}

/// The parts of the object that a program looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LookedAt {
    /// Bits of the subtype.
    pub mask: u8,
    /// The mirroring left to right.
    pub flip_x: bool,
    /// The mirroring top to bottom.
    pub flip_y: bool,
}

pub(crate) struct Machine<'a> {
    pub classes: &'a [Class],
    /// Each class and those that it extends.
    pub(super) lines: &'a [Vec<usize>],
    pub files: &'a mut dyn DefinitionFiles,
    /// The keys of the list's section.
    pub keys: &'a [(String, String)],
    pub entry: EntryState,
    pub looked_at: LookedAt,
    /// Steps that may still be made.
    pub left: u32,
    pub(super) statics: HashMap<(usize, Rc<str>), Value>,
    /// Values that hold others, all that were made.
    made: Vec<Value>,
    depth: usize,
    pub(super) line: u32,
}

/// The place to go on at, behind a statement.
pub(crate) enum Flow {
    Next,
    Break,
    Continue,
    Return(Value),
}

impl<'a> Machine<'a> {
    pub(crate) fn new(
        program: &'a DefinitionProgram,
        files: &'a mut dyn DefinitionFiles,
        keys: &'a [(String, String)],
    ) -> Self {
        Self {
            classes: &program.classes,
            lines: &program.lines,
            files,
            keys,
            entry: EntryState::default(),
            looked_at: LookedAt::default(),
            left: 0,
            statics: HashMap::new(),
            made: Vec::new(),
            depth: 0,
            line: 0,
        }
    }

    pub(crate) fn error<T>(&self, problem: impl Into<String>) -> Run<T> {
        Err(ProgramError { line: self.line, problem: problem.into() })
    }

    pub(crate) fn unknown<T>(&self, what: &str) -> Run<T> {
        self.error(format!("`{what}` is not known"))
    }

    /// A problem of a file gets the line that asked for it.
    pub(crate) fn here<T>(&self, result: Result<T, String>) -> Run<T> {
        result.map_err(|problem| ProgramError { line: self.line, problem })
    }

    /// Takes steps of those that are left.
    pub(crate) fn take_steps(&mut self, steps: usize) -> Run<()> {
        match u32::try_from(steps).ok().and_then(|steps| self.left.checked_sub(steps)) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => self.error("it does not end"),
        }
    }

    /// Takes the steps for so many small works.
    pub(crate) fn work(&mut self, works: usize) -> Run<()> {
        self.take_steps(works / WORKS_OF_STEP)
    }

    /// Does what may do more of its kind within it.
    pub(super) fn deeper<T>(&mut self, run: impl FnOnce(&mut Self) -> Run<T>) -> Run<T> {
        if self.depth >= DEEPEST {
            return self.error("too much within each other");
        }
        self.take_steps(1)?;
        self.depth += 1;
        let ran = run(self);
        self.depth -= 1;
        ran
    }

    /// Notes a value that holds so many others.
    fn holder(&mut self, value: Value, count: usize) -> Run<Value> {
        self.take_steps(4 + count)?;
        self.made.push(value.clone());
        Ok(value)
    }

    pub(crate) fn list(&mut self, values: Vec<Value>) -> Run<Value> {
        let count = values.len();
        self.holder(Value::List(Rc::new(RefCell::new(values))), count)
    }

    pub(crate) fn map(&mut self, entries: Vec<(Value, Value)>) -> Run<Value> {
        let count = 2 * entries.len();
        self.holder(Value::Map(Rc::new(RefCell::new(entries))), count)
    }

    pub(crate) fn couple(&mut self, key: Value, value: Value) -> Run<Value> {
        self.holder(Value::Couple(Rc::new(RefCell::new((key, value)))), 2)
    }

    pub(super) fn function(&mut self, function: Function) -> Run<Value> {
        self.holder(Value::Function(Rc::new(function)), 4)
    }

    pub(super) fn object(&mut self, class: usize) -> Run<Rc<Instance>> {
        let instance = Rc::new(Instance { class, fields: RefCell::default() });
        self.holder(Value::Object(Rc::clone(&instance)), 8)?;
        Ok(instance)
    }

    /// A text, unless it is too long.
    pub(crate) fn text(&mut self, text: impl Into<Rc<str>>) -> Run<Value> {
        let text: Rc<str> = text.into();
        self.work(text.len())?;
        if text.len() > MOST_TEXT { self.error("a text that is too long") } else { Ok(Value::Text(text)) }
    }

    pub(super) fn holds(&mut self, condition: &Expr, scope: &Rc<Scope>) -> Run<bool> {
        let value = self.value(condition, scope)?;
        self.truth(&value)
    }

    pub(crate) fn value(&mut self, expr: &Expr, scope: &Rc<Scope>) -> Run<Value> {
        self.deeper(|machine| machine.value_of(expr, scope))
    }

    fn value_of(&mut self, expr: &Expr, scope: &Rc<Scope>) -> Run<Value> {
        Ok(match expr {
            Expr::Null => Value::Null,
            Expr::Bool(value) => Value::Bool(*value),
            Expr::Int(value) => Value::Int(*value),
            Expr::Float(value) => Value::Float(*value),
            Expr::Text(text) => Value::Text(text.clone()),
            Expr::This | Expr::Base => match &scope.this {
                Some(this) => Value::Object(Rc::clone(this)),
                None => return self.error("there is no `this` here"),
            },
            Expr::Name(name) => self.named(name, scope)?,
            Expr::Member(of, name) => self.member_of(of, name, scope)?,
            Expr::Call(callee, arguments) => self.called(callee, arguments, scope)?,
            Expr::Index(of, places) => {
                let of = self.value(of, scope)?;
                let places = self.values(places, scope)?;
                self.element(&of, &places)?
            }
            Expr::New(of, arguments, items) => self.new_value(of, arguments, items.as_ref(), scope)?,
            Expr::NewArray(of, lengths, items) => self.new_array(of, lengths, items.as_ref(), scope)?,
            Expr::Unary(operator, of) => {
                let of = self.value(of, scope)?;
                match operator {
                    Unary::Not => Value::Bool(!self.truth(&of)?),
                    Unary::Plus => of,
                    Unary::Minus => match of {
                        Value::Float(value) => Value::Float(-value),
                        other => Value::Int(self.int(&other)?.wrapping_neg()),
                    },
                    Unary::Complement => Value::Int(!self.int(&of)?),
                }
            }
            Expr::Binary(operator, left, right) => self.both(*operator, (left, right), scope)?,
            Expr::Assign(operator, to, value) => {
                let value = match operator {
                    Some(operator) => self.both(*operator, (to, value), scope)?,
                    None => self.value(value, scope)?,
                };
                self.assign(to, value.clone(), scope)?;
                value
            }
            Expr::Step(by, is_behind, of) => {
                let old = self.value(of, scope)?;
                let new = Value::Int(self.int(&old)?.wrapping_add(*by));
                self.assign(of, new.clone(), scope)?;
                if *is_behind { old } else { new }
            }
            Expr::Choice(condition, then, other) => {
                let chosen = if self.holds(condition, scope)? { then } else { other };
                self.value(chosen, scope)?
            }
            Expr::Cast(of, value) => {
                let value = self.value(value, scope)?;
                self.cast(of, value)?
            }
            Expr::Is(value, of) => {
                let value = self.value(value, scope)?;
                Value::Bool(self.is_of(&value, of))
            }
            Expr::As(value, of) => {
                let value = self.value(value, scope)?;
                if self.is_of(&value, of) { value } else { Value::Null }
            }
            Expr::TypeOf(of) => Value::Type(of.name.clone()),
            Expr::Lambda(lambda) => self.function(Function::Lambda(Rc::clone(lambda), Rc::clone(scope)))?,
            Expr::Items(items) => self.listed(items, scope)?,
        })
    }

    fn is_of(&self, value: &Value, of: &TypeName) -> bool {
        match (value, &*of.name) {
            (Value::Null, _) => false,
            (Value::Text(_), "string") | (Value::Int(_) | Value::Subtype(_), "int" | "byte") => true,
            (Value::Bool(_) | Value::Flip(_), "bool") => true,
            (Value::Object(instance), name) => {
                let line = self.line_of(instance.class);
                line.iter().any(|class| self.classes[*class].name.rsplit('.').next() == Some(name))
            }
            // Objects of whatever game.
            (Value::Entry, name) => name.ends_with("ObjectEntry"),
            _ => false,
        }
    }

    fn values(&mut self, all: &[Expr], scope: &Rc<Scope>) -> Run<Vec<Value>> {
        all.iter().map(|one| self.value(one, scope)).collect()
    }

    pub(super) fn arguments(&mut self, all: &[Argument], scope: &Rc<Scope>) -> Run<Vec<Value>> {
        // A variable that begins in the brackets is not there yet.
        all.iter().map(|one| if one.goes_back { Ok(Value::Null) } else { self.value(&one.value, scope) }).collect()
    }

    fn listed(&mut self, items: &Items, scope: &Rc<Scope>) -> Run<Value> {
        match items {
            Items::Values(values) => {
                let values = self.values(values, scope)?;
                self.list(values)
            }
            Items::Fields(_) => self.error("fields without a type"),
        }
    }

    fn named(&mut self, name: &Rc<str>, scope: &Rc<Scope>) -> Run<Value> {
        if let Some(value) = scope.get(name) {
            return Ok(value);
        }
        if let Some(this) = &scope.this {
            let own = this.fields.borrow().get(name).cloned();
            if let Some(value) = own {
                return Ok(value);
            }
            if let Some(found) = self.method(this.class, MethodKind::Getter, name, 0) {
                return self.call(Some(Rc::clone(this)), found, Vec::new()).map(|(value, _)| value);
            }
        }
        let class = scope.this.as_ref().map_or(scope.class, |this| this.class);
        for of in [class, scope.class] {
            if let Some(value) = self.static_value(of, name)? {
                return Ok(value);
            }
            if self.has_method(of, name) {
                let method = Function::Method(scope.this.clone(), of, name.clone());
                return self.function(method);
            }
        }
        if let Some(this) = &scope.this
            && let Some(value) = self.usual_member(this, name)?
        {
            return Ok(value);
        }
        Ok(Value::Type(name.clone()))
    }

    /// A value that a class has once, or a member of an enumeration.
    fn static_value(&mut self, class: usize, name: &Rc<str>) -> Run<Option<Value>> {
        for &of in self.line_of(class) {
            if let Some(value) = self.statics.get(&(of, name.clone())) {
                return Ok(Some(value.clone()));
            }
            let field = self.classes[of].fields.iter().find(|field| field.is_static && field.name == *name);
            if let Some(field) = field {
                let scope = self.scope_of(None, of);
                let value = match &field.first {
                    Some(first) => self.value(first, &scope)?,
                    None => usual(&field.of),
                };
                self.statics.insert((of, name.clone()), value.clone());
                return Ok(Some(value));
            }
            if self.classes[of].members.iter().any(|(member, _)| member == name) {
                let mut next = 0;
                for (member, value) in &self.classes[of].members {
                    if let Some(value) = value {
                        let scope = self.scope_of(None, of);
                        let value = self.value(value, &scope)?;
                        next = self.int(&value)?;
                    }
                    self.statics.insert((of, member.clone()), Value::Int(next));
                    next += 1;
                }
                return Ok(self.statics.get(&(of, name.clone())).cloned());
            }
            if let Some(found) = self.method(of, MethodKind::Getter, name, 0) {
                return self.call(None, found, Vec::new()).map(|(value, _)| Some(value));
            }
        }
        Ok(None)
    }

    fn member_of(&mut self, of: &Expr, name: &Rc<str>, scope: &Rc<Scope>) -> Run<Value> {
        if let (Expr::Base, Some(this)) = (of, &scope.this) {
            let base = self.base_of(scope.class);
            let found = base.and_then(|base| self.method(base, MethodKind::Getter, name, 0));
            if let Some(found) = found {
                return self.call(Some(Rc::clone(this)), found, Vec::new()).map(|(value, _)| value);
            }
            if let Some(value) = self.usual_member(this, name)? {
                return Ok(value);
            }
        }
        match self.value(of, scope)? {
            Value::Object(instance) => {
                let own = instance.fields.borrow().get(name).cloned();
                if let Some(value) = own {
                    return Ok(value);
                }
                if let Some(value) = self.call_named(&instance, (MethodKind::Getter, name), Vec::new())? {
                    return Ok(value);
                }
                if self.has_method(instance.class, name) {
                    let method = Function::Method(Some(Rc::clone(&instance)), instance.class, name.clone());
                    return self.function(method);
                }
                match self.usual_member(&instance, name)? {
                    Some(value) => Ok(value),
                    None => self.unknown(name),
                }
            }
            Value::Type(of) => {
                let space = self.classes[scope.class].name.clone();
                if let Some(class) = self.class_named(&of, &space) {
                    if let Some(value) = self.static_value(class, name)? {
                        return Ok(value);
                    }
                    if self.has_method(class, name) {
                        return self.function(Function::Method(None, class, name.clone()));
                    }
                }
                self.static_member(&of, name)
            }
            value => self.member(&value, name),
        }
    }

    fn called(&mut self, callee: &Expr, arguments: &[Argument], scope: &Rc<Scope>) -> Run<Value> {
        match callee {
            Expr::Name(name) if scope.get(name).is_none() => {
                let this = scope.this.clone();
                let class = this.as_ref().map_or(scope.class, |this| this.class);
                let found = [class, scope.class]
                    .into_iter()
                    .find_map(|class| self.method(class, MethodKind::Method, name, arguments.len()));
                if let Some(found) = found {
                    return self.call_and_give_back(this, found, arguments, scope);
                }
                match this {
                    Some(this) => match self.usual_method(&this, name)? {
                        Some(value) => Ok(value),
                        None => self.unknown(name),
                    },
                    None => self.unknown(name),
                }
            }
            Expr::Member(of, name) => {
                if let (Expr::Base, Some(this)) = (&**of, &scope.this) {
                    let base = self.base_of(scope.class);
                    let found = base.and_then(|base| self.method(base, MethodKind::Method, name, arguments.len()));
                    if let Some(found) = found {
                        return self.call_and_give_back(Some(Rc::clone(this)), found, arguments, scope);
                    }
                    return Ok(self.usual_method(this, name)?.unwrap_or(Value::Null));
                }
                let target = self.value(of, scope)?;
                match &target {
                    Value::Object(instance) => {
                        if let Some(found) = self.method(instance.class, MethodKind::Method, name, arguments.len()) {
                            return self.call_and_give_back(Some(Rc::clone(instance)), found, arguments, scope);
                        }
                        let own = instance.fields.borrow().get(name).cloned();
                        if let Some(function) = own {
                            let values = self.arguments(arguments, scope)?;
                            return self.call_function(&function, values);
                        }
                        match self.usual_method(instance, name)? {
                            Some(value) => Ok(value),
                            None => self.unknown(name),
                        }
                    }
                    Value::Type(of) => {
                        let space = self.classes[scope.class].name.clone();
                        let class = self.class_named(of, &space);
                        let found =
                            class.and_then(|class| self.method(class, MethodKind::Method, name, arguments.len()));
                        if let Some(found) = found {
                            return self.call_and_give_back(None, found, arguments, scope);
                        }
                        let values = self.arguments(arguments, scope)?;
                        self.static_call(of, name, values)
                    }
                    _ => {
                        let values = self.arguments(arguments, scope)?;
                        if &**name == "TryGetValue" {
                            let found = self.looked_up(&target, values.first())?;
                            let is_there = found.is_some();
                            if let Some(to) = arguments.get(1) {
                                self.assign(&to.value, found.unwrap_or(Value::Null), scope)?;
                            }
                            return Ok(Value::Bool(is_there));
                        }
                        // Points and rectangles are values: what moves them goes back to where they are.
                        let (value, changed) = self.method_of(target, name, values)?;
                        if let Some(changed) = changed {
                            self.assign(of, changed, scope)?;
                        }
                        Ok(value)
                    }
                }
            }
            _ => {
                let function = self.value(callee, scope)?;
                let values = self.arguments(arguments, scope)?;
                self.call_function(&function, values)
            }
        }
    }

    /// Calls a method; what its parameters are afterwards goes back to where they came from, if that is wanted.
    fn call_and_give_back(
        &mut self,
        this: Option<Rc<Instance>>,
        found: (usize, Rc<Method>),
        arguments: &[Argument],
        scope: &Rc<Scope>,
    ) -> Run<Value> {
        let mut values = Vec::new();
        for argument in arguments {
            let value = match &argument.value {
                Expr::Name(name) if argument.goes_back => scope.get(name).unwrap_or(Value::Null),
                value => self.value(value, scope)?,
            };
            values.push(value);
        }
        let parameters: Vec<Rc<str>> = found.1.parameters.iter().map(|parameter| parameter.name.clone()).collect();
        let (value, inside) = self.call(this, found, values)?;
        for (argument, name) in arguments.iter().zip(parameters).filter(|(argument, _)| argument.goes_back) {
            let back = inside.get(&name).unwrap_or(Value::Null);
            self.assign(&argument.value, back, scope)?;
        }
        Ok(value)
    }

    fn assign(&mut self, to: &Expr, value: Value, scope: &Rc<Scope>) -> Run<()> {
        match to {
            Expr::Name(name) => {
                if scope.set(name, &value) {
                    return Ok(());
                }
                let this = scope.this.clone();
                if let Some(this) = &this {
                    if let Some(own) = this.fields.borrow_mut().get_mut(name) {
                        *own = value;
                        return Ok(());
                    }
                    if self.call_named(this, (MethodKind::Setter, name), vec![value.clone()])?.is_some() {
                        return Ok(());
                    }
                }
                let class = this.as_ref().map_or(scope.class, |this| this.class);
                for &of in self.line_of(class) {
                    if self.classes[of].fields.iter().any(|field| field.is_static && field.name == *name) {
                        self.statics.insert((of, name.clone()), value);
                        return Ok(());
                    }
                }
                // A variable that begins where it is handed over.
                scope.add(name, value);
                Ok(())
            }
            Expr::Member(of, name) => match self.value(of, scope)? {
                Value::Object(instance) => {
                    if self.call_named(&instance, (MethodKind::Setter, name), vec![value.clone()])?.is_none() {
                        instance.fields.borrow_mut().insert(name.clone(), value);
                    }
                    Ok(())
                }
                target => {
                    if let Some(changed) = self.set_member(target, name, &value)? {
                        return self.assign(of, changed, scope);
                    }
                    Ok(())
                }
            },
            Expr::Index(of, places) => {
                let of = self.value(of, scope)?;
                let places = self.values(places, scope)?;
                self.set_element(&of, &places, value)
            }
            _ => self.error("nothing can be set there"),
        }
    }

    fn new_value(
        &mut self,
        of: &TypeName,
        arguments: &[Argument],
        items: Option<&Items>,
        scope: &Rc<Scope>,
    ) -> Run<Value> {
        let values = self.arguments(arguments, scope)?;
        let space = self.classes[scope.class].name.clone();
        let made = match self.class_named(&of.name, &space) {
            Some(class) => self.instance(class, values)?,
            None => self.built_in(&of.name, values)?,
        };
        match items {
            None => {}
            Some(Items::Fields(fields)) => {
                let Value::Object(instance) = &made else { return self.unknown(&of.name) };
                for (name, value) in fields {
                    let value = self.value(value, scope)?;
                    instance.fields.borrow_mut().insert(name.clone(), value);
                }
            }
            Some(Items::Values(values)) => {
                for value in values {
                    let value = self.value(value, scope)?;
                    self.add_to(&made, value)?;
                }
            }
        }
        Ok(made)
    }

    fn new_array(&mut self, of: &TypeName, lengths: &[Expr], items: Option<&Items>, scope: &Rc<Scope>) -> Run<Value> {
        if let Some(items) = items {
            return self.listed(items, scope);
        }
        let [length] = lengths else { return self.error("arrays of several dimensions are not known") };
        let length = self.value(length, scope)?;
        let length = self.int(&length)?;
        if !(0..=MOST_ELEMENTS).contains(&length) {
            return self.error(format!("an array of {length} elements"));
        }
        self.list(vec![usual(of); length as usize])
    }

    fn cast(&mut self, of: &TypeName, value: Value) -> Run<Value> {
        if of.ranks > 0 {
            return Ok(value);
        }
        Ok(match (&*of.name, &value) {
            // As bytes they are what they were.
            ("byte" | "int" | "uint" | "short" | "ushort" | "long", Value::Subtype(_)) => value,
            ("byte", _) => Value::Int(self.int(&value)? & 0xFF),
            ("sbyte", _) => Value::Int((self.int(&value)? as i8).into()),
            ("short", _) => Value::Int((self.int(&value)? as i16).into()),
            ("ushort", _) => Value::Int((self.int(&value)? as u16).into()),
            ("uint", _) => Value::Int((self.int(&value)? as u32).into()),
            ("int" | "long", Value::Null) => return self.error("a number is expected, not null"),
            ("int" | "long", _) => Value::Int(self.int(&value)?),
            ("float" | "double", _) => Value::Float(self.float(&value)?),
            _ => value,
        })
    }

    /// Bits of the subtype of the object.
    pub(crate) fn subtype(&self) -> Value {
        Value::Subtype(SubtypeBits { value: self.entry.subtype, mask: 0xFF, shift: 0 })
    }

    fn both(&mut self, operator: Binary, (left, right): (&Expr, &Expr), scope: &Rc<Scope>) -> Run<Value> {
        let first = self.value(left, scope)?;
        match operator {
            Binary::Both | Binary::Either => {
                let is_true = self.truth(&first)?;
                if is_true == (operator == Binary::Either) {
                    return Ok(Value::Bool(is_true));
                }
                Ok(Value::Bool(self.holds(right, scope)?))
            }
            Binary::Else if !matches!(first, Value::Null) => Ok(first),
            Binary::Else => self.value(right, scope),
            _ => {
                let second = self.value(right, scope)?;
                self.apply(operator, first, second)
            }
        }
    }
}

impl Drop for Machine<'_> {
    fn drop(&mut self) {
        self.made.iter().for_each(Value::clear);
    }
}

pub(super) fn takes_any(method: &Method) -> bool {
    method.parameters.last().is_some_and(|last| last.takes_rest)
}

/// The value of a variable that nobody set.
pub(super) fn usual(of: &TypeName) -> Value {
    if of.ranks > 0 {
        return Value::Null;
    }
    match &*of.name {
        "byte" | "sbyte" | "short" | "ushort" | "int" | "uint" | "long" | "ulong" => Value::Int(0),
        "float" | "double" => Value::Float(0.0),
        "bool" => Value::Bool(false),
        "Point" | "Size" => Value::Pair(0, 0),
        "Rectangle" => Value::Rect([0; 4]),
        _ => Value::Null,
    }
}
