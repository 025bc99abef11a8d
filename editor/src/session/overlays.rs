//! The overlays of the canvas, each a toggle.

use super::OverlaySet;
use crate::bindings::{Action, overlay_rows};

/// The part of the View menu that an overlay is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverlayMenu {
    /// Overlays of what is solid.
    Collision,
    /// The level and its surroundings: no part of "No overlays".
    Level,
    /// Objects.
    Objects,
    /// The running player.
    Player,
}

/// An overlay with an action of its own.
#[derive(Clone, Copy, Debug)]
pub struct OverlayInfo {
    /// Changes its toggle.
    pub action: Action,
    /// Its part of the View menu.
    pub menu: OverlayMenu,
    /// The sets that show it.
    pub sets: &'static [OverlaySet],
}

/// Reads the overlays off the table of actions.
macro_rules! overlays {
    ($($name:ident $field:ident $on:literal $menu:ident [$($set:ident)*] $help:literal;)*) => {
        /// The overlays that the canvas and the preview draw, each a toggle.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(default)]
        pub struct Overlays {
            /// Solid tiles of the layer in view: a toggle for each layer.
            pub collision: bool,
            $(#[doc = $help] pub $field: bool,)*
        }

        impl Default for Overlays {
            fn default() -> Self {
                Self { collision: false, $($field: $on,)* }
            }
        }

        impl Overlays {
            /// The overlays with actions of their own.
            pub const ALL: &[OverlayInfo] = &[$(OverlayInfo {
                action: Action::$name,
                menu: OverlayMenu::$menu,
                sets: &[$(OverlaySet::$set),*],
            },)*];

            /// The toggle that an action changes.
            pub fn toggle_of(&mut self, action: Action) -> Option<&mut bool> {
                match action {
                    $(Action::$name => Some(&mut self.$field),)*
                    _ => None,
                }
            }
        }
    };
}
overlay_rows!(overlays);

impl Overlays {
    /// Returns whether the overlay of an action is on; `None` if the action is none's.
    pub fn is_on(mut self, action: Action) -> Option<bool> {
        self.toggle_of(action).copied()
    }

    /// The overlays of a part of the View menu.
    pub fn of_menu(menu: OverlayMenu) -> impl Iterator<Item = Action> {
        Self::ALL.iter().filter(move |overlay| overlay.menu == menu).map(|overlay| overlay.action)
    }

    /// Hides all but what belongs to the level itself.
    pub fn hide(&mut self) {
        self.collision = false;
        for overlay in Self::ALL.iter().filter(|overlay| overlay.menu != OverlayMenu::Level) {
            if let Some(on) = self.toggle_of(overlay.action) {
                *on = false;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{OverlayMenu, Overlays};

    #[test]
    fn without_overlays_only_what_belongs_to_the_level_is_seen() {
        let mut shown = Overlays { collision: true, ..Overlays::default() };
        Overlays::ALL.iter().for_each(|overlay| *shown.toggle_of(overlay.action).expect("a toggle") = true);
        shown.hide();
        let left =
            Overlays::ALL.iter().map(|overlay| overlay.action).filter(|action| shown.is_on(*action) == Some(true));
        assert!(!shown.collision);
        assert!(left.eq(Overlays::of_menu(OverlayMenu::Level)));
    }
}
