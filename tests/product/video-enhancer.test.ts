import { describe, expect, it } from "vitest";
import { begunPage, get, guestCookie, post } from "./browse.ts";
import { codeOf, finished, visitor } from "./support.ts";

const APP = 110;
const video = "sample:bottle/turning.mp4";

describe("video enhancer", () => {
  it("previews three seconds for nothing, and keeps what was asked for the render", async () => {
    const { client } = await visitor();
    const order = { app_id: APP, input: { video, times: "1", denoise: "light", at: "0:01" } };
    expect(await client.tasks.cost.query(order)).toMatchObject({ cost: 0, seconds: 3 });
    expect((await client.tasks.cost.query({ ...order, stage: "render" })).cost).toBeGreaterThan(0);
    const task = await finished(client, await client.tasks.push.mutate(order));
    expect(task).toMatchObject({ state: "success", stage: "preview", cost: 0, output: { facts: { ...order.input, upscaler: "none" } } });
    expect(task.output?.artifacts.map(({ name }) => name)).toEqual(["enhanced", "before"]);
    for (const one of task.output?.artifacts ?? []) expect(one).toMatchObject({ kind: "video", duration: expect.closeTo(3, 0) });
  });

  it.each([
    [{ video, at: "5" }, -20320],
    [{ video, at: "0:75" }, -20322],
    [{ video, times: "3" }, -20003],
    [{ video: "asset:nobodys" }, -20001],
  ])("refuses %j, and reserves nothing", async (input, code) => {
    const { client } = await visitor();
    expect((await codeOf(client.tasks.push.mutate({ app_id: APP, input, stage: "render" }))).code).toBe(code);
    expect((await client.account.userInfo.query({})).credits).toMatchObject({ reserved: 0 });
  });

  it("works as a form without scripts: a preview first, and its editor's address leads there", async () => {
    const cookie = await guestCookie();
    const begun = await post("/video-enhancer", { video, times: "1", at: "0:00", stage: "preview", key: crypto.randomUUID() }, { cookie });
    expect(begun.status).toBe(303);
    expect((await begunPage(begun, cookie)).status).toBe(200);
    expect((await get("/video-enhancer/editor?task=x", { cookie })).headers.get("location")).toBe("/video-enhancer?task=x");
  });
});
