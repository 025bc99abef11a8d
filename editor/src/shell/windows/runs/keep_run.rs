//! Keeping the run that was just played: at once, or named and with what must hold at its end.

use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::{counted, msg, said, t};
use crate::look::theme;
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{focus_once, hint};
use eframe::egui::{self, Key, RichText, Ui, vec2};
use kit::document::{Edit, Edits};
use kit::notices::Notice;
use kit::play::live::asking_all;
use kit::play::run::InputLog;
use kit::timeline::Bookmark;
use kit::words::time;
use sim::file::check_key;
use sim::level::Level;
use sim::project::{Expectation, MazeData, Moment, Run};
use sim::replay::{
    MazeReplay, Replay, as_it_comes_out, as_it_comes_out_of, encode, frame_count, what_came_out, what_came_out_of,
};
use std::sync::Arc;

/// The open window.
#[derive(Default)]
pub struct KeepRun {
    /// The name; proposed if nothing was typed yet.
    name: Option<String>,
    /// The run as it would be kept, for the inputs and the level it was played again in.
    run: Option<(usize, u64, Run)>,
    /// The digest at its end, and whether it must hold too.
    digest: u64,
    is_exact: bool,
    /// The end as it came out, and what of it must hold besides.
    end: Expectation,
    wants_time: bool,
    wants_rings: bool,
    /// The key of the saved run whose expectations the switches show.
    shows: Option<String>,
    opened: bool,
}

/// Saves the run that was just played under the next free name, and says so; `None` if nothing was played.
pub fn at_once(cx: &Studio, out: &mut Outbox) -> Option<Notice> {
    let (run, ..) = played(cx)?;
    let offer = Action::KeepRunAs.info().id;
    if let Some(old) = saved(cx, &run) {
        return Some(Notice::note(tr!("This run is already saved as {key}.", key = old.key)).offering(offer));
    }
    let key = free_name(cx);
    out.edit(tr!("Save run {key}", key), vec![set(Run { key: key.clone(), ..run })]);
    Some(Notice::info(tr!("Saved as {key}. To rename it or choose what must hold at its end:", key)).offering(offer))
}

fn set(run: Run) -> Edit {
    Edit::SetRun { key: run.key.clone(), run: Some(Arc::new(run)) }
}

/// The saved run with the same buttons from the same start.
fn saved<'a>(cx: &'a Studio, run: &Run) -> Option<&'a Arc<Run>> {
    let same = |old: &&Arc<Run>| {
        (&old.level, &old.ruleset, &old.start) == (&run.level, &run.ruleset, &run.start)
            && (&old.inputs, &old.inputs_2) == (&run.inputs, &run.inputs_2)
    };
    cx.document().project().runs.iter().find(same)
}

