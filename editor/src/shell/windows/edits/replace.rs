//! Edit > Replace: blocks, chunks, solid tiles, kinds of objects and values of their parameters by others, in the selection, a level or all levels.

use crate::command::{Command, Outbox};
use crate::language::{counted, msg, own_text, said, t};
use crate::look::theme;
use crate::session::{Brush, Selected};
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::things::targets::{kind_title, kinds_offered};
use crate::tr;
use crate::widgets::choices::{choices, combo, row};
use crate::widgets::fields::{Fields, Number, Shared};
use crate::widgets::hint;
use crate::widgets::value::{ValueField, value_text, value_ui};
use eframe::egui::{Button, Ui, vec2};
use kit::drawing::replace::{
    NoReplacement, ReplaceEffect, ReplaceIn, ReplacedValue, Replacement, kinds_in, name_of, parameters_of_kind, plan,
    preview, values_in,
};
use kit::notices::Notice;
use std::collections::{BTreeMap, BTreeSet};

/// Things that can be replaced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Replaceable {
    #[default]
    Block,
    Chunk,
    Tile,
    Kind,
    Value,
}

/// The reach of a replacement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Reach {
    Selection,
    #[default]
    Level,
    Project,
}

/// The subject of a preview: the revision of the document, the replacement and its places.
type Asked = (u64, Replacement, ReplaceIn);

/// The open window.
#[derive(Default)]
pub struct ReplaceWindow {
    opened: bool,
    fields: Fields,
    what: Replaceable,
    reach: Reach,
    /// The numbers of blocks, chunks and solid tiles: the old one and the new one.
    numbers: [[u16; 2]; 3],
    /// The place of the tileset whose solid tiles are meant.
    set: usize,
    /// The names of kinds: the old one and the new one.
    kinds: [String; 2],
    /// The value of a parameter.
    value: ReplacedValue,
    seen: Option<(Asked, Result<ReplaceEffect, NoReplacement>)>,
}

impl Window for ReplaceWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        if cx.in_view().level().is_none() {
            return false;
        }
        if !std::mem::replace(&mut self.opened, true) {
            self.begin(cx);
        }
        let asked = (cx.document().revision(), self.replacement(), self.places(cx));
        if self.seen.as_ref().is_none_or(|(of, _)| *of != asked) {
            let seen = preview(cx.document(), &asked.1, &asked.2);
            self.seen = Some((asked, seen));
        }
        let (mut open, mut done) = (true, false);
        window(msg("Replace"), vec2(430.0, 300.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            above_buttons(ui, |ui| self.fields_ui(ui, cx));
            ui.add_space(8.0);
            done = buttons(ui, |ui| self.buttons_ui(ui, cx, out));
        });
        open && !done
    }
}

impl ReplaceWindow {
    /// Begins with the kind of a selected object, else with the brush.
    fn begin(&mut self, cx: &Studio) {
        let selected = &cx.session().selected;
        if !selected.things.is_empty() || !selected.area.is_empty() {
            self.reach = Reach::Selection;
        }
        let own = &cx.document().project().objects;
        let object = cx.in_view().level().and_then(|level| {
            let is_selected = |id| selected.things.contains(&Selected::Placement(id));
            level.placements.iter().find(|placement| is_selected(placement.id))
        });
        match (object, cx.session().tools.brush) {
            (Some(object), _) => {
                (self.what, self.kinds[0]) = (Replaceable::Kind, name_of(object, own));
                self.value.kind.clone_from(&self.kinds[0]);
                self.value.parameter.clone_from(&cx.session().tools.parameter);
            }
            (None, Brush::Chunk(chunk)) => (self.what, self.numbers[1][0]) = (Replaceable::Chunk, chunk),
            (None, Brush::Block(cell)) => self.numbers[0][0] = cell.block,
        }
    }

    fn replacement(&self) -> Replacement {
        let [[block, block_to], [chunk, chunk_to], [tile, tile_to]] = self.numbers;
        match self.what {
            Replaceable::Block => Replacement::Block(block, block_to),
            Replaceable::Chunk => Replacement::Chunk(chunk, chunk_to),
            Replaceable::Tile => Replacement::Tile(self.set, tile, tile_to),
            Replaceable::Kind => Replacement::Kind(self.kinds[0].clone(), self.kinds[1].clone()),
            Replaceable::Value => Replacement::Value(self.value.clone()),
        }
    }

    fn places(&self, cx: &Studio) -> ReplaceIn {
        let (level, selected) = (cx.session().level.clone(), &cx.session().selected);
        match self.reach {
            _ if self.what == Replaceable::Tile => ReplaceIn::Project,
            Reach::Selection => {
                let id = |thing: &Selected| match thing {
                    Selected::Placement(id) => Some(*id),
                    _ => None,
                };
                let ids: BTreeSet<_> = selected.things.iter().filter_map(id).collect();
                ReplaceIn::Selection(level, selected.area.clone(), ids)
            }
            Reach::Level => ReplaceIn::Level(level),
            Reach::Project => ReplaceIn::Project,
        }
    }

