//! Every codec: what goes in comes out, and nothing that is fed to a decoder breaks it.

use super::{Compression, EncodeError, Problem};
use proptest::prelude::*;

/// A small generator of our own: the same inputs on every machine, at a few nanoseconds each.
struct Noise(u64);

impl Noise {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, most: usize) -> usize {
        (self.next() >> 16) as usize % most.max(1)
    }
}

/// Data as levels have it: repetitions, runs and counting words.
fn level_like(seed: u64, length: usize) -> Vec<u8> {
    let mut noise = Noise(seed | 1);
    let mut data: Vec<u8> = Vec::with_capacity(length + 64);
    while data.len() < length {
        match noise.below(5) {
            0 => data.extend(std::iter::repeat_n(noise.next() as u8, noise.below(60))),
            1 => {
                let first = noise.below(0x8000) as u16;
                data.extend((0..noise.below(20) as u16).flat_map(|i| (first + i).to_be_bytes()));
            }
            2 if !data.is_empty() => {
                let from = noise.below(data.len());
                let to = (from + noise.below(300)).min(data.len());
                data.extend_from_within(from..to);
            }
            _ => data.extend((0..noise.below(30)).map(|_| noise.next() as u8)),
        }
    }
    data.truncate(length);
    data
}

fn assert_comes_back(compression: Compression, data: &[u8]) {
    let packed = compression.encode(data).expect("whole units of a length that fits");
    assert_eq!(compression.decode(&packed).as_deref(), Ok(data), "{compression:?}, {} bytes", data.len());
}

