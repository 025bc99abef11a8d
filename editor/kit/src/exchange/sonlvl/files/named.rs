//! The files that a level names.

use crate::exchange::sonlvl::files::folder::FileName;
use crate::exchange::sonlvl::files::palette;
use crate::exchange::sonlvl::files::project::Level;

impl Level<'_> {
    /// The files of what the level shows: art and colours, blocks, chunks, layouts, collision indices, objects, rings.
    pub(crate) fn shown_files(&self) -> Vec<FileName> {
        let joined = ["tiles", "blocks", "chunks"].into_iter().flat_map(|key| self.pieces(key).unwrap_or_default());
        let single = ["layout", "fglayout", "bglayout", "colind", "colind1", "colind2", "objects", "rings"];
        let single = single.into_iter().filter_map(|key| self.file(key));
        let keys = palette::keys(*self).into_iter();
        let colors = keys.flat_map(|key| palette::parts(*self, &key.key, |_| ())).map(|part| part.file);
        joined.map(|piece| piece.name).chain(single).chain(colors).collect()
    }

    /// The files that hold what an export writes.
    pub(crate) fn files(&self) -> Vec<FileName> {
        let arrays = ["colarr1", "colarr2", "angles"].into_iter().filter_map(|key| self.file(key));
        let starts = self.start_places().unwrap_or_default().into_iter().map(|place| place.name);
        self.shown_files().into_iter().chain(arrays).chain(starts).collect()
    }
}
