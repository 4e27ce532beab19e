import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { durationOutput } from "./onnx-output.ts";
import { packageFolder } from "./packages.ts";
import { verify } from "./verify.ts";

const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "verify-test-"));
  vi.stubEnv("REELWRIGHT_CACHE", join(folder, "cache"));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test("a file is what it should be, or is refused with what mends it", async () => {
  await writeFile(join(folder, "file"), "abc");
  await verify(join(folder, "file"), ABC);
  await expect(verify(join(folder, "file"), "0".repeat(64))).rejects.toThrow(/npm run setup/);
});

test("a checked file is remembered, and looked at again once it changes", async () => {
  const path = join(folder, "file");
  await writeFile(path, "abc");
  await verify(path, ABC);
  expect(JSON.parse(await readFile(join(folder, "cache", "verified.json"), "utf8"))).toMatchObject({ [path]: { size: 3, sha256: ABC } });
  await writeFile(path, "abd");
  await utimes(path, 1, 1);
  await expect(verify(path, ABC)).rejects.toThrow(/not the file/);
});

test("files may be checked side by side", async () => {
  const paths = Array.from({ length: 20 }, (_, index) => join(folder, `file-${index}`));
  await Promise.all(paths.map((path) => writeFile(path, "abc")));
  await Promise.all(paths.map((path) => verify(path, ABC)));
  expect(await readdir(join(folder, "cache"))).toEqual(["verified.json"]);
});

test("a memory that cannot be read costs a second look, no more", async () => {
  const path = join(folder, "file");
  await writeFile(path, "abc");
  await verify(path, ABC);
  await writeFile(join(folder, "cache", "verified.json"), "{ broken");
  await verify(path, ABC);
  expect(JSON.parse(await readFile(join(folder, "cache", "verified.json"), "utf8"))).toMatchObject({ [path]: { sha256: ABC } });
});

test("the durations' output is a protobuf message of 34 bytes that names its tensor", () => {
  const bytes = Buffer.from(durationOutput());
  expect(bytes.length).toBe(34);
  expect(bytes.includes("/encoder/Clip_output_0")).toBe(true);
});

test("a package that is not installed is named, with the command that mends it", () => {
  expect(() => packageFolder("no-such-package")).toThrow(/no-such-package.*npm install/);
});
