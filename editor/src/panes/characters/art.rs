//! The art of a character: the picture, its cells, and the cells that each animation shows.

use super::picture_parts::{FrameNumbers, cut_ui, file_ui, strip_ui};
use crate::command::{Command, Outbox};
use crate::language::{said, t};
use crate::look::theme;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::sprites::Pictures;
use crate::widgets::{hint, section};
use eframe::egui::{Color32, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use kit::derived::objects::Sketch;
use kit::document::art::own_pictures::PictureOwner;
use kit::document::custom_kinds::figures::with_figure;
use kit::document::{Edit, GestureId};
use kit::notices::Notice;
use kit::play::figure_template::template;
use sim::objects::Pen as _;
use sim::player::animation::AnimationKind;
use sim::player::characters::{ball, standing};
use sim::project::{FigureAnimation, MOST_PICTURE_OFFSET, OwnFigure};
use sim::ruleset::{Character, Form};

/// Cells of a picture that can be shown: as many as a number of a cell can name.
const MOST_CELLS: usize = 256;
/// Game frames for which the preview shows a cell.
const EVERY: f64 = 8.0;

/// The page.
#[derive(Default)]
pub struct ArtPage {
    /// A path half typed.
    path: String,
    numbers: FrameNumbers,
    /// The animation whose preview is shown.
    shown: AnimationKind,
}

/// The figure that the parts of the page work on.
struct Subject<'a> {
    cx: &'a Studio,
    character: Character,
    figure: &'a OwnFigure,
}

impl Subject<'_> {
    fn put(&self, out: &mut Outbox, what: &str, gesture: Option<GestureId>, figure: Option<OwnFigure>) {
        let own = &self.cx.document().project().objects;
        let label = format!("{}: {what}", self.character.label());
        out.edit_in(gesture, &label, vec![Edit::SetOwnKinds(with_figure(own, self.character, figure))]);
    }

    /// Changes an animation. One without cells says nothing, and is left out of the file.
    fn put_animation(
        &self,
        out: &mut Outbox,
        gesture: Option<GestureId>,
        (kind, new): (AnimationKind, FigureAnimation),
    ) {
        let mut figure = self.figure.clone();
        if new.cells.is_empty() {
            figure.animations.remove(kind.name());
        } else {
            figure.animations.insert(kind.name().to_owned(), new);
        }
        self.put(out, t(kind.label()), gesture, Some(figure));
    }
}

impl ArtPage {
    /// Forgets what is half typed.
    pub(super) fn drop_typing(&mut self) {
        self.path.clear();
        self.numbers.drop_typing();
    }

    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        fields: &mut Fields,
        (cx, character): (&Studio, Character),
        out: &mut Outbox,
    ) {
        let own = &cx.document().project().objects;
        let (figure, nothing) = (own.figure(character), OwnFigure::default());
        let on = Subject { cx, character, figure: figure.map_or(&nothing, |figure| figure) };
        let picture = figure.map(|figure| &figure.picture);
        let instead = t("The built-in figure is shown");
        if file_ui(ui, cx, &mut self.path, (&PictureOwner::Figure(character), picture), instead, out) {
            on.put(out, t("Clear picture"), None, None);
        }
        let Some(picture) = picture else {
            hint(
                ui,
                t(
                    "One picture of equal cells, as many in a row as fit. Each animation shows some of them; the game says \
                     when. What you leave out is shown by a related animation.",
                ),
            );
            let begin = ui.button(t("Begin with the built-in figure"));
            let help = t("Take the built-in figure as a picture of the project, with every animation, to paint over");
            if begin.on_hover_text(help).clicked() {
                match template(own, character) {
                    Ok(figure) => on.put(out, t("Begin with the built-in figure"), None, Some(figure)),
                    Err(why) => out.send(Command::Notice(Notice::error(format!("{}.", said(&why))))),
                }
            }
            return;
        };
        section(ui, t("Cells"));
        if let Some((frame, gesture)) = cut_ui(ui, fields, picture, (t("Cell width"), t("Cell height"))) {
            let mut figure = on.figure.clone();
            figure.picture.frame = frame;
            on.put(out, t("Cut picture"), Some(gesture), Some(figure));
        }
        let helps = (
            t("Pixels from the character's centre to the right to a cell's middle"),
            t("Pixels from the character's centre down to a cell's middle"),
        );
        if let Some((offset, gesture)) = offset_ui(ui, fields, picture.offset, (t("Right"), t("Down")), helps) {
            let mut figure = on.figure.clone();
            figure.picture.offset = offset;
            on.put(out, t("Move picture"), Some(gesture), Some(figure));
        }
        section(ui, t("Preview"));
        self.preview_ui(ui, fields, &on, out);
        section(ui, t("Cells of the animations"));
        for (place, kind) in AnimationKind::ALL.iter().enumerate() {
            self.animation_ui(ui, &on, (place, *kind), out);
        }
        section(ui, t("Cells of the picture"));
        strip_ui(ui, picture, MOST_CELLS);
    }

    /// The numbers of an animation's cells, and the animation that stands in for it.
    fn animation_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, (place, kind): (usize, AnimationKind), out: &mut Outbox) {
        let animation = on.figure.animations.get(kind.name()).cloned().unwrap_or_default();
        if let Some(cells) = self.numbers.ui(ui, place, t(kind.label()), &animation.cells) {
            self.shown = kind;
            on.put_animation(out, None, (kind, FigureAnimation { cells, ..animation }));
        }
    }

    /// The chosen animation over the radii, and what else can be said of it.
    fn preview_ui(&mut self, ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, out: &mut Outbox) {
        row(ui, t("Animation"), t("The animation that is shown below"), |ui| {
            combo(ui, t("Animation"), t(self.shown.label()), |ui| {
                for kind in AnimationKind::ALL {
                    if ui.selectable_label(self.shown == *kind, t(kind.label())).clicked() {
                        self.shown = *kind;
                    }
                }
            });
        });
        let kind = self.shown;
        let named = on.figure.animations.get(kind.name());
        let Some(shown) = kind.in_figure(on.figure) else {
            hint(ui, t("No animation has cells yet: the first cell is shown for all of them."));
            return;
        };
        if named.is_none_or(|animation| animation.cells.is_empty()) {
            let stands = AnimationKind::ALL.iter().find(|other| {
                on.figure.animations.get(other.name()).is_some_and(|animation| std::ptr::eq(animation, shown))
            });
            if let Some(other) = stands {
                ui.weak(tr!("Shown by the cells of {other}", other = t(other.label())));
            }
        }
        picture_ui(ui, on, (kind, shown));
        let Some(animation) = named else { return };
        let helps = (
            t("Pixels by which this animation is moved to the right, besides the picture's own offset"),
            t("Pixels by which this animation is moved down, besides the picture's own offset"),
        );
        let labels = (t("Animation right"), t("Animation down"));
        if let Some((offset, gesture)) = offset_ui(ui, fields, animation.offset, labels, helps) {
            on.put_animation(out, Some(gesture), (kind, FigureAnimation { offset, ..animation.clone() }));
        }
        if matches!(kind, AnimationKind::Walk | AnimationKind::Run | AnimationKind::Dash) {
            let help = t("The cells stay upright on slopes. If not, they turn with the ground in steps of 45 degrees");
            if let Some(upright) = fields.flag(ui, t("Upright on slopes"), help, Some(animation.upright)) {
                on.put_animation(out, None, (kind, FigureAnimation { upright, ..animation.clone() }));
            }
        }
    }
}

