//! A level project: the INI file, what is over it, and each level's keys with the defaults of its game.

use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::files::encoding::Encoding;
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::folder::{FileName, Folder, read_limited};
use crate::exchange::sonlvl::files::ini::{self, Ini, Section, Value};
use sim::file::Storage;
use sim::objects::Engine as ObjectList;
use sim::ruleset::Game;
use std::path::{Path, PathBuf};

/// Most files that one key may join.
const MOST_FILES: usize = 256;
/// Folders that a disassembly may reach above its INI file.
const MOST_FOLDERS_UP: usize = 3;

/// Whose formats a file is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Engine {
    /// Sonic 1.
    S1,
    /// Sonic CD.
    Scd,
    /// An early prototype of Sonic 2: chunks as in Sonic 2, layouts and objects nearly as in Sonic 1.
    S2na,
    /// Sonic 2.
    S2,
    /// Sonic 3, Sonic & Knuckles, both.
    S3k,
}

/// The versions that are read, by the names that level projects give them.
const VERSIONS: [(&str, Engine); 5] =
    [("S1", Engine::S1), ("S2NA", Engine::S2na), ("S2", Engine::S2), ("S3K", Engine::S3k), ("SCD", Engine::Scd)];

/// Versions that are refused, and the reason.
const REFUSED: [(&str, &str); 3] = [
    ("SKC", "the PC version stores words lowest byte first"),
    ("SCDPC", "the PC version stores words lowest byte first, and its pictures in another format"),
    ("Chaotix", "its tiles, objects and rings have formats of their own"),
];

impl Engine {
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        let name = name.trim();
        let is_half = name.eq_ignore_ascii_case("S3") || name.eq_ignore_ascii_case("SK");
        let name = if is_half { "S3K" } else { name };
        VERSIONS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, engine)| *engine)
    }

    /// The name that level projects give it.
    pub(crate) fn name(self) -> &'static str {
        VERSIONS.iter().find(|(_, engine)| *engine == self).map_or("", |(name, _)| name)
    }

    /// The rules that its levels are played by.
    pub(crate) const fn game(self) -> Game {
        match self {
            Self::S1 => Game::Sonic1,
            Self::Scd => Game::SonicCd,
            Self::S2na | Self::S2 => Game::Sonic2,
            Self::S3k => Game::Sonic3K,
        }
    }

    /// The word before the number in the names of its objects' kinds.
    pub(crate) const fn prefix(self) -> &'static str {
        self.game().name()
    }

    /// The engine of that prefix.
    pub(crate) fn of_prefix(prefix: &str) -> Option<Self> {
        let game = Game::named(prefix)?;
        [Self::S1, Self::Scd, Self::S2, Self::S3k].into_iter().find(|engine| engine.game() == game)
    }

    /// Returns the part behind the prefix and a colon in the name of a kind.
    pub(crate) fn name_of(self, kind: &str) -> Option<&str> {
        let (game, name) = kind.split_once(':')?;
        let game = ObjectList::named(game).map(ObjectList::game).or_else(|| Game::named(game));
        (game == Some(self.game())).then_some(name)
    }

    /// One layer of chunks of 256 pixels, as in Sonic 1.
    pub(crate) const fn has_large_chunks(self) -> bool {
        matches!(self, Self::S1 | Self::Scd)
    }

    /// Layouts whose files all have one size.
    pub(crate) const fn has_fixed_layout(self) -> bool {
        matches!(self, Self::S2)
    }

    /// Layouts with a size of two bytes, and the background in a file of its own.
    pub(crate) const fn has_sized_layout(self) -> bool {
        matches!(self, Self::S1 | Self::Scd | Self::S2na)
    }

    /// Objects with their flips in the highest bits, and with the bit for the memory in their number.
    pub(crate) const fn has_flag_in_number(self) -> bool {
        matches!(self, Self::S1 | Self::Scd | Self::S2na)
    }

    /// A ring list of groups; else of single rings, or rings are objects.
    pub(crate) const fn has_ring_groups(self) -> bool {
        matches!(self, Self::S2na | Self::S2)
    }

    /// Numbers of chunks that a byte of a layout can name.
    pub(crate) const fn chunk_numbers(self) -> usize {
        if self.has_large_chunks() { 0x80 } else { 0x100 }
    }

    /// Blocks along the side of a chunk.
    pub(crate) const fn chunk_size(self) -> u8 {
        if self.has_large_chunks() { 16 } else { 8 }
    }

    fn compression(self, kind: &str) -> Compression {
        use Compression::{Enigma, Kosinski, KosinskiModuled, Nemesis, Uncompressed};
        match (kind, self) {
            ("tile", Self::S1 | Self::Scd | Self::S2na) | ("block", Self::Scd) => Nemesis,
            ("tile", Self::S3k) => KosinskiModuled,
            ("block", Self::S1) => Enigma,
            ("tile" | "layout" | "colind", Self::S2) | ("block", Self::S2 | Self::S3k) => Kosinski,
            ("chunk", Self::S1 | Self::S2 | Self::S3k) => Kosinski,
            _ => Uncompressed,
        }
    }
}

