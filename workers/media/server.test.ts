import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { results } from "./protocol/jobs.ts";
import { pictureResult } from "./protocol/pictures.ts";
import { speechResult } from "./protocol/voices.ts";
import { openFileOrigin, type FileOrigin } from "./testing/file-origin.ts";
import { portrait } from "./testing/portrait.ts";
import { childrenOf } from "./testing/processes.ts";
import { startService, type RunningService } from "./testing/service.ts";

let origin: FileOrigin;
let service: RunningService;
beforeAll(async () => {
  origin = await openFileOrigin();
  service = await startService(origin.url);
});
afterAll(async () => {
  await service.stop();
  await origin.close();
});

const target = (key: string, content_type: string) => ({ key, url: `${origin.url}/${key}`, content_type });
const speech = (text: string, key = "voice.wav") => ({
  kind: "speech",
  text,
  language: "en",
  voice: "af_heart",
  audio: target(key, "audio/wav"),
});

test("every route wants the bearer secret", async () => {
  for (const [method, path] of [
    ["GET", "/health"],
    ["POST", "/jobs"],
    ["GET", `/jobs/${"0".repeat(64)}`],
  ] as const) {
    expect((await service.ask(method, path, method === "POST" ? {} : undefined, "another-secret-altogether")).status).toBe(401);
  }
});

test("what is no job, too large a body and unknown jobs are told apart", async () => {
  expect((await service.ask("POST", "/jobs", { kind: "speech", text: "" })).status).toBe(400);
  expect((await service.ask("POST", "/jobs", "{")).status).toBe(400);
  expect((await service.ask("POST", "/jobs", `"${"x".repeat(5_000_000)}"`)).status).toBe(413);
  expect((await service.ask("GET", `/jobs/${"0".repeat(64)}`)).status).toBe(404);
  expect((await service.ask("GET", "/elsewhere")).status).toBe(404);
});

test("a speech job is put where it was asked to, and a repeat is answered at once", async () => {
  const { id } = await service.post(speech("Order the blender today for $39.99."));
  const status = await service.settled(id);
  expect(status.error).toBeUndefined();
  const { duration, words } = speechResult.parse(status.result);
  const bytes = origin.files.get("/voice.wav") ?? new Uint8Array();
  expect((bytes.length - 44) / 2 / 24_000).toBeCloseTo(duration, 3);
  expect(words.map(({ text }) => text).join(" ")).toBe("Order the blender today for $39.99.");
  const puts = origin.requests.length;
  expect((await service.post(speech("Order the blender today for $39.99."))).state).toBe("done");
  expect(origin.requests.length).toBe(puts);
});

test("pictures, presenters and music are made and put, the one beside the other", async () => {
  origin.files.set("/face.png", await portrait());
  const face = { key: "face.png", url: `${origin.url}/face.png` };
  const jobs = await Promise.all([
    service.post({
      kind: "picture",
      picture: face,
      scale: 1,
      normal: target("face.webp", "image/webp"),
      cutout: target("cut.webp", "image/webp"),
    }),
    service.post({ kind: "presenter", look: { type: "drawn", character: "mia" }, sheet: target("mia.webp", "image/webp") }),
    service.post({ kind: "music", style: "lofi", duration: 6, seed: 1, audio: target("bed.wav", "audio/wav") }),
    service.post({ kind: "probe", file: face }),
  ]);
  const done = await Promise.all(jobs.map(({ id }) => service.settled(id)));
  expect(done.map(({ error }) => error)).toEqual([undefined, undefined, undefined, undefined]);
  expect(["/face.webp", "/cut.webp", "/mia.webp", "/bed.wav"].map((path) => (origin.files.get(path)?.length ?? 0) > 5000)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(done[3]?.result).toMatchObject({ type: "image", format: "png", width: 640, height: 640 });
});

test("health tells which engines can work", async () => {
  const health: { status: string; version: string; engines: Record<string, { ready: boolean }> } = await (
    await service.ask("GET", "/health")
  ).json();
  expect(Object.keys(health.engines).toSorted()).toEqual(Object.keys(results).toSorted());
  for (const engine of ["footage", "music", "narration", "picture", "presenter", "probe", "speech"])
    expect(health.engines[engine]).toEqual({ ready: true });
});

test("a target that refuses the file fails the job", async () => {
  origin.faults.set("/refused.wav", 403);
  const { id } = await service.post(speech("Short words.", "refused.wav"));
  expect((await service.settled(id)).error?.code).toBe("OUTPUT_REFUSED");
});

test("a picture that is none fails with a code", async () => {
  origin.files.set("/page.jpg", Buffer.from("<html>not a picture</html>"));
  const { id } = await service.post({
    kind: "picture",
    picture: { key: "page.jpg", url: `${origin.url}/page.jpg` },
    scale: 1,
    normal: target("n.webp", "image/webp"),
    cutout: null,
  });
  const status = await service.settled(id);
  expect(status.error?.code).toBe("INPUT_UNREADABLE");
  expect(pictureResult.safeParse(status.result).success).toBe(false);
});

test("cancelling a running job kills its engine, which comes back for the next one", async () => {
  const long = "This sentence goes on and on about nothing in particular. ".repeat(30);
  const { id } = await service.post(speech(long, "long.wav"));
  const running = await childrenOf(service.child.pid ?? 0);
  expect(running.length).toBeGreaterThan(0);
  const cancelled = await service.ask("DELETE", `/jobs/${id}`);
  expect(cancelled.status).toBe(200);
  expect((await service.settled(id)).error?.code).toBe("CANCELLED");
  expect(origin.files.has("/long.wav")).toBe(false);
  const next = await service.post(speech("Back again.", "next.wav"));
  expect((await service.settled(next.id)).state).toBe("done");
});

test("a service that is killed outright takes its engines with it", async () => {
  const other = await startService(origin.url);
  await other.post({
    ...speech("A job that is running when the service is killed. ".repeat(20)),
    audio: target("killed.wav", "audio/wav"),
  });
  const children = await childrenOf(other.child.pid ?? 0);
  other.child.kill("SIGKILL");
  expect(children.length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(children.filter((id) => existsSync(`/proc/${id}`))).toEqual([]), { timeout: 20_000, interval: 100 });
});

test("at last it ends on SIGTERM with no process and no folder left", async () => {
  await service.post({ ...speech("A job that is running when the end comes. ".repeat(20)), audio: target("end.wav", "audio/wav") });
  const children = await childrenOf(service.child.pid ?? 0);
  expect(children.length).toBeGreaterThan(0);
  expect(await service.stop()).toBe(0);
  expect(children.filter((id) => existsSync(`/proc/${id}`))).toEqual([]);
});
