//! Any project that can be made comes back as it was, and saving it again changes no byte.
#![allow(clippy::disallowed_types)] // floats stand in unknown fields only

use crate::common::*;
use proptest::collection::{btree_map, vec};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;
use sim::angle::Angle;
use sim::file::*;
use sim::grid::Grid;
use sim::maze::MazeGrid;
use sim::maze::block::MazeBlock;
use sim::player::powers::{Form, Shield};
use sim::project::*;
use sim::project::{Fact, Stuff};
use sim::ruleset::*;
use sim::tiles::*;
use sim::trace::Event;
use sim::value::Unit;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-zA-Z0-9 ]{0,12}",
        vec(any::<char>(), 0..8).prop_map(String::from_iter),
        Just("\u{0}\"\\\u{7f}\u{2028}\u{1F600}".to_owned())
    ]
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_filter("finite", |x| x.is_finite()).prop_map(Value::from),
        text().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            vec((text(), inner), 0..4).prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// Unknown fields, their names such that this version knows none of them.
fn unknown() -> impl Strategy<Value = Extra> {
    prop_oneof![
        3 => Just(Extra::new()),
        1 => vec((text(), value()), 0..3).prop_map(|fields| fields.into_iter().map(|(key, value)| (format!("~{key}"), value)).collect()),
    ]
}

fn inner(places: &'static [&'static str]) -> impl Strategy<Value = InnerExtra> {
    vec(unknown(), places.len()).prop_map(move |extras| {
        let named = places.iter().map(ToString::to_string).zip(extras);
        named.filter(|(_, extra)| !extra.is_empty()).collect()
    })
}

fn solidity() -> impl Strategy<Value = Solidity> {
    any::<(bool, bool)>().prop_map(|(top, sides_and_bottom)| Solidity { top, sides_and_bottom })
}

fn cell() -> impl Strategy<Value = Cell> {
    let full = (any::<u16>(), any::<bool>(), any::<bool>(), solidity(), solidity())
        .prop_map(|(block, flip_x, flip_y, a, b)| Cell { block, flip_x, flip_y, a, b });
    prop_oneof![Just(Cell::default()), full]
}

fn chunk(size: u8) -> impl Strategy<Value = Arc<Chunk>> {
    let cells = usize::from(size) * usize::from(size);
    let role = prop_oneof![
        Just(ChunkRole::Plain),
        Just(ChunkRole::Loop),
        Just(ChunkRole::LoopHighInAir),
        Just(ChunkRole::Tunnel)
    ];
    let cells = prop_oneof![Just(vec![Cell::default(); cells]), vec(cell(), cells)];
    (cells, role, option::of(any::<u16>()), unknown())
        .prop_map(|(cells, role, low_plane, extra)| Arc::new(Chunk { cells, role, low_plane, extra }))
}

fn tileset() -> impl Strategy<Value = Arc<Tileset>> {
    let side = || proptest::array::uniform16(-16..=16_i8);
    let tile = (side(), side(), any::<u8>(), any::<bool>()).prop_map(|(heights, widths, angle, flagged)| SolidTile {
        heights,
        widths,
        angle: Angle(angle),
        flagged,
    });
    let block =
        any::<(u16, u16, u16, bool)>().prop_map(|(art, tile_a, tile_b, front)| Block { art, tile_a, tile_b, front });
    let background = any::<(u16, u16, i32, i16, bool, Option<(u16, u16)>)>().prop_map(
        |(scroll_x, scroll_y, y, drift, once, rows)| Background {
            image: "sky.PNG".into(),
            scroll_x,
            scroll_y,
            y,
            drift,
            once,
            rows,
        },
    );
    let frame = (any::<u16>(), 1..=u16::MAX).prop_map(|(cell, duration)| TileFrame { cell, duration });
    let animations = btree_map(any::<u16>(), vec(frame, 1..4), 0..3);
    let inner = inner(&["tiles[0]", "blocks[0]"]);
    let palette = (text(), vec(any::<[u8; 3]>().prop_map(Rgb), 0..4), unknown());
    (
        text(),
        vec(tile, 1..5),
        vec(block, 1..5),
        vec(background, 0..3),
        unknown(),
        inner,
        vec((any::<u16>(), text(), any::<u64>()), 0..3),
        animations,
        vec(palette, 0..3),
    )
        .prop_map(|(name, tiles, blocks, backgrounds, extra, inner, drawn, animations, palettes)| {
            let palette = |(n, (name, colors, extra)): (usize, (String, Vec<Rgb>, Extra))| ArtPalette {
                name: format!("{n}{name}"),
                colors,
                extra,
            };
            Arc::new(Tileset {
                name,
                art: "art.png".into(),
                tiles: Arc::new(tiles),
                blocks: Arc::new(blocks),
                backgrounds: Arc::new(backgrounds),
                extra: Arc::new(extra),
                inner_extra: Arc::new(inner),
                sheet: None,
                drawn: Arc::new(
                    drawn.into_iter().map(|(cell, material, digest)| (cell, DrawnArt { material, digest })).collect(),
                ),
                animations: Arc::new(animations),
                palettes: Arc::new(palettes.into_iter().enumerate().map(palette).collect()),
            })
        })
}

