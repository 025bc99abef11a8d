//! Start, goal, switchers, objects: what is selected.

use super::properties::{Owners, held, list_ui, set_in};
use super::{Subject, starts};
use crate::command::Outbox;
use crate::language::{t, within};
use crate::look::theme;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::{arrange, targets};
use crate::tr;
use crate::widgets::choices::{choices, combo, row, unnamed_box};
use crate::widgets::fields::{Changed, Fields, NewValues, Number, Shared};
use crate::widgets::{hint, section};
use eframe::egui::{Button, Ui};
use kit::document::{EMERALDS, Edit, FAR, GOAL_SIDE, GestureId, HALF_LENGTH, RINGS};
use sim::project::{
    Area, LayerSwitcher, LevelData, Orientation, PropertyDefinition, PropertyOwner, Start, StartState, SwitcherSide,
    properties_of,
};
use sim::ruleset::{Character, Form, Shield};
use sim::tiles::TileLayer;
use std::collections::BTreeSet;

/// A field for a coordinate.
pub fn position<'a>(label: &'a str, help: &'a str) -> Number<'a> {
    Number { label, help, range: -FAR..=FAR, unit: "px" }
}

fn layer_choice(ui: &mut Ui, name: &str, value: Option<TileLayer>) -> Option<TileLayer> {
    let color = match value {
        Some(TileLayer::B) => theme::of(ui).layer_b,
        _ => theme::of(ui).layer_a,
    };
    let options = [(TileLayer::A, "A", t("Collision layer A")), (TileLayer::B, "B", t("Collision layer B"))];
    choices(ui, name, value, &options, Some(color))
}

/// A start: the level's own, or a further one.
pub fn start_ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, what: Selected, out: &mut Outbox) {
    let Some(start) = targets::start_of(on.level, what) else { return };
    let send = |out: &mut Outbox, gesture: Option<GestureId>, label: &str, start: Start| {
        out.edit_in(gesture, label, arrange::set_start(on.key, on.level, what, start));
    };
    match what {
        Selected::FurtherStart(n) => starts::name_ui(ui, fields, on, n, out),
        _ => {
            ui.heading(t("Start"));
            hint(ui, t("Where the player begins."));
        }
    }
    ui.add_space(6.0);
    if let Some((x, g)) = fields.number(ui, &position("x", t("Centre of the player")), start.x) {
        send(out, Some(g), t("Move start"), Start { x, ..start });
    }
    if let Some((y, g)) = fields.number(ui, &position("y", t("Centre of the player")), start.y) {
        send(out, Some(g), t("Move start"), Start { y, ..start });
    }
    let options = [
        (Character::Sonic, t("Sonic"), t("Radii 9 and 19")),
        (Character::Tails, t("Tails"), t("Radii 9 and 15")),
        (Character::Knuckles, t("Knuckles"), t("Radii 9 and 19, a lower jump")),
    ];
    let chosen = row(
        ui,
        t("Character"),
        t("The player's \
                 character"),
        |ui| choices(ui, t("Character"), Some(start.character), &options, None),
    );
    if let Some(character) = chosen {
        send(out, None, t("Change character"), Start { character, ..start });
    }
    let help = t("The second player, led by the game. Only Tails can carry the first player");
    let mut partner = start.partner;
    row(ui, t("Partner"), help, |ui| {
        let options = [
            (None, t("None")),
            (Some(Character::Sonic), t("Sonic")),
            (Some(Character::Tails), t("Tails")),
            (Some(Character::Knuckles), t("Knuckles")),
        ];
        let label = options.iter().find(|(option, _)| *option == partner).map_or("", |(_, label)| label);
        combo(ui, t("Partner of the start"), label, |ui| {
            for (option, label) in options {
                ui.selectable_value(&mut partner, option, label);
            }
        });
    });
    if partner != start.partner {
        send(out, None, t("Change partner"), Start { partner, ..start });
    }
    let chosen = row(ui, t("Layer"), t("The collision layer the player starts on"), |ui| {
        layer_choice(ui, t("Start layer"), Some(start.layer))
    });
    if let Some(layer) = chosen {
        send(out, None, t("Change start"), Start { layer, ..start });
    }
    let options = [(true, t("left"), t("Facing left")), (false, t("right"), t("Facing right"))];
    let chosen = row(ui, t("Facing"), t("Where the player looks"), |ui| {
        choices(ui, t("Facing"), Some(start.faces_left), &options, None)
    });
    if let Some(faces_left) = chosen {
        send(out, None, t("Change start"), Start { faces_left, ..start });
    }
    if start.state != StartState::default() {
        ui.add_space(6.0);
        hint(ui, &tr!("Begins {how}.", how = in_words(&start.state)));
        if ui.button(t("Stand still")).on_hover_text(t("Begin without speed, on the ground, with nothing")).clicked() {
            send(out, None, t("Change start"), Start { state: StartState::default(), ..start });
        }
    }
    ui.add_space(6.0);
    if let Some((label, gesture, state)) = powers_ui(ui, fields, &start.state) {
        send(out, gesture, label, Start { state, ..start });
    }
    if let Some((label, gesture, state)) = start_water_ui(ui, fields, (&start.state, on.level)) {
        send(out, gesture, label, Start { state, ..start });
    }
    starts::buttons_ui(ui, on, what, out);
}

