//! The columns of a recording, and sets of them.

/// A column of a recording, in the order in which files have them: what every recorder of the consoles shows, then what is
/// hidden in the games' memory, which a recording may have besides or in a second file.
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
    /// Buttons that went down in this frame.
    Pressed,
    /// Half the player's width.
    WidthRadius,
    /// Half the player's height.
    HeightRadius,
    /// Not 0: the jump can still be cut.
    Jumping,
    /// Collision layer: 0 for A, 1 for B.
    Layer,
    /// Frames on the ground without left and right.
    ControlLock,
    /// Not 0: an object moves the player.
    ObjectControl,
    /// Frames of flicker after a hit.
    Invulnerability,
    /// Frames of invincibility.
    Invincibility,
    /// Frames of speed shoes.
    SpeedShoes,
    /// Invincibility in the game's own unit: frames, in Sonic 3 eights of them.
    InvincibilityTime,
    /// Speed shoes in the game's own unit.
    SpeedShoesTime,
    /// Top speed in force.
    TopSpeed,
    /// Acceleration in force.
    Acceleration,
    /// Deceleration in force.
    Deceleration,
    /// Pixels from the top of the screen to where the player is wanted.
    LookBias,
    /// Frames of holding up or down.
    LookCounter,
    /// Frames that scattered rings have left.
    ScatterTimer,
    /// Smallest camera x of the moment.
    LimitLeft,
    /// Largest camera x of the moment.
    LimitRight,
    /// Smallest camera y of the moment.
    LimitTop,
    /// Largest camera y of the moment.
    LimitBottom,
    /// Shield and more, see [`super::power`].
    PowerBits,
    /// The state of this jump's ability: 0 before it was used, then by character and ability.
    MoveState,
    /// The time that this jump's ability goes on, in its own unit.
    MoveTime,
    /// Not 0: a spin dash is being charged.
    Charges,
    /// The charge of a spin dash.
    Charge,
    /// 1 in a super form, 0xFF in a hyper form.
    Form,
    /// 1 while a transformation holds the player.
    Transforms,
    /// Super forms: frames until the next ring goes.
    RingTimer,
    /// The surface of the water.
    WaterLevel,
    /// Units of air left.
    AirLeft,
    /// Buttons held on the second pad.
    Pad2Held,
    /// Buttons that went down on the second pad.
    Pad2Pressed,
    /// Of a partner: 2 waits, 4 flies in, 6 follows, 8 panics.
    PartnerTask,
    /// Of a partner: frames left for which the second pad has him.
    PadFrames,
    /// Of a partner: frames off the screen.
    FramesAway,
    /// Of a partner: where he flies to.
    TargetX,
    /// Of a partner: where he flies to.
    TargetY,
    /// Of a partner, not 0: the game made him jump.
    MadeToJump,
    /// Of a partner, not 0: he carries the leader.
    Carries,
    /// Of a partner: frames until he can take hold of the leader.
    CarryPause,
    /// Of a maze: its angle, 65536 to the turn.
    StageAngle,
    /// Of a maze: what is added to its angle each frame.
    Rotation,
    /// Of a maze: the block touched in this frame, 0 for none.
    HitTile,
    /// Of a maze: where the block touched is.
    HitColumn,
    /// Of a maze: where the block touched is.
    HitRow,
    /// Of a maze: frames until an up or down block works again.
    SpeedTimer,
    /// Of a maze: frames until a reverse block works again.
    ReverseTimer,
    /// Of a maze: 1 if a ghost block was passed, 2 if ghost blocks are to become solid.
    Ghosts,
    /// The game's own number of the player's animation. Read only if a first row leaves open what it led to.
    Animation,
}

/// The unit in which a recorder writes a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    /// The value itself.
    Plain,
    /// The bit of a block's word that is solid ground: 0x0C on layer A, 0x0E on layer B.
    SolidBit,
}

