//! Figures: the art of characters, as it is made in the editor.

use sim::project::{OwnFigure, OwnKinds};
use sim::ruleset::Character;
use std::sync::Arc;

/// Returns the kinds with another figure of a character, or without one.
pub fn with_figure(own: &OwnKinds, character: Character, figure: Option<OwnFigure>) -> Arc<OwnKinds> {
    let mut new = own.clone();
    match figure {
        Some(figure) => new.figures.insert(character.name().to_owned(), Arc::new(figure)),
        None => new.figures.remove(character.name()),
    };
    Arc::new(new)
}
