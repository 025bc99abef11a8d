//! Objects of the project's own: what `objects.json` defines, with the rules of those that are ours.

use crate::contacts::{ELEMENTS, Element};
use crate::objects::common::OwnSwing;
use crate::objects::kinds::platforms::platform::ride;
use crate::objects::kinds::throwers::spring::{Push, push_off};
use crate::objects::parameters::{Parameter, Values, parameters};
use crate::objects::solid::{Contact, Heights, Solid};
use crate::objects::{Around, Body, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::project::{Motion, OwnForm, OwnKind, Stuff, Throw};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Sub;
use crate::value::{Unit, ValueKind};
use std::sync::Arc;

parameters! {
    /// Parameters of an object of a project's own.
    pub struct Parameters {
        switch "Switch" = Switch { sets: true }, 0, "The switch that a trigger sets while the player is inside. Other forms set none.";
    }
}

parameters! {
    /// Parameters of a hazard of a project's own.
    pub struct HazardParameters {
        element "Element" = Choice(ELEMENTS), 0, "What hurts in it: a fire shield protects from fire, a lightning shield from lightning, a bubble shield from water.";
    }
}

/// Further parameter of a kind that moves: the last one.
const PHASE: Parameter = Parameter {
    name: "phase",
    label: "Phase",
    help: "Where on its path it begins, in 256ths. A swing that goes in time with all others begins where they are.",
    kind: ValueKind::Integer { min: 0, max: 255, unit: Unit::HexAngle },
    default: 0,
};

/// An object of a project's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Own {
    /// The way from its place, pixels.
    moved: [i32; 2],
    /// The oscillator as it was one frame ago.
    swing: u8,
}

impl Own {
    fn place(&self, body: &Body) -> [i32; 2] {
        [body.x.px().wrapping_sub(self.moved[0]), body.y.px().wrapping_sub(self.moved[1])]
    }

    /// Puts it where it is in this frame.
    ///
    /// Guide: Game Objects > Platforms
    fn move_on<T>(&mut self, kind: &OwnKind, body: &mut Body, around: &Around<'_, T>) {
        let ([x, y], way, phase) = (self.place(body), &kind.way, phase(kind, around.values));
        let [across, down] = match way.motion {
            Motion::Circle => way.turned(around.frame, phase as u8),
            Motion::Swing => way.swung(self.swing.into()),
            Motion::Still => [0, 0],
        };
        let own = OwnSwing { period: way.period.into(), phase };
        self.swing = around.common.swing(6, 128, own, around.frame) as u8;
        self.moved = [across * body.facing(), down];
        body.x = Sub::from_px(x.wrapping_add(self.moved[0]));
        body.y = Sub::from_px(y.wrapping_add(self.moved[1]));
    }
}

/// The phase of an object of a kind that moves.
fn phase(kind: &OwnKind, values: &Values) -> i32 {
    let place = parameters_of(kind).len().saturating_sub(1);
    if kind.way.moves() { values.get(place).copied().unwrap_or(0) } else { 0 }
}

/// Which of the project's kinds an object with these values is: the last of them, behind what is set of any form.
#[inline]
pub(in crate::objects) const fn which(values: &Values) -> i32 {
    let [.., which] = *values;
    which
}

/// The values of an object of that one of the project's kinds.
pub(in crate::objects) const fn of_which(values: Values, kind: u16) -> Values {
    let mut values = values;
    let [.., which] = &mut values;
    *which = kind as i32;
    values
}

/// The kind of an object of a project's own; none if the project has it no more.
fn kind_of<'a>(setting: &Setting<'a>) -> Option<&'a Arc<OwnKind>> {
    setting.level.own_kinds().kinds.get(usize::try_from(which(setting.values)).ok()?)
}

