//! A project of the welcome page: its picture, its name and what can be done with it.

use crate::command::{Command, Outbox};
use crate::language::{said, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::shell::gallery::Seen;
use crate::tr;
use crate::widgets::thumbnail::Thumbnail;
use eframe::egui::{self, Button, Color32, CornerRadius, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui};
use eframe::egui::{Vec2, WidgetInfo, pos2, vec2};
use kit::derived::picture::Picture;
use std::path::{Path, PathBuf};

/// Room below the picture.
const FOOT: f32 = 56.0;

/// The list that a card is in.
#[derive(Clone, Copy)]
pub enum Place {
    /// Projects that were open.
    Recent {
        /// True if it stays first.
        pinned: bool,
    },
    /// Samples that come with the program.
    Sample {
        /// The lesson of the card.
        lesson: &'static str,
    },
}

/// Shows a card; a click opens the project.
pub fn card(ui: &mut Ui, folder: &Path, (seen, place): (&Seen, Place), size: Vec2, out: &mut Outbox) {
    let c = theme::of(ui);
    let (area, response) = ui.allocate_exact_size(size, Sense::click());
    let is_missing = matches!(seen, Seen::Missing(_));
    let is_damaged = matches!(seen, Seen::Damaged { .. });
    let file_name = folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy().into_owned();
    let name = match seen {
        Seen::Found(card) if !card.name.is_empty() => card.name.clone(),
        _ => file_name,
    };
    response.widget_info(|| {
        WidgetInfo::labeled(
            Role::Button,
            !is_missing,
            match (is_missing, is_damaged) {
                (true, _) => tr!("Open {name}, missing", name),
                (_, true) => tr!("Open {name}, damaged", name),
                _ => tr!("Open {name}", name),
            },
        )
    });
    let is_near = (response.hovered() || response.has_focus()) && !is_missing;
    ui.painter().rect_filled(area, CornerRadius::same(8), c.panel);
    let picture = Rect::from_min_max(area.min, pos2(area.right(), area.bottom() - FOOT)).shrink(1.0);
    match seen {
        Seen::Found(card) if !card.picture.pixels.is_empty() => {
            picture_ui(ui, &card.picture, picture, &folder.to_string_lossy());
        }
        _ => {
            ui.painter().rect_filled(picture, CornerRadius { nw: 7, ne: 7, sw: 0, se: 0 }, c.chrome);
            let field = Rect::from_center_size(picture.center(), vec2(26.0, 26.0));
            let weak = ui.visuals().weak_text_color();
            let icon = if is_missing || is_damaged { Icon::Warning } else { Icon::Folder };
            icon.paint(ui.painter(), field, weak, weak);
        }
    }
    let below = match (seen, place) {
        (Seen::Missing(_), _) => t("Not found here any more").to_owned(),
        (Seen::Damaged { .. }, _) => t("Damaged: it can't be read").to_owned(),
        (_, Place::Sample { lesson }) if !lesson.is_empty() => said(lesson).into_owned(),
        (Seen::Found(card), Place::Sample { .. }) if !card.description.is_empty() => card.description.clone(),
        (Seen::Found(card), Place::Sample { .. }) => said(&card.size).into_owned(),
        (_, Place::Recent { .. }) => short(folder),
        _ => String::new(),
    };
    words(ui, Rect::from_min_max(pos2(area.left(), picture.bottom()), area.max), (&name, &below), is_missing);
    let edge = if is_near { Stroke::new(2.0, c.accent) } else { Stroke::new(1.0, c.line) };
    ui.painter().rect_stroke(area, CornerRadius::same(8), edge, StrokeKind::Inside);
    if let Place::Recent { pinned } = place {
        if pinned {
            let field = Rect::from_center_size(area.right_top() + vec2(-16.0, 16.0), vec2(20.0, 20.0));
            ui.painter().circle_filled(field.center(), 11.0, c.chrome);
            Icon::Pin.paint(ui.painter(), field.shrink(3.0), c.accent, c.accent);
        }
        if is_missing {
            remove_ui(ui, area, folder, &name, out);
        }
        if let Seen::Damaged { has_backups: true, .. } = seen {
            restore_ui(ui, area, folder, &name, out);
        }
        let has_backups = matches!(seen, Seen::Damaged { has_backups: true, .. });
        response.context_menu(|ui| {
            if has_backups && ui.button(t("Backups…")).clicked() {
                out.send(Command::Backups(folder.to_owned()));
                ui.close();
            }
            menu(ui, folder, pinned, is_missing, out);
        });
    }
    let tooltip = match (seen, place) {
        (Seen::Missing(why) | Seen::Damaged { why, .. }, _) => format!("{}\n{why}", folder.display()),
        (Seen::Found(card), _) => format!("{}\n{}", folder.display(), said(&card.size)),
        _ => folder.display().to_string(),
    };
    if opens(response.on_hover_text(tooltip)) && !is_missing {
        out.send(Command::Open(folder.to_owned()));
    }
}

fn opens(response: Response) -> bool {
    response.clicked()
}

/// The way out of the list of a project that is gone.
fn remove_ui(ui: &mut Ui, area: Rect, folder: &Path, name: &str, out: &mut Outbox) {
    let at = Rect::from_center_size(pos2(area.center().x, area.top() + 24.0), vec2(130.0, 24.0));
    let response = ui.put(at, Button::new(t("Remove from list")));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, tr!("Remove {name} from the list", name)));
    if response.clicked() {
        forget(folder.to_owned(), out);
    }
}

