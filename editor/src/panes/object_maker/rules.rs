//! The rules of a state: when, what of the player, what to do, and which state follows.

use super::{Subject, amounts};
use crate::language::t;
use crate::look::icons::Icon;
use crate::look::theme;
use crate::tr;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::Fields;
use crate::widgets::{hint, small_icon_button};
use eframe::egui::{Frame, Ui};
use kit::document::GestureId;
use kit::document::custom_kinds::palette;
use kit::document::custom_kinds::words::{
    action_amounts, action_help, action_name, actions, event_amounts, event_help, event_name, events, player_amounts,
    player_conditions, player_name, power_up_name, sound_name, switch_to_name,
};
use sim::project::{MOST_ACTIONS, MOST_RULES, OwnAction, OwnEvent, OwnRule, OwnState, PowerUp, SwitchTo};
use sim::tiles::TileLayer;
use sim::trace::Event;
use std::mem::discriminant;

/// New rules, the gesture that they are part of, and the name of the step.
type NewRules = Option<(Vec<OwnRule>, Option<GestureId>, &'static str)>;

/// Shows the rules of a state.
pub(super) fn ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, state: &OwnState) -> NewRules {
    let mut rules = state.rules.clone();
    let mut changed: Option<(Option<GestureId>, &'static str)> = None;
    let mut moved = None;
    for place in 0..rules.len() {
        let c = theme::of(ui);
        ui.push_id(("rule", place), |ui| {
            Frame::new().stroke((1.0, c.line)).corner_radius(4.0).inner_margin(6.0).show(ui, |ui| {
                ui.set_width(ui.available_width() - 4.0);
                ui.horizontal(|ui| {
                    let number = place + 1;
                    ui.strong(tr!("Rule {number}", number));
                    for (icon, name, to) in [
                        (Icon::Up, tr!("Rule {number} earlier", number), place.checked_sub(1)),
                        (
                            Icon::Down,
                            tr!("Rule {number} later", number),
                            Some(place + 1).filter(|to| *to < rules.len()),
                        ),
                    ] {
                        if to.is_some() && small_icon_button(ui, icon, &name).clicked() {
                            moved = to.map(|to| (place, Some(to)));
                        }
                    }
                    if small_icon_button(ui, Icon::Delete, &tr!("Delete rule {number}", number)).clicked() {
                        moved = Some((place, None));
                    }
                });
                if let Some(gesture) = rule_ui(ui, fields, on, state, &mut rules[place]) {
                    changed = Some((gesture, t("Change rule")));
                }
            });
        });
    }
    match moved {
        Some((place, Some(to))) => {
            rules.swap(place, to);
            changed = Some((None, t("Move rule")));
        }
        Some((place, None)) => {
            rules.remove(place);
            changed = Some((None, t("Delete rule")));
        }
        None => {}
    }
    let is_full = rules.len() >= MOST_RULES;
    ui.add_enabled_ui(!is_full, |ui| {
        ui.menu_button(t("Add rule\u{2026}"), |ui| {
            for event in events() {
                let response = ui.button(t(event_name(&event))).on_hover_text(t(event_help(&event)));
                if response.clicked() {
                    rules.push(OwnRule { when: event, ..OwnRule::default() });
                    changed = Some((None, t("Add rule")));
                    ui.close();
                }
            }
        })
        .response
        .on_hover_text(t("Choose what the rule waits for"));
    });
    changed.map(|(gesture, label)| (rules, gesture, label))
}

/// Shows a rule. Returns the gesture of a change.
fn rule_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    on: &Subject<'_>,
    state: &OwnState,
    rule: &mut OwnRule,
) -> Option<Option<GestureId>> {
    let kind = &**on.kind;
    let mut changed = event_ui(ui, &mut rule.when).then_some(None);
    changed = amounts::ui(ui, fields, kind, event_amounts(&mut rule.when)).or(changed);
    changed = player_ui(ui, rule).then_some(None).or(changed);
    if let Some(only) = &mut rule.only {
        changed = amounts::ui(ui, fields, kind, player_amounts(only)).or(changed);
    }
    let help = t("In every frame in which the event holds; if not, once each time that it begins");
    if let Some(on) = fields.flag(ui, t("Each frame"), help, Some(rule.each_frame)) {
        (rule.each_frame, changed) = (on, Some(None));
    }
    changed = actions_ui(ui, fields, on, &mut rule.actions).or(changed);
    row(ui, t("Then"), t("The state that follows"), |ui| {
        let stays = t("stays in this state");
        let shown = if rule.next.is_empty() { stays.to_owned() } else { rule.next.clone() };
        combo(ui, t("Then"), &shown, |ui| {
            let names = kind.states.iter().map(|state| state.name.as_str());
            for name in std::iter::once("").chain(names) {
                let is_it = name == rule.next;
                let title = match name {
                    "" => stays.to_owned(),
                    name if name == state.name => tr!("{name}, from its start", name),
                    name => name.to_owned(),
                };
                if ui.selectable_label(is_it, title).clicked() && !is_it {
                    (rule.next, changed) = (name.to_owned(), Some(None));
                }
            }
        })
    });
    changed
}

