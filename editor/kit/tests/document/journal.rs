//! The journal: what was done is there after a crash, exactly, and can be undone; nothing that goes wrong with it harms.

use crate::common::*;
use crate::edits::edits;
use crate::random::{Random, random_edits};
use kit::document::journal::{FOLDER, Journal, JournalEvent, Past, is_open, past, untitled};
use kit::document::{Document, Edit, GestureId, History};
use sim::file::{Failure, MemoryStorage, Storage};
use sim::project::{Area, Placement, PlacementId, Project, Start};
use sim::tiles::{Block, LayoutCell, SolidTile};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const ROOT: &str = "/p";

/// A history with its journal.
struct Session {
    journal: Journal,
    history: History,
}

impl Session {
    fn begin(storage: &Arc<MemoryStorage>, history: History) -> Self {
        let journal = Journal::new(storage.clone(), || {});
        let mut session = Self { journal, history };
        session.history.report();
        session.journal.begin(Path::new(ROOT), session.history.document().project().clone(), None);
        session
    }

    fn write(&mut self) {
        self.journal.follow(self.history.take_news());
        self.journal.flush();
    }

    fn close(self) {
        self.journal.end();
        self.journal.flush();
    }

    fn rename(&mut self, name: &str) {
        self.history.apply(name, None, vec![Edit::SetProjectName(name.into())]).unwrap();
        self.write();
    }
}

fn storage() -> Arc<MemoryStorage> {
    let storage = MemoryStorage::new();
    storage.put(Path::new(ROOT).join("loopwright.json"), "");
    Arc::new(storage)
}

fn journal_file() -> PathBuf {
    Path::new(ROOT).join(FOLDER).join("journal")
}

/// Returns the past that a next session finds if that is on disk.
fn found(storage: &MemoryStorage, disk: &Project) -> Past {
    past(storage, Path::new(ROOT), disk).unwrap()
}

fn labels(history: &History) -> Vec<&str> {
    history.done().iter().map(|step| step.label.as_str()).collect()
}

#[test]
fn every_edit_is_there_after_a_crash() {
    for (row, edit) in edits() {
        let storage = storage();
        let mut session = Session::begin(&storage, History::new(document()));
        session.history.apply(row, None, vec![edit]).unwrap();
        session.write();
        let after = session.history.document().project().clone();
        let past = found(&storage, &project());
        let unsaved = past.unsaved.as_ref().unwrap_or_else(|| panic!("{row}"));
        assert!(*unsaved.project == after, "{row}");
        assert_eq!((&unsaved.labels[..], unsaved.is_foreign), (&[row.to_owned()][..], false));
        let mut history = History::with_past(document(), &past);
        assert!(!history.is_dirty());
        assert_eq!(labels(&history), [row, "Open what was saved"]);
        for (expected, is_undo) in [(&after, true), (&project(), true), (&after, false), (&project(), false)] {
            assert!(if is_undo { history.undo() } else { history.redo() }, "{row}: {:?}", history.take_fault());
            assert!(history.document().project() == expected, "{row}");
            check_invariants(history.document());
        }
    }
}

#[test]
fn undoing_a_step_of_an_earlier_session_shows_where_it_was() {
    let at = |x, y| Some(Area { x, y, width: 128, height: 128 });
    let start = Start { x: 500, y: 400, ..Start::default() };
    let placed = Some((0, Placement { x: 300, y: 200, ..placement(9) }));
    let table = [
        (
            "a block in a chunk that one place shows",
            Edit::SetChunk { chunk: 2, value: Some(Arc::new(chunk_of(7))) },
            at(256, 0),
        ),
        (
            "a place of the layout",
            Edit::SetLayout {
                level: LEVEL.into(),
                cells: vec![(5, 3, LayoutCell::default()), (4, 2, LayoutCell { chunk: 2, is_loop: false })],
            },
            at(512, 256),
        ),
        (
            "an object",
            Edit::SetPlacement { level: LEVEL.into(), id: PlacementId(9), placement: placed },
            Some(Area { x: 268, y: 168, width: 64, height: 64 }),
        ),
        ("the start", Edit::SetStart { level: LEVEL.into(), start }, None),
    ];
    for (row, edit, expected) in table {
        let storage = storage();
        let mut session = Session::begin(&storage, History::new(document()));
        session.history.apply(row, None, vec![edit]).unwrap();
        session.write();
        let after = session.history.document().project().clone();
        let mut history = History::with_past(Document::new(after.clone(), None), &found(&storage, &after));
        assert!(history.undo(), "{row}");
        let scene = history.undone().last().unwrap().scene(history.document());
        assert_eq!(scene.level.as_deref(), Some(LEVEL), "{row}");
        assert!(scene.area.is_some() && (expected.is_none() || scene.area == expected), "{row}: {:?}", scene.area);
    }
}

