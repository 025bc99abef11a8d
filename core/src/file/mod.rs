//! Reading and writing projects: the only code that sees bytes.
//!
//! [`open`] reads a project folder, [`save`] writes what changed as one commit of many files, [`save_as`] makes a
//! separate project in another folder. Everything goes through a [`Storage`], so that tests can make any call fail.
//!
//! | File | Holds |
//! | --- | --- |
//! | `loopwright.json` | name, ruleset, chunk size, tilesets, levels, mazes |
//! | `chunks.json` | chunks as rows of cells |
//! | `objects.json` | the project's own object kinds; absent if there are none |
//! | `levels/<key>.json` | a level |
//! | `mazes/<key>.json` | a rotating maze |
//! | `runs/<key>.json` | a recorded run; all files of the folder count |
//! | `stamps/<key>.json` | a stamp; all files of the folder count |
//! | `<tileset>/tileset.json` | a tileset, in the project or beside it |
//!
//! Frame recordings are files of their own, anywhere ([`read_recording`]), as are the plays of a level ([`read_plays`]).
//!
//! Each file of a project carries a `format` number. Fields that this version does not know are kept and written back.

#[allow(clippy::disallowed_types, reason = "unknown fields may hold floats")]
mod allowance;
mod check;
mod commit;
mod definitions;
mod digest;
mod disk;
mod encoding;
mod error;
mod fault;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod formats;
#[allow(clippy::disallowed_types, reason = "unknown fields may hold floats")]
mod json;
mod limited;
mod locate;
mod memory;
mod open;
mod parts;
mod paths;
mod piece;
mod plays;
mod recorded_objects;
mod recording;
mod run;
mod save;
#[cfg(feature = "schema")]
pub mod schema;
mod storage;
mod texts;

pub use crate::project::Piece;
pub use check::check;
pub use commit::{Change as FileChange, commit_files, part_path, recover_files};
pub use definitions::{definition_line, read_definitions, write_definitions};
pub use digest::FileDigest;
pub use disk::Disk;
pub use encoding::{decode_text, without_mark};
pub use error::{FilePlace, FileProblem, ProjectError, advice};
pub use formats::FORMAT;
pub use limited::MAX_FILE;
pub use memory::{Failure, MemoryStorage};
pub use open::{Opened, Saved, open, picture_problem};
pub use paths::{
    SOUNDS, check_key, check_picture, check_sound, check_tileset_path, own_picture_path, picture_path, sound_path,
    tileset_folder,
};
pub use piece::{MAX_PIECE, read_piece, write_piece};
pub use plays::{PLAYS_ENDING, read_plays, write_plays};
pub use recording::{MAX_RECORDING, MAX_ROWS, RecordingError, field, read_recording, to_csv, write_recording};
pub use run::read_run;
pub use save::{SaveOptions, changed_on_disk, save, save_as, save_as_with};
pub use storage::{Meta, Refusal, Storage, real_path_of_existing, write_new};
pub use texts::{Texts, all_texts, changed_texts, text_of, with_texts};