/// Shows the state of a start's player: shield, form, rings and emeralds. Returns the change, and the state with it.
fn powers_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    state: &StartState,
) -> Option<(&'static str, Option<GestureId>, StartState)> {
    let mut new = None;
    let label = |shield: Shield| Shield::NAMES.iter().find(|named| named.0 == shield).map_or("", |named| t(named.2));
    let mut shield = state.shield;
    row(ui, t("Shield"), t("Takes the first hit, and gives a move in a jump"), |ui| {
        combo(ui, t("Start shield"), label(shield), |ui| {
            for (option, _, label) in Shield::NAMES {
                ui.selectable_value(&mut shield, option, t(label));
            }
        });
    });
    if shield != state.shield {
        new = Some((t("Change shield"), None, StartState { shield, ..*state }));
    }
    let options = [
        (Form::Normal, t("normal"), t("Himself")),
        (Form::Super, t("super"), t("Faster, and nothing hurts; takes a ring every 61 frames")),
        (Form::Hyper, t("hyper"), t("As super, with a dash in eight directions")),
        (Form::Small, t("small"), t("The small Sonic of CD: radii 5 and 10, as a ball 5 and 8")),
    ];
    let help = t("Normal, super or hyper with emeralds, or small as in CD");
    if let Some(form) = row(ui, t("Form"), help, |ui| choices(ui, t("Form"), Some(state.form), &options, None)) {
        new = Some((t("Change form"), None, StartState { form, ..*state }));
    }
    let rings = Number { label: t("Rings"), help: t("Rings held; 50 are needed to transform"), range: RINGS, unit: "" };
    if let Some((rings, gesture)) = fields.number(ui, &rings, state.rings.into()) {
        new = Some((t("Change rings"), Some(gesture), StartState { rings: rings as u16, ..*state }));
    }
    let help = t("Emeralds held: 7 for a super form, 14 for a hyper form in 3&K");
    let emeralds = Number { label: t("Emeralds"), help, range: EMERALDS, unit: "" };
    if let Some((emeralds, gesture)) = fields.number(ui, &emeralds, state.emeralds.into()) {
        new = Some((t("Change emeralds"), Some(gesture), StartState { emeralds: emeralds as u8, ..*state }));
    }
    new
}

