//! Parts of the schemas that follow from rosters, and types that files hold as texts.

use crate::objects::KINDS;
use crate::player::powers::Shield;
use crate::project::{Beneath, Fact, Placement, PlacementId};
use crate::ruleset::{CONSTANTS, Character, Ruleset};
use crate::serial::Hex;
use crate::value::ValueKind;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use std::borrow::Cow;

/// Returns the schema of a value of the rules, or of a parameter.
fn value(kind: &ValueKind) -> Map<String, Value> {
    let schema = match *kind {
        ValueKind::Bool => json!({ "type": "boolean" }),
        ValueKind::Choice(choices) => {
            let names: Vec<&str> = choices.iter().map(|choice| choice.name).collect();
            json!({ "enum": names })
        }
        ValueKind::Integer { .. } | ValueKind::IntegerOr { .. } | ValueKind::Switch { .. } => {
            let (min, max) = kind.range();
            json!({ "type": "integer", "minimum": min, "maximum": max })
        }
    };
    let Value::Object(schema) = schema else { unreachable!("each arm is an object") };
    schema
}

/// Returns the schema of the overrides of a ruleset.
pub(super) fn overrides(_: &mut SchemaGenerator) -> Schema {
    let switches = Ruleset::switches().iter().map(|switch| {
        let mut schema = value(&switch.kind);
        schema.insert("description".to_owned(), switch.doc.into());
        (switch.name.to_owned(), Value::Object(schema))
    });
    json_schema!({ "type": "object", "properties": switches.collect::<Map<_, _>>() })
}

/// Returns the schema of the constants of each character.
pub(super) fn constants(_: &mut SchemaGenerator) -> Schema {
    let constants = CONSTANTS.iter().map(|constant| {
        let mut schema = value(&constant.kind);
        schema.insert("description".to_owned(), constant.doc.into());
        (constant.name.to_owned(), Value::Object(schema))
    });
    let of = json!({ "type": "object", "properties": constants.collect::<Map<_, _>>() });
    let characters = Character::ALL.map(|character| (character.name().to_owned(), of.clone()));
    json_schema!({ "type": "object", "properties": characters.into_iter().collect::<Map<_, _>>() })
}

/// Returns the schema of the placements of a level: of each kind that is known, also its parameters.
pub(super) fn placements(generator: &mut SchemaGenerator) -> Schema {
    let kinds = KINDS.iter().map(|kind| kind.info()).filter(|info| !info.parameters.is_empty());
    let kinds = kinds.map(|info| {
        let parameters = info.parameters.iter().map(|parameter| {
            let mut schema = value(&parameter.kind);
            schema.insert("description".to_owned(), parameter.help.into());
            schema.insert("default".to_owned(), parameter.kind.write(parameter.default));
            (parameter.name.to_owned(), Value::Object(schema))
        });
        json!({
            "if": { "properties": { "kind": { "const": info.name } } },
            "then": { "description": info.title, "properties": parameters.collect::<Map<_, _>>() },
        })
    });
    let placement = generator.subschema_for::<Placement>();
    let kinds: Vec<Value> = kinds.collect();
    json_schema!({ "type": "array", "maxItems": 65_536, "items": { "allOf": [placement, { "allOf": kinds }] } })
}

/// Returns the schema of the facts of a moment.
pub(super) fn facts(_: &mut SchemaGenerator) -> Schema {
    let facts = Fact::ALL.iter().map(|fact| {
        let kind = if fact.is_flag() { "boolean" } else { "integer" };
        (fact.name().to_owned(), json!({ "type": kind }))
    });
    json_schema!({ "type": "object", "properties": facts.collect::<Map<_, _>>() })
}

/// Declares types that files hold as texts of a pattern.
macro_rules! texts {
    ($($type:ident $pattern:literal;)*) => {$(
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "pattern": $pattern })
            }
        }
    )*};
}

texts! {
    Hex "^[0-9a-fA-F]{16}$";
    PlacementId "^[0-9a-fA-F]{16}$";
    Beneath "^[0-9]+ [0-9]+:";
}

/// The plain shield is `true`, as older files have it.
impl JsonSchema for Shield {
    fn schema_name() -> Cow<'static, str> {
        "Shield".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let names: Vec<&str> = Self::NAMES.iter().map(|(_, name, _)| *name).collect();
        json_schema!({ "anyOf": [{ "type": "boolean" }, { "enum": names }] })
    }
}
