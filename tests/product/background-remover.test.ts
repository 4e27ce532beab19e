import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { Client } from "../../scripts/run/client.ts";
import { pngOf } from "../setup/png.ts";
import { begunPage, guestCookie } from "./browse.ts";
import { codeOf, finished, ORIGIN, visitor } from "./support.ts";

const APP = 93;
const PACKSHOT = new URL("../../public/samples/bottle/packshot.jpg", import.meta.url);

/** A PNG of coloured tiles from edge to edge: nothing in it stands before anything. */
function tiles(size = 400, tile = 50): Buffer<ArrayBuffer> {
  const rows = Buffer.alloc(size * (1 + size * 3));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const index = Math.floor(y / tile) * (size / tile) + Math.floor(x / tile);
      rows.set([(index * 47) % 256, (index * 101) % 256, (index * 151) % 256], y * (1 + size * 3) + 1 + x * 3);
    }
  }
  return pngOf({ width: size, height: size }, rows);
}

async function upload(client: Client, file_name: string, bytes: Uint8Array<ArrayBuffer>, content_type: string): Promise<string> {
  const purpose = "background-remover";
  const { upload_url, key } = await client.mediaLib.getUploadUrl.mutate({ file_name, size: bytes.length, content_type, purpose });
  expect((await fetch(ORIGIN + upload_url, { method: "PUT", headers: { "content-type": content_type }, body: bytes })).status).toBe(204);
  return `asset:${(await client.mediaLib.reportUpload.mutate({ key, file_name, purpose })).id}`;
}

const packshot = async (client: Client) => upload(client, "Blue Bottle.jpg", new Uint8Array(await readFile(PACKSHOT)), "image/jpeg");

describe("background remover", () => {
  it("cuts a product out with alpha, refunds the picture without a subject, and charges the other", async () => {
    const { client } = await visitor();
    const pictures = [await packshot(client), await upload(client, "tiles.png", tiles(), "image/png")];
    expect((await client.tasks.cost.query({ app_id: APP, input: { pictures } })).cost).toBe(2);
    const task = await finished(client, await client.tasks.push.mutate({ app_id: APP, input: { pictures } }));
    expect(task).toMatchObject({
      state: "success",
      tool: "background-remover",
      title: "Blue Bottle + 1",
      cost: 1,
      output: { facts: { asked: 2, done: 1 } },
    });
    const [cutout] = task.output?.artifacts ?? [];
    expect(cutout).toMatchObject({ kind: "image", name: "1-blue-bottle", content_type: "image/png" });
    const file = Buffer.from(await (await fetch(new URL(cutout?.url ?? "", ORIGIN))).arrayBuffer());
    expect(file.length).toBe(cutout?.bytes);
    // Colour type 6 of a PNG has alpha; the sample photograph has its size.
    expect([file.toString("latin1", 1, 4), file.readUInt32BE(16), file[25]]).toEqual([
      "PNG",
      cutout?.kind === "image" ? cutout.width : 0,
      6,
    ]);
    const { list } = await client.tasks.parts.query({ task_id: task.task_id });
    expect(list.map(({ state, title }) => [state, title])).toEqual([
      ["success", "Blue Bottle"],
      ["failed", "tiles"],
    ]);
    expect(list[1]?.error_msg).toContain("tiles.png");
    expect(await client.tasks.receipt.query({ task_id: task.task_id })).toMatchObject({ charged: 1, held: 0 });
  });

  it("sets a cut-out of one's own into a frame, free, and nobody else's", async () => {
    const [{ client }, { client: other }] = [await visitor(), await visitor()];
    const whole = await finished(
      client,
      await client.tasks.push.mutate({ app_id: APP, input: { pictures: ["sample:bottle/packshot.jpg"] } }),
    );
    const [part] = (await client.tasks.parts.query({ task_id: whole.task_id })).list;
    const recipe = { background: "colour", colour: "#00ff00", size: "taobao", fill: 50, format: "png", strokes: "e0.5 0.5,1" };
    const order = { app_id: APP, stage: "edit", input: { pictures: [`task:${part?.task_id}/cutout`], recipe } };
    expect((await codeOf(other.tasks.push.mutate(order))).code).toBe(-20001);
    expect((await codeOf(client.tasks.push.mutate({ ...order, input: { ...order.input, pictures: ["asset:none"] } }))).code).toBe(-20001);
    expect((await codeOf(client.tasks.push.mutate({ ...order, input: { ...order.input, recipe: { size: "poster" } } }))).code).toBe(-20003);
    const made = await finished(client, await client.tasks.push.mutate(order));
    expect(made).toMatchObject({ state: "success", cost: 0, title: "packshot" });
    const [picture] = made.output?.artifacts ?? [];
    expect(picture).toMatchObject({ kind: "image", name: "edited", content_type: "image/png", width: 800, height: 800 });
    const file = Buffer.from(await (await fetch(new URL(picture?.url ?? "", ORIGIN))).arrayBuffer());
    expect([file.length, file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([picture?.bytes, 800, 800]);
  });

  it("has failed where no picture has a subject: nothing is charged", async () => {
    const { client } = await visitor();
    const pictures = [await upload(client, "tiles.png", tiles(), "image/png")];
    const task = await finished(client, await client.tasks.push.mutate({ app_id: APP, input: { pictures } }));
    expect(task).toMatchObject({ state: "failed", cost: 0, error_code: -20512 });
    expect(await client.tasks.receipt.query({ task_id: task.task_id })).toMatchObject({ charged: 0, held: 0 });
  });

  it("takes nobody else's file, at least one and at most ten, and reserves nothing for what it refuses", async () => {
    const [{ client }, { client: other }] = [await visitor(), await visitor()];
    const theirs = await packshot(other);
    const push = (pictures: string[]) => codeOf(client.tasks.push.mutate({ app_id: APP, input: { pictures } }));
    expect((await push([theirs])).code).toBe(-20001);
    expect((await push([])).code).toBe(-20003);
    expect((await push(Array.from({ length: 11 }, (_, at) => `asset:${at}`))).code).toBe(-20003);
    expect((await client.account.userInfo.query({})).credits).toMatchObject({ reserved: 0 });
  });

  it("works as a form without scripts: uploaded, shown as chosen, then started", async () => {
    const cookie = await guestCookie();
    const post = (form: FormData) =>
      fetch(`${ORIGIN}/background-remover`, {
        method: "POST",
        redirect: "manual",
        headers: { cookie, "sec-fetch-site": "same-origin" },
        body: form,
      });
    const first = new FormData();
    first.append("pictures.files", new File([new Uint8Array(await readFile(PACKSHOT))], "Blue Bottle.jpg", { type: "image/jpeg" }));
    first.append("intent", "upload");
    const chosen = await (await post(first)).text();
    const [, reference = ""] = /name="pictures"[^>]*value="(asset:[0-9a-z-]+)"/.exec(chosen) ?? [];
    expect(reference).toMatch(/^asset:/);
    const second = new FormData();
    second.append("pictures", reference);
    second.append("key", crypto.randomUUID());
    const begun = await post(second);
    expect(begun.status).toBe(303);
    expect(await (await begunPage(begun, cookie)).text()).toContain("Blue Bottle");
  });
});
