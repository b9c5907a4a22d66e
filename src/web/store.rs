//! What is kept in the browser from visit to visit. Storage may be blocked,
//! full or spoiled; then the page does without.

use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::dom;
use crate::app::Saved;
use crate::settings::Theme;

/// Where it is kept; another version of the shape gets another key.
const KEY: &str = "dlx-stage.v1";

/// The theme again, for the line in index.html that avoids a flash.
const THEME_KEY: &str = "dlx-stage.theme";

/// Longer than anything that [`save`] writes; what is longer is not ours.
const LONGEST: u32 = 16_384;

/// What was saved, or the defaults.
pub fn load() -> Saved {
    read().unwrap_or_default()
}

/// Keeps it, if it can be kept.
pub fn save(saved: &Saved) {
    let _ = write(saved);
}

/// Forgets what was saved.
pub fn forget() {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(KEY);
    }
}

fn storage() -> Option<Storage> {
    dom::window().ok()?.local_storage().ok()?
}

fn read() -> Option<Saved> {
    let text = storage()?.get_item(KEY).ok()??;
    if text.len() > LONGEST as usize {
        return None;
    }
    let value = js_sys::JSON::parse(&text).ok()?;
    Saved::deserialize(serde_wasm_bindgen::Deserializer::from(value)).ok()
}

fn write(saved: &Saved) -> Option<()> {
    let value: JsValue = saved
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .ok()?;
    let text = js_sys::JSON::stringify(&value).ok()?.as_string()?;
    let storage = storage()?;
    storage.set_item(KEY, &text).ok()?;
    storage
        .set_item(THEME_KEY, theme_word(saved.settings.theme))
        .ok()
}

/// The theme as style.css calls it.
pub fn theme_word(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}
