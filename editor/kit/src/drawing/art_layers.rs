//! The layers of art of a level: their order, new ones, copies, and those that are taken away.

use crate::document::level_list::{copied, free_key, removed};
use crate::document::{Edit, LevelSettings};
use sim::project::{ArtLayer, LevelData, MOST_ART_LAYERS, Project, numbered};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A row of the list of what is drawn of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayerRow {
    /// A layer of art, by its place in the level.
    Layer(usize),
    /// The blocks of the level itself, and its objects.
    Level,
}

/// Returns the rows of a level, nearest first.
pub fn rows(level: &LevelData) -> Vec<LayerRow> {
    let of = |front: bool| {
        let layers = level.art_layers.iter().enumerate().rev().filter(move |(_, layer)| layer.front == front);
        layers.map(|(place, _)| LayerRow::Layer(place))
    };
    of(true).chain([LayerRow::Level]).chain(of(false)).collect()
}

/// Returns the layers of a level once a row has the place of another one; `None` if the level's own row would move, or nothing does.
pub fn moved(level: &LevelData, from: usize, to: usize) -> Option<Vec<ArtLayer>> {
    let mut rows = rows(level);
    if from == to || to >= rows.len() || !matches!(rows.get(from), Some(LayerRow::Layer(_))) {
        return None;
    }
    let row = rows.remove(from);
    rows.insert(to, row);
    let own = rows.iter().position(|row| *row == LayerRow::Level)?;
    let layer = |(n, row): (usize, &LayerRow)| match row {
        LayerRow::Layer(place) => {
            level.art_layers.get(*place).map(|layer| ArtLayer { front: n < own, ..layer.clone() })
        }
        LayerRow::Level => None,
    };
    Some(rows.iter().enumerate().rev().filter_map(layer).collect())
}

/// Returns the edit that gives a level other layers.
pub fn with_layers(level: &LevelData, art_layers: Vec<ArtLayer>) -> Edit {
    let settings = LevelSettings { art_layers, ..LevelSettings::of(level) };
    Edit::SetLevelSettings { level: level.key.clone(), settings }
}

/// Returns the edits that add an empty layer to a level, of its size, in front of all that it has on that side, and the key of the
/// layer's level; `None` if the level has as many as it can have, or is gone.
pub fn added(project: &Project, key: &str, front: bool, title: &str) -> Option<(Vec<Edit>, String)> {
    let level = project.level(key).filter(|level| level.art_layers.len() < MOST_ART_LAYERS)?;
    let new = free_key(project, "layer");
    let is_free = |title: &String| {
        let mut titles = level.art_layers.iter().filter_map(|layer| project.level(&layer.level));
        titles.all(|other| other.title != *title)
    };
    let title = numbered(1, |n| if n == 1 { title.to_owned() } else { format!("{title} {n}") }, is_free);
    let empty = project.empty_level(&new, &title, level.layout.width(), level.layout.height());
    let empty = LevelData { about: level.about.clone(), colors: level.colors.clone(), ..empty };
    let mut layers = level.art_layers.clone();
    layers.push(ArtLayer { level: new.clone(), front, ..ArtLayer::default() });
    let add = Edit::SetLevel { key: new.clone(), level: Some((project.levels.len(), Arc::new(empty))) };
    Some((vec![add, with_layers(level, layers)], new))
}

/// Returns the edits that copy a layer of a level, and the key of the copy's level, which is in front of its original; `None` if that
/// cannot be.
pub fn duplicated(project: &Project, key: &str, place: usize) -> Option<(Vec<Edit>, String)> {
    let level = project.level(key).filter(|level| level.art_layers.len() < MOST_ART_LAYERS)?;
    let layer = level.art_layers.get(place)?;
    let (mut edits, keys) = copied(project, &BTreeSet::from([layer.level.clone()]));
    let new = keys.into_iter().next()?;
    let mut layers = level.art_layers.clone();
    layers.insert(place + 1, ArtLayer { level: new.clone(), ..layer.clone() });
    edits.push(with_layers(level, layers));
    Some((edits, new))
}

