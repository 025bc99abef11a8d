//! The sounds of a project: their files, and the places that call them by name.

use crate::clips::{self, ENDINGS, MOST_BYTES};
use crate::document::Edit;
use crate::document::art::own_pictures::stem;
use crate::document::copied::put_copy;
use crate::words::clause;
use sim::file::{FilePlace, FileProblem, Refusal, Saved, Storage, sound_path};
use sim::project::{OwnAction, OwnKind, OwnKinds, Project, ProjectSounds, free_name};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// Copies a sound into the folder of sounds of a project in the folder `home`, unless it is there. Returns its name there.
///
/// # Errors
/// Names the file, and says what is wrong and what to do.
pub fn take(storage: &dyn Storage, home: &Path, source: &Path) -> Result<String, String> {
    let failure = |why: &str| format!("{} can't be a sound: {}", source.display(), clause(why));
    let meta = storage.meta(source).map_err(|error| failure(&error.to_string()))?;
    let meta = meta.ok_or_else(|| failure("there is no such file; check its path"))?;
    if !meta.is_file && !meta.is_folder {
        return Err(failure(&Refusal::Special.to_string()));
    }
    if meta.length > MOST_BYTES {
        return Err(failure("the file is too large; pack it as OGG Vorbis"));
    }
    let content = storage.read(source, MOST_BYTES).map_err(|error| failure(&error.to_string()))?;
    let ending = ENDINGS[usize::from(content.starts_with(b"OggS"))];
    clips::look(content.clone()).map_err(|error| failure(&error))?;
    put_copy(storage, (&stem(source), ending), &content, |name| sound_path(storage, home, name))
        .map_err(|error| failure(&error))
}

/// Returns the sounds with one more, under a free name that is made of its file's. `None` if there are as many as there
/// can be.
pub fn added(sounds: &ProjectSounds, file: String) -> Option<ProjectSounds> {
    let mut sounds = sounds.clone();
    if sounds.list.len() >= sim::project::MOST_SOUNDS {
        return None;
    }
    let base = file.rsplit_once('.').map_or(file.as_str(), |(base, _)| base).replace('_', " ");
    let name = free_name(&base, " ", |name| sounds.list.iter().all(|sound| sound.name != name));
    sounds.list.push(sim::project::SoundFile { name, file, ..Default::default() });
    Some(sounds)
}

/// Returns the edits that take a sound out of the list, and out of the places that call it but for actions of objects.
pub fn removed(project: &Project, place: usize) -> Vec<Edit> {
    let mut sounds = ProjectSounds::clone(&project.sounds);
    if place >= sounds.list.len() {
        return Vec::new();
    }
    let name = sounds.list.remove(place).name;
    if sounds.place(&name).is_none() {
        sounds.events.retain(|_, called| *called != name);
        sounds.music.retain(|_, called| *called != name);
    }
    vec![Edit::SetSounds(Arc::new(sounds))]
}

/// Returns the edits that give a sound another name: in the list, and wherever it is called.
pub fn renamed(project: &Project, place: usize, name: &str) -> Vec<Edit> {
    let mut sounds = ProjectSounds::clone(&project.sounds);
    let Some(sound) = sounds.list.get_mut(place) else { return Vec::new() };
    let old = std::mem::replace(&mut sound.name, name.to_owned());
    for called in sounds.events.values_mut().chain(sounds.music.values_mut()).filter(|called| **called == old) {
        name.clone_into(called);
    }
    let mut edits = vec![Edit::SetSounds(Arc::new(sounds))];
    if project.objects.kinds.iter().any(|kind| calls(kind).any(|called| called == old)) {
        let mut kinds = OwnKinds::clone(&project.objects);
        for kind in kinds.kinds.iter_mut().filter(|kind| calls(kind).any(|called| called == old)) {
            let rules = Arc::make_mut(kind).states.iter_mut().flat_map(|state| &mut state.rules);
            for action in rules.flat_map(|rule| &mut rule.actions) {
                if let OwnAction::Play { sound } | OwnAction::Music { sound } = action
                    && *sound == old
                {
                    name.clone_into(sound);
                }
            }
        }
        edits.push(Edit::SetOwnKinds(Arc::new(kinds)));
    }
    edits
}

