import { describe, expect, it } from "vitest";
import { type Client } from "../../scripts/run/client.ts";
import { untilOver } from "../../scripts/run/progress.ts";
import { artifactOf } from "../../trpc/contract/artifact.ts";
import { linesProposal } from "../../trpc/contract/translation.ts";
import type { Task } from "../../trpc/index.ts";
import { LOOK_MS, STALL_SECONDS } from "../setup/stall.ts";
import { get, guestCookie, post } from "./browse.ts";
import { codeOf, finished, ORIGIN, visitor } from "./support.ts";

const [VIDEO, SUBTITLES] = [116, 99];
/** A film of ours with its English subtitles in it. */
const video = "sample:bottle/talking.mp4";
const target = "1\n00:00:00,300 --> 00:00:02,300\n咖啡又凉了吧？\n\n2\n00:00:02,600 --> 00:00:05,000\n这只杯子能保温十二小时。\n";
const lines = "1\n00:00:01,000 --> 00:00:03,000\nHello there.\n";

/** Looks until a task asks for its lines. */
const untilAsked = (client: Client, { task_id }: Task): Promise<Task> =>
  untilOver(() => client.tasks.status.query({ task_id }), {
    what: `task ${task_id}`,
    isOver: ({ state }) => state === "review" || state === "failed",
    markOf: ({ state, progress }) => `${state}, ${progress} %`,
    everyMs: LOOK_MS,
    stallSeconds: STALL_SECONDS,
  });

const asked = (task: Task) => linesProposal.parse(task.review?.proposal);

