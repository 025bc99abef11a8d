//! The files that an export writes.

use crate::exchange::format::{Plan, Progress, Request};
use crate::exchange::maps::export::folder::{chosen, losses, part_property_loss, project_losses, property_loss, ready};
use crate::exchange::maps::export::planes::{layer_loss, plane_loss};
use crate::exchange::maps::export::sources::{backgrounds, layers_of};
use crate::exchange::maps::import::{SourceObjects, kept};
use crate::exchange::rsdk::export::behind::{BackgroundPixels, background_layers};
use crate::exchange::rsdk::export::chunks::ChunkSet;
use crate::exchange::rsdk::export::colors::{FIRST, ROWS, sheet_of, with_more};
use crate::exchange::rsdk::export::entities::EntityWriter;
use crate::exchange::rsdk::export::there::{SameCells, StageThere};
use crate::exchange::rsdk::export::tile_set::TileSet;
use crate::exchange::rsdk::export::words::{LevelWords, words_of};
use crate::exchange::rsdk::stage::act::{Act, ChunkVersion, RsdkVersion, write_chunks};
use crate::exchange::rsdk::stage::collision::TILES;
use crate::exchange::rsdk::stage::config::StageConfig;
use crate::exchange::rsdk::stage::scene::{LineScroll, Scene, SceneLayer};
use crate::exchange::rsdk::stage::sheet::StageSheet;
use crate::exchange::{Failure, Report, Weight};
use crate::pixels::Pixels;
use sim::file::Storage;
use sim::project::{Extra, LevelData, Project};
use sim::tiles::TILE;
use std::collections::{BTreeMap, BTreeSet};

/// The wishes of an export.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::exchange::rsdk) struct RsdkWishes {
    /// The version.
    pub version: RsdkVersion,
    /// Files that are there with another content are replaced.
    pub overwrites: bool,
}

/// The editor's part of a new scene: two colours, and numbers as other scenes have them.
const EDITOR: [u8; 16] = [3, 0xFF, 0, 0xFF, 0xFF, 0, 0xFF, 0, 0xFF, 1, 1, 4, 0, 1, 4, 0];
/// The layers of ground of a new scene: names, and draw groups.
const GROUND: [(&str, u8); 2] = [("FG Low", 0), ("FG High", 6)];

/// Lays out the files of a stage: a new one, or one that is there already, of which everything else stays.
///
/// # Errors
/// Files that can't be read, levels that are not there, the user's cancelling.
pub(in crate::exchange::rsdk) fn plan(
    storage: &dyn Storage,
    project: &Project,
    request: &Request,
    wishes: RsdkWishes,
    progress: Progress<'_>,
) -> Result<Plan, Failure> {
    let levels = chosen(project, &request.levels)?;
    let there = StageThere::open(storage, &request.file, wishes.version)?;
    let mut writer = StageWriter {
        project,
        set: match (&there.sheet, &there.masks) {
            (Some((_, picture)), Some(masks)) => TileSet::of_stage(picture, masks.clone()),
            _ => TileSet::new(),
        },
        chunks: there.chunks.as_deref().map_or_else(ChunkSet::new, ChunkSet::of_stage),
        there: &there,
        pictures: BackgroundPixels::new(),
        report: Report::default(),
        files: Vec::new(),
        names: BTreeSet::new(),
    };
    for ((set, number), found) in backgrounds(storage, project, (&levels, request.home.as_deref()))? {
        let picture = Pixels::read(&found.png).map_err(|error| Failure::Failed(error.to_string()))?;
        writer.pictures.insert((set, number), picture);
    }
    let mut used: BTreeSet<String> = BTreeSet::new();
    let mut grounds: Vec<LevelGround> = Vec::new();
    for (done, level) in levels.iter().enumerate() {
        if progress(done, levels.len(), &level.title).is_break() {
            return Err(Failure::Cancelled);
        }
        losses(project, level, &mut writer.report);
        plane_loss(project, level, &mut writer.report);
        layer_loss(project, level, &mut writer.report);
        property_loss(project, level, &mut writer.report);
        let name = there.name_of(&level.key, done, &mut used);
        let same = there.same(&name, project, level);
        let is_wanted = |x: usize, y: usize| match (&same, wishes.version) {
            (None, _) => true,
            (Some(same), RsdkVersion::Scenes) => !same.cell(x, y),
            (Some(same), RsdkVersion::Chunks(_)) => !same.chunk(x / 8, y / 8),
        };
        // All ground before any background: that may be left out for want of numbers.
        let words = words_of(project, level, &mut writer.set, is_wanted);
        grounds.push(LevelGround { name, words, same });
    }
    for (level, ground) in levels.iter().zip(&grounds) {
        match wishes.version {
            RsdkVersion::Scenes => writer.scene(level, ground)?,
            RsdkVersion::Chunks(version) => writer.act(level, ground, version)?,
        }
    }
    writer.finish(wishes)?;
    let StageWriter { mut report, files, .. } = writer;
    project_losses(project, &mut report);
    part_property_loss(project, &mut report);
    ready(storage, &there.folder, (files, report), |_| wishes.overwrites)
}

