//! Regions that a game cannot find or use.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::problem::{Place, Thing};
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use sim::project::LevelMark;

pub(crate) const CHECK: Check = Check {
    name: "region",
    title: "Regions without a use",
    why: "A game finds a region by its name. One without a name, with a negative size or outside of the level is of no use to it.",
    advice: "Give the region a name and a place in the level, or delete it.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let data = cx.data;
    let side = i64::from(cx.project.chunk_size) * 16;
    let (width, height) = (i64::from(data.layout.width()) * side, i64::from(data.layout.height()) * side);
    let fault_of = |mark: &LevelMark| {
        let is_outside = |at: i32, size: i32, most: i64| {
            let at = i64::from(at);
            at + i64::from(size) < 0 || at > most
        };
        if mark.width < 0 || mark.height < 0 {
            Some("has a negative size")
        } else if mark.name.trim().is_empty() {
            Some("has no name")
        } else if is_outside(mark.x, mark.width, width) || is_outside(mark.y, mark.height, height) {
            Some("is outside of the level")
        } else {
            None
        }
    };
    for mark in data.marks.iter().filter(|mark| mark.kind.is_region()) {
        let Some(fault) = fault_of(mark) else { continue };
        let place = Place::Thing { level: data.key.clone(), thing: Thing::Mark(mark.id), area: mark.area() };
        let edits = vec![Edit::SetMark { level: data.key.clone(), id: mark.id, mark: None }];
        let what = match mark.name.trim() {
            "" => format!("A region {fault}."),
            name => format!("Region \"{name}\" {fault}."),
        };
        out.add(place, what).decision("Delete it", edits);
    }
}