/// Two numbers of pixels. Returns them if they change.
fn offset_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    (x, y): (i16, i16),
    labels: (&str, &str),
    helps: (&str, &str),
) -> Option<((i16, i16), GestureId)> {
    let most = i32::from(MOST_PICTURE_OFFSET);
    let number = |label, help| Number { label, help, range: -most..=most, unit: "px" };
    let right = fields.number(ui, &number(labels.0, helps.0), x.into());
    let down = fields.number(ui, &number(labels.1, helps.1), y.into());
    let right = right.map(|(x, gesture)| ((x as i16, y), gesture));
    right.or(down.map(|(y, gesture)| ((x, y as i16), gesture)))
}

/// The cells of an animation, one after the other while the pointer is over them, with the radii and the centre.
fn picture_ui(ui: &mut Ui, on: &Subject<'_>, (kind, animation): (AnimationKind, &FigureAnimation)) {
    let Some(image) = on.figure.picture.shown() else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 200.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Preview of the animation")));
    let count = animation.cells.len();
    let step = if response.hovered() {
        ui.request_repaint();
        (ui.input(|input| input.time) * 60.0 / EVERY) as usize % count.max(1)
    } else {
        0
    };
    let cell = animation.cells.get(step).copied().unwrap_or(0);
    let (part, corner) = on.figure.part(image, animation, cell);
    let ppp = ui.pixels_per_point();
    let tallest = f32::from(part.height.max(part.width)).max(40.0) + 8.0;
    let zoom = ((rect.height() / tallest * ppp).floor().clamp(1.0, 6.0 * ppp)) / ppp;
    let centre = ((rect.center() * ppp).round() / ppp).to_vec2();
    let to_screen = |at: Pos2| (centre + at.to_vec2() * zoom).to_pos2();
    let painter = ui.painter_at(rect);
    let c = theme::of(ui);
    painter.rect_filled(rect, 4.0, c.void);
    let mut sketch = Sketch::default();
    sketch.image(corner.0, corner.1, image, part);
    let mut pictures = Pictures::new(ui.ctx());
    pictures.add(&to_screen, (&sketch, (false, false)), (0, 0), Color32::WHITE);
    pictures.paint(&painter);
    let rules = &on.cx.derived().level().ruleset;
    let is_ball = matches!(kind, AnimationKind::Roll | AnimationKind::RollFast | AnimationKind::SpinDash);
    let radii = if is_ball { ball } else { standing }(rules, on.character, Form::Normal);
    let corner = |x: i32, y: i32| to_screen(pos2(x as f32, y as f32));
    let (w, h) = (i32::from(radii.width), i32::from(radii.height));
    let sides = Rect::from_min_max(corner(-w, -h), corner(w + 1, h + 1));
    painter.rect_stroke(sides, 0.0, Stroke::new(1.0, c.accent), StrokeKind::Outside);
    for arm in [vec2(4.0, 0.0), vec2(0.0, 4.0)] {
        painter.line_segment([corner(0, 0) - arm, corner(0, 0) + arm], Stroke::new(1.0, c.accent));
    }
    response.on_hover_text(t("The frame is the radii, the cross the centre. Point at it to see it move"));
}
