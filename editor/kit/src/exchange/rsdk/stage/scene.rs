//! `Scene.bin` of version 5: layers of tiles, and objects by class.

use crate::bytes::ByteReader;
use crate::exchange::rsdk::stage::packed::{pack, put_text, text, unpack};

/// Bytes that a scene begins with.
pub(in crate::exchange::rsdk) const SCENE: &[u8; 4] = b"SCN\0";
/// The word of an empty cell.
pub(in crate::exchange::rsdk) const EMPTY: u16 = 0xFFFF;
/// Bytes of a layer's cells at most.
const MOST_CELLS: usize = 64 << 20;
/// Bytes of a layer's lines at most.
const MOST_LINES: usize = 1 << 20;

/// The name of a class or a variable, as files have it: the MD5 of its letters.
pub(in crate::exchange::rsdk) type NameHash = [u8; 16];

/// Returns the name of a class or a variable as files have it.
pub(in crate::exchange::rsdk) fn hash_of(name: &str) -> NameHash {
    md5::compute(name).0
}

/// A scene.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct Scene {
    /// The part of the engine's own editor: two colours, and numbers that nobody explains.
    pub editor: [u8; 16],
    /// The name of that editor's file of stamps, as it is written.
    pub stamps: Vec<u8>,
    /// The last byte of that part.
    pub last: u8,
    /// The layers, in the order of the file.
    pub layers: Vec<SceneLayer>,
    /// The classes of objects.
    pub classes: Vec<SceneClass>,
}

/// A layer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct SceneLayer {
    /// Whether the editor shows it.
    pub shown: u8,
    /// The name.
    pub name: String,
    /// The way in which it scrolls: 0 by rows, 1 by columns, 2 turned, 3 as a whole.
    pub kind: u8,
    /// The place in the order of drawing; 16 and more are not drawn.
    pub draw_group: u8,
    /// Cells across and down.
    pub size: (u16, u16),
    /// 256ths of the camera's way that it moves across the lines.
    pub factor: i16,
    /// 256ths of a pixel in a frame that it moves by itself.
    pub speed: i16,
    /// The ways in which lines move.
    pub scrolls: Vec<LineScroll>,
    /// The way of each line of pixels, as a place in that list.
    pub lines: Vec<u8>,
    /// The words of the cells, row after row.
    pub cells: Vec<u16>,
}

/// The way in which lines of a layer move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct LineScroll {
    /// 256ths of the camera's way.
    pub factor: i16,
    /// 256ths of a pixel in a frame, of its own accord.
    pub speed: i16,
    /// Whether waves move it.
    pub deforms: u8,
    /// A byte that nothing reads.
    pub more: u8,
}

/// A class of objects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct SceneClass {
    /// The name.
    pub name: NameHash,
    /// The variables: their names and their types.
    pub variables: Vec<(NameHash, u8)>,
    /// The objects.
    pub entities: Vec<SceneEntity>,
}

/// An object.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct SceneEntity {
    /// The number of its place in the engine's list.
    pub slot: u16,
    /// The centre, 65536ths of a pixel.
    pub at: (i32, i32),
    /// The values of the variables, in their order.
    pub values: Vec<SceneValue>,
}

/// The value of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::exchange::rsdk) enum SceneValue {
    /// A number, a choice, a colour or a flag: as many bytes as its type has.
    Number(u32),
    /// A text, in words of UTF-16.
    Text(Vec<u16>),
    /// Two numbers.
    Point(i32, i32),
}

impl SceneValue {
    /// Returns the number, with the sign of its type.
    pub(in crate::exchange::rsdk) fn number(&self, kind: u8) -> Option<i64> {
        let Self::Number(number) = self else { return None };
        Some(match kind {
            3 => i64::from(*number as u8 as i8),
            4 => i64::from(*number as u16 as i16),
            5 | 6 => i64::from(*number as i32),
            _ => i64::from(*number),
        })
    }
}

/// Types of variables.
pub(in crate::exchange::rsdk) mod kind {
    pub(in crate::exchange::rsdk) const U8: u8 = 0;
    pub(in crate::exchange::rsdk) const I32: u8 = 5;
    pub(in crate::exchange::rsdk) const ENUM: u8 = 6;
    pub(in crate::exchange::rsdk) const BOOL: u8 = 7;
    pub(in crate::exchange::rsdk) const TEXT: u8 = 8;
    pub(in crate::exchange::rsdk) const POINT: u8 = 9;
}

