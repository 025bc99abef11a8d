//! Steps that feet snap over.

use crate::checks::ground::seams::{LARGEST, report};
use crate::checks::surface::REACH;
use crate::checks::{Check, Scope, Severity};

pub(crate) const CHECK: Check = Check {
    name: "step",
    title: "Steps",
    why: "Between two blocks the surface jumps by 5 to 14 pixels. Foot sensors reach that far: a player who walks up is \
          lifted in a single frame, and one who walks down is pulled down at once or trips into the air, as fast as he \
          happens to be.",
    advice: "Make a slope of it, or a ledge of 16 pixels and more, which stops or drops the player as expected.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(|cx, out| report(cx, out, |found| (LARGEST + 1..=2 * REACH).contains(&found.off))),
};
