//! Bookmarks and the section of a run, which stay at their places of the run while frames are put in or taken out.

use std::ops::Range;

/// Frames of a run put in or taken out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrameShift {
    /// So many frames before a frame.
    Insert {
        /// The frame that the new ones come before.
        at: usize,
        /// Number of new frames.
        count: usize,
    },
    /// Frames taken out of a run of so many.
    Delete {
        /// The frames.
        frames: Range<usize>,
        /// Frames of the run before.
        of: usize,
    },
}

impl FrameShift {
    /// The place after the change of a moment of the run, counted in frames from its start; `None` if it was taken out.
    fn moved(&self, moment: usize) -> Option<usize> {
        match self {
            Self::Insert { at, count } => Some(if moment > *at { moment + count } else { moment }),
            Self::Delete { frames, .. } if moment <= frames.start => Some(moment),
            Self::Delete { frames, of } if moment >= frames.end && frames.end < *of => Some(moment - frames.len()),
            Self::Delete { .. } => None,
        }
    }

    fn reversed(&self) -> Self {
        match self {
            Self::Insert { at, count } => Self::Delete { frames: *at..at + count, of: usize::MAX },
            Self::Delete { frames, .. } => Self::Insert { at: frames.start, count: frames.len() },
        }
    }

    fn moved_section(&self, section: &Range<usize>) -> Option<Range<usize>> {
        let edge = |moment: usize| match self {
            Self::Delete { frames, .. } => self.moved(moment).unwrap_or(frames.start),
            Self::Insert { .. } => self.moved(moment).unwrap_or(moment),
        };
        Some(edge(section.start)..edge(section.end)).filter(|section| section.start < section.end)
    }
}

/// A frame to come back to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bookmark {
    /// The frame, counted from the start of the run.
    pub frame: usize,
    /// The name; may be empty.
    pub name: String,
}

/// The name of the moment of a saved run that a bookmark without a name becomes.
const UNNAMED: &str = "bookmark";

impl Bookmark {
    /// Returns the bookmark of a moment of a saved run.
    pub(super) fn of_moment(frame: usize, name: &str) -> Self {
        Self { frame, name: if name == UNNAMED { String::new() } else { name.to_owned() } }
    }

    /// Returns the name of the moment that it becomes in a saved run.
    pub fn name_of_moment(&self) -> &str {
        let name = self.name.trim();
        if name.is_empty() { UNNAMED } else { name }
    }
}

/// The places of a run that are marked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Marks {
    /// Frames to come back to, in order, each once.
    pub bookmarks: Vec<Bookmark>,
    /// Frames that are played over and over.
    pub section: Option<Range<usize>>,
}

impl Marks {
    /// Returns the place of a frame's bookmark, or where it would be.
    pub fn place(&self, frame: usize) -> Result<usize, usize> {
        self.bookmarks.binary_search_by_key(&frame, |bookmark| bookmark.frame)
    }

    fn shifted(&self, shift: &FrameShift) -> Self {
        let moved = |old: &Bookmark| Some(Bookmark { frame: shift.moved(old.frame)?, name: old.name.clone() });
        let mut bookmarks: Vec<_> = self.bookmarks.iter().filter_map(moved).collect();
        bookmarks.dedup_by_key(|bookmark| bookmark.frame);
        Self { bookmarks, section: self.section.as_ref().and_then(|section| shift.moved_section(section)) }
    }
}

/// A change of the marks with the frames of a run.
#[derive(Clone, Debug)]
pub(super) struct MarksChange {
    shift: FrameShift,
    before: Marks,
    after: Marks,
}

impl MarksChange {
    /// Moves the marks, and remembers how.
    pub fn apply(marks: &mut Marks, shift: FrameShift) -> Self {
        let before = marks.clone();
        *marks = before.shifted(&shift);
        Self { shift, before, after: marks.clone() }
    }

    /// Moves marks back. Those set since then stay.
    pub fn undo(&self, marks: &mut Marks) {
        let back = marks.shifted(&self.shift.reversed());
        if marks.bookmarks == self.after.bookmarks {
            marks.bookmarks.clone_from(&self.before.bookmarks);
        } else {
            let gone = self.before.bookmarks.iter().filter(|old| self.shift.moved(old.frame).is_none());
            marks.bookmarks = back.bookmarks.iter().chain(gone).cloned().collect();
            marks.bookmarks.sort_by_key(|bookmark| bookmark.frame);
            marks.bookmarks.dedup_by_key(|bookmark| bookmark.frame);
        }
        let is_same = marks.section == self.after.section;
        marks.section = if is_same { self.before.section.clone() } else { back.section };
    }

    /// Moves marks again.
    pub fn redo(&self, marks: &mut Marks) {
        *marks = if *marks == self.before { self.after.clone() } else { marks.shifted(&self.shift) };
    }
}

#[cfg(test)]
mod tests {
    use super::{Bookmark, FrameShift, Marks, MarksChange};

    /// Returns bookmarks without names.
    fn bookmarks(frames: &[usize]) -> Vec<Bookmark> {
        let named = |frame: &usize| Bookmark { frame: *frame, name: String::new() };
        frames.iter().map(named).collect()
    }

    fn marks(frames: &[usize], section: Option<std::ops::Range<usize>>) -> Marks {
        Marks { bookmarks: bookmarks(frames), section }
    }

    #[test]
    fn marks_stay_at_their_places_of_the_run() {
        let insert = |at, count| FrameShift::Insert { at, count };
        let delete = |frames, of| FrameShift::Delete { frames, of };
        for (shift, before, after) in [
            (insert(10, 5), marks(&[10, 11, 40], Some(20..30)), marks(&[10, 16, 45], Some(25..35))),
            (insert(25, 5), marks(&[10], Some(20..30)), marks(&[10], Some(20..35))),
            (delete(10..20, 100), marks(&[5, 10, 15, 20, 40], Some(20..30)), marks(&[5, 10, 30], Some(10..20))),
            (delete(10..20, 100), marks(&[], Some(12..18)), marks(&[], None)),
            (delete(10..20, 100), marks(&[], Some(15..60)), marks(&[], Some(10..50))),
            (delete(30..100, 100), marks(&[20, 30, 50, 100], Some(10..60)), marks(&[20, 30], Some(10..30))),
        ] {
            let mut now = before.clone();
            let change = MarksChange::apply(&mut now, shift.clone());
            assert_eq!(now, after, "{shift:?}");
            change.undo(&mut now);
            assert_eq!(now, before, "{shift:?} undone");
            change.redo(&mut now);
            assert_eq!(now, after, "{shift:?} redone");
        }
    }

    #[test]
    fn a_mark_set_after_a_change_outlives_its_undo() {
        let mut now = marks(&[15, 40], None);
        let change = MarksChange::apply(&mut now, FrameShift::Delete { frames: 10..20, of: 100 });
        assert_eq!(now.bookmarks, bookmarks(&[30]));
        now.bookmarks = bookmarks(&[5, 30]);
        change.undo(&mut now);
        assert_eq!(now.bookmarks, bookmarks(&[5, 15, 40]));
    }

    #[test]
    fn a_bookmark_keeps_its_name() {
        let named = |frame| Bookmark { frame, name: "the loop".into() };
        let mut now = Marks { bookmarks: vec![named(40)], section: None };
        let change = MarksChange::apply(&mut now, FrameShift::Insert { at: 10, count: 5 });
        assert_eq!(now.bookmarks, [named(45)]);
        change.undo(&mut now);
        assert_eq!(now.bookmarks, [named(40)]);
    }
}
