import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { artifactOf } from "../../trpc/contract/artifact.ts";
import { begunPage, guestCookie } from "./browse.ts";
import { codeOf, finished, ORIGIN, visitor } from "./support.ts";

const APP = 100;
const FILM = new URL("../../public/samples/templates/demo.mp4", import.meta.url);
const video = "sample:templates/demo.mp4";

describe("video cut", () => {
  it("keeps spans of a film in one file, for nothing, and says what was encoded", async () => {
    const { client } = await visitor();
    const input = { video, spans: "0:01-0:03\n0:05.5-0:06" };
    expect(await client.tasks.cost.query({ app_id: APP, input })).toMatchObject({ cost: 0, seconds: 3 });
    const task = await finished(client, await client.tasks.push.mutate({ app_id: APP, input }));
    expect(task).toMatchObject({ state: "success", cost: 0, title: "demo" });
    expect(artifactOf(task.output?.artifacts ?? [], "video")?.duration).toBeCloseTo(2.5, 0);
    expect(["copied", "edges", "encoded"]).toContain(task.output?.facts["method-1"]);
  });

  it("leaves spans out, a file for each part that stays", async () => {
    const { client } = await visitor();
    const input = { video, spans: "0:02-0:04", keep: "remove", files: "each" };
    const task = await finished(client, await client.tasks.push.mutate({ app_id: APP, input }));
    expect(task.output?.artifacts.map(({ name }) => name)).toEqual(["part-1", "part-2"]);
  });

  it.each([
    ["0:05", -20320],
    ["0:0x-0:02", -20321],
    ["0:01-0:75", -20322],
    ["0:04-0:02", -20323],
    ["9:00-9:05", -20324],
    ["0:04-0:04", -20325],
  ])("refuses the span %s", async (spans, code) => {
    const { client } = await visitor();
    expect((await codeOf(client.tasks.push.mutate({ app_id: APP, input: { video, spans } }))).code).toBe(code);
  });

  it("refuses to remove the whole, a sample that is none, and another's file", async () => {
    const { client } = await visitor();
    const push = (input: object) => codeOf(client.tasks.push.mutate({ app_id: APP, input }));
    expect((await push({ video, spans: "0:00-5:00", keep: "remove" })).code).toBe(-20327);
    expect((await push({ video: "sample:none.mp4", spans: "0:00-0:01" })).code).toBe(-20405);
    expect((await push({ video: "asset:nobodys", spans: "0:00-0:01" })).code).toBe(-20001);
  });

  it("works as a form without scripts, with a file that is posted with it", async () => {
    const cookie = await guestCookie();
    const form = new FormData();
    form.append("video.files", new File([new Uint8Array(await readFile(FILM))], "My film.mp4", { type: "video/mp4" }));
    for (const [name, value] of Object.entries({ spans: "0:00-0:01", keep: "keep", files: "one", key: crypto.randomUUID() }))
      form.append(name, value);
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    const begun = await fetch(`${ORIGIN}/video-cut`, { method: "POST", redirect: "manual", headers, body: form });
    expect(begun.status).toBe(303);
    expect(await (await begunPage(begun, cookie)).text()).toContain("My film");
  });
});
