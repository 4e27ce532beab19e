import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ffmpeg } from "./binaries/ffmpeg.ts";
import { jobStatus } from "./protocol/status.ts";
import { cancelledTask, capacity } from "./protocol/service.ts";
import { plain, rect } from "./render/testing.ts";
import { type FileOrigin, openFileOrigin } from "./testing/file-origin.ts";
import { childrenOf } from "./testing/processes.ts";
import { type RunningService, startService } from "./testing/service.ts";

let origin: FileOrigin;
let service: RunningService;
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cancel-test-"));
  origin = await openFileOrigin();
  service = await startService(origin.url);
  const film = join(folder, "film.mp4");
  await promisify(execFile)(await ffmpeg(), [
    "-v",
    "error",
    "-f",
    "lavfi",
    "-i",
    "testsrc2=s=1920x1080:r=30:d=40",
    "-c:v",
    "libx264",
    "-preset",
    "ultrafast",
    film,
  ]);
  origin.files.set("/film.mp4", await readFile(film));
  origin.faults.set("/silent.mp4", "hang").set("/silent.mov", "hang");
});
afterAll(async () => {
  await service.stop();
  await origin.close();
  await rm(folder, { recursive: true });
});

const source = (key: string) => ({ key, url: `${origin.url}/${key}` });
const target = (key: string, content_type: string) => ({ ...source(key), content_type });
const footage = (reel: string) => ({
  kind: "footage",
  film: source("film.mp4"),
  scale: 1,
  reel: target(reel, "video/mp4"),
  still: target("still.jpg", "image/jpeg"),
});
const render = (seconds: number) => ({
  kind: "render",
  document: plain([rect("a", [0, 0, 640, 360], "#336699", [0, seconds])]),
  urls: {},
  scale: 1,
  rate: { num: 30, den: 1 },
  title: "t",
  video: target(`${seconds}.mp4`, "video/mp4"),
  poster: target("poster.webp", "image/webp"),
});
const music = (seed: number) => ({ kind: "music", style: "cinematic", duration: 300, seed, audio: target("bed.wav", "audio/wav") });
const probe = (key: string) => ({ kind: "probe", file: source(key) });

const programs = async () =>
  Promise.all(
    (await childrenOf(service.child.pid ?? 0)).map((id) =>
      readFile(`/proc/${id}/comm`, "utf8").then(
        (name) => name.trim(),
        () => "",
      ),
    ),
  );
const statusOf = async (id: string) => jobStatus.parse(await (await service.ask("GET", `/jobs/${id}`)).json());
const lane = async (name: string) => capacity.parse(await (await service.ask("GET", "/capacity")).json()).lanes[name];
const cancelTask = async (task: string) => cancelledTask.parse(await (await service.ask("DELETE", `/tasks/${task}`)).json()).cancelled;

test.each([
  ["footage", "footage", () => [footage("one.mp4"), footage("two.mp4")], async () => (await programs()).includes("ffmpeg")],
  ["a render", "render", () => [render(400), render(401)], async (id: string) => (await statusOf(id)).progress > 0.1],
  ["music", "music", () => [music(1), music(2)], async (id: string) => (await statusOf(id)).state === "running"],
  ["a download", "probe", () => [probe("silent.mp4"), probe("silent.mov")], async () => origin.requests.includes("GET /silent.mp4")],
] as const)(
  "cancelling the task of %s ends its work, running and queued, and frees its place",
  async (_, name, jobs, isWorking) => {
    const [first, second] = jobs();
    const [running, queued] = [await service.post({ ...first, task: "t" }), await service.post({ ...second, task: "t" })];
    await expect.poll(() => isWorking(running.id), { timeout: 60_000, interval: 50 }).toBe(true);
    expect((await cancelTask("t")).toSorted()).toEqual([running.id, queued.id].toSorted());
    for (const { id } of [running, queued]) expect((await service.settled(id)).error?.code).toBe("CANCELLED");
    expect(await lane(name)).toMatchObject({ running: 0, queued: 0 });
    expect(await programs()).not.toContain("ffmpeg");
  },
  90_000,
);

test("after all of that the renderer renders, and nothing of the cancelled jobs was put", async () => {
  const { id } = await service.post(render(1));
  expect(await service.settled(id)).toMatchObject({ state: "done" });
  expect(origin.requests.filter((request) => request.startsWith("PUT ")).toSorted()).toEqual(["PUT /1.mp4", "PUT /poster.webp"]);
});