/// Edits, undoes and redoes at random, and writes all of it.
fn work(session: &mut Session, random: &mut Random, times: usize) {
    for n in 0..times {
        match random.below(10) {
            0 | 1 => drop(session.history.undo()),
            2 => drop(session.history.redo()),
            _ => {
                let gesture = (random.below(2) == 0).then_some(GestureId(n as u64 / 5));
                let edits = random_edits(&session.history, random);
                let amends = random.below(4) == 0;
                match gesture.filter(|_| amends) {
                    Some(gesture) => drop(session.history.amend(&n.to_string(), gesture, edits)),
                    None => drop(session.history.apply(&n.to_string(), gesture, edits)),
                }
            }
        }
        if random.below(4) == 0 {
            session.write();
        }
    }
    session.write();
}

#[test]
fn a_session_comes_back_with_all_its_undo_steps() {
    for seed in 1..9 {
        // So large that the journal, which may be twice as long, loses no steps.
        let mut large = project();
        Arc::make_mut(&mut large.extra).insert("notes".into(), "x".repeat(1 << 18).into());
        let (history, again) = session_and_next(large, seed);
        assert_eq!((labels(&again), again.undone().len()), (labels(&history), history.undone().len()), "seed {seed}");
        same_ways(history, again, seed);
    }
}

#[test]
fn a_session_of_a_small_project_comes_back_with_its_newest_undo_steps() {
    let (mut kept, mut all) = (0, 0);
    for seed in 1..25 {
        let (history, again) = session_and_next(project(), seed);
        let (expected, found) = (labels(&history), labels(&again));
        assert!(expected.ends_with(&found), "seed {seed}: {found:?} of {expected:?}");
        assert_eq!(again.undone().len(), history.undone().len(), "seed {seed}");
        (kept, all) = (kept + found.len(), all + expected.len());
        same_ways(history, again, seed);
    }
    // Half of the steps are dropped at a time, and not all that is left is a step that stays.
    assert!(kept < all && kept > all / 5, "{kept} of {all} are kept");
}

/// The history of a session with 150 random edits, and what the next session has of it.
fn session_and_next(project: Project, seed: u64) -> (History, History) {
    let mut random = Random(seed * 0x9E37_79B9);
    let storage = storage();
    let mut session = Session::begin(&storage, History::new(Document::new(project, None)));
    work(&mut session, &mut random, 150);
    // The window saved, and was closed: nothing is offered, and undo goes on.
    let saved = session.history.document().project().clone();
    let past = found(&storage, &saved);
    assert!(past.unsaved.is_none());
    (session.history, History::with_past(Document::new(saved, None), &past))
}

/// Undoing and redoing all that the next session knows leads to the same states.
fn same_ways(mut history: History, mut again: History, seed: u64) {
    let same = |history: &History, again: &mut History, is_done: bool| {
        assert!(is_done, "seed {seed}: {:?}", again.take_fault());
        assert!(again.document().project() == history.document().project(), "seed {seed}");
    };
    while !again.done().is_empty() {
        let is_done = history.undo() && again.undo();
        same(&history, &mut again, is_done);
    }
    while history.redo() {
        let is_done = again.redo();
        same(&history, &mut again, is_done);
    }
    assert!(!again.redo(), "seed {seed}");
}

