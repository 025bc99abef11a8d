//! Palettes that levels choose and that do not exist, or that a picture cannot be shown in.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::art::palettes::numbered;
use crate::document::{Edit, LevelSettings};

pub(crate) const CHECK: Check = Check {
    name: "palette",
    title: "Palettes that can't be shown",
    why: "A level chooses a palette that no tileset has, or a tileset has palettes and its picture no colour numbers: the \
          blocks have the picture's own colours.",
    advice: "Choose another palette in the Inspector, or number the colours in the pane Colours.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    let sets = &cx.project.tilesets;
    let is_there = |name: &str| sets.iter().flat_map(|set| set.tileset.palettes.iter()).any(|own| own.name == name);
    for level in &cx.project.levels {
        for name in [&level.colors.palette, &level.colors.in_water] {
            if name.is_empty() || is_there(name) {
                continue;
            }
            let mut settings = LevelSettings::of(level);
            for own in [&mut settings.colors.palette, &mut settings.colors.in_water] {
                if own == name {
                    own.clear();
                }
            }
            let edit = Edit::SetLevelSettings { level: level.key.clone(), settings };
            out.add(Place::Level(level.key.clone()), format!("No tileset has the palette {name}."))
                .fix("Show it in the pictures' own colours", vec![edit]);
        }
    }
    for (index, set) in sets.iter().enumerate().filter(|(_, set)| !set.tileset.palettes.is_empty()) {
        // A picture that nobody decoded may have them.
        if set.tileset.sheet.as_ref().is_some_and(|sheet| sheet.indexed.is_none()) {
            let text =
                format!("{}: the picture has no colour numbers, so its palettes are not shown.", set.tileset.name);
            out.add(Place::Tileset(index), text)
                .fix("Number the colours", numbered(cx.project, index).into_iter().collect());
        }
    }
}
