//! Names, help and numbers of what object definitions are made of.

use sim::project::{
    Amount, Depth, OwnAction, OwnEvent, OwnMotion, OwnParameterKind, PathEnd, PlayerIs, PowerUp, SwitchTo, TouchEffect,
};
use sim::tiles::TileLayer;
use sim::trace::Event;
use sim::value::Unit;
use std::ops::RangeInclusive;

/// A number of a motion, an event or an action, with its label.
#[derive(Debug)]
pub struct AmountField<'a> {
    /// The label.
    pub label: &'static str,
    /// The help, in one sentence.
    pub help: &'static str,
    /// The numbers that make sense.
    pub range: RangeInclusive<i32>,
    /// The unit, shown behind the number.
    pub unit: &'static str,
    /// The meaning of 0, if 0 stands for something else than none.
    pub zero: &'static str,
    /// The number.
    pub amount: &'a mut Amount,
}

const WAY: RangeInclusive<i32> = -4096..=4096;
const SIZE: RangeInclusive<i32> = 0..=4096;
const SPEED: RangeInclusive<i32> = -0x4000..=0x4000;
const FORWARD: RangeInclusive<i32> = 0..=0x4000;
const FRAMES: RangeInclusive<i32> = 0..=36_000;
const PERIOD: RangeInclusive<i32> = 0..=2048;
const COUNT: RangeInclusive<i32> = 0..=1_000_000;
const SPEED_UNIT: &str = "/ 256 px/frame";

fn field<'a>(
    (label, help): (&'static str, &'static str),
    range: RangeInclusive<i32>,
    unit: &'static str,
    amount: &'a mut Amount,
) -> AmountField<'a> {
    AmountField { label, help, range, unit, zero: "", amount }
}

fn or_zero<'a>(zero: &'static str, field: AmountField<'a>) -> AmountField<'a> {
    AmountField { zero, ..field }
}

/// The motions as they are offered, each as it begins.
pub fn motions() -> Vec<OwnMotion> {
    let number = Amount::Fixed;
    vec![
        OwnMotion::Still,
        OwnMotion::Swing { across: number(64), down: number(0), period: number(0) },
        OwnMotion::Circle { across: number(48), down: number(48), period: number(0) },
        OwnMotion::Pendulum { length: number(72), reach: number(100), period: number(0) },
        OwnMotion::Path {
            points: vec![[number(96), number(0)]],
            speed: number(0x100),
            wait: number(30),
            end: PathEnd::Back,
            smooth: false,
        },
        OwnMotion::Walk { speed: number(0x100), feet: number(0), turns: true, passes_walls: false },
        OwnMotion::Fall { gravity: number(0x38), feet: number(0), lands: true },
        OwnMotion::Fly,
        OwnMotion::Chase { speed: number(0x180), acceleration: number(0x10) },
        OwnMotion::Sink { depth: number(32), speed: number(0x80) },
    ]
}

/// Returns the title of a motion.
pub const fn motion_name(motion: &OwnMotion) -> &'static str {
    match motion {
        OwnMotion::Still => "Stays in its place",
        OwnMotion::Swing { .. } => "There and back",
        OwnMotion::Circle { .. } => "Round a circle",
        OwnMotion::Pendulum { .. } => "On a chain",
        OwnMotion::Path { .. } => "Along a path",
        OwnMotion::Walk { .. } => "Along the ground",
        OwnMotion::Fall { .. } => "Falls",
        OwnMotion::Fly => "Straight on",
        OwnMotion::Chase { .. } => "After the player",
        OwnMotion::Sink { .. } => "Sinks under a player",
    }
}

/// Returns the help of a motion, in one sentence.
pub const fn motion_help(motion: &OwnMotion) -> &'static str {
    match motion {
        OwnMotion::Still => "It does not move by itself.",
        OwnMotion::Swing { .. } => "It goes along a line, slowly at both ends, as moving platforms do.",
        OwnMotion::Circle { .. } => "It goes round a circle, or an ellipse if both sizes differ.",
        OwnMotion::Pendulum { .. } => "It hangs on a chain below its place and swings.",
        OwnMotion::Path { .. } => "It goes from point to point; the points are drawn on the level's canvas.",
        OwnMotion::Walk { .. } => "It walks the way it faces, up and down slopes.",
        OwnMotion::Fall { .. } => "It moves by its speeds and falls faster and faster.",
        OwnMotion::Fly => "It moves by its speeds: those that the action Speed or the object that made it gave.",
        OwnMotion::Chase { .. } => "It flies towards the nearer player.",
        OwnMotion::Sink { .. } => "It sinks while a player stands on it, and rises again.",
    }
}

