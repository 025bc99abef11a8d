//! Layouts: which chunk is where, as each game stores it.

use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::folder::FileName;
use crate::exchange::sonlvl::files::project::{Engine, Level};

/// A layout: rows of the originals' chunk bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Layout {
    /// Cells in a row.
    pub width: usize,
    /// Row after row.
    pub cells: Vec<u8>,
}

/// Bytes that are no layout: where, and why.
pub(crate) type Fault = (usize, String);

const S2_WIDTH: usize = 128;
const S2_ROWS: usize = 16;
/// Chunks that a layout of Sonic 3 & Knuckles has room for, all rows of both planes together.
const S3K_MOST: usize = 3960;
const S3K_ROWS: usize = 32;
const S3K_BASE: usize = 0x8000;
const S3K_DATA: usize = 0x88;

/// The layout file's name and compression.
///
/// # Errors
/// Where no key names it.
pub(crate) fn layout_name(level: Level<'_>) -> Result<(FileName, Compression), SonLvlError> {
    let file = level.file("fglayout").or_else(|| level.file("layout"));
    let file = file.ok_or_else(|| SonLvlError::NoKey { key: "layout", section: level.name().into() })?;
    Ok((file, level.compression("layout", &["fglayoutcmp", "layoutcmp"])?))
}

/// The name and the compression of the file of a level's background; `None` in games that have it in the layout file, and for a
/// level without one.
///
/// # Errors
/// A game that is not known.
pub(crate) fn background_name(level: Level<'_>) -> Result<Option<(FileName, Compression)>, SonLvlError> {
    let Some(file) = level.file("bglayout").filter(|_| level.format("layout").is_ok_and(Engine::has_sized_layout))
    else {
        return Ok(None);
    };
    Ok(Some((file, level.compression("layout", &["bglayoutcmp", "layoutcmp"])?)))
}

impl Layout {
    /// Rows.
    pub(crate) fn height(&self) -> usize {
        self.cells.len().checked_div(self.width).unwrap_or(0)
    }

    /// The byte at a place; 0 outside.
    pub(crate) fn at(&self, x: usize, y: usize) -> u8 {
        if x < self.width { self.cells.get(y * self.width + x).copied().unwrap_or(0) } else { 0 }
    }

    /// Reads the foreground of an unpacked layout file, as far as it goes.
    ///
    /// # Errors
    /// A file without even the layout's size.
    pub fn read(engine: Engine, bytes: &[u8]) -> Result<Self, Fault> {
        Self::read_to_the_end(engine, bytes, &mut |_| ())
    }

    /// As [`Self::read`]; `cut` gets what the file has no room for: those places are empty.
    ///
    /// # Errors
    /// A file without even the layout's size.
    pub(crate) fn read_to_the_end(engine: Engine, bytes: &[u8], cut: &mut dyn FnMut(Fault)) -> Result<Self, Fault> {
        match engine {
            Engine::S1 | Engine::Scd | Engine::S2na => Self::read_s1(bytes, cut),
            Engine::S2 => Self::read_s2(bytes, cut),
            Engine::S3k => Self::read_s3k(bytes, cut),
        }
    }

    fn read_s1(bytes: &[u8], cut: &mut dyn FnMut(Fault)) -> Result<Self, Fault> {
        let &[width, height, ref cells @ ..] = bytes else {
            return Err((bytes.len(), "the file ends in the layout's size".into()));
        };
        let (width, height) = (usize::from(width) + 1, usize::from(height) + 1);
        if cells.len() < width * height {
            cut((
                bytes.len(),
                format!("the file ends in the middle of {width} × {height} chunks; the others are empty"),
            ));
        }
        let mut cells = cells.to_vec();
        cells.resize(width * height, 0);
        Ok(Self { width, cells })
    }

    fn read_s2(bytes: &[u8], cut: &mut dyn FnMut(Fault)) -> Result<Self, Fault> {
        if bytes.is_empty() {
            return Err((0, "the file is empty".into()));
        }
        let rows = (bytes.len() / (2 * S2_WIDTH)).clamp(1, S2_ROWS);
        if bytes.len() < 2 * S2_WIDTH {
            cut((bytes.len(), "the file ends in the first row of chunks; the others are empty".into()));
        }
        let byte = |row: usize, x: usize| bytes.get(row * 2 * S2_WIDTH + x).copied().unwrap_or(0);
        let cells = (0..rows).flat_map(|row| (0..S2_WIDTH).map(move |x| byte(row, x)));
        Ok(Self { width: S2_WIDTH, cells: cells.collect() })
    }

