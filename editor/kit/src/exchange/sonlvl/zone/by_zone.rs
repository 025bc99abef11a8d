//! The properties of an original's object that only the zone decides: fields of its placement, named as the kind's parameters.

use crate::exchange::sonlvl::files::project::{Engine, Level};
use serde_json::{Value, json};
use sim::objects::Engine as ObjectList;
use sim::project::Placement;

/// Zones in which objects differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    Labyrinth,
    StarLight,
    ScrapBrain,
    ChemicalPlant,
    AquaticRuin,
    OilOcean,
}

/// Returns the zone of an act, by the name of its section and that of its object list.
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
        (Zone::AquaticRuin, "aquatic ruin", "arz"),
        (Zone::OilOcean, "oil ocean", "ooz"),
    ];
    zones.into_iter().find(|(_, name, short)| is_in(name, short)).map(|(zone, ..)| zone)
}

/// Adds the fields that a placement of the act gets by its zone.
pub(crate) fn set_fields(engine: Engine, section: &str, objects: &str, placement: &mut Placement) {
    if engine == Engine::S3k {
        return set_wall(section, objects, placement);
    }
    let Some(zone) = zone_of(section, objects) else { return };
    let field: Option<(&str, Value)> = match (engine, placement.kind.as_str(), zone) {
        (Engine::S1, "sonic1:15", Zone::StarLight) => Some(("form", json!("sharp_platform"))),
        (Engine::S1, "sonic1:15", Zone::ScrapBrain) => Some(("form", json!("small_ball"))),
        (Engine::S1, "sonic1:52", Zone::Labyrinth) => Some(("foot", json!(7))),
        (Engine::S2, "sonic2:32", Zone::ChemicalPlant) => Some(("form", json!("crate"))),
        (Engine::S2, "sonic2:1F", Zone::AquaticRuin) => Some(("form", json!("slab_of_8"))),
        (Engine::S2, "sonic2:1F", Zone::OilOcean) => Some(("form", json!("wide_slab"))),
        (Engine::S2, "sonic2:18", Zone::AquaticRuin) if subtype_of(placement) & 0x80 != 0 => Some(("block", json!(40))),
        _ => None,
    };
    placement.extra.extend(field.map(|(name, value)| (name.to_owned(), value)));
}

fn subtype_of(placement: &Placement) -> u8 {
    sim::objects::originals::subtype(&placement.extra).unwrap_or_default()
}

/// The size of a breakable wall of Sonic 3 & Knuckles: half its width, and its rows of 16 pixels.
fn set_wall(section: &str, objects: &str, placement: &mut Placement) {
    if placement.kind != "sonic3k:0D" {
        return;
    }
    let size = match zone_by(section, "", [objects, ""]).map(|zone| zone.1) {
        Some("mgz") => (32, 5),
        Some("aiz") => (16, 5),
        Some("hcz") if subtype_of(placement) & 3 == 2 => (24, 4),
        _ => return,
    };
    for (name, value) in [("half_width", size.0), ("rows", size.1)] {
        placement.extra.insert(name.to_owned(), value.into());
    }
}

/// Zones of Sonic 3 & Knuckles: the name, the short name of folders and files, and the list of their objects.
const ZONES: &[ZoneOf3K] = &[
    ("angel island", "aiz", ObjectList::Sonic3K),
    ("hydrocity", "hcz", ObjectList::Sonic3K),
    ("marble garden", "mgz", ObjectList::Sonic3K),
    ("carnival night", "cnz", ObjectList::Sonic3K),
    ("flying battery", "fbz", ObjectList::Sonic3K),
    ("icecap", "icz", ObjectList::Sonic3K),
    ("ice cap", "icz", ObjectList::Sonic3K),
    ("launch base", "lbz", ObjectList::Sonic3K),
    ("azure lake", "alz", ObjectList::Sonic3K),
    ("balloon park", "bpz", ObjectList::Sonic3K),
    ("desert palace", "dpz", ObjectList::Sonic3K),
    ("chrome gadget", "cgz", ObjectList::Sonic3K),
    ("endless mine", "emz", ObjectList::Sonic3K),
    ("gumball", "gumball", ObjectList::Sonic3K),
    ("glowing sphere", "pachinko", ObjectList::Sonic3K),
    ("pachinko", "pachinko", ObjectList::Sonic3K),
    ("slot", "slots", ObjectList::Sonic3K),
    ("mushroom hill", "mhz", ObjectList::Sonic3KB),
    ("sandopolis", "soz", ObjectList::Sonic3KB),
    ("lava reef", "lrz", ObjectList::Sonic3KB),
    ("sky sanctuary", "ssz", ObjectList::Sonic3KB),
    ("death egg", "dez", ObjectList::Sonic3KB),
    ("doomsday", "ddz", ObjectList::Sonic3KB),
    ("hidden palace", "hpz", ObjectList::Sonic3KB),
];

