//! Derived data: pure functions of the document, rebuilt when its revision moved.

pub mod art;
pub mod card;
pub(crate) mod game_numbers;
pub mod inks;
pub mod level_overlays;
pub mod level_picture;
pub mod masks;
pub mod maze_map;
pub mod maze_picture;
pub mod objects;
pub mod palette;
mod palette_art;
pub mod picture;
mod picture_files;
pub mod scene;
pub mod sensor_probe;
pub mod statistics;
pub(crate) mod strip;
pub mod thumbnail;

use crate::document::Document;
use crate::document::imported::described_objects::GameObjects;
use crate::document::imported::extra::{self, ImportedLimits, LevelExtra};
use crate::exchange::Room;
pub use crate::exchange::RoomLine;
use crate::exchange::promises::RoomGauges;
use game_numbers::GameNumbers;
use objects::{GamePictures, Looks, LooksOf, Shown, shown_with};
use palette::Palette;
use picture_files::PictureFiles;
use scene::{Scene, Surroundings};
use sim::level::Level;
use sim::project::{LevelData, Placement, Project, TilesetRef};
use std::path::PathBuf;
use std::sync::Arc;

/// The data computed from the document and kept until it changes.
#[derive(Default)]
pub struct Derived {
    key: Option<(u64, String)>,
    project: Project,
    level: Arc<Level>,
    scene: Arc<Scene>,
    around: Option<Surroundings>,
    looks: Arc<Looks>,
    /// Objects are shown as ours, also those of a game.
    has_own_pictures: bool,
    no_pictures: Arc<GamePictures>,
    room: Option<Room>,
    gauges: RoomGauges,
    game_numbers: GameNumbers,
    /// The descriptions of the game's objects, and the level that keeps them.
    game_objects: (Option<Arc<LevelData>>, GameObjects),
    limits: Option<ImportedLimits>,
    files: PictureFiles,
    /// The folder that the art was read from, and the tilesets.
    art_of: Option<(Option<PathBuf>, Vec<Arc<TilesetRef>>)>,
    problems: Vec<String>,
}

impl Derived {
    /// Follows the document: recompiles what an edit touched. Pictures are read on a thread, which calls `wake` for each.
    pub fn follow(&mut self, document: &Document, level: &str, wake: impl Fn() + Send + 'static) {
        let key = Some((document.revision(), level.to_owned()));
        let is_read = self.files.poll();
        if self.key == key && self.is_art_of(document) && !is_read {
            return;
        }
        self.files.follow(document.project(), document.folder(), wake);
        match &self.key {
            Some((_, old)) if old == level => {
                Arc::make_mut(&mut self.level).update(&self.project, document.project(), level);
            }
            _ => self.level = Arc::new(Level::compile(document.project(), level).unwrap_or_default()),
        }
        self.draw(document, level, is_read);
        self.look();
        let data = document.level(level);
        self.room = data.and_then(|data| self.gauges.room(document.project(), data));
        let came = data.and_then(|data| Some((extra::read::<LevelExtra>(&data.extra)?.limits, data.bounds)));
        self.limits = came.filter(|(limits, now)| limits.is_of(*now)).map(|(limits, _)| limits);
        self.game_numbers.follow(document.project());
        if !GameObjects::are_same(self.game_objects.0.as_deref(), data.map(Arc::as_ref)) {
            self.game_objects = (data.cloned(), data.map(|level| GameObjects::of(level)).unwrap_or_default());
        }
        self.project = document.project().clone();
        self.key = key;
    }

    /// Draws the objects anew if that is needed.
    fn look(&mut self) {
        let scene = &self.scene;
        let pictures = if self.has_own_pictures { &self.no_pictures } else { &scene.game_pictures };
        let of = LooksOf { level: &self.level, data: &scene.level, pictures };
        if !self.looks.are_of(of) {
            self.looks = Arc::new(Looks::new(of, &self.looks));
        }
    }

