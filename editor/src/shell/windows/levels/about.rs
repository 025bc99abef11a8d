//! The page of the window of levels: what is said about the one that is chosen, or about several.

use super::pictures::Pictures;
use super::{facts_text, title};
use crate::command::Outbox;
use crate::language::{counted, t};
use crate::session::bring_into_view;
use crate::shell::windows::sounds;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::row;
use crate::widgets::fields::{Changed, Fields};
use crate::widgets::hint;
use crate::widgets::name_field::NameField;
use crate::widgets::thumbnail::Thumbnail;
use eframe::egui::{RichText, ScrollArea, Ui, vec2};
use kit::derived::card::beginning;
use kit::derived::thumbnail::whole;
use kit::document::level_list::{can_be_named, renamed};
use kit::document::{Edit, LevelSettings};
use sim::project::{AboutLevel, LevelData, MazeData};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The size of the picture of all of a level, points.
const PICTURE: (usize, usize) = (300, 90);

/// The page.
pub(super) struct About {
    fields: Fields,
    name: NameField,
    pictures: Pictures,
}

impl Default for About {
    fn default() -> Self {
        const SIZE: (usize, usize) = (2 * PICTURE.0, 2 * PICTURE.1);
        let pictures = Pictures::new(|scene, key| match scene.of_level(key) {
            Some(scene) => whole(scene, SIZE),
            None => beginning(scene, key, 0, SIZE),
        });
        Self { fields: Fields::default(), name: NameField::default(), pictures }
    }
}

impl About {
    /// Shows what is said about the levels and mazes that are chosen.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &Studio, chosen: &mut BTreeSet<String>, out: &mut Outbox) {
        self.pictures.follow(ui, cx);
        ScrollArea::vertical().id_salt("about").auto_shrink([false, true]).show(ui, |ui| {
            let project = cx.document().project();
            let levels: Vec<&Arc<LevelData>> =
                project.levels.iter().filter(|level| chosen.contains(&level.key)).collect();
            match (chosen.first().cloned(), chosen.len()) {
                (Some(key), 1) => self.one_ui(ui, cx, &key, chosen, out),
                (_, count) => _ = ui.label(RichText::new(counted(count, "chosen level")).strong()),
            }
            if !levels.is_empty() {
                self.words_ui(ui, &levels, out);
            }
            if let (Some(key), 1) = (chosen.first(), chosen.len()) {
                music_ui(ui, cx, key, out);
            }
        });
    }

    /// The picture and the names of one.
    fn one_ui(&mut self, ui: &mut Ui, cx: &Studio, key: &str, chosen: &mut BTreeSet<String>, out: &mut Outbox) {
        let project = cx.document().project();
        match self.pictures.of(cx, key) {
            Some(picture) => {
                let label = tr!("Picture of {level}", level = title(project, key));
                Thumbnail::show_shared(ui, &picture, vec2(PICTURE.0 as f32, PICTURE.1 as f32), &label);
            }
            None => ui.add_space(PICTURE.1 as f32),
        }
        hint(ui, &facts_text(project, key));
        ui.add_space(4.0);
        let help = t("Shown in lists, and before the level begins");
        if let Some(level) = project.level(key) {
            if let Some((title, gesture)) = self.fields.text(ui, t("Title"), help, &level.title) {
                let settings = LevelSettings { title, ..LevelSettings::of(level) };
                let edit = Edit::SetLevelSettings { level: key.to_owned(), settings };
                out.edit_in(gesture, t("Rename level"), vec![edit]);
            }
        } else if let Some(maze) = project.maze(key)
            && let Some((title, gesture)) = self.fields.text(ui, t("Title"), help, &maze.title)
            && let Some(at) = project.mazes.iter().position(|other| other.key == key)
        {
            let maze = Arc::new(MazeData { title, ..(**maze).clone() });
            let edit = Edit::SetMaze { key: key.to_owned(), maze: Some((at, maze)) };
            out.edit_in(gesture, t("Rename maze"), vec![edit]);
        }
        let help = t("The name of its file, without .json. Runs and music follow");
        let why = t("Another one is called so, or no file can be.");
        let is_free = |name: &str| can_be_named(project, name);
        if let Some(new) = self.name.ui(ui, (t("File"), help), key, (is_free, why)) {
            out.edit(t("Rename file"), renamed(project, key, &new));
            *chosen = BTreeSet::from([new.clone()]);
            if cx.session().level == key {
                let view = cx.session().canvas.view;
                out.session(move |session| {
                    bring_into_view(session, new);
                    (session.canvas.view, session.canvas.framing) = (view, None);
                });
            }
        }
    }

    /// The words about levels. A field that differs among them is empty; typing sets it for all.
    fn words_ui(&mut self, ui: &mut Ui, levels: &[&Arc<LevelData>], out: &mut Outbox) {
        let common = |of: fn(&AboutLevel) -> &String| {
            let mut texts = levels.iter().map(|level| of(&level.about).as_str());
            let first = texts.next().unwrap_or_default();
            if texts.all(|text| text == first) { first } else { "" }
        };
        let set = |changed: Changed<String>, label: &str, put: fn(&mut AboutLevel, String), out: &mut Outbox| {
            let Some((text, gesture)) = changed else { return };
            let edits = levels.iter().map(|level| {
                let mut settings = LevelSettings::of(level);
                put(&mut settings.about, text.clone());
                Edit::SetLevelSettings { level: level.key.clone(), settings }
            });
            out.edit_in(gesture, label, edits.collect::<Vec<_>>());
        };
        let help =
            t("The group of the level, such as a zone: a heading in lists, and beside its number before it begins");
        let group = self.fields.text(ui, t("Group"), help, common(|about| &about.group));
        set(group, t("Change group"), |about, text| about.group = text, out);
        let help = t("The author of the level, if the project's is another one");
        let author = self.fields.text(ui, t("Author"), help, common(|about| &about.author));
        set(author, t("Change author"), |about, text| about.author = text, out);
        let help = t("A description, for builders and for players");
        let lines = self.fields.lines(ui, t("Description"), help, common(|about| &about.description));
        set(lines, t("Change description"), |about, text| about.description = text, out);
    }
}

/// The music of a level or a maze, if the project has sounds.
fn music_ui(ui: &mut Ui, cx: &Studio, key: &str, out: &mut Outbox) {
    if cx.document().project().sounds.list.is_empty() {
        return;
    }
    row(ui, t("Music"), t("One of the project's sounds: Level > Sounds adds them"), |ui| {
        sounds::music_of(ui, cx, key, out)
    });
}
