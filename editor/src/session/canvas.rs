//! The view of the canvas: which part of the level is in it, how large, and what is drawn over it.

use super::{KindsShown, OverlaySet, Overlays};
use eframe::egui::{Pos2, Rect, Vec2, pos2};
use std::collections::{BTreeMap, BTreeSet};

/// The part of a level that the canvas shows, and its size there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Level pixel in the canvas's top left corner.
    pub origin: Pos2,
    /// Screen points per level pixel.
    pub zoom: f32,
}

impl Default for View {
    fn default() -> Self {
        Self { origin: pos2(0.0, 0.0), zoom: 1.0 }
    }
}

/// Zooms at which pixels are crisp, in screen pixels per level pixel. The smallest ones show the largest levels whole.
pub const ZOOMS: [f32; 16] = [
    0.003_906_25,
    0.007_812_5,
    0.015_625,
    0.031_25,
    0.0625,
    0.125,
    0.25,
    0.5,
    1.0,
    2.0,
    3.0,
    4.0,
    6.0,
    8.0,
    12.0,
    16.0,
];

/// The zoom at which the longest level fits the narrowest canvas.
const LEAST_FIT: f32 = 1.0 / 4096.0;

impl View {
    /// Returns the place of a level position on the screen, on a canvas at `canvas`.
    pub fn to_screen(&self, canvas: Rect, level: Pos2) -> Pos2 {
        canvas.min + (level - self.origin) * self.zoom
    }

    /// The level position under a point of the screen.
    pub fn to_level(&self, canvas: Rect, screen: Pos2) -> Pos2 {
        self.origin + (screen - canvas.min) / self.zoom
    }

    /// The part of the level that a canvas shows.
    pub fn visible(&self, canvas: Rect) -> Rect {
        Rect::from_min_size(self.origin, canvas.size() / self.zoom)
    }

    /// The same view at another zoom, with the level position under `anchor` (a point of the screen) kept there.
    #[must_use]
    pub fn zoomed(&self, canvas: Rect, anchor: Pos2, zoom: f32) -> Self {
        let fixed = self.to_level(canvas, anchor);
        Self { origin: fixed - (anchor - canvas.min) / zoom, zoom }
    }

    /// The view moved so that `at` (a level position) is in the middle.
    #[must_use]
    pub fn centred(&self, size: Vec2, at: Pos2) -> Self {
        Self { origin: at - size / self.zoom / 2.0, zoom: self.zoom }
    }

    /// The view moved as little as needed so that `at` (a level position) is well inside.
    #[must_use]
    pub fn keeping(&self, size: Vec2, at: Pos2) -> Self {
        // A canvas squeezed to less than its rulers has no room at all.
        let seen = (size / self.zoom).max(Vec2::ZERO);
        let margin = seen * 0.36;
        let origin = self.origin.clamp(at - seen + margin, at - margin);
        Self { origin, zoom: self.zoom }
    }

    /// The view of all of `area`, as large as it goes; enlarged only by whole numbers.
    pub fn fitting(area: Rect, size: Vec2, pixels_per_point: f32) -> Self {
        let room = (size * pixels_per_point * 0.96) / area.size().max(Vec2::splat(1.0));
        let best = room.x.min(room.y);
        let zoom = if best >= 1.0 { best.floor() } else { best };
        // The longest level fits a narrow canvas too.
        let zoom = zoom.clamp(LEAST_FIT, ZOOMS[ZOOMS.len() - 1]);
        Self { origin: Pos2::ZERO, zoom: zoom / pixels_per_point }.centred(size, area.center())
    }

    /// The crisp zoom `steps` up or down from `zoom`, in points per level pixel. Below the smallest one, there is no further
    /// step down.
    pub fn stepped(zoom: f32, steps: i32, pixels_per_point: f32) -> f32 {
        let now = zoom * pixels_per_point;
        if steps < 0 && now <= ZOOMS[0] {
            return zoom;
        }
        let larger = ZOOMS.partition_point(|step| *step <= now * 1.001) as i32;
        let smaller = ZOOMS.partition_point(|step| *step < now * 0.999) as i32 - 1;
        let at = if steps > 0 { larger + steps - 1 } else { smaller + steps + 1 };
        ZOOMS[at.clamp(0, ZOOMS.len() as i32 - 1) as usize] / pixels_per_point
    }

    /// The view with its origin on a whole screen pixel, so that level pixels keep their edges while it moves.
    #[must_use]
    pub fn snapped(&self, pixels_per_point: f32) -> Self {
        let scale = self.zoom * pixels_per_point;
        Self { origin: ((self.origin.to_vec2() * scale).round() / scale).to_pos2(), zoom: self.zoom }
    }
}

/// A wish about the view that only the canvas can carry out, since it knows its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Framing {
    /// The whole level.
    Level,
    /// The start, at 100 %.
    Start,
    /// A level position in the middle, at the zoom there is.
    Point(Pos2),
    /// A level position well inside of the view, at the zoom there is: what runs is followed.
    Follow(Pos2),
    /// An area in the middle, at the zoom there is where it can be seen at that; at 100 % if that was smaller.
    Area(Rect),
    /// One zoom step in or out, around the middle or the cursor.
    Step(i32),
    /// One level pixel to a screen pixel.
    Actual,
}

