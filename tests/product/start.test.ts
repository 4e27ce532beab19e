import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freePort } from "../../scripts/run/ports.ts";
import { ROOT } from "../../scripts/setup/paths.ts";
import { processesBelow } from "../setup/process-tree.ts";
import { untilUp } from "../setup/up.ts";

/** How long it may take on a machine that runs all other tests at the same time (ms). */
const BUSY = { timeout: 5 * 60_000 };

/** Files and folders that others of this machine may read, write or enter. */
const openTo = (folder: string): string[] =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))].filter(
    (path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0,
  );

it("`npm start` says where it is and where its admin key lies, never the key; what it keeps is this user's alone; a workerd that dies is started again; and Ctrl-C leaves no process behind", async () => {
  const state = mkdtempSync(join(tmpdir(), "reelwright-start-"));
  const { ADMIN_KEY: _mine, ...before } = process.env;
  const env = { ...before, PORT: String(await freePort()), REELWRIGHT_STATE: state };
  const child = spawn("npm", ["start"], { cwd: ROOT, env, detached: true, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  try {
    await expect.poll(() => said, BUSY).toContain(`Reelwright is at http://127.0.0.1:${env.PORT}`);
    const key = readFileSync(join(state, "admin-key"), "utf8").trim();
    expect(said).toContain(`The admin key lies in ${join(state, "admin-key")}`);
    expect(said).not.toContain(key);
    expect([key.length, statSync(join(state, "admin-key")).mode & 0o777]).toEqual([64, 0o600]);
    expect(openTo(state)).toEqual([]);
    for (const { pid, command } of processesBelow(child.pid ?? 0)) if (command === "workerd") process.kill(pid, "SIGKILL");
    await expect.poll(() => said, BUSY).toContain("The local Workers runtime ended");
    await untilUp(`http://127.0.0.1:${env.PORT}`);
    const started = processesBelow(child.pid ?? 0).map(({ pid }) => pid);
    expect(started.length).toBeGreaterThan(4);
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    // What a terminal does on Ctrl-C: the signal goes to the whole foreground group.
    process.kill(-(child.pid ?? 0), "SIGINT");
    await ended;
    await expect.poll(() => started.filter((pid) => existsSync(`/proc/${pid}`)), { timeout: 15_000 }).toEqual([]);
  } finally {
    // One that is left would take what the other tests need.
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), "SIGKILL");
    rmSync(state, { recursive: true, force: true });
  }
});
