//! The house: modules point one way, from the app down to what is stored.

use std::fs;
use std::path::{Path, PathBuf};

/// The modules of the window, top to bottom: each may use those further down.
const FLOORS: [&str; 21] = [
    "app",
    "remembered",
    "controls",
    "shell",
    "dock",
    "panes",
    "actions",
    "gamepad",
    "dialogs",
    "tools",
    "overlays",
    "things",
    "figure",
    "widgets",
    "command",
    "theme",
    "context",
    "settings",
    "stored",
    "session",
    "bindings",
];

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn module_of(path: &Path) -> String {
    let path = path.strip_prefix(src()).expect("a source of this crate");
    let first = path.iter().next().expect("a file").to_string_lossy();
    first.trim_end_matches(".rs").to_owned()
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the crate's own folder") {
        let path = entry.expect("the crate's own folder").path();
        if path.is_dir() {
            sources(&path, into);
        } else {
            into.push(path);
        }
    }
}

/// The modules that a line of code names behind `crate::`.
fn named(line: &str) -> impl Iterator<Item = &str> {
    let code = if line.trim_start().starts_with("//") { "" } else { line };
    code.split("crate::").skip(1).filter_map(|rest| rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).next())
}

#[test]
fn modules_point_one_way() {
    let floor = |module: &str| FLOORS.iter().position(|floor| *floor == module);
    let mut files = Vec::new();
    sources(&src(), &mut files);
    let mut back = Vec::new();
    for file in files {
        let module = module_of(&file);
        let Some(own) = floor(&module) else {
            assert!(["lib", "main"].contains(&module.as_str()), "`{module}` has no place in the table of floors");
            continue;
        };
        let text = fs::read_to_string(&file).expect("sources are text");
        for (number, line) in (1..).zip(text.lines()) {
            let arrows = named(line).filter(|used| floor(used).is_some_and(|used| used < own));
            back.extend(arrows.map(|used| format!("{}:{number}: {module} uses {used}", file.display())));
        }
    }
    assert!(back.is_empty(), "these arrows point up:\n{}", back.join("\n"));
}