/// The names of the sounds that actions of a definition call.
pub fn calls(kind: &OwnKind) -> impl Iterator<Item = &str> {
    kind.rules().flat_map(|rule| &rule.actions).filter_map(|action| match action {
        OwnAction::Play { sound } | OwnAction::Music { sound } if !sound.is_empty() => Some(sound.as_str()),
        _ => None,
    })
}

/// Returns the files of the effects that can be heard at any moment of play: those of events and of actions.
pub fn effect_files(project: &Project) -> BTreeSet<String> {
    let played = |kind: &OwnKind| {
        let actions = kind.rules().flat_map(|rule| &rule.actions);
        let names = actions.filter_map(|action| match action {
            OwnAction::Play { sound } => Some(sound.clone()),
            _ => None,
        });
        names.collect::<Vec<_>>()
    };
    let names =
        project.objects.kinds.iter().flat_map(|kind| played(kind)).chain(project.sounds.events.values().cloned());
    names.filter_map(|name| Some(project.sounds.named(&name)?.file.clone())).collect()
}

/// The sounds whose files are missing or can't be read, with their places in `loopwright.json`.
pub fn problems(storage: &dyn Storage, project: &Project, saved: &Saved) -> Vec<FileProblem> {
    let mut problems = Vec::new();
    for (n, sound) in project.sounds.list.iter().enumerate() {
        let Err(why) = look(storage, saved.root(), &sound.file) else { continue };
        let place = FilePlace { file: "loopwright.json".to_owned(), field: field(n), ..FilePlace::default() };
        let message = format!("{}{}", begins(&sound.file), clause(&why));
        problems.push(FileProblem { place, message, level: None, is_unread: true });
    }
    problems
}

/// The field of a sound's file in `loopwright.json`.
pub(crate) fn field(n: usize) -> String {
    format!("sounds.list[{n}].file")
}

/// The beginning of a problem with a sound's file.
pub(crate) fn begins(file: &str) -> String {
    format!("the sound {file} can't be heard: ")
}

fn look(storage: &dyn Storage, root: &Path, file: &str) -> Result<(), String> {
    facts(storage, root, file).map(drop)
}

