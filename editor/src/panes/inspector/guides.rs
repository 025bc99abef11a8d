//! The guides of a level, as numbers.

use super::Subject;
use super::things::position;
use crate::command::Outbox;
use crate::language::t;
use crate::look::icons::Icon;
use crate::tr;
use crate::widgets::choices::row;
use crate::widgets::fields::Fields;
use crate::widgets::{section, small_icon_button};
use eframe::egui::Ui;
use kit::document::{Edit, GestureId, LevelSettings};
use sim::project::Guides;

/// Shows the guides of a level that has some.
pub fn ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, out: &mut Outbox) {
    let guides = &on.level.guides;
    if guides.x.is_empty() && guides.y.is_empty() {
        return;
    }
    section(ui, t("Guides"));
    let send = |out: &mut Outbox, label: &str, gesture: Option<GestureId>, change: &dyn Fn(&mut Guides)| {
        let mut settings = LevelSettings::of(on.level);
        change(&mut settings.guides);
        out.edit_in(gesture, label, vec![Edit::SetLevelSettings { level: on.key.to_owned(), settings }]);
    };
    for is_upright in [true, false] {
        let help = if is_upright { t("An upright guide") } else { t("A level guide") };
        for (n, place) in guides.along(is_upright).iter().enumerate() {
            let axis = if is_upright { "x" } else { "y" };
            let name = tr!("Guide {axis} {n}", axis, n = n + 1);
            row(ui, &name, help, |ui| {
                if let Some((new, gesture)) = fields.bare_number(ui, &position(&name, help), *place) {
                    send(out, t("Move guide"), Some(gesture), &|guides| guides.along_mut(is_upright)[n] = new);
                }
                if small_icon_button(ui, Icon::Delete, &tr!("Delete {name}", name)).clicked() {
                    send(out, t("Delete guide"), None, &|guides| _ = guides.along_mut(is_upright).remove(n));
                }
            });
        }
    }
}
