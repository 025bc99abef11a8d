//! Main Game Loop: one frame, in the originals' order.
