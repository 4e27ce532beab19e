import { describe, expect, it } from "vitest";
import type { Client } from "../../scripts/run/client.ts";
import { untilOver } from "../../scripts/run/progress.ts";
import { report } from "../../trpc/contract/report.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { linesProposal } from "../../trpc/contract/translation.ts";
import { filmNamed } from "../setup/films.ts";
import { LOOK_MS, STALL_SECONDS } from "../setup/stall.ts";
import { codeOf, finished, ORIGIN, visitor } from "./support.ts";

async function upload(client: Client, name: string, purpose: UploadPurpose): Promise<string> {
  const bytes = new Uint8Array(await filmNamed(name));
  const asked = { file_name: name, size: bytes.length, content_type: "video/mp4", purpose };
  const { upload_url, key } = await client.mediaLib.getUploadUrl.mutate(asked);
  await fetch(new URL(upload_url, ORIGIN), { method: "PUT", body: bytes });
  return `asset:${(await client.mediaLib.reportUpload.mutate({ key, file_name: name, purpose })).id}`;
}

const creditsOf = async (client: Client) => (await client.account.userInfo.query({})).credits;

/** The tools that take a film, each with films that none of them takes (spec §8) and what is said of them. */
const REFUSED = [
  ["background-remover", "over-six-minutes.mp4", -20303, "30 seconds"],
  ["background-remover", "locked.mp4", -20316, "locked.mp4"],
  ["video-enhancer", "over-six-minutes.mp4", -20303, "360 seconds"],
  ["video-enhancer", "sound.mp4", -20312, "audio but no video"],
  ["subtitles-remover", "over-six-minutes.mp4", -20303, "360 seconds"],
  ["subtitles-remover", "locked.mp4", -20316, "locked.mp4"],
  ["video-cut", "over-six-minutes.mp4", -20303, "360 seconds"],
  ["video-cut", "sound.mp4", -20312, "audio but no video"],
  ["video-to-script", "over-six-minutes.mp4", -20303, "180 seconds"],
  ["video-to-script", "locked.mp4", -20316, "locked.mp4"],
  ["video-translation", "over-six-minutes.mp4", -20303, "120 seconds"],
  ["video-translation", "sound.mp4", -20312, "audio but no video"],
  ["subtitle-translation", "over-six-minutes.mp4", -20303, "360 seconds"],
  ["subtitle-translation", "locked.mp4", -20316, "locked.mp4"],
] as const satisfies readonly (readonly [UploadPurpose, string, number, string])[];

it.each(REFUSED)("%s refuses %s with its reason, and keeps nothing of it", async (purpose, name, code, said) => {
  const { client } = await visitor();
  const before = await creditsOf(client);
  expect(await codeOf(upload(client, name, purpose))).toEqual({ code, message: expect.stringContaining(said) });
  expect(await creditsOf(client)).toEqual(before);
  expect((await client.mediaLib.getSpace.query({})).used).toBe(0);
});

/** Until a task asks for its lines, or fails. */
const untilAsked = (client: Client, task_id: string) =>
  untilOver(() => client.tasks.status.query({ task_id }), {
    what: `task ${task_id}`,
    isOver: ({ state }) => state === "review" || state === "failed",
    markOf: ({ state, progress }) => `${state}, ${progress} %`,
    everyMs: LOOK_MS,
    stallSeconds: STALL_SECONDS,
  });

const uncharged = async (client: Client, task_id: string) =>
  expect(await client.tasks.receipt.query({ task_id })).toMatchObject({ charged: 0, held: 0 });

it("a film of noise has nothing that stands out from its background: refunded", async () => {
  const { client } = await visitor();
  const input = { pictures: [await upload(client, "nothing.mp4", "background-remover")] };
  const task = await finished(client, await client.tasks.push.mutate({ app_id: 93, input }));
  expect(task).toMatchObject({ state: "failed", error_code: -20512, cost: 0 });
  await uncharged(client, task.task_id);
});

it("a film without text has no captions to remove: refunded", async () => {
  const { client } = await visitor();
  const input = { videos: [await upload(client, "music.mp4", "subtitles-remover")] };
  const task = await finished(client, await client.tasks.push.mutate({ app_id: 97, stage: "render", input }));
  expect(task).toMatchObject({ state: "failed", error_code: -20343 });
  await uncharged(client, task.task_id);
});

describe("a film in which nobody speaks", () => {
  it.each([
    ["silence", "nothing.mp4", "video-translation", 116],
    ["music alone", "music.mp4", "video-translation", 116],
    ["silence", "nothing.mp4", "subtitle-translation", 99],
    ["music alone", "music.mp4", "subtitle-translation", 99],
  ] as const)(
    "%s (%s): %s asks for its lines, for none were heard; cancelled, nothing is charged",
    async (_what, name, purpose, app_id) => {
      const { client } = await visitor();
      const input = { video: await upload(client, name, purpose), to: "zh" };
      const { task_id } = await client.tasks.push.mutate({ app_id, input });
      expect(await untilAsked(client, task_id)).toMatchObject({ state: "review", review: { proposal: { lines: [] } } });
      await client.tasks.cancel.mutate({ task_id });
      await uncharged(client, task_id);
    },
  );

  it.each(["nothing.mp4", "music.mp4"])("%s: a report says that nothing is said, no text is shown and no face is seen", async (name) => {
    const { client } = await visitor();
    const input = { videos: [await upload(client, name, "video-to-script")] };
    const task = await finished(client, await client.tasks.push.mutate({ app_id: 112, input }));
    expect(task.state).toBe("success");
    const made = report.parse(JSON.parse(String(task.output?.facts["report-1"])));
    expect(made).toMatchObject({ transcript: { language: null, lines: [] }, on_screen_text: [], call_to_action: [] });
    expect(made.scenes.every(({ faces }) => faces === 0)).toBe(true);
  });
});

it("two languages in one film are each written down in their own", async () => {
  const { client } = await visitor();
  const input = { video: await upload(client, "two-languages.mp4", "video-translation"), to: "zh" };
  const { task_id } = await client.tasks.push.mutate({ app_id: 116, input });
  const { lines } = linesProposal.parse((await untilAsked(client, task_id)).review?.proposal);
  const said = lines.map(({ source }) => source).join(" ");
  expect(said).toContain("blender");
  expect(said.match(/\p{Script=Han}/gu)?.length).toBeGreaterThan(5);
  await client.tasks.cancel.mutate({ task_id });
  await uncharged(client, task_id);
});
