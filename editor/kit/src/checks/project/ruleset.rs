//! Overrides and constants of the ruleset that change nothing.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use sim::ruleset::{Character, Constants, Ruleset};

pub(crate) const CHECK: Check = Check {
    name: "ruleset",
    title: "Invalid physics",
    why: "The project sets a switch or a constant of the physics to a value that it cannot take, or one that this version does not know. \
          It is kept, but the level is played with the value of the preset or of the originals.",
    advice: "Set the switch in the Inspector, with nothing selected, or the constant in the pane Characters, or delete it.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    let choice = &cx.project.ruleset;
    let mut ruleset = Ruleset::preset(choice.preset);
    for (name, value) in &choice.overrides {
        let (what, severity) = match Ruleset::switch(name) {
            None => (format!("This version knows no switch \"{name}\"."), Severity::Warning),
            Some(switch) => match switch.set_value(&mut ruleset, value) {
                Ok(()) => continue,
                Err(_) => (format!("{name} takes {}, not {value}.", switch.kind.expects()), Severity::Error),
            },
        };
        let mut without = choice.clone();
        without.overrides.remove(name);
        out.add(Place::Project, what).severity(severity).fix(format!("Delete {name}"), vec![Edit::SetRuleset(without)]);
    }
    for (character, name, value) in choice.each_constant() {
        let is_known = Character::ALL.iter().any(|of| of.name() == character);
        let (what, severity) = match Constants::named(name).filter(|_| is_known) {
            None => (format!("This version knows no constant \"{name}\" of \"{character}\"."), Severity::Warning),
            Some(constant) if constant.kind.read(value).is_some() => continue,
            Some(constant) => {
                (format!("{name} of {character} takes {}, not {value}.", constant.kind.expects()), Severity::Error)
            }
        };
        let mut without = choice.clone();
        without.forget_constant(character, name);
        out.add(Place::Project, what).severity(severity).fix(format!("Delete {name}"), vec![Edit::SetRuleset(without)]);
    }
}
