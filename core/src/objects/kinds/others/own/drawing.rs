//! Drawing of objects that a project defines.

use super::read_heights;
use crate::objects::{Ink, Pen};
use crate::project::{OwnForm, OwnKind, Stuff, Throw};

/// Draws a definition as a new object is drawn.
pub fn draw_kind(kind: &OwnKind, pen: &mut dyn Pen) {
    let form = kind.forms().next().unwrap_or_default();
    let first = kind.states.first().map(|state| state.animation.as_str());
    let animation = first.and_then(|name| kind.animations.iter().find(|animation| animation.name == name));
    let frame = animation.and_then(|animation| animation.frames.first().copied()).unwrap_or(0);
    draw(kind, form, frame, pen);
}

/// Draws a frame of a definition's picture. Without a picture to show, draws its body in its material, with the surface of
/// the form.
pub(super) fn draw(kind: &OwnKind, form: OwnForm, frame: u8, pen: &mut dyn Pen) {
    if let Some(picture) = &kind.picture
        && let Some(image) = picture.shown()
    {
        let (x, y) = picture.corner(image);
        pen.image(x, y, image, picture.part(image, frame));
        return;
    }
    let (w, h) = (i32::from(kind.half_width), i32::from(kind.half_height));
    let (ink, light, dark) = match kind.matter {
        Stuff::Stone => (Ink::Stone, Ink::StoneLight, Ink::StoneDark),
        Stuff::Earth => (Ink::Earth, Ink::Earth, Ink::EarthDark),
        Stuff::Grass => (Ink::Earth, Ink::Leaf, Ink::EarthDark),
        Stuff::Wood => (Ink::Wood, Ink::WoodLight, Ink::WoodDark),
        Stuff::Steel => (Ink::Steel, Ink::SteelLight, Ink::SteelDark),
    };
    match form {
        OwnForm::Sloped | OwnForm::SlopedPlatform if !kind.heights.is_empty() => {
            let skip = if form == OwnForm::Sloped { 6 } else { 0 };
            let heights = read_heights(kind);
            let bottom = if form == OwnForm::Sloped { h } else { 8 };
            for (column, height) in heights.iter().skip(skip).take(kind.half_width.into()).enumerate() {
                let (x, y) = (2 * column as i32 - w, -i32::from(*height));
                pen.rect(x, y, 2, (bottom - y).max(1), ink);
                pen.rect(x, y, 2, 2, light);
            }
            pen.rect(-w, bottom - 2, 2 * w, 2, dark);
        }
        OwnForm::Trigger => {
            pen.rect(-w, -h, 2 * w + 1, 1, Ink::BlueLight);
            pen.rect(-w, h, 2 * w + 1, 1, Ink::BlueLight);
            pen.rect(-w, -h, 1, 2 * h + 1, Ink::BlueLight);
            pen.rect(w, -h, 1, 2 * h + 1, Ink::BlueLight);
        }
        OwnForm::Hazard => {
            // Teeth of the matter, with red tips, on a base.
            let tip = h / 2;
            for x in (-w..w).step_by(8) {
                let right = (x + 8).min(w);
                let middle = (x + right) / 2;
                pen.polygon(&[(x, h), (middle, -h), (right, h)], light);
                pen.polygon(&[(middle - 2, tip - h), (middle, -h), (middle + 2, tip - h)], Ink::Red);
            }
            pen.rect(-w, h - 4, 2 * w, 4, ink);
            pen.rect(-w, h - 1, 2 * w, 1, dark);
        }
        OwnForm::Platform => {
            pen.rect(-w, -h, 2 * w, 12, ink);
            pen.rect(-w, -h, 2 * w, 3, light);
            pen.rect(-w, 10 - h, 2 * w, 2, dark);
        }
        OwnForm::Spikes => draw_spikes((w, h), kind.throw, (light, dark), pen),
        OwnForm::Passable => {
            pen.rect(-w, -h, 2 * w, 2 * h, dark);
            pen.rect(2 - w, 2 - h, 2 * w - 4, 2 * h - 4, ink);
        }
        _ => {
            pen.rect(-w, -h, 2 * w, 2 * h, ink);
            pen.rect(-w, -h, 2 * w, 3, light);
            pen.rect(-w, h - 3, 2 * w, 3, dark);
            if form == OwnForm::Spring {
                match kind.throw {
                    Throw::Up => pen.rect(-w, -h, 2 * w, 4, Ink::Red),
                    Throw::Down => pen.rect(-w, h - 4, 2 * w, 4, Ink::Red),
                    Throw::Sideways => pen.rect(w - 4, -h, 4, 2 * h, Ink::Red),
                }
            }
        }
    }
}

/// Draws a row of points on a base.
fn draw_spikes((w, h): (i32, i32), points: Throw, (light, dark): (Ink, Ink), pen: &mut dyn Pen) {
    let (along, height) = if points == Throw::Sideways { (h, w) } else { (w, h) };
    let turned = |(x, y): (i32, i32)| match points {
        Throw::Up => (x, y),
        Throw::Down => (x, -y),
        Throw::Sideways => (-y, x),
    };
    let count = (along / 5).max(1);
    for spike in 0..count {
        let left = -along + 2 * along * spike / count;
        let right = -along + 2 * along * (spike + 1) / count;
        pen.polygon(&[(left, height - 2), ((left + right) / 2, -height), (right, height - 2)].map(turned), light);
    }
    let [a, b] = [(-along, height - 5), (along, height)].map(turned);
    pen.rect(a.0.min(b.0), a.1.min(b.1), (a.0 - b.0).abs(), (a.1 - b.1).abs(), dark);
}

/// Draws the chain of a pendulum from its centre to where it hangs.
pub(super) fn draw_chain((x, y): (i32, i32), length: i32, pen: &mut dyn Pen) {
    let links = length.abs().min(REACH) / 16;
    for link in 0..=links {
        let part = |whole: i32| whole.clamp(-REACH, REACH) * (links - link) / links.max(1);
        pen.disc(
            part(x),
            part(y),
            if link == 0 { 6 } else { 4 },
            if link % 2 == 0 { Ink::SteelLight } else { Ink::Steel },
        );
    }
}

/// Pixels from the centre of an object beyond which no chain is drawn.
const REACH: i32 = 512;
