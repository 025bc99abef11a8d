//! The player of web pages, natively: what it plays, what it shows, and the attempts that go back to the editor.

#![allow(clippy::unwrap_used)]

use kit::document::art::{own_pictures, pictures};
use kit::export::web::LevelPack;
use kit::play::attempts::{AttemptEnd, play_again};
use page::{LevelPage, PagePhase};
use sim::file::{Disk, MemoryStorage, Opened, open, read_plays};
use sim::input::Buttons;
use sim::level::Level;
use sim::project::{Plays, Project};
use sim::replay::{Replay, decode};
use std::path::Path;
use std::time::Duration;

fn sample(name: &str) -> Opened {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(name);
    let mut opened = open(&Disk, &folder, &mut |_, _| {}).unwrap();
    pictures::read_all(&Disk, &mut opened.project, &mut opened.saved);
    own_pictures::read(&Disk, &mut opened.project, &mut opened.saved);
    opened
}

fn page_of(opened: &Opened, level: &str) -> LevelPage {
    let pack = LevelPack::new(&Disk, opened.saved.root(), &opened.project, level).unwrap();
    LevelPage::open(&pack.to_bytes().unwrap()).unwrap()
}

/// Holds buttons for so many frames of a clock that runs on; of a level that stands still, for as long as they would take.
fn hold(page: &mut LevelPage, clock: &mut Duration, buttons: Buttons, frames: u32) {
    for bit in (0..8).map(|bit| 1 << bit) {
        page.hold(u32::from(bit), Buttons(buttons.0 & bit));
    }
    let mut done = 0;
    for _ in 0..frames + 4 {
        if done < frames {
            *clock += Duration::from_nanos(1_000_000_000 / 60);
            done += page.advance(*clock);
        }
    }
}

fn read(text: &str) -> Plays {
    let storage = MemoryStorage::new();
    storage.put("/a.plays.json", text);
    read_plays(&storage, Path::new("/a.plays.json")).unwrap()
}

#[test]
fn every_saved_run_comes_out_as_in_the_editor() {
    let mut played = 0;
    for name in ["first-steps", "two-roads", "night-shift", "object-gym", "abilities", "workshop"] {
        let opened = sample(name);
        let of_start = |run: &&std::sync::Arc<sim::project::Run>| {
            run.start.is_none() && run.ruleset.is_none() && run.inputs_2.is_empty()
        };
        for run in opened.project.runs.iter().filter(of_start) {
            let Some(level) = Level::for_run(&opened.project, run) else { continue };
            let mut page = page_of(&opened, &run.level);
            let held: Vec<u8> = decode(&run.inputs).map(|buttons| buttons.0).collect();
            page.watch(&held);
            assert_eq!(page.digest(), Some(Replay::new(run, &level).finish().digest()), "{name}: {}", run.key);
            played += 1;
        }
    }
    assert!(played > 50, "{played}");
}

#[test]
fn the_title_the_pause_and_the_goal_hold_the_level() {
    let opened = sample("first-steps");
    let mut page = page_of(&opened, "meadow");
    let mut clock = Duration::from_secs(1);
    assert_eq!(page.phase(), PagePhase::Title);
    let (width, height, first) = page.picture();
    assert_eq!((width, height, first.len()), (320, 224, 320 * 224 * 4), "the level is behind the title");
    hold(&mut page, &mut clock, Buttons::RIGHT, 60);
    assert_eq!((page.phase(), page.picture().2), (PagePhase::Title, first));
    page.start();
    hold(&mut page, &mut clock, Buttons::RIGHT, 60);
    assert_eq!(page.phase(), PagePhase::Plays);
    page.toggle_pause();
    let before = page.digest();
    hold(&mut page, &mut clock, Buttons::RIGHT, 60);
    assert_eq!((page.phase(), page.digest()), (PagePhase::Paused, before));
    page.toggle_pause();
    hold(&mut page, &mut clock, Buttons::NONE, 2);
    assert!(page.phase() == PagePhase::Plays && page.digest() != before);
    // A run to the goal.
    let run = opened.project.runs.iter().find(|run| run.expect.goal == Some(true)).unwrap();
    let mut page = page_of(&opened, &run.level);
    page.start();
    for (buttons, frames) in &run.inputs {
        hold(&mut page, &mut clock, Buttons(*buttons), *frames);
    }
    hold(&mut page, &mut clock, Buttons::NONE, 60 * 8);
    assert_eq!(page.phase(), PagePhase::Ended);
    assert!(page.counts().unwrap().time.starts_with("0:"));
    page.start();
    assert_eq!(page.phase(), PagePhase::Plays, "and once more");
}

