//! Colours of the console: three bits each of red, green and blue.

use sim::project::Rgb;

/// Bits of a colour's word that the console reads: `0000 BBB0 GGG0 RRR0`.
pub(crate) const BITS: u16 = 0xEEE;

/// The brightness of one of the console's eight levels, rounded to the nearest.
const fn level(of_7: u16) -> u8 {
    ((of_7 * 255 * 2 + 7) / 14) as u8
}

/// Returns the colour of a word.
pub(crate) fn rgb_of(word: u16) -> Rgb {
    Rgb([1, 5, 9].map(|shift| level(word >> shift & 7)))
}

/// Returns the word of a colour: each part rounded to the nearest of the eight levels.
pub(crate) fn word_of(Rgb([red, green, blue]): Rgb) -> u16 {
    let level = |part: u8| (u16::from(part) * 14 + 255) / 510;
    level(blue) << 9 | level(green) << 5 | level(red) << 1
}

/// Returns the word of a colour as hexadecimal digits.
pub fn word(color: Rgb) -> String {
    format!("{:04X}", word_of(color))
}

/// Returns the nearest colour that the console has.
pub fn nearest(color: Rgb) -> Rgb {
    rgb_of(word_of(color))
}

/// Returns the levels of a colour's parts, 0 to 7: red, green, blue.
pub fn levels(color: Rgb) -> [u8; 3] {
    let word = word_of(color);
    [1, 5, 9].map(|shift| (word >> shift & 7) as u8)
}

/// Returns the colour of those levels, of which each is 7 at most.
pub fn of_levels(levels: [u8; 3]) -> Rgb {
    Rgb(levels.map(|of_7| level(u16::from(of_7.min(7)))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_colour_are_rounded_to_the_nearest_level() {
        let shown: Vec<u8> = (0..8).map(level).collect();
        assert_eq!(shown, [0x00, 0x24, 0x49, 0x6D, 0x92, 0xB6, 0xDB, 0xFF]);
        for (color, word) in [
            ([0, 0, 0], 0),
            ([255, 255, 255], 0xEEE),
            ([0xB6, 0x92, 0xFF], 0xE8A),
            ([0x6D, 0x49, 0x24], 0x246),
            ([0x12, 0x13, 0x80], 0x820),
        ] {
            assert_eq!(word_of(Rgb(color)), word, "{color:?}");
        }
        for word in (0..0x1000).filter(|word| word & !BITS == 0) {
            assert_eq!(word_of(rgb_of(word)), word);
            assert_eq!(of_levels(levels(rgb_of(word))), rgb_of(word));
        }
    }
}
