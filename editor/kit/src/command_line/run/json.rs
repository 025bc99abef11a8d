//! The result of a run, as one line of JSON.

use super::{Job, Outcome, RunCommand};
use serde_json::{Map, Value, json};
use sim::recording::agreement::Agreement;
use sim::recording::agreement::Count;
use sim::recording::presses::Presses;
use sim::recording::steps::Score;
use sim::recording::through::Step;
use sim::recording::{Column, Columns, Row};

/// The line. What a recording lacks columns for is `null`; `first_difference` is that of the run from the start, or of
/// single steps if they alone were asked for.
pub(super) fn report(command: &RunCommand, job: &Job, outcome: &Outcome, unread: &[String]) -> String {
    let count = |count: fn(&Score) -> Count| match outcome.score.as_ref().map(count) {
        Some(Count { frames, exact }) => json!({ "frames": frames, "exact": exact }),
        None => Value::Null,
    };
    let first = match &outcome.score {
        Some(score) if !command.judges_run() => score.first_difference.as_ref(),
        _ => outcome.comparison.first_difference.as_ref(),
    };
    let has_states = super::has_states(job.recording.columns);
    json!({
        "recording": job.name,
        "level": job.data.key,
        "held_is_pressed": outcome.presses == Presses::Held,
        "frames": count(|score| score.all),
        "free_of_objects": count(|score| score.free_of_objects),
        "near_object": count(|score| score.near_object),
        "on_object": count(|score| score.on_object),
        "partner": count(|score| score.partner),
        "lag": job.recording.lag(),
        "played": outcome.comparison.frames,
        "run_through": if has_states { outcome.comparison.run_through.into() } else { Value::Null },
        "matched": if has_states { outcome.comparison.matched.into() } else { Value::Null },
        "run": agreements([&outcome.comparison.agreement, &outcome.comparison.partner]),
        "one_step": outcome.score.as_ref().map(|score| agreements([&score.agreement, &score.partner_agreement])),
        "first_difference": first.map(|step| difference(job, step)),
        "mismatches": outcome.mismatches.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "unread": unread,
    })
    .to_string()
}

/// Returns the further columns of rows, of the player and of the second one, whose columns begin with `2: `.
fn agreements(players: [&Agreement; 2]) -> Value {
    let total = |count: fn(&Agreement) -> Count| {
        let counts = players.map(count);
        let sum = |of: fn(&Count) -> usize| counts.iter().map(of).sum::<usize>();
        json!({ "frames": sum(|count| count.frames), "exact": sum(|count| count.exact) })
    };
    let differing = players.into_iter().zip(["", "2: "]).flat_map(|(agreement, prefix)| {
        agreement.differing.iter().map(move |(column, (rows, first))| {
            (format!("{prefix}{}", column.name()), json!({ "rows": rows, "first": first }))
        })
    });
    let differing: Map<String, Value> = differing.collect();
    json!({ "camera": total(|agreement| agreement.camera), "hidden": total(|agreement| agreement.hidden), "differing": differing })
}

fn difference(job: &Job, step: &Step) -> Value {
    let recorded = &job.recording.rows[step.row];
    let before = Row::of(&step.start, 0, recorded.held());
    let mut fields = differing(step.differences, &before, recorded, &step.ours);
    let theirs = job.recording.partner.as_ref().and_then(|recording| recording.rows.get(step.row));
    if let Some((partner, recorded)) = step.partner.as_ref().zip(theirs) {
        let before = Row::of_partner(&step.start, 0, recorded.held()).unwrap_or_default();
        let his = differing(partner.differences, &before, recorded, &partner.ours);
        fields.extend(his.into_iter().map(|(name, values)| (format!("2: {name}"), values)));
    }
    json!({ "row": step.row, "frame": recorded[Column::Frame], "fields": fields })
}

/// Columns by name, each with its values; those of the second player begin with `2: ` in the report.
fn differing(columns: Columns, before: &Row, recorded: &Row, ours: &Row) -> Map<String, Value> {
    let values =
        |column: Column| json!({ "before": before[column], "recorded": recorded[column], "ours": ours[column] });
    columns.iter().map(|column| (column.name().to_owned(), values(column))).collect()
}
