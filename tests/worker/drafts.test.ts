import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { draft as table, task as taskTable } from "../../db/schema/index.ts";
import { type Draft, drafts } from "../../trpc/contract/draft.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { useOfTokens } from "../../trpc/contract/rules/provider-calls.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { shares } from "../../trpc/contract/share.ts";
import { workKey } from "../../workers/upstream/files/keys.ts";
import { callsOf } from "./frame-support.ts";
import { adOutput, madePicture, taskRow } from "./task-support.ts";
import { all, as, type Guest, guest } from "./support.ts";

const { db } = all;
const describeOne = ({ call }: Guest, name: string) =>
  call(drafts.create, { app_id: 103, name, intro: "Keeps coffee hot for 24 hours.", language: "en" });

/** A finished task of a draft, as a Workflow leaves it. */
async function finished({ userId }: Guest, draft_id: string, stage: "preview" | "render", at: number): Promise<string> {
  const id = `${stage}${draft_id}`.slice(0, 40);
  const state = { state: "success", progress: 100, phase: "done", output: adOutput() } as const;
  await db
    .insert(taskTable)
    .values(taskRow({ id, owner_id: userId, subject_id: draft_id, stage, created_at: at, updated_at: at, finished_at: at, ...state }));
  return id;
}

it("a draft that was stored before its columns had versions is read, shown, listed and written as one of today", async () => {
  const me = await guest();
  const { id } = await describeOne(me, "Bottle");
  const bare = sql.raw("product = json_extract(product, '$.value'), settings = json_extract(settings, '$.value'), scripts = '[]'");
  await db.run(sql`UPDATE draft SET ${bare} WHERE id = ${id}`);
  expect(await me.call(drafts.get, { draft_id: id })).toMatchObject({ product: { name: "Bottle" }, settings: { length: 20 }, scripts: [] });
  await me.call(drafts.update, { draft_id: id, product: { name: "Flask" }, settings: { length: 30 } });
  expect(await me.call(drafts.get, { draft_id: id })).toMatchObject({ product: { name: "Flask" }, settings: { length: 30 } });
  expect((await me.call(drafts.list, {})).list[0]).toMatchObject({ id, name: "Flask" });
  expect(await db.get(sql`SELECT json_extract(settings, '$.v') AS v FROM draft WHERE id = ${id}`)).toEqual({ v: 0 });
});

it("what a language model is paid for its scripts is booked, each time that it is asked", async () => {
  const me = await guest();
  const { writer } = all;
  onTestFinished(() => void Object.assign(all, { writer }));
  all.writer = {
    engine: "openai:gpt-5.6-terra",
    async write(product, options, tell) {
      await tell?.(useOfTokens("text", "openai:gpt-5.6-terra", { read: 1000, written: 500 }));
      return writer.write(product, options);
    },
  };
  const { id } = await describeOne(me, "Bottle");
  await me.call(drafts.writeScripts, { draft_id: id });
  const booked = await callsOf(me.userId);
  expect(booked.length).toBeGreaterThan(0);
  expect(
    booked.every(({ task_id, kind, unit, micros }) => task_id === null && kind === "text" && unit === "token" && micros === 8000),
  ).toBe(true);
  await me.call(drafts.writeScripts, { draft_id: id });
  expect(await callsOf(me.userId), "scripts that are there are not written again").toHaveLength(booked.length);
  await me.call(drafts.writeScripts, { draft_id: id, again: true });
  expect((await callsOf(me.userId)).length).toBeGreaterThan(booked.length);
});

