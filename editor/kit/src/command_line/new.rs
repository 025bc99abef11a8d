//! `loopwright new`: a new project in a folder.

use super::ending::Ending;
use super::terminal;
use super::tiles::encoded;
use crate::drawing::starters::Starter;
use crate::drawing::templates::{NewProject, Template, begun};
use crate::shipped::TemporaryCopies;
use clap::Args;
use sim::file::{Disk, open, save_as_with};
use sim::ruleset::Game;
use std::path::PathBuf;

/// Arguments of `new`.
#[derive(Debug, Args)]
pub struct NewCommand {
    /// Folder of the project; it must be empty or not exist yet.
    folder: PathBuf,
    /// Name of the project (default: the folder's name).
    #[arg(long)]
    name: Option<String>,
    /// The first level: flat, hills, loops or cave.
    #[arg(long, default_value = "flat", value_parser = template)]
    template: Template,
    /// The first tileset: meadow, ruins or factory.
    #[arg(long, default_value = "meadow", value_parser = starter)]
    tileset: Starter,
    /// The game whose rules apply: sonic1, sonic_cd, sonic2, sonic3 or sonic3k.
    #[arg(long, default_value = "sonic2", value_parser = game)]
    rules: Game,
    /// Width and height of a chunk in pixels: 128 or 256.
    #[arg(long, default_value_t = 128, value_parser = chunk_size)]
    chunk_size: u16,
}

fn template(text: &str) -> Result<Template, String> {
    let keys = Template::ALL.map(Template::key).join(", ");
    Template::named(text).ok_or_else(|| format!("there is no template of this name; there are {keys}"))
}

fn starter(text: &str) -> Result<Starter, String> {
    let keys = Starter::ALL.map(Starter::key).join(", ");
    Starter::named(text).ok_or_else(|| format!("there is no tileset of this name; there are {keys}"))
}

fn game(text: &str) -> Result<Game, String> {
    let names = Game::ALL.map(Game::name).join(", ");
    Game::named(text).ok_or_else(|| format!("there are no rules of this name; there are {names}"))
}

fn chunk_size(text: &str) -> Result<u16, String> {
    match text.parse() {
        Ok(size @ (128 | 256)) => Ok(size),
        _ => Err("chunks have 128 or 256 pixels".to_owned()),
    }
}

impl NewCommand {
    /// Makes the project.
    ///
    /// # Errors
    /// Why nothing was made, in words.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let name = || self.folder.file_name().map(|name| name.to_string_lossy().into_owned());
        let wish = NewProject {
            name: self.name.clone().or_else(name).unwrap_or_else(|| NewProject::default().name),
            folder: None,
            chunk_size: (self.chunk_size / 16) as u8,
            game: self.rules,
            template: self.template,
            starter: self.tileset,
        };
        let in_repository = self.tileset.sample_in_repository();
        let copies = if in_repository.is_none() { Some(TemporaryCopies::write()?) } else { None };
        let sample = in_repository.or_else(|| copies.as_ref().map(|copies| self.tileset.sample_in(copies.folder())));
        let sample = sample.ok_or("There is no tileset to begin with.")?;
        let other = open(&Disk, &sample, &mut |_, _| {}).map_err(|error| error.to_string())?.project;
        let document = begun(&wish, Some(&other), Some(sample.clone()));
        let project = document.project();
        // What the template drew is in no file yet.
        let pictures = encoded(project, 0);
        save_as_with(&Disk, project, Some(&sample), &self.folder, &pictures).map_err(|error| error.to_string())?;
        terminal::print(format_args!("Created {}\n", self.folder.join("loopwright.json").display()))?;
        Ok(Ending::Clean)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_project_is_made_once() {
        let folder = std::env::temp_dir().join(format!("loopwright-new-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let command = NewCommand {
            folder: folder.clone(),
            name: None,
            template: Template::Loops,
            tileset: Starter::Ruins,
            rules: Game::Sonic1,
            chunk_size: 256,
        };
        assert_eq!(command.run(), Ok(Ending::Clean));
        let made = open(&Disk, &folder, &mut |_, _| {}).expect("opens");
        assert!(made.problems.is_empty(), "{:?}", made.problems);
        assert_eq!((made.project.chunk_size, made.project.ruleset.preset), (16, Game::Sonic1));
        assert_eq!(made.project.tilesets[0].tileset.name, "Ruins");
        let layers = &made.project.tilesets[0].tileset.backgrounds;
        let copied = |image: &str| folder.join(&made.project.tilesets[0].path).join(image).is_file();
        assert!(layers.len() >= 3 && layers.iter().all(|layer| copied(&layer.image)));
        for set in &made.project.tilesets {
            assert!(folder.join(&set.path).join(&set.tileset.art).is_file(), "{} has its picture", set.path);
        }
        assert!(command.run().is_err(), "the folder is not empty any more");
        std::fs::remove_dir_all(&folder).expect("it was made");
        assert!(
            starter("swamp").is_err()
                && template("mountain").is_err()
                && game("mario").is_err()
                && chunk_size("100").is_err()
        );
    }
}
