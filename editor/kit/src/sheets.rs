//! The pictures of the characters, as files. A program that is a web page gets those that it needs from the page.

use sim::ruleset::Character;
use std::borrow::Cow;

/// Returns the file of a character's sheet, a PNG; empty if a page brought none.
#[cfg(not(target_arch = "wasm32"))]
pub fn sheet_file(character: Character) -> Cow<'static, [u8]> {
    let bytes: &[u8] = match character {
        Character::Sonic => include_bytes!("../../assets/figure/sonic.png"),
        Character::Tails => include_bytes!("../../assets/figure/tails.png"),
        Character::Knuckles => include_bytes!("../../assets/figure/knuckles.png"),
    };
    bytes.into()
}

#[cfg(target_arch = "wasm32")]
pub use brought::{bring, sheet_file};

#[cfg(target_arch = "wasm32")]
mod brought {
    use super::*;
    use std::sync::Mutex;

    static FILES: Mutex<Vec<(Character, Vec<u8>)>> = Mutex::new(Vec::new());

    /// Takes the file of a character's sheet.
    pub fn bring(character: Character, file: Vec<u8>) {
        if let Ok(mut files) = FILES.lock() {
            files.push((character, file));
        }
    }

    /// Returns the file of a character's sheet, a PNG; empty if the page brought none.
    pub fn sheet_file(character: Character) -> Cow<'static, [u8]> {
        let found = FILES.lock().ok().and_then(|files| files.iter().find(|(of, _)| *of == character).cloned());
        found.map_or_else(Vec::new, |(_, file)| file).into()
    }
}
