//! Words that stand for values in files.

use crate::player::powers::{Form, Shield};
use crate::project::{Orientation, PlacementId, ShapeKind, ShapeLayers, ShapeSide};
use crate::ruleset::{Character, Game};
use crate::tiles::{ChunkRole, TileLayer};
use serde::{Deserialize, Deserializer, de::Error as _};
use std::borrow::Cow;

/// A value that files write as one of a few words.
pub(in crate::file) trait Named: Copy + PartialEq + Sized + 'static {
    const NAMES: &'static [(&'static str, Self)];

    fn name(self) -> &'static str {
        let found = Self::NAMES.iter().find(|(_, value)| *value == self);
        found.map_or("", |(name, _)| name)
    }

    fn of_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }
}

impl Named for Game {
    const NAMES: &'static [(&'static str, Self)] = &[
        (Self::Sonic1.name(), Self::Sonic1),
        (Self::SonicCd.name(), Self::SonicCd),
        (Self::Sonic2.name(), Self::Sonic2),
        (Self::Sonic3.name(), Self::Sonic3),
        (Self::Sonic3K.name(), Self::Sonic3K),
    ];

    fn of_name(name: &str) -> Option<Self> {
        Self::named(name)
    }
}

impl Named for Character {
    const NAMES: &'static [(&'static str, Self)] =
        &[("sonic", Self::Sonic), ("tails", Self::Tails), ("knuckles", Self::Knuckles)];
}

impl Named for Form {
    const NAMES: &'static [(&'static str, Self)] = &named_first(Self::NAMES);
}

impl Named for Shield {
    const NAMES: &'static [(&'static str, Self)] = &named_first(Self::NAMES);
}

/// The names in files of a list of values, each with its name and its label.
const fn named_first<T: Copy, const N: usize>(values: [(T, &'static str, &'static str); N]) -> [(&'static str, T); N] {
    let mut names = [("", values[0].0); N];
    let mut n = 0;
    while n < N {
        names[n] = (values[n].1, values[n].0);
        n += 1;
    }
    names
}

/// For `#[serde(deserialize_with)]`: a shield by its name, or as older files have it: true for the plain one.
pub(in crate::file) fn shield<'de, D: Deserializer<'de>>(from: D) -> Result<Shield, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        Flag(bool),
        Name(String),
    }
    match Either::deserialize(from)? {
        Either::Flag(has) => Ok(if has { Shield::Plain } else { Shield::None }),
        Either::Name(name) => named(serde::de::value::StrDeserializer::<D::Error>::new(&name)),
    }
}

impl Named for TileLayer {
    const NAMES: &'static [(&'static str, Self)] = &[("A", Self::A), ("B", Self::B)];
}

impl Named for Orientation {
    const NAMES: &'static [(&'static str, Self)] = &[("vertical", Self::Vertical), ("horizontal", Self::Horizontal)];
}

impl Named for ShapeKind {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("line", Self::Line),
        ("slope", Self::Slope),
        ("arc", Self::Arc),
        ("quarter_pipe", Self::QuarterPipe),
        ("loop", Self::Loop),
        ("half_pipe", Self::HalfPipe),
        ("s_curve", Self::SCurve),
        ("hill", Self::Hill),
        ("tunnel", Self::Tunnel),
        ("freehand", Self::Freehand),
        ("polyline", Self::Polyline),
        ("curve", Self::Curve),
    ];
}

impl Named for ShapeSide {
    const NAMES: &'static [(&'static str, Self)] =
        &[("floor", Self::Floor), ("ceiling", Self::Ceiling), ("both", Self::Both)];
}

impl Named for ShapeLayers {
    const NAMES: &'static [(&'static str, Self)] =
        &[("AB", Self::Both), ("A", Self::A), ("B", Self::B), ("none", Self::Neither)];
}

impl Named for ChunkRole {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("plain", Self::Plain),
        ("loop", Self::Loop),
        ("loop_high_in_air", Self::LoopHighInAir),
        ("tunnel", Self::Tunnel),
    ];
}

/// For `#[serde(deserialize_with)]`: one of the names of a value.
pub(in crate::file) fn named<'de, T: Named, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = Cow::<str>::deserialize(from)?;
    T::of_name(&text).ok_or_else(|| {
        let names: Vec<_> = T::NAMES.iter().map(|(name, _)| format!("\"{name}\"")).collect();
        D::Error::custom(format!("\"{text}\" is not known here; it must be one of {}", names.join(", ")))
    })
}

/// As [`named`], for a field that may be absent.
pub(in crate::file) fn maybe_named<'de, T: Named, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    named(from).map(Some)
}

/// For `#[serde(deserialize_with)]`: 16 hexadecimal digits.
pub(in crate::file) fn hex<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    let text = Cow::<str>::deserialize(from)?;
    let valid = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = valid.then(|| u64::from_str_radix(&text, 16).ok()).flatten();
    number.ok_or_else(|| D::Error::custom(format!("\"{text}\" is not a number of 16 hexadecimal digits")))
}

/// As [`hex`], for a field that may be absent.
pub(in crate::file) fn maybe_hex<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    hex(from).map(Some)
}

/// As [`hex`], for a placement's id.
pub(in crate::file) fn id<'de, D: Deserializer<'de>>(from: D) -> Result<PlacementId, D::Error> {
    hex(from).map(PlacementId)
}

/// 16 hexadecimal digits.
pub(in crate::file) fn to_hex(number: u64) -> String {
    format!("{number:016x}")
}