describe("video translation", () => {
  it("asks for the lines of a film's own subtitles, spoken and fitted, and makes the video of the answer", async () => {
    const { client } = await visitor();
    const input = { video, from: "en", to: "zh", target };
    expect((await client.tasks.cost.query({ app_id: VIDEO, input })).cost).toBe(5);
    const task = await untilAsked(client, await client.tasks.push.mutate({ app_id: VIDEO, input }));
    const { lines: found, fits, origin } = asked(task);
    expect(origin).toMatchObject({ transcript: "track", failed: "" });
    expect(found.map(({ source }) => source)).toEqual([
      "Your coffee is cold again.",
      "This bottle keeps it hot for twelve hours.",
      "Fill it once, and carry it all day.",
    ]);
    expect(fits.map((fit) => fit?.tooLong)).toEqual([false, false, undefined]);
    expect(artifactOf(task.output?.artifacts ?? [], "audio", "line-1")?.duration).toBeGreaterThan(1);
    const answer = { lines: found.map((line, at) => (at === 2 ? { ...line, target: "装满一次，用一整天。" } : line)), done: true };
    const made = await finished(client, await client.tasks.review.mutate({ task_id: task.task_id, name: task.review?.name ?? "", answer }));
    expect(made).toMatchObject({ state: "success", cost: 5 });
    expect(made.output?.artifacts.map(({ name }) => name)).toEqual([
      "translated",
      "subtitles-srt",
      "subtitles-vtt",
      "subtitles-ass",
      "original-srt",
    ]);
    expect(made.output?.facts).toMatchObject({ picture: "copied", count: 3 });
    expect(Number(made.output?.facts.drift)).toBeLessThan(0.1);
  });

  it("asks again for a line that is too long for its time, and for an answer without a translation", async () => {
    const { client } = await visitor();
    const long = `1\n00:00:00,300 --> 00:00:00,900\n${"这句话实在太长了，".repeat(4)}\n`;
    const input = { video, to: "zh", lines: long.replace(/这.*/, "Short."), target: long };
    const task = await untilAsked(client, await client.tasks.push.mutate({ app_id: VIDEO, input }));
    const { lines: found, fits } = asked(task);
    expect(fits[0]?.tooLong).toBe(true);
    const send = (answer: object) => client.tasks.review.mutate({ task_id: task.task_id, name: "lines-1", answer });
    const again = await untilAsked(client, await send({ lines: found, done: true }));
    expect(again.review?.name).toBe("lines-2");
    await client.tasks.cancel.mutate({ task_id: task.task_id });
    expect((await client.account.userInfo.query({})).credits.reserved).toBe(0);
  });

  it.each([
    ["words without times", { lines: "no times at all" }, -20330],
    ["too many of them", { lines: `${lines}${"x".repeat(80_001)}` }, -20003],
    ["a language without a built-in voice", { to: "fr" }, -21004],
    ["another's film", { video: "asset:nobodys" }, -20001],
    ["a voice that there is not", { speakers: "Anna = Nobody" }, -20003],
  ])("refuses %s, and reserves nothing", async (_what, change, code) => {
    const { client } = await visitor();
    const refused = await codeOf(client.tasks.push.mutate({ app_id: VIDEO, input: { video, to: "zh", ...change } }));
    expect(refused.code).toBe(code);
    expect((await client.account.userInfo.query({})).credits.reserved).toBe(0);
  });

  it("works as forms without scripts: two films at once, lines beside the film, kept and heard", async () => {
    const cookie = await guestCookie();
    const key = crypto.randomUUID();
    const page = await (await get("/video-translation", { cookie })).text();
    expect(page).toContain("No translation service is set up here");
    const form = new URLSearchParams({ to: "zh", from: "auto", voice: "", under: "music", show: "soft", key });
    for (const one of [video, "sample:bottle/turning.mp4"]) form.append("videos", one);
    const headers = { cookie, "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
    const begun = await fetch(`${ORIGIN}/video-translation`, { method: "POST", redirect: "manual", headers, body: form });
    expect(begun.status).toBe(303);
    const task = new URL(begun.headers.get("location") ?? "", ORIGIN).searchParams.get("task") ?? "";
    const editor = `/video-translation/editor?task=${task}`;
    const shown = await untilOver(async () => (await get(editor, { cookie })).text(), {
      what: "the editor",
      isOver: (text) => text.includes('name="target.0"') || text.includes('role="alert"'),
      markOf: (text) => String(/aria-valuenow="(\d+)"/.exec(text)?.[1]),
      everyMs: LOOK_MS,
      stallSeconds: STALL_SECONDS,
    });
    expect(shown).toContain("Your coffee is cold again.");
    expect(shown).toContain("<video");
    const line = { "start.0": "0:00.3", "end.0": "0:02.3", "source.0": "Your coffee is cold again.", "speaker.0": "", "voice.0": "" };
    const send = (change: Record<string, string>) =>
      post(editor, { task, name: "lines-1", count: "1", ...line, "target.0": "", intent: "make", ...change }, { cookie });
    const none = await send({});
    expect([none.status, await none.text()]).toEqual([422, expect.stringContaining("No line has a translation yet")]);
    expect((await send({ "end.0": "0:00.1", "target.0": "好" })).status).toBe(422);
    expect((await send({ "target.0": "咖啡又凉了吧？", intent: "save" })).headers.get("location")).toBe(editor);
    expect(await (await get("/video-translation", { cookie })).text()).toContain("turning");
  });
});

describe("subtitle translation", () => {
  it("is free where a person translates: lines in, files out", async () => {
    const { client } = await visitor();
    const input = { lines, to: "fr" };
    expect((await client.tasks.cost.query({ app_id: SUBTITLES, input })).cost).toBe(0);
    const task = await untilAsked(client, await client.tasks.push.mutate({ app_id: SUBTITLES, input }));
    const { lines: found } = asked(task);
    const answer = { lines: found.map((line) => ({ ...line, target: "Bonjour." })), done: true };
    const made = await finished(client, await client.tasks.review.mutate({ task_id: task.task_id, name: "lines-1", answer }));
    const vtt = artifactOf(made.output?.artifacts ?? [], "subtitles", "subtitles-vtt");
    expect(await (await fetch(new URL(vtt?.url ?? "", ORIGIN))).text()).toBe("WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nBonjour.\n");
  });

  it("takes nothing for lines, and a file in another encoding", async () => {
    const { client } = await visitor();
    expect((await codeOf(client.tasks.push.mutate({ app_id: SUBTITLES, input: { to: "en" } }))).code).toBe(-20333);
    const cookie = await guestCookie();
    const form = new FormData();
    const text = Uint8Array.from([...new TextEncoder().encode("1\n00:00:01,000 --> 00:00:02,000\n"), 0xc4, 0xe3, 0xba, 0xc3]);
    form.append("lines.files", new File([text], "a.srt"));
    for (const [name, value] of Object.entries({ from: "zh", to: "en", show: "none", key: crypto.randomUUID() })) form.append(name, value);
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    const begun = await fetch(`${ORIGIN}/subtitle-translation`, { method: "POST", redirect: "manual", headers, body: form });
    expect(await (await get(begun.headers.get("location") ?? "", { cookie })).text()).toContain("你好");
  });
});
