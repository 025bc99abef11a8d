//! Figures of characters whose picture cannot be shown, or that name what does not exist.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use crate::document::art::own_pictures::problem_of;
use sim::player::animation::AnimationKind;
use sim::project::{OwnFigure, OwnKinds};
use sim::ruleset::Character;
use std::sync::Arc;

pub(crate) const CHECK: Check = Check {
    name: "figure",
    title: "Figures of characters that do not fit",
    why: "The picture of a character is missing or is not a PNG that can be shown, or its animations name cells, \
          animations or a character that do not exist.",
    advice: "Choose another picture, or change the cells in the pane Characters.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    let own = &cx.project.objects;
    for (name, figure) in &own.figures {
        let place = || Place::Figure(name.clone());
        let without = || {
            let mut without = OwnKinds::clone(own);
            without.figures.remove(name);
            vec![Edit::SetOwnKinds(Arc::new(without))]
        };
        let Some(character) = Character::ALL.into_iter().find(|character| character.name() == name) else {
            out.add(place(), format!("There is no character \"{name}\"; its figure is kept and never shown."))
                .fix("Delete the figure", without());
            continue;
        };
        if let Some(why) = problem_of(&figure.picture) {
            out.add(place(), format!("{}: {why}.", character.label())).fix("Show the built-in figure", without());
        }
        for (animation, what) in faults(figure) {
            let mut changed = OwnFigure::clone(figure);
            changed.animations.remove(animation);
            let mut new = OwnKinds::clone(own);
            new.figures.insert(name.clone(), Arc::new(changed));
            out.add(place(), format!("{}: {what}", character.label()))
                .fix("Delete the animation", vec![Edit::SetOwnKinds(Arc::new(new))]);
        }
    }
}

/// The animations of a figure with a fault, each with what is wrong.
fn faults(figure: &OwnFigure) -> Vec<(&str, String)> {
    let count = figure.picture.shown().map(|image| figure.picture.frames(image));
    let fault = |(name, of): (&_, &sim::project::FigureAnimation)| {
        if AnimationKind::ALL.iter().all(|kind| kind.name() != name) {
            return Some(format!("there is no animation \"{name}\"; it is kept and never shown."));
        }
        let cells = count?;
        let beyond = of.cells.iter().find(|cell| usize::from(**cell) >= cells)?;
        Some(format!("the animation \"{name}\" names cell {beyond}; the picture has {cells}, counted from 0 on."))
    };
    figure.animations.iter().filter_map(|(name, of)| Some((name.as_str(), fault((name, of))?))).collect()
}
