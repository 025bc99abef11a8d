//! Rewrites `tilesets/meadow`, the projects `first-steps`, `object-gym` and `abilities`, and the player's pictures from
//! code:
//! `cargo run --release --example make_samples`.
//!
//! Everything in these folders is drawn by rule here, so a tile's heights, its angle and its picture agree.

#[allow(dead_code, reason = "some parts serve the tests alone")]
#[path = "samples.rs"]
mod samples;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let samples = samples::make();
    for (path, bytes) in &samples.files {
        let path = root.join(path);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(path, bytes)?;
    }
    println!("{}", samples.summary);
    if let Some(folder) = std::env::args().nth(1) {
        samples::preview::write(&samples, std::path::Path::new(&folder))?;
    }
    Ok(())
}
