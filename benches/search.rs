//! The engine alone, timed by Criterion: how it changes from one run to the
//! next. The promised ratios come from the program `ratios`.
