//! Loopwright without its window: documents, drawing, checks, files of other tools, and playing. Knows no egui.
//!
//! | Drawer | Holds |
//! | --- | --- |
//! | [`document`] | what is saved and undone, and the edits that change it |
//! | [`drawing`] | shapes, solid tiles, materials: what becomes blocks and chunks |
//! | [`derived`] | pure functions of the document that panes and tools read |
//! | [`film`] | moving pictures of runs |
//! | [`play`] | test-play, and a recording as a ghost beside it |
//! | [`timeline`] | what was played, simulated again in the level as it is |
//! | [`reach`] | where a player can get: a search over real worlds |
//! | [`checks`] | what may be wrong in a project, and what to do about it |
//! | [`sound`] | effects made of numbers, and which of them a frame calls for |
//! | [`exchange`] | files of other tools and of the originals, read and written |
//! | [`manual`] | the manual, and the web pages that are made of it |
//! | [`script`] | changes of a project as data, made without a window |
//! | [`command_line`] | the commands, without a window |
//! | [`shipped`] | the samples and tilesets that ship, embedded in the program |
//! | [`job`] | work on threads of its own |
//! | [`notices`], [`words`] | what is said to the user, and numbers as people write them |
//! | [`search`] | how well something answers what was typed |
//! | [`output`] | files that a user asks for by name: written whole, through links, into devices |
//! | [`bytes`] | bytes of a file, read from the front |
//! | [`pixels`] | pictures as plain pixels, from PNG and to PNG |
//! | [`fingerprint`](mod@fingerprint) | numbers that show that something changed |

pub mod bytes;
pub mod checks;
pub mod clips;
pub mod command_line;
pub mod derived;
pub mod document;
pub mod drawing;
pub mod exchange;
pub mod export;
pub mod film;
pub mod fingerprint;
pub mod job;
pub mod manual;
pub mod notices;
pub mod output;
pub mod pixels;
pub mod play;
pub mod reach;
pub mod script;
pub mod search;
pub mod sheets;
pub mod shipped;
pub mod sound;
pub mod sprites;
pub mod timeline;
pub mod words;
