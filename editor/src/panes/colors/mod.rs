//! Colours: the palettes of a tileset, and the colours of each.

mod chosen;
pub mod swatches;

use super::{Home, Pane};
use crate::bindings::focus::beside_the_level;
use crate::bindings::{Action, Takes};
use crate::command::{Command, Outbox, PaletteName};
use crate::language::{msg, t};
use crate::look::icons::Icon;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::{combo, row, unnamed_box};
use crate::widgets::name_field::NameField;
use crate::widgets::{hint, small_icon_button};
use chosen::ChosenColors;
use eframe::egui::{Button, ScrollArea, Ui};
use kit::document::art::palettes;
use kit::document::imported::palette_sources::has_console_colors;
use kit::document::{Edit, LevelSettings};
use kit::exchange::color_files;
use kit::notices::Notice;
use sim::project::{MOST_COLORS, MOST_PALETTES, Rgb, TilesetRef};
use std::sync::Arc;
use swatches::Swatches;

/// Actions that are about the colours while the pane has the keys.
const OWN: [Action; 4] = [Action::Copy, Action::Paste, Action::PasteInPlace, Action::SelectAll];

/// The pane.
#[derive(Default)]
pub struct ColorsPane {
    of: PaletteName,
    swatches: Swatches,
    chosen: ChosenColors,
    name: NameField,
}

/// The palette that is shown.
struct Subject<'a> {
    of: &'a PaletteName,
    set: &'a Arc<TilesetRef>,
    /// Its colours by number.
    colors: Vec<Rgb>,
    /// True for the colours of the console, which has eight levels of red, green and blue.
    is_console: bool,
}

impl Subject<'_> {
    /// The colours with the alpha that they have in the picture.
    fn shown(&self) -> Vec<[u8; 4]> {
        let indexed = self.set.tileset.sheet.as_ref().and_then(|sheet| sheet.indexed.as_ref());
        let alpha = |number: usize| Some(indexed?.colors.get(number)?[3]);
        let shown =
            |(number, Rgb([red, green, blue])): (usize, &Rgb)| [*red, *green, *blue, alpha(number).unwrap_or(255)];
        self.colors.iter().enumerate().map(shown).collect()
    }

    /// The edits that give colours other values.
    fn recolored(&self, cx: &Studio, values: &[(usize, Rgb)]) -> Vec<Edit> {
        palettes::recolored(cx.document().project(), self.of.tileset, &self.of.palette, values)
    }
}

impl Pane for ColorsPane {
    fn id(&self) -> &'static str {
        "colours"
    }

    fn title(&self) -> &'static str {
        msg("Colours")
    }

    fn words(&self) -> &'static [&'static str] {
        &["palette editor", "color palette", "colors", "palettes", "recolor"]
    }

    fn manual(&self) -> &'static str {
        "colours.md"
    }

    fn home(&self) -> Home {
        Home::Details
    }

    fn keys(&self) -> fn(Action) -> Takes {
        |action| if OWN.contains(&action) { Takes::Own } else { beside_the_level(action) }
    }

    fn own_action(&mut self, action: Action, cx: &Studio, out: &mut Outbox) {
        let Some(on) = subject(&self.of, cx) else { return };
        match action {
            Action::Copy => {
                out.send(Command::Copy(color_files::text(&on.colors[self.swatches.range(on.colors.len())])))
            }
            Action::SelectAll => self.swatches.all(),
            _ => {}
        }
    }

    fn pasted(&mut self, text: &str, _in_place: bool, cx: &Studio, out: &mut Outbox) {
        let Some(on) = subject(&self.of, cx) else { return };
        match color_files::read(text.as_bytes()) {
            Ok(colors) => {
                let first = self.swatches.range(on.colors.len()).start;
                let values: Vec<(usize, Rgb)> = (first..on.colors.len()).zip(colors).collect();
                self.swatches.choose(first, first + values.len().saturating_sub(1));
                out.edit(t("Paste colours"), on.recolored(cx, &values));
            }
            Err(_) => {
                let text = t("The clipboard has no colours: `#ff8000 #0080ff`, one after another.");
                out.send(Command::Notice(Notice::note(text)));
            }
        }
    }

    fn drop_typing(&mut self) {
        self.name.drop_typing();
        self.chosen.drop_typing();
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let sets = &cx.document().project().tilesets;
        if sets.is_empty() {
            return hint(ui, t("The project has no tileset yet, and colours are those of tilesets."));
        }
        self.of.tileset = self.of.tileset.min(sets.len() - 1);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            self.tileset_ui(ui, sets);
            let set = &sets[self.of.tileset];
            if set.tileset.palettes.iter().all(|palette| palette.name != self.of.palette) {
                self.of.palette.clear();
            }
            let Some(on) = subject(&self.of, cx) else {
                return number_ui(ui, (self.of.tileset, set), cx, out);
            };
            let next = palettes_ui(ui, &on, cx, out);
            self.palette_ui(ui, cx, out);
            if let Some(on) = subject(&self.of, cx) {
                self.swatches.ui(ui, &on.shown());
                self.chosen.ui(ui, (&on, self.swatches.range(on.colors.len())), cx, out);
                files_ui(ui, &on, out);
            }
            if let Some(palette) = next {
                self.of.palette = palette;
                self.drop_typing();
            }
        });
    }
}

