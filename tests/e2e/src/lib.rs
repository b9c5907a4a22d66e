//! Browser tests of the built page.
