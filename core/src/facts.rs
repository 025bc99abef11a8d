//! How the facts of runs are read of a player and of an object.

use crate::objects::Object;
use crate::player::Routine;
use crate::project::{Fact, Subject};
use crate::world::World;

type OfPlayer = fn(&World) -> i32;
type OfObject = fn(&Object) -> i32;

/// Declares how each fact is read: of the player, and of an object; `None` if it cannot be said of them.
macro_rules! readers {
    ($($name:ident: $player:expr, $object:expr;)*) => {
        impl Fact {
            const fn readers(self) -> (Option<OfPlayer>, Option<OfObject>) {
                match self { $(Self::$name => ($player, $object)),* }
            }
        }
    };
}

readers! {
    Exists: None, Some(|_| 1);
    X: Some(|world| world.player.x.px()), Some(|object| object.body.x.px());
    XSub: Some(|world| world.player.x.fraction().into()), Some(|object| object.body.x.fraction().into());
    Y: Some(|world| world.player.y.px()), Some(|object| object.body.y.px());
    YSub: Some(|world| world.player.y.fraction().into()), Some(|object| object.body.y.fraction().into());
    XSpeed: Some(|world| world.player.x_speed.0.into()), Some(|object| object.body.x_speed.0.into());
    YSpeed: Some(|world| world.player.y_speed.0.into()), Some(|object| object.body.y_speed.0.into());
    GroundSpeed: Some(|world| world.player.ground_speed.0.into()), None;
    Angle: Some(|world| world.player.ground_angle.0.into()), None;
    Airborne: Some(|world| world.player.airborne.into()), None;
    Rolling: Some(|world| world.player.rolling.into()), None;
    Jumping: Some(|world| world.player.jumping.into()), None;
    OnObject: Some(|world| world.player.on_object.into()), None;
    StoodOn: None, Some(|object| object.body.stood_on.into());
    Pushing: Some(|world| world.player.pushing.into()), None;
    Pushed: None, Some(|object| object.body.pushed.into());
    FacesLeft: Some(|world| world.player.faces_left.into()), None;
    ControlLock: Some(|world| world.player.control_lock.into()), None;
    Hurt: Some(|world| (world.player.routine == Routine::Hurt).into()), None;
    Dies: Some(|world| world.player.is_lost().into()), None;
    Invulnerability: Some(|world| world.player.invulnerability.into()), None;
    UnderWater: Some(|world| world.player.breath.under_water.into()), None;
    Air: Some(|world| world.player.breath.air().into()), None;
    Water: Some(|world| world.water.map_or(0, |water| water.surface)), None;
    Shield: Some(|world| world.player.shield.is_some().into()), None;
    ShieldKind: Some(|world| world.player.shield as i32), None;
    Form: Some(|world| world.player.form as i32), None;
    Emeralds: Some(|world| world.player.emeralds.into()), None;
    Invincibility: Some(|world| world.player.invincibility.into()), None;
    SpeedShoes: Some(|world| world.player.speed_shoes.into()), None;
    Attacks: Some(|world| world.player.attacks().into()), None;
    Rings: Some(|world| world.objects.common.tally.rings.into()), None;
    Score: Some(|world| world.objects.common.tally.score.try_into().unwrap_or(i32::MAX)), None;
    Picture: None, Some(|object| object.body.picture.into());
}

impl Fact {
    /// It can be said of the player, or of an object.
    pub const fn is_of(self, subject: &Subject) -> bool {
        let (player, object) = self.readers();
        match subject {
            Subject::Player => player.is_some(),
            Subject::Placed(_) | Subject::OfKind(..) => object.is_some(),
        }
    }

    /// What holds in a world; `None` if there is no such object, and of what it cannot be said of.
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
}
