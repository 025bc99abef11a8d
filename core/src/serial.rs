//! For `#[serde(..)]` on what files hold: lists of a limited length, values that are left out, and how they look in a file.

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// The name of a newtype: a list with each item on a line of its own.
pub(crate) const LINES: &str = "lines";
/// The name of a newtype: an object with each field on a line of its own.
pub(crate) const BLOCK: &str = "block";
/// The name of a newtype: a list on one line, whatever it holds.
pub(crate) const ONE_LINE: &str = "one line";

/// For `skip_serializing_if`: true of a value that a file does not need to name.
pub(crate) fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// For `serialize_with`: each item on a line of its own.
pub(crate) fn lines<T: Serialize, S: Serializer>(list: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_newtype_struct(LINES, list)
}

/// For `serialize_with`: each field on a line of its own.
pub(crate) fn block<T: Serialize, S: Serializer>(object: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_newtype_struct(BLOCK, object)
}

/// For `serialize_with`: all of a list on one line.
pub(crate) fn one_line<T: Serialize, S: Serializer>(list: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_newtype_struct(ONE_LINE, list)
}

/// For `serialize_with`: as [`block`], and so are the values.
pub(crate) fn blocks<T: Serialize, S: Serializer>(map: &BTreeMap<String, T>, to: S) -> Result<S::Ok, S::Error> {
    struct Blocks<'a, T>(&'a BTreeMap<String, T>);

    impl<T: Serialize> Serialize for Blocks<'_, T> {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            let mut map = to.serialize_map(Some(self.0.len()))?;
            for (name, value) in self.0 {
                map.serialize_entry(name, &Block(value))?;
            }
            map.end()
        }
    }

    block(&Blocks(map), to)
}

/// For `serialize_with`: a list of objects, each field on a line of its own.
pub(crate) fn list_of_blocks<T: Serialize, S: Serializer>(list: &[T], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(list.iter().map(Block))
}

struct Block<T>(T);

impl<T: Serialize> Serialize for Block<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        block(&self.0, to)
    }
}

/// For `deserialize_with`: a list of at most `MOST` items, refused before memory is taken for more.
pub(crate) fn capped<'de, T: Deserialize<'de>, D: Deserializer<'de>, const MOST: usize>(
    from: D,
) -> Result<Vec<T>, D::Error> {
    struct Capped<T, const MOST: usize>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>, const MOST: usize> Visitor<'de> for Capped<T, MOST> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Vec<T>, A::Error> {
            let mut list = Vec::new();
            while let Some(item) = items.next_element()? {
                if list.len() == MOST {
                    return Err(A::Error::custom(format!("the list is too long: {MOST} items are possible")));
                }
                list.push(item);
            }
            Ok(list)
        }
    }

    from.deserialize_seq(Capped::<T, MOST>(PhantomData))
}

/// A number that files write as 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hex(pub(crate) u64);

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{:016x}", self.0))
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(from)?;
        let valid = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = valid.then(|| u64::from_str_radix(&text, 16).ok()).flatten();
        let wrong = || D::Error::custom(format!("\"{text}\" is not a number of 16 hexadecimal digits"));
        number.map(Self).ok_or_else(wrong)
    }
}