fn event_ui(ui: &mut Ui, when: &mut OwnEvent) -> bool {
    let mut changed = false;
    row(ui, t("When"), t(event_help(when)), |ui| {
        combo(ui, t("When"), t(event_name(when)), |ui| {
            for event in events() {
                let is_it = discriminant(when) == discriminant(&event);
                let response = ui.selectable_label(is_it, t(event_name(&event)));
                if response.on_hover_text(t(event_help(&event))).clicked() && !is_it {
                    *when = event;
                    changed = true;
                }
            }
        })
    });
    changed
}

fn player_ui(ui: &mut Ui, rule: &mut OwnRule) -> bool {
    let mut changed = false;
    row(ui, t("If the player"), t("What has to be true of the player before the object acts"), |ui| {
        let any = t("any");
        let shown = rule.only.as_ref().map_or(any, |only| t(player_name(only)));
        combo(ui, t("If the player"), shown, |ui| {
            if ui.selectable_label(rule.only.is_none(), any).clicked() && rule.only.is_some() {
                (rule.only, changed) = (None, true);
            }
            for only in player_conditions() {
                let is_it = rule.only.as_ref().is_some_and(|now| discriminant(now) == discriminant(&only));
                if ui.selectable_label(is_it, t(player_name(&only))).clicked() && !is_it {
                    (rule.only, changed) = (Some(only), true);
                }
            }
        })
    });
    changed
}

/// The actions of a rule.
fn actions_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    on: &Subject<'_>,
    list: &mut Vec<OwnAction>,
) -> Option<Option<GestureId>> {
    let mut changed = None;
    let mut gone = None;
    for (place, action) in list.iter_mut().enumerate() {
        ui.push_id(("action", place), |ui| {
            row(ui, t("Do"), t(action_help(action)), |ui| {
                let width = (ui.available_width() - 60.0).clamp(60.0, 240.0);
                ui.scope(|ui| {
                    ui.set_max_width(width + 34.0);
                    combo(ui, t("Do"), t(action_name(action)), |ui| {
                        for other in actions() {
                            let is_it = discriminant(action) == discriminant(&other);
                            let response = ui.selectable_label(is_it, t(action_name(&other)));
                            if response.on_hover_text(t(action_help(&other))).clicked() && !is_it {
                                (*action, changed) = (other, Some(None));
                            }
                        }
                    });
                });
                let name = tr!("Delete action {number}", number = place + 1);
                if small_icon_button(ui, Icon::Delete, &name).clicked() {
                    gone = Some(place);
                }
            });
            if choice_ui(ui, on, action) {
                changed = Some(None);
            }
            changed = amounts::ui(ui, fields, on.kind, action_amounts(action)).or(changed);
        });
    }
    if let Some(place) = gone {
        list.remove(place);
        changed = Some(None);
    }
    row(ui, "", "", |ui| {
        let add = ui.add_enabled_ui(list.len() < MOST_ACTIONS, |ui| {
            ui.menu_button(t("Add action\u{2026}"), |ui| {
                for action in actions() {
                    let response = ui.button(t(action_name(&action))).on_hover_text(t(action_help(&action)));
                    if response.clicked() {
                        list.push(action);
                        changed = Some(None);
                        ui.close();
                    }
                }
            })
        });
        add.inner.response.on_hover_text(t("Choose what happens"));
    });
    changed
}

