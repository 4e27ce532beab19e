import { describe, expect, it } from "vitest";
import { drafts } from "../../trpc/contract/draft.ts";
import { userAssets } from "../../trpc/contract/library.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { LIBRARY } from "../../trpc/contract/rules/library.ts";
import { KEPT_FOR } from "../../trpc/contract/rules/storage.ts";
import { collect } from "../../workers/upstream/storage/collect.ts";
import { assetRow, inLibrary, insertAssets, namesIn } from "./library-support.ts";
import { AFTER_A_DAY, draftWith, later, there } from "./storage-support.ts";
import { all, guest } from "./support.ts";
import { pngHeader, report, upload } from "./upload-support.ts";

const NOT_FOUND = { code: -20001 };
const DUPLICATE = { code: -20310 };

describe("folders", () => {
  it("hold files and folders, and say how much is in them", async () => {
    const me = await guest();
    const summer = await me.call(mediaLib.addFolder, { name: "Summer" });
    const inner = await me.call(mediaLib.addFolder, { name: "Beach", parent_id: summer.id });
    await inLibrary(me, "a.png", summer.id);
    await inLibrary(me, "b.png", inner.id);
    await inLibrary(me, "top.png");
    const { list } = await me.call(mediaLib.list, { folder_id: "" });
    expect(list.map(({ file_name, is_folder, asset_type, item_count }) => [file_name, is_folder, asset_type, item_count])).toEqual([
      ["Summer", true, 0, 2],
      ["top.png", false, 1, 0],
    ]);
    expect(await namesIn(me, { folder_id: summer.id })).toEqual(["Beach", "a.png"]);
    expect((await me.call(mediaLib.getFolders, {})).list).toEqual([
      { id: inner.id, parent_id: summer.id, name: "Beach" },
      { id: summer.id, parent_id: "", name: "Summer" },
    ]);
  });

  it("of one name are refused beside each other, whatever its case, and renamed ones too", async () => {
    const me = await guest();
    await me.call(mediaLib.addFolder, { name: "Summer" });
    const other = await me.call(mediaLib.addFolder, { name: "Winter" });
    await expect(me.call(mediaLib.addFolder, { name: "SUMMER" })).rejects.toMatchObject(DUPLICATE);
    await expect(me.call(mediaLib.updateFolder, { id: other.id, name: "summer" })).rejects.toMatchObject(DUPLICATE);
    expect(await me.call(mediaLib.updateFolder, { id: other.id, name: "winter" })).toMatchObject({ name: "winter" });
  });

  it.each(["/", "\\", ":", "*", "?", "<", ">", "|"])("may not be called something with %s", async (sign) => {
    await expect((await guest()).call(mediaLib.addFolder, { name: `a${sign}b` })).rejects.toMatchObject({ code: -20311 });
  });

  it("are nested so deep and no deeper", async () => {
    const me = await guest();
    let parent_id = "";
    for (let depth = 0; depth < LIBRARY.depth; depth += 1) parent_id = (await me.call(mediaLib.addFolder, { name: "in", parent_id })).id;
    await expect(me.call(mediaLib.addFolder, { name: "in", parent_id })).rejects.toMatchObject({ code: -20314 });
  });
});

describe("names", () => {
  it("that a folder has are flagged, with those that are asked for twice, and refused", async () => {
    const me = await guest();
    await inLibrary(me, "Bottle.png");
    const asked = { file_names: ["bottle.PNG", "new.png", "New.png"] };
    expect(await me.call(mediaLib.hasDuplicate, asked)).toEqual({ duplicates: ["bottle.PNG", "New.png"] });
    await expect(inLibrary(me, "bottle.png")).rejects.toMatchObject(DUPLICATE);
    const folder = await me.call(mediaLib.addFolder, { name: "Other" });
    expect(await inLibrary(me, "bottle.png", folder.id)).toMatchObject({ folder_id: folder.id });
  });

  it("are one file's alone where many uploads end at once", async () => {
    const me = await guest();
    const sent = await Promise.all(Array.from({ length: 5 }, () => upload(me, pngHeader(640, 480))));
    const ended = await Promise.allSettled(sent.map(({ place }) => report(me, place.key, "asset-library")));
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await namesIn(me, { folder_id: "" })).toEqual(["a.png"]);
  });

  it("change, and keep the ending that says what a file is", async () => {
    const me = await guest();
    const { id } = await inLibrary(me, "a.png");
    await inLibrary(me, "taken.png");
    expect(await me.call(mediaLib.update, { id, file_name: "  夏季主图  " })).toMatchObject({ file_name: "夏季主图.png" });
    await expect(me.call(mediaLib.update, { id, file_name: "Taken" })).rejects.toMatchObject(DUPLICATE);
    await expect(me.call(mediaLib.update, { id, file_name: "a/b" })).rejects.toMatchObject({ code: -20311 });
    expect(await me.call(userAssets.update, { id, file_name: "b.png" })).toMatchObject({ file_name: "b.png" });
  });

  it("of more than 30 files at once are refused", async () => {
    const file_names = Array.from({ length: 31 }, (_, at) => `${at}.png`);
    await expect((await guest()).call(mediaLib.hasDuplicate, { file_names })).rejects.toMatchObject({ code: -20306 });
  });
});