#[test]
fn sessions_that_crash_one_after_another_lose_nothing() {
    let mut random = Random(0x51_5151);
    let storage = storage();
    let (mut disk, mut names) = (project(), Vec::new());
    for session in 0..6 {
        let past = past(&*storage, Path::new(ROOT), &disk).unwrap_or_default();
        let mut history = History::with_past(Document::new(disk.clone(), None), &past);
        if past.unsaved.is_some() {
            assert!(history.undo(), "{:?}", history.take_fault());
        }
        names.extend((session > 0).then(|| format!("name {}", session - 1)));
        let done = labels(&history).into_iter().filter(|label| label.starts_with("name"));
        assert_eq!(done.collect::<Vec<_>>(), names, "session {session}");
        let mut next = Session::begin(&storage, history);
        work(&mut next, &mut random, 0);
        next.rename(&format!("name {session}"));
        if session % 3 == 1 {
            disk = next.history.document().project().clone(); // saved
        }
        next.close();
    }
}

#[test]
fn a_journal_that_is_cut_short_opens_as_far_as_it_goes() {
    let storage = storage();
    let mut session = Session::begin(&storage, History::new(document()));
    for n in 0..4 {
        session.rename(&n.to_string());
    }
    let whole = storage.files()[&journal_file()].clone();
    let mut seen = Vec::new();
    for length in 0..=whole.len() {
        storage.put(journal_file(), &whole[..length]);
        let past = past(&*storage, Path::new(ROOT), &project());
        seen.extend(past.map(|past| past.unsaved.map_or_else(String::new, |unsaved| unsaved.project.name.clone())));
    }
    seen.dedup();
    assert_eq!(seen, ["", "0", "1", "2", "3"]);
    for at in 0..whole.len() {
        let mut broken = whole.clone();
        broken[at] ^= 0x15;
        storage.put(journal_file(), broken);
        if let Some(past) = past(&*storage, Path::new(ROOT), &project()) {
            let name = past.unsaved.map_or_else(String::new, |unsaved| unsaved.project.name.clone());
            assert!(["", "0", "1", "2"].contains(&name.as_str()), "byte {at}: {name}");
        }
    }
}

#[test]
fn a_disk_that_fails_is_reported_and_nothing_older_is_lost() {
    for kind in [Failure::Error(ErrorKind::PermissionDenied), Failure::NoSpace, Failure::Stop] {
        for at in 0..12 {
            let storage = storage();
            let mut session = Session::begin(&storage, History::new(document()));
            session.rename("a");
            storage.fail_at(at, kind.clone());
            session.rename("b");
            session.rename("c");
            let failed = storage.calls() > at;
            storage.heal();
            let name = found(&storage, &project()).unsaved.map(|unsaved| unsaved.project.name.clone());
            let name = name.unwrap_or_default();
            assert!(["a", "b", "c"].contains(&name.as_str()), "{kind:?} at {at}: {name}");
            assert!(name == "c" || matches!(session.journal.poll(), Some(JournalEvent::Failed(_))), "{kind:?} at {at}");
            session.rename("d");
            let unsaved = found(&storage, &project()).unsaved.unwrap();
            assert_eq!(unsaved.project.name, "d", "{kind:?} at {at}, {failed}");
            assert_eq!((unsaved.labels.join(" ").as_str(), unsaved.is_foreign), ("a b c d", false), "{kind:?} at {at}");
        }
    }
}

#[test]
fn a_journal_of_a_newer_version_is_put_aside() {
    let storage = storage();
    let newer = b"0-0 {\"base\":{\"format\":99}}\n".to_vec();
    storage.put(journal_file(), newer.clone());
    assert!(past(&*storage, Path::new(ROOT), &project()).is_none());
    let mut session = Session::begin(&storage, History::new(document()));
    session.rename("mine");
    let files = storage.files_under(Path::new(ROOT).join(FOLDER));
    assert!(files.iter().any(|(name, content)| name.display().to_string().contains("aside") && *content == newer));
    assert_eq!(found(&storage, &project()).unsaved.unwrap().labels, ["mine"]);
}

#[test]
fn work_that_was_left_is_not_offered_but_can_be_had_back() {
    let storage = storage();
    let mut session = Session::begin(&storage, History::new(document()));
    session.rename("mine");
    session.journal.leave();
    session.journal.flush();
    let past = found(&storage, &project());
    assert!(past.unsaved.is_none());
    let mut history = History::with_past(document(), &past);
    assert!(history.undo());
    assert_eq!(history.document().project().name, "mine");
}

