//! Runs definitions of objects that the level projects of a disassembly have as programs in C#.
//!
//! Such a definition is a class that says the name of an object, the parts of its subtype, and which sprites the level editor
//! shows for it. The programs that occur use a small part of their language: this crate reads and runs that part, and says
//! which line it does not know.
//!
//! A program can do nothing but compute: it reads files only by [`DefinitionFiles`], and ends after so many steps.
//!
//! | Module | Does |
//! | --- | --- |
//! | `lexer`, `parser`, `syntax` | text to classes |
//! | `machine`, `value` | runs them, and notes which bits of the subtype they look at |
//! | `library` | what programs use besides: lists, sprites, bitmaps |
//! | `picture` | layers of images, pixels |
//! | `definition` | asks a definition for all that it says |

mod definition;
mod lexer;
mod library;
mod machine;
mod parser;
mod picture;
mod syntax;
mod value;

pub use definition::{Definition, DefinitionProgram, PictureCase, SubtypeProperty};
pub use picture::{BLACK, HIGH, Layer, OTHER, Picture, WHITE};

use std::rc::Rc;

/// The place and the reason for which a program cannot be read, or ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramError {
    /// The line, from 1.
    pub line: u32,
    /// The reason.
    pub problem: String,
}

impl std::fmt::Display for ProgramError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for ProgramError {}

/// The files that programs ask for.
pub trait DefinitionFiles {
    /// The unpacked content of a file; `LevelArt` is the level's own tiles.
    ///
    /// # Errors
    /// In words, the reason for which it cannot be read.
    fn read(&mut self, name: &str, compression: &str) -> Result<Rc<[u8]>, String>;

    /// The bytes of mappings that are text of an assembler, all or from a label on.
    ///
    /// # Errors
    /// In words, the reason for which they cannot be read.
    fn assemble(&mut self, name: &str, label: Option<&str>) -> Result<Rc<[u8]>, String>;

    /// Draws a sprite.
    ///
    /// # Errors
    /// In words, the reason for which it cannot be drawn.
    fn sprite(&mut self, request: &SpriteRequest<'_>) -> Result<Picture, String>;
}

/// A sprite that a program wants.
#[derive(Clone, Copy, Debug)]
pub struct SpriteRequest<'a> {
    /// The tiles.
    pub art: &'a [u8],
    /// The mappings.
    pub mappings: &'a [u8],
    /// Lists of the tiles that frames load, if there are some.
    pub tiles: Option<&'a [u8]>,
    /// The frame.
    pub frame: SpriteFrame,
    /// The palette line that pieces count from.
    pub line: u8,
    /// Drawn in front of the level.
    pub is_high: bool,
}

/// The place of a frame in its mappings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpriteFrame {
    /// The one of that number in the table.
    Number(usize),
    /// The bytes are the frame.
    Start,
}
