//! The dynamic state as bytes.
//!
//! Every field of the dynamic state is written at its fixed width, low byte first, in the order of its declaration. Kinds of
//! objects and abilities are written by name, so that a new one changes nothing about the others.

/// Why bytes are no world of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SnapshotError {
    /// They do not begin as a snapshot of this version does.
    #[error("this is not a snapshot, or one of another version of Loopwright")]
    NotASnapshot,
    /// They end in the midst of a world, or go on behind it.
    #[error("the snapshot is damaged: it has {0} bytes, which is too few or too many")]
    Length(usize),
    /// A value that no world has.
    #[error("the snapshot is damaged at byte {0}")]
    Value(usize),
    /// The objects are those of another level, or of another state of it.
    #[error("the snapshot is of a level with other objects")]
    OtherObjects,
}

/// Bytes being read.
pub(crate) struct Bytes<'a> {
    all: &'a [u8],
    at: usize,
}

impl<'a> Bytes<'a> {
    /// All of them.
    pub(crate) const fn new(all: &'a [u8]) -> Self {
        Self { all, at: 0 }
    }

    /// All of them were read.
    pub(crate) const fn is_at_end(&self) -> bool {
        self.at == self.all.len()
    }

    /// The next ones.
    pub(crate) fn take<const N: usize>(&mut self) -> Result<[u8; N], SnapshotError> {
        let bytes = self.all.get(self.at..).and_then(|rest| rest.first_chunk::<N>());
        let bytes = *bytes.ok_or(SnapshotError::Length(self.all.len()))?;
        self.at += N;
        Ok(bytes)
    }

    /// The value that was read last is none that a world has.
    pub(crate) fn wrong(&self) -> SnapshotError {
        SnapshotError::Value(self.at)
    }
}

/// Part of the dynamic state, as bytes.
pub(crate) trait Kept: Sized {
    /// Adds it to the bytes.
    fn write(&self, to: &mut Vec<u8>);

    /// Reads it.
    ///
    /// # Errors
    /// If the bytes end, or hold a value that it can't have.
    fn read(from: &mut Bytes<'_>) -> Result<Self, SnapshotError>;
}

macro_rules! kept_numbers {
    ($($type:ty),*) => {
        $(impl Kept for $type {
            fn write(&self, to: &mut Vec<u8>) {
                to.extend(self.to_le_bytes());
            }

            fn read(from: &mut Bytes<'_>) -> Result<Self, SnapshotError> {
                Ok(Self::from_le_bytes(from.take()?))
            }
        })*
    };
}
kept_numbers!(u8, u16, u32, u64, u128, i8, i16, i32);

impl Kept for bool {
    fn write(&self, to: &mut Vec<u8>) {
        to.push(u8::from(*self));
    }

    fn read(from: &mut Bytes<'_>) -> Result<Self, SnapshotError> {
        match u8::read(from)? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(from.wrong()),
        }
    }
}

impl<T: Kept, const N: usize> Kept for [T; N] {
    fn write(&self, to: &mut Vec<u8>) {
        self.iter().for_each(|item| item.write(to));
    }

    fn read(from: &mut Bytes<'_>) -> Result<Self, SnapshotError> {
        let mut items = Vec::with_capacity(N);
        for _ in 0..N {
            items.push(T::read(from)?);
        }
        items.try_into().map_err(|_| from.wrong())
    }
}

impl<T: Kept> Kept for Option<T> {
    fn write(&self, to: &mut Vec<u8>) {
        self.is_some().write(to);
        self.iter().for_each(|item| item.write(to));
    }

    fn read(from: &mut Bytes<'_>) -> Result<Self, SnapshotError> {
        if bool::read(from)? { T::read(from).map(Some) } else { Ok(None) }
    }
}

impl<T: Kept> Kept for Box<T> {
    fn write(&self, to: &mut Vec<u8>) {
        T::write(self, to);
    }

    fn read(from: &mut Bytes<'_>) -> Result<Self, SnapshotError> {
        T::read(from).map(Self::new)
    }
}

impl<T: Kept, U: Kept> Kept for (T, U) {
    fn write(&self, to: &mut Vec<u8>) {
        self.0.write(to);
        self.1.write(to);
    }

    fn read(from: &mut Bytes<'_>) -> Result<Self, SnapshotError> {
        Ok((T::read(from)?, U::read(from)?))
    }
}

/// Writes and reads types by their fields, or enums without fields by the place of a name in the list. What is missing in a
/// list does not compile. With `all`, an enum also gets the list of its names.
macro_rules! kept {
    ($($type:ident { $($field:ident),* $(,)? })*) => {
        $(impl $crate::kept::Kept for $type {
            fn write(&self, to: &mut Vec<u8>) {
                let Self { $($field),* } = self;
                $($crate::kept::Kept::write($field, to);)*
            }

            fn read(from: &mut $crate::kept::Bytes<'_>) -> Result<Self, $crate::kept::SnapshotError> {
                Ok(Self { $($field: $crate::kept::Kept::read(from)?),* })
            }
        })*
    };
    ($($type:ident($number:ty))*) => {
        $(impl $crate::kept::Kept for $type {
            fn write(&self, to: &mut Vec<u8>) {
                $crate::kept::Kept::write(&self.0, to);
            }

            fn read(from: &mut $crate::kept::Bytes<'_>) -> Result<Self, $crate::kept::SnapshotError> {
                <$number as $crate::kept::Kept>::read(from).map(Self)
            }
        })*
    };
    (all $type:ident: $($name:ident),+;) => {
        impl $type {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),+];
        }

        $crate::kept::kept! { $type: $($name),+; }
    };
    ($($type:ident: $($name:ident),+;)*) => {
        $(impl $crate::kept::Kept for $type {
            fn write(&self, to: &mut Vec<u8>) {
                const _: fn($type) = |value| match value { $($type::$name => {})+ };
                to.push(*self as u8);
            }

            fn read(from: &mut $crate::kept::Bytes<'_>) -> Result<Self, $crate::kept::SnapshotError> {
                const ALL: &[$type] = &[$($type::$name),+];
                let number = <u8 as $crate::kept::Kept>::read(from)?;
                ALL.iter().copied().find(|value| *value as u8 == number).ok_or_else(|| from.wrong())
            }
        })*
    };
}
pub(crate) use kept;
