//! Capsules: prisons of small animals, whose opening ends the level.

use crate::input::Buttons;
use crate::objects::common::Act;
use crate::objects::kinds::parts::critter::Critter;
use crate::objects::kinds::parts::explosion::Explosion;
use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Engine, Fate, Group, Ink, Kind, KindInfo, Pen, Setting, State};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use crate::value::ChoiceInfo;

const FORMS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "whole", label: "Whole" },
    ChoiceInfo { name: "body", label: "Body alone" },
    ChoiceInfo { name: "button", label: "Button alone" },
];
const WHOLE: i32 = 0;

parameters! {
    /// Parameters of a capsule.
    pub struct Parameters {
        form "Form" = Choice(FORMS), WHOLE, "Whole, it is Sonic 2's: its button, 40 pixels above its centre, throws off a lock. Sonic 1 places body and button separately: its button explodes and makes the player walk off.";
    }
}

/// A part of a capsule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Part {
    /// The body of a whole one: it frees the animals.
    #[default]
    Whole,
    /// A body whose button was placed by itself.
    Body,
    /// A button that was placed by itself: it frees the animals.
    Button,
    /// The button of a whole one.
    OwnButton,
    /// The lock of a whole one.
    Lock,
}

/// A phase of the capsule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Phase {
    /// Waits to be pressed.
    #[default]
    Waits,
    /// Was pressed.
    Breaks,
    /// Is open: animals come out.
    Frees,
    /// Waits until all have gone.
    Empties,
    /// The end.
    Over,
}

/// A capsule, or a part of one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Capsule {
    /// The part.
    part: Part,
    /// The present phase.
    phase: Phase,
    /// Frames left of that.
    timer: u8,
    /// A button: where it is while it is not pressed, pixels.
    home: i32,
    /// The slots of a whole one's button and lock.
    parts: [u8; 2],
}

/// Frames from the press to the opening, and in which animals come out after the first ones: Sonic 1, later.
///
/// Guide: Game Objects > Capsules
const BREAKS: u8 = 60;
const LOCK_FLIES: u8 = 30;
const FREES: u8 = 150;
const FREES_LATER: u8 = 180;
/// The distances that a button goes down: when pressed, and once it is open.
const PRESSED: i32 = 8;
const SUNK: i32 = 32;
/// The first animals: how many, where from the middle, how far apart, and how long they wait.
///
/// Guide: Game Objects > Capsules
const FIRST: i32 = 8;
const FIRST_X: i32 = -28;
const FIRST_STEP: i32 = 7;
const FIRST_WAIT: i32 = 154;
const FIRST_LESS: i32 = 8;
/// The frames that each later one waits.
const LATER_WAIT: u8 = 12;
/// The distance of a whole one's button and lock above its centre.
const BUTTON_ABOVE: i32 = 40;
const LOCK_ABOVE: i32 = 24;
const LOCK_SPEED: (Speed, Speed) = (Speed(0x800), Speed(-0x400));
const GRAVITY: i16 = 0x38;
/// Sonic 1 looks for animals in the slots before this one.
const LOOKED_AT: u8 = 64;