/// Other names under which recorders write hidden columns.
const OTHER_NAMES: [(&str, Column, Unit); 37] = [
    ("pad_held", Column::Input, Unit::Plain),
    ("pad_pressed", Column::Pressed, Unit::Plain),
    ("logical1_held", Column::Input, Unit::Plain),
    ("logical1_pressed", Column::Pressed, Unit::Plain),
    ("x_radius", Column::WidthRadius, Unit::Plain),
    ("y_radius", Column::HeightRadius, Unit::Plain),
    ("plane", Column::Layer, Unit::Plain),
    ("top_solid_bit", Column::Layer, Unit::SolidBit),
    ("move_lock", Column::ControlLock, Unit::Plain),
    ("lock", Column::ControlLock, Unit::Plain),
    ("obj_control", Column::ObjectControl, Unit::Plain),
    ("invulnerable_time", Column::Invulnerability, Unit::Plain),
    ("camera_bias", Column::LookBias, Unit::Plain),
    ("look_delay", Column::LookCounter, Unit::Plain),
    ("ring_spill_timer", Column::ScatterTimer, Unit::Plain),
    ("min_x", Column::LimitLeft, Unit::Plain),
    ("max_x", Column::LimitRight, Unit::Plain),
    ("min_y", Column::LimitTop, Unit::Plain),
    ("max_y", Column::LimitBottom, Unit::Plain),
    ("status_secondary", Column::PowerBits, Unit::Plain),
    ("double_jump_flag", Column::MoveState, Unit::Plain),
    ("double_jump_property", Column::MoveTime, Unit::Plain),
    ("spindash_flag", Column::Charges, Unit::Plain),
    ("spindash_counter", Column::Charge, Unit::Plain),
    ("super_flag", Column::Form, Unit::Plain),
    ("super_palette", Column::Transforms, Unit::Plain),
    ("super_frame_count", Column::RingTimer, Unit::Plain),
    ("cpu_routine", Column::PartnerTask, Unit::Plain),
    ("cpu_control_counter", Column::PadFrames, Unit::Plain),
    ("cpu_idle_timer", Column::PadFrames, Unit::Plain),
    ("cpu_respawn_counter", Column::FramesAway, Unit::Plain),
    ("cpu_flight_timer", Column::FramesAway, Unit::Plain),
    ("cpu_target_x", Column::TargetX, Unit::Plain),
    ("cpu_target_y", Column::TargetY, Unit::Plain),
    ("cpu_jumping", Column::MadeToJump, Unit::Plain),
    ("cpu_auto_jump", Column::MadeToJump, Unit::Plain),
    ("anim", Column::Animation, Unit::Plain),
];

impl Unit {
    /// The value that a recorder's number stands for.
    pub(crate) const fn value(self, number: i32) -> i32 {
        match self {
            Self::Plain => number,
            Self::SolidBit => (number >= 0x0E) as i32,
        }
    }
}

