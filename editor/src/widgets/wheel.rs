//! The wheel and the touch pad, in notches: small amounts add up to whole steps.

use eframe::egui::{Event, Modifiers, MouseWheelUnit, Ui, Vec2};

/// Points of a touch pad that count as one notch of a wheel.
const NOTCH: f32 = 40.0;
/// Lines of a page.
const PAGE: f32 = 8.0;
/// Part of a notch that may be missing because fractions were rounded.
const ROUNDING: f32 = 1e-3;

/// An amount of scrolling in notches of a wheel.
pub fn notches(unit: MouseWheelUnit, delta: Vec2) -> Vec2 {
    match unit {
        MouseWheelUnit::Point => delta / NOTCH,
        MouseWheelUnit::Line => delta,
        MouseWheelUnit::Page => delta * PAGE,
    }
}

/// A pinch on a touch pad in notches: positive if it spreads, which zooms in.
pub fn pinch(factor: f32) -> f32 {
    factor.max(0.01).ln() * 4.0
}

/// Notches that are not a whole step yet.
#[derive(Clone, Copy, Debug, Default)]
pub struct Notches(f32);

impl Notches {
    /// Adds an amount, and returns the whole steps that it completes.
    pub fn add(&mut self, amount: f32) -> i32 {
        let sum = self.0 + amount;
        let whole = (sum + ROUNDING.copysign(sum)).trunc();
        self.0 = sum - whole;
        whole as i32
    }

    /// Adds what the wheel was turned in this pass with modifiers that count, in either direction.
    pub fn turned(&mut self, ui: &Ui, counts: impl Fn(&Modifiers) -> bool) -> i32 {
        let amount = ui.input(|input| {
            let turns = input.events.iter().filter_map(|event| match event {
                Event::MouseWheel { unit, delta, modifiers, .. } if counts(modifiers) => {
                    let by = notches(*unit, *delta);
                    // Some systems turn the wheel sideways while Alt or Shift is held.
                    Some(if by.x.abs() > by.y.abs() { by.x } else { by.y })
                }
                _ => None,
            });
            turns.sum::<f32>()
        });
        self.add(amount)
    }

    /// Adds what zooms in this pass: Ctrl and the wheel, or a pinch.
    pub fn zoomed(&mut self, ui: &Ui) -> i32 {
        let pinched = ui.input(|input| {
            let pinches = input.events.iter().map(|event| if let Event::Zoom(by) = event { pinch(*by) } else { 0.0 });
            pinches.sum()
        });
        self.add(pinched) + self.turned(ui, |modifiers| modifiers.command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::vec2;

    #[test]
    fn small_amounts_add_up_to_whole_steps() {
        for (row, amounts, expected) in [
            ("whole notches", vec![1.0, 1.0, -1.0], 1),
            ("tenths", vec![0.1; 30], 3),
            ("tenths, the other way", vec![-0.1; 30], -3),
            ("less than a notch", vec![0.3, 0.3, 0.3], 0),
            ("there and back", vec![0.4, 0.4, -0.4, -0.4], 0),
            ("a fast wheel", vec![3.0], 3),
        ] {
            let mut left = Notches::default();
            assert_eq!(amounts.into_iter().map(|amount| left.add(amount)).sum::<i32>(), expected, "{row}");
        }
    }

    #[test]
    fn points_are_less_than_lines() {
        assert_eq!(notches(MouseWheelUnit::Point, vec2(0.0, 4.0)).y, 0.1);
        assert_eq!(notches(MouseWheelUnit::Line, vec2(0.0, 1.0)).y, 1.0);
        assert_eq!(notches(MouseWheelUnit::Page, vec2(0.0, 1.0)).y, 8.0);
    }
}