impl Kind for Capsule {
    const INFO: KindInfo = KindInfo {
        name: "capsule",
        title: "Capsule",
        group: Group::Devices,
        help: "A prison of small animals. The clock stops when the player jumps on its button, the animals are freed, \
               and the level is over when the last one has left the screen. It belongs behind a boss area.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x3E), (Engine::Sonic2, 0x3E)],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let part = match Parameters::of(setting.values).form {
            WHOLE => Part::Whole,
            1 => Part::Body,
            _ => Part::Button,
        };
        (body.half_width, body.half_height) = if part == Part::Button { (12, 8) } else { (32, 32) };
        Self { part, home: body.y.px(), ..Self::default() }
    }

    /// Guide: Game Objects > Capsules
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        match self.part {
            Part::Whole => {
                if !body.drawn {
                    self.build(body, around);
                }
                self.step_whole(body, around);
                self.touch(body, around);
            }
            Part::Body => {
                let is_open = around.common.capsule_open;
                if is_open && self.phase == Phase::Waits {
                    let_go(body, around);
                }
                self.phase = if is_open { Phase::Over } else { Phase::Waits };
                self.touch(body, around);
            }
            Part::Button => self.step_button(body, around),
            Part::OwnButton => {
                self.touch(body, around);
                body.y = body.y.at_px(self.home);
                if body.carries_somebody() {
                    body.y = body.y.moved_px(PRESSED);
                    around.common.tally.time_stopped = true;
                    self.phase = Phase::Breaks;
                }
            }
            Part::Lock => {
                if body.x_speed != Speed::ZERO {
                    if !around.was_on_screen {
                        body.fate = Fate::Destroyed;
                        return;
                    }
                    body.fall(GRAVITY);
                }
                body.stays_near();
            }
        }
        if self.phase != Phase::Waits {
            body.fate = Fate::StaysFarAway;
        }
    }

    fn solid(&self, _body: &Body, _setting: &Setting<'_>) -> Option<Solid> {
        let block =
            |half_width, half_height| Solid { standing_height: half_height, ..Solid::block(half_width, half_height) };
        match self.part {
            Part::Whole => Some(block(32, 24)),
            Part::Body => (self.phase == Phase::Waits).then(|| block(32, 24)),
            Part::Button => (self.phase == Phase::Waits).then(|| block(12, 8)),
            Part::OwnButton => Some(block(16, 8)),
            Part::Lock => None,
        }
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        match self.part {
            Part::Button | Part::OwnButton => draw_button(pen, 0),
            Part::Lock => draw_lock(pen, 0),
            Part::Whole | Part::Body => {
                let is_open = !matches!(self.phase, Phase::Waits | Phase::Breaks);
                draw_body(pen, is_open);
                if self.part == Part::Whole && !body.drawn {
                    // As it will be.
                    draw_button(pen, -BUTTON_ABOVE);
                    draw_lock(pen, -LOCK_ABOVE);
                }
            }
        }
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        let form = match (engine, subtype) {
            (Engine::Sonic1, 0 | 1) => i32::from(subtype) + 1,
            (Engine::Sonic2, _) => WHOLE,
            _ => return None,
        };
        Some(Parameters { form }.values())
    }

    fn subtype_of_values((engine, _): crate::objects::Original, values: &Values) -> Option<u8> {
        let form = Parameters::of(values).form;
        match (engine, form) {
            (Engine::Sonic1, 1 | 2) => Some(form as u8 - 1),
            (Engine::Sonic2, WHOLE) => Some(0),
            _ => None,
        }
    }
}

fn draw_body(pen: &mut dyn Pen, is_open: bool) {
    if is_open {
        pen.rect(-28, -16, 56, 40, Ink::Black);
        pen.polygon(&[(-32, -24), (-22, -28), (-24, 12), (-32, 24)], Ink::SteelLight);
        pen.polygon(&[(32, -24), (22, -28), (24, 12), (32, 24)], Ink::SteelLight);
    } else {
        pen.polygon(&[(-32, -12), (-22, -24), (22, -24), (32, -12), (32, 24), (-32, 24)], Ink::Steel);
        pen.polygon(&[(-29, -11), (-20, -21), (20, -21), (29, -11)], Ink::SteelLight);
        for x in [-24, -10, 4, 18] {
            pen.rect(x, -6, 6, 22, Ink::Black);
            pen.rect(x + 4, -6, 2, 22, Ink::SteelDark);
        }
    }
    pen.rect(-32, 18, 64, 6, Ink::GoldDark);
    pen.rect(-32, 18, 64, 2, Ink::Gold);
}

fn draw_button(pen: &mut dyn Pen, y: i32) {
    pen.rect(-12, y - 8, 24, 8, Ink::Red);
    pen.rect(-11, y - 8, 22, 2, Ink::RedLight);
    pen.rect(-6, y, 12, 10, Ink::SteelDark);
}

fn draw_lock(pen: &mut dyn Pen, y: i32) {
    pen.rect(-8, y - 6, 16, 14, Ink::Gold);
    pen.rect(-7, y - 6, 14, 3, Ink::GoldLight);
    pen.disc(0, y + 1, 2, Ink::Black);
}

/// A player standing on it is in the air.
fn let_go<T: Trace>(body: &mut Body, around: &mut Around<'_, T>) {
    around.each_player(body, |body, around| {
        if body.stood_on {
            (body.stood_on, around.player.on_object, around.player.airborne) = (false, false, true);
        }
    });
}

impl Capsule {
    fn touch<T: Trace>(&self, body: &mut Body, around: &mut Around<'_, T>) {
        if let Some(solid) = self.solid(body, &around.setting()) {
            let x = body.x.px();
            around.solid(body, solid, x);
        }
    }

