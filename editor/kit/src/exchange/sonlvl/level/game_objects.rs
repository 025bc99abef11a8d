//! The objects that an imported level can hold: which kinds its game has, and as what each comes out of the palette.

use crate::document::imported::extra::{FILES, read_field};
use serde::Deserialize;
use sim::objects::originals::{is_in, number_of};
use sim::objects::parameters::{self, Values};
use sim::objects::{Engine, KINDS, KindId};
use sim::project::{Extra, LevelData};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Of what a level keeps of its files, the game, and the list that its zone's objects are in.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Kept {
    game: String,
    list: String,
}

/// The game whose object lists a level goes back to; `None` for a level that came from no disassembly.
pub fn game_of(level: &LevelData) -> Option<Engine> {
    let kept: Kept = read_field(&level.extra, FILES)?;
    Engine::named(if kept.list.is_empty() { &kept.game } else { &kept.list })
}

/// The fields of a new object of a kind with which the game has it: none if it has the kind as it comes, else those that
/// differ least from that. `None` if the game does not have the kind.
pub fn fields_in_game(game: Engine, kind: KindId) -> Option<&'static Extra> {
    static TABLES: [OnceLock<BTreeMap<&'static str, Extra>>; 6] = [const { OnceLock::new() }; 6];
    let table = match game {
        Engine::Sonic1 => &TABLES[0],
        Engine::Sonic2 => &TABLES[1],
        Engine::Sonic3K => &TABLES[2],
        Engine::Sonic3KB => &TABLES[3],
        Engine::Sonic3KUnset => &TABLES[4],
        Engine::Sonic3 => &TABLES[5],
    };
    let named = |kind: &KindId| Some((kind.info().name, nearest_in_game(game, *kind)?));
    table.get_or_init(|| KINDS.iter().filter_map(named).collect()).get(kind.info().name)
}

fn nearest_in_game(game: Engine, kind: KindId) -> Option<Extra> {
    let defaults = kind.defaults();
    let is_rings = matches!(kind, KindId::Ring | KindId::RingLine | KindId::RingArc);
    if is_rings || number_of(game, kind, defaults).is_some() {
        return Some(Extra::new());
    }
    let originals = kind.info().originals.iter().filter(|original| is_in(game, **original));
    let meant =
        originals.flat_map(|original| (0..=u8::MAX).filter_map(|subtype| kind.values_of_subtype(*original, subtype)));
    let distance = |values: &Values| values.iter().zip(defaults).filter(|(value, default)| value != default).count();
    let nearest = meant.filter(|values| number_of(game, kind, values).is_some()).min_by_key(distance)?;
    let mut fields = Extra::new();
    for ((parameter, value), default) in kind.info().parameters.iter().zip(nearest).zip(defaults) {
        if value != *default {
            parameters::write(parameter, value, &mut fields);
        }
    }
    Some(fields)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::objects::placed::read_placement;
    use sim::project::{OwnKinds, Placement};

    /// Checks that the game can hold all that its palette places.
    #[test]
    fn every_kind_of_a_game_comes_as_the_game_has_it() {
        for (game, least) in [(Engine::Sonic1, 36), (Engine::Sonic2, 29), (Engine::Sonic3K, 21)] {
            let (mut count, mut changed) = (0, Vec::new());
            for kind in KINDS {
                let has_kind = kind.info().originals.iter().any(|original| original.0 == game);
                let Some(extra) = fields_in_game(game, *kind).cloned() else {
                    assert!(!has_kind, "{game:?} {}", kind.info().name);
                    continue;
                };
                count += 1;
                if !extra.is_empty() {
                    changed.push(kind.info().name);
                }
                let placement = Placement { kind: kind.info().name.to_owned(), extra, ..Placement::default() };
                let read = read_placement(&placement, &OwnKinds::default(), |fault| panic!("{fault}"));
                let (found, values) = read.expect("a kind of ours");
                let is_rings = matches!(kind, KindId::Ring | KindId::RingLine | KindId::RingArc);
                assert!(is_rings || number_of(game, found, &values).is_some(), "{game:?} {}", kind.info().name);
            }
            assert!(count >= least && !changed.is_empty(), "{game:?}: {count}, {changed:?}");
        }
        assert_eq!(fields_in_game(Engine::Sonic2, KindId::Spring), Some(&Extra::new()));
        assert_eq!(fields_in_game(Engine::Sonic2, KindId::Unknown), None);
    }
}