/// The values that a file may hold in a column.
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
    pub const COUNT: usize = 71;

    /// The columns, in the order of files.
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
        Self::Pressed,
        Self::WidthRadius,
        Self::HeightRadius,
        Self::Jumping,
        Self::Layer,
        Self::ControlLock,
        Self::ObjectControl,
        Self::Invulnerability,
        Self::Invincibility,
        Self::SpeedShoes,
        Self::InvincibilityTime,
        Self::SpeedShoesTime,
        Self::TopSpeed,
        Self::Acceleration,
        Self::Deceleration,
        Self::LookBias,
        Self::LookCounter,
        Self::ScatterTimer,
        Self::LimitLeft,
        Self::LimitRight,
        Self::LimitTop,
        Self::LimitBottom,
        Self::PowerBits,
        Self::MoveState,
        Self::MoveTime,
        Self::Charges,
        Self::Charge,
        Self::Form,
        Self::Transforms,
        Self::RingTimer,
        Self::WaterLevel,
        Self::AirLeft,
        Self::Pad2Held,
        Self::Pad2Pressed,
        Self::PartnerTask,
        Self::PadFrames,
        Self::FramesAway,
        Self::TargetX,
        Self::TargetY,
        Self::MadeToJump,
        Self::Carries,
        Self::CarryPause,
        Self::StageAngle,
        Self::Rotation,
        Self::HitTile,
        Self::HitColumn,
        Self::HitRow,
        Self::SpeedTimer,
        Self::ReverseTimer,
        Self::Ghosts,
        Self::Animation,
    ];

    /// The first of those that the games hide.
    const FIRST_HIDDEN: Self = Self::Pressed;

    /// The columns that a step must reproduce.
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
    pub(crate) const fn digits(self) -> usize {
        self.format().1
    }

    /// Returns the values that it can hold.
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
            Self::Pressed => ("pressed", 2, Values::UpTo(0xFF)),
            Self::WidthRadius => ("width_radius", 2, Values::UpTo(0xFF)),
            Self::HeightRadius => ("height_radius", 2, Values::UpTo(0xFF)),
            Self::Jumping => ("jumping", 2, Values::UpTo(0xFF)),
            Self::Layer => ("layer", 2, Values::UpTo(0xFF)),
            Self::ControlLock => ("control_lock", 4, Values::UpTo(0xFFFF)),
            Self::ObjectControl => ("object_control", 2, Values::UpTo(0xFF)),
            Self::Invulnerability => ("invulnerability", 4, Values::UpTo(0xFFFF)),
            Self::Invincibility => ("invincibility", 4, Values::UpTo(0xFFFF)),
            Self::SpeedShoes => ("speed_shoes", 4, Values::UpTo(0xFFFF)),
            Self::InvincibilityTime => ("invincibility_time", 4, Values::UpTo(0xFFFF)),
            Self::SpeedShoesTime => ("speed_shoes_time", 4, Values::UpTo(0xFFFF)),
            Self::TopSpeed => ("top_speed", 4, Values::Speed),
            Self::Acceleration => ("acceleration", 4, Values::Speed),
            Self::Deceleration => ("deceleration", 4, Values::Speed),
            Self::LookBias => ("look_bias", 4, Values::Speed),
            Self::LookCounter => ("look_counter", 4, Values::UpTo(0xFFFF)),
            Self::ScatterTimer => ("scatter_timer", 4, Values::UpTo(0xFFFF)),
            Self::LimitLeft => ("limit_left", 4, Values::Place),
            Self::LimitRight => ("limit_right", 4, Values::Place),
            Self::LimitTop => ("limit_top", 4, Values::Place),
            Self::LimitBottom => ("limit_bottom", 4, Values::Place),
            Self::PowerBits => ("power_bits", 2, Values::UpTo(0xFF)),
            Self::MoveState => ("move_state", 2, Values::UpTo(0xFF)),
            Self::MoveTime => ("move_time", 2, Values::UpTo(0xFF)),
            Self::Charges => ("charges", 2, Values::UpTo(0xFF)),
            Self::Charge => ("charge", 4, Values::UpTo(0xFFFF)),
            Self::Form => ("form", 2, Values::UpTo(0xFF)),
            Self::Transforms => ("transforms", 2, Values::UpTo(0xFF)),
            Self::RingTimer => ("ring_timer", 4, Values::UpTo(0xFFFF)),
            Self::WaterLevel => ("water_level", 4, Values::Place),
            Self::AirLeft => ("air_left", 2, Values::UpTo(0xFF)),
            Self::Pad2Held => ("pad2_held", 2, Values::UpTo(0xFF)),
            Self::Pad2Pressed => ("pad2_pressed", 2, Values::UpTo(0xFF)),
            Self::PartnerTask => ("partner_task", 2, Values::UpTo(0xFF)),
            Self::PadFrames => ("pad_frames", 4, Values::UpTo(0xFFFF)),
            Self::FramesAway => ("frames_away", 4, Values::UpTo(0xFFFF)),
            Self::TargetX => ("target_x", 4, Values::Place),
            Self::TargetY => ("target_y", 4, Values::Place),
            Self::MadeToJump => ("made_to_jump", 2, Values::UpTo(0xFF)),
            Self::Carries => ("carrying", 2, Values::UpTo(0xFF)),
            Self::CarryPause => ("carry_pause", 2, Values::UpTo(0xFF)),
            Self::StageAngle => ("stage_angle", 4, Values::UpTo(0xFFFF)),
            Self::Rotation => ("rotation", 4, Values::Speed),
            Self::HitTile => ("hit_tile", 2, Values::UpTo(0xFF)),
            Self::HitColumn => ("hit_column", 2, Values::UpTo(0xFFFF)),
            Self::HitRow => ("hit_row", 2, Values::UpTo(0xFFFF)),
            Self::SpeedTimer => ("timer_up_down", 2, Values::UpTo(0xFF)),
            Self::ReverseTimer => ("timer_r", 2, Values::UpTo(0xFF)),
            Self::Ghosts => ("ghost", 2, Values::UpTo(0xFF)),
            Self::Animation => ("animation", 2, Values::UpTo(0xFF)),
        }
    }

    /// The column of a name in a file, and what the numbers there are.
    pub(crate) fn from_name(name: &str) -> Option<(Self, Unit)> {
        let own = Self::ALL.into_iter().find(|column| column.name().eq_ignore_ascii_case(name));
        let other = || OTHER_NAMES.into_iter().find(|(other, ..)| other.eq_ignore_ascii_case(name));
        own.map(|column| (column, Unit::Plain)).or_else(|| other().map(|(_, column, unit)| (column, unit)))
    }

    /// Returns true if it shows what the games hide: what no recorder of the screen can see.
    pub const fn is_hidden(self) -> bool {
        self as usize >= Self::FIRST_HIDDEN as usize
    }
}