impl ColorsPane {
    fn tileset_ui(&mut self, ui: &mut Ui, sets: &[Arc<TilesetRef>]) {
        row(ui, t("Tileset"), t("The tileset whose picture has these colours"), |ui| {
            combo(ui, t("Tileset"), &sets[self.of.tileset].tileset.name, |ui| {
                for (n, set) in sets.iter().enumerate() {
                    if ui.selectable_label(n == self.of.tileset, &set.tileset.name).clicked() {
                        self.of = PaletteName { tileset: n, palette: String::new() };
                        self.name.drop_typing();
                        self.chosen.drop_typing();
                    }
                }
            });
        });
    }

    /// Name of a palette, the use of it, and its end. The picture's own colours have none of these.
    fn palette_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let (project, of) = (cx.document().project(), self.of.clone());
        if of.palette.is_empty() {
            return;
        }
        let taken = |name: &str| palettes::renamed(project, of.tileset, &of.palette, name);
        let why = t("A palette needs a name that no other one of this tileset has.");
        let label = (t("Palette name"), t("Levels choose palettes by their names, and follow it"));
        if let Some(name) = self.name.ui(ui, label, &of.palette, (|name: &str| taken(name).is_ok(), why)) {
            out.edit(t("Rename palette"), taken(&name).unwrap_or_default());
            self.of.palette = name;
        }
        if let Some(level) = cx.in_view().level() {
            let settings = LevelSettings::of(level);
            let uses = [
                (t("In this level"), t("The level in view shows its blocks in these colours")),
                (t("Under water"), t("The level in view shows blocks under water in these colours")),
            ];
            for (n, (label, help)) in uses.into_iter().enumerate() {
                let now = if n == 0 { &settings.colors.palette } else { &settings.colors.in_water };
                let mut is_on = *now == of.palette;
                row(ui, label, help, |ui| {
                    if unnamed_box(ui, &mut is_on, help).accessible_name(label).changed() {
                        let mut settings = settings.clone();
                        let colors = &mut settings.colors;
                        let name = if n == 0 { &mut colors.palette } else { &mut colors.in_water };
                        *name = if is_on { of.palette.clone() } else { String::new() };
                        let edit = Edit::SetLevelSettings { level: level.key.clone(), settings };
                        out.edit(t("Choose palette"), vec![edit]);
                    }
                });
            }
        }
    }
}

/// The palette of that name, if the tileset's picture has colour numbers.
fn subject<'a>(of: &'a PaletteName, cx: &'a Studio) -> Option<Subject<'a>> {
    let set = cx.document().project().tilesets.get(of.tileset)?;
    let colors = palettes::colors(&set.tileset, &of.palette).filter(|colors| !colors.is_empty())?;
    Some(Subject { of, set, colors, is_console: has_console_colors(&set.tileset) })
}

/// The reason for which there are no colours to edit, and the way to get them.
fn number_ui(ui: &mut Ui, (index, set): (usize, &TilesetRef), cx: &Studio, out: &mut Outbox) {
    if set.tileset.sheet.is_none() {
        return hint(ui, t("The tileset's picture could not be read."));
    }
    hint(
        ui,
        t(
            "The pixels of this picture have no colour numbers: it is shown in its own colours everywhere. With numbers, up to \
           256 colours can be changed, and levels can show it in other palettes.",
        ),
    );
    if ui.button(t("Number the colours")).on_hover_text(t("No pixel changes. Undo takes the numbers away")).clicked() {
        match palettes::numbered(cx.document().project(), index) {
            Some(edit) => out.edit(t("Number the colours"), vec![edit]),
            None => {
                let text = tr!("The picture has more than {most} colours.", most = MOST_COLORS);
                out.send(Command::Notice(Notice::warning(text)));
            }
        }
    }
}

/// The palettes of the tileset. Returns the one that was chosen or made.
fn palettes_ui(ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) -> Option<String> {
    let mut next = None;
    ui.horizontal_wrapped(|ui| {
        let own = std::iter::once("").chain(on.set.tileset.palettes.iter().map(|palette| palette.name.as_str()));
        for name in own {
            let label = if name.is_empty() { t("Picture") } else { name };
            let button = ui.add(Button::selectable(on.of.palette == name, label));
            let button = match name {
                "" => button.on_hover_text(t("The picture's own colours, in which it is saved")),
                _ => button,
            };
            if button.clicked() {
                next = Some(name.to_owned());
            }
        }
        let can_add = on.set.tileset.palettes.len() < MOST_PALETTES;
        let add = ui.add_enabled(can_add, Button::new(t("Add palette")));
        if add.on_hover_text(t("A palette more, with the colours that are shown now")).clicked() {
            let like = (on.of.palette.as_str(), t("New palette"));
            if let Some((edit, name)) = palettes::added(cx.document().project(), on.of.tileset, like) {
                out.edit(t("Add palette"), vec![edit]);
                next = Some(name);
            }
        }
        if !on.of.palette.is_empty() && small_icon_button(ui, Icon::Delete, t("Delete palette")).clicked() {
            let edits = palettes::removed(cx.document().project(), on.of.tileset, &on.of.palette);
            out.edit(t("Delete palette"), edits);
            next = Some(String::new());
        }
    });
    next
}

fn files_ui(ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        let help = t("Take the colours of a palette file: PAL, GPL, ACT, HEX, BIN or PNG");
        if ui.button(t("Import colours…")).on_hover_text(help).clicked() {
            out.send(Command::AskColors(on.of.clone()));
        }
        let help = t("Write these colours for other programs: PAL, GPL, ACT, HEX or BIN");
        if ui.button(t("Export colours…")).on_hover_text(help).clicked() {
            out.send(Command::AskColorFile(on.of.clone()));
        }
    });
}
