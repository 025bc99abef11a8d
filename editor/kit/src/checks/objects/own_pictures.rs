//! Pictures of a project's own objects that cannot be shown.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use crate::document::art::own_pictures::problem_of;
use crate::document::custom_kinds::with;
use sim::project::OwnKind;

pub(crate) const CHECK: Check = Check {
    name: "object-picture",
    title: "Pictures of objects that cannot be shown",
    why: "The picture that an object of this project names is missing or is not a PNG that can be shown. The object \
          is drawn in its material instead; the name of the picture is kept.",
    advice: "Put the file into the project's folder, or choose another picture in the Object maker.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    let own = &cx.project.objects;
    for (place, kind) in own.kinds.iter().enumerate() {
        let Some(mut what) = kind.picture.as_ref().and_then(problem_of) else { continue };
        // Opening knew the line.
        if let Some(opened) = cx.opened.iter().find(|opened| opened.message == what && opened.place.line > 0) {
            let at = &opened.place;
            what = format!("{what} ({}:{}:{})", at.file, at.line, at.column);
        }
        let plain = OwnKind { picture: None, ..(**kind).clone() };
        out.add(Place::OwnKind(kind.name.clone()), format!("{}: {what}.", kind.shown_title()))
            .fix("Draw it without a picture", vec![Edit::SetOwnKinds(with(own, place, Some(plain)))]);
    }
}
