//! Speeds in words.

/// A speed in 1/256 pixel per frame, as signed pixels.
pub fn speed_text(speed: i16) -> String {
    format!("{:+.2}", f32::from(speed) / 256.0)
}