fn layer() -> impl Strategy<Value = TileLayer> {
    prop_oneof![Just(TileLayer::A), Just(TileLayer::B)]
}

fn start() -> impl Strategy<Value = Start> {
    let character = prop_oneof![Just(Character::Sonic), Just(Character::Tails), Just(Character::Knuckles)];
    let state =
        any::<((u8, u8), (i16, i16, i16), (bool, bool, bool), u16)>().prop_map(|(sub, speeds, flags, rings)| {
            let ((x_sub, y_sub), (x_speed, y_speed, ground_speed), (airborne, rolling, shielded)) =
                (sub, speeds, flags);
            let (_, shield) = (shielded, Shield::NAMES[if shielded { usize::from(x_sub) % 5 } else { 0 }].0);
            let form = Form::NAMES[usize::from(y_sub) % Form::NAMES.len()].0;
            let emeralds = y_sub % 15;
            StartState {
                x_sub,
                y_sub,
                x_speed,
                y_speed,
                ground_speed,
                airborne,
                rolling,
                shield,
                form,
                rings,
                emeralds,
                water: airborne.then_some(i32::from(x_speed)),
                water_stage: y_sub,
            }
        });
    let state = prop_oneof![Just(StartState::default()), state];
    (any::<(i32, i32, bool)>(), (character.clone(), proptest::option::of(character)), layer(), state).prop_map(
        |((x, y, faces_left), (character, partner), layer, state)| Start {
            x,
            y,
            character,
            partner,
            layer,
            faces_left,
            state,
        },
    )
}

fn switcher() -> impl Strategy<Value = LayerSwitcher> {
    let side = || (layer(), any::<bool>()).prop_map(|(layer, high_priority)| SwitcherSide { layer, high_priority });
    (any::<(u64, i32, i32, u16, bool, bool, bool)>(), side(), side(), unknown()).prop_map(
        |((id, x, y, half_length, horizontal, grounded_only, priority_only), right_or_below, left_or_above, extra)| {
            let orientation = if horizontal { Orientation::Horizontal } else { Orientation::Vertical };
            let id = PlacementId(id);
            LayerSwitcher {
                id,
                x,
                y,
                orientation,
                half_length,
                right_or_below,
                left_or_above,
                grounded_only,
                priority_only,
                extra,
            }
        },
    )
}

fn placement() -> impl Strategy<Value = Placement> {
    (any::<(u64, i32, i32, bool, bool)>(), text(), unknown()).prop_map(|((id, x, y, flip_x, flip_y), kind, extra)| {
        Placement { id: PlacementId(id), kind, x, y, flip_x, flip_y, extra }
    })
}

fn limit_change() -> impl Strategy<Value = LimitChange> {
    let sides = any::<[Option<i32>; 4]>();
    let places = any::<[Option<i32>; 6]>();
    let stages = any::<([Option<u8>; 3], u8, [bool; 3])>();
    (any::<(u64, i32)>(), sides, option::of((places, stages)), unknown()).prop_map(
        |((id, from_x), [left, top, right, bottom], more, extra)| {
            let plain =
                LimitChange { id: PlacementId(id), from_x, left, top, right, bottom, extra, ..Default::default() };
            let Some((places, (stages, top_speed, [no_return, closed, keeps]))) = more else { return plain };
            let [to_x, from_y, to_y, player_from_y, player_to_y, at_once] = places;
            let [switch, stage, next_stage] = stages;
            let plain = LimitChange { to_x, from_y, to_y, player_from_y, player_to_y, at_once, ..plain };
            LimitChange { switch, stage, next_stage, top_speed, no_return, closed, keeps, ..plain }
        },
    )
}

