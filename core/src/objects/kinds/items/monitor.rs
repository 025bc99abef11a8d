//! Item monitors: broken by a ball, they give what they show.

use super::monitor_icon::{MonitorIcon, draw_content};
use crate::objects::kinds::monitor_content::*;
use crate::objects::kinds::parts::explosion::Explosion;
use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::{Solid, SolidShape};
use crate::objects::{Around, Body, Engine, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::player::Player;
use crate::ruleset::{Game, MonitorSolidity, Ruleset};
use crate::snapshot::Snapshot;
use crate::trace::{Event, Trace};
use crate::units::Speed;
use crate::value::ChoiceInfo;

const fn choice(name: &'static str, label: &'static str) -> ChoiceInfo {
    ChoiceInfo { name, label }
}

/// The contents that a monitor can have.
pub const CONTENTS: &[ChoiceInfo] = &[
    choice("static", "Static"),
    choice("trap", "Trap"),
    choice("life", "Life"),
    choice("shoes", "Speed shoes"),
    choice("shield", "Shield"),
    choice("invincibility", "Invincibility"),
    choice("rings", "10 rings"),
    choice("letter", "Letter"),
    choice("goggles", "Goggles"),
    choice("partner_life", "Partner's life"),
    choice("teleport", "Teleport"),
    choice("random", "Question mark"),
    choice("fire_shield", "Fire shield"),
    choice("lightning_shield", "Lightning shield"),
    choice("bubble_shield", "Bubble shield"),
    choice("super", "50 rings, super form"),
];

parameters! {
    /// Parameters of a monitor.
    pub struct Parameters {
        holds "Holds" = Choice(CONTENTS), RINGS, "What breaking it gives. Letter, goggles, teleport and question mark do nothing; every shield takes one hit; static and trap hurt, but not in Sonic 1; 50 rings give the super form in Sonic 3 and 3&K.";
    }
}

/// Contents by the subtype of an original.
///
/// Guide: Game Objects > Item Monitors
const fn by_subtype(engine: Engine) -> &'static [i32] {
    match engine {
        Engine::Sonic1 => &[STATIC, TRAP, LIFE, SHOES, SHIELD, INVINCIBILITY, RINGS, LETTER, GOGGLES],
        Engine::Sonic2 => &[STATIC, LIFE, PARTNER_LIFE, TRAP, RINGS, SHOES, SHIELD, INVINCIBILITY, TELEPORT, RANDOM],
        _ => &[STATIC, LIFE, TRAP, RINGS, SHOES, FIRE_SHIELD, LIGHTNING_SHIELD, BUBBLE_SHIELD, INVINCIBILITY, SUPER],
    }
}

/// The games that have a monitor which holds that, by the number of [`Parameters::holds`]; none for a number that is not
/// one.
///
/// Sonic CD's are taken for those of Sonic 1 (UNVERIFIED).
///
/// Guide: Game Objects > Item Monitors
pub fn games_with(holds: i32) -> impl Iterator<Item = Game> {
    Game::ALL.into_iter().filter(move |game| {
        let engine = match game {
            Game::Sonic1 | Game::SonicCd => Engine::Sonic1,
            Game::Sonic2 => Engine::Sonic2,
            Game::Sonic3 | Game::Sonic3K => Engine::Sonic3K,
        };
        by_subtype(engine).contains(&holds)
    })
}

/// A monitor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Monitor {
    /// True if it is broken: only its foot is left.
    pub broken: bool,
    /// True if it was bumped and falls.
    pub falls: bool,
}

/// Guide: Game Objects > Item Monitors
const GRAVITY: i16 = 0x38;

