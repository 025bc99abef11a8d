//! One level of a disassembly: layout, objects, rings, start positions, water.

use crate::document::imported::common_files::LevelFiles;
use crate::document::imported::extra::{self, ImportedLimits, LevelExtra};
use crate::document::imported::object_pictures::ObjectPictures;
use crate::document::imported::packed::Packed;
use crate::exchange::names::placement_id;
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::folder::Unpacked;
use crate::exchange::sonlvl::files::layout::{Layout, layout_name};
use crate::exchange::sonlvl::files::project::{Engine, Level, SonLvl, StartPlace, hex};
use crate::exchange::sonlvl::level::camera_limits::{LimitTables, Limits};
use crate::exchange::sonlvl::level::demo_starts;
use crate::exchange::sonlvl::level::descriptions::{Described, Descriptions};
use crate::exchange::sonlvl::level::flow;
use crate::exchange::sonlvl::level::limit_changes;
use crate::exchange::sonlvl::level::objects::{self, Thing};
use crate::exchange::sonlvl::level::start_water;
use crate::exchange::sonlvl::level::water;
use crate::exchange::sonlvl::zone::base::{self, Given, LevelBase};
use crate::exchange::sonlvl::zone::by_zone;
use crate::exchange::sonlvl::zone::capacity::Capacity;
use crate::exchange::sonlvl::zone::prints::{self, LevelPrints};
use crate::exchange::sonlvl::zone::tileset::Zone;
use crate::exchange::{Report, Weight};
use sim::grid::Grid;
use sim::objects::Engine as ObjectList;
use sim::objects::originals::{Name, unknown_subtype};
use sim::objects::placed::read_placement;
use sim::project::{
    AboutLevel, Bounds, Extra, LevelData, LimitChange, NamedStart, OwnKinds, Placement, Start, free_name,
};
use sim::ruleset::Character;
use std::collections::BTreeMap;

/// Size of the originals' screen, pixels.
const SCREEN: (i32, i32) = (320, 224);
/// Keys of a level whose files stay as they are, by their beginning: neither brought over nor written back.
const LEFT_ALONE: [&str; 8] =
    ["bumpers", "extraobjects", "waterpal", "extracolors", "extrawatercolors", "layoutcopy", "timezone", "animpal"];

/// True for keys of files that stay as they are.
fn is_left_alone(key: &str) -> bool {
    let is_further_palette =
        key.strip_prefix("palette").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    is_further_palette || LEFT_ALONE.iter().any(|known| key.starts_with(known))
}

/// The layout file of a level.
///
/// # Errors
/// What is missing or cannot be unpacked.
pub(crate) fn layout_file(sonlvl: &SonLvl<'_>, level: Level<'_>) -> Result<Unpacked, SonLvlError> {
    let (name, compression) = layout_name(level)?;
    sonlvl.folder.unpack(&name, compression)
}

/// Reads the foreground of a layout file, as far as it goes; what is missing is in the report.
///
/// # Errors
/// A file without even the layout's size.
pub(crate) fn parse_layout(level: Level<'_>, file: &Unpacked, report: &mut Report) -> Result<Layout, SonLvlError> {
    let engine = level.format("layout")?;
    let error = |(offset, problem)| SonLvlError::Content { path: file.path.clone(), offset, problem };
    let mut cut = |fault| report.add(level.name(), Weight::Note, error(fault).to_string());
    Layout::read_to_the_end(engine, &file.bytes, &mut cut).map_err(error)
}

/// Reads one level.
pub(crate) struct LevelReader<'a> {
    /// The level project.
    pub sonlvl: &'a SonLvl<'a>,
    /// The level.
    pub level: Level<'a>,
    /// Tables of the disassembly around it.
    pub tables: &'a LimitTables,
    /// The descriptions of the game's objects.
    pub descriptions: &'a mut Descriptions,
    /// The parts that came over, and those that did not.
    pub report: &'a mut Report,
}

