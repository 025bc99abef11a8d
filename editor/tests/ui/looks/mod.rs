//! The look and the words of everything: menus, sizes, colours, languages, the manual.

pub mod colours;
pub mod cut;
pub mod displays;
pub mod glyphs;
pub mod languages;
pub mod manual;
pub mod shell;
pub mod sizes;
pub mod small;
pub mod texts;
pub mod tour;
pub mod welcome;