fn named_start() -> impl Strategy<Value = NamedStart> {
    (text(), start(), unknown()).prop_map(|(name, start, extra)| NamedStart { name, start, extra })
}

fn layout() -> impl Strategy<Value = Grid<LayoutCell>> {
    (1..40_u32, 1..6_u32).prop_flat_map(|(width, height)| {
        let cell = prop_oneof![4 => (0..4_u16, Just(false)), 1 => any::<(u16, bool)>()];
        vec(cell, (width * height) as usize).prop_map(move |cells| {
            let mut grid = Grid::new(width, height);
            for (n, (chunk, is_loop)) in (0..).zip(cells) {
                grid.set(n % width, n / width, LayoutCell { chunk, is_loop });
            }
            grid
        })
    })
}

fn level(key: &'static str) -> impl Strategy<Value = Arc<LevelData>> {
    let bounds = any::<[i32; 4]>().prop_map(|[left, top, right, bottom]| Bounds { left, top, right, bottom });
    let area = any::<[i32; 4]>().prop_map(|[x, y, width, height]| Area { x, y, width, height });
    let about = (text(), text(), text(), unknown()).prop_map(|(group, author, description, extra)| AboutLevel {
        group,
        author,
        description,
        extra,
    });
    let colors =
        (text(), text(), unknown()).prop_map(|(palette, in_water, extra)| LevelColors { palette, in_water, extra });
    let plane = (text(), any::<(u16, u16, i32, i32)>(), unknown());
    let plane = plane.prop_map(|(level, (scroll_x, scroll_y, x, y), extra)| BackPlane {
        level,
        scroll_x,
        scroll_y,
        x,
        y,
        extra,
    });
    let words = (
        (text(), about.boxed(), colors.boxed(), (plane, vec(art_layer(), 0..3)).boxed(), unknown()),
        any::<(Option<i32>, Option<i32>, Option<u16>)>(),
        tide(),
    );
    let marks = (vec(mark(), 0..3), guides());
    let things = (vec(switcher(), 0..3), vec(placement(), 0..3), vec(shape(), 0..2), marks);
    let places = (bounds, start(), option::of(area.clone()));
    let more = (vec(limit_change(), 0..3), vec(named_start(), 0..3));
    (words, layout(), (places, more), things, unknown(), inner(&["bounds", "start"])).prop_map(
        move |(
            ((title, about, colors, (plane, art_layers), properties), (water, wrap_y, background), tide),
            layout,
            ((bounds, start, goal), (limit_changes, starts)),
            (switchers, placements, shapes, (marks, guides)),
            extra,
            inner_extra,
        )| {
            let key = key.to_owned();
            Arc::new(LevelData {
                key,
                title,
                about,
                colors,
                layout,
                bounds,
                limit_changes,
                start,
                starts,
                goal,
                water,
                tide,
                wrap_y,
                background,
                plane,
                art_layers,
                properties,
                switchers,
                placements,
                marks,
                guides,
                shapes,
                extra,
                inner_extra,
            })
        },
    )
}

fn art_layer() -> impl Strategy<Value = ArtLayer> {
    (text(), any::<(bool, u16, u16, i32, i32, bool, u8)>(), unknown()).prop_map(
        |(level, (front, scroll_x, scroll_y, x, y, repeats, opacity), extra)| ArtLayer {
            level,
            front,
            scroll_x,
            scroll_y,
            x,
            y,
            repeats,
            opacity,
            extra,
        },
    )
}

fn mark() -> impl Strategy<Value = LevelMark> {
    let kind = select(MarkKind::ALL.to_vec());
    let color = option::of(any::<[u8; 3]>().prop_map(Rgb));
    (any::<(u64, [i32; 4])>(), kind, text(), text(), color, unknown()).prop_map(
        |((id, [x, y, width, height]), kind, name, text, color, extra)| {
            let id = PlacementId(id);
            LevelMark { id, kind, name, x, y, width, height, text, color, extra }
        },
    )
}

fn guides() -> impl Strategy<Value = Guides> {
    let places = || vec(any::<i32>(), 0..3);
    (places(), places(), unknown()).prop_map(|(x, y, extra)| Guides { x, y, extra })
}

