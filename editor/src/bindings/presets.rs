//! Ways to work that people bring along from other editors: keys, wheel and right button as they have them there.

use super::mouse::{RightDrag, Wheel};
use super::table::{cmd, cmd_shift, key, shift};
use super::{Action, ActionInfo};
use crate::language::{msg, t};
use eframe::egui::{Key, KeyboardShortcut};
use serde::{Deserialize, Serialize};

/// A set of habits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// Loopwright's own.
    #[default]
    Default,
    /// SonLVL: single keys for overlays and for stepping what is in the brush.
    SonLvl,
    /// Tiled: the wheel scrolls.
    Tiled,
    /// LDtk and Open Surge: the right button erases, Alt and a click pick.
    RightErases,
}

const SONLVL: &[(Action, &[KeyboardShortcut])] = &[
    (Action::OverlaysOff, &[key(Key::Q)]),
    (Action::CollisionA, &[key(Key::W)]),
    (Action::CollisionB, &[key(Key::E)]),
    (Action::Angles, &[key(Key::R)]),
    (Action::PreviousItem, &[key(Key::A), key(Key::PageUp)]),
    (Action::NextItem, &[key(Key::Z), key(Key::PageDown)]),
    (Action::PreviousVariant, &[key(Key::S), shift(Key::PageUp)]),
    (Action::NextVariant, &[key(Key::X), shift(Key::PageDown)]),
    // What was on those keys.
    (Action::ToolEraser, &[shift(Key::E)]),
    (Action::ToolRectangle, &[shift(Key::R)]),
    (Action::ToolEllipse, &[shift(Key::O)]),
    (Action::ToolSelect, &[key(Key::D)]),
    (Action::ToolMeasure, &[shift(Key::U)]),
    (Action::ToolArea, &[shift(Key::A)]),
    (Action::ToolWand, &[shift(Key::W)]),
    (Action::FlipX, &[shift(Key::X)]),
    (Action::Turn, &[shift(Key::Z)]),
];

const TILED: &[(Action, &[KeyboardShortcut])] =
    &[(Action::Grid, &[key(Key::G), cmd(Key::G)]), (Action::GoTo, &[cmd_shift(Key::G)])];

impl Preset {
    /// The presets, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Default, Self::SonLvl, Self::Tiled, Self::RightErases];

    /// Returns the label.
    pub fn label(self) -> &'static str {
        match self {
            Self::Default => "Loopwright",
            Self::SonLvl => "SonLVL",
            Self::Tiled => "Tiled",
            Self::RightErases => "LDtk, Open Surge",
        }
    }

    /// Returns the differences from the default, one line each.
    fn differences(self) -> &'static [&'static str] {
        match self {
            Self::Default => {
                const {
                    &[
                        msg("The wheel zooms, right click picks, right drag captures a stamp."),
                        msg("B brush, E eraser, R rectangle."),
                    ]
                }
            }
            Self::SonLvl => {
                const {
                    &[
                        msg("Q, W, E, R: no overlay, path A, path B, angles."),
                        msg("A and Z: block or chunk down and up; S and X: variant."),
                        msg("Eraser Shift+E, rectangle Shift+R, select D."),
                    ]
                }
            }
            Self::Tiled => {
                const { &[msg("The wheel scrolls, with Ctrl it zooms."), msg("Ctrl+G: grid; Ctrl+Shift+G: go to.")] }
            }
            Self::RightErases => {
                const { &[msg("The right button erases."), msg("Alt + click picks, Alt + drag captures a stamp.")] }
            }
        }
    }

    /// The same in the language that is spoken.
    pub fn texts(self) -> Vec<&'static str> {
        self.differences().iter().map(|line| t(line)).collect()
    }

    /// The keys of an action, if they are not the table's.
    fn own_keys(self, action: Action) -> Option<&'static [KeyboardShortcut]> {
        let table = match self {
            Self::Default | Self::RightErases => return None,
            Self::SonLvl => SONLVL,
            Self::Tiled => TILED,
        };
        table.iter().find(|(of, _)| *of == action).map(|(_, keys)| *keys)
    }

    /// The keys of an action.
    pub fn keys(self, info: &'static ActionInfo) -> &'static [KeyboardShortcut] {
        self.own_keys(info.action).unwrap_or(info.keys)
    }

    /// Returns the effect of the wheel.
    pub fn wheel(self) -> Wheel {
        if self == Self::Tiled { Wheel::Scroll } else { Wheel::Zoom }
    }

    /// Returns the effect of a drag with the right button.
    pub fn right_drag(self) -> RightDrag {
        if self == Self::RightErases { RightDrag::Erases } else { RightDrag::Captures }
    }
}
