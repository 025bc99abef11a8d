//! The parts around the panes: menus, toolbar, status bar and the windows above them.

pub mod bars;
pub mod exchange;
pub mod gallery;
pub mod tour;
pub mod welcome;
pub mod windows;

use crate::bindings::Action;
use exchange::build_window::BuildWindow;
use exchange::export_window::ExportWindow;
use exchange::film_window::FilmWindow;
use exchange::game_window::GameWindow;
use exchange::import_picture::ImportPicture;
use exchange::import_window::ImportWindow;
use exchange::picture_window::PictureWindow;
use exchange::refresh_window::RefreshWindow;
use exchange::web_window::WebWindow;
use std::any::TypeId;
use windows::Window;
use windows::about::About;
use windows::backgrounds::BackgroundsWindow;
use windows::backups_window::BackupsWindow;
use windows::edits::copies::CopiesWindow;
use windows::edits::hooks::HooksWindow;
use windows::edits::properties::PropertiesWindow;
use windows::edits::replace::ReplaceWindow;
use windows::edits::space::SpaceWindow;
use windows::find_window::Find;
use windows::go_to::GoTo;
use windows::key_sheet::KeySheet;
use windows::layouts::LayoutsWindow;
use windows::levels::LevelsWindow;
use windows::levels::statistics::StatisticsWindow;
use windows::manual_window::Manual;
use windows::messages::Messages;
use windows::palette::Palette;
use windows::runs::keep_run::KeepRun;
use windows::runs::pause_when::PauseWindow;
use windows::runs::reach_window::ReachWindow;
use windows::settings_window::SettingsWindow;
use windows::sounds::SoundsWindow;
use windows::tilesets::TilesetList;

/// A window that an action opens.
struct Opens {
    /// The action.
    action: Action,
    /// The type of the window.
    of: fn() -> TypeId,
    /// Makes such a window.
    make: fn() -> Box<dyn Window>,
}

const fn opens<W: Window + Default>(action: Action) -> Opens {
    Opens { action, of: TypeId::of::<W>, make: || Box::<W>::default() }
}

/// The windows that actions open.
const ROSTER: &[Opens] = &[
    opens::<ImportWindow>(Action::ImportLevels),
    opens::<ExportWindow>(Action::ExportLevels),
    opens::<RefreshWindow>(Action::RefreshLevels),
    opens::<BuildWindow>(Action::BuildGame),
    opens::<GameWindow>(Action::ExportGame),
    opens::<WebWindow>(Action::ShareWebPage),
    opens::<PictureWindow>(Action::LevelPicture),
    opens::<FilmWindow>(Action::MovingPicture),
    opens::<ImportPicture>(Action::ImportPicture),
    opens::<LevelsWindow>(Action::Levels),
    opens::<TilesetList>(Action::Tilesets),
    opens::<BackgroundsWindow>(Action::Backgrounds),
    opens::<SoundsWindow>(Action::Sounds),
    opens::<PropertiesWindow>(Action::Properties),
    opens::<HooksWindow>(Action::Hooks),
    opens::<SpaceWindow>(Action::Space),
    opens::<StatisticsWindow>(Action::Statistics),
    opens::<BackupsWindow>(Action::Backups),
    opens::<SettingsWindow>(Action::Settings),
    opens::<LayoutsWindow>(Action::Layouts),
    opens::<Find>(Action::Find),
    opens::<ReplaceWindow>(Action::Replace),
    opens::<CopiesWindow>(Action::Copies),
    opens::<GoTo>(Action::GoTo),
    opens::<KeepRun>(Action::KeepRunAs),
    opens::<PauseWindow>(Action::PauseWhen),
    opens::<ReachWindow>(Action::Reach),
    opens::<Manual>(Action::Manual),
    opens::<KeySheet>(Action::KeySheet),
    opens::<Palette>(Action::CommandPalette),
    opens::<Messages>(Action::Messages),
    opens::<About>(Action::About),
];

#[cfg(test)]
mod tests {
    use super::ROSTER;
    use crate::bindings::ACTIONS;

    #[test]
    fn each_action_of_a_window_opens_one() {
        let opens = ACTIONS.iter().filter(|info| info.action.opens_window()).map(|info| info.id);
        let mut known: Vec<_> = ROSTER.iter().map(|opens| opens.action.info().id).collect();
        known.sort_unstable();
        let mut opens: Vec<_> = opens.collect();
        opens.sort_unstable();
        assert_eq!(known, opens);
    }
}
