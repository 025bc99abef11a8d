//! Bridges: logs that dip under a player who walks over them.

use super::platform::SURFACE;
use crate::angle::Angle;
use crate::objects::body::PerPlayer;
use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::{Contact, Solid};
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::trace::{Trace, Who};

/// The angle at which a bridge is bent most.
///
/// Guide: Game Objects > Bridges
const BENT: u8 = 0x40;
/// By how much it bends and springs back in a frame.
///
/// Guide: Game Objects > Bridges
const BEND: u8 = 4;
/// The columns of a bridge reach this far to the left of its logs' middle.
const LEFT: i32 = 8;

/// The depth of each log between an end and the lowest one, in 256ths and less one: a row for each number of logs.
///
/// Guide: Game Objects > Bridges
const ROWS: [&[u8]; 16] = [
    &[255],
    &[181, 255],
    &[126, 219, 255],
    &[97, 181, 236, 255],
    &[74, 147, 205, 243, 255],
    &[62, 126, 176, 219, 246, 255],
    &[56, 109, 157, 197, 228, 248, 255],
    &[49, 97, 142, 181, 212, 236, 251, 255],
    &[43, 86, 126, 162, 193, 219, 238, 251, 255],
    &[37, 74, 115, 147, 176, 205, 225, 243, 252, 255],
    &[31, 68, 103, 136, 167, 189, 212, 231, 244, 253, 255],
    &[31, 62, 92, 126, 152, 176, 201, 219, 234, 246, 253, 255],
    &[25, 56, 86, 115, 142, 167, 189, 209, 225, 238, 248, 254, 255],
    &[25, 56, 80, 109, 131, 157, 176, 197, 216, 228, 241, 248, 254, 255],
    &[25, 49, 74, 103, 126, 147, 167, 189, 205, 219, 231, 243, 249, 254, 255],
    &[25, 49, 74, 97, 120, 142, 162, 181, 197, 212, 225, 236, 244, 251, 254, 255],
];

parameters! {
    /// Parameters of a bridge.
    pub struct Parameters {
        logs "Logs" = Integer { min: 1, max: 16, unit: Unit::Plain }, 12, "How many logs of 16 pixels it has; 8 or more in the originals.";
    }
}

/// A bridge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Bridge {
    /// The present bend, as an angle up to a quarter turn.
    pub bend: u8,
    /// The log under each player, or under him last, counted from the left. The first one's is the deepest.
    pub log: PerPlayer<u8>,
}

impl Kind for Bridge {
    const INFO: KindInfo = KindInfo {
        name: "bridge",
        title: "Bridge",
        group: Group::Platforms,
        help: "A bridge of logs that the player can jump up through. It dips under a player, most in its middle, and \
               springs back.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x11), (Engine::Sonic2, 0x11), (Engine::Sonic3K, 0x6C)],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let logs = Parameters::of(setting.values).logs;
        (body.half_width, body.half_height, body.steady) = ((logs * 8).min(128) as u16, 8, true);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let logs = Parameters::of(around.values).logs;
        if !body.drawn {
            hold_logs(around, logs);
        }
        if around.rules.bridges_bend_first {
            self.shift(body);
            self.bend(body.carries_somebody());
            around.each_player_last_first(body, |body, around| self.bear(body, around, logs));
        } else if body.carries_somebody() {
            around.each_player_last_first(body, |body, around| self.bear(body, around, logs));
            if body.carries_somebody() {
                self.bend(true);
                around.each_player(body, |body, around| {
                    if body.stood_on {
                        let solid = self.solid_at(logs, self.log[around.who].into(), around.rules);
                        around.carry(body, solid, body.x.px());
                    }
                });
            }
        } else {
            around.each_player_last_first(body, |body, around| self.bear(body, around, logs));
            self.bend(false);
        }
    }

