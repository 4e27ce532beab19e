import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../scripts/run/client.ts";
import type { VideoSettings } from "../../trpc/contract/settings.ts";
import type { Task } from "../../trpc/index.ts";
import { PLAIN, sampleCopy, shortened } from "../setup/drafts.ts";
import { type Standalone, startStandalone } from "../setup/standalone.ts";
import { finished, untilPhase, videoOf } from "./support.ts";

let product: Standalone;

beforeAll(async () => {
  product = await startStandalone();
});
afterAll(() => product.stop());

const credits = async (client: Client) => (await client.account.userInfo.query({})).credits;

/** A render of the sample in which the film is being drawn. Films of two ratios share their voices, and are two films. */
async function rendering(ratio: VideoSettings["ratio"]): Promise<{ client: Client; task: Task; before: number }> {
  const { client, draft } = await sampleCopy(product.origin);
  await client.drafts.update.mutate({ draft_id: draft.id, settings: { ...PLAIN, ratio } });
  await shortened(client, await client.drafts.writeScripts.mutate({ draft_id: draft.id }));
  const { available: before } = await credits(client);
  const task = await client.tasks.push.mutate({ app_id: 104, input: { draft_id: draft.id }, stage: "render" });
  await untilPhase(client, task, "rendering");
  return { client, task, before };
}

describe("an ad in the middle of its render", () => {
  it("goes on when the media service dies", async () => {
    const { client, task, before } = await rendering("1:1");
    product.killMedia();
    expect(await finished(client, task)).toMatchObject({ task_id: task.task_id, state: "success", cost: task.cost });
    expect(await credits(client)).toEqual({ available: before - task.cost, reserved: 0 });
  });

  it("is there after the machine was switched off and on again", async () => {
    const { client, task, before } = await rendering("16:9");
    await product.cutPower();
    await expect(fetch(product.origin)).rejects.toThrow();
    await product.start();
    const over = await finished(client, task);
    expect(over).toMatchObject({ task_id: task.task_id, state: "success", cost: task.cost });
    const film = await fetch(new URL(videoOf(over)?.url ?? "", product.origin));
    expect([film.status, (await film.arrayBuffer()).byteLength]).toEqual([200, videoOf(over)?.bytes]);
    expect(await credits(client)).toEqual({ available: before - task.cost, reserved: 0 });
  });
});
