import { afterAll, beforeAll, expect, it } from "vitest";
import type { Product } from "../../scripts/run/product.ts";
import { draftOf, sampleLink } from "../setup/drafts.ts";
import { startThrowaway } from "../setup/throwaway.ts";
import { visitor } from "./support.ts";

let product: Product;

beforeAll(async () => {
  product = await startThrowaway({ upstream: { PREPARE_AHEAD: "no" }, media: { MEDIA_TASKS: "1" } });
});
afterAll(() => product.stop());

/** A guest's render that was pushed; answers how its page is asked for. */
async function pushed() {
  const { client, token } = await visitor({ origin: product.origin });
  const draft = await draftOf(client, sampleLink(product.origin));
  const task = await client.tasks.push.mutate({ app_id: 104, input: { draft_id: draft.id }, stage: "render" });
  const page = async () =>
    (await fetch(`${product.origin}/link-to-video/editor?draft=${draft.id}`, { headers: { cookie: `token=${token}` } })).text();
  return { client, task, page };
}

it("more ads than the machine can make at once wait in line, and their pages say which place they have and for how long", async () => {
  const first = await pushed();
  const second = await pushed();
  const third = await pushed();
  expect([first, second, third].map(({ task }) => [task.state, task.queue?.place ?? null])).toEqual([
    ["generating", null],
    ["queued", 1],
    ["queued", 2],
  ]);
  expect(await third.page()).toMatch(/Number 2 in line\. Starts in about \d+ minutes?\./);
  await first.client.tasks.cancel.mutate({ task_id: first.task.task_id });
  expect(await third.page()).toMatch(/Number 1 in line\. Starts in about \d+ minutes?\./);
  for (const { client, task } of [second, third]) await client.tasks.cancel.mutate({ task_id: task.task_id });
});
