//! The order of a list: as its owner has it, or sorted by a column.

use std::cmp::Reverse;

/// The key that a row is sorted by.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SortKey {
    /// A number. Numbers come before texts.
    Number(i64),
    /// A text, compared without regard to capitals.
    Text(String),
}

impl SortKey {
    /// The key of a text.
    pub fn text(text: &str) -> Self {
        Self::Text(text.to_lowercase())
    }
}

/// The column that a list is sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sort {
    /// Index of the column.
    pub column: usize,
    /// From the largest to the smallest.
    pub descending: bool,
}

/// The source of the cached order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Made {
    sort: Sort,
    rows: usize,
    stamp: u64,
}

/// The order in which rows are shown. It is worked out anew only when the rows or the column change.
#[derive(Default)]
pub struct Order {
    sort: Option<Sort>,
    made: Option<Made>,
    /// Rows in the order in which they are shown, if sorted.
    rows: Vec<u32>,
    /// Place of each row in that order.
    places: Vec<u32>,
}

impl Order {
    /// The column that sorts; `None` for the owner's order.
    pub fn sort(&self) -> Option<Sort> {
        self.sort
    }

    /// A click on a column's head: up, then down, then as the owner has it.
    pub fn click(&mut self, column: usize) {
        self.sort = match self.sort {
            Some(sort) if sort.column == column && sort.descending => None,
            Some(sort) if sort.column == column => Some(Sort { column, descending: true }),
            _ => Some(Sort { column, descending: false }),
        };
    }

    /// Sorts, if need be. `stamp` changes whenever a row does.
    pub fn update(&mut self, rows: usize, stamp: u64, key: impl Fn(usize, usize) -> SortKey) {
        let made = self.sort.map(|sort| Made { sort, rows, stamp });
        if made == self.made {
            return;
        }
        self.made = made;
        self.rows.clear();
        self.places.clear();
        let Some(Made { sort, .. }) = made else { return };
        self.rows.extend(0..rows as u32);
        match sort.descending {
            false => self.rows.sort_by_cached_key(|row| key(*row as usize, sort.column)),
            true => self.rows.sort_by_cached_key(|row| Reverse(key(*row as usize, sort.column))),
        }
        self.places.resize(rows, 0);
        for (place, row) in (0..).zip(&self.rows) {
            self.places[*row as usize] = place;
        }
    }

    /// The row at a place of the list.
    pub fn row(&self, place: usize) -> usize {
        self.rows.get(place).map_or(place, |row| *row as usize)
    }

    /// The place of a row in the list.
    pub fn place(&self, row: usize) -> usize {
        self.places.get(row).map_or(row, |place| *place as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn a_head_sorts_up_then_down_then_not_at_all() {
        let mut order = Order::default();
        let values = ["b", "C", "a", "c"];
        let key = |row: usize, _: usize| SortKey::text(values[row]);
        let shown = |order: &mut Order| {
            order.update(values.len(), 0, key);
            (0..values.len()).map(|place| order.row(place)).collect::<Vec<_>>()
        };
        assert_eq!(shown(&mut order), [0, 1, 2, 3]);
        order.click(1);
        assert_eq!(shown(&mut order), [2, 0, 1, 3], "equal rows stay in the owner's order");
        assert_eq!(order.place(3), 3);
        assert_eq!(order.place(2), 0);
        order.click(1);
        assert_eq!(shown(&mut order), [1, 3, 0, 2]);
        order.click(1);
        assert_eq!(shown(&mut order), [0, 1, 2, 3]);
    }

    #[test]
    fn rows_are_sorted_again_only_if_they_changed() {
        let (mut order, asked) = (Order::default(), Cell::new(0));
        let update = |order: &mut Order, stamp| {
            let before = asked.get();
            order.update(100, stamp, |row, _| {
                asked.set(asked.get() + 1);
                SortKey::Number(-(row as i64))
            });
            asked.get() - before
        };
        order.click(0);
        assert_eq!([update(&mut order, 1), update(&mut order, 1), update(&mut order, 2)], [100, 0, 100]);
        assert_eq!(order.row(0), 99);
    }
}
