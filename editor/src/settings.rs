//! Settings: how the user wants the editor to look and behave, in every project.

mod stored;

pub(crate) use stored::read_fields;

use crate::bindings::mouse::{RightDrag, Wheel};
use crate::bindings::{Keymap, Preset};
use crate::language::Language;
use kit::derived::palette::Palette;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Projects that the File menu offers again.
const MAX_RECENT: usize = 12;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shade {
    /// Light on dark.
    #[default]
    Dark,
    /// Dark on light.
    Light,
    /// White on black, with edges.
    HighDark,
    /// Black on white, with edges.
    HighLight,
}

impl Shade {
    /// The same contrast, dark for light and light for dark.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Dark => Self::Light,
            Self::Light => Self::Dark,
            Self::HighDark => Self::HighLight,
            Self::HighLight => Self::HighDark,
        }
    }
}

/// When a run is heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SoundWhen {
    /// Never.
    Never,
    /// Over the whole window.
    #[default]
    AsGame,
    /// Also while the editor is around it.
    Always,
}

/// The order of the palette of blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaletteOrder {
    /// By number, each block once.
    #[default]
    Number,
    /// As the tileset's picture has them, if the palette shows one tileset.
    Picture,
}

/// The progress of the user in the tour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TourState {
    /// True if it is shown.
    pub on: bool,
    /// Steps that are done.
    pub step: u8,
    /// True if it began by itself once.
    pub offered: bool,
}

/// A setting with a choice of values: what the settings window shows of it.
pub struct Setting {
    /// Left of the choices.
    pub label: &'static str,
    /// The names in other programs.
    pub words: &'static [&'static str],
    /// The choices.
    pub choices: &'static [Choice],
}

/// A value of a setting.
pub struct Choice {
    /// On its button.
    pub name: &'static str,
    /// In a tooltip; may be empty.
    pub help: &'static str,
    /// Whether it is in force.
    pub is_on: fn(&Settings) -> bool,
    /// Puts it in force.
    pub choose: fn(&mut Settings),
}