/// Returns the numbers of a motion; not the points of a path.
pub fn motion_amounts(motion: &mut OwnMotion) -> Vec<AmountField<'_>> {
    let period = "How long it takes there and back, or once round. 0: 256 frames, in time with all others";
    let feet = ("Feet", "Pixels from its centre to its feet");
    match motion {
        OwnMotion::Still | OwnMotion::Fly => Vec::new(),
        OwnMotion::Swing { across, down, period: time } => vec![
            field(("Across", "To either side. Below 0 it begins at the right end"), WAY, "px", across),
            field(("Up and down", "Up and down. Below 0 it begins at the lower end"), WAY, "px", down),
            or_zero("shared", field(("Period", period), PERIOD, "frames", time)),
        ],
        OwnMotion::Circle { across, down, period: time } => vec![
            field(("Across", "To either side. Below 0 it turns the other way round"), WAY, "px", across),
            field(("Up and down", "Up and down. Below 0 it begins below its place"), WAY, "px", down),
            or_zero("shared", field(("Period", period), PERIOD, "frames", time)),
        ],
        OwnMotion::Pendulum { length, reach, period: time } => vec![
            field(("Chain", "Pixels from its place to its centre"), SIZE, "px", length),
            field(("Reach", "How far it swings to either side, in percent of a quarter turn"), 0..=200, "%", reach),
            or_zero("shared", field(("Period", period), PERIOD, "frames", time)),
        ],
        OwnMotion::Path { speed, wait, .. } => vec![
            field(("Speed", "How fast it goes; 256 is a pixel a frame"), FORWARD, SPEED_UNIT, speed),
            field(("Wait", "How long it rests at each point"), FRAMES, "frames", wait),
        ],
        OwnMotion::Walk { speed, feet: radius, .. } => vec![
            field(("Speed", "How fast it walks; 256 is a pixel a frame, below 0 backwards"), SPEED, SPEED_UNIT, speed),
            or_zero("half its height", field(feet, SIZE, "px", radius)),
        ],
        OwnMotion::Fall { gravity, feet: radius, .. } => vec![
            field(("Gravity", "Speed gained in each frame; 56 is that of most objects"), SPEED, SPEED_UNIT, gravity),
            or_zero("half its height", field(feet, SIZE, "px", radius)),
        ],
        OwnMotion::Chase { speed, acceleration } => vec![
            field(("Speed", "The greatest speed along either axis"), FORWARD, SPEED_UNIT, speed),
            field(("Acceleration", "Speed gained towards the player in each frame"), FORWARD, SPEED_UNIT, acceleration),
        ],
        OwnMotion::Sink { depth, speed } => vec![
            field(("Depth", "How far it sinks. Below 0 it rises"), WAY, "px", depth),
            field(("Speed", "How fast it goes; 256 is a pixel a frame"), FORWARD, SPEED_UNIT, speed),
        ],
    }
}

/// Returns the title of what follows the last point of a path.
pub const fn path_end_name(end: PathEnd) -> &'static str {
    match end {
        PathEnd::Stop => "Stays there",
        PathEnd::Loop => "Round again",
        PathEnd::Back => "Back and forth",
    }
}

/// The events as they are offered, each as it begins.
pub fn events() -> Vec<OwnEvent> {
    let number = Amount::Fixed;
    vec![
        OwnEvent::Start,
        OwnEvent::Timer { frames: number(60) },
        OwnEvent::Every { frames: number(60) },
        OwnEvent::AnimationEnd,
        OwnEvent::Near { half_width: number(96), half_height: number(64) },
        OwnEvent::Far { half_width: number(128), half_height: number(96) },
        OwnEvent::OnScreen,
        OwnEvent::OffScreen,
        OwnEvent::StoodOn,
        OwnEvent::NotStoodOn,
        OwnEvent::Top,
        OwnEvent::Side,
        OwnEvent::Bottom,
        OwnEvent::Touched,
        OwnEvent::Hit,
        OwnEvent::Defeated,
        OwnEvent::Lands,
        OwnEvent::Wall,
        OwnEvent::Edge,
        OwnEvent::Point { number: number(1) },
        OwnEvent::PathEnd,
        OwnEvent::SwitchSet { switch: number(0) },
        OwnEvent::SwitchClear { switch: number(0) },
        OwnEvent::Rings { count: number(50) },
    ]
}

