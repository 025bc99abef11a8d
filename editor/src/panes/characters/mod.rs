//! Characters: the constants of their motion and their art, as the project sets them.

mod art;
mod constants;
pub mod picture_parts;

use super::{Home, Pane};
use crate::bindings::focus::apart_from_the_level;
use crate::bindings::{Action, Takes};
use crate::command::{Command, Outbox};
use crate::language::{msg, t};
use crate::studio::Studio;
use crate::widgets::choices::choices;
use crate::widgets::fields::Fields;
use eframe::egui::{ScrollArea, Ui};
use kit::document::art::own_pictures::PictureOwner;
use kit::sprites::is_picture;
use sim::ruleset::Character;
use std::path::Path;

/// A page of the pane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    /// Speeds, forces and radii.
    #[default]
    Constants,
    /// The picture and what each animation shows of it.
    Art,
}

/// The pane.
#[derive(Default)]
pub struct CharactersPane {
    character: Character,
    page: Page,
    fields: Fields,
    constants: constants::ConstantList,
    art: art::ArtPage,
    /// The pointer is over the pane.
    hovered: bool,
}

/// Shows the art of a character in the pane.
pub fn show(character: &str, out: &mut Outbox) {
    if let Some(character) = Character::ALL.into_iter().find(|of| of.name() == character) {
        out.session(move |session| session.tools.own_figure = Some(character));
        out.send(Command::ShowPane("characters"));
    }
}

impl Pane for CharactersPane {
    fn id(&self) -> &'static str {
        "characters"
    }

    fn title(&self) -> &'static str {
        msg("Characters")
    }

    fn words(&self) -> &'static [&'static str] {
        &[
            "player",
            "constants",
            "acceleration",
            "friction",
            "gravity",
            "jump force",
            "sprite sheet",
            "player art",
            "skin",
        ]
    }

    fn manual(&self) -> &'static str {
        "characters.md"
    }

    fn home(&self) -> Home {
        Home::Middle
    }

    fn keys(&self) -> fn(Action) -> Takes {
        apart_from_the_level
    }

    fn drop_typing(&mut self) {
        self.art.drop_typing();
    }

    fn dropped(&mut self, file: &Path, _cx: &Studio, out: &mut Outbox) -> bool {
        let takes = self.hovered && is_picture(file);
        if takes {
            self.page = Page::Art;
            out.send(Command::TakeOwnPicture { owner: PictureOwner::Figure(self.character), path: file.to_owned() });
        }
        takes
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        self.hovered = ui.rect_contains_pointer(ui.max_rect());
        if let Some(wanted) = cx.session().tools.own_figure {
            (self.character, self.page) = (wanted, Page::Art);
            out.session(|session| session.tools.own_figure = None);
        }
        let help = t("The character whose constants and art are shown");
        let characters = Character::ALL.map(|character| (character, character.label(), help));
        if let Some(character) = choices(ui, t("Character"), Some(self.character), &characters, None) {
            self.character = character;
            self.drop_typing();
        }
        let pages = [
            (Page::Constants, t("Constants"), t("Speeds, forces and radii")),
            (Page::Art, t("Art"), t("A picture of your own, and what each animation shows of it")),
        ];
        if let Some(page) = choices(ui, t("Page"), Some(self.page), &pages, None) {
            self.page = page;
        }
        ui.add_space(4.0);
        ScrollArea::vertical().id_salt((self.character.name(), self.page as u8)).auto_shrink(false).show(ui, |ui| {
            match self.page {
                Page::Constants => self.constants.ui(ui, &mut self.fields, (cx, self.character), out),
                Page::Art => self.art.ui(ui, &mut self.fields, (cx, self.character), out),
            }
        });
    }
}