/// The way back of a project that is damaged.
fn restore_ui(ui: &mut Ui, area: Rect, folder: &Path, name: &str, out: &mut Outbox) {
    let at = Rect::from_center_size(pos2(area.center().x, area.top() + 24.0), vec2(150.0, 24.0));
    let response = ui.put(at, Button::new(t("Restore a backup…")));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, tr!("Restore a backup of {name}", name)));
    if response.clicked() {
        out.send(Command::Backups(folder.to_owned()));
    }
}

fn menu(ui: &mut Ui, folder: &Path, pinned: bool, is_missing: bool, out: &mut Outbox) {
    let folder = folder.to_owned();
    if ui.add_enabled(!is_missing, Button::new(t("Open"))).clicked() {
        out.send(Command::Open(folder.clone()));
        ui.close();
    }
    if ui.button(if pinned { t("Unpin") } else { t("Pin") }).on_hover_text(t("Pinned projects stay first.")).clicked() {
        let folder = folder.clone();
        out.send(Command::Settings(Box::new(move |settings| settings.pin(&folder, !pinned))));
        ui.close();
    }
    if ui.button(t("Copy path")).clicked() {
        out.send(Command::Copy(folder.display().to_string()));
        ui.close();
    }
    if ui.button(t("Remove from list")).on_hover_text(t("The project itself stays where it is.")).clicked() {
        forget(folder, out);
        ui.close();
    }
}

fn forget(folder: PathBuf, out: &mut Outbox) {
    out.send(Command::Settings(Box::new(move |settings| settings.forget(&folder))));
}

/// Name and a second line, of which as much is shown as there is room for.
fn words(ui: &Ui, area: Rect, (name, below): (&str, &str), is_faded: bool) {
    let room = area.width() - 20.0;
    let weak = ui.visuals().weak_text_color();
    let strong = if is_faded { weak } else { ui.visuals().strong_text_color() };
    let mut at = area.min + vec2(10.0, 5.0);
    for (text, size, color, rows) in [(name, 14.0, strong, 1), (below, 11.5, weak, 2)] {
        let mut job =
            egui::text::LayoutJob::simple(text.to_owned(), FontId::proportional(size), Color32::PLACEHOLDER, room);
        job.wrap.max_rows = rows;
        job.wrap.break_anywhere = rows == 1;
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let height = galley.size().y;
        ui.painter().galley(at, galley, color);
        at.y += height + 1.0;
    }
}

/// Fills an area with a picture; what does not fit is cut off at its sides.
pub fn picture_ui(ui: &Ui, picture: &Picture, area: Rect, name: &str) {
    Thumbnail::fill(ui, picture, area, name);
}

/// The end of a path, which says more than its beginning.
fn short(folder: &Path) -> String {
    let above = folder.parent().unwrap_or(folder).display().to_string();
    let count = above.chars().count();
    if count <= 60 { above } else { format!("…{}", above.chars().skip(count - 58).collect::<String>()) }
}
