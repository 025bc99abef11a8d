//! The palette of a GIF: exact for as long as its pictures have few enough colours.

use crate::derived::picture::Rgba;
use color_quant::NeuQuant;
use std::collections::HashMap;

/// The index of what is clear; all others are colours.
pub(super) const CLEAR_INDEX: u8 = 255;
/// The number of colours.
const MOST: usize = CLEAR_INDEX as usize;
/// Pixels that are looked at, about, if colours have to be chosen.
const SAMPLE: usize = 1 << 16;

/// Colours with their indices. They stay from picture to picture, so that nothing flickers.
#[derive(Default)]
pub(super) struct Colours {
    list: Vec<[u8; 3]>,
    places: HashMap<[u8; 3], u8>,
}

impl Colours {
    /// The indices of a picture's pixels. If there is no room for its colours, the palette begins anew; if it has too many,
    /// the best ones are chosen.
    pub fn index(&mut self, pixels: &[Option<Rgba>]) -> Vec<u8> {
        if !self.add(pixels) {
            *self = Self::default();
            if !self.add(pixels) {
                return self.choose(pixels);
            }
        }
        let mut last = ([0; 3], self.places.get(&[0; 3]).copied().unwrap_or_default());
        let of = |pixel: &Option<Rgba>| {
            let Some([r, g, b, _]) = *pixel else { return CLEAR_INDEX };
            if last.0 != [r, g, b] {
                last = ([r, g, b], self.places.get(&[r, g, b]).copied().unwrap_or_default());
            }
            last.1
        };
        pixels.iter().map(of).collect()
    }

    /// Adds the colours of a picture; false if there are too many.
    fn add(&mut self, pixels: &[Option<Rgba>]) -> bool {
        let mut last = None;
        for [r, g, b, _] in pixels.iter().flatten() {
            let colour = [*r, *g, *b];
            if last == Some(colour) || self.places.contains_key(&colour) {
                last = Some(colour);
                continue;
            }
            if self.list.len() == MOST {
                return false;
            }
            self.places.insert(colour, self.list.len() as u8);
            self.list.push(colour);
            last = Some(colour);
        }
        true
    }

    /// The indices in a palette of the best colours, which is for this picture alone.
    fn choose(&mut self, pixels: &[Option<Rgba>]) -> Vec<u8> {
        let opaque: Vec<Rgba> = pixels.iter().flatten().map(|[r, g, b, _]| [*r, *g, *b, 255]).collect();
        let chosen = NeuQuant::new((opaque.len() / SAMPLE).clamp(1, 30) as i32, MOST, opaque.as_flattened());
        let mut known: HashMap<Rgba, u8> = HashMap::new();
        let of = |pixel: &Option<Rgba>| {
            let Some([r, g, b, _]) = *pixel else { return CLEAR_INDEX };
            let colour = [r, g, b, 255];
            *known.entry(colour).or_insert_with(|| chosen.index_of(&colour) as u8)
        };
        let indices = pixels.iter().map(of).collect();
        self.list = chosen.color_map_rgb().as_chunks().0.to_vec();
        self.places.clear();
        indices
    }

    /// Red, green and blue of each index.
    pub fn palette(&self) -> Vec<u8> {
        let mut list = self.list.clone();
        list.resize(MOST + 1, [0; 3]);
        list.into_flattened()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(count: u16) -> Vec<Option<Rgba>> {
        (0..count).map(|n| Some([n as u8, (n >> 8) as u8, 7, 255])).chain([None]).collect()
    }

    fn shown(colours: &Colours, indices: &[u8]) -> Vec<Option<Rgba>> {
        let palette = colours.palette();
        let of = |index: &u8| {
            let at = usize::from(*index) * 3;
            (*index != CLEAR_INDEX).then(|| [palette[at], palette[at + 1], palette[at + 2], 255])
        };
        indices.iter().map(of).collect()
    }

    #[test]
    fn few_colours_are_kept_exactly_and_in_place() {
        let mut colours = Colours::default();
        let (few, more) = (pixels(40), pixels(255));
        let first = colours.index(&few);
        let second = colours.index(&more);
        assert_eq!(shown(&colours, &second), more);
        assert_eq!(shown(&colours, &first), few, "the indices of before are still right");
    }

    #[test]
    fn many_colours_come_close() {
        let mut colours = Colours::default();
        // A gradient of 4,096 colours.
        let of = |n: u32| [(n % 64 * 4) as u8, (n / 64 * 4) as u8, 7, 255];
        let many: Vec<_> = (0..4096).map(|n| Some(of(n))).chain([None]).collect();
        let indices = colours.index(&many);
        let seen = shown(&colours, &indices);
        assert_eq!(seen.last(), Some(&None), "what is clear stays clear");
        let far = |(found, wanted): (&Option<Rgba>, &Option<Rgba>)| {
            let pairs = found.unwrap_or_default().into_iter().zip(wanted.unwrap_or_default());
            pairs.map(|(a, b)| u32::from(a.abs_diff(b))).sum::<u32>()
        };
        let sum: u32 = seen.iter().zip(&many).map(far).sum();
        assert!(sum / 4096 < 16, "{sum}");
        let few = pixels(3);
        let exact = colours.index(&few);
        assert_eq!(shown(&colours, &exact), few, "and the next picture is exact again");
    }
}