it("takes what a task has made as media of its product, once; it stays when the task is deleted", async () => {
  const [me, other] = await Promise.all([guest(), guest()]);
  const made = { task_id: await madePicture(me), name: "image-1" };
  const { id } = await describeOne(me, "Bottle");
  const { product } = await me.call(drafts.attachMedia, { draft_id: id, made });
  expect(product.media).toMatchObject([{ type: "image", width: 640, height: 480 }]);
  expect((await me.call(drafts.attachMedia, { draft_id: id, made })).product.media).toHaveLength(1);
  await me.call(tasks.delete, { task_id: made.task_id });
  const { product: later } = await me.call(drafts.get, { draft_id: id });
  expect(later.media[0]?.key).not.toBe(workKey(me.userId, `${made.task_id}.png`));
  expect(await all.bucket.head(later.media[0]?.key ?? "")).not.toBeNull();
  const theirs = await describeOne(other, "Cup");
  const stolen = other.call(drafts.attachMedia, { draft_id: theirs.id, made: { ...made, task_id: await madePicture(me) } });
  await expect(stolen).rejects.toMatchObject({ code: codeOf("system.notFound") });
  await expect(me.call(drafts.attachMedia, { draft_id: id })).rejects.toMatchObject({ code: codeOf("form.incomplete") });
});

describe("a draft's script", () => {
  const written = async (me: Guest) => {
    const { id } = await describeOne(me, "Bottle");
    return (await me.call(drafts.writeScripts, { draft_id: id })) as Draft;
  };

  it("has its clips put in order, removed and added; what stays as it was keeps its claims", async () => {
    const me = await guest();
    const { id, scripts, script_id } = await written(me);
    const [script, other] = scripts;
    const [first, second] = script?.clips ?? [];
    if (!script || !first || !second || !other) throw new Error("there are no clips");
    const words = { text: "It keeps your coffee hot for 96 hours in the snow.", headline: "" };
    const order = [second, first, { id: "mine", role: "proof" as const }].map(({ id: clip, role }) => ({ id: clip, role }));
    const { scripts: changed } = await me.call(drafts.update, {
      draft_id: id,
      script_id: script.id,
      clip_order: order,
      clips: { mine: words },
    });
    const clips = changed[0]?.clips ?? [];
    expect(clips.slice(0, 2)).toEqual([second, first]);
    expect(clips[2]).toMatchObject({ id: "mine", role: "proof", text: words.text });
    expect(clips[2]?.headline).not.toBe("");
    expect(clips[2]?.claims.some(({ fact_id }) => fact_id === null)).toBe(true);
    expect(clips).toHaveLength(3);
    expect(changed[1]).toEqual(other);
    expect(script_id).toBe(script.id);
  });

  it("has at least one clip and at most twelve, each once", async () => {
    const me = await guest();
    const { id, scripts } = await written(me);
    const script_id = scripts[0]?.id;
    const order = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `c${at}`, role: "benefit" as const }));
    for (const count of [0, 13])
      await expect(me.call(drafts.update, { draft_id: id, script_id, clip_order: order(count) })).rejects.toThrow();
    const twice = await me.call(drafts.update, { draft_id: id, script_id, clip_order: [...order(1), ...order(1)] });
    expect(twice.scripts[0]?.clips).toHaveLength(1);
  });
});

describe("a described draft", () => {
  it("may begin with nothing, for files to belong to; its claims rest on what its writer says now", async () => {
    const me = await guest();
    const { id } = await me.call(drafts.create, { app_id: 103, language: "en" });
    const { product } = await me.call(drafts.update, { draft_id: id, product: { name: "Bottle", intro: "It weighs 300 grams." } });
    expect(product.facts.map(({ text }) => text)).toEqual(["It weighs 300 grams."]);
    const later = await me.call(drafts.update, { draft_id: id, product: { intro: "It weighs 200 grams." } });
    expect(later.product.facts.map(({ text }) => text)).toEqual(["It weighs 200 grams."]);
  });

  it("takes no old price that is not above the new one", async () => {
    const me = await guest();
    const { id } = await describeOne(me, "Bottle");
    const prices = (now: string, before: string) => ({
      promo_price: { amount: now, currency: "EUR" },
      original_price: { amount: before, currency: "EUR" },
    });
    await expect(me.call(drafts.update, { draft_id: id, product: prices("29.90", "9.90") })).rejects.toThrow(/higher/);
    const { product } = await me.call(drafts.update, { draft_id: id, product: prices("9.90", "29.90") });
    expect(product.promo_price?.amount).toBe("9.90");
  });
});

