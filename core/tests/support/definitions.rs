//! Object definitions at random: states, rules and numbers of any sense and none.

use super::Random;
use sim::project::{
    Amount, Depth, OwnAction, OwnAnimation, OwnEvent, OwnForm, OwnKind, OwnKinds, OwnMotion, OwnParameter,
    OwnParameterKind, OwnRule, OwnState, OwnTouch, PathEnd, PlayerIs, PowerUp, SwitchTo, Throw, TouchEffect,
};
use sim::tiles::TileLayer;
use sim::trace::Event;
use sim::value::Unit;
use std::sync::Arc;

/// Definitions that spawn each other, and built-in kinds.
pub fn definitions(random: &mut Random) -> OwnKinds {
    let count = 1 + random.below(3);
    let kinds = (0..count).map(|number| Arc::new(definition(random, &format!("own_{number}")))).collect();
    OwnKinds { kinds, ..OwnKinds::default() }
}

impl Random {
    fn any<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }

    /// A number of a definition: small, large, or a parameter that may not be there.
    fn amount(&mut self) -> Amount {
        match self.below(8) {
            0 => Amount::Parameter(self.any(&["p0", "p1", "phase", "switch", "nothing"]).into()),
            1 => Amount::Fixed(self.next() as i32),
            2 => Amount::Fixed(self.any(&[i32::MIN, i32::MAX, -1, 0, 0x4000, -0x8000])),
            3 | 4 => Amount::Fixed(self.below(8) as i32),
            _ => Amount::Fixed(self.below(0x600) as i32 - 0x200),
        }
    }

    fn motion(&mut self) -> OwnMotion {
        let [a, b, c] = [(); 3].map(|()| self.amount());
        match self.below(10) {
            0 => OwnMotion::Still,
            1 => OwnMotion::Swing { across: a, down: b, period: c },
            2 => OwnMotion::Circle { across: a, down: b, period: c },
            3 => OwnMotion::Pendulum { length: a, reach: b, period: c },
            4 => OwnMotion::Walk { speed: a, feet: b, turns: self.chance(2), passes_walls: self.chance(3) },
            5 => OwnMotion::Fall { gravity: a, feet: b, lands: self.chance(2) },
            6 => OwnMotion::Fly,
            7 => OwnMotion::Chase { speed: a, acceleration: b },
            8 => OwnMotion::Sink { depth: a, speed: b },
            _ => {
                let points = (0..self.below(5)).map(|_| [self.amount(), self.amount()]).collect();
                let (end, smooth) = (self.any(&PathEnd::ALL), self.chance(2));
                OwnMotion::Path { points, speed: a, wait: b, end, smooth }
            }
        }
    }

    fn event(&mut self) -> OwnEvent {
        let (a, b) = (self.amount(), self.amount());
        match self.below(24) {
            0 | 1 => OwnEvent::Start,
            2 => OwnEvent::Timer { frames: a },
            3 => OwnEvent::Every { frames: a },
            4 => OwnEvent::AnimationEnd,
            5 => OwnEvent::Near { half_width: a, half_height: b },
            6 => OwnEvent::Far { half_width: a, half_height: b },
            7 => OwnEvent::OnScreen,
            8 => OwnEvent::OffScreen,
            9 => OwnEvent::StoodOn,
            10 => OwnEvent::NotStoodOn,
            11 => OwnEvent::Top,
            12 => OwnEvent::Side,
            13 => OwnEvent::Bottom,
            14 => OwnEvent::Touched,
            15 => OwnEvent::Hit,
            16 => OwnEvent::Defeated,
            17 => OwnEvent::Lands,
            18 => OwnEvent::Wall,
            19 => OwnEvent::Edge,
            20 => OwnEvent::Point { number: a },
            21 => OwnEvent::PathEnd,
            22 => OwnEvent::SwitchSet { switch: a },
            _ => OwnEvent::Rings { count: a },
        }
    }

    fn own_action(&mut self) -> OwnAction {
        let (a, b) = (self.amount(), self.amount());
        match self.below(20) {
            0 | 1 => OwnAction::Spawn {
                kind: self.any(&["own_0", "own_1", "own_2", "ring", "spring", "rover", "wrecker", "slide", "?"]).into(),
                x: a.clone(),
                y: b.clone(),
                x_speed: self.amount(),
                y_speed: self.amount(),
                limit: if self.chance(2) { b } else { a },
            },
            2 => OwnAction::Switch { switch: a, to: self.any(&SwitchTo::ALL) },
            3 => OwnAction::Destroy { explodes: self.chance(2), comes_back: self.chance(2) },
            4 => OwnAction::Turn,
            5 => OwnAction::FacePlayer,
            6 => OwnAction::Speed { ahead: a, down: b },
            7 => OwnAction::Rings { count: a },
            8 => OwnAction::Points { count: a },
            9 => OwnAction::Give { what: self.any(&PowerUp::ALL) },
            10 => OwnAction::Hurt,
            11 => OwnAction::Bounce { speed: a },
            12 => OwnAction::Launch { ahead: a, down: b },
            13 => OwnAction::Lock { frames: a },
            14 => OwnAction::Layer { layer: if self.chance(2) { TileLayer::A } else { TileLayer::B } },
            15 => OwnAction::Sound { sound: self.any(Event::ALL) },
            16 if self.chance(4) => OwnAction::EndAct,
            17 => OwnAction::Play { sound: "hop".into() },
            18 => OwnAction::Music { sound: if self.chance(2) { "hop".into() } else { String::new() } },
            _ => OwnAction::Turn,
        }
    }

    fn rule(&mut self, states: usize) -> OwnRule {
        let only = [
            PlayerIs::Ball,
            PlayerIs::NotBall,
            PlayerIs::Attacks,
            PlayerIs::Grounded,
            PlayerIs::Airborne,
            PlayerIs::Fast { speed: self.amount() },
            PlayerIs::Shielded,
            PlayerIs::Super,
            PlayerIs::Tails,
        ];
        OwnRule {
            when: self.event(),
            only: self.chance(4).then(|| self.any(&only)),
            each_frame: self.chance(4),
            actions: (0..self.below(4)).map(|_| self.own_action()).collect(),
            next: if self.chance(2) { String::new() } else { format!("s{}", self.below(states + 1)) },
            ..OwnRule::default()
        }
    }

    fn touch(&mut self) -> OwnTouch {
        let size = |random: &mut Self| if random.chance(2) { 0 } else { random.below(600) as u16 };
        OwnTouch { effect: self.any(&TouchEffect::ALL), half_width: size(self), half_height: size(self) }
    }
}

