//! Roles: what the layers of a map become in a level.

use crate::exchange::format::{MappingChoice, MappingRow};
use crate::exchange::maps::model::{LayerContent, MapLayer, text};
use crate::words::counted;

/// The role of a layer of a map in a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum LayerRole {
    /// Art behind a player in front; shapes of collision of its tiles are solid.
    Art,
    /// Art in front of the player; shapes of collision of its tiles are solid.
    Front,
    /// Art whose pixels are solid.
    SolidArt,
    /// Solid on layer A.
    LayerA,
    /// Solid on layer B.
    LayerB,
    /// Solid on both layers.
    Both,
    /// A layer of art of its own: nothing on it is solid.
    Apart,
    /// A picture behind the level.
    Background,
    /// Objects and places.
    Objects,
    /// Left out.
    LeftOut,
}

impl LayerRole {
    /// The roles, with their names in files and for the user.
    pub(crate) const ALL: [(Self, &'static str, &'static str); 10] = [
        (Self::Art, "art", "Art"),
        (Self::Front, "front", "Art in front"),
        (Self::SolidArt, "solid-art", "Art, its pixels solid"),
        (Self::LayerA, "collision-a", "Collision A"),
        (Self::LayerB, "collision-b", "Collision B"),
        (Self::Both, "collision", "Collision A and B"),
        (Self::Apart, "layer", "A layer of its own"),
        (Self::Background, "background", "Background"),
        (Self::Objects, "objects", "Objects"),
        (Self::LeftOut, "none", "Left out"),
    ];

    /// Returns the name in files.
    pub(crate) fn name(self) -> &'static str {
        Self::ALL.iter().find(|(role, ..)| *role == self).map_or("", |(_, name, _)| name)
    }

    /// Returns the role of a name in files.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known, _)| *known == name).map(|(role, ..)| *role)
    }

    /// Whether it draws what is seen in the level.
    pub(crate) const fn is_art(self) -> bool {
        matches!(self, Self::Art | Self::Front | Self::SolidArt)
    }

    /// Whether it is only solid.
    pub(crate) const fn is_collision(self) -> bool {
        matches!(self, Self::LayerA | Self::LayerB | Self::Both)
    }

    /// Whether a layer with that content can have it.
    pub(crate) const fn fits(self, content: &LayerContent) -> bool {
        match content {
            LayerContent::Tiles(_) => !matches!(self, Self::Objects),
            LayerContent::Objects(_) => true,
            LayerContent::Picture(_) => matches!(self, Self::Background | Self::LeftOut),
        }
    }

    /// Returns the role that a layer has if the user says nothing: by its property `role`, by its class, by words of its name,
    /// by what it holds.
    pub(crate) fn usual(layer: &MapLayer) -> Self {
        let fits = |role: &Self| role.fits(&layer.content);
        if let Some(role) = text(&layer.properties, "role").and_then(Self::named).filter(fits) {
            return role;
        }
        let named = Self::of_words(&layer.class).or_else(|| Self::of_words(&layer.name)).filter(fits);
        let moves = layer.parallax != (1.0, 1.0);
        match &layer.content {
            LayerContent::Picture(_) => Self::Background,
            LayerContent::Objects(_) if moves => Self::Background,
            LayerContent::Objects(objects) => {
                let is_named = objects.iter().any(|object| !object.class.is_empty() || !object.name.is_empty());
                let pictures = objects.iter().filter(|object| object.tile.is_some()).count();
                let mostly_pictures = pictures * 2 > objects.len();
                named.unwrap_or(if mostly_pictures && !is_named { Self::Art } else { Self::Objects })
            }
            LayerContent::Tiles(_) => match named {
                Some(role) => role,
                // What is nearer than the level is in front of it.
                None if layer.parallax.0 > 1.0 || layer.parallax.1 > 1.0 => Self::Apart,
                None if moves => Self::Background,
                // A hidden layer of collision counts all the same; hidden art does not.
                None if !layer.visible => Self::LeftOut,
                None => Self::Art,
            },
        }
    }

    /// Returns the role that a name speaks of.
    fn of_words(name: &str) -> Option<Self> {
        // Words end at signs; capitals inside of a word begin one too: `CollisionA`.
        let mut spaced = format!("{name} ");
        let mut before = ' ';
        for sign in name.chars() {
            if sign.is_ascii_uppercase() && before.is_ascii_lowercase() {
                spaced.push(' ');
            }
            spaced.push(sign);
            before = sign;
        }
        let name = spaced.to_ascii_lowercase();
        let words: Vec<&str> =
            name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let has = |known: &[&str]| words.iter().any(|word| known.contains(word));
        if has(&["collision", "collisions", "collide", "solid", "solids", "solidity", "hitbox", "path"]) {
            return Some(match () {
                () if has(&["a", "high", "1"]) => Self::LayerA,
                () if has(&["b", "low", "2"]) => Self::LayerB,
                () => Self::Both,
            });
        }
        match () {
            () if has(&["front", "foreground", "above", "over", "fg"]) => Some(Self::Front),
            () if has(&["background", "parallax", "sky", "bg"]) => None,
            () if has(&["objects", "object", "entities", "places"]) => Some(Self::Objects),
            () => None,
        }
    }
}

