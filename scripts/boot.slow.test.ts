import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "./setup/paths.ts";

/** A repository whose `npm start` says its process, and takes a moment to end when it is told to. */
const START = `
process.on("SIGTERM", () => setTimeout(() => process.exit(0), 200));
setInterval(() => undefined, 1000);
console.log(\`started \${process.pid}.\`);
`;
const LOCK = "{}";
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reelwright-boot-"));
  mkdirSync(join(folder, "scripts"));
  for (const name of ["boot.mjs", "help.mjs"]) cpSync(join(ROOT, "scripts", name), join(folder, "scripts", name));
  writeFileSync(join(folder, "scripts/start.ts"), START);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", scripts: { start: "node scripts/boot.mjs start" } }));
  for (const packages of [folder, join(folder, "workers/media")]) {
    mkdirSync(join(packages, "node_modules"), { recursive: true });
    writeFileSync(join(packages, "package-lock.json"), LOCK);
    writeFileSync(join(packages, "node_modules/.reelwright-lock"), createHash("sha256").update(LOCK).digest("hex"));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(["SIGTERM", "SIGHUP", "SIGKILL"] as const)("`npm start` whose npm alone gets %s leaves nothing behind", async (signal) => {
  const npm = spawn("npm", ["start"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  let said = "";
  npm.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/started \d+\./);
  const pid = Number(/started (\d+)/.exec(said)?.[1]);
  npm.kill(signal);
  try {
    await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 15_000 }).toBe(false);
  } finally {
    if (existsSync(`/proc/${pid}`)) process.kill(pid, "SIGKILL");
  }
});
