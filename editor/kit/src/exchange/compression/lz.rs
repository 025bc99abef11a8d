//! Finding repetitions, and the cheapest way to write data as literals and copies.

/// One step of packed data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// One symbol as it is.
    Literal,
    /// `length` symbols from `back` symbols before.
    Copy {
        /// Symbols to copy.
        length: usize,
        /// Symbols back.
        back: usize,
    },
}

/// The codes of a format, and their costs in bits.
pub(super) struct Format<F: Fn(usize, usize) -> Option<u32>> {
    /// Most symbols back.
    pub window: usize,
    /// Most symbols in a copy.
    pub longest: usize,
    /// Bits of a literal.
    pub literal: u32,
    /// Bits of a copy of `(length, back)`; `None` if the format has none. Never less for a larger `back`.
    pub copy: F,
}

/// Candidates looked at for one place: bounds the time on data that repeats a lot.
const MOST_CANDIDATES: usize = 256;

/// The cheapest steps that write `data`.
pub(super) fn steps<T, F>(data: &[T], format: &Format<F>) -> Vec<Step>
where
    T: Copy + PartialEq + Into<u32>,
    F: Fn(usize, usize) -> Option<u32>,
{
    let mut cost = vec![u32::MAX; data.len() + 1];
    let mut best = vec![Step::Literal; data.len() + 1];
    cost[0] = 0;
    let mut chains = Chains::new(data.len());
    for i in 0..data.len() {
        let mut offer = |to: usize, bits: u32, step: Step| {
            let total = cost[i].saturating_add(bits);
            if total < cost[to] {
                (cost[to], best[to]) = (total, step);
            }
        };
        offer(i + 1, format.literal, Step::Literal);
        let most = format.longest.min(data.len() - i);
        let mut known = 1;
        for at in chains.before(data, i).take(MOST_CANDIDATES) {
            let back = i - at;
            if back > format.window || known >= most {
                break;
            }
            // Only what is longer than anything nearer can be worth its distance.
            if data[at + known] != data[i + known] {
                continue;
            }
            let length = (0..most).take_while(|&k| data[at + k] == data[i + k]).count();
            for length in known + 1..=length {
                if let Some(bits) = (format.copy)(length, back) {
                    offer(i + length, bits, Step::Copy { length, back });
                }
            }
            known = known.max(length);
        }
        chains.add(data, i);
    }
    let mut steps = Vec::new();
    let mut at = data.len();
    while at > 0 {
        steps.push(best[at]);
        at -= match best[at] {
            Step::Literal => 1,
            Step::Copy { length, .. } => length,
        };
    }
    steps.reverse();
    steps
}

/// Earlier places that begin with the same two symbols, nearest first.
struct Chains {
    heads: Vec<u32>,
    earlier: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Chains {
    fn new(length: usize) -> Self {
        Self { heads: vec![NONE; 1 << 16], earlier: vec![NONE; length] }
    }

    fn key<T: Copy + Into<u32>>(data: &[T], i: usize) -> Option<usize> {
        let (a, b): (u32, u32) = ((*data.get(i)?).into(), (*data.get(i + 1)?).into());
        Some((a.wrapping_mul(0x9E37) ^ b.wrapping_mul(0x101)) as usize & 0xFFFF)
    }

    fn add<T: Copy + Into<u32>>(&mut self, data: &[T], i: usize) {
        if let Some(key) = Self::key(data, i) {
            self.earlier[i] = std::mem::replace(&mut self.heads[key], i as u32);
        }
    }

    fn before<'a, T: Copy + Into<u32>>(&'a self, data: &[T], i: usize) -> impl Iterator<Item = usize> + 'a {
        let first = Self::key(data, i).map_or(NONE, |key| self.heads[key]);
        std::iter::successors((first != NONE).then_some(first as usize), |&at| {
            (self.earlier[at] != NONE).then_some(self.earlier[at] as usize)
        })
    }
}
