//! Object and ring lists: entries of six or four bytes to placements and layer switchers, and back.
//!
//! An object is of the kind `<game>:<number>` until Loopwright has that kind itself; its other bits are fields of the
//! placement's extra map, so that it is written back as it came.

use crate::exchange::sonlvl::files::project::Engine;
use serde_json::Value;
use sim::objects::Engine as ObjectList;
use sim::objects::kinds::devices::layer_switcher::{of_subtype, to_subtype};
use sim::objects::originals::Name;
use sim::project::{Extra, LayerSwitcher, Placement, PlacementId};

/// Bytes of an object.
pub(crate) const OBJECT: usize = 6;
/// Bytes of an entry in a ring file.
pub(crate) const RING: usize = 4;
/// Most rings in a group of a ring file.
const MOST_RINGS: u64 = 8;
const Y: u16 = 0xFFF;

/// An entry of an object list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Centre, pixels.
    pub x: u16,
    /// Centre, pixels; 12 bits.
    pub y: u16,
    /// Mirrored left to right.
    pub flip_x: bool,
    /// Mirrored top to bottom.
    pub flip_y: bool,
    /// The other bits of the second word.
    pub bits: u16,
    /// The number of the kind.
    pub id: u8,
    /// Comes again or not, as its number's highest bit says (Sonic 1).
    pub remembers: bool,
    /// The kind's own byte.
    pub subtype: u8,
}

/// Bits of the second word that mirror: left to right, top to bottom.
const fn flips(engine: Engine) -> (u16, u16) {
    if engine.has_flag_in_number() { (0x4000, 0x8000) } else { (0x2000, 0x4000) }
}

/// The other bits, by the name that the project's files give them.
const fn named_bits(engine: Engine) -> &'static [(&'static str, u16)] {
    match engine {
        Engine::S1 | Engine::Scd => &[("bit_12", 0x1000), ("bit_13", 0x2000)],
        Engine::S2na => &[("bit_12", 0x1000), ("far", 0x2000)],
        Engine::S2 => &[("far", 0x1000), (REMEMBERS, 0x8000)],
        Engine::S3k => &[("bit_12", 0x1000), ("any_height", 0x8000)],
    }
}

impl Entry {
    /// Reads six bytes.
    pub fn read(engine: Engine, bytes: [u8; OBJECT]) -> Self {
        let [x, word] = [[bytes[0], bytes[1]], [bytes[2], bytes[3]]].map(u16::from_be_bytes);
        let (flip_x, flip_y) = flips(engine);
        let has_flag = engine.has_flag_in_number();
        Self {
            x,
            y: word & Y,
            flip_x: word & flip_x != 0,
            flip_y: word & flip_y != 0,
            bits: word & !(Y | flip_x | flip_y),
            id: if has_flag { bytes[4] & 0x7F } else { bytes[4] },
            remembers: has_flag && bytes[4] & 0x80 != 0,
            subtype: bytes[5],
        }
    }

    /// Its six bytes.
    pub(crate) fn write(self, engine: Engine) -> [u8; OBJECT] {
        let (flip_x, flip_y) = flips(engine);
        let word = self.y | self.bits | if self.flip_x { flip_x } else { 0 } | if self.flip_y { flip_y } else { 0 };
        let ([x0, x1], [y0, y1]) = (self.x.to_be_bytes(), word.to_be_bytes());
        [x0, x1, y0, y1, self.id | u8::from(self.remembers) << 7, self.subtype]
    }

    /// The game remembers what became of it.
    pub(crate) const fn is_remembered(self, engine: Engine) -> bool {
        match engine {
            Engine::S1 | Engine::Scd | Engine::S2na => self.remembers,
            Engine::S2 => self.bits & 0x8000 != 0,
            Engine::S3k => false,
        }
    }

    fn keep_bits(self, engine: Engine, extra: &mut Extra) {
        for (name, _) in named_bits(engine).iter().filter(|(_, bit)| self.bits & bit != 0) {
            extra.insert((*name).to_owned(), true.into());
        }
        if self.remembers {
            set_remembered(extra, true);
        }
    }