fn tide() -> impl Strategy<Value = Tide> {
    let places = any::<(i32, Option<i32>, Option<i32>, Option<i32>, Option<i32>, Option<i32>)>();
    let stages = any::<(Option<u8>, Option<u8>, Option<u8>)>();
    let more = any::<(Option<i32>, Option<u8>, Option<u8>)>();
    let change = (any::<u64>().prop_map(PlacementId), places, stages, more, unknown()).prop_map(
        |(
            id,
            (from_x, to_x, from_y, to_y, y, at_once),
            (switch, stage, next_stage),
            (reached, presses, closes),
            extra,
        )| WaterChange {
            id,
            from_x,
            to_x,
            from_y,
            to_y,
            switch,
            stage,
            reached,
            next_stage,
            y,
            at_once,
            presses,
            closes,
            extra,
        },
    );
    let motion = (any::<(bool, u8)>(), vec(change, 0..3), unknown());
    motion.prop_map(|((swells, speed), changes, extra)| Tide { swells, speed, changes, extra })
}

fn shape() -> impl Strategy<Value = Arc<Shape>> {
    let kind = prop_oneof![Just(ShapeKind::Line), Just(ShapeKind::Loop), Just(ShapeKind::Curve)];
    let side = prop_oneof![Just(ShapeSide::Floor), Just(ShapeSide::Ceiling), Just(ShapeSide::Both)];
    let layers = prop_oneof![Just(ShapeLayers::A), Just(ShapeLayers::B), Just(ShapeLayers::Both)];
    let row = (any::<(u32, u32)>(), vec(cell(), 0..5)).prop_map(|((x, y), cells)| Beneath { x, y, cells });
    let lists = (vec(any::<(i32, i32)>(), 0..5), vec(row, 0..3), vec(any::<u64>().prop_map(PlacementId), 0..3));
    (kind, side, layers, any::<(u64, u16, bool, bool, bool)>(), text(), lists, unknown()).prop_map(
        |(kind, side, layers, (id, thickness, level_back, top_only, carves), material, lists, extra)| {
            let (points, beneath, switchers) = lists;
            let id = PlacementId(id);
            Arc::new(Shape {
                id,
                kind,
                points,
                side,
                thickness,
                level_back,
                layers,
                top_only,
                carves,
                material,
                beneath,
                switchers,
                extra,
            })
        },
    )
}

fn run(key: &'static str) -> impl Strategy<Value = Arc<Run>> {
    let expect =
        any::<((Option<bool>, Option<u32>, Option<u16>), Option<bool>, Option<i32>, Option<i32>, [Option<u64>; 2])>()
            .prop_map(|((goal, within, rings), alive, x, y, [digest, old_digest])| Expectation {
                goal,
                within,
                rings,
                alive,
                x,
                y,
                digest,
                old_digest,
            });
    let pad = || vec((any::<u8>(), 0..1000_u32), 0..60);
    let inputs = (pad(), pad());
    let ruleset = proptest::option::of(select(&Game::ALL[..]));
    let end = (expect, unknown(), inner(&["start", "expect"]));
    (text(), ruleset, start(), inputs, vec(moment(), 0..4), end).prop_map(
        move |(level, ruleset, start, (inputs, inputs_2), moments, (expect, extra, inner_extra))| {
            let start = Some(start);
            let key = key.to_owned();
            Arc::new(Run { key, level, ruleset, start, inputs, inputs_2, moments, expect, extra, inner_extra })
        },
    )
}

fn stamp(key: &'static str) -> impl Strategy<Value = Arc<NamedStamp>> {
    let rows = (1..4_u32, 0..3_usize).prop_flat_map(|(width, rows)| (Just(width), vec(cell(), width as usize * rows)));
    let things = (vec(switcher(), 0..2), vec(placement(), 0..2), vec(mark(), 0..2));
    (text(), text(), rows, things, unknown()).prop_map(
        move |(title, folder, (width, cells), (switchers, placements, marks), extra)| {
            let width = if cells.is_empty() { 0 } else { width };
            let piece = Piece { width, cells, switchers, placements, marks, ..Piece::default() };
            Arc::new(NamedStamp { key: key.to_owned(), title, folder, piece, extra })
        },
    )
}

