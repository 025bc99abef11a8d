//! Acts that share chunks: which numbers each of them shows, whether it was imported or not.

use crate::exchange::Report;
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::layout::{Layout, background_name, layout_name};
use crate::exchange::sonlvl::files::project::{Level, SonLvl};
use crate::exchange::sonlvl::zone::chunks::chunk_files;
use crate::exchange::sonlvl::zone::join::Joined;
use crate::exchange::sonlvl::zone::numbers::Numbers;
use serde::{Deserialize, Serialize};

/// The chunk numbers that an act shows, as the zone counts them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct ActUse {
    /// The act's section.
    pub section: String,
    /// Shown in the foreground, also on the low plane of loops.
    pub front: Numbers,
    /// Shown in the background.
    pub back: Numbers,
}

/// Returns all acts of a level project that take chunks from the files of `zone_files`, which are those of `level`.
///
/// An act whose layout cannot be read shows nothing.
pub(crate) fn acts(sonlvl: &SonLvl<'_>, level: Level<'_>, zone_files: &Joined) -> Vec<ActUse> {
    let chunks = |act: Level<'_>| act.get("chunks").map(|value| value.text.trim().to_owned());
    let own = chunks(level);
    let of = |act: Level<'_>| {
        let numbers = if chunks(act) == own { None } else { Some(translation(sonlvl, act, zone_files)?) };
        let [front, back] = shown(sonlvl, act);
        let translate = |number: u8| match &numbers {
            None => Some(number),
            Some(numbers) => numbers.get(usize::from(number)).copied().flatten(),
        };
        let set = |numbers: Numbers| numbers.iter().filter_map(translate).collect();
        Some(ActUse { section: act.name().to_owned(), front: set(front), back: set(back) })
    };
    sonlvl.levels().filter_map(of).collect()
}

/// The zone's number of each number of another act; `None` if no file is shared.
fn translation(sonlvl: &SonLvl<'_>, act: Level<'_>, zone_files: &Joined) -> Option<Vec<Option<u8>>> {
    let is_shared = act.pieces("chunks").ok()?.iter().any(|piece| {
        let path = sonlvl.folder.find(&piece.name).map(|found| found.path);
        path.is_ok_and(|path| zone_files.files.iter().any(|file| file.path == path))
    });
    if !is_shared {
        return None;
    }
    let files = chunk_files(sonlvl, act, &[], &mut Report::default()).ok()?;
    let number = |number: usize| {
        let file = &files.files[files.owner(number)?];
        let (at, same) = zone_files.files.iter().enumerate().find(|(_, same)| same.path == file.path)?;
        let number = number - file.start + same.start;
        (zone_files.owner(number) == Some(at)).then(|| u8::try_from(number).ok())?
    };
    Some((0..=usize::from(u8::MAX)).map(number).collect())
}

/// The numbers that an act's layouts show, as the act counts them: foreground, background.
fn shown(sonlvl: &SonLvl<'_>, act: Level<'_>) -> [Numbers; 2] {
    [front(sonlvl, act), back(sonlvl, act)].map(Result::unwrap_or_default)
}

fn front(sonlvl: &SonLvl<'_>, act: Level<'_>) -> Result<Numbers, SonLvlError> {
    let (name, packed) = layout_name(act)?;
    let engine = act.format("layout")?;
    let file = sonlvl.folder.unpack(&name, packed)?;
    let layout = Layout::read(engine, &file.bytes).unwrap_or_default();
    let has_loops = act.format("chunk")?.has_large_chunks();
    Ok(layout.cells.iter().flat_map(|byte| numbers_of(has_loops, *byte)).collect())
}

fn back(sonlvl: &SonLvl<'_>, act: Level<'_>) -> Result<Numbers, SonLvlError> {
    let engine = act.format("layout")?;
    let cells = if engine.has_sized_layout() {
        let Some((name, packed)) = background_name(act)? else { return Ok(Numbers::default()) };
        let file = sonlvl.folder.unpack(&name, packed)?;
        Layout::read(engine, &file.bytes).unwrap_or_default().cells
    } else {
        let (name, packed) = layout_name(act)?;
        Layout::background(engine, &sonlvl.folder.unpack(&name, packed)?.bytes).cells
    };
    let has_loops = act.format("chunk")?.has_large_chunks();
    Ok(cells.iter().flat_map(|byte| numbers_of(has_loops, *byte)).collect())
}

/// The numbers that a byte of a layout shows: two for a loop.
pub(crate) fn numbers_of(has_loops: bool, byte: u8) -> impl Iterator<Item = u8> {
    let (number, is_loop) = if has_loops { (byte & 0x7F, byte & 0x80 != 0) } else { (byte, false) };
    std::iter::once(number).chain(is_loop.then(|| stand_in(number)))
}

/// The number whose chunk stands in on the low plane of a loop.
pub(crate) const fn stand_in(number: u8) -> u8 {
    if number == 0x28 { 0x51 } else { number.saturating_add(1) }
}