/// The water that a start begins with, in a level that has some.
fn start_water_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    (state, level): (&StartState, &LevelData),
) -> Option<(&'static str, Option<GestureId>, StartState)> {
    let height = level.water?;
    let mut new = None;
    let help = t("The height of the water when a play begins here, instead of the level's");
    row(ui, t("Water"), help, |ui| {
        let mut has = state.water.is_some();
        if unnamed_box(ui, &mut has, t("The start has a height of its own for the water")).clicked() {
            let water = has.then_some(height);
            new = Some((t("Change the start's water"), None, StartState { water, ..*state }));
        }
        if let Some(water) = state.water {
            let number = Number { label: t("Start water"), help, range: -4096..=65535, unit: "px" };
            if let Some((water, g)) = fields.bare_number(ui, &number, water) {
                new = Some((t("Change the start's water"), Some(g), StartState { water: Some(water), ..*state }));
            }
        }
    });
    if !level.tide.changes.is_empty() {
        let help = t("The stage in which the changes of the water begin here");
        let number = Number { label: t("Water stage"), help, range: 0..=255, unit: "" };
        if let Some((stage, g)) = fields.number(ui, &number, state.water_stage.into()) {
            let state = StartState { water_stage: stage.clamp(0, 255) as u8, ..*state };
            new = Some((t("Change the start's water"), Some(g), state));
        }
    }
    new
}

