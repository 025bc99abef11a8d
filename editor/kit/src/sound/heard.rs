//! The effects that a frame calls for, by its events.

use super::effects::Sound;
use sim::trace::{Event, EventSet};

/// A set of effects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sounds(u64);

impl Sounds {
    /// Adds an effect.
    pub fn add(&mut self, sound: Sound) {
        self.0 |= 1 << sound as u8;
    }

    /// Adds all of another set.
    pub fn add_all(&mut self, other: Self) {
        self.0 |= other.0;
    }

    /// True for an effect that is in it.
    pub fn has(self, sound: Sound) -> bool {
        self.0 >> sound as u8 & 1 != 0
    }

    /// A bit for each effect, the first one lowest.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// None.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All effects in it.
    pub fn iter(self) -> impl Iterator<Item = Sound> {
        Sound::ALL.iter().copied().filter(move |sound| self.has(*sound))
    }
}

/// Returns the effects that the events of a frame call for.
pub fn sounds_of(events: EventSet) -> Sounds {
    let mut sounds = Sounds::default();
    for event in events.iter() {
        match sound_of(event) {
            // Whatever flung the player has a sound of its own, if any of these is heard.
            Sound::Launch if OWN.iter().any(|own| sounds.has(*own)) => {}
            sound => sounds.add(sound),
        }
    }
    sounds
}

/// The effects of what flings a player.
const OWN: [Sound; 7] =
    [Sound::Jump, Sound::Release, Sound::Ability, Sound::Spring, Sound::Bumper, Sound::Pop, Sound::Monitor];

fn sound_of(event: Event) -> Sound {
    match event {
        Event::Jumped => Sound::Jump,
        Event::Rolled => Sound::Roll,
        Event::Skidded => Sound::Skid,
        Event::Charged => Sound::Charge,
        Event::Released => Sound::Release,
        Event::AbilityUsed => Sound::Ability,
        Event::Transformed | Event::EmeraldGained => Sound::Transform,
        Event::ShieldGained => Sound::Shield,
        Event::Splashed => Sound::Splash,
        Event::AirWarned => Sound::AirWarning,
        Event::Breathed => Sound::Breathe,
        Event::Drowned => Sound::Drown,
        Event::Died => Sound::Die,
        Event::Hurt => Sound::Hurt,
        Event::RingsLost => Sound::RingsLost,
        Event::RingGained => Sound::Ring,
        Event::LifeGained => Sound::Life,
        Event::CheckpointPassed => Sound::Checkpoint,
        Event::GoalReached => Sound::Goal,
        Event::SwitchPressed => Sound::Switch,
        Event::SpringThrew => Sound::Spring,
        Event::BumperThrew => Sound::Bumper,
        Event::EnemyDestroyed => Sound::Pop,
        Event::MonitorBroken => Sound::Monitor,
        Event::GroundBroken => Sound::Break,
        Event::DoorMoved => Sound::Door,
        Event::Flung => Sound::Launch,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_flings_is_heard_once() {
        let of = |events: &[Event]| {
            let mut set = EventSet::default();
            events.iter().for_each(|event| set.add(*event));
            sounds_of(set).iter().collect::<Vec<_>>()
        };
        assert_eq!(of(&[Event::Flung]), [Sound::Launch]);
        assert_eq!(of(&[Event::Flung, Event::SpringThrew]), [Sound::Spring]);
        assert_eq!(of(&[Event::Flung, Event::Splashed]), [Sound::Splash, Sound::Launch]);
        assert!(of(&[]).is_empty());
    }
}
