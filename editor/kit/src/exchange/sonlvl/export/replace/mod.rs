//! Levels that did not come from a disassembly in the places of acts: their art, blocks, chunks, solid tiles, layout, objects, rings and
//! starts instead of those of the act.
//!
//! | File | Holds |
//! | --- | --- |
//! | `ground` | levels in blocks and chunks of the game's size |
//! | `art`, `colors` | pictures as patterns of 8×8 pixels in lines of a palette |
//! | `solids` | numbers of solid tiles in the arrays that all acts share |
//! | `slots` | the numbers that files have room for |
//! | `things` | layout, objects, rings, starts |
//! | `place` | what a level keeps of the act that it replaces |
//!
//! Levels that replace acts with the same files share their blocks, chunks and art. A file keeps its length where the game
//! loads something behind it: art never grows.

pub(in crate::exchange::sonlvl) mod art;
mod colors;
pub(in crate::exchange::sonlvl) mod ground;
pub(in crate::exchange::sonlvl) mod place;
mod slots;
mod solids;
pub(in crate::exchange::sonlvl) mod things;

use super::Export;
use super::files::Source;
use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::files::art::{BLOCK, PATTERN};
use crate::exchange::sonlvl::files::collision::IndexShape;
use crate::exchange::sonlvl::files::folder::FileName;
use crate::exchange::sonlvl::files::palette::{self, PalettePart};
use crate::exchange::sonlvl::files::project::{Engine, Level};
use crate::exchange::sonlvl::files::write::Parts;
use crate::exchange::sonlvl::zone::capacity::Capacity;
use crate::exchange::sonlvl::zone::chunks::{chunk_files, most_blocks, word_of};
use crate::exchange::sonlvl::zone::join::{Joined, Units};
use crate::exchange::sonlvl::zone::pictures;
use crate::exchange::sonlvl::zone::tileset::{IndexFile, identity, index_files};
use crate::exchange::{Report, Weight};
use art::{ActArt, art_of};
use colors::{LINE, PaletteRoom};
use ground::{ActGround, ActLayout};
use place::ActPlace;
use sim::project::LevelData;
use sim::tiles::{Cell, TileLayer};
use slots::FileSlots;
use solids::SolidNumbers;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// The first place of the palette that art gets colours in: the lines before are those of players and objects.
const FIRST_COLOR: usize = 2 * LINE;
/// Colours that are named one by one in a report.
const NAMED_COLORS: usize = 6;

/// A level and the act that it replaces.
pub(super) type Replaced<'a> = (&'a LevelData, Level<'a>);

