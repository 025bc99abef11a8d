//! Object kinds of a project's own, as they are made in the editor: new ones, their names, their arrays of heights, and a
//! trial that shows what the engine makes of them.
//!
//! `words` names what a definition is made of, with the numbers of each; `gallery` holds starting points; `names` renames
//! states, animations and parameters wherever they are used; `figures` holds the art of characters; `files` takes
//! definitions from one project to another.

pub mod figures;
pub mod files;
pub mod gallery;
pub mod heights;
pub mod names;
pub mod picture;
pub mod trial;
pub mod words;

use crate::document::Edit;
use sim::objects::placed::kind_of;
use sim::objects::{Group, KINDS, KindId, is_free_name, kind_named};
use sim::project::{LevelData, OwnAction, OwnForm, OwnKind, OwnKinds, Placement, Project};
use std::sync::Arc;

/// The kinds of ours that can be placed, in the order of the palette.
pub fn palette() -> impl Iterator<Item = KindId> {
    let of = |group: Group| KINDS.iter().copied().filter(move |kind| kind.info().group == group);
    Group::SHOWN.into_iter().flat_map(of)
}

/// The first kind of the palette, as it is placed.
pub fn first_of_palette() -> Placement {
    let kind = kind_named("ring").or_else(|| palette().next()).unwrap_or_default();
    Placement { kind: kind.info().name.to_owned(), ..Placement::default() }
}

/// Returns the name of a placement without its number: the title of its kind, or the name of one that is not known.
pub fn title<'a>(placement: &'a Placement, own: &'a OwnKinds) -> &'a str {
    match own.named(&placement.kind) {
        Some(kind) => kind.shown_title(),
        None => kind_of(placement, own).map_or(placement.kind.as_str(), |(kind, _)| kind.info().title),
    }
}

/// Returns the name of a form.
pub const fn form_name(form: OwnForm) -> &'static str {
    match form {
        OwnForm::Solid => "Solid box",
        OwnForm::Sloped => "Sloped solid",
        OwnForm::Platform => "Platform",
        OwnForm::SlopedPlatform => "Sloped platform",
        OwnForm::Hazard => "Hazard",
        OwnForm::Trigger => "Trigger",
        OwnForm::Spring => "Spring",
        OwnForm::Spikes => "Spikes",
        OwnForm::Passable => "Not solid",
    }
}

/// Returns the effect of a form, in one sentence.
pub const fn form_help(form: OwnForm) -> &'static str {
    match form {
        OwnForm::Solid => "Stops the player on all sides; he can stand on it.",
        OwnForm::Sloped => "Solid on all sides, and an array of heights makes its surface.",
        OwnForm::Platform => "The player can jump up through it and stand on it.",
        OwnForm::SlopedPlatform => "The player can jump up through it, and an array of heights makes its surface.",
        OwnForm::Hazard => "Hurts a player who touches it.",
        OwnForm::Trigger => "Sets a switch of the level while the player's centre is inside.",
        OwnForm::Spring => "Solid, and throws a player who touches the side that it throws to.",
        OwnForm::Spikes => "Solid, and hurts a player who touches the side that it points to.",
        OwnForm::Passable => "The player goes through it; its hitbox and its rules can act.",
    }
}

/// A name that is free, made of what somebody called it: small letters, digits and underlines, numbered if needed.
pub fn free_name(own: &OwnKinds, wish: &str) -> String {
    let mut base: String = wish
        .to_lowercase()
        .chars()
        .map(|letter| if letter.is_ascii_lowercase() || letter.is_ascii_digit() { letter } else { '_' })
        .take(40)
        .collect();
    base = base.trim_matches('_').to_owned();
    if base.is_empty() {
        base = "thing".to_owned();
    }
    let free = |name: &str| is_free_name(name) && own.named(name).is_none();
    sim::project::free_name(&base, "_", free)
}

/// A new kind of a form, of usual sizes.
pub fn fresh(own: &OwnKinds, form: OwnForm) -> OwnKind {
    let title = form_name(form);
    let (half_width, half_height) = match form {
        OwnForm::Sloped | OwnForm::SlopedPlatform => (48, 16),
        OwnForm::Platform => (32, 8),
        OwnForm::Trigger => (32, 64),
        _ => (16, 16),
    };
    let kind = OwnKind {
        name: free_name(own, title),
        title: title.to_owned(),
        form,
        half_width,
        half_height,
        ..OwnKind::default()
    };
    with_heights(kind)
}

