//! The kinds of object: one file for each, in a folder for each group of the palette, with all there is to say about it, and one
//! line in the roster below.

mod monitor_content;
mod trail;

use super::{Around, Body, Kind, KindInfo, Original, Pen, Setting, Throws, TouchBox, parameters, solid};
use crate::contacts::Element;
use crate::digest::field_name;
use crate::level::Level;
use crate::player::Player;
use crate::ruleset::Ruleset;
use crate::snapshot::{Sink, Snapshot, SnapshotError, SnapshotReader};
use crate::trace::Trace;
use crate::units::Sub;
use parameters::Values;

/// Declares the kinds: the files beside this one, the state of an object of any kind, and what is asked of it by kind.
macro_rules! roster {
    ($($(#[$what:meta])* $group:ident { $($file:ident :: $name:ident),* $(,)? })*) => {
        $($(#[$what])* pub mod $group { $(#[allow(missing_docs, reason = "its file says what it is")] pub mod $file;)* })*

        /// A kind, by its place in the roster: not to be saved.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "their files say what they are")]
        pub enum KindId { #[default] None, $($($name,)*)* }

        /// The state of one object of any kind.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[allow(missing_docs, reason = "their files say what they are")]
        pub enum State { #[default] None, $($($name($group::$file::$name),)*)* }

        $($(impl From<$group::$file::$name> for State {
            fn from(state: $group::$file::$name) -> Self {
                Self::$name(state)
            }
        })*)*

        /// The kinds, parts of others included, in the order of the roster.
        pub const KINDS: &[KindId] = &[$($(KindId::$name,)*)*];

        impl KindId {
            /// Returns the description of the kind.
            pub const fn info(self) -> &'static KindInfo {
                match self {
                    Self::None => &NO_KIND,
                    $($(Self::$name => &<$group::$file::$name as Kind>::INFO,)*)*
                }
            }

            /// The parameters of one that was not placed.
            pub const fn defaults(self) -> &'static Values {
                match self {
                    Self::None => &[0; parameters::MOST],
                    $($(Self::$name => const { &parameters::defaults(<$group::$file::$name as Kind>::INFO.parameters) },)*)*
                }
            }

            /// Placed ones remember something while they are far away.
            pub(super) const fn has_memory(self) -> bool {
                match self {
                    Self::None => false,
                    $($(Self::$name => <$group::$file::$name as Kind>::HAS_MEMORY,)*)*
                }
            }

            /// Placed rings.
            pub(super) const fn is_rings(self) -> bool {
                match self {
                    Self::None => false,
                    $($(Self::$name => <$group::$file::$name as Kind>::IS_RINGS,)*)*
                }
            }

            /// An area of the level, which takes no slot.
            pub(super) const fn is_area(self) -> bool {
                match self {
                    Self::None => false,
                    $($(Self::$name => <$group::$file::$name as Kind>::IS_AREA,)*)*
                }
            }

            /// The player does not see it: only for level authors.
            pub const fn is_hidden(self) -> bool {
                match self {
                    Self::None => true,
                    $($(Self::$name => <$group::$file::$name as Kind>::HIDDEN,)*)*
                }
            }

            /// A boss: it waits for its area of the level.
            pub const fn is_boss(self) -> bool {
                match self {
                    Self::None => false,
                    $($(Self::$name => <$group::$file::$name as Kind>::IS_BOSS,)*)*
                }
            }

            /// The originals' level files say of placed ones that they are remembered: once gone, they do not come back.
            pub const fn is_remembered(self) -> bool {
                match self {
                    Self::None => false,
                    $($(Self::$name => <$group::$file::$name as Kind>::IS_REMEMBERED,)*)*
                }
            }

            /// Returns the cause for which it throws players; `None` if it throws nobody.
            pub const fn throws(self) -> Option<Throws> {
                match self {
                    Self::None => None,
                    $($(Self::$name => <$group::$file::$name as Kind>::THROWS,)*)*
                }
            }

            /// New ones come to rest on the ground under them, with these parameters.
            pub fn rests(self, values: &Values) -> bool {
                match self {
                    Self::None => false,
                    $($(Self::$name => <$group::$file::$name as Kind>::rests(values),)*)*
                }
            }

            /// The player sees a placed one of this hidden kind after all, with these parameters.
            pub(super) fn shows(self, values: &Values) -> bool {
                match self {
                    Self::None => false,
                    $($(Self::$name => <$group::$file::$name as Kind>::shows(values),)*)*
                }
            }

            /// An object of this kind that comes into being.
            pub fn load(self, body: &mut Body, setting: &Setting<'_>) -> State {
                match self {
                    Self::None => State::None,
                    $($(Self::$name => State::$name(<$group::$file::$name as Kind>::load(body, setting)),)*)*
                }
            }

            /// The parameters that an original's subtype stands for.
            pub fn values_of_subtype(self, original: Original, subtype: u8) -> Option<Values> {
                match self {
                    Self::None => None,
                    $($(Self::$name => <$group::$file::$name as Kind>::values_of_subtype(original, subtype),)*)*
                }
            }

            /// The subtype that stands for parameters in an original's level file.
            pub fn subtype_of_values(self, original: Original, values: &Values) -> Option<u8> {
                match self {
                    Self::None => None,
                    $($(Self::$name => <$group::$file::$name as Kind>::subtype_of_values(original, values),)*)*
                }
            }
        }

        impl State {
            /// The kind.
            pub const fn kind(&self) -> KindId {
                match self {
                    Self::None => KindId::None,
                    $($(Self::$name(_) => KindId::$name,)*)*
                }
            }

            /// Returns its solid part.
            pub fn solid(&self, body: &Body, setting: &Setting<'_>) -> Option<solid::Solid> {
                match self {
                    Self::None => None,
                    $($(Self::$name(state) => state.solid(body, setting),)*)*
                }
            }

            /// Returns true if the solid part is not solid to this player, as he is now.
            pub fn lets_through(&self, player: &Player, rules: &Ruleset) -> bool {
                match self {
                    Self::None => true,
                    $($(Self::$name(state) => state.lets_through(player, rules),)*)*
                }
            }

            /// Every hitbox of it with its number.
            pub fn hitboxes(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut(u32, TouchBox)) {
                match self {
                    Self::None => {}
                    $($(Self::$name(state) => state.hitboxes(body, setting, add),)*)*
                }
            }

            /// The player does not see it at the moment.
            pub fn is_unseen(&self) -> bool {
                match self {
                    Self::None => true,
                    $($(Self::$name(state) => state.is_unseen(),)*)*
                }
            }

            /// Returns true if it is drawn in front of the player at the moment; all others are behind him.
            pub fn is_in_front(&self) -> bool {
                match self {
                    Self::None => false,
                    $($(Self::$name(state) => state.is_in_front(),)*)*
                }
            }

            /// Returns the element that hurts in it.
            pub fn element(&self, setting: &Setting<'_>) -> Element {
                match self {
                    Self::None => Element::Plain,
                    $($(Self::$name(state) => state.element(setting),)*)*
                }
            }

            pub(super) fn remembers(&self) -> u32 {
                match self {
                    Self::None => 0,
                    $($(Self::$name(state) => state.remembers(),)*)*
                }
            }

            pub(super) fn recalls(&mut self, body: &mut Body, word: u32) {
                match self {
                    Self::None => {}
                    $($(Self::$name(state) => state.recalls(body, word),)*)*
                }
            }

            /// Rectangles that it compares with the player's centre: left, top, right, bottom in pixels, inclusive.
            pub fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
                match self {
                    Self::None => {}
                    $($(Self::$name(state) => state.areas(body, setting, add),)*)*
                }
            }

            /// The way of one that moves by itself, from one end to the other: places of its centre, pixels.
            pub fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
                match self {
                    Self::None => {}
                    $($(Self::$name(state) => state.path(body, setting, add),)*)*
                }
            }

            /// Draws its look, around its centre.
            pub fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
                match self {
                    Self::None => {}
                    $($(Self::$name(state) => state.look(body, setting, pen),)*)*
                }
            }

            pub(super) fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
                match self {
                    Self::None => {}
                    $($(Self::$name(state) => state.step(body, around),)*)*
                }
            }
        }

        impl Snapshot for State {
            fn write(&self, to: &mut impl Sink) {
                match self {
                    Self::None => 0_u64.write(to),
                    $($(Self::$name(state) => {
                        const { field_name(<$group::$file::$name as Kind>::INFO.name) }.write(to);
                        state.write(to);
                    },)*)*
                }
            }

            fn read(from: &mut SnapshotReader<'_>) -> Result<Self, SnapshotError> {
                let name = u64::read(from)?;
                $($(if name == const { field_name(<$group::$file::$name as Kind>::INFO.name) } {
                    return Snapshot::read(from).map(Self::$name);
                })*)*
                if name == 0 { Ok(Self::None) } else { Err(from.wrong()) }
            }
        }
    };
}

