import { describe, expect, it } from "vitest";
import { admin as calls } from "../../trpc/contract/admin.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { apps } from "../../trpc/contract/settings-of-app.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { templates } from "../../trpc/contract/template.ts";
import { admin } from "./admin-support.ts";
import { as, ask, guest } from "./support.ts";

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
  expect(await placeOf("what the web worker knows")).toEqual({ ip: "203.0.113.7", country: "FR" });
  expect(await placeOf("a guess")).toEqual({ ip: "", country: "" });
});
