//! Entries of a list: laid out in the order of the file, and merged with what others changed there.
//!
//! Entries keep the file's order; one that is new or moved across goes where the game looks for it. Each entry counts by
//! itself: two sides that change different entries of a list do not meet.

use sim::project::PlacementId;
use std::collections::{HashMap, VecDeque};

/// An entry on its way into a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Item<const N: usize> {
    /// Its bytes in the file.
    pub bytes: [u8; N],
    /// Its place in the list until now.
    pub from: Option<usize>,
    /// The placement that it stands for.
    pub id: PlacementId,
}

/// Entries in the order in which they are written, each with the id of its placement.
///
/// Those that were there keep their order. One that is new, or has another x, goes to the place where it is least out of
/// order by x; in a list that need not be in order it goes to the end, and one that moved stays.
pub(super) fn laid_out<const N: usize>(
    mut items: Vec<Item<N>>,
    old: &[[u8; N]],
    by_x: bool,
) -> Vec<([u8; N], PlacementId)> {
    items.sort_by_key(|item| item.from.unwrap_or(usize::MAX));
    let stays = |item: &Item<N>| {
        let there = item.from.and_then(|from| old.get(from));
        there.is_some_and(|there| !by_x || there[..2] == item.bytes[..2])
    };
    let (stay, come): (Vec<Item<N>>, Vec<Item<N>>) = items.into_iter().partition(stays);
    let mut list: Vec<([u8; N], PlacementId)> = stay.iter().map(|item| (item.bytes, item.id)).collect();
    for item in come {
        let at = if by_x { place_by_x(&list, &item.bytes) } else { list.len() };
        list.insert(at, (item.bytes, item.id));
    }
    list
}

/// The last of the places where an entry has the fewest entries on the wrong side of it.
fn place_by_x<const N: usize>(list: &[([u8; N], PlacementId)], entry: &[u8; N]) -> usize {
    let x = [entry[0], entry[1]];
    let mut wrong = list.iter().filter(|(bytes, _)| bytes[..2] < x[..]).count() as isize;
    let mut best = (wrong, 0);
    for (at, (bytes, _)) in list.iter().enumerate() {
        wrong += match bytes[..2].cmp(&x[..]) {
            std::cmp::Ordering::Less => -1,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Greater => 1,
        };
        if wrong <= best.0 {
            best = (wrong, at + 1);
        }
    }
    best.1
}

/// A list with the changes of both sides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MergedList<const N: usize> {
    /// The entries in the order of the file.
    pub entries: Vec<[u8; N]>,
    /// Entries of the base that the project changed and the file no longer has.
    pub conflicts: Vec<[u8; N]>,
    /// True if the file had changes that the project does not have.
    pub has_theirs: bool,
}

/// Lays the project's changes of `base` over the list that the file has now.
///
/// The items say where in `base` their entries were. An entry that both sides added is there once.
pub(super) fn merge<const N: usize>(
    items: &[Item<N>],
    base: &[[u8; N]],
    theirs: &[[u8; N]],
    by_x: bool,
) -> MergedList<N> {
    let mut theirs_left = Unmatched::of(theirs);
    let places: Vec<Option<usize>> = base.iter().map(|entry| theirs_left.take(entry)).collect();
    let owners = owners(items, base);
    let mut merged = MergedList { has_theirs: places.iter().any(Option::is_none), ..MergedList::default() };
    let mut laid: Vec<Item<N>> = Vec::with_capacity(theirs.len());
    for (at, item) in items.iter().enumerate() {
        let from = item.from.filter(|from| *from < base.len());
        let place = from.and_then(|from| places[from]);
        let is_owner = from.is_some_and(|from| owners[from] == Some(at));
        if is_owner && place.is_none() && from.is_some_and(|from| base[from] == item.bytes) {
            continue;
        }
        let place = place.or_else(|| theirs_left.take(&item.bytes));
        match (is_owner && place.is_none()).then_some(from).flatten() {
            Some(from) => merged.conflicts.push(base[from]),
            None => laid.push(Item { from: place, ..*item }),
        }
    }
    let foreign = theirs_left.places();
    merged.has_theirs |= !foreign.is_empty();
    laid.extend(foreign.into_iter().map(|place| Item {
        bytes: theirs[place],
        from: Some(place),
        id: PlacementId::default(),
    }));
    merged.entries = laid_out(laid, theirs, by_x).into_iter().map(|(bytes, _)| bytes).collect();
    merged
}

