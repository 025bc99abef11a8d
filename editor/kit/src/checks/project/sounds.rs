//! Sounds that cannot be heard, and calls for sounds that do not exist.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::sound_files::{begins, calls, field, removed};
use crate::document::{Edit, custom_kinds::words::sound_name};
use sim::project::ProjectSounds;
use std::sync::Arc;

pub(crate) const CHECK: Check = Check {
    name: "sound",
    title: "Sounds that can't be heard",
    why: "The file of a sound is missing, or is neither a WAV nor an OGG Vorbis that can be read; or an event, a level or an \
          object calls for a sound that the project does not have. The built-in effect is heard, or nothing.",
    advice: "Put the file into the folder `sounds`, or choose another sound in the window Sounds or in the Object maker.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    let sounds = &cx.project.sounds;
    for (n, sound) in sounds.list.iter().enumerate() {
        // Opening looked at the files.
        let reported = cx
            .opened
            .iter()
            .find(|opened| opened.place.field == field(n) && opened.message.starts_with(&begins(&sound.file)));
        if let Some(reported) = reported {
            out.add(Place::Project, format!("{}: {}.", sound.name, reported.message))
                .decision("Take the sound out of the list", removed(cx.project, n));
        }
    }
    let without = |take: &dyn Fn(&mut ProjectSounds)| {
        let mut sounds = ProjectSounds::clone(sounds);
        take(&mut sounds);
        vec![Edit::SetSounds(Arc::new(sounds))]
    };
    for (event, name) in sounds.events.iter().filter(|(_, name)| sounds.place(name).is_none()) {
        let text = format!("The event “{}” calls for the sound {name}, which does not exist.", sound_name(*event));
        out.add(Place::Project, text)
            .fix("Play the built-in effect", without(&|sounds| drop(sounds.events.remove(event))));
    }
    for (key, name) in sounds.music.iter().filter(|(_, name)| sounds.place(name).is_none()) {
        let place = if cx.project.level(key).is_some() { Place::Level(key.clone()) } else { Place::Project };
        out.add(place, format!("The music of {key} is the sound {name}, which does not exist."))
            .fix("Leave it without music", without(&|sounds| drop(sounds.music.remove(key))));
    }
    for kind in &cx.project.objects.kinds {
        for name in calls(kind).filter(|name| sounds.place(name).is_none()) {
            let text = format!("{}: a rule calls for the sound {name}, which does not exist.", kind.shown_title());
            out.add(Place::OwnKind(kind.name.clone()), text);
        }
    }
}
