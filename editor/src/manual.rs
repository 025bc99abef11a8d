//! The manual: its pages and their pictures, as they are in the folder `manual/`.

pub mod pictures;

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
        /// All pictures of the manual.
        pub const PICTURES: &[Picture] = &[$(Picture {
            file: concat!("pictures/", $name, ".png"),
            png: include_bytes!(concat!("../manual/pictures/", $name, ".png")),
        }),*];
    };
}

pictures! { "second-player", "maze", "painting", "loop", "objects", "problems", "timeline" }

/// The picture of a file; `None` if there is none.
pub fn picture(file: &str) -> Option<&'static Picture> {
    PICTURES.iter().find(|picture| picture.file == file)
}

/// Reads the files of the pages: adding a page is one file and one line here.
macro_rules! pages {
    ($($file:literal),* $(,)?) => {
        /// All pages, in the order of the list.
        pub const PAGES: &[Page] = &[$(Page { file: $file, text: include_str!(concat!("../manual/", $file)) }),*];
    };
}

pages! {
    "README.md",
    "first-level.md",
    "saving.md",
    "painting.md",
    "tiles.md",
    "layers-and-loops.md",
    "objects.md",
    "mazes.md",
    "playing.md",
    "timeline.md",
    "overlays.md",
    "moves.md",
    "problems.md",
    "import-and-export.md",
    "settings.md",
    "command-line.md",
}

/// The page of a file; `None` if there is none.
pub fn page(file: &str) -> Option<&'static Page> {
    PAGES.iter().find(|page| page.file == file)
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

    /// Its text, cut at its blocks of code.
    pub fn parts(&self) -> impl Iterator<Item = Part> {
        let is_code = (0..).map(|n| n % 2 == 1);
        let pieces = self.text.split("\n```");
        pieces.zip(is_code).map(|(piece, is_code)| match piece.split_once('\n') {
            Some((_language, code)) if is_code => Part::Code(code),
            _ => Part::Text(piece),
        })
    }

    /// What its links lead to, pictures left out.
    pub fn links(&self) -> impl Iterator<Item = &'static str> {
        links(self.text).filter(|to| picture(to).is_none())
    }

    /// Its pictures, each on a line of its own: what it shows, in words, and its file.
    pub fn pictures(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let in_line = |line: &'static str| line.strip_prefix("![")?.strip_suffix(')')?.split_once("](");
        self.text.lines().filter_map(in_line)
    }
}

/// What the links of a Markdown text lead to.
pub fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(to, _)| to)
}
