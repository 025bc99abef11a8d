//! The plays of a level, in any file.

use super::encoding::decode_text;
use super::error::ProjectError;
use super::formats::{self, Source};
use super::limited::read_limited;
use super::storage::Storage;
use crate::project::Plays;
use std::path::Path;

/// The ending of the names of files with plays.
pub const PLAYS_ENDING: &str = ".plays.json";

/// Reads the plays of a level by their path.
///
/// # Errors
/// Refusals of the disk, and faults of the file with their places.
pub fn read_plays(storage: &dyn Storage, path: &Path) -> Result<Plays, ProjectError> {
    let file = path.display().to_string();
    let text = decode_text(read_limited(storage, path)?, &file)?;
    formats::plays::read(&Source::new(&file, &text))
}

/// Returns the text of the plays of a level.
pub fn write_plays(plays: &Plays) -> String {
    formats::plays::write(plays)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::MemoryStorage;
    use crate::project::Attempt;

    fn plays() -> Plays {
        let first =
            Attempt { inputs: vec![(8, 120), (0, 3)], digest: Some(0x0123_4567_89ab_cdef), ..Attempt::default() };
        let second = Attempt { goes_on: true, inputs: vec![(24, 9)], inputs_2: vec![(4, 2)], digest: None };
        Plays {
            project: "Two roads".into(),
            level: "act-1".into(),
            player: "Ada".into(),
            attempts: vec![first, second, Attempt::default()],
        }
    }

    fn read(text: &str) -> Result<Plays, ProjectError> {
        let storage = MemoryStorage::new();
        storage.put("/a.plays.json", text);
        read_plays(&storage, Path::new("/a.plays.json"))
    }

    #[test]
    fn plays_come_back_as_they_were() {
        for plays in [plays(), Plays { level: "a".into(), ..Plays::default() }] {
            assert_eq!(read(&write_plays(&plays)).expect("reads"), plays);
        }
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let good = write_plays(&plays());
        for (row, from, to, part) in [
            ("empty", good.as_str(), "", "the file is empty"),
            ("half a field", "\"digest_2\"", "", "key must be a string"),
            ("another file", "\"plays\"", "\"a piece of a level\"", "say `plays` here"),
            ("no level", "\"level\": \"act-1\",", "", "level"),
            ("newer", "\"format\": 1", "\"format\": 99", "99"),
            ("no button", "R120", "Q120", "is not an input"),
            ("too long", "R120", "R4000000000", "ten hours"),
            ("no digest", "0123456789abcdef", "0123456789abcdeg", "digest"),
        ] {
            let text = good.replacen(from, to, 1);
            assert_ne!(text, good, "{row}");
            let error = read(&text).expect_err(row).to_string();
            assert!(error.contains(part), "{row}: {error}");
        }
        assert!(!read(&good.replace("\"goes_on\": true", "\"goes_on\": false")).expect("reads").attempts[1].goes_on);
    }
}
