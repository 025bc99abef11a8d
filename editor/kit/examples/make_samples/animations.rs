//! The animations of a tileset: what its moving props become.

use super::art::mirrored;
use super::moving::Motion;
use super::placing;
use super::theme::Theme;
use super::tiles::Catalogue;
use sim::project::{Animations, TileFrame};

/// The animations of a tileset. Their pictures are put behind all others, so nothing may be cut after this.
pub fn animations(theme: &Theme, catalogue: &mut Catalogue) -> Animations {
    let mut animations = Animations::new();
    for Motion { prop, durations, picture } in theme.moving {
        for art in placing::cells(theme, prop) {
            // In the sheet it may look to the other side.
            let Some((cell, is_mirrored)) = catalogue.cell_of(art) else { continue };
            let made = |number: usize| if is_mirrored { mirrored(&picture(art, number)) } else { picture(art, number) };
            let stands = if is_mirrored { mirrored(art) } else { *art };
            if (1..durations.len()).all(|number| made(number) == stands) {
                continue;
            }
            let frames = durations.iter().enumerate().map(|(number, &duration)| {
                let shown = if number == 0 { stands } else { made(number) };
                let cell = if shown == stands { cell } else { catalogue.picture(shown) };
                TileFrame { cell, duration }
            });
            animations.insert(cell, frames.collect());
        }
    }
    animations
}
