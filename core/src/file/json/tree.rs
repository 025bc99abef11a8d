//! Any value as a tree of nodes.

use super::{Fields, Node, quoted};
use serde::Serialize;
use serde::ser::{
    Error, Impossible, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple, SerializeTupleStruct, Serializer,
};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt::Display;

/// Why a value refuses to be written. No type of this crate does.
pub(super) type Refusal = serde_json::Error;

/// The tree of a value.
pub(super) fn of<T: Serialize + ?Sized>(value: &T) -> Result<Node, Refusal> {
    value.serialize(Tree)
}

struct Tree;

/// A list or an object under way.
#[derive(Default)]
struct Items(Vec<Node>);

/// An object under way, and the key whose value comes next.
#[derive(Default)]
struct Entries(Fields, String);

/// Files hold no enums but those that write a word.
fn no_variant<T>(name: &str) -> Result<T, Refusal> {
    Err(Refusal::custom(format!("`{name}` has fields")))
}

macro_rules! numbers {
    ($($method:ident($t:ty))*) => {$(
        fn $method(self, number: $t) -> Result<Node, Refusal> {
            Ok(Node::Number(number.into()))
        }
    )*};
}

impl Serializer for Tree {
    type Ok = Node;
    type Error = Refusal;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Impossible<Node, Refusal>;
    type SerializeMap = Entries;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Impossible<Node, Refusal>;

    numbers! {
        serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64)
        serialize_u8(u8) serialize_u16(u16) serialize_u32(u32)
    }

    fn serialize_u64(self, number: u64) -> Result<Node, Refusal> {
        Ok(Node::Leaf(number.to_string()))
    }

    fn serialize_f32(self, number: f32) -> Result<Node, Refusal> {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Result<Node, Refusal> {
        Ok(Node::Leaf(Value::from(number).to_string()))
    }

    fn serialize_bool(self, value: bool) -> Result<Node, Refusal> {
        Ok(Node::Leaf(value.to_string()))
    }

    fn serialize_char(self, letter: char) -> Result<Node, Refusal> {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Result<Node, Refusal> {
        Ok(Node::Leaf(quoted(text)))
    }

    fn collect_str<T: Display + ?Sized>(self, text: &T) -> Result<Node, Refusal> {
        self.serialize_str(&text.to_string())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<Node, Refusal> {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Result<Node, Refusal> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Node, Refusal> {
        of(value)
    }

    fn serialize_unit(self) -> Result<Node, Refusal> {
        Ok(Node::Leaf("null".to_owned()))
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Node, Refusal> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<Node, Refusal> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<Node, Refusal> {
        Ok(of(value)?.named(name))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<Node, Refusal> {
        no_variant(name)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Items, Refusal> {
        Ok(Items(Vec::with_capacity(length.unwrap_or_default())))
    }

    fn serialize_tuple(self, length: usize) -> Result<Items, Refusal> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Items, Refusal> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Refusal> {
        no_variant(name)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Entries, Refusal> {
        Ok(Entries::default())
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields, Refusal> {
        Ok(Fields::default())
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Refusal> {
        no_variant(name)
    }
}

macro_rules! lists {
    ($($of:ident :: $method:ident)*) => {$(
        impl $of for Items {
            type Ok = Node;
            type Error = Refusal;

            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Refusal> {
                self.0.push(of(item)?);
                Ok(())
            }

            fn end(self) -> Result<Node, Refusal> {
                Ok(Node::List(self.0))
            }
        }
    )*};
}
lists! { SerializeSeq::serialize_element SerializeTuple::serialize_element SerializeTupleStruct::serialize_field }

impl SerializeMap for Entries {
    type Ok = Node;
    type Error = Refusal;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Refusal> {
        // A key is a text; as a node it has quotation marks.
        let Value::String(key) = serde_json::to_value(key)? else { return Err(Refusal::custom("a key is a text")) };
        self.1 = key;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refusal> {
        self.0.put(Cow::Owned(std::mem::take(&mut self.1)), of(value)?);
        Ok(())
    }

    fn end(self) -> Result<Node, Refusal> {
        Ok(Node::Object(self.0))
    }
}

impl SerializeStruct for Fields {
    type Ok = Node;
    type Error = Refusal;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Refusal> {
        self.put(Cow::Borrowed(key), of(value)?);
        Ok(())
    }

    fn end(self) -> Result<Node, Refusal> {
        Ok(Node::Object(self))
    }
}
