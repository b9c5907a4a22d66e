//! A static server for the built page, below a sub-path.

use crate::root;
use std::fs::File;
use std::net::SocketAddr;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use tiny_http::{Header, Request, Response, Server};

/// Nothing of the page may assume that it lies at the root.
const BELOW: &str = "/some/where/";

/// Serves until dropped.
pub struct Site {
    server: Arc<Server>,
    thread: Option<JoinHandle<()>>,
    address: SocketAddr,
}

impl Site {
    /// Serves `dist/` of the workspace on a free port.
    ///
    /// # Panics
    /// If the page has not been built.
    pub fn start() -> Self {
        let dist = root().join("dist");
        assert!(
            dist.join("index.html").is_file(),
            "the page is not built: run `cargo xtask build`, or `cargo xtask test e2e`"
        );
        let server = Arc::new(Server::http("127.0.0.1:0").expect("a free port"));
        let address = server.server_addr().to_ip().expect("an IP socket");
        let shared = Arc::clone(&server);
        let thread = std::thread::spawn(move || {
            for request in shared.incoming_requests() {
                answer(request, &dist);
            }
        });
        Self {
            server,
            thread: Some(thread),
            address,
        }
    }

    /// The address of the page.
    pub fn url(&self) -> String {
        format!("http://{}{BELOW}", self.address)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.server.unblock();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A browser that hangs up early is no concern of ours.
fn answer(request: Request, dist: &Path) {
    let found =
        file_for(request.url(), dist).and_then(|path| Some((File::open(&path).ok()?, path)));
    let _ = match found {
        Some((file, path)) => {
            let mime = mime_guess::from_path(path).first_or_octet_stream();
            let header = Header::from_bytes("Content-Type", mime.as_ref()).expect("ASCII");
            request.respond(Response::from_file(file).with_header(header))
        }
        None => request.respond(Response::empty(404)),
    };
}

fn file_for(url: &str, dist: &Path) -> Option<PathBuf> {
    let name = url.split(['?', '#']).next()?.strip_prefix(BELOW)?;
    let name = Path::new(if name.is_empty() { "index.html" } else { name });
    let inside = name.components().all(|c| matches!(c, Component::Normal(_)));
    let path = dist.join(name);
    (inside && path.is_file()).then_some(path)
}
