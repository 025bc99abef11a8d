//! Layers of a map that are not a part of the level's blocks: layers of art of their own, and the plane that an export wrote.

use crate::exchange::maps::import::roles::LayerRole;
use crate::exchange::maps::model::{GridMap, MapLayer, flag, text};
use crate::exchange::names::slug;
use sim::project::{ArtLayer, BackPlane};

/// A layer of a map that becomes a layer of art of its own.
pub(super) struct ApartLayer {
    /// Its place among the layers of the map.
    pub place: usize,
    /// In front of the layers that the level itself is made of.
    front: bool,
    offset: (f64, f64),
    opacity: f64,
    parallax: (f64, f64),
}

impl ApartLayer {
    /// Takes place, speed and opacity from the layers that become layers of their own.
    pub(super) fn take(map: &mut GridMap, roles: &[LayerRole]) -> Vec<Self> {
        let ground = roles.iter().position(|role| role.is_art()).unwrap_or(usize::MAX);
        let mut all = Vec::new();
        for (place, (layer, role)) in map.layers.iter_mut().zip(roles).enumerate() {
            if *role == LayerRole::Apart && plane(layer).is_none() {
                let (offset, opacity, parallax) = (layer.offset, layer.opacity, layer.parallax);
                let front = flag(&layer.properties, "front").unwrap_or(place > ground);
                (layer.offset, layer.opacity, layer.parallax) = ((0.0, 0.0), 1.0, (1.0, 1.0));
                all.push(Self { place, front, offset, opacity, parallax });
            }
        }
        all
    }

    /// The layer of a level whose place is so many pixels from the map's.
    pub(super) fn layer(&self, map: &GridMap, origin: (i32, i32)) -> ArtLayer {
        let corner = |offset: f64, speed: f64, origin: i32| {
            ((1.0 - speed) * f64::from(origin) - offset).round().clamp(-32768.0, 32768.0) as i32
        };
        ArtLayer {
            front: self.front,
            scroll_x: share(self.parallax.0),
            scroll_y: share(self.parallax.1),
            x: corner(self.offset.0, self.parallax.0, origin.0),
            y: corner(self.offset.1, self.parallax.1, origin.1),
            repeats: flag(&map.layers[self.place].properties, "repeats").unwrap_or_default(),
            opacity: (self.opacity * 100.0).round().clamp(0.0, 100.0) as u8,
            ..ArtLayer::default()
        }
    }
}

/// The part of the camera's way, in 256ths.
fn share(speed: f64) -> u16 {
    (speed * 256.0).round().clamp(0.0, f64::from(u16::MAX)) as u16
}

/// The plane that a layer stands for: an export writes the name of its level.
pub(super) fn plane(layer: &MapLayer) -> Option<BackPlane> {
    let level = slug(text(&layer.properties, "plane").filter(|level| !level.is_empty())?);
    let corner = |offset: f64| (-offset).round().clamp(-32768.0, 32768.0) as i32;
    Some(BackPlane {
        level,
        scroll_x: share(layer.parallax.0),
        scroll_y: share(layer.parallax.1),
        x: corner(layer.offset.0),
        y: corner(layer.offset.1),
        ..BackPlane::default()
    })
}