impl Kind for Monitor {
    const INFO: KindInfo = KindInfo {
        name: "monitor",
        title: "Monitor",
        group: Group::Items,
        help: "A box with a screen. A ball breaks it; what it shows rises out of it and takes effect half a second \
               later. Otherwise it is solid. Bumped from below, it jumps and falls down.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x26), (Engine::Sonic2, 0x26), (Engine::Sonic3K, 0x01)],
    };
    const RESTS: bool = true;
    const IS_REMEMBERED: bool = true;
    const HAS_MEMORY: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (15, 15);
        body.hitbox = Hitbox::new(Reaction::Monitor, 16, 16);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let touched = body.touched;
        body.take_touch();
        if self.broken {
            return;
        }
        if touched & Body::TOUCHED != 0 {
            self.shatter(body, around);
            return;
        }
        body.picture = (around.frame >> 2 & 1) as u8;
        let is_case = around.rules.monitor_solidity == MonitorSolidity::Case;
        if touched & Body::BUMPED != 0 && !(is_case && body.carries_somebody()) {
            self.falls = true;
        }
        if self.falls {
            self.fall(body, around);
        }
        if let Some(solid) = self.solid(body, &around.setting()) {
            around.each_player(body, |body, around| {
                if body.stood_on || !self.lets_through(around.player, around.rules) {
                    around.solid(body, solid, body.x.px());
                }
            });
        }
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let case = setting.rules().monitor_solidity;
        let wide = Solid { landing_half_width: 15, half_width: 26, ..Solid::block(15, 15).everywhere() };
        let gone = self.broken || (self.falls && case == MonitorSolidity::Case);
        (!gone).then_some(match case {
            MonitorSolidity::Case => Solid { shape: SolidShape::Case, landing_half_width: 19, ..wide },
            MonitorSolidity::Wide => wide,
            MonitorSolidity::Narrow => Solid::block(14, 16).everywhere(),
        })
    }

    /// For players who break it; if Sonic 1's rules are played, only for those that do not rise.
    ///
    /// Guide: Game Objects > Item Monitors
    fn lets_through(&self, player: &Player, rules: &Ruleset) -> bool {
        player.breaks_monitors() && (rules.monitor_solidity != MonitorSolidity::Case || player.y_speed.0 >= 0)
    }

    fn remembers(&self) -> u32 {
        self.broken.into()
    }

    fn recalls(&mut self, body: &mut Body, _word: u32) {
        self.broken = true;
        body.hitbox.reaction = Reaction::None;
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        if self.broken {
            pen.polygon(&[(-15, 15), (-13, 5), (-6, 8), (-1, 4), (5, 9), (12, 5), (15, 15)], Ink::SteelDark);
            pen.rect(-15, 12, 30, 3, Ink::Steel);
            pen.line((-4, 7), (-7, 1), 1, Ink::Gold);
            return;
        }
        pen.rect(-15, -14, 30, 29, Ink::SteelDark);
        pen.rect(-14, -15, 28, 28, Ink::Steel);
        pen.rect(-14, -15, 28, 2, Ink::SteelLight);
        pen.rect(-11, -12, 22, 20, Ink::Black);
        pen.rect(-10, -11, 20, 18, Ink::BlueDark);
        draw_content(pen, 0, -2, Parameters::of(setting.values).holds);
        if body.picture != 0 {
            pen.rect(-10, -7, 20, 1, Ink::BlueLight);
        }
        pen.rect(-9, 9, 4, 2, Ink::Red);
        pen.rect(3, 9, 8, 2, Ink::SteelDark);
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        let holds = *by_subtype(engine).get(usize::from(subtype))?;
        Some(Parameters { holds }.values())
    }

    fn subtype_of_values((engine, _): crate::objects::Original, values: &Values) -> Option<u8> {
        let holds = Parameters::of(values).holds;
        by_subtype(engine).iter().position(|other| *other == holds).map(|subtype| subtype as u8)
    }
}

impl Monitor {
    /// One that jumps out of the ground at a place, and holds what was placed there.
    pub(in crate::objects::kinds) fn thrown(from: &Body) -> (Body, Self) {
        let hitbox = Hitbox::new(Reaction::Monitor, 16, 16);
        let place =
            Body { half_width: 15, half_height: 15, hitbox, placement: from.placement, ..Body::at(from.x, from.y) };
        (place, Self { broken: false, falls: true })
    }

    /// Guide: Game Objects > Item Monitors
    fn fall<T: Trace>(&mut self, body: &mut Body, around: &Around<'_, T>) {
        body.fall(GRAVITY);
        let narrow = around.rules.monitor_solidity == MonitorSolidity::Narrow;
        if narrow && body.y_speed.0 < 0 {
            return;
        }
        let radius = if narrow { 15 } else { 14 };
        if around.lands(body, radius) {
            body.y_speed = Speed::ZERO;
            self.falls = false;
        }
    }

    /// Releases the contents, which rise out of it. From Sonic 2 on, a player who pushes it or is on it leaves it.
    ///
    /// Guide: Game Objects > Item Monitors
    fn shatter<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        around.report(Event::MonitorBroken);
        self.broken = true;
        body.hitbox.reaction = Reaction::None;
        body.y_speed = Speed::ZERO;
        if around.rules.monitor_solidity != MonitorSolidity::Case {
            around.each_player(body, |body, around| {
                if body.stood_on || body.pushed {
                    (body.stood_on, body.pushed) = (false, false);
                    let player = &mut *around.player;
                    (player.on_object, player.pushing, player.airborne) = (false, false, true);
                }
            });
        }
        let (icon, state) = MonitorIcon::of(body, Parameters::of(around.values).holds);
        around.spawn(icon, state);
        let explosion = Body { half_width: 16, half_height: 16, ..Body::at(body.x, body.y) };
        around.spawn(explosion, Explosion::default());
    }
}
