//! Undo and redo are exact: random edits, undos, redos and jumps; each state met again is the one it was.

use crate::common::*;
use kit::document::paint::{Scope, block_edits, chunk_edits};
use kit::document::{Edit, Edits, GestureId, History, LevelSettings, StateId};
use sim::project::*;
use sim::tiles::*;
use std::collections::HashMap;
use std::sync::Arc;

pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % n
    }
}

pub fn random_edits(history: &History, random: &mut Random) -> Edits {
    let document = history.document();
    let project = document.project();
    let n = random.below(1000);
    let index = random.below(project.levels.len().max(1) as u64) as usize;
    let level = project.levels.get(index).map_or_else(String::new, |level| level.key.clone());
    let chunks = project.chunks.len() as u64;
    let edit = match random.below(18) {
        0 => Edit::SetProjectName(n.to_string()),
        1 => Edit::SetTile {
            tileset: 0,
            tile: random.below(5) as u16,
            value: (!n.is_multiple_of(3)).then_some(SolidTile::FULL),
        },
        2 => Edit::SetBlock {
            tileset: 0,
            block: random.below(14) as u16,
            value: (!n.is_multiple_of(3)).then_some(Block { art: n as u16, ..Block::default() }),
        },
        3 => Edit::SetChunk {
            chunk: random.below(chunks + 1) as u16,
            value: (!n.is_multiple_of(3)).then(|| Arc::new(chunk_of(n as u16 % 10))),
        },
        4 => Edit::SetChunk { chunk: (chunks - 1) as u16, value: None },
        5 => {
            let key = format!("level-{}", n % 4);
            let new = Arc::new(project.empty_level(&key, "new", 1 + n as u32 % 5, 2));
            Edit::SetLevel { key, level: (!n.is_multiple_of(3)).then_some((random.below(4) as usize, new)) }
        }
        6 => Edit::ResizeLayout {
            level: level.clone(),
            layout: document
                .level(&level)
                .map_or_else(Default::default, |data| data.layout.resized(3 + n as u32 % 40, 2 + n as u32 % 35)),
        },
        7 => Edit::SetLevelSettings {
            level,
            settings: LevelSettings { title: n.to_string(), ..LevelSettings::default() },
        },
        8 => Edit::SetStart { level, start: Start { x: n as i32, ..Start::default() } },
        9 => Edit::SetGoal { level, goal: (!n.is_multiple_of(2)).then(Area::default) },
        10 => {
            let id = 1 + n % 6;
            Edit::SetSwitcher {
                level,
                id: PlacementId(id),
                switcher: (!n.is_multiple_of(3)).then(|| (random.below(5) as usize, switcher(id))),
            }
        }
        11 => {
            let id = 1 + n % 6;
            Edit::SetPlacement {
                level,
                id: PlacementId(id),
                placement: (!n.is_multiple_of(3)).then(|| (random.below(5) as usize, placement(id))),
            }
        }
        12 => {
            let key = format!("run {}", n % 5);
            Edit::SetRun { run: (!n.is_multiple_of(2)).then(|| run(&key)), key }
        }
        13 => {
            return chunk_edits(
                document,
                &level,
                &[(random.below(7) as i32, random.below(5) as i32, random.below(chunks + 1) as u16)],
            )
            .into();
        }
        _ => {
            let scope = if n.is_multiple_of(4) { Scope::Everywhere } else { Scope::HereOnly };
            let cells: Vec<_> = (0..1 + random.below(30))
                .map(|_| {
                    (
                        random.below(50) as i32 - 2,
                        random.below(36) as i32 - 2,
                        [Cell::default(), cell(1), cell(2)][random.below(3) as usize],
                    )
                })
                .collect();
            let edits = block_edits(document, &level, &cells, scope).unwrap();
            let one_by_one = Edits::from(edits.as_slice().to_vec()).lead(document).unwrap();
            assert_eq!(
                edits.clone().lead(document).unwrap().project(),
                one_by_one.project(),
                "what painting hands over"
            );
            return edits;
        }
    };
    vec![edit].into()
}

#[test]
fn ten_thousand_random_edits_undos_redos_and_jumps() {
    let given = |name| std::env::var(name).ok().and_then(|number| number.parse::<u64>().ok());
    // A long run takes `LOOPWRIGHT_EDITS`, another one `LOOPWRIGHT_SEED`.
    let steps = given("LOOPWRIGHT_EDITS").unwrap_or(10_000);
    let mut random = Random(0x1234_5678_9ABC_DEF1 ^ given("LOOPWRIGHT_SEED").unwrap_or(0) << 8);
    let mut history = History::new(document());
    let mut states: HashMap<StateId, Project> =
        HashMap::from([(history.state(), history.document().project().clone())]);
    let mut gesture = GestureId(0);
    let (mut applied, mut refused, mut revisited) = (0, 0, 0);
    for n in 0..steps {
        let fresh = match random.below(20) {
            0..13 => {
                let edits = random_edits(&history, &mut random);
                let before = history.state();
                if random.below(3) == 0 {
                    gesture.0 += 1;
                }
                let in_gesture = (random.below(2) == 0).then_some(gesture);
                match history.apply(&n.to_string(), in_gesture, edits) {
                    Ok(()) => {
                        applied += 1;
                        history.state() != before
                    }
                    Err(_) => {
                        refused += 1;
                        assert_eq!(history.state(), before);
                        false
                    }
                }
            }
            13..16 => {
                history.undo();
                false
            }
            16..19 => {
                history.redo();
                false
            }
            _ => {
                let all = (history.done().len() + history.undone().len()) as u64;
                // Mostly near, seldom far.
                let reach = if random.below(10) == 0 { all + 1 } else { 10.min(all + 1) };
                let from = (history.done().len() as u64).saturating_sub(reach / 2);
                history.jump_to((from + random.below(reach)) as usize);
                false
            }
        };
        let project = history.document().project();
        if fresh {
            let known = states.insert(history.state(), project.clone());
            assert!(known.is_none(), "step {n}: a state's name was given twice");
        } else {
            revisited += 1;
            assert_eq!(states.get(&history.state()), Some(project), "step {n}");
        }
        if n % 97 == 0 {
            check_invariants(history.document());
        }
    }
    assert!(
        applied > steps * 3 / 10 && refused > steps / 50 && revisited > steps / 5,
        "{applied} {refused} {revisited}"
    );
    history.jump_to(0);
    assert_eq!(history.document().project(), &project());
    check_invariants(history.document());
}
