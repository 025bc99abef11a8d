//! House rules that can be tested: every rule of the guide is found by the index of the crate.

#[path = "house/arrows.rs"]
mod arrows;
#[path = "house/doc_words.rs"]
mod doc_words;

use arrows::sources;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("sources are text")
}

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Rows of the index: the page, and the files named.
fn index() -> Vec<(String, Vec<String>)> {
    let text = read(&src().join("lib.rs"));
    let rows = text.lines().filter_map(|line| line.strip_prefix("//! | ")?.strip_suffix(" |")?.split_once(" | "));
    let files = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    rows.skip(2).map(|(page, cell)| (page.to_owned(), files(cell))).collect()
}

#[test]
fn every_page_of_the_guide_that_a_rule_names_is_in_the_index() {
    let pages: BTreeSet<_> = index().into_iter().map(|(page, _)| page).collect();
    let mut files = Vec::new();
    sources(&src(), &mut files);
    for file in files {
        for (number, line) in (1..).zip(read(&file).lines()) {
            let Some(rule) = rule(line) else { continue };
            let listed =
                |page: &String| rule.strip_prefix(page).is_some_and(|rest| rest.is_empty() || rest.starts_with(" > "));
            assert!(pages.iter().any(listed), "{}:{number}: `{rule}` is not in the index of lib.rs", file.display());
        }
    }
}

/// The headings of the guide's contents, page by page, in the words of our doc comments.
const CONTENTS: [(&str, &str); 16] = [
    ("Basics", "Subpixels"),
    ("Calculations", "Angle Functions, Sine and Cosine"),
    ("Characters", "Sonic"),
    (
        "Solid Tiles",
        "Sensors, Sensor Regression & Extension, Reaction, Height Array, Flipping Tiles, Flagged Tiles, Tile Solidity",
    ),
    ("Solid Terrain", "Chunk Swapping, Layers, Layer Switchers, Layer Switching, Loops"),
    (
        "Slope Collision",
        "The Player's Sensors, Ground Collision Modes, Determining the Mode, Ground Sensors, Angles of Flagged Tiles, \
         Balancing On Edges, Push Sensors, Jump Check, Airborne Sensor Activation, Landing On A Ceiling",
    ),
    (
        "Slope Physics",
        "Moving Along Slopes, Slowing Down Uphill And Speeding Up Downhill, Falling and Slipping Down Slopes, \
         Landing on the Ground",
    ),
    (
        "Solid Objects",
        "General Solid Object Collision, Checking For An Overlap, Finding The Direction of Collision, Popped Upwards, \
         Popped Downwards, Popped Left or Right, Standing On Solid Objects, Walking Off The Edges, Moving On Platforms, \
         Sloped Objects, Array Collision Process, Jump Through Platforms, Pushable Blocks",
    ),
    ("Jumping", "Jump Force, Variable Jump Height"),
    (
        "States",
        "Air State > Air Acceleration, Air State > Gravity, Air State > Air Drag, Air State > Air Rotation, \
         Running > Acceleration, Running > Deceleration, Running > Friction, Control Lock, Rolling > Friction, \
         Rolling > Deceleration, Rolling > Top Speed, Getting Hit, Getting Hit > Dying, Underwater, \
         Super Speeds > Super/Hyper Sonic, Super Speeds > Super Tails, Super Speeds > Ring Countdown",
    ),
    ("Main Game Loop", "While Normal, While Airborne, While Rolling, While Dying"),
    (
        "Game Objects",
        "Hitboxes, Hitbox Reactions, Rebound, Rings, Spikes, Springs, Item Monitors, Bumpers, Breakable Blocks, \
         Breakable Walls, Buttons, Checkpoints, Bridges, Bridge Collision, Air Bubble and Bubble Makers, Capsules, \
         S Tunnels, Pushable Blocks, Seesaws, Flippers, Fans, Conveyor Belts, Springboards, Boosters, \
         Balloons, Cannons, Bouncy Mushrooms, Badniks, Bosses, Platforms, Collapsing Platforms, Swinging Platforms",
    ),
    (
        "Special Abilities",
        "Spindash, Super Peel Out, Insta-Shield, Drop Dash, Flying, Gliding, Turning Around, Sliding, Climbing, Falling, \
         Clambering",
    ),
    ("Elemental Shields", "Fire Shield, Water Shield, Lightning Shield"),
    ("Player 2", "Player 2 Control, Player 2 CPU, CPU Following State, CPU Panic State, Respawning"),
    ("Special Stages", "Rotating Maze"),
];

#[test]
fn every_heading_of_the_guide_is_claimed_by_a_file() {
    let mut files = Vec::new();
    sources(&src(), &mut files);
    let text: Vec<_> = files.iter().map(|file| read(file)).collect();
    let rules: BTreeSet<_> = text.iter().flat_map(|text| text.lines()).filter_map(rule).collect();
    let contents = read(&src().join("../../editor/manual/guide.md"));
    for (page, headings) in CONTENTS {
        for heading in headings.split(", ") {
            let wanted = format!("{page} > {heading}");
            assert!(rules.iter().any(|rule| rule.starts_with(&wanted)), "no file claims `{wanted}`");
        }
        assert!(
            contents.contains(&format!("| {page} | {headings} |")),
            "the manual's `guide.md` has not: | {page} | {headings} |"
        );
    }
}

/// Returns the claim of a doc comment about the guide.
fn rule(line: &str) -> Option<&str> {
    line.trim_start().split_once(" Guide: ").filter(|(start, _)| *start == "///").map(|(_, rule)| rule)
}

#[test]
fn the_index_names_files_that_exist() {
    assert!(index().len() > 10);
    for (page, files) in index() {
        assert!(!files.is_empty(), "{page} names no file");
        for file in files {
            assert!(src().join(&file).exists(), "{page}: {file}");
        }
    }
}

/// The modules of the core, top to bottom. What is in one line may use each other and everything further down.
const FLOORS: [&[&str]; 26] = [
    &["replay"],
    &["file"],
    &["recording"],
    &["facts"],
    &["world"],
    &["objects", "level"],
    &["player"],
    &["camera"],
    &["loops"],
    &["sensors"],
    &["water"],
    &["ground"],
    &["project"],
    &["maze"],
    &["trace"],
    &["contacts", "tiles"],
    &["ruleset"],
    &["value"],
    &["digest", "grid"],
    &["extra"],
    &["angle"],
    &["units"],
    &["direction"],
    &["input"],
    &["snapshot"],
    &["serial"],
];

#[test]
fn modules_point_one_way() {
    arrows::point_one_way(&src(), &FLOORS);
    assert!(FLOORS.iter().all(|floor| floor.len() <= 2), "a knot has two modules at most");
}

/// Modules that use each other: what is beside what, with the folder that both are in.
const PAIRS: [(&str, [&str; 2]); 2] =
    [("", ["level", "objects"]), ("objects/kinds/platforms", ["seesaw", "seesaw_ball"])];

#[test]
fn siblings_do_not_go_in_circles() {
    arrows::no_circles(&src(), &PAIRS);
}

#[test]
fn doc_comments_begin_with_their_subject() {
    // The comments of the switches are what the inspector says about them.
    doc_words::begin_with_their_subject(&src(), &["ruleset/table.rs"]);
}
