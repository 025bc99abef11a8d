//! The region tool: a drag draws a region, a click sets a point; regions and notes that are there are moved and resized.

use crate::command::{Command, Outbox};
use crate::language::t;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::arrange;
use crate::things::targets::{self, Grip, kind_of_mark};
use crate::tools::select::in_line;
use crate::tools::select::placing::{PlaceState, Placing};
use crate::tools::{Ghost, Options, Pointer, Tool, ToolFacts, rounded};
use crate::tr;
use crate::widgets::fields::Fields;
use crate::widgets::hint;
use eframe::egui::{CursorIcon, Pos2, Rect, Ui, Vec2};
use kit::notices::Notice;
use sim::project::{LevelMark, MOST_MARKS, MarkKind};

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { holds_things: true, ..ToolFacts::NONE };

/// Points that the pointer moves before a press becomes a drag.
const THRESHOLD: f32 = 4.0;

/// The kinds that are placed: what is done was something to do before.
const PLACED: [MarkKind; 3] = [MarkKind::Region, MarkKind::Note, MarkKind::ToDo];

/// Places, moves and resizes regions and notes.
#[derive(Default)]
pub struct MarkTool {
    state: PlaceState<LevelMark>,
}

impl Tool for MarkTool {
    fn pointer(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let key = &cx.session().level;
        let Some(level) = cx.in_view().level() else { return };
        if pointer.pressed {
            let found = under(pointer.at, pointer.zoom, cx);
            if found.is_none() && level.marks.len() >= MOST_MARKS {
                let text = tr!("A level has at most {most} regions and notes.", most = MOST_MARKS);
                return out.send(Command::Notice(Notice::warning(text)));
            }
            out.session(|session| session.canvas.overlays.marks = true);
            self.state = PlaceState::press(found, Selected::Mark, pointer, cx, out);
        }
        let draw = |placing: &Placing<LevelMark>| LevelMark { id: placing.id, ..drawn(placing.from, pointer, cx) };
        self.state.follow(pointer, cx, out, draw, |level, id, mark| {
            let label = if mark.kind.is_region() { t("Place region") } else { t("Place note") };
            (label, arrange::set_mark(key, level, id, Some(mark)))
        });
        if pointer.released {
            // Placing -> Ready: the next thing that is typed is its name.
            if matches!(self.state, PlaceState::Placing(_)) {
                out.session(|session| session.selected.focus_fields = true);
                out.send(Command::ShowPane("inspector"));
            }
            self.state = PlaceState::Ready;
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &Studio) {
        self.state.ghost(ghost);
        match (&self.state, ghost.pointer) {
            (PlaceState::Placing(Placing { sent: Some(mark), .. }), Some(_)) if !mark.is_point() => {
                ghost.size_label((mark.width, mark.height));
            }
            (PlaceState::Ready, Some(at)) if under(at, ghost.view.zoom, cx).is_none() => {
                let at = in_line::to_guides(rounded(at, ghost.snap), ghost.view.zoom, cx);
                ghost.frame(ghost.area(Rect::from_center_size(at, Vec2::splat(6.0 / ghost.view.zoom))));
            }
            _ => {}
        }
    }

    fn cursor(&self, pointer: Pointer, cx: &Studio) -> CursorIcon {
        under(pointer.at, pointer.zoom, cx).map_or(CursorIcon::Crosshair, |(_, grip)| grip.cursor())
    }

    fn cancel(&mut self) {
        self.state = PlaceState::Ready;
    }

    fn options(&self) -> Option<Box<dyn Options>> {
        Some(Box::new(MarkOptions))
    }
}

/// The region or note under a level position, and which part of it.
fn under(at: Pos2, zoom: f32, cx: &Studio) -> Option<(Selected, Grip)> {
    targets::under(at, zoom, cx).filter(|(what, _)| matches!(what, Selected::Mark(_)))
}

/// The mark that the drag draws, under no id yet; a mere click gives a point.
fn drawn(from: Pos2, pointer: Pointer, cx: &Studio) -> LevelMark {
    let kind = cx.session().tools.mark;
    let is_click = (pointer.at - from).length() * pointer.zoom < THRESHOLD;
    let place = |at: Pos2| in_line::to_guides(rounded(at, pointer.snap), pointer.zoom, cx);
    let area = Rect::from_two_pos(place(from), place(if is_click { from } else { pointer.at }));
    let [x, y, width, height] = [area.left(), area.top(), area.width(), area.height()].map(|side| side as i32);
    LevelMark { kind, x, y, width, height, ..LevelMark::default() }
}

/// The choice of the kind that the tool places.
struct MarkOptions;

impl Options for MarkOptions {
    fn ui(&mut self, ui: &mut Ui, _fields: &mut Fields, cx: &Studio, out: &mut Outbox) {
        ui.heading(t("Regions and notes"));
        hint(ui, t("Drag an area, or click a point. A game finds regions by their names; notes stay in the editor."));
        ui.add_space(6.0);
        ui.label(t("A drag or a click places"));
        for kind in PLACED {
            let shown = ui.radio(cx.session().tools.mark == kind, kind_of_mark(kind));
            if shown.on_hover_text(help_of(kind)).clicked() {
                out.session(move |session| session.tools.mark = kind);
            }
        }
    }
}

/// Returns the use of a kind of marks.
pub fn help_of(kind: MarkKind) -> &'static str {
    match kind {
        MarkKind::Region => t("Exports give the game its name and its place"),
        MarkKind::Note => t("A remark for your team"),
        MarkKind::ToDo => t("Listed by the pane Problems until it is done"),
        MarkKind::Done => t("A note that is dealt with"),
    }
}