impl LevelReader<'_> {
    fn note(&mut self, weight: Weight, text: impl Into<String>) {
        self.report.add(self.level.name(), weight, text);
    }

    /// Returns the contents of a file, or reports a line.
    fn reported<T>(&mut self, result: Result<T, SonLvlError>) -> Option<T> {
        self.report.given(self.level.name(), Weight::Lost, result)
    }

    /// The level as the project holds it; `file` is its unpacked layout file.
    ///
    /// # Errors
    /// A game that is not known.
    pub fn read(mut self, key: String, zone: &Zone, layout: &Layout, file: &[u8]) -> Result<LevelData, SonLvlError> {
        let level = self.level;
        let mut data = LevelData {
            key,
            title: level.title(),
            about: AboutLevel { group: level.group(), ..AboutLevel::default() },
            layout: Grid::new(layout.width as u32, layout.height() as u32),
            ..LevelData::default()
        };
        let side = i32::from(level.format("chunk")?.chunk_size()) * 16;
        let limits = self.limits(layout, side);
        (data.bounds, data.wrap_y) = (limits.bounds, limits.wrap_y);
        data.limit_changes = self.limit_changes(&limits)?;
        for (i, byte) in layout.cells.iter().enumerate() {
            data.layout.set((i % layout.width) as u32, (i / layout.width) as u32, zone.cell(*byte));
        }
        self.check_chunks(zone, layout);
        for text in self.tables.build.left_out(&self.sonlvl.folder, level) {
            self.note(Weight::Lost, text);
        }
        let mut base = LevelBase { room: Capacity::of(level).unwrap_or_default(), ..LevelBase::default() };
        base.set_engine(level.engine()?);
        base.files = shared_files(self.sonlvl, level);
        base.list = by_zone::list_prefix(level);
        base.objects = self.objects(&mut data);
        base.rings = self.rings(&mut data);
        self.report_kinds(&data);
        let starts = self.starts(&mut data);
        base.no_start = matches!(starts.first(), Some(None));
        if let Some(value) = level.get("waterheight") {
            data.water = hex(&value.text).and_then(|water| i32::try_from(water).ok());
            if data.water.is_none() {
                self.note(Weight::Lost, format!("`{}` is not a water height", value.text.trim()));
            }
        }
        let list = level.get("objects").map_or("", |value| &value.text);
        let engine = level.engine()?;
        if let Some((height, source)) = self.tables.water(&self.sonlvl.folder, level) {
            data.water = Some(height);
            self.report.add(level.name(), Weight::Note, format!("the water's height: {source}"));
        }
        let row = self.tables.row_or_name(&self.sonlvl.folder, level);
        if data.water.is_some() && row.is_some_and(|row| start_water::is_dry(engine, row)) {
            data.water = None;
            self.note(Weight::Note, "no water: the game has none in this act, even if a height is given");
        }
        let areas = flow::of(engine, (level.name(), list), layout, |order| placement_id(level.name(), "flow", order));
        if !areas.is_empty() {
            let count = areas.len();
            self.note(Weight::Note, format!("{count} wind tunnels and water slides of the game's code are areas"));
            data.placements.extend(areas);
        }
        if data.water.is_some() {
            data.tide = water::tide_of(engine, level.name(), list);
        }
        if let Some(water) = water::of(engine, level.name(), list) {
            (data.water, data.tide) = (data.water.or(Some(water.start)), water.tide);
            self.note(Weight::Note, "the game's code moves the water");
            if !water.without.is_empty() {
                self.note(Weight::Lost, format!("of the water's events: {}", water.without));
            }
        }
        let left: Vec<&str> = level.keys().filter(|key| is_left_alone(key)).collect();
        if !left.is_empty() {
            self.note(Weight::Lost, format!("not imported, and left unchanged by an export: {}", left.join(", ")));
        }
        self.note(
            Weight::Done,
            format!(
                "layout of {} × {} chunks, {} objects and ring groups, {} layer switchers, {} start positions",
                layout.width,
                layout.height(),
                data.placements.len(),
                data.switchers.len(),
                starts.iter().flatten().count()
            ),
        );
        let (cells, layout) = (layout, extra::to_hex(file));
        let (section, zone) = (level.name().to_owned(), zone.extra.zone.clone());
        let starts = starts.into_iter().skip(1).map(|start| start.map(|(who, (x, y))| (who, x, y))).collect();
        let limits = ImportedLimits::new(limits.source, data.bounds);
        data.extra = extra::with(Extra::new(), &LevelExtra { section, zone, layout, starts, limits });
        base.given = Given::of(&data);
        data.extra = base::with(data.extra, &base);
        let Described { objects, pictures, missing, about_pictures } = self.descriptions.of(self.sonlvl, level);
        if !missing.is_empty() {
            let text = format!(
                "without the names of objects that these lists have, which cannot be read: {}",
                missing.join(", ")
            );
            self.note(Weight::Note, text);
        }
        if !about_pictures.is_empty() {
            self.note(Weight::Note, about_pictures);
        }
        data.extra = ObjectPictures::put(pictures, objects.kept_in(data.extra));
        let imported = LevelPrints::of(&data, &cells.cells);
        data.extra = prints::with(data.extra, &imported);
        Ok(data)
    }

    /// The act's limits by the game's tables, else a guess.
    fn limits(&mut self, layout: &Layout, side: i32) -> Limits {
        match self.tables.of(&self.sonlvl.folder, self.level) {
            Ok(limits) => {
                self.note(Weight::Note, format!("camera limits at the start of the act: {}", limits.source));
                limits
            }
            Err(why) => {
                let text = format!("camera limits are a guess from the used part of the layout: {why}");
                self.note(Weight::Note, text);
                Limits { bounds: bounds(layout, side), wrap_y: None, source: String::new() }
            }
        }
    }

    /// The act's limits that change on the way, which the game's code has. Without the game's tables its own right limit is
    /// not known, and a section named as the game's act counts as that act.
    ///
    /// # Errors
    /// A game that is not known.
    fn limit_changes(&mut self, limits: &Limits) -> Result<Vec<LimitChange>, SonLvlError> {
        let level = self.level;
        let Some(row) = self.tables.row_or_name(&self.sonlvl.folder, level) else { return Ok(Vec::new()) };
        let table = (!limits.source.is_empty()).then_some(limits.bounds);
        let found = limit_changes::of(level.engine()?, row, table, self.tables.is_first_release);
        let mut found = match found {
            Ok(found) => found.unwrap_or_default(),
            Err(why) => {
                let text = format!("camera limits that change on the way are not those of the game: {why}");
                self.note(Weight::Note, text);
                return Ok(Vec::new());
            }
        };
        if !found.changes.is_empty() {
            let count = found.changes.len();
            self.note(Weight::Note, format!("{count} changes of the camera's limits are in the game's code"));
        }
        if !found.without.is_empty() {
            self.note(Weight::Lost, format!("of the act's events: {}", found.without));
        }
        for (order, change) in found.changes.iter_mut().enumerate() {
            change.id = placement_id(level.name(), "limit", order);
        }
        Ok(found.changes)
    }

    fn check_chunks(&mut self, zone: &Zone, layout: &Layout) {
        let number = |byte: &u8| if zone.has_loops { byte & 0x7F } else { *byte };
        let mut missing: Vec<u8> = layout.cells.iter().map(number).filter(|n| zone.chunk(*n).is_none()).collect();
        missing.sort_unstable();
        missing.dedup();
        if !missing.is_empty() {
            let list: Vec<String> = missing.iter().map(|n| format!("{n:02X}")).collect();
            let text = format!("the layout names chunks that the files do not have: {}", list.join(" "));
            self.note(Weight::Note, text);
        }
    }

    /// The file of a key, if it names one that can be read.
    fn list(&mut self, key: &str, kind: &str, cmp: &str) -> Option<(Engine, Vec<u8>)> {
        let name = self.level.file(key)?;
        let format = self.level.format(kind);
        let engine = self.reported(format)?;
        if engine == Engine::Scd && kind == "object" {
            self.note(Weight::Lost, "the objects of Sonic CD are not read");
            return None;
        }
        let compression = self.level.compression(kind, &[cmp]);
        let compression = self.reported(compression)?;
        let file = self.sonlvl.folder.unpack(&name, compression);
        let file = self.reported(file)?;
        if let Some(instead) = &file.instead {
            self.report.add_instead(self.level.name(), &name.text, instead);
        }
        Some((engine, file.bytes))
    }

    /// Adds the objects and returns their file.
    fn objects(&mut self, data: &mut LevelData) -> Packed {
        let Some((engine, bytes)) = self.list("objects", "object", "objectcmp") else { return Packed::default() };
        let (entries, rest) = objects::split_objects(&bytes);
        // In Sonic 2 the code around the files has the end marks.
        let has_end = rest.starts_with(&[0xFF; 2]);
        self.check_end("object", has_end || rest.is_empty() && engine == Engine::S2, (&bytes, rest));
        // Levels of one list have the same ids, so that an edit finds its thing in all of them.
        let owner = first_with(self.sonlvl, self.level, "objects");
        let numbers = by_zone::object_list(engine, self.level);
        for (order, bytes) in entries.iter().enumerate() {
            let id = placement_id(owner, "object", order);
            let entry = objects::Entry::read(engine, *bytes);
            match objects::thing_of((engine, numbers), entry, order, id) {
                Thing::Switcher(switcher) => data.switchers.push(switcher),
                Thing::Placement(mut placement) => {
                    let list = self.level.get("objects").map_or("", |value| &value.text);
                    by_zone::set_fields(engine, self.level.name(), list, &mut placement);
                    data.placements.push(placement);
                }
            }
        }
        let is_unset = |placement: &Placement| Name::list(&placement.kind) == Some(ObjectList::Sonic3KUnset);
        if data.placements.iter().any(is_unset) {
            self.note(
                Weight::Note,
                "the game has two sets of objects, by the zone, and neither the section nor its files are named for a zone \
                 of the game: objects whose number has another meaning in each set are kept without effect",
            );
        }
        Packed::of(&bytes)
    }

    /// Reports a list that ends without its mark, or in the middle of an entry.
    fn check_end(&mut self, what: &str, has_end: bool, (bytes, rest): (&[u8], &[u8])) {
        if has_end || bytes.is_empty() {
            return;
        }
        let text = match rest.len() {
            0 => format!("the {what} list has no end mark: what follows it in the game is read as more entries"),
            left => format!(
                "the {what} list ends in the middle of an entry, at byte 0x{:X}: its last {left} bytes are not imported",
                bytes.len() - left
            ),
        };
        self.note(if rest.is_empty() { Weight::Note } else { Weight::Lost }, text);
    }

    /// Reports which objects were imported without being understood.
    fn report_kinds(&mut self, data: &LevelData) {
        let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
        let is_unknown = |placement: &&Placement| read_placement(placement, &OwnKinds::default(), |_| {}).is_none();
        for placement in data.placements.iter().filter(is_unknown) {
            let subtype = unknown_subtype(placement).map(|(_, subtype)| format!(" with subtype {subtype:02X}"));
            *kinds.entry(format!("{}{}", placement.kind, subtype.unwrap_or_default())).or_default() += 1;
        }
        if !kinds.is_empty() {
            let list: Vec<String> = kinds.iter().map(|(kind, count)| format!("{count} of {kind}")).collect();
            let text = format!("kept as they are, shown and movable, but without effect: {}", list.join(", "));
            self.note(Weight::Note, text);
        }
    }

    /// Adds the rings and returns their file.
    fn rings(&mut self, data: &mut LevelData) -> Packed {
        let Some((engine, bytes)) = self.list("rings", "ring", "ringcmp") else { return Packed::default() };
        if engine.has_large_chunks() {
            self.note(Weight::Lost, "`rings`: in this game rings are objects");
            return Packed::default();
        }
        let (_, entries, rest) = objects::split_rings(engine, &bytes);
        self.check_end("ring", objects::is_end_of_rings(engine, rest), (&bytes, rest));
        let owner = first_with(self.sonlvl, self.level, "rings");
        for (order, bytes) in entries.iter().enumerate() {
            let id = placement_id(owner, "ring", order);
            data.placements.push(objects::ring_of(engine, *bytes, order, id));
        }
        Packed::of(&bytes)
    }

    /// Sets the level's starts and returns those of the files: character, x and y; `None` for what cannot be read.
    fn starts(&mut self, data: &mut LevelData) -> Vec<Option<StartRead>> {
        let places = self.level.start_places();
        let places = self.reported(places).unwrap_or_default();
        let starts: Vec<Option<StartRead>> = places.iter().map(|place| self.start(place)).collect();
        match starts.first() {
            Some(Some((name, (x, y)))) => {
                data.start = Start { x: *x, y: *y, character: character(name), ..Start::default() }
            }
            first => {
                if let (Some(_), Some(place)) = (first, places.first()) {
                    data.start.character = character(&place.character);
                }
                self.note(Weight::Note, "no start position: the player begins at the top left");
            }
        }
        for (place, read) in starts.iter().enumerate().skip(1) {
            let Some((who, (x, y))) = read else { continue };
            let start = Start { x: *x, y: *y, character: character(who), ..Start::default() };
            let name = start_name(who, place, &data.starts);
            data.starts.push(NamedStart { name, start, extra: extra::with_start_place(place) });
        }
        self.demos(data, &places);
        starts
    }

    /// Adds the demos' starts that the level project does not name, and says what the demos begin with.
    fn demos(&mut self, data: &mut LevelData, places: &[StartPlace]) {
        let folder = &self.sonlvl.folder;
        let Some(row) = self.tables.row_or_name(folder, self.level) else { return };
        let real = |place: &StartPlace| folder.find(&place.name).ok().map(|found| found.path);
        let named: Vec<_> = places.iter().map(real).collect();
        for (demo, file) in self.tables.demos(row) {
            let Some(path) = folder.below_root(file) else { continue };
            if let Some(place) = named.iter().position(|named| named.as_ref() == Some(&path)) {
                let mut starts = data.starts.iter_mut();
                if let Some(start) = starts.find(|start| extra::start_place(&start.extra) == Some(place)) {
                    start.start.state = demo_starts::state(demo);
                }
                continue;
            }
            let Some(&[x0, x1, y0, y1]) = folder.read(&path).ok().as_deref().and_then(<[u8]>::first_chunk) else {
                continue;
            };
            let [x, y] = [[x0, x1], [y0, y1]].map(|word| i32::from(u16::from_be_bytes(word)));
            let start = Start { x, y, state: demo_starts::state(demo), ..Start::default() };
            let name = free_name("Credits", " ", |name| data.starts.iter().all(|start| start.name != name));
            let extra = extra::with_unnamed_start((x, y));
            data.starts.push(NamedStart { name, start, extra });
            let text = format!("the start of the demo in the credits: {}", folder.shown(&path));
            self.report.add(self.level.name(), Weight::Note, text);
        }
    }

    /// A start position of the files.
    fn start(&mut self, place: &StartPlace) -> Option<StartRead> {
        let file = self.sonlvl.folder.unpack(&place.name, Default::default());
        let file = self.reported(file)?;
        match file.bytes.get(place.offset..).and_then(|bytes| bytes.first_chunk::<4>()) {
            Some(&[x0, x1, y0, y1]) => {
                let [x, y] = [[x0, x1], [y0, y1]].map(|word| i32::from(u16::from_be_bytes(word)));
                Some((place.character.clone(), (x, y)))
            }
            None => {
                let (path, offset) = (file.path, place.offset);
                let problem = "the file ends before the start position".to_owned();
                self.note(Weight::Lost, SonLvlError::Content { path, offset, problem }.to_string());
                None
            }
        }
    }
}

