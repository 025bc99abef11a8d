//! Monitors that the game of the ruleset does not have.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::objects::place_of;
use crate::checks::{Check, Scope, Severity};
use crate::document::custom_kinds::title;
use sim::objects::KindId;
use sim::objects::kinds::items::monitor::{self, CONTENTS, Parameters};
use sim::project::Placement;
use std::collections::BTreeMap;

pub(crate) const CHECK: Check = Check {
    name: "monitor",
    title: "Monitors of another game",
    why: "The game whose physics the project uses has no monitor that holds this. It works in play, but the game's own \
          level files cannot hold it.",
    advice: "Choose what it holds in the Inspector, use the physics of a game that has it, or switch this check off.",
    severity: Severity::Hint,
    usual: true,
    scope: Scope::Level(run),
};

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let game = cx.project.ruleset.preset;
    let mut foreign: BTreeMap<i32, (&Placement, usize)> = BTreeMap::new();
    for placement in &cx.data.placements {
        let Some(placed) = cx.objects.get(&placement.id).and_then(|index| cx.level.objects().get(*index)) else {
            continue;
        };
        let holds = Parameters::of(&placed.values).holds;
        let is_monitor = matches!(placed.kind, KindId::Monitor | KindId::HiddenMonitor);
        if is_monitor && !monitor::games_with(holds).any(|other| other == game) {
            foreign.entry(holds).or_insert((placement, 0)).1 += 1;
        }
    }
    for (holds, (first, count)) in foreign {
        let times = if count > 1 { format!(" There are {count} of them in this level.") } else { String::new() };
        let games: Vec<_> = monitor::games_with(holds).map(sim::ruleset::Game::label).collect();
        let (title, label) = (title(first, &cx.project.objects), label_of(holds).to_lowercase());
        let what =
            format!("{title}: {} has no monitor with \"{label}\", only {}.{times}", game.label(), games.join(", "));
        out.add(place_of(cx, first), what);
    }
}

/// Returns the contents of a monitor, in words.
fn label_of(holds: i32) -> &'static str {
    CONTENTS.get(holds.max(0) as usize).map_or("", |choice| choice.label)
}
