import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { findDraft } from "../../db/queries/draft.ts";
import { asset as assetTable, fileReference, storedFile, task as taskTable } from "../../db/schema/index.ts";
import { keepForDocument } from "../../db/queries/task-files.ts";
import { account } from "../../trpc/contract/account.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { KEPT_FOR } from "../../trpc/contract/rules/storage.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { saveDraft } from "../../workers/upstream/drafts/save.ts";
import { collect } from "../../workers/upstream/storage/collect.ts";
import { fail, succeed } from "../../workers/upstream/tasks/finish.ts";
import { PASSWORD } from "../setup/password.ts";
import { register } from "./account-support.ts";
import { AFTER_A_DAY, described, draftWith, emptyBucket, later, put, rendered, there, uploaded } from "./storage-support.ts";
import { all, type Guest, guest } from "./support.ts";
import { adOutput, begun, taskRow } from "./task-support.ts";

const { db } = all;
type Kind = (typeof fileReference.$inferSelect)["holder_kind"];
beforeEach(emptyBucket);

/** The keys that a holder refers to. */
const held = async (holder_kind: Kind, holder_id: string) =>
  (
    await db
      .select()
      .from(fileReference)
      .where(and(eq(fileReference.holder_kind, holder_kind), eq(fileReference.holder_id, holder_id)))
  )
    .map(({ key }) => key)
    .toSorted();

async function pushed(me: Guest, draft_id: string) {
  await me.call(drafts.writeScripts, { draft_id });
  return (await me.call(tasks.push, { app_id: 103, input: { draft_id }, stage: "preview" })).task_id;
}

describe("a draft refers to", () => {
  it("its media and the photo of its presenter, as it is now", async () => {
    const me = await guest();
    const [picture, photo] = [await uploaded(me), await uploaded(me)];
    const { id } = await draftWith(me, picture.asset.id);
    await me.call(drafts.update, { draft_id: id, settings: { avatar: `photo:${photo.asset.id}` } });
    expect(await held("draft", id)).toEqual([picture.key, photo.key].toSorted());
    await me.call(drafts.update, { draft_id: id, settings: { avatar: "mia" } });
    expect(await held("draft", id)).toEqual([picture.key]);
    await me.call(drafts.update, { draft_id: id, media_ids: [] });
    expect(await held("draft", id)).toEqual([]);
    await collect(all, AFTER_A_DAY());
    expect(await there(picture.key, photo.key)).toEqual([false, false]);
    expect(await db.$count(assetTable, eq(assetTable.owner_id, me.userId))).toBe(0);
  });

  it("nothing of a change that lost against another", async () => {
    const me = await guest();
    const { asset, key } = await uploaded(me);
    const { id } = await draftWith(me, asset.id);
    const row = await findDraft(db, me.userId, id);
    if (!row) throw new Error("no draft");
    const saves = await Promise.all([
      saveDraft(all, row, { script_id: null }),
      saveDraft(all, row, { product: { ...row.product, media: [] } }),
    ]);
    const [kept] = saves.filter((saved) => saved !== null);
    expect(saves.filter((saved) => saved !== null)).toHaveLength(1);
    expect(await held("draft", id)).toEqual(kept?.product.media.length === 1 ? [key] : []);
  });

  it("no file that a sweep has claimed, and says that it changed", async () => {
    const me = await guest();
    const { asset, key } = await uploaded(me);
    const { id } = await me.call(drafts.create, described);
    await db.update(storedFile).set({ removing_at: Date.now() }).where(eq(storedFile.key, key));
    await expect(me.call(drafts.attachMedia, { draft_id: id, asset_id: asset.id })).rejects.toMatchObject({ code: -20506 });
    expect([await held("draft", id), (await me.call(drafts.get, { draft_id: id })).product.media]).toEqual([[], []]);
  });

  it.each([0, 1, 2, 3])("its upload with the file, or to neither, where a sweep runs beside it (%d)", async () => {
    const me = await guest();
    const sent = await Promise.all(Array.from({ length: 4 }, () => uploaded(me)));
    const ids = await Promise.all(sent.map(async () => (await me.call(drafts.create, described)).id));
    const over = AFTER_A_DAY();
    const attach = ({ asset }: (typeof sent)[number], at: number) =>
      me.call(drafts.attachMedia, { draft_id: ids[at] ?? "", asset_id: asset.id }).then(
        () => true,
        () => false,
      );
    const [, , ...attached] = await Promise.all([collect(all, over), collect(all, over), ...sent.map(attach)]);
    await collect(all, over + KEPT_FOR.busy);
    expect(await there(...sent.map(({ key }) => key))).toEqual(attached);
  });
});