impl Window for KeepRun {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let (mut open, mut done) = (true, false);
        if !self.play_again(cx) {
            return false;
        }
        let Some((_, _, run)) = &self.run else { return false };
        let old_run = saved(cx, run);
        let before = old_run.map(|old| &old.key);
        if let Some(old) = old_run.filter(|old| self.shows.as_ref() != Some(&old.key)) {
            self.is_exact = old.expect.asks_for_digest();
            (self.wants_time, self.wants_rings) = (old.expect.within.is_some(), old.expect.rings.is_some());
            self.shows = Some(old.key.clone());
        }
        let name = self.name.get_or_insert_with(|| before.cloned().unwrap_or_else(|| free_name(cx)));
        window(msg("Save this run"), vec2(420.0, 140.0)).resizable(false).default_pos(centre(ui)).open(&mut open).show(
            ui,
            |ui| {
                let label = ui.label(t("Name"));
                let field = egui::TextEdit::singleline(name).desired_width(410.0).margin(vec2(8.0, 6.0));
                let field = ui.add(field).labelled_by(label.id);
                focus_once(&field, &mut self.opened);
                hint(ui, &summary(run));
                let help = t("Also compare a digest of the whole state, to test the rules. Any edit near the path changes it, such as one more ring");
                ui.checkbox(&mut self.is_exact, t("Every detail must hold")).on_hover_text(help);
                let kept = old_run.map(|old| old.expect).unwrap_or_default();
                if let Some(frames) = kept.within.or(self.end.within) {
                    let help = t("From now on the goal must be reached in this many frames or fewer");
                    ui.checkbox(&mut self.wants_time, tr!("Goal within {frames} frames", frames)).on_hover_text(help);
                }
                if let Some(rings) = kept.rings.or(self.end.rings).filter(|rings| *rings > 0) {
                    let text = tr!("At least {rings} at the end", rings = counted(rings.into(), "ring"));
                    ui.checkbox(&mut self.wants_rings, text);
                }
                let key = name.trim();
                let problem = check_key("run name", key).err().map(|error| error.to_string());
                let warning = theme::of(ui).warning;
                if let Some(problem) = &problem {
                    ui.label(RichText::new(said(problem)).color(warning));
                } else if before.is_some_and(|before| before == key) {
                    hint(ui, t("The run is saved under this name; its expected moments stay."));
                } else {
                    if let Some(before) = before {
                        hint(ui, &tr!("Renames the run {before}. What it expects stays.", before));
                    }
                    if let Some(other) = cx.document().project().runs.iter().find(|other| other.key == key) {
                        let text = match other.moments.len() {
                            0 => t("Replaces the run of that name."),
                            _ => t("Replaces the run of that name, with its expected moments."),
                        };
                        ui.label(RichText::new(text).color(warning));
                    }
                }
                ui.add_space(4.0);
                ui.horizontal(|ui| {
                    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                    let clicked = ui.add_enabled(problem.is_none(), egui::Button::new(t("Keep"))).clicked();
                    if (clicked || entered) && problem.is_none() {
                        let mut run = Run { key: key.to_owned(), ..old_run.map_or(run, |old| old).clone() };
                        // What a saved run expects stays as it is unless its switch is moved.
                        let Expectation { digest, within, rings, .. } = run.expect;
                        run.expect.digest = self.is_exact.then_some(digest.unwrap_or(self.digest));
                        run.expect.within = within.or(self.end.within).filter(|_| self.wants_time);
                        run.expect.rings = rings.or(self.end.rings).filter(|_| self.wants_rings);
                        let renamed = before.filter(|before| *before != key).cloned();
                        let label = match &renamed {
                            Some(before) => tr!("Rename run {before} to {key}", before, key),
                            None => tr!("Save run {key}", key),
                        };
                        let gone = renamed.map(|key| Edit::SetRun { key, run: None });
                        out.edit(label, Edits::from_iter(gone.into_iter().chain([set(run)])));
                        done = true;
                    } else if entered {
                        field.request_focus();
                    }
                    done |= ui.button(t("Cancel")).clicked();
                });
            },
        );
        open && !done
    }
}

impl KeepRun {
    /// Plays the run again from its beginning, in the level or maze as it is: what was edited while it ran counts from the
    /// first frame on, and what must hold at the end is what comes out now. False if there is no run.
    fn play_again(&mut self, cx: &Studio) -> bool {
        let maze = cx.in_view().maze();
        let frames = match maze {
            Some(_) => cx.play().last_maze_run().map_or(0, |run| run.held().len()),
            None => in_hand(cx).map_or(0, InputLog::frames),
        };
        let revision = cx.document().revision();
        if frames == 0 || self.run.as_ref().is_some_and(|(known, at, _)| (*known, *at) == (frames, revision)) {
            return frames > 0;
        }
        let Some((run, digest, end)) = played(cx) else { return false };
        (self.digest, self.end, self.run) = (digest, end, Some((frames, revision, run)));
        true
    }
}

/// Returns the run that was played, the digest at its end, and all that can be expected there.
fn played(cx: &Studio) -> Option<(Run, u64, Expectation)> {
    match cx.in_view().maze() {
        Some(maze) => in_maze(maze, cx),
        None => in_level(cx),
    }
}