fn moment() -> impl Strategy<Value = Moment> {
    let subject = prop_oneof![
        Just(Subject::Player),
        Just(Subject::Partner),
        any::<u64>().prop_map(|id| Subject::Placed(PlacementId(id))),
        ("[a-z_]{1,9}", 1..300_u32).prop_map(|(kind, number)| Subject::OfKind(kind, number)),
        any::<(u16, u16)>().prop_map(|(column, row)| Subject::Cell(column, row)),
    ];
    let facts = vec((select(Fact::ALL), any::<i32>()), 0..6);
    (any::<u32>(), text(), subject, facts).prop_map(|(frame, name, subject, facts)| {
        let known = facts.into_iter().filter(|(fact, _)| fact.is_of(&subject));
        let facts = known.map(|(fact, value)| (fact, if fact.is_flag() { value & 1 } else { value })).collect();
        Moment { frame, name, subject, facts }
    })
}

fn ground() -> impl Strategy<Value = GroundRules> {
    (any::<(u8, u8, bool)>(), text(), unknown()).prop_map(|((run, rise, ceilings), material, extra)| GroundRules {
        run,
        rise,
        ceilings,
        material,
        extra,
    })
}

fn checks() -> impl Strategy<Value = CheckChoice> {
    let reasons = || btree_map(text(), text(), 0..3);
    let on = proptest::collection::btree_set(text(), 0..3);
    (reasons(), on, btree_map(text(), reasons(), 0..3), btree_map(text(), any::<i32>(), 0..3), unknown())
        .prop_map(|(off, on, ignored, settings, extra)| CheckChoice { off, on, ignored, settings, extra })
}

fn credits() -> impl Strategy<Value = Credits> {
    (text(), text(), unknown()).prop_map(|(author, licence, extra)| Credits { author, licence, extra })
}

fn property() -> impl Strategy<Value = PropertyDefinition> {
    let kind = prop_oneof![
        any::<(i32, i32, usize)>().prop_map(|(min, max, unit)| PropertyKind::Number {
            min,
            max,
            unit: Unit::ALL[unit % Unit::ALL.len()]
        }),
        vec(text(), 0..3).prop_map(|choices| PropertyKind::Choice { choices }),
        proptest::sample::select(vec![
            PropertyKind::Flag,
            PropertyKind::Text,
            PropertyKind::Color,
            PropertyKind::File,
            PropertyKind::Object,
            PropertyKind::Point,
        ]),
    ];
    let owners = [PropertyOwner::Project, PropertyOwner::Level, PropertyOwner::Object, PropertyOwner::Switcher];
    let on = proptest::sample::subsequence(owners.to_vec(), 0..=owners.len());
    (text(), text(), text(), on, vec(text(), 0..3), kind, value()).prop_map(
        |(name, label, help, on, kinds, kind, default)| PropertyDefinition {
            name,
            label,
            help,
            on,
            kinds,
            kind,
            default,
        },
    )
}

fn hooks() -> impl Strategy<Value = ProjectHooks> {
    let all = (text(), text(), unknown());
    all.prop_map(|(after_save, before_play, extra)| ProjectHooks { after_save, before_play, extra })
}

fn sounds() -> impl Strategy<Value = ProjectSounds> {
    let file = (text(), text(), 0..=100_u8, unknown()).prop_map(|(name, file, volume, extra)| SoundFile {
        name,
        file,
        volume,
        extra,
    });
    let event = (0..Event::ALL.len()).prop_map(|place| Event::ALL[place]);
    (vec(file, 0..3), btree_map(event, text(), 0..3), btree_map(text(), text(), 0..3), unknown())
        .prop_map(|(list, events, music, extra)| ProjectSounds { list, events, music, extra })
}

fn amount() -> impl Strategy<Value = Amount> {
    prop_oneof![any::<i32>().prop_map(Amount::Fixed), "[a-z_]{1,9}".prop_map(Amount::Parameter)]
}

fn own_motion() -> BoxedStrategy<OwnMotion> {
    let numbers = || (amount(), amount(), amount());
    let path = (vec((amount(), amount()), 0..=MOST_POINTS), amount(), amount(), 0..3_usize, any::<bool>());
    prop_oneof![
        Just(OwnMotion::Still),
        Just(OwnMotion::Fly),
        numbers().prop_map(|(across, down, period)| OwnMotion::Swing { across, down, period }),
        numbers().prop_map(|(across, down, period)| OwnMotion::Circle { across, down, period }),
        numbers().prop_map(|(length, reach, period)| OwnMotion::Pendulum { length, reach, period }),
        path.prop_map(|(points, speed, wait, end, smooth)| OwnMotion::Path {
            points: points.into_iter().map(|(x, y)| [x, y]).collect(),
            speed,
            wait,
            end: PathEnd::ALL[end],
            smooth,
        }),
        (amount(), amount(), any::<[bool; 2]>()).prop_map(|(speed, feet, [turns, passes_walls])| OwnMotion::Walk {
            speed,
            feet,
            turns,
            passes_walls,
        }),
        (amount(), amount(), any::<bool>()).prop_map(|(gravity, feet, lands)| OwnMotion::Fall { gravity, feet, lands }),
        (amount(), amount()).prop_map(|(speed, acceleration)| OwnMotion::Chase { speed, acceleration }),
        (amount(), amount()).prop_map(|(depth, speed)| OwnMotion::Sink { depth, speed }),
    ]
    .boxed()
}