/// The bytes that a number of a type takes.
const fn width_of(kind: u8) -> Option<usize> {
    match kind {
        0 | 3 => Some(1),
        1 | 4 => Some(2),
        2 | 5 | 6 | 7 | 10 | 11 => Some(4),
        _ => None,
    }
}

impl Scene {
    /// Reads a scene.
    ///
    /// # Errors
    /// In words, what is wrong with it.
    pub(in crate::exchange::rsdk) fn read(bytes: &[u8]) -> Result<Self, String> {
        let mut from = ByteReader { rest: bytes };
        if from.array()? != *SCENE {
            return Err("this is not a scene of version 5".to_owned());
        }
        let mut scene = Self { editor: from.array()?, ..Self::default() };
        let length = from.byte()?;
        scene.stamps = from.take(length.into())?.to_vec();
        scene.last = from.byte()?;
        for _ in 0..from.byte()? {
            scene.layers.push(SceneLayer::read(&mut from)?);
        }
        for _ in 0..from.byte()? {
            scene.classes.push(SceneClass::read(&mut from)?);
        }
        Ok(scene)
    }

    /// Writes the scene.
    pub(in crate::exchange::rsdk) fn write(&self) -> Vec<u8> {
        let mut to = SCENE.to_vec();
        to.extend(self.editor);
        to.push(self.stamps.len() as u8);
        to.extend(&self.stamps);
        to.push(self.last);
        to.push(self.layers.len() as u8);
        self.layers.iter().for_each(|layer| layer.write(&mut to));
        to.push(self.classes.len() as u8);
        self.classes.iter().for_each(|class| class.write(&mut to));
        to
    }
}

impl SceneLayer {
    fn read(from: &mut ByteReader<'_>) -> Result<Self, String> {
        let mut layer = Self { shown: from.byte()?, name: text(from)?, ..Self::default() };
        (layer.kind, layer.draw_group) = (from.byte()?, from.byte()?);
        layer.size = (from.word()?, from.word()?);
        (layer.factor, layer.speed) = (from.word()? as i16, from.word()? as i16);
        for _ in 0..from.word()? {
            layer.scrolls.push(LineScroll {
                factor: from.word()? as i16,
                speed: from.word()? as i16,
                deforms: from.byte()?,
                more: from.byte()?,
            });
        }
        layer.lines = unpack(from, MOST_LINES)?;
        let cells = unpack(from, MOST_CELLS)?;
        let (width, height) = (usize::from(layer.size.0), usize::from(layer.size.1));
        if cells.len() < width * height * 2 {
            return Err(format!("layer {}: {width} × {height} cells should follow, and do not", layer.name));
        }
        let words = cells.as_chunks::<2>().0;
        layer.cells = words[..width * height].iter().map(|word| u16::from_le_bytes(*word)).collect();
        Ok(layer)
    }

    fn write(&self, to: &mut Vec<u8>) {
        to.push(self.shown);
        put_text(&self.name, to);
        to.extend([self.kind, self.draw_group]);
        to.extend(self.size.0.to_le_bytes());
        to.extend(self.size.1.to_le_bytes());
        to.extend(self.factor.to_le_bytes());
        to.extend(self.speed.to_le_bytes());
        to.extend((self.scrolls.len() as u16).to_le_bytes());
        for scroll in &self.scrolls {
            to.extend(scroll.factor.to_le_bytes());
            to.extend(scroll.speed.to_le_bytes());
            to.extend([scroll.deforms, scroll.more]);
        }
        pack(&self.lines, to);
        let cells: Vec<u8> = self.cells.iter().flat_map(|word| word.to_le_bytes()).collect();
        pack(&cells, to);
    }
}

impl SceneClass {
    fn read(from: &mut ByteReader<'_>) -> Result<Self, String> {
        let mut class = Self { name: from.array()?, ..Self::default() };
        // The place of an object counts as its first variable.
        for _ in 1..from.byte()? {
            class.variables.push((from.array()?, from.byte()?));
        }
        for _ in 0..from.word()? {
            let slot = from.word()?;
            let at = (from.long()? as i32, from.long()? as i32);
            let values = class.variables.iter().map(|(_, kind)| value(from, *kind)).collect::<Result<_, _>>()?;
            class.entities.push(SceneEntity { slot, at, values });
        }
        Ok(class)
    }

