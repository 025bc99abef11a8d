//! Calculations: hex angles, sine, arctangent and the two quadrant functions (T1 to T8).

use sim::angle::{ARCTANGENT, Angle, Mode, SINE};
use sim::direction::Direction;

#[test]
fn sine() {
    const TABLE: [(&str, u8, i16); 6] = [
        ("T1 sin 0x93", 0x93, -117),
        ("T1 sin 0xED", 0xED, -117),
        ("T1 sin 0x13", 0x13, 115),
        ("T1 sin 0x6D", 0x6D, 115),
        ("quarter turn", 0x40, 256),
        ("three quarters", 0xC0, -256),
    ];
    for (row, angle, expected) in TABLE {
        assert_eq!(Angle(angle).sin(), expected, "{row}");
    }
    for angle in 0..=255 {
        assert_eq!(Angle(angle).cos(), Angle(angle.wrapping_add(0x40)).sin(), "cosine of {angle:#04X}");
    }
}

/// The second half of the table is the first half's negative, but for the two entries that the originals got wrong.
#[test]
fn sine_is_odd_but_for_two_entries() {
    let odd = |i: usize| SINE[i + 0x80] == -SINE[i];
    assert_eq!((0..0x80).filter(|&i| !odd(i)).collect::<Vec<_>>(), [0x13, 0x6D]);
}

#[test]
fn arctangent_table_steps_where_the_originals_step() {
    const FIRST_INDEX: [usize; 33] = [
        0, 4, 10, 16, 23, 29, 35, 42, 48, 55, 61, 68, 75, 82, 89, 96, 103, 110, 118, 125, 133, 141, 150, 158, 167, 176,
        186, 195, 205, 216, 227, 238, 250,
    ];
    let first = |value: u8| ARCTANGENT.iter().position(|&v| v == value);
    for (value, index) in (0u8..).zip(FIRST_INDEX) {
        assert_eq!(first(value), Some(index), "first index of {value}");
    }
    assert!(ARCTANGENT.is_sorted());
}

#[test]
fn angle_of_a_vector() {
    use Direction::{Down, Left, Right, Up};
    const TABLE: [(&str, (i16, i16), u8, Direction); 14] = [
        ("T2", (0, 0), 0x40, Down),
        ("T3 down right", (0x100, 0x100), 0x20, Down),
        ("T3 down left", (-0x100, 0x100), 0x60, Left),
        ("T3 up left", (-0x100, -0x100), 0xA0, Up),
        ("T3 up right", (0x100, -0x100), 0xE0, Right),
        ("T4 first", (0x600, -0x300), 0xED, Right),
        ("T4 second", (0x600, 0x180), 0x0A, Right),
        ("T4 third", (-0x280, 0x500), 0x53, Down),
        ("T5 0xFA", (0x100, 0xFA), 0x20, Down),
        ("T5 0xF9", (0x100, 0xF9), 0x1F, Right),
        ("T6 first", (3, 0x600), 0x40, Down),
        ("T6 second", (-0x600, 1), 0x80, Left),
        ("T6 third", (0, -1), 0xC0, Up),
        ("T6 fourth", (-1, 0), 0x80, Left),
    ];
    for (row, (x, y), angle, quadrant) in TABLE {
        assert_eq!(Angle::of_vector(x, y), Angle(angle), "{row}: angle");
        assert_eq!(Angle::air_quadrant(x, y), quadrant, "{row}: quadrant");
    }
}

#[test]
fn every_vector_has_an_angle() {
    for x in [i16::MIN, -32767, -1, 0, 1, 255, i16::MAX] {
        for y in [i16::MIN, -32767, -1, 0, 1, 255, i16::MAX] {
            Angle::of_vector(x, y);
        }
    }
    assert_eq!(Angle::of_vector(i16::MIN, i16::MIN), Angle(0xA0));
}

#[test]
fn modes() {
    use Mode::{Ceiling, Floor, LeftWall, RightWall};
    const T7: [(u8, Mode); 8] = [
        (0x20, Floor),
        (0x21, LeftWall),
        (0x5F, LeftWall),
        (0x60, Ceiling),
        (0xA0, Ceiling),
        (0xA1, RightWall),
        (0xDF, RightWall),
        (0xE0, Floor),
    ];
    for (angle, mode) in T7 {
        assert_eq!(Angle(angle).mode(), mode, "T7 {angle:#04X}");
    }
}

#[test]
fn rounding() {
    const T8: [(u8, u8); 8] =
        [(0x1F, 0), (0x20, 0x40), (0x5F, 0x40), (0x60, 0x80), (0x9F, 0x80), (0xA0, 0xC0), (0xDF, 0xC0), (0xE0, 0)];
    for (angle, rounded) in T8 {
        assert_eq!(Angle(angle).rounded(), Angle(rounded), "T8 {angle:#04X}");
    }
}

#[test]
fn flips() {
    const S14: [(&str, u8, u8, u8, u8); 2] =
        [("S14 0x13", 0x13, 0xED, 0x6D, 0x93), ("S14 0xFF", 0xFF, 0x01, 0x81, 0x7F)];
    for (row, angle, x, y, both) in S14 {
        let angle = Angle(angle);
        assert_eq!(angle.flipped_x(), Angle(x), "{row} x");
        assert_eq!(angle.flipped_y(), Angle(y), "{row} y");
        assert_eq!(angle.flipped_x().flipped_y(), Angle(both), "{row} both");
        assert_eq!(angle.flipped_y().flipped_x(), Angle(both), "{row} both, the other way round");
        for flagged in [angle, Angle(x), Angle(y), Angle(both)] {
            assert!(flagged.is_flagged(), "{row} {flagged:?}");
        }
    }
    for angle in 0..=255 {
        let y = Angle(angle).plus(0x40).0.wrapping_neg().wrapping_sub(0x40);
        assert_eq!(Angle(angle).flipped_y(), Angle(y), "the originals' way to compute it, {angle:#04X}");
    }
}