impl Kind for Own {
    const INFO: KindInfo = KindInfo {
        name: "own",
        title: "Object of this project",
        group: Group::Parts,
        help: "An object whose size, form and surface this project defines: solid, sloped, a platform, a hazard, a \
               trigger or a spring.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let Some(kind) = kind_of(setting) else { return Self::default() };
        (body.half_width, body.half_height) = (kind.half_width, kind.half_height);
        if kind.form == OwnForm::Hazard {
            body.hitbox = Hitbox::new(Reaction::Hurt, body.half_width, body.half_height);
        }
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let setting = around.setting();
        let Some(kind) = kind_of(&setting) else { return };
        if kind.way.moves() && is_ridden(kind.form) {
            let solid = solid_of(kind, which(around.values) as u16, setting.rules());
            ride(body, around, solid, |body, around| self.move_on(kind, body, around));
            return;
        }
        let x = body.x.px();
        if kind.way.moves() {
            self.move_on(kind, body, around);
        }
        match kind.form {
            OwnForm::Hazard => {}
            OwnForm::Trigger => {
                let (dx, dy) = around.to_player(body);
                let (half_width, half_height) = (u32::from(kind.half_width), u32::from(kind.half_height));
                let inside = dx.unsigned_abs() <= half_width && dy.unsigned_abs() <= half_height;
                let switch = &mut around.common.switches[(Parameters::of(around.values).switch & 15) as usize];
                *switch = *switch & !1 | u8::from(inside);
            }
            OwnForm::Spring => {
                around.each_player(body, |body, around| {
                    let contact = around.solid(body, solid_of(kind, 0, setting.rules()), x);
                    spring(kind, contact, body, around);
                });
            }
            OwnForm::Solid | OwnForm::Sloped | OwnForm::Platform | OwnForm::SlopedPlatform => {
                let number = which(around.values) as u16;
                around.solid(body, solid_of(kind, number, setting.rules()), x);
            }
        }
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let kind = kind_of(setting)?;
        let is_solid = !matches!(kind.form, OwnForm::Hazard | OwnForm::Trigger);
        is_solid.then(|| solid_of(kind, which(setting.values) as u16, setting.rules()))
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let Some(kind) = kind_of(setting) else { return };
        let [x, y] = self.place(body);
        kind.way.places(|[across, down]| add((x.wrapping_add(across * body.facing()), y.wrapping_add(down))));
    }

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let Some(kind) = kind_of(setting).filter(|kind| kind.form == OwnForm::Trigger) else { return };
        let (x, y, w, h) = (body.x.px(), body.y.px(), i32::from(kind.half_width), i32::from(kind.half_height));
        add([x - w, y - h, x + w, y + h]);
    }

    fn element(&self, setting: &Setting<'_>) -> Element {
        let is_hazard = kind_of(setting).is_some_and(|kind| kind.form == OwnForm::Hazard);
        if is_hazard { Element::of(HazardParameters::of(setting.values).element) } else { Element::Plain }
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        if let Some(kind) = kind_of(setting) {
            look_of(kind, pen);
        }
    }
}

/// What of a kind is solid; `number` is its place among the project's kinds, for its heights.
fn solid_of(kind: &OwnKind, number: u16, rules: &crate::ruleset::Ruleset) -> Solid {
    let (w, h) = (i32::from(kind.half_width), i32::from(kind.half_height));
    let more_off_screen = matches!(kind.form, OwnForm::Sloped | OwnForm::Spring);
    let solid = match kind.form {
        OwnForm::Sloped => Solid::sloped(w, h, Heights::Own(number)),
        OwnForm::Platform => Solid::platform(w, h, rules),
        OwnForm::SlopedPlatform => Solid::sloped_platform(w, Heights::Own(number)),
        _ => Solid::block(w, h),
    };
    Solid {
        standing_height: kind.standing_height.map_or(solid.standing_height, i32::from),
        landing_half_width: kind.landing_half_width.map_or(solid.landing_half_width, i32::from),
        off_screen: solid.off_screen || (more_off_screen && rules.more_solid_off_screen),
        ..solid
    }
}

/// Throws a player who touched the side that it throws to.
fn spring<T>(kind: &OwnKind, contact: Contact, body: &mut Body, around: &mut Around<'_, T>) {
    let ahead = around.to_player(body).0.wrapping_mul(body.facing());
    let push = match kind.throw {
        Throw::Up if contact.is_on_top() => Push::Up,
        Throw::Down if contact == Contact::Bottom => Push::Down,
        Throw::Sideways if contact.is_side() && body.pushed && ahead > 0 => Push::Sideways,
        _ => return,
    };
    push_off(body, around.player, kind.speed.max(1), push);
}

/// The player does not see objects of a kind: triggers, if they have no picture.
pub fn is_hidden(kind: &OwnKind) -> bool {
    kind.form == OwnForm::Trigger && kind.picture.as_ref().is_none_or(|picture| picture.shown().is_none())
}

/// Returns the parameters of the objects of a kind: the switch of triggers, the element of hazards, the phase of those that move.
pub const fn parameters_of(kind: &OwnKind) -> &'static [Parameter] {
    const TRIGGER: &[Parameter] = &[Parameters::LIST[0], PHASE];
    const HAZARD: &[Parameter] = &[HazardParameters::LIST[0], PHASE];
    match (kind.form, kind.way.moves()) {
        (OwnForm::Trigger, false) => Parameters::LIST,
        (OwnForm::Trigger, true) => TRIGGER,
        (OwnForm::Hazard, false) => HazardParameters::LIST,
        (OwnForm::Hazard, true) => HAZARD,
        (_, false) => &[],
        (_, true) => &[PHASE],
    }
}

