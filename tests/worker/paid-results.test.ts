import { expect, it, onTestFinished, vi } from "vitest";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { createAiVideo } from "../../trpc/contract/tools/create-ai-video.ts";
import type { JobOf } from "../../workers/media/protocol/jobs.ts";
import type { JobErrorCode } from "../../workers/media/protocol/status.ts";
import { type MediaClient, MediaJobFailed } from "../../workers/upstream/media/client.ts";
import { ledgerOf, openFrame, until } from "./frame-support.ts";
import { openProviderAt, type Said } from "./providers-support.ts";
import { all, guest } from "./support.ts";
import { mp4Header } from "./upload-support.ts";

const ORIGIN = "https://paid.test";
const KEYS = { FAL_API_KEY: "f-1", FAL_BASE_URL: ORIGIN, SORA_API_KEY: "s-1", SORA_BASE_URL: ORIGIN };
const order = (input: object) => ({ app_id: appIdOf(createAiVideo), input: { prompt: "A bottle rolls", ratio: "9:16", ...input } });
const LUMA = { model: "fal/luma-ray-2-flash", seconds: "5" };
const SORA = { model: "sora/sora-2", seconds: "4" };
const starts = (seen: readonly Said[]) => seen.filter(({ method }) => method === "POST");

/** fal, whose film is done at once, at another address each time that it is asked for. */
function openFal() {
  let asked = 0;
  return openProviderAt(ORIGIN, KEYS, ({ method, path }) => {
    if (method === "POST") return Response.json({ request_id: "r1" });
    if (path.endsWith("/status")) return Response.json({ status: "COMPLETED" });
    asked += 1;
    return Response.json({ video: { url: `https://results.example/film-${asked}.mp4` } });
  });
}

/** The media service, which fails to fetch what it is told to so many times; answers the addresses. */
function fetching(fails: number, code: JobErrorCode): string[] {
  const run = all.media.run.bind(all.media);
  const addresses: string[] = [];
  const seen = { type: "video", format: "mp4", width: 720, height: 1280, duration: 4, odd: [] };
  const watched = (async (job, following) => {
    // The engines of these tests take every file for a picture.
    if (job.kind === "probe") return seen;
    if (job.kind !== "download") return run(job, following);
    addresses.push((job as JobOf<"download">).address);
    if (addresses.length <= fails) throw new MediaJobFailed({ code, message: "as the test wants it" });
    return run(job, following);
  }) as MediaClient["run"];
  const spy = vi.spyOn(all.media, "run").mockImplementation(watched);
  onTestFinished(() => spy.mockRestore());
  return addresses;
}

it.each<[string, JobErrorCode]>([
  ["is busy", "SITE_BUSY"],
  ["does not answer, or with 503", "INPUT_UNREACHABLE"],
  ["takes too long", "TIMED_OUT"],
  ["refuses an address whose time is over", "MEDIA_PRIVATE"],
])("a film that is done and paid for is fetched again, from where it is then, where its server %s", async (_what, code) => {
  await openFrame();
  const seen = openFal();
  const addresses = fetching(1, code);
  const me = await guest();
  const { task_id, cost } = await me.call(tasks.push, order(LUMA));
  expect((await until(task_id, "success")).output?.artifacts).toMatchObject([{ kind: "video", name: "video-1" }]);
  expect(addresses).toHaveLength(2);
  expect(new Set(addresses).size).toBe(2);
  expect(starts(seen)).toHaveLength(1);
  expect(await ledgerOf(me, task_id)).toMatchObject({ held: 0, charged: cost });
});

it("a film that is none is fetched once: its bytes would be the same", async () => {
  await openFrame();
  openFal();
  const addresses = fetching(9, "FILM_UNREADABLE");
  const me = await guest();
  const { task_id } = await me.call(tasks.push, order(LUMA));
  await until(task_id, "failed");
  expect(addresses).toHaveLength(1);
  expect((await me.call(tasks.status, { task_id })).error_code).toBe(codeOf("model.unusable"));
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});

/** The server of a film that is given to the bearer of a key, as the test says. */
const openSora = (film: (asked: number) => Response) => {
  let asked = 0;
  return openProviderAt(ORIGIN, KEYS, ({ path }) => {
    if (!path.endsWith("/content")) return Response.json({ id: "video_1", status: "completed" });
    asked += 1;
    return film(asked);
  });
};
/** A body of parts, of which nobody says how long they are together; `null`: it breaks off there. */
const streamed = (...parts: (Uint8Array | null)[]): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = parts.shift();
        if (part === null) controller.error(new Error("Network connection lost."));
        else if (part) controller.enqueue(part);
        else controller.close();
      },
    }),
  );
/** The films of an owner that are in the bucket. */
async function films(owner: string): Promise<Uint8Array[]> {
  const { objects } = await all.bucket.list({ prefix: `u/${owner}/ad/` });
  const bodies = await Promise.all(objects.map(({ key }) => all.bucket.get(key)));
  return Promise.all(bodies.map(async (body) => new Uint8Array((await body?.arrayBuffer()) ?? new ArrayBuffer(0))));
}
const MEGABYTES = (count: number) => new Uint8Array(count * 1024 * 1024).fill(7);

it("a film that does not say how long it is is kept, byte for byte", async () => {
  await openFrame();
  fetching(0, "SITE_BUSY");
  openSora(() => streamed(mp4Header(), MEGABYTES(9), MEGABYTES(8)));
  const me = await guest();
  const { task_id, cost } = await me.call(tasks.push, order(SORA));
  await until(task_id, "success");
  const bytes = mp4Header().length + 17 * 1024 * 1024;
  const [kept = new Uint8Array()] = await films(me.userId);
  expect([kept.length, kept.slice(0, mp4Header().length), kept[bytes - 1]]).toEqual([bytes, mp4Header(), 7]);
  expect(await ledgerOf(me, task_id)).toMatchObject({ held: 0, charged: cost });
});

it.each([
  ["breaks off", () => streamed(mp4Header(), null)],
  ["is answered with 503", () => new Response("gone for a moment", { status: 503 })],
])("a film of a bearer's that %s is asked for again, and not made again", async (_what, first) => {
  await openFrame();
  fetching(0, "SITE_BUSY");
  const seen = openSora((asked) => (asked === 1 ? first() : streamed(mp4Header())));
  const me = await guest();
  const { task_id, cost } = await me.call(tasks.push, order(SORA));
  await until(task_id, "success");
  expect(await films(me.userId)).toEqual([mp4Header()]);
  expect(starts(seen)).toHaveLength(1);
  expect(await ledgerOf(me, task_id)).toMatchObject({ held: 0, charged: cost });
});

it.each([
  ["longer than any film", () => streamed(...Array.from({ length: 30 }, () => MEGABYTES(10)))],
  ["nothing at all", () => streamed()],
])("an answer that is %s is not kept", async (_what, film) => {
  await openFrame();
  fetching(0, "SITE_BUSY");
  const seen = openSora(film);
  const me = await guest();
  const { task_id } = await me.call(tasks.push, order(SORA));
  await until(task_id, "failed");
  expect(seen.filter(({ path }) => path.endsWith("/content"))).toHaveLength(1);
  expect((await me.call(tasks.status, { task_id })).error_code).toBe(codeOf("model.unusable"));
  expect(await films(me.userId)).toEqual([]);
});
