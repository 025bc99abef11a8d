//! Nodes of a scene, each with what it has of the nodes around it.

use crate::exchange::godot::text::read::GodotSection;
use crate::exchange::godot::text::value::GodotValue;
use std::collections::BTreeMap;

/// A node of a scene.
#[derive(Clone, Debug)]
pub(super) struct SceneNode<'a> {
    pub section: &'a GodotSection,
    /// The path from the root on; empty of the root itself.
    pub path: String,
    /// The place in the scene, pixels.
    pub at: (f64, f64),
    /// Whether it and the nodes around it are shown.
    pub visible: bool,
    /// The colour that its pixels are multiplied by.
    pub tint: [f64; 4],
    /// The part of the camera's way that it moves.
    pub parallax: (f64, f64),
    /// Pixels in a second that it moves by itself.
    pub drift: f64,
    /// The pixels after which it is repeated across; 0 if it is not.
    pub repeats: f64,
}

/// Returns the nodes of a scene, in its order.
pub(super) fn nodes(sections: &[GodotSection]) -> Vec<SceneNode<'_>> {
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    let mut nodes: Vec<SceneNode<'_>> = Vec::new();
    for section in sections.iter().filter(|section| section.tag == "node") {
        let parent = section.head.get("parent").and_then(GodotValue::text);
        let path = match parent {
            None => String::new(),
            Some(".") => section.text("name").to_owned(),
            Some(parent) => format!("{parent}/{}", section.text("name")),
        };
        let around = parent.and_then(|parent| nodes.get(*known.get(if parent == "." { "" } else { parent })?));
        let node = SceneNode::new(section, path, around);
        known.insert(node.path.clone(), nodes.len());
        nodes.push(node);
    }
    nodes
}

impl<'a> SceneNode<'a> {
    fn new(section: &'a GodotSection, path: String, around: Option<&Self>) -> Self {
        let pair = |name: &str| section.get(name).and_then(GodotValue::pair);
        let mut node = Self {
            section,
            path,
            at: around.map_or((0.0, 0.0), |around| around.at),
            visible: around.is_none_or(|around| around.visible),
            tint: around.map_or([1.0; 4], |around| around.tint),
            parallax: around.map_or((1.0, 1.0), |around| around.parallax),
            drift: around.map_or(0.0, |around| around.drift),
            repeats: around.map_or(0.0, |around| around.repeats),
        };
        let (x, y) = pair("position").unwrap_or((0.0, 0.0));
        node.at = (node.at.0 + x, node.at.1 + y);
        node.visible &= section.get("visible").and_then(GodotValue::flag).unwrap_or(true);
        if let Some([red, green, blue, alpha]) = section.get("modulate").map(GodotValue::numbers) {
            node.tint = [node.tint[0] * red, node.tint[1] * green, node.tint[2] * blue, node.tint[3] * alpha];
        }
        if let Some(scale) = pair("scroll_scale").or_else(|| pair("motion_scale")) {
            node.parallax = scale;
        }
        if let Some((x, _)) = pair("autoscroll") {
            node.drift = x;
        }
        if let Some((x, _)) = pair("repeat_size").or_else(|| pair("motion_mirroring")) {
            node.repeats = x;
        }
        node
    }

    /// Returns the type; empty of an instance of another scene.
    pub(super) fn kind(&self) -> &str {
        self.section.text("type")
    }

    /// Returns a value.
    pub(super) fn get(&self, name: &str) -> Option<&'a GodotValue> {
        self.section.get(name)
    }
}
