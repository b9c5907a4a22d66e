//! A static server for the built page, below a sub-path.
//!
//! One thread for each connection and one request for each: browsers open
//! connections in advance and leave them idle, which must hold up nobody.

use crate::root;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// Nothing of the page may assume that it lies at the root.
const BELOW: &str = "/some/where/";

/// Serves until dropped.
pub struct Site {
    ended: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    address: SocketAddr,
}

impl Site {
    /// Serves `dist/` of the workspace on a free port.
    ///
    /// # Panics
    /// If the page has not been built.
    pub fn start() -> Self {
        let dist: Arc<Path> = root().join("dist").into();
        assert!(
            dist.join("index.html").is_file(),
            "the page is not built: run `cargo xtask build`, or `cargo xtask test e2e`"
        );
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("it has an address");
        let ended = Arc::new(AtomicBool::new(false));
        let end = Arc::clone(&ended);
        let thread = thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if end.load(Ordering::Relaxed) {
                    return;
                }
                let dist = Arc::clone(&dist);
                // A browser that hangs up early is no concern of ours.
                thread::spawn(move || answer(&stream, &dist));
            }
        });
        Self {
            ended,
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
        self.ended.store(true, Ordering::Relaxed);
        // Wakes the thread that waits for connections.
        let woken = TcpStream::connect(self.address);
        if let (Ok(_), Some(thread)) = (woken, self.thread.take()) {
            let _ = thread.join();
        }
    }
}

fn answer(mut stream: &TcpStream, dist: &Path) -> io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // All headers must be read: to hang up on unread ones would be an error.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let url = request.split(' ').nth(1).unwrap_or_default();
    let found = file_for(url, dist).and_then(|path| Some((fs::read(&path).ok()?, path)));
    let (status, mime, body) = match found {
        Some((body, path)) => {
            let mime = mime_guess::from_path(path).first_or_octet_stream();
            ("200 OK", mime.to_string(), body)
        }
        None => ("404 Not Found", "text/plain".into(), Vec::new()),
    };
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {mime}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    )?;
    stream.write_all(&body)
}

fn file_for(url: &str, dist: &Path) -> Option<PathBuf> {
    let name = url.split(['?', '#']).next()?.strip_prefix(BELOW)?;
    let name = Path::new(if name.is_empty() { "index.html" } else { name });
    let inside = name.components().all(|c| matches!(c, Component::Normal(_)));
    let path = dist.join(name);
    (inside && path.is_file()).then_some(path)
}