    fn take_bits(&mut self, engine: Engine, extra: &Extra) {
        let is_set = |name: &str| extra.get(name).and_then(Value::as_bool).unwrap_or(false);
        self.bits = named_bits(engine).iter().filter(|(name, _)| is_set(name)).fold(0, |bits, (_, bit)| bits | bit);
        self.remembers = engine.has_flag_in_number() && is_set(REMEMBERS);
    }
}

/// The number of layer switchers, in the games that have them.
const fn switcher_id(engine: Engine) -> Option<u8> {
    match engine {
        Engine::S1 | Engine::Scd => None,
        Engine::S2na | Engine::S2 => Some(0x03),
        Engine::S3k => Some(0x02),
    }
}

/// The thing that an entry becomes.
#[derive(Clone, Debug, PartialEq)]
pub enum Thing {
    /// A layer switcher.
    Switcher(LayerSwitcher),
    /// Anything else.
    Placement(Placement),
}

/// The place of an entry in its file.
const ORDER: &str = "order";
/// The places of the further entries of a thing that has several.
const MORE_ORDERS: &str = "more_orders";
const SUBTYPE: &str = "subtype";
/// The game remembers what became of it.
const REMEMBERS: &str = "remembers";

/// The places in its list that an extra map names: that of the first entry, then those of the others.
pub(crate) fn orders_of(extra: &Extra) -> Vec<usize> {
    let place = |value: &Value| usize::try_from(value.as_u64()?).ok();
    let Some(first) = extra.get(ORDER).and_then(place) else { return Vec::new() };
    let more = extra.get(MORE_ORDERS).and_then(Value::as_array).into_iter().flatten();
    std::iter::once(first).chain(more.filter_map(place)).collect()
}

/// Sets the places in its list, at least one.
pub(crate) fn set_orders(extra: &mut Extra, places: &[usize]) {
    let [first, more @ ..] = places else { return };
    extra.insert(ORDER.into(), (*first).into());
    if more.is_empty() {
        extra.shift_remove(MORE_ORDERS);
    } else {
        extra.insert(MORE_ORDERS.into(), more.into());
    }
}

/// Forgets the places in its list.
pub(crate) fn forget_orders(extra: &mut Extra) {
    extra.shift_remove(ORDER);
    extra.shift_remove(MORE_ORDERS);
}

/// Whether the game remembers it, if an extra map says so.
pub(crate) fn says_remembered(extra: &Extra) -> Option<bool> {
    extra.get(REMEMBERS).and_then(Value::as_bool)
}

/// Says whether the game remembers it.
pub(crate) fn set_remembered(extra: &mut Extra, remembers: bool) {
    extra.insert(REMEMBERS.into(), remembers.into());
}

/// The field of an extra map, as a number.
fn field(extra: &Extra, name: &str) -> Option<u64> {
    extra.get(name)?.as_u64()
}

/// Makes a thing of entry `order` of a list, whose numbers have the meaning that `list` gives them.
pub(crate) fn thing_of(
    (engine, list): (Engine, Option<ObjectList>),
    entry: Entry,
    order: usize,
    id: PlacementId,
) -> Thing {
    let mut extra = Extra::new();
    extra.insert(ORDER.into(), order.into());
    let (x, y) = (i32::from(entry.x), i32::from(entry.y));
    if switcher_id(engine) == Some(entry.id) {
        entry.keep_bits(engine, &mut extra);
        if entry.flip_y {
            extra.insert("flip_y".into(), true.into());
        }
        return Thing::Switcher(LayerSwitcher { id, x, y, extra, ..of_subtype(entry.subtype, entry.flip_x) });
    }
    extra.insert(SUBTYPE.into(), entry.subtype.into());
    entry.keep_bits(engine, &mut extra);
    let kind = match list {
        Some(list) => Name::text(list, entry.id),
        None => format!("{}:{:02X}", engine.prefix(), entry.id),
    };
    Thing::Placement(Placement { id, kind, x, y, flip_x: entry.flip_x, flip_y: entry.flip_y, extra })
}

