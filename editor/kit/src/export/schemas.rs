//! JSON schemas of all files that Loopwright writes for others: those of a project, and those of an exported game.

use super::game::files::{GameFile, GameLevel, VERSION};
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::json;

/// The ending of the files.
const ENDING: &str = ".schema.json";

/// Returns the files: name and content.
pub fn files() -> Vec<(String, Vec<u8>)> {
    let project = sim::file::schema::schemas().into_iter().map(|of| (of.name.to_owned(), of.schema));
    let game = [of::<GameFile>("game"), of::<GameLevel<'static>>("game-level")];
    let files = project.chain(game).map(|(name, schema)| {
        // A schema is JSON.
        let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
        text.push('\n');
        (format!("{name}{ENDING}"), text.into_bytes())
    });
    files.collect()
}

fn of<T: JsonSchema>(name: &str) -> (String, schemars::Schema) {
    let mut schema = SchemaGenerator::default().into_root_schema_for::<T>();
    schema.insert("$id".to_owned(), json!(format!("urn:loopwright:{name}:{VERSION}")));
    schema.insert("title".to_owned(), json!(name));
    (name.to_owned(), schema)
}
