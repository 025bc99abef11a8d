//! Doors: blocks that slide open when a switch is set.

use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::{Event, Trace};
use crate::value::ChoiceInfo;

const FORMS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "upright", label: "Upright, 32 by 64" },
    ChoiceInfo { name: "narrow", label: "Upright, 16 by 64" },
    ChoiceInfo { name: "lying", label: "Horizontal, 128 by 32" },
];
const LYING: i32 = 2;
/// Half sizes of each form.
const SIZES: [(i32, i32); 3] = [(16, 32), (8, 32), (64, 16)];
/// The high nibble of its subtype in an original.
const NIBBLES: [u8; 3] = [0xA, 0xE, 0xF];
parameters! {
    /// Parameters of a door.
    pub struct Parameters {
        form "Form" = Choice(FORMS), 0, "Its size. A horizontal one slides sideways, the others up and down.";
        switch "Switch" = Switch { sets: false }, 0, "The switch that opens it. The second state of the same switch closes it again.";
        speed "Speed" = Integer { min: 1, max: 16, unit: Unit::Pixels }, 2, "Pixels that it slides in a frame; 2 in the originals.";
    }
}

/// A door.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Door {
    /// The place where it was placed, in which it is open.
    home: [i32; 2],
    /// Pixels that it is away from where it is open.
    away: i32,
    /// True if it slides open, or is open.
    pub opens: bool,
    /// True if it is fully open, and stays so.
    is_open: bool,
}

impl Kind for Door {
    const INFO: KindInfo = KindInfo {
        name: "door",
        title: "Door",
        group: Group::Solids,
        help: "A block that is closed until its switch is set: closed, it is its own height below its placed position, \
               and then slides up to it. Mirrored, it is closed above. Once open, it stays open until the switch gets \
               its second state. A horizontal one is closed to the right.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x56)],
    };
    const HAS_MEMORY: bool = true;

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let parameters = Parameters::of(setting.values);
        let (w, h) = half_sizes(&parameters);
        (body.half_width, body.half_height) = (w as u16, h as u16);
        let door = Self { home: [body.x.px(), body.y.px()], away: way(&parameters), ..Self::default() };
        door.place(body, &parameters);
        door
    }

    /// Guide: Game Objects > Buttons
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let (parameters, x) = (Parameters::of(around.values), body.x.px());
        let switch = around.common.switches[(parameters.switch & 15) as usize];
        if self.is_open && switch & 0x80 != 0 {
            (self.opens, self.is_open) = (false, false);
            around.report(Event::DoorMoved);
        } else if !self.opens && self.away == way(&parameters) && switch & 1 != 0 {
            self.opens = true;
            around.report(Event::DoorMoved);
        }
        if self.opens {
            // The frame after the last step only finds it open.
            self.is_open = self.away == 0;
            self.away = (self.away - parameters.speed).max(0);
        } else {
            self.away = (self.away + parameters.speed).min(way(&parameters));
        }
        self.place(body, &parameters);
        if around.was_on_screen {
            around.solid(body, solid_of(&parameters), x);
        }
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        Some(solid_of(&Parameters::of(setting.values)))
    }

    fn remembers(&self) -> u32 {
        u32::from(self.is_open)
    }

    fn recalls(&mut self, body: &mut Body, _word: u32) {
        (self.away, self.opens, self.is_open) = (0, true, true);
        (body.x, body.y) = (body.x.at_px(self.home[0]), body.y.at_px(self.home[1]));
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let parameters = Parameters::of(setting.values);
        for away in [0, way(&parameters)] {
            let mut body = *body;
            Self { away, ..*self }.place(&mut body, &parameters);
            add((body.x.px(), body.y.px()));
        }
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let parameters = Parameters::of(setting.values);
        let (w, h) = half_sizes(&parameters);
        super::block::bevel(pen, (w, h), Ink::Steel, Ink::SteelLight, Ink::SteelDark);
        if parameters.form == LYING {
            for x in (-w + 8..w - 8).step_by(16) {
                pen.polygon(&[(x, h - 6), (x + 8, -h + 6), (x + 12, -h + 6), (x + 4, h - 6)], Ink::Gold);
            }
        } else {
            for y in (-h + 8..h - 8).step_by(16) {
                pen.polygon(&[(-w + 4, y + 8), (w - 4, y), (w - 4, y + 4), (-w + 4, y + 12)], Ink::Gold);
            }
        }
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        let form = NIBBLES.iter().position(|nibble| *nibble == subtype >> 4)? as i32;
        Some(Parameters { form, switch: i32::from(subtype & 15), ..Parameters::USUAL }.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let subtype = NIBBLES.get(parameters.form as usize)? << 4 | parameters.switch as u8;
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

fn half_sizes(parameters: &Parameters) -> (i32, i32) {
    SIZES.get(parameters.form as usize).copied().unwrap_or(SIZES[0])
}

/// From shut to open: twice its half size along its way, pixels.
fn way(parameters: &Parameters) -> i32 {
    let (w, h) = half_sizes(parameters);
    if parameters.form == LYING { 2 * w } else { 2 * h }
}

fn solid_of(parameters: &Parameters) -> Solid {
    let (w, h) = half_sizes(parameters);
    Solid::block(w, h)
}

impl Door {
    /// Puts it where it is now. A mirrored horizontal one is closed where it was placed.
    fn place(self, body: &mut Body, parameters: &Parameters) {
        let [x, y] = self.home;
        match (parameters.form == LYING, body.flip_x) {
            (false, flipped) => body.y = body.y.at_px(y.wrapping_add(if flipped { -self.away } else { self.away })),
            (true, false) => body.x = body.x.at_px(x.wrapping_add(self.away)),
            (true, true) => body.x = body.x.at_px(x.wrapping_add(way(parameters) - self.away)),
        }
    }
}
