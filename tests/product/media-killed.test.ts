import { afterAll, beforeAll, expect, it } from "vitest";
import type { Product } from "../../scripts/run/product.ts";
import { draftOf, PLAIN, sampleLink } from "../setup/drafts.ts";
import { startThrowaway } from "../setup/throwaway.ts";
import { finished, untilPhase, visitor } from "./support.ts";

let product: Product;

beforeAll(async () => {
  product = await startThrowaway();
});
afterAll(() => product.stop());

it("an ad goes on when the media service dies in the middle of it, or gives the credits back", async () => {
  const { client } = await visitor({ origin: product.origin });
  const draft = await draftOf(client, sampleLink(product.origin), PLAIN);
  const before = await client.account.userInfo.query({});
  const pushed = await client.tasks.push.mutate({ app_id: 104, input: { draft_id: draft.id }, stage: "render" });
  await untilPhase(client, pushed, "rendering");
  product.killMedia();
  const task = await finished(client, pushed);
  const { credits } = await client.account.userInfo.query({});
  const paid = task.state === "success" ? task.cost : 0;
  expect(credits).toEqual({ available: before.credits.available - paid, reserved: 0 });
  expect(task.state).toBe("success");
});