/// One of the files that a key joins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// The file.
    pub name: FileName,
    /// The place of its first byte; `None`: behind the file before.
    pub offset: Option<usize>,
}

/// A level project.
pub(crate) struct SonLvl<'a> {
    /// The folder of its files.
    pub folder: Folder<'a>,
    ini: Ini,
}

impl<'a> SonLvl<'a> {
    /// Opens an INI file, and the `.user.ini` of the same name if there is one.
    ///
    /// Files are taken from `root` and below. Without one it is the disassembly around the INI file: the nearest folder
    /// above that holds sources or a repository, else the folder that the file's own paths begin in.
    ///
    /// # Errors
    /// What cannot be read, with its line.
    pub(crate) fn open(storage: &'a dyn Storage, path: &Path, root: Option<&Path>) -> Result<Self, SonLvlError> {
        let io = |source| SonLvlError::Io { what: "read", path: path.to_owned(), source };
        let real = storage.real_path(path).map_err(io)?;
        let mut ini = read_ini(storage, &real)?;
        let over = real.with_extension("user.ini");
        if storage.meta(&over).ok().flatten().is_some_and(|meta| !meta.is_folder) {
            ini.overlay(read_ini(storage, &over)?);
        }
        if let Some(why) = ini.emptiness() {
            return Err(SonLvlError::NoLevels { path: real, why });
        }
        let here = real.parent().map(Path::to_owned).unwrap_or_default();
        let root = match root {
            Some(root) => storage.real_path(root).map_err(io)?,
            None => find_root(storage, &here, &ini),
        };
        // An export that was cut short is finished before anything is read.
        sim::file::recover_files(storage, &root)?;
        Ok(Self { folder: Folder::new(storage, here, root), ini })
    }

    /// Returns the encoding of the INI file's text.
    pub(crate) fn encoding(&self) -> Encoding {
        self.ini.encoding
    }

    /// The keys before the first section.
    fn global(&self) -> Option<&Section> {
        self.ini.sections.first()
    }

    /// A key before the first section; `None` without a value.
    pub(crate) fn setting(&self, key: &str) -> Option<&Value> {
        self.global().and_then(|global| global.get(key)).filter(|value| !value.text.trim().is_empty())
    }

    /// The game's name as the file gives it, else the file's folder.
    pub(crate) fn title(&self) -> String {
        let named = self.global().and_then(|global| global.get("gamename")).map(|value| value.text.trim().to_owned());
        named.filter(|name| !name.is_empty()).unwrap_or_else(|| {
            self.folder.root().file_name().map_or_else(|| "Levels".into(), |name| name.to_string_lossy().into_owned())
        })
    }

    /// Returns all levels, in the order of the file.
    pub(crate) fn levels(&self) -> impl Iterator<Item = Level<'_>> {
        self.ini.sections.iter().skip(1).map(move |section| Level { project: self, section })
    }

    /// The level that a user means: by section, by the name shown, or by the last part of the section's name.
    ///
    /// # Errors
    /// [`SonLvlError::NoLevel`] with the names there are.
    pub(crate) fn level(&self, name: &str) -> Result<Level<'_>, SonLvlError> {
        let plain = |text: &str| text.trim().replace('\\', "/").replace("//", "/").to_lowercase();
        let wanted = plain(name);
        let by = |part: &dyn Fn(&Level<'_>) -> String| self.levels().find(|level| part(level) == wanted);
        by(&|level| plain(&level.section.name))
            .or_else(|| by(&|level| plain(&level.title())))
            .or_else(|| by(&|level| plain(level.section.name.rsplit('\\').next().unwrap_or_default())))
            .ok_or_else(|| SonLvlError::NoLevel {
                name: name.to_owned(),
                known: self.levels().map(|level| format!("`{}`", level.name())).collect(),
            })
    }
}

fn read_ini(storage: &dyn Storage, path: &Path) -> Result<Ini, SonLvlError> {
    let bytes = read_limited(storage, path, ini::MOST_BYTES)?;
    Ini::parse(&bytes).map_err(|source| SonLvlError::Ini { path: path.to_owned(), source })
}