describe("what is looked for", () => {
  it("is found by a part of its name or of a tag, in whatever folder", async () => {
    const me = await guest();
    const folder = await me.call(mediaLib.addFolder, { name: "Deep" });
    const tagged = await inLibrary(me, "one.png", folder.id);
    await inLibrary(me, "Vacuum Bottle.png");
    await me.call(mediaLib.update, { id: tagged.id, tags: ["Bottles", "Été", "bottles"] });
    expect((await namesIn(me, { category: "all", keyword: "BOTTLE" })).toSorted()).toEqual(["Vacuum Bottle.png", "one.png"]);
    expect(await namesIn(me, { category: "all", keyword: "été" })).toEqual(["one.png"]);
    expect(await namesIn(me, { category: "all", keyword: "%" })).toEqual([]);
    expect(await namesIn(me, { category: "tag,BOTTLES" })).toEqual(["one.png"]);
    await me.call(mediaLib.update, { id: tagged.id, tags: [] });
    expect(await namesIn(me, { category: "tag,bottles" })).toEqual([]);
  });

  it("is listed by kind, by favorites, and by what was uploaded lately", async () => {
    const me = await guest();
    const [, film] = await insertAssets([assetRow(me, { file_name: "p.png" }), assetRow(me, { file_name: "v.mp4", asset_type: 2 })]);
    await insertAssets([assetRow(me, { file_name: "tool.png", shelf: "flow" })]);
    await me.call(mediaLib.update, { id: film ?? "", favorite: true });
    expect(await namesIn(me, { category: "all,video" })).toEqual(["v.mp4"]);
    expect(await namesIn(me, { category: "favorite" })).toEqual(["v.mp4"]);
    expect(await namesIn(me, { category: "favorite,image" })).toEqual([]);
    expect((await namesIn(me, { category: "recent" })).toSorted()).toEqual(["p.png", "tool.png", "v.mp4"]);
    expect((await namesIn(me, { folder_id: "" })).toSorted()).toEqual(["p.png", "v.mp4"]);
  });

  it("has its categories, the first of them and its first child being all", async () => {
    const me = await guest();
    const { id } = await inLibrary(me, "a.png");
    await me.call(mediaLib.update, { id, tags: ["Summer"] });
    const { category } = await me.call(mediaLib.dict, {});
    expect([category[0]?.id, category[0]?.sub_category[0]?.id]).toEqual(["all", "all"]);
    expect(category.find((one) => one.id === "recent")?.sub_category).toEqual([]);
    expect(category.at(-1)).toMatchObject({ id: "tag", sub_category: [{ id: "summer", cat_name: "Summer" }] });
  });

  it.each(["newest", "name", "size"] as const)("by %s: each file once, in order, over all pages", async (sort) => {
    const me = await guest();
    const made = Array.from({ length: 47 }, (_, at) =>
      assetRow(me, { file_name: `f${String((at * 7) % 47).padStart(2, "0")}.png`, size: 100 + (at % 5), created_at: 1000 + (at % 3) }),
    );
    await insertAssets(made);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { list, next } = await me.call(mediaLib.list, { folder_id: "", sort, cursor });
      found.push(...list.map(({ id }) => id));
      cursor = next ?? undefined;
    } while (cursor !== undefined && found.length < 100);
    const rank = { newest: (row: (typeof made)[number]) => -row.created_at, size: (row: (typeof made)[number]) => -row.size };
    const byName = (a: (typeof made)[number], b: (typeof made)[number]) => (a.file_name < b.file_name ? -1 : 1);
    const order =
      sort === "name" ? made.toSorted(byName) : made.toSorted((a, b) => rank[sort](a) - rank[sort](b) || (a.id < b.id ? 1 : -1));
    expect(found).toEqual(order.map(({ id }) => id));
  });
});

