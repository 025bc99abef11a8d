//! Palette files: colours that other programs wrote, and those that they read.
//!
//! | File | Content |
//! | --- | --- |
//! | `.pal` | text of JASC (Paint Shop Pro, Aseprite, YY-CHR) |
//! | `.gpl` | text of GIMP (Krita, Inkscape, Aseprite) |
//! | `.act` | 768 bytes of Adobe Photoshop |
//! | `.hex` | a line of six digits for each colour (Lospec) |
//! | `.bin` | words of the console |
//! | `.png` | only read: the colours by number, or a few pixels |

use crate::document::imported::console_color::{rgb_of, word_of};
use crate::pixels::{Pixels, read_indexed};
use sim::project::{MOST_COLORS, Rgb};

/// A kind of file that palettes are written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorFileKind {
    /// Text of JASC.
    Jasc,
    /// Text of GIMP.
    Gimp,
    /// Bytes of Photoshop.
    Adobe,
    /// Hexadecimal digits.
    Hex,
    /// Words of the console.
    Console,
}

impl ColorFileKind {
    /// The kinds, with the endings of their files.
    const ALL: [(Self, &str); 5] =
        [(Self::Jasc, "pal"), (Self::Gimp, "gpl"), (Self::Adobe, "act"), (Self::Hex, "hex"), (Self::Console, "bin")];

    /// Returns the kind of a file by its ending.
    pub fn of_ending(ending: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| known.eq_ignore_ascii_case(ending)).map(|(kind, _)| *kind)
    }
}

/// Endings of files that colours are written to.
pub const WRITTEN: [&str; 5] = ["pal", "gpl", "act", "hex", "bin"];
/// Endings of files that colours are read from.
pub const READ: [&str; 7] = ["pal", "gpl", "act", "hex", "bin", "png", "txt"];
/// Bytes of a file of colours at most.
pub const MOST_BYTES: u64 = 1 << 20;

/// Bytes of a file of Photoshop.
const ADOBE: usize = 768;

/// Returns the first words of a file of GIMP.
fn gimp_head() -> Vec<u8> {
    [&b"GIMP"[..], b" Palette"].concat()
}

/// Returns the content of a file of colours. `name` is the palette's.
pub fn write(kind: ColorFileKind, name: &str, colors: &[Rgb]) -> Vec<u8> {
    let lines = |head: Vec<u8>, line: fn(&Rgb) -> String| {
        head.into_iter().chain(colors.iter().flat_map(move |color| line(color).into_bytes())).collect()
    };
    match kind {
        ColorFileKind::Jasc => {
            let count = colors.len().to_string();
            lines([b"JASC-PAL\r\n0100\r\n", count.as_bytes(), b"\r\n"].concat(), |Rgb([red, green, blue])| {
                format!("{red} {green} {blue}\r\n")
            })
        }
        ColorFileKind::Gimp => {
            let name: String = name.chars().filter(|sign| !sign.is_control()).collect();
            let head = [&gimp_head()[..], b"\nName: ", name.as_bytes(), b"\nColumns: 16\n#\n"].concat();
            lines(head, |Rgb([red, green, blue])| format!("{red:3} {green:3} {blue:3}\n"))
        }
        ColorFileKind::Hex => lines(Vec::new(), |color| format!("{}\n", &color.to_string()[1..])),
        ColorFileKind::Adobe => {
            let mut bytes: Vec<u8> = colors.iter().take(MOST_COLORS).flat_map(|color| color.0).collect();
            bytes.resize(ADOBE, 0);
            if colors.len() < MOST_COLORS {
                bytes.extend([(colors.len() >> 8) as u8, colors.len() as u8, 0xFF, 0xFF]);
            }
            bytes
        }
        ColorFileKind::Console => colors.iter().flat_map(|color| word_of(*color).to_be_bytes()).collect(),
    }
}

/// Reads the colours of a file, whatever its name is: its content says what it is.
///
/// # Errors
/// Says why they cannot be read.
pub fn read(bytes: &[u8]) -> Result<Vec<Rgb>, &'static str> {
    let colors = if bytes.starts_with(b"\x89PNG") {
        of_picture(bytes)?
    } else if let Some(colors) = std::str::from_utf8(bytes).ok().and_then(of_text) {
        colors
    } else if bytes.starts_with(b"RIFF") {
        return Err("Palettes of Microsoft are not read: save it as JASC or GIMP palette.");
    } else if let Some((colors, rest)) = bytes.split_at_checked(ADOBE).filter(|(_, rest)| [0, 4].contains(&rest.len()))
    {
        let count = rest.first_chunk::<2>().map_or(0, |count| usize::from(u16::from_be_bytes(*count)));
        let count = if (1..=MOST_COLORS).contains(&count) { count } else { MOST_COLORS };
        colors.as_chunks::<3>().0.iter().take(count).map(|color| Rgb(*color)).collect()
    } else if bytes.len().is_multiple_of(2) && bytes.len() <= 2 * MOST_COLORS {
        bytes.as_chunks::<2>().0.iter().map(|word| rgb_of(u16::from_be_bytes(*word))).collect()
    } else {
        return Err("It is no palette that can be read: JASC, GIMP, ACT, hex, PNG, or words of the console.");
    };
    match colors.len() {
        0 => Err("It has no colours."),
        1..=MOST_COLORS => Ok(colors),
        _ => Err("It has more than 256 colours."),
    }
}