/// The name of the first level of the same game that has the same file for a key.
fn first_with<'a>(sonlvl: &'a SonLvl<'a>, level: Level<'a>, key: &str) -> &'a str {
    let plain = |level: Level<'a>| Some(level.file(key)?.raw.replace('\\', "/").replace("//", "/"));
    let own = plain(level);
    let has_it =
        |other: &Level<'a>| own.is_some() && plain(*other) == own && other.engine().ok() == level.engine().ok();
    sonlvl.levels().find(has_it).map_or(level.name(), |first| first.name())
}

/// The files of a level, each by the first level that has it.
fn shared_files<'a>(sonlvl: &'a SonLvl<'a>, level: Level<'a>) -> LevelFiles {
    let file = |key: &str| level.file(key).map_or_else(String::new, |_| first_with(sonlvl, level, key).to_owned());
    let layout = if level.get("fglayout").is_some() { "fglayout" } else { "layout" };
    LevelFiles {
        objects: file("objects"),
        rings: file("rings"),
        layout: file(layout),
        start: first_start(sonlvl, level),
    }
}

/// The name of the first level with the same place for its first start.
fn first_start<'a>(sonlvl: &'a SonLvl<'a>, level: Level<'a>) -> String {
    let place = |level: Level<'_>| level.start_places().ok()?.first().map(|place| (place.name.clone(), place.offset));
    let own = place(level);
    let first = sonlvl.levels().find(|other| own.is_some() && place(*other) == own);
    first.map_or_else(String::new, |first| first.name().to_owned())
}