describe("moving", () => {
  it("takes files and folders together, all or none", async () => {
    const me = await guest();
    const [from, to] = [await me.call(mediaLib.addFolder, { name: "From" }), await me.call(mediaLib.addFolder, { name: "To" })];
    const [a, b] = [await inLibrary(me, "a.png"), await inLibrary(me, "b.png", from.id)];
    await inLibrary(me, "a.png", to.id);
    await expect(me.call(mediaLib.moveTo, { ids: [a.id, b.id], folder_id: to.id })).rejects.toMatchObject(DUPLICATE);
    expect(await namesIn(me, { folder_id: from.id })).toEqual(["b.png"]);
    expect(await me.call(mediaLib.moveTo, { ids: [b.id, from.id], folder_id: to.id })).toEqual({ count: 2 });
    expect(await namesIn(me, { folder_id: to.id, sort: "name" })).toEqual(["From", "a.png", "b.png"]);
  });

  it("refuses two of one name, and a folder that goes into itself", async () => {
    const me = await guest();
    const outer = await me.call(mediaLib.addFolder, { name: "Outer" });
    const inner = await me.call(mediaLib.addFolder, { name: "Inner", parent_id: outer.id });
    const [a, b] = [await inLibrary(me, "a.png"), await inLibrary(me, "a.png", outer.id)];
    await expect(me.call(mediaLib.moveTo, { ids: [a.id, b.id], folder_id: inner.id })).rejects.toMatchObject(DUPLICATE);
    for (const folder_id of [outer.id, inner.id])
      await expect(me.call(mediaLib.moveTo, { ids: [outer.id], folder_id })).rejects.toMatchObject({ code: -20315 });
  });
});

describe("deleting", () => {
  it("takes a folder with all that is in it, and its undoing brings all of it back", async () => {
    const me = await guest();
    const outer = await me.call(mediaLib.addFolder, { name: "Outer" });
    const inner = await me.call(mediaLib.addFolder, { name: "Inner", parent_id: outer.id });
    const deep = await inLibrary(me, "deep.png", inner.id);
    await inLibrary(me, "top.png");
    const { count, removed_at } = await me.call(mediaLib.removeBatch, { ids: [outer.id] });
    expect(count).toBe(3);
    expect(await namesIn(me, { folder_id: "" })).toEqual(["top.png"]);
    expect(await namesIn(me, { category: "removed" })).toEqual(["deep.png"]);
    await expect(me.call(mediaLib.detail, { id: deep.id })).rejects.toMatchObject(NOT_FOUND);
    await expect(me.call(mediaLib.list, { folder_id: inner.id })).rejects.toMatchObject(NOT_FOUND);
    expect(await me.call(mediaLib.restoreBatch, { removed_at })).toEqual({ count: 3 });
    expect(await namesIn(me, { folder_id: inner.id })).toEqual(["deep.png"]);
  });

  it("of one file of it, restored alone, comes to the top where its folder is gone", async () => {
    const me = await guest();
    const folder = await me.call(mediaLib.addFolder, { name: "Gone" });
    const { id } = await inLibrary(me, "a.png", folder.id);
    await me.call(mediaLib.removeBatch, { ids: [folder.id] });
    await me.call(mediaLib.restoreBatch, { ids: [id] });
    expect(await namesIn(me, { folder_id: "" })).toEqual(["a.png"]);
  });

  it("keeps the file for thirty days, then lets it go", async () => {
    const me = await guest();
    const { id, key } = await inLibrary(me, "a.png");
    await me.call(userAssets.delete, { id });
    await collect(all, later(KEPT_FOR.removed / 2));
    expect(await there(key)).toEqual([true]);
    await collect(all, later(KEPT_FOR.removed));
    await collect(all, later(KEPT_FOR.removed));
    expect(await there(key)).toEqual([false]);
    expect(await me.call(mediaLib.restoreBatch, { ids: [id] })).toEqual({ count: 0 });
  });

  it("for good makes room, but a draft keeps what it shows, and its presenter", async () => {
    const me = await guest();
    const [shown, other] = [await inLibrary(me, "shown.png"), await inLibrary(me, "other.png")];
    const draft = await draftWith(me, shown.id);
    await me.call(drafts.update, { draft_id: draft.id, settings: { avatar: `photo:${shown.id}` } });
    await me.call(mediaLib.removeBatch, { ids: [shown.id, other.id] });
    expect(await me.call(mediaLib.purgeBatch, {})).toEqual({ count: 2 });
    await collect(all, AFTER_A_DAY());
    expect(await there(shown.key, other.key)).toEqual([true, false]);
    expect((await me.call(drafts.get, { draft_id: draft.id })).settings.avatar).toBe(`photo:${shown.id}`);
    expect(await namesIn(me, { category: "recent" })).toEqual([]);
    await me.call(drafts.delete, { draft_id: draft.id });
    await collect(all, AFTER_A_DAY());
    expect(await there(shown.key)).toEqual([false]);
  });

  it("touches nothing that was not deleted before", async () => {
    const me = await guest();
    const { id } = await inLibrary(me, "a.png");
    expect(await me.call(mediaLib.purgeBatch, { ids: [id] })).toEqual({ count: 0 });
    expect(await namesIn(me, { folder_id: "" })).toEqual(["a.png"]);
  });
});

