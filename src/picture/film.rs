//! Frames of pixels as an animated GIF.

use std::borrow::Cow;
use std::collections::HashMap;

use gif::{Encoder, EncodingError, Frame, Repeat};

/// Why there is no film.
pub type FilmError = EncodingError;

/// The most colours of a frame.
const COLOURS: usize = 256;

/// A film that is being made. Each frame keeps of the one before what it does
/// not change.
pub struct Film {
    encoder: Encoder<Vec<u8>>,
    width: u16,
    height: u16,
    /// Hundredths of a second that a frame stands.
    delay: u16,
    last: Vec<[u8; 3]>,
}

/// A part of the picture, in pixels: left, top, width, height.
type Part = (usize, usize, usize, usize);

impl Film {
    /// A film that begins again when it has ended, of frames of this size that
    /// stand for so many hundredths of a second.
    ///
    /// # Errors
    /// Width or height is 0.
    pub fn new(width: u16, height: u16, delay: u16) -> Result<Self, FilmError> {
        let mut encoder = Encoder::new(Vec::new(), width, height, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Film {
            encoder,
            width,
            height,
            delay,
            last: Vec::new(),
        })
    }

    /// Adds a frame: its pixels line by line, red, green, blue and alpha, which
    /// is not looked at. What is missing is black.
    ///
    /// # Errors
    /// None that is known of.
    pub fn add(&mut self, rgba: &[u8]) -> Result<(), FilmError> {
        let size = usize::from(self.width) * usize::from(self.height);
        let mut now: Vec<[u8; 3]> = rgba
            .chunks_exact(4)
            .map(|pixel| [pixel[0], pixel[1], pixel[2]])
            .collect();
        now.resize(size, [0; 3]);
        let (left, top, width, height) = self.changed(&now);
        let mut part = Vec::with_capacity(width * height);
        for row in now.chunks(usize::from(self.width)).skip(top).take(height) {
            part.extend_from_slice(&row[left..left + width]);
        }
        let (palette, pixels) = indexed(&part);
        let frame = Frame {
            delay: self.delay,
            left: left as u16,
            top: top as u16,
            width: width as u16,
            height: height as u16,
            palette: Some(palette.concat()),
            buffer: Cow::Owned(pixels),
            ..Frame::default()
        };
        self.last = now;
        self.encoder.write_frame(&frame)
    }

    /// The film as a file.
    ///
    /// # Errors
    /// None that is known of.
    pub fn finish(self) -> Result<Vec<u8>, FilmError> {
        self.encoder.into_inner()
    }

    /// The smallest part that has all that is new; one pixel if nothing is.
    fn changed(&self, now: &[[u8; 3]]) -> Part {
        let (width, height) = (usize::from(self.width), usize::from(self.height));
        if self.last.len() != now.len() {
            return (0, 0, width, height);
        }
        let rows = || now.chunks(width).zip(self.last.chunks(width));
        let differs = |(one, other): &(&[[u8; 3]], &[[u8; 3]])| one != other;
        let Some(top) = rows().position(|row| differs(&row)) else {
            return (0, 0, 1, 1);
        };
        let below = rows().rev().position(|row| differs(&row)).unwrap_or(0);
        let (mut left, mut right) = (width, 0);
        for (one, other) in rows().filter(differs) {
            let pairs = || one.iter().zip(other);
            let first = pairs().position(|(a, b)| a != b).unwrap_or(width);
            let last = pairs().rposition(|(a, b)| a != b).unwrap_or(0);
            (left, right) = (left.min(first), right.max(last));
        }
        (left, top, right + 1 - left, height - below - top)
    }
}

/// The colours and, for each pixel, which of them it has. If there are too
/// many, those that few pixels have become the ones most like them: flat
/// pictures have few, and many in between at their edges.
fn indexed(pixels: &[[u8; 3]]) -> (Vec<[u8; 3]>, Vec<u8>) {
    let mut counts: HashMap<[u8; 3], u32> = HashMap::new();
    for &pixel in pixels {
        *counts.entry(pixel).or_default() += 1;
    }
    let mut colours: Vec<([u8; 3], u32)> = counts.into_iter().collect();
    colours.sort_unstable_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
    let palette: Vec<[u8; 3]> = colours.iter().take(COLOURS).map(|it| it.0).collect();
    let mut index: HashMap<[u8; 3], u8> = HashMap::new();
    for (at, &(colour, _)) in colours.iter().enumerate() {
        let at = match at < COLOURS {
            true => at,
            false => nearest(&palette, colour),
        };
        index.insert(colour, at as u8);
    }
    let indices = pixels.iter().map(|pixel| index[pixel]).collect();
    (palette, indices)
}

fn nearest(palette: &[[u8; 3]], colour: [u8; 3]) -> usize {
    let distance = |other: &[u8; 3]| -> u32 {
        let parts = other.iter().zip(colour);
        parts.map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let ranked = palette.iter().enumerate();
    ranked.min_by_key(|it| distance(it.1)).map_or(0, |it| it.0)
}
