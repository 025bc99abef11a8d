//! Sets of overlays: what one wants to see while one plays, while one looks at the physics, or all there is.

use super::{OverlayMenu, Overlays, Session};
use crate::language::msg;

/// A set of overlays that one switches to at once. The overlays' rows in the table of actions say which sets show them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OverlaySet {
    /// Overlays that do not cover the picture.
    Play,
    /// Overlays of what the engine sees.
    #[default]
    Physics,
    /// Every overlay.
    All,
}

impl OverlaySet {
    /// Every set, with its name and what it shows; `None` stands for the overlays that were switched by hand.
    pub const CHOICES: [(Option<Self>, &str, &str); 4] = [
        (None, msg("Mine"), msg("Your own choice of overlays.")),
        (Some(Self::Play), msg("Play"), msg("Only the player's trail over the level.")),
        (
            Some(Self::Physics),
            msg("Physics"),
            msg("Solid pixels, angles, sensors, sizes, speeds, hitboxes, trail, readout and camera."),
        ),
        (Some(Self::All), msg("All"), msg("Every overlay.")),
    ];

    /// The overlays of the set. Those that belong to the level itself, such as its grids, stay as they are.
    pub fn of(self, now: Overlays) -> Overlays {
        let mut overlays = Overlays { collision: self != Self::Play, ..now };
        for overlay in Overlays::ALL.iter().filter(|overlay| overlay.menu != OverlayMenu::Level) {
            if let Some(on) = overlays.toggle_of(overlay.action) {
                *on = overlay.sets.contains(&self);
            }
        }
        overlays
    }

    /// The set that is shown.
    fn shown(now: Overlays) -> Option<Self> {
        Self::CHOICES.into_iter().filter_map(|(set, ..)| set).find(|set| set.of(now) == now)
    }
}

impl Overlays {
    /// The same with the overlays of the level itself as others have them.
    fn with_level_of(mut self, mut others: Self) -> Self {
        for action in Self::of_menu(OverlayMenu::Level) {
            if let (Some(own), Some(other)) = (self.toggle_of(action), others.toggle_of(action)) {
                *own = *other;
            }
        }
        self
    }
}

impl Session {
    /// The set of overlays that is shown; `None` for those that were switched by hand.
    pub fn overlay_set(&self) -> Option<OverlaySet> {
        OverlaySet::shown(self.canvas.overlays)
    }

    /// Shows a set of overlays, or again those that were switched by hand.
    pub fn show_set(&mut self, set: Option<OverlaySet>) {
        self.keep_own_overlays();
        self.canvas.overlays = match set {
            Some(set) => set.of(self.canvas.overlays),
            None => self.canvas.own_overlays.with_level_of(self.canvas.overlays),
        };
    }

    /// Shows the next set; after the last one those that were switched by hand.
    pub fn show_next_set(&mut self) {
        let now = self.overlay_set();
        let at = OverlaySet::CHOICES.iter().position(|(set, ..)| *set == now).unwrap_or_default();
        self.show_set(OverlaySet::CHOICES[(at + 1) % OverlaySet::CHOICES.len()].0);
    }

    /// Play begins: overlays that nobody has switched make way for its set. Returns that set then.
    pub fn show_play_set(&mut self) -> Option<OverlaySet> {
        self.canvas.shows_play_set = Overlays::default().with_level_of(self.canvas.overlays) == self.canvas.overlays;
        if !self.canvas.shows_play_set {
            return None;
        }
        self.show_set(Some(self.canvas.play_set));
        Some(self.canvas.play_set)
    }

    /// Play ends: the overlays of before come back, unless others were chosen meanwhile. The next play shows the physics.
    pub fn leave_play_set(&mut self) {
        if std::mem::take(&mut self.canvas.shows_play_set) && self.overlay_set() == Some(self.canvas.play_set) {
            self.show_set(None);
        }
        self.canvas.play_set = OverlaySet::Physics;
    }

    /// Remembers the overlays if they are no set.
    pub fn keep_own_overlays(&mut self) {
        if self.overlay_set().is_none() {
            self.canvas.own_overlays = self.canvas.overlays;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_go_round_and_what_was_switched_by_hand_comes_back() {
        let mut session = Session::default();
        session.canvas.overlays.slots = true;
        let own = session.canvas.overlays;
        let mut names = Vec::new();
        for _ in 0..4 {
            session.show_next_set();
            session.canvas.overlays.grid = false;
            names.push(session.overlay_set());
        }
        assert_eq!(names, [Some(OverlaySet::Play), Some(OverlaySet::Physics), Some(OverlaySet::All), None]);
        assert_eq!(
            session.canvas.overlays,
            Overlays { grid: false, ..own },
            "the level's own switches are no part of a set"
        );
    }

    #[test]
    fn a_switch_by_hand_leaves_the_set() {
        let mut session = Session::default();
        session.show_set(Some(OverlaySet::Physics));
        assert!(session.canvas.overlays.sensors && session.canvas.overlays.collision && !session.canvas.overlays.slots);
        session.canvas.overlays.sensors = false;
        assert_eq!(session.overlay_set(), None);
        session.show_set(Some(OverlaySet::All));
        session.show_set(None);
        assert!(
            !session.canvas.overlays.sensors && session.canvas.overlays.hitboxes,
            "the last ones that were switched by hand"
        );
    }

    #[test]
    fn play_shows_its_set_and_gives_back_what_was_there() {
        let mut session = Session::default();
        session.canvas.play_set = OverlaySet::Play;
        assert_eq!(session.show_play_set(), Some(OverlaySet::Play));
        session.leave_play_set();
        assert_eq!(session.canvas.overlays, Overlays::default());
        assert_eq!(session.show_play_set(), Some(OverlaySet::Physics), "the first play alone is without");
        assert!(session.canvas.overlays.combined);
        session.canvas.overlays.slots = true;
        session.leave_play_set();
        assert!(session.canvas.overlays.slots && session.canvas.overlays.combined, "what was switched meanwhile stays");
        assert_eq!(session.show_play_set(), None);
    }

    #[test]
    fn sets_differ() {
        let now = Overlays::default();
        for (set, name, _) in OverlaySet::CHOICES {
            assert_eq!(set.and_then(|set| OverlaySet::shown(set.of(now))), set, "{name}");
        }
    }
}
