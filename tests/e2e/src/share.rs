//! The Share dialog, and what is downloaded out of it.

use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::Stage;

/// A folder for one test's downloads, gone with it.
pub struct Folder(PathBuf);

impl Folder {
    /// Where this stage puts what it downloads from now on; no two tests name
    /// theirs alike.
    pub fn of(stage: &Stage, test: &str) -> Self {
        let name = format!("dlx-stage-{test}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder");
        let to = json!({ "behavior": "allow", "downloadPath": path });
        stage.cdp("Browser.setDownloadBehavior", to);
        Folder(path)
    }

    /// Presses a button and gives the file of this name that comes of it.
    #[track_caller]
    pub fn take(&self, stage: &Stage, button: &str, file: &str) -> Vec<u8> {
        let path = self.0.join(file);
        stage.click(button);
        // The browser first keeps the name with an empty file, and then puts the
        // whole one in its place.
        let is_there = || fs::metadata(&path).is_ok_and(|file| file.len() > 0);
        stage.wait_until(&format!("{file} is saved"), 20, is_there);
        let bytes = fs::read(&path).expect("a file");
        fs::remove_file(&path).expect("a file");
        bytes
    }

    /// The same of a text.
    #[track_caller]
    pub fn text(&self, stage: &Stage, button: &str, file: &str) -> String {
        String::from_utf8(self.take(stage, button, file)).expect("text")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Opens the dialog at one of its parts.
#[track_caller]
pub fn open(stage: &Stage, part: &str) {
    if !stage.has("dialog", "Share") {
        stage.click("Share");
    }
    show(stage, part);
}

/// Unfolds a part of the dialog, which is open.
#[track_caller]
pub fn show(stage: &Stage, part: &str) {
    let script = format!(
        "const part = [...document.querySelectorAll('#share-files summary')].find(it => it.innerText === '{part}');
        part.parentElement.open = true; return true"
    );
    stage.exec_js(&script);
    stage.shown();
}

/// What is said of what a button gives, and whether it can be taken.
pub fn row(stage: &Stage, button: &str) -> (String, bool) {
    let script = format!(
        "const button = document.querySelector('[data-out=\"{button}\"]');
        return [button.closest('li').querySelector('.file-note').innerText, button.ariaDisabled]"
    );
    let said = stage.exec_js(&script);
    let note = said[0].as_str().unwrap_or_default().to_owned();
    (note, said[1] != "true")
}

/// Waits until a job of the dialog has ended, and gives what is said of it.
#[track_caller]
pub fn ended(stage: &Stage, job: &str) -> String {
    let script = format!("return document.querySelector('#{job}').textContent !== 'Stop'");
    stage.wait_until("it is done", 60, || stage.exec_js(&script) == true);
    stage.text(&format!("#{job}-note"))
}
