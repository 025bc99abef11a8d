//! What stands around the panes: menus, toolbar, status bar and the windows above them.

pub mod chooser;
pub mod export_window;
pub mod find;
pub mod find_window;
pub mod first_start;
pub mod go_to;
pub mod import_window;
pub mod keep_run;
pub mod key_sheet;
pub mod levels;
pub mod menu;
pub mod messages;
pub mod palette;
pub mod path_window;
pub mod question;
pub mod settings_window;
pub mod status;
pub mod tilesets;
pub mod toolbar;
pub mod welcome;
pub mod windows;
pub mod worker;
