//! Acts of versions 3 and 4: layouts of chunks and objects, the chunks, and the backgrounds.

use crate::bytes::ByteReader;
use crate::exchange::rsdk::stage::packed::{put_text, text};

/// Chunks of a stage.
pub(in crate::exchange::rsdk) const CHUNKS: usize = 512;
/// Cells of a chunk, 8 across and 8 down.
pub(in crate::exchange::rsdk) const CHUNK_CELLS: usize = 64;

/// A version of the engine whose acts are laid out in chunks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) enum ChunkVersion {
    /// Version 3: the highest byte of a word first, and objects by names that the act lists.
    V3,
    /// Version 4: the lowest byte first, and objects with optional values.
    #[default]
    V4,
}

/// A version of the engine that stages are written for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) enum RsdkVersion {
    /// Version 5.
    #[default]
    Scenes,
    /// Version 3 or 4.
    Chunks(ChunkVersion),
}

impl ChunkVersion {
    fn word(self, from: &mut ByteReader<'_>) -> Result<u16, String> {
        match self {
            Self::V3 => from.big_word(),
            Self::V4 => from.word(),
        }
    }

    fn put_word(self, word: u16, to: &mut Vec<u8>) {
        match self {
            Self::V3 => to.extend(word.to_be_bytes()),
            Self::V4 => to.extend(word.to_le_bytes()),
        }
    }

    /// Reads a size, which has a byte to spare in version 4.
    fn side(self, from: &mut ByteReader<'_>) -> Result<u8, String> {
        let side = from.byte()?;
        if self == Self::V4 {
            from.skip(1)?;
        }
        Ok(side)
    }

    fn put_side(self, side: u8, to: &mut Vec<u8>) {
        to.push(side);
        if self == Self::V4 {
            to.push(0);
        }
    }
}

/// An act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct Act {
    /// The version.
    pub version: ChunkVersion,
    /// The title.
    pub title: String,
    /// The layouts that the four layers show, and the layer from which on cells of the high plane are drawn.
    pub layers: [u8; 5],
    /// Chunks across and down.
    pub size: (u8, u8),
    /// The chunks, row after row.
    pub chunks: Vec<u16>,
    /// The names of the classes of objects from number 1 on; empty in version 4.
    pub names: Vec<String>,
    /// The objects.
    pub entities: Vec<ActEntity>,
}

/// An object of an act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct ActEntity {
    /// The number of its class.
    pub class: u8,
    /// The value that its class reads, as a subtype.
    pub property: u8,
    /// The centre, 65536ths of a pixel.
    pub at: (i32, i32),
    /// Bits that say which values follow, and those values: version 4 only.
    pub values: (u16, Vec<u32>),
}

/// The values of an object of version 4 that take a single byte, as bits.
const SINGLE: u16 = 0b0000_0110_1111_0010;

impl Act {
    /// Reads an act of the version that its bytes fit.
    ///
    /// # Errors
    /// In words, what is wrong with it.
    pub(in crate::exchange::rsdk) fn read(bytes: &[u8]) -> Result<Self, String> {
        let of = |version| {
            let mut from = ByteReader { rest: bytes };
            Self::read_version(&mut from, version).map(|act| (act, from.rest.len()))
        };
        match (of(ChunkVersion::V4), of(ChunkVersion::V3)) {
            (Ok((act, 0)), _) | (_, Ok((act, 0))) => Ok(act),
            // Bytes behind the end are none of the two versions' business.
            (Ok((one, rest)), Ok((other, more))) => Ok(if rest <= more { one } else { other }),
            (Ok((act, _)), Err(_)) | (Err(_), Ok((act, _))) => Ok(act),
            (Err(error), Err(_)) => Err(format!("this is an act neither of version 3 nor of version 4: {error}")),
        }
    }

    fn read_version(from: &mut ByteReader<'_>, version: ChunkVersion) -> Result<Self, String> {
        let mut act = Self { version, title: text(from)?, layers: from.array()?, ..Self::default() };
        act.size = (version.side(from)?, version.side(from)?);
        let count = usize::from(act.size.0) * usize::from(act.size.1);
        act.chunks = (0..count).map(|_| version.word(from)).collect::<Result<_, _>>()?;
        if version == ChunkVersion::V3 {
            act.names = (0..from.byte()?).map(|_| text(from)).collect::<Result<_, _>>()?;
        }
        for _ in 0..version.word(from)? {
            act.entities.push(entity(from, version)?);
        }
        Ok(act)
    }

