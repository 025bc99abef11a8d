//! Level > Sounds: the project's own sounds, the music of its levels, and the events that sounds are played for.

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::dialogs::{FileDialog, expand, waker};
use crate::language::{msg, said, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::session::TriedSound;
use crate::shell::windows::chooser::Chooser;
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::combo;
use crate::widgets::fields::{Fields, Number};
use crate::widgets::{button_width, hint, small_icon_button};
use eframe::egui::{Button, CollapsingHeader, Grid, Key, RichText, ScrollArea, TextEdit, Ui, vec2};
use kit::clips::{ClipFacts, ENDINGS};
use kit::document::Edit;
use kit::document::custom_kinds::words::sound_name;
use kit::document::sound_files::{added, facts, removed, renamed, take};
use kit::job::Job;
use kit::notices::Notice;
use sim::file::Disk;
use sim::project::{MOST_SOUNDS, ProjectSounds, SoundFile};
use sim::trace::Event;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// The facts of a file, or why it can't be heard.
type Known = Result<ClipFacts, String>;

/// The open window.
#[derive(Default)]
pub struct SoundsWindow {
    /// A path half typed.
    path: String,
    /// A name half typed, and the place of its sound.
    name: Option<(usize, String)>,
    chooser: Chooser<()>,
    copying: Job<Result<String, String>>,
    looking: Job<(String, Known)>,
    /// The facts of the files that were looked at.
    known: BTreeMap<String, Known>,
    /// The files that were asked for.
    asked: Option<(PathBuf, Vec<String>)>,
    fields: Fields,
}

impl Window for SoundsWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        if let Some(((), path)) = self.chooser.poll(out) {
            self.copy(ui, path.into(), cx);
        }
        if let Some(Ok(copied)) = self.copying.poll() {
            // The same name may have other content now.
            self.asked = None;
            take_in(copied, cx, out);
        }
        self.look(ui, cx);
        let mut open = true;
        window(msg("Sounds"), vec2(620.0, 560.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
                self.list_ui(ui, cx, out);
                self.add_ui(ui, cx);
                let sounds = &cx.document().project().sounds;
                if sounds.list.is_empty() {
                    hint(ui, t("Sounds that are added here can be the music of levels, take the place of built-in effects, and be played by objects."));
                    return;
                }
                let part = |title: &str| CollapsingHeader::new(title).default_open(true);
                part(t("Music")).show(ui, |ui| music_ui(ui, cx, out));
                part(t("Effects")).show(ui, |ui| events_ui(ui, cx, out));
            });
        });
        open
    }

    fn actions(&self) -> &'static [Action] {
        &[Action::Undo, Action::Redo, Action::Save]
    }
}

/// Adds a copied file to the project's sounds.
fn take_in(copied: Result<String, String>, cx: &Studio, out: &mut Outbox) {
    match copied {
        Ok(file) => {
            if let Some(sounds) = added(&cx.document().project().sounds, file) {
                out.edit(t("Add sound"), vec![Edit::SetSounds(Arc::new(sounds))]);
            }
        }
        Err(why) => out.send(Command::Notice(Notice::error(format!("{why}.")))),
    }
}

/// Changes the sounds of the project in one step.
fn change(cx: &Studio, out: &mut Outbox, label: &str, change: impl FnOnce(&mut ProjectSounds)) {
    let mut sounds = ProjectSounds::clone(&cx.document().project().sounds);
    change(&mut sounds);
    out.edit(label, vec![Edit::SetSounds(Arc::new(sounds))]);
}

impl SoundsWindow {
    /// Looks at the files of the list, on a thread, whenever it is another one.
    fn look(&mut self, ui: &Ui, cx: &Studio) {
        while let Some(news) = self.looking.poll() {
            if let Ok((file, known)) = news {
                self.known.insert(file, known);
            }
        }
        let Some(home) = cx.home() else { return };
        let files: Vec<String> = cx.document().project().sounds.list.iter().map(|sound| sound.file.clone()).collect();
        let asked = (home.to_owned(), files);
        if self.asked.as_ref() != Some(&asked) {
            let (home, files) = asked.clone();
            self.asked = Some(asked);
            self.looking.start(waker(ui.ctx()), move |send, _| {
                for file in files {
                    let known = facts(&Disk, &home, &file);
                    send((file, known));
                }
            });
        }
    }

