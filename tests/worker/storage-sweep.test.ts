import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { artifact, asset as assetTable, storedFile, task as taskTable } from "../../db/schema/index.ts";
import { findDraft } from "../../db/queries/draft.ts";
import { keepMade } from "../../db/queries/task-files.ts";
import { account } from "../../trpc/contract/account.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { KEPT_FOR } from "../../trpc/contract/rules/storage.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { saveDraft } from "../../workers/upstream/drafts/save.ts";
import { runOnce } from "../../workers/upstream/media/artifact.ts";
import { fail } from "../../workers/upstream/tasks/finish.ts";
import { collect } from "../../workers/upstream/storage/collect.ts";
import { PASSWORD } from "../setup/password.ts";
import { register } from "./account-support.ts";
import { AFTER_A_DAY, described, draftWith, emptyBucket, later, MINUTE, put, rendered, there, uploaded } from "./storage-support.ts";
import { all, as, guest } from "./support.ts";
import { adOutput, taskRow } from "./task-support.ts";
import { pngHeader, report, send, upload } from "./upload-support.ts";

const { db } = all;
beforeEach(emptyBucket);

describe("an upload that is never reported", () => {
  it("is removed when its time is over, not before, and its address opens nothing any more", async () => {
    const me = await guest();
    const { place } = await upload(me, pngHeader(640, 480));
    await collect(all, later(KEPT_FOR.upload));
    expect(await there(place.key)).toEqual([true]);
    await collect(all, later(KEPT_FOR.upload + KEPT_FOR.report));
    expect(await there(place.key)).toEqual([false]);
    await expect(report(me, place.key)).rejects.toMatchObject({ code: -20001 });
    expect((await send(place.upload_url, pngHeader(640, 480))).status).toBe(403);
  });
});

describe("what is named stays", () => {
  it("an upload in the library, for years", async () => {
    const me = await guest();
    const { key } = await uploaded(me, "asset-library");
    await collect(all, later(1000 * KEPT_FOR.unnamed));
    expect(await there(key)).toEqual([true]);
  });

  it("an upload for a draft, which has a day to come to show it, and as long as it does", async () => {
    const me = await guest();
    const [shown, left] = [await uploaded(me), await uploaded(me)];
    const draft = await draftWith(me, shown.asset.id);
    await collect(all, later(KEPT_FOR.unnamed - 10 * MINUTE));
    expect(await there(shown.key, left.key)).toEqual([true, true]);
    await collect(all, AFTER_A_DAY());
    expect(await there(shown.key, left.key)).toEqual([true, false]);
    await expect(me.call(drafts.attachMedia, { draft_id: draft.id, asset_id: left.asset.id })).rejects.toMatchObject({ code: -20001 });
  });

  it("a page's picture and the poster of a film, as long as the draft shows them", async () => {
    const me = await guest();
    const { id } = await me.call(drafts.create, described);
    const row = await findDraft(db, me.userId, id);
    if (!row) throw new Error("no draft");
    const [picture, poster] = [`u/${me.userId}/m/filmofpage`, `u/${me.userId}/poster/filmofpage.jpg`];
    await put(picture, poster);
    const media = [
      { id: "m1", key: picture, source_url: null, type: "video" as const, width: 800, height: 800, duration: 3, use: "auto" as const },
    ];
    await saveDraft(all, row, { product: { ...row.product, media } });
    await collect(all, AFTER_A_DAY());
    expect(await there(picture, poster)).toEqual([true, true]);
    await me.call(drafts.update, { draft_id: id, media_ids: [] });
    await collect(all, AFTER_A_DAY());
    expect(await there(picture, poster)).toEqual([false, false]);
  });

  it("what a guest's draft shows, after the guest has become an account's", async () => {
    const { email, call } = await register();
    const me = await guest();
    const { key, asset } = await uploaded(me);
    const draft = await draftWith(me, asset.id);
    const ad = await rendered(me, draft.id, `merged-${me.userId}`);
    await me.call(account.login, { email, password: PASSWORD });
    await db.delete(storedFile).where(eq(storedFile.key, key));
    await collect(all, AFTER_A_DAY());
    expect(await there(key, ...ad)).toEqual([true, true, true, true]);
    expect((await call(drafts.get, { draft_id: draft.id })).product.media).toHaveLength(1);
  });

  it("what a task under way has read, though its draft names it no more", async () => {
    const me = await guest();
    const { key, asset } = await uploaded(me);
    const draft = await draftWith(me, asset.id);
    const [reel] = [`u/${me.userId}/0a1b2c-reel.mp4`];
    await put(reel);
    const [row] = await db
      .select()
      .from(taskTable)
      .where(eq(taskTable.id, (await rendered(me, draft.id, `open-${me.userId}`))[0].replace(/.*\/|\.mp4/g, "")));
    await db
      .update(taskTable)
      .set({ state: "generating" })
      .where(eq(taskTable.id, row?.id ?? ""));
    await me.call(drafts.update, { draft_id: draft.id, media_ids: [] });
    await db.delete(assetTable).where(eq(assetTable.key, key));
    await collect(all, AFTER_A_DAY());
    expect(await there(key, reel)).toEqual([true, true]);
    await db
      .update(taskTable)
      .set({ state: "failed" })
      .where(eq(taskTable.id, row?.id ?? ""));
    await collect(all, later(KEPT_FOR.unnamed + KEPT_FOR.busy));
    expect(await there(key, reel)).toEqual([false, false]);
  });

  it("what the bucket holds for others than users", async () => {
    await put("backup/2026/db.sql");
    await collect(all, later(1000 * KEPT_FOR.unnamed));
    expect(await there("backup/2026/db.sql")).toEqual([true]);
  });
});

