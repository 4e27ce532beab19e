import { describe, expect, it } from "vitest";
import { admin as calls } from "../../trpc/contract/admin.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { apps } from "../../trpc/contract/settings-of-app.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { PRO_APPS } from "../../trpc/contract/tools/app.ts";
import { templates } from "../../trpc/contract/template.ts";
import { admin } from "./admin-support.ts";
import { as, ask, guest } from "./support.ts";
import { pngHeader, report, upload } from "./upload-support.ts";

it("the two lists of tags share none, and each of them finds a template", async () => {
  const [recommended, categories] = await Promise.all([as("")(templates.recommendTags, {}), as("")(templates.categoryTags, {})]);
  const { revision, value } = await admin(calls.dictionaries.get, {});
  await admin(calls.dictionaries.set, {
    revision,
    value: { ...value, templates: ["kinetic", "studio", "magazine", "street", "demo", "before-after"] },
  });
  const tags = [...recommended.list, ...categories.list].map(({ id }) => id);
  expect(new Set(tags).size).toBe(6);
  for (const tag_id of tags) expect((await as("")(templates.list, { tag_id })).total, tag_id).toBeGreaterThan(0);
  expect((await as("")(templates.list, { page: 2, page_size: 4 })).list).toHaveLength(2);
});

it("before and after is on offer for a draft with a picture of before, says that it needs one, and is no other's to ask for", async () => {
  const me = await guest();
  const { id: draft_id } = await me.call(drafts.create, { app_id: 103, name: "Cloth", intro: "It wipes.", language: "en" });
  const offered = async () => (await me.call(templates.list, { draft_id })).list.map(({ id }) => id);
  const all = (await as("")(templates.list, {})).list;
  expect(all.filter(({ needs_before }) => needs_before).map(({ id }) => id)).toEqual(["before-after"]);
  expect(await offered()).not.toContain("before-after");
  for (const at of [1, 2]) {
    const { place } = await upload(me, pngHeader(640 + at, 480));
    const { id } = await report(me, place.key);
    await me.call(drafts.attachMedia, { draft_id, asset_id: id });
    if (at === 1) await me.call(drafts.update, { draft_id, before_id: id });
  }
  expect(await offered()).toContain("before-after");
  await me.call(drafts.update, { draft_id, before_id: null });
  expect(await offered()).not.toContain("before-after");
  const other = await guest();
  await expect(other.call(templates.list, { draft_id })).rejects.toMatchObject({ code: -20001 });
  await expect(as("")(templates.list, { draft_id })).rejects.toMatchObject({ code: -202 });
});

describe("the apps", () => {
  it("that work are available, and no other is called so", async () => {
    const { list } = await as("")(apps.list, {});
    expect(list.filter(({ available }) => available).map(({ app_id }) => app_id)).toEqual(expect.arrayContaining([103, 104]));
    expect(list.find(({ app_id }) => app_id === 118)).toMatchObject({ name: "GMV_TABLE", available: false });
    expect(await as("")(apps.detail, { app_id: 104 })).toMatchObject({ available: true, cost: { unit: "seconds", step: 15, credits: 5 } });
    await expect(as("")(apps.detail, { app_id: 9999 })).rejects.toMatchObject({ code: -20001 });
  });

  it("that are switched off take no new work, and say so", async () => {
    const { revision } = await admin(calls.settings.get, {});
    await admin(calls.settings.set, { revision, value: { list: [{ app_id: 103, enabled: false }] } });
    expect((await as("")(apps.list, {})).list.find(({ app_id }) => app_id === 103)?.available).toBe(false);
    const { call } = await guest();
    const { id: draft_id } = await call(drafts.create, {
      app_id: 103,
      name: "Bottle",
      intro: "It keeps coffee hot for a day.",
      language: "en",
    });
    await expect(call(tasks.push, { app_id: 103, input: { draft_id }, stage: "preview" })).rejects.toMatchObject({ code: -20804 });
    await admin(calls.settings.set, { revision: revision + 1, value: { list: [] } });
  });
});

it("the caller's own address is what the web worker saw; nobody else's word for it is believed", async () => {
  const placeOf = async (secret: string) => {
    const headers = { "x-client-address": "203.0.113.7", "x-client-country": "FR", "x-upstream-secret": secret };
    return ((await (await ask(`https://upstream.test${apps.ip.path}`, { headers })).json()) as { data: unknown }).data;
  };
  expect(await placeOf("what the web worker knows")).toEqual({ ip: "203.0.113.7", country: "FR", app_permission: [...PRO_APPS] });
  expect(await placeOf("a guess")).toEqual({ ip: "", country: "", app_permission: [...PRO_APPS] });
});
