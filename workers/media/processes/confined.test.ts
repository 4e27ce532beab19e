import { execFile } from "node:child_process";
import { access, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ffmpeg } from "../binaries/ffmpeg.ts";
import { type FileOrigin, openFileOrigin } from "../testing/file-origin.ts";
import { runConfined } from "./confined.ts";
import { addressSpace, confine, confinement } from "./confinement.ts";

const found = await confinement();
const { signal } = new AbortController();
let folder = "";
let tiny = "";
let origin: FileOrigin;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "confined-test-"));
  origin = await openFileOrigin();
  tiny = join(folder, "tiny.mp4");
  await promisify(execFile)(await ffmpeg(), [
    "-v",
    "error",
    "-f",
    "lavfi",
    "-i",
    "color=s=1920x1080:r=30:d=60",
    "-c:v",
    "libx264",
    "-preset",
    "ultrafast",
    tiny,
  ]);
});
afterAll(async () => {
  await origin.close();
  await rm(folder, { recursive: true });
});

const run = async (args: string[], { seconds = 3600, bounds = {} }: { seconds?: number; bounds?: object } = {}, stop = signal) =>
  runConfined([await ffmpeg(), "-v", "error", "-nostdin", "-y", ...args], { signal: stop, seconds, bounds });
const endless = ["-f", "lavfi", "-i", "testsrc2=s=1280x720:r=30", "-f", "null", "-"];

test("a tiny film fills no disk: what it is decoded into is cut off", async (context) => {
  if (!found.limits) context.skip();
  const out = join(folder, "raw.yuv");
  expect((await stat(tiny)).size).toBeLessThan(300_000);
  await expect(run(["-i", tiny, "-f", "rawvideo", out], { bounds: { written: 20_000_000 } })).rejects.toThrow(/SIGXFSZ|File too large/);
  expect((await stat(out)).size).toBeLessThanOrEqual(20_000_000);
});

test("more memory than it may have, it does not get", async (context) => {
  if (!found.limits) context.skip();
  const large = ["-f", "lavfi", "-i", "color=s=8192x8192:r=1", "-frames:v", "1", "-vf", "format=gbrapf32le", "-f", "null", "-"];
  await run(large);
  await expect(run(large, { bounds: { memory: addressSpace(0.7) } })).rejects.toThrow(/memory|SIG|ended/i);
});

test("its processor time is limited, on all cores together", async (context) => {
  if (!found.limits) context.skip();
  await expect(run(endless, { bounds: { processor: 1 } })).rejects.toThrow();
});

test("its time by the clock is limited, and it has ended by then", async () => {
  await expect(run(endless, { seconds: 0.5 })).rejects.toThrow("SIGKILL");
});

test("it is killed by its signal, and has ended when that is told", async () => {
  const stop = new AbortController();
  const running = run(endless, {}, stop.signal);
  setTimeout(() => stop.abort(new Error("enough")), 100);
  await expect(running).rejects.toThrow("enough");
});

test("it reaches no address, not even on loopback", async (context) => {
  if (found.network === null) context.skip();
  await expect(run(["-i", `${origin.url}/film.mp4`, "-f", "null", "-"])).rejects.toThrow();
  expect(origin.requests).toEqual([]);
});

test("a program that is missing, or prints without end, fails", async () => {
  await expect(runConfined(["/nowhere/at-all"], { signal, seconds: 5 })).rejects.toThrow();
  await expect(runConfined(["yes"], { signal, seconds: 20, stdout: "pipe" })).rejects.toThrow("SIGKILL");
});

test("within its bounds it works as without, and its output is its own", async () => {
  const out = join(folder, "still.jpg");
  await run(["-i", tiny, "-frames:v", "1", out]);
  await access(out);
  expect((await stat(out)).uid).toBe(process.getuid?.());
});

test("a machine without util-linux runs it as it is", () => {
  const bounds = { memory: 1, processor: 1, written: 1 };
  expect(confine({ network: null, limits: false }, bounds, ["ffmpeg", "-i", "x"])).toEqual(["ffmpeg", "-i", "x"]);
  expect(confine({ network: null, limits: true }, bounds, ["ffmpeg"])).toEqual([
    "prlimit",
    "--core=0",
    "--as=1",
    "--cpu=1:3",
    "--fsize=1",
    "--",
    "ffmpeg",
  ]);
});
