//! The manual: its pages and their pictures, as they are in the folder `editor/manual/`.

pub mod web;

use crate::search::{SearchMatch, answer_of};

/// The file of the page that the manual opens with.
pub const INDEX: &str = "README.md";

/// A page of the manual.
#[derive(Debug)]
pub struct Page {
    /// Its file, as links name it.
    pub file: &'static str,
    /// Its text, in Markdown.
    pub text: &'static str,
}

/// A part of a page.
#[derive(Debug, PartialEq, Eq)]
pub enum Part {
    /// Markdown without blocks of code.
    Text(&'static str),
    /// Lines to type or to copy as they are.
    Code(&'static str),
}

/// A part of a page, from its heading to the next one.
#[derive(Debug)]
pub struct Section {
    /// The page.
    pub page: &'static Page,
    /// Its heading.
    pub heading: &'static str,
    /// The text below the heading.
    pub text: &'static str,
}

/// A picture of the manual.
#[derive(Debug)]
pub struct Picture {
    /// Its file, as pages name it.
    pub file: &'static str,
    /// Its bytes: a PNG.
    pub png: &'static [u8],
}

/// Reads the files of the pictures: adding one is a line here and a scene in the test that paints them.
macro_rules! pictures {
    ($($name:literal),* $(,)?) => {
        /// The pictures of the manual.
        pub const PICTURES: &[Picture] = &[$(Picture {
            file: concat!("pictures/", $name, ".png"),
            png: include_bytes!(concat!("../../../manual/pictures/", $name, ".png")),
        }),*];
    };
}

pictures! {
    "second-player",
    "maze",
    "painting",
    "loop",
    "objects",
    "problems",
    "timeline",
    "tilesets",
    "overlays",
    "sensors",
    "first-loop",
    "game",
    "restore",
    "backgrounds",
    "tileset-picture",
    "settings",
}

/// The picture of a file; `None` if there is none.
pub fn picture(file: &str) -> Option<&'static Picture> {
    PICTURES.iter().find(|picture| picture.file == file)
}

/// Reads the files of the pages: adding a page is one file and one line here.
macro_rules! pages {
    ($($file:literal),* $(,)?) => {
        /// The pages, in the order of the list.
        pub const PAGES: &[Page] = &[$(Page { file: $file, text: include_str!(concat!("../../../manual/", $file)) }),*];
    };
}

pages! {
    "README.md",
    "first-level.md",
    "saving.md",
    "painting.md",
    "tiles.md",
    "backgrounds.md",
    "colours.md",
    "sounds.md",
    "levels.md",
    "layers-and-loops.md",
    "objects.md",
    "properties.md",
    "art-layers.md",
    "regions-and-notes.md",
    "object-maker.md",
    "characters.md",
    "mazes.md",
    "playing.md",
    "timeline.md",
    "overlays.md",
    "moves.md",
    "guide.md",
    "problems.md",
    "import-and-export.md",
    "tiled.md",
    "ldtk.md",
    "godot.md",
    "rsdk.md",
    "gamemaker.md",
    "use-in-your-game.md",
    "share.md",
    "file-format.md",
    "settings.md",
    "command-line.md",
}

/// The page of a file; `None` if there is none.
pub fn page(file: &str) -> Option<&'static Page> {
    PAGES.iter().find(|page| page.file == file)
}

/// The heading of a line; `None` if it is none.
pub fn heading(line: &str) -> Option<&str> {
    let text = line.trim_start_matches('#');
    (text.len() < line.len()).then(|| text.strip_prefix(' ')).flatten().map(str::trim)
}

/// Returns all parts of all pages, in their order.
pub fn sections() -> &'static [Section] {
    static SECTIONS: std::sync::OnceLock<Vec<Section>> = std::sync::OnceLock::new();
    SECTIONS.get_or_init(|| {
        PAGES
            .iter()
            .flat_map(|page| cut(page.text).map(move |(heading, text)| Section { page, heading, text }))
            .collect()
    })
}