type ZoneOf3K = (&'static str, &'static str, ObjectList);

/// The list that gives the numbers of an act's objects their meaning; `None` for Sonic CD, whose list is not known.
///
/// Sonic 3 & Knuckles has two, and the zone decides: by a folder or file of the act's object list or layout that is named for
/// it, else by the section's name. Sonic 3 alone, by the name of the built game or a version of `S3`, has one of its own.
pub(crate) fn object_list(engine: Engine, level: Level<'_>) -> Option<ObjectList> {
    let text = |key: &str| level.get(key).map_or("", |value| value.text.trim());
    let is_alone = is_sonic_3_alone(text("romfile"), [text("objectfmt"), text("version")]);
    match engine {
        Engine::S1 => Some(ObjectList::Sonic1),
        Engine::S2na | Engine::S2 => Some(ObjectList::Sonic2),
        Engine::Scd => None,
        Engine::S3k if is_alone => Some(ObjectList::Sonic3),
        Engine::S3k => {
            let files = [text("objects"), text("layout")];
            Some(object_set(level.name(), &level.title(), files).unwrap_or(ObjectList::Sonic3KUnset))
        }
    }
}

/// The prefix of the act's object list in the names of kinds; empty if it is not known.
pub(crate) fn list_prefix(level: Level<'_>) -> String {
    let list = level.format("object").ok().and_then(|engine| object_list(engine, level));
    list.map_or_else(String::new, |list| list.prefix().to_owned())
}

fn is_sonic_3_alone(rom: &str, versions: [&str; 2]) -> bool {
    let rom = rom.to_lowercase();
    let rom = rom.rsplit(['/', '\\']).next().unwrap_or_default();
    let version = versions.into_iter().find(|version| !version.is_empty()).unwrap_or_default();
    version.eq_ignore_ascii_case("S3") || rom.starts_with("s3") && !rom.starts_with("s3k")
}

/// The object set of a zone of Sonic 3 & Knuckles; `None` for a zone that is not known.
fn object_set(section: &str, title: &str, files: [&str; 2]) -> Option<ObjectList> {
    zone_by(section, title, files).map(|zone| zone.2)
}

