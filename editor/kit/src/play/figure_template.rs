//! The built-in figure of a character as one of a project's own.

use super::figure::{CELL, COLUMNS, FigureAct, index, sheet, size};
use super::look::act_of;
use crate::document::art::own_pictures::decode;
use crate::pixels::Pixels;
use sim::player::animation::AnimationKind;
use sim::project::{FigureAnimation, OwnFigure, OwnImage, OwnKinds, OwnPicture, free_name};
use sim::ruleset::Character;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Returns the built-in figure of a character as one of the project's own, to be painted over: a sheet with the cells of
/// each animation, upright. Walking and running are turned with the ground.
///
/// # Errors
/// Says in words why the sheet can't be written.
pub fn template(own: &OwnKinds, character: Character) -> Result<OwnFigure, String> {
    let (built_in, columns) = (sheet(character), size().0);
    let count: usize = FigureAct::ALL.iter().map(|act| act.images()).sum();
    let mut copy = Pixels::clear(COLUMNS * CELL, count.div_ceil(COLUMNS) * CELL);
    let mut firsts = BTreeMap::new();
    let mut cell = 0;
    for act in FigureAct::ALL {
        firsts.insert(act, cell);
        for image in 0..act.images() {
            let (from, to) = (index(act, image, 0), cell + image);
            for row in 0..CELL {
                let start = |place: usize, columns: usize, width: usize| {
                    (place / columns * CELL + row) * width + place % columns * CELL
                };
                let (from, to) = (start(from, columns, built_in.width), start(to, COLUMNS, copy.width));
                copy.rgba[to..to + CELL].copy_from_slice(&built_in.rgba[from..from + CELL]);
            }
        }
        cell += act.images();
    }
    let content = copy.to_png().map_err(|error| error.to_string())?;
    let image = decode(content)?;
    let cells = |kind: AnimationKind| {
        let act = act_of(kind);
        let first = firsts.get(&act).copied().unwrap_or(0);
        let all = match kind {
            AnimationKind::Blink => 1..2,
            AnimationKind::GetUp => 5..6,
            _ => 0..act.images(),
        };
        FigureAnimation { cells: all.map(|image| (first + image) as u8).collect(), ..FigureAnimation::default() }
    };
    let animations = AnimationKind::ALL.iter().map(|kind| (kind.name().to_owned(), cells(*kind)));
    let is_free = |name: &str| own.pictures().all(|picture| !picture.file.eq_ignore_ascii_case(&format!("{name}.png")));
    let file = format!("{}.png", free_name(character.name(), "_", is_free));
    let picture = OwnPicture {
        file,
        frame: (CELL as u16, CELL as u16),
        image: OwnImage::Read(Arc::new(image)),
        ..OwnPicture::default()
    };
    Ok(OwnFigure { picture, animations: animations.collect(), ..OwnFigure::default() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::custom_kinds::figures::with_figure;
    use crate::play::figure::CENTRE;
    use crate::play::look::waiting;
    use sim::level::fixtures::flat_builder;
    use sim::player::Player;
    use sim::project::Start;
    use sim::ruleset::Ruleset;

    #[test]
    fn a_template_looks_like_the_built_in_figure() {
        for character in Character::ALL {
            let figure = template(&OwnKinds::default(), character).expect("a sheet");
            let image = Arc::clone(figure.picture.shown().expect("decoded"));
            let mut builder = flat_builder(64);
            builder.definitions = with_figure(&OwnKinds::default(), character, Some(figure.clone()));
            let level = builder.build(Ruleset::default());
            let player = Player::new(&Start { character, ..Start::default() }, &level.ruleset);
            let own = waiting(player, &level).own.expect("its own figure is shown");
            assert_eq!(own.corner, (-(CENTRE as i32), -(CENTRE as i32)), "{character:?}");
            for kind in AnimationKind::ALL {
                let animation = &figure.animations[kind.name()];
                let act = act_of(*kind);
                for (n, cell) in animation.cells.iter().enumerate() {
                    let image_of_act = match kind {
                        AnimationKind::Blink => 1,
                        AnimationKind::GetUp => 5,
                        _ => n,
                    };
                    let part = figure.picture.part(&image, *cell);
                    let place = index(act, image_of_act, 0);
                    let same = (0..CELL * CELL).all(|i| {
                        let (x, y) = (i % CELL, i / CELL);
                        let at = (place % size().0 * CELL + x, place / size().0 * CELL + y);
                        image.at(usize::from(part.x) + x, usize::from(part.y) + y) == sheet(character).at(at.0, at.1)
                    });
                    assert!(same, "{character:?} {kind:?} {n}");
                }
            }
        }
    }
}
