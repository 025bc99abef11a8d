//! Arrays of heights: drawn, stretched, mirrored, read from text.

use crate::words::typed;

/// Extra entries on either side of a sloped solid's own width.
pub const EXTRA: usize = 6;

/// The manner of a stroke from one entry to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stroke {
    /// Bars that follow the hand.
    #[default]
    Bars,
    /// Straight.
    Line,
    /// Flat at both ends.
    Wave,
    /// A quarter of an ellipse: steep first, flat at its end.
    Arc,
}

/// A hill that rises by `top` from flat ends.
pub(crate) fn hill(count: usize, top: i8) -> Vec<i8> {
    let last = count.saturating_sub(1).max(1) as f32;
    let height = |place: usize| {
        let rise = (place as f32 / last * std::f32::consts::PI).sin();
        (f32::from(top) * (1.0 + rise * rise)).round().clamp(-128.0, 127.0) as i8
    };
    (0..count).map(height).collect()
}

/// The same surface over another number of entries.
pub fn stretched(heights: &[i8], count: usize) -> Vec<i8> {
    if heights.is_empty() || heights.len() == count {
        return heights.to_vec();
    }
    let last = (heights.len() - 1) as f32;
    let step = if count > 1 { last / (count - 1) as f32 } else { 0.0 };
    let height = |place: usize| {
        let at = place as f32 * step;
        let (left, part) = (at as usize, at.fract());
        let (a, b) = (f32::from(heights[left]), f32::from(heights[(left + 1).min(heights.len() - 1)]));
        (a + (b - a) * part).round() as i8
    };
    (0..count).map(height).collect()
}

/// Draws from one (entry, height) to another, both ends included.
pub fn drawn(heights: &[i8], (from, low): (usize, i8), (to, high): (usize, i8), stroke: Stroke) -> Vec<i8> {
    let mut new = heights.to_vec();
    let span = from.abs_diff(to);
    for step in 0..=span {
        let part = if span == 0 { 1.0 } else { step as f32 / span as f32 };
        let part = match stroke {
            Stroke::Bars | Stroke::Line => part,
            Stroke::Wave => part * part * (3.0 - 2.0 * part),
            Stroke::Arc => (part * std::f32::consts::FRAC_PI_2).sin(),
        };
        let place = if to >= from { from + step } else { from - step };
        if let Some(height) = new.get_mut(place) {
            *height = (f32::from(low) + (f32::from(high) - f32::from(low)) * part).round().clamp(-128.0, 127.0) as i8;
        }
    }
    new
}

/// The array the other way round.
pub fn mirrored(heights: &[i8]) -> Vec<i8> {
    heights.iter().rev().copied().collect()
}

/// Returns the entries, higher by so many pixels.
pub fn shifted(heights: &[i8], by: i8) -> Vec<i8> {
    heights.iter().map(|height| height.saturating_add(by)).collect()
}

/// The entries beyond both sides as high as the ones beside them.
pub fn with_level_ends(heights: &[i8]) -> Vec<i8> {
    let mut new = heights.to_vec();
    if new.len() > 2 * EXTRA {
        let last = new.len() - EXTRA;
        let (first, end) = (new[EXTRA], new[last - 1]);
        new[..EXTRA].fill(first);
        new[last..].fill(end);
    }
    new
}

/// The array as text: 16 to the line.
pub fn text(heights: &[i8]) -> String {
    let line = |part: &[i8]| part.iter().map(i8::to_string).collect::<Vec<_>>().join(", ");
    heights.chunks(16).map(line).collect::<Vec<_>>().join(",\n")
}

/// Reads an array as people have it: decimal, `0x0F`, `$0F`, `0Fh`, `n×v` for n times v, apart by commas, blanks, lines,
/// brackets or `dc.b`.
///
/// # Errors
/// Says in words what can't be read.
pub fn read(text: &str) -> Result<Vec<i8>, String> {
    /// More than any object is wide.
    const MOST: usize = 1024;
    let mut heights = Vec::new();
    for line in text.lines() {
        let line = line.split(';').next().unwrap_or_default();
        let words = line.split(|c: char| c.is_whitespace() || ",[](){}|".contains(c)).filter(|word| !word.is_empty());
        for word in words.filter(|word| !word.eq_ignore_ascii_case("dc.b") && !word.ends_with(':')) {
            let (times, number) = match word.split_once(['×', '*']) {
                Some((times, number)) => (times.parse().map_err(|_| wrong(word))?, number),
                None => (1, word),
            };
            let height = height(number).ok_or_else(|| wrong(word))?;
            if heights.len().saturating_add(times) > MOST {
                return Err(format!("More than {MOST} numbers: no object is that wide."));
            }
            heights.extend(std::iter::repeat_n(height, times));
        }
    }
    if heights.is_empty() {
        return Err("It holds no numbers.".to_owned());
    }
    Ok(heights)
}

fn wrong(word: &str) -> String {
    let word: String = word.chars().take(20).collect();
    format!("\u{201C}{word}\u{201D} is not a height: they are from -128 to 127, or bytes like $F0 and 0xF0.")
}

fn height(word: &str) -> Option<i8> {
    let number = typed(word)?;
    let value = number.value(false)?;
    // A byte of the originals' data.
    let is_byte = number.marked && !number.negative;
    if is_byte { u8::try_from(value).ok().map(|byte| byte as i8) } else { i8::try_from(value).ok() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_in_every_usual_form() {
        for (text, expected) in [
            ("1, 2, 3", vec![1, 2, 3]),
            ("[ -4 5\n6 ]", vec![-4, 5, 6]),
            ("dc.b $10, $F0 ; the rest", vec![16, -16]),
            ("Slope: 0x0A 0Ah -0x02", vec![10, 10, -2]),
            ("3×16, 2*-4", vec![16, 16, 16, -4, -4]),
        ] {
            assert_eq!(read(text), Ok(expected), "{text}");
        }
        for text in ["", "128", "-129", "x", "$100", "99999999×1", "1×", "--3"] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let heights: Vec<i8> = (-60..60).collect();
        assert_eq!(read(&text(&heights)), Ok(heights));
    }

    #[test]
    fn stretching_keeps_the_ends_and_drawing_reaches_both_ends() {
        let heights = [4, 8, 12, 0];
        for count in [1, 2, 7, 100] {
            let wide = stretched(&heights, count);
            assert_eq!((wide.len(), wide[0]), (count, 4));
            assert!(count == 1 || wide[count - 1] == 0);
        }
        for stroke in [Stroke::Bars, Stroke::Line, Stroke::Wave, Stroke::Arc] {
            let new = drawn(&[0; 10], (8, 30), (2, -5), stroke);
            assert_eq!((new[8], new[2], new[9], new[1]), (30, -5, 0, 0), "{stroke:?}");
        }
        assert_eq!(drawn(&[0; 3], (1, 9), (1, 7), Stroke::Bars), [0, 7, 0]);
        assert_eq!(with_level_ends(&mirrored(&(0..20).collect::<Vec<_>>()))[..7], [13; 7]);
    }
}
