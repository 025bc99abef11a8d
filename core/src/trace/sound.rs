//! The calls of a frame for sounds of the project.

/// A call of an object for a sound of the project, by its place in the list of sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoundCall {
    /// The sound is played once.
    Effect(u8),
    /// The sound becomes the music; `None` for the level's own.
    Music(Option<u8>),
}

/// A set of calls: effects, and the last change of the music.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoundSet {
    effects: u64,
    music: Option<Option<u8>>,
}

impl SoundSet {
    /// Places that effects can have.
    pub const PLACES: usize = u64::BITS as usize;

    /// Adds a call.
    pub const fn add(&mut self, call: SoundCall) {
        match call {
            SoundCall::Effect(place) if place < u64::BITS as u8 => self.effects |= 1 << place,
            SoundCall::Effect(_) => {}
            SoundCall::Music(place) => self.music = Some(place),
        }
    }

    /// Adds the calls of a later frame.
    pub fn add_all(&mut self, later: Self) {
        self.effects |= later.effects;
        self.music = later.music.or(self.music);
    }

    /// Returns the places of the effects, in order.
    pub fn effects(self) -> impl Iterator<Item = u8> {
        (0..u64::BITS as u8).filter(move |place| self.effects >> place & 1 != 0)
    }

    /// Returns the last change of the music, if there was one: the place of a sound, or `None` for the level's own.
    pub const fn music(self) -> Option<Option<u8>> {
        self.music
    }

    /// Returns true if nothing was called for.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_music_counts_and_every_effect() {
        let mut set = SoundSet::default();
        assert!(set.is_empty());
        [SoundCall::Effect(3), SoundCall::Effect(63), SoundCall::Effect(64), SoundCall::Music(Some(2))]
            .into_iter()
            .for_each(|call| set.add(call));
        let mut later = SoundSet::default();
        later.add(SoundCall::Effect(0));
        set.add_all(later);
        assert_eq!((set.effects().collect::<Vec<_>>(), set.music()), (vec![0, 3, 63], Some(Some(2))));
        later.add(SoundCall::Music(None));
        set.add_all(later);
        assert_eq!(set.music(), Some(None));
    }
}
