//! Runs that are simulated again while their level is edited.

mod again;
mod following;
mod threads;
