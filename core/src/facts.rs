//! What can be said of a player and of an object, by name: what a run may expect on its way.

use crate::objects::Object;
use crate::player::Routine;
use crate::project::Subject;
use crate::world::World;

/// Declares the facts: how files call each, whether it is true or false or else a number, and how it is read of whom.
macro_rules! facts {
    ($($(#[$doc:meta])* $name:ident $text:literal $(: $flag:ident)?, $player:expr, $object:expr;)*) => {
        /// Something that holds of a player or of an object: a number, or 1 and 0 where it is true or false.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Fact { $($(#[$doc])* $name),* }

        impl Fact {
            /// All of them, in the order in which files have them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// How files call it.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $text),* }
            }

            /// It is true or false, and no number.
            pub const fn is_flag(self) -> bool {
                match self { $(Self::$name => facts!(@flag $($flag)?)),* }
            }

            const fn readers(self) -> (Option<OfPlayer>, Option<OfObject>) {
                match self { $(Self::$name => ($player, $object)),* }
            }
        }
    };
    (@flag) => { false };
    (@flag flag) => { true };
}

type OfPlayer = fn(&World) -> i32;
type OfObject = fn(&Object) -> i32;

facts! {
    /// There is such an object.
    Exists "exists": flag, None, Some(|_| 1);
    /// Whole pixels of the centre.
    X "x", Some(|world| world.player.x.px()), Some(|object| object.body.x.px());
    /// Fraction of the centre's x, in 1/256 pixel.
    XSub "x_sub", Some(|world| world.player.x.fraction().into()), Some(|object| object.body.x.fraction().into());
    /// Whole pixels of the centre.
    Y "y", Some(|world| world.player.y.px()), Some(|object| object.body.y.px());
    /// Fraction of the centre's y, in 1/256 pixel.
    YSub "y_sub", Some(|world| world.player.y.fraction().into()), Some(|object| object.body.y.fraction().into());
    /// Motion to the right, in 1/256 pixel per frame.
    XSpeed "x_speed", Some(|world| world.player.x_speed.0.into()), Some(|object| object.body.x_speed.0.into());
    /// Motion downwards, in 1/256 pixel per frame.
    YSpeed "y_speed", Some(|world| world.player.y_speed.0.into()), Some(|object| object.body.y_speed.0.into());
    /// Speed along the ground, in 1/256 pixel per frame.
    GroundSpeed "ground_speed", Some(|world| world.player.ground_speed.0.into()), None;
    /// Angle of the ground, 256 to the turn.
    Angle "angle", Some(|world| world.player.ground_angle.0.into()), None;
    /// Not on the ground.
    Airborne "airborne": flag, Some(|world| world.player.airborne.into()), None;
    /// A ball.
    Rolling "rolling": flag, Some(|world| world.player.rolling.into()), None;
    /// In a jump whose height can still be cut.
    Jumping "jumping": flag, Some(|world| world.player.jumping.into()), None;
    /// The player stands on an object.
    OnObject "on_object": flag, Some(|world| world.player.on_object.into()), None;
    /// The player stands on this object.
    StoodOn "stood_on": flag, None, Some(|object| object.body.stood_on.into());
    /// Against a wall or an object.
    Pushing "pushing": flag, Some(|world| world.player.pushing.into()), None;
    /// The player pushes this object.
    Pushed "pushed": flag, None, Some(|object| object.body.pushed.into());
    /// Facing left.
    FacesLeft "faces_left": flag, Some(|world| world.player.faces_left.into()), None;
    /// Frames on the ground for which left and right are ignored.
    ControlLock "control_lock", Some(|world| world.player.control_lock.into()), None;
    /// Thrown back by a hit.
    Hurt "hurt": flag, Some(|world| (world.player.routine == Routine::Hurt).into()), None;
    /// Dying or dead.
    Dies "dies": flag, Some(|world| matches!(world.player.routine, Routine::Dying | Routine::Dead).into()), None;
    /// Frames for which nothing hurts.
    Invulnerability "invulnerability", Some(|world| world.player.invulnerability.into()), None;
    /// A shield takes the next hit.
    Shield "shield": flag, Some(|world| world.player.shield.is_some().into()), None;
    /// Rings held.
    Rings "rings", Some(|world| world.objects.common.tally.rings.into()), None;
    /// Points.
    Score "score", Some(|world| world.objects.common.tally.score.try_into().unwrap_or(i32::MAX)), None;
    /// Which of its pictures is shown.
    Picture "picture", None, Some(|object| object.body.picture.into());
}

impl Fact {
    /// The fact that files call so.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|fact| fact.name() == name)
    }

    /// It can be said of the player, or of an object.
    pub const fn is_of(self, subject: &Subject) -> bool {
        let (player, object) = self.readers();
        match subject {
            Subject::Player => player.is_some(),
            Subject::Placed(_) | Subject::OfKind(..) => object.is_some(),
        }
    }

    /// What holds in a world; `None` where there is no such object, and of what it cannot be said of.
    pub fn read(self, world: &World, subject: &Subject) -> Option<i32> {
        let (player, object) = self.readers();
        let objects = &world.objects;
        let found = match subject {
            Subject::Player => return player.map(|of| of(world)),
            Subject::Placed(id) => objects.of_placement(*id),
            Subject::OfKind(kind, number) => objects
                .slots
                .iter()
                .map(|(_, object)| object)
                .filter(|object| object.state.kind().info().name == kind)
                .nth((*number as usize).saturating_sub(1)),
        };
        match (self, found) {
            (Self::Exists, found) => Some(found.is_some().into()),
            (_, found) => object.zip(found).map(|(of, object)| of(object)),
        }
    }

    /// A value in words.
    pub fn told(self, value: i32) -> String {
        if self.is_flag() { (value != 0).to_string() } else { value.to_string() }
    }
}