/// The characters and their starts.
type StartRead = (String, (i32, i32));

/// A name for a further start that the level does not have yet.
fn start_name(who: &str, place: usize, taken: &[NamedStart]) -> String {
    let first = if who.is_empty() { format!("Start {}", place + 1) } else { who.to_owned() };
    free_name(&first, " ", |name| taken.iter().all(|start| start.name != name))
}

/// The character that a name in a level project means.
pub(in crate::exchange::sonlvl) fn character(name: &str) -> Character {
    let name = name.to_ascii_lowercase();
    if name.contains("knuckles") {
        Character::Knuckles
    } else if name.contains("tails") && !name.contains("sonic") {
        Character::Tails
    } else {
        Character::Sonic
    }
}

/// Camera limits around the used part of a layout; `side` is that of a chunk in pixels.
fn bounds(layout: &Layout, side: i32) -> Bounds {
    let used = |x: usize, y: usize| layout.at(x, y) != 0;
    let columns = (0..layout.width).rfind(|x| (0..layout.height()).any(|y| used(*x, y))).map_or(1, |x| x + 1);
    let rows = (0..layout.height()).rfind(|y| (0..layout.width).any(|x| used(x, *y))).map_or(1, |y| y + 1);
    let most = |count: usize, screen: i32| (count as i32 * side - screen).max(0);
    Bounds { left: 0, top: 0, right: most(columns, SCREEN.0), bottom: most(rows, SCREEN.1) }
}
