// The contenders in Node, for `ratios`: a request a line ("wasm 2 5": instance
// 2, five times), an answer a line ("seconds solutions nodes updates"). CPU
// time, of the search alone.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [modulePath, packages] = process.argv.slice(2);

// V8 puts better code into use between calls, never within one.
const PLACEMENTS_A_CALL = 2000;

function seconds(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

async function wasmContender() {
  const module = await WebAssembly.compile(readFileSync(modulePath));
  // The page's part of the module asks for functions of the page; the engine
  // never calls them.
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = () => {
      throw new Error(`${name} was called`);
    };
  }
  const { exports: dlx } = await WebAssembly.instantiate(module, imports);
  let prepared;
  return (instance, repeats) => {
    if (prepared !== instance) dlx.prepare(instance);
    prepared = instance;
    const time = seconds(() => {
      for (let i = 0; i < repeats; i++) {
        dlx.rewind();
        while (dlx.run(PLACEMENTS_A_CALL));
      }
    });
    return [time, dlx.solutions(), dlx.nodes(), dlx.updates()];
  };
}

const FILES = { 1: "queens12.dlx", 2: "langford11.dlx", 3: "pent3x20.dlx" };

async function npmContender() {
  const at = new URL("node_modules/dancing-links/built/lib/index.js", `${pathToFileURL(packages)}/`);
  const { DancingLinks } = await import(at);
  const solvers = {};
  return (instance, repeats) => {
    if (!FILES[instance]) return [];
    const solver = (solvers[instance] ??= npmSolver(new DancingLinks(), FILES[instance]));
    let solutions = 0;
    const time = seconds(() => {
      for (let i = 0; i < repeats; i++) {
        solutions = 0;
        for (const _ of solver.createGenerator()) solutions++;
      }
    });
    return [time, solutions, 0, 0];
  };
}

// From a template, so that what is timed copies the links and does not build
// them.
function npmSolver(links, file) {
  const text = readFileSync(new URL(`../tests/data/bench/${file}`, import.meta.url), "utf8");
  const [head, ...options] = text.trim().split("\n");
  const [primary, secondary] = head.split("|").map((items) => items.trim().split(/\s+/));
  const number = (items) => new Map(items?.map((name, at) => [name, at]));
  const [first, second] = [number(primary), number(secondary)];
  const template = links.createSolverTemplate(
    secondary
      ? { primaryColumns: first.size, secondaryColumns: second.size }
      : { columns: first.size },
  );
  options.forEach((option, at) => {
    const of = (items) => option.split(" ").flatMap((name) => items.get(name) ?? []);
    template.addSparseConstraint(at, secondary ? { primary: of(first), secondary: of(second) } : of(first));
  });
  return template.createSolver();
}

const contenders = { wasm: await wasmContender() };
if (packages) contenders.npm = await npmContender();

for await (const line of createInterface({ input: process.stdin })) {
  const [who, instance, repeats] = line.split(" ");
  console.log((contenders[who]?.(Number(instance), Number(repeats)) ?? []).join(" "));
}
