//! The row of an act in the tables of its game, by the names that a level project gives it.

use crate::exchange::sonlvl::files::project::Engine;

/// Zones of Sonic 1: a word of the section's name, the beginning of its files, the row of its first act.
const ZONES_OF_1: [(&str, &str, usize); 6] = [
    ("green hill", "ghz", 0),
    ("labyrinth", "lz", 4),
    ("marble", "mz", 8),
    ("star light", "slz", 12),
    ("spring yard", "syz", 16),
    ("scrap brain", "sbz", 20),
];
const ZONES_OF_2: [(&str, &str, usize); 11] = [
    ("emerald hill", "ehz", 0),
    ("metropolis", "mtz", 8),
    ("wing fortress", "wfz", 0x0C),
    ("hill top", "htz", 0x0E),
    ("oil ocean", "ooz", 0x14),
    ("mystic cave", "mcz", 0x16),
    ("casino night", "cnz", 0x18),
    ("chemical plant", "cpz", 0x1A),
    ("death egg", "dez", 0x1C),
    ("aquatic ruin", "arz", 0x1E),
    ("sky chase", "scz", 0x20),
];
const ZONES_OF_3: [(&str, &str, usize); 7] = [
    ("angel island", "aiz", 0),
    ("hydrocity", "hcz", 2),
    ("marble garden", "mgz", 4),
    ("carnival night", "cnz", 6),
    ("flying battery", "fbz", 8),
    ("icecap", "icz", 0x0A),
    ("launch base", "lbz", 0x0C),
];
/// Scrap Brain 3, which is an act of Labyrinth, and the Final Zone, which is one of Scrap Brain.
pub(in crate::exchange::sonlvl) const SCRAP_BRAIN_3: usize = 7;
pub(in crate::exchange::sonlvl) const FINAL_ZONE: usize = 22;

/// The row of an act, by the name of its section and that of its object list; `None` if they name none that is known.
pub(in crate::exchange::sonlvl) fn by_name(engine: Engine, section: &str, objects: &str) -> Option<usize> {
    let (section, objects) = (section.to_lowercase(), objects.to_lowercase());
    let file = objects.rsplit(['/', '\\']).next().unwrap_or_default();
    if engine == Engine::S1 && (section.contains("final zone") || file.starts_with("fz.")) {
        return Some(FINAL_ZONE);
    }
    let zones: &[(&str, &str, usize)] = match engine {
        Engine::S1 => &ZONES_OF_1,
        Engine::S2 => &ZONES_OF_2,
        Engine::S3k => &ZONES_OF_3,
        Engine::Scd | Engine::S2na => return None,
    };
    let digit = |text: &str| text.chars().next()?.to_digit(10).filter(|digit| (1..=3).contains(digit));
    let in_name = section.rsplit_once("act").and_then(|(_, rest)| digit(rest.trim_start()));
    let (short, first) = zones
        .iter()
        .find_map(|(name, short, first)| section.contains(name).then_some((*short, *first)))
        .or_else(|| {
            let fits = |short: &str| file.strip_prefix(short).and_then(digit).is_some();
            zones.iter().find_map(|(_, short, first)| fits(short).then_some((*short, *first)))
        })?;
    // A zone of one act has no number.
    let act = in_name.or_else(|| file.strip_prefix(short).and_then(digit)).unwrap_or(1);
    match (engine, first, act) {
        (Engine::S1, 20, 3) => Some(SCRAP_BRAIN_3),
        (Engine::S2 | Engine::S3k, first, 3) if first != 8 => None,
        _ => Some(first + act as usize - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_to_the_row_of_the_act() {
        for (engine, section, objects, row) in [
            (Engine::S1, "Green Hill Zone Act 1", "", Some(0)),
            (Engine::S1, "Green Hill Zone\\Act 3", "../objpos/ghz3.bin", Some(2)),
            (Engine::S1, "x", "objpos\\mz2.bin", Some(9)),
            (Engine::S1, "x", "objpos\\lz2.bin", Some(5)),
            (Engine::S1, "x", "objpos\\slz3.bin", Some(14)),
            (Engine::S1, "Scrap Brain Zone Act 2", "", Some(21)),
            (Engine::S1, "Scrap Brain Zone Act 3", "", Some(7)),
            (Engine::S1, "Final Zone", "../objpos/fz.bin", Some(22)),
            (Engine::S1, "Ending", "../objpos/ending.bin", None),
            (Engine::S1, "Hills", "obj/act1.bin", None),
            (Engine::S2, "Emerald Hill Zone\\Act 2", "", Some(1)),
            (Engine::S2, "Metropolis Zone\\Act 3", "", Some(10)),
            (Engine::S2, "Wing Fortress Zone", "", Some(12)),
            (Engine::S2, "Emerald Hill Zone\\Act 3", "", None),
            (Engine::S3k, "Angel Island Zone\\Act 2", "", Some(1)),
            (Engine::S3k, "Icecap Zone\\Act 1", "", Some(10)),
            (Engine::S3k, "Launch Base Zone\\Act 2", "", Some(13)),
            (Engine::S3k, "Death Egg Zone Act 1", "", None),
        ] {
            assert_eq!(by_name(engine, section, objects), row, "{engine:?} {section} {objects}");
        }
    }
}
