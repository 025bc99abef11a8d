//! The states that count as one.

use super::hashing::scramble;
use super::map::CELL;
use sim::digest::fnv;
use sim::input::Buttons;
use sim::level::Level;
use sim::objects::{Group, KindId, NO_PLACEMENT};
use sim::player::{Player, Routine};
use sim::units::Speed;
use sim::world::World;

/// Pixels around the player's centre, to the sides and up and down, in which objects that are not at their places count.
const NEAR: (i32, i32) = (112, 96);
/// Pixels that such an object has to move to make another state.
const STEP: i32 = 16;

/// Sorts states into buckets.
///
/// A bucket has the cell of the player's centre, how fast and in which way he moves, his layer, what he wears, whether a hit
/// would kill him, and what has opened or closed ways: switches, the boss area, platforms and solid objects that are gone
/// for good or that moved, as far as they are near. It leaves out the clock, the camera, enemies, items, the partner, and
/// timers of objects: of what depends on those, only what the first state of a bucket meets is found.
pub(super) struct Buckets {
    /// One bit for each placement: it counts.
    counts: Vec<u64>,
}

impl Buckets {
    pub(super) fn new(level: &Level) -> Self {
        let list = level.objects().list();
        let mut counts = vec![0; list.len().div_ceil(64)];
        for (index, placed) in list.iter().enumerate() {
            if let Some(word) = counts.get_mut(index / 64) {
                *word |= u64::from(is_way(placed.kind)) << (index % 64);
            }
        }
        Self { counts }
    }

    fn counts(&self, placement: u32) -> bool {
        self.counts.get(placement as usize / 64).is_some_and(|word| word >> (placement % 64) & 1 != 0)
    }

    /// The bucket of a state, as a number. Two buckets have the same one by a chance of one in 2^64.
    pub(super) fn of(&self, level: &Level, world: &World, held: Buttons) -> u64 {
        let mut mixed = Mixed(0);
        mixed.add(of_player(&world.player, held));
        let (player, common) = (&world.player, &world.objects.common);
        mixed.add(cell_of(player));
        let is_safe = common.tally.rings > 0;
        let is_closed = common.arena.is_some_and(|arena| arena.is_closed());
        mixed.add(u64::from(is_safe) | u64::from(is_closed) << 1 | u64::from(common.capsule_open) << 2);
        mixed.add_if_set(u128::from_le_bytes(common.switches) as u64);
        mixed.add_if_set((u128::from_le_bytes(common.switches) >> 64) as u64);
        for (index, (word, counts)) in (0..).zip(world.objects.destroyed().iter().zip(&self.counts)) {
            if word & counts != 0 {
                mixed.add(index);
                mixed.add(word & counts);
            }
        }
        // In no order, for they remember in the order in which they were left.
        let remembered = world.objects.remembered().iter().filter(|(index, word)| self.counts(*index) && *word != 0);
        let remembered = remembered.map(|(index, word)| scramble(u64::from(*index) << 32 | u64::from(*word)));
        mixed.add_if_set(remembered.fold(0, u64::wrapping_add));
        self.add_moved(level, world, &mut mixed);
        mixed.0
    }

    /// Adds the objects that are near, solid and not where they were placed.
    fn add_moved(&self, level: &Level, world: &World, mixed: &mut Mixed) {
        let (x, y) = (world.player.x.px(), world.player.y.px());
        for (_, object) in world.objects.slots.iter() {
            let body = &object.body;
            let near = body.x.px().wrapping_sub(x).unsigned_abs() <= NEAR.0 as u32 + u32::from(body.half_width)
                && body.y.px().wrapping_sub(y).unsigned_abs() <= NEAR.1 as u32;
            if body.placement == NO_PLACEMENT || !near || !is_way(object.state.kind()) {
                continue;
            }
            let Some(placed) = level.objects().get(body.placement) else { continue };
            let moved = (body.x.px().wrapping_sub(placed.x), body.y.px().wrapping_sub(placed.y));
            if moved != (0, 0) {
                mixed.add(u64::from(body.placement));
                mixed.add(pair(moved.0.div_euclid(STEP), moved.1.div_euclid(STEP)));
            }
        }
    }
}

/// Objects of a kind may carry a player, or be in his way.
fn is_way(kind: KindId) -> bool {
    matches!(kind.info().group, Group::Platforms | Group::Solids) || kind == KindId::Own
}

/// The cell of a player's centre, as a number.
pub(super) fn cell_of(player: &Player) -> u64 {
    pair(player.x.px().div_euclid(CELL), player.y.px().div_euclid(CELL))
}

/// Returns the bucket of a player's motion and abilities.
fn of_player(player: &Player, held: Buttons) -> u64 {
    let speeds = if player.airborne {
        [speed(player.x_speed), speed(player.y_speed)]
    } else {
        let quarter = (player.ground_angle.0.wrapping_add(0x20) >> 6) as i8;
        [speed(player.ground_speed), quarter]
    };
    let slow = player.ground_speed.0.unsigned_abs() < 0x80;
    let flags = [
        player.airborne,
        player.rolling,
        player.jumping,
        player.roll_jump,
        player.on_object,
        player.faces_left && slow && !player.airborne,
        player.routine != Routine::Normal,
        player.control_lock > 0,
        player.jumping && held.has(Buttons::JUMP),
        player.grip.hold.is_some() || player.grip.input.is_some(),
        player.breath.under_water,
        player.speed_shoes > 0,
        player.invincibility > 0,
    ];
    let flags = flags.into_iter().fold(0, |bits, flag| bits << 1 | u64::from(flag));
    let action = player.action.info().map_or(0, |info| fnv(info.name.as_bytes()) & 0xFFFF);
    let worn = (player.layer as u64) | (player.shield as u64) << 1 | (player.form as u64) << 4;
    let [first, second] = speeds.map(|speed| u64::from(speed as u8));
    first | second << 8 | flags << 16 | action << 32 | worn << 48
}

/// Speeds that count as one: finely near to rest, coarsely when fast.
fn speed(Speed(speed): Speed) -> i8 {
    let size = match speed.unsigned_abs() {
        0..0x28 => 0, // less than what a move under water gains from rest
        0x28..0x100 => 1,
        0x100..0x200 => 2,
        0x200..0x300 => 3,
        0x300..0x480 => 4,
        0x480..0x5C0 => 5,
        0x5C0..0x780 => 6,
        0x780..0xA80 => 7,
        _ => 8,
    };
    if speed < 0 { -size } else { size }
}

fn pair(x: i32, y: i32) -> u64 {
    u64::from(x as u32) << 32 | u64::from(y as u32)
}

/// Words mixed into one.
struct Mixed(u64);

impl Mixed {
    fn add(&mut self, word: u64) {
        self.0 = scramble(self.0.rotate_left(23) ^ word);
    }

    fn add_if_set(&mut self, word: u64) {
        if word != 0 {
            self.add(word);
        }
    }
}
