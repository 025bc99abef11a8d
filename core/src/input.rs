//! The buttons of one frame.

use crate::snapshot::Snapshot;

/// Buttons held during a frame, in the bit order of the consoles' pads: 1 up, 2 down, 4 left, 8 right, 0x10 B, 0x20 C,
/// 0x40 A, 0x80 start.
///
/// A, B and C all jump, but each is a button of its own: one that goes down while another is held is a press.
///
/// Guide: Main Game Loop
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Snapshot)]
pub struct Buttons(pub u8);

impl Buttons {
    /// Nothing held.
    pub const NONE: Self = Self(0);
    /// The d-pad's up.
    pub const UP: Self = Self(1);
    /// The d-pad's down.
    pub const DOWN: Self = Self(2);
    /// The d-pad's left.
    pub const LEFT: Self = Self(4);
    /// The d-pad's right.
    pub const RIGHT: Self = Self(8);
    /// The first jump button: the pad's B.
    pub const JUMP: Self = Self(0x10);
    /// The second jump button: the pad's C.
    pub const JUMP_2: Self = Self(0x20);
    /// The third jump button: the pad's A.
    pub const JUMP_3: Self = Self(0x40);
    /// Start: it calls a second player back.
    pub const START: Self = Self(0x80);
    /// The three jump buttons.
    pub(crate) const JUMPS: Self = Self(0x70);

    /// True if at least one jump button is among them.
    pub(crate) const fn jumps(self) -> bool {
        self.0 & Self::JUMPS.0 != 0
    }

    /// True if every button of `other` is held.
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Both together.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// The input of one frame: what is held, and what counts as newly pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Snapshot)]
pub struct Input {
    /// Buttons held.
    pub held: Buttons,
    /// Buttons that count as pressed in this very frame.
    pub pressed: Buttons,
}

/// Both pads in one frame. Without a partner the second one does nothing.
///
/// Guide: Player 2 > Player 2 Control
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pads {
    /// The first player's.
    pub first: Input,
    /// The second player's.
    pub second: Input,
}

impl From<Input> for Pads {
    fn from(first: Input) -> Self {
        Self { first, second: Input::default() }
    }
}

impl Input {
    /// The input of a frame in which `held` is held, after one in which `before` was.
    pub const fn after(before: Buttons, held: Buttons) -> Self {
        Self { held, pressed: Buttons(held.0 & !before.0) }
    }
}
