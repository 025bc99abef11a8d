//! The columns of a recording, and sets of them.

/// A column of a recording, in the order in which files have them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Column {
    /// Number of the row.
    Frame,
    /// Buttons held.
    Input,
    /// Whole pixels of the player's centre.
    X,
    /// Whole pixels of the player's centre.
    Y,
    /// Motion to the right.
    XSpeed,
    /// Motion downwards.
    YSpeed,
    /// Speed along the ground.
    GroundSpeed,
    /// Ground angle.
    Angle,
    /// Not on the ground.
    Air,
    /// A ball.
    Rolling,
    /// Made up by recorders from the angle; never compared.
    GroundMode,
    /// The fraction of `X`, 16 bits.
    XSub,
    /// The fraction of `Y`, 16 bits.
    YSub,
    /// The player's routine.
    Routine,
    /// Left edge of the screen.
    CameraX,
    /// Top edge of the screen.
    CameraY,
    /// Ring count.
    Rings,
    /// Bits, see [`super::status`].
    Status,
    /// The game's own count of frames.
    FrameCount,
    /// Slot of the object last stood on.
    StandOnObject,
}

/// What a file may hold in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// At least 0, at most this.
    UpTo(u32),
    /// 16 bits in two's complement.
    Speed,
    /// 16 bits in two's complement up to four digits, else 32: levels here may be wider than the originals'.
    Place,
}

impl Column {
    /// Number of columns.
    pub const COUNT: usize = 20;

    /// All of them, in the order of files.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Frame,
        Self::Input,
        Self::X,
        Self::Y,
        Self::XSpeed,
        Self::YSpeed,
        Self::GroundSpeed,
        Self::Angle,
        Self::Air,
        Self::Rolling,
        Self::GroundMode,
        Self::XSub,
        Self::YSub,
        Self::Routine,
        Self::CameraX,
        Self::CameraY,
        Self::Rings,
        Self::Status,
        Self::FrameCount,
        Self::StandOnObject,
    ];

    /// What a step must reproduce.
    pub const COMPARED: [Self; 10] = [
        Self::X,
        Self::XSub,
        Self::Y,
        Self::YSub,
        Self::XSpeed,
        Self::YSpeed,
        Self::GroundSpeed,
        Self::Angle,
        Self::Air,
        Self::Rolling,
    ];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        self.format().0
    }

    /// Hexadecimal digits that files give it, at least.
    pub const fn digits(self) -> usize {
        self.format().1
    }

    /// What it can hold.
    pub const fn values(self) -> Values {
        self.format().2
    }

    /// Name, digits and values.
    const fn format(self) -> (&'static str, usize, Values) {
        match self {
            Self::Frame => ("frame", 4, Values::UpTo(0x7FFF_FFFF)),
            Self::Input => ("input", 4, Values::UpTo(0xFF)),
            Self::X => ("x", 4, Values::Place),
            Self::Y => ("y", 4, Values::Place),
            Self::XSpeed => ("x_speed", 4, Values::Speed),
            Self::YSpeed => ("y_speed", 4, Values::Speed),
            Self::GroundSpeed => ("g_speed", 4, Values::Speed),
            Self::Angle => ("angle", 2, Values::UpTo(0xFF)),
            Self::Air => ("air", 1, Values::UpTo(1)),
            Self::Rolling => ("rolling", 1, Values::UpTo(1)),
            Self::GroundMode => ("ground_mode", 1, Values::UpTo(3)),
            Self::XSub => ("x_sub", 4, Values::UpTo(0xFFFF)),
            Self::YSub => ("y_sub", 4, Values::UpTo(0xFFFF)),
            Self::Routine => ("routine", 2, Values::UpTo(0xFF)),
            Self::CameraX => ("camera_x", 4, Values::Place),
            Self::CameraY => ("camera_y", 4, Values::Place),
            Self::Rings => ("rings", 4, Values::UpTo(0xFFFF)),
            Self::Status => ("status_byte", 2, Values::UpTo(0xFF)),
            Self::FrameCount => ("v_framecount", 4, Values::UpTo(0x7FFF_FFFF)),
            Self::StandOnObject => ("stand_on_obj", 2, Values::UpTo(0xFFFF)),
        }
    }

    /// The column of a name in a file.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|column| column.name().eq_ignore_ascii_case(name))
    }
}

/// A set of columns.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Columns(u32);

impl Columns {
    /// All columns.
    pub const ALL: Self = Self((1 << Column::COUNT) - 1);

    /// True where a column is among them.
    pub const fn has(self, column: Column) -> bool {
        self.0 >> column as u32 & 1 != 0
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, column: Column) -> Self {
        Self(self.0 | 1 << column as u32)
    }

    /// With one less.
    #[must_use]
    pub const fn without(self, column: Column) -> Self {
        Self(self.0 & !(1 << column as u32))
    }

    /// True where there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The columns, those of [`Column::COMPARED`] in its order, then the others in the order of files.
    pub fn iter(self) -> impl Iterator<Item = Column> {
        let rest = Column::ALL.into_iter().filter(|column| !Column::COMPARED.contains(column));
        Column::COMPARED.into_iter().chain(rest).filter(move |column| self.has(*column))
    }
}

impl FromIterator<Column> for Columns {
    fn from_iter<T: IntoIterator<Item = Column>>(columns: T) -> Self {
        columns.into_iter().fold(Self::default(), Self::with)
    }
}

impl std::fmt::Debug for Columns {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_listed_in_their_order_under_names_of_their_own() {
        for (i, column) in Column::ALL.into_iter().enumerate() {
            assert_eq!(column as usize, i, "{column:?}");
            assert_eq!(Column::from_name(&column.name().to_uppercase()), Some(column));
        }
        assert_eq!(Column::from_name("x_"), None);
        let set: Columns = [Column::Status, Column::Y, Column::X].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Column::X, Column::Y, Column::Status]);
        assert_eq!(set.without(Column::Y).iter().count(), 2);
        assert!(Columns::default().is_empty() && Columns::ALL.iter().count() == Column::COUNT);
    }
}
