import { expect, it } from "vitest";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { DUBBING_MODEL } from "../../trpc/contract/rules/models/index.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { videoTranslation } from "../../trpc/contract/tools/video-translation.ts";
import { callsOf, ledgerOf, openFrame, until } from "./frame-support.ts";
import { ownFile } from "./own-file.ts";
import { openProviderAt, type Said, SOUND } from "./providers-support.ts";
import { guest, type Guest } from "./support.ts";

const app_id = appIdOf(videoTranslation);
const ORIGIN = "https://elevenlabs.test";
const ORDER = { to: "es", by: DUBBING_MODEL, agreed: true, statement: "Everyone who speaks has agreed to it." } as const;
const SRT = "1\n00:00:01,000 --> 00:00:03,000\nTu café está frío.\n";

/** ElevenLabs, which dubs whatever it is sent; `state` is how a dub ends. */
const openElevenLabs = (state: object = { status: "dubbed" }, fails: (path: string) => boolean = () => false) =>
  openProviderAt(ORIGIN, { ELEVENLABS_API_KEY: "xi", ELEVENLABS_BASE_URL: ORIGIN }, ({ method, path }) => {
    if (fails(path)) return new Response("<html>Service unavailable</html>", { status: 503 });
    if (method === "POST") return Response.json({ dubbing_id: "dub_1", expected_duration_sec: 9 });
    if (path.endsWith("/audio/es")) return SOUND();
    if (path.endsWith("/format/srt")) return Response.json({ transcript_format: "srt", srt: SRT });
    return Response.json({ dubbing_id: "dub_1", name: "", target_languages: ["es"], ...state });
  });
const DUB = "/v1/dubbing/dub_1";
const deletions = (seen: readonly Said[]) => seen.filter(({ method }) => method === "DELETE").map(({ path }) => path);
const push = (owner: Guest, input: object) => owner.call(tasks.push, { app_id, input: { ...ORDER, ...input } });
const cost = async (owner: Guest, input: object) => (await owner.call(tasks.cost, { app_id, input: { ...ORDER, ...input } })).cost;

it("a provider dubs a film in one go: its sound under our picture, its lines as subtitles, nothing is left there; its price is on top", async () => {
  const frame = await openFrame();
  const seen = openElevenLabs();
  const owner = await guest();
  const video = await ownFile(owner, "video", { purpose: "video-translation", seconds: 31 });
  expect([await cost(owner, { video, to: "en", by: undefined }), await cost(owner, { video })]).toEqual([10, 16]);
  const { task_id } = await push(owner, { video });
  await until(task_id, "success");
  const dubbed = { kind: "dub", model: DUBBING_MODEL, units: 31, unit: "second", micros: 258_333 };
  expect(await callsOf(task_id)).toMatchObject([dubbed]);
  expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /v1/dubbing",
    "GET /v1/dubbing/dub_1",
    "GET /v1/dubbing/dub_1/audio/es",
    "GET /v1/dubbing/dub_1/transcripts/es/format/srt",
    "DELETE /v1/dubbing/dub_1",
  ]);
  const { output } = await owner.call(tasks.status, { task_id });
  expect(output?.artifacts.map(({ name }) => name)).toEqual(["translated", "subtitles-srt", "subtitles-vtt", "subtitles-ass"]);
  expect(output?.facts).toMatchObject({ to: "es", by: DUBBING_MODEL, count: 1, consent: ORDER.statement });
  expect(output?.engines.voice).toBe("elevenlabs:dubbing");
  const jobs = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}"));
  expect(jobs.find(({ kind }) => kind === "dub")).toMatchObject({ under: "off", language: "es", lines: [{ at: 0, tempo: 1, length: 31 }] });
});

it.each([
  ["sound", `${DUB}/audio/es`],
  ["lines", `${DUB}/transcripts/es/format/srt`],
])("a dub that is done is asked for its %s again where the provider does not answer: it is made, and paid, once", async (_what, path) => {
  await openFrame();
  let fails = 1;
  const seen = openElevenLabs(undefined, (asked) => asked === path && fails-- > 0);
  const owner = await guest();
  const { task_id } = await push(owner, { video: await ownFile(owner, "video", { purpose: "video-translation" }) });
  expect((await until(task_id, "success")).output?.facts).toMatchObject({ count: 1 });
  expect(seen.filter(({ method }) => method === "POST")).toHaveLength(1);
  expect(seen.filter((one) => one.path === path)).toHaveLength(2);
});

it.each([
  ["nobody agreed", { agreed: false }, "avatar.consentRequired"],
  ["there are lines of one's own", { lines: SRT }, "model.cannot"],
  ["the built-in voices do not speak the language", { by: "built-in/dub" }, "model.cannot"],
  ["it is no model that dubs", { by: "built-in/motion" }, "model.cannot"],
] as const)("where %s nothing is sent and nothing is charged", async (_why, change, reason) => {
  await openFrame();
  const seen = openElevenLabs();
  const owner = await guest();
  const video = await ownFile(owner, "video", { purpose: "video-translation" });
  await expect(push(owner, { video, ...change })).rejects.toMatchObject({ code: codeOf(reason) });
  expect(seen).toEqual([]);
});

it.each([
  ["refuses it", { status: "failed", error: "Blocked by our content policy" }, "model.refused"],
  ["fails", { status: "failed", error: "Internal error" }, "model.notMade"],
] as const)(
  "a provider that %s: the task fails with that reason, the credits come back, and nothing is left there",
  async (_how, state, reason) => {
    await openFrame();
    const seen = openElevenLabs(state);
    const owner = await guest();
    const { task_id } = await push(owner, { video: await ownFile(owner, "video", { purpose: "video-translation" }) });
    await until(task_id, "failed");
    expect((await owner.call(tasks.status, { task_id })).error_code).toBe(codeOf(reason));
    expect(await ledgerOf(owner, task_id)).toMatchObject({ charged: 0 });
    expect(await callsOf(task_id)).toEqual([]);
    expect(deletions(seen)).toEqual([DUB]);
  },
);

it.each<[string, (owner: Guest, task_id: string) => Promise<unknown>]>([
  ["cancelled", (owner, task_id) => owner.call(tasks.cancel, { task_id })],
  ["deleted", (owner, task_id) => owner.call(tasks.delete, { task_id })],
])("a dub that is still made when its task is %s is deleted there, once, with its copies of voices", async (_how, end) => {
  await openFrame();
  const seen = openElevenLabs({ status: "dubbing" });
  const owner = await guest();
  const { task_id } = await push(owner, { video: await ownFile(owner, "video", { purpose: "video-translation" }) });
  await expect.poll(() => seen.some(({ method, path }) => method === "GET" && path === DUB), { timeout: 15_000 }).toBe(true);
  await end(owner, task_id);
  await end(owner, task_id).catch(() => undefined);
  expect(deletions(seen)).toEqual([DUB]);
});