    fn list_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let sounds = cx.document().project().sounds.clone();
        Grid::new("sounds").num_columns(5).spacing(vec2(10.0, 6.0)).show(ui, |ui| {
            for (place, sound) in sounds.list.iter().enumerate() {
                try_ui(ui, cx, sound, out);
                self.name_ui(ui, cx, (place, sound), out);
                self.file_ui(ui, sound);
                self.volume_ui(ui, cx, (place, sound), out);
                if small_icon_button(ui, Icon::Delete, &tr!("Take {name} out of the list", name = sound.name)).clicked()
                {
                    out.edit(t("Delete sound"), removed(cx.document().project(), place));
                }
                ui.end_row();
            }
        });
    }

    /// The name: taken when the keyboard leaves the field, and only if no other sound has it.
    fn name_ui(&mut self, ui: &mut Ui, cx: &Studio, (place, sound): (usize, &SoundFile), out: &mut Outbox) {
        let typed = self.name.take_if(|(of, _)| *of == place).map(|(_, name)| name);
        let mut name = typed.unwrap_or_else(|| sound.name.clone());
        let size = vec2(140.0, ui.spacing().interact_size.y);
        let field = ui.add_sized(size, TextEdit::singleline(&mut name));
        let field = field.accessible_name(tr!("Name of sound {number}", number = place + 1));
        let field =
            field.on_hover_text(t("Events, levels and objects call the sound by this name; they follow a new one"));
        if field.has_focus() {
            self.name = Some((place, name));
            return;
        }
        let name = name.trim();
        if !field.lost_focus() || name == sound.name || ui.input(|input| input.key_pressed(Key::Escape)) {
            return;
        }
        let project = cx.document().project();
        if name.is_empty() || project.sounds.place(name).is_some() {
            let text =
                tr!("Another sound is called {name}, or the name is empty: it stays {old}.", name, old = sound.name);
            out.send(Command::Notice(Notice::warning(text)));
        } else {
            out.edit(t("Rename sound"), renamed(project, place, name));
        }
    }

    fn file_ui(&self, ui: &mut Ui, sound: &SoundFile) {
        ui.vertical(|ui| {
            ui.set_width(210.0);
            ui.label(RichText::new(&sound.file).small());
            match self.known.get(&sound.file) {
                Some(Ok(facts)) => _ = ui.weak(RichText::new(facts_text(facts)).small()),
                Some(Err(why)) => {
                    _ = ui.label(RichText::new(said(why)).small().color(theme::of(ui).error));
                }
                None => {}
            }
        });
    }

    fn volume_ui(&mut self, ui: &mut Ui, cx: &Studio, (place, sound): (usize, &SoundFile), out: &mut Outbox) {
        let label = tr!("Volume of {name}", name = sound.name);
        let help = t("How loud it is, of its file's own volume");
        let number = Number { label: &label, help, range: 0..=100, unit: "%" };
        if let Some((volume, gesture)) = self.fields.bare_number(ui, &number, sound.volume.into()) {
            let mut sounds = ProjectSounds::clone(&cx.document().project().sounds);
            if let Some(sound) = sounds.list.get_mut(place) {
                sound.volume = volume.clamp(0, 100) as u8;
            }
            out.edit_in(gesture, t("Change volume"), vec![Edit::SetSounds(Arc::new(sounds))]);
        }
    }

    /// A new sound: its file chosen, or its path typed.
    fn add_ui(&mut self, ui: &mut Ui, cx: &Studio) {
        let home = cx.home().is_some();
        let is_full = cx.document().project().sounds.list.len() >= MOST_SOUNDS;
        let can = home && !is_full;
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            let add = ui.add_enabled(can, Button::new(t("Add sound\u{2026}")));
            let why = if is_full {
                t("A project has 64 sounds at most")
            } else {
                t("Save the project first: the sound is copied into its folder")
            };
            let help = t("Choose a WAV or an OGG Vorbis. It is copied into the folder sounds of the project");
            if add.on_hover_text(help).on_disabled_hover_text(why).clicked() {
                let dialog = FileDialog::file(t("Choose a sound")).filter("WAV, OGG Vorbis", &ENDINGS);
                self.chooser.ask(ui.ctx(), (), dialog);
            }
            let field = TextEdit::singleline(&mut self.path).hint_text(t("or the path of a WAV or an OGG"));
            let beside = button_width(ui, t("Add")) + 2.0 * ui.spacing().item_spacing.x + 8.0;
            let field = ui.add_enabled(can, field.desired_width((ui.available_width() - beside).max(80.0)));
            let field = field.accessible_name(t("Path of the sound"));
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let path = expand(self.path.trim()).filter(|_| can);
            let add = ui.add_enabled(path.is_some(), Button::new(t("Add")));
            let is_added = add.on_hover_text(t("Add this file")).clicked();
            if let (true, Some(path)) = (entered || is_added, path) {
                self.copy(ui, path, cx);
                self.path.clear();
            }
        });
        if !home {
            hint(ui, t("Save the project first: sounds are copied into its folder."));
        }
    }

    /// Copies a file into the project's folder, on a thread.
    fn copy(&mut self, ui: &Ui, source: PathBuf, cx: &Studio) {
        let Some(home) = cx.home().map(ToOwned::to_owned) else { return };
        let near = home.join(&source);
        self.copying.start(waker(ui.ctx()), move |send, _| {
            let source = if near.is_file() { near } else { source };
            send(take(&Disk, &home, &source));
        });
    }
}

