//! A second opinion: digests of exported files, taken from parsed JSON alone.

use serde_json::Value;

/// Takes a number into a digest.
fn fold(digest: &mut u32, number: u32) {
    *digest = digest.wrapping_mul(65_599).wrapping_add(number);
}

/// The digest of a file in JSON.
pub fn of_json(value: &Value) -> u32 {
    let mut digest = 0;
    walk(&mut digest, value, false);
    digest
}

fn walk(digest: &mut u32, value: &Value, is_map: bool) {
    match value {
        Value::Null => fold(digest, 0),
        Value::Bool(flag) => fold(digest, u32::from(*flag)),
        Value::Number(number) => fold(digest, number.as_i64().unwrap() as u32),
        Value::String(text) => text.bytes().for_each(|byte| fold(digest, byte.into())),
        Value::Array(items) => items.iter().for_each(|item| walk(digest, item, false)),
        Value::Object(fields) => {
            for (name, field) in fields {
                if is_map {
                    name.bytes().for_each(|byte| fold(digest, byte.into()));
                }
                walk(digest, field, ["rules", "parameters", "properties"].contains(&name.as_str()));
            }
        }
    }
}
