//! Each recorded row as the start of one step.

use super::agreement::{Agreement, Count};
use super::places::{NEAR, Places};
use super::presses::Presses;
use super::through::{Begin, Step, Through};
use super::{Column, Columns, Recording, status};
use crate::level::Level;
use crate::objects::{KindId, Object};
use std::collections::BTreeMap;

/// The steps of a recording, in order: a run through it that takes each row over. The objects are our own: they run on
/// beside the recorded player.
#[derive(Clone, Debug)]
pub(crate) struct Steps<'a>(Through<'a>);

impl<'a> Steps<'a> {
    /// The steps of a recording. One that begins at the level's start has the objects of that; into any other they come as
    /// if the camera had always been there.
    pub(crate) fn new(recording: &'a Recording, level: &'a Level, presses: Presses) -> Self {
        let begin = Begin::find(recording, level, presses);
        let mut from_start = Through::new(recording, level, presses, begin);
        if let Some(step) = from_start.next().filter(Step::is_exact) {
            recording.take_over(step.row, level, &mut from_start.world);
            return Self(from_start);
        }
        let first = recording.frame_from(0).map_or(0, |(_, last)| last);
        Self(Through::new(recording, level, presses, Begin::Row(first)))
    }
}

impl Iterator for Steps<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.0.next()?;
        let Through { recording, level, world, .. } = &mut self.0;
        let row = &recording.rows[step.row];
        if step.start.player.jumping && recording.columns.has(Column::Air) && row[Column::Air] != 0 {
            // Landed by our step only: the jump that the recording goes on with can still be cut.
            world.player.jumping = true;
        }
        recording.take_over(step.row, level, world);
        recording.take_stingers(step.row, world);
        Some(step)
    }
}

impl Presses {
    /// Finds out from a recording which of both holds, and by how many frames.
    ///
    /// Only frames count in which a button stays down, the two ways lead to different states, and the recorded one is
    /// exactly one of them. If there is none, or as many for either way, a person is taken to have played.
    pub fn find(recording: &Recording, level: &Level) -> (Self, usize) {
        if recording.columns.has(Column::Pressed) {
            return (Self::Recorded, 0);
        }
        let mut exact = [0usize; 2];
        let both = [Self::New, Self::Held].map(|presses| Steps::new(recording, level, presses));
        let [new, held] = both;
        for (new, held) in new.zip(held) {
            if new.ours != held.ours && new.is_exact() != held.is_exact() {
                exact[usize::from(held.is_exact())] += 1;
            }
        }
        let [new, held] = exact;
        if held > new { (Self::Held, held) } else { (Self::New, new) }
    }
}

/// A kind of difference: where the player was, and what came out otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kind {
    /// The step began in the air.
    pub airborne: bool,
    /// True if it began as a ball.
    pub rolling: bool,
    /// True if it began on an object.
    pub on_object: bool,
    /// The columns that differ.
    pub columns: Columns,
}

/// The number of steps of a recording that lead to the recorded rows.
#[derive(Clone, Debug, Default)]
pub struct Score {
    /// The count of all steps.
    pub all: Count,
    /// Steps that begin and end near no placed object and standing on none.
    pub free_of_objects: Count,
    /// Steps that begin or end near an object without standing on one: it may have acted on the player.
    pub near_object: Count,
    /// Steps that begin or end standing on an object, or in the hands of one.
    pub on_object: Count,
    /// The result for the second player, if one was recorded and comes along.
    pub partner: Count,
    /// The first step that does not.
    pub first_difference: Option<Step>,
    /// The agreement of the further columns.
    pub agreement: Agreement,
    /// The same of the second player.
    pub partner_agreement: Agreement,
    /// Kinds of differences, most frequent first, with the indices of the rows.
    pub kinds: Vec<(Kind, Vec<usize>)>,
}

impl Score {
    /// Takes all steps of a recording.
    pub fn of(recording: &Recording, level: &Level, presses: Presses, places: &Places) -> Self {
        let mut score = Self::default();
        let mut kinds: BTreeMap<Kind, Vec<usize>> = BTreeMap::new();
        for step in Steps::new(recording, level, presses) {
            let (player, exact) = (&step.start.player, step.is_exact());
            score.all.add(exact);
            score.agreement.add(step.row, step.besides);
            if let Some(partner) = &step.partner {
                score.partner_agreement.add(step.row, partner.besides);
                score.partner.add(partner.differences.is_empty());
            }
            match nearness(&step, recording, places) {
                Nearness::Free => score.free_of_objects.add(exact),
                Nearness::Near => score.near_object.add(exact),
                Nearness::On => score.on_object.add(exact),
            }
            if !exact {
                let (airborne, rolling, on_object) = (player.airborne, player.rolling, player.on_object);
                let kind = Kind { airborne, rolling, on_object, columns: step.differences };
                kinds.entry(kind).or_default().push(step.row);
                score.first_difference.get_or_insert(step);
            }
        }
        score.kinds = kinds.into_iter().collect();
        score.kinds.sort_by_key(|(_, rows)| std::cmp::Reverse(rows.len()));
        score
    }
}

/// The distance of a step to objects.
enum Nearness {
    Free,
    Near,
    On,
}

/// Looks for objects where a step begins and where it ends: placed ones, and those of our own world.
fn nearness(step: &Step, recording: &Recording, places: &Places) -> Nearness {
    let (start, row) = (&step.start, &recording.rows[step.row]);
    let player = &start.player;
    let is_held = player.is_held() || row[Column::ObjectControl] & 1 != 0;
    if player.on_object || row.has(status::ON_OBJECT) || is_held {
        return Nearness::On;
    }
    let points = [(player.x.px(), player.y.px()), (row[Column::X], row[Column::Y])];
    let is_near = |(x, y): (i32, i32)| {
        let lives = |object: &Object| {
            let body = &object.body;
            let within = |distance: u32, half: u16| distance <= NEAR.unsigned_abs() + u32::from(half);
            within(body.x.px().abs_diff(x), body.half_width) && within(body.y.px().abs_diff(y), body.half_height)
        };
        // Layer switchers and the player's breath touch nothing that is compared.
        let touches = |kind: KindId| !matches!(kind, KindId::Switcher | KindId::BreathBubble);
        let mut others = start.objects.slots.iter().filter(|(_, object)| touches(object.state.kind()));
        places.is_near(x, y) || others.any(|(_, object)| lives(object))
    };
    if points.into_iter().any(is_near) { Nearness::Near } else { Nearness::Free }
}
