//! The sides of the level in view, moved with all that is in it, and the words for what that loses.

use crate::command::{Command, Outbox};
use crate::language::{counted, said, t};
use crate::studio::Studio;
use crate::tr;
use eframe::egui::vec2;
use kit::drawing::space::{Sides, SpaceLoss, plan_sides};
use kit::notices::Notice;
use sim::tiles::TILE;

/// Moves the sides of the level in view as one step, and says what is lost.
pub fn move_sides(sides: Sides, cx: &Studio, out: &mut Outbox) {
    match plan_sides(cx.document(), &cx.session().level, sides) {
        Ok(plan) if plan.edits.is_empty() => {}
        Ok(plan) => {
            let lost = losses(plan.effect.loss);
            let chunk = cx.derived().scene().chunk_size() as f32 * TILE as f32;
            let by = vec2(sides.left as f32, sides.top as f32) * chunk;
            out.session(move |session| {
                session.selected = Default::default();
                // The level stays in its place on the screen.
                session.canvas.view.origin += by;
            });
            out.edit(t("Resize level"), plan.edits);
            if !lost.is_empty() {
                out.send(Command::Notice(Notice::warning(lost.join(" "))));
            }
        }
        Err(why) => out.send(Command::Notice(Notice::error(said(&why.to_string()).into_owned()))),
    }
}

/// Returns the parts that a change of the space loses, a sentence for each.
pub fn losses(loss: SpaceLoss) -> Vec<String> {
    let mut lost = Vec::new();
    if loss.objects > 0 {
        lost.push(tr!("{objects} there are deleted.", objects = counted(loss.objects, "object")));
    }
    if loss.switchers > 0 {
        lost.push(tr!("{switchers} there are deleted.", switchers = counted(loss.switchers, "layer switcher")));
    }
    if loss.shapes > 0 {
        lost.push(tr!("{shapes} across the place become plain blocks.", shapes = counted(loss.shapes, "shape")));
    }
    if loss.starts > 0 {
        lost.push(tr!("{starts} there move to the cut.", starts = counted(loss.starts, "start")));
    }
    if loss.marks > 0 {
        lost.push(tr!("{marks} there are deleted.", marks = counted(loss.marks, "mark")));
    }
    if loss.goal {
        lost.push(t("The goal is deleted.").to_owned());
    }
    lost
}
