//! The results of the last frame's checks of solid objects and hitboxes, and the reason for which each ended.

use super::boxes::{COMBINED, reaction_color};
use crate::language::t;
use crate::overlays::{self, Stage};
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{Align2, Color32, pos2};
use kit::play::run::LevelRun;
use sim::objects::solid::{Contact, Miss, SolidCheck};
use sim::player::Player;
use sim::trace::FrameTrace;

/// Something happened.
const DONE: Color32 = Color32::from_rgb(0x8c, 0xe8, 0x6a);
/// Nothing happened, for a reason.
const NOT: Color32 = Color32::from_rgb(0xff, 0xc8, 0x5a);

/// Returns the result of a check, in words.
pub fn contact_text(contact: Contact) -> String {
    match contact {
        Contact::None(miss) => miss_text(miss).to_owned(),
        Contact::Side { x_distance: 0, .. } => t("leans against its side").to_owned(),
        Contact::Side { x_distance, popped } => {
            let distance = x_distance.abs();
            match (x_distance > 0, popped) {
                (true, true) => tr!("at its left side, {distance} px: out", distance),
                (true, false) => tr!("at its left side, {distance} px: stopped, not moved", distance),
                (false, true) => tr!("at its right side, {distance} px: out", distance),
                (false, false) => tr!("at its right side, {distance} px: stopped, not moved", distance),
            }
        }
        Contact::Landed => t("landed on it").to_owned(),
        Contact::Bottom => t("at its bottom").to_owned(),
        Contact::Crushed => t("crushed").to_owned(),
        Contact::Stands => t("is on it").to_owned(),
        Contact::Left => t("left it").to_owned(),
    }
}

/// Why a check ended without contact, in words.
fn miss_text(miss: Miss) -> &'static str {
    match miss {
        Miss::OffScreen => t("not on the screen"),
        Miss::Rising => t("the player rises"),
        Miss::BesideIt => t("too far beside it"),
        Miss::AboveOrBelowIt => t("too far above or below"),
        Miss::Untouchable => t("objects cannot touch him"),
        Miss::TooDeepToLand => t("16 px or more inside the top"),
        Miss::Slips => t("beside the top: slips"),
        Miss::RisesThroughTop => t("rises through the top"),
        Miss::NoTop => t("it has no top"),
        Miss::NotRising => t("below it without rising"),
    }
}

/// Returns true if it was close enough to be worth showing.
pub const fn is_close(check: &SolidCheck) -> bool {
    !matches!(check.contact, Contact::None(Miss::OffScreen | Miss::BesideIt | Miss::AboveOrBelowIt | Miss::Rising))
}

/// Paints the checks that came close: the distances to the nearer sides and what came of them; the object that is stood on
/// is framed.
pub fn paint(stage: &Stage<'_>, cx: &Studio) {
    let Some(run) = cx.play().run() else { return };
    for subject in overlays::subjects(run, cx.session()) {
        paint_standing(stage, run, subject.player);
        paint_checks(stage, subject.trace);
    }
}

fn paint_checks(stage: &Stage<'_>, trace: &FrameTrace) {
    for (line, check) in trace.solid_checks().filter(|check| is_close(check)).enumerate() {
        let (x, y) = check.player;
        let from = stage.middle((x, y));
        let done = !matches!(check.contact, Contact::None(_));
        let color = if done { DONE } else { NOT };
        let combined = &check.combined;
        let area = stage.pixels((combined.left, combined.top), (combined.right, combined.bottom));
        stage.outline(area, 1.25, COMBINED);
        if let Some((dx, dy)) = check.distances {
            // A distance counts from the side that is nearer: positive from the left or the top.
            let (side_x, side_y) = (stage.middle((x - dx, y)), stage.middle((x, y - dy)));
            let across = dx.abs() <= dy.abs();
            stage.arrow(from, side_x - from, if across { 2.5 } else { 1.25 }, if across { color } else { NOT });
            stage.arrow(from, side_y - from, if across { 1.25 } else { 2.5 }, if across { NOT } else { color });
        }
        let distances = check.distances.map_or(String::new(), |(dx, dy)| format!("  x {dx}, y {dy}"));
        let text = tr!("slot {slot}: {contact}", slot = check.slot, contact = contact_text(check.contact)) + &distances;
        let at = pos2(area.center().x, area.top() - 4.0 - 16.0 * line as f32);
        stage.tag(at, Align2::CENTER_BOTTOM, text, color);
    }
    for touch in trace.touches().filter(|touch| touch.touched) {
        let [left, top, right, bottom] = touch.object.pixels();
        let area = stage.pixels((left, top), (right, bottom));
        stage.outline(area, 2.0, reaction_color(touch.reaction));
    }
}

fn paint_standing(stage: &Stage<'_>, run: &LevelRun, player: &Player) {
    if !player.on_object {
        return;
    }
    run.each_object(|slot, object, _| {
        if slot == player.stands_in {
            let (x, y) = (object.body.x.px(), object.body.y.px());
            let (w, h) = (i32::from(object.body.half_width.max(4)), i32::from(object.body.half_height.max(4)));
            let area = stage.pixels((x - w, y - h), (x + w - 1, y + h - 1)).expand(3.0);
            stage.outline(area, 2.0, DONE);
            stage.tag(area.center_bottom(), Align2::CENTER_TOP, tr!("on the object in slot {slot}", slot), DONE);
        }
    });
}