/// Shows the choices of an action that are no numbers. Returns true if one was changed.
fn choice_ui(ui: &mut Ui, on: &Subject<'_>, action: &mut OwnAction) -> bool {
    let mut changed = false;
    match action {
        OwnAction::Switch { to, .. } => {
            let list = SwitchTo::ALL.map(|to| (to, t(switch_to_name(to)).to_owned()));
            changed = choose(ui, t("To"), to, &list);
        }
        OwnAction::Give { what } => {
            let list = PowerUp::ALL.map(|what| (what, t(power_up_name(what)).to_owned()));
            changed = choose(ui, t("Power-up"), what, &list);
        }
        OwnAction::Layer { layer } => {
            let list = [(TileLayer::A, "A".to_owned()), (TileLayer::B, "B".to_owned())];
            changed = choose(ui, t("Layer"), layer, &list);
        }
        OwnAction::Sound { sound } => {
            let list: Vec<(Event, String)> =
                Event::ALL.iter().map(|event| (*event, t(sound_name(*event)).to_owned())).collect();
            changed = choose(ui, t("Sound"), sound, &list);
        }
        OwnAction::Play { sound } => changed = sound_ui(ui, on, sound, None),
        OwnAction::Music { sound } => changed = sound_ui(ui, on, sound, Some(t("The level's own"))),
        OwnAction::Spawn { kind, .. } => {
            let own = &on.cx.document().project().objects;
            let theirs = own.kinds.iter().map(|kind| (kind.name.clone(), kind.shown_title().to_owned()));
            let ours = palette().map(|kind| (kind.info().name.to_owned(), t(kind.info().title).to_owned()));
            let explosion = ("explosion".to_owned(), t("Explosion").to_owned());
            let list: Vec<_> = theirs.chain([explosion]).chain(ours).collect();
            changed = choose(ui, t("Object"), kind, &list);
        }
        OwnAction::Destroy { explodes, comes_back } => {
            ui.horizontal_wrapped(|ui| {
                let explode = ui.checkbox(explodes, t("Explodes"));
                let back = ui.checkbox(comes_back, t("Comes back"));
                let help = t("It is there again when its place is loaded again; if not, only after a restart");
                changed = explode.clicked() | back.on_hover_text(help).clicked();
            });
        }
        _ => {}
    }
    changed
}

/// Shows the choice of a sound of the project; `none` is the title of an empty name.
fn sound_ui(ui: &mut Ui, on: &Subject<'_>, sound: &mut String, none: Option<&str>) -> bool {
    let list = &on.cx.document().project().sounds.list;
    if list.is_empty() {
        hint(ui, t("The project has no sounds yet: add them with Level > Sounds."));
    }
    let none = none.map(|title| (String::new(), title.to_owned()));
    let names = list.iter().map(|sound| (sound.name.clone(), sound.name.clone()));
    choose(ui, t("Sound"), sound, &none.into_iter().chain(names).collect::<Vec<_>>())
}

/// A list of values to choose from.
fn choose<T: PartialEq + Clone>(ui: &mut Ui, label: &str, value: &mut T, list: &[(T, String)]) -> bool {
    let mut changed = false;
    row(ui, label, "", |ui| {
        let shown = list.iter().find(|(other, _)| other == value).map_or("?", |(_, title)| title.as_str());
        combo(ui, label, shown, |ui| {
            for (other, title) in list {
                let is_it = other == value;
                if ui.selectable_label(is_it, title).clicked() && !is_it {
                    value.clone_from(other);
                    changed = true;
                }
            }
        })
    });
    changed
}