/// Why something is not written.
pub(crate) type Lost = String;

fn position(x: i32, y: i32) -> Result<(u16, u16), Lost> {
    let place = || format!("at {x}, {y}: the list holds 0 to 65534 across and 0 to 4095 down");
    let x16 = u16::try_from(x).ok().filter(|x| *x != 0xFFFF).ok_or_else(place)?;
    let y16 = u16::try_from(y).ok().filter(|y| *y <= Y).ok_or_else(place)?;
    Ok((x16, y16))
}

/// The entry of a placement and where it was.
///
/// # Errors
/// Kinds that the game does not have, and places that the list cannot name.
pub(crate) fn entry_of_placement(engine: Engine, placement: &Placement) -> Result<(Entry, Option<u64>), Lost> {
    let number = engine.name_of(&placement.kind);
    let most = if engine.has_flag_in_number() { 0x7F } else { 0xFF };
    let id = number.and_then(|number| u8::from_str_radix(number, 16).ok()).filter(|id| *id <= most);
    let id =
        id.ok_or_else(|| format!("`{}` at {}, {}: no object of this game", placement.kind, placement.x, placement.y))?;
    let (x, y) = position(placement.x, placement.y)?;
    let subtype = field(&placement.extra, SUBTYPE).map_or(Ok(0), u8::try_from);
    let subtype = subtype.map_err(|_| format!("`{}` at {x}, {y}: a subtype has 8 bits", placement.kind))?;
    let (flip_x, flip_y) = (placement.flip_x, placement.flip_y);
    let mut entry = Entry { x, y, flip_x, flip_y, bits: 0, id, remembers: false, subtype };
    entry.take_bits(engine, &placement.extra);
    Ok((entry, field(&placement.extra, ORDER)))
}

/// The entry of a layer switcher and where it was.
///
/// # Errors
/// Games without layer switchers, lengths that they do not have, and places that the list cannot name.
pub(crate) fn entry_of_switcher(engine: Engine, switcher: &LayerSwitcher) -> Result<(Entry, Option<u64>), Lost> {
    let at = || format!("the layer switcher at {}, {}", switcher.x, switcher.y);
    let id = switcher_id(engine).ok_or_else(|| format!("{}: this game has none", at()))?;
    let (x, y) = position(switcher.x, switcher.y).map_err(|why| format!("{}: {why}", at()))?;
    let lengths = || format!("{}: half lengths are 32, 64, 128 and 256", at());
    let (subtype, flip_x) = to_subtype(switcher).ok_or_else(lengths)?;
    let flip_y = switcher.extra.get("flip_y").and_then(Value::as_bool).unwrap_or(false);
    let mut entry = Entry { x, y, flip_x, flip_y, bits: 0, id, remembers: false, subtype };
    entry.take_bits(engine, &switcher.extra);
    Ok((entry, field(&switcher.extra, ORDER)))
}

/// An object list in two: its whole entries up to the end mark, and the rest.
pub(crate) fn split_objects(bytes: &[u8]) -> (&[[u8; OBJECT]], &[u8]) {
    let (entries, _) = bytes.as_chunks::<OBJECT>();
    let count = entries.iter().position(|entry| entry[..2] == [0xFF, 0xFF]).unwrap_or(entries.len());
    (&entries[..count], &bytes[count * OBJECT..])
}

/// Returns the end of an object list that has not been there before. In Sonic 2 the code around the files has the end mark.
pub(crate) const fn end_of_objects(engine: Engine) -> &'static [u8] {
    if matches!(engine, Engine::S2) { &[] } else { &[0xFF, 0xFF, 0, 0, 0, 0] }
}

