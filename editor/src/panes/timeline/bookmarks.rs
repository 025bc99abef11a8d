//! The menu of the bookmarks of a run: a name for each, and a click that goes there.

use crate::command::{Command, Outbox, TimelineCommand};
use crate::language::t;
use crate::look::icons::Icon;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{hint, small_icon_button};
use eframe::egui::containers::menu::{MenuButton, MenuConfig};
use eframe::egui::{Button, PopupCloseBehavior, TextEdit, Ui, vec2};

/// Characters of a name.
const MOST: usize = 60;

/// Shows the button with the menu, which stays open while names are typed.
pub fn menu(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (response, _) = MenuButton::new(t("Bookmarks")).config(config).ui(ui, |ui| {
        let bookmarks = cx.timeline().bookmarks();
        if bookmarks.is_empty() {
            hint(ui, t("None is set. Go to a frame and click Bookmark."));
        }
        for bookmark in bookmarks {
            let frame = bookmark.frame;
            ui.horizontal(|ui| {
                let button = Button::new(frame.to_string()).min_size(vec2(54.0, 0.0));
                if ui.add(button).on_hover_text(t("Show this frame")).clicked() {
                    out.send(Command::Timeline(TimelineCommand::GoTo(frame)));
                }
                let mut name = bookmark.name.clone();
                let field = TextEdit::singleline(&mut name).hint_text(t("Name")).desired_width(150.0).char_limit(MOST);
                let label = tr!("Name of the bookmark at frame {frame}", frame);
                if ui.add(field).accessible_name(&label).changed() {
                    out.send(Command::Timeline(TimelineCommand::NameBookmark(frame, name)));
                }
                if small_icon_button(ui, Icon::Delete, &tr!("Delete the bookmark at frame {frame}", frame)).clicked() {
                    out.send(Command::Timeline(TimelineCommand::Bookmark(frame)));
                }
            });
        }
    });
    response.on_hover_text(t("Name the bookmarks, and go to them. A run that you save keeps them."));
}