    fn solid(&self, body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let logs = Parameters::of(setting.values).logs;
        let log = if body.stood_on { self.log[Who::First].into() } else { logs / 2 };
        Some(self.solid_at(logs, log, setting.rules()))
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let logs = Parameters::of(setting.values).logs;
        let first = -16 * (logs / 2);
        for x in [first - 12, first + 16 * logs - 8] {
            pen.rect(x, -20, 4, 28, Ink::WoodDark);
            pen.rect(x, -20, 4, 3, Ink::WoodLight);
        }
        for log in 0..logs {
            let (x, y) = (first + 16 * log, self.dip(logs, log));
            pen.rect(x - 8, y - 8, 16, 16, Ink::WoodDark);
            pen.rect(x - 7, y - 8, 14, 14, Ink::Wood);
            pen.rect(x - 6, y - 7, 12, 3, Ink::WoodLight);
            pen.disc(x, y + 1, 3, Ink::WoodDark);
        }
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        (1..=16).contains(&subtype).then_some(Parameters { logs: subtype.into() }.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &Values) -> Option<u8> {
        Some(Parameters::of(values).logs as u8)
    }
}

impl Bridge {
    /// Pixels that a log hangs below its place.
    ///
    /// Guide: Game Objects > Bridges
    /// Differs: by tables, rounded down twice.
    pub fn dip(&self, logs: i32, log: i32) -> i32 {
        let at = i32::from(self.log[Who::First]).min(logs - 1);
        let deepest = 2 * (at + 1).min(logs - at);
        let (row, entry) = if log <= at { (at, log) } else { (logs - 1 - at, logs - 1 - log) };
        let part = usize::try_from(row).ok().and_then(|row| ROWS.get(row)?.get(entry as usize).copied());
        ((i32::from(part.unwrap_or(0)) + 1) * deepest * i32::from(Angle(self.bend).sin())) >> 16
    }

    /// A platform as wide as the bridge, at the height of a log.
    fn solid_at(&self, logs: i32, log: i32, rules: &Ruleset) -> Solid {
        Solid {
            standing_height: SURFACE,
            centre: (-LEFT, self.dip(logs, log)),
            ..Solid::platform(8 * logs, SURFACE, rules)
        }
    }

    /// Lands the player on the middle log's height, or finds the log under him.
    ///
    /// Guide: Game Objects > Bridge Collision
    fn bear<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, logs: i32) {
        let solid = self.solid_at(logs, logs / 2, around.rules);
        let was_airborne = around.player.airborne;
        let [contact, _] = around.solid_before_moving(body, solid);
        let column = around.player.x.px().wrapping_sub(body.x.px()).wrapping_add(8 * logs + LEFT);
        let log = (column >> 4).clamp(0, logs - 1);
        match contact {
            Contact::Left if !around.rules.leaving_bridges_lifts_off => {
                around.player.airborne = was_airborne;
            }
            Contact::Stands => {
                if around.rules.bridges_bend_first {
                    // The logs still hang as the log of the frame before has it.
                    let solid = self.solid_at(logs, log, around.rules);
                    around.carry(body, solid, body.x.px());
                }
                self.log[around.who] = log as u8;
            }
            Contact::Landed if around.rules.bridges_bend_first => self.log[around.who] = log as u8,
            _ => {}
        }
    }

    /// While the second player is on it, the deepest log moves by one towards his.
    ///
    /// Guide: Game Objects > Bridge Collision
    fn shift(&mut self, body: &Body) {
        let (deepest, his) = (self.log[Who::First], self.log[Who::Second]);
        if body.second.stands() && deepest != his {
            self.log[Who::First] = if deepest < his { deepest + 1 } else { deepest - 1 };
        }
    }

    /// A little further down, or back.
    fn bend(&mut self, down: bool) {
        self.bend = if down { (self.bend + BEND).min(BENT) } else { self.bend.saturating_sub(BEND) };
    }
}

/// The logs' slots: one for each in Sonic 1, where the bridge itself is one of them; later one for each eight.
///
/// Guide: Game Objects > Slots
fn hold_logs<T>(around: &mut Around<'_, T>, logs: i32) {
    if around.rules.parts_take_slots {
        around.hold_slots(logs - 1);
    } else {
        around.hold_slots_behind(if logs > 8 { 2 } else { 1 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logs_hang_as_deep_as_in_the_originals() {
        let cases: [(&str, i32, u8, u8, &[i32]); 6] = [
            ("59 a", 12, 4, 0x40, &[2, 5, 8, 9, 10, 9, 9, 8, 7, 5, 3, 1]),
            ("59 b", 12, 4, 0x20, &[2, 4, 5, 6, 7, 6, 6, 5, 5, 3, 2, 1]),
            ("59 c", 12, 4, 0x10, &[1, 2, 3, 3, 3, 3, 3, 3, 2, 2, 1, 0]),
            ("60 a", 12, 5, 0x40, &[2, 5, 8, 10, 11, 12, 11, 10, 9, 7, 5, 2]),
            ("60 b", 12, 0, 0x40, &[2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]),
            ("60 c", 8, 3, 0x40, &[3, 5, 7, 8, 7, 6, 4, 2]),
        ];
        for (row, logs, log, bend, expected) in cases {
            let bridge = Bridge { bend, log: PerPlayer::first(log) };
            let found: Vec<_> = (0..logs).map(|log| bridge.dip(logs, log)).collect();
            assert_eq!(found, expected, "row {row}");
        }
    }

    #[test]
    fn rows_are_as_long_as_their_numbers() {
        assert!(ROWS.iter().enumerate().all(|(number, row)| row.len() == number + 1));
    }
}
