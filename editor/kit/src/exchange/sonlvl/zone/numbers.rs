//! Sets of chunk numbers as a layout's bytes name them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A set of numbers from 0 to 255.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Numbers([u64; 4]);

impl Numbers {
    /// Adds a number.
    pub(crate) fn add(&mut self, number: u8) {
        self.0[usize::from(number) / 64] |= 1 << (number % 64);
    }

    /// Adds all numbers of another set.
    pub(crate) fn add_all(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }

    /// True for a number of the set.
    pub(crate) const fn has(&self, number: u8) -> bool {
        self.0[number as usize / 64] & 1 << (number % 64) != 0
    }

    /// Returns the number of them.
    pub(crate) fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The numbers, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        (0..=u8::MAX).filter(|number| self.has(*number))
    }
}

impl FromIterator<u8> for Numbers {
    fn from_iter<T: IntoIterator<Item = u8>>(numbers: T) -> Self {
        let mut set = Self::default();
        numbers.into_iter().for_each(|number| set.add(number));
        set
    }
}

impl Serialize for Numbers {
    /// As hexadecimal ranges: `0-1f 28 51`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&ranges(self.iter()))
    }
}

impl<'de> Deserialize<'de> for Numbers {
    /// Reads the ranges; parts that cannot be read are left out.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = |text: &str| u8::from_str_radix(text, 16).ok();
        let range = |part: &str| match part.split_once('-') {
            Some((first, last)) => Some(number(first)?..=number(last)?),
            None => number(part).map(|number| number..=number),
        };
        Ok(text.split_whitespace().filter_map(range).flatten().collect())
    }
}

/// Numbers in order as hexadecimal ranges.
pub(crate) fn ranges(numbers: impl Iterator<Item = u8>) -> String {
    let mut parts: Vec<(u8, u8)> = Vec::new();
    for number in numbers {
        match parts.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(number) => *last = number,
            _ => parts.push((number, number)),
        }
    }
    let part = |(first, last): (u8, u8)| {
        if first == last { format!("{first:02x}") } else { format!("{first:02x}-{last:02x}") }
    };
    parts.into_iter().map(part).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_set_comes_back_from_its_text() {
        for (numbers, text) in
            [(&[][..], ""), (&[0, 1, 2, 9], "00-02 09"), (&[254, 255], "fe-ff"), (&[63, 64, 200], "3f-40 c8")]
        {
            let set: Numbers = numbers.iter().copied().collect();
            let json = serde_json::to_value(set).unwrap();
            assert_eq!(json, text);
            assert_eq!(serde_json::from_value::<Numbers>(json).unwrap(), set);
            assert_eq!((set.count(), set.iter().collect::<Vec<_>>()), (numbers.len(), numbers.to_vec()));
        }
        let broken: Numbers = serde_json::from_value("05 zz 9-".into()).unwrap();
        assert_eq!(broken.iter().collect::<Vec<_>>(), [5]);
    }
}
