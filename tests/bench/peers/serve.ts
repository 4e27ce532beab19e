import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { build } from "esbuild";
import { ROOT, stateFolder } from "../../../scripts/setup/paths.ts";

interface Shown {
  packages: readonly string[];
  /** Held while the wheel scrolls. */
  scrollKeys?: readonly string[];
}

/** Peers by the name of their page. */
export const PEERS: Readonly<Record<string, Shown>> = {
  "react-timeline-editor": { packages: ["@xzdarcy/react-timeline-editor@1.0.0", "@xzdarcy/timeline-engine@1.0.0"] },
  "vis-timeline": { packages: ["vis-timeline@8.5.4"] },
  "animation-timeline-js": { packages: ["animation-timeline-js@2.3.5"] },
  "dnd-timeline": { packages: ["dnd-timeline@3.1.1"], scrollKeys: ["Control", "Shift"] },
};

const PAGE = `<!doctype html><meta charset=utf-8><title>Peer</title><link rel=stylesheet href=/page.css>
<style>body{margin:0;font:13px sans-serif}#timeline{height:600px;overflow:hidden}</style><div id=timeline></div><script src=/page.js></script>`;

/** The peers' packages, in a folder of the state: none of them is a dependency of ours. */
async function installed(): Promise<string> {
  const folder = join(stateFolder(), "bench-peers");
  if (existsSync(join(folder, "node_modules", "dnd-timeline"))) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  const packages = ["react@18.3.1", "react-dom@18.3.1", ...Object.values(PEERS).flatMap(({ packages: own }) => own)];
  await promisify(execFile)("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages], { cwd: folder });
  return folder;
}

/** A page on loopback that shows a peer. Use with `await using`. */
export async function servePeer(peer: string): Promise<{ origin: string } & AsyncDisposable> {
  const folder = await installed();
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, "tests/bench/peers/pages", `${peer}.mjs`)],
    nodePaths: [join(folder, "node_modules")],
    // Pages lie in this repository, which has a React of its own: there is to be one.
    alias: Object.fromEntries(["react", "react-dom"].map((name) => [name, join(folder, "node_modules", name)])),
    outfile: join(folder, "page.js"),
    bundle: true,
    write: false,
    minify: true,
    loader: { ".svg": "dataurl", ".png": "dataurl" },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const files = new Map(outputFiles.map(({ path, text }) => [path.endsWith(".css") ? "/page.css" : "/page.js", text]));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://peer").pathname;
    const type = path.endsWith(".css") ? "text/css" : path.endsWith(".js") ? "text/javascript" : "text/html";
    response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(path === "/" ? PAGE : (files.get(path) ?? ""));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
