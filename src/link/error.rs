//! Why a link cannot be followed.

use std::fmt;

/// Why a link cannot be followed, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It is not as it was written, or was never right: how one sees that.
    Damaged(String),
    /// It was made by another version of the page: which one.
    Version(String),
}

impl LinkError {
    pub(super) fn damaged(why: impl Into<String>) -> Self {
        LinkError::Damaged(why.into())
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Damaged(why) => write!(f, "This link is damaged: {why}"),
            LinkError::Version(version) => write!(
                f,
                "This link was made by another version ({version}); this page reads version 1"
            ),
        }
    }
}

impl std::error::Error for LinkError {}
