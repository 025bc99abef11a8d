//! Small shared ui functions.
