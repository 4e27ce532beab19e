import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { filmFacts } from "../engines/footage/facts.ts";
import { strip } from "../engines/footage/small-frames.ts";
import { probeFile } from "../engines/probe/probe.ts";
import { Lane } from "../lanes/lane.ts";
import { closeBrowser, warmBrowser } from "../render/browser.ts";
import { runFfmpeg } from "../render/ffmpeg.ts";

const SECRET = "the-media-secret-of-this-test";
const { signal } = new AbortController();
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "environment-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("MEDIA_SECRET", SECRET);
});

/** A program that writes its environment to a file, and fails. */
async function tellTale(name: string): Promise<{ program: string; told: () => Promise<string> }> {
  const [program, out] = [join(folder, name), join(folder, `${name}.env`)];
  await writeFile(program, `#!/bin/sh\nenv > ${out}\nexit 1\n`);
  await chmod(program, 0o755);
  return { program, told: () => readFile(out, "utf8") };
}

async function film(): Promise<string> {
  const path = join(folder, "film.mp4");
  await writeFile(path, "\0\0\0\u0018ftypmp42\0\0\0\0");
  return path;
}

const FACTS = { width: 320, height: 240, duration: 1, hdr: false, matrix: "bt709", stream: 0 } as const;

test.each([
  ["FFMPEG_PATH", () => runFfmpeg(["-version"], signal)],
  [
    "FFMPEG_PATH",
    async () => {
      for await (const { width } of strip(await film(), FACTS, signal)) expect(width).toBe(0);
    },
  ],
  ["FFPROBE_PATH", async () => probeFile(await film(), signal)],
  ["FFPROBE_PATH", async () => filmFacts(await film(), signal)],
  ["CHROMIUM_PATH", async () => warmBrowser().finally(closeBrowser)],
] as const)("%s is started with what a program needs, and without the secret (%#)", async (variable, use) => {
  const { program, told } = await tellTale("program");
  vi.stubEnv(variable, program);
  await use().catch(() => undefined);
  const environment = await vi.waitFor(told);
  expect(environment).toContain("PATH=");
  expect(environment).not.toContain(SECRET);
  expect(environment).not.toMatch(/^MEDIA_/m);
});

test("engines are started without the secret", async () => {
  const module = join(folder, "engine.ts");
  await writeFile(module, `process.once("message", () => process.send({ type: "done", result: process.env }));`);
  const lane = new Lane("music", module);
  onTestFinished(() => lane.close());
  const job = {
    kind: "music",
    style: "lofi",
    duration: 4,
    seed: 1,
    audio: { key: "k", url: "http://127.0.0.1:9/k", content_type: "audio/wav" },
  } as const;
  const environment = await lane.run({ job, files: {} }, signal, () => undefined);
  expect(environment).toMatchObject({ PATH: process.env["PATH"] });
  expect(JSON.stringify(environment)).not.toContain(SECRET);
});

test("no other part of the service starts a process", async () => {
  const root = join(import.meta.dirname, "..");
  const files = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter(
      (entry) =>
        entry.isFile() &&
        /(?<!\.test)\.ts$/.test(entry.name) &&
        !/node_modules|testing/.test(entry.parentPath) &&
        entry.name !== "testing.ts",
    )
    .map((entry) => join(entry.parentPath, entry.name));
  const starting = (
    await Promise.all(
      files.map(async (file) =>
        /^import (?!type).*"(?:node:)?child_process"/m.test(await readFile(file, "utf8")) ? [relative(root, file)] : [],
      ),
    )
  ).flat();
  expect(starting).toEqual(["processes/start.ts"]);
});
