//! The events of a frame: what a game makes a sound of.

/// Something that happened in a frame and that a game lets the player hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Event {
    /// The player jumped.
    Jumped,
    /// The player became a ball on the ground.
    Rolled,
    /// The player began to brake.
    Skidded,
    /// A dash on the spot was charged, once or once more.
    Charged,
    /// A charged dash was let go.
    Released,
    /// An ability in the air began.
    AbilityUsed,
    /// The player changed his form, or began to.
    Transformed,
    /// The player got a shield.
    ShieldGained,
    /// The player came into the water or out of it.
    Splashed,
    /// The air under water became so little that there is a warning.
    AirWarned,
    /// The player breathed a bubble.
    Breathed,
    /// The player drowned.
    Drowned,
    /// The player died of something else.
    Died,
    /// The player was hurt and lost no rings.
    Hurt,
    /// The player was hurt and lost his rings.
    RingsLost,
    /// The player got a ring.
    RingGained,
    /// The player won a life, or a continue.
    LifeGained,
    /// The player won an emerald.
    EmeraldGained,
    /// A checkpoint was passed.
    CheckpointPassed,
    /// The goal was reached, or the act passed.
    GoalReached,
    /// A switch was pressed.
    SwitchPressed,
    /// A spring threw a player.
    SpringThrew,
    /// A bumper, a flipper or a balloon threw a player.
    BumperThrew,
    /// An enemy, or a part of a boss, was destroyed.
    EnemyDestroyed,
    /// A monitor was broken.
    MonitorBroken,
    /// A block, a wall or a floor broke.
    GroundBroken,
    /// A door began to move.
    DoorMoved,
    /// The player became much faster at once, whatever it was by: other events may say by what.
    Flung,
}

impl Event {
    /// Every event.
    pub const ALL: &[Self] = &[
        Self::Jumped,
        Self::Rolled,
        Self::Skidded,
        Self::Charged,
        Self::Released,
        Self::AbilityUsed,
        Self::Transformed,
        Self::ShieldGained,
        Self::Splashed,
        Self::AirWarned,
        Self::Breathed,
        Self::Drowned,
        Self::Died,
        Self::Hurt,
        Self::RingsLost,
        Self::RingGained,
        Self::LifeGained,
        Self::EmeraldGained,
        Self::CheckpointPassed,
        Self::GoalReached,
        Self::SwitchPressed,
        Self::SpringThrew,
        Self::BumperThrew,
        Self::EnemyDestroyed,
        Self::MonitorBroken,
        Self::GroundBroken,
        Self::DoorMoved,
        Self::Flung,
    ];
}

/// A set of events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventSet(u32);

impl EventSet {
    /// Adds an event.
    pub const fn add(&mut self, event: Event) {
        self.0 |= 1 << event as u8;
    }

    /// True if the event is in the set.
    pub const fn has(self, event: Event) -> bool {
        self.0 >> event as u8 & 1 != 0
    }

    /// Returns the events of the set, in the order of [`Event::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Event> {
        Event::ALL.iter().copied().filter(move |event| self.has(*event))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_has_a_place_of_its_own_in_a_set() {
        for (place, event) in Event::ALL.iter().enumerate() {
            assert_eq!(*event as usize, place);
            let mut set = EventSet::default();
            set.add(*event);
            assert!(set.iter().eq([*event]));
        }
        assert!(Event::ALL.len() <= 32, "the set has 32 bits");
    }
}
