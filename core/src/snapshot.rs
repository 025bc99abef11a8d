//! The dynamic state of a world as bytes, and as a digest: one description of each type serves both.

/// Implements [`Snapshot`](trait@Snapshot): of a struct, field by field; of an enum without fields, by the place of the variant.
pub(crate) use loopwright_core_derive::Snapshot;

/// The reason why bytes are not a world of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SnapshotError {
    /// The bytes do not begin as a snapshot of this version does.
    #[error("this is not a snapshot, or one of another version of Loopwright")]
    NotASnapshot,
    /// The bytes end within a world, or go on behind it.
    #[error("the snapshot is damaged: it has {0} bytes, which is too few or too many")]
    Length(usize),
    /// A value that no world has.
    #[error("the snapshot is damaged at byte {0}")]
    Value(usize),
    /// The level has other objects than the snapshot.
    #[error("the snapshot is of a level with other objects")]
    OtherObjects,
}

/// Something that numbers with names are written to: bytes, or a digest.
pub trait Sink: Sized {
    /// Adds a number of `width` bytes.
    fn number(&mut self, number: u64, width: usize);

    /// Adds what `write` writes, below the name of a field (a [`field_name`](crate::digest::field_name)) or the place of an
    /// item of a list.
    fn within(&mut self, name: u64, write: impl FnOnce(&mut Self));

    /// Adds a part below the name of its field or the place of its item.
    #[inline]
    fn field(&mut self, name: u64, part: &impl Snapshot) {
        self.within(name, |to| part.write(to));
    }
}

/// Bytes: each number at its width, low byte first. Names are left out.
impl Sink for Vec<u8> {
    fn number(&mut self, number: u64, width: usize) {
        self.extend(number.to_le_bytes().into_iter().take(width));
    }

    fn within(&mut self, _name: u64, write: impl FnOnce(&mut Self)) {
        write(self);
    }
}

/// A part of the dynamic state. Everything that later frames depend on is written; the same calls make the bytes that can be
/// read again and the digest that runs record.
pub trait Snapshot: Sized {
    /// Writes the part to bytes or into a digest.
    fn write(&self, to: &mut impl Sink);

    /// Writes the parts of a list, one after another. Numbers go together, eight bytes at a time: the bytes are the same,
    /// and the digest is quicker.
    #[inline]
    fn write_list(list: &[Self], to: &mut impl Sink) {
        (0..).zip(list).for_each(|(place, item)| to.field(place, item));
    }

    /// Reads the part from bytes.
    ///
    /// # Errors
    /// If the bytes end, or hold a value that the part cannot have.
    fn read(from: &mut SnapshotReader<'_>) -> Result<Self, SnapshotError>;
}

/// Reads the bytes of a snapshot from the first to the last.
#[derive(Debug)]
pub struct SnapshotReader<'a> {
    all: &'a [u8],
    at: usize,
}

impl<'a> SnapshotReader<'a> {
    /// Begins at the first byte.
    pub(crate) const fn new(all: &'a [u8]) -> Self {
        Self { all, at: 0 }
    }

    /// True if every byte was read.
    pub(crate) const fn is_at_end(&self) -> bool {
        self.at == self.all.len()
    }

    /// Returns the next `N` bytes.
    pub(crate) fn take<const N: usize>(&mut self) -> Result<[u8; N], SnapshotError> {
        let bytes = self.all.get(self.at..).and_then(|rest| rest.first_chunk::<N>());
        let bytes = *bytes.ok_or(SnapshotError::Length(self.all.len()))?;
        self.at += N;
        Ok(bytes)
    }

    /// The error that the value which was read last is none that a world has.
    pub(crate) const fn wrong(&self) -> SnapshotError {
        SnapshotError::Value(self.at)
    }
}

macro_rules! numbers {
    ($($type:ty as $unsigned:ty),*) => {
        $(impl Snapshot for $type {
            fn write(&self, to: &mut impl Sink) {
                to.number(u64::from(*self as $unsigned), size_of::<Self>());
            }

            #[inline]
            fn write_list(list: &[Self], to: &mut impl Sink) {
                const TOGETHER: usize = 8 / size_of::<$type>();
                let number = |items: &[Self]| {
                    let shifted = |(n, item): (usize, &Self)| u64::from(*item as $unsigned) << (n * 64 / TOGETHER);
                    items.iter().enumerate().map(shifted).fold(0, |number, part| number | part)
                };
                let (full, rest) = list.as_chunks::<TOGETHER>();
                let Some((first, others)) = full.split_first() else {
                    return to.number(number(rest), size_of_val(rest));
                };
                // The first number stands for the list: most have no more.
                to.number(number(first), 8);
                for (place, items) in (1..).zip(others) {
                    to.within(place, |to| to.number(number(items), 8));
                }
                if !rest.is_empty() {
                    to.within(full.len() as u64, |to| to.number(number(rest), size_of_val(rest)));
                }
            }

            fn read(from: &mut SnapshotReader<'_>) -> Result<Self, SnapshotError> {
                Ok(Self::from_le_bytes(from.take()?))
            }
        })*
    };
}
numbers!(u8 as u8, u16 as u16, u32 as u32, u64 as u64, i8 as u8, i16 as u16, i32 as u32);

impl Snapshot for u128 {
    fn write(&self, to: &mut impl Sink) {
        [*self as u64, (*self >> 64) as u64].write(to);
    }

    fn read(from: &mut SnapshotReader<'_>) -> Result<Self, SnapshotError> {
        Ok(Self::from_le_bytes(from.take()?))
    }
}

impl Snapshot for bool {
    fn write(&self, to: &mut impl Sink) {
        u8::from(*self).write(to);
    }

    fn read(from: &mut SnapshotReader<'_>) -> Result<Self, SnapshotError> {
        match u8::read(from)? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(from.wrong()),
        }
    }
}

impl<T: Snapshot, const N: usize> Snapshot for [T; N] {
    fn write(&self, to: &mut impl Sink) {
        T::write_list(self, to);
    }

    fn write_list(list: &[Self], to: &mut impl Sink) {
        T::write_list(list.as_flattened(), to);
    }

    fn read(from: &mut SnapshotReader<'_>) -> Result<Self, SnapshotError> {
        let mut items = Vec::with_capacity(N);
        for _ in 0..N {
            items.push(T::read(from)?);
        }
        items.try_into().map_err(|_| from.wrong())
    }
}

impl<T: Snapshot> Snapshot for Option<T> {
    fn write(&self, to: &mut impl Sink) {
        self.is_some().write(to);
        self.iter().for_each(|item| item.write(to));
    }

    fn read(from: &mut SnapshotReader<'_>) -> Result<Self, SnapshotError> {
        if bool::read(from)? { T::read(from).map(Some) } else { Ok(None) }
    }
}

impl<T: Snapshot> Snapshot for Box<T> {
    fn write(&self, to: &mut impl Sink) {
        T::write(self, to);
    }

    fn read(from: &mut SnapshotReader<'_>) -> Result<Self, SnapshotError> {
        T::read(from).map(Self::new)
    }
}

impl<T: Snapshot, U: Snapshot> Snapshot for (T, U) {
    fn write(&self, to: &mut impl Sink) {
        to.field(0, &self.0);
        to.field(1, &self.1);
    }

    fn read(from: &mut SnapshotReader<'_>) -> Result<Self, SnapshotError> {
        Ok((T::read(from)?, U::read(from)?))
    }
}