/// Returns the title of an event.
pub const fn event_name(event: &OwnEvent) -> &'static str {
    match event {
        OwnEvent::Start => "State begins",
        OwnEvent::Timer { .. } => "Time is up",
        OwnEvent::Every { .. } => "Again and again",
        OwnEvent::AnimationEnd => "Animation ends",
        OwnEvent::Near { .. } => "Player is near",
        OwnEvent::Far { .. } => "Player is far away",
        OwnEvent::OnScreen => "On the screen",
        OwnEvent::OffScreen => "Not on the screen",
        OwnEvent::StoodOn => "Player stands on it",
        OwnEvent::NotStoodOn => "No player stands on it",
        OwnEvent::Top => "Player lands on it",
        OwnEvent::Side => "Player at its side",
        OwnEvent::Bottom => "Player at its bottom",
        OwnEvent::Touched => "Player touches it",
        OwnEvent::Hit => "It is hit",
        OwnEvent::Defeated => "Last hit",
        OwnEvent::Lands => "It lands",
        OwnEvent::Wall => "It meets a wall",
        OwnEvent::Edge => "It comes to an edge",
        OwnEvent::Point { .. } => "Point reached",
        OwnEvent::PathEnd => "End of its path",
        OwnEvent::SwitchSet { .. } => "Switch is set",
        OwnEvent::SwitchClear { .. } => "Switch is not set",
        OwnEvent::Rings { .. } => "Rings collected",
    }
}

/// Returns the help of an event, in one sentence.
pub const fn event_help(event: &OwnEvent) -> &'static str {
    match event {
        OwnEvent::Start => "Once, in the frame in which the state begins.",
        OwnEvent::Timer { .. } => "Once, after so many frames of the state.",
        OwnEvent::Every { .. } => "Each time so many frames of the state are over.",
        OwnEvent::AnimationEnd => "When the last frame of the animation was shown.",
        OwnEvent::Near { .. } => "A player's centre comes into a box around its centre.",
        OwnEvent::Far { .. } => "No player's centre is in a box around its centre.",
        OwnEvent::OnScreen => "It comes onto the screen.",
        OwnEvent::OffScreen => "It leaves the screen and still exists.",
        OwnEvent::StoodOn => "A player stands on what is solid of it.",
        OwnEvent::NotStoodOn => "No player stands on what is solid of it.",
        OwnEvent::Top => "In the frame in which a player lands on what is solid of it.",
        OwnEvent::Side => "A player comes to the side of what is solid of it.",
        OwnEvent::Bottom => "A player comes to the bottom of what is solid of it.",
        OwnEvent::Touched => "A player touches its hitbox: collects it, or is hurt by it.",
        OwnEvent::Hit => "An attack on its hitbox that it stands. See Health.",
        OwnEvent::Defeated => "The last hit that it stands. Without such a rule it explodes.",
        OwnEvent::Lands => "It falls onto the ground.",
        OwnEvent::Wall => "It walks into a wall.",
        OwnEvent::Edge => "It walks to where the ground ends.",
        OwnEvent::Point { .. } => "It reaches a point of its path; 0 is its place.",
        OwnEvent::PathEnd => "It reaches the last point of its path, or its place again.",
        OwnEvent::SwitchSet { .. } => "A button or a trigger sets a switch of the level.",
        OwnEvent::SwitchClear { .. } => "A switch of the level is not set.",
        OwnEvent::Rings { .. } => "The player has so many rings.",
    }
}

/// Returns the numbers of an event.
pub fn event_amounts(event: &mut OwnEvent) -> Vec<AmountField<'_>> {
    let switch = ("Switch", "The number of the switch");
    match event {
        OwnEvent::Timer { frames } | OwnEvent::Every { frames } => {
            vec![field(("Frames", "60 frames are a second"), FRAMES, "frames", frames)]
        }
        OwnEvent::Near { half_width, half_height } | OwnEvent::Far { half_width, half_height } => vec![
            field(("Half width", "Half the width of the box"), SIZE, "px", half_width),
            field(("Half height", "Half the height of the box"), SIZE, "px", half_height),
        ],
        OwnEvent::Point { number } => {
            vec![field(("Point", "The number of the point, from 1 on; 0 is its place"), 0..=32, "", number)]
        }
        OwnEvent::SwitchSet { switch: number } | OwnEvent::SwitchClear { switch: number } => {
            vec![field(switch, 0..=15, "", number)]
        }
        OwnEvent::Rings { count } => vec![field(("Rings", "At least so many rings"), 0..=999, "", count)],
        _ => Vec::new(),
    }
}

