//! The item of a palette that was brought into view.

/// Scrolls a palette to what was chosen in another place. What is clicked in the palette is in view already: nothing
/// moves under the pointer.
pub struct Revealed<T> {
    shown: Option<T>,
    clicked: Option<T>,
}

impl<T> Default for Revealed<T> {
    fn default() -> Self {
        Self { shown: None, clicked: None }
    }
}

impl<T: Copy + PartialEq> Revealed<T> {
    /// True once for each item that was chosen anywhere but in the palette itself.
    pub fn needs(&mut self, chosen: Option<T>) -> bool {
        if self.shown == chosen {
            return false;
        }
        self.shown = chosen;
        chosen.is_some() && self.clicked.take() != chosen
    }

    /// The item was clicked in the palette.
    pub fn click(&mut self, item: T) {
        self.clicked = Some(item);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_choice_from_another_place_is_brought_into_view() {
        let mut revealed = Revealed::default();
        assert!(revealed.needs(Some(3)));
        assert!(!revealed.needs(Some(3)));
        revealed.click(7);
        assert!(!revealed.needs(Some(3)), "what was clicked is not chosen yet");
        assert!(!revealed.needs(Some(7)));
        assert!(revealed.needs(Some(3)));
        assert!(!revealed.needs(None));
        assert!(revealed.needs(Some(7)), "an old click counts no more");
    }
}