/// Whether players can stand on a form and are carried by it.
const fn is_ridden(form: OwnForm) -> bool {
    matches!(form, OwnForm::Solid | OwnForm::Sloped | OwnForm::Platform | OwnForm::SlopedPlatform)
}

/// A kind's picture; its body in its matter, with the surface that it has, if there is none to show.
pub fn look_of(kind: &OwnKind, pen: &mut dyn Pen) {
    if let Some(picture) = &kind.picture
        && let Some(image) = picture.shown()
    {
        let (x, y) = picture.corner(image);
        pen.image(x, y, image);
        return;
    }
    let (w, h) = (i32::from(kind.half_width), i32::from(kind.half_height));
    let (ink, light, dark) = match kind.matter {
        Stuff::Stone => (Ink::Stone, Ink::StoneLight, Ink::StoneDark),
        Stuff::Earth => (Ink::Earth, Ink::Earth, Ink::EarthDark),
        Stuff::Grass => (Ink::Earth, Ink::Leaf, Ink::EarthDark),
        Stuff::Wood => (Ink::Wood, Ink::WoodLight, Ink::WoodDark),
        Stuff::Steel => (Ink::Steel, Ink::SteelLight, Ink::SteelDark),
    };
    match kind.form {
        OwnForm::Sloped | OwnForm::SlopedPlatform if !kind.heights.is_empty() => {
            let skip = if kind.form == OwnForm::Sloped { 6 } else { 0 };
            let heights = read_heights(kind);
            let bottom = if kind.form == OwnForm::Sloped { h } else { 8 };
            for (column, height) in heights.iter().skip(skip).take(kind.half_width.into()).enumerate() {
                let (x, y) = (2 * column as i32 - w, -i32::from(*height));
                pen.rect(x, y, 2, (bottom - y).max(1), ink);
                pen.rect(x, y, 2, 2, light);
            }
            pen.rect(-w, bottom - 2, 2 * w, 2, dark);
        }
        OwnForm::Trigger => {
            pen.rect(-w, -h, 2 * w + 1, 1, Ink::BlueLight);
            pen.rect(-w, h, 2 * w + 1, 1, Ink::BlueLight);
            pen.rect(-w, -h, 1, 2 * h + 1, Ink::BlueLight);
            pen.rect(w, -h, 1, 2 * h + 1, Ink::BlueLight);
        }
        OwnForm::Hazard => {
            // Teeth of the matter, with red tips, on a base.
            let tip = h / 2;
            for x in (-w..w).step_by(8) {
                let right = (x + 8).min(w);
                let middle = (x + right) / 2;
                pen.polygon(&[(x, h), (middle, -h), (right, h)], light);
                pen.polygon(&[(middle - 2, tip - h), (middle, -h), (middle + 2, tip - h)], Ink::Red);
            }
            pen.rect(-w, h - 4, 2 * w, 4, ink);
            pen.rect(-w, h - 1, 2 * w, 1, dark);
        }
        OwnForm::Platform => {
            pen.rect(-w, -h, 2 * w, 12, ink);
            pen.rect(-w, -h, 2 * w, 3, light);
            pen.rect(-w, 10 - h, 2 * w, 2, dark);
        }
        _ => {
            pen.rect(-w, -h, 2 * w, 2 * h, ink);
            pen.rect(-w, -h, 2 * w, 3, light);
            pen.rect(-w, h - 3, 2 * w, 3, dark);
            if kind.form == OwnForm::Spring {
                match kind.throw {
                    Throw::Up => pen.rect(-w, -h, 2 * w, 4, Ink::Red),
                    Throw::Down => pen.rect(-w, h - 4, 2 * w, 4, Ink::Red),
                    Throw::Sideways => pen.rect(w - 4, -h, 4, 2 * h, Ink::Red),
                }
            }
        }
    }
}

/// The heights as the engine reads them: as many as it needs, the last one going on.
pub fn read_heights(kind: &OwnKind) -> Vec<i8> {
    let last = kind.heights.last().copied().unwrap_or_default();
    (0..kind.heights_read()).map(|place| kind.heights.get(place).copied().unwrap_or(last)).collect()
}

/// The arrays of heights of a project's kinds, by their places.
pub(crate) fn heights_of(kinds: &[Arc<OwnKind>]) -> Arc<[Box<[i8]>]> {
    kinds.iter().map(|kind| read_heights(kind).into_boxed_slice()).collect()
}
/// A name can be that of a project's own kind: small letters, digits, underlines, no kind of ours and nothing with a colon.
pub fn is_free_name(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= 60
        && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
        && crate::objects::kind_named(name).is_none()
}