#[test]
fn changes_by_others_are_distinguished_and_can_be_undone() {
    let storage = storage();
    let mut session = Session::begin(&storage, History::new(document()));
    session.rename("mine");
    session.close();
    let theirs = Project { name: "theirs".into(), chunk_size: 8, ..project() };
    let past = found(&storage, &theirs);
    let unsaved = past.unsaved.clone().unwrap();
    assert!(unsaved.is_foreign);
    let mut history = History::with_past(Document::new(theirs.clone(), None), &past);
    assert!(history.undo());
    assert_eq!(history.document().project().name, "mine");
    // The user stays with what is on disk: the journal goes on from there.
    assert!(history.redo());
    let mut session = Session::begin(&storage, history);
    session.rename("both");
    let past = found(&storage, &theirs);
    assert_eq!(past.unsaved.clone().unwrap().labels, ["both"]);
    let mut history = History::with_past(Document::new(theirs, None), &past);
    let names = (0..4).map(|_| {
        assert!(history.undo(), "{:?}", history.take_fault());
        history.document().project().name.clone()
    });
    assert_eq!(names.collect::<Vec<_>>(), ["both", "theirs", "mine", "sample"]);
}

#[test]
fn steps_are_counted_as_the_user_counts_them() {
    let storage = storage();
    let mut session = Session::begin(&storage, History::new(document()));
    for n in 0..4 {
        let edits = vec![Edit::SetProjectName(n.to_string())];
        session.history.apply("Stroke", Some(GestureId(1)), edits).unwrap();
        session.write();
    }
    session.rename("taken back");
    session.history.undo();
    session.rename("last");
    assert_eq!(found(&storage, &project()).unsaved.unwrap().labels, ["Stroke", "last"]);
    let saved = session.history.document().project().clone();
    session.history.undo();
    session.write();
    assert_eq!(found(&storage, &saved).unsaved.unwrap().labels, ["Undo last"]);
}

#[test]
fn saved_work_is_not_offered_with_anything_on_disk_now() {
    for (saved, edits_on, expected) in [(true, false, None), (true, true, Some("b")), (false, false, Some("a"))] {
        let storage = storage();
        let mut session = Session::begin(&storage, History::new(document()));
        session.rename("a");
        session.journal.saving();
        if edits_on {
            session.rename("b");
        }
        if saved {
            session.journal.saved();
        }
        session.journal.flush();
        let theirs = Project { name: "theirs".into(), ..project() };
        let unsaved = found(&storage, &theirs).unsaved;
        assert_eq!(unsaved.map(|unsaved| unsaved.labels.join(" ")).as_deref(), expected, "{saved} {edits_on}");
    }
}

#[test]
fn a_picture_with_whole_rows_is_the_same_picture() {
    let storage = storage();
    let mut session = Session::begin(&storage, History::new(document()));
    let value = Some(std::sync::Arc::new([9; 1024]));
    session.history.apply("Paint", None, vec![Edit::SetArtCell { tileset: 0, cell: 4, value }]).unwrap();
    session.write();
    let mut disk = session.history.document().project().clone();
    let set = Arc::make_mut(&mut disk.tilesets[0]);
    let sheet = Arc::make_mut(&mut set.tileset).sheet.as_mut().unwrap();
    Arc::make_mut(sheet).cells.push(sim::project::Sheet::clear());
    assert!(found(&storage, &disk).unsaved.is_none());
}

#[test]
fn a_tileset_that_only_a_journal_speaks_of_is_restored_inside_the_project() {
    for (row, there, expected) in [
        ("another one is there", Some("theirs"), "tilesets/evil-2"),
        ("none is there", None, "tilesets/evil-2"),
        ("it was linked, and is as it is there", Some(""), "../evil"),
    ] {
        let storage = storage();
        storage.put("/p/tilesets/evil/tileset.json", "of somebody else");
        let mut session = Session::begin(&storage, History::new(document()));
        let tileset = sim::project::Tileset {
            name: "linked".into(),
            art: "art.png".into(),
            tiles: Arc::new(vec![SolidTile::default()]),
            blocks: Arc::new(vec![Block::default()]),
            ..Default::default()
        };
        let set = sim::project::TilesetRef { path: "../evil".into(), first_block: 100, tileset: Arc::new(tileset) };
        let edit = Edit::SetTileset { index: 1, tileset: Some(Arc::new(set)) };
        session.history.apply("Use a tileset", None, vec![edit]).unwrap();
        session.write();
        let text = sim::file::text_of(session.history.document().project(), "../evil/tileset.json").unwrap();
        if let Some(content) = there {
            storage.put("/evil/tileset.json", if content.is_empty() { &text } else { content });
        }
        let past = found(&storage, &project());
        let (restored, past) = past.restored().unwrap();
        assert_eq!(restored.tilesets[1].path, expected, "{row}");
        assert_eq!(restored.tilesets[1].tileset.name, "linked", "{row}: nothing of it is lost");
        assert_eq!(past.undo.is_empty(), expected != "../evil", "{row}");
    }
}