    /// Writes the act.
    pub(in crate::exchange::rsdk) fn write(&self) -> Vec<u8> {
        let mut to = Vec::new();
        put_text(&self.title, &mut to);
        to.extend(self.layers);
        self.version.put_side(self.size.0, &mut to);
        self.version.put_side(self.size.1, &mut to);
        self.chunks.iter().for_each(|chunk| self.version.put_word(*chunk, &mut to));
        if self.version == ChunkVersion::V3 {
            to.push(self.names.len() as u8);
            self.names.iter().for_each(|name| put_text(name, &mut to));
        }
        self.version.put_word(self.entities.len() as u16, &mut to);
        for entity in &self.entities {
            put_entity(entity, self.version, &mut to);
        }
        to
    }
}

fn entity(from: &mut ByteReader<'_>, version: ChunkVersion) -> Result<ActEntity, String> {
    if version == ChunkVersion::V3 {
        let (class, property) = (from.byte()?, from.byte()?);
        let at = (i32::from(from.big_word()? as i16) << 16, i32::from(from.big_word()? as i16) << 16);
        return Ok(ActEntity { class, property, at, values: (0, Vec::new()) });
    }
    let bits = from.word()?;
    let (class, property) = (from.byte()?, from.byte()?);
    let at = (from.long()? as i32, from.long()? as i32);
    let of = |bit: u32| if SINGLE >> bit & 1 == 1 { from.byte().map(u32::from) } else { from.long() };
    let values = (0..15).filter(|bit| bits >> bit & 1 == 1).map(of).collect::<Result<_, _>>()?;
    Ok(ActEntity { class, property, at, values: (bits, values) })
}

fn put_entity(entity: &ActEntity, version: ChunkVersion, to: &mut Vec<u8>) {
    let (x, y) = entity.at;
    if version == ChunkVersion::V3 {
        to.extend([entity.class, entity.property]);
        to.extend(((x >> 16) as i16).to_be_bytes());
        to.extend(((y >> 16) as i16).to_be_bytes());
        return;
    }
    let (bits, values) = &entity.values;
    to.extend(bits.to_le_bytes());
    to.extend([entity.class, entity.property]);
    to.extend(x.to_le_bytes());
    to.extend(y.to_le_bytes());
    for (bit, value) in (0..15).filter(|bit| bits >> bit & 1 == 1).zip(values) {
        if SINGLE >> bit & 1 == 1 {
            to.push(*value as u8);
        } else {
            to.extend(value.to_le_bytes());
        }
    }
}

/// A cell of a chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct ChunkCell {
    /// The tile.
    pub tile: u16,
    /// Bit 0 left to right, bit 1 top to bottom.
    pub flips: u8,
    /// The plane: 1 is the high one.
    pub plane: u8,
    /// The solidity on both paths: 0 all, 1 top, 2 sides and below, 3 none, 4 top without grip.
    pub solidity: [u8; 2],
}

impl Default for ChunkCell {
    fn default() -> Self {
        Self { tile: 0, flips: 0, plane: 0, solidity: [3, 3] }
    }
}

/// Reads the chunks of a stage, `128x128Tiles.bin`.
///
/// # Errors
/// In words: the file ends before.
pub(in crate::exchange::rsdk) fn read_chunks(bytes: &[u8]) -> Result<Vec<[ChunkCell; CHUNK_CELLS]>, String> {
    let mut from = ByteReader { rest: bytes };
    let mut chunks = vec![[ChunkCell::default(); CHUNK_CELLS]; CHUNKS];
    for cell in chunks.iter_mut().flatten() {
        let [head, low, solidity] = from.array()?;
        *cell = ChunkCell {
            tile: u16::from(head & 3) << 8 | u16::from(low),
            flips: head >> 2 & 3,
            plane: head >> 4 & 3,
            solidity: [solidity >> 4, solidity & 15],
        };
    }
    Ok(chunks)
}

/// Writes the chunks of a stage.
pub(in crate::exchange::rsdk) fn write_chunks(chunks: &[[ChunkCell; CHUNK_CELLS]]) -> Vec<u8> {
    let mut to = Vec::with_capacity(CHUNKS * CHUNK_CELLS * 3);
    for cell in chunks.iter().flatten() {
        let [low, high] = cell.tile.to_le_bytes();
        to.extend([cell.plane << 4 | cell.flips << 2 | high & 3, low, cell.solidity[0] << 4 | cell.solidity[1]]);
    }
    to
}

/// The backgrounds of a stage, `Backgrounds.bin`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct StageBackgrounds {
    /// The ways in which rows move, then those in which columns move: 256ths of the camera's way, and 64ths of a pixel in a
    /// frame of their own accord.
    pub scrolls: [Vec<(u16, u8)>; 2],
    /// The layers.
    pub layers: Vec<BackgroundLayout>,
}

