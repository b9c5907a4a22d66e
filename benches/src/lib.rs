//! Measurements of the engine.
