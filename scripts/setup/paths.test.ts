import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { stateFolder } from "./paths.ts";

const parent = mkdtempSync(join(tmpdir(), "reelwright-paths-"));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(parent, { recursive: true, force: true });
});

it("the state folder is this user's alone, also one that was made before", () => {
  vi.stubEnv("REELWRIGHT_STATE", join(parent, "state"));
  process.umask(0o022);
  expect(statSync(stateFolder()).mode & 0o777).toBe(0o700);
});