/// A layer of a background.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct BackgroundLayout {
    /// Chunks across and down.
    pub size: (u8, u8),
    /// The way in which it scrolls: 1 by rows, 2 by columns; other numbers draw it in three dimensions.
    pub kind: u8,
    /// 256ths of the camera's way that it moves across its lines.
    pub factor: u16,
    /// The way of each line of pixels, as a place in the list of ways.
    pub lines: Vec<u8>,
    /// The chunks, row after row.
    pub chunks: Vec<u16>,
}

/// Lines of a background at most.
const MOST_LINES: usize = 1 << 15;

impl StageBackgrounds {
    /// Reads the backgrounds of a stage.
    ///
    /// # Errors
    /// In words, what is wrong with the file.
    pub(in crate::exchange::rsdk) fn read(bytes: &[u8], version: ChunkVersion) -> Result<Self, String> {
        let mut from = ByteReader { rest: bytes };
        let count = from.byte()?;
        let mut found = Self::default();
        for list in &mut found.scrolls {
            for _ in 0..from.byte()? {
                list.push((version.word(&mut from)?, from.byte()?));
                from.skip(1)?;
            }
        }
        for _ in 0..count {
            let size = (version.side(&mut from)?, version.side(&mut from)?);
            let mut layer = BackgroundLayout { size, kind: from.byte()?, ..BackgroundLayout::default() };
            layer.factor = version.word(&mut from)?;
            from.skip(1)?;
            lines(&mut from, &mut layer.lines)?;
            let chunks = usize::from(size.0) * usize::from(size.1);
            layer.chunks = (0..chunks).map(|_| version.word(&mut from)).collect::<Result<_, _>>()?;
            found.layers.push(layer);
        }
        Ok(found)
    }
}

/// Reads lines: single ones, and runs of one way.
fn lines(from: &mut ByteReader<'_>, lines: &mut Vec<u8>) -> Result<(), String> {
    loop {
        let (way, count) = match from.byte()? {
            255 => match from.byte()? {
                255 => return Ok(()),
                way => (way, usize::from(from.byte()?).saturating_sub(1)),
            },
            way => (way, 1),
        };
        if lines.len() + count > MOST_LINES {
            return Err(format!("a background has more than {MOST_LINES} lines"));
        }
        lines.extend(std::iter::repeat_n(way, count));
    }
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;

    fn act(version: ChunkVersion) -> Act {
        let is_old = version == ChunkVersion::V3;
        let values = if is_old { (0, Vec::new()) } else { (0b100_0000_0000_0011, vec![0xABCD_EF01, 1, 9]) };
        Act {
            version,
            title: "SOME ZONE".into(),
            layers: [1, 9, 0, 0, 3],
            size: (3, 2),
            chunks: vec![0, 1, 2, 511, 4, 5],
            names: if is_old { vec!["Ring".into(), "Thing".into()] } else { Vec::new() },
            entities: vec![ActEntity { class: 2, property: 7, at: (300 << 16, -(5 << 16)), values }],
        }
    }

    #[test]
    fn acts_of_both_versions_come_back_and_are_told_apart() {
        for version in [ChunkVersion::V3, ChunkVersion::V4] {
            let act = act(version);
            let bytes = act.write();
            assert_eq!(Act::read(&bytes).unwrap(), act, "{version:?}");
        }
        assert!(Act::read(b"").is_err());
        assert!(Act::read(b"\xFFabc").is_err());
    }

    #[test]
    fn chunks_come_back() {
        let mut chunks = vec![[ChunkCell::default(); CHUNK_CELLS]; CHUNKS];
        chunks[511][63] = ChunkCell { tile: 1023, flips: 2, plane: 1, solidity: [0, 2] };
        let bytes = write_chunks(&chunks);
        assert_eq!(bytes.len(), 96 << 10);
        assert_eq!(bytes[bytes.len() - 3..], [0b01_1011, 0xFF, 0x02]);
        assert_eq!(read_chunks(&bytes).unwrap(), chunks);
        assert!(read_chunks(&bytes[1..]).is_err());
    }

    #[test]
    fn lines_of_backgrounds_are_unpacked() {
        let head = [1, 2, 0, 1, 4, 0, 128, 0, 0, 0, 0];
        let layer = [1, 0, 1, 0, 1, 0, 1, 0, 0, 255, 1, 4, 255, 255, 7, 0];
        let found = StageBackgrounds::read(&[&head[..], &layer].concat(), ChunkVersion::V4).unwrap();
        assert_eq!(found.scrolls, [vec![(256, 4), (128, 0)], vec![]]);
        let wanted = BackgroundLayout { size: (1, 1), kind: 1, factor: 256, lines: vec![0, 1, 1, 1], chunks: vec![7] };
        assert_eq!(found.layers, [wanted]);
    }
}
