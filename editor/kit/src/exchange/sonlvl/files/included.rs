//! The files that a game is built with: what its main source includes, and what it includes in another revision alone.

use crate::exchange::sonlvl::files::expression::{Constants, value};
use crate::exchange::sonlvl::files::folder::Folder;
use crate::exchange::sonlvl::files::project::{Engine, Level};
use crate::exchange::sonlvl::files::source::{FILES, code, constant, constants, split_label, text};
use std::collections::{BTreeMap, BTreeSet};

/// The main sources of a game; the first that is there counts.
const fn sources(engine: Engine) -> &'static [&'static str] {
    match engine {
        Engine::S1 => &["sonic.asm", "s1.asm"],
        Engine::S2 => &["s2.asm"],
        Engine::S3k => &["sonic3k.asm", "s3.asm"],
        Engine::Scd | Engine::S2na => &[],
    }
}

/// The files that a game is built with.
#[derive(Debug, Default)]
pub(crate) struct BuildFiles {
    /// The main source.
    source: String,
    /// Files that are built in, also those of conditions that constants do not decide.
    built: BTreeSet<String>,
    /// Files that are left out.
    left_out: BTreeMap<String, LeftOut>,
}

/// A file that the build leaves out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct LeftOut {
    /// The line that includes it.
    line: usize,
    /// The condition that does not hold.
    condition: String,
    /// The file that is built in at that place.
    instead: Option<String>,
}

/// A condition around a line.
struct Branch {
    /// The condition as written.
    condition: String,
    /// The branch counts; `None` if constants do not decide it.
    counts: Option<bool>,
    /// Some branch before or this one counts.
    taken: Option<bool>,
    /// Files of the branches so far: those of each that counts, and of each that does not.
    files: [Vec<String>; 2],
}

impl BuildFiles {
    /// Reads the main source of a game with its constants.
    pub(crate) fn of_game(folder: &Folder<'_>, engine: Engine) -> Self {
        let Some(main) = sources(engine).first() else { return Self::default() };
        Self::read(folder, engine, &mut constants(folder, main))
    }

    /// Reads the main source of a game; nothing is known of a game without one.
    pub(crate) fn read(folder: &Folder<'_>, engine: Engine, constants: &mut Constants) -> Self {
        let found = sources(engine).iter().find_map(|name| text(folder, name));
        found.map_or_else(Self::default, |(source, text)| Self { source, ..Self::of(&text, constants) })
    }

    fn of(text: &str, constants: &mut Constants) -> Self {
        let mut found = Self::default();
        let (mut branches, mut in_macro): (Vec<Branch>, bool) = (Vec::new(), false);
        for (line, text) in (1..).zip(text.lines()) {
            let (label, rest) = split_label(code(text));
            let (directive, arguments) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            let (directive, arguments) = (directive.to_ascii_lowercase(), arguments.trim());
            if found.follow(&mut branches, &directive, arguments, constants) {
                continue;
            }
            in_macro = (in_macro || directive == "macro") && directive != "endm";
            let is_left_out = branches.iter().any(|branch| branch.counts == Some(false));
            if in_macro {
                continue;
            }
            if !is_left_out && let Some(value) = constant(&directive, rest, arguments) {
                constants.set(label, value);
                continue;
            }
            if !FILES.contains(&directive.as_str()) {
                continue;
            }
            let Some(file) = arguments.split('"').nth(1).map(plain) else { continue };
            if let Some(branch) = branches.last_mut() {
                branch.files[usize::from(is_left_out)].push(file.clone());
            }
            if is_left_out {
                let off = branches.iter().rev().find(|branch| branch.counts == Some(false));
                let condition = off.map_or_else(String::new, |branch| branch.condition.clone());
                found.left_out.entry(file).or_insert(LeftOut { line, condition, instead: None });
            } else {
                found.built.insert(file);
            }
        }
        found
    }