/// The conditions on the player as they are offered, each as it begins.
pub fn player_conditions() -> Vec<PlayerIs> {
    vec![
        PlayerIs::Ball,
        PlayerIs::NotBall,
        PlayerIs::Attacks,
        PlayerIs::Grounded,
        PlayerIs::Airborne,
        PlayerIs::Fast { speed: Amount::Fixed(0x480) },
        PlayerIs::Shielded,
        PlayerIs::Invincible,
        PlayerIs::Super,
        PlayerIs::Sonic,
        PlayerIs::Tails,
        PlayerIs::Knuckles,
    ]
}

/// Returns the title of a condition on the player.
pub const fn player_name(only: &PlayerIs) -> &'static str {
    match only {
        PlayerIs::Ball => "is a ball",
        PlayerIs::NotBall => "is no ball",
        PlayerIs::Attacks => "attacks",
        PlayerIs::Grounded => "is on the ground",
        PlayerIs::Airborne => "is in the air",
        PlayerIs::Fast { .. } => "is fast",
        PlayerIs::Shielded => "has a shield",
        PlayerIs::Invincible => "is invincible",
        PlayerIs::Super => "is super",
        PlayerIs::Sonic => "is Sonic",
        PlayerIs::Tails => "is Tails",
        PlayerIs::Knuckles => "is Knuckles",
    }
}

/// Returns the numbers of a condition on the player.
pub fn player_amounts(only: &mut PlayerIs) -> Vec<AmountField<'_>> {
    match only {
        PlayerIs::Fast { speed } => {
            vec![field(
                ("Speed", "At least this speed along the ground; 256 is a pixel a frame"),
                FORWARD,
                SPEED_UNIT,
                speed,
            )]
        }
        _ => Vec::new(),
    }
}

/// The actions as they are offered, each as it begins.
pub fn actions() -> Vec<OwnAction> {
    let number = Amount::Fixed;
    vec![
        OwnAction::Switch { switch: number(0), to: SwitchTo::Set },
        OwnAction::Spawn {
            kind: "ring".to_owned(),
            x: number(0),
            y: number(0),
            x_speed: number(0),
            y_speed: number(0),
            limit: number(0),
        },
        OwnAction::Destroy { explodes: true, comes_back: false },
        OwnAction::Turn,
        OwnAction::FacePlayer,
        OwnAction::Speed { ahead: number(0x100), down: number(0) },
        OwnAction::Rings { count: number(1) },
        OwnAction::Points { count: number(100) },
        OwnAction::Give { what: PowerUp::Shield },
        OwnAction::Hurt,
        OwnAction::Bounce { speed: number(0x700) },
        OwnAction::Launch { ahead: number(0x800), down: number(-0x600) },
        OwnAction::Lock { frames: number(16) },
        OwnAction::Layer { layer: TileLayer::A },
        OwnAction::Sound { sound: Event::DoorMoved },
        OwnAction::Play { sound: String::new() },
        OwnAction::Music { sound: String::new() },
        OwnAction::EndAct,
    ]
}

/// Returns the title of an action.
pub const fn action_name(action: &OwnAction) -> &'static str {
    match action {
        OwnAction::Switch { .. } => "Change a switch",
        OwnAction::Spawn { .. } => "Make an object",
        OwnAction::Destroy { .. } => "Remove this object",
        OwnAction::Turn => "Turn round",
        OwnAction::FacePlayer => "Face the player",
        OwnAction::Speed { .. } => "Set its speed",
        OwnAction::Rings { .. } => "Give rings",
        OwnAction::Points { .. } => "Give points",
        OwnAction::Give { .. } => "Give a power-up",
        OwnAction::Hurt => "Hurt the player",
        OwnAction::Bounce { .. } => "Bounce the player",
        OwnAction::Launch { .. } => "Launch the player",
        OwnAction::Lock { .. } => "Lock the controls",
        OwnAction::Layer { .. } => "Set the player's layer",
        OwnAction::Sound { .. } => "Play a sound",
        OwnAction::Play { .. } => "Play a sound of the project",
        OwnAction::Music { .. } => "Change the music",
        OwnAction::EndAct => "End the act",
    }
}

