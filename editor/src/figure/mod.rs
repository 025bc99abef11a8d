//! The player's picture: a figure of our own, chosen by what the core says of the player's animation.

pub mod look;

use eframe::egui::{self, Color32, ColorImage, Id, Mesh, Rect, TextureHandle, TextureOptions, pos2, vec2};
use kit::pixels::Pixels;
use kit::play::figure::{Act, CELL, CENTRE, TURNS, index, size};
use sim::ruleset::Character;

/// Which image of the figure to show, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Whose.
    pub character: Character,
    /// What it is doing.
    pub act: Act,
    /// Image of that, from 0; wraps around.
    pub image: usize,
    /// Turned with the ground by eighths of a turn, clockwise on the screen.
    pub turn: usize,
    /// Faces left: the image that faces right, mirrored.
    pub faces_left: bool,
    /// Half the size.
    pub is_small: bool,
}

/// The sheet of a character, a PNG that `make_samples` draws.
const fn sheet(character: Character) -> &'static [u8] {
    match character {
        Character::Sonic => include_bytes!("../../assets/figure/sonic.png"),
        Character::Tails => include_bytes!("../../assets/figure/tails.png"),
        Character::Knuckles => include_bytes!("../../assets/figure/knuckles.png"),
    }
}

/// The sheet of a character as a texture, read and uploaded when first asked for.
pub fn texture(ctx: &egui::Context, character: Character) -> TextureHandle {
    let id = Id::unique(("figure", character as u8));
    if let Some(texture) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return texture;
    }
    let sheet = Pixels::read(sheet(character)).expect("the sheets are PNGs");
    let image = ColorImage::from_rgba_unmultiplied([sheet.width, sheet.height], sheet.rgba.as_flattened());
    let texture = ctx.load_texture("figure", image, TextureOptions::NEAREST);
    ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
    texture
}

/// Paints the figure with the player's centre pixel at the level pixel `(x, y)`.
pub fn paint(
    painter: &egui::Painter,
    to_screen: &dyn Fn(egui::Pos2) -> egui::Pos2,
    look: Look,
    (x, y): (i32, i32),
    tint: Color32,
) {
    let texture = texture(painter.ctx(), look.character);
    let cell = CELL as f32 * if look.is_small { 0.5 } else { 1.0 };
    let corner = pos2(x as f32, y as f32) - vec2(1.0, 1.0) * (cell / CELL as f32 * CENTRE as f32);
    let rect = Rect::from_min_max(to_screen(corner), to_screen(corner + vec2(1.0, 1.0) * cell));
    // A mirrored figure that is turned clockwise is the mirror image of one turned the other way.
    let turn = if look.faces_left { TURNS - look.turn % TURNS } else { look.turn };
    let place = index(look.act, look.image, turn);
    let (columns, rows) = size();
    let part = vec2(1.0 / columns as f32, 1.0 / rows as f32);
    let at = pos2((place % columns) as f32 * part.x, (place / columns) as f32 * part.y);
    let mut uv = Rect::from_min_size(at, part);
    let mut rect = rect;
    if look.faces_left {
        std::mem::swap(&mut uv.min.x, &mut uv.max.x);
        // Mirrored about the centre of the player's pixel, not about a pixel edge.
        let pixel = to_screen(pos2(1.0, 0.0)).x - to_screen(pos2(0.0, 0.0)).x;
        rect = rect.translate(vec2(pixel, 0.0));
    }
    let mut mesh = Mesh::with_texture(texture.id());
    mesh.add_rect_with_uv(rect, uv, tint);
    painter.add(mesh);
}

#[cfg(test)]
mod tests {
    use super::{Act, CELL, CENTRE, Pixels, index, sheet, size};
    use sim::ruleset::Character::{self, Knuckles, Sonic, Tails};
    use std::collections::BTreeSet;

    const ALL: [Character; 3] = [Sonic, Tails, Knuckles];

    fn read(character: Character) -> Pixels {
        Pixels::read(sheet(character)).expect("the sheets are PNGs")
    }

    /// One image, not turned.
    fn image(sheet: &Pixels, act: Act, image: usize) -> Vec<[u8; 4]> {
        let (place, columns) = (index(act, image, 0), size().0);
        let at = |i: usize| sheet.at(place % columns * CELL + i % CELL, place / columns * CELL + i / CELL);
        (0..CELL * CELL).map(at).collect()
    }

    /// Lowest painted row of an image, counted from the player's centre.
    fn soles(sheet: &Pixels, act: Act) -> i32 {
        let image = image(sheet, act, 0);
        let last = image.iter().rposition(|pixel| pixel[3] != 0).expect("painted");
        (last / CELL) as i32 - CENTRE as i32
    }

    #[test]
    fn the_soles_stand_on_the_ground() {
        for (character, radius) in [(Sonic, 19), (Tails, 15), (Knuckles, 19)] {
            let sheet = read(character);
            assert_eq!(soles(&sheet, Act::Wait), radius, "{character:?} stands");
            assert_eq!(soles(&sheet, Act::Ball), 14, "{character:?} rolls");
        }
    }

    #[test]
    fn no_two_figures_look_alike() {
        for character in ALL {
            let sheet = read(character);
            let firsts = Act::ALL.map(|act| image(&sheet, act, 0));
            for (n, first) in firsts.iter().enumerate() {
                assert!(!firsts[n + 1..].contains(first), "{character:?} {:?}", Act::ALL[n]);
            }
            for act in Act::ALL.into_iter().filter(|act| act.images() > 1) {
                let images: BTreeSet<_> = (0..act.images()).map(|n| image(&sheet, act, n)).collect();
                assert!(images.len() * 2 > act.images(), "{character:?} {act:?}: {} that differ", images.len());
            }
        }
    }

    #[test]
    fn the_sheet_is_whole_and_no_image_leaves_its_cell() {
        for character in ALL {
            let sheet = read(character);
            let (columns, rows) = size();
            assert_eq!((sheet.width, sheet.height), (columns * CELL, rows * CELL), "{character:?}");
            let edge = |i: usize| matches!(i % sheet.width % CELL, 0 | 63) || matches!(i / sheet.width % CELL, 0 | 63);
            let cut = sheet.rgba.iter().enumerate().find(|(i, pixel)| edge(*i) && pixel[3] != 0);
            assert_eq!(cut, None, "{character:?}");
        }
    }
}