    fn read_s3k(bytes: &[u8], cut: &mut dyn FnMut(Fault)) -> Result<Self, Fault> {
        let (width, height) = (s3k_word(bytes, 0)?, s3k_word(bytes, 4)?);
        if width > S3K_MOST {
            return Err((0, format!("a layout of {width} × {height} chunks cannot be")));
        }
        if width == 0 || height == 0 || height > S3K_ROWS {
            cut((0, format!("the file says {width} × {height} chunks, but 1 to {S3K_ROWS} rows are possible")));
        }
        let (width, height) = (width.max(1), height.clamp(1, S3K_ROWS));
        let (mut cells, mut lost) = (Vec::with_capacity(width * height), Vec::new());
        for y in 0..height {
            let row = s3k_row(bytes, y).ok().and_then(|at| bytes.get(at..));
            let row = row.map_or(&[][..], |row| &row[..row.len().min(width)]);
            if row.len() < width {
                lost.push(y);
            }
            cells.extend_from_slice(row);
            cells.resize((y + 1) * width, 0);
        }
        if let [first, ..] = lost.as_slice() {
            let at = 8 + 4 * first;
            let what = match lost.len() {
                1 => format!("1 row leads past the end of the file, from row {first} on: what is missing is empty"),
                rows => {
                    format!("{rows} rows lead past the end of the file, from row {first} on: what is missing is empty")
                }
            };
            cut((at, what));
        }
        Ok(Self { width, cells })
    }

    /// The background that an unpacked layout file holds beside the foreground; empty in games with a file of its own for it.
    pub(crate) fn background(engine: Engine, bytes: &[u8]) -> Self {
        match engine {
            Engine::S1 | Engine::Scd | Engine::S2na => Self::default(),
            Engine::S2 => {
                let rows = bytes.chunks_exact(2 * S2_WIDTH).take(S2_ROWS);
                Self { width: S2_WIDTH, cells: rows.flat_map(|row| &row[S2_WIDTH..]).copied().collect() }
            }
            Engine::S3k => {
                let (width, rows) = back_rows(bytes);
                Self { width, cells: rows.concat() }
            }
        }
    }

