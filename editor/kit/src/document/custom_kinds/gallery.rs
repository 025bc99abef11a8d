//! Starting points: object definitions with states and rules, to be changed at will.

use super::{free_name, with_heights};
use sim::project::{
    Amount, OwnAction, OwnEvent, OwnForm, OwnKind, OwnKinds, OwnMotion, OwnParameter, OwnParameterKind, OwnRule,
    OwnState, OwnTouch, PathEnd, PlayerIs, Stuff, TouchEffect,
};
use sim::trace::Event;

/// A starting point.
pub struct StartingPoint {
    /// The title, and that of the object made.
    pub title: &'static str,
    /// The help, in one sentence.
    pub help: &'static str,
    make: fn() -> Vec<OwnKind>,
}

impl StartingPoint {
    /// Returns the definitions of a starting point, with names that the project has not yet. The first one is to be placed,
    /// the others are made by its rules.
    pub fn definitions(&self, own: &OwnKinds) -> Vec<OwnKind> {
        let mut known = own.clone();
        let mut made = (self.make)();
        for place in 0..made.len() {
            let (old, new) = (made[place].name.clone(), free_name(&known, &made[place].name));
            made[place].name.clone_from(&new);
            let states = made.iter_mut().flat_map(|kind| &mut kind.states);
            for action in states.flat_map(|state| &mut state.rules).flat_map(|rule| &mut rule.actions) {
                if let OwnAction::Spawn { kind, .. } = action
                    && *kind == old
                {
                    kind.clone_from(&new);
                }
            }
            known.kinds.push(std::sync::Arc::new(made[place].clone()));
        }
        made
    }
}

/// The starting points, in the order in which they are offered.
pub const STARTING_POINTS: [StartingPoint; 14] = [
    StartingPoint {
        title: "Platform on a path",
        help: "Goes from point to point and carries the player; the points are drawn on the canvas.",
        make: path_platform,
    },
    StartingPoint {
        title: "Sloped platform on a path",
        help: "A platform with an array of heights that goes back and forth.",
        make: sloped_platform,
    },
    StartingPoint { title: "Spiked ball on a chain", help: "Swings below its place and hurts.", make: spiked_ball },
    StartingPoint {
        title: "Sliding door",
        help: "Slides up while its switch is set; how far and which switch is set where it is placed.",
        make: door,
    },
    StartingPoint { title: "Crusher", help: "Drops when a player is below, waits and goes up again.", make: crusher },
    StartingPoint {
        title: "Falling bridge",
        help: "Shakes under a player, falls, and is back when its place is loaded again.",
        make: falling_bridge,
    },
    StartingPoint { title: "Launcher", help: "Throws a player who stands on it up and ahead.", make: launcher },
    StartingPoint { title: "Elevator", help: "Goes up with a player and returns without one.", make: elevator },
    StartingPoint { title: "Breakable crate", help: "Breaks under a player who lands on it as a ball.", make: crate_ },
    StartingPoint { title: "Patroller", help: "An enemy that walks and turns at edges and walls.", make: patroller },
    StartingPoint { title: "Shooter", help: "An enemy that shoots at a player nearby.", make: shooter },
    StartingPoint { title: "Chaser", help: "An enemy that wakes up and flies after the player.", make: chaser },
    StartingPoint {
        title: "Collectible",
        help: "Gives rings and points to a player who touches it.",
        make: collectible,
    },
    StartingPoint {
        title: "Boss of three phases",
        help: "Flies to and fro, throws bombs, becomes faster with its hits and falls in the end.",
        make: boss,
    },
];

fn number(number: i32) -> Amount {
    Amount::Fixed(number)
}

fn base(name: &str, title: &str, form: OwnForm, (half_width, half_height): (u16, u16), matter: Stuff) -> OwnKind {
    OwnKind {
        name: name.to_owned(),
        title: title.to_owned(),
        form,
        half_width,
        half_height,
        matter,
        ..OwnKind::default()
    }
}

fn state(name: &str, rules: Vec<OwnRule>) -> OwnState {
    OwnState { name: name.to_owned(), rules, ..OwnState::default() }
}

fn moving(name: &str, motion: OwnMotion, rules: Vec<OwnRule>) -> OwnState {
    OwnState { motion: Some(motion), ..state(name, rules) }
}

fn rule(when: OwnEvent, actions: Vec<OwnAction>, next: &str) -> OwnRule {
    OwnRule { when, actions, next: next.to_owned(), ..OwnRule::default() }
}

