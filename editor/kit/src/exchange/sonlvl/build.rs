//! Building a game from its disassembly: what its level project says about it.

use crate::exchange::sonlvl::files::included::BuildFiles;
use crate::exchange::sonlvl::files::project::{Engine, SonLvl};
use sim::file::Storage;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The build of a disassembly.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameBuild {
    /// The folder in which it is built.
    pub folder: PathBuf,
    /// The command that builds it here; empty if nothing says one.
    pub command: String,
    /// The built game; `None` if nothing names it.
    pub game: Option<PathBuf>,
    /// The command that starts it, if the level project has one.
    pub start: String,
    /// Files of levels that the game is not built with, each in words.
    pub left_out: Vec<String>,
}

/// Scripts of other systems beside one of Windows, and what runs them.
const RUN_BY: [(&str, &str); 3] = [("lua", "lua"), ("sh", "sh"), ("py", "python3")];

/// Reads from a level project how its game is built.
///
/// # Errors
/// In words: a file that is no level project, and paths that lead out of the disassembly.
pub fn game_build(storage: &dyn Storage, ini: &Path) -> Result<GameBuild, String> {
    let sonlvl = SonLvl::open(storage, ini, None).map_err(|error| error.to_string())?;
    let place = |key: &str| -> Result<Option<PathBuf>, String> {
        let Some(value) = sonlvl.setting(key) else { return Ok(None) };
        let text = if value.raw.contains('\\') { &value.raw } else { &value.text };
        sonlvl.folder.place(text.trim()).map(Some).map_err(|error| error.to_string())
    };
    let script = place("buildscr")?;
    let folder = script.as_deref().and_then(Path::parent).unwrap_or(sonlvl.folder.root()).to_owned();
    let command = script.map_or_else(String::new, |script| command_of(storage, &script));
    let start = sonlvl.setting("runcmd").map_or_else(String::new, |value| value.text.trim().to_owned());
    let mut builds: HashMap<Engine, BuildFiles> = HashMap::new();
    let mut left_out = Vec::new();
    for level in sonlvl.levels() {
        let Ok(engine) = level.engine() else { continue };
        let build = builds.entry(engine).or_insert_with(|| BuildFiles::of_game(&sonlvl.folder, engine));
        left_out.extend(build.left_out(&sonlvl.folder, level));
    }
    left_out.sort();
    left_out.dedup();
    Ok(GameBuild { folder, command, game: place("romfile")?, start, left_out })
}

/// The command that runs a script on this system: of a script of Windows the one beside it, on other systems.
fn command_of(storage: &dyn Storage, script: &Path) -> String {
    let is_there = |path: &Path| storage.meta(path).ok().flatten().is_some_and(|meta| !meta.is_folder);
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let ending = script.extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    let is_of_windows = matches!(ending.as_str(), "bat" | "cmd" | "exe");
    if let Some((_, by)) = RUN_BY.iter().find(|(known, _)| *known == ending) {
        return format!("{by} {}", quoted(&name(script)));
    }
    if is_of_windows && !cfg!(windows) {
        let beside = RUN_BY.iter().map(|(ending, by)| (script.with_extension(ending), *by));
        if let Some((other, by)) = beside.into_iter().find(|(path, _)| is_there(path)) {
            return format!("{by} {}", quoted(&name(&other)));
        }
        if is_there(&script.with_file_name("Makefile")) {
            return "make".to_owned();
        }
        return String::new();
    }
    if cfg!(windows) { quoted(&name(script)) } else { format!("./{}", quoted(&name(script))) }
}

/// A name as a command line takes it.
pub fn quoted(name: &str) -> String {
    let is_plain = |sign: char| sign.is_alphanumeric() || matches!(sign, '.' | '_' | '-' | '/');
    if name.chars().all(is_plain) {
        return name.to_owned();
    }
    if cfg!(windows) { format!("\"{name}\"") } else { format!("'{}'", name.replace('\'', "'\\''")) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use sim::file::MemoryStorage;

    fn build(keys: &str, files: &[&str]) -> Result<GameBuild, String> {
        let storage = MemoryStorage::new();
        storage.put("/game/levels/SonLVL.ini", format!("version=S1\n{keys}[A]\nlayout=../a.bin\n").as_bytes());
        storage.put("/game/main.asm", *b"; ours");
        for file in files {
            storage.put(Path::new("/game").join(file), *b"x");
        }
        game_build(&storage, Path::new("/game/levels/SonLVL.ini"))
    }

    #[test]
    fn the_build_script_of_this_system_is_found() {
        let keys = "buildscr=../build.bat\nromfile=../built game.bin\n";
        let found = build(keys, &["build.bat", "build.lua"]).unwrap();
        assert_eq!(
            (found.folder.as_path(), found.game.as_deref()),
            (Path::new("/game"), Some(Path::new("/game/built game.bin")))
        );
        if cfg!(windows) {
            assert_eq!(found.command, "build.bat");
            return;
        }
        for (script, files, command) in [
            ("../build.bat", &["build.bat", "build.lua"][..], "lua build.lua"),
            ("../build.bat", &["build.bat", "build.py"], "python3 build.py"),
            ("..\\\\build.bat", &["build.bat", "build.sh"], "sh build.sh"),
            ("../build.bat", &["build.bat", "Makefile"], "make"),
            ("../build.bat", &["build.bat"], ""),
            ("../build it.lua", &["build it.lua"], "lua 'build it.lua'"),
            ("../build", &["build"], "./build"),
        ] {
            assert_eq!(build(&format!("buildscr={script}\n"), files).unwrap().command, command, "{script} {files:?}");
        }
        assert_eq!(build("runcmd=fusion game.bin\n", &[]).unwrap().start, "fusion game.bin");
        assert!(build("", &["a.bin"]).unwrap().left_out.is_empty(), "no source says what is built");
        assert!(build("buildscr=../../../../bin/evil.sh\n", &[]).is_err(), "nothing outside of the disassembly");
        assert_eq!(quoted("it's"), "'it'\\''s'");
    }
}
