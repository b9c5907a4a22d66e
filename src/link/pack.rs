//! A problem packed into the letters that an address may have.

use std::cell::OnceCell;
use std::rc::Rc;

use base64ct::{Base64UrlUnpadded, Encoding};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::LinkError;
use crate::document::{Document, Format, LONGEST};
use crate::words::joined;

/// How hard to look for repetitions, 0 to 10: the usual.
const EFFORT: u8 = 6;

/// A document, and the same packed: its format, a point, and the text
/// compressed (zlib) and in base64 for addresses. `sudoku.eJwz0…`. A copy costs
/// nothing, and it is packed when first asked for.
#[derive(Clone, Debug)]
pub struct Packed(Rc<Inner>);

#[derive(Debug)]
struct Inner {
    document: Document,
    text: OnceCell<String>,
}

impl Packed {
    /// The document.
    pub fn document(&self) -> &Document {
        &self.0.document
    }

    /// Packed.
    pub fn text(&self) -> &str {
        self.0.text.get_or_init(|| {
            let Document { format, text } = &self.0.document;
            let bytes = compress_to_vec_zlib(text.as_bytes(), EFFORT);
            joined(&[
                format.word(),
                ".",
                &Base64UrlUnpadded::encode_string(&bytes),
            ])
        })
    }

    /// What was packed.
    ///
    /// # Errors
    /// It is not what [`text`](Self::text) gives, or longer than any text
    /// that is read ([`LONGEST`]): no link may fill the memory.
    pub fn from_text(text: &str) -> Result<Self, LinkError> {
        let cut = || LinkError::damaged("its problem is cut off");
        let (word, letters) = text.split_once('.').ok_or_else(cut)?;
        let format = Format::from_word(word).ok_or_else(|| {
            LinkError::damaged(joined(&[
                "it has a problem of an unknown kind, '",
                word,
                "'",
            ]))
        })?;
        let bytes = Base64UrlUnpadded::decode_vec(letters).map_err(|_| cut())?;
        let bytes = decompress_to_vec_zlib_with_limit(&bytes, LONGEST)
            .map_err(|_| LinkError::damaged("its problem cannot be unpacked"))?;
        let plain =
            String::from_utf8(bytes).map_err(|_| LinkError::damaged("its problem is no text"))?;
        let packed = Packed::from(Document::new(format, plain));
        let _ = packed.0.text.set(text.to_owned());
        Ok(packed)
    }
}

impl From<Document> for Packed {
    fn from(document: Document) -> Self {
        Packed(Rc::new(Inner {
            document,
            text: OnceCell::new(),
        }))
    }
}

impl PartialEq for Packed {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.document() == other.document()
    }
}

impl Eq for Packed {}
