//! Duplicates: solid tiles, blocks, chunks, runs.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::renumber::{self, Order};
use crate::document::{Document, Edit};
use sim::project::Run;
use std::collections::BTreeMap;

pub(crate) const CHECK: Check = Check {
    name: "duplicate",
    title: "Duplicates",
    why: "Two numbers mean the same thing: changing one does not change the other, and the limited numbers of the \
          originals run out sooner.",
    advice: "Join them: everything that used one then uses the other.",
    severity: Severity::Hint,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    let project = cx.project;
    let document = Document::new(project.clone(), None);
    for (set, of) in project.tilesets.iter().enumerate() {
        let mut equal = renumber::equal_tiles(&of.tileset);
        equal.retain(|(gone, _)| !out.untouched().any(|parts| parts.has_tile(set, *gone)));
        if let Some((tile, _)) = equal.first() {
            let order = Order::of(of.tileset.tiles.len()).merged(&equal);
            let edits = renumber::tiles(&document, set, &order).unwrap_or_default();
            let what = match equal.len() {
                1 => format!("1 solid tile is a duplicate in this tileset: {}.", pairs(&equal)),
                count => format!("{count} solid tiles are duplicates in this tileset: {}.", pairs(&equal)),
            };
            out.add(Place::Tile(set, *tile), what).fix("Join equal tiles", edits);
        }
        let mut equal = renumber::equal_blocks(&of.tileset);
        equal.retain(|(gone, _)| !out.untouched().any(|parts| parts.has_block(set, *gone)));
        if let Some((block, _)) = equal.first() {
            let order = Order::of(of.tileset.blocks.len()).merged(&equal);
            let edits = renumber::blocks(&document, set, &order).unwrap_or_default();
            let what = match equal.len() {
                1 => format!("1 block is a duplicate in this tileset: {}.", pairs(&equal)),
                count => format!("{count} blocks are duplicates in this tileset: {}.", pairs(&equal)),
            };
            out.add(Place::Block(set, *block), what).fix("Join equal blocks", edits);
        }
    }
    let mut equal = renumber::equal_chunks(project);
    equal.retain(|(gone, _)| !out.untouched().any(|parts| parts.has_chunk(*gone)));
    if let Some((chunk, _)) = equal.first() {
        let order = Order::of(project.chunks.len()).merged(&equal);
        let edits = renumber::chunks(&document, &order).unwrap_or_default();
        let what = match equal.len() {
            1 => format!("1 chunk is a duplicate: {}.", pairs(&equal)),
            count => format!("{count} chunks are duplicates: {}.", pairs(&equal)),
        };
        out.add(Place::Chunk(*chunk), what).fix("Join equal chunks", edits);
    }
    // Runs of the same buttons in the same level, each other than those before it.
    let mut others: BTreeMap<_, Vec<&Run>> = BTreeMap::new();
    for run in &project.runs {
        let others = others.entry((&run.level, &run.inputs)).or_default();
        if let Some(first) = others.iter().find(|first| (&first.ruleset, &first.start) == (&run.ruleset, &run.start)) {
            let edit = Edit::SetRun { key: run.key.clone(), run: None };
            let what = format!("This run is a duplicate of \"{}\": the same buttons in the same level.", first.key);
            out.add(Place::Run(run.key.clone()), what).fix("Delete the run", vec![edit]);
        } else {
            others.push(run);
        }
    }
}

/// The first pairs in words.
fn pairs(equal: &[(u16, u16)]) -> String {
    const MOST: usize = 6;
    let list: Vec<String> = equal.iter().take(MOST).map(|(gone, kept)| format!("{gone} is {kept}")).collect();
    let more = if equal.len() > MOST { ", …" } else { "" };
    format!("{}{more}", list.join(", "))
}