/// The headings of a text, with what is below each.
fn cut(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let pieces = at_headings(text);
    pieces.into_iter().filter_map(|piece| {
        let (first, rest) = piece.split_once('\n').unwrap_or((piece, ""));
        heading(first).map(|heading| (heading, rest))
    })
}

/// A text cut before each of its headings. Lines of code that begin like one are none.
pub fn at_headings(text: &'static str) -> Vec<&'static str> {
    let (mut from, mut at, mut is_code, mut pieces) = (0, 0, false, Vec::new());
    for line in text.split_inclusive('\n') {
        is_code ^= line.starts_with("```");
        if !is_code && heading(line).is_some() && at > from {
            pieces.push(&text[from..at]);
            from = at;
        }
        at += line.len();
    }
    pieces.push(&text[from..]);
    pieces
}

/// The part of the manual about what is called so: where it is named in bold or begins a line of a table. The list of all
/// actions is the last resort.
pub fn about(name: &str) -> Option<&'static Section> {
    let name = name.trim_end_matches('…');
    let bold = [format!("**{name}**"), format!("**{name}…**")];
    let row = [format!("\n| {name} |"), format!("\n| {name}… |"), format!("\n| **{name}")];
    let is_about = |section: &&Section| section.heading == name;
    let names = |section: &&Section| bold.iter().any(|text| section.text.contains(text));
    let lists = |section: &&Section| row.iter().any(|text| section.text.contains(text));
    // A walk through the program and the list of all actions name much and explain little.
    let is_list = |section: &&Section| ["settings.md", "first-level.md"].contains(&section.page.file);
    let all = || sections().iter();
    let elsewhere = || all().filter(|section| !is_list(section));
    elsewhere()
        .find(is_about)
        .or_else(|| elsewhere().find(lists))
        .or_else(|| elsewhere().find(names))
        .or_else(|| all().find(lists))
}

impl Page {
    /// Its first heading.
    pub fn title(&self) -> &'static str {
        let heading = self.text.lines().find_map(|line| line.strip_prefix("# "));
        heading.map_or(self.file, str::trim)
    }

    /// True if the page has every word of a search, in any case of letters.
    pub fn mentions(&self, search: &str) -> bool {
        let text = self.text.to_lowercase();
        search.to_lowercase().split_whitespace().all(|word| text.contains(word))
    }

    /// Returns the quality of the page's match with a search: by its title, by one of its headings, or by its text.
    pub fn answer(&self, words: &[String]) -> (SearchMatch, SearchMatch) {
        let headings = self.text.lines().filter_map(|line| line.strip_prefix("##"));
        let of_headings = headings.map(|line| answer_of(line.trim_start_matches('#'), words)).max();
        (answer_of(self.title(), words), of_headings.unwrap_or(SearchMatch::Aside))
    }

    /// Its text, cut at its blocks of code.
    pub fn parts(&self) -> impl Iterator<Item = Part> {
        let is_code = (0..).map(|n| n % 2 == 1);
        let pieces = self.text.split("\n```");
        pieces.zip(is_code).map(|(piece, is_code)| match piece.split_once('\n') {
            Some((_language, code)) if is_code => Part::Code(code),
            _ => Part::Text(piece),
        })
    }

    /// Returns the targets of its links, pictures left out.
    pub fn links(&self) -> impl Iterator<Item = &'static str> {
        links(self.text).filter(|to| picture(to).is_none())
    }

    /// Its pictures, each on a line of its own: what it shows, in words, and its file.
    pub fn pictures(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let in_line = |line: &'static str| line.strip_prefix("![")?.strip_suffix(')')?.split_once("](");
        self.text.lines().filter_map(in_line)
    }
}

/// Returns the targets of the links of a Markdown text.
pub fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(to, _)| to)
}
