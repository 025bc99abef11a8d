//! A crack in the ground that lets bubbles out, in groups; every so many groups one can be breathed in.

use super::bubble::{Bubble, LARGE};
use crate::objects::Engine;
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Original, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;

/// The sizes of the bubbles of a group, read from its last to its first, from one of four places on.
///
/// Guide: Game Objects > Air Bubble and Bubble Makers
const SIZES: [u8; 18] = [0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0];
/// Bubbles of a group are less than this.
///
/// Guide: Game Objects > Air Bubble and Bubble Makers
const MOST: u32 = 6;
/// The bit of a subtype that makes a maker of it.
const IS_MAKER: u8 = 0x80;

parameters! {
    /// Parameters of a bubble maker.
    pub struct Parameters {
        between "Groups between" = Integer { min: 0, max: 127, unit: Unit::Plain }, 1, "Groups of small bubbles before one with a large bubble, which the player can breathe in.";
    }
}

/// A bubble maker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct BubbleMaker {
    /// Frames until the next bubble or group, and one.
    wait: i16,
    /// Groups until the next with a large bubble.
    groups: u8,
    /// Bubbles that are left of the group, and one; 0 between groups.
    left: u8,
    /// The row of [`SIZES`] in which the group begins.
    row: u8,
    /// The group has a large bubble.
    has_large: bool,
    /// True if the large one came out.
    large_given: bool,
}

impl Kind for BubbleMaker {
    const INFO: KindInfo = KindInfo {
        name: "bubble_maker",
        title: "Bubble maker",
        group: Group::Devices,
        help: "Lets bubbles out while it is under water and on the screen. A large bubble appears after the set number \
               of groups: a player who breathes it in gets all his air back.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x64), (Engine::Sonic2, 0x24), (Engine::Sonic3K, 0x54)],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (16, 8);
        Self { groups: Parameters::of(setting.values).between.clamp(0, 127) as u8, ..Self::default() }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.picture = (around.frame >> 4 & 3) as u8;
        if self.left > 0 {
            self.wait -= 1;
            if self.wait < 0 {
                self.let_out(body, around);
            }
            return;
        }
        let shows = around.was_on_screen || !body.drawn;
        if !around.is_under_water(body.y.px()) || !shows {
            return;
        }
        self.wait = self.wait.saturating_sub(1);
        if self.wait < 0 {
            self.begin(around);
            self.let_out(body, around);
        }
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        pen.polygon(&[(-12, 4), (-6, 0), (6, 0), (12, 4), (8, 8), (-8, 8)], Ink::StoneDark);
        pen.rect(-5, 2, 10, 3, Ink::Black);
        let up = i32::from(body.picture);
        pen.disc(-3, 1 - up, 1, Ink::BlueLight);
        pen.disc(3, -2 - (up ^ 1), 1, Ink::Glass);
    }

    fn values_of_subtype(_: Original, subtype: u8) -> Option<Values> {
        (subtype & IS_MAKER != 0).then_some(Parameters { between: i32::from(subtype & !IS_MAKER) }.values())
    }

    fn subtype_of_values(_: Original, values: &Values) -> Option<u8> {
        let between = Parameters::of(values).between;
        u8::try_from(between).ok().filter(|between| *between < IS_MAKER).map(|between| IS_MAKER | between)
    }
}

impl BubbleMaker {
    /// A group begins: how many, of which sizes, and whether a large one is among them.
    ///
    /// Guide: Game Objects > Air Bubble and Bubble Makers
    fn begin<T>(&mut self, around: &mut Around<'_, T>) {
        // Each draw fails in one of four cases; the numbers of the originals' generator do not go on failing.
        let mut drawn = around.common.random();
        for _ in 0..MOST_DRAWS {
            if drawn & 7 < MOST {
                break;
            }
            drawn = around.common.random();
        }
        self.left = (drawn & 7).min(MOST - 1) as u8 + 1;
        self.row = (drawn & 0xC) as u8;
        (self.has_large, self.large_given) = (self.groups == 0, false);
        self.groups = match self.groups.checked_sub(1) {
            Some(fewer) => fewer,
            None => Parameters::of(around.values).between.clamp(0, 127) as u8,
        };
    }

    /// A bubble comes out.
    ///
    /// Guide: Game Objects > Air Bubble and Bubble Makers
    fn let_out<T>(&mut self, body: &Body, around: &mut Around<'_, T>) {
        self.wait = (around.common.random() & 31) as i16;
        let last = self.left <= 1;
        if around.slots.first_free(0).is_some() {
            let aside = (around.common.random() & 15) as i32 - 8;
            let mut size = SIZES[usize::from(self.row + self.left.saturating_sub(1)).min(SIZES.len() - 1)];
            if self.has_large {
                let drawn = around.common.random() & 3 == 0;
                if (drawn || last) && !self.large_given {
                    self.large_given = true;
                    size = LARGE;
                }
            }
            let (bubble, state) = Bubble::at(body.x.px().wrapping_add(aside), body.y.px(), size);
            around.spawn(bubble, state);
        }
        self.left = self.left.saturating_sub(1);
        if last {
            self.wait += (around.common.random() & 127) as i16 + 128;
        }
    }
}

/// Numbers that are drawn for the size of a group at most.
const MOST_DRAWS: u32 = 64;
