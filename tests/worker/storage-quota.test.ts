import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { storedFile, task as taskTable, user as userTable } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { KEPT_FOR, QUOTA } from "../../trpc/contract/rules/storage.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { collect } from "../../workers/upstream/storage/collect.ts";
import { PASSWORD } from "../setup/password.ts";
import { register } from "./account-support.ts";
import { taskRow } from "./task-support.ts";
import { all, as, type Guest, guest } from "./support.ts";
import { place, pngHeader, report, send, upload } from "./upload-support.ts";

const { db } = all;
const MEGABYTE = 1024 ** 2;
const NO_SPACE = { code: -20309 };
const space = ({ call }: Pick<Guest, "call">) => call(mediaLib.getSpace, {});

/** Leaves an owner `left` bytes of room. */
const fill = (me: Guest, left: number, quota: number = QUOTA.guest) =>
  db.insert(storedFile).values({ key: `u/${me.userId}/m/filling`, owner_id: me.userId, bytes: quota - left });

/** A task that is being worked on; answers its id. */
async function underWay({ userId }: Guest): Promise<string> {
  const id = `open-${userId}`;
  await db.insert(taskTable).values(taskRow({ id, owner_id: userId }));
  return id;
}

describe("the storage quota", () => {
  it("is taken by signed addresses before anything is sent, and given back when nothing ever is", async () => {
    const me = await guest();
    await place(me, 10 * MEGABYTE);
    expect(await space(me)).toEqual({ total: QUOTA.guest, used: 10 * MEGABYTE });
    await collect(all, Date.now() + KEPT_FOR.upload + KEPT_FOR.report + 1000);
    expect((await space(me)).used).toBe(0);
  });

  it("is given back for what was never sent, though a task was under way when its time was over", async () => {
    const me = await guest();
    await place(me, 10 * MEGABYTE);
    const over = Date.now() + KEPT_FOR.upload + KEPT_FOR.report + 1000;
    const id = await underWay(me);
    await collect(all, over);
    expect((await space(me)).used).toBe(10 * MEGABYTE);
    await db.delete(taskTable).where(eq(taskTable.id, id));
    await collect(all, over + KEPT_FOR.busy);
    expect((await space(me)).used).toBe(0);
  });

  it("is what was sent, once that is known", async () => {
    const me = await guest();
    const { place: given } = await upload(me, pngHeader(640, 480), 5 * MEGABYTE);
    await report(me, given.key);
    expect((await space(me)).used).toBe(45);
  });

  it("is not passed by many addresses asked for at once", async () => {
    const me = await guest();
    await fill(me, 25 * MEGABYTE);
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => place(me, 10 * MEGABYTE)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const one of asked) if (one.status === "rejected") expect(one.reason).toMatchObject(NO_SPACE);
  });

  it("spec §8 insufficient remaining space: is said in the user's language", async () => {
    const me = await guest();
    await fill(me, 0);
    await expect(place(me, 1)).rejects.toThrow("not enough storage left");
    await expect(place({ call: as(me.token, "zh") }, 1)).rejects.toThrow("存储空间不够了");
  });

  it("grows when a guest registers, and again with a plan", async () => {
    const me = await guest();
    const { call, info } = await register(me);
    expect((await space({ call })).total).toBe(QUOTA.free);
    await db.update(userTable).set({ user_type: 21 }).where(eq(userTable.id, info.userId));
    expect((await space({ call })).total).toBe(QUOTA.business);
  });

  it("goes with a guest's files to the account that the guest logs in to", async () => {
    const { email, call } = await register();
    const me = await guest();
    const { place: given } = await upload(me, pngHeader(640, 480));
    await report(me, given.key);
    await me.call(account.login, { email, password: PASSWORD });
    expect((await space({ call })).used).toBe(45);
  });

  it("that is used up makes no film and reads no page, and says so", async () => {
    const me = await guest();
    const made = await me.call(drafts.create, {
      app_id: 103,
      name: "Vacuum Bottle",
      intro: "Keeps coffee hot for 24 hours. The lid locks with one turn. It weighs 380 grams.",
      language: "en",
    });
    const { place: given } = await upload(me, pngHeader(640, 480));
    await me.call(drafts.attachMedia, { draft_id: made.id, asset_id: (await report(me, given.key)).id });
    await me.call(drafts.writeScripts, { draft_id: made.id });
    await fill(me, 0);
    await expect(me.call(tasks.push, { app_id: 103, input: { draft_id: made.id }, stage: "preview" })).rejects.toMatchObject(NO_SPACE);
    const linked = await me.call(drafts.create, { app_id: 104, url: "https://shop.example/bottle", language: "en" });
    expect(await me.call(drafts.analyseUrl, { draft_id: linked.id })).toMatchObject({ analysis: "failed", error_code: NO_SPACE.code });
  });

  it("an upload that is refused takes no room", async () => {
    const me = await guest();
    const { place: given } = await upload(me, pngHeader(640, 299));
    await expect(report(me, given.key)).rejects.toThrow("at least 300 pixels");
    expect((await space(me)).used).toBe(0);
    expect((await send(given.upload_url, pngHeader(640, 480))).status).toBe(403);
  });
});
