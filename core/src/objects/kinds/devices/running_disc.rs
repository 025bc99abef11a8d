//! Running discs: areas whose ground holds a running player from all sides and keeps him fast.

use crate::angle::Angle;
use crate::objects::Engine;
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::player::animation::AnimationKind;
use crate::snapshot::Snapshot;
use crate::trace::{Trace, Who};
use crate::units::Speed;
use crate::value::ChoiceInfo;

/// The slowest and the fastest ground speed in the area.
const SPEEDS: (i16, i16) = (0x400, 0xF00);

const FORMS: &[ChoiceInfo] =
    &[ChoiceInfo { name: "disc", label: "Disc" }, ChoiceInfo { name: "wheel", label: "Giant wheel" }];
const DISC: i32 = 0;
const WHEEL: i32 = 1;

parameters! {
    /// Parameters of a running disc.
    pub struct Parameters {
        form "Form" = Choice(FORMS), 0, "A disc shows a spot that circles; its flips turn where the spot begins. A giant wheel shows nothing; mirrored it turns the other way.";
        turn "Turn" = Integer { min: -128, max: 112, unit: Unit::Plain }, 64, "How fast the spot circles, in 1/32 of a hex angle a frame. Below 0 the player is kept running to the left. Only discs.";
        small: bool "Small" = Bool, false, "The area of a disc is 112 pixels wide and high, not 144.";
    }
}

/// A running disc.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct RunningDisc {
    /// Place of the spot on its circle, in 1/256 of a hex angle.
    spot: u16,
    /// True while it holds the player.
    holds_first: bool,
    /// True while it holds the partner.
    holds_second: bool,
}

impl Parameters {
    /// Half the side of the area, pixels.
    const fn reach(self) -> i32 {
        match (self.form, self.small) {
            (WHEEL, _) => 96,
            (_, false) => 72,
            (_, true) => 56,
        }
    }

    /// Distance of the spot from the centre, pixels.
    const fn radius(self) -> i32 {
        if !self.small { 24 } else { 16 }
    }

    /// True if it keeps the player running to the left.
    const fn is_backward(self, flip_x: bool) -> bool {
        if self.form == WHEEL { flip_x } else { self.turn < 0 }
    }
}

impl Kind for RunningDisc {
    const INFO: KindInfo = KindInfo {
        name: "running_disc",
        title: "Running disc",
        group: Group::Devices,
        help: "An area in which a running player keeps to the ground, whichever way it curves, and never falls below a \
               ground speed of 4 pixels a frame. Draw the disc as terrain around it. A jump leads off.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: true,
        originals: &[(Engine::Sonic1, 0x67), (Engine::Sonic3K, 0x49)],
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (40, 40);
        let start = if body.flip_x { 0x40 } else { 0 } + if body.flip_y { 0x80 } else { 0 };
        Self { spot: start << 8, holds_first: false, holds_second: false }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        self.spot = self.spot.wrapping_add((parameters.turn * 8) as u16);
        around.each_player(body, |body, around| self.hold(body, around, parameters));
    }

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let reach = Parameters::of(setting.values).reach();
        let (x, y) = (body.x.px(), body.y.px());
        let [left, top] = [x, y].map(|centre| centre.wrapping_sub(reach));
        add([left, top, x.wrapping_add(reach - 1), y.wrapping_add(reach - 1)]);
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let parameters = Parameters::of(setting.values);
        if parameters.form == WHEEL {
            pen.disc(0, 0, 3, Ink::SteelDark);
            return;
        }
        let (x, y) = self.spot_at(parameters);
        pen.disc(x, y, 7, Ink::SteelDark);
        pen.disc(x, y, 5, Ink::Steel);
        pen.disc(x - 1, y - 1, 2, Ink::SteelLight);
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        if engine == Engine::Sonic3K {
            return Some(Parameters { form: WHEEL, ..Parameters::USUAL }.values());
        }
        let turn = i32::from((subtype & 0xF0).cast_signed());
        Some(Parameters { form: DISC, turn, small: subtype & 0xF != 0 }.values())
    }

    fn subtype_of_values(original @ (engine, _): crate::objects::Original, values: &Values) -> Option<u8> {
        let Parameters { turn, small, .. } = Parameters::of(values);
        let subtype = if engine == Engine::Sonic3K { 0 } else { (turn as i8).cast_unsigned() & 0xF0 | small as u8 };
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

impl RunningDisc {
    /// Holds a player on the ground in the area: his feet find the ground at any distance, and slopes do not let go.
    /// One who leaves it is free again, from a giant wheel only at its sides; a jump ends it wherever it leads.
    fn hold<T: Trace>(&mut self, body: &Body, around: &mut Around<'_, T>, parameters: Parameters) {
        let (dx, dy) = around.to_player(body);
        let reach = parameters.reach();
        let inside = |by: i32| (-reach..reach).contains(&by);
        let holds = match around.who {
            Who::First => &mut self.holds_first,
            Who::Second => &mut self.holds_second,
        };
        let player = &mut *around.player;
        match (inside(dx) && inside(dy), player.airborne) {
            (true, false) => {
                if !*holds {
                    *holds = true;
                    player.stick_to_convex = true;
                    player.pushing = false;
                    if !player.rolling {
                        player.animation.request(AnimationKind::Walk);
                    }
                }
                let (slowest, fastest) = SPEEDS;
                let speed = player.ground_speed.0;
                player.ground_speed = Speed(if parameters.is_backward(body.flip_x) {
                    speed.clamp(-fastest, -slowest)
                } else {
                    speed.clamp(slowest, fastest)
                });
            }
            (true, true) => *holds = false,
            (false, _) if *holds && (parameters.form == DISC || !inside(dx)) => {
                *holds = false;
                player.stick_to_convex = false;
            }
            (false, _) => {}
        }
    }

    /// Place of the spot, pixels from the centre.
    ///
    /// Guide: Calculations > Sine and cosine
    fn spot_at(self, parameters: Parameters) -> (i32, i32) {
        let angle = Angle((self.spot >> 8) as u8);
        let around = |part: i16| (i32::from(part) * parameters.radius()) >> 8;
        (around(angle.cos()), around(angle.sin()))
    }
}

#[cfg(test)]
mod tests {
    use super::{Parameters, RunningDisc};

    #[test]
    fn the_spot_circles() {
        for (frames, spot) in [(1, (23, 1)), (2, (23, 2)), (32, (0, 24)), (64, (-24, 0))] {
            let disc = RunningDisc { spot: frames * 64 * 8, ..RunningDisc::default() };
            assert_eq!(disc.spot_at(Parameters::USUAL), spot, "{frames}");
        }
    }
}