    /// The same without the columns and rows at the right and at the bottom that are empty; at least one of each.
    pub(crate) fn trimmed(self) -> Self {
        let used = (0..self.cells.len()).filter(|at| self.cells[*at] != 0).map(|at| (at % self.width, at / self.width));
        let (columns, rows) = used.fold((1, 1), |(columns, rows), (x, y)| (columns.max(x + 1), rows.max(y + 1)));
        let cells = (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))).map(|(x, y)| self.at(x, y)).collect();
        Self { width: columns, cells }
    }

    /// The bytes of a layout file with a background of nothing.
    pub(crate) fn without_background(engine: Engine, bytes: &[u8]) -> Vec<u8> {
        let mut bytes = bytes.to_vec();
        match engine {
            Engine::S1 | Engine::Scd | Engine::S2na => {}
            Engine::S2 => bytes.chunks_exact_mut(2 * S2_WIDTH).take(S2_ROWS).for_each(|row| row[S2_WIDTH..].fill(0)),
            Engine::S3k => {
                let (width, rows) = back_rows(&bytes);
                for y in 0..rows.len() {
                    let at = s3k_word(&bytes, 10 + 4 * y).unwrap_or(0).saturating_sub(S3K_BASE);
                    bytes[at..at + width].fill(0);
                }
            }
        }
        bytes
    }

    /// The bytes of a layout file that holds this foreground, and otherwise the content of `base`, the file until now.
    ///
    /// If nothing changed these are the bytes of `base`.
    ///
    /// # Errors
    /// A layout that the game's format cannot hold.
    pub(crate) fn write(&self, engine: Engine, base: &[u8]) -> Result<Vec<u8>, String> {
        let mut is_whole = true;
        let old = Self::read_to_the_end(engine, base, &mut |_| is_whole = false).unwrap_or_default();
        if old == *self {
            return Ok(base.to_vec());
        }
        match engine {
            Engine::S1 | Engine::Scd | Engine::S2na => self.write_s1(base, &old),
            Engine::S2 => self.write_s2(base, 0),
            Engine::S3k => self.write_s3k(base, &if is_whole { old } else { Self::default() }),
        }
    }

    fn write_s1(&self, base: &[u8], old: &Self) -> Result<Vec<u8>, String> {
        let size = |cells: usize| cells.checked_sub(1).and_then(|less| u8::try_from(less).ok());
        let (Some(width), Some(height)) = (size(self.width), size(self.height())) else {
            return Err(format!("{} × {} chunks, but 256 × 256 are possible", self.width, self.height()));
        };
        let mut bytes = vec![width, height];
        bytes.extend_from_slice(&self.cells);
        bytes.extend_from_slice(base.get(2 + old.cells.len()..).filter(|_| !old.cells.is_empty()).unwrap_or(&[]));
        Ok(bytes)
    }

    /// The bytes of a layout file that holds this background, and otherwise the content of `base`.
    ///
    /// # Errors
    /// A background that the game's format cannot hold; a game with a file of its own for it.
    pub(crate) fn write_background(&self, engine: Engine, base: &[u8]) -> Result<Vec<u8>, String> {
        if Self::background(engine, base) == *self {
            return Ok(base.to_vec());
        }
        match engine {
            Engine::S1 | Engine::Scd | Engine::S2na => Err("this game has a file of its own for it".to_owned()),
            Engine::S2 => self.write_s2(base, S2_WIDTH),
            Engine::S3k => {
                let front = Self::read(engine, base).map_err(|(_, why)| why)?;
                let mut bytes = base.to_vec();
                let (width, rows) = back_rows(base);
                if (width, rows.len()) == (self.width, self.height()) {
                    for y in 0..rows.len() {
                        let at = s3k_word(base, 10 + 4 * y).unwrap_or(0).saturating_sub(S3K_BASE);
                        bytes[at..at + width].copy_from_slice(&self.cells[y * width..][..width]);
                    }
                    // Rows may share their bytes; then what is read back is not what was meant.
                    let is_as_meant = Self::background(engine, &bytes) == *self;
                    if is_as_meant && Self::read(engine, &bytes).as_ref() == Ok(&front) {
                        return Ok(bytes);
                    }
                }
                let rows = self.cells.chunks(self.width.max(1)).map(<[u8]>::to_vec).collect();
                front.s3k_file((self.width, rows))
            }
        }
    }

    /// Sonic 2: a plane whose rows begin at a column of the file's rows.
    fn write_s2(&self, base: &[u8], column: usize) -> Result<Vec<u8>, String> {
        let is_used = |x: usize, y: usize| self.at(x, y) != 0;
        if (0..self.height()).any(|y| (0..self.width).any(|x| (x >= S2_WIDTH || y >= S2_ROWS) && is_used(x, y))) {
            return Err(format!("{} × {} chunks, but 128 × 16 are possible", self.width, self.height()));
        }
        let mut bytes = base.to_vec();
        let rows = self.height().clamp(1, S2_ROWS).max(base.len() / (2 * S2_WIDTH));
        // A file of the usual length stays one; an empty one becomes one.
        let rows = if base.is_empty() { S2_ROWS } else { rows };
        bytes.resize(bytes.len().max(rows * 2 * S2_WIDTH), 0);
        for y in 0..rows.min(S2_ROWS) {
            for x in 0..S2_WIDTH {
                bytes[y * 2 * S2_WIDTH + column + x] = self.at(x, y);
            }
        }
        Ok(bytes)
    }

    fn write_s3k(&self, base: &[u8], old: &Self) -> Result<Vec<u8>, String> {
        let mut bytes = base.to_vec();
        if (old.width, old.height()) == (self.width, self.height()) && !old.cells.is_empty() {
            for y in 0..self.height() {
                let at = s3k_row(base, y).map_err(|(_, why)| why)?;
                bytes[at..at + self.width].copy_from_slice(&self.cells[y * self.width..][..self.width]);
            }
            // Rows may share their bytes; then what is read back is not what was meant.
            if Self::read(Engine::S3k, &bytes).as_ref() == Ok(self) && back_rows(&bytes) == back_rows(base) {
                return Ok(bytes);
            }
        }
        self.s3k_file(back_rows(base))
    }

    /// A file of this foreground and a background: its width and its rows.
    fn s3k_file(&self, (back_width, back): (usize, Vec<Vec<u8>>)) -> Result<Vec<u8>, String> {
        let total = self.cells.len() + back.iter().map(Vec::len).sum::<usize>();
        if self.height().max(back.len()) > S3K_ROWS || total > S3K_MOST {
            return Err(format!("{total} chunks in both planes, but {S3K_MOST} in {S3K_ROWS} rows are possible"));
        }
        let word = |value: usize| (value as u16).to_be_bytes();
        let mut bytes = Vec::new();
        for value in [self.width, back_width, self.height(), back.len()] {
            bytes.extend(word(value));
        }
        bytes.resize(S3K_DATA, 0);
        for y in 0..S3K_ROWS {
            let front = self.cells.chunks(self.width.max(1)).nth(y);
            for (i, row) in [front, back.get(y).map(Vec::as_slice)].into_iter().enumerate() {
                if let Some(row) = row {
                    let place = word(S3K_BASE + bytes.len());
                    bytes[8 + 4 * y + 2 * i..][..2].copy_from_slice(&place);
                    bytes.extend_from_slice(row);
                }
            }
        }
        Ok(bytes)
    }
}