fn go(when: OwnEvent, next: &str) -> OwnRule {
    rule(when, Vec::new(), next)
}

fn timer(frames: i32) -> OwnEvent {
    OwnEvent::Timer { frames: number(frames) }
}

fn near(half_width: i32, half_height: i32) -> OwnEvent {
    OwnEvent::Near { half_width: number(half_width), half_height: number(half_height) }
}

fn path(points: &[[i32; 2]], speed: i32, end: PathEnd) -> OwnMotion {
    let points = points.iter().map(|point| point.map(number)).collect();
    OwnMotion::Path { points, speed: number(speed), wait: number(0), end, smooth: false }
}

fn fall(lands: bool) -> OwnMotion {
    OwnMotion::Fall { gravity: number(0x38), feet: number(0), lands }
}

fn spawn(kind: &str, (x, y): (i32, i32), (x_speed, y_speed): (i32, i32)) -> OwnAction {
    OwnAction::Spawn {
        kind: kind.to_owned(),
        x: number(x),
        y: number(y),
        x_speed: number(x_speed),
        y_speed: number(y_speed),
        limit: number(0),
    }
}

const fn sound(sound: Event) -> OwnAction {
    OwnAction::Sound { sound }
}

fn touch(effect: TouchEffect) -> OwnTouch {
    OwnTouch { effect, ..OwnTouch::default() }
}

fn path_platform() -> Vec<OwnKind> {
    let motion = OwnMotion::Path {
        points: vec![[number(96), number(0)], [number(96), number(-64)]],
        speed: number(0x100),
        wait: number(30),
        end: PathEnd::Back,
        smooth: true,
    };
    let kind = base("path_platform", "Platform on a path", OwnForm::Platform, (32, 8), Stuff::Wood);
    vec![OwnKind { motion, sags: true, ..kind }]
}

fn sloped_platform() -> Vec<OwnKind> {
    let kind = base("path_slope", "Sloped platform on a path", OwnForm::SlopedPlatform, (48, 12), Stuff::Grass);
    vec![with_heights(OwnKind { motion: path(&[[128, -48]], 0x100, PathEnd::Back), ..kind })]
}

fn spiked_ball() -> Vec<OwnKind> {
    let kind = base("spiked_ball", "Spiked ball on a chain", OwnForm::Hazard, (12, 12), Stuff::Steel);
    vec![OwnKind { motion: OwnMotion::Pendulum { length: number(88), reach: number(100), period: number(0) }, ..kind }]
}

fn door() -> Vec<OwnKind> {
    let parameters = vec![
        OwnParameter {
            name: "switch_number".to_owned(),
            label: "Switch".to_owned(),
            help: "The switch that opens it.".to_owned(),
            kind: OwnParameterKind::Switch { sets: false },
            default: 0,
        },
        OwnParameter {
            name: "height".to_owned(),
            label: "Height".to_owned(),
            help: "Pixels that it slides down when it opens; below 0 up.".to_owned(),
            kind: OwnParameterKind::Number { min: -256, max: 256, unit: sim::value::Unit::Pixels },
            default: -64,
        },
    ];
    let switch = || Amount::Parameter("switch_number".to_owned());
    let slides = |height: Amount| OwnMotion::Path {
        points: vec![[number(0), height]],
        speed: number(0x200),
        wait: number(0),
        end: PathEnd::Stop,
        smooth: false,
    };
    let states = vec![
        state("closed", vec![rule(OwnEvent::SwitchSet { switch: switch() }, vec![sound(Event::DoorMoved)], "opens")]),
        moving(
            "opens",
            slides(Amount::Parameter("height".to_owned())),
            vec![go(OwnEvent::SwitchClear { switch: switch() }, "closes")],
        ),
        moving(
            "closes",
            slides(number(0)),
            vec![go(OwnEvent::SwitchSet { switch: switch() }, "opens"), go(OwnEvent::PathEnd, "closed")],
        ),
    ];
    vec![OwnKind { parameters, states, ..base("sliding_door", "Sliding door", OwnForm::Solid, (8, 32), Stuff::Steel) }]
}

fn crusher() -> Vec<OwnKind> {
    let states = vec![
        state("waits", vec![go(near(40, 160), "drops")]),
        moving("drops", fall(true), vec![rule(OwnEvent::Lands, vec![sound(Event::GroundBroken)], "rests")]),
        state("rests", vec![go(timer(60), "rises")]),
        moving("rises", path(&[[0, 0]], 0x80, PathEnd::Stop), vec![go(OwnEvent::PathEnd, "waits")]),
    ];
    vec![OwnKind { states, ..base("crusher", "Crusher", OwnForm::Solid, (24, 24), Stuff::Stone) }]
}

