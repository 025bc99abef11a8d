//! A number of points that rises from where they were won.

use crate::objects::{Around, Body, Fate, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::{Speed, Sub};

/// A number of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Points {
    /// The points in hundreds; 0 for ten of them.
    pub hundreds: u8,
}

/// The speed at which they begin to rise; they slow down to a stop.
const RISING: Speed = Speed(-0x300);
const SLOWING: i16 = 0x18;

impl Kind for Points {
    const INFO: KindInfo = KindInfo {
        name: "points",
        title: "Points",
        help: "The number of points that were just won, as it rises.",
        ..KindInfo::PART
    };

    fn is_in_front(&self) -> bool {
        true
    }

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (10, 4);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, _around: &mut Around<'_, T>) {
        if body.y_speed.0 >= 0 {
            body.fate = Fate::Destroyed;
        } else {
            body.fall(SLOWING);
            body.fate = Fate::StaysFarAway;
        }
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let digits: &[usize] = match self.hundreds {
            0 => &[1, 0],
            1 => &[1, 0, 0],
            2 => &[2, 0, 0],
            5 => &[3, 0, 0],
            10 => &[1, 0, 0, 0],
            _ => &[1, 0, 0, 0, 0],
        };
        let mut x = -2 * digits.len() as i32;
        for digit in digits {
            for (row, bits) in (0..).zip(DIGITS[*digit]) {
                for column in (0..3).filter(|column| bits >> (2 - column) & 1 != 0) {
                    pen.rect(x + column, row - 2, 1, 1, Ink::White);
                }
            }
            x += 4;
        }
    }
}

impl Points {
    /// So many hundred at a place; 0 for ten.
    pub fn at(x: Sub, y: Sub, hundreds: u8) -> (Body, Self) {
        let body = Body { y_speed: RISING, half_width: 10, half_height: 4, ..Body::at(x, y) };
        (body, Self { hundreds })
    }
}

/// The digits 0, 1, 2 and 5, three pixels wide, a row to the number.
const DIGITS: [[u8; 5]; 4] = [[7, 5, 5, 5, 7], [2, 6, 2, 2, 7], [7, 1, 7, 4, 7], [7, 4, 7, 1, 7]];
