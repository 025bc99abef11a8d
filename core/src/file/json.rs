//! How project files look: stable key order, lists of plain values on one line, final newline.

use crate::project::Extra;
use serde_json::Value;

/// A piece of a file about to be written.
pub(super) enum Node {
    /// A value, ready as text.
    Leaf(String),
    /// A list: on one line if it holds only leaves.
    List(Vec<Node>),
    /// A list with each item on a line of its own.
    Lines(Vec<Node>),
    /// An object: on one line if it holds only leaves and lists of leaves.
    Object(Fields),
    /// An object with each field on a line of its own.
    Block(Fields),
}

/// The fields of an object, in the order in which they are written.
#[derive(Default)]
pub(super) struct Fields(Vec<(String, Node)>);

impl Fields {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    pub(crate) fn put(mut self, key: &str, value: impl Into<Node>) -> Self {
        self.0.push((key.to_owned(), value.into()));
        self
    }

    /// Writes the field if there is a value.
    pub(crate) fn maybe(self, key: &str, value: Option<impl Into<Node>>) -> Self {
        match value {
            Some(value) => self.put(key, value),
            None => self,
        }
    }

    /// Writes the list, each item on a line of its own, unless it is empty.
    pub(crate) fn lines(self, key: &str, items: Vec<Node>) -> Self {
        self.maybe(key, (!items.is_empty()).then_some(Node::Lines(items)))
    }

    /// Writes the field if it is true.
    pub(crate) fn flag(self, key: &str, value: bool) -> Self {
        self.maybe(key, value.then_some(Node::Leaf("true".into())))
    }

    /// Writes the number if it is not 0.
    pub(crate) fn some<T: Copy + Default + PartialEq + Into<Node>>(self, key: &str, number: T) -> Self {
        self.maybe(key, (number != T::default()).then_some(number))
    }

    /// Adds unknown fields at the end; one that this version knows was written already.
    pub(crate) fn extra<'a>(mut self, extra: impl Into<Option<&'a Extra>>) -> Self {
        for (key, value) in extra.into().into_iter().flatten() {
            if self.0.iter().all(|(known, _)| known != key) {
                self.0.push((key.clone(), value.into()));
            }
        }
        self
    }

    /// The text of a file that holds these fields.
    pub(crate) fn into_file(self) -> String {
        let mut out = String::new();
        Node::Block(self).write(&mut out, 0);
        out.push('\n');
        out
    }
}

impl Node {
    /// A list with one leaf for each number.
    pub(crate) fn numbers<T: ToString>(numbers: impl IntoIterator<Item = T>) -> Self {
        Self::List(numbers.into_iter().map(|n| Self::Leaf(n.to_string())).collect())
    }

    fn is_leaf(&self) -> bool {
        matches!(self, Self::Leaf(_))
    }

    fn is_flat(&self) -> bool {
        match self {
            Self::Leaf(_) => true,
            Self::List(items) => items.iter().all(Self::is_leaf),
            Self::Lines(items) => items.is_empty(),
            Self::Object(fields) | Self::Block(fields) => fields.0.is_empty(),
        }
    }

    fn write(&self, out: &mut String, depth: usize) {
        match self {
            Self::Leaf(text) => out.push_str(text),
            Self::List(items) => {
                write_items(out, depth, "[]", items, self.is_flat(), |out, item| item.write(out, depth + 1))
            }
            Self::Lines(items) => write_items(out, depth, "[]", items, false, |out, item| item.write(out, depth + 1)),
            Self::Object(fields) => {
                let flat = fields.0.iter().all(|(_, node)| node.is_flat());
                write_items(out, depth, "{}", &fields.0, flat, |out, field| write_field(out, depth, field));
            }
            Self::Block(fields) => {
                write_items(out, depth, "{}", &fields.0, false, |out, field| write_field(out, depth, field));
            }
        }
    }
}

fn write_field(out: &mut String, depth: usize, (key, node): &(String, Node)) {
    out.push_str(&quoted(key));
    out.push_str(": ");
    node.write(out, depth + 1);
}

fn write_items<T>(
    out: &mut String,
    depth: usize,
    brackets: &str,
    items: &[T],
    flat: bool,
    write: impl Fn(&mut String, &T),
) {
    let (open, close) = brackets.split_at(1);
    out.push_str(open);
    let padded = flat && open == "{" && !items.is_empty();
    if padded {
        out.push(' ');
    }
    for (i, item) in items.iter().enumerate() {
        if i > 0 {
            out.push_str(if flat { ", " } else { "," });
        }
        if !flat {
            new_line(out, depth + 1);
        }
        write(out, item);
    }
    if padded {
        out.push(' ');
    }
    if !flat && !items.is_empty() {
        new_line(out, depth);
    }
    out.push_str(close);
}

fn new_line(out: &mut String, depth: usize) {
    out.push('\n');
    for _ in 0..depth {
        out.push_str("  ");
    }
}

fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

impl From<&str> for Node {
    fn from(text: &str) -> Self {
        Self::Leaf(quoted(text))
    }
}

impl From<&String> for Node {
    fn from(text: &String) -> Self {
        Self::Leaf(quoted(text))
    }
}

impl From<String> for Node {
    fn from(text: String) -> Self {
        Self::Leaf(quoted(&text))
    }
}

impl From<bool> for Node {
    fn from(value: bool) -> Self {
        Self::Leaf(value.to_string())
    }
}

impl From<Fields> for Node {
    fn from(fields: Fields) -> Self {
        Self::Object(fields)
    }
}

macro_rules! numbers {
    ($($t:ty)*) => {$(
        impl From<$t> for Node {
            fn from(number: $t) -> Self {
                Self::Leaf(number.to_string())
            }
        }
    )*};
}
numbers! { u8 u16 u32 u64 i16 i32 }

impl From<&Value> for Node {
    fn from(value: &Value) -> Self {
        match value {
            Value::Array(items) => Self::List(items.iter().map(Self::from).collect()),
            Value::Object(fields) => Self::Object(Fields::new().extra(fields)),
            leaf => Self::Leaf(leaf.to_string()),
        }
    }
}
