import { afterAll, beforeAll, expect, it } from "vitest";
import { draftOf, PLAIN, sampleLink } from "../setup/drafts.ts";
import { type Standalone, startStandalone } from "../setup/standalone.ts";
import { finished, untilPhase, videoOf, visitor } from "./support.ts";

let product: Standalone;

beforeAll(async () => {
  product = await startStandalone();
});
afterAll(() => product.stop());

it("a machine that is switched off in the middle of a render has its ad after it is switched on again", async () => {
  const { client } = await visitor({ origin: product.origin });
  const draft = await draftOf(client, sampleLink(product.origin), PLAIN);
  const before = await client.account.userInfo.query({});
  const pushed = await client.tasks.push.mutate({ app_id: 104, input: { draft_id: draft.id }, stage: "render" });
  await untilPhase(client, pushed, "rendering");
  await product.cutPower();
  await expect(fetch(product.origin)).rejects.toThrow();
  await product.start();
  const task = await finished(client, pushed);
  expect(task).toMatchObject({ task_id: pushed.task_id, state: "success", cost: pushed.cost });
  const film = await fetch(new URL(videoOf(task)?.url ?? "", product.origin));
  expect([film.status, (await film.arrayBuffer()).byteLength]).toEqual([200, videoOf(task)?.bytes]);
  const { credits } = await client.account.userInfo.query({});
  expect(credits).toEqual({ available: before.credits.available - task.cost, reserved: 0 });
});
