//! `loopwright merge` in the hands of Git: two branches that edit one level.

use crate::common::*;
use kit::document::paint::{Scope, block_edits, cell_at, rectangle};
use kit::document::{Document, Edit, History};
use sim::file::{Disk, SaveOptions, open, save};
use sim::project::{Placement, PlacementId, Project};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

/// A repository with a project in it, and the merge driver set up as the manual says.
struct Repository(PathBuf);

impl Repository {
    fn new(name: &str) -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("git-{name}-{}", std::process::id()));
        let _old = std::fs::remove_dir_all(&root);
        std::fs::create_dir_all(&root).unwrap();
        let repository = Self(root);
        sim::file::save_as(&Disk, &project(), None, &repository.0.join("game")).unwrap();
        repository.git(&["init", "-q", "-b", "main"]);
        for (key, value) in
            [("user.name", "t"), ("user.email", "t@example.org"), ("merge.loopwright.name", "Loopwright")]
        {
            repository.git(&["config", key, value]);
        }
        let driver = format!("'{}' merge %O %A %B %P %Y", env!("CARGO_BIN_EXE_loopwright-kit"));
        repository.git(&["config", "merge.loopwright.driver", &driver]);
        std::fs::write(repository.0.join(".gitattributes"), "*.json merge=loopwright\n").unwrap();
        repository.commit();
        repository
    }

    fn run(&self, args: &[&str]) -> std::process::Output {
        Command::new("git").current_dir(&self.0).env("GIT_CONFIG_GLOBAL", "/dev/null").args(args).output().unwrap()
    }

    fn git(&self, args: &[&str]) {
        let output = self.run(args);
        assert!(output.status.success(), "git {args:?}: {}", String::from_utf8_lossy(&output.stderr));
    }

    fn commit(&self) {
        self.git(&["add", "-A"]);
        self.git(&["commit", "-q", "-m", "work"]);
    }

    fn project(&self) -> Project {
        let opened = open(&Disk, &self.0.join("game"), &mut |_, _| {}).unwrap();
        opened.project
    }

    /// Commits some work on a branch.
    fn work(&self, branch: &str, edits: impl Fn(&Document) -> Vec<Edit>) {
        self.git(&["checkout", "-q", branch]);
        let mut opened = open(&Disk, &self.0.join("game"), &mut |_, _| {}).unwrap();
        let mut history = History::new(Document::new(opened.project, None));
        let edits = edits(history.document());
        applied(&mut history, edits);
        let sets = history.document().project().tilesets.iter().map(|set| set.path.clone()).collect();
        let options = SaveOptions { outside: sets, ..SaveOptions::default() };
        save(&Disk, history.document().project(), &mut opened.saved, &options).unwrap();
        self.commit();
    }
}

impl Drop for Repository {
    fn drop(&mut self) {
        let _removed = std::fs::remove_dir_all(&self.0);
    }
}

fn has_git() -> bool {
    Command::new("git").arg("--version").output().is_ok_and(|output| output.status.success())
}

fn paint(document: &Document, from: (i32, i32), to: (i32, i32), block: u16) -> Vec<Edit> {
    let cells: Vec<_> = rectangle(from, to).into_iter().map(|(x, y)| (x, y, cell(block))).collect();
    block_edits(document, LEVEL, &cells, Scope::HereOnly).unwrap().into_iter().collect()
}

fn block(project: &Project, x: i32, y: i32) -> u16 {
    let document = Document::new(project.clone(), None);
    cell_at(&document, document.level(LEVEL).unwrap(), x, y).unwrap().block
}

fn object(id: u64) -> Edit {
    let object = Placement { id: PlacementId(id), x: id as i32, kind: "ring".into(), ..Placement::default() };
    Edit::SetPlacement { level: LEVEL.into(), id: PlacementId(id), placement: Some((3, object)) }
}