describe("a project", () => {
  it("is called what its owner likes, which changes nothing of the ad", async () => {
    const me = await guest();
    const before = await describeOne(me, "Bottle");
    const named = await me.call(drafts.rename, { draft_id: before.id, title: "  Spring campaign " });
    expect(named).toEqual({ ...before, title: "Spring campaign" });
    const turned = await me.call(drafts.rename, { draft_id: before.id, title: "ad\u202egnp\u0007" });
    expect(turned.title).toBe("ad gnp");
    await me.call(drafts.rename, { draft_id: before.id, title: "Spring campaign" });
    expect((await me.call(drafts.list, {})).list[0]?.name).toBe("Spring campaign");
    await me.call(drafts.rename, { draft_id: before.id, title: "" });
    expect((await me.call(drafts.list, {})).list[0]?.name).toBe("Bottle");
    await expect((await guest()).call(drafts.rename, { draft_id: before.id, title: "Mine" })).rejects.toThrow();
  });

  it("is found by a part of its name, of its product's, or of its link, whatever is typed", async () => {
    const me = await guest();
    const { id } = await describeOne(me, "Harbour Bottle");
    await describeOne(me, "100% 羊毛围巾");
    await me.call(drafts.create, { app_id: 104, url: "https://shop.example/lamp", language: "en" });
    await me.call(drafts.rename, { draft_id: id, title: "Spring" });
    const found = async (query: string) => (await me.call(drafts.list, { query })).list.length;
    await me
      .call(drafts.create, { app_id: 104, url: "https://shop.example/jug", language: "en" })
      .then(({ id: jug }) => me.call(drafts.rename, { draft_id: jug, title: "Ølkanne Größe" }));
    expect(await Promise.all(["Ølkanne", "ØLKANNE", "größe"].map(found))).toEqual([1, 1, 1]);
    expect(await Promise.all(["bottle", "SPRING", "羊毛", "shop.example", "100%", "%", "_", "' OR 1=1", "none"].map(found))).toEqual([
      1, 1, 1, 2, 1, 1, 0, 0, 0,
    ]);
  });

  it("has new scripts written only over those that their caller saw", async () => {
    const me = await guest();
    const { id } = await describeOne(me, "Bottle");
    const seen = await me.call(drafts.writeScripts, { draft_id: id });
    await me.call(drafts.update, { draft_id: id, product: { brand: "Harbour" } });
    await expect(me.call(drafts.writeScripts, { draft_id: id, again: true, revision: seen.revision })).rejects.toThrow();
    expect((await me.call(drafts.get, { draft_id: id })).scripts).toEqual(seen.scripts);
  });

  it("is duplicated with its words and none of its films", async () => {
    const me = await guest();
    const { id } = await describeOne(me, "Bottle");
    await me.call(drafts.writeScripts, { draft_id: id });
    await finished(me, id, "render", 1000);
    const copy = await me.call(drafts.duplicate, { draft_id: id });
    const first = await me.call(drafts.get, { draft_id: id });
    expect(copy).toMatchObject({ title: "Bottle (2)", product: first.product, settings: first.settings, scripts: first.scripts });
    expect(copy).toMatchObject({ preview_task_id: null, render_task_id: null, share_token: null });
    expect(copy.id).not.toBe(id);
    await expect((await guest()).call(drafts.duplicate, { draft_id: id })).rejects.toThrow();
  });
});

