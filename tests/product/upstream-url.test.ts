import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/run/ports.ts";
import { type Product, startProduct } from "../../scripts/run/product.ts";
import { draftOf, finished, visitor } from "./support.ts";

const state = mkdtempSync(join(tmpdir(), "reelwright-apart-"));
const before = process.env.REELWRIGHT_STATE;
let product: Product;

beforeAll(async () => {
  process.env.REELWRIGHT_STATE = state;
  product = await startProduct({ port: await freePort(), mediaPort: await freePort(), upstreamPort: await freePort(), verbose: false });
});
afterAll(async () => {
  await product.stop();
  process.env.REELWRIGHT_STATE = before;
  rmSync(state, { recursive: true, force: true });
});

it("the flow runs the same on an upstream reached by UPSTREAM_URL, with no service binding", async () => {
  const { client } = await visitor({ origin: product.origin });
  const draft = await draftOf(client, `${product.origin}/samples/bottle/`);
  const task = await finished(client, await client.tasks.push.mutate({ app_id: 104, draft_id: draft.id, stage: "preview" }));
  expect(task.state).toBe("success");
  const video = await fetch(new URL(task.output?.video_url ?? "", product.origin), { headers: { range: "bytes=4-7" } });
  expect([video.status, await video.text()]).toEqual([206, "ftyp"]);
});
