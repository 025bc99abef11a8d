//! Any PNG there is, and what is none.

use crate::png_bytes::{Header, claim, png, rgba};
use kit::pixels::{PictureError, Pixels};

/// A slope of 45 degrees, red on clear: what every kind below shows.
fn wanted() -> Pixels {
    let pixel = |i: usize| if i % 16 + i / 16 >= 15 { [255, 0, 0, 255] } else { [0; 4] };
    Pixels { width: 16, height: 16, rgba: (0..256).map(pixel).collect() }
}

#[test]
fn every_kind_shows_the_same() {
    let solid = |x: u32, y: u32| x + y >= 15;
    for interlaced in [false, true] {
        let header = |depth, kind| Header { width: 16, height: 16, depth, kind, interlaced };
        for depth in [1, 2, 4, 8] {
            let palette = [0, 0, 0, 255, 0, 0];
            let file = png(header(depth, 3), &palette, &[0], |x, y| vec![u16::from(solid(x, y))]);
            assert_eq!(Pixels::read(&file).unwrap(), wanted(), "palette of {depth} bits, interlaced {interlaced}");
        }
        for (depth, most) in [(8, 0xFF), (16, 0xFFFF)] {
            let name = format!("{depth} bits, interlaced {interlaced}");
            let file =
                png(header(depth, 6), &[], &[], |x, y| if solid(x, y) { vec![most, 0, 0, most] } else { vec![0; 4] });
            assert_eq!(Pixels::read(&file).unwrap(), wanted(), "colours and alpha, {name}");
            let clear = [0, 0, 0, 0, 0, 0];
            let file =
                png(header(depth, 2), &[], &clear, |x, y| if solid(x, y) { vec![most, 0, 0] } else { vec![0; 3] });
            assert_eq!(Pixels::read(&file).unwrap(), wanted(), "colours with a clear one, {name}");
            let file = png(header(depth, 4), &[], &[], |x, y| {
                [most; 2].iter().map(|v| if solid(x, y) { *v } else { 0 }).collect()
            });
            let grey = Pixels::read(&file).unwrap();
            assert!(grey.rgba.iter().zip(wanted().rgba).all(|(found, wanted)| found[3] == wanted[3]), "grey, {name}");
        }
        for depth in [1, 2, 4, 8, 16] {
            let file =
                png(header(depth, 0), &[], &[], |x, y| vec![if solid(x, y) { u16::MAX >> (16 - depth) } else { 0 }]);
            let grey = Pixels::read(&file).unwrap();
            let light = |pixel: &[u8; 4]| *pixel == [255; 4];
            assert!(
                grey.rgba.iter().zip(wanted().rgba).all(|(found, wanted)| light(found) == (wanted[3] > 0)),
                "{depth}"
            );
        }
    }
}

#[test]
fn a_file_cut_short_anywhere_is_reported_and_nothing_breaks() {
    let file = rgba(16, 16, |x, y| [x as u8, y as u8, 9, 255]);
    for length in 0..file.len() - 12 {
        // Behind the picture only the end mark is missing: that one may be forgiven.
        match Pixels::read(&file[..length]) {
            Err(_) => {}
            Ok(pixels) => assert!(length + 16 > file.len() - 12 && pixels.width == 16, "{length} of {}", file.len()),
        }
    }
    let error = Pixels::read(&file[..file.len() / 2]).unwrap_err();
    assert!(error.to_string().contains("ends in the middle"), "{error}");
}

#[test]
fn a_flipped_bit_is_reported_or_shows_a_picture_of_that_size() {
    let file = rgba(16, 16, |x, y| [x as u8, y as u8, 9, 255]);
    for at in 0..file.len() {
        for bit in 0..8 {
            let mut broken = file.clone();
            broken[at] ^= 1 << bit;
            if let Ok(pixels) = Pixels::read(&broken) {
                assert_eq!(pixels.rgba.len(), pixels.width * pixels.height);
            }
        }
    }
}

#[test]
fn what_is_no_png_is_called_by_its_name() {
    for (bytes, says) in [
        (&b""[..], "an empty file"),
        (b"\xFF\xD8\xFF\xE0", "a JPEG"),
        (b"GIF89a", "a GIF"),
        (b"BM....", "a BMP"),
        (b"hello", "this is not a PNG"),
    ] {
        let error = Pixels::read(bytes).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    }
}

/// The size is looked at before memory is asked for: two gigapixels would take 8 GB.
#[test]
fn sizes_are_refused_before_memory_is_asked_for() {
    let start = std::time::Instant::now();
    for (width, height) in [(30_000, 30_000), (32_769, 16), (16, 40_000), (0x7FFF_FFFF, 0x7FFF_FFFF), (65_536, 65_536)]
    {
        let error = Pixels::read(&claim(width, height)).unwrap_err();
        assert!(matches!(error, PictureError::TooLarge { .. }), "{width} × {height}: {error}");
    }
    assert!(matches!(Pixels::read(&claim(0, 16)), Err(PictureError::Damaged(_))));
    assert!(start.elapsed().as_millis() < 50);
}

#[test]
fn a_single_pixel_and_a_picture_30_000_wide_are_read() {
    assert_eq!(Pixels::read(&rgba(1, 1, |_, _| [1, 2, 3, 4])).unwrap().rgba, [[1, 2, 3, 4]]);
    let header = Header { width: 30_000, height: 16, depth: 1, kind: 3, interlaced: false };
    let wide = png(header, &[0, 0, 0, 9, 9, 9], &[0], |x, _| vec![(x / 16 % 2) as u16]);
    let pixels = Pixels::read(&wide).unwrap();
    assert_eq!((pixels.width, pixels.at(16, 3), pixels.at(29_999, 15)), (30_000, [9, 9, 9, 255], [0; 4]));
}

#[test]
fn a_picture_survives_its_file() {
    let pixels = Pixels::read(&rgba(5, 7, |x, y| [x as u8, y as u8, 200, (x * y) as u8])).unwrap();
    assert_eq!(Pixels::read(&pixels.to_png().unwrap()).unwrap(), pixels);
}