    /// A whole one makes its button, its lock and what lets the animals out.
    fn build<T>(&mut self, body: &Body, around: &mut Around<'_, T>) {
        for (index, part, above, half) in
            [(0, Part::OwnButton, BUTTON_ABOVE, (16, 8)), (1, Part::Lock, LOCK_ABOVE, (8, 8))]
        {
            let y = body.y.moved_px(-above);
            let part_body = Body { half_width: half.0, half_height: half.1, ..Body::at(body.x, y) };
            let state = Self { part, home: y.px(), ..Self::default() };
            self.parts[index] = around.spawn(part_body, state).unwrap_or(u8::MAX);
        }
        around.hold_slots(1);
    }

    fn step_whole<T: Trace>(&mut self, body: &Body, around: &mut Around<'_, T>) {
        match self.phase {
            Phase::Waits => {
                let button = around.slots.get(self.parts[0]).map(|object| object.state);
                if !matches!(button, Some(State::Capsule(button)) if button.phase == Phase::Breaks) {
                    return;
                }
                if let Some(lock) =
                    around.slots.get_mut(self.parts[1]).filter(|lock| matches!(lock.state, State::Capsule(_)))
                {
                    (lock.body.x_speed, lock.body.y_speed) = LOCK_SPEED;
                    let place = lock.body;
                    Explosion::spawn(&place, around);
                }
                (self.phase, self.timer) = (Phase::Breaks, LOCK_FLIES);
            }
            Phase::Breaks => {
                self.timer = self.timer.saturating_sub(1);
                if self.timer == 0 {
                    self.open(body, around, FREES_LATER);
                    self.free_more(body, around);
                }
            }
            Phase::Frees => self.free_more(body, around),
            Phase::Empties => self.wait_for_all(around, u8::MAX),
            Phase::Over => {}
        }
    }

    /// A button by itself: it explodes, sinks and frees them.
    ///
    /// UNVERIFIED: a partner presses it too, as he does that of Sonic 2. The first player is walked off.
    fn step_button<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        match self.phase {
            Phase::Waits => {
                self.touch(body, around);
                body.y = body.y.at_px(self.home);
                if body.carries_somebody() {
                    body.y = body.y.moved_px(PRESSED);
                    (self.phase, self.timer) = (Phase::Breaks, BREAKS);
                    around.common.tally.time_stopped = true;
                    around.player.take_input(around.slot, Buttons::RIGHT);
                    let_go(body, around);
                }
            }
            Phase::Breaks => {
                Explosion::spawn_about(body, around);
                self.timer = self.timer.saturating_sub(1);
                if self.timer == 0 {
                    body.y = body.y.moved_px(SUNK);
                    self.open(body, around, FREES);
                }
            }
            Phase::Frees => self.free_more(body, around),
            Phase::Empties => self.wait_for_all(around, LOOKED_AT),
            Phase::Over => {}
        }
    }

    /// Opens it: a row of animals that leave one by one.
    fn open<T>(&mut self, body: &Body, around: &mut Around<'_, T>, frees: u8) {
        around.common.capsule_open = true;
        (self.phase, self.timer) = (Phase::Frees, frees);
        for number in 0..FIRST {
            let wait = (FIRST_WAIT - FIRST_LESS * number) as u8;
            let (animal, state) = Critter::caged(body, FIRST_X + FIRST_STEP * number, wait);
            around.spawn(animal, state);
        }
    }

    /// One more in each eighth frame, anywhere in it.
    fn free_more<T>(&mut self, body: &Body, around: &mut Around<'_, T>) {
        if around.frame & 7 == 0 {
            let random = around.common.random();
            let across = (random & 31) as i32 - 6;
            let dx = if around.common.random >> 15 & 1 != 0 { -across } else { across };
            let (animal, state) = Critter::caged(body, dx, LATER_WAIT);
            around.spawn(animal, state);
        }
        self.timer = self.timer.saturating_sub(1);
        if self.timer == 0 {
            self.phase = Phase::Empties;
        }
    }

    fn wait_for_all<T>(&mut self, around: &mut Around<'_, T>, before: u8) {
        let is_left =
            around.slots.iter().any(|(slot, other)| slot < before && matches!(other.state, State::Critter(_)));
        if !is_left {
            self.phase = Phase::Over;
            around.common.pass_act(around.slot);
            around.common.tally.act = Act::Over;
        }
    }
}