/// Declares the settings and says everything about them: name as stored, type, value at first, label, perhaps `words` (what
/// other programs call it, for the command palette), and the values to choose from with their names and help.
macro_rules! settings {
    ($($(#[$doc:meta])* $field:ident: $type:ty = $first:expr, $label:literal $(, words($($word:literal),*))?,
        [$(($value:expr, $name:literal, $help:literal)),* $(,)?];)*) => {
        /// The wishes of the user for the editor. Stored as JSON in the app's own folder.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Settings {
            $($(#[$doc])* pub $field: $type,)*
            /// The user was asked which habits he brings along.
            pub welcomed: bool,
            /// The progress in the tour.
            pub tour: TourState,
            /// Whose keys are in force where the user did not change them. See [`Self::take_preset`].
            preset: Preset,
            /// The last projects, latest first.
            pub recent: Vec<PathBuf>,
            /// Projects that stay first in the list of the welcome page.
            pub pinned: Vec<PathBuf>,
            /// Folders of projects, and the level projects of the disassemblies that they are exported to; latest first.
            pub exports: Vec<(PathBuf, PathBuf)>,
            /// Level projects of disassemblies, and the commands that build their games where the user changed them.
            pub builds: Vec<(PathBuf, String)>,
            /// Folders of projects, and their commands that the user allows to be run here; latest first.
            pub allowed: Vec<(PathBuf, String)>,
            /// The command that starts a built game; `{game}` is its file.
            pub emulator: String,
            /// Layouts of the panes by their names, as the dock stores them; in the order of the names.
            pub layouts: BTreeMap<String, String>,
            /// Changed keys, by action id.
            keys: BTreeMap<String, Vec<String>>,
            #[serde(skip)]
            keymap: Keymap,
        }

        impl Default for Settings {
            fn default() -> Self {
                Self {
                    $($field: $first,)*
                    welcomed: false,
                    tour: TourState::default(),
                    preset: Preset::default(),
                    recent: Vec::new(),
                    pinned: Vec::new(),
                    exports: Vec::new(),
                    builds: Vec::new(),
                    allowed: Vec::new(),
                    emulator: String::new(),
                    layouts: BTreeMap::new(),
                    keys: BTreeMap::new(),
                    keymap: Keymap::default(),
                }
            }
        }

        /// The settings, in the order of the settings window.
        pub const SETTINGS: &[Setting] = &[$(Setting {
            label: $label,
            words: &[$($($word),*)?],
            choices: &[$(Choice {
                name: $name,
                help: $help,
                is_on: |settings| settings.$field == $value,
                choose: |settings| settings.$field = $value,
            }),*],
        }),*];
    };
}

settings! {
    /// Light or dark.
    shade: Shade = Shade::Dark, "Theme", words("dark mode", "light mode", "appearance", "colours", "colors", "skin"), [
        (Shade::Dark, "Dark", ""),
        (Shade::Light, "Light", ""),
        (Shade::HighDark, "High contrast, dark", "White on black, with edges"),
        (Shade::HighLight, "High contrast, light", "Black on white, with edges"),
    ];
    /// The language of the interface; `None` for the system's.
    language: Option<Language> = None, "Language", words("locale", "translation", "english", "deutsch", "español", "german", "spanish"), [
        (None, "As the system", "English if the system speaks none of these"),
        (Some(Language::English), "English", ""),
        (Some(Language::German), "Deutsch", ""),
        (Some(Language::Spanish), "Español", ""),
    ];
    /// Colours of what only colour distinguishes.
    palette: Palette = Palette::Guide, "Colours of sensors and layers",
        words("color blind", "colour blind", "colorblind", "colorblind mode", "deuteranopia", "protanopia", "tritanopia", "accessibility", "palette"), [
        (Palette::Guide, "As in the guide", ""),
        (Palette::Distinct, "Easy to distinguish", "For colour-blind eyes: also unlike in lightness"),
    ];
    /// Interface scale: 1 is the system's own.
    scale: f32 = 1.0, "Interface scale", words("ui scale", "font size", "text size", "dpi", "zoom interface", "bigger"),
        [(0.75, "75 %", ""), (1.0, "100 %", ""), (1.25, "125 %", ""), (1.5, "150 %", ""), (2.0, "200 %", "")];
    /// The effect of the wheel over the level.
    wheel: Wheel = Wheel::Zoom, "Wheel over the level", words("mouse wheel", "scroll wheel", "zoom with wheel"),
        [(Wheel::Zoom, "Zooms", ""), (Wheel::Scroll, "Scrolls, with Ctrl zooms", "")];
    /// The effect of a drag with the right button over the level.
    right_drag: RightDrag = RightDrag::Captures, "Right button over the level", words("right click", "mouse button"), [
        (RightDrag::Captures, "Picks and captures", "A click picks, a drag captures a stamp"),
        (RightDrag::Erases, "Erases", "Alt with the left button then picks and captures"),
    ];
    /// Positions in hexadecimal, as the originals' data has them.
    hex: bool = false, "Numbers on the rulers", words("hex", "hexadecimal", "coordinates"), [(false, "Decimal", ""), (true, "Hexadecimal", "")];
    /// Numbers of imported chunks, blocks and objects as their game has them, in hexadecimal.
    game_numbers: bool = false, "Numbers of imported things",
        [(false, "Project's", ""), (true, "Game's, hexadecimal", "")];
    /// Objects of a level that came from a disassembly look as its definitions say.
    game_pictures: bool = true, "Objects of imported levels", words("sprites", "object pictures"),
        [(true, "As in the game", "Where the disassembly has a picture"), (false, "As in Loopwright", "")];
    /// The order of the palette of blocks.
    palette_order: PaletteOrder = PaletteOrder::Number, "Palette of blocks", words("tileset picture", "tile order"), [
        (PaletteOrder::Number, "By number", "Each block once"),
        (PaletteOrder::Picture, "As in the picture", "If the palette shows one tileset"),
    ];
    /// A level that is seen smaller than half its size is shown at 100 % while one plays.
    zooms_to_play: bool = true, "Zoom below 50 % while playing",
        [(true, "Goes to 100 %", "Until you stop playing"), (false, "Stays as it is", "")];
    /// Playing as in a game fills the display, not only the window.
    game_fills_display: bool = false, "Play as a game",
        [(false, "In the window", ""), (true, "Full screen", "Until you return to editing")];
    /// When a run is heard.
    sound: SoundWhen = SoundWhen::AsGame, "Sound", [
        (SoundWhen::Never, "Off", ""),
        (SoundWhen::AsGame, "In Play as a game", ""),
        (SoundWhen::Always, "Always", "Also while you edit and play"),
    ];
    /// The volume, out of 10.
    volume: u8 = 6, "Volume",
        [(2, "20 %", ""), (4, "40 %", ""), (6, "60 %", ""), (8, "80 %", ""), (10, "100 %", "")];
    /// Megabytes that the backups of a project may take; 0: none are kept.
    backups: u32 = 256, "Backups of a project", words("autosave", "backup"), [
        (0, "None", "Saving leaves no backup. Existing ones stay"),
        (64, "64 MB", "The oldest ones go first"),
        (256, "256 MB", "The oldest ones go first"),
        (1024, "1 GB", "The oldest ones go first"),
    ];
}

impl Settings {
    /// Settings as stored; each unreadable field is what it was at first.
    pub fn from_stored(text: &str) -> Self {
        let mut settings: Self = read_fields(text);
        settings.scale = if settings.scale.is_finite() { settings.scale.clamp(0.5, 3.0) } else { 1.0 };
        settings.recent.truncate(MAX_RECENT);
        settings.pinned.truncate(MAX_RECENT);
        settings.exports.truncate(MAX_RECENT);
        settings.builds.truncate(MAX_RECENT);
        settings.keymap = Keymap::from_stored(settings.preset, &settings.keys);
        settings
    }

    /// The text to store.
    pub fn to_stored(&self) -> String {
        let mut copy = self.clone();
        copy.keys = self.keymap.to_stored();
        serde_json::to_string(&copy).unwrap_or_default()
    }

    /// Whose habits are in force.
    pub fn preset(&self) -> Preset {
        self.preset
    }

    /// Takes over the habits of another editor: its keys, wheel and right button. Keys that the user changed stay.
    pub fn take_preset(&mut self, preset: Preset) {
        self.preset = preset;
        self.keymap.set_preset(preset);
        (self.wheel, self.right_drag) = (preset.wheel(), preset.right_drag());
    }

    /// The keys in force.
    pub fn keymap(&self) -> &Keymap {
        &self.keymap
    }

    /// The keys in force, to change them.
    pub fn keymap_mut(&mut self) -> &mut Keymap {
        &mut self.keymap
    }

    /// The level project that a project was imported from or exported to last.
    pub fn exported_to(&self, folder: &Path) -> Option<&Path> {
        self.exports.iter().find(|(known, _)| known == folder).map(|(_, ini)| ini.as_path())
    }

    /// Remembers the level project that a project is exported to.
    pub fn export_to(&mut self, folder: &Path, ini: &Path) {
        self.exports.retain(|(known, _)| known != folder);
        self.exports.insert(0, (folder.to_owned(), ini.to_owned()));
        self.exports.truncate(MAX_RECENT);
    }

    /// The command by which the user builds the game of a level project; `None` if he did not change it.
    pub fn built_by(&self, ini: &Path) -> Option<&str> {
        self.builds.iter().find(|(known, _)| known == ini).map(|(_, command)| command.as_str())
    }

    /// Remembers the command by which the user builds the game of a level project; `None` for the usual one.
    pub fn build_by(&mut self, ini: &Path, command: Option<String>) {
        self.builds.retain(|(known, _)| known != ini);
        if let Some(command) = command {
            self.builds.insert(0, (ini.to_owned(), command));
        }
        self.builds.truncate(MAX_RECENT);
    }

    /// Whether the user allows a command of a project to be run here.
    pub fn allows(&self, folder: &Path, command: &str) -> bool {
        self.allowed.iter().any(|(known, allowed)| known == folder && allowed == command)
    }

    /// Allows these commands of a project to be run here, and no others of it.
    pub fn allow(&mut self, folder: &Path, commands: impl IntoIterator<Item = String>) {
        self.allowed.retain(|(known, _)| known != folder);
        let commands = commands.into_iter().filter(|command| !command.is_empty());
        self.allowed.splice(..0, commands.map(|command| (folder.to_owned(), command)));
        self.allowed.truncate(2 * MAX_RECENT);
    }

    /// Lets a project stay first in the list of the welcome page, or no longer.
    pub fn pin(&mut self, folder: &Path, stays: bool) {
        self.pinned.retain(|known| known != folder);
        if stays {
            self.pinned.push(folder.to_owned());
        }
        self.pinned.truncate(MAX_RECENT);
    }

    /// Takes a project out of the lists.
    pub fn forget(&mut self, folder: &Path) {
        self.pinned.retain(|known| known != folder);
        self.recent.retain(|known| known != folder);
    }

    /// Puts a project first among the recent ones.
    pub fn opened(&mut self, folder: &Path) {
        self.recent.retain(|known| known != folder);
        self.recent.insert(0, folder.to_owned());
        self.recent.truncate(MAX_RECENT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bindings::Action;
    use serde_json::Value;

    #[test]
    fn garbage_costs_only_the_field_it_stands_in() {
        let settings = Settings::from_stored(r#"{"shade":"light","scale":"huge","hex":true,"recent":7,"wheel":null}"#);
        assert_eq!(settings, Settings { shade: Shade::Light, hex: true, ..Settings::default() });
        for text in ["", "[]", "7", "{", "\u{0}", r#"{"scale":1e999}"#] {
            assert_eq!(Settings::from_stored(text), Settings::default(), "{text}");
        }
    }

    #[test]
    fn settings_stored_before_actions_had_more_columns_still_open() {
        let text = r#"{"shade":"light","scale":1.25,"wheel":"scroll","right_drag":"erases","welcomed":true,"preset":"tiled","hex":true,"game_numbers":true,"recent":["/p/a"],"exports":[["/p/a","/d/level.ini"]],"keys":{"clear-view":["Tab","Ctrl+Tab"],"go-to":["F6"],"hitboxes":["Shift+X"],"tool-ground":["Shift+U"]}}"#;
        let settings = Settings::from_stored(text);
        let [stored, again] =
            [text, &settings.to_stored()].map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
        for (field, value) in stored.as_object().expect("fields") {
            assert_eq!(Some(value), again.get(field), "it is stored as it was");
        }
        let keys = [Action::ToolGround, Action::Hitboxes, Action::GoTo].map(|action| settings.keymap().text(action));
        assert_eq!(keys, ["Shift+U", "Shift+X", "F6"]);
    }

    #[test]
    fn a_preset_outlives_the_session() {
        let mut settings = Settings::default();
        settings.take_preset(Preset::SonLvl);
        let again = Settings::from_stored(&settings.to_stored());
        assert_eq!(again, settings);
        assert_eq!(again.keymap().text(Action::OverlaysOff), "Q");
        settings.take_preset(Preset::RightErases);
        assert_eq!((settings.wheel, settings.right_drag), (Wheel::Zoom, RightDrag::Erases));
    }

    #[test]
    fn recent_projects_are_few_and_named_once() {
        let mut settings = Settings::default();
        for i in 0..20 {
            settings.opened(Path::new(&format!("/p{i}")));
        }
        settings.opened(Path::new("/p15"));
        assert_eq!(settings.recent.len(), MAX_RECENT);
        assert_eq!(settings.recent[0], Path::new("/p15"));
        assert_eq!(settings.recent.iter().filter(|p| p.ends_with("p15")).count(), 1);
        assert_eq!(Settings::from_stored(&settings.to_stored()), settings);
    }
}
