//! `ground` in `loopwright.json`: the rules of the ground brush.

use crate::file::json::{Fields, Node};
use crate::project::{Extra, GroundRules};
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct GroundText {
    run: u8,
    rise: u8,
    #[serde(default)]
    ceilings: bool,
    #[serde(default)]
    material: String,
    #[serde(flatten)]
    extra: Extra,
}

pub(super) fn read(text: Option<GroundText>) -> GroundRules {
    let Some(GroundText { run, rise, ceilings, material, extra }) = text else { return GroundRules::default() };
    GroundRules { run, rise, ceilings, material, extra }
}

/// `None` if the rules are the usual ones.
pub(super) fn write(rules: &GroundRules) -> Option<Node> {
    (*rules != GroundRules::default()).then(|| {
        Fields::new()
            .put("run", rules.run)
            .put("rise", rules.rise)
            .flag("ceilings", rules.ceilings)
            .put("material", &rules.material)
            .extra(&rules.extra)
            .into()
    })
}
