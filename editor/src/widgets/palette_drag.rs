//! A drag over the places of a palette: the rectangle of places between where it began and where it is.

use eframe::egui::{Rect, Response, Ui};

/// A drag over places in rows. Places are counted row by row.
#[derive(Clone, Copy, Debug, Default)]
pub struct PaletteDrag {
    /// The place where it began, and the one that the pointer is over now or was over last.
    span: Option<(usize, usize)>,
}

impl PaletteDrag {
    /// Follows the pointer over a place that senses drags.
    pub fn follow(&mut self, ui: &Ui, place: usize, area: Rect, response: &Response) {
        if response.drag_started() {
            self.span = Some((place, place));
        }
        let is_over = || ui.input(|input| input.pointer.interact_pos()).is_some_and(|at| area.contains(at));
        if let Some((_, to)) = self.span.as_mut().filter(|_| is_over()) {
            *to = place;
        }
    }

    /// The places of the rectangle, row by row, and how many of them are in a row; `None` for one place or none.
    pub fn places(&self, across: usize) -> Option<(usize, Vec<usize>)> {
        let (a, b) = self.span.filter(|(a, b)| a != b)?;
        let ((left, right), (top, bottom)) = (ends(a % across, b % across), ends(a / across, b / across));
        let rows = (top..=bottom).flat_map(|row| (left..=right).map(move |column| row * across + column));
        Some((right - left + 1, rows.collect()))
    }

    /// Ends with the release of the button; returns the places then.
    pub fn released(&mut self, ui: &Ui, across: usize) -> Option<(usize, Vec<usize>)> {
        if self.span.is_none() || ui.input(|input| input.pointer.primary_down()) {
            return None;
        }
        let places = self.places(across);
        self.span = None;
        places
    }
}

fn ends(a: usize, b: usize) -> (usize, usize) {
    (a.min(b), a.max(b))
}

#[cfg(test)]
mod tests {
    use super::PaletteDrag;

    #[test]
    fn a_drag_takes_the_rectangle_between_its_ends() {
        for ((from, to), expected) in [
            ((0, 0), None),
            ((1, 2), Some((2, vec![1, 2]))),
            ((2, 1), Some((2, vec![1, 2]))),
            ((1, 6), Some((2, vec![1, 2, 5, 6]))),
            ((6, 1), Some((2, vec![1, 2, 5, 6]))),
            ((2, 5), Some((2, vec![1, 2, 5, 6]))),
            ((0, 8), Some((1, vec![0, 4, 8]))),
        ] {
            assert_eq!(PaletteDrag { span: Some((from, to)) }.places(4), expected, "{from} to {to}");
        }
        assert_eq!(PaletteDrag::default().places(4), None);
    }
}
