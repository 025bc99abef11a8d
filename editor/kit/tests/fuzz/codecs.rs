//! Readers of other tools' packed files, texts and pictures.

use crate::inputs;
use kit::exchange::compression::{Compression, MOST_BYTES};
use kit::exchange::sonlvl::files::ini::Ini;
use kit::exchange::tilesets::{Options, import};
use kit::pixels::Pixels;

/// Decoding any bytes ends, within bounds, and what can be encoded decodes to itself.
fn codec(compression: Compression) {
    bolero::check!().with_iterations(inputs(20_000)).for_each(|bytes: &[u8]| {
        if let Ok(decoded) = compression.decode(bytes) {
            assert!(decoded.len() <= MOST_BYTES.max(bytes.len()));
        }
        if let Ok(encoded) = compression.encode(bytes) {
            let decoded = compression.decode(&encoded).expect("what was encoded decodes");
            // Some formats know whole words or patterns only and fill them up.
            assert!(decoded.starts_with(bytes), "{}", compression.name());
        }
    });
}

macro_rules! codecs {
    ($($target:ident: $compression:ident,)*) => {
        $(#[test]
        fn $target() {
            codec(Compression::$compression);
        })*
    };
}
codecs! {
    kosinski: Kosinski,
    kosinski_moduled: KosinskiModuled,
    kosinski_plus: KosinskiPlus,
    kosinski_plus_moduled: KosinskiPlusModuled,
    nemesis: Nemesis,
    enigma: Enigma,
    comper: Comper,
    szdd: Szdd,
}

#[test]
fn ini() {
    bolero::check!().with_iterations(inputs(20_000)).for_each(|bytes: &[u8]| {
        if let Ok(ini) = Ini::parse(bytes) {
            let mut twice = Ini::parse(bytes).expect("the same again");
            twice.overlay(ini);
        }
    });
}

#[test]
fn pictures() {
    bolero::check!().with_iterations(inputs(20_000)).for_each(|bytes: &[u8]| {
        // Random bytes hardly ever begin as a PNG does: they come behind its first bytes as well.
        let begun = [b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR", bytes].concat();
        for bytes in [bytes, &begun] {
            if let Ok(pixels) = Pixels::read(bytes) {
                assert_eq!(pixels.rgba.len(), pixels.width * pixels.height);
                let _told = import(&pixels, &Options::default());
            }
        }
    });
}
