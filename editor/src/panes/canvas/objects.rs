//! The things of a level besides blocks: start, goal, water, camera limits, layer switchers, placed objects.

use crate::language::t;
use crate::overlays::ink;
use crate::panes::numbers;
use crate::session::{Selected, View};
use crate::studio::Studio;
use crate::things::lookup::{Indexed, Lookup as _};
use crate::things::targets;
use crate::tr;
use eframe::egui::{
    self, Align2, Color32, FontId, Id, Mesh, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    pos2, vec2,
};
use kit::document::Region;
use kit::document::imported::extra::ImportedLimits;
use sim::project::{LayerSwitcher, LevelData, MarkKind, Orientation, PlacementId, Rgb, SwitcherSide};

/// The picture of a camera is this large if nothing else is said: the originals' screen.
const SCREEN: Vec2 = vec2(320.0, 224.0);

/// A canvas, its view and the level it shows.
pub struct Markers<'a> {
    /// The painter.
    pub painter: &'a Painter,
    /// The canvas, points.
    pub canvas: Rect,
    /// The view.
    pub view: View,
    /// The level.
    pub level: &'a LevelData,
    /// The level's size, pixels.
    pub size: Vec2,
}

/// Zoomed out farther than this, words would bury the level: only what is pointed at or selected keeps its name.
const NAMED_FROM: f32 = 0.4;

/// Half the size of a mark that is a point, points.
const PIN: f32 = 7.0;

/// Width of the words of a mark, points.
const TEXT_OF_MARK: f32 = 240.0;

/// Things in view that screen readers get, and whose names are shown, at most.
const NODES: i32 = 256;

/// Adds the four sides of a frame.
fn add_frame(mesh: &mut Mesh, area: Rect, color: Color32) {
    let Rect { min, max } = area;
    for side in [
        Rect::from_min_max(min, pos2(max.x, min.y + 1.5)),
        Rect::from_min_max(pos2(min.x, max.y - 1.5), max),
        Rect::from_min_max(min, pos2(min.x + 1.5, max.y)),
        Rect::from_min_max(pos2(max.x - 1.5, min.y), max),
    ] {
        mesh.add_colored_rect(side, color);
    }
}

