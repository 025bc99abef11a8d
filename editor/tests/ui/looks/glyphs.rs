//! Glyphs: the fonts of the window have every sign that its texts need.

use crate::looks::texts::sources::quoted;
use crate::support::window;
use eframe::egui::FontId;
use std::collections::BTreeMap;
use std::path::Path;

/// The texts of a folder's sources and catalogues, by file.
fn texts(folder: &Path, found: &mut BTreeMap<String, String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources").flatten() {
        let (path, name) = (entry.path(), entry.path().display().to_string());
        if path.is_dir() {
            texts(&path, found);
        } else if name.ends_with(".rs") {
            let source = std::fs::read_to_string(&path).expect("a source");
            let program = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().to_owned();
            let lines = program.lines().filter(|line| !line.trim_start().starts_with("//"));
            let program = lines.map(|line| format!("{line}\n")).collect::<String>();
            found.insert(name, quoted(&program).concat());
        } else if name.ends_with(".ftl") {
            found.insert(name, std::fs::read_to_string(&path).expect("a catalogue"));
        }
    }
}

#[test]
fn the_fonts_have_every_sign_of_the_interface() {
    let h = window();
    let mut found = BTreeMap::new();
    let editor = Path::new(env!("CARGO_MANIFEST_DIR"));
    texts(&editor.join("src"), &mut found);
    texts(&editor.join("languages"), &mut found);
    let missing: Vec<(String, char)> = h.ctx.fonts_mut(|fonts| {
        let fonts_of_texts = [FontId::proportional(13.0), FontId::monospace(13.0)];
        let signs = found.iter().flat_map(|(file, text)| text.chars().map(move |sign| (file.clone(), sign)));
        let mut missing: Vec<_> = signs
            .filter(|(_, sign)| {
                !sign.is_control()
                    && !sign.is_ascii()
                    && !fonts_of_texts.iter().all(|font| fonts.has_glyph(font, *sign))
            })
            .collect();
        missing.dedup();
        missing
    });
    assert!(missing.is_empty(), "{missing:?}");
}
