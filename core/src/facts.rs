//! The reading of the facts of runs: of a player, of an object, and of a maze.

use crate::camera::FROZEN;
use crate::maze::MazeWorld;
use crate::objects::Object;
use crate::player::abilities::Action;
use crate::player::animation::AnimationKind;
use crate::player::partner::Partner;
use crate::player::{Player, Routine};
use crate::project::{Fact, Subject};
use crate::world::World;

type OfPlayer = fn(&World, &Player) -> i32;
type OfPartner = fn(&Partner) -> i32;
type OfObject = fn(&Object) -> i32;
type OfMaze = fn(&MazeWorld) -> i32;

/// Returns the count of a dash while it is charged.
fn charge_of(action: Action) -> i32 {
    match action {
        Action::SpinDash(dash) => dash.counter.into(),
        Action::PeelOut(run) => run.counter.into(),
        Action::TimedSpinDash(dash) => dash.counter.into(),
        Action::DropDash(dash) => dash.counter.into(),
        _ => 0,
    }
}

/// A bit for each switch that is pressed.
fn switches_of(world: &World) -> i32 {
    let switches = world.objects.common.switches.iter().enumerate();
    switches.map(|(number, switch)| i32::from(switch & 1) << number).sum()
}

/// Declares how each fact is read: of the player, and of an object; `None` if it is not a fact of them.
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
    X: Some(|_, player| player.x.px()), Some(|object| object.body.x.px());
    XSub: Some(|_, player| player.x.fraction().into()), Some(|object| object.body.x.fraction().into());
    Y: Some(|_, player| player.y.px()), Some(|object| object.body.y.px());
    YSub: Some(|_, player| player.y.fraction().into()), Some(|object| object.body.y.fraction().into());
    XSpeed: Some(|_, player| player.x_speed.0.into()), Some(|object| object.body.x_speed.0.into());
    YSpeed: Some(|_, player| player.y_speed.0.into()), Some(|object| object.body.y_speed.0.into());
    GroundSpeed: Some(|_, player| player.ground_speed.0.into()), None;
    Angle: Some(|_, player| player.ground_angle.0.into()), None;
    Layer: Some(|_, player| player.layer as i32), None;
    Priority: Some(|_, player| player.high_priority.into()), None;
    Airborne: Some(|_, player| player.airborne.into()), None;
    Rolling: Some(|_, player| player.rolling.into()), None;
    Jumping: Some(|_, player| player.jumping.into()), None;
    OnObject: Some(|_, player| player.on_object.into()), None;
    StoodOn: None, Some(|object| object.body.stood_on.into());
    Pushing: Some(|_, player| player.pushing.into()), None;
    Pushed: None, Some(|object| object.body.pushed.into());
    FacesLeft: Some(|_, player| player.faces_left.into()), None;
    Ducks: Some(|_, player| (player.animation.requested == AnimationKind::Duck).into()), None;
    Balances: Some(|_, player| player.animation.requested.balances().into()), None;
    ControlLock: Some(|_, player| player.control_lock.into()), None;
    Hurt: Some(|_, player| (player.routine == Routine::Hurt).into()), None;
    Dies: Some(|_, player| player.is_lost().into()), None;
    Invulnerability: Some(|_, player| player.invulnerability.into()), None;
    UnderWater: Some(|_, player| player.breath.under_water.into()), None;
    Air: Some(|_, player| player.breath.air().into()), None;
    Water: Some(|world, _| world.water.map_or(0, |water| water.surface)), None;
    Shield: Some(|_, player| player.shield.is_some().into()), None;
    ShieldKind: Some(|_, player| player.shield as i32), None;
    Form: Some(|_, player| player.form as i32), None;
    Emeralds: Some(|_, player| player.emeralds.into()), None;
    Invincibility: Some(|_, player| player.invincibility.into()), None;
    SpeedShoes: Some(|_, player| player.speed_shoes.into()), None;
    Attacks: Some(|_, player| player.attacks().into()), None;
    Charge: Some(|_, player| charge_of(player.action)), None;
    Rings: Some(|world, _| world.objects.common.tally.rings.into()), None;
    Score: Some(|world, _| world.objects.common.tally.score.try_into().unwrap_or(i32::MAX)), None;
    Stars: Some(|world, _| world.objects.common.stars_entered.into()), None;
    Checkpoint: Some(|world, _| world.objects.common.tally.checkpoint.into()), None;
    Time: Some(|world, _| world.objects.common.tally.time.try_into().unwrap_or(i32::MAX)), None;
    Switches: Some(|world, _| switches_of(world)), None;
    CameraX: Some(|world, _| world.camera.x), None;
    CameraY: Some(|world, _| world.camera.y), None;
    CameraLag: Some(|world, _| (world.camera.lag & !FROZEN).into()), None;
    Look: Some(|_, player| player.look_bias.into()), None;
    PartnerTask: None, None;
    PadFrames: None, None;
    FramesAway: None, None;
    Carries: None, None;
    Picture: None, Some(|object| object.body.picture.into());
    StageAngle: None, None;
    Rotation: None, None;
    Phase: None, None;
    Left: None, None;
    Hit: None, None;
    Column: None, None;
    Row: None, None;
    SpeedTimer: None, None;
    ReverseTimer: None, None;
    Ghosts: None, None;
    Lives: None, None;
    Continues: None, None;
    Block: None, None;
}