prop_compose! {
    fn own_touch()(effect in 0..TouchEffect::ALL.len(), half_width in any::<u16>(), half_height in any::<u16>()) -> OwnTouch {
        OwnTouch { effect: TouchEffect::ALL[effect], half_width, half_height }
    }
}

fn own_event() -> impl Strategy<Value = OwnEvent> {
    (0..25_usize, amount(), amount()).prop_map(|(event, a, b)| match event {
        0 => OwnEvent::Start,
        1 => OwnEvent::Timer { frames: a },
        2 => OwnEvent::Every { frames: a },
        3 => OwnEvent::AnimationEnd,
        4 => OwnEvent::Near { half_width: a, half_height: b },
        5 => OwnEvent::Far { half_width: a, half_height: b },
        6 => OwnEvent::OnScreen,
        7 => OwnEvent::OffScreen,
        8 => OwnEvent::StoodOn,
        9 => OwnEvent::NotStoodOn,
        10 => OwnEvent::Top,
        11 => OwnEvent::Side,
        12 => OwnEvent::Bottom,
        13 => OwnEvent::Touched,
        14 => OwnEvent::Hit,
        15 => OwnEvent::Defeated,
        16 => OwnEvent::Lands,
        17 => OwnEvent::Wall,
        18 => OwnEvent::Edge,
        19 => OwnEvent::Point { number: a },
        20 => OwnEvent::PathEnd,
        21 => OwnEvent::SwitchSet { switch: a },
        22 => OwnEvent::SwitchClear { switch: a },
        _ => OwnEvent::Rings { count: a },
    })
}

fn player_is() -> impl Strategy<Value = PlayerIs> {
    prop_oneof![
        amount().prop_map(|speed| PlayerIs::Fast { speed }),
        Just(PlayerIs::Ball),
        Just(PlayerIs::Attacks),
        Just(PlayerIs::Airborne),
        Just(PlayerIs::Tails),
    ]
}

fn own_action() -> impl Strategy<Value = OwnAction> {
    (0..19_usize, amount(), amount(), any::<[bool; 2]>(), text()).prop_map(
        |(action, a, b, [c, d], kind)| match action {
            0 => OwnAction::Switch { switch: a, to: if c { SwitchTo::Toggle } else { SwitchTo::Clear } },
            1 => OwnAction::Spawn { kind, x: a.clone(), y: b.clone(), x_speed: b.clone(), y_speed: a, limit: b },
            2 => OwnAction::Destroy { explodes: c, comes_back: d },
            3 => OwnAction::Turn,
            4 => OwnAction::FacePlayer,
            5 => OwnAction::Speed { ahead: a, down: b },
            6 => OwnAction::Rings { count: a },
            7 => OwnAction::Points { count: a },
            8 => OwnAction::Give { what: if c { PowerUp::Life } else { PowerUp::FireShield } },
            9 => OwnAction::Hurt,
            10 => OwnAction::Bounce { speed: a },
            11 => OwnAction::Launch { ahead: a, down: b },
            12 => OwnAction::Lock { frames: a },
            13 => OwnAction::Layer { layer: if c { TileLayer::A } else { TileLayer::B } },
            14 => OwnAction::Sound { sound: if c { Event::DoorMoved } else { Event::Jumped } },
            15 => OwnAction::Play { sound: kind },
            16 => OwnAction::Music { sound: if c { kind } else { String::new() } },
            _ => OwnAction::EndAct,
        },
    )
}

prop_compose! {
    fn own_rule()(
        (when, only, each_frame) in (own_event().boxed(), option::of(player_is().boxed()), any::<bool>()),
        actions in vec(own_action().boxed(), 0..=3),
        next in text(),
        extra in unknown(),
    ) -> OwnRule {
        OwnRule { when, only, each_frame, actions, next, extra }
    }
}