impl Markers<'_> {
    fn screen(&self, at: Pos2) -> Pos2 {
        let ppp = self.painter.pixels_per_point();
        (self.view.to_screen(self.canvas, at) * ppp).round() / ppp
    }

    fn area(&self, area: Rect) -> Rect {
        Rect::from_min_max(self.screen(area.min), self.screen(area.max))
    }

    /// Water and limits of the camera: under everything that can be taken hold of.
    pub fn paint_limits(&self, camera: bool, cx: &Studio) {
        if let Some(water) = crate::overlays::water::surface(cx) {
            let top = self.screen(pos2(0.0, water as f32));
            let end = self.screen(self.size.to_pos2());
            let selected = cx.session().selected.things.contains(&Selected::Water);
            let line = if selected { Stroke::new(2.5, ink::SELECTED) } else { Stroke::new(1.5, ink::WATER) };
            self.painter.line_segment([top, pos2(end.x, top.y)], line);
            self.tag(top + vec2(4.0, 3.0), Align2::LEFT_TOP, t("Water"), ink::WATER);
            if selected {
                self.paint_water_changes();
            }
        }
        let bounds = self.level.bounds;
        if camera && (bounds.right > bounds.left || bounds.bottom > bounds.top) {
            let min = pos2(bounds.left as f32, bounds.top as f32);
            let max = pos2(bounds.right as f32, bounds.bottom as f32) + SCREEN;
            let area = self.area(Rect::from_min_max(min, max)).expand(1.0);
            self.dashed(area, ink::BOUNDS);
            if self.view.zoom >= 0.2 {
                let is_guess = cx.derived().limits().is_some_and(ImportedLimits::is_guess);
                let text = if is_guess { t("Camera limits: a guess of the import") } else { t("Camera limits") };
                self.tag(area.left_top() + vec2(4.0, -3.0), Align2::LEFT_BOTTOM, text, ink::BOUNDS);
            }
        }
    }

    /// Paints the changes of the water, each over the part of the screen that shows while it applies.
    fn paint_water_changes(&self) {
        for (n, change) in self.level.tide.changes.iter().enumerate() {
            let Some(y) = change.y.or(change.at_once) else { continue };
            let to = change.to_x.map_or(self.size.x, |to| to as f32 + SCREEN.x).min(self.size.x);
            let [from, to] = [change.from_x as f32, to].map(|x| self.screen(pos2(x, y as f32)));
            self.painter.extend(Shape::dashed_line(&[from, to], Stroke::new(1.5, ink::WATER), 6.0, 4.0));
            self.tag(from + vec2(4.0, -3.0), Align2::LEFT_BOTTOM, &tr!("Water, change {n}", n = n + 1), ink::WATER);
        }
    }

    fn dashed(&self, area: Rect, color: Color32) {
        let clip = self.painter.clip_rect().expand(16.0);
        let stroke = Stroke::new(1.5, color);
        // Dashes only where they are seen, counted from the corner so that they stay put while the view moves.
        let run = |from: f32, to: f32, low: f32, high: f32| {
            let first = from + ((low - from) / 10.0).floor().max(0.0) * 10.0;
            let count = ((to.min(high) - first) / 10.0).ceil().max(0.0) as usize;
            (0..count).map(move |i| (first + i as f32 * 10.0, (first + i as f32 * 10.0 + 6.0).min(to)))
        };
        for y in [area.top(), area.bottom()].into_iter().filter(|y| clip.y_range().contains(*y)) {
            for (a, b) in run(area.left(), area.right(), clip.left(), clip.right()) {
                self.painter.line_segment([pos2(a, y), pos2(b, y)], stroke);
            }
        }
        for x in [area.left(), area.right()].into_iter().filter(|x| clip.x_range().contains(*x)) {
            for (a, b) in run(area.top(), area.bottom(), clip.top(), clip.bottom()) {
                self.painter.line_segment([pos2(x, a), pos2(x, b)], stroke);
            }
        }
    }

    /// A small text on a dark ground.
    fn tag(&self, at: Pos2, anchor: Align2, text: &str, color: Color32) -> Rect {
        let galley = self.painter.layout_no_wrap(text.to_owned(), FontId::proportional(11.0), color);
        let area = anchor.anchor_size(at, galley.size() + vec2(8.0, 2.0));
        self.painter.rect_filled(area, 3.0, ink::LABEL_BACK);
        self.painter.galley(area.min + vec2(4.0, 1.0), galley, color);
        area
    }

    /// The blocks that are selected.
    pub fn paint_area(&self, area: &Region) {
        paint_area(self.painter, area, |(x, y)| self.screen(pos2(x as f32, y as f32) * 16.0));
    }

    /// A frame around a place that was looked for.
    pub fn paint_found(&self, area: Rect) {
        paint_found(self.painter, self.area(area));
    }

    /// Everything that can be selected, with a node for each that tests and screen readers find by name.
    pub fn paint_things(&self, ui: &Ui, id: Id, cx: &Studio, hovered: Option<Selected>) {
        let mut nodes = NODES;
        let seen = self.view.visible(self.canvas).expand(24.0 / self.view.zoom);
        let things = Indexed::new(self.level);
        let mut frames = Mesh::default();
        for (what, area) in targets::within(self.level, targets::Drawn::now(cx), seen) {
            let on_screen = self.area(area);
            let selected = cx.session().selected.things.contains(&what);
            let edge = match (selected, hovered == Some(what)) {
                (true, _) => Some(ink::SELECTED),
                (false, true) => Some(ink::HOVER),
                _ => None,
            };
            match what {
                Selected::Start | Selected::FurtherStart(_) => self.start(what, on_screen, edge),
                Selected::Goal => self.goal(on_screen, edge),
                Selected::Switcher(id) => {
                    if let Some((_, switcher)) = things.switcher(id) {
                        self.switcher(switcher, on_screen, edge, selected);
                    }
                }
                // So many names would cover each other.
                Selected::Placement(_) if nodes <= 0 && selected && hovered != Some(what) => {
                    add_frame(&mut frames, on_screen.expand(2.0), ink::SELECTED);
                }
                Selected::Placement(_) => self.placement(&things, what, on_screen, edge, cx),
                Selected::Water => {} // painted under everything
                Selected::LimitChange(id) => self.gate(id, on_screen, edge),
                Selected::Mark(id) => self.mark(id, on_screen, edge),
            }
            if nodes > 0 || hovered == Some(what) {
                let name = targets::name_in_view(&things, cx.derived(), what);
                self.node(ui, id, (what, selected), on_screen.expand(5.0), &name);
                nodes -= 1;
            }
        }
        self.painter.add(frames);
    }

    /// A frame and a name; an object that has a picture has them only while it is pointed at or selected.
    fn placement(&self, things: &Indexed<'_>, what: Selected, area: Rect, edge: Option<Color32>, cx: &Studio) {
        let looks = cx.derived().looks();
        let has_picture = matches!(what, Selected::Placement(id) if looks.get(id).is_some());
        if edge.is_none() && has_picture {
            return;
        }
        let color = edge.unwrap_or(ink::LABEL);
        let (frame, shade) = (area.expand(2.0), Stroke::new(3.5, Color32::from_black_alpha(150)));
        self.painter.rect_stroke(frame, 2.0, shade, StrokeKind::Middle);
        self.painter.rect_stroke(frame, 2.0, Stroke::new(1.5, color), StrokeKind::Middle);
        if edge.is_some() || self.view.zoom >= NAMED_FROM {
            let mut name = targets::name_in_view(things, cx.derived(), what);
            if let (true, Selected::Placement(id)) = (cx.settings().game_numbers, what) {
                let own = things.placement(id).map(|(_, placement)| placement);
                if let Some((number, subtype)) = own.and_then(numbers::object) {
                    name += &format!("  ${number:02X}:{subtype:02X}");
                }
            }
            self.tag(frame.center_top() - vec2(0.0, 1.0), Align2::CENTER_BOTTOM, &name, color);
        }
    }

    /// The pointer goes through to the tool in hand: the node only says what is here.
    fn node(&self, ui: &Ui, id: Id, (what, selected): (Selected, bool), area: Rect, name: &str) {
        let key = match what {
            Selected::Start => ("start", 0),
            Selected::FurtherStart(n) => ("start", n as u64 + 1),
            Selected::Goal => ("goal", 0),
            Selected::Water => ("water", 0),
            Selected::Switcher(id) => ("switcher", id.0),
            Selected::Placement(id) => ("placement", id.0),
            Selected::LimitChange(id) => ("limits", id.0),
            Selected::Mark(id) => ("mark", id.0),
        };
        let response = ui.interact(area.intersect(self.painter.clip_rect()), id.with(key), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::selected(Role::GraphicsObject, true, selected, name));
    }

    fn start(&self, what: Selected, area: Rect, edge: Option<Color32>) {
        let color = edge.unwrap_or(ink::START);
        self.painter.rect(
            area,
            3.0,
            ink::START.gamma_multiply(0.12),
            Stroke::new(if edge.is_some() { 2.0 } else { 1.5 }, color),
            StrokeKind::Middle,
        );
        // The figure inside shows which way it looks, if it is large enough.
        if area.height() < 24.0 {
            let faces_left = targets::start_of(self.level, what).is_some_and(|start| start.faces_left);
            let way = if faces_left { -1.0 } else { 1.0 };
            let tip = |x: f32, y: f32| area.center() + vec2(x * way, y) * 4.0;
            let arrow = vec![tip(-0.6, -1.0), tip(1.0, 0.0), tip(-0.6, 1.0)];
            self.painter.add(Shape::convex_polygon(arrow, color, Stroke::NONE));
        }
        let name = match what {
            Selected::FurtherStart(n) => self.level.starts.get(n).map_or("", |named| &named.name),
            _ => t("Start"),
        };
        self.tag(area.center_top() - vec2(0.0, 3.0), Align2::CENTER_BOTTOM, name, color);
    }

    fn goal(&self, area: Rect, edge: Option<Color32>) {
        let color = edge.unwrap_or(ink::GOAL);
        self.painter.rect_filled(area, 0.0, ink::GOAL.gamma_multiply(0.14));
        // A chequered edge, as at the end of a race.
        let cell = (area.height() / 12.0).clamp(3.0, 8.0);
        let rows = (area.height() / cell) as i32;
        // Only the rows that are seen: a goal may be as high as numbers go.
        let clip = self.painter.clip_rect();
        let row_at = |y: f32| ((y - area.top()) / cell).floor() as i32;
        for row in row_at(clip.top()).max(0)..rows.min(row_at(clip.bottom()).saturating_add(1)) {
            for column in 0..2 {
                let at = pos2(area.left() + column as f32 * cell, area.top() + row as f32 * cell);
                let fill = if (row + column) % 2 == 0 { Color32::WHITE } else { Color32::from_gray(30) };
                self.painter.rect_filled(Rect::from_min_size(at, Vec2::splat(cell)), 0.0, fill);
            }
        }
        self.painter.rect_stroke(area, 0.0, Stroke::new(1.5, color), StrokeKind::Middle);
        self.tag(area.center_top() - vec2(0.0, 3.0), Align2::CENTER_BOTTOM, t("Goal"), color);
        if edge == Some(ink::SELECTED) {
            self.handles(area);
        }
    }

    /// The line at which a change of the camera limits begins, with a flag to the side on which it applies. If it is
    /// selected, so is what the camera can show behind it.
    fn gate(&self, id: PlacementId, line: Rect, edge: Option<Color32>) {
        let Some((n, change)) = self.level.limit_changes.iter().enumerate().find(|(_, change)| change.id == id) else {
            return;
        };
        let color = edge.unwrap_or(ink::BOUNDS);
        let ends = [line.left_top(), line.left_bottom()];
        self.painter.line_segment(ends, Stroke::new(4.0, Color32::from_black_alpha(110)));
        self.painter.extend(Shape::dashed_line(&ends, Stroke::new(1.5, color), 6.0, 4.0));
        for (end, side) in ends.into_iter().zip([change.top, change.bottom]) {
            let width = if side.is_some() { 2.5 } else { 1.0 };
            self.painter.line_segment([end, end + vec2(14.0, 0.0)], Stroke::new(width, color));
        }
        if self.view.zoom >= 0.2 {
            let text = tr!("Limits, change {n}", n = n + 1);
            self.tag(line.left_top() + vec2(4.0, 3.0), Align2::LEFT_TOP, &text, color);
        }
        if edge == Some(ink::SELECTED) {
            let bounds = change.over(self.level.bounds);
            let right = change.to_x.map_or(bounds.right, |to| to.min(bounds.right)).max(change.from_x);
            let min = pos2(bounds.left.max(change.from_x) as f32, bounds.top as f32);
            self.dashed(self.area(Rect::from_min_max(min, pos2(right as f32, bounds.bottom as f32) + SCREEN)), color);
            ends.into_iter().for_each(|end| self.handle(end));
        }
    }

    /// A region or a note: a frame, or a pin if it has no size, and its name. What else it says is shown while it is pointed at
    /// or selected.
    fn mark(&self, id: PlacementId, area: Rect, edge: Option<Color32>) {
        let Some(mark) = self.level.marks.iter().find(|mark| mark.id == id) else { return };
        let own = mark.color.map(|Rgb([r, g, b])| Color32::from_rgb(r, g, b)).unwrap_or(match mark.kind {
            MarkKind::Region => ink::REGION,
            MarkKind::Note => ink::NOTE,
            MarkKind::ToDo => ink::TO_DO,
            MarkKind::Done => ink::DONE,
        });
        let color = edge.unwrap_or(own);
        let is_point = mark.is_point();
        let words = if is_point {
            let (centre, half) = (area.min, PIN);
            let pin = [vec2(0.0, -half), vec2(half, 0.0), vec2(0.0, half), vec2(-half, 0.0)];
            let pin: Vec<Pos2> = pin.into_iter().map(|way| centre + way).collect();
            self.painter.add(Shape::convex_polygon(pin, own, Stroke::new(2.0, Color32::BLACK)));
            if edge.is_some() {
                self.painter.circle_stroke(centre, half + 3.0, Stroke::new(1.5, color));
            }
            centre + vec2(half + 4.0, -8.0)
        } else {
            self.painter.rect_filled(area, 0.0, own.gamma_multiply(0.10));
            self.painter.rect_stroke(area, 0.0, Stroke::new(3.5, Color32::from_black_alpha(120)), StrokeKind::Middle);
            self.painter.rect_stroke(area, 0.0, Stroke::new(1.5, color), StrokeKind::Middle);
            // The name of a region whose corner is out of view stays in view.
            let clip = self.painter.clip_rect();
            let last = (area.right() - 40.0).max(area.left());
            pos2(area.left().max(clip.left()).min(last), area.top()) + vec2(3.0, 2.0)
        };
        if edge.is_none() && self.view.zoom < NAMED_FROM {
            return;
        }
        let name = match mark.name.trim() {
            "" => targets::kind_of_mark(mark.kind),
            name => name,
        };
        let below = self.tag(words, Align2::LEFT_TOP, name, color).left_bottom() + vec2(0.0, 2.0);
        if edge.is_some() && !mark.text.trim().is_empty() {
            let font = FontId::proportional(11.0);
            let galley = self.painter.layout(mark.text.trim().to_owned(), font, ink::LABEL, TEXT_OF_MARK);
            let back = Rect::from_min_size(below, galley.size() + vec2(8.0, 4.0));
            self.painter.rect_filled(back, 3.0, ink::LABEL_BACK);
            self.painter.galley(back.min + vec2(4.0, 2.0), galley, ink::LABEL);
        }
        if edge == Some(ink::SELECTED) && !is_point {
            self.handles(area);
        }
    }

    /// Handles at the corners and at the middles of the sides.
    fn handles(&self, area: Rect) {
        for (x, y) in [(0.0, 0.0), (0.5, 0.0), (1.0, 0.0), (0.0, 0.5), (1.0, 0.5), (0.0, 1.0), (0.5, 1.0), (1.0, 1.0)] {
            self.handle(area.lerp_inside(vec2(x, y)));
        }
    }

    fn handle(&self, at: Pos2) {
        let area = Rect::from_center_size(at, Vec2::splat(8.0));
        self.painter.rect(area, 1.0, ink::SELECTED, Stroke::new(1.0, Color32::BLACK), StrokeKind::Middle);
    }

    fn switcher(&self, switcher: &LayerSwitcher, line: Rect, edge: Option<Color32>, selected: bool) {
        let ends = [line.min, line.max];
        let (a, b) = (ink::layer(switcher.left_or_above.layer), ink::layer(switcher.right_or_below.layer));
        let side = match switcher.orientation {
            Orientation::Vertical => vec2(1.5, 0.0),
            Orientation::Horizontal => vec2(0.0, 1.5),
        };
        let halo = edge.unwrap_or(Color32::from_black_alpha(150));
        self.painter.line_segment(ends, Stroke::new(if edge.is_some() { 8.0 } else { 6.0 }, halo));
        // Each side of the line in the colour of the layer it leads to.
        self.painter.line_segment(ends.map(|at| at - side), Stroke::new(3.0, a));
        self.painter.line_segment(ends.map(|at| at + side), Stroke::new(3.0, b));
        for end in ends {
            let across = side / 1.5 * 6.0;
            self.painter.line_segment([end - across, end + across], Stroke::new(2.0, halo));
        }
        if self.view.zoom >= NAMED_FROM {
            let out = side / 1.5;
            self.side_label(line.center() - out * 18.0, switcher.left_or_above, switcher.priority_only);
            self.side_label(line.center() + out * 18.0, switcher.right_or_below, switcher.priority_only);
            if switcher.grounded_only {
                let at = line.center();
                self.painter.circle(at, 6.0, ink::LABEL_BACK, Stroke::new(1.0, halo));
                let feet = Stroke::new(2.0, ink::LABEL);
                self.painter.line_segment([at + vec2(-3.5, 2.0), at + vec2(3.5, 2.0)], feet);
                self.painter.line_segment([at + vec2(0.0, -3.0), at + vec2(0.0, 2.0)], Stroke::new(1.0, ink::LABEL));
            }
        }
        if selected {
            ends.into_iter().for_each(|end| self.handle(end));
        }
    }

    /// The letter of the layer that a side leads to, and a filled (in front) or hollow (behind) square for priority.
    fn side_label(&self, at: Pos2, side: SwitcherSide, priority_only: bool) {
        let color = ink::layer(side.layer);
        let area = Rect::from_center_size(at, if priority_only { vec2(14.0, 16.0) } else { vec2(24.0, 16.0) });
        self.painter.rect(area, 4.0, ink::LABEL_BACK, Stroke::new(1.0, color), StrokeKind::Inside);
        let mut square = Rect::from_center_size(area.center(), Vec2::splat(7.0));
        if !priority_only {
            let letter = if side.layer == sim::tiles::TileLayer::A { "A" } else { "B" };
            let font = FontId::proportional(12.0);
            self.painter.text(area.center() - vec2(5.0, 0.0), Align2::CENTER_CENTER, letter, font, color);
            square = square.translate(vec2(5.5, 0.0));
        }
        if side.high_priority {
            self.painter.rect_filled(square, 1.0, ink::LABEL);
        } else {
            self.painter.rect_stroke(square, 1.0, Stroke::new(1.0, ink::LABEL), StrokeKind::Inside);
        }
    }
}

