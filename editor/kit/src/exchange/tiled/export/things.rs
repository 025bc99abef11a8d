//! Objects and places of a level as objects of Tiled.

use crate::exchange::tiled::export::elements::{Attributes, Elements, element, empty, properties};
use crate::exchange::tiled::import::KEPT;
use serde_json::Value;
use sim::level::Level;
use sim::objects::placed::{parameters_of, placed, read_placement};
use sim::objects::{Object, PlacedObject, Setting, shown};
use sim::project::{LayerSwitcher, LevelData, Orientation, Placement, Start, SwitcherSide};
use sim::tiles::TileLayer;
use std::io;

/// Half the size of an object of a kind that is not known, pixels.
const UNKNOWN: i32 = 16;

/// Writes the objects of a level and its places: class, rectangle around the centre, properties.
pub(super) fn write(to: &mut Elements, data: &LevelData, level: &Level, size: (i32, i32)) -> io::Result<()> {
    let mut objects = Numbered { next: 1 };
    for placement in &data.placements {
        objects.placement(to, placement, level)?;
    }
    for switcher in &data.switchers {
        objects.switcher(to, switcher)?;
    }
    objects.start(to, "", &data.start)?;
    for start in &data.starts {
        objects.start(to, &start.name, &start.start)?;
    }
    if let Some(goal) = data.goal {
        objects.area(to, "goal", [goal.x, goal.y, goal.width, goal.height])?;
    }
    if let Some(y) = data.water {
        objects.area(to, "water", [0, y, size.0, (size.1 - y).max(0)])?;
    }
    let bounds = data.bounds;
    let (width, height) = (bounds.right - bounds.left + 320, bounds.bottom - bounds.top + 224);
    objects.area(to, "bounds", [bounds.left, bounds.top, width, height])
}

/// Returns how many objects [`write()`] writes.
pub(super) fn count(data: &LevelData) -> usize {
    let places = 2 + data.starts.len() + usize::from(data.goal.is_some()) + usize::from(data.water.is_some());
    data.placements.len() + data.switchers.len() + places
}

/// Objects, with their numbers.
struct Numbered {
    next: u32,
}

impl Numbered {
    fn attributes(&mut self, name: &str, class: &str, [x, y, width, height]: [i32; 4]) -> Attributes<'static> {
        let id = self.next;
        self.next += 1;
        let mut attributes = vec![("id", id.to_string())];
        if !name.is_empty() {
            attributes.push(("name", name.to_owned()));
        }
        attributes.extend([("type", class.to_owned()), ("x", x.to_string()), ("y", y.to_string())]);
        if (width, height) != (0, 0) {
            attributes.extend([("width", width.to_string()), ("height", height.to_string())]);
        }
        attributes
    }

    fn area(&mut self, to: &mut Elements, class: &str, area: [i32; 4]) -> io::Result<()> {
        let attributes = self.attributes("", class, area);
        empty(to, "object", &attributes)
    }

    fn placement(&mut self, to: &mut Elements, placement: &Placement, level: &Level) -> io::Result<()> {
        let &Placement { ref kind, x, y, flip_x, flip_y, ref extra, .. } = placement;
        let own = level.own_kinds();
        let kept = extra.get(KEPT);
        let mut list: Vec<(String, Value)> = Vec::new();
        let mut half = (UNKNOWN, UNKNOWN);
        match read_placement(placement, own, |_| {}) {
            Some(read) => {
                let object = placed(0, placement, read, own);
                half = half_size(level, &object);
                let parameters = parameters_of(object.kind, &object.values, own);
                list.extend(
                    parameters
                        .iter()
                        .zip(object.values)
                        .map(|(parameter, value)| (parameter.name.to_owned(), parameter.kind.write(value))),
                );
            }
            None => list.extend(
                extra.iter().filter(|(name, _)| *name != KEPT).map(|(name, value)| (name.clone(), value.clone())),
            ),
        }
        if let Some(Value::Object(more)) = kept.and_then(|kept| kept.get("properties")) {
            list.extend(more.iter().map(|(name, value)| (name.clone(), value.clone())));
        }
        for (name, is_on) in [("flip_x", flip_x), ("flip_y", flip_y)] {
            list.extend(is_on.then(|| (name.to_owned(), Value::Bool(true))));
        }
        let name = kept.and_then(|kept| kept.get("name")).and_then(Value::as_str).unwrap_or_default();
        let attributes = self.attributes(name, kind, [x - half.0, y - half.1, half.0 * 2, half.1 * 2]);
        element(to, "object", &attributes, |to| properties(to, &list))
    }

    fn switcher(&mut self, to: &mut Elements, switcher: &LayerSwitcher) -> io::Result<()> {
        let half = i32::from(switcher.half_length);
        // As thin as its line, but for what can be clicked.
        let thin = 8.min(half - 1).max(0);
        let (across, down) = match switcher.orientation {
            Orientation::Vertical => (thin, half),
            Orientation::Horizontal => (half, thin),
        };
        let area = [switcher.x - across, switcher.y - down, across * 2, down * 2];
        let attributes = self.attributes("", "switcher", area);
        let side = |name: &str, of: SwitcherSide| {
            [(format!("{name}_layer"), layer(of.layer)), (format!("{name}_in_front"), of.high_priority.into())]
        };
        let mut list: Vec<(String, Value)> = Vec::new();
        list.extend(side("right_or_below", switcher.right_or_below));
        list.extend(side("left_or_above", switcher.left_or_above));
        for (name, is_on) in [("grounded_only", switcher.grounded_only), ("priority_only", switcher.priority_only)] {
            list.extend(is_on.then(|| (name.to_owned(), Value::Bool(true))));
        }
        element(to, "object", &attributes, |to| properties(to, &list))
    }

    fn start(&mut self, to: &mut Elements, name: &str, start: &Start) -> io::Result<()> {
        let attributes = self.attributes(name, "start", [start.x, start.y, 0, 0]);
        let mut list = vec![("character".to_owned(), Value::from(start.character.name()))];
        list.extend(start.partner.map(|partner| ("partner".to_owned(), partner.name().into())));
        if start.layer == TileLayer::B {
            list.push(("layer".to_owned(), layer(start.layer)));
        }
        if start.faces_left {
            list.push(("faces_left".to_owned(), true.into()));
        }
        element(to, "object", &attributes, |to| {
            properties(to, &list)?;
            empty(to, "point", &Vec::new())
        })
    }
}

/// Half the size of what an object is solid or touched with, at least of what can be clicked.
fn half_size(level: &Level, object: &PlacedObject) -> (i32, i32) {
    let Object { body, state, .. } = shown(level, object);
    let setting = Setting { level, values: &object.values };
    let mut half = (8, 8);
    let mut grow = |width: u16, height: u16| half = (half.0.max(i32::from(width)), half.1.max(i32::from(height)));
    grow(body.hitbox.half_width, body.hitbox.half_height);
    if let Some(solid) = state.solid(&body, &setting) {
        grow(solid.half_width as u16, solid.half_height as u16);
    }
    half
}

fn layer(layer: TileLayer) -> Value {
    match layer {
        TileLayer::A => "A".into(),
        TileLayer::B => "B".into(),
    }
}
