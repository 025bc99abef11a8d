//! Camera limits that change on the way.

use super::*;

pub const STATIONS: &[Station] = &[station(
    "camera-limits",
    "Camera limits that change: the right one comes nearer, and there is no way back",
    SONIC_2,
    &[(R, 260), (N, 30), (L, 240)],
    &[
        // The right limit of the camera comes to 400, and the player may go 0x168 farther.
        (259, &[(X, 760), (GroundSpeed, 0)]),
        (529, &[(X, 416), (GroundSpeed, 0)]),
    ],
)
.limits(|| {
    let change = |number: u64, from_x, no_return| LimitChange {
        id: PlacementId(0x6C69_6D69_7400_0000 + number),
        from_x,
        right: Some(400),
        no_return,
        ..LimitChange::default()
    };
    vec![change(1, 96, false), change(2, 300, true)]
})];
