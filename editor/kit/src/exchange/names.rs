//! Names that an import makes: of files, and of things placed.

use sim::digest::fnv;
use sim::project::PlacementId;

/// Returns a name in small letters, digits and hyphens, fit for a file.
pub(crate) fn slug(text: &str) -> String {
    let plain: String =
        text.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { ' ' }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let name: String = words.join("-").chars().take(60).collect();
    // Names of devices on some systems, and the empty name, are no names of files.
    if sim::file::check_key("level", &name).is_ok() {
        name
    } else {
        format!("level-{name}").trim_end_matches('-').into()
    }
}

/// Returns an id that is the same whenever the same thing is imported: FNV-1a, then mixed.
pub(crate) fn placement_id(section: &str, list: &str, order: usize) -> PlacementId {
    let hash = fnv(&[section.as_bytes(), &[0], list.as_bytes(), &(order as u64).to_le_bytes()].concat());
    PlacementId((hash ^ hash >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_files() {
        for (name, file) in
            [("Green Hills\\Act 1", "green-hills-act-1"), ("", "level"), ("CON", "level-con"), ("é", "level")]
        {
            assert_eq!(slug(name), file, "{name}");
        }
    }
}