impl Fact {
    /// Returns the reader of the fact for the player of a maze; `None` if it is not a fact there.
    const fn reader_in_maze(self) -> Option<OfMaze> {
        let reader: OfMaze = match self {
            Self::X => |world| world.player.px().0.into(),
            Self::XSub => |world| (world.player.x >> 8 & 0xFF) as i32,
            Self::Y => |world| world.player.px().1.into(),
            Self::YSub => |world| (world.player.y >> 8 & 0xFF) as i32,
            Self::XSpeed => |world| world.player.x_speed.0.into(),
            Self::YSpeed => |world| world.player.y_speed.0.into(),
            Self::GroundSpeed => |world| world.player.ground_speed.0.into(),
            Self::Angle => |world| world.snapped_angle().0.into(),
            Self::Airborne => |world| world.player.airborne.into(),
            Self::FacesLeft => |world| world.player.faces_left.into(),
            Self::Emeralds => |world| world.haul.emeralds.count_ones() as i32,
            Self::Rings => |world| world.haul.rings.into(),
            Self::StageAngle => |world| world.angle.into(),
            Self::Rotation => |world| world.rotation.into(),
            Self::Phase => |world| world.phase as i32,
            Self::Left => |world| world.left.into(),
            Self::Hit => |world| world.player.hit.map_or(0, |hit| hit.id.into()),
            Self::Column => |world| world.player.cell().0,
            Self::Row => |world| world.player.cell().1,
            Self::SpeedTimer => |world| world.speed_timer.into(),
            Self::ReverseTimer => |world| world.reverse_timer.into(),
            Self::Ghosts => |world| world.ghosts as i32,
            Self::Lives => |world| world.haul.lives.into(),
            Self::Continues => |world| world.haul.continues.into(),
            _ => return None,
        };
        Some(reader)
    }

    /// Returns the reader of the fact for the state that leads a partner; `None` if it is a fact of every player, or of none.
    const fn reader_of_partner(self) -> Option<OfPartner> {
        let reader: OfPartner = match self {
            Self::PartnerTask => |partner| partner.mind.task as i32,
            Self::PadFrames => |partner| partner.mind.pad_frames.into(),
            Self::FramesAway => |partner| partner.mind.frames_away.into(),
            Self::Carries => |partner| partner.carry.holds.into(),
            _ => return None,
        };
        Some(reader)
    }