/// The button that plays a sound, or ends that.
fn try_ui(ui: &mut Ui, cx: &Studio, sound: &SoundFile, out: &mut Outbox) {
    let tried = TriedSound::Own(sound.name.clone());
    if cx.session().play.tried_sound.as_ref() == Some(&tried) {
        if small_icon_button(ui, Icon::Stop, &tr!("Stop {name}", name = sound.name)).clicked() {
            out.session(|session| session.play.tried_sound = None);
        }
        return;
    }
    if small_icon_button(ui, Icon::Play, &tr!("Hear {name}", name = sound.name)).clicked() {
        out.session(move |session| session.play.tried_sound = Some(tried));
    }
}

/// Length and channels, in words.
fn facts_text(facts: &ClipFacts) -> String {
    let channels = if facts.channels == 1 { t("mono") } else { t("stereo") };
    let rate = facts.rate;
    let seconds = facts.frames.map(|frames| frames as f64 / f64::from(rate.max(1)));
    let length = seconds.map(|seconds| format!("{}:{:04.1}", seconds as u64 / 60, seconds % 60.0)).unwrap_or_default();
    let turns = if facts.turn.is_some() { t(", with loop points") } else { "" };
    format!("{length} {channels}, {rate} Hz{turns}")
}

/// Shows a choice of a sound. Returns the new one; an empty name for none.
fn choice_ui(ui: &mut Ui, label: &str, none: &str, chosen: Option<&String>, sounds: &ProjectSounds) -> Option<String> {
    let mut new = None;
    combo(ui, label, chosen.map_or(none, String::as_str), |ui| {
        if ui.selectable_label(chosen.is_none(), none).clicked() {
            new = Some(String::new());
        }
        for sound in &sounds.list {
            if ui.selectable_label(chosen == Some(&sound.name), &sound.name).clicked() {
                new = Some(sound.name.clone());
            }
        }
    });
    new.filter(|new| Some(new) != chosen && !(new.is_empty() && chosen.is_none()))
}

/// Puts a choice into a map: an empty name takes the entry out.
fn put<K: Ord>(map: &mut BTreeMap<K, String>, key: K, name: String) {
    if name.is_empty() {
        map.remove(&key);
    } else {
        map.insert(key, name);
    }
}

/// Shows the music of each level and maze.
fn music_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let project = cx.document().project();
    let levels = project.levels.iter().map(|level| (&level.key, &level.title));
    let all = levels.chain(project.mazes.iter().map(|maze| (&maze.key, &maze.title)));
    Grid::new("music").num_columns(2).spacing(vec2(16.0, 6.0)).show(ui, |ui| {
        for (key, title) in all {
            ui.label(if title.is_empty() { key } else { title });
            music_of(ui, cx, key, out);
            ui.end_row();
        }
    });
}

/// Shows the choice of the music of a level or a maze.
pub(super) fn music_of(ui: &mut Ui, cx: &Studio, key: &str, out: &mut Outbox) {
    let sounds = &cx.document().project().sounds;
    let label = tr!("Music of {level}", level = key);
    if let Some(name) = choice_ui(ui, &label, t("None"), sounds.music.get(key), sounds) {
        change(cx, out, t("Choose music"), |sounds| put(&mut sounds.music, key.to_owned(), name));
    }
}

/// Shows the sound of each event.
fn events_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let sounds = &cx.document().project().sounds;
    Grid::new("events").num_columns(3).spacing(vec2(16.0, 6.0)).show(ui, |ui| {
        for event in Event::ALL {
            let title = t(sound_name(*event));
            let chosen = sounds.events.get(event);
            if small_icon_button(ui, Icon::Play, &tr!("Hear the effect {name}", name = title)).clicked() {
                let tried = match chosen.filter(|name| sounds.place(name).is_some()) {
                    Some(name) => TriedSound::Own(name.clone()),
                    None => TriedSound::Event(*event),
                };
                out.session(move |session| session.play.tried_sound = Some(tried));
            }
            ui.label(title);
            let label = tr!("Sound of {event}", event = title);
            if let Some(name) = choice_ui(ui, &label, t("Built-in"), chosen, sounds) {
                change(cx, out, t("Choose sound"), |sounds| put(&mut sounds.events, *event, name));
            }
            ui.end_row();
        }
    });
}