prop_compose! {
    fn own_state()(
        form in option::of(0..OwnForm::ALL.len()),
        (motion, touch) in (option::of(own_motion()), option::of(own_touch())),
        (animation, depth) in (text(), 0..3_usize),
        rules in vec(own_rule().boxed(), 0..3),
        extra in unknown(),
    ) -> OwnState {
        let form = form.map(|form| OwnForm::ALL[form]);
        OwnState { name: String::new(), form, motion, touch, animation, depth: Depth::ALL[depth], rules, extra }
    }
}

/// A few states, each with a name of its own.
fn own_states() -> BoxedStrategy<Vec<OwnState>> {
    let states = vec(own_state().boxed(), 0..4).prop_map(|states| {
        let named = |(place, state): (usize, OwnState)| OwnState { name: format!("state {place}"), ..state };
        states.into_iter().enumerate().map(named).collect()
    });
    states.boxed()
}

fn own_animations() -> impl Strategy<Value = Vec<OwnAnimation>> {
    let animation = (vec(any::<u8>(), 0..5), 1..=u8::MAX, any::<bool>(), text());
    vec(animation, 0..3).prop_map(|animations| {
        let named = |(place, (frames, every, holds, next))| OwnAnimation {
            name: format!("{place}"),
            frames,
            every,
            holds,
            next,
        };
        animations.into_iter().enumerate().map(named).collect()
    })
}

fn own_parameters() -> impl Strategy<Value = Vec<OwnParameter>> {
    let kind = prop_oneof![
        any::<(i32, i32)>().prop_map(|(min, max)| OwnParameterKind::Number { min, max, unit: Unit::Pixels }),
        Just(OwnParameterKind::Flag),
        any::<bool>().prop_map(|sets| OwnParameterKind::Switch { sets }),
    ];
    vec((kind, text(), text(), any::<i32>()), 0..3).prop_map(|parameters| {
        let named = |(place, (kind, label, help, default))| OwnParameter {
            name: format!("p{place}"),
            label,
            help,
            kind,
            default,
        };
        parameters.into_iter().enumerate().map(named).collect()
    })
}

prop_compose! {
    fn own_kind(name: &'static str)(
        title in text(),
        (form, throw, matter) in (0..OwnForm::ALL.len(), 0..3_usize, 0..4_usize),
        (half_width, half_height) in (1..=MOST_HALF, 1..=MOST_HALF),
        (standing_height, landing_half_width) in (option::of(0..=MOST_HALF), option::of(0..=MOST_HALF)),
        heights in vec(any::<i8>(), 0..60),
        speed in 1..=i16::MAX,
        (sags, motion, touch) in (any::<bool>(), own_motion(), own_touch()),
        (health, invulnerable) in any::<(u8, u8)>(),
        (parameters, animations) in (own_parameters(), own_animations()),
        states in own_states(),
        picture in option::of(("[a-z]{1,7}_\\.png", -256..=256_i16, -256..=256_i16, any::<(u16, u16)>())),
        extra in unknown(),
    ) -> Arc<OwnKind> {
        Arc::new(OwnKind {
            name: name.to_owned(),
            title,
            form: OwnForm::ALL[form],
            half_width,
            half_height,
            standing_height,
            landing_half_width,
            heights,
            speed,
            throw: [Throw::Up, Throw::Down, Throw::Sideways][throw],
            sags,
            motion,
            touch,
            health,
            invulnerable,
            parameters,
            animations,
            states,
            matter: [Stuff::Stone, Stuff::Earth, Stuff::Wood, Stuff::Steel][matter],
            picture: picture.map(|(file, x, y, frame)| OwnPicture {
                file,
                offset: (x, y),
                frame,
                ..OwnPicture::default()
            }),
            extra,
        })
    }
}

fn figures() -> impl Strategy<Value = BTreeMap<String, Arc<OwnFigure>>> {
    let far = || -MOST_PICTURE_OFFSET..=MOST_PICTURE_OFFSET;
    let animation = (vec(any::<u8>(), 0..4), far(), far(), any::<bool>())
        .prop_map(|(cells, x, y, upright)| FigureAnimation { cells, offset: (x, y), upright });
    let figure = (any::<(u16, u16)>(), far(), far(), btree_map(text(), animation, 0..3), unknown()).prop_map(
        |(frame, x, y, animations, extra)| {
            let picture = OwnPicture { file: "a.png".into(), offset: (x, y), frame, ..OwnPicture::default() };
            Arc::new(OwnFigure { picture, animations, extra })
        },
    );
    btree_map(prop_oneof![Just("sonic".to_owned()), text()], figure, 0..2)
}