    /// Follows a condition; true if the line is part of one.
    fn follow(&mut self, branches: &mut Vec<Branch>, directive: &str, arguments: &str, constants: &Constants) -> bool {
        let holds = |text: &str| value(text, constants).map(|value| value != 0);
        match directive {
            "else" | "elsecase" | "elseif" => {
                if let Some(branch) = branches.last_mut() {
                    let wanted = if directive == "elseif" { holds(arguments) } else { Some(true) };
                    branch.counts = match branch.taken {
                        Some(true) => Some(false),
                        Some(false) => wanted,
                        None => None,
                    };
                    branch.taken = match (branch.taken, branch.counts) {
                        (Some(true), _) | (_, Some(true)) => Some(true),
                        (Some(false), Some(false)) => Some(false),
                        _ => None,
                    };
                }
            }
            "endif" | "endc" => {
                let Some(Branch { files: [built, out], .. }) = branches.pop() else { return true };
                for (place, file) in out.iter().enumerate() {
                    if let Some(known) = self.left_out.get_mut(file) {
                        known.instead = known.instead.take().or_else(|| built.get(place).cloned());
                    }
                }
            }
            other if other.starts_with("if") => {
                let counts = match other {
                    "if" => holds(arguments),
                    "ifdef" => Some(constants.has(arguments)),
                    "ifndef" => Some(!constants.has(arguments)),
                    _ => None,
                };
                let condition = arguments.to_owned();
                branches.push(Branch { condition, counts, taken: counts, files: Default::default() });
            }
            _ => return false,
        }
        true
    }

    /// Returns what the build leaves out of the files of a level, each in words.
    pub(crate) fn left_out(&self, folder: &Folder<'_>, level: Level<'_>) -> Vec<String> {
        let mut said = Vec::new();
        for name in level.files() {
            let Ok(found) = folder.find(&name) else { continue };
            let shown = folder.shown(&found.path);
            let Some(known) = self.left_out.get(&plain(&shown)).filter(|_| !self.built.contains(&plain(&shown))) else {
                continue;
            };
            let LeftOut { line, condition, instead } = known;
            let instead = instead.as_ref().map_or_else(String::new, |file| format!("; {file} is built in its place"));
            let source = &self.source;
            let text = format!(
                "the game is built without {shown}: {source} line {line} leaves it out by the condition `{condition}`{instead}"
            );
            if !said.contains(&text) {
                said.push(text);
            }
        }
        said
    }
}

/// The name of a file as all are compared: from the outermost folder on, in small letters.
fn plain(name: &str) -> String {
    let name = name.trim().replace('\\', "/").to_lowercase();
    name.trim_start_matches("./").to_owned()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn left_out(text: &str) -> Vec<(String, LeftOut)> {
        let found = BuildFiles::of(text, &mut Constants::default());
        found.left_out.into_iter().filter(|(file, _)| !found.built.contains(file)).collect()
    }

    fn out(file: &str, line: usize, condition: &str, instead: Option<&str>) -> (String, LeftOut) {
        let (condition, instead) = (condition.to_owned(), instead.map(str::to_owned));
        (file.to_owned(), LeftOut { line, condition, instead })
    }

    #[test]
    fn files_of_another_revision_are_left_out() {
        let text = "Rev = 1\n\tif Rev=0\nA:\tbinclude \"Obj\\a (old).bin\"\nB:\tbinclude \"b (old).bin\"\n\telse\nA:\tBINCLUDE\t\"obj/A.bin\" ; x\nB:\tincbin \"b.bin\"\n\tendif\n";
        let expected =
            [out("b (old).bin", 4, "Rev=0", Some("b.bin")), out("obj/a (old).bin", 3, "Rev=0", Some("obj/a.bin"))];
        assert_eq!(left_out(text), expected);
        assert_eq!(left_out(&text.replace("Rev = 1", "Rev: equ 0"))[0].0, "b.bin");
        // Nested, with a branch of three, and one that is built elsewhere.
        let text = "Rev = 2\n\tif Rev<>2\n\tif 1\n\tincbin \"x.bin\"\n\tendif\n\telseif Rev==2\n\tincbin \"y.bin\"\n\telse\n\tincbin \"z.bin\"\n\tendc\n\
                    \tif Rev=0\n\tincbin \"y.bin\"\n\tendif\nm macro\n\tincbin \"never.bin\"\n\tendm\n";
        let found: Vec<String> = left_out(text).into_iter().map(|(file, _)| file).collect();
        assert_eq!(found, ["x.bin", "z.bin"]);
    }

    #[test]
    fn what_constants_do_not_decide_is_not_left_out() {
        let text = "\tif Unknown\n\tincbin \"a.bin\"\n\telse\n\tincbin \"b.bin\"\n\tendif\n\tifeq 1\n\tincbin \"c.bin\"\n\telse\n\tincbin \"d.bin\"\n\tendif\n\
                    \tifdef Nothing\n\tincbin \"e.bin\"\n\tendif\n\telse\n\tendif\n";
        let found: Vec<String> = left_out(text).into_iter().map(|(file, _)| file).collect();
        assert_eq!(found, ["e.bin"]);
    }
}
