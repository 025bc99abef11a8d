//! A save cut short at any point leaves the old project or the new one, never a mixture.

use crate::common::*;
use sim::file::{Failure, MemoryStorage, ProjectError, open};
use sim::project::Project;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

/// As `changed`, with a level and a run more, and one of each less.
fn rebuilt() -> Project {
    let mut project = changed();
    project.levels[2] = Arc::new(level("new", 9));
    project.runs[1] = Arc::new(run("b2", "new"));
    project
}

fn calls_of_a_save(new: &Project) -> u64 {
    let (storage, mut saved) = saved();
    storage.heal();
    save_plainly(&storage, new, &mut saved).unwrap();
    storage.calls()
}

/// Returns the project of a fresh start; it must be whole.
fn loaded(storage: &MemoryStorage, new: &Project, case: &str) -> bool {
    let found = load(storage).project;
    let is_new = found == *new;
    assert!(is_new || found == sample(), "{case}: neither the old nor the new project");
    is_new
}

#[test]
fn killed_at_any_call_it_is_the_old_project_or_the_new_one() {
    for new in [changed(), rebuilt()] {
        let calls = calls_of_a_save(&new);
        assert!(calls > 100, "{calls}");
        let mut outcomes = [0, 0];
        for n in 0..calls {
            let (storage, mut saved) = saved();
            storage.fail_at(n, Failure::Stop);
            let error = save_plainly(&storage, &new, &mut saved);
            assert!(error.is_err(), "call {n}");
            storage.heal();
            outcomes[usize::from(loaded(&storage, &new, &format!("killed at call {n}")))] += 1;
            // The next session saves over all leftovers and leaves nothing of them.
            let mut opened = load(&storage);
            save_plainly(&storage, &new, &mut opened.saved).unwrap();
            assert!(loaded(&storage, &new, "saved again"), "call {n}");
            assert_eq!(storage.files().len(), FILES, "call {n}: {:?}", storage.files().keys());
        }
        assert!(outcomes[0] > 50 && outcomes[1] > 20, "{outcomes:?}");
    }
}

#[test]
fn killed_while_finishing_after_being_killed() {
    let new = rebuilt();
    for n in (0..calls_of_a_save(&new)).step_by(7) {
        let (storage, mut saved) = saved();
        storage.fail_at(n, Failure::Stop);
        assert!(save_plainly(&storage, &new, &mut saved).is_err());
        storage.heal();
        for m in (0..).step_by(3) {
            let again = storage.clone();
            again.fail_at(m, Failure::Stop);
            let opened = open(&again, Path::new(ROOT), &mut |_, _| {});
            let finished = again.calls() <= m;
            again.heal();
            loaded(&again, &new, &format!("killed at call {n}, then at call {m} of opening"));
            if finished {
                assert!(opened.is_ok());
                break;
            }
        }
    }
}

#[test]
fn after_a_power_loss_it_is_the_old_project_or_the_new_one() {
    let new = rebuilt();
    for n in 0..calls_of_a_save(&new) {
        let (storage, mut saved) = saved();
        storage.fail_at(n, Failure::Stop);
        assert!(save_plainly(&storage, &new, &mut saved).is_err());
        let survives = |name: &str, keep: &mut dyn FnMut() -> bool| {
            let disk = storage.clone();
            disk.power_loss(keep);
            loaded(&disk, &new, &format!("power lost at call {n}, {name}"));
        };
        survives("nothing unsynced kept", &mut || false);
        survives("everything kept", &mut || true);
        for length in 1..4 {
            let mut left = length;
            survives(&format!("the first {length} kept"), &mut || {
                left -= i32::from(left > 0);
                left > 0
            });
        }
        for seed in 1..5_u64 {
            let mut random = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(n);
            survives(&format!("random subset {seed}"), &mut || {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                random & 1 == 1
            });
        }
    }
}

#[test]
fn power_lost_right_after_a_save_costs_nothing() {
    let (storage, mut saved) = saved();
    save_plainly(&storage, &rebuilt(), &mut saved).unwrap();
    storage.power_loss(|| false);
    assert_eq!(load(&storage).project, rebuilt());
}

#[test]
fn a_full_disk_leaves_the_old_project_and_the_next_save_works() {
    let new = rebuilt();
    let mut refused = 0;
    for n in 0..calls_of_a_save(&new) {
        let (storage, mut saved) = saved();
        storage.fail_at(n, Failure::NoSpace);
        match save_plainly(&storage, &new, &mut saved) {
            Ok(()) => assert!(loaded(&storage, &new, "saved"), "call {n}"),
            Err(error) => {
                refused += 1;
                let text = error.to_string();
                assert!(text.contains("Free some space"), "call {n}: {text}");
                assert!(text.contains(ROOT), "call {n}: {text}");
                assert!(!loaded(&storage, &new, "refused"), "call {n}");
                assert_eq!(
                    storage.files().len(),
                    FILES,
                    "call {n}: nothing stays behind: {:?}",
                    storage.files().keys()
                );
            }
        }
        storage.heal();
        save_plainly(&storage, &new, &mut saved).unwrap();
        assert!(loaded(&storage, &new, "saved at the second try"));
        assert_eq!(storage.files().len(), FILES);
    }
    assert!(refused > 30, "{refused}");
}

#[test]
fn any_refusal_is_reported_or_avoided_and_the_next_save_works() {
    let new = rebuilt();
    for n in 0..calls_of_a_save(&new) {
        for kind in [[ErrorKind::PermissionDenied], [ErrorKind::ResourceBusy]][n as usize % 2] {
            let (storage, mut saved) = saved();
            storage.fail_at(n, Failure::Error(kind));
            let case = format!("{kind} at call {n}");
            let result = save_plainly(&storage, &new, &mut saved);
            storage.heal();
            let is_new = loaded(&storage.clone(), &new, &case);
            match &result {
                Ok(()) => assert!(is_new, "{case}"),
                Err(ProjectError::Unfinished { .. }) => assert!(is_new, "{case}"),
                Err(_) => assert!(!is_new, "{case}: {result:?}"),
            }
            save_plainly(&storage, &new, &mut saved).unwrap_or_else(|error| panic!("{case}, then {error}"));
            assert!(loaded(&storage, &new, &case));
            assert_eq!(storage.files().len(), FILES, "{case}: {:?}", storage.files().keys());
        }
    }
}

#[test]
fn a_failed_save_and_other_edits_after_it() {
    let new = rebuilt();
    let mut other = sample();
    other.name = "Third".into();
    for n in 0..calls_of_a_save(&new) {
        let (storage, mut saved) = saved();
        storage.fail_at(n, Failure::Error(ErrorKind::ResourceBusy));
        let _ = save_plainly(&storage, &new, &mut saved);
        storage.heal();
        save_plainly(&storage, &other, &mut saved).unwrap_or_else(|error| panic!("call {n}, then {error}"));
        assert_eq!(load(&storage).project, other, "call {n}");
        assert_eq!(storage.files().len(), FILES, "call {n}: {:?}", storage.files().keys());
    }
}
