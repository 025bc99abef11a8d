//! What is around the panes: menus, toolbar, status bar and the windows above them.

pub mod chooser;
pub mod find;
pub mod first_start;
mod fit;
pub mod gallery;
pub mod habits;
pub mod levels;
pub mod menu;
pub mod new_project;
pub mod path_window;
pub mod question;
pub mod status;
pub mod toolbar;
pub mod tour;
pub mod welcome;
pub mod windows;

use crate::bindings::{Action, window_rows};
use std::any::TypeId;
use windows::Window;

/// An action, the type of the window that it opens, and such a window.
type Opens = (Action, fn() -> TypeId, fn() -> Box<dyn Window>);

/// Declares the files of the windows, and lists what they hold, off the table of actions.
macro_rules! windows {
    ($($name:ident $file:ident $type:ident $_menu:ident;)*) => {
        $(pub mod $file;)*

        /// The windows that actions open.
        const ROSTER: &[Opens] = &[$((Action::$name, TypeId::of::<$file::$type>, || Box::<$file::$type>::default()),)*];
    };
}
window_rows!(windows);