/// Paints what is selected of blocks or cells; `corner` says where the upper left corner of one is on the screen.
pub fn paint_area(painter: &Painter, area: &Region, corner: impl Fn((i32, i32)) -> Pos2) {
    for part in area.parts() {
        let covered = Rect::from_min_max(corner((part.left, part.top)), corner((part.right, part.bottom)));
        painter.rect_filled(covered, 0.0, ink::SELECTED.gamma_multiply(0.1));
    }
    let outline: Vec<_> = area.outline().into_iter().map(|(a, b)| [corner(a), corner(b)]).collect();
    for stroke in [Stroke::new(3.0, Color32::from_black_alpha(150)), Stroke::new(1.5, ink::SELECTED)] {
        outline.iter().for_each(|line| _ = painter.line_segment(*line, stroke));
    }
}

/// Paints a frame around a place on the screen that was looked for.
pub fn paint_found(painter: &Painter, area: Rect) {
    let area = area.expand(2.0);
    painter.rect_filled(area, 2.0, ink::SELECTED.gamma_multiply(0.18));
    painter.rect_stroke(area, 2.0, Stroke::new(4.0, Color32::from_black_alpha(150)), StrokeKind::Outside);
    painter.rect_stroke(area, 2.0, Stroke::new(2.0, ink::SELECTED), StrokeKind::Outside);
}
