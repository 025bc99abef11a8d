//! What only the zone decides about an object of an original: fields of its placement, named as the kind's parameters.

use super::project::Engine;
use serde_json::{Value, json};
use sim::project::Placement;

/// Zones in which objects differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    Labyrinth,
    StarLight,
    ScrapBrain,
    ChemicalPlant,
}

/// Where an act is, by the name of its section and that of its object list.
pub(crate) fn zone_of(section: &str, objects: &str) -> Option<Zone> {
    let (section, objects) = (section.to_lowercase(), objects.to_lowercase());
    let file = objects.rsplit(['/', '\\']).next().unwrap_or_default();
    let is_in = |name: &str, short: &str| section.contains(name) || file.starts_with(short);
    if is_in("scrap brain", "sbz") {
        // Its third act is built of Labyrinth.
        let third = section.contains("act 3") || file.starts_with("sbz3");
        return Some(if third { Zone::Labyrinth } else { Zone::ScrapBrain });
    }
    let zones = [
        (Zone::Labyrinth, "labyrinth", "lz"),
        (Zone::StarLight, "star light", "slz"),
        (Zone::ChemicalPlant, "chemical plant", "cpz"),
    ];
    zones.into_iter().find(|(_, name, short)| is_in(name, short)).map(|(zone, ..)| zone)
}

/// Adds the fields that a placement of the act gets by its zone.
pub(crate) fn set_fields(engine: Engine, section: &str, objects: &str, placement: &mut Placement) {
    let Some(zone) = zone_of(section, objects) else { return };
    let field: Option<(&str, Value)> = match (engine, placement.kind.as_str(), zone) {
        (Engine::S1, "sonic1:15", Zone::StarLight) => Some(("form", json!("sharp_platform"))),
        (Engine::S1, "sonic1:15", Zone::ScrapBrain) => Some(("form", json!("small_ball"))),
        (Engine::S1, "sonic1:52", Zone::Labyrinth) => Some(("foot", json!(7))),
        (Engine::S2, "sonic2:32", Zone::ChemicalPlant) => Some(("form", json!("crate"))),
        _ => None,
    };
    placement.extra.extend(field.map(|(name, value)| (name.to_owned(), value)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::objects::placed::read_placement;
    use sim::project::{Extra, OwnKinds};

    fn fields(engine: Engine, kind: &str, section: &str, objects: &str) -> Extra {
        let mut placement = Placement { kind: kind.to_owned(), ..Placement::default() };
        set_fields(engine, section, objects, &mut placement);
        let (_, values) = read_placement(&placement, &OwnKinds::default(), |_| {}).expect("a known kind");
        assert!(placement.extra.is_empty() || values != [0; 12], "the kind reads it");
        placement.extra
    }

    #[test]
    fn the_zone_decides_the_form() {
        for (engine, kind, section, objects, expected) in [
            (Engine::S1, "sonic1:15", "Star Light Zone Act 3", "", json!({ "form": "sharp_platform" })),
            (Engine::S1, "sonic1:15", "Act 3", "../objpos/slz3.bin", json!({ "form": "sharp_platform" })),
            (Engine::S1, "sonic1:15", "Scrap Brain Zone\\Act 2", "", json!({ "form": "small_ball" })),
            (Engine::S1, "sonic1:15", "Green Hill Zone Act 1", "../objpos/ghz1.bin", json!({})),
            (Engine::S1, "sonic1:52", "Labyrinth Zone Act 1", "", json!({ "foot": 7 })),
            (Engine::S1, "sonic1:52", "x", "objpos\\lz1.bin", json!({ "foot": 7 })),
            (Engine::S1, "sonic1:52", "Scrap Brain Zone Act 3", "", json!({ "foot": 7 })),
            (Engine::S1, "sonic1:52", "Scrap Brain Zone Act 2", "sbz2.bin", json!({})),
            (Engine::S1, "sonic1:52", "Star Light Zone Act 1", "slz1.bin", json!({})),
            (Engine::S2, "sonic2:32", "Chemical Plant Zone Act 1", "", json!({ "form": "crate" })),
            (Engine::S2, "sonic2:32", "Hill Top Zone Act 1", "", json!({})),
            (Engine::S2, "sonic2:15", "Star Light Zone Act 3", "", json!({})),
        ] {
            assert_eq!(Value::from(fields(engine, kind, section, objects)), expected, "{kind} {section} {objects}");
        }
    }
}