/// The places in another state of a list of the entries of one, and the places there of entries that it does not have.
pub(super) fn moved<const N: usize>(was: &[[u8; N]], now: &[[u8; N]]) -> (Vec<Option<usize>>, Vec<usize>) {
    let mut left = Unmatched::of(now);
    let places = was.iter().map(|entry| left.take(entry)).collect();
    (places, left.places())
}

/// For each entry of the base, the item that stands for it: of copies the one that is unchanged, else the first.
fn owners<const N: usize>(items: &[Item<N>], base: &[[u8; N]]) -> Vec<Option<usize>> {
    let mut owners: Vec<Option<usize>> = vec![None; base.len()];
    let mut is_unchanged = vec![false; base.len()];
    for (at, item) in items.iter().enumerate() {
        let Some(from) = item.from.filter(|from| *from < base.len()) else { continue };
        let same = base[from] == item.bytes;
        if owners[from].is_none() || same && !is_unchanged[from] {
            (owners[from], is_unchanged[from]) = (Some(at), same);
        }
    }
    owners
}

/// Places of a list's entries, each of which is taken once, equal entries from the first on.
struct Unmatched<'a, const N: usize>(HashMap<&'a [u8; N], VecDeque<usize>>);

impl<'a, const N: usize> Unmatched<'a, N> {
    fn of(list: &'a [[u8; N]]) -> Self {
        let mut places: HashMap<&[u8; N], VecDeque<usize>> = HashMap::new();
        for (place, entry) in list.iter().enumerate() {
            places.entry(entry).or_default().push_back(place);
        }
        Self(places)
    }

    fn take(&mut self, entry: &[u8; N]) -> Option<usize> {
        self.0.get_mut(entry)?.pop_front()
    }

