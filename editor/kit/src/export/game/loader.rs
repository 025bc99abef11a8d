//! The loaders that ship: sources that read an exported game in other languages.

/// A loader, by the language that it is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum GameLoader {
    /// loopwright.h: C99 and C++, reads the binary form
    C,
    /// loopwright.mjs: a module for browsers, Node and Deno, reads both forms
    Javascript,
    /// loopwright.lua: Lua 5.1 to 5.4 and LuaJIT (LÖVE, Defold), reads the binary form
    Lua,
    /// Loopwright.cs: C# (Unity, Godot, MonoGame), reads the binary form
    Csharp,
    /// loopwright.gd: Godot 4, reads the binary form
    Gdscript,
}

impl GameLoader {
    /// The loaders with their titles in a list.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::C, "C"),
        (Self::Javascript, "JavaScript"),
        (Self::Lua, "Lua"),
        (Self::Csharp, "C#"),
        (Self::Gdscript, "GDScript"),
    ];

    /// The name of the file, and its text.
    pub const fn file(self) -> (&'static str, &'static str) {
        match self {
            Self::C => ("loopwright.h", include_str!("../../../loaders/loopwright.h")),
            Self::Javascript => ("loopwright.mjs", include_str!("../../../loaders/loopwright.mjs")),
            Self::Lua => ("loopwright.lua", include_str!("../../../loaders/loopwright.lua")),
            Self::Csharp => ("Loopwright.cs", include_str!("../../../loaders/Loopwright.cs")),
            Self::Gdscript => ("loopwright.gd", include_str!("../../../loaders/loopwright.gd")),
        }
    }

    /// True if it reads that form of the files.
    pub const fn reads(self, form: super::GameForm) -> bool {
        matches!((self, form), (_, super::GameForm::Binary) | (Self::Javascript, _))
    }
}