/// Returns the help of an action, in one sentence.
pub const fn action_help(action: &OwnAction) -> &'static str {
    match action {
        OwnAction::Switch { .. } => {
            "Sets, clears or toggles a switch of the level, which doors and other objects obey."
        }
        OwnAction::Spawn { .. } => "Makes another object at an offset from this one.",
        OwnAction::Destroy { .. } => "Takes this object away, with or without an explosion.",
        OwnAction::Turn => "Turns this object left to right.",
        OwnAction::FacePlayer => "Turns this object towards the nearer player. Pictures face right.",
        OwnAction::Speed { .. } => "Gives this object speeds, for the motions Falls, Straight on and After the player.",
        OwnAction::Rings { .. } => "Gives the player rings.",
        OwnAction::Points { .. } => "Gives points.",
        OwnAction::Give { .. } => "Gives the player what a monitor holds.",
        OwnAction::Hurt => "Hurts the player, unless something protects them.",
        OwnAction::Bounce { .. } => "Throws the player upwards.",
        OwnAction::Launch { .. } => "Gives the player a speed ahead and downwards; below 0 upwards.",
        OwnAction::Lock { .. } => "Keeps the player on the ground from steering.",
        OwnAction::Layer { .. } => "Puts the player on a collision layer.",
        OwnAction::Sound { .. } => "Plays the sound of an event.",
        OwnAction::Play { .. } => "Plays a sound of the project once.",
        OwnAction::Music { .. } => "Changes the music, or brings the level's own music back.",
        OwnAction::EndAct => "Ends the act, as a goal does.",
    }
}

/// Returns the numbers of an action.
pub fn action_amounts(action: &mut OwnAction) -> Vec<AmountField<'_>> {
    match action {
        OwnAction::Switch { switch, .. } => vec![field(("Switch", "The number of the switch"), 0..=15, "", switch)],
        OwnAction::Spawn { x, y, x_speed, y_speed, limit, .. } => vec![
            field(("Ahead", "Pixels ahead of this object's centre"), WAY, "px", x),
            field(("Down", "Pixels below this object's centre"), WAY, "px", y),
            field(("Speed ahead", "256 is a pixel a frame"), SPEED, SPEED_UNIT, x_speed),
            field(("Speed down", "256 is a pixel a frame"), SPEED, SPEED_UNIT, y_speed),
            or_zero("no limit", field(("At a time", "Objects from this one that exist at a time"), 0..=100, "", limit)),
        ],
        OwnAction::Speed { ahead, down } => vec![
            field(("Ahead", "Speed ahead; 256 is a pixel a frame"), SPEED, SPEED_UNIT, ahead),
            field(("Down", "Speed downwards; 256 is a pixel a frame"), SPEED, SPEED_UNIT, down),
        ],
        OwnAction::Launch { ahead, down } => vec![
            field(("Ahead", "Speed ahead; 256 is a pixel a frame"), SPEED, SPEED_UNIT, ahead),
            field(
                ("Down", "Speed downwards, below 0 upwards. At 0 a player on the ground stays there"),
                SPEED,
                SPEED_UNIT,
                down,
            ),
        ],
        OwnAction::Rings { count } => vec![field(("Rings", "How many"), 0..=999, "", count)],
        OwnAction::Points { count } => vec![field(("Points", "How many"), COUNT, "", count)],
        OwnAction::Bounce { speed } => {
            vec![field(("Speed", "Speed upwards; 256 is a pixel a frame"), SPEED, SPEED_UNIT, speed)]
        }
        OwnAction::Lock { frames } => vec![field(("Frames", "60 frames are a second"), FRAMES, "frames", frames)],
        _ => Vec::new(),
    }
}

/// Returns the title of a hitbox's effect.
pub const fn touch_name(effect: TouchEffect) -> &'static str {
    match effect {
        TouchEffect::None => "None",
        TouchEffect::Hurts => "Hurts",
        TouchEffect::Shot => "Shot",
        TouchEffect::Attackable => "Can be attacked",
        TouchEffect::Collected => "Is collected",
        TouchEffect::Touched => "Is noticed",
    }
}

