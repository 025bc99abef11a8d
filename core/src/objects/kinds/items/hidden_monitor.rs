//! Hidden monitors: in the ground, until a goal post comes down on them.

use super::monitor::{Monitor, Parameters};
use super::monitor_icon::draw_content;
use crate::objects::parameters::Values;
use crate::objects::{Around, Body, Engine, Fate, Group, Ink, Kind, KindInfo, Pen, Setting, State};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use std::ops::Range;

/// A hidden monitor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct HiddenMonitor {
    /// A goal post came down in another place: it stays where it is.
    missed: bool,
}

/// The columns in which a goal post has to come down, from its centre.
///
/// Guide: Game Objects > Item Monitors
const COLUMNS: Range<i32> = -14..14;
const ROWS: Range<i32> = -128..64;
/// The upward speed with which it jumps out.
///
/// Guide: Game Objects > Item Monitors
const JUMP: Speed = Speed(-0x500);

impl Kind for HiddenMonitor {
    const INFO: KindInfo = KindInfo {
        name: "hidden_monitor",
        title: "Hidden monitor",
        group: Group::Items,
        help: "An invisible monitor in the ground. A goal post that falls from the sky and comes down on it makes it \
               jump out, and is thrown up again.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic3K, 0x80), (Engine::Sonic3, 0xC5)],
    };
    const HIDDEN: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (14, 16);
        Self::default()
    }

    /// Guide: Game Objects > Item Monitors
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if self.missed {
            return;
        }
        let (x, y) = (body.x.px(), body.y.px());
        let landed = around.slots.iter().find_map(|(slot, other)| match other.state {
            State::GoalPost(post) if post.has_landed() => Some((slot, other.body)),
            _ => None,
        });
        let Some((slot, post)) = landed else { return };
        let is_on_it = COLUMNS.contains(&post.x.px().wrapping_sub(x)) && ROWS.contains(&post.y.px().wrapping_sub(y));
        if !is_on_it {
            self.missed = true;
            return;
        }
        if let Some(other) = around.slots.get_mut(slot)
            && let State::GoalPost(post) = &mut other.state
        {
            post.bounce();
        }
        let (mut monitor, state) = Monitor::thrown(body);
        monitor.y_speed = JUMP;
        around.spawn_placed(monitor, state);
        body.fate = Fate::Destroyed;
    }

    fn areas(&self, body: &Body, _setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let at = |by: i32| body.y.px().wrapping_add(by);
        let x = body.x.px();
        add([x.wrapping_add(COLUMNS.start), at(ROWS.start), x.wrapping_add(COLUMNS.end - 1), at(ROWS.end - 1)]);
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        pen.rect(-14, -16, 28, 32, Ink::SteelDark);
        pen.rect(-10, -12, 20, 18, Ink::Black);
        draw_content(pen, 0, -2, Parameters::of(setting.values).holds);
        // In the ground.
        for y in [-16, -8, 0, 8] {
            pen.line((-14, y + 8), (-6, y), 1, Ink::EarthDark);
            pen.line((6, y + 8), (14, y), 1, Ink::EarthDark);
        }
    }

    fn values_of_subtype(original: crate::objects::Original, subtype: u8) -> Option<Values> {
        Monitor::values_of_subtype(original, subtype)
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        Monitor::subtype_of_values(original, values)
    }
}
