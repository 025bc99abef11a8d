//! Definitions in files of their own: one with all that its rules make objects of, and the pictures beside them.

use super::free_name;
use crate::document::art::own_pictures;
use crate::output;
use sim::file::{Saved, Storage, read_definitions, write_definitions};
use sim::project::{OwnAction, OwnImage, OwnKind, OwnKinds, Project};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The ending of a file of definitions.
pub const ENDING: &str = "json";

/// Returns a definition and those that its rules make objects of, also at several removes.
fn with_spawned(own: &OwnKinds, name: &str) -> Vec<Arc<OwnKind>> {
    let mut all: Vec<Arc<OwnKind>> = own.named(name).cloned().into_iter().collect();
    let mut looked_at = 0;
    while let Some(kind) = all.get(looked_at).cloned() {
        looked_at += 1;
        for action in kind.rules().flat_map(|rule| &rule.actions) {
            if let OwnAction::Spawn { kind, .. } = action
                && !all.iter().any(|known| known.name == *kind)
            {
                all.extend(own.named(kind).cloned());
            }
        }
    }
    all
}

/// Writes a definition to a file, and its pictures beside it. Returns the files.
///
/// A picture that is there already with the same content stays. `overwrite` allows to replace the file of the definition.
///
/// # Errors
/// Says in words which file can't be written. A picture of the same name with other content is never replaced.
pub fn export(
    storage: &dyn Storage,
    own: &OwnKinds,
    name: &str,
    path: &Path,
    overwrite: bool,
) -> Result<Vec<PathBuf>, String> {
    let kinds = with_spawned(own, name);
    if kinds.is_empty() {
        return Err(format!("there is no object \"{name}\""));
    }
    let path = if path.extension().is_some() { path.to_owned() } else { path.with_extension(ENDING) };
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut pictures = BTreeMap::new();
    for picture in kinds.iter().filter_map(|kind| kind.picture.as_ref()) {
        let Some(image) = picture.shown() else { continue };
        let target = folder.join(&picture.file);
        match storage.read(&target, own_pictures::MOST_BYTES) {
            Ok(there) if *there == *image.content => {}
            Ok(_) => {
                return Err(format!("{} is another picture. Choose another folder", target.display()));
            }
            Err(_) => drop(pictures.insert(picture.file.clone(), image.content.to_vec())),
        }
    }
    let text = write_definitions(&OwnKinds { kinds, ..OwnKinds::default() });
    output::write(&path, overwrite, text.as_bytes())?;
    let mut written = vec![path.clone()];
    for (file, content) in pictures {
        let target = folder.join(file);
        output::write(&target, false, &content)?;
        written.push(target);
    }
    Ok(written)
}

