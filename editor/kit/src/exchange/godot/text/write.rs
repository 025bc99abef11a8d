//! Values as Godot's text files have them.

use serde_json::Value;
use std::fmt::Write as _;

/// Returns a text in quotation marks.
pub(in crate::exchange::godot) fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Returns a value of JSON.
pub(in crate::exchange::godot) fn value(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) => quoted(text),
        Value::Array(list) => format!("[{}]", list.iter().map(self::value).collect::<Vec<_>>().join(", ")),
        Value::Object(fields) => {
            let mut text = String::from("{\n");
            for (place, (name, field)) in fields.iter().enumerate() {
                let end = if place + 1 < fields.len() { ",\n" } else { "\n" };
                // Writing into a text fails never.
                let _written = write!(text, "{}: {}{end}", quoted(name), self::value(field));
            }
            text + "}"
        }
    }
}

/// Returns a name that a node can have: some signs are paths there.
pub(in crate::exchange::godot) fn node_name(text: &str) -> String {
    let plain: String =
        text.chars().map(|sign| if "./:@%\"\\".contains(sign) || sign.is_control() { ' ' } else { sign }).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.is_empty() { "Node".to_owned() } else { plain }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn values_are_written_as_godot_reads_them() {
        assert_eq!(value(&json!({"a": [1, true, "x\"y"]})), "{\n\"a\": [1, true, \"x\\\"y\"]\n}");
        assert_eq!(node_name("a/b: \"c\"."), "a b c");
        assert_eq!(node_name("%"), "Node");
    }
}
