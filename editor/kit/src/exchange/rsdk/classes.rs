//! Classes of objects that both worlds have: the variables of those of version 5, from and to parameters of kinds.

use crate::exchange::rsdk::stage::scene::kind;
use serde_json::{Map, Value, json};

/// The values of an object's variables, by name.
pub(super) type ClassValues = Map<String, Value>;

/// A class that has a kind or a place here.
pub(super) struct SharedClass {
    /// The name of the class.
    pub name: &'static str,
    /// The name of the kind, or of the place.
    pub kind: &'static str,
    /// Whether each game of the engine lists it for all of its stages.
    pub is_global: bool,
    /// Names and types of the variables that are written.
    pub variables: &'static [(&'static str, u8)],
    /// Reads parameters of the kind.
    pub read: fn(&ClassReader<'_>) -> ClassValues,
    /// Writes the variables, from parameters of the kind with those that are usual.
    pub write: fn(&ClassReader<'_>) -> ClassValues,
}

/// Values under way from one side to the other.
pub(super) struct ClassReader<'a>(pub &'a ClassValues);

impl ClassReader<'_> {
    fn number(&self, name: &str) -> i64 {
        self.0.get(name).and_then(Value::as_i64).unwrap_or(0)
    }
    fn text(&self, name: &str) -> &str {
        self.0.get(name).and_then(Value::as_str).unwrap_or("")
    }
    fn is_on(&self, name: &str) -> bool {
        self.0.get(name).is_some_and(|value| value.as_bool().unwrap_or_else(|| value.as_i64().unwrap_or(0) != 0))
    }
    /// Whether a line that is turned lies, and whether it is turned by three quarters.
    fn lies(&self) -> (bool, bool) {
        let angle = self.number("angle") & 0xFF;
        (matches!(angle, 0x20..0x60 | 0xA0..0xE0), (0x60..0xE0).contains(&angle))
    }
}

fn values(value: Value) -> ClassValues {
    match value {
        Value::Object(values) => values,
        _ => ClassValues::new(),
    }
}

/// The contents of monitors, by the number that item boxes have.
const CONTENTS: [&str; 15] = [
    "rings",
    "shield",
    "bubble_shield",
    "fire_shield",
    "lightning_shield",
    "invincibility",
    "shoes",
    "life",
    "life",
    "life",
    "trap",
    "super",
    "teleport",
    "random",
    "super",
];

/// Characters, by the bit that stands for each.
const CHARACTERS: [(&str, i64); 3] = [("sonic", 1), ("tails", 2), ("knuckles", 4)];

