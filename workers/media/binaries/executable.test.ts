import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { executable } from "./executable.ts";
import { ffmpeg } from "./ffmpeg.ts";
import { ffprobe } from "./ffprobe.ts";

const SOUGHT = { name: "reelwright-test-program", variable: "REELWRIGHT_TEST_PROGRAM", package: "no-such-package", path: "program" };

async function program(): Promise<{ folder: string; path: string }> {
  const folder = await mkdtemp(join(tmpdir(), "program-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, SOUGHT.name);
  await writeFile(path, "#!/bin/sh\n");
  await chmod(path, 0o755);
  return { folder, path };
}

afterEach(() => vi.unstubAllEnvs());

test("the variable comes before the system's programs", async () => {
  const [told, installed] = [await program(), await program()];
  vi.stubEnv("PATH", installed.folder);
  expect(await executable(SOUGHT)).toBe(installed.path);
  vi.stubEnv(SOUGHT.variable, told.path);
  expect(await executable(SOUGHT)).toBe(told.path);
});

test("a variable that names nothing that runs, and a program that is nowhere, say what mends them", async () => {
  await expect(executable(SOUGHT)).rejects.toThrow(/npm install.*REELWRIGHT_TEST_PROGRAM/);
  vi.stubEnv(SOUGHT.variable, "/nowhere");
  await expect(executable(SOUGHT)).rejects.toThrow(/correct it or unset it/);
});

test("without a system's own, ffmpeg and ffprobe come from npm, made runnable", async () => {
  vi.stubEnv("PATH", "");
  expect([await ffmpeg(), await ffprobe()].every((path) => path.includes("node_modules"))).toBe(true);
});

/** A program in a folder of its own that calls itself a release with this libavcodec. */
async function releasedAs(name: string, release: string, library: string): Promise<string> {
  const { folder } = await program();
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\necho "${name} version ${release} Copyright"\necho "libavcodec     ${library} / ${library}"\n`);
  await chmod(path, 0o755);
  vi.stubEnv("PATH", `${folder}:/usr/bin:/bin`);
  return path;
}

test.each([
  ["newer", "8.0", "62. 11.100", true],
  ["older", "5.1.8-0+deb12u1", "59. 37.100", false],
  ["of no version", "none", "none", false],
])("a system's ffmpeg that is %s than the packaged one (%s) is preferred: %#", async (_, release, library, preferred) => {
  const system = await releasedAs("ffmpeg", release, library);
  expect((await ffmpeg()) === system).toBe(preferred);
});

test("at the same version the system's is taken: it has its distribution's updates", async () => {
  const own = await (async () => {
    vi.stubEnv("PATH", "");
    return ffmpeg();
  })();
  const { stdout } = await promisify(execFile)(own, ["-version"]);
  const library = /libavcodec\s+([\d. ]+?) \//.exec(stdout)?.[1] ?? "";
  const system = await releasedAs("ffmpeg", "7.0.2", library);
  expect(await ffmpeg()).toBe(system);
});