/// The folder around an INI file that its paths may not leave.
fn find_root(storage: &dyn Storage, here: &Path, ini: &Ini) -> PathBuf {
    let is_sources = |folder: &Path| {
        storage.list(folder).unwrap_or_default().iter().any(|name| {
            let name = name.to_ascii_lowercase();
            name == ".git" || name.ends_with(".asm") || name.starts_with("build.")
        })
    };
    let keys = ["layout", "fglayout", "chunks", "blocks", "tiles", "objects", "colind", "colind1"];
    let paths = ini.sections.iter().flat_map(|section| keys.iter().filter_map(|key| section.get(key)));
    let climbing: Vec<bool> = paths.map(|value| value.raw.trim_start().starts_with("..")).collect();
    if let Some(root) = here.ancestors().take(MOST_FOLDERS_UP).find(|folder| is_sources(folder)) {
        // Sources beside the INI file and above it: what its paths say decides.
        let above = here.parent().filter(|above| root == here && climbing.contains(&true) && is_sources(above));
        return above.unwrap_or(root).to_owned();
    }
    // No sources in sight: a file whose every path climbs is in a folder of its own beside the data.
    let climbs = !climbing.is_empty() && climbing.iter().all(|climbs| *climbs);
    here.parent().filter(|_| climbs).unwrap_or(here).to_owned()
}

/// A level's keys.
#[derive(Clone, Copy)]
pub(crate) struct Level<'a> {
    project: &'a SonLvl<'a>,
    section: &'a Section,
}

impl<'a> Level<'a> {
    /// Name of the section, folders with backslashes.
    pub(crate) fn name(&self) -> &'a str {
        &self.section.name
    }

    /// Name to show.
    pub(crate) fn title(&self) -> String {
        let given = self.section.get("displayname").map(|value| value.text.trim()).filter(|name| !name.is_empty());
        given.map_or_else(|| self.section.name.replace('\\', " "), str::to_owned)
    }

    /// The folders of the section's name: a zone. Empty if there is none.
    pub(crate) fn group(&self) -> String {
        self.section.name.rsplit_once('\\').map_or_else(String::new, |(folders, _)| folders.replace('\\', " "))
    }

    /// The lists that describe objects: those of the whole project, then the level's own, which say more.
    pub(crate) fn object_lists(&self) -> Vec<String> {
        let of_all = self.project.global().and_then(|global| global.get("objlst"));
        let lists = of_all.into_iter().chain(self.section.get("objlst"));
        let names = lists.flat_map(|value| value.text.split('|')).map(str::trim).filter(|name| !name.is_empty());
        names.take(MOST_FILES).map(str::to_owned).collect()
    }

    /// The level's own keys, in order.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &'a str> {
        self.section.keys.iter().map(|(key, _)| key.as_str())
    }

    /// The level's value, else that of the whole project.
    pub(crate) fn get(&self, key: &str) -> Option<&'a Value> {
        let filled = |value: &&Value| !value.text.trim().is_empty();
        let global = self.project.global().and_then(|global| global.get(key));
        self.section.get(key).filter(filled).or(global.filter(filled))
    }

    /// A value that cannot be used.
    pub(crate) fn refuse(&self, key: &str, value: &Value, problem: impl Into<String>) -> SonLvlError {
        let section = self.section.name.clone();
        SonLvlError::Key { key: key.to_owned(), section, line: value.line, problem: problem.into() }
    }

    fn engine_of(&self, key: &str) -> Result<Option<Engine>, SonLvlError> {
        let Some(value) = self.get(key) else { return Ok(None) };
        Engine::from_name(&value.text).map(Some).ok_or_else(|| self.refuse(key, value, unread(&value.text)))
    }

    /// The game.
    ///
    /// # Errors
    /// Games that are not read. Custom games count as the one whose chunks they have.
    pub(crate) fn engine(&self) -> Result<Engine, SonLvlError> {
        let no_key = || SonLvlError::NoKey { key: "version", section: self.section.name.clone() };
        match self.get("version") {
            Some(value) if value.text.trim().eq_ignore_ascii_case("custom") => {
                self.engine_of("chunkfmt")?.ok_or(SonLvlError::NoKey { key: "chunkfmt", section: self.name().into() })
            }
            _ => self.engine_of("version")?.ok_or_else(no_key),
        }
    }

    /// Whose format the files of a kind (`layout`, `object`, ...) are in.
    ///
    /// # Errors
    /// Formats that are not read.
    pub(crate) fn format(&self, kind: &str) -> Result<Engine, SonLvlError> {
        match self.engine_of(&format!("{kind}fmt"))? {
            Some(engine) => Ok(engine),
            None => self.engine(),
        }
    }

    /// Returns the compression of the files of a kind. `keys` are asked in turn, then the game's habit holds.
    ///
    /// # Errors
    /// Names of no compression.
    pub(crate) fn compression(&self, kind: &str, keys: &[&str]) -> Result<Compression, SonLvlError> {
        for key in keys {
            if let Some(value) = self.get(key) {
                let unknown = || self.refuse(key, value, format!("there is no compression `{}`", value.text));
                return Compression::from_name(&value.text).ok_or_else(unknown);
            }
        }
        Ok(self.format(kind)?.compression(kind))
    }

    /// The files that a key joins.
    ///
    /// # Errors
    /// Offsets that are no numbers, and keys that join beyond all measure.
    pub(crate) fn pieces(&self, key: &str) -> Result<Vec<Piece>, SonLvlError> {
        let Some(value) = self.get(key) else { return Ok(Vec::new()) };
        let raws: Vec<&str> = value.raw.split('|').collect();
        let parts: Vec<&str> = value.text.split('|').collect();
        if parts.len() > MOST_FILES {
            return Err(self.refuse(key, value, format!("{} files; {MOST_FILES} are possible", parts.len())));
        }
        let same = raws.len() == parts.len();
        let both = parts.iter().enumerate().map(|(i, part)| (*part, if same { raws[i] } else { *part }));
        both.filter(|(part, _)| !part.trim().is_empty())
            .map(|(part, raw)| {
                let (text, offset) = match part.rsplit_once(':') {
                    Some((text, offset)) => {
                        let bad = || self.refuse(key, value, format!("`{offset}` is not an offset"));
                        (text, Some(number(offset).ok_or_else(bad)?))
                    }
                    None => (part, None),
                };
                let raw = if offset.is_some() { raw.rsplit_once(':').map_or(raw, |(raw, _)| raw) } else { raw };
                Ok(Piece { name: file_name(text, raw), offset })
            })
            .collect()
    }

    /// The start positions of a level: parts as `file:sprite:name[:hex offset]`.
    ///
    /// # Errors
    /// Offsets that are no numbers.
    pub(crate) fn start_places(&self) -> Result<Vec<StartPlace>, SonLvlError> {
        let Some(value) = self.get("startpos") else { return Ok(Vec::new()) };
        let raws: Vec<&str> = value.raw.split('|').collect();
        let parts = value.text.split('|').enumerate().take(16).filter(|(_, part)| !part.trim().is_empty());
        parts
            .map(|(i, part)| {
                let fields: Vec<&str> = part.split(':').collect();
                let name = fields.first().copied().unwrap_or_default();
                let raw = raws.get(i).and_then(|raw| raw.split(':').next()).unwrap_or(name);
                let bad =
                    |offset: &str| self.refuse("startpos", value, format!("`{offset}` is not a hexadecimal offset"));
                let offset = fields.get(3).map_or(Ok(0), |text| hex(text).ok_or_else(|| bad(text)))?;
                let character = fields.get(2).copied().unwrap_or_default().trim().to_owned();
                Ok(StartPlace { name: file_name(name, raw), character, offset: offset as usize })
            })
            .collect()
    }

    /// The one file of a key.
    pub(crate) fn file(&self, key: &str) -> Option<FileName> {
        self.get(key).map(|value| file_name(&value.text, &value.raw))
    }
}

