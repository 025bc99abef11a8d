//! The frames that the lanes show, and their places.

use eframe::egui::Rect;

/// Frames that are shown at least.
const LEAST: f64 = 16.0;

/// The frames that are shown: all of them, until somebody zooms.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scale {
    /// Frames of the run.
    frames: usize,
    /// First and last frame that are shown, if not all are.
    part: Option<(f64, f64)>,
}

impl Scale {
    /// The run has so many frames.
    pub fn follow(&mut self, frames: usize) {
        if frames < self.frames {
            self.part = None;
        }
        self.frames = frames;
    }

    /// First and last frame that are shown.
    pub fn shown(&self) -> (f64, f64) {
        self.part.unwrap_or((0.0, (self.frames as f64).max(LEAST)))
    }

    /// Returns the place of a frame in `rect`.
    pub fn x(&self, rect: Rect, frame: f64) -> f32 {
        let (from, to) = self.shown();
        rect.left() + ((frame - from) / (to - from)) as f32 * rect.width()
    }

    /// The frame at a place, in parts of a frame.
    pub fn at(&self, rect: Rect, x: f32) -> f64 {
        let (from, to) = self.shown();
        from + f64::from((x - rect.left()) / rect.width().max(1.0)) * (to - from)
    }

    /// The whole frame nearest to a place.
    pub fn frame(&self, rect: Rect, x: f32) -> usize {
        (self.at(rect, x).round().max(0.0) as usize).min(self.frames)
    }

    /// Shows more or fewer frames, with the one under the pointer where it is.
    pub fn zoom(&mut self, rect: Rect, x: f32, factor: f64) {
        let middle = self.at(rect, x);
        let (from, to) = self.shown();
        let factor = factor.min((to - from) / LEAST);
        self.show(middle - (middle - from) / factor, middle + (to - middle) / factor);
    }

    /// Moves aside by a part of the width.
    pub fn pan(&mut self, by: f32) {
        let (from, to) = self.shown();
        let by = f64::from(by) * (to - from);
        self.show(from + by, to + by);
    }

    /// Shows all frames again.
    pub fn fit(&mut self) {
        self.part = None;
    }

    fn show(&mut self, from: f64, to: f64) {
        let all = (self.frames as f64).max(LEAST);
        let length = (to - from).max(LEAST);
        if length >= all {
            return self.fit();
        }
        let from = from.clamp(0.0, all - length);
        self.part = Some((from, from + length));
    }
}

#[cfg(test)]
mod tests {
    use super::Scale;
    use eframe::egui::{Rect, pos2, vec2};

    #[test]
    fn frames_and_places_go_together_however_one_zooms() {
        let rect = Rect::from_min_size(pos2(50.0, 10.0), vec2(400.0, 100.0));
        let mut scale = Scale::default();
        scale.follow(800);
        assert_eq!((scale.frame(rect, 50.0), scale.frame(rect, 250.0), scale.frame(rect, 450.0)), (0, 400, 800));
        assert_eq!((scale.frame(rect, -900.0), scale.frame(rect, 9000.0)), (0, 800));
        for (x, factor) in [(250.0, 2.0), (100.0, 3.0), (300.0, 0.5), (440.0, 100.0), (50.0, 0.9)] {
            let under = scale.at(rect, x);
            scale.zoom(rect, x, factor);
            let (from, to) = scale.shown();
            assert!(from >= 0.0 && to <= 800.0 && to - from >= 15.9, "{from} to {to}");
            assert!((scale.x(rect, scale.at(rect, x)) - x).abs() < 0.01);
            let moved = (scale.at(rect, x) - under).abs();
            assert!(moved < 1.0 || from == 0.0 || to == 800.0, "{moved}");
        }
        scale.pan(900.0);
        assert_eq!(scale.shown().1, 800.0, "not beyond the end");
        scale.follow(20);
        assert_eq!(scale.shown(), (0.0, 20.0), "another run is shown whole");
    }
}
