//! Fields of files that this version does not know: kept, and written back.

/// Fields of a file that this version does not know, in their order, kept and written back.
pub type Extra = serde_json::Map<String, serde_json::Value>;

/// Unknown fields of the plain values inside a part, by place: `start`, `blocks[4]`.
pub type InnerExtra = std::collections::BTreeMap<String, Extra>;