describe("a public link", () => {
  const shared = (token: string) => as("")(shares.detail, { token });

  it("shows the film and its title to anyone, and ends when it is taken back or the ad is deleted", async () => {
    const me = await guest();
    const { id } = await describeOne(me, "Bottle");
    await finished(me, id, "render", 1000);
    const { token } = await me.call(shares.create, { draft_id: id });
    expect(token).toMatch(/^[0-9a-z]{32}$/);
    expect(await me.call(shares.create, { draft_id: id })).toEqual({ token });
    expect((await me.call(drafts.get, { draft_id: id })).share_token).toBe(token);
    expect(Object.keys(await shared(token)).toSorted()).toEqual(["title", "video"]);
    await me.call(shares.revoke, { draft_id: id });
    await expect(shared(token)).rejects.toThrow();
    const again = await me.call(shares.create, { draft_id: id });
    expect(again.token).not.toBe(token);
    await me.call(drafts.delete, { draft_id: id });
    await expect(shared(again.token)).rejects.toThrow();
  });

  it("is the owner's to make and to take back, and shows no preview", async () => {
    const [me, other] = await Promise.all([guest(), guest()]);
    const { id } = await describeOne(me, "Bottle");
    await finished(me, id, "preview", 1000);
    await expect(other.call(shares.create, { draft_id: id })).rejects.toThrow();
    const { token } = await me.call(shares.create, { draft_id: id });
    await other.call(shares.revoke, { draft_id: id });
    expect((await me.call(drafts.get, { draft_id: id })).share_token).toBe(token);
    for (const one of [token, "", "' OR 1=1 --"]) await expect(shared(one)).rejects.toThrow();
  });
});

describe("the list of drafts", () => {
  it("pages through drafts of one and the same millisecond without losing or repeating one", async () => {
    const me = await guest();
    const made = await Promise.all(["A", "B", "C", "D", "E"].map((name) => describeOne(me, name)));
    await db.update(table).set({ updated_at: 1_700_000_000_000 }).where(eq(table.owner_id, me.userId));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { list, next } = await me.call(drafts.list, { cursor, page_size: 2 });
      seen.push(...list.map(({ id }) => id));
      cursor = next ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(made.map(({ id }) => id)));
  });

  it("shows the newest task, and keeps a finished render in sight where a later preview exists", async () => {
    const me = await guest();
    const { id } = await describeOne(me, "Bottle");
    const render = await finished(me, id, "render", 1000);
    const preview = await finished(me, id, "preview", 2000);
    const { list } = await me.call(drafts.list, {});
    expect(list).toMatchObject([
      { id, name: "Bottle", script_count: 0, media_count: 0, task: { task_id: preview }, film: { task_id: render, stage: "render" } },
    ]);
    expect(await me.call(drafts.get, { draft_id: id })).toMatchObject({ preview_task_id: preview, render_task_id: render });
  });

  it("has no links that could not be read, unless something was written of them; a day later they are gone", async () => {
    const me = await guest();
    const unread = async () => {
      const { id } = await me.call(drafts.create, { app_id: 104, url: "https://shop.example/", language: "en" });
      await db.update(table).set({ analysis: "failed" }).where(eq(table.id, id));
      return id;
    };
    const [empty, old, byHand] = [await unread(), await unread(), await unread()];
    await me.call(drafts.update, { draft_id: byHand, product: { name: "Bottle" } });
    expect((await me.call(drafts.list, {})).list.map(({ id }) => id)).toEqual([byHand]);
    await db
      .update(table)
      .set({ updated_at: 1000 })
      .where(inArray(table.id, [old, byHand]));
    await describeOne(me, "Flask");
    await expect(me.call(drafts.get, { draft_id: old })).rejects.toThrow();
    expect(await me.call(drafts.get, { draft_id: empty })).toMatchObject({ analysis: "failed" });
    expect((await me.call(drafts.list, {})).list.map(({ name }) => name)).toEqual(["Flask", "Bottle"]);
  });

  it("is the caller's own, and a cursor that is none is refused", async () => {
    const [me, other] = await Promise.all([guest(), guest()]);
    await describeOne(me, "Mine");
    expect((await other.call(drafts.list, {})).list).toEqual([]);
    await expect(me.call(drafts.list, { cursor: "1'--" })).rejects.toThrow();
  });
});
