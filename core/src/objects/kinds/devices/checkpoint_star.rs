//! Stars of a checkpoint: a player with enough rings sets them off, and touching one leads to another stage.

use crate::angle::Angle;
use crate::objects::kinds::items::sparkle;
use crate::objects::{Around, Body, Fate, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;

/// A star.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct CheckpointStar {
    /// The middle of the circle, pixels.
    centre: [i32; 2],
    /// The turn so far, 256ths of a turn; also the lean of its circle.
    turned: u16,
    /// Frames stepped.
    age: u16,
}

/// The distance of the middle of the circle above the checkpoint's centre.
///
/// Guide: Game Objects > Checkpoints
const ABOVE: i32 = 48;
/// 256ths of a turn that a star makes in a frame.
///
/// Guide: Game Objects > Checkpoints
const TURNS: u16 = 10;
/// Stars of a circle.
///
/// Guide: Game Objects > Checkpoints
const STARS: u16 = 4;
/// Frames in which the circle grows, and shrinks again; when it shrinks, and when it is gone.
///
/// Guide: Game Objects > Checkpoints
const GROWS: i32 = 0x80;
const SHRINKS: i32 = 0x180;
const GONE: i32 = 0x200;

impl Kind for CheckpointStar {
    const INFO: KindInfo = KindInfo {
        name: "checkpoint_star",
        title: "Star of a checkpoint",
        help: "Four stars circle above a checkpoint for eight seconds. A player who touches one leaves for another \
               stage; here the run reports it.",
        ..KindInfo::PART
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (8, 8);
        Self { centre: [body.x.px(), body.y.px()], ..Self::default() }
    }

    /// Guide: Game Objects > Checkpoints
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if body.touched != 0 {
            around.common.stars_entered = true;
        }
        body.take_touch();
        self.turned = self.turned.wrapping_add(TURNS);
        self.age = self.age.saturating_add(1);
        let age = i32::from(self.age);
        if age > GONE {
            body.fate = Fate::Destroyed;
            return;
        }
        if age == GROWS {
            body.hitbox = Hitbox::new(Reaction::Special, 4, 4);
        }
        let [x, y] = self.centre;
        let (dx, dy) = self.offset();
        (body.x, body.y) = (body.x.at_px(x.wrapping_add(dx)), body.y.at_px(y.wrapping_add(dy)));
        body.picture = (self.age >> 1 & 3) as u8;
        body.stays_near();
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        pen.disc(0, 0, 2, Ink::GoldLight);
        sparkle::draw(pen, 0, 0, 6 * u8::from(body.picture == 1));
    }
}

impl CheckpointStar {
    /// The stars of a checkpoint.
    pub(in crate::objects::kinds) fn circle(checkpoint: &Body) -> impl Iterator<Item = (Body, Self)> + use<> {
        let body = Body { half_width: 8, half_height: 8, ..Body::at(checkpoint.x, checkpoint.y.moved_px(-ABOVE)) };
        let centre = [body.x.px(), body.y.px()];
        (0..STARS).map(move |star| (body, Self { centre, turned: star * 0x40, age: 0 }))
    }

    /// Returns its place from the middle of the circle: on an ellipse that leans to one side, then to the other.
    ///
    /// Guide: Game Objects > Checkpoints
    fn offset(&self) -> (i32, i32) {
        let angle = Angle(self.turned as u8);
        let (flat, across) = (i32::from(angle.sin()) >> 5, i32::from(angle.cos()) >> 3);
        let eighth = self.turned >> 5 & 31;
        let mut part = if eighth > 16 { -across } else { across };
        let mut lean = match eighth & 15 {
            up @ ..=8 => up,
            down => down.wrapping_neg() & 7,
        };
        let mut leans = 0;
        for _ in 0..3 {
            lean >>= 1;
            if lean != 0 {
                leans += part;
            }
            part <<= 1;
        }
        let age = i32::from(self.age);
        let size = match age {
            ..GROWS => age,
            GROWS..=SHRINKS => return (across, flat + (leans >> 4)),
            _ => GONE - age,
        };
        ((across * size) >> 7, ((flat + (leans >> 4)) * size) >> 7)
    }
}