describe("another's", () => {
  it("file or folder is not found by any call, and stands as it was", async () => {
    const [owner, stranger] = [await guest(), await guest()];
    const folder = await owner.call(mediaLib.addFolder, { name: "Mine" });
    const file = await inLibrary(owner, "a.png", folder.id);
    const gone = await inLibrary(owner, "gone.png");
    const { removed_at } = await owner.call(mediaLib.removeBatch, { ids: [gone.id] });
    const { call } = stranger;
    const mine = await inLibrary(stranger, "mine.png");
    const tries: (() => Promise<unknown>)[] = [
      () => call(mediaLib.detail, { id: file.id }),
      () => call(mediaLib.download, { id: file.id }),
      () => call(mediaLib.list, { folder_id: folder.id }),
      () => call(mediaLib.update, { id: file.id, file_name: "taken.png", tags: ["taken"], favorite: true }),
      () => call(mediaLib.addFolder, { name: "In", parent_id: folder.id }),
      () => call(mediaLib.updateFolder, { id: folder.id, name: "Taken" }),
      () => call(mediaLib.moveTo, { ids: [file.id], folder_id: "" }),
      () => call(mediaLib.moveTo, { ids: [mine.id], folder_id: folder.id }),
      () => call(mediaLib.hasDuplicate, { file_names: ["a.png"], folder_id: folder.id }),
      () => call(mediaLib.analyze, { id: file.id }),
      () => call(mediaLib.createQueV2, { ids: [file.id] }),
      () => call(userAssets.delete, { id: file.id }),
      () => call(userAssets.update, { id: file.id, file_name: "taken.png" }),
      () => inLibrary(stranger, "b.png", folder.id),
    ];
    for (const one of tries) await expect(one()).rejects.toMatchObject(NOT_FOUND);
    const none = [
      await call(mediaLib.removeBatch, { ids: [file.id, folder.id] }),
      await call(mediaLib.restoreBatch, { removed_at }),
      await call(mediaLib.restoreBatch, { ids: [gone.id] }),
      await call(mediaLib.purgeBatch, { ids: [gone.id] }),
    ];
    expect(none.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    // Its own upload waits there.
    expect(await call(mediaLib.clearQue, {})).toEqual({ count: 1 });
    expect((await owner.call(mediaLib.getQue, { id: file.id })).list).toHaveLength(1);
    expect((await call(mediaLib.getU2vInfos, { ids: [file.id, mine.id] })).list.map(({ id }) => id)).toEqual([mine.id]);
    expect(await owner.call(mediaLib.detail, { id: file.id })).toMatchObject({ file_name: "a.png", tags: [], folder_id: folder.id });
    expect(await namesIn(owner, { category: "removed" })).toEqual(["gone.png"]);
  });
});
