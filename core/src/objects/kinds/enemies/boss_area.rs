//! Boss areas: where the camera is closed in until the bosses inside are beaten.

use crate::level::Level;
use crate::objects::common::Arena;
use crate::objects::parameters::parameters;
use crate::objects::{Around, Body, Fate, Group, Ink, Kind, KindId, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Sub;

/// The width of the screen that it keeps in view: the originals', pixels.
const SCREEN: i32 = 320;
const HEIGHT: i32 = 224;
/// By how much the right limit moves on in a frame, once the bosses fled.
///
/// Guide: Game Objects > Bosses
const OPENS: i32 = 2;

parameters! {
    /// Parameters of a boss area.
    pub struct Parameters {
        width "Width" = Integer { min: 320, max: 1024, unit: Unit::Pixels }, 320, "How much of the level the camera can show. 320 is one screen of the originals, as all of their areas are.";
        opens "Opens by" = Integer { min: 0, max: 2048, unit: Unit::Pixels }, 352, "How far the camera's right limit moves, 2 pixels a frame, once all bosses have fled. Then the level's own limits apply again.";
    }
}

/// A phase of the boss area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Phase {
    /// The camera has not come.
    #[default]
    Waits,
    /// The camera is inside.
    Closed,
    /// The bosses fled.
    Opens,
}

/// A boss area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct BossArea {
    /// The present phase.
    phase: Phase,
}

impl Kind for BossArea {
    const INFO: KindInfo = KindInfo {
        name: "boss_area",
        title: "Boss area",
        group: Group::Devices,
        help: "The camera stops at its right end, and can't go back once the whole screen is inside it. It opens to \
               the right when the bosses placed inside it are beaten and flee. It is as high as a screen, and only \
               stops a camera at its height.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[],
    };
    const HIDDEN: bool = true;

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (Parameters::of(setting.values).width as u16 / 2, HEIGHT as u16 / 2);
        Self::default()
    }

    /// Guide: Game Objects > Bosses
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let (parameters, view, slot) = (Parameters::of(around.values), around.view, around.slot);
        let wanted = around.wanted;
        let (left, top) = corner(body, &parameters);
        let right = left.saturating_add(parameters.width - SCREEN);
        let arena = &mut around.common.arena;
        let is_ours = arena.is_some_and(|arena| arena.by == slot);
        match self.phase {
            Phase::Waits => {
                let at_height = view.y.wrapping_sub(top).unsigned_abs() < HEIGHT.unsigned_abs() / 2;
                if is_ours && !at_height {
                    *arena = None;
                } else if at_height && view.x <= right && (is_ours || arena.is_none()) {
                    *arena = Some(Arena { by: slot, place: [left, top], left: i32::MIN, right, ..Arena::default() });
                    if view.x >= left {
                        self.phase = Phase::Closed;
                    }
                }
            }
            Phase::Closed if arena.is_some_and(|arena| arena.is_beaten()) => self.phase = Phase::Opens,
            Phase::Closed | Phase::Opens => {}
        }
        let Some(arena) = arena.as_mut().filter(|arena| arena.by == slot && self.phase != Phase::Waits) else { return };
        body.fate = Fate::StaysFarAway;
        arena.left = view.x;
        if self.phase == Phase::Opens {
            let end = right.saturating_add(parameters.opens).min(wanted.right);
            arena.right = arena.right.saturating_add(OPENS);
            if arena.right >= end {
                around.common.arena = None;
                body.fate = Fate::Destroyed;
            }
        }
    }

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let parameters = Parameters::of(setting.values);
        let (left, top) = corner(body, &parameters);
        add([left, top, left.saturating_add(parameters.width - 1), top.saturating_add(HEIGHT - 1)]);
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let (w, h) = (Parameters::of(setting.values).width / 2, HEIGHT / 2);
        for (x, y, width, height) in
            [(-w, -h, 2 * w, 2), (-w, h - 2, 2 * w, 2), (-w, -h, 2, 2 * h), (w - 2, -h, 2, 2 * h)]
        {
            pen.rect(x, y, width, height, Ink::Red);
        }
        // The side that opens, and what it is.
        for y in [-24, 0, 24] {
            pen.polygon(&[(w - 18, y - 8), (w - 6, y), (w - 18, y + 8)], Ink::RedLight);
        }
        pen.disc(-w + 18, -h + 18, 10, Ink::RedDark);
        pen.rect(-w + 16, -h + 11, 4, 9, Ink::White);
        pen.rect(-w + 16, -h + 22, 4, 3, Ink::White);
    }
}

impl BossArea {
    /// The left top corner of the boss area that a place of a level is in; `None` if it is in none.
    pub(in crate::objects::kinds) fn around(level: &Level, place: (i32, i32)) -> Option<(i32, i32)> {
        let areas = level.objects().list().iter().filter(|placed| placed.kind == KindId::BossArea);
        let arenas = areas.map(|placed| {
            let parameters = Parameters::of(&placed.values);
            let body = Body { x: Sub::from_px(placed.x), y: Sub::from_px(placed.y), ..Body::default() };
            let (left, top) = corner(&body, &parameters);
            Arena { place: [left, top], right: left.saturating_add(parameters.width - SCREEN), ..Arena::default() }
        });
        let arena = arenas.into_iter().find(|arena| arena.contains(place))?;
        Some((arena.place[0], arena.place[1]))
    }
}

/// Its left top corner.
fn corner(body: &Body, parameters: &Parameters) -> (i32, i32) {
    (body.x.px().wrapping_sub(parameters.width / 2), body.y.px().wrapping_sub(HEIGHT / 2))
}
