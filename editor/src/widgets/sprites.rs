//! Pictures of objects on shared textures: each look is made into pixels and uploaded once, for all panes.

use crate::widgets::PIXELS;
use eframe::egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Pos2, Rect, Response, Role, Sense, TextStyle, TextureHandle,
    TextureId, Ui, WidgetInfo, mutex::Mutex, pos2, text::LayoutJob, vec2,
};
use kit::derived::objects::{Flips, Shown, Sketch, mirrored, sprite};
use std::collections::HashMap;
use std::sync::Arc;

/// Points of the picture in a row, across and down.
const ROW: (f32, f32) = (44.0, 34.0);
/// Side of a texture, pixels.
const SIDE: usize = 1024;
/// Textures at most. Objects that turn or swing have a new look in every frame: when all are full, all begin anew.
const PAGES: usize = 4;

/// A picture on a texture.
#[derive(Clone, Copy, Debug)]
struct Place {
    page: usize,
    uv: Rect,
    /// The area that it covers around the object's centre.
    around: [i32; 4],
}

/// The textures.
#[derive(Default)]
pub struct Sprites {
    pages: Vec<Page>,
    places: HashMap<u64, Option<Place>>,
}

/// A texture that is filled in rows, each as high as its highest picture.
struct Page {
    texture: TextureHandle,
    /// Left end of what is free of the row, its top, and its height.
    row: (usize, usize, usize),
}

impl Page {
    fn new(ctx: &Context) -> Self {
        let image = ColorImage::filled([SIDE, SIDE], Color32::TRANSPARENT);
        Self { texture: ctx.load_texture("objects", image, PIXELS), row: (0, 0, 0) }
    }

    /// Room for a picture with a clear pixel behind and below it.
    fn room(&mut self, width: usize, height: usize) -> Option<(usize, usize)> {
        let (mut x, mut y, mut high) = self.row;
        if x + width > SIDE {
            (x, y, high) = (0, y + high, 0);
        }
        if width > SIDE || y + height > SIDE {
            return None;
        }
        self.row = (x + width + 1, y, high.max(height + 1));
        Some((x, y))
    }
}

/// The textures that all panes share.
pub fn of(ctx: &Context) -> Arc<Mutex<Sprites>> {
    let id = Id::unique("object pictures");
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Arc<Mutex<Sprites>>>(id).clone())
}

impl Sprites {
    /// The picture of a sketch, made if there is none yet; `None` if it draws nothing.
    fn place(&mut self, ctx: &Context, sketch: &Sketch) -> Option<Place> {
        if let Some(place) = self.places.get(&sketch.key()) {
            return *place;
        }
        let place = self.put(ctx, sketch);
        self.places.insert(sketch.key(), place);
        place
    }

    fn put(&mut self, ctx: &Context, sketch: &Sketch) -> Option<Place> {
        let sprite = sprite(sketch);
        if sprite.pixels.is_empty() {
            return None;
        }
        let size = (sprite.width, sprite.height);
        let mut found = self.pages.last_mut().and_then(|page| page.room(size.0, size.1));
        if found.is_none() {
            if self.pages.len() == PAGES {
                self.pages.clear();
                self.places.clear();
            }
            let mut page = Page::new(ctx);
            found = page.room(size.0, size.1);
            self.pages.push(page);
        }
        let ((x, y), page) = (found?, self.pages.len() - 1);
        let image = ColorImage::from_rgba_premultiplied([size.0, size.1], sprite.pixels.as_flattened());
        self.pages[page].texture.set_partial([x, y], image, PIXELS);
        let uv = Rect::from_min_size(pos2(x as f32, y as f32), vec2(size.0 as f32, size.1 as f32));
        let uv = Rect::from_min_max(uv.min / SIDE as f32, uv.max / SIDE as f32);
        let around = [sprite.left, sprite.top, sprite.left + sprite.width as i32, sprite.top + sprite.height as i32];
        Some(Place { page, uv, around })
    }

    fn texture(&self, page: usize) -> Option<TextureId> {
        self.pages.get(page).map(|page| page.texture.id())
    }
}

