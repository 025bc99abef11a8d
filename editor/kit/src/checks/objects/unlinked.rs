//! Objects that need another one which is not there: a switch that nobody sets, a boss outside of its area.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::objects::place_of;
use crate::checks::{Check, Scope, Severity};
use crate::document::custom_kinds::title;
use sim::objects::kinds::enemies::boss_area;
use sim::objects::parameters;
use sim::objects::{KindId, PlacedObject};

pub(crate) const CHECK: Check = Check {
    name: "unlinked",
    title: "Objects that need another one",
    why: "A door or a platform waits for a switch that nothing in the level sets, a boss is outside of any boss area and never \
          comes, or a boss area has no boss and never opens.",
    advice: "Place what is missing, or give both the same switch.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

/// Half the height of a boss area, pixels.
const HALF_HEIGHT: i32 = 112;

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let list = cx.level.objects().list();
    let is_set = |number: i32| list.iter().any(|placed| switch_of(cx, placed, true) == Some(number));
    let areas = || list.iter().filter(|placed| placed.kind == KindId::BossArea);
    let bosses = || list.iter().filter(|placed| placed.kind.is_boss());
    let waits = |placed: &PlacedObject| parameters::waits_for_switch(placed.kind.info().parameters, &placed.values);
    for placed in list {
        let Some(placement) = cx.data.placements.iter().find(|placement| placement.id == placed.id) else { continue };
        let waits_for = switch_of(cx, placed, false).filter(|number| waits(placed) && !is_set(*number));
        let what = match placed.kind {
            KindId::BossArea if !bosses().any(|boss| contains(placed, boss)) => {
                "has no boss: nothing opens it again".to_owned()
            }
            kind if kind.is_boss() && !areas().any(|area| contains(area, placed)) => {
                "is outside of any boss area: it never comes".to_owned()
            }
            _ => match waits_for {
                Some(number) => format!("waits for switch {number}, which nothing sets"),
                None => continue,
            },
        };
        out.add(place_of(cx, placement), format!("{} {what}.", title(placement, &cx.project.objects)));
    }
}

/// An object is placed inside a boss area.
fn contains(area: &PlacedObject, other: &PlacedObject) -> bool {
    let half_width = boss_area::Parameters::of(&area.values).width / 2;
    let (dx, dy) = (other.x.saturating_sub(area.x), other.y.saturating_sub(area.y));
    (-half_width..half_width).contains(&dx) && (-HALF_HEIGHT..HALF_HEIGHT).contains(&dy)
}

/// The switch that an object sets, or obeys.
fn switch_of(cx: &LevelContext<'_>, placed: &PlacedObject, sets: bool) -> Option<i32> {
    Some(placed.values[parameters::switch_of(&placed.parameters(&cx.project.objects), sets)?])
}
