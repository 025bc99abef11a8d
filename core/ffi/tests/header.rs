//! The header is that of the sources. `UPDATE_HEADER=1` writes it again.

use std::path::Path;

#[test]
fn the_header_is_that_of_the_sources() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(home.join("cbindgen.toml")).expect("the configuration");
    let mut header = Vec::new();
    cbindgen::Builder::new()
        .with_config(config)
        .with_src(home.join("src/lib.rs"))
        .with_src(home.join("src/call.rs"))
        .with_src(home.join("src/project.rs"))
        .with_src(home.join("src/world.rs"))
        .with_src(home.join("src/player.rs"))
        .with_src(home.join("src/trace.rs"))
        .generate()
        .expect("a header")
        .write(&mut header);
    let path = home.join("include/loopwright_core.h");
    if std::env::var_os("UPDATE_HEADER").is_some() {
        std::fs::create_dir_all(home.join("include")).expect("a folder");
        std::fs::write(&path, &header).expect("the header is written");
    }
    let committed = std::fs::read(&path).unwrap_or_default();
    assert!(committed == header, "{} is not up to date: run this test with UPDATE_HEADER=1", path.display());
}