    fn fields_ui(&mut self, ui: &mut Ui, cx: &Studio) {
        row(ui, t("What"), "", |ui| {
            let options = [
                (Replaceable::Block, t("Blocks"), t("A block by another one: flips and solidity stay")),
                (Replaceable::Chunk, t("Chunks"), t("A chunk by another one")),
                (Replaceable::Tile, t("Solid tiles"), t("A solid tile by another one, in all blocks of its tileset")),
                (Replaceable::Kind, t("Objects"), t("A kind of objects by another one")),
                (Replaceable::Value, t("Values"), t("The value of a parameter of objects by another one")),
            ];
            self.what = choices(ui, t("What"), Some(self.what), &options, None).unwrap_or(self.what);
        });
        match self.what {
            Replaceable::Kind => self.kinds_ui(ui, cx),
            Replaceable::Value => self.value_ui(ui, cx),
            _ => self.numbers_ui(ui, cx),
        }
        if self.what == Replaceable::Tile {
            hint(ui, t("Solid tiles belong to blocks: every place of a block that has it changes, in all levels."));
        } else {
            self.reach_ui(ui);
        }
        match self.seen.as_ref().map(|(_, seen)| seen) {
            Some(Ok(effect)) => effect_ui(ui, self.what, effect),
            // Nothing is chosen yet.
            Some(Err(_)) if self.what == Replaceable::Kind && self.kinds.iter().any(String::is_empty) => {}
            Some(Err(_)) if self.what == Replaceable::Value && self.value.parameter.is_empty() => {}
            Some(Err(why)) => _ = ui.colored_label(theme::of(ui).warning, format!("{}.", said(&why.to_string()))),
            None => {}
        }
    }

    fn reach_ui(&mut self, ui: &mut Ui) {
        row(ui, t("Where"), t("All levels: also chunks that none of them uses"), |ui| {
            let options = [
                (Reach::Selection, t("Selection"), t("The selected area, and selected objects")),
                (Reach::Level, t("This level"), t("The level in view")),
                (Reach::Project, t("All levels"), t("Every level of the project")),
            ];
            self.reach = choices(ui, t("Where"), Some(self.reach), &options, None).unwrap_or(self.reach);
        });
    }

    /// The numbers of blocks, chunks or solid tiles.
    fn numbers_ui(&mut self, ui: &mut Ui, cx: &Studio) {
        let project = cx.document().project();
        let place = match self.what {
            Replaceable::Chunk => 1,
            Replaceable::Tile => 2,
            _ => 0,
        };
        if place == 2 {
            let name = |set: usize| project.tilesets.get(set).map_or("", |set| set.tileset.name.as_str());
            row(ui, t("Tileset"), t("The tileset whose solid tiles are meant"), |ui| {
                combo(ui, t("Tileset of the solid tiles"), name(self.set), |ui| {
                    for set in 0..project.tilesets.len() {
                        if ui.selectable_label(set == self.set, name(set)).clicked() {
                            self.set = set;
                        }
                    }
                });
            });
        }
        let in_hand = match (place, cx.session().tools.brush) {
            (0, Brush::Block(cell)) => Some(cell.block),
            (1, Brush::Chunk(chunk)) => Some(chunk),
            _ => None,
        };
        let fields = [
            (t("Old"), t("The number that is looked for"), t("Brush: replace it")),
            (t("New"), t("The number that takes its place; 0 erases"), t("Brush: put it in")),
        ];
        for (side, (label, help, brush)) in fields.into_iter().enumerate() {
            row(ui, label, help, |ui| {
                let number = Number { label, help, range: 0..=i32::from(u16::MAX), unit: "" };
                let value = self.numbers[place][side];
                if let Some((new, _)) = self.fields.bare_number(ui, &number, value.into()) {
                    self.numbers[place][side] = u16::try_from(new).unwrap_or_default();
                }
                if place < 2 {
                    let button = ui.add_enabled(in_hand.is_some(), Button::new(t("From the brush")));
                    let button = button.on_hover_text(t("Take what the brush paints with"));
                    let button = button.on_disabled_hover_text(t("The brush paints with something else now"));
                    if button.accessible_name(brush).clicked() {
                        self.numbers[place][side] = in_hand.unwrap_or(value);
                    }
                }
            });
        }
    }

