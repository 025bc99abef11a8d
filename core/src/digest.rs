//! How a world becomes a number: equal on every machine, in every build, for ever.

use crate::angle::Angle;
use crate::units::{Speed, Sub};

/// Mixes words of 64 bits, in order, into one (FNV-1a by words, with the high half folded in).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest(pub(crate) u64);

impl Digest {
    pub(crate) const START: Self = Self(0xCBF2_9CE4_8422_2325);

    /// Adds a word.
    pub(crate) fn add(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01B3);
        self.0 = mixed ^ (mixed >> 32);
    }

    pub(crate) fn add_pair(&mut self, (first, second): (i32, i32)) {
        self.add(u64::from(first as u32) << 32 | u64::from(second as u32));
    }

    /// Small values, eight to the word.
    pub(crate) fn add_bytes<const N: usize>(&mut self, bytes: [u8; N]) {
        for chunk in bytes.chunks(8) {
            self.add(chunk.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }

    /// The word that stands for a name.
    pub(crate) const fn word_of(name: &str) -> u64 {
        fnv(name.as_bytes())
    }
}

/// FNV-1a of 64 bits: the same on every machine, for ever.
pub const fn fnv(bytes: &[u8]) -> u64 {
    let (mut hash, mut at) = (0xCBF2_9CE4_8422_2325, 0);
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(0x0000_0100_0000_01B3);
        at += 1;
    }
    hash
}

/// A field of the dynamic state: what a digest is taken over.
pub trait Saved {
    /// Adds the field at its fixed width.
    fn add_to(&self, digest: &mut Digest);
}

macro_rules! saved_as {
    ($($type:ty: |$value:ident| $word:expr;)*) => {
        $(impl Saved for $type {
            fn add_to(&self, digest: &mut Digest) {
                let $value = *self;
                digest.add($word);
            }
        })*
    };
}
saved_as! {
    bool: |value| u64::from(value);
    u8: |value| u64::from(value);
    u16: |value| u64::from(value);
    u32: |value| u64::from(value);
    u64: |value| value;
    i8: |value| u64::from(value as u8);
    i16: |value| u64::from(value as u16);
    i32: |value| u64::from(value as u32);
    Sub: |value| u64::from(value.0 as u32);
    Speed: |value| u64::from(value.0 as u16);
    Angle: |value| u64::from(value.0);
}

impl<T: Saved, const N: usize> Saved for [T; N] {
    fn add_to(&self, digest: &mut Digest) {
        self.iter().for_each(|item| item.add_to(digest));
    }
}

impl<T: Saved> Saved for Option<T> {
    fn add_to(&self, digest: &mut Digest) {
        digest.add(u64::from(self.is_some()));
        if let Some(item) = self {
            item.add_to(digest);
        }
    }
}

/// Declares part of the dynamic state: a struct of fields that all count for the digest, or an enum without fields.
///
/// Both are `Copy`, compare equal by value and have a default (of the enum: its first name).
macro_rules! saved {
    ($($(#[$meta:meta])* $vis:vis struct $name:ident { $($(#[$field_meta:meta])* $field_vis:vis $field:ident: $type:ty,)* })+) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
            $vis struct $name { $($(#[$field_meta])* $field_vis $field: $type,)* }

            impl $crate::digest::Saved for $name {
                fn add_to(&self, _digest: &mut $crate::digest::Digest) {
                    let Self { $($field),* } = self;
                    $($crate::digest::Saved::add_to($field, _digest);)*
                }
            }

            impl $crate::kept::Kept for $name {
                fn write(&self, _to: &mut Vec<u8>) {
                    let Self { $($field),* } = self;
                    $($crate::kept::Kept::write($field, _to);)*
                }

                fn read(_from: &mut $crate::kept::Bytes<'_>) -> Result<Self, $crate::kept::SnapshotError> {
                    Ok(Self { $($field: $crate::kept::Kept::read(_from)?),* })
                }
            }
        )+
    };
    ($($(#[$meta:meta])* $vis:vis enum $name:ident { $(#[$first_meta:meta])* $first:ident, $($(#[$variant_meta:meta])* $variant:ident,)* })+) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
            #[repr(u8)]
            $vis enum $name { $(#[$first_meta])* #[default] $first, $($(#[$variant_meta])* $variant,)* }

            impl $crate::digest::Saved for $name {
                fn add_to(&self, digest: &mut $crate::digest::Digest) {
                    digest.add(*self as u64);
                }
            }

            $crate::kept::kept! { $name: $first, $($variant),*; }
        )+
    };
}
pub(crate) use saved;
