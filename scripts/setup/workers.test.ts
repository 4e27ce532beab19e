import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { localWorkers, migrate } from "./workers.ts";

let parent = "";
const calls = () => (existsSync(join(parent, "calls")) ? readFileSync(join(parent, "calls"), "utf8").trim().split("\n") : []);

/** A wrangler that writes down which databases it is to migrate, and makes their folder as the real one does. */
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "reelwright-workers-"));
  const program = join(parent, "bin", "wrangler");
  mkdirSync(join(parent, "bin"));
  writeFileSync(program, `#!/bin/sh\necho "$4" >> "${parent}/calls"\nfor folder; do :; done\nmkdir -p "$folder/v3/d1"\n`);
  chmodSync(program, 0o755);
  vi.stubEnv("PATH", `${join(parent, "bin")}${delimiter}${process.env.PATH}`);
  vi.stubEnv("REELWRIGHT_STATE", join(parent, "state"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(parent, { recursive: true, force: true });
});

it("databases are migrated once, and again when their data was removed", async () => {
  const workers = localWorkers({ web: {}, upstream: {} });
  await migrate(workers);
  await migrate(workers);
  expect(calls()).toEqual(["reelwright", "reelwright-cache"]);
  rmSync(workers.persistTo, { recursive: true });
  await migrate(workers);
  expect(calls()).toEqual(["reelwright", "reelwright-cache", "reelwright", "reelwright-cache"]);
});
