//! JSON schemas (draft 2020-12) of the files of a project, generated from the types that read and write them.
//!
//! A schema says what this version writes. Unknown fields are allowed, as they are kept and written back.

use super::FORMAT;
use super::formats::chunks::ChunksFile;
use super::formats::level::LevelFile;
use super::formats::maze::MazeFile;
use super::formats::objects::ObjectsFile;
use super::formats::plays::PlaysFile;
use super::formats::project::ProjectFile;
use super::formats::run::RunFile;
use super::formats::stamp::StampFile;
use super::formats::tileset::TilesetFile;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::json;

/// A kind of file of a project, with its schema.
#[derive(Clone, Debug)]
pub struct FileSchema {
    /// The name of the schema: `level` stands for the file `level.schema.json`.
    pub name: &'static str,
    /// The files that it is the schema of, from the folder of the project or tileset on; `*` stands for a key.
    pub files: &'static str,
    /// The schema.
    pub schema: Schema,
}

/// Returns the schemas of all files of a project, the project file first.
pub fn schemas() -> Vec<FileSchema> {
    vec![
        of::<ProjectFile>("project", "loopwright.json"),
        of::<ChunksFile>("chunks", "chunks.json"),
        of::<ObjectsFile>("objects", "objects.json"),
        of::<LevelFile>("level", "levels/*.json"),
        of::<MazeFile>("maze", "mazes/*.json"),
        of::<RunFile>("run", "runs/*.json"),
        of::<StampFile>("stamp", "stamps/*.json"),
        of::<PlaysFile>("plays", "*.plays.json"),
        of::<TilesetFile>("tileset", "tileset.json"),
    ]
}

fn of<T: JsonSchema>(name: &'static str, files: &'static str) -> FileSchema {
    let mut schema = SchemaGenerator::default().into_root_schema_for::<T>();
    schema.insert("$id".to_owned(), json!(format!("urn:loopwright:{name}:{FORMAT}")));
    schema.insert("title".to_owned(), json!(name));
    FileSchema { name, files, schema }
}