/// The part of the level in view, and what is drawn over it.
#[derive(Clone, Debug, Default)]
pub struct CanvasState {
    /// Part of the level in view.
    pub view: View,
    /// Dragging moves the view, with any tool in hand.
    pub hand: bool,
    /// Overlays shown.
    pub overlays: Overlays,
    /// The kinds of things that are hidden or locked.
    pub kinds: KindsShown,
    /// The overlays that were switched by hand, while a set is shown.
    pub own_overlays: Overlays,
    /// The set that play shows in place of overlays that nobody has switched yet.
    pub play_set: OverlaySet,
    /// Play shows its set now.
    pub shows_play_set: bool,
    /// The canvas cursor, which the arrow keys move: a level position, pixels. `None` while the pointer leads.
    pub caret: Option<(i32, i32)>,
    /// Level position under the canvas cursor, else under the pointer, pixels; `None` while there is neither.
    pub cursor: Option<(i32, i32)>,
    /// Size of the canvas in points, as it was shown last.
    pub size: Vec2,
    /// The views of levels and mazes that were left, by their keys.
    pub views: BTreeMap<String, View>,
    /// The levels that the canvas does not show: layers of art, planes, the blocks of a level with layers; by their keys.
    pub hidden_layers: BTreeSet<String>,
    /// The level in front of the plane that was switched to last.
    pub in_front: String,
    /// The view that was left when play began, to which stopping returns.
    pub view_left: Option<View>,
    /// A wish that was open when play began: it is carried out as soon as play stops.
    pub framing_left: Option<Framing>,
    /// The view stays where it is put while the player runs.
    pub free_view: bool,
    /// The press of the pointer in progress, or the last one, went beside a window that had the keys: it gives them to
    /// the pane and does nothing else.
    pub leaves_window: bool,
    /// A wish that the canvas carries out at the next picture.
    pub framing: Option<Framing>,
    /// A place that was looked for and is shown, level pixels.
    pub found: Option<Rect>,
}

#[cfg(test)]
mod tests {
    use super::{View, ZOOMS};
    use eframe::egui::{Rect, pos2, vec2};

    #[test]
    fn zooming_keeps_the_pixel_under_the_pointer() {
        let canvas = Rect::from_min_size(pos2(120.0, 40.0), vec2(900.0, 600.0));
        let pointer = pos2(517.0, 333.0);
        let mut view = View { origin: pos2(-40.0, 320.5), zoom: 1.0 };
        let under = view.to_level(canvas, pointer);
        for steps in [1, 1, 1, -1, -1, -1, -1, -1, 3] {
            view = view.zoomed(canvas, pointer, View::stepped(view.zoom, steps, 1.0));
            assert!((view.to_level(canvas, pointer) - under).length() < 0.01, "{view:?}");
        }
    }

    #[test]
    fn steps_walk_the_whole_ladder_and_stop_at_its_ends() {
        let mut zoom = 1.0;
        (0..40).for_each(|_| zoom = View::stepped(zoom, -1, 1.25));
        assert_eq!(zoom * 1.25, ZOOMS[0]);
        let up: Vec<f32> = (0..20)
            .scan(&mut zoom, |z, _| {
                **z = View::stepped(**z, 1, 1.25);
                Some(**z * 1.25)
            })
            .collect();
        assert_eq!(up[..15], ZOOMS[1..]);
        assert_eq!(up[19], 16.0);
        assert_eq!(View::stepped(1.3, 1, 1.0), 2.0, "between two steps the next one counts");
        assert_eq!(View::stepped(1.3, -1, 1.0), 1.0);
    }

    #[test]
    fn zooming_out_of_a_fitted_level_never_zooms_in() {
        let long = Rect::from_min_size(pos2(0.0, 0.0), vec2(262_144.0, 2048.0));
        let fitted = View::fitting(long, vec2(500.0, 400.0), 1.0).zoom;
        assert!(fitted * long.width() <= 500.0, "all of it is seen");
        assert_eq!(View::stepped(fitted, -1, 1.0), fitted);
        assert_eq!(View::stepped(fitted, 1, 1.0), ZOOMS[0]);
    }

    #[test]
    fn a_level_of_any_size_fits() {
        for (w, h, least, most) in [
            (4096.0, 800.0, 0.28, 0.2813),
            (262_144.0, 16_384.0, 0.0043, 0.0044),
            (1_048_576.0, 16.0, 0.0010, 0.0011),
            (300.0, 300.0, 2.0, 2.0),
            (0.0, 0.0, 16.0, 16.0),
        ] {
            let view = View::fitting(Rect::from_min_size(pos2(0.0, 0.0), vec2(w, h)), vec2(1200.0, 700.0), 1.0);
            assert!((least..=most).contains(&view.zoom), "{w} × {h}: {}", view.zoom);
        }
    }
}