/// A set of columns.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Columns(u128);

impl Columns {
    /// The columns.
    pub const ALL: Self = Self((1 << Column::COUNT) - 1);

    /// The columns that a row of a partner has: all but what only a recorder knows, and none of a maze.
    pub(crate) const OF_PARTNER: Self = Self(Self::ALL.0 & ((1 << Column::StageAngle as u32) - 1))
        .without(Column::Pressed)
        .without(Column::InvincibilityTime)
        .without(Column::SpeedShoesTime)
        .without(Column::Pad2Held)
        .without(Column::Pad2Pressed);

    /// The columns that a row of a maze has.
    pub const OF_MAZE: Self = {
        let mut columns = Self(0);
        let mut index = 0;
        while index < super::maze::COMPARED.len() {
            columns = columns.with(super::maze::COMPARED[index]);
            index += 1;
        }
        columns.with(Column::Frame).with(Column::Input).with(Column::Air).with(Column::Rolling).with(Column::Routine)
    };

    /// The columns that a row of a world has: none of a partner's own.
    pub const OF_WORLD: Self = Self(Self::OF_PARTNER.0 & ((1 << Column::Pad2Held as u32) - 1));

    /// True if a column is among them.
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

    /// True if there are none.
    pub(crate) const fn is_empty(self) -> bool {
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
            assert_eq!(Column::from_name(&column.name().to_uppercase()), Some((column, Unit::Plain)));
        }
        for (name, column, unit) in OTHER_NAMES {
            assert_eq!(Column::from_name(name), Some((column, unit)));
            assert!(column.is_hidden() || column == Column::Input, "{name}");
        }
        assert_eq!([0x0C, 0x0E].map(|bit| Unit::SolidBit.value(bit)), [0, 1]);
        assert_eq!(Column::from_name("x_"), None);
        let set: Columns = [Column::Status, Column::Y, Column::X].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Column::X, Column::Y, Column::Status]);
        assert_eq!(set.without(Column::Y).iter().count(), 2);
        assert!(Columns::default().is_empty() && Columns::ALL.iter().count() == Column::COUNT);
    }
}
