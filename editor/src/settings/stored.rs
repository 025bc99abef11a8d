//! Reading what the editor stored about itself: an older version or a stray hand may have written it.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads a struct field by field: unreadable fields are as in the default, and the rest is kept.
pub fn read_fields<T: DeserializeOwned + Serialize + Default>(text: &str) -> T {
    let stored = match serde_json::from_str(text) {
        Ok(Value::Object(fields)) => fields,
        _ => return T::default(),
    };
    let Ok(Value::Object(mut good)) = serde_json::to_value(T::default()) else { return T::default() };
    for (name, value) in stored {
        let Some(before) = good.insert(name.clone(), value) else {
            good.remove(&name); // no field of ours
            continue;
        };
        if serde_json::from_value::<T>(Value::Object(good.clone())).is_err() {
            good.insert(name, before);
        }
    }
    serde_json::from_value(Value::Object(good)).unwrap_or_default()
}
