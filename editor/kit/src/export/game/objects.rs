//! The objects of a level as an engine needs them: kinds and parameters resolved to sizes, arrays and pictures.

use super::files::{GameDefinition, GameHitbox, GameObject, GameSolid, GameValue, game_values};
use crate::derived::objects::{Sketch, Sprite, flips, sprite};
use sim::contacts::{Element, Reaction};
use sim::file::definition_line;
use sim::level::Level;
use sim::objects::placed::{is_hidden, parameters_of, placed, read_placement};
use sim::objects::solid::SolidShape;
use sim::objects::{Setting, TouchBox, shown};
use sim::project::{OwnKind, OwnKinds, Placement, Project};
use std::collections::{BTreeMap, HashMap};

/// The pictures of the objects of all exported levels, each once.
#[derive(Default)]
pub(super) struct ObjectPictures {
    /// By the key of the sketch.
    numbers: HashMap<u64, i32>,
    /// In the order of their numbers.
    pub(super) sprites: Vec<Sprite>,
}

impl ObjectPictures {
    /// The number of a sketch's picture; `None` of an empty one.
    fn number(&mut self, sketch: &Sketch) -> Option<i32> {
        sketch.bounds()?;
        let next = self.sprites.len() as i32;
        Some(*self.numbers.entry(sketch.key()).or_insert_with(|| {
            self.sprites.push(sprite(sketch));
            next
        }))
    }
}

/// Resolves a placement.
pub(super) fn object(
    project: &Project,
    level: &Level,
    placement: &Placement,
    pictures: &mut ObjectPictures,
) -> GameObject {
    let own = level.own_kinds();
    let properties = game_values(&project.object_values(placement));
    let Some(read) = read_placement(placement, own, |_| {}) else { return unknown(placement, properties) };
    let placed = placed(0, placement, read, own);
    let object = shown(level, &placed);
    let (body, state) = (&object.body, &object.state);
    let setting = Setting { level, values: &placed.values };
    let mut sketch = Sketch::default();
    state.look(body, &setting, &mut sketch);
    let (x, y) = (body.x.px(), body.y.px());
    let mut hitboxes = Vec::new();
    state.hitboxes(body, &setting, &mut |_, TouchBox { x: at_x, y: at_y, half_width, half_height }| {
        hitboxes.push(GameHitbox { x: at_x.wrapping_sub(x), y: at_y.wrapping_sub(y), half_width, half_height });
    });
    let (mut areas, mut path) = (Vec::new(), Vec::new());
    state.areas(body, &setting, &mut |area| areas.push(area));
    state.path(body, &setting, &mut |(x, y)| path.push([x, y]));
    let list = parameters_of(placed.kind, &placed.values, own);
    let parameters = list.iter().zip(placed.values).filter_map(|(parameter, value)| {
        Some((parameter.name.to_owned(), GameValue::of(&parameter.kind.write(value))?))
    });
    let hidden = is_hidden(placed.kind, &placed.values, own);
    let (flip_x, flip_y) = flips(&object);
    GameObject {
        id: id(placement),
        kind: placement.kind.clone(),
        known: true,
        x,
        y,
        placed_x: placement.x,
        placed_y: placement.y,
        flip_x,
        flip_y,
        hidden,
        in_front: state.is_in_front(),
        picture: if hidden { None } else { pictures.number(&sketch) },
        parameters: parameters.collect(),
        solid: state.solid(body, &setting).map(|solid| resolved(level, solid)),
        reaction: reaction(body.hitbox.reaction).to_owned(),
        element: element(state.element(&setting)).to_owned(),
        hitboxes,
        areas,
        path,
        properties,
    }
}

/// An object of a kind that is not known: its place, and what its file says.
fn unknown(placement: &Placement, properties: BTreeMap<String, GameValue>) -> GameObject {
    let &Placement { id: _, ref kind, x, y, flip_x, flip_y, ref extra } = placement;
    let parameters = extra.iter().filter_map(|(name, value)| Some((name.clone(), GameValue::of(value)?)));
    GameObject {
        id: id(placement),
        kind: kind.clone(),
        known: false,
        x,
        y,
        placed_x: x,
        placed_y: y,
        flip_x,
        flip_y,
        hidden: false,
        in_front: false,
        picture: None,
        parameters: parameters.collect::<BTreeMap<_, _>>(),
        solid: None,
        reaction: reaction(Reaction::None).to_owned(),
        element: element(Element::Plain).to_owned(),
        hitboxes: Vec::new(),
        areas: Vec::new(),
        path: Vec::new(),
        properties,
    }
}

fn id(placement: &Placement) -> String {
    format!("{:016x}", placement.id.0)
}

fn resolved(level: &Level, solid: sim::objects::solid::Solid) -> GameSolid {
    let shape = match solid.shape {
        SolidShape::Box => "box",
        SolidShape::Sloped(_) => "sloped",
        SolidShape::Case => "case",
        SolidShape::Wall => "wall",
        SolidShape::Platform => "platform",
        SolidShape::SlopedPlatform(_) => "sloped_platform",
    };
    let heights = solid.heights().map_or(&[][..], |heights| level.heights(heights));
    GameSolid {
        shape: shape.to_owned(),
        x: solid.centre.0,
        y: solid.centre.1,
        half_width: solid.half_width,
        half_height: solid.half_height,
        standing_height: solid.standing_height,
        landing_half_width: solid.landing_half_width,
        heights: heights.iter().map(|height| i32::from(*height)).collect(),
        off_screen: solid.off_screen,
    }
}

fn reaction(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::None => "none",
        Reaction::Attackable => "attackable",
        Reaction::Item => "item",
        Reaction::Ring => "ring",
        Reaction::Rings => "rings",
        Reaction::Monitor => "monitor",
        Reaction::Hurt => "hurt",
        Reaction::Special => "special",
        Reaction::Shot => "shot",
        Reaction::HurtAndMark => "hurt_and_mark",
    }
}

fn element(element: Element) -> &'static str {
    match element {
        Element::Plain => "plain",
        Element::Fire => "fire",
        Element::Lightning => "lightning",
        Element::Water => "water",
    }
}

/// The project's own kinds of objects.
pub(super) fn definitions(kinds: &OwnKinds) -> Vec<GameDefinition> {
    kinds.kinds.iter().map(|kind| definition(kind)).collect()
}

fn definition(kind: &OwnKind) -> GameDefinition {
    GameDefinition {
        name: kind.name.clone(),
        title: kind.shown_title().to_owned(),
        form: kind.form,
        half_width: kind.half_width.into(),
        half_height: kind.half_height.into(),
        heights: kind.heights.iter().map(|height| i32::from(*height)).collect(),
        speed: kind.speed.into(),
        throw: kind.throw,
        definition: definition_line(kind),
    }
}
