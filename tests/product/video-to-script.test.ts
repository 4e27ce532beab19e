import { describe, expect, it } from "vitest";
import { report } from "../../trpc/contract/report.ts";
import { begunPage, get, guestCookie, post } from "./browse.ts";
import { codeOf, finished, ORIGIN, visitor } from "./support.ts";

const APP = 112;
const video = "sample:bottle/talking.mp4";

describe("video to script", () => {
  it("tells the scenes of a video and what is said in it, with their times, and exports them", async () => {
    const { client } = await visitor();
    const input = { videos: [video] };
    expect((await client.tasks.cost.query({ app_id: APP, input })).cost).toBe(2);
    const task = await finished(client, await client.tasks.push.mutate({ app_id: APP, input }));
    expect(task).toMatchObject({ state: "success", cost: 2 });
    const files = task.output?.artifacts ?? [];
    expect(files.map(({ name }) => name)).toEqual(["storyboard-1", "markdown-1", "csv-1", "report-1", "pdf-1"]);
    const json = await fetch(new URL(files.find(({ kind }) => kind === "report")?.url ?? "", ORIGIN));
    const made = report.parse(await json.json());
    expect(made.scenes.length).toBeGreaterThan(1);
    expect(made).toMatchObject({ name: "talking", transcript: { engine: "built-in:whisper-tiny", language: "en" } });
    expect(made.on_screen_text).toBeInstanceOf(Array);
    const pdf = await fetch(new URL(files.at(-1)?.url ?? "", ORIGIN));
    expect([pdf.headers.get("content-type"), (await pdf.text()).slice(0, 5)]).toEqual(["application/pdf", "%PDF-"]);
    expect(made.transcript?.lines.map(({ text }) => text).join(" ")).toMatch(/coffee is cold.* keeps it hot .*carry it all day/i);
  });

  it("takes one to three videos of one's own, and reserves nothing for what it refuses", async () => {
    const { client } = await visitor();
    const push = (videos: string[]) => codeOf(client.tasks.push.mutate({ app_id: APP, input: { videos } }));
    expect((await push([])).code).toBe(-20003);
    expect((await push(Array.from({ length: 4 }, (_, at) => `asset:${at}`))).code).toBe(-20003);
    expect((await push(["asset:nobodys"])).code).toBe(-20001);
    expect((await client.account.userInfo.query({})).credits).toMatchObject({ reserved: 0 });
  });

  it("works as a form without scripts, and its result's address leads to the task", async () => {
    const cookie = await guestCookie();
    const begun = await post("/video-to-script", { videos: video, key: crypto.randomUUID() }, { cookie });
    expect(begun.status).toBe(303);
    expect((await begunPage(begun, cookie)).status).toBe(200);
    const page = begun.headers.get("location") ?? "";
    // What is not done yet has no result to show.
    expect((await get(page.replace("?", "/result?"), { cookie })).headers.get("location")).toBe(page);
  });
});
