import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freePort } from "../../scripts/run/ports.ts";
import { ROOT } from "../../scripts/setup/paths.ts";

const parentOf = (pid: number): number => Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1] ?? 0);

/** Every process below one, as the system knows them now. */
function below(root: number): number[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), parent: parentOf(Number(name)) }];
      } catch {
        return [];
      }
    });
  const children = (pid: number): number[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child.pid, ...children(child.pid)]);
  return children(root);
}

it("`npm start` says where it is and where its admin key lies, never the key; and Ctrl-C leaves no process behind", async () => {
  const state = mkdtempSync(join(tmpdir(), "reelwright-start-"));
  const { ADMIN_KEY: _mine, ...before } = process.env;
  const env = { ...before, PORT: String(await freePort()), REELWRIGHT_STATE: state };
  const child = spawn("npm", ["start"], { cwd: ROOT, env, detached: true, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  try {
    await expect.poll(() => said, { timeout: 90_000 }).toContain(`Reelwright is at http://127.0.0.1:${env.PORT}`);
    const key = readFileSync(join(state, "admin-key"), "utf8").trim();
    expect(said).toContain(`The admin key lies in ${join(state, "admin-key")}`);
    expect(said).not.toContain(key);
    expect([key.length, statSync(join(state, "admin-key")).mode & 0o777]).toEqual([64, 0o600]);
    const started = below(child.pid ?? 0);
    expect(started.length).toBeGreaterThan(4);
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    // What a terminal does on Ctrl-C: the signal goes to the whole foreground group.
    process.kill(-(child.pid ?? 0), "SIGINT");
    await ended;
    await expect.poll(() => started.filter((pid) => existsSync(`/proc/${pid}`)), { timeout: 15_000 }).toEqual([]);
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
});