/// The classes that both worlds have.
pub(super) const CLASSES: [SharedClass; 11] = [
    SharedClass {
        name: "Ring",
        kind: "ring",
        is_global: true,
        variables: &[("type", kind::ENUM)],
        read: |_| ClassValues::new(),
        write: |_| values(json!({"type": 0})),
    },
    SharedClass {
        name: "Spring",
        kind: "spring",
        is_global: true,
        variables: &[("type", kind::ENUM), ("flipFlag", kind::ENUM), ("onGround", kind::BOOL)],
        read: |from| {
            let (form, flips) = (from.number("type") % 6, from.number("flipFlag"));
            let is_down = flips & 2 != 0;
            let direction = match form / 2 {
                0 if flips != 0 => "down",
                0 => "up",
                1 => "sideways",
                _ if is_down => "diagonal_down",
                _ => "diagonal_up",
            };
            let strength = if form % 2 == 1 { "strong" } else { "weak" };
            let flip_x = form / 2 > 0 && flips & 1 != 0;
            values(json!({"direction": direction, "strength": strength, "flip_x": flip_x}))
        },
        write: |from| {
            let (form, is_down) = match from.text("direction") {
                "sideways" => (2, false),
                "down" => (0, true),
                "diagonal_up" => (4, false),
                "diagonal_down" => (4, true),
                _ => (0, false),
            };
            let flip_x = i64::from(form > 0 && from.is_on("flip_x"));
            let form = form + i64::from(from.text("strength") != "weak");
            values(json!({"type": form, "flipFlag": flip_x + 2 * i64::from(is_down), "onGround": 0}))
        },
    },
    SharedClass {
        name: "Spikes",
        kind: "spikes",
        is_global: true,
        variables: &[("type", kind::ENUM), ("moving", kind::BOOL), ("count", kind::U8)],
        read: |from| {
            let form = from.number("type") & 3;
            let moves = if from.is_on("moving") { ["down", "up", "left", "right"][form as usize] } else { "no" };
            let half = (from.number("count").max(2) * 8).min(64);
            let points = if form > 1 { "sideways" } else { "up" };
            values(json!({
                "points": points, "half_length": half, "moves": moves, "flip_x": form == 3, "flip_y": form == 1,
            }))
        },
        write: |from| {
            let form = match from.text("points") {
                "sideways" => 2 + i64::from(from.is_on("flip_x")),
                _ => i64::from(from.is_on("flip_y")),
            };
            let moving = i64::from(!matches!(from.text("moves"), "" | "no"));
            values(json!({"type": form, "moving": moving, "count": (from.number("half_length") / 8).max(2)}))
        },
    },
    SharedClass {
        name: "ItemBox",
        kind: "monitor",
        is_global: true,
        variables: &[("type", kind::ENUM)],
        read: |from| {
            let holds = usize::try_from(from.number("type")).ok().and_then(|number| CONTENTS.get(number));
            values(json!({"holds": holds.unwrap_or(&"random")}))
        },
        write: |from| {
            let held = from.text("holds");
            let number = CONTENTS.iter().position(|known| *known == held).or_else(|| {
                // A partner's life is a life; what does nothing there does nothing here.
                (held == "partner_life").then_some(7)
            });
            values(json!({"type": number.unwrap_or(13)}))
        },
    },
    SharedClass {
        name: "PlaneSwitch",
        kind: "switcher",
        is_global: true,
        variables: &[("flags", kind::ENUM), ("size", kind::ENUM), ("angle", kind::I32), ("onPath", kind::BOOL)],
        read: |from| {
            let flags = from.number("flags");
            let side = |low: i64, high: i64| (if flags & high != 0 { "B" } else { "A" }, flags & low != 0);
            let (right, left) = (side(4, 8), side(1, 2));
            let (lies, turned) = from.lies();
            // A line that is turned by a quarter has its right side above.
            let (right, left) = if lies != turned { (left, right) } else { (right, left) };
            let half = (from.number("size").max(1) * 8).min(2048);
            values(json!({
                "right_or_below_layer": right.0, "right_or_below_in_front": right.1,
                "left_or_above_layer": left.0, "left_or_above_in_front": left.1,
                "grounded_only": from.is_on("onPath"), "half_length": half, "lies": lies,
            }))
        },
        write: |from| {
            let side = |name: &str, low: i64, high: i64| {
                let layer = if from.text(&format!("{name}_layer")) == "B" { high } else { 0 };
                layer + if from.is_on(&format!("{name}_in_front")) { low } else { 0 }
            };
            let lies = from.is_on("lies");
            let (right, left) =
                if lies { ("left_or_above", "right_or_below") } else { ("right_or_below", "left_or_above") };
            let size = ((from.number("half_length") + 7) / 8).max(1);
            values(json!({
                "flags": side(right, 4, 8) + side(left, 1, 2), "size": size, "angle": if lies { 0x40 } else { 0 },
                "onPath": i64::from(from.is_on("grounded_only")),
            }))
        },
    },
    SharedClass {
        name: "ForceSpin",
        kind: "roll_switcher",
        is_global: false,
        variables: &[("direction", kind::U8), ("size", kind::ENUM), ("angle", kind::I32)],
        read: |from| {
            let (lies, turned) = from.lies();
            let is_back = (from.number("direction") != 0) != (lies != turned);
            let half = (from.number("size").max(1) * 8).clamp(8, 1024);
            let orientation = if lies { "horizontal" } else { "vertical" };
            let (x, y) = (is_back && !lies, is_back && lies);
            values(json!({
                "orientation": orientation, "half_length": half, "mode": "tunnel", "start_speed": 0x400, "flip_x": x,
                "flip_y": y,
            }))
        },
        write: |from| {
            let lies = from.text("orientation") == "horizontal";
            let is_back = if lies { !from.is_on("flip_y") } else { from.is_on("flip_x") };
            let size = ((from.number("half_length") + 7) / 8).max(1);
            values(json!({"direction": i64::from(is_back), "size": size, "angle": if lies { 0x40 } else { 0 }}))
        },
    },
    SharedClass {
        name: "StarPost",
        kind: "checkpoint",
        is_global: true,
        variables: &[("id", kind::ENUM)],
        read: |from| values(json!({"number": from.number("id").clamp(1, 127)})),
        write: |from| values(json!({"id": from.number("number").max(1)})),
    },
    SharedClass {
        name: "SignPost",
        kind: "goal_post",
        is_global: true,
        variables: &[("type", kind::U8)],
        read: |from| values(json!({"form": if from.number("type") == 1 { "falls" } else { "stands" }})),
        write: |from| values(json!({"type": i64::from(from.text("form") == "falls")})),
    },
    SharedClass {
        name: "Bridge",
        kind: "bridge",
        is_global: false,
        variables: &[("length", kind::U8), ("burnable", kind::BOOL)],
        read: |from| values(json!({"logs": (from.number("length") + 1).clamp(1, 16)})),
        write: |from| values(json!({"length": (from.number("logs") - 1).max(0), "burnable": 0})),
    },
    SharedClass {
        name: "Player",
        kind: "start",
        is_global: true,
        variables: &[("characterID", kind::ENUM)],
        read: |from| {
            let bits = from.number("characterID");
            let found = CHARACTERS.iter().find(|(_, bit)| bits & bit != 0);
            values(json!({"character": found.map_or("sonic", |(name, _)| name)}))
        },
        write: |from| {
            let found = CHARACTERS.iter().find(|(name, _)| *name == from.text("character"));
            values(json!({"characterID": found.map_or(1, |(_, bit)| *bit)}))
        },
    },
    SharedClass {
        name: "Water",
        kind: "water",
        is_global: false,
        variables: &[("type", kind::ENUM)],
        read: |_| ClassValues::new(),
        write: |_| values(json!({"type": 0})),
    },
];

