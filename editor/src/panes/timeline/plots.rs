//! The curves of the timeline, and the menu that chooses them.

use super::scale::Scale;
use crate::command::Outbox;
use crate::language::t;
use crate::look::theme;
use crate::session::PlotKind;
use crate::studio::Studio;
use eframe::egui::{self, Align2, Button, Color32, FontId, PopupCloseBehavior, Rect, Sense, Ui, vec2};
use egui_plot::{HLine, Line, Plot, PlotPoints};
use kit::play::sample::Sample;
use kit::timeline::track::Track;

/// Shows the button with the menu of curves. The menu stays open, because several are chosen at once.
pub fn menu(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let config = egui::containers::menu::MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let button = egui::containers::menu::MenuButton::new(t("Curves")).config(config);
    let (response, _) = button.ui(ui, |ui| {
        for (kind, name, help) in PlotKind::ALL {
            let row = Button::selectable(cx.session().play.plots.has(kind), t(name));
            if ui.add(row).on_hover_text(t(help)).clicked() {
                out.session(move |session| session.play.plots.toggle(kind));
            }
        }
    });
    response.on_hover_text(t("Choose the values that are drawn as curves"));
}

/// The value of a curve, so that up is up: pixels for a height, pixels a frame for speeds, 1/256 of a turn for an angle.
fn value(kind: PlotKind, sample: &Sample) -> f64 {
    match kind {
        PlotKind::Speed => f64::from(sample.speed()) / 256.0,
        PlotKind::Height => -f64::from(sample.px().1),
        PlotKind::XSpeed => f64::from(sample.x_speed.0) / 256.0,
        PlotKind::YSpeed => f64::from(sample.y_speed.0) / 256.0,
        PlotKind::GroundSpeed => f64::from(sample.ground_speed.0) / 256.0,
        PlotKind::Angle => f64::from(sample.angle.0.cast_signed()),
    }
}

/// A curve's value as its lane writes it.
fn value_text(kind: PlotKind, value: f64) -> String {
    match kind {
        PlotKind::Height => format!("y {}", -value),
        PlotKind::Angle => format!("${:02X}", (value as i8).cast_unsigned()),
        PlotKind::Speed | PlotKind::XSpeed | PlotKind::YSpeed | PlotKind::GroundSpeed => format!("{value:.2}"),
    }
}

/// A value of each frame as a curve; more frames than points are drawn as the least and the greatest of them.
pub fn plot_ui<'a>(
    ui: &mut Ui,
    kind: PlotKind,
    rect: Rect,
    scale: &Scale,
    tracks: impl Iterator<Item = (&'a Track, Color32)>,
    (from, to): (usize, usize),
) {
    let every = ((to.saturating_sub(from)) / (rect.width().max(1.0) as usize)).max(1);
    let mut lines = Vec::new();
    let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
    for (track, color) in tracks {
        let mut points = Vec::with_capacity(2 * (to.saturating_sub(from) / every + 1));
        let mut frame = from;
        while frame <= to.min(track.frames()) {
            let group = (frame..(frame + every).min(to + 1))
                .filter_map(|frame| track.sample(frame))
                .map(|sample| value(kind, sample));
            let (low, high) =
                group.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), now| (low.min(now), high.max(now)));
            if low.is_finite() {
                points.push([frame as f64, low]);
                if high > low {
                    points.push([frame as f64, high]);
                }
                (least, most) = (least.min(low), most.max(high));
            }
            frame += every;
        }
        lines.push((points, color));
    }
    ui.painter().rect_filled(rect, 2.0, theme::of(ui).void.gamma_multiply(0.6));
    if least > most {
        return;
    }
    let zero = ui.visuals().weak_text_color().gamma_multiply(0.5);
    let margin = ((most - least) * 0.08).max(0.5);
    let (shown_from, shown_to) = scale.shown();
    ui.scope_builder(egui::UiBuilder::new().max_rect(rect), |ui| {
        Plot::new(("plot", kind as usize))
            .width(rect.width())
            .height(rect.height())
            .show_axes(false)
            .show_grid(false)
            .show_background(false)
            .show_x(false)
            .show_y(false)
            .allow_drag(false)
            .allow_zoom(false)
            .allow_scroll(false)
            .allow_boxed_zoom(false)
            .allow_double_click_reset(false)
            .sense(Sense::empty())
            .show(ui, |plot| {
                if least < 0.0 && most > 0.0 && kind != PlotKind::Height {
                    plot.hline(HLine::new("", 0.0).color(zero).width(1.0).allow_hover(false));
                }
                plot.set_plot_bounds_x(shown_from..=shown_to);
                plot.set_plot_bounds_y(least - margin..=most + margin);
                for (points, color) in lines {
                    plot.line(Line::new("", PlotPoints::from(points)).color(color).width(1.5).allow_hover(false));
                }
            });
    });
    let weak = ui.visuals().weak_text_color();
    let painter = ui.painter();
    for (at, align, value) in
        [(rect.left_top(), Align2::LEFT_TOP, most), (rect.left_bottom(), Align2::LEFT_BOTTOM, least)]
    {
        painter.text(at + vec2(3.0, 0.0), align, value_text(kind, value), FontId::monospace(9.5), weak);
    }
}
