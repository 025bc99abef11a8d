//! Background layers that show nothing.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::art::backgrounds::{begins, changed, field};

pub(crate) const CHECK: Check = Check {
    name: "background-layer",
    title: "Background layers that show nothing",
    why: "The picture that a background layer names is missing or is not a PNG that can be shown, or the layer shows no row \
          of it. The layer stays empty; its settings are kept.",
    advice: "Put the file into the tileset's folder, or choose another picture in the Backgrounds window.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    for (index, set) in cx.project.tilesets.iter().enumerate() {
        let file = format!("{}/tileset.json", set.path);
        for (n, layer) in set.tileset.backgrounds.iter().enumerate() {
            let name = format!("{}, layer {}", set.tileset.name, n + 1);
            // Opening looked at the files.
            let reported = cx.opened.iter().find(|opened| {
                opened.place.file == file
                    && opened.place.field == field(n)
                    && opened.message.starts_with(&begins(layer))
            });
            if let Some(reported) = reported {
                let edit = changed(cx.project, index, |layers| drop(layers.remove(n)));
                out.add(Place::Tileset(index), format!("{name}: {}.", reported.message))
                    .decision("Delete the layer", edit.into_iter().collect());
            }
            if let Some((from, to)) = layer.rows.filter(|(from, to)| from >= to) {
                let edit = changed(cx.project, index, |layers| layers[n].0.rows = None);
                out.add(Place::Tileset(index), format!("{name}: it shows rows {from} to {to}, which are none."))
                    .fix("Show the whole picture", edit.into_iter().collect());
            }
        }
    }
}
