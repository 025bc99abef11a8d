//! The animations of a tileset's picture, changed.

use crate::document::Edit;
use sim::project::{Project, TileFrame, Tileset, TilesetRef};
use std::sync::Arc;

/// Pictures that an animation can have.
pub const MOST: usize = 256;

/// Frames that a new picture stays: as long as the originals' flowers and waterfalls do.
pub const USUAL: u16 = 8;

/// The edit that changes what a cell of a tileset's picture shows in turn; without any pictures it stands still. `None` if
/// there is no such tileset, or nothing changes.
pub fn changed(project: &Project, index: usize, cell: u16, change: impl FnOnce(&mut Vec<TileFrame>)) -> Option<Edit> {
    let set = project.tilesets.get(index)?;
    let old = set.tileset.animations.get(&cell);
    let mut frames = old.cloned().unwrap_or_default();
    change(&mut frames);
    frames.truncate(MOST);
    frames.iter_mut().for_each(|frame| frame.duration = frame.duration.max(1));
    if frames == *old.map_or(&[][..], Vec::as_slice) {
        return None;
    }
    let mut tileset: Tileset = (*set.tileset).clone();
    let animations = Arc::make_mut(&mut tileset.animations);
    if frames.is_empty() {
        animations.remove(&cell);
        Arc::make_mut(&mut tileset.inner_extra).remove(&format!("animations[{cell}]"));
    } else {
        animations.insert(cell, frames);
    }
    let tileset = Some(Arc::new(TilesetRef { tileset: Arc::new(tileset), ..(**set).clone() }));
    Some(Edit::SetTileset { index, tileset })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_animation_without_pictures_is_gone() {
        let set = TilesetRef { path: "t".into(), ..TilesetRef::default() };
        let mut project = Project { tilesets: vec![Arc::new(set)], ..Project::default() };
        let frame = TileFrame { cell: 3, duration: 0 };
        let Some(Edit::SetTileset { tileset: Some(set), .. }) = changed(&project, 0, 2, |frames| frames.push(frame))
        else {
            panic!("it changes");
        };
        assert_eq!(set.tileset.animations[&2], [TileFrame { cell: 3, duration: 1 }]);
        project.tilesets[0] = set;
        let Some(Edit::SetTileset { tileset: Some(set), .. }) = changed(&project, 0, 2, Vec::clear) else {
            panic!("it changes");
        };
        assert!(set.tileset.animations.is_empty());
        assert_eq!(changed(&project, 0, 2, |_| {}), None);
        assert_eq!(changed(&project, 9, 2, Vec::clear), None);
    }
}