    /// The places that nothing took, in order.
    fn places(self) -> Vec<usize> {
        let mut places: Vec<usize> = self.0.into_values().flatten().collect();
        places.sort_unstable();
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(x: u8, mark: u8, from: Option<usize>) -> Item<3> {
        Item { bytes: [0, x, mark], from, id: PlacementId(u64::from(mark)) }
    }

    fn out(items: Vec<Item<3>>, old: &[[u8; 3]], by_x: bool) -> Vec<[u8; 2]> {
        laid_out(items, old, by_x).into_iter().map(|(bytes, _)| [bytes[1], bytes[2]]).collect()
    }

    #[test]
    fn the_order_of_the_file_stays_with_any_addition() {
        let old = [[0, 9, 1], [0, 3, 2], [0, 5, 3], [0, 20, 4]];
        let all = || (0..4).rev().map(|n| item(old[n][1], old[n][2], Some(n))).collect::<Vec<_>>();
        assert_eq!(out(all(), &old, true), [[9, 1], [3, 2], [5, 3], [20, 4]], "as it came, though not sorted");
        assert_eq!(out(all()[1..].to_vec(), &old, true), [[9, 1], [3, 2], [5, 3]], "one was deleted");
        let mut added = all();
        added.push(item(5, 9, None));
        added.push(item(30, 8, None));
        added.push(item(1, 7, None));
        let expected = [[1, 7], [9, 1], [3, 2], [5, 3], [5, 9], [20, 4], [30, 8]];
        assert_eq!(out(added, &old, true), expected, "behind those at the same x");
    }

    #[test]
    fn an_entry_with_another_x_moves_and_one_with_the_same_stays() {
        let old = [[0, 1, 1], [0, 3, 2], [0, 3, 3], [0, 8, 4]];
        let moved = vec![item(9, 1, Some(0)), item(3, 22, Some(1)), item(3, 3, Some(2)), item(8, 4, Some(3))];
        assert_eq!(out(moved.clone(), &old, true), [[3, 22], [3, 3], [8, 4], [9, 1]]);
        assert_eq!(out(moved, &old, false), [[9, 1], [3, 22], [3, 3], [8, 4]], "a list that need not be in order");
        let copy = vec![item(1, 1, Some(0)), item(4, 5, Some(0)), item(3, 2, Some(1)), item(3, 3, Some(2))];
        assert_eq!(out(copy, &old, true), [[1, 1], [3, 2], [3, 3], [4, 5]], "a copy knows the place of its original");
        assert_eq!(out(vec![item(2, 9, None), item(1, 8, None)], &[], false), [[2, 9], [1, 8]]);
    }

    const BASE: [[u8; 3]; 4] = [[0, 1, 1], [0, 3, 2], [0, 3, 2], [0, 8, 4]];

    fn all() -> Vec<Item<3>> {
        BASE.iter().enumerate().map(|(n, [_, x, mark])| item(*x, *mark, Some(n))).collect()
    }

    fn merged(items: &[Item<3>], theirs: &[[u8; 2]]) -> (Vec<[u8; 2]>, usize, bool) {
        let theirs: Vec<[u8; 3]> = theirs.iter().map(|[x, mark]| [0, *x, *mark]).collect();
        let merged = merge(items, &BASE, &theirs, true);
        let entries = merged.entries.iter().map(|[_, x, mark]| [*x, *mark]).collect();
        (entries, merged.conflicts.len(), merged.has_theirs)
    }

    #[test]
    fn changes_of_two_sides_meet_only_in_one_entry() {
        let now = [[1, 1], [3, 2], [3, 2], [8, 4]];
        let longer = [[1, 1], [2, 9], [3, 2], [3, 2], [8, 4]];
        let mut ours = all();
        assert_eq!(merged(&ours, &now), (now.to_vec(), 0, false));
        assert_eq!(merged(&ours, &longer), (longer.to_vec(), 0, true));
        assert_eq!(merged(&ours, &now[1..]), (now[1..].to_vec(), 0, true), "another program deleted one");
        ours.push(item(5, 7, None));
        assert_eq!(merged(&ours, &longer), (vec![[1, 1], [2, 9], [3, 2], [3, 2], [5, 7], [8, 4]], 0, true));
        let both = [[1, 1], [3, 2], [3, 2], [5, 7], [8, 4]];
        assert_eq!(merged(&ours, &both), (both.to_vec(), 0, false), "both added the same");
        ours[3] = item(8, 40, Some(3));
        assert_eq!(merged(&ours, &now), (vec![[1, 1], [3, 2], [3, 2], [5, 7], [8, 40]], 0, false));
        let (entries, conflicts, _) = merged(&ours, &[[1, 1], [3, 2], [3, 2], [8, 41]]);
        assert_eq!((entries, conflicts), (vec![[1, 1], [3, 2], [3, 2], [5, 7], [8, 41]], 1), "both changed the last");
        assert_eq!(merged(&ours, &[[1, 1], [3, 2], [3, 2], [8, 40]]).1, 0, "both to the same");
        let gone: Vec<_> = ours[1..].to_vec();
        assert_eq!(merged(&gone, &now).0, [[3, 2], [3, 2], [5, 7], [8, 40]], "what the project deleted");
        let sorted_by_others = [[8, 4], [3, 2], [1, 1], [3, 2]];
        assert_eq!(merged(&all(), &sorted_by_others), (sorted_by_others.to_vec(), 0, false), "another order stays");
    }

    #[test]
    fn a_list_that_nobody_else_changed_is_laid_out_as_before() {
        let mut items = all();
        items.extend([item(1, 1, Some(0)), item(2, 6, Some(0)), item(4, 9, None)]);
        items[3] = item(0, 4, Some(3));
        for by_x in [true, false] {
            let expected: Vec<_> = laid_out(items.clone(), &BASE, by_x).into_iter().map(|(bytes, _)| bytes).collect();
            let merged = merge(&items, &BASE, &BASE, by_x);
            assert_eq!((merged.entries, merged.conflicts.len(), merged.has_theirs), (expected, 0, false));
        }
    }
}