/// A ring file in three: what is before, its entries, and the rest.
pub(crate) fn split_rings(engine: Engine, bytes: &[u8]) -> (&[u8], &[[u8; RING]], &[u8]) {
    // In Sonic 3 & Knuckles a blank entry comes first, in all files but one: there the first entry is a ring.
    let has_head = !engine.has_ring_groups() && bytes.starts_with(&[0; RING]);
    let head = if has_head { RING } else { 0 };
    let (entries, _) = bytes[head..].as_chunks::<RING>();
    let count = entries.iter().position(|entry| is_end_of_rings(engine, entry)).unwrap_or(entries.len());
    (&bytes[..head], &entries[..count], &bytes[head + count * RING..])
}

/// True for bytes that end a ring list: Sonic 2 knows a mark, Sonic 3 & Knuckles takes any place left of the level.
pub(crate) fn is_end_of_rings(engine: Engine, bytes: &[u8]) -> bool {
    match bytes {
        [high, low, ..] if engine.has_ring_groups() => [*high, *low] == [0xFF; 2],
        [high, _, ..] => *high >= 0x80,
        _ => false,
    }
}

/// Kind of what a ring file holds.
pub(crate) fn ring_kind(engine: Engine) -> String {
    format!("{}:{}", engine.prefix(), if engine.has_ring_groups() { "ring_group" } else { "ring" })
}

/// Makes a placement of entry `order` of a ring file.
pub(crate) fn ring_of(engine: Engine, bytes: [u8; RING], order: usize, id: PlacementId) -> Placement {
    let [x, word] = [[bytes[0], bytes[1]], [bytes[2], bytes[3]]].map(u16::from_be_bytes);
    let mut extra = Extra::new();
    extra.insert(ORDER.into(), order.into());
    let mut y = word;
    if engine.has_ring_groups() {
        y = word & Y;
        extra.insert("count".into(), (word >> 12 & 7).wrapping_add(1).into());
        extra.insert("column".into(), (word & 0x8000 != 0).into());
    }
    Placement { id, kind: ring_kind(engine), x: x.into(), y: y.into(), flip_x: false, flip_y: false, extra }
}