/// A definition at random.
pub fn definition(random: &mut Random, name: &str) -> OwnKind {
    let states = random.below(6);
    let state = |random: &mut Random, number: usize| OwnState {
        name: format!("s{number}"),
        form: (!random.chance(3)).then(|| random.any(&OwnForm::ALL)),
        motion: (!random.chance(3)).then(|| random.motion()),
        touch: random.chance(2).then(|| random.touch()),
        animation: random.any(&["", "a0", "a1", "a2"]).into(),
        depth: random.any(&Depth::ALL),
        rules: (0..random.below(6)).map(|_| random.rule(states)).collect(),
        ..OwnState::default()
    };
    let animation = |random: &mut Random, number: usize| OwnAnimation {
        name: format!("a{number}"),
        frames: (0..random.below(5)).map(|_| random.next() as u8).collect(),
        every: random.any(&[1, 2, 8, 255]),
        holds: random.chance(2),
        next: random.any(&["", "a0", "a1", "a9"]).into(),
    };
    let kinds = [
        OwnParameterKind::Number { min: -100, max: 1000, unit: Unit::Pixels },
        OwnParameterKind::Number { min: 5, max: 2, unit: Unit::Plain },
        OwnParameterKind::Flag,
        OwnParameterKind::Switch { sets: true },
    ];
    let parameter = |random: &mut Random, number: usize| OwnParameter {
        name: format!("p{number}"),
        kind: random.any(&kinds),
        default: random.next() as i32,
        ..OwnParameter::default()
    };
    let side = |random: &mut Random| {
        let most = random.any(&[512, 40, 40, 40]);
        1 + random.below(most) as u16
    };
    OwnKind {
        name: name.to_owned(),
        form: random.any(&OwnForm::ALL),
        half_width: side(random),
        half_height: side(random),
        heights: (0..random.below(80)).map(|_| random.next() as i8).collect(),
        throw: random.any(&[Throw::Up, Throw::Down, Throw::Sideways]),
        sags: random.chance(4),
        motion: random.motion(),
        touch: random.touch(),
        health: random.any(&[0, 1, 3, 255]),
        invulnerable: random.any(&[0, 1, 30, 255]),
        states: (0..states).map(|number| state(random, number)).collect(),
        animations: (0..random.below(3)).map(|number| animation(random, number)).collect(),
        parameters: (0..random.below(3)).map(|number| parameter(random, number)).collect(),
        ..OwnKind::default()
    }
}