roster! {
    /// Rings and monitors, with what comes out of them.
    items {
        hidden_monitor::HiddenMonitor,
        monitor::Monitor,
        monitor_icon::MonitorIcon,
        ring_line::RingLine, // before single rings, whose number it shares in Sonic 1
        ring::Ring,
        ring_arc::RingArc,
        attracted_ring::AttractedRing,
        scattered_ring::ScatteredRing,
        sparkle::Sparkle,
    }
    /// Springs, bumpers, flippers: what throws the player.
    throwers {
        balloon::Balloon,
        booster::Booster,
        bumper::Bumper,
        cannon::Cannon,
        flipper::Flipper,
        hex_bumper::HexBumper,
        mushroom::Mushroom,
        pipe_cap::PipeCap,
        spring::Spring,
        springboard::Springboard,
    }
    /// Platforms, bridges, seesaws: objects to stand on.
    platforms {
        bridge::Bridge,
        collapsing::Collapsing,
        collapsing_floor::CollapsingFloor,
        grass_platform::GrassPlatform,
        moving_block::MovingBlock,
        platform::Platform,
        seesaw::Seesaw,
        seesaw_ball::SeesawBall,
        swinging_platform::SwingingPlatform,
    }
    /// Blocks, rocks, walls: what is in the way.
    solids {
        block::Block,
        breakable_block::BreakableBlock,
        breakable_wall::BreakableWall,
        door::Door,
        edge_wall::EdgeWall,
        push_block::PushBlock,
        rock::Rock,
        unseen_block::UnseenBlock,
    }
    /// Spikes and lava: hazards that do not live.
    hazards {
        hurt_block::HurtBlock,
        spikes::Spikes,
    }
    /// Enemies and bosses, with their area and what they throw.
    enemies {
        boss_area::BossArea,
        crawler::Crawler,
        crawler_part::CrawlerPart,
        drone::Drone,
        drone_bolt::DroneBolt,
        leaper::Leaper,
        lobber::Lobber,
        lobber_ball::LobberBall,
        lurker::Lurker,
        lurker_shot::LurkerShot,
        rover::Rover,
        stinger::Stinger,
        stinger_shot::StingerShot,
        wrecker::Wrecker,
        wrecker_ball::WreckerBall,
    }
    /// Buttons, checkpoints, goals, fans, belts, switchers and areas.
    devices {
        breath_bubble::BreathBubble,
        bubble::Bubble,
        bubble_maker::BubbleMaker,
        button::Button,
        capsule::Capsule,
        checkpoint::Checkpoint,
        checkpoint_star::CheckpointStar,
        conveyor::Conveyor,
        current::Current,
        fan::Fan,
        goal_post::GoalPost,
        layer_switcher::Switcher,
        roll_area::RollArea,
        roll_switcher::RollSwitcher,
        running_disc::RunningDisc,
        slide::Slide,
        spiral::Spiral,
    }
    /// Things that several kinds leave behind: explosions, fragments, points, smoke, small animals.
    parts {
        critter::Critter,
        explosion::Explosion,
        fragment::Fragment,
        points::Points,
        smoke::Smoke,
    }
    /// The project's own kinds, and kinds that this version does not know.
    others {
        own::Own,
        unknown::Unknown,
    }
}

