//! Arrows between the modules of a crate: which one names which other one, and what is said of their direction.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A module: its name in each folder that it is in, from the crate's root on.
type Module = Vec<String>;

/// The modules of a crate with their code: without comments and without its unit tests.
struct Crate(BTreeMap<Module, (PathBuf, String)>);

/// A module of a folder that names another one of the same folder, and where.
struct Arrow {
    folder: String,
    from: String,
    to: String,
    place: String,
}

/// Collects the sources below a folder.
pub fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the crate's own folder") {
        let path = entry.expect("the crate's own folder").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push(path);
        }
    }
}

/// The code of a file, line for line.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().flat_map(|line| [line.split("//").next().unwrap_or_default(), "\n"]).collect()
}

/// The paths of a `use` tree, or the one path, that stands at the beginning of a text; and how long it is.
fn tree(text: &str) -> (Vec<Module>, usize) {
    let blanks = |text: &str| text.len() - text.trim_start().len();
    if let Some(inner) = text.strip_prefix('{') {
        let (mut all, mut at) = (Vec::new(), 0);
        while !inner[at..].trim_start().starts_with('}') {
            at += blanks(&inner[at..]);
            let (some, length) = tree(&inner[at..]);
            all.extend(some);
            at += length.max(1);
            // Past another name for it, and the comma.
            at += inner[at..].find([',', '}']).unwrap_or(inner.len() - at);
            at += usize::from(inner[at..].starts_with(','));
            if at >= inner.len() {
                break;
            }
        }
        let end = inner[at.min(inner.len())..].find('}').map_or(inner.len(), |end| at + end + 1);
        return (all, end + 1);
    }
    let length = text.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(text.len());
    let (name, rest) = text.split_at(length);
    match rest.strip_prefix("::") {
        Some(rest) if !name.is_empty() && rest.starts_with(|c: char| c == '{' || c == '_' || c.is_alphabetic()) => {
            let (paths, more) = tree(rest);
            let longer = paths.into_iter().map(|path| [vec![name.to_owned()], path].concat());
            (longer.collect(), length + 2 + more)
        }
        _ => (vec![vec![name.to_owned()]], length),
    }
}

impl Crate {
    fn read(src: &Path) -> Self {
        let mut files = Vec::new();
        sources(src, &mut files);
        let module = |path: &Path| -> Module {
            let inside = path.strip_prefix(src).expect("a source of this crate").with_extension("");
            let names = inside.iter().map(|name| name.to_string_lossy().into_owned());
            names.filter(|name| !["mod", "lib", "main"].contains(&name.as_str())).collect()
        };
        let read = |path: PathBuf| {
            let text = fs::read_to_string(&path).expect("sources are text");
            (module(&path), (path, code(&text)))
        };
        let all = files.into_iter().map(read);
        Self(all.filter(|(module, _)| !module.iter().any(|name| name == "tests")).collect())
    }

    /// The modules that a module names, by paths that begin with `crate::` or `super::`, and in which line.
    fn named(&self, module: &Module) -> Vec<(Module, usize)> {
        let (_, text) = &self.0[module];
        let mut all = Vec::new();
        let (mut line, mut at) = (1, 0);
        while let Some(found) = ["crate::", "super::"].iter().filter_map(|start| text[at..].find(start)).min() {
            line += text[at..at + found].matches('\n').count();
            at += found;
            let inside = text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
            let mut base = module.clone();
            if text[at..].starts_with("crate::") {
                base.clear();
                at += "crate::".len();
            }
            while text[at..].starts_with("super::") {
                base.pop();
                at += "super::".len();
            }
            if inside {
                continue;
            }
            let (paths, _) = tree(&text[at..]);
            all.extend(paths.into_iter().map(|path| (self.module_of([base.clone(), path].concat()), line)));
        }
        all
    }

    /// The module that a path leads to: what is left of it is in there.
    fn module_of(&self, mut path: Module) -> Module {
        while !path.is_empty() && !self.0.contains_key(&path) {
            path.pop();
        }
        path
    }