/// The kind with as many heights as its form and width ask for: those that it has stretched, or a gentle hill.
pub fn with_heights(mut kind: OwnKind) -> OwnKind {
    let count = kind.heights_read();
    if count == 0 {
        return kind;
    }
    kind.heights = if kind.heights.is_empty() {
        heights::hill(count, kind.half_height.min(100) as i8)
    } else {
        heights::stretched(&kind.heights, count)
    };
    kind
}

/// The list with a kind replaced, added (`place` at its end) or taken away.
pub fn with(own: &OwnKinds, place: usize, kind: Option<OwnKind>) -> Arc<OwnKinds> {
    let mut new = own.clone();
    match kind {
        Some(kind) if place < new.kinds.len() => new.kinds[place] = Arc::new(kind),
        Some(kind) => new.kinds.push(Arc::new(kind)),
        None if place < new.kinds.len() => {
            new.kinds.remove(place);
        }
        None => {}
    }
    Arc::new(new)
}

/// Returns the number of uses of a kind, level by level; levels without one are left out.
pub fn uses<'a>(project: &'a Project, name: &str) -> Vec<(&'a Arc<LevelData>, usize)> {
    let count = |level: &LevelData| level.placements.iter().filter(|placement| placement.kind == name).count();
    project.levels.iter().map(|level| (level, count(level))).filter(|(_, count)| *count > 0).collect()
}

/// Returns the edits that give a kind another name: in the list, wherever it is placed, and in rules that make objects of it.
pub fn renamed(project: &Project, place: usize, name: String) -> Vec<Edit> {
    let Some(kind) = project.objects.kinds.get(place) else { return Vec::new() };
    let old = kind.name.clone();
    let mut new = OwnKinds::clone(&project.objects);
    for (at, kind) in new.kinds.iter_mut().enumerate() {
        let spawns_it = kind
            .rules()
            .flat_map(|rule| &rule.actions)
            .any(|action| matches!(action, OwnAction::Spawn { kind, .. } if *kind == old));
        if at != place && !spawns_it {
            continue;
        }
        let kind = Arc::make_mut(kind);
        if at == place {
            kind.name.clone_from(&name);
        }
        for action in kind.states.iter_mut().flat_map(|state| &mut state.rules).flat_map(|rule| &mut rule.actions) {
            if let OwnAction::Spawn { kind, .. } = action
                && *kind == old
            {
                kind.clone_from(&name);
            }
        }
    }
    let mut edits = vec![Edit::SetOwnKinds(Arc::new(new))];
    for level in &project.levels {
        for (slot, placement) in level.placements.iter().enumerate().filter(|(_, placement)| placement.kind == old) {
            let mut placement = placement.clone();
            placement.kind.clone_from(&name);
            let id = placement.id;
            edits.push(Edit::SetPlacement { level: level.key.clone(), id, placement: Some((slot, placement)) });
        }
    }
    edits.extend(names::in_stamps(project, &old, |placed| placed.kind.clone_from(&name)));
    edits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Document, History};
    use sim::project::{Placement, PlacementId};

    #[test]
    fn names_are_free_and_of_the_allowed_letters() {
        let own = with(&OwnKinds::default(), 0, Some(OwnKind { name: "hill".into(), ..OwnKind::default() }));
        for (wish, name) in
            [("Hill", "hill_2"), ("Big Hill!", "big_hill"), ("", "thing"), ("spring", "spring_2"), ("äöü", "thing")]
        {
            assert_eq!(free_name(&own, wish), name, "{wish}");
        }
    }

    #[test]
    fn a_renamed_kind_keeps_its_placements_and_undo_its_old_name() {
        let mut project = Project::empty("p");
        let kind = fresh(&project.objects, OwnForm::Sloped);
        project.objects = with(&project.objects, 0, Some(kind));
        let placed = Placement { id: PlacementId(4), kind: "sloped_solid".into(), ..Placement::default() };
        Arc::make_mut(&mut project.levels[0]).placements = vec![Placement::default(), placed];
        let before = project.clone();
        let mut history = History::new(Document::new(project.clone(), None));
        history.apply("Rename", None, renamed(&project, 0, "ramp".into())).expect("it can be renamed");
        assert_eq!(history.document().project().levels[0].placements[1].kind, "ramp");
        assert_eq!(uses(history.document().project(), "ramp").len(), 1);
        history.undo();
        assert_eq!(*history.document().project(), before);
    }

    #[test]
    fn every_form_begins_with_what_the_engine_reads() {
        for form in OwnForm::ALL {
            let kind = fresh(&OwnKinds::default(), form);
            assert_eq!(kind.heights.len(), kind.heights_read(), "{form:?}");
            assert!(is_free_name(&kind.name), "{}", kind.name);
        }
    }
}