/// The ground of a level on its way: the name of its file, the words of what is new, and what is there already.
struct LevelGround {
    name: String,
    words: LevelWords,
    same: Option<SameCells>,
}

/// A stage under way.
struct StageWriter<'a> {
    project: &'a Project,
    /// The stage that is in the folder already.
    there: &'a StageThere<'a>,
    set: TileSet,
    chunks: ChunkSet,
    pictures: BackgroundPixels,
    report: Report,
    files: Vec<(String, Vec<u8>)>,
    /// The names of classes that the stage has to list.
    names: BTreeSet<&'static str>,
}

impl StageWriter<'_> {
    /// Adds the scene of a level.
    fn scene(&mut self, level: &LevelData, from: &LevelGround) -> Result<(), Failure> {
        let LevelGround { name, words, same } = from;
        let (width, height) = words.size;
        let (Ok(across), Ok(down)) = (u16::try_from(width), u16::try_from(height)) else {
            return Ok(());
        };
        let before = self.there.scene(name)?;
        let mut scene = match &before {
            Some(before) => Scene { layers: Vec::new(), classes: Vec::new(), ..before.scene.clone() },
            None => Scene { editor: EDITOR, last: 3, ..Scene::default() },
        };
        let ground: Vec<SceneLayer> = GROUND
            .iter()
            .zip(&words.planes)
            .map(|((name, draw_group), plane)| SceneLayer {
                shown: 1,
                name: (*name).to_owned(),
                draw_group: *draw_group,
                size: (across, down),
                factor: 256,
                scrolls: vec![LineScroll { factor: 256, ..LineScroll::default() }],
                lines: vec![0; width.max(height) * 16],
                cells: plane.clone(),
                ..SceneLayer::default()
            })
            .collect();
        match &before {
            Some(before) => scene.layers = before.layers(ground, (words, same.as_ref())),
            None => {
                let behind = background_layers(self.project, level, &self.pictures, &mut self.set, &mut self.report);
                scene.layers = behind.into_iter().chain(ground).collect();
            }
        }
        let mut entities = match &before {
            Some(before) => EntityWriter::of_scene(&before.scene.classes, |class, entity| before.stays(class, entity)),
            None => EntityWriter::default(),
        };
        entities.add_level(self.project, level, (width as i32 * TILE, height as i32 * TILE));
        entities.report(&level.key, &mut self.report);
        self.names.extend(&entities.names);
        scene.classes = entities.classes();
        if scene.classes.len() > 255 {
            let text = format!("{} classes of objects: a scene has 255 at most", scene.classes.len());
            self.report.add(&level.key, Weight::Failed, text);
        }
        self.add(level, name, scene.write());
        Ok(())
    }

    /// Adds the act of a level: its ground, and the objects of the act that is there.
    fn act(&mut self, level: &LevelData, from: &LevelGround, version: ChunkVersion) -> Result<(), Failure> {
        let LevelGround { name, words, same } = from;
        let before = self.there.act(name)?;
        let stays = |x: usize, y: usize| before.as_ref()?.same_chunk(same.as_ref(), (x, y));
        let (size, chunks) = self.chunks.layout(words, stays);
        let (Ok(across), Ok(down)) = (u8::try_from(size.0), u8::try_from(size.1)) else {
            let text = format!("{} × {} chunks: an act has 255 × 255 at most", size.0, size.1);
            self.report.add(&level.key, Weight::Failed, text);
            return Ok(());
        };
        let mut act = match before {
            Some(before) => before.act,
            None => Act { version, title: level.title.clone(), layers: [9, 9, 0, 0, 3], ..Act::default() },
        };
        (act.size, act.chunks) = ((across, down), chunks);
        self.act_objects(level, &mut act);
        let behind = layers_of(self.project, level).count();
        if behind > 0 && !self.there.is_there {
            self.report.add(
                &level.key,
                Weight::Lost,
                format!("{behind} backgrounds: version 5 alone has those written"),
            );
        }
        self.add(level, name, act.write());
        Ok(())
    }

    /// Moves the objects of an act to where the level has them, and takes out those that it has no more.
    fn act_objects(&mut self, level: &LevelData, act: &mut Act) {
        let source = SourceObjects::of(level).unwrap_or_default();
        let number = |extra: &Extra| {
            let (_, found) = kept(extra)?;
            found.get("id")?.as_u64().and_then(|id| u32::try_from(id).ok())
        };
        let mut places: BTreeMap<u32, (i32, i32)> = BTreeMap::new();
        let mut new = 0;
        let things = level.placements.iter().map(|thing| (&thing.extra, (thing.x, thing.y)));
        let lines = level.switchers.iter().map(|line| (&line.extra, (line.x, line.y)));
        for (extra, at) in things.chain(lines) {
            match number(extra).filter(|number| source.objects.contains(number) && !places.contains_key(number)) {
                Some(number) => drop(places.insert(number, at)),
                None => new += 1,
            }
        }
        if let Some(start) = source.places.get("start") {
            places.insert(*start, (level.start.x, level.start.y));
        }
        let mut number = 0;
        act.entities.retain_mut(|entity| {
            number += 1;
            let Some((x, y)) = places.get(&number) else { return !source.objects.contains(&number) };
            if (entity.at.0 >> 16, entity.at.1 >> 16) != (*x, *y) {
                entity.at = (x << 16, y << 16);
            }
            true
        });
        if new > 0 {
            let text = format!("{new} new objects: each game numbers its classes, and what they read, in its own way");
            self.report.add(&level.key, Weight::Lost, text);
        }
    }

    fn add(&mut self, level: &LevelData, name: &str, bytes: Vec<u8>) {
        self.report.add(&level.key, Weight::Done, format!("{name}.bin"));
        self.files.push((format!("{name}.bin"), bytes));
    }

    /// Adds the files that all levels share.
    fn finish(&mut self, wishes: RsdkWishes) -> Result<(), Failure> {
        if !self.set.fits() {
            let text = format!(
                "{} different tiles: a stage has {} at most. Export levels that share tiles into one folder, others into another",
                self.set.tiles().len() - 1,
                TILES - 2
            );
            self.report.add("tiles", Weight::Failed, text);
            return Ok(());
        }
        let (masks, losses) = self.set.masks();
        let columns: Vec<_> = losses.iter().filter(|(_, loss)| loss.columns > 0).map(|(tile, _)| tile.mask()).collect();
        if !columns.is_empty() {
            let text = format!(
                "columns of {} solid tiles: a tile of the engine has them on its floor or on its ceiling, not on both",
                columns.len()
            );
            self.report.add_shown("tiles", Weight::Lost, text, columns);
        }
        let widths: Vec<_> =
            losses.iter().filter(|(_, loss)| loss.widths).map(|(tile, _)| tile.widths_mask()).collect();
        if !widths.is_empty() {
            let text = format!("width arrays of {} solid tiles: walls follow from the heights", widths.len());
            self.report.add_shown("tiles", Weight::Lost, text, widths);
        }
        let sheet = self.sheet()?;
        self.files.push(("16x16Tiles.gif".to_owned(), sheet.write().map_err(Failure::Failed)?));
        match wishes.version {
            RsdkVersion::Scenes => {
                self.files.push(("TileConfig.bin".to_owned(), self.there.unless_same_masks(&masks)));
                self.config(&sheet);
            }
            RsdkVersion::Chunks(_) => {
                if !self.chunks.fits() {
                    let text = format!("{} different chunks: a stage has 512 at most", self.chunks.chunks.len());
                    self.report.add("chunks", Weight::Failed, text);
                    return Ok(());
                }
                let chunks = std::mem::replace(&mut self.chunks, ChunkSet::new()).filled();
                self.files.push(("128x128Tiles.bin".to_owned(), write_chunks(&chunks)));
                self.files.push(("CollisionMasks.bin".to_owned(), masks.write_masks()));
            }
        }
        Ok(())
    }

    /// The picture of the tiles, which reports the colours that change.
    fn sheet(&mut self) -> Result<StageSheet, Failure> {
        let animated = self.project.tilesets.iter().map(|used| used.tileset.animations.len()).sum::<usize>();
        if animated > 0 && !self.there.is_there {
            let text = format!("that {animated} tiles change as time goes by: objects of a game draw such tiles");
            self.report.add("tiles", Weight::Lost, text);
        }
        let (sheet, changed) = match &self.there.sheet {
            Some((before, _)) => {
                let (sheet, near) = with_more(before, self.set.tiles(), self.set.fixed);
                (
                    sheet,
                    near.map(|near| format!("{near} colours of new tiles: the nearest ones of the stage are taken")),
                )
            }
            None => {
                let (sheet, many) = sheet_of(self.set.tiles());
                let few = 256 - FIRST;
                (sheet, many.map(|many| format!("{many} colours become {few}: a stage has as many for itself")))
            }
        };
        if let Some(text) = changed {
            self.report.add("tiles", Weight::Lost, text);
        }
        Ok(sheet)
    }

    /// The configuration of a new stage; that of one that is there stays.
    fn config(&mut self, sheet: &StageSheet) {
        let names: Vec<String> = self.names.iter().map(|name| (*name).to_owned()).collect();
        let Some(config) = &self.there.config else {
            self.files.push(("StageConfig.bin".to_owned(), StageConfig::write(&names, &sheet.colors, ROWS)));
            return;
        };
        let lacking: Vec<String> = names.into_iter().filter(|name| !config.names.contains(name)).collect();
        if !lacking.is_empty() {
            let text = format!("StageConfig.bin stays as it is: add {} to its objects", lacking.join(", "));
            self.report.add("objects", Weight::Note, text);
        }
    }
}