    fn arrows(&self) -> Vec<Arrow> {
        let mut all = Vec::new();
        for (module, (path, _)) in &self.0 {
            for (used, line) in self.named(module) {
                let shared = module.iter().zip(&used).take_while(|(a, b)| a == b).count();
                let (Some(from), Some(to)) = (module.get(shared), used.get(shared)) else { continue };
                let (from, to, folder) = (from.clone(), to.clone(), module[..shared].join("/"));
                let place = format!("{}:{line}: {from} uses {to}", path.display());
                all.push(Arrow { folder, from, to, place });
            }
        }
        all
    }
}

/// Returns the modules that can be reached from each module of a folder.
fn reached(arrows: &[&Arrow]) -> BTreeMap<String, BTreeSet<String>> {
    let mut reached: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for arrow in arrows {
        reached.entry(arrow.from.clone()).or_default().insert(arrow.to.clone());
    }
    loop {
        let before: usize = reached.values().map(BTreeSet::len).sum();
        let farther = |to: &BTreeSet<String>| to.iter().filter_map(|to| reached.get(to)).flatten().cloned().collect();
        let more: Vec<(String, BTreeSet<String>)> =
            reached.iter().map(|(from, to)| (from.clone(), farther(to))).collect();
        more.into_iter().for_each(|(from, more)| reached.entry(from).or_default().extend(more));
        if reached.values().map(BTreeSet::len).sum::<usize>() == before {
            return reached;
        }
    }
}

/// Checks that every module of the crate at `src` uses only those in its own line of `floors` and further down.
pub fn point_one_way(src: &Path, floors: &[&[&str]]) {
    let floor = |module: &str| floors.iter().position(|floor| floor.contains(&module));
    let all = Crate::read(src);
    for module in all.0.keys().filter_map(|module| module.first()) {
        assert!(floor(module).is_some(), "`{module}` has no place in the table of floors");
    }
    let is_back = |arrow: &&Arrow| arrow.folder.is_empty() && floor(&arrow.to) < floor(&arrow.from);
    let back: Vec<_> = all.arrows().iter().filter(is_back).map(|arrow| arrow.place.clone()).collect();
    assert!(back.is_empty(), "these arrows point up:\n{}", back.join("\n"));
}

/// Checks that in no folder modules use each other in a circle, but for the pairs that are listed with their folder.
pub fn no_circles(src: &Path, pairs: &[(&str, [&str; 2])]) {
    let arrows = Crate::read(src).arrows();
    let folders: BTreeSet<&str> = arrows.iter().map(|arrow| arrow.folder.as_str()).collect();
    let (mut circles, mut found) = (Vec::new(), BTreeSet::new());
    for folder in folders {
        let inside: Vec<_> = arrows.iter().filter(|arrow| arrow.folder == folder).collect();
        let reached = reached(&inside);
        let back = |from: &str, to: &str| reached.get(to).is_some_and(|to| to.contains(from));
        for arrow in inside.iter().filter(|arrow| back(&arrow.from, &arrow.to)) {
            let mut pair = [arrow.from.as_str(), arrow.to.as_str()];
            pair.sort_unstable();
            if pairs.contains(&(folder, pair)) {
                found.insert((folder, pair));
            } else {
                circles.push(arrow.place.as_str());
            }
        }
    }
    assert!(circles.is_empty(), "these arrows go in circles:\n{}", circles.join("\n"));
    assert!(pairs.iter().all(|pair| found.contains(pair)), "listed, but no circle any more: {pairs:?} but {found:?}");
    let mut once = BTreeSet::new();
    let alone = pairs.iter().all(|(folder, pair)| pair.iter().all(|module| once.insert((*folder, *module))));
    assert!(alone, "a knot has two modules at most");
}

#[test]
fn paths_are_read_out_of_groups() {
    let paths = |text| -> Vec<String> { tree(text).0.iter().map(|path| path.join("::")).collect() };
    assert_eq!(paths("a::b::C;"), ["a::b::C"]);
    assert_eq!(paths("{a::{B, c as d, self}, e::F,\n    g};"), ["a::B", "a::c", "a::self", "e::F", "g"]);
    assert_eq!(paths("step::Frame<'_>"), ["step::Frame"]);
    assert_eq!(paths("a::*;"), ["a"]);
}
