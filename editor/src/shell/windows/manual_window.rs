//! The manual in the window: the list of pages, a search, and the page that is read.

use crate::command::Outbox;
use crate::language::{msg, t};
use crate::look::theme;
use crate::manual::{INDEX, PAGES, Page, Part, at_headings, heading, page};
use crate::shell::windows::{Window, Windows, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{focus_once, hint, search_field};
use eframe::egui::style::ScrollAnimation;
use eframe::egui::{self, FontFamily, FontId, Panel, RichText, ScrollArea, TextStyle, Ui, vec2};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};
use kit::search::words_of;

/// Width of the list of pages, points.
const LIST: f32 = 220.0;
/// Lines of text longer than this are hard to follow, points.
const WIDEST: f32 = 900.0;

/// The open manual.
pub struct Manual {
    search: String,
    focused: bool,
    shown: &'static str,
    /// Pages read before the one shown, the latest last.
    before: Vec<&'static str>,
    cache: CommonMarkCache,
    /// The heading that was gone to last.
    part: &'static str,
    /// Pictures of the window in which it is still scrolled to: text and pictures find their places one after the other.
    scrolls: u8,
}

impl Default for Manual {
    fn default() -> Self {
        let (search, cache) = (String::new(), CommonMarkCache::default());
        Self { search, focused: false, shown: INDEX, before: Vec::new(), cache, part: "", scrolls: 0 }
    }
}

impl Windows {
    /// Opens the manual at a page, or at its index; closes it if it shows that page, or if none is asked for.
    pub fn read(&mut self, page: Option<&'static str>) {
        let was_open = self.has::<Manual>();
        let manual = self.opened::<Manual>();
        if was_open && page.is_none_or(|page| manual.shows(page)) {
            self.close_type::<Manual>();
        } else {
            manual.go_to(page.unwrap_or(INDEX));
        }
    }

    /// Opens the manual at a part of a page; closes it if it was opened there.
    pub fn read_about(&mut self, page: &'static str, heading: &'static str) {
        let was_open = self.has::<Manual>();
        let manual = self.opened::<Manual>();
        if was_open && manual.shows(page) && manual.began_at(heading) {
            self.close_type::<Manual>();
        } else {
            manual.go_to_part(page, heading);
        }
    }
}

impl Window for Manual {
    fn show(&mut self, ui: &mut Ui, _cx: &Studio, _out: &mut Outbox) -> bool {
        let mut open = true;
        let size = vec2(1180.0, 720.0).min(ui.content_rect().size() - vec2(300.0, 120.0));
        window(msg("Manual"), size).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            let list = Panel::left("manual-pages").exact_size(LIST).resizable(false).show_separator_line(false);
            list.frame(egui::Frame::NONE).show(ui, |ui| self.list_ui(ui));
            let margin = egui::Margin { left: 18, ..egui::Margin::ZERO };
            egui::CentralPanel::no_frame()
                .frame(egui::Frame::NONE.inner_margin(margin))
                .show(ui, |ui| self.page_ui(ui));
        });
        open
    }
}

impl Manual {
    /// True while the page of this file is shown.
    pub fn shows(&self, file: &str) -> bool {
        self.shown == file
    }

    /// True while the page is shown as it was opened at a heading.
    pub fn began_at(&self, heading: &str) -> bool {
        self.part == heading
    }

    /// Shows a part of a page.
    pub fn go_to_part(&mut self, file: &'static str, heading: &'static str) {
        self.go_to(file);
        (self.part, self.scrolls) = (heading, 4);
    }

    /// Shows a page. Back returns to the one shown before.
    pub fn go_to(&mut self, file: &'static str) {
        self.part = "";
        if self.shown != file {
            self.before.push(std::mem::replace(&mut self.shown, file));
        }
    }

