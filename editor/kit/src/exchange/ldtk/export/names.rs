//! Names and numbers of things in a project of LDtk, the same at every export.

use sim::digest::fnv;

/// The beginning of the names that this program gives to things, by which it knows them again.
const OWN: &str = "100b0e11";

/// Returns the name of a thing that never changes, made of words that say what it is.
pub(super) fn iid(words: &[&str]) -> String {
    let text = words.join("\u{1f}");
    let (one, other) = (fnv(text.as_bytes()), fnv(format!("{text}\u{1f}").as_bytes()));
    let (one, other) = (mixed(one), mixed(other));
    format!("{OWN}-{:04x}-{:04x}-{:04x}-{:012x}", one >> 48, one >> 32 & 0xFFFF, one >> 16 & 0xFFFF, other >> 16)
}

/// Whether a name is one of [`iid()`].
pub(super) fn is_own(iid: &str) -> bool {
    iid.starts_with(OWN)
}

/// Spreads the bits of a number: those of FNV-1a depend little on the last signs of a text.
const fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    number ^ number >> 29
}

/// Returns a name as LDtk writes identifiers: letters, digits and underscores, a large letter first.
pub(super) fn identifier(name: &str) -> String {
    let plain: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let plain = plain.trim_matches('_');
    let mut signs = plain.chars();
    match signs.next() {
        Some(first) if first.is_ascii_digit() => format!("L{plain}"),
        Some(first) => first.to_ascii_uppercase().to_string() + signs.as_str(),
        None => "Unnamed".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_identifiers_and_stay() {
        for (name, wanted) in
            [("hill-1", "Hill_1"), ("spring", "Spring"), ("1st", "L1st"), ("é", "Unnamed"), ("A b", "A_b")]
        {
            assert_eq!(identifier(name), wanted);
        }
        let one = iid(&["level", "hill"]);
        assert_eq!(one, iid(&["level", "hill"]));
        assert_ne!(one, iid(&["level", "hills"]));
        assert_eq!(one.split('-').map(str::len).collect::<Vec<_>>(), [8, 4, 4, 4, 12]);
        assert!(is_own(&one) && !is_own("a302fc80-7820-11ed-b6fd-0944dd561895"));
    }
}