fn of_picture(bytes: &[u8]) -> Result<Vec<Rgb>, &'static str> {
    if let Some((.., colors)) = read_indexed(bytes) {
        return Ok(colors.into_iter().map(|[red, green, blue, _]| Rgb([red, green, blue])).collect());
    }
    let picture = Pixels::read(bytes).map_err(|_| "The picture cannot be read.")?;
    if picture.rgba.len() > MOST_COLORS {
        return Err("The picture has no colour numbers, and more than 256 pixels.");
    }
    Ok(picture.rgba.iter().map(|[red, green, blue, _]| Rgb([*red, *green, *blue])).collect())
}

/// The colours of a text: that of JASC, of GIMP, or words of hexadecimal digits. `None` if it is something else.
fn of_text(text: &str) -> Option<Vec<Rgb>> {
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let of_numbers = |line: &str| {
        let mut parts = line.split_ascii_whitespace().map(str::parse::<u8>);
        let mut next = || parts.next()?.ok();
        Some(Rgb([next()?, next()?, next()?]))
    };
    match lines.clone().next()? {
        head if head.as_bytes() == b"JASC-PAL" => lines.skip(3).take(MOST_COLORS + 1).map(of_numbers).collect(),
        head if head.as_bytes().starts_with(&gimp_head()) => {
            let colors = lines.skip(1).filter(|line| !line.starts_with('#') && !line.contains(':'));
            colors.take(MOST_COLORS + 1).map(of_numbers).collect()
        }
        _ => {
            let words = lines
                .by_ref()
                .filter(|line| !line.starts_with(';'))
                .flat_map(|line| line.split([' ', '\t', ',']).filter(|word| !word.is_empty()));
            words.take(MOST_COLORS + 1).map(Rgb::of_hex).collect()
        }
    }
}

/// Returns colours as a text for the clipboard, which [`read`] understands.
pub fn text(colors: &[Rgb]) -> String {
    colors.iter().map(Rgb::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::pixels::to_indexed_png;

    fn shades(count: usize) -> Vec<Rgb> {
        (0..count).map(|n| rgb_of((n as u16 & 7) << 1 | (n as u16 >> 3 & 7) << 5 | (n as u16 >> 6 & 7) << 9)).collect()
    }

    #[test]
    fn colours_come_back_from_every_kind_of_file() {
        for count in [1, 16, 64, 256] {
            let colors = shades(count);
            for (kind, ending) in ColorFileKind::ALL {
                assert_eq!(read(&write(kind, "Night\nName", &colors)), Ok(colors.clone()), "{ending}, {count}");
                assert_eq!(ColorFileKind::of_ending(&ending.to_uppercase()), Some(kind));
                assert!(WRITTEN.contains(&ending) && READ.contains(&ending));
            }
            assert_eq!(read(text(&colors).as_bytes()), Ok(colors));
        }
    }

    #[test]
    fn files_of_other_programs_are_read() {
        let three = [[255, 0, 0], [0, 128, 0], [1, 2, 3]].map(Rgb).to_vec();
        let files: [&[u8]; 5] = [
            b"JASC-PAL\n0100\n3\n255 0 0\n0 128 0 255\n1 2 3\n",
            b"GIMP Palette\nName: a\n#Palette Name: b\n#\n255   0   0\tred\n  0 128   0\n1 2 3 blue\n",
            b"\xEF\xBB\xBFff0000\r\n008000\r\n010203\r\n",
            b"; Paint.NET\nFF0000\n008000\n010203",
            b"#ff0000, #008000, #010203",
        ];
        for file in files {
            assert_eq!(read(file).as_ref(), Ok(&three), "{}", String::from_utf8_lossy(file));
        }
        assert_eq!(read(&[0x0E, 0xEE, 0x00, 0x0E]), Ok([[255; 3], [255, 0, 0]].map(Rgb).to_vec()));
        let png = to_indexed_png((2, 1), &[0, 1], &[[9, 9, 9, 0], [1, 2, 3, 255]]).unwrap();
        assert_eq!(read(&png), Ok([[9; 3], [1, 2, 3]].map(Rgb).to_vec()));
        let plain = Pixels { width: 2, height: 1, rgba: vec![[4, 5, 6, 255]; 2] }.to_png().unwrap();
        assert_eq!(read(&plain), Ok(vec![Rgb([4, 5, 6]); 2]));
    }

    #[test]
    fn what_is_no_palette_is_refused() {
        let large = Pixels { width: 20, height: 20, rgba: vec![[0; 4]; 400] }.to_png().unwrap();
        for file in
            [&b""[..], b"RIFF\x10\0\0\0PAL data\xFF\xFE", &large, b"\x89PNG", &[0xFF; 515], b"JASC-PAL\n0100\n0\n"]
        {
            assert!(read(file).is_err(), "{file:?}");
        }
        assert!(read(&write(ColorFileKind::Hex, "", &vec![Rgb([0; 3]); 257])).is_err());
    }
}