    /// The kinds of objects.
    fn kinds_ui(&mut self, ui: &mut Ui, cx: &Studio) {
        let own = &cx.document().project().objects;
        let title = |name: &str| kind_title(name, own);
        let here: BTreeMap<String, usize> = kinds_in(cx.document(), &self.places(cx));
        row(ui, t("Old"), t("The kind that is looked for"), |ui| {
            combo(ui, t("Kind to replace"), &title(&self.kinds[0]), |ui| {
                for (name, count) in &here {
                    let label = format!("{} ({count})", title(name));
                    if ui.selectable_label(*name == self.kinds[0], label).clicked() {
                        self.kinds[0].clone_from(name);
                    }
                }
            });
        });
        let offered = kinds_offered(own);
        row(ui, t("New"), t("The kind that takes its place. Parameters that both have keep their values"), |ui| {
            combo(ui, t("New kind"), &title(&self.kinds[1]), |ui| {
                for name in &offered {
                    if ui.selectable_label(*name == self.kinds[1], title(name)).clicked() {
                        self.kinds[1].clone_from(name);
                    }
                }
            });
        });
    }

    /// The kind, its parameter, and the values.
    fn value_ui(&mut self, ui: &mut Ui, cx: &Studio) {
        let (own, places) = (&cx.document().project().objects, self.places(cx));
        let here: BTreeMap<String, usize> = kinds_in(cx.document(), &places);
        row(ui, t("Kind"), t("The kind of the objects"), |ui| {
            combo(ui, t("Kind of the objects"), &kind_title(&self.value.kind, own), |ui| {
                for (name, count) in here.iter().filter(|(name, _)| !parameters_of_kind(name, own).is_empty()) {
                    let label = format!("{} ({count})", kind_title(name, own));
                    if ui.selectable_label(*name == self.value.kind, label).clicked() {
                        self.value.kind.clone_from(name);
                    }
                }
            });
        });
        let parameters = parameters_of_kind(&self.value.kind, own);
        let Some(first) = parameters.first() else { return };
        let shown = parameters.iter().find(|one| one.name == self.value.parameter).unwrap_or(first);
        let mut chosen = *shown;
        row(ui, t("Parameter"), &own_text(shown.help), |ui| {
            combo(ui, t("Parameter to replace"), &own_text(shown.label), |ui| {
                for one in parameters.iter() {
                    if ui.selectable_label(one.name == shown.name, own_text(one.label)).clicked() {
                        chosen = *one;
                    }
                }
            });
        });
        if chosen.name != self.value.parameter {
            self.value.parameter = chosen.name.to_owned();
            (self.value.from, self.value.to) = (None, chosen.default);
        }
        let values = values_in(cx.document(), &places, &self.value.kind, chosen.name);
        row(ui, t("Old"), t("The value that is looked for"), |ui| {
            let text =
                |value: Option<i32>| value.map_or_else(|| t("any").to_owned(), |value| value_text(chosen.kind, value));
            combo(ui, t("Old value"), &text(self.value.from), |ui| {
                let all = values.values().sum::<usize>();
                for (value, count) in
                    [(None, all)].into_iter().chain(values.iter().map(|(value, count)| (Some(*value), *count)))
                {
                    if ui.selectable_label(self.value.from == value, format!("{} ({count})", text(value))).clicked() {
                        self.value.from = value;
                    }
                }
            });
        });
        let (label, help) = (t("New value"), t("The value that takes its place"));
        row(ui, t("New"), help, |ui| {
            let to = self.value.to;
            let field = ValueField { label, help, kind: chosen.kind };
            let shared = Shared { common: Some(to), each: &|| vec![to] };
            if let Some(new) = value_ui(ui, &mut self.fields, &field, &shared).0.and_then(|new| new.of(0)) {
                self.value.to = chosen.kind.clamp(new);
            }
        });
    }

    fn buttons_ui(&self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let mut done = false;
        ui.horizontal(|ui| {
            let found = self.seen.as_ref().filter(|(_, seen)| seen.is_ok_and(|effect| effect.places > 0));
            let button = ui.add_enabled(found.is_some(), Button::new(t("Replace all")));
            if let (true, Some(((_, what, place), _))) = (button.clicked(), found) {
                match plan(cx.document(), what, place) {
                    Ok(edits) => out.edit(t("Replace"), edits),
                    Err(why) => out.send(Command::Notice(Notice::error(said(&why.to_string()).into_owned()))),
                }
            }
            done = ui.button(t("Close")).clicked();
        });
        done
    }
}

/// Shows what a replacement would change.
fn effect_ui(ui: &mut Ui, what: Replaceable, effect: &ReplaceEffect) {
    let ReplaceEffect { places, levels, losses } = *effect;
    if places == 0 {
        return hint(ui, t("There is none of it there."));
    }
    let text = match what {
        Replaceable::Tile => tr!("To be changed: {blocks}.", blocks = counted(places, "block")),
        _ => {
            let (places, levels) = (counted(places, "place"), counted(levels, "level"));
            tr!("To be changed: {places} in {levels}.", places, levels)
        }
    };
    hint(ui, &text);
    if losses > 0 {
        let text =
            tr!("Parameters that the new kind does not have are lost: {objects}.", objects = counted(losses, "object"));
        ui.colored_label(theme::of(ui).warning, text);
    }
}