    /// Shows objects as their game has them from now on, or as ours.
    pub fn show_game_pictures(&mut self, shows: bool) {
        if self.has_own_pictures == shows {
            self.has_own_pictures = !shows;
            self.look();
        }
    }

    /// A placement as it looks in the level in view; `None` for a kind that is not known.
    pub fn shown(&self, placement: &Placement) -> Option<Shown> {
        shown_with(&self.level, self.looks.pictures(), placement)
    }

    /// Shows solid pixels in another palette from now on; nothing is done if they are in it.
    pub fn paint_in(&mut self, palette: Palette) {
        if self.scene.masks.palette() != palette {
            self.scene = Arc::new(self.scene.in_palette(palette));
        }
    }

    /// Reads the pictures again, which shows in a later [`Self::follow`].
    pub fn reload_art(&mut self, wake: impl Fn() + Send + 'static) {
        self.files.read_again(wake);
    }

    fn is_art_of(&self, document: &Document) -> bool {
        let sets = &document.project().tilesets;
        self.art_of.as_ref().is_some_and(|(folder, old)| {
            folder.as_deref() == document.folder()
                && old.len() == sets.len()
                && old.iter().zip(sets).all(|(old, new)| Arc::ptr_eq(old, new))
        })
    }

    fn draw(&mut self, document: &Document, level: &str, is_read: bool) {
        let project = document.project();
        let (mut art, mut masks) = (self.scene.art.clone(), self.scene.masks.clone());
        if is_read || !self.is_art_of(document) {
            let folder = document.folder();
            let before = self.art_of.as_ref().filter(|(home, _)| home.as_deref() == folder);
            let said = before.map_or(&[][..], |_| &self.scene.art.problems);
            let before = before.map_or(&[][..], |(_, sets)| sets);
            let new = self.scene.art.follow(before, project, (folder, &self.files));
            self.problems.extend(new.problems.iter().filter(|problem| !said.contains(problem)).cloned());
            (art, masks) = (Arc::new(new), Arc::new(masks.follow(project)));
            self.art_of = Some((document.folder().map(PathBuf::from), project.tilesets.clone()));
        }
        let data = document.level(level).cloned().unwrap_or_default();
        let whole = project.with_layer(level).next().map(|whole| {
            let old = self.around.as_ref().map_or(&self.scene, |around| &around.whole);
            Arc::new(Scene::new(project, Arc::clone(whole), Arc::clone(&art), Arc::clone(&masks), old))
        });
        self.around = whole.and_then(|whole| whole.around(level));
        self.scene = Arc::new(Scene::new(project, data, art, masks, &self.scene));
    }

    /// The levels that are drawn around the level in view, if it is a layer of art.
    pub fn around(&self) -> Option<&Surroundings> {
        self.around.as_ref()
    }

    /// The compiled level in view.
    pub fn level(&self) -> &Arc<Level> {
        &self.level
    }

    /// The placed objects of the level in view, as they look when they are just loaded.
    pub fn looks(&self) -> &Arc<Looks> {
        &self.looks
    }

    /// Returns the use of the game's room by the level in view; `None` for a level of no game.
    pub fn room(&self) -> Option<&Room> {
        self.room.as_ref()
    }

    /// Returns the source of the camera limits of the level in view; `None` if they were not imported, or changed since.
    pub fn limits(&self) -> Option<&ImportedLimits> {
        self.limits.as_ref()
    }

    /// Numbers of imported chunks and blocks as their game counts them.
    pub fn game_numbers(&self) -> &GameNumbers {
        &self.game_numbers
    }

    /// Descriptions of the game's objects, if the level in view came from a disassembly.
    pub fn game_objects(&self) -> &GameObjects {
        &self.game_objects.1
    }

    /// The level in view, ready to be drawn.
    pub fn scene(&self) -> &Arc<Scene> {
        &self.scene
    }

    /// Returns the problems of the art since the last call, in words for the user.
    pub fn take_problems(&mut self) -> Vec<String> {
        std::mem::take(&mut self.problems)
    }
}

#[cfg(test)]
mod tests;