/// Pictures that are painted together: a mesh for each texture.
pub struct Pictures<'a> {
    ctx: &'a Context,
    shared: Arc<Mutex<Sprites>>,
    meshes: Vec<Mesh>,
}

impl<'a> Pictures<'a> {
    /// Nothing to paint yet.
    pub fn new(ctx: &'a Context) -> Self {
        Self { ctx, shared: of(ctx), meshes: Vec::new() }
    }

    /// Adds the picture of a sketch whose object's centre is the level pixel (`x`, `y`).
    pub fn add(
        &mut self,
        to_screen: &dyn Fn(Pos2) -> Pos2,
        (sketch, flips): (&Sketch, Flips),
        (x, y): (i32, i32),
        tint: Color32,
    ) {
        let mut shared = self.shared.lock();
        let Some(place) = shared.place(self.ctx, sketch) else { return };
        let Some(texture) = shared.texture(place.page) else { return };
        let [left, top, right, bottom] = mirrored(place.around, flips);
        let corner = |dx: i32, dy: i32| to_screen(pos2((x + dx) as f32, (y + dy) as f32));
        let mut uv = place.uv;
        if flips.0 {
            std::mem::swap(&mut uv.min.x, &mut uv.max.x);
        }
        if flips.1 {
            std::mem::swap(&mut uv.min.y, &mut uv.max.y);
        }
        let mesh = match self.meshes.iter().position(|mesh| mesh.texture_id == texture) {
            Some(at) => &mut self.meshes[at],
            None => {
                self.meshes.push(Mesh::with_texture(texture));
                let last = self.meshes.len() - 1;
                &mut self.meshes[last]
            }
        };
        mesh.add_rect_with_uv(Rect::from_min_max(corner(left, top), corner(right, bottom)), uv, tint);
    }

    /// Paints what was added.
    pub fn paint(self, painter: &Painter) {
        for mesh in self.meshes {
            painter.add(mesh);
        }
    }
}

/// A row with the picture of an object and a text, to click on.
pub fn object_row(ui: &mut Ui, shown: impl FnOnce() -> Option<Shown>, is_on: bool, text: &str) -> Response {
    let size = vec2(ui.available_width().max(ROW.0 * 3.0), ROW.1);
    let (area, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, text));
    if ui.is_rect_visible(area) {
        let visuals = ui.style().interact_selectable(&response, is_on);
        if is_on || response.hovered() || response.has_focus() {
            ui.painter().rect_filled(area, 4.0, visuals.weak_bg_fill);
        }
        let picture = Rect::from_min_size(area.min, vec2(ROW.0, ROW.1)).shrink(2.0);
        if let Some(shown) = shown() {
            paint_in(ui.painter(), picture, &shown.sketch, shown.flips, Color32::WHITE);
        }
        let left = picture.right() + 6.0;
        let font = TextStyle::Button.resolve(ui.style());
        let mut job = LayoutJob::simple(text.to_owned(), font, visuals.text_color(), area.right() - left);
        job.wrap.max_rows = 2;
        let galley = ui.painter().layout_job(job);
        let at = pos2(left, area.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, visuals.text_color());
    }
    response
}

/// Paints a single picture as large as it fits into a place, enlarged by whole numbers.
pub fn paint_in(painter: &Painter, place: Rect, sketch: &Sketch, flips: Flips, tint: Color32) {
    let Some(around) = sketch.bounds() else { return };
    let [left, top, right, bottom] = mirrored(around, flips);
    let size = vec2((right - left) as f32, (bottom - top) as f32);
    let ppp = painter.pixels_per_point();
    let fits = (place.size() * ppp / size).min_elem();
    let zoom = if fits >= 1.0 { fits.floor().min(4.0 * ppp) } else { fits } / ppp;
    let corner = place.center() - size * zoom / 2.0;
    let corner = ((corner.to_vec2() * ppp).round() / ppp).to_pos2();
    let from = pos2(left as f32, top as f32);
    let to_screen = |at: Pos2| corner + (at - from) * zoom;
    let mut pictures = Pictures::new(painter.ctx());
    pictures.add(&to_screen, (sketch, flips), (0, 0), tint);
    pictures.paint(&painter.with_clip_rect(place.intersect(painter.clip_rect())));
}