/// Both paint, each in new chunks and in one that both use, and place an object. How the two come together is the same
/// for a merge, a rebase and a picked commit.
#[test]
fn two_branches_that_edit_one_level_come_together() {
    if !has_git() {
        eprintln!("without Git there is nothing to test");
        return;
    }
    for (name, how) in [
        ("merge", vec!["merge", "-q", "--no-edit", "b"]),
        ("rebase", vec!["rebase", "-q", "b"]),
        ("pick", vec!["cherry-pick", "b"]),
    ] {
        let repository = Repository::new(name);
        repository.git(&["branch", "b"]);
        repository.work("main", |document| [paint(document, (24, 8), (27, 9), 5), vec![object(50)]].concat());
        repository.work("b", |document| [paint(document, (16, 0), (17, 1), 6), vec![object(60)]].concat());
        repository.work("main", |document| paint(document, (18, 4), (19, 5), 7));
        repository.git(&how);
        let merged = repository.project();
        let found = [(24, 8), (16, 0), (18, 4), (0, 0), (23, 7)].map(|(x, y)| block(&merged, x, y));
        assert_eq!(found, [5, 6, 7, 1, 2], "{name}");
        let level = &merged.levels[0];
        let ids: Vec<_> = level.placements.iter().map(|object| object.id.0).collect();
        assert!(ids.contains(&50) && ids.contains(&60), "{name}: {ids:?}");
    }
}

#[test]
fn what_both_changed_is_a_conflict_for_git_and_mine_stays() {
    if !has_git() {
        eprintln!("without Git there is nothing to test");
        return;
    }
    let repository = Repository::new("conflict");
    repository.git(&["branch", "b"]);
    repository.work("main", |document| paint(document, (16, 0), (17, 1), 5));
    repository.work("b", |document| paint(document, (17, 1), (18, 2), 6));
    repository.git(&["checkout", "-q", "main"]);
    let output = repository.run(&["merge", "b"]);
    let output_text = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    assert!(
        !output.status.success() && output_text.contains("levels/hills.json: both changed block 17, 1")
            || output_text.contains("block 17, 1"),
        "{output_text}"
    );
    let merged = repository.project();
    assert_eq!([(16, 0), (17, 1), (18, 2)].map(|(x, y)| block(&merged, x, y)), [5, 5, 6]);
}

/// Git merges one file at a time, and takes a file that one side changed from there. If both sides have new chunks, each
/// for a level of its own, that cannot be right for both levels: Git has to ask, and the whole project is merged at once.
#[test]
fn new_chunks_in_two_levels_are_merged_by_the_whole_project() {
    if !has_git() {
        eprintln!("without Git there is nothing to test");
        return;
    }
    let repository = Repository::new("levels");
    let other = Arc::new(project().empty_level("other", "Other", 6, 4));
    let add = Edit::SetLevel { key: "other".into(), level: Some((1, other)) };
    repository.work("main", |_| vec![add.clone()]);
    repository.git(&["branch", "b"]);
    repository.work("main", |document| paint(document, (24, 8), (27, 9), 5));
    repository.work("b", |document| {
        let cells: Vec<_> = rectangle((0, 0), (2, 2)).into_iter().map(|(x, y)| (x, y, cell(6))).collect();
        block_edits(document, "other", &cells, Scope::HereOnly).unwrap().into_iter().collect()
    });
    repository.git(&["checkout", "-q", "main"]);
    let output = repository.run(&["merge", "b"]);
    assert!(!output.status.success() && String::from_utf8_lossy(&output.stderr).contains("merge --git"), "{output:?}");
    let program = env!("CARGO_BIN_EXE_loopwright-kit");
    let output = Command::new(program).args(["merge", "--git"]).arg(repository.0.join("game")).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    repository.commit();
    let merged = Document::new(repository.project(), None);
    let block = |level: &str, x, y| cell_at(&merged, merged.level(level).unwrap(), x, y).unwrap().block;
    assert_eq!([block(LEVEL, 24, 8), block(LEVEL, 0, 0), block("other", 0, 0), block("other", 3, 3)], [5, 1, 6, 0]);
    let output = Command::new(program).args(["merge", "--git"]).arg(repository.0.join("game")).output().unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("not in the middle"), "{output:?}");
}

#[test]
fn a_tileset_merges_without_its_project() {
    if !has_git() {
        eprintln!("without Git there is nothing to test");
        return;
    }
    let repository = Repository::new("tileset");
    repository.git(&["branch", "b"]);
    let tile = |tile: u16| {
        let value = Some(sim::tiles::Block { art: 3, tile_a: 1, ..Default::default() });
        vec![Edit::SetBlock { tileset: 0, block: tile, value }]
    };
    repository.work("main", |_| tile(4));
    repository.work("b", |_| tile(7));
    repository.git(&["checkout", "-q", "main"]);
    repository.git(&["merge", "-q", "--no-edit", "b"]);
    let blocks = &repository.project().tilesets[0].tileset.blocks;
    assert_eq!([blocks[4].art, blocks[7].art], [3, 3]);
}