/// The journal of a long session, and the files of the project that it is of.
fn long_session(edits: usize, saves_at: Option<usize>) -> (Arc<MemoryStorage>, Session, Project) {
    let storage = storage();
    let mut session = Session::begin(&storage, History::new(document()));
    let mut disk = project();
    for n in 0..edits {
        session.rename(&format!("{n} {}", "y".repeat(300)));
        if Some(n) == saves_at {
            session.journal.saving();
            session.journal.saved();
            session.journal.flush();
            disk = session.history.document().project().clone();
        }
    }
    (storage, session, disk)
}

#[test]
fn a_journal_is_never_longer_than_twice_the_project() {
    let mut large = project();
    Arc::make_mut(&mut large.levels[0]).title = "x".repeat(100_000);
    let storage = storage();
    let mut session = Session::begin(&storage, History::new(Document::new(large.clone(), None)));
    let most = 2 * sim::file::all_texts(&large).values().map(String::len).sum::<usize>() as u64;
    let mut longest = 0;
    for n in 0..2000 {
        session.rename(&format!("{n} {}", "y".repeat(300)));
        longest = longest.max(storage.meta(&journal_file()).unwrap().unwrap().length);
    }
    assert!((most / 2..=most + 1000).contains(&longest), "{longest} bytes; {most} are twice the project");
    let unsaved = found(&storage, &large).unsaved.unwrap();
    assert!(unsaved.project.name.starts_with("1999"), "the last edit is there");
}

#[test]
fn what_was_on_disk_is_known_after_its_steps_are_dropped() {
    for saves_at in [None, Some(0), Some(40), Some(299), Some(250)] {
        let (storage, _session, disk) = long_session(300, saves_at);
        let found = found(&storage, &disk).unsaved;
        assert!(!found.as_ref().is_some_and(|unsaved| unsaved.is_foreign), "{saves_at:?}");
        assert_eq!(found.is_none(), saves_at == Some(299), "{saves_at:?}");
        let theirs = Project { name: "theirs".into(), ..disk };
        let unsaved = past(&*storage, Path::new(ROOT), &theirs).unwrap().unsaved;
        assert!(unsaved.is_none_or(|unsaved| unsaved.is_foreign), "{saves_at:?}");
    }
}

#[test]
fn a_journal_of_the_format_before_is_read_and_goes_on() {
    let storage = storage();
    let texts: std::collections::BTreeMap<_, _> = sim::file::all_texts(&project());
    let line = |body: serde_json::Value| {
        let body = body.to_string();
        format!("{} {body}\n", sim::file::FileDigest::of(body.as_bytes()))
    };
    let base = line(serde_json::json!({"base": {"format": 1, "pictures": null, "texts": texts}}));
    let old = "  \"name\": \"sample\",";
    let at = texts["loopwright.json"].lines().position(|line| line == old).unwrap();
    let patch = serde_json::json!({"lines": {"at": at, "old": [old], "new": [old.replace("sample", "older")]}});
    let step = serde_json::json!({"step": {
        "act": "do", "depth": 1, "label": "Rename", "time": 5, "patches": {"loopwright.json": patch}
    }});
    storage.put(journal_file(), base + &line(step));
    let past = found(&storage, &project());
    assert_eq!(past.unsaved.as_ref().map(|unsaved| unsaved.project.name.as_str()), Some("older"));
    let mut session = Session::begin(&storage, History::with_past(document(), &past));
    session.rename("newer");
    assert_eq!(found(&storage, &project()).unsaved.unwrap().project.name, "newer");
}