    /// Returns true if it can be said of the player (of a level or of a maze), of his partner, of an object, or of a cell.
    pub const fn is_of(self, subject: &Subject) -> bool {
        let (player, object) = self.readers();
        match subject {
            Subject::Partner => player.is_some() || self.reader_of_partner().is_some(),
            Subject::Player => player.is_some() || self.reader_in_maze().is_some(),
            Subject::Placed(_) | Subject::OfKind(..) => object.is_some(),
            Subject::Cell(..) => matches!(self, Self::Block),
        }
    }

    /// Returns true if it can be said of the subject in a level, or in a maze.
    pub const fn is_of_in(self, subject: &Subject, is_maze: bool) -> bool {
        let in_maze = match subject {
            Subject::Player => self.reader_in_maze().is_some(),
            Subject::Partner | Subject::Placed(_) | Subject::OfKind(..) => false,
            Subject::Cell(..) => true,
        };
        let in_level = match subject {
            Subject::Player => self.readers().0.is_some(),
            Subject::Partner | Subject::Placed(_) | Subject::OfKind(..) => true,
            Subject::Cell(..) => false,
        };
        self.is_of(subject) && (if is_maze { in_maze } else { in_level })
    }

    /// Returns the value of a fact in a maze; `None` if it is not a fact there, and for a cell outside.
    pub fn read_in_maze(self, world: &MazeWorld, subject: &Subject) -> Option<i32> {
        match subject {
            Subject::Player => self.reader_in_maze().map(|of| of(world)),
            Subject::Partner => None,
            // A maze has no objects.
            Subject::Placed(_) | Subject::OfKind(..) => (self == Self::Exists).then_some(0),
            Subject::Cell(column, row) => {
                let inside = *column < world.grid.columns() && *row < world.grid.rows();
                let block = || world.grid.get((i32::from(*column), i32::from(*row))).into();
                (inside && self == Self::Block).then(block)
            }
        }
    }

    /// Returns the value of a fact in a level; `None` if there is no such object or no partner, or if it has no such fact.
    pub fn read(self, world: &World, subject: &Subject) -> Option<i32> {
        let (player, object) = self.readers();
        let objects = &world.objects;
        let found = match subject {
            Subject::Player => return player.map(|of| of(world, &world.player)),
            Subject::Partner => {
                let partner = world.partner.as_deref()?;
                let of_player = || player.map(|of| of(world, &partner.player));
                return self.reader_of_partner().map(|of| of(partner)).or_else(of_player);
            }
            Subject::Cell(..) => return None,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::fixtures;
    use crate::ruleset::Ruleset;

    #[test]
    fn ducking_and_balancing_are_facts() {
        let mut world = World::new(&fixtures::flat(Ruleset::default()));
        for (kind, ducks, balances) in [
            (AnimationKind::Wait, 0, 0),
            (AnimationKind::Duck, 1, 0),
            (AnimationKind::Balance, 0, 1),
            (AnimationKind::BalanceBackFar, 0, 1),
        ] {
            world.player.animation.request(kind);
            let found = [Fact::Ducks, Fact::Balances].map(|fact| fact.read(&world, &Subject::Player));
            assert_eq!(found, [Some(ducks), Some(balances)], "{kind:?}");
        }
    }

    #[test]
    fn camera_clock_and_switches_are_facts() {
        let level = fixtures::flat(Ruleset::default());
        let mut world = World::new(&level);
        (world.camera.x, world.camera.y, world.camera.lag) = (123, -7, FROZEN | 8);
        world.player.look_bias = 200;
        let common = &mut world.objects.common;
        (common.switches[3], common.switches[15], common.switches[1]) = (1, 0x81, 0x80);
        (common.tally.time, common.tally.checkpoint) = (u32::MAX, 5);
        for (fact, expected) in [
            (Fact::CameraX, 123),
            (Fact::CameraY, -7),
            (Fact::CameraLag, 8),
            (Fact::Look, 200),
            (Fact::Switches, 1 << 3 | 1 << 15),
            (Fact::Time, i32::MAX),
            (Fact::Checkpoint, 5),
        ] {
            assert_eq!(fact.read(&world, &Subject::Player), Some(expected), "{}", fact.name());
        }
    }
}