describe("what nothing names any more goes", () => {
  it("a deleted draft's uploads and films: at the next sweep, and its task has no film to show", async () => {
    const me = await guest();
    const [mine, shared] = [await uploaded(me), await uploaded(me)];
    const draft = await draftWith(me, mine.asset.id);
    await me.call(drafts.attachMedia, { draft_id: draft.id, asset_id: shared.asset.id });
    await draftWith(me, shared.asset.id);
    const id = `deleted-${me.userId}`;
    const ad = await rendered(me, draft.id, id);
    await me.call(drafts.delete, { draft_id: draft.id });
    await collect(all, later(0));
    expect(await there(mine.key, shared.key, ad[0])).toEqual([false, true, false]);
    expect(await me.call(tasks.status, { task_id: id })).toMatchObject({ state: "success", output: null });
    await collect(all, AFTER_A_DAY());
    expect(await there(...ad)).toEqual([false, false, false]);
  });

  it("a render that a newer one has replaced for a week; the newer one stays", async () => {
    const me = await guest();
    const { asset } = await uploaded(me);
    const draft = await draftWith(me, asset.id);
    const now = Date.now();
    const old = await rendered(me, draft.id, `old-${me.userId}`, now - 60 * MINUTE);
    const fresh = await rendered(me, draft.id, `new-${me.userId}`, now);
    await collect(all, AFTER_A_DAY());
    expect(await there(...old, ...fresh)).toEqual([true, true, true, true, true, true]);
    await collect(all, later(KEPT_FOR.replaced));
    expect(await there(...old, ...fresh)).toEqual([false, false, false, true, true, true]);
  });

  it("what a failed task left", async () => {
    const me = await guest();
    const row = taskRow({ id: `failed-${me.userId}`, owner_id: me.userId });
    await db.insert(taskTable).values(row);
    const ad = [`u/${me.userId}/ad/${row.id}.mp4`, `u/${me.userId}/ad/${row.id}.jpg`, `u/${me.userId}/ad/${row.id}.json`] as const;
    await put(...ad);
    await keepMade(db, row, adOutput({ video: ad[0], poster: ad[1], document: ad[2] }));
    await fail(db, row, "task.renderFailed");
    await collect(all, AFTER_A_DAY());
    expect(await there(...ad)).toEqual([false, false, false]);
    expect(await me.call(tasks.status, { task_id: row.id })).toMatchObject({ state: "failed", output: null });
  });

  it("work that nobody has used for a month; used in between, it stays, and is done again after it went", async () => {
    const me = await guest();
    const key = `u/${me.userId}/feed-voice.wav`;
    let runs = 0;
    const media = {
      run: async () => {
        runs += 1;
        await put(key);
        return { duration: 1, words: [], mouth: [], engine: "e" };
      },
    } as unknown as typeof all.media;
    const job = {
      kind: "speech" as const,
      text: "Hello there.",
      language: "en" as const,
      voice: "af_heart",
      speed: 1,
      audio: { key, url: "https://x.test/", content_type: "audio/wav" },
    };
    const speak = () => runOnce({ db, media }, me.userId, job);
    await speak();
    await db
      .update(storedFile)
      .set({ expires_at: Date.now() + MINUTE })
      .where(eq(storedFile.key, key));
    await speak();
    await collect(all, later(KEPT_FOR.work - 10 * MINUTE));
    expect([await there(key), runs]).toEqual([[true], 1]);
    await collect(all, later(KEPT_FOR.work));
    expect(await there(key)).toEqual([false]);
    expect(await db.$count(artifact, eq(artifact.owner_id, me.userId))).toBe(0);
    await speak();
    expect([await there(key), runs]).toEqual([[true], 2]);
  });

  it("work whose result a release before has written in another shape is done again", async () => {
    const me = await guest();
    let runs = 0;
    const media = {
      run: async () => {
        runs += 1;
        return { duration: 1, words: [], mouth: [], engine: "e" };
      },
    } as unknown as typeof all.media;
    const job = {
      kind: "speech" as const,
      text: "Hello there.",
      language: "en" as const,
      voice: "af_heart",
      speed: 1,
      audio: { key: `u/${me.userId}/old.wav`, url: "https://x.test/", content_type: "audio/wav" },
    };
    const speak = () => runOnce({ db, media }, me.userId, job);
    await speak();
    await db
      .update(artifact)
      .set({ result: { seconds: 6 } })
      .where(eq(artifact.owner_id, me.userId));
    expect([(await speak()).engine, (await speak()).engine]).toEqual(["e", "e"]);
    expect(runs).toBe(2);
  });

  it("work is not done while its last result is being removed", async () => {
    const me = await guest();
    const key = `u/${me.userId}/feed-music.wav`;
    await db.insert(storedFile).values({ key, owner_id: me.userId, bytes: 0, removing_at: Date.now() });
    const media = {
      run: async () => {
        throw new Error("must not run");
      },
    } as unknown as typeof all.media;
    const job = {
      kind: "music" as const,
      style: "lofi",
      duration: 6,
      seed: 1,
      audio: { key, url: "https://x.test/", content_type: "audio/wav" },
    };
    await expect(runOnce({ db, media }, me.userId, job)).rejects.toThrow("being removed");
  });

  it("a file that nothing is known of, after a day", async () => {
    const me = await guest();
    const stray = `u/${me.userId}/m/stray`;
    await put(stray);
    await collect(all, later(KEPT_FOR.unnamed - 10 * MINUTE));
    expect(await there(stray)).toEqual([true]);
    await collect(all, AFTER_A_DAY());
    expect(await there(stray)).toEqual([false]);
  });

  it("an account's files, when the account is gone", async () => {
    const { email, call, session } = await register();
    const me = { call, token: session.token, userId: (await call(account.getUserInfo, {})).userId };
    const { key } = await uploaded(me);
    await call(account.deleteAccount, { email, password: PASSWORD });
    await expect.poll(() => there(key)).toEqual([false]);
    await put(key);
    await collect(all, AFTER_A_DAY());
    expect(await there(key)).toEqual([false]);
    await expect(as(session.token)(account.getUserInfo, {})).rejects.toMatchObject({ code: -202 });
  });
});