/// Returns the class of a name.
pub(super) fn class_named(name: &str) -> Option<&'static SharedClass> {
    CLASSES.iter().find(|class| class.name == name)
}

/// Returns the class that a kind or a place is written as.
pub(super) fn class_of_kind(kind: &str) -> Option<&'static SharedClass> {
    CLASSES.iter().find(|class| class.kind == kind)
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_the_same() {
        for (kind, parameters) in [
            ("spring", json!({"direction": "up", "strength": "weak", "flip_x": false})),
            ("spring", json!({"direction": "down", "strength": "strong", "flip_x": false})),
            ("spring", json!({"direction": "sideways", "strength": "strong", "flip_x": true})),
            ("spring", json!({"direction": "diagonal_up", "strength": "weak", "flip_x": true})),
            ("spring", json!({"direction": "diagonal_down", "strength": "strong", "flip_x": false})),
            ("spikes", json!({"points": "up", "half_length": 24, "moves": "up", "flip_x": false, "flip_y": true})),
            (
                "spikes",
                json!({"points": "sideways", "half_length": 16, "moves": "no", "flip_x": true, "flip_y": false}),
            ),
            ("monitor", json!({"holds": "lightning_shield"})),
            ("bridge", json!({"logs": 12})),
            ("checkpoint", json!({"number": 3})),
            ("goal_post", json!({"form": "falls"})),
            ("start", json!({"character": "knuckles"})),
        ] {
            let class = class_of_kind(kind).unwrap();
            let parameters = values(parameters);
            let written = (class.write)(&ClassReader(&parameters));
            assert_eq!(written.len(), class.variables.len(), "{kind}");
            assert!(class.variables.iter().all(|(name, _)| written.contains_key(*name)), "{kind}");
            assert_eq!((class.read)(&ClassReader(&written)), parameters, "{kind}");
        }
    }

    #[test]
    fn lines_keep_their_sides_however_they_lie() {
        for lies in [false, true] {
            let switcher = values(json!({
                "right_or_below_layer": "B", "right_or_below_in_front": true, "left_or_above_layer": "A",
                "left_or_above_in_front": false, "grounded_only": true, "half_length": 64, "lies": lies,
            }));
            let written = (class_of_kind("switcher").unwrap().write)(&ClassReader(&switcher));
            assert_eq!(written["flags"], if lies { 3 } else { 12 });
            assert_eq!((class_named("PlaneSwitch").unwrap().read)(&ClassReader(&written)), switcher);
            for flipped in [false, true] {
                let line = values(json!({
                    "orientation": if lies { "horizontal" } else { "vertical" }, "half_length": 32, "mode": "tunnel",
                    "start_speed": 0x400, "flip_x": flipped && !lies, "flip_y": flipped && lies,
                }));
                let written = (class_of_kind("roll_switcher").unwrap().write)(&ClassReader(&line));
                assert_eq!((class_named("ForceSpin").unwrap().read)(&ClassReader(&written)), line);
            }
        }
    }
}
