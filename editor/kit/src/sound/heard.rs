//! The effects that a frame calls for, by its events.

use super::effects::Sound;
use sim::project::ProjectSounds;
use sim::trace::{Event, EventSet, SoundCall, SoundSet};

/// The events and the calls of frames that are to be heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// The events.
    pub events: EventSet,
    /// The calls of objects for sounds of the project.
    pub calls: SoundSet,
}

impl Heard {
    /// Adds a frame.
    pub fn add(&mut self, events: EventSet, calls: SoundSet) {
        events.iter().for_each(|event| self.events.add(event));
        self.calls.add_all(calls);
    }

    /// Returns the effects that are heard in a project: its own ones take the place of built-in ones.
    pub fn effects(&self, sounds: &ProjectSounds) -> (Sounds, SoundSet) {
        let (whole, mut own) = (sounds_of(self.events), self.calls);
        let mut built_in = Sounds::default();
        for event in self.events.iter().filter(|event| whole.has(sound_of(*event))) {
            match sounds.of_event(event) {
                Some(place) => own.add(SoundCall::Effect(place)),
                None => built_in.add(sound_of(event)),
            }
        }
        (built_in, own)
    }
}

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

    /// Returns all effects in it.
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
    use sim::project::SoundFile;

    #[test]
    fn sounds_of_the_project_take_the_place_of_built_in_ones() {
        let file = |name: &str| SoundFile { name: name.to_owned(), ..SoundFile::default() };
        let events = [(Event::SpringThrew, "boing"), (Event::Jumped, "gone"), (Event::Flung, "whoosh")];
        let sounds = ProjectSounds {
            list: vec![file("hop"), file("boing"), file("whoosh")],
            events: events.into_iter().map(|(event, name)| (event, name.to_owned())).collect(),
            ..ProjectSounds::default()
        };
        let of = |events: &[Event]| {
            let mut heard = Heard::default();
            for event in events {
                let mut set = EventSet::default();
                set.add(*event);
                heard.add(set, SoundSet::default());
            }
            let (built_in, own) = heard.effects(&sounds);
            (built_in.iter().collect::<Vec<_>>(), own.effects().collect::<Vec<_>>())
        };
        assert_eq!(of(&[Event::SpringThrew, Event::Rolled]), (vec![Sound::Roll], vec![1]));
        assert_eq!(
            of(&[Event::SpringThrew, Event::Flung]),
            (vec![], vec![1]),
            "the spring is heard, not that it flung"
        );
        assert_eq!(of(&[Event::Flung]), (vec![], vec![2]));
        assert_eq!(of(&[Event::Jumped]), (vec![Sound::Jump], vec![]), "a sound that is not there takes no place");
    }

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