#[test]
fn a_second_window_takes_over_once_the_first_one_has_ended() {
    for saves in [false, true] {
        let storage = storage();
        let mut first = Session::begin(&storage, History::new(document()));
        first.rename("first");
        // The second window opens what is on disk, and works on while the first one has the journal.
        let mut second = Session::begin(&storage, History::new(document()));
        second.rename("second");
        assert_eq!(second.journal.poll(), Some(JournalEvent::OpenElsewhere));
        let mut disk = project();
        if saves {
            second.journal.saving();
            second.journal.saved();
            disk = second.history.document().project().clone();
        }
        second.rename("third");
        assert_eq!(second.journal.poll(), None, "it is told once");
        first.close();
        second.rename("fourth");
        assert_eq!(second.journal.poll(), Some(JournalEvent::TakenOver), "{saves}");
        assert!(is_open(&*storage, Path::new(ROOT)));
        let past = found(&storage, &disk);
        let unsaved = past.unsaved.as_ref().unwrap();
        assert_eq!((unsaved.project.name.as_str(), unsaved.is_foreign), ("fourth", false), "{saves}");
        assert_eq!(unsaved.labels, if saves { &["third", "fourth"][..] } else { &["second", "third", "fourth"] });
        // All of it can be undone by the next session, what the first window left too.
        let (restored, past) = past.restored().unwrap();
        let mut history = History::with_past(Document::new(restored, None), &past);
        let names = ["third", "second", "sample", "first", "sample"];
        for name in names {
            assert!(history.undo(), "{name}: {:?}", history.take_fault());
            assert_eq!(history.document().project().name, name, "{saves}");
        }
        assert!(!history.undo());
    }
}

#[test]
fn a_second_window_that_did_nothing_leaves_the_first_ones_work_to_be_offered() {
    let storage = storage();
    let mut first = Session::begin(&storage, History::new(document()));
    first.rename("first");
    let mut second = Session::begin(&storage, History::new(document()));
    second.write();
    assert_eq!(second.journal.poll(), Some(JournalEvent::OpenElsewhere));
    first.close();
    second.write();
    assert_eq!(second.journal.poll(), Some(JournalEvent::TakenOver));
    assert!(is_open(&*storage, Path::new(ROOT)));
    second.write();
    assert_eq!(second.journal.poll(), None, "it is told once");
    second.close();
    assert_eq!(found(&storage, &project()).unsaved.unwrap().labels, ["first"]);
}

#[test]
fn a_second_window_takes_over_by_itself() {
    let storage = storage();
    let first = Session::begin(&storage, History::new(document()));
    first.journal.flush();
    let mut second = Session::begin(&storage, History::new(document()));
    second.rename("second");
    assert_eq!(second.journal.poll(), Some(JournalEvent::OpenElsewhere));
    drop(first);
    let taken = (0..200).find_map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        second.journal.poll()
    });
    assert_eq!(taken, Some(JournalEvent::TakenOver), "nobody did anything meanwhile");
    assert_eq!(found(&storage, &project()).unsaved.unwrap().project.name, "second");
}

#[test]
fn a_second_window_that_saves_elsewhere_has_a_journal_there() {
    let storage = storage();
    let first = Session::begin(&storage, History::new(document()));
    first.journal.flush();
    let mut second = Session::begin(&storage, History::new(document()));
    second.rename("second");
    second.journal.move_to(Path::new("/q"), second.history.document().project().clone());
    second.rename("third");
    let past = past(&*storage, Path::new("/q"), &Project { name: "second".into(), ..project() }).unwrap();
    assert_eq!(past.unsaved.unwrap().project.name, "third");
}

#[test]
fn a_full_disk_has_nothing_of_the_journal_that_could_not_be_written() {
    let mut failures = 0;
    for call in 0..40 {
        let storage = storage();
        let mut session = Session::begin(&storage, History::new(document()));
        if call % 2 == 0 {
            session.rename("kept");
        }
        let whole = storage.files_under(ROOT);
        storage.fail_at(call / 2, Failure::NoSpace);
        session.rename("lost");
        let failed = matches!(session.journal.poll(), Some(JournalEvent::Failed(_)));
        if failed {
            failures += 1;
            let left = storage.files_under(ROOT);
            let more = left.iter().find(|(path, content)| whole.get(*path).is_none_or(|was| was.len() < content.len()));
            let is_small = more.is_none_or(|(path, content)| path.ends_with(".gitignore") && content.len() < 3);
            assert!(is_small, "{call}: {more:?} takes room");
        }
        storage.heal();
        session.rename("again");
        assert_eq!(found(&storage, &project()).unsaved.unwrap().project.name, "again", "{call}");
    }
    assert!(failures > 3, "{failures} of 40");
}

