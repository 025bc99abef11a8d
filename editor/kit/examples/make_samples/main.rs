//! Rewrites the folders in `tilesets` and `projects`, and the player's pictures, from code:
//! `cargo run --release --example make_samples`.
//!
//! With `SOLVE=1` it searches for the buttons of the runs of mazes instead, and prints them.
//!
//! Everything in these folders is drawn by rule here, so a tile's heights, its angle and its picture agree.

#[allow(dead_code, reason = "some parts serve the tests alone")]
#[path = "samples.rs"]
mod samples;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    if std::env::var_os("SOLVE").is_some() {
        samples::mazes::search();
        return Ok(());
    }
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