/// Returns the state in which a player begins who does not stand still, in words.
fn in_words(state: &StartState) -> String {
    let StartState { x_sub, y_sub, x_speed, y_speed, ground_speed, airborne, rolling, .. } = *state;
    let StartState { shield, form, rings, emeralds, water, water_stage, .. } = *state;
    let number = |value: i32, text: fn(i32) -> String| (value != 0).then(|| text(value));
    let flag = |name: &str, value: bool| value.then(|| name.to_owned());
    let form_name = Form::NAMES.iter().find(|named| named.0 == form).map_or("", |named| named.2);
    let parts = [
        flag(t("in the air"), airborne),
        flag(t("rolling"), rolling),
        number(x_speed.into(), |value| tr!("x speed {value}", value)),
        number(y_speed.into(), |value| tr!("y speed {value}", value)),
        number(ground_speed.into(), |value| tr!("ground speed {value}", value)),
        number(x_sub.into(), |value| tr!("x fraction {value}", value)),
        number(y_sub.into(), |value| tr!("y fraction {value}", value)),
        number(rings.into(), |value| tr!("rings {value}", value)),
        number(emeralds.into(), |value| tr!("emeralds {value}", value)),
        flag(t("with a shield"), shield.is_some()),
        (form != Form::Normal).then(|| tr!("{form} form", form = within(t(form_name)))),
        water.map(|height| tr!("water at {height}", height)),
        number(water_stage.into(), |value| tr!("water's stage {value}", value)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The goal.
pub fn goal_ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, out: &mut Outbox) {
    let Some(goal) = on.level.goal else { return };
    ui.heading(t("Goal"));
    hint(ui, t("Reaching it ends the level."));
    ui.add_space(6.0);
    let size = |label| Number { label, help: t("Size of the goal's area"), range: GOAL_SIDE, unit: "px" };
    let mut new = None;
    let edge = t("Edge of the goal's area");
    new = fields.number(ui, &position("x", edge), goal.x).map(|(x, g)| (Area { x, ..goal }, g)).or(new);
    new = fields.number(ui, &position("y", edge), goal.y).map(|(y, g)| (Area { y, ..goal }, g)).or(new);
    let width = fields.number(ui, &size(t("Width")), goal.width);
    new = width.map(|(width, g)| (Area { width, ..goal }, g)).or(new);
    let height = fields.number(ui, &size(t("Height")), goal.height);
    new = height.map(|(height, g)| (Area { height, ..goal }, g)).or(new);
    if let Some((goal, gesture)) = new {
        out.edit_in(gesture, t("Change goal"), vec![Edit::SetGoal { level: on.key.to_owned(), goal: Some(goal) }]);
    }
    ui.add_space(8.0);
    if ui.button(t("Delete the goal")).clicked() {
        out.edit(t("Delete goal"), vec![Edit::SetGoal { level: on.key.to_owned(), goal: None }]);
    }
}

/// One switcher or several: what they have in common is shown, what is changed is changed in all.
pub fn switchers_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    on: &Subject<'_>,
    switchers: &[&LayerSwitcher],
    cx: &Studio,
    out: &mut Outbox,
) {
    let [first, ..] = switchers else { return };
    let change_each = |out: &mut Outbox, gesture: Option<GestureId>, change: &dyn Fn(usize, &mut LayerSwitcher)| {
        let ids: BTreeSet<Selected> = switchers.iter().map(|s| Selected::Switcher(s.id)).collect();
        let edits = arrange::each_switcher(on.key, on.level, &ids, change);
        let label = if switchers.len() == 1 { t("Change layer switcher") } else { t("Change layer switchers") };
        out.edit_in(gesture, label, edits);
    };
    let change = |out: &mut Outbox, gesture: Option<GestureId>, change: &dyn Fn(&mut LayerSwitcher)| {
        change_each(out, gesture, &|_, switcher| change(switcher));
    };
    if switchers.len() == 1 {
        ui.heading(targets::name(on.level, cx.derived().looks().own(), Selected::Switcher(first.id)));
        hint(ui, &targets::describe(first));
    } else {
        ui.heading(tr!("{count} layer switchers", count = switchers.len()));
    }
    ui.add_space(6.0);
    if let Some((x, g)) = number_ui(ui, fields, &position("x", t("Middle of the line")), switchers, |s| s.x) {
        change_each(out, Some(g), &|n, s| s.x = x.of(n).unwrap_or(s.x));
    }
    if let Some((y, g)) = number_ui(ui, fields, &position("y", t("Middle of the line")), switchers, |s| s.y) {
        change_each(out, Some(g), &|n, s| s.y = y.of(n).unwrap_or(s.y));
    }
    let options = [
        (Orientation::Vertical, t("vertical"), t("A vertical line: compares the player's x")),
        (Orientation::Horizontal, t("horizontal"), t("A horizontal line: compares the player's y")),
    ];
    let turned = row(ui, t("Line"), t("Which way the line runs"), |ui| {
        choices(ui, t("Line"), common(switchers, |s| s.orientation), &options, None)
    });
    if let Some(orientation) = turned {
        change(out, None, &|s| s.orientation = orientation);
    }
    half_length_ui(ui, fields, switchers, out, &change_each);
    let across = common(switchers, |s| s.orientation);
    let (before, after) = match across {
        Some(Orientation::Vertical) => (t("Going left"), t("Going right")),
        Some(Orientation::Horizontal) => (t("Going up"), t("Going down")),
        None => (t("Going left or up"), t("Going right or down")),
    };
    let priority_only = common(switchers, |s| s.priority_only) == Some(true);
    section(ui, before);
    if let Some(new) = side_ui(ui, before, switchers, |s| s.left_or_above, priority_only) {
        change(out, None, &|s| new(&mut s.left_or_above));
    }
    section(ui, after);
    if let Some(new) = side_ui(ui, after, switchers, |s| s.right_or_below, priority_only) {
        change(out, None, &|s| new(&mut s.right_or_below));
    }
    ui.add_space(6.0);
    let help = t("Acts only while the player is not airborne");
    if let Some(only) = fields.flag(ui, t("Only on the ground"), help, common(switchers, |s| s.grounded_only)) {
        change(out, None, &|s| s.grounded_only = only);
    }
    let help = t("Sets the drawing priority, but not the collision layer");
    if let Some(only) = fields.flag(ui, t("Priority only"), help, common(switchers, |s| s.priority_only)) {
        change(out, None, &|s| s.priority_only = only);
    }
    properties_ui(ui, fields, switchers, cx, out, &change_each);
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if ui.button(t("Swap sides")).on_hover_text(t("Swap what the two directions of crossing set")).clicked() {
            change(out, None, &arrange::swap_sides);
        }
        if ui.add(Button::new(t("Delete"))).on_hover_text(cx.keys().tooltip(crate::bindings::Action::Delete)).clicked()
        {
            out.action(crate::bindings::Action::Delete);
        }
    });
}