#[test]
fn what_goes_in_comes_out() {
    for compression in Compression::ALL {
        for length in [0, 1, 2, 15, 16, 17, 31, 32, 255, 0x1000, 0x1001, 0x2345, 0xA000] {
            let data = level_like(length as u64 + 77, length * compression.unit());
            if data.len() < 0x10000 {
                assert_comes_back(compression, &data);
            }
            assert_comes_back(compression, &vec![0x5A; data.len().min(0x8000)]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_come_back(raw in prop::collection::vec(any::<u8>(), 0..600), few in prop::collection::vec(0u8..3, 0..900)) {
        for compression in Compression::ALL {
            for data in [&raw, &few] {
                assert_comes_back(compression, &data[..data.len() - data.len() % compression.unit()]);
            }
        }
    }

    #[test]
    fn levels_come_back(seed in any::<u64>(), units in 0usize..300) {
        for compression in Compression::ALL {
            assert_comes_back(compression, &level_like(seed, units * compression.unit()));
        }
    }
}

#[test]
fn packed_by_hand() {
    // One literal, a near copy of four, a far copy of three and one of ten, a copy code that does nothing, the end.
    let kosinski = [0b0100_1001, 0b0001_0101, 0xAB, 0xFF, 0xFF, 0xF9, 0xFF, 0xF8, 9, 0, 0xF8, 1, 0, 0xF0, 0];
    assert_eq!(Compression::Kosinski.decode(&kosinski), Ok(vec![0xAB; 1 + 4 + 3 + 10]));
    let kosinski_plus = [0b1001_0010, 0xAB, 0xFF, 0xFF, 0xFF, 0b1010_0000, 0xF8, 0xFF, 1, 0xF0, 0, 0];
    assert_eq!(Compression::KosinskiPlus.decode(&kosinski_plus), Ok(vec![0xAB; 1 + 4 + 3 + 10]));
    let comper = [0b0110_0000, 0, 0x12, 0x34, 0xFF, 2, 0, 0];
    assert_eq!(Compression::Comper.decode(&comper), Ok([0x12, 0x34].repeat(4)));
    // Two counted words, three common ones, an inline run down, a list of one, the end.
    let words: [u16; 9] = [5, 6, 0x8001, 0x8001, 0x8001, 0x8005, 0x8004, 0x8003, 7];
    let bits = "00 0001 01 0010 110 0010 1 101 111 0000 0 111 111 1111";
    let mut packed = vec![3, 0b10000, 0, 5, 0x80, 1];
    let plain: Vec<u8> = bits.bytes().filter(|b| *b != b' ').map(|b| b - b'0').collect();
    packed.extend(plain.chunks(8).map(|c| c.iter().enumerate().fold(0u8, |byte, (i, bit)| byte | bit << (7 - i))));
    let unpacked: Vec<u8> = words.iter().flat_map(|word| word.to_be_bytes()).collect();
    assert_eq!(Compression::Enigma.decode(&packed), Ok(unpacked));
    // One pattern: code 0 is eight times nibble 3, the rest in full.
    let nemesis = [0, 1, 0x83, 0x71, 0, 0xFF, 0b0000_0001, 0b1111_1111, 0b0101_0000];
    let mut pattern = vec![0x33; 28];
    pattern.extend([0x55; 4]);
    assert_eq!(Compression::Nemesis.decode(&nemesis), Ok(pattern));
    let szdd = *b"SZDD\x88\xF0\x27\x33A\0\x05\0\0\0\x01Q\xF0\xF1";
    assert_eq!(Compression::Szdd.decode(&szdd), Ok(b"QQQQQ".to_vec()));
}

#[test]
fn what_is_wrong_is_named_with_its_offset() {
    let cases: [(Compression, &[u8], usize, Problem); 8] = [
        (Compression::Kosinski, &[], 0, Problem::Ends),
        (Compression::Kosinski, &[0, 0, 0xF0], 2, Problem::ReachesBack { back: 16, written: 0 }),
        (Compression::Kosinski, &[1, 0, 7], 3, Problem::ReachesBack { back: 0, written: 0 }),
        (Compression::KosinskiModuled, &[0x10], 1, Problem::Ends),
        (Compression::Enigma, &[17, 0, 0, 0, 0, 0], 0, Problem::Header("tile numbers of more than 16 bits")),
        (Compression::Nemesis, &[0, 1, 0xFF, 0], 3, Problem::UnknownCode),
        (Compression::Comper, &[0x80, 0, 0xFF, 1], 0, Problem::ReachesBack { back: 2, written: 0 }),
        (Compression::Szdd, b"SZDX", 4, Problem::Ends),
    ];
    for (compression, input, offset, problem) in cases {
        if problem == (Problem::ReachesBack { back: 0, written: 0 }) {
            let error = compression.decode(input).expect_err("cut short");
            assert_eq!((error.offset, error.problem), (offset, Problem::Ends), "{compression:?}");
            continue;
        }
        assert_eq!(compression.decode(input), Err(problem.at(offset)), "{compression:?} {input:02X?}");
    }
    assert_eq!(Compression::Nemesis.encode(&[0; 33]), Err(EncodeError::NotWhole { length: 33, unit: 32 }));
    assert!(matches!(Compression::KosinskiModuled.encode(&[0; 0x10000]), Err(EncodeError::TooLong { .. })));
}

#[test]
fn bombs_stop_at_the_limit() {
    // A literal and then nothing but the longest copies: 256 bytes for each 3¼.
    let mut bomb = vec![0xA9, 0xAA, 0];
    while bomb.len() < 60_000 {
        bomb.extend([0xFF, 0xF8, 0xFF].repeat(7));
        bomb.extend([0xFF, 0xF8, 0xFF, 0xAA, 0xAA]);
    }
    let started = std::time::Instant::now();
    for compression in Compression::ALL {
        if let Ok(unpacked) = compression.decode(&bomb) {
            assert!(unpacked.len() <= super::MOST_BYTES);
        }
    }
    assert!(started.elapsed().as_secs() < 1);
}

/// 200,000 inputs for each decoder: half noise, half packed data with a few bytes changed, cut or doubled.
#[test]
fn no_input_breaks_a_decoder() {
    const INPUTS: usize = 200_000;
    for compression in Compression::ALL {
        let mut noise = Noise(0x1005_EED5 + compression as u64);
        let packed: Vec<Vec<u8>> = (0..64)
            .map(|seed| compression.encode(&level_like(seed, seed as usize % 10 * 32)).expect("whole units"))
            .collect();
        let mut input = Vec::new();
        for i in 0..INPUTS {
            input.clear();
            if i % 2 == 0 {
                input.extend((0..noise.below(48)).map(|_| noise.next() as u8));
            } else {
                input.extend_from_slice(&packed[noise.below(packed.len())]);
                for _ in 0..=noise.below(3) {
                    let at = noise.below(input.len());
                    match noise.below(4) {
                        0 => input.truncate(at),
                        1 => input.extend_from_within(at..),
                        2 => input.insert(at, noise.next() as u8),
                        _ => input.iter_mut().skip(at).take(1).for_each(|byte| *byte = noise.next() as u8),
                    }
                }
            }
            match compression.decode(&input) {
                Ok(unpacked) => assert!(unpacked.len() <= super::MOST_BYTES),
                Err(error) => assert!(error.offset <= input.len() + 1, "{error}"),
            }
        }
    }
}

#[test]
fn names_are_read_as_people_write_them() {
    for compression in Compression::ALL {
        assert_eq!(Compression::from_name(compression.name()), Some(compression));
    }
    assert_eq!(Compression::from_name("kosinski+"), Some(Compression::KosinskiPlus));
    assert_eq!(Compression::from_name("LZ4"), None);
}