/// The zone of Sonic 3 & Knuckles that an act's files, its section or its title are named for.
fn zone_by(section: &str, title: &str, files: [&str; 2]) -> Option<&'static ZoneOf3K> {
    let of_file = |path: &str| {
        let path = path.to_lowercase();
        let parts: Vec<&str> = path.split(['/', '\\']).collect();
        let is_short = |part: &str, short: &str| {
            part.strip_prefix(short).is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_lowercase()))
        };
        parts.iter().rev().find_map(|part| ZONES.iter().find(|(_, short, _)| is_short(part, short)))
    };
    let of_name = |name: &str| {
        let name = name.to_lowercase();
        ZONES.iter().find(|(zone, ..)| name.contains(zone))
    };
    files.into_iter().find_map(of_file).or_else(|| of_name(section)).or_else(|| of_name(title))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::objects::placed::read_placement;
    use sim::project::{Extra, OwnKinds};

    fn fields(engine: Engine, kind: &str, section: &str, objects: &str) -> Extra {
        let (kind, subtype) = kind.split_once(' ').unwrap_or((kind, "00"));
        let mut placement = Placement { kind: kind.to_owned(), ..Placement::default() };
        let subtype = u8::from_str_radix(subtype, 16).expect("a subtype");
        placement.extra.insert("subtype".to_owned(), subtype.into());
        set_fields(engine, section, objects, &mut placement);
        let (_, values) = read_placement(&placement, &OwnKinds::default(), |_| {}).expect("a known kind");
        assert!(placement.extra.len() == 1 || values != [0; 12], "the kind reads it");
        placement.extra.shift_remove("subtype");
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
            (Engine::S2, "sonic2:1F", "Aquatic Ruin Zone Act 2", "", json!({ "form": "slab_of_8" })),
            (Engine::S2, "sonic2:1F", "x", "objpos/ooz2.bin", json!({ "form": "wide_slab" })),
            (Engine::S2, "sonic2:1F", "Mystic Cave Zone Act 1", "", json!({})),
            (Engine::S2, "sonic2:18 90", "Aquatic Ruin Zone Act 1", "", json!({ "block": 40 })),
            (Engine::S2, "sonic2:18 10", "Aquatic Ruin Zone Act 1", "", json!({})),
            (Engine::S2, "sonic2:18 90", "Hill Top Zone Act 2", "", json!({})),
            (Engine::S3k, "sonic3k:0D", "", "../Levels/MGZ/Object Pos/1.bin", json!({ "half_width": 32, "rows": 5 })),
            (Engine::S3k, "sonic3k:0D", "Angel Island Zone Act 1", "", json!({ "half_width": 16, "rows": 5 })),
            (Engine::S3k, "sonic3k:0D 02", "Hydrocity Zone Act 1", "", json!({ "half_width": 24, "rows": 4 })),
            (Engine::S3k, "sonic3k:0D 01", "Hydrocity Zone Act 1", "", json!({})),
            (Engine::S3k, "sonic3k:0D", "Carnival Night Zone Act 1", "", json!({})),
        ] {
            assert_eq!(Value::from(fields(engine, kind, section, objects)), expected, "{kind} {section} {objects}");
        }
    }
    #[test]
    fn the_zone_decides_the_set_of_objects() {
        use ObjectList::{Sonic3K, Sonic3KB};
        for (section, objects, expected) in [
            ("Sandopolis Zone Act 2", "../Levels/SOZ/Object Pos/2.bin", Some(Sonic3KB)),
            ("Death Egg Zone\\Boss", "", Some(Sonic3KB)),
            ("Lava Reef Zone Act 3", "x.bin", Some(Sonic3KB)),
            ("Hydrocity Zone Act 1", "objpos.bin", Some(Sonic3K)),
            ("Ice Cap Zone Act 1", "", Some(Sonic3K)),
            ("IceCap Zone Act 1", "", Some(Sonic3K)),
            ("Flying Battery Zone Act 1", "..\\Levels\\FBZ\\Object Pos\\1.bin", Some(Sonic3K)),
            ("Gumball", "", Some(Sonic3K)),
            // The place in the game decides before the name that a hack gives it.
            ("Volcano Act 1", "../Levels/LRZ/Object Pos/1.bin", Some(Sonic3KB)),
            ("Sandopolis of mine", "../Levels/AIZ/Object Pos/1.bin", Some(Sonic3K)),
            ("Act 1", "objects/dez1.bin", Some(Sonic3KB)),
            ("Act 1", "objects/deze.bin", None),
            ("Isle\\Act 1", "../obj/act1.bin", None),
        ] {
            assert_eq!(object_set(section, "", [objects, ""]), expected, "{section} {objects}");
        }
        assert_eq!(object_set("a", "Doomsday", ["", ""]), Some(Sonic3KB));
        assert_eq!(object_set("a", "", ["x.bin", "Levels/MHZ/Layout/1.bin"]), Some(Sonic3KB));
    }

    #[test]
    fn sonic_3_alone_is_told_by_its_built_game_or_version() {
        for (rom, versions, expected) in [
            ("s3built.bin", ["", "S3K"], true),
            ("../s3.bin", ["", "S3K"], true),
            ("sonic3k.bin", ["", "S3K"], false),
            ("s3k.bin", ["", "S3K"], false),
            ("skbuilt.bin", ["", "S3K"], false),
            ("", ["", "s3"], true),
            ("", ["S3K", "S3"], false),
        ] {
            assert_eq!(is_sonic_3_alone(rom, versions), expected, "{rom} {versions:?}");
        }
    }
}
