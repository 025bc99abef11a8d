//! Sounds of the project in their window: added, named, tried, chosen for events and levels, and heard in play.

use crate::hills;
use crate::support::{click, key, scratch, type_number, wait_until, window};
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::{Document, Edit};
use kit::play::PlayCommand;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use sim::project::ProjectSounds;
use sim::trace::Event as GameEvent;
use std::path::{Path, PathBuf};

/// A WAV of so many samples.
fn wave(path: &Path, pitch: u32, count: u32) {
    let samples: Vec<u8> = (0..count)
        .flat_map(|n| (if (n * pitch / 11_025).is_multiple_of(2) { 6000_i16 } else { -6000 }).to_le_bytes())
        .collect();
    let mut file = b"RIFF".to_vec();
    file.extend((samples.len() as u32 + 36).to_le_bytes());
    file.extend(b"WAVEfmt \x10\0\0\0\x01\0\x01\0\x22\x56\0\0\x44\xAC\0\0\x02\0\x10\0data");
    file.extend((samples.len() as u32).to_le_bytes());
    file.extend(samples);
    std::fs::write(path, file).unwrap();
}

fn act(h: &mut Harness<'_, App>, action: Action) {
    h.state_mut().send(Command::Action(action));
    h.run_ok();
}

fn sounds(h: &Harness<'_, App>) -> ProjectSounds {
    (*h.state().document().project().sounds).clone()
}

/// A saved project with the window open.
fn opened(name: &str) -> (Harness<'static, App>, PathBuf) {
    let folder = scratch(name);
    let mut h = window();
    h.state_mut().take_document(Document::new(hills::project(), None));
    h.state_mut().send(Command::SaveTo(folder.join("project")));
    wait_until(&mut h, "saved", |h| !h.state().history().is_dirty() && h.state().document().folder().is_some());
    act(&mut h, Action::Sounds);
    (h, folder)
}

fn add(h: &mut Harness<'_, App>, path: &Path) {
    h.get_by_label("Path of the sound").focus();
    h.run_ok();
    h.event(Event::Text(path.display().to_string()));
    h.run_ok();
    let before = sounds(h).list.len();
    click(h, "Add");
    wait_until(h, "the sound is there", |h| sounds(h).list.len() == before + 1);
    wait_until(h, "its file is known", |h| h.query_all_by_label_contains("22050 Hz").count() == before + 1);
}

/// Chooses a sound in a list.
fn choose(h: &mut Harness<'_, App>, list: &str, sound: &str) {
    h.get_by_label(list).scroll_to_me();
    h.run_ok();
    click(h, list);
    click(h, sound);
}

#[test]
fn sounds_are_added_named_tried_and_chosen() {
    let (mut h, folder) = opened("sounds");
    wave(&folder.join("hop.wav"), 440, 88_200);
    wave(&folder.join("song.wav"), 220, 5512);
    add(&mut h, &folder.join("hop.wav"));
    add(&mut h, &folder.join("song.wav"));
    assert!(folder.join("project/sounds/hop.wav").is_file(), "it is copied");
    assert_eq!(h.query_all_by_label_contains("0:00.2 mono").count(), 1);
    assert_eq!(h.query_all_by_label_contains("0:04.0 mono").count(), 1);
    type_number(&mut h, "Volume of hop", "40");
    assert_eq!(sounds(&h).list[0].volume, 40);

    choose(&mut h, "Sound of Jump", "hop");
    choose(&mut h, "Music of hills", "song");
    assert_eq!(sounds(&h).of_event(GameEvent::Jumped), Some(0));
    assert_eq!(sounds(&h).music_of("hills"), Some(1));

    click(&mut h, "Hear hop");
    wait_until(&mut h, "it is heard", |h| h.state().speaker().music().is_some_and(|tune| tune.percent == 40));
    click(&mut h, "Stop hop");
    assert!(h.state().speaker().music().is_none());
    click(&mut h, "Hear hop");
    act(&mut h, Action::Sounds);
    h.run_steps(2);
    assert!(h.state().speaker().music().is_none(), "the window is closed");
    act(&mut h, Action::Sounds);

    // A new name goes along, a taken one is refused.
    let rename = |h: &mut Harness<'_, App>, name: &str| {
        h.get_by_label("Name of sound 1").focus();
        h.run_ok();
        key(h, Modifiers::COMMAND, Key::A);
        h.event(Event::Text(name.to_owned()));
        h.run_ok();
        key(h, Modifiers::NONE, Key::Enter);
        h.run_ok();
    };
    rename(&mut h, "song");
    assert_eq!(sounds(&h).list[0].name, "hop");
    rename(&mut h, "jump");
    assert_eq!(sounds(&h).list[0].name, "jump");
    assert_eq!(sounds(&h).of_event(GameEvent::Jumped), Some(0));
    click(&mut h, "Take song out of the list");
    assert_eq!((sounds(&h).list.len(), sounds(&h).music.len()), (1, 0));
    act(&mut h, Action::Undo);
    assert_eq!(sounds(&h).music_of("hills"), Some(1));
    (0..8).for_each(|_| act(&mut h, Action::Undo));
    assert_eq!(sounds(&h), ProjectSounds::default(), "each step can be undone");
}

#[test]
fn own_sounds_and_music_are_heard_in_play() {
    let (mut h, folder) = opened("sounds-in-play");
    wave(&folder.join("hop.wav"), 440, 5512);
    wave(&folder.join("song.wav"), 220, 11_025);
    add(&mut h, &folder.join("hop.wav"));
    add(&mut h, &folder.join("song.wav"));
    act(&mut h, Action::Sounds);
    let mut new = sounds(&h);
    new.events.insert(GameEvent::Jumped, "hop".to_owned());
    new.music.insert("hills".to_owned(), "song".to_owned());
    let edit = Edit::SetSounds(std::sync::Arc::new(new));
    h.state_mut().send(Command::Edit { label: "Choose sounds".into(), edits: vec![edit].into(), gesture: None });
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::F5);
    key(&mut h, Modifiers::NONE, Key::F10);
    let began = std::time::Instant::now();
    while h.state().speaker().music().is_none() && began.elapsed().as_secs() < 20 {
        h.run_steps(1);
    }
    assert!(h.state().speaker().music().is_some_and(|tune| tune.repeats), "the level's music");
    h.run_steps(30);
    h.key_down(Key::Space);
    h.run_steps(10);
    h.key_up(Key::Space);
    h.run_steps(5);
    assert!(!h.state().speaker().last().has(kit::sound::Sound::Jump), "the file takes the effect's place");
    let own = h.state().speaker().last_own();
    assert_eq!(own.iter().map(|(clip, percent)| (clip.frames.len(), *percent)).collect::<Vec<_>>(), [(5512, 100)]);
    h.state_mut().send(Command::Play(PlayCommand::Stop));
    h.run_steps(3);
    assert!(h.state().speaker().music().is_none(), "play is over");
}

#[test]
fn a_broken_file_is_refused_in_words() {
    let (mut h, folder) = opened("sounds-broken");
    std::fs::write(folder.join("text.ogg"), "no sound").unwrap();
    h.get_by_label("Path of the sound").focus();
    h.run_ok();
    h.event(Event::Text(folder.join("text.ogg").display().to_string()));
    h.run_ok();
    click(&mut h, "Add");
    let says = |h: &Harness<'_, App>| h.query_all_by_label_contains("neither a WAV nor an OGG Vorbis").count() > 0;
    wait_until(&mut h, "it is refused", says);
    assert!(sounds(&h).list.is_empty());
}