fn falling_bridge() -> Vec<OwnKind> {
    let shakes = path(&[[1, 0], [-1, 0]], 0x100, PathEnd::Loop);
    let states = vec![
        state("holds", vec![go(OwnEvent::StoodOn, "shakes")]),
        moving("shakes", shakes, vec![rule(timer(40), vec![sound(Event::GroundBroken)], "falls")]),
        OwnState { form: Some(OwnForm::Passable), ..moving("falls", fall(false), Vec::new()) },
    ];
    vec![OwnKind { states, ..base("falling_bridge", "Falling bridge", OwnForm::Platform, (48, 8), Stuff::Wood) }]
}

fn launcher() -> Vec<OwnKind> {
    let throw = OwnAction::Launch { ahead: number(0x600), down: number(-0xA00) };
    let states = vec![
        state("ready", vec![rule(OwnEvent::StoodOn, vec![throw, sound(Event::SpringThrew)], "rests")]),
        state("rests", vec![go(timer(20), "ready")]),
    ];
    vec![OwnKind { states, ..base("launcher", "Launcher", OwnForm::Solid, (16, 8), Stuff::Steel) }]
}

fn elevator() -> Vec<OwnKind> {
    let states = vec![
        state("below", vec![go(OwnEvent::StoodOn, "rises")]),
        moving("rises", path(&[[0, -128]], 0x180, PathEnd::Stop), vec![go(OwnEvent::PathEnd, "above")]),
        state("above", vec![go(OwnEvent::NotStoodOn, "waits")]),
        state("waits", vec![go(timer(45), "returns")]),
        moving("returns", path(&[[0, 0]], 0x180, PathEnd::Stop), vec![go(OwnEvent::PathEnd, "below")]),
    ];
    vec![OwnKind { states, ..base("elevator", "Elevator", OwnForm::Platform, (32, 8), Stuff::Steel) }]
}

fn crate_() -> Vec<OwnKind> {
    let breaks = vec![
        OwnAction::Bounce { speed: number(0x300) },
        OwnAction::Points { count: number(100) },
        sound(Event::GroundBroken),
        OwnAction::Destroy { explodes: true, comes_back: false },
    ];
    let lands = OwnRule { only: Some(PlayerIs::Ball), ..rule(OwnEvent::Top, breaks, "") };
    let states = vec![state("whole", vec![lands])];
    vec![OwnKind { states, ..base("breakable_crate", "Breakable crate", OwnForm::Solid, (16, 16), Stuff::Wood) }]
}

fn patroller() -> Vec<OwnKind> {
    let walk = OwnMotion::Walk { speed: number(0x100), feet: number(0), turns: true, passes_walls: false };
    let states =
        vec![moving("drops", fall(true), vec![go(OwnEvent::Lands, "walks")]), moving("walks", walk, Vec::new())];
    let kind = base("patroller", "Patroller", OwnForm::Passable, (16, 12), Stuff::Steel);
    vec![OwnKind { states, touch: touch(TouchEffect::Attackable), ..kind }]
}

fn shooter() -> Vec<OwnKind> {
    let shoots = vec![OwnAction::FacePlayer, spawn("shooter_shot", (16, 0), (0x200, 0)), sound(Event::Released)];
    let states = vec![
        state("waits", vec![rule(near(160, 48), vec![OwnAction::FacePlayer], "aims")]),
        state("aims", vec![rule(timer(30), shoots, "rests")]),
        state("rests", vec![go(timer(60), "waits")]),
    ];
    let kind = base("shooter", "Shooter", OwnForm::Passable, (14, 14), Stuff::Steel);
    let shot = base("shooter_shot", "Shot of the shooter", OwnForm::Passable, (4, 4), Stuff::Wood);
    vec![
        OwnKind { states, touch: touch(TouchEffect::Attackable), ..kind },
        OwnKind { motion: OwnMotion::Fly, touch: touch(TouchEffect::Shot), ..shot },
    ]
}

fn chaser() -> Vec<OwnKind> {
    let chase = OwnMotion::Chase { speed: number(0x180), acceleration: number(0x0C) };
    let states = vec![
        state("sleeps", vec![rule(near(112, 96), vec![sound(Event::Charged)], "chases")]),
        moving("chases", chase, vec![go(timer(360), "leaves")]),
        moving(
            "leaves",
            OwnMotion::Fly,
            vec![rule(OwnEvent::Start, vec![OwnAction::Speed { ahead: number(0x100), down: number(-0x200) }], "")],
        ),
    ];
    let kind = base("chaser", "Chaser", OwnForm::Passable, (12, 12), Stuff::Stone);
    vec![OwnKind { states, touch: touch(TouchEffect::Attackable), ..kind }]
}