impl<'a> Export<'a> {
    /// Lays out the files of acts that levels replace.
    pub(super) fn replace(&mut self, wanted: &[Replaced<'a>]) {
        let mut groups: BTreeMap<String, Vec<Replaced<'a>>> = BTreeMap::new();
        for (data, level) in wanted {
            let value = |key: &str| level.get(key).map_or("", |value| value.text.trim());
            let key = [&identity(*level), value("tiles"), value("palette")].join("\n");
            groups.entry(key).or_default().push((*data, *level));
        }
        let indices: BTreeSet<PathBuf> = wanted.iter().flat_map(|(_, level)| self.index_paths(*level)).collect();
        let mut solids: Option<SolidNumbers> = None;
        for group in groups.values() {
            let level = group[0].1;
            let solids = solids.get_or_insert_with(|| SolidNumbers::of(self, level, &indices));
            if let Err(error) = self.replace_zone(group, solids) {
                self.add(level, Weight::Failed, error.to_string());
            }
        }
        if let (Some(solids), Some((_, level))) = (solids, wanted.first()) {
            let [_, free, missing] = solids.counts();
            if missing > 0 {
                let text = format!("{missing} solid tiles have no number: the game has {free} left for them");
                self.add(*level, Weight::Failed, text);
            }
            for (source, parts, bytes) in solids.files(self, *level) {
                self.put(source, parts, bytes);
            }
        }
        self.report_others(wanted);
    }

    /// The paths of the collision indices of an act.
    fn index_paths(&self, level: Level<'_>) -> Vec<PathBuf> {
        let files = index_files(self.sonlvl, level, &[], &mut |_| ()).unwrap_or_default();
        files.into_iter().map(|index| index.file.path).collect()
    }

    /// Lays out the files of acts that share their blocks and chunks.
    fn replace_zone(&mut self, group: &[Replaced<'a>], solids: &mut SolidNumbers) -> Result<(), SonLvlError> {
        let (_, level) = group[0];
        let engine = level.format("chunk")?;
        let room = Capacity::of(level)?;
        let indices = index_files(self.sonlvl, level, &[], &mut |_| ())?;
        let has_two_paths = indices.len() > 1 || indices.iter().any(|index| index.shape != IndexShape::Bytes);
        let mut ground = ActGround::new(engine.chunk_size(), has_two_paths);
        let layouts: Vec<ActLayout> = group.iter().map(|(data, _)| ground.add(self.project, data)).collect();
        let blocks = self.replace_blocks(level, (&ground, room))?;
        let chunks = self.replace_chunks(level, (&ground, room), &blocks.0)?;
        let has_all = self.replace_indices(level, (indices, &ground), (&blocks.0, solids));
        if !has_all {
            self.add(level, Weight::Failed, "the collision index has no room for the solid tiles of all blocks");
        }
        let [added, free, _] = solids.counts();
        let budget = format!(
            "takes {} chunks of {}, {} blocks of {}, {} tiles of 8×8 pixels of {}; {added} new solid tiles, {free} numbers \
             are left",
            ground.chunks.len(),
            chunks.1,
            ground.set.blocks.len(),
            blocks.1,
            blocks.2[0],
            blocks.2[1]
        );
        self.add(level, Weight::Note, budget);
        for ((data, level), layout) in group.iter().zip(&layouts) {
            self.act_layout(*level, (layout, &chunks.0), room)?;
            self.act_lists(*level, data, Capacity::of(*level)?)?;
            self.act_starts(*level, data)?;
            self.unwritten_of_act(*level, data, (layout, engine));
            let place = ActPlace::new(*level, room, (blocks.2[1], has_two_paths))?;
            self.plan.ready.after.add_place(data.key.clone(), place);
        }
        Ok(())
    }

    /// Lays out art, palette and blocks. Returns the numbers of blocks, the room for them, and how many patterns there are
    /// and can be.
    fn replace_blocks(
        &mut self,
        level: Level<'a>,
        (ground, room): (&ActGround, Capacity),
    ) -> Result<(Vec<u16>, usize, [usize; 2]), SonLvlError> {
        let engine = level.format("chunk")?;
        let colors = self.palette_room(level);
        let art = art_of(ground.set.blocks.iter().map(|block| &block.art).zip(ground.uses.iter().copied()), &colors);
        self.report_colors(level, &art);
        let joined = |key: &str, kind: &str, cmp: &str, bytes: usize| {
            let packed = level.compression(kind, &[cmp])?;
            let units = Units { bytes, ..Units::default() };
            Joined::read(&self.sonlvl.folder, &level.pieces(key)?, packed, units, &mut |_, _| {})
        };
        let tiles = joined("tiles", "tile", "tilecmp", PATTERN)?;
        let files = joined("blocks", "block", "blockcmp", BLOCK)?;
        if tiles.is_empty() || files.is_empty() {
            let problem = "the act has no files of tiles or of blocks: a level of another project needs them".into();
            return Err(SonLvlError::Unsupported(problem));
        }
        // Behind the art the game loads that of objects, and within it what it draws anew.
        let mut unread = Report::default();
        let drawn = pictures::animated(level, &mut unread);
        let is_drawn =
            |number: usize| drawn.iter().any(|of| (of.destination..of.destination + of.length).contains(&number));
        let end = tiles.len();
        let mut slots = FileSlots::new(tiles, end, |number| !is_drawn(number));
        let numbers = slots.numbers(art.patterns.len());
        let most = slots.room();
        if numbers.len() < art.patterns.len() {
            let text = format!(
                "{} tiles of 8×8 pixels are needed, the art of the act has {most}: fewer blocks, or blocks that are more \
                 alike, are needed",
                art.patterns.len()
            );
            self.add(level, Weight::Failed, text);
        }
        numbers.iter().zip(&art.patterns).for_each(|(number, pattern)| slots.put(*number, pattern));
        self.put_slots(level, slots, ["tile of 8×8 pixels", "tiles of 8×8 pixels"]);
        self.replace_colors(level, &art, &colors)?;
        let animated = self.animated_blocks(level);
        let end = usize::from(room.blocks.min(most_blocks(engine))).max(files.len());
        let mut slots = FileSlots::new(files, end, |number| !animated.contains(&(number as u16)));
        let own = slots.numbers(ground.set.blocks.len());
        let most_own = slots.room();
        if own.len() < ground.set.blocks.len() {
            let text = format!("{} blocks are needed, the game has room for {most_own}", ground.set.blocks.len());
            self.add(level, Weight::Failed, text);
        }
        for ((number, block), quarters) in own.iter().zip(&ground.set.blocks).zip(&art.blocks) {
            let words = quarters.map(|quarter| {
                let pattern = numbers.get(quarter.pattern).map_or(0, |number| *number as u16);
                quarter.word(pattern, block.front && *number > 0).to_be_bytes()
            });
            slots.put(*number, words.as_flattened());
        }
        self.put_slots(level, slots, ["block", "blocks"]);
        let own = own.into_iter().map(|number| number as u16).collect();
        Ok((own, most_own, [art.patterns.len(), most]))
    }

    /// Lays out the chunks. Returns their numbers, and the room for them.
    fn replace_chunks(
        &mut self,
        level: Level<'a>,
        (ground, room): (&ActGround, Capacity),
        blocks: &[u16],
    ) -> Result<(Vec<u8>, usize), SonLvlError> {
        let engine = level.format("chunk")?;
        let files = chunk_files(self.sonlvl, level, &[], &mut Report::default())?;
        let end = (usize::from(room.last_chunk) + 1).max(files.len()).min(engine.chunk_numbers());
        let mut slots = FileSlots::new(files, end, |_| true);
        let numbers = slots.numbers(ground.chunks.len());
        if numbers.len() < ground.chunks.len() {
            let text = format!("{} chunks are needed, the game has room for {}", ground.chunks.len(), slots.room());
            self.add(level, Weight::Failed, text);
        }
        for (number, cells) in numbers.iter().zip(&ground.chunks).skip(1) {
            let word = |cell: &Cell| {
                let block = blocks.get(usize::from(cell.block)).copied().unwrap_or(0);
                word_of(engine, Cell { block, ..*cell }).to_be_bytes()
            };
            slots.put(*number, cells.iter().map(word).collect::<Vec<_>>().as_flattened());
        }
        let most = slots.room();
        self.put_slots(level, slots, ["chunk", "chunks"]);
        Ok((numbers.into_iter().map(|number| number as u8).collect(), most))
    }

    /// Lays out the collision indices; false if they have no room for all blocks.
    fn replace_indices(
        &mut self,
        level: Level<'a>,
        (indices, ground): (Vec<IndexFile>, &ActGround),
        (blocks, solids): (&[u16], &mut SolidNumbers),
    ) -> bool {
        let mut has_all = true;
        ground.set.blocks.iter().flat_map(|block| &block.solid).for_each(|tile| solids.keep(tile));
        for (n, IndexFile { file, shape, .. }) in indices.into_iter().enumerate() {
            let mut bytes = vec![0; file.bytes.len()];
            let paths: &[usize] = if shape == IndexShape::Bytes { &[n] } else { &[0, 1] };
            for (number, block) in blocks.iter().zip(&ground.set.blocks).skip(1) {
                for path in paths {
                    let tile = solids.number(&block.solid[*path]);
                    has_all &= tile == 0 || shape.set(&mut bytes, usize::from(*number), *path, tile);
                }
            }
            let unit = if shape == IndexShape::Bytes { 1 } else { 2 };
            let parts = Parts::of(unit, 0, ["solid tile of a block", "solid tiles of blocks"]);
            self.put_act_file(level, Source::from(file), parts, bytes);
        }
        has_all
    }

    /// The palette of an act, and the places of it that files hold and art may get.
    fn palette_room(&mut self, level: Level<'_>) -> PaletteRoom {
        let words = palette::read(self.sonlvl, level, &mut self.plan.report).0;
        let mut open = [false; 4 * LINE];
        for part in palette::parts(level, "palette", |_| ()) {
            let end = part.destination.saturating_add(part.length).min(open.len());
            open[part.destination.min(end)..end].fill(true);
        }
        if self.request.keeps_colors {
            open.fill(false);
        }
        let is_own = |at: usize| at >= FIRST_COLOR && !at.is_multiple_of(LINE);
        PaletteRoom { words, open: std::array::from_fn(|at| open[at] && is_own(at)) }
    }

    /// Lays out the files of the palette.
    fn replace_colors(&mut self, level: Level<'_>, art: &ActArt, room: &PaletteRoom) -> Result<(), SonLvlError> {
        let parts = palette::parts(level, "palette", |_| ());
        for (at, word) in art.palette.words.iter().enumerate() {
            if *word == room.words[at] {
                continue;
            }
            // Of parts that cover each other the last one counts.
            let covers = |part: &&PalettePart| (part.destination..part.destination + part.length).contains(&at);
            let Some(part) = parts.iter().rfind(covers) else { continue };
            let source = self.source(&part.file, Compression::Uncompressed)?;
            let mut bytes = self.pending(&source.path).or_else(|| source.now.clone()).unwrap_or_default();
            let place = 2 * (part.source + at - part.destination);
            bytes.resize(bytes.len().max(place + 2), 0);
            bytes[place..place + 2].copy_from_slice(&word.to_be_bytes());
            self.put(source, Parts::of(2, 0, ["colour", "colours"]), bytes);
        }
        Ok(())
    }

    /// Reports what became of the colours.
    fn report_colors(&mut self, level: Level<'_>, art: &ActArt) {
        let [seen, rounded] = art.colors;
        if seen != rounded {
            let text = format!("{seen} colours of the art become {rounded} of the console, which has 512");
            self.add(level, Weight::Note, text);
        }
        if art.lost.is_empty() {
            return;
        }
        let shown = |(word, count): &(u16, u64)| {
            let part = |shift: u16| u32::from(word >> shift & 7) * 255 / 7;
            format!("#{:02X}{:02X}{:02X} ({count} pixels)", part(1), part(5), part(9))
        };
        let named: Vec<String> = art.lost.iter().take(NAMED_COLORS).map(shown).collect();
        let more = art.lost.len().saturating_sub(NAMED_COLORS);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        let text = format!(
            "{} colours of the art have no place in a line of its palette, the nearest ones are taken: {}{more}. Each tile of \
             8×8 pixels takes one line of 15 colours, and two lines are free",
            art.lost.len(),
            named.join(", ")
        );
        self.add(level, Weight::Lost, text);
    }

    /// Puts files of numbered units.
    fn put_slots(&mut self, level: Level<'_>, slots: FileSlots, what: [&'static str; 2]) {
        let FileSlots { joined, contents, .. } = slots;
        let unit = joined.unit;
        for (file, bytes) in joined.files.into_iter().zip(contents) {
            let source = Source { path: file.path, compression: file.compression, now: Some(file.bytes) };
            self.put_act_file(level, source, Parts::of(unit, file.start, what), bytes);
        }
    }

    /// Puts a file of an act; refuses what two acts want differently.
    pub(super) fn put_act_file(&mut self, level: Level<'_>, source: Source, parts: Parts, bytes: Vec<u8>) {
        if self.pending(&source.path).is_some_and(|pending| pending != bytes) {
            let path = self.sonlvl.folder.shown(&source.path);
            let text = format!("{path}: another act that is exported has the same file, with another content");
            return self.add(level, Weight::Failed, text);
        }
        self.put(source, parts, bytes);
    }

    /// Acts that show the same art, blocks or chunks and are not replaced would show ruins.
    fn report_others(&mut self, wanted: &[Replaced<'a>]) {
        let changed: BTreeSet<PathBuf> = self.plan.ready.targets.changed().map(|target| target.path.clone()).collect();
        let is_own = |name: &str| self.sections.iter().any(|own| own == name);
        let path = |name: &FileName| self.sonlvl.folder.find(name).ok().map(|found| found.path);
        let shows = |level: &Level<'_>| level.shown_files().iter().filter_map(path).any(|path| changed.contains(&path));
        let others: Vec<String> = self
            .sonlvl
            .levels()
            .filter(|level| !is_own(level.name()) && shows(level))
            .map(|level| level.title())
            .collect();
        if others.is_empty() {
            return;
        }
        let Some((_, level)) = wanted.first() else { return };
        let text = format!("{} take art, blocks, chunks or colours from the same files", others.join(", "));
        if self.request.others_follow {
            self.add(*level, Weight::Note, format!("{text}: they change too"));
        } else {
            let text = format!("{text}: replace them as well, or allow that acts change which are not in this project");
            self.add(*level, Weight::Failed, text);
        }
    }

    /// Lists what no file of an act holds.
    fn unwritten_of_act(&mut self, level: Level<'_>, data: &LevelData, (layout, engine): (&ActLayout, Engine)) {
        let mut lost: Vec<String> = Vec::new();
        let mut notes: Vec<String> = Vec::new();
        let uses_b = !data.switchers.is_empty()
            || data.start.layer == TileLayer::B
            || (0..data.layout.height()).any(|y| data.layout.row(y).any(|cell| cell.is_loop));
        if layout.one_path > 0 && uses_b {
            let text = format!("layer B of {} blocks: the game has one collision path", layout.one_path);
            lost.push(text);
        }
        if data.goal.is_some() {
            lost.push("the goal: place the game's own object for it".into());
        }
        if !data.limit_changes.is_empty() {
            lost.push("camera limits that change on the way: the game's code decides that".into());
        }
        let has_layers = self.project.tilesets.iter().any(|set| !set.tileset.backgrounds.is_empty());
        if data.background.is_some() || has_layers || !data.plane.level.is_empty() {
            lost.push("the background: that of the act is empty now".into());
        } else {
            notes.push("the background of the act is empty now".into());
        }
        let start = data.start;
        if start.layer != TileLayer::A || start.faces_left || start.state != Default::default() {
            lost.push("how the player begins: the files hold only where".into());
        }
        let animated: usize = self.project.tilesets.iter().map(|set| set.tileset.animations.len()).sum();
        if animated > 0 {
            lost.push(format!("that {animated} blocks change as time goes by: each shows its first picture"));
        }
        if engine.game() != self.project.ruleset.preset {
            lost.push("the physics: the game has its own".into());
        }
        let bounds = data.bounds;
        notes.push(format!(
            "camera limits {}, {} to {}, {}: enter them in the game's table of level sizes",
            bounds.left, bounds.top, bounds.right, bounds.bottom
        ));
        if let Some(height) = data.water {
            notes.push(format!("the water at {height} px: enter it in the game's table of water heights"));
        }
        lost.into_iter().for_each(|text| self.add(level, Weight::Lost, text));
        notes.into_iter().for_each(|text| self.add(level, Weight::Note, text));
    }
}