/// Returns the run that was played, up to the frame that is shown; of a run that plays itself, all of it.
fn in_hand(cx: &Studio) -> Option<&InputLog> {
    let played = cx.play().last_run().map(|run| run.log());
    let watched = cx.play().watched().and(cx.timeline().log()).map(Arc::as_ref);
    watched.or(played)
}

/// The bookmarks of the timeline up to a frame, as moments at which nothing must hold yet.
fn bookmarks(cx: &Studio, frames: usize) -> Vec<Moment> {
    let marked = cx.timeline().bookmarks().iter().filter(|bookmark| bookmark.frame <= frames);
    let moment = |bookmark: &Bookmark| Moment {
        frame: bookmark.frame as u32,
        name: bookmark.name_of_moment().to_owned(),
        ..Moment::default()
    };
    marked.map(moment).collect()
}

/// The run in the level in view, the digest at its end, and all that can be expected there.
fn in_level(cx: &Studio) -> Option<(Run, u64, Expectation)> {
    let log = in_hand(cx)?;
    let start = (log.start != cx.derived().level().start).then_some(log.start);
    let (level, ruleset, inputs) = (cx.session().level.clone(), cx.play().rules(), log.lengths());
    let inputs_2 = log.lengths_2();
    let moments = bookmarks(cx, log.frames());
    let mut run = Run { level, ruleset, start, inputs, inputs_2, moments, ..Run::default() };
    // By rules of its own it is played in a level of its own.
    let own = run.ruleset.and_then(|_| Level::for_run(cx.document().project(), &run));
    let level = own.as_ref().unwrap_or(cx.derived().level());
    let world = Replay::new(&run, level).finish();
    run.expect = what_came_out(&world);
    let end = as_it_comes_out(&asking_all(&run), level).expect;
    Some((run, world.digest(), end))
}

/// The run in the maze in view, the digest at its end, and all that can be expected there.
fn in_maze(maze: &MazeData, cx: &Studio) -> Option<(Run, u64, Expectation)> {
    let held = cx.play().last_maze_run()?.held();
    let mut run = Run { level: cx.session().level.clone(), inputs: encode(held.iter().copied()), ..Run::default() };
    let maze = maze.maze()?;
    let world = MazeReplay::new(&run, &maze).finish();
    run.expect = what_came_out_of(&world);
    let end = as_it_comes_out_of(&asking_all(&run), &maze).expect;
    Some((run, world.digest(), end))
}

fn summary(run: &Run) -> String {
    let frames = frame_count(&run.inputs);
    let time = time(frames as usize);
    let Expectation { goal, alive, x, y, .. } = run.expect;
    let (x, y) = (x.unwrap_or_default(), y.unwrap_or_default());
    match (alive != Some(false), goal == Some(true)) {
        (true, true) => tr!(
            "{time} ({frames} frames). Saved with its expected end: the player alive at {x}, {y} with the goal reached.",
            time,
            frames,
            x,
            y
        ),
        (true, false) => tr!(
            "{time} ({frames} frames). Saved with its expected end: the player alive at {x}, {y}.",
            time,
            frames,
            x,
            y
        ),
        (false, true) => tr!(
            "{time} ({frames} frames). Saved with its expected end: the player dead at {x}, {y} with the goal reached.",
            time,
            frames,
            x,
            y
        ),
        (false, false) => tr!(
            "{time} ({frames} frames). Saved with its expected end: the player dead at {x}, {y}.",
            time,
            frames,
            x,
            y
        ),
    }
}

/// The level's name with the first number that no run has.
fn free_name(cx: &Studio) -> String {
    let runs = &cx.document().project().runs;
    let is_free = |name: &String| runs.iter().all(|run| run.key != *name);
    sim::project::numbered(1, |n| format!("{}-{n}", cx.session().level), is_free)
}