fn collectible() -> Vec<OwnKind> {
    let gives = vec![
        OwnAction::Rings { count: number(5) },
        OwnAction::Points { count: number(500) },
        sound(Event::EmeraldGained),
        OwnAction::Destroy { explodes: false, comes_back: false },
    ];
    let bob = OwnMotion::Swing { across: number(0), down: number(6), period: number(64) };
    let states = vec![state("there", vec![rule(OwnEvent::Touched, gives, "")])];
    let kind = base("collectible", "Collectible", OwnForm::Passable, (8, 8), Stuff::Grass);
    vec![OwnKind { states, motion: bob, touch: touch(TouchEffect::Collected), ..kind }]
}

fn boss() -> Vec<OwnKind> {
    let bomb = || spawn("boss_bomb", (0, 20), (0, 0));
    let flies = |speed: i32| path(&[[-112, 0], [112, 0]], speed, PathEnd::Loop);
    let phase = |name: &str, speed: i32, every: i32, next: &str, hits: i32| {
        let frames = number(every);
        let mut rules = vec![
            rule(OwnEvent::Every { frames }, vec![bomb()], ""),
            rule(OwnEvent::Defeated, vec![OwnAction::Points { count: number(1000) }], "falls"),
        ];
        if hits > 0 {
            rules.push(rule(OwnEvent::Hit, vec![sound(Event::BumperThrew)], next));
        }
        moving(name, flies(speed), rules)
    };
    let bursts = vec![spawn("explosion", (-12, 8), (0, 0)), spawn("explosion", (14, -6), (0, 0))];
    let states = vec![
        state("waits", vec![go(near(150, 160), "calm")]),
        phase("calm", 0x100, 120, "annoyed", 1),
        phase("annoyed", 0x180, 80, "angry", 1),
        phase("angry", 0x280, 50, "", 0),
        OwnState {
            touch: Some(touch(TouchEffect::None)),
            ..moving(
                "falls",
                OwnMotion::Fall { gravity: number(0x10), feet: number(0), lands: true },
                vec![
                    OwnRule { each_frame: true, ..rule(OwnEvent::Every { frames: number(12) }, bursts, "") },
                    rule(timer(150), vec![OwnAction::Destroy { explodes: true, comes_back: false }], ""),
                ],
            )
        },
    ];
    let kind = base("boss", "Boss of three phases", OwnForm::Passable, (28, 20), Stuff::Steel);
    let bomb = base("boss_bomb", "Bomb of the boss", OwnForm::Passable, (8, 8), Stuff::Stone);
    let drops = vec![
        moving("falls", fall(true), vec![go(OwnEvent::Lands, "lies")]),
        state("lies", vec![rule(timer(40), vec![OwnAction::Destroy { explodes: true, comes_back: false }], "")]),
    ];
    vec![
        OwnKind { states, touch: touch(TouchEffect::Attackable), health: 6, invulnerable: 32, ..kind },
        OwnKind { states: drops, touch: touch(TouchEffect::Hurts), ..bomb },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::objects::is_free_name;
    use std::collections::BTreeSet;

    #[test]
    fn each_starting_point_makes_definitions_with_names_of_their_own() {
        let mut own = OwnKinds::default();
        for point in &STARTING_POINTS {
            for _ in 0..2 {
                for kind in point.definitions(&own) {
                    assert!(is_free_name(&kind.name) && own.named(&kind.name).is_none(), "{}", kind.name);
                    own.kinds.push(std::sync::Arc::new(kind));
                }
            }
        }
        let names: BTreeSet<_> = own.kinds.iter().map(|kind| kind.name.as_str()).collect();
        assert_eq!(names.len(), own.kinds.len());
        let spawned = |kind: &OwnKind| {
            let actions = kind.rules().flat_map(|rule| &rule.actions);
            actions
                .filter_map(|action| match action {
                    OwnAction::Spawn { kind, .. } => Some(kind.clone()),
                    _ => None,
                })
                .collect::<Vec<_>>()
        };
        let second = own.named("shooter_2").expect("the second one");
        assert_eq!(spawned(second), ["shooter_shot_2"], "it makes its own shots");
    }
}