    fn list_ui(&mut self, ui: &mut Ui) {
        let field = search_field(ui, &mut self.search, t("Search the manual"));
        focus_once(&field, &mut self.focused);
        ui.add_space(6.0);
        let mut found: Vec<&Page> = PAGES.iter().filter(|page| page.mentions(&self.search)).collect();
        let words = words_of(&self.search);
        if !words.is_empty() {
            found.sort_by_key(|page| std::cmp::Reverse(page.answer(&words)));
        }
        if found.is_empty() {
            hint(ui, t("No page has these words."));
        }
        let enter = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let mut chosen = found.first().filter(|_| enter).map(|page| page.file);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            for page in found {
                let line = egui::Button::selectable(self.shows(page.file), page.title()).wrap();
                let line = ui.add(line.min_size(vec2(ui.available_width(), 26.0)));
                if line.accessible_name(tr!("Page: {title}", title = page.title())).clicked() {
                    chosen = Some(page.file);
                }
            }
        });
        if let Some(file) = chosen {
            self.go_to(file);
        }
    }

    fn page_ui(&mut self, ui: &mut Ui) {
        let back = ui.add_enabled(!self.before.is_empty(), egui::Button::new(t("Back")));
        if back.on_hover_text(t("Return to the page you read before.")).clicked()
            && let Some(file) = self.before.pop()
        {
            self.shown = file;
        }
        ui.add_space(4.0);
        let Some(page) = page(self.shown) else { return };
        for to in page.links().filter(|to| self::page(to).is_some()) {
            self.cache.add_link_hook(to);
        }
        let mut clicked = None;
        ScrollArea::vertical().id_salt(page.file).auto_shrink(false).show(ui, |ui| {
            ui.set_max_width(ui.available_width().min(WIDEST));
            dress(ui);
            for (at, part) in page.parts().flat_map(pieces).enumerate() {
                ui.push_id(at, |ui| match part {
                    Part::Text(text) => {
                        let is_wanted = text.lines().next().and_then(heading) == Some(self.part);
                        if self.scrolls > 0 && is_wanted {
                            ui.scroll_to_cursor_animation(Some(egui::Align::TOP), ScrollAnimation::none());
                        }
                        CommonMarkViewer::new().show(ui, &mut self.cache, text);
                    }
                    Part::Code(code) => code_ui(ui, code),
                });
                // The next part resets what it heard of clicks.
                clicked = clicked.or_else(|| page.links().find(|to| self.cache.get_link_hook(to) == Some(true)));
            }
        });
        if self.scrolls > 0 {
            self.scrolls -= 1;
            ui.request_repaint();
        }
        if let Some(to) = clicked.and_then(self::page) {
            self.go_to(to.file);
        }
    }
}

/// A part, cut before its headings, so that each of them can be scrolled to.
fn pieces(part: Part) -> Vec<Part> {
    match part {
        Part::Text(text) => at_headings(text).into_iter().map(Part::Text).collect(),
        code => vec![code],
    }
}

/// Lines to copy. The viewer's own block draws its button with a letter that the fonts lack.
fn code_ui(ui: &mut Ui, code: &str) {
    let frame = egui::Frame::new().fill(ui.visuals().extreme_bg_color).corner_radius(5).inner_margin(10);
    frame.show(ui, |ui| {
        ui.horizontal_top(|ui| {
            let width = (ui.available_width() - 60.0).max(0.0);
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.label(RichText::new(code).monospace());
            });
            if ui.small_button(t("Copy")).on_hover_text(t("Copy these lines to the clipboard.")).clicked() {
                ui.copy_text(code.to_owned());
            }
        });
    });
    ui.add_space(6.0);
}

/// Headings and spacing of a page: a text to read needs more of both than a pane.
fn dress(ui: &mut Ui) {
    let line = theme::of(ui).line;
    let style = ui.style_mut();
    style.text_styles.insert(TextStyle::Heading, FontId::new(25.0, FontFamily::Proportional));
    style.text_styles.insert(TextStyle::Body, FontId::new(14.5, FontFamily::Proportional));
    style.visuals.widgets.noninteractive.bg_stroke.color = line;
}