fn own_kinds() -> impl Strategy<Value = OwnKinds> {
    let kinds = (own_kind("ramp").boxed(), own_kind("b_2").boxed(), 0..3_usize);
    (kinds, figures().boxed(), unknown()).prop_map(|((a, b, count), figures, extra)| OwnKinds {
        kinds: [a, b].into_iter().take(count).collect(),
        figures,
        extra,
    })
}

fn maze(key: &'static str) -> impl Strategy<Value = Arc<MazeData>> {
    let size = (1..=20_u16, 1..=20_u16);
    let grid = size.prop_flat_map(|(columns, rows)| {
        vec(0..=MazeBlock::LAST, usize::from(columns) * usize::from(rows))
            .prop_map(move |cells| MazeGrid::from_cells(columns, rows, cells).unwrap())
    });
    (text(), grid, option::of(any::<(u16, u16)>()), any::<u16>(), unknown()).prop_map(
        move |(title, grid, start, angle, extra)| {
            Arc::new(MazeData { key: key.to_owned(), title, grid, start, angle, extra })
        },
    )
}

prop_compose! {
    fn project()(size in prop_oneof![4 => Just(8_u8), 1 => Just(16)])(
        size in Just(size),
        name in text(),
        game in 0..5_usize,
        overrides in btree_map(text(), value(), 0..3),
        constants in btree_map(text(), btree_map(text(), value(), 0..3), 0..3).boxed(),
        tilesets in vec((tileset().boxed(), any::<u16>()), 0..3).boxed(),
        chunks in vec(chunk(size), 1..4).boxed(),
        (levels, mazes) in ((level("a").boxed(), level("B \u{1F600}").boxed()), vec(maze("m"), 0..2).boxed()),
        (runs, stamps) in ((run("1").boxed(), run("2").boxed()), vec(stamp("s"), 0..2).boxed()),
        objects in own_kinds().boxed(),
        checks in checks().boxed(),
        (ground, credits, sounds) in (ground().boxed(), credits().boxed(), sounds().boxed()),
        (properties, hooks) in (vec(property().boxed(), 0..3), hooks().boxed()).boxed(),
        (extra, chunks_extra, inner_extra) in (unknown(), unknown(), inner(&["ruleset"])).boxed(),
    ) -> Project {
        let tilesets = tilesets.into_iter().zip(["one", "deep/er/two"]).map(|((tileset, first_block), path)| {
            Arc::new(TilesetRef { path: path.to_owned(), first_block, tileset })
        });
        Project {
            name,
            ruleset: RulesetChoice { preset: Game::ALL[game], overrides, constants },
            chunk_size: size,
            tilesets: tilesets.collect(),
            chunks: Arc::new(chunks),
            chunks_extra: Arc::new(chunks_extra),
            levels: vec![levels.0, levels.1],
            mazes,
            runs: vec![runs.0, runs.1],
            stamps,
            objects: Arc::new(objects),
            checks: Arc::new(checks),
            ground: Arc::new(ground),
            credits: Arc::new(credits),
            sounds: Arc::new(sounds),
            properties: Arc::new(properties),
            hooks: Arc::new(hooks),
            absent_levels: Arc::default(),
            absent_mazes: Arc::default(),
            extra: Arc::new(extra),
            inner_extra: Arc::new(inner_extra),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_project_comes_back_and_is_written_alike(project in project()) {
        let storage = MemoryStorage::new();
        let (_, _) = save_as(&storage, &project, None, Path::new(ROOT)).unwrap();
        let opened = load(&storage);
        prop_assert_eq!(&opened.project, &project);
        // Checking the project in memory finds what opening reported, except for lines.
        let messages = |problems: &[FileProblem]| -> Vec<_> {
            problems.iter().map(|p| (p.place.file.clone(), p.place.field.clone(), p.message.clone())).collect()
        };
        prop_assert_eq!(messages(&check(&project)), messages(&opened.problems));
        // Written once more into another folder: the same bytes.
        save_as(&storage, &opened.project, None, Path::new("/elsewhere")).unwrap();
        prop_assert_eq!(storage.files_under(ROOT), storage.files_under("/elsewhere"));
    }
}