#[test]
fn a_second_window_is_noticed() {
    let storage = storage();
    assert!(!is_open(&*storage, Path::new(ROOT)));
    let first = Session::begin(&storage, History::new(document()));
    first.journal.flush();
    assert!(is_open(&*storage, Path::new(ROOT)));
    let mut second = Session::begin(&storage, History::new(document()));
    second.rename("second");
    assert_eq!(second.journal.poll(), Some(JournalEvent::OpenElsewhere));
    assert!(past(&*storage, Path::new(ROOT), &project()).is_none());
    first.journal.end();
    first.journal.flush();
    assert!(!is_open(&*storage, Path::new(ROOT)));
    let mut third = Session::begin(&storage, History::new(document()));
    third.rename("third");
    assert_eq!(third.journal.poll(), None);
    assert!(found(&storage, &project()).unsaved.is_some());
}

#[test]
fn a_project_without_a_folder_is_found_again() {
    let storage = Arc::new(MemoryStorage::new());
    let home = Path::new("/home/untitled");
    let mut session = Session { journal: Journal::new(storage.clone(), || {}), history: History::unsaved(document()) };
    session.history.report();
    session.journal.begin(&home.join("1"), project(), Some(Path::new("/samples/a")));
    session.rename("mine");
    assert_eq!(untitled(&*storage, home).len(), 0, "its window is open");
    session.close();
    let found = untitled(&*storage, home).pop();
    let found = found.map(|found| (found.unsaved.project.name.clone(), found.pictures));
    assert_eq!(found, Some(("mine".to_owned(), Some(PathBuf::from("/samples/a")))));
}

#[test]
fn a_journal_moves_along_with_its_project() {
    let storage = storage();
    let mut session = Session::begin(&storage, History::new(document()));
    session.rename("mine");
    session.journal.move_to(Path::new("/q"), session.history.document().project().clone());
    session.rename("more");
    assert!(found(&storage, &project()).unsaved.is_none(), "it is saved elsewhere");
    let past = past(&*storage, Path::new("/q"), session.history.document().project()).unwrap();
    let history = History::with_past(session.history.document().clone(), &past);
    assert_eq!(labels(&history), ["mine", "more"]);
}

#[test]
fn a_long_journal_loses_its_oldest_steps_only() {
    let storage = storage();
    let mut session = Session::begin(&storage, History::new(document()));
    let long = "x".repeat(1000);
    let mut longest = 0;
    for n in 0..200 {
        session.rename(&format!("{n}{long}"));
        longest = longest.max(storage.meta(&journal_file()).unwrap().unwrap().length);
    }
    assert!((30 << 10..=64 << 10).contains(&longest), "{longest}");
    let saved = session.history.document().project().clone();
    let past = found(&storage, &saved);
    let mut history = History::with_past(Document::new(saved, None), &past);
    let steps = history.done().len();
    assert!((5..60).contains(&steps), "{steps}");
    for n in (0..199).rev().take(steps) {
        assert!(history.undo(), "{:?}", history.take_fault());
        assert!(history.document().project().name.starts_with(&n.to_string()));
    }
}

#[test]
fn a_journal_of_very_many_steps_loses_its_oldest_ones() {
    let storage = storage();
    let mut large = project();
    Arc::make_mut(&mut large.levels[0]).title = "x".repeat(2_000_000);
    let mut session = Session::begin(&storage, History::new(Document::new(large, None)));
    for n in 0..4010 {
        session.rename(&n.to_string());
    }
    let saved = session.history.document().project().clone();
    let past = found(&storage, &saved);
    assert!((2000..2100).contains(&past.undo.len()), "{}", past.undo.len());
    let mut history = History::with_past(Document::new(saved, None), &past);
    assert!(history.undo() && history.undo());
    assert_eq!(history.document().project().name, "4007");
}
