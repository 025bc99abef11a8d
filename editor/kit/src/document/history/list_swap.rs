//! The difference between two lists.

use std::mem::{swap, take};

/// Items of another state of a list. Exchanging them with those of the list leads to that state; doing so again leads
/// back.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ListSwap<T> {
    /// Items at single places of a list that keeps its length.
    Items(Box<[(u32, T)]>),
    /// Items in the place of `count` others, from the one at `at` on.
    Run {
        /// Index of the first item.
        at: usize,
        /// Items of the list that go.
        count: usize,
        /// Items that come.
        items: Vec<T>,
    },
}

impl<T: Clone> ListSwap<T> {
    /// The difference that leads from one list to another; `None` if they are equal.
    pub(super) fn between(from: &[T], to: &[T], is_same: impl Fn(&T, &T) -> bool) -> Option<Self> {
        let is_same = |(from, to): &(&T, &T)| is_same(from, to);
        if from.len() == to.len() {
            let pairs = (0..).zip(from.iter().zip(to));
            let items: Box<[_]> =
                pairs.filter(|(_, pair)| !is_same(pair)).map(|(n, (_, to))| (n, to.clone())).collect();
            return (!items.is_empty()).then_some(Self::Items(items));
        }
        let at = from.iter().zip(to).take_while(is_same).count();
        let rest = from.len().min(to.len()) - at;
        let end = from.iter().rev().zip(to.iter().rev()).take(rest).take_while(is_same).count();
        Some(Self::Run { at, count: from.len() - end - at, items: to[at..to.len() - end].to_vec() })
    }

    /// Exchanges the items with those of the list.
    pub(super) fn turn(&mut self, list: &mut Vec<T>) {
        match self {
            Self::Items(items) => {
                for (index, item) in items {
                    if let Some(there) = list.get_mut(*index as usize) {
                        swap(there, item);
                    }
                }
            }
            Self::Run { at, count, items } => {
                let (from, coming) = ((*at).min(list.len()), take(items));
                let to = (from + *count).min(list.len());
                *count = coming.len();
                *items = list.splice(from..to, coming).collect();
            }
        }
    }

    /// The items of this state that the other one has not, and those that it has instead.
    pub(super) fn both<'a>(&'a self, list: &'a [T]) -> impl Iterator<Item = &'a T> {
        let (items, (at, count, run)): (&[(u32, T)], _) = match self {
            Self::Items(items) => (items, (0, 0, &[] as &[T])),
            Self::Run { at, count, items } => (&[], (*at, *count, items.as_slice())),
        };
        let singles = items.iter().flat_map(|(index, item)| list.get(*index as usize).into_iter().chain([item]));
        singles.chain(list.iter().skip(at).take(count)).chain(run)
    }
}

#[cfg(test)]
mod tests {
    use super::ListSwap;

    #[test]
    fn a_difference_leads_there_and_back() {
        let lists: [&[u8]; 9] =
            [&[], &[1], &[1, 2], &[2, 1], &[1, 2, 3, 4], &[1, 9, 3, 4], &[1, 4], &[4, 4, 4], &[1, 2, 3, 1, 2, 3]];
        for from in lists {
            for to in lists {
                let mut list = from.to_vec();
                let Some(mut swap) = ListSwap::between(from, to, PartialEq::eq) else {
                    assert_eq!(from, to);
                    continue;
                };
                let again = swap.clone();
                swap.turn(&mut list);
                assert_eq!(list, to, "{from:?}");
                swap.turn(&mut list);
                assert_eq!((list.as_slice(), &swap), (from, &again), "{to:?}");
            }
        }
    }

    #[test]
    fn only_what_differs_is_kept() {
        let swap = ListSwap::between(&[1, 2, 3, 4], &[1, 7, 3, 8], PartialEq::eq);
        assert_eq!(swap, Some(ListSwap::Items([(1, 7), (3, 8)].into())));
        let swap = ListSwap::between(&[1, 2, 3, 4], &[1, 7, 4], PartialEq::eq).expect("they differ");
        assert_eq!(swap, ListSwap::Run { at: 1, count: 2, items: vec![7] });
        assert!(swap.both(&[1, 2, 3, 4]).eq(&[2, 3, 7]));
    }
}
