import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/run/ports.ts";
import type { Product } from "../../scripts/run/product.ts";
import { draftOf, PLAIN, sampleLink } from "../setup/drafts.ts";
import { startThrowaway } from "../setup/throwaway.ts";
import { finished, visitor, videoOf } from "./support.ts";

let product: Product;

beforeAll(async () => {
  product = await startThrowaway({ upstreamPort: await freePort() });
});
afterAll(() => product.stop());

it("the flow runs the same on an upstream reached by UPSTREAM_URL, with no service binding", async () => {
  const { client } = await visitor({ origin: product.origin });
  const draft = await draftOf(client, sampleLink(product.origin), PLAIN);
  const task = await finished(client, await client.tasks.push.mutate({ app_id: 104, input: { draft_id: draft.id }, stage: "preview" }));
  expect(task.state).toBe("success");
  const video = await fetch(new URL(videoOf(task)?.url ?? "", product.origin), { headers: { range: "bytes=4-7" } });
  expect([video.status, await video.text()]).toEqual([206, "ftyp"]);
});