/// Returns the edits that take a layer from a level, and its blocks with it if nothing else draws them.
pub fn taken(project: &Project, key: &str, place: usize) -> Vec<Edit> {
    let Some(level) = project.level(key) else { return Vec::new() };
    let Some(layer) = level.art_layers.get(place) else { return Vec::new() };
    let mut layers = level.art_layers.clone();
    layers.remove(place);
    let mut edits = vec![with_layers(level, layers)];
    let is_shared =
        project.with_layer(&layer.level).chain(project.in_front_of(&layer.level)).any(|other| other.key != key)
            || level.art_layers.iter().filter(|other| other.level == layer.level).count() > 1;
    if !is_shared && layer.level != key {
        let gone = removed(project, &BTreeSet::from([layer.level.clone()]));
        edits.extend(gone.into_iter().filter(|edit| matches!(edit, Edit::SetLevel { .. })));
    }
    edits
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::document::{Document, History};

    fn project() -> Project {
        let mut project = Project { chunk_size: 8, chunks: Arc::new(vec![Arc::default()]), ..Project::default() };
        project.levels.push(Arc::new(project.empty_level("hills", "Hills", 4, 2)));
        for (front, title) in [(false, "Far"), (true, "Leaves"), (false, "Back"), (true, "Near")] {
            let (edits, _) = added(&project, "hills", front, title).unwrap();
            project = after(&project, edits);
        }
        project
    }

    fn after(project: &Project, edits: Vec<Edit>) -> Project {
        let mut history = History::new(Document::new(project.clone(), None));
        history.apply("Test", None, edits).unwrap();
        let new = history.document().project().clone();
        history.undo();
        assert_eq!(history.document().project().levels, project.levels);
        new
    }

    fn said(project: &Project, layers: &[ArtLayer]) -> String {
        let name = |layer: &ArtLayer| {
            let title = project.level(&layer.level).map_or("?", |level| level.title.as_str()).to_owned();
            if layer.front { title.to_uppercase() } else { title }
        };
        layers.iter().map(name).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn layers_are_listed_nearest_first_and_keep_their_order() {
        let project = project();
        let level = project.level("hills").unwrap();
        assert_eq!(said(&project, &level.art_layers), "Far LEAVES Back NEAR");
        let expected = [3, 1].map(LayerRow::Layer).into_iter().chain([LayerRow::Level]);
        assert_eq!(rows(level), expected.chain([2, 0].map(LayerRow::Layer)).collect::<Vec<_>>());
        for (from, to, expected) in [
            (0, 1, Some("Far Back NEAR LEAVES")),
            (0, 2, Some("Far Back Near LEAVES")),
            (4, 0, Some("Back LEAVES NEAR FAR")),
            (3, 2, Some("Far BACK LEAVES NEAR")),
            (2, 0, None),
            (1, 1, None),
            (0, 5, None),
        ] {
            let layers = moved(level, from, to);
            assert_eq!(layers.map(|layers| said(&project, &layers)).as_deref(), expected, "{from} to {to}");
        }
        let layer = project.level("layer-1").unwrap();
        assert_eq!((layer.title.as_str(), layer.layout.width(), layer.layout.height()), ("Far", 4, 2));
    }

    #[test]
    fn a_layer_goes_with_its_blocks_unless_another_level_has_them() {
        let mut project = project();
        let (edits, new) = duplicated(&project, "hills", 1).unwrap();
        let copied = after(&project, edits);
        assert_eq!(said(&copied, &copied.level("hills").unwrap().art_layers), "Far LEAVES LEAVES 2 Back NEAR");
        assert_eq!(copied.level(&new).unwrap().title, "Leaves 2");
        let less = after(&project, taken(&project, "hills", 0));
        assert_eq!(said(&less, &less.level("hills").unwrap().art_layers), "LEAVES Back NEAR");
        assert!(less.level("layer-1").is_none());
        let other = LevelData {
            art_layers: vec![ArtLayer { level: "layer-1".into(), ..ArtLayer::default() }],
            ..project.empty_level("other", "Other", 1, 1)
        };
        project.levels.push(Arc::new(other));
        let less = after(&project, taken(&project, "hills", 0));
        assert!(less.level("layer-1").is_some() && less.level("other").unwrap().art_layers.len() == 1);
        assert!(taken(&project, "hills", 9).is_empty() && taken(&project, "gone", 0).is_empty());
        assert!(duplicated(&project, "hills", 9).is_none() && added(&project, "gone", true, "x").is_none());
    }
}
