//! What is kept in the browser from visit to visit. Storage may be blocked,
//! full or spoiled; then the page does without.

use js_sys::Reflect;
use serde::Serialize;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::dom;
use super::view::step_size;
use crate::app::Saved;
use crate::settings::{Settings, Speed, Theme};

/// Where it is kept; another version of the shape gets another key.
const KEY: &str = "dlx-stage.v1";

/// The theme again, for the line in index.html that avoids a flash.
const THEME_KEY: &str = "dlx-stage.theme";

/// Longer than anything that [`save`] writes; what is longer is not ours.
const LONGEST: usize = 16_384;

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
    dom::window().local_storage().ok()?
}

/// Field by field rather than through serde, whose errors, which nobody would
/// read, bring the printing of floating-point numbers with them: a tenth of
/// the whole .wasm.
fn read() -> Option<Saved> {
    let text = storage()?.get_item(KEY).ok()??;
    if text.len() > LONGEST {
        return None;
    }
    let saved = js_sys::JSON::parse(&text).ok()?;
    let field = |of: &JsValue, name: &str| {
        Reflect::get(of, &JsValue::from_str(name)).unwrap_or(JsValue::UNDEFINED)
    };
    let settings = field(&saved, "settings");
    let word = |name| field(&settings, name).as_string().unwrap_or_default();
    let speed = field(&settings, "speed").as_f64();
    Some(Saved {
        settings: Settings {
            step_size: step_size(&word("step_size")).unwrap_or_default(),
            speed: speed.map_or_else(Speed::default, |position| Speed::new(position as u8)),
            theme: theme(&word("theme")),
        },
        puzzle: field(&saved, "puzzle").as_string().unwrap_or_default(),
        grid: field(&saved, "grid").as_string(),
        diagonals: field(&saved, "diagonals").is_truthy(),
    })
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

fn theme(word: &str) -> Theme {
    match word {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        _ => Theme::System,
    }
}