    fn write(&self, to: &mut Vec<u8>) {
        to.extend(self.name);
        to.push(self.variables.len() as u8 + 1);
        for (name, kind) in &self.variables {
            to.extend(name);
            to.push(*kind);
        }
        to.extend((self.entities.len() as u16).to_le_bytes());
        for entity in &self.entities {
            to.extend(entity.slot.to_le_bytes());
            to.extend(entity.at.0.to_le_bytes());
            to.extend(entity.at.1.to_le_bytes());
            for ((_, kind), value) in self.variables.iter().zip(&entity.values) {
                put_value(value, *kind, to);
            }
        }
    }
}

fn value(from: &mut ByteReader<'_>, kind: u8) -> Result<SceneValue, String> {
    Ok(match kind {
        kind::TEXT => {
            let length = from.word()?;
            let words = from.take(usize::from(length) * 2)?.as_chunks::<2>().0;
            SceneValue::Text(words.iter().map(|word| u16::from_le_bytes(*word)).collect())
        }
        kind::POINT => SceneValue::Point(from.long()? as i32, from.long()? as i32),
        kind => {
            let width = width_of(kind).ok_or_else(|| format!("a variable has the type {kind}, which is not known"))?;
            let mut bytes = [0; 4];
            bytes[..width].copy_from_slice(from.take(width)?);
            SceneValue::Number(u32::from_le_bytes(bytes))
        }
    })
}

fn put_value(value: &SceneValue, kind: u8, to: &mut Vec<u8>) {
    match value {
        SceneValue::Number(number) => to.extend(&number.to_le_bytes()[..width_of(kind).unwrap_or(4)]),
        SceneValue::Text(words) => {
            to.extend((words.len() as u16).to_le_bytes());
            to.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        }
        SceneValue::Point(x, y) => {
            to.extend(x.to_le_bytes());
            to.extend(y.to_le_bytes());
        }
    }
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scene_comes_back_whole() {
        let kinds = [kind::U8, 1, 2, 3, 4, kind::I32, kind::ENUM, kind::BOOL, kind::TEXT, kind::POINT, 10, 11];
        let values: Vec<SceneValue> = kinds
            .iter()
            .map(|kind| match *kind {
                kind::TEXT => SceneValue::Text("Grüße".encode_utf16().collect()),
                kind::POINT => SceneValue::Point(-1, 65536),
                0 | 3 => SceneValue::Number(0xFE),
                1 | 4 => SceneValue::Number(0xFFFE),
                _ => SceneValue::Number(0xFFFF_FFFE),
            })
            .collect();
        let layer = SceneLayer {
            shown: 1,
            name: "Ground".into(),
            draw_group: 6,
            size: (3, 2),
            factor: 256,
            speed: -4,
            scrolls: vec![LineScroll { factor: 128, speed: 1, deforms: 1, more: 9 }],
            lines: vec![0; 32],
            cells: vec![EMPTY, 1, 2, 0xF003, 4, 5],
            ..SceneLayer::default()
        };
        let class = SceneClass {
            name: hash_of("Thing"),
            variables: kinds.iter().map(|kind| (hash_of(&format!("variable{kind}")), *kind)).collect(),
            entities: vec![SceneEntity { slot: 7, at: (-65536, 131_072), values: values.clone() }],
        };
        let scene = Scene {
            editor: std::array::from_fn(|n| n as u8),
            stamps: b"Stamps.bin\0".to_vec(),
            last: 3,
            layers: vec![layer],
            classes: vec![class],
        };
        let bytes = scene.write();
        assert_eq!(Scene::read(&bytes).unwrap(), scene);
        for end in 0..bytes.len() {
            assert!(Scene::read(&bytes[..end]).is_err(), "{end} bytes are no whole scene");
        }
        assert_eq!(values[3].number(3), Some(-2));
        assert_eq!(values[0].number(0), Some(254));
        assert_eq!(values[9].number(kind::POINT), None);
    }

    #[test]
    fn names_are_known_by_their_md5() {
        // From RFC 1321: the digest of "abc".
        let digits: String = hash_of("abc").iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digits, "900150983cd24fb0d6963f7d28e17f72");
    }
}