/// The properties of the project's own.
fn properties_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    switchers: &[&LayerSwitcher],
    cx: &Studio,
    out: &mut Outbox,
    change: &Change<'_>,
) {
    let value = |one: &PropertyDefinition| common(switchers, |switcher| held(one, properties_of(&switcher.extra)));
    let shown = cx.document().project().properties_on(PropertyOwner::Switcher, "");
    let owners = Owners {
        shown: shown.map(|one| (one, value(one))).collect(),
        values: &|| switchers.iter().map(|switcher| properties_of(&switcher.extra)).collect(),
        near: switchers.first().map_or((0, 0), |switcher| (switcher.x, switcher.y)),
    };
    list_ui(ui, fields, &owners, cx, out, &mut |out, one, (new, gesture)| {
        change(out, gesture, &|n, switcher| set_in(&mut switcher.extra, one, &new, n));
    });
}

/// The value that all have, if they have the same.
pub(super) fn common<'a, S, T: PartialEq>(things: &[&'a S], get: impl Fn(&'a S) -> T) -> Option<T> {
    let mut values = things.iter().map(|thing| get(thing));
    let first = values.next()?;
    values.all(|value| value == first).then_some(first)
}

/// A row with a number that all have.
pub(super) fn number_ui<S>(
    ui: &mut Ui,
    fields: &mut Fields,
    number: &Number<'_>,
    things: &[&S],
    get: impl Fn(&S) -> i32,
) -> Changed<NewValues> {
    let each = || things.iter().map(|thing| get(thing)).collect();
    fields.numbers(ui, number, &Shared { common: common(things, &get), each: &each })
}

/// Sends a change to all selected switchers, each by its place among them.
type Change<'a> = dyn Fn(&mut Outbox, Option<GestureId>, &dyn Fn(usize, &mut LayerSwitcher)) + 'a;

fn half_length_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    switchers: &[&LayerSwitcher],
    out: &mut Outbox,
    change: &Change<'_>,
) {
    let half = common(switchers, |s| s.half_length);
    let help = t("Half the line's length; the originals have 32, 64, 128 and 256");
    let number = Number { label: t("Half length"), help, range: HALF_LENGTH, unit: "px" };
    if let Some((new, g)) = number_ui(ui, fields, &number, switchers, |s| s.half_length.into()) {
        let half = |n| new.of(n).and_then(|half| u16::try_from(half).ok());
        change(out, Some(g), &|n, s| s.half_length = half(n).unwrap_or(s.half_length));
    }
    let options = [(32, "32", ""), (64, "64", ""), (128, "128", ""), (256, "256", "")];
    let options = options.map(|(half, label, _)| (half, label, t("One of the originals' sizes")));
    if let Some(half) = row(ui, "", "", |ui| choices(ui, t("Half length"), half, &options, None)) {
        change(out, None, &|_, s| s.half_length = half);
    }
}

/// A change to one side of a switcher.
type SideChange = Box<dyn Fn(&mut SwitcherSide)>;

/// Shows the effect of one way of crossing. Returns a change to make to the side, if there was a click.
fn side_ui(
    ui: &mut Ui,
    name: &str,
    switchers: &[&LayerSwitcher],
    side: impl Fn(&LayerSwitcher) -> SwitcherSide,
    priority_only: bool,
) -> Option<SideChange> {
    let mut new: Option<SideChange> = None;
    ui.add_enabled_ui(!priority_only, |ui| {
        let chosen = row(ui, t("Layer"), t("The collision layer set"), |ui| {
            layer_choice(ui, &tr!("{name}, layer", name), common(switchers, |s| side(s).layer))
        });
        if let Some(layer) = chosen {
            new = Some(Box::new(move |side| side.layer = layer));
        }
    });
    let options = [
        (false, t("behind"), t("Drawn behind blocks of the front layer")),
        (true, t("in front"), t("Drawn in front of everything")),
    ];
    let chosen = row(ui, t("Drawn"), t("The drawing priority set"), |ui| {
        choices(ui, &tr!("{name}, drawn", name), common(switchers, |s| side(s).high_priority), &options, None)
    });
    if let Some(high) = chosen {
        new = Some(Box::new(move |side| side.high_priority = high));
    }
    new
}
