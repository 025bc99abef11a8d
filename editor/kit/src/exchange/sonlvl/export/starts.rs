//! The start positions of a level.

use super::Export;
use super::level::LevelOut;
use crate::document::imported::extra::{self, LevelExtra};
use crate::exchange::Weight;
use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::files::project::{Level, StartPlace};
use crate::exchange::sonlvl::files::write::Parts;
use crate::exchange::sonlvl::level::level_data::character;
use crate::exchange::sonlvl::zone::base::LevelBase;
use sim::project::{LevelData, Start};

impl Export<'_> {
    pub(super) fn starts(
        &mut self,
        level: Level<'_>,
        data: &LevelData,
        (known, out): (Option<&LevelBase>, &mut LevelOut),
    ) {
        let places = level.start_places();
        let Some(places) = self.reported(level, places) else { return };
        self.unwritten_starts(level, data, (&places, known, &out.extra));
        let was = known.map(|known| known.given.start).map(|[x, y]| (x, y));
        for (n, place) in places.iter().enumerate() {
            let (now, was) = match n.checked_sub(1) {
                None => ((data.start.x, data.start.y), was),
                Some(further) => {
                    let Some(start) = start_at(data, n) else { continue };
                    let was = out.extra.starts.get(further).cloned().flatten().map(|(_, x, y)| (x, y));
                    ((start.x, start.y), was)
                }
            };
            let is_unread = n == 0 && out.base.no_start && was == Some(now);
            let is_laid = !is_unread && self.lay_start(level, place, (now, was));
            out.base.no_start &= n > 0 || !is_laid;
            if let (true, Some(further)) = (is_laid, n.checked_sub(1)) {
                if further >= out.extra.starts.len() {
                    out.extra.starts.resize(further + 1, None);
                }
                out.extra.starts[further] = Some((place.character.clone(), now.0, now.1));
            }
        }
        out.base.given.start = [data.start.x, data.start.y];
    }

    /// Lays out one start position: where it is now, and where it was when project and file last agreed.
    fn lay_start(&mut self, level: Level<'_>, place: &StartPlace, (now, was): (Point, Option<Point>)) -> bool {
        let words =
            |(x, y): Point| Some([u16::try_from(x).ok()?.to_be_bytes(), u16::try_from(y).ok()?.to_be_bytes()].concat());
        let Some(wanted) = words(now) else {
            self.add(level, Weight::Lost, format!("the start at {}, {}: 0 to 65535 are possible", now.0, now.1));
            return false;
        };
        if place.offset > 0x10000 {
            self.add(level, Weight::Failed, format!("the start at offset {:X}: too far out", place.offset));
            return false;
        }
        let source = self.source(&place.name, Compression::Uncompressed);
        let Some(source) = self.reported(level, source) else { return false };
        let range = place.offset..place.offset + 4;
        // Another program cut it off, and nobody has set it since.
        if was == Some(now) && source.now.as_ref().is_some_and(|bytes| bytes.len() < range.end) {
            return false;
        }
        let was = was.filter(|_| !self.request.overwrites);
        let mut base = source.now.clone().unwrap_or_default();
        let mut ours = base.clone();
        ours.resize(ours.len().max(range.end), 0);
        ours[range.clone()].copy_from_slice(&wanted);
        if let Some(was) = was.and_then(words) {
            base.resize(base.len().max(range.end), 0);
            base[range].copy_from_slice(&was);
        }
        let parts = Parts::of(4, 0, ["start position", "start positions"]);
        let _agreed = self.lay(level.name(), source, parts, &base, &ours);
        true
    }

    /// Lists what no file holds of a level's starts.
    fn unwritten_starts(
        &mut self,
        level: Level<'_>,
        data: &LevelData,
        (places, known, came): (&[StartPlace], Option<&LevelBase>, &LevelExtra),
    ) {
        let mut lost = Vec::new();
        let was = known.map_or([data.start.x, data.start.y], |known| known.given.start);
        if places.is_empty() && was != [data.start.x, data.start.y] {
            lost.push("the start: the level project names no file for it".to_owned());
        }
        for (n, place) in places.iter().enumerate() {
            match if n == 0 { Some(data.start) } else { start_at(data, n) } {
                Some(start) if start.character != character(&place.character) => {
                    lost.push(format!("the character that begins at {}, {}: the game decides that", start.x, start.y));
                }
                Some(_) => {}
                // The import could not read it.
                None if came.starts.get(n - 1).is_some_and(Option::is_none) => {}
                None => lost.push(format!("the start of {} is gone here: left as it is in the file", place.character)),
            }
        }
        for (n, named) in data.starts.iter().enumerate() {
            if let Some(was) = extra::unnamed_start(&named.extra) {
                if was != (named.start.x, named.start.y) {
                    lost.push(format!("the start \"{}\": the level project does not name its file", named.name));
                }
                continue;
            }
            let place = extra::start_place(&named.extra).filter(|place| (1..places.len()).contains(place));
            let is_first = data.starts[..n].iter().all(|other| extra::start_place(&other.extra) != place);
            if place.is_none() || !is_first {
                lost.push(format!("the start \"{}\": the game has no file for it", named.name));
            }
        }
        lost.into_iter().for_each(|text| self.add(level, Weight::Lost, text));
    }
}

/// Pixels in a level: x, y.
type Point = (i32, i32);

/// The further start that came from a place of the key.
fn start_at(data: &LevelData, place: usize) -> Option<Start> {
    let named = data.starts.iter().find(|named| extra::start_place(&named.extra) == Some(place))?;
    Some(named.start)
}
