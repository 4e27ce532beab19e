import { describe, expect, it } from "vitest";
import type { Client } from "../../scripts/run/client.ts";
import { untilOver } from "../../scripts/run/progress.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { filmNamed } from "../setup/films.ts";
import { STALL_SECONDS } from "../setup/stall.ts";
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

describe("a film of noise, without a subject, a face or a voice", () => {
  it("has nothing that stands out from its background: refunded", async () => {
    const { client } = await visitor();
    const input = { pictures: [await upload(client, "nothing.mp4", "background-remover")] };
    const task = await finished(client, await client.tasks.push.mutate({ app_id: 93, input }));
    expect(task).toMatchObject({ state: "failed", error_code: -20512, cost: 0 });
    expect(await client.tasks.receipt.query({ task_id: task.task_id })).toMatchObject({ charged: 0, held: 0 });
  });

  it("is asked for its lines by a translation, for none were heard; cancelled, nothing is charged", async () => {
    const { client } = await visitor();
    const input = { video: await upload(client, "nothing.mp4", "video-translation"), to: "zh" };
    const { task_id } = await client.tasks.push.mutate({ app_id: 116, input });
    const asked = await untilOver(() => client.tasks.status.query({ task_id }), {
      what: `task ${task_id}`,
      isOver: ({ state }) => state === "review" || state === "failed",
      markOf: ({ state, progress }) => `${state}, ${progress} %`,
      everyMs: 300,
      stallSeconds: STALL_SECONDS,
    });
    expect(asked).toMatchObject({ state: "review", review: { proposal: { lines: [] } } });
    await client.tasks.cancel.mutate({ task_id });
    expect(await client.tasks.receipt.query({ task_id })).toMatchObject({ charged: 0, held: 0 });
  });
});
