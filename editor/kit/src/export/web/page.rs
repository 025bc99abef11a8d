//! The page: a level, the player as WebAssembly, and what surrounds them, in one file.

use super::pack::LevelPack;
use crate::output;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use sim::file::Storage;
use sim::project::Project;
use std::path::Path;

/// The player: a WebAssembly module, compressed by zlib. `.ci/web` compiles it. The player itself makes no pages.
pub const PLAYER: &[u8] =
    if cfg!(target_arch = "wasm32") { &[] } else { include_bytes!("../../../assets/page/player.wasm.z") };

const TEMPLATE: &str = include_str!("../../../assets/page/page.html");
const STYLE: &str = include_str!("../../../assets/page/page.css");
const SCRIPT: &str = include_str!("../../../assets/page/page.js");

/// Compression of the level: more takes long and wins little.
const COMPRESSION: u8 = 8;

/// The choices of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WebOptions {
    /// The key of the level.
    pub level: String,
    /// The author, as the page names them; empty if it names none.
    pub author: String,
    /// The licence, as the page names it; empty if it names none.
    pub licence: String,
}

/// A level that becomes a page.
pub struct WebPage<'a> {
    /// The project, with its pictures decoded.
    pub project: &'a Project,
    /// The folder of the project: pictures of backgrounds are read from its tilesets.
    pub folder: &'a Path,
    /// The storage of the project.
    pub storage: &'a dyn Storage,
    /// The choices.
    pub options: WebOptions,
}

impl WebPage<'_> {
    /// Returns the text of the page. Equal projects give equal bytes.
    ///
    /// # Errors
    /// In words: a level or a picture that is not there.
    pub fn html(&self) -> Result<String, String> {
        let WebOptions { level: key, author, licence } = &self.options;
        let pack = LevelPack::new(self.storage, self.folder, self.project, key)?.to_bytes()?;
        let pack = STANDARD.encode(compress_to_vec_zlib(&pack, COMPRESSION));
        let title = self.project.level(key).map_or(key, |level| &level.title);
        let parts = [
            ("title", escaped(title)),
            ("project", escaped(&self.project.name)),
            ("author", escaped(author)),
            ("licence", escaped(licence)),
            ("style", STYLE.to_owned()),
            ("script", SCRIPT.to_owned()),
            ("level", pack),
            ("player", STANDARD.encode(PLAYER)),
        ];
        Ok(filled(&parts))
    }

    /// Writes the page; returns its size in bytes.
    ///
    /// # Errors
    /// In words: those of [`Self::html`], a file that is there already, what the disk refuses.
    pub fn write(&self, path: &Path, overwrite: bool) -> Result<u64, String> {
        let html = self.html()?;
        output::write(path, overwrite, html.as_bytes())?;
        Ok(html.len() as u64)
    }
}

/// Fills the template: `{{name}}` stands for a part. Parts are not looked through again.
fn filled(parts: &[(&str, String)]) -> String {
    let mut html = String::with_capacity(TEMPLATE.len() + parts.iter().map(|(_, text)| text.len()).sum::<usize>());
    let mut pieces = TEMPLATE.split("{{");
    html.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (name, rest) = piece.split_once("}}").unwrap_or((piece, ""));
        let part = parts.iter().find(|(known, _)| *known == name);
        html.push_str(part.map_or("", |(_, text)| text));
        html.push_str(rest);
    }
    html
}

/// Returns text as HTML has it, within elements and quoted attributes.
fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            letter => html.push(letter),
        }
    }
    html
}
