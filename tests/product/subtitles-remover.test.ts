import { describe, expect, it } from "vitest";
import { begunPage, guestCookie, post } from "./browse.ts";
import { codeOf, finished, visitor } from "./support.ts";

const APP = 97;
const videos = ["sample:bottle/captioned.mp4"];
const box = { left: 20, top: 78, width: 60, height: 18 };

describe("watermark and subtitle removal", () => {
  it("finds captions for nothing, and proposes their box", async () => {
    const { client } = await visitor();
    const order = { app_id: APP, stage: "find", input: { videos } };
    expect(await client.tasks.cost.query(order)).toMatchObject({ cost: 0 });
    const task = await finished(client, await client.tasks.push.mutate(order));
    expect(task).toMatchObject({ state: "success", cost: 0, output: { facts: { found: 1 } } });
    const [found] = JSON.parse(String(task.output?.facts.boxes));
    expect([found.top > 60, found.left + found.width <= 100.1, found.what]).toEqual([true, true, "text"]);
  });

  it("previews three seconds for nothing, before and after in step", async () => {
    const { client } = await visitor();
    const order = { app_id: APP, stage: "preview", input: { videos, boxes: [box], at: "0:01" } };
    const task = await finished(client, await client.tasks.push.mutate(order));
    expect(task).toMatchObject({ state: "success", cost: 0 });
    expect(task.output?.artifacts.map(({ name }) => name)).toEqual(["clean", "before"]);
    for (const one of task.output?.artifacts ?? []) expect(one).toMatchObject({ kind: "video", duration: expect.closeTo(3, 0) });
    expect(Number(task.output?.facts.filled)).toBeGreaterThan(0);
  });

  it("spec §9: is priced per started 15 s, basic or advanced", async () => {
    const { client } = await visitor();
    const cost = async (quality: string) =>
      (await client.tasks.cost.query({ app_id: APP, stage: "render", input: { videos, quality, boxes: [box] } })).cost;
    expect([await cost("basic"), await cost("advanced")]).toEqual([2, 5]);
  });

  it.each([
    [{ ...box, width: 90, height: 40, top: 20, left: 0 }, -20341],
    [{ ...box, left: 50 }, -20340],
    [{ ...box, from: "0:05", to: "0:02" }, -20323],
    [{ ...box, from: "0:01", to: "0:01.5" }, -20325],
    [{ ...box, from: "9:00" }, -20324],
    [{ ...box, from: "5" }, -20320],
    [{ ...box, width: -4 }, -20344],
  ])("refuses the box %j, and reserves nothing", async (wrong, code) => {
    const { client } = await visitor();
    expect((await codeOf(client.tasks.push.mutate({ app_id: APP, stage: "render", input: { videos, boxes: [wrong] } }))).code).toBe(code);
    expect((await client.account.userInfo.query({})).credits).toMatchObject({ reserved: 0 });
  });

  it("works as a form without scripts: boxes are typed into a table, and stay there", async () => {
    const cookie = await guestCookie();
    const form = { videos: videos[0] ?? "", quality: "basic", at: "0:00", key: crypto.randomUUID() };
    const columns = {
      "boxes.left": "20",
      "boxes.top": "78",
      "boxes.width": "60",
      "boxes.height": "18",
      "boxes.from": "0:01",
      "boxes.to": "",
    };
    const begun = await post("/subtitles-remover", { ...form, ...columns, "boxes.what": "text", stage: "preview" }, { cookie });
    expect(begun.status).toBe(303);
    expect((await begunPage(begun, cookie)).status).toBe(200);
    const refused = await post(
      "/subtitles-remover",
      { ...form, ...columns, "boxes.height": "60", "boxes.top": "20", "boxes.what": "text" },
      { cookie },
    );
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/36(\.0)?%.*20%/);
  });
});