#[test]
fn sensors_are_shown_on_request() {
    let mut page = page_of(&sample("first-steps"), "meadow");
    let mut clock = Duration::ZERO;
    page.start();
    hold(&mut page, &mut clock, Buttons::NONE, 30);
    let plain = page.picture().2;
    page.show_sensors(true);
    assert_ne!(page.picture().2, plain);
    page.show_sensors(false);
    assert_eq!(page.picture().2, plain);
}

/// A level in which the start is over a pit, behind a checkpoint.
fn deadly(opened: &Opened) -> Project {
    let mut project = opened.project.clone();
    let level = project.levels.iter_mut().find(|level| level.key == "checkpoint").unwrap();
    let level = std::sync::Arc::make_mut(level);
    level.bounds.bottom = level.start.y - 200;
    project
}

#[test]
fn attempts_come_back_as_they_were_played() {
    let opened = sample("object-gym");
    let mut page = page_of(&opened, "checkpoint");
    let mut clock = Duration::from_secs(1);
    page.start();
    hold(&mut page, &mut clock, Buttons::RIGHT, 90);
    hold(&mut page, &mut clock, Buttons::RIGHT.with(Buttons::JUMP), 20);
    page.start();
    hold(&mut page, &mut clock, Buttons::LEFT, 40);
    let plays = read(&page.plays(" Ada "));
    assert_eq!((plays.level.as_str(), plays.player.as_str(), plays.attempts.len()), ("checkpoint", "Ada", 2));
    let level = Level::compile(&opened.project, "checkpoint").unwrap();
    let again = play_again(&level, &plays);
    assert!(again.iter().all(|attempt| attempt.is_same && attempt.end == AttemptEnd::Left));
    assert_eq!(again.iter().map(|attempt| attempt.log.frames()).collect::<Vec<_>>(), [110, 40]);
    // In a level that was changed meanwhile they are known to differ.
    let mut changed = opened.project.clone();
    let level = changed.levels.iter_mut().find(|level| level.key == "checkpoint").unwrap();
    std::sync::Arc::make_mut(level).start.x += 1;
    let level = Level::compile(&changed, "checkpoint").unwrap();
    assert!(play_again(&level, &plays).iter().all(|attempt| !attempt.is_same));
}

#[test]
fn a_death_ends_an_attempt_and_the_next_goes_on_at_the_checkpoint() {
    let opened = sample("object-gym");
    let project = deadly(&opened);
    let pack = LevelPack::new(&Disk, opened.saved.root(), &project, "checkpoint").unwrap();
    let mut page = LevelPage::open(&pack.to_bytes().unwrap()).unwrap();
    let mut clock = Duration::from_secs(1);
    page.start();
    hold(&mut page, &mut clock, Buttons::RIGHT, 60 * 12);
    let plays = read(&page.plays(""));
    let level = Level::compile(&project, "checkpoint").unwrap();
    let again = play_again(&level, &plays);
    assert!(plays.attempts.len() > 1, "{plays:?}");
    let (last, ended) = again.split_last().unwrap();
    assert!(last.is_same && ended.iter().all(|attempt| attempt.is_same), "{plays:?}");
    assert!(ended.iter().all(|attempt| matches!(attempt.end, AttemptEnd::Death(_)) && attempt.death().is_some()));
}

#[test]
fn damaged_packs_are_refused_in_words() {
    let opened = sample("first-steps");
    let bytes = LevelPack::new(&Disk, opened.saved.root(), &opened.project, "meadow").unwrap().to_bytes().unwrap();
    assert!(LevelPage::open(&[]).is_err() && LevelPage::open(b"no pack at all").is_err());
    for at in (0..bytes.len()).step_by(bytes.len() / 300) {
        assert!(LevelPage::open(&bytes[..at]).is_err(), "cut at {at}");
        let mut other = bytes.clone();
        other[at] ^= 0x41;
        // Some flips only change a colour; none of them panics.
        drop(LevelPage::open(&other).map(|mut page| page.picture()));
    }
}