/// Reads definitions with the pictures beside their file. Each picture has the name that it takes in the project's folder.
///
/// # Errors
/// Says in words why the file can't be read. A picture that can't be used is kept by its name, as one that is missing.
pub(crate) fn read(
    storage: &dyn Storage,
    project: &Project,
    mut saved: Option<&mut Saved>,
    path: &Path,
) -> Result<Vec<OwnKind>, String> {
    let read = read_definitions(storage, path).map_err(|error| error.to_string())?;
    if read.kinds.is_empty() {
        return Err(format!("{}: it defines no object", path.display()));
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    let kinds = read.kinds.iter().map(|kind| {
        let mut kind = OwnKind::clone(kind);
        if let Some(picture) = &mut kind.picture {
            match own_pictures::take(storage, project, saved.as_deref_mut(), &folder.join(&picture.file)) {
                Ok((file, image)) => (picture.file, picture.image) = (file, OwnImage::Read(image)),
                Err(why) => picture.image = OwnImage::Broken(why.into()),
            }
        }
        kind
    });
    Ok(kinds.collect())
}

/// Returns a list with more definitions, each under a name that is free, and the name of the first one. Rules follow the
/// names.
pub fn added(own: &OwnKinds, kinds: Vec<OwnKind>) -> (Arc<OwnKinds>, String) {
    let mut new = own.clone();
    let mut names = BTreeMap::new();
    for kind in &kinds {
        // What is known by name is not defined yet: a stand-in keeps its name from the next one.
        let name = free_name(&new, &kind.name);
        names.insert(kind.name.clone(), name.clone());
        new.kinds.push(Arc::new(OwnKind { name, ..OwnKind::default() }));
    }
    let first = kinds.first().and_then(|kind| names.get(&kind.name)).cloned().unwrap_or_default();
    for (place, mut kind) in (own.kinds.len()..).zip(kinds) {
        for action in kind.states.iter_mut().flat_map(|state| &mut state.rules).flat_map(|rule| &mut rule.actions) {
            if let OwnAction::Spawn { kind, .. } = action
                && let Some(name) = names.get(kind)
            {
                kind.clone_from(name);
            }
        }
        if let Some(slot) = new.kinds.get_mut(place) {
            kind.name.clone_from(&slot.name);
            *slot = Arc::new(kind);
        }
    }
    (Arc::new(new), first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::custom_kinds::gallery::STARTING_POINTS;
    use crate::pixels::Pixels;
    use sim::file::Disk;
    use sim::project::OwnPicture;

    fn scratch(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("loopwright-definitions-{name}-{}", std::process::id()));
        let _gone = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    /// Returns the definitions of every starting point, one of them with a picture.
    fn own() -> OwnKinds {
        let mut own = OwnKinds::default();
        for point in &STARTING_POINTS {
            let made = point.definitions(&own).into_iter().map(Arc::new);
            own.kinds.extend(made);
        }
        let content = Pixels { width: 4, height: 4, rgba: vec![[9, 8, 7, 255]; 16] }.to_png().expect("encodes");
        let image = Arc::new(own_pictures::decode(content).expect("decodes"));
        let picture = OwnPicture { file: "shot.png".into(), image: OwnImage::Read(image), ..OwnPicture::default() };
        let shot = own.find("shooter_shot").expect("a shot");
        Arc::make_mut(&mut own.kinds[usize::from(shot)]).picture = Some(picture);
        own
    }

    #[test]
    fn a_definition_goes_out_and_comes_back_with_what_it_makes() {
        let (folder, own) = (scratch("round"), own());
        let files = export(&Disk, &own, "shooter", &folder.join("shooter"), false).expect("written");
        assert_eq!(files, [folder.join("shooter.json"), folder.join("shot.png")]);
        let project = Project::empty("p");
        let read = read(&Disk, &project, None, &files[0]).expect("read");
        let (new, first) = added(&project.objects, read.clone());
        assert_eq!((first.as_str(), new.kinds.len()), ("shooter", 2));
        assert_eq!(new.kinds[..], with_spawned(&own, "shooter")[..], "nothing is lost");
        let (again, second) = added(&new, read);
        assert_eq!(second, "shooter_2");
        let spawned: Vec<_> = with_spawned(&again, "shooter_2").iter().map(|kind| kind.name.clone()).collect();
        assert_eq!(spawned, ["shooter_2", "shooter_shot_2"], "the copy makes its own shots");
    }

    #[test]
    fn nothing_of_the_users_is_replaced() {
        let (folder, own) = (scratch("safe"), own());
        std::fs::write(folder.join("shot.png"), b"mine").expect("a file");
        let why = export(&Disk, &own, "shooter", &folder.join("shooter.json"), true).expect_err("another picture");
        assert!(why.contains("shot.png is another picture"), "{why}");
        assert!(!folder.join("shooter.json").exists(), "and nothing is half written");
        std::fs::remove_file(folder.join("shot.png")).expect("gone");
        export(&Disk, &own, "shooter", &folder.join("shooter.json"), false).expect("written");
        export(&Disk, &own, "shooter", &folder.join("shooter.json"), false).expect_err("it is there");
        export(&Disk, &own, "shooter", &folder.join("shooter.json"), true).expect("the same pictures stay");
        assert!(export(&Disk, &own, "nobody", &folder.join("a.json"), true).is_err());
    }

    #[test]
    fn hostile_files_are_refused_in_words() {
        let (folder, project) = (scratch("hostile"), Project::empty("p"));
        for (content, says) in [
            ("", "a.json"),
            ("{\"format\": 1}", "defines no object"),
            ("{\"format\": 1, \"kinds\": [{\"name\": \"a\"", "a.json:1:"),
            ("{\"format\": 1, \"kinds\": [{\"name\": \"spring\", \"half_width\": 8, \"half_height\": 8}]}", "spring"),
        ] {
            std::fs::write(folder.join("a.json"), content).expect("a file");
            let why = read(&Disk, &project, None, &folder.join("a.json")).expect_err(content);
            assert!(why.contains(says), "{content}: {why}");
        }
        let lost = "{\"format\": 1, \"kinds\": [{\"name\": \"a\", \"half_width\": 8, \"half_height\": 8, \"picture\": \"b.png\"}]}";
        std::fs::write(folder.join("a.json"), lost).expect("a file");
        let read = read(&Disk, &project, None, &folder.join("a.json")).expect("the definition is good");
        assert!(matches!(read[0].picture.as_ref().map(|of| &of.image), Some(OwnImage::Broken(_))), "{read:?}");
    }
}