impl State {
    /// Returns the parameters of an object that was not placed.
    pub(super) fn defaults<'a>(&self, level: &'a Level) -> &'a Values {
        match self {
            Self::Own(own) => own.defaults(level),
            _ => self.kind().defaults(),
        }
    }

    /// Returns all rings that a player loses at a place: they scatter in their first step.
    pub(super) fn lost_rings(x: Sub, y: Sub) -> (Body, Self) {
        let (body, state) = items::scattered_ring::ScatteredRing::loss(x, y);
        (body, state.into())
    }

    /// Returns the remains of an enemy that was destroyed, and worth so many hundreds of points.
    pub(super) fn remains(enemy: &Body, hundreds: u8) -> (Body, Self) {
        (parts::explosion::Explosion::body_of(enemy), parts::explosion::Explosion::worth(hundreds).into())
    }
}

const NO_KIND: KindInfo = KindInfo { title: "Nothing", ..KindInfo::PART };

/// The kind of that name; `None` if this version knows none.
pub fn kind_named(name: &str) -> Option<KindId> {
    KINDS.iter().copied().find(|kind| kind.info().name == name)
}

/// The kind that an original's level files call by a number.
pub fn kind_of_original((engine, number): Original) -> Option<KindId> {
    let original = (engine.list_of(number), number);
    KINDS.iter().copied().find(|kind| kind.info().originals.contains(&original))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn kinds_are_described_and_their_names_are_unique() {
        let names: BTreeSet<_> = KINDS.iter().map(|kind| kind.info().name).collect();
        assert_eq!(names.len(), KINDS.len());
        for info in KINDS.iter().map(|kind| kind.info()) {
            assert!(info.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{}", info.name);
            assert!(info.help.len() > 30 && !info.title.is_empty(), "{}", info.name);
            assert!(info.parameters.len() <= parameters::MOST, "{}", info.name);
            for parameter in info.parameters {
                let (min, max) = parameter.kind.range();
                assert!((min..=max).contains(&parameter.default), "{}.{}", info.name, parameter.name);
                assert!(parameter.help.len() > 10, "{}.{}", info.name, parameter.name);
                assert!(!["id", "kind", "x", "y", "flip_x", "flip_y"].contains(&parameter.name), "{}", info.name);
            }
        }
    }

    #[test]
    fn subtypes_of_the_originals_are_within_range_and_written_back() {
        for kind in KINDS {
            let info = kind.info();
            for original in info.originals {
                for subtype in 0..=255 {
                    let Some(values) = kind.values_of_subtype(*original, subtype) else { continue };
                    let found = format!("{} {original:X?} {subtype:#x}", info.name);
                    for (parameter, value) in info.parameters.iter().zip(values) {
                        assert_eq!(parameter.kind.clamp(value), value, "{found}: {}", parameter.name);
                    }
                    // What means the same may be written in another way, but then always in that one.
                    if let Some(back) = kind.subtype_of_values(*original, &values) {
                        let again = kind.values_of_subtype(*original, back);
                        let again = again.and_then(|values| kind.subtype_of_values(*original, &values));
                        assert_eq!(again, Some(back), "{found}");
                    }
                }
            }
        }
    }
}
