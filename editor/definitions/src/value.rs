//! Values of a running program.

use crate::picture::{Bitmap, Sprite};
use crate::syntax::Lambda;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// A value.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(Rc<str>),
    /// Bits of the subtype that nobody has looked at yet.
    Subtype(SubtypeBits),
    /// The mirroring of the object that nobody has looked at yet: across, else down.
    Flip(bool),
    /// The content of a file.
    Bytes(Rc<[u8]>),
    /// An array or a list.
    List(Rc<RefCell<Vec<Value>>>),
    /// A dictionary, in the order in which it was filled.
    Map(Rc<RefCell<Vec<(Value, Value)>>>),
    /// A key of a dictionary and its value.
    Couple(Rc<RefCell<(Value, Value)>>),
    Object(Rc<Instance>),
    Function(Rc<Function>),
    Sprite(Rc<RefCell<Sprite>>),
    Bitmap(Rc<RefCell<Bitmap>>),
    /// Files that are joined into one.
    Joined(Rc<RefCell<Vec<u8>>>),
    /// Points and sizes.
    Pair(i64, i64),
    /// Left, top, width, height.
    Rect([i64; 4]),
    /// A part of the subtype as the editor shows it.
    Property(Rc<PropertyValue>),
    /// A class or an enumeration, by its name as written.
    Type(Rc<str>),
    /// The object whose picture is asked for.
    Entry,
    /// The keys of the list's section.
    Data,
    /// The version of a format.
    Version,
}

/// Bits of the subtype: `(subtype & mask) >> shift`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SubtypeBits {
    pub value: u8,
    pub mask: u8,
    pub shift: u8,
}

impl SubtypeBits {
    pub(crate) fn number(self) -> i64 {
        i64::from((self.value & self.mask).checked_shr(self.shift.into()).unwrap_or(0))
    }
}

/// An instance of a class of the program.
#[derive(Debug)]
pub(crate) struct Instance {
    pub class: usize,
    pub fields: RefCell<HashMap<Rc<str>, Value>>,
}

/// A part of the subtype.
#[derive(Clone, Debug)]
pub(crate) struct PropertyValue {
    pub name: Rc<str>,
    pub is_flag: bool,
    pub choices: Rc<RefCell<Vec<(Value, Value)>>>,
    pub getter: Value,
}

/// A function: without a name, or a method of an instance.
#[derive(Clone, Debug)]
pub(crate) enum Function {
    Lambda(Rc<Lambda>, Rc<Scope>),
    Method(Option<Rc<Instance>>, usize, Rc<str>),
}

/// Variables of a block, within those around it.
#[derive(Debug, Default)]
pub(crate) struct Scope {
    pub variables: RefCell<Vec<(Rc<str>, Value)>>,
    pub around: Option<Rc<Scope>>,
    /// The instance whose method runs, and the class that the method is of.
    pub this: Option<Rc<Instance>>,
    pub class: usize,
}

impl Scope {
    pub(crate) fn inside(around: &Rc<Self>) -> Rc<Self> {
        Rc::new(Self {
            variables: RefCell::default(),
            around: Some(Rc::clone(around)),
            this: around.this.clone(),
            class: around.class,
        })
    }

    pub(crate) fn get(&self, name: &str) -> Option<Value> {
        let own =
            self.variables.borrow().iter().rev().find(|(known, _)| &**known == name).map(|(_, value)| value.clone());
        own.or_else(|| self.around.as_ref()?.get(name))
    }

    /// Sets a variable that is there. Returns false if there is none.
    pub(crate) fn set(&self, name: &str, value: &Value) -> bool {
        if let Some((_, own)) = self.variables.borrow_mut().iter_mut().rev().find(|(known, _)| &**known == name) {
            *own = value.clone();
            return true;
        }
        self.around.as_ref().is_some_and(|around| around.set(name, value))
    }

    pub(crate) fn add(&self, name: &Rc<str>, value: Value) {
        self.variables.borrow_mut().push((Rc::clone(name), value));
    }

    /// Forgets the variables, those around it, too.
    fn clear(&self) {
        let mut scope = Some(self);
        while let Some(own) = scope {
            own.variables.take();
            scope = own.around.as_deref();
        }
    }
}

impl Value {
    pub(crate) fn text(text: impl Into<Rc<str>>) -> Self {
        Self::Text(text.into())
    }

    pub(crate) fn sprite(sprite: Sprite) -> Self {
        Self::Sprite(Rc::new(RefCell::new(sprite)))
    }

    /// Forgets the values in it: values that hold each other would stay for ever, and a long line of them would end one within
    /// the other.
    pub(crate) fn clear(&self) {
        match self {
            Self::List(list) => drop(list.take()),
            Self::Map(map) => drop(map.take()),
            Self::Couple(both) => drop(both.replace((Self::Null, Self::Null))),
            Self::Object(instance) => drop(instance.fields.take()),
            Self::Function(function) => match &**function {
                Function::Lambda(_, scope) => scope.clear(),
                Function::Method(..) => {}
            },
            _ => {}
        }
    }

    /// The sort of value, in words.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool(_) | Self::Flip(_) => "a truth value",
            Self::Int(_) | Self::Float(_) | Self::Subtype(_) => "a number",
            Self::Text(_) => "a text",
            Self::Bytes(_) | Self::Joined(_) => "the content of a file",
            Self::List(_) => "a list",
            Self::Map(_) => "a dictionary",
            Self::Couple(_) => "an entry of a dictionary",
            Self::Object(_) => "an object",
            Self::Function(_) => "a function",
            Self::Sprite(_) => "a sprite",
            Self::Bitmap(_) => "a bitmap",
            Self::Pair(..) => "a point",
            Self::Rect(_) => "a rectangle",
            Self::Property(_) => "a property",
            Self::Type(_) => "a type",
            Self::Entry => "the object",
            Self::Data => "the data of the list",
            Self::Version => "a version",
        }
    }

    /// True if both are the very same or have the same value. Bits of the subtype must have been looked at.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Null, Self::Null) => true,
            (Self::Bool(a), Self::Bool(b)) => a == b,
            (Self::Int(a), Self::Int(b)) => a == b,
            (Self::Float(a), Self::Float(b)) => a == b,
            (Self::Int(a), Self::Float(b)) | (Self::Float(b), Self::Int(a)) => *a as f64 == *b,
            (Self::Text(a), Self::Text(b)) | (Self::Type(a), Self::Type(b)) => a == b,
            (Self::Pair(a, b), Self::Pair(c, d)) => (a, b) == (c, d),
            (Self::Rect(a), Self::Rect(b)) => a == b,
            (Self::Object(a), Self::Object(b)) => Rc::ptr_eq(a, b),
            (Self::Sprite(a), Self::Sprite(b)) => Rc::ptr_eq(a, b),
            (Self::List(a), Self::List(b)) => Rc::ptr_eq(a, b),
            _ => false,
        }
    }
}
