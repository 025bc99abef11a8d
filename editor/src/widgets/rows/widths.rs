//! Widths of a list's columns: as the user dragged them, but never wider than the list.

use super::Column;
use eframe::egui::{Context, Id};
use std::collections::BTreeMap;

/// Room between two columns, points.
pub const GAP: f32 = 8.0;

/// The least that the column with the rest takes, points.
pub const REST: f32 = 40.0;

/// The least that any other column takes, points.
const LEAST: f32 = 24.0;

/// Widths that the user gave to the columns of all lists, by their names: kept when the editor is closed.
pub type Dragged = BTreeMap<String, Vec<Option<f32>>>;

/// Returns the id under which they are kept while the editor runs.
fn shelf() -> Id {
    Id::unique("widths of columns")
}

/// Puts widths back as they were.
pub fn restore(ctx: &Context, widths: &Dragged) {
    ctx.data_mut(|data| data.insert_temp(shelf(), widths.clone()));
}

/// The widths to keep.
pub fn dragged(ctx: &Context) -> Dragged {
    ctx.data(|data| data.get_temp(shelf())).unwrap_or_default()
}

/// Widths that the user gave to columns.
#[derive(Default)]
pub struct Widths(Vec<Option<f32>>);

impl Widths {
    /// The widths that were kept for a list.
    pub fn kept(ctx: &Context, list: &str) -> Self {
        let widths = ctx.data_mut(|data| data.get_temp_mut_or_default::<Dragged>(shelf()).get(list).cloned());
        Self(widths.unwrap_or_default().into_iter().map(|width| width.filter(|width| width.is_finite())).collect())
    }

    /// Keeps them for a list.
    pub fn keep(&self, ctx: &Context, list: &str) {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Dragged>(shelf()).insert(list.to_owned(), self.0.clone()));
    }

    /// Gives a column a width (`None` for that at first), as far as there is room in the list. True if it changed.
    pub fn set(&mut self, columns: &[Column], (column, width): (usize, Option<f32>), room: f32) -> bool {
        self.0.resize(columns.len(), None);
        let others = (0..columns.len()).filter(|other| *other != column);
        let taken: f32 = others.map(|other| self.get(columns, other).unwrap_or(REST) + GAP).sum();
        let width = width.map(|width| width.min(room - taken).max(LEAST));
        std::mem::replace(&mut self.0[column], width) != width
    }

    /// Width of each column, points; `None` for the one that takes the rest. All are narrower if the list is too narrow.
    pub fn fitted(&self, columns: &[Column], room: f32) -> Vec<Option<f32>> {
        let widths: Vec<_> = (0..columns.len()).map(|column| self.get(columns, column)).collect();
        let fixed = |index: usize| !columns[index].is_resizable();
        let (mut firm, mut soft) = (GAP * columns.len().saturating_sub(1) as f32, 0.0);
        for (index, width) in widths.iter().enumerate() {
            let sum = if fixed(index) { &mut firm } else { &mut soft };
            *sum += width.unwrap_or(REST);
        }
        let scale = if soft > 0.0 { ((room - firm) / soft).clamp(0.0, 1.0) } else { 1.0 };
        let fit = |(index, width): (usize, Option<f32>)| {
            width.map(|width| if fixed(index) { width } else { (width * scale).max(LEAST) })
        };
        widths.into_iter().enumerate().map(fit).collect()
    }

    fn get(&self, columns: &[Column], column: usize) -> Option<f32> {
        self.0.get(column).copied().flatten().or(columns[column].width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLUMNS: [Column; 4] =
        [Column::icon("Icon"), Column::new("A", 100.0), Column::new("B", 60.0), Column::rest("Rest")];

    #[test]
    fn a_dragged_column_leaves_room_for_the_others() {
        let mut widths = Widths::default();
        assert_eq!(widths.fitted(&COLUMNS, 400.0), [Some(24.0), Some(100.0), Some(60.0), None]);
        for (dragged, fitted) in [(150.0, 150.0), (999.0, 252.0), (-5.0, 24.0)] {
            widths.set(&COLUMNS, (1, Some(dragged)), 400.0);
            assert_eq!(widths.fitted(&COLUMNS, 400.0)[1], Some(fitted), "dragged to {dragged}");
        }
        widths.set(&COLUMNS, (1, None), 400.0);
        assert_eq!(widths.fitted(&COLUMNS, 400.0)[1], Some(100.0));
    }

    #[test]
    fn columns_shrink_with_a_narrow_list() {
        let fitted = Widths::default().fitted(&COLUMNS, 168.0);
        assert_eq!(fitted, [Some(24.0), Some(50.0), Some(30.0), None]);
    }
}
