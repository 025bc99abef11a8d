//! The ranges of angles of the player in hand: where slopes hold him, and what a landing makes of his fall.

use super::mono;
use crate::language::{msg, t};
use crate::overlays::dial;
use crate::tr;
use crate::widgets;
use eframe::egui::{self, Color32, RichText, Ui, vec2};
use kit::play::subject::Subject;
use sim::angle::{Angle, Mode};
use sim::player::slope_ranges::{LandingRange, SLIP_SPEED, SlipRange};
use sim::ruleset::Ruleset;

/// Width of the dial, points.
const DIAL: f32 = 108.0;

/// Shows the dial with both rings, and the ranges that the ground's angle is in.
pub fn ui(ui: &mut Ui, rules: &Ruleset, Subject { player, .. }: Subject<'_>, mode: Option<Mode>) {
    widgets::section(ui, t("Slopes"));
    let slip = |angle: Angle| player.slip_range(angle, rules);
    ui.horizontal(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(DIAL, DIAL), egui::Sense::hover());
        let painter = ui.painter();
        dial::paint_ring(painter, rect, DIAL / 2.0 - 3.0, |angle| slip_words(slip(angle)).1);
        dial::paint_ring(painter, rect, DIAL / 2.0 - 10.0, |angle| landing_words(LandingRange::of(angle)).1);
        dial::paint(painter, rect.shrink(14.0), player.ground_angle, mode);
        response.on_hover_text(t("Outer ring: where slopes hold a slow player. Inner ring: what a landing keeps of the fall. A place of a ring is where the feet point."));
        ui.vertical(|ui| {
            let speed = format!("{:.2}", f32::from(SLIP_SPEED) / 256.0);
            ui.label(RichText::new(tr!("Slower than {speed} (outer ring)", speed)).weak().small());
            let ranges = (0..=255).map(|angle| slip(Angle(angle)));
            legend(ui, ranges.map(slip_words), slip_words(slip(player.ground_angle)));
            ui.add_space(4.0);
            ui.label(RichText::new(t("Landing (inner ring)")).weak().small());
            let ranges = (0..=255).map(|angle| LandingRange::of(Angle(angle)));
            legend(ui, ranges.map(landing_words), landing_words(LandingRange::of(player.ground_angle)));
        });
    });
}

/// Lists each range once, with its colour; that of the ground's angle is strong.
fn legend(ui: &mut Ui, ranges: impl Iterator<Item = (&'static str, Color32)>, here: (&'static str, Color32)) {
    let mut listed = Vec::new();
    for range in ranges {
        if !listed.contains(&range) {
            listed.push(range);
        }
    }
    for range in listed {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(10.0, 10.0), egui::Sense::hover());
            ui.painter().rect_filled(rect, 2.0, range.1);
            let text = mono(t(range.0)).size(11.5);
            ui.label(if range == here { text.strong() } else { text.weak() });
        });
    }
}

const CALM: Color32 = Color32::from_rgb(0x4a, 0x53, 0x66);
const SOME: Color32 = Color32::from_rgb(0xff, 0xc8, 0x54);
const MUCH: Color32 = Color32::from_rgb(0xff, 0x6e, 0x5a);

/// A hold in words, and its colour.
const fn slip_words(range: SlipRange) -> (&'static str, Color32) {
    match range {
        SlipRange::Holds => (msg("holds"), CALM),
        SlipRange::Slides => (msg("slides down"), SOME),
        SlipRange::Falls => (msg("falls off"), MUCH),
        SlipRange::FallsStopped => (msg("falls off, ground speed 0"), MUCH),
    }
}

/// A landing in words, and its colour.
const fn landing_words(range: LandingRange) -> (&'static str, Color32) {
    match range {
        LandingRange::Flat => (msg("flat: x speed"), CALM),
        LandingRange::Gentle => (msg("gentle: half of y speed"), SOME),
        LandingRange::Steep => (msg("steep: y speed"), MUCH),
    }
}