/// The text that refuses a version.
fn unread(name: &str) -> String {
    let name = name.trim();
    let reason = REFUSED.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    let reason = reason.map_or_else(String::new, |(_, why)| format!(" ({why})"));
    let known: Vec<&str> = VERSIONS.iter().map(|(known, _)| *known).collect();
    format!("`{name}` is not read{reason}; {} are", known.join(", "))
}

/// A start position as the key `startpos` names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StartPlace {
    /// The file.
    pub name: FileName,
    /// The character who starts there.
    pub character: String,
    /// The place in the file, bytes.
    pub offset: usize,
}

/// A name with the blanks around it taken off.
pub(crate) fn file_name(text: &str, raw: &str) -> FileName {
    FileName { text: text.trim().to_owned(), raw: raw.trim().to_owned() }
}

/// A number as paths carry them: decimal, or hexadecimal behind `0x`.
pub(crate) fn number(text: &str) -> Option<usize> {
    let text = text.trim();
    match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => usize::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// A hexadecimal number, with or without `0x`.
pub(crate) fn hex(text: &str) -> Option<u32> {
    let text = text.trim();
    u32::from_str_radix(text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")).unwrap_or(text), 16).ok()
}

#[cfg(test)]
mod tests {
    use super::Engine;

    #[test]
    fn kinds_of_older_versions_keep_their_game() {
        for (kind, name) in
            [("sonic_cd:1A", Some("1A")), ("soniccd:1A", Some("1A")), ("sonic1:1A", None), ("ring", None)]
        {
            assert_eq!(Engine::Scd.name_of(kind), name, "{kind}");
        }
        for (kind, name) in
            [("sonic3k:42", Some("42")), ("sonic3k_b:42", Some("42")), ("sonic3:C5", Some("C5")), ("sonic2:42", None)]
        {
            assert_eq!(Engine::S3k.name_of(kind), name, "{kind}");
        }
        assert_eq!(["soniccd", "sonic_cd"].map(Engine::of_prefix), [Some(Engine::Scd); 2]);
    }
}