fn s3k_word(bytes: &[u8], at: usize) -> Result<usize, Fault> {
    let pair = bytes.get(at..).and_then(|rest| rest.first_chunk::<2>());
    let pair = *pair.ok_or((bytes.len(), "the file ends in the layout's head".to_owned()))?;
    Ok(usize::from(u16::from_be_bytes(pair)))
}

/// Returns the beginning of row `y` of the foreground.
fn s3k_row(bytes: &[u8], y: usize) -> Result<usize, Fault> {
    let at = 8 + 4 * y;
    let pointer = s3k_word(bytes, at)?;
    pointer.checked_sub(S3K_BASE).ok_or((at, format!("row {y} leads before the file's beginning")))
}

/// Width and rows of the background; empty if they cannot be read.
fn back_rows(bytes: &[u8]) -> (usize, Vec<Vec<u8>>) {
    let word = |at| s3k_word(bytes, at).unwrap_or(0);
    let (width, height) = (word(2).min(S3K_MOST), word(6).min(S3K_ROWS));
    let row = |y: usize| {
        let at = word(10 + 4 * y).checked_sub(S3K_BASE)?;
        bytes.get(at..at + width).map(<[u8]>::to_vec)
    };
    (width, (0..height).map_while(row).collect())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn s3k_file() -> Vec<u8> {
        let mut layout = Layout { width: 3, cells: (1..=6).collect() }.write(Engine::S3k, &[]).unwrap();
        // A background of one row, and bytes behind that nobody points to.
        layout[3] = 2;
        layout[7] = 1;
        let at = (0x8000 + layout.len()) as u16;
        layout[10..12].copy_from_slice(&at.to_be_bytes());
        layout.extend([7, 8, 0xEE]);
        layout
    }

    fn s2_file() -> Vec<u8> {
        (0..0x1000).map(|i| (i % 251) as u8).collect()
    }

    /// A file that is whole.
    fn whole(engine: Engine, bytes: &[u8]) -> Layout {
        Layout::read_to_the_end(engine, bytes, &mut |fault| panic!("{fault:?}")).unwrap()
    }

    #[test]
    fn nothing_changed_is_byte_for_byte_the_same() {
        for (engine, file) in [(Engine::S1, vec![1, 0, 0xB5, 2, 9]), (Engine::S2, s2_file()), (Engine::S3k, s3k_file())]
        {
            let layout = whole(engine, &file);
            assert_eq!(layout.write(engine, &file).unwrap(), file, "{engine:?}");
        }
    }

    #[test]
    fn a_change_leaves_the_rest() {
        for (engine, file) in
            [(Engine::S1, vec![1, 1, 3, 2, 9, 4, 0xEE]), (Engine::S2, s2_file()), (Engine::S3k, s3k_file())]
        {
            let mut layout = whole(engine, &file);
            let at = layout.width + 1;
            layout.cells[at] = 0x77;
            let written = layout.write(engine, &file).unwrap();
            assert_eq!(whole(engine, &written), layout, "{engine:?}");
            let changed = written.iter().zip(&file).filter(|(new, old)| new != old).count();
            assert_eq!((written.len(), changed), (file.len(), 1), "{engine:?}");
        }
    }

    #[test]
    fn other_sizes_are_laid_out_again() {
        let file = s3k_file();
        let layout = Layout { width: 5, cells: (1..=20).collect() };
        let written = layout.write(Engine::S3k, &file).unwrap();
        assert_eq!(whole(Engine::S3k, &written), layout);
        assert_eq!(back_rows(&written), (2, vec![vec![7, 8]]), "the background stays");
        assert!(Layout { width: 200, cells: vec![1; 200 * 32] }.write(Engine::S3k, &file).is_err());
        assert!(Layout { width: 129, cells: vec![1; 129] }.write(Engine::S2, &s2_file()).is_err());
        assert!(Layout { width: 257, cells: vec![1; 257] }.write(Engine::S1, &[]).is_err());
    }

    #[test]
    fn a_background_is_written_and_the_foreground_stays() {
        for (engine, file) in [(Engine::S2, s2_file()), (Engine::S3k, s3k_file())] {
            let mut back = Layout::background(engine, &file);
            assert_eq!(back.write_background(engine, &file).unwrap(), file, "{engine:?}: nothing changed");
            back.cells[1] = 0x77;
            let written = back.write_background(engine, &file).unwrap();
            assert_eq!(Layout::background(engine, &written), back, "{engine:?}");
            let changed = written.iter().zip(&file).filter(|(new, old)| new != old).count();
            assert_eq!((written.len(), changed), (file.len(), 1), "{engine:?}");
            let other = Layout { width: 3, cells: vec![9; 6] };
            let written = other.write_background(engine, &file).unwrap();
            assert_eq!(Layout::background(engine, &written).trimmed(), other, "{engine:?}");
            assert_eq!(whole(engine, &written), whole(engine, &file), "{engine:?}");
            assert!(Layout { width: 129, cells: vec![1; 129 * 33] }.write_background(engine, &file).is_err());
        }
        assert!(Layout { width: 1, cells: vec![1] }.write_background(Engine::S1, &[]).is_err());
    }

    #[test]
    fn empty_columns_and_rows_are_trimmed() {
        let layout = |width: usize, cells: &[u8]| Layout { width, cells: cells.to_vec() };
        assert_eq!(layout(3, &[0, 1, 0, 2, 0, 0, 0, 0, 0]).trimmed(), layout(2, &[0, 1, 2, 0]));
        assert_eq!(layout(2, &[0, 0]).trimmed(), layout(1, &[0]));
        assert_eq!(Layout::default().trimmed(), layout(1, &[0]));
    }

    #[test]
    fn rows_that_share_bytes_are_parted() {
        let mut file = Layout { width: 2, cells: vec![1, 2, 3, 4] }.write(Engine::S3k, &[]).unwrap();
        file.copy_within(8..10, 12);
        let mut layout = whole(Engine::S3k, &file);
        assert_eq!(layout.cells, [1, 2, 1, 2]);
        layout.cells[3] = 9;
        let written = layout.write(Engine::S3k, &file).unwrap();
        assert_eq!(whole(Engine::S3k, &written), layout);
    }

    #[test]
    fn files_that_are_cut_are_read_as_far_as_they_go() {
        let s3k = s3k_file();
        let mut leads_out = s3k.clone();
        leads_out[12] = 0xFF;
        // A head that speaks of 3 × 6 chunks, and none of their rows.
        let head = [&[0, 3, 0, 3, 0, 6, 0, 6][..], &[0x80, 0x88, 0, 0].repeat(6)].concat();
        let blank = vec![0; 0x88];
        for (name, engine, file, offset, expected) in [
            ("Sonic 1", Engine::S1, vec![2, 1, 7, 8, 9, 5], 6, (3, vec![7, 8, 9, 5, 0, 0])),
            ("Sonic 2", Engine::S2, vec![4; 100], 100, (128, [vec![4; 100], vec![0; 28]].concat())),
            ("in a row", Engine::S3k, s3k[..0x8D].to_vec(), 12, (3, vec![1, 2, 3, 4, 5, 0])),
            ("a row elsewhere", Engine::S3k, leads_out, 12, (3, vec![1, 2, 3, 0, 0, 0])),
            ("a head of 32 bytes", Engine::S3k, head, 8, (3, vec![0; 18])),
            ("of no size", Engine::S3k, blank, 8, (1, vec![0])),
        ] {
            let mut faults = Vec::new();
            let layout = Layout::read_to_the_end(engine, &file, &mut |fault| faults.push(fault.0)).unwrap();
            assert_eq!((layout.width, layout.cells.clone()), expected, "{name}");
            assert_eq!(faults.last(), Some(&offset), "{name}");
            assert_eq!(layout.write(engine, &file).unwrap(), file, "{name}: nothing changed");
            let mut edited = layout;
            edited.cells[0] = 0x55;
            let written = edited.write(engine, &file).unwrap();
            assert_eq!(Layout::read(engine, &written).unwrap(), edited, "{name}: an edit");
        }
    }

    #[test]
    fn broken_files_are_named_by_offset() {
        for (engine, file, offset) in [
            (Engine::S1, vec![3], 1),
            (Engine::S2, Vec::new(), 0),
            (Engine::S3k, vec![0, 1], 2),
            (Engine::S3k, vec![0xFF; 0x88], 0),
        ] {
            let read = Layout::read(engine, &file);
            assert_eq!(read.unwrap_err().0, offset, "{engine:?} {}", file.len());
        }
    }
}