/// Returns the rows of a mapping for layers: each with its role.
pub(crate) fn layer_rows<'a>(layers: impl Iterator<Item = (&'a MapLayer, LayerRole)>) -> Vec<MappingRow> {
    let row = |(layer, role): (&MapLayer, LayerRole)| {
        let detail = match &layer.content {
            LayerContent::Tiles(grid) => format!("{} × {} tiles", grid.width, grid.height),
            LayerContent::Objects(objects) => counted(objects.len(), "object"),
            LayerContent::Picture(_) => "a picture".to_owned(),
        };
        let fitting = LayerRole::ALL.iter().filter(|(role, ..)| role.fits(&layer.content));
        let choices = fitting.map(|(_, name, label)| MappingChoice { name: (*name).into(), label: (*label).into() });
        MappingRow { name: layer.name.clone(), detail, choice: role.name().to_owned(), choices: choices.collect() }
    };
    layers.map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::maps::cells::CellGrid;
    use crate::exchange::maps::model::{LayerPicture, MapObject, MapProperty};

    fn layer(name: &str, content: LayerContent) -> MapLayer {
        MapLayer::new(name.into(), content)
    }

    #[test]
    fn names_and_contents_give_roles() {
        let tiles = || LayerContent::Tiles(CellGrid::default());
        for (name, role) in [
            ("Ground", LayerRole::Art),
            ("Foreground/Trees", LayerRole::Front),
            ("Collision", LayerRole::Both),
            ("collision A", LayerRole::LayerA),
            ("Solid_Low", LayerRole::LayerB),
            ("CollisionB", LayerRole::LayerB),
            ("ForeGround", LayerRole::Front),
            ("path 2", LayerRole::LayerB),
            ("Plants", LayerRole::Art),
        ] {
            assert_eq!(LayerRole::usual(&layer(name, tiles())), role, "{name}");
        }
        let object = |class: &str, tile| MapObject { class: class.into(), tile, ..MapObject::default() };
        let objects = |list: Vec<MapObject>| layer("Things", LayerContent::Objects(list));
        for (content, role) in [
            (objects(vec![object("ring", None)]), LayerRole::Objects),
            (objects(vec![object("", Some(3)), object("", Some(4))]), LayerRole::Art),
            (objects(vec![object("", Some(3)), object("door", Some(4))]), LayerRole::Objects),
            (MapLayer { parallax: (0.5, 1.0), ..objects(vec![]) }, LayerRole::Background),
            (MapLayer { parallax: (0.5, 1.0), ..layer("Hills", tiles()) }, LayerRole::Background),
            (MapLayer { visible: false, ..layer("Hills", tiles()) }, LayerRole::LeftOut),
            (MapLayer { visible: false, ..layer("Solids", tiles()) }, LayerRole::Both),
            (layer("Collision", LayerContent::Picture(LayerPicture::default())), LayerRole::Background),
        ] {
            assert_eq!(LayerRole::usual(&content), role, "{content:?}");
        }
        let mut said = layer("Collision", tiles());
        let property = MapProperty { kind: "string".into(), value: "front".into(), ..MapProperty::default() };
        said.properties.insert("role".into(), property);
        assert_eq!(LayerRole::usual(&said), LayerRole::Front, "what a layer says itself counts");
    }
}