/// The bytes of a ring entry and where it was.
///
/// # Errors
/// Places and counts that the list cannot name.
pub(crate) fn bytes_of_ring(engine: Engine, ring: &Placement) -> Result<([u8; RING], Option<u64>), Lost> {
    let at = |why: &str| format!("rings at {}, {}: {why}", ring.x, ring.y);
    let most_y = if engine.has_ring_groups() { Y } else { u16::MAX };
    let most_x = if engine.has_ring_groups() { 0xFFFE } else { 0x7FFF };
    let x = u16::try_from(ring.x).ok().filter(|x| *x <= most_x).ok_or_else(|| at("too far out"))?;
    let mut word = u16::try_from(ring.y).ok().filter(|y| *y <= most_y).ok_or_else(|| at("too far out"))?;
    if engine.has_ring_groups() {
        let count = field(&ring.extra, "count").unwrap_or(1);
        if !(1..=MOST_RINGS).contains(&count) {
            return Err(at("a group has 1 to 8 rings"));
        }
        let is_column = ring.extra.get("column").and_then(Value::as_bool).unwrap_or(false);
        word |= (count as u16 - 1) << 12 | u16::from(is_column) << 15;
    }
    let ([x0, x1], [y0, y1]) = (x.to_be_bytes(), word.to_be_bytes());
    Ok(([x0, x1, y0, y1], field(&ring.extra, ORDER)))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use sim::project::{Orientation, SwitcherSide};
    use sim::tiles::TileLayer;

    #[test]
    fn every_entry_comes_back() {
        let mut seed = 7u64;
        for engine in [Engine::S1, Engine::S2na, Engine::S2, Engine::S3k] {
            for order in 0..40_000 {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let mut bytes: [u8; OBJECT] = std::array::from_fn(|i| (seed >> (8 + 8 * i)) as u8);
                bytes[0] &= 0x7F;
                if order % 4 == 0 {
                    bytes[4] = switcher_id(engine).unwrap_or(bytes[4]);
                }
                let entry = Entry::read(engine, bytes);
                let lists = [ObjectList::Sonic3K, ObjectList::Sonic3KB, ObjectList::Sonic3KUnset, ObjectList::Sonic3];
                let list = match engine {
                    Engine::S1 => ObjectList::Sonic1,
                    Engine::S2na | Engine::S2 => ObjectList::Sonic2,
                    _ => lists[order % 4],
                };
                let back = match thing_of((engine, Some(list)), entry, order, PlacementId(1)) {
                    Thing::Switcher(switcher) => entry_of_switcher(engine, &switcher),
                    Thing::Placement(placement) => entry_of_placement(engine, &placement),
                };
                let (back, at) = back.unwrap();
                assert_eq!((back.write(engine), at), (bytes, Some(order as u64)), "{engine:?}");
            }
        }
    }

    #[test]
    fn a_layer_switcher_says_what_its_subtype_says() {
        let entry = Entry::read(Engine::S2, [0x01, 0x00, 0x22, 0x40, 0x03, 0b1011_0110]);
        let Thing::Switcher(switcher) = thing_of((Engine::S2, Some(ObjectList::Sonic2)), entry, 0, PlacementId(1))
        else {
            panic!("03 is a layer switcher in Sonic 2");
        };
        assert_eq!((switcher.x, switcher.y, switcher.half_length), (0x100, 0x240, 0x80));
        assert_eq!(switcher.orientation, Orientation::Horizontal);
        assert_eq!(switcher.right_or_below, SwitcherSide { layer: TileLayer::A, high_priority: true });
        assert_eq!(switcher.left_or_above, SwitcherSide { layer: TileLayer::B, high_priority: false });
        assert!(switcher.grounded_only && switcher.priority_only);
    }

    #[test]
    fn rings_come_back() {
        for (engine, bytes) in
            [(Engine::S2, [0x12, 0x34, 0xF3, 0x21]), (Engine::S2, [0, 0, 0, 0]), (Engine::S3k, [0x7F, 1, 0x0F, 0xFF])]
        {
            let ring = ring_of(engine, bytes, 3, PlacementId(1));
            assert_eq!(bytes_of_ring(engine, &ring).unwrap(), (bytes, Some(3)));
        }
        let ring = ring_of(Engine::S2, [0, 0, 0xB0, 5], 0, PlacementId(1));
        assert_eq!((field(&ring.extra, "count"), ring.extra["column"].as_bool(), ring.y), (Some(4), Some(true), 5));
    }

    #[test]
    fn only_a_blank_entry_is_the_head_of_a_ring_file() {
        let end = [0xFF; 4];
        for (engine, first, rings) in [
            (Engine::S3k, [0, 0, 0, 0], 1),
            (Engine::S3k, [0, 0xC0, 0, 0xC0], 2),
            (Engine::S3k, [0, 0, 0, 0xC0], 2),
            (Engine::S2, [0, 0, 0, 0], 2),
        ] {
            let bytes = [first, [1, 0, 2, 0], end].concat();
            let (head, entries, rest) = split_rings(engine, &bytes);
            assert_eq!((head.len(), entries.len(), rest.len()), (8 - 4 * rings, rings, 4), "{first:?}");
        }
        assert_eq!(split_rings(Engine::S3k, &[0, 0]).1.len(), 0);
    }

    #[test]
    fn what_a_list_cannot_hold_is_refused() {
        let placement = |kind: &str, x, y| Placement { kind: kind.into(), x, y, ..Placement::default() };
        for (kind, x, y) in
            [("spring", 0, 0), ("sonic2:41", 0, 0), ("sonic1:80", 0, 0), ("sonic1:41", -1, 0), ("sonic1:41", 0, 4096)]
        {
            assert!(entry_of_placement(Engine::S1, &placement(kind, x, y)).is_err(), "{kind} {x} {y}");
        }
        let switcher = LayerSwitcher { half_length: 48, ..LayerSwitcher::default() };
        assert!(entry_of_switcher(Engine::S2, &switcher).is_err());
        assert!(entry_of_switcher(Engine::S1, &LayerSwitcher { half_length: 32, ..switcher }).is_err());
    }
}
