//! The form of project files: fields in their order, lists of plain values on one line, final newline.
//!
//! The contents of a file are written by `serde::Serialize`; names of newtypes ([`LINES`], [`BLOCK`], [`ONE_LINE`]) say
//! what looks otherwise.

mod tree;

use crate::serial::{BLOCK, LINES, ONE_LINE};
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;

/// The text of a file that holds this object.
pub(super) fn file<T: Serialize>(object: &T) -> String {
    // `tree` takes every value, and nothing that a file holds refuses to be written.
    let node = tree::of(object).expect("what is derived can be written").named(BLOCK);
    let mut out = String::new();
    node.write(&mut out, 0);
    out.push('\n');
    out
}

/// A piece of a file about to be written.
enum Node {
    Number(i64),
    /// Another plain value, ready as text.
    Leaf(String),
    /// A list: on one line if it holds only plain values.
    List(Vec<Node>),
    /// A list with each item on a line of its own.
    Lines(Vec<Node>),
    /// A list on one line.
    OneLine(Vec<Node>),
    /// An object: on one line if it holds only plain values and lists of them.
    Object(Fields),
    /// An object with each field on a line of its own.
    Block(Fields),
}

/// The fields of an object, in the order in which they are written.
#[derive(Default)]
struct Fields(Vec<(Cow<'static, str>, Node)>);

impl Fields {
    /// Fields that an object of a file can have, but for unknown ones and for lists by name.
    const KNOWN: usize = 64;

    /// A field that was named already stays as it was: unknown fields, which come last, do not replace known ones.
    fn put(&mut self, key: Cow<'static, str>, node: Node) {
        if self.0.iter().take(Self::KNOWN).all(|(known, _)| *known != key) {
            self.0.push((key, node));
        }
    }
}

impl Node {
    /// The node in the looks that the name of a newtype asks for.
    fn named(self, name: &str) -> Self {
        match (name, self) {
            (LINES, Self::List(items)) => Self::Lines(items),
            (ONE_LINE, Self::List(items)) => Self::OneLine(items),
            (BLOCK, Self::Object(fields)) => Self::Block(fields),
            (_, node) => node,
        }
    }

    fn is_leaf(&self) -> bool {
        matches!(self, Self::Number(_) | Self::Leaf(_))
    }

    fn is_flat(&self) -> bool {
        match self {
            Self::Number(_) | Self::Leaf(_) | Self::OneLine(_) => true,
            Self::List(items) => items.iter().all(Self::is_leaf),
            Self::Lines(items) => items.is_empty(),
            Self::Object(fields) | Self::Block(fields) => fields.0.is_empty(),
        }
    }

    fn write(&self, out: &mut String, depth: usize) {
        match self {
            // Writing to a string cannot fail.
            Self::Number(number) => drop(std::fmt::Write::write_fmt(out, format_args!("{number}"))),
            Self::Leaf(text) => out.push_str(text),
            Self::List(items) => write_list(out, depth, items, self.is_flat()),
            Self::Lines(items) => write_list(out, depth, items, false),
            Self::OneLine(items) => write_list(out, depth, items, true),
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

fn write_list(out: &mut String, depth: usize, items: &[Node], flat: bool) {
    write_items(out, depth, "[]", items, flat, |out, item| item.write(out, depth + 1));
}

fn write_field(out: &mut String, depth: usize, (key, node): &(Cow<'_, str>, Node)) {
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