describe("the library", () => {
  it("keeps what it holds when the draft that shows it is deleted", async () => {
    const me = await guest();
    const [mine, ofDraft] = [await uploaded(me, "asset-library"), await uploaded(me)];
    const { id } = await draftWith(me, mine.asset.id);
    await me.call(drafts.attachMedia, { draft_id: id, asset_id: ofDraft.asset.id });
    await me.call(drafts.delete, { draft_id: id });
    await collect(all, later(0));
    expect(await there(mine.key, ofDraft.key)).toEqual([true, false]);
    expect(await held("library", mine.asset.id)).toEqual([mine.key]);
  });
});

describe("a task refers to", () => {
  it("what its input names while it is open, and to nothing once it has failed", async () => {
    const me = await guest();
    const [picture, photo] = [await uploaded(me), await uploaded(me)];
    const { id } = await draftWith(me, picture.asset.id);
    await me.call(drafts.update, { draft_id: id, settings: { avatar: `photo:${photo.asset.id}` } });
    const taskId = await pushed(me, id);
    expect(await held("task", taskId)).toEqual([picture.key, photo.key].toSorted());
    await fail(db, await begun(taskId), "task.generationFailed");
    expect(await held("task", taskId)).toEqual([]);
    await collect(all, AFTER_A_DAY());
    expect(await there(picture.key, photo.key)).toEqual([true, true]);
  });

  it("its input although a person is asked and its draft is gone, for however long that takes", async () => {
    const me = await guest();
    const { asset, key } = await uploaded(me);
    const { id } = await draftWith(me, asset.id);
    const taskId = await pushed(me, id);
    await begun(taskId, { state: "review" });
    await me.call(drafts.update, { draft_id: id, media_ids: [] });
    await collect(all, later(100 * KEPT_FOR.unnamed));
    expect(await there(key)).toEqual([true]);
  });

  it("what it has made in place of its input, whichever account it has gone to", async () => {
    const { email, info } = await register();
    const me = await guest();
    const { asset } = await uploaded(me);
    const { id } = await draftWith(me, asset.id);
    const taskId = await pushed(me, id);
    const row = await begun(taskId);
    await me.call(account.login, { email, password: PASSWORD });
    await succeed(db, row, adOutput({ video: `u/${me.userId}/v.mp4`, poster: `u/${me.userId}/p.jpg`, document: `u/${me.userId}/d.json` }));
    expect(await held("task", taskId)).toEqual([`u/${me.userId}/d.json`, `u/${me.userId}/p.jpg`, `u/${me.userId}/v.mp4`]);
    expect(
      new Set((await db.select().from(fileReference).where(eq(fileReference.holder_id, taskId))).map(({ owner_id }) => owner_id)),
    ).toEqual(new Set([info.userId]));
  });

  it("the results of its newest attempt alone", async () => {
    const me = await guest();
    const row = taskRow({ id: `late-${me.userId}`, owner_id: me.userId });
    await db.insert(taskTable).values({ ...row, attempt: 2 });
    expect(await succeed(db, row, adOutput())).toBe(false);
    expect(await held("task", row.id)).toEqual([]);
    expect(await succeed(db, { ...row, attempt: 2 }, adOutput())).toBe(true);
    expect(await held("task", row.id)).toEqual(["u/x/d.json", "u/x/p.jpg", "u/x/v.mp4"]);
  });
});

describe("a timeline document", () => {
  it("keeps the files it shows as long as its task is there, beyond the time that work is kept", async () => {
    const me = await guest();
    const shown = `u/${me.userId}/0a1b-voice.wav`;
    const row = taskRow({ id: `doc-${me.userId}`, owner_id: me.userId });
    await put(shown);
    await db
      .insert(storedFile)
      .values({ key: shown, owner_id: me.userId, bytes: 0, expires_at: later(KEPT_FOR.work), artifact_id: "work" });
    await db.insert(taskTable).values(row);
    await keepForDocument(db, row, [shown]);
    await succeed(db, row, adOutput());
    await collect(all, later(2 * KEPT_FOR.work));
    expect(await there(shown)).toEqual([true]);
    await me.call(tasks.delete, { task_id: row.id });
    expect(await held("document", row.id)).toEqual([]);
    await collect(all, later(0));
    expect(await there(shown)).toEqual([false]);
  });

  it("goes with a render that was replaced, and its results with it", async () => {
    const me = await guest();
    const { asset } = await uploaded(me);
    const { id } = await draftWith(me, asset.id);
    const [old, fresh] = [`old-${me.userId}`, `new-${me.userId}`];
    await rendered(me, id, old, Date.now() - 60_000);
    await rendered(me, id, fresh);
    await collect(all, later(KEPT_FOR.replaced));
    expect([await held("task", old), (await held("task", fresh)).length]).toEqual([[], 3]);
    expect([
      (await me.call(tasks.status, { task_id: old })).output,
      (await me.call(tasks.status, { task_id: fresh })).output?.artifacts.length,
    ]).toEqual([null, 2]);
  });
});