/// Looks at the file of a sound.
///
/// # Errors
/// In words.
pub fn facts(storage: &dyn Storage, root: &Path, file: &str) -> Result<clips::ClipFacts, String> {
    let path = sound_path(storage, root, file).map_err(|error| error.to_string())?;
    let storage = storage.without_links();
    match storage.meta(&path).map_err(|error| error.to_string())? {
        None => return Err("there is no such file".to_owned()),
        Some(meta) if meta.length > MOST_BYTES => return Err("the file is too large".to_owned()),
        Some(_) => {}
    }
    clips::look(storage.read(&path, MOST_BYTES).map_err(|error| error.to_string())?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::file::MemoryStorage;
    use sim::project::{OwnRule, OwnState, SoundFile};
    use sim::trace::Event;

    const TONE: &[u8] = include_bytes!("../clips/tone.ogg");

    #[test]
    fn a_file_is_copied_once_under_a_free_name() {
        let storage = MemoryStorage::new();
        storage.put("/a/Boing!.OGG", TONE);
        storage.put("/b/Boing!.ogg", [TONE, b"more"].concat());
        storage.put("/a/text.wav", "no sound");
        let home = Path::new("/home");
        storage.put("/home/loopwright.json", "{}");
        let take = |path: &str| take(&storage, home, Path::new(path));
        assert_eq!(take("/a/Boing!.OGG"), Ok("Boing_.ogg".to_owned()));
        assert_eq!(take("/a/Boing!.OGG"), Ok("Boing_.ogg".to_owned()), "it is there already");
        assert_eq!(take("/b/Boing!.ogg"), Ok("Boing__2.ogg".to_owned()));
        assert!(take("/a/text.wav").is_err_and(|why| why.contains("/a/text.wav") && why.contains("neither a WAV")));
        assert!(take("/a/none.wav").is_err_and(|why| why.contains("no such file")));
        assert!(storage.read(Path::new("/home/sounds/Boing_.ogg"), 1 << 20).is_ok_and(|there| there == TONE));
    }

    /// A project whose sound `boing` is called by an event, a level and an object.
    fn project() -> Project {
        let sound = |name: &str| SoundFile { name: name.into(), file: format!("{name}.ogg"), ..SoundFile::default() };
        let sounds = ProjectSounds {
            list: vec![sound("boing"), sound("hop")],
            events: [(Event::Jumped, "boing".into()), (Event::Rolled, "hop".into())].into(),
            music: [("meadow".into(), "boing".into())].into(),
            ..ProjectSounds::default()
        };
        let actions = vec![OwnAction::Play { sound: "boing".into() }, OwnAction::Music { sound: String::new() }];
        let state = OwnState { rules: vec![OwnRule { actions, ..OwnRule::default() }], ..OwnState::default() };
        let kind = OwnKind { name: "gizmo".into(), states: vec![state], ..OwnKind::default() };
        Project {
            sounds: Arc::new(sounds),
            objects: Arc::new(OwnKinds { kinds: vec![Arc::new(kind)], ..OwnKinds::default() }),
            chunk_size: 8,
            chunks: Arc::new(vec![Arc::default()]),
            ..Project::default()
        }
    }

    #[test]
    fn a_new_name_goes_wherever_the_sound_is_called() {
        let project = project();
        assert_eq!(effect_files(&project), BTreeSet::from(["boing.ogg".to_owned(), "hop.ogg".to_owned()]));
        let edits = renamed(&project, 0, "bounce");
        let [Edit::SetSounds(sounds), Edit::SetOwnKinds(kinds)] = &edits[..] else { panic!("two edits") };
        assert_eq!((sounds.of_event(Event::Jumped), sounds.music_of("meadow")), (Some(0), Some(0)));
        assert_eq!(sounds.of_event(Event::Rolled), Some(1));
        assert_eq!(calls(&kinds.kinds[0]).collect::<Vec<_>>(), ["bounce"]);
        let edits = removed(&project, 0);
        let [Edit::SetSounds(sounds)] = &edits[..] else { panic!("one edit") };
        assert_eq!((sounds.list.len(), sounds.events.len(), sounds.music.len()), (1, 1, 0));
    }

    #[test]
    fn missing_files_are_named() {
        let storage = MemoryStorage::new();
        let project = project();
        sim::file::save_as(&storage, &project, None, Path::new("/home")).expect("saved");
        storage.put("/home/sounds/hop.ogg", TONE);
        let opened = sim::file::open(&storage, Path::new("/home"), &mut |_, _| {}).expect("opened");
        assert_eq!(opened.project.sounds, project.sounds);
        let found = problems(&storage, &opened.project, &opened.saved);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].place.field, "sounds.list[0].file");
        assert!(found[0].message.contains("boing.ogg can't be heard: there is no such file"), "{}", found[0].message);
    }

    #[test]
    fn sounds_go_along_into_another_folder() {
        let storage = MemoryStorage::new();
        let project = project();
        sim::file::save_as(&storage, &project, None, Path::new("/home")).expect("saved");
        storage.put("/home/sounds/hop.ogg", TONE);
        sim::file::save_as(&storage, &project, Some(Path::new("/home")), Path::new("/other")).expect("saved");
        assert!(storage.read(Path::new("/other/sounds/hop.ogg"), 1 << 20).is_ok_and(|there| there == TONE));
    }
}
