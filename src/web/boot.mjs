// A hook for Trunk's loader (data-initializer in index.html): says in words
// why the program did not arrive. It must be JavaScript, because it is there
// for when no WebAssembly runs; all else about the page is written in Rust.
export default function initializer() {
  return {
    onFailure(error) {
      const page = document.documentElement;
      if (page.dataset.state) return; // it did start, and tells its own end
      page.dataset.state = "failed";
      const why =
        typeof WebAssembly === "undefined"
          ? "This browser has no WebAssembly, or it is switched off."
          : "The program file (.wasm) could not be loaded or started. Is it on the server, and is the browser from 2024 or later?";
      document.getElementById("missing-why").textContent = why;
      document.getElementById("missing-detail").textContent = String(error);
    },
  };
}