/// Returns the help of a hitbox's effect, in one sentence.
pub const fn touch_help(effect: TouchEffect) -> &'static str {
    match effect {
        TouchEffect::None => "No hitbox.",
        TouchEffect::Hurts => "A player who touches it is hurt.",
        TouchEffect::Shot => "A player who touches it is hurt; in some games a shield throws it back.",
        TouchEffect::Attackable => "A ball destroys it or hits it; any other player is hurt.",
        TouchEffect::Collected => "A player collects it, but not while they flicker after a hit.",
        TouchEffect::Touched => "Only rules notice the touch.",
    }
}

/// Returns the title of a depth.
pub const fn depth_name(depth: Depth) -> &'static str {
    match depth {
        Depth::Behind => "Behind the player",
        Depth::InFront => "In front of the player",
        Depth::Unseen => "Not drawn",
    }
}

/// Returns the title of a power-up.
pub const fn power_up_name(what: PowerUp) -> &'static str {
    match what {
        PowerUp::Shield => "Shield",
        PowerUp::FireShield => "Fire shield",
        PowerUp::LightningShield => "Lightning shield",
        PowerUp::BubbleShield => "Bubble shield",
        PowerUp::SpeedShoes => "Speed shoes",
        PowerUp::Invincibility => "Invincibility",
        PowerUp::Life => "Life",
    }
}

/// Returns the title of the sound of an event.
pub const fn sound_name(event: Event) -> &'static str {
    match event {
        Event::Jumped => "Jump",
        Event::Rolled => "Roll",
        Event::Skidded => "Skid",
        Event::Charged => "Charge",
        Event::Released => "Release",
        Event::AbilityUsed => "Ability",
        Event::Transformed => "Transformation",
        Event::ShieldGained => "Shield",
        Event::Splashed => "Splash",
        Event::AirWarned => "Air warning",
        Event::Breathed => "Breath",
        Event::Drowned => "Drowning",
        Event::Died => "Death",
        Event::Hurt => "Hurt",
        Event::RingsLost => "Rings lost",
        Event::RingGained => "Ring",
        Event::LifeGained => "Life",
        Event::EmeraldGained => "Emerald",
        Event::CheckpointPassed => "Checkpoint",
        Event::GoalReached => "Goal",
        Event::SwitchPressed => "Switch",
        Event::SpringThrew => "Spring",
        Event::BumperThrew => "Bumper",
        Event::EnemyDestroyed => "Explosion",
        Event::MonitorBroken => "Monitor",
        Event::GroundBroken => "Breaking ground",
        Event::DoorMoved => "Door",
        Event::Flung => "Launch",
    }
}

/// Returns the title of a switch's new value.
pub const fn switch_to_name(to: SwitchTo) -> &'static str {
    match to {
        SwitchTo::Set => "Set",
        SwitchTo::Clear => "Clear",
        SwitchTo::Toggle => "Toggle",
    }
}

/// Returns the title of a parameter's values.
pub const fn parameter_kind_name(kind: OwnParameterKind) -> &'static str {
    match kind {
        OwnParameterKind::Number { .. } => "Number",
        OwnParameterKind::Flag => "On or off",
        OwnParameterKind::Switch { sets: true } => "Switch that it sets",
        OwnParameterKind::Switch { sets: false } => "Switch that it obeys",
    }
}

/// Returns the title of a unit.
pub const fn unit_name(unit: Unit) -> &'static str {
    match unit {
        Unit::Plain => "No unit",
        Unit::Pixels => "Pixels",
        Unit::Frames => "Frames",
        Unit::Speed => "Speed",
        Unit::HexAngle => "Angle",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_choice_has_a_name_of_its_own_and_numbers_in_range() {
        let (mut motions, mut events, mut actions) = (motions(), events(), actions());
        let names = [
            motions.iter().map(|motion| motion_name(motion)).collect::<Vec<_>>(),
            events.iter().map(|event| event_name(event)).collect(),
            actions.iter().map(|action| action_name(action)).collect(),
            player_conditions().iter().map(|only| player_name(only)).collect(),
        ];
        for names in names {
            assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
        }
        let mut fields = Vec::new();
        motions.iter_mut().for_each(|motion| fields.extend(motion_amounts(motion)));
        events.iter_mut().for_each(|event| fields.extend(event_amounts(event)));
        actions.iter_mut().for_each(|action| fields.extend(action_amounts(action)));
        assert!(fields.len() > 30);
        for field in fields {
            let number = field.amount.fixed().expect("it begins with a number");
            assert!(field.range.contains(&number), "{}: {number}", field.label);
        }
    }
}
