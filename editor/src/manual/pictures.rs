//! The manual's pictures as egui asks for them: by the names that the pages have them under.

use super::picture;
use eframe::egui::load::{ImageLoadResult, ImageLoader, ImagePoll, LoadError, SizeHint};
use eframe::egui::{ColorImage, Context};
use kit::pixels::Pixels;
use std::sync::Arc;

/// The scheme that the viewer of the pages puts before a name that is not of the web.
const SCHEME: &str = "file://";

/// Finds the pictures in the program itself. What it returns is kept by egui as long as it is shown.
struct Loader;

/// Lets pages show their pictures.
pub fn install(ctx: &Context) {
    ctx.add_image_loader(Arc::new(Loader));
}

impl ImageLoader for Loader {
    fn id(&self) -> &str {
        concat!(module_path!(), "::Loader")
    }

    fn load(&self, _ctx: &Context, uri: &str, _size: SizeHint) -> ImageLoadResult {
        let picture = uri.strip_prefix(SCHEME).and_then(picture).ok_or(LoadError::NotSupported)?;
        let pixels = Pixels::read(picture.png).map_err(|error| LoadError::Loading(error.to_string()))?;
        let image = ColorImage::from_rgba_unmultiplied([pixels.width, pixels.height], pixels.rgba.as_flattened());
        Ok(ImagePoll::Ready { image: Arc::new(image) })
    }

    fn forget(&self, _uri: &str) {}

    fn forget_all(&self) {}

    fn byte_size(&self) -> usize {
        0
    }
}
