import { describe, expect, it } from "vitest";
import { addEvent, EVENT_LIFE_MS, forgetEvents } from "../../db/queries/event.ts";
import { event } from "../../db/schema/index.ts";
import { admin as adminCalls } from "../../trpc/contract/admin.ts";
import { eventStat, gateway } from "../../trpc/contract/events.ts";
import { all, as, ask, env, guest } from "./support.ts";

const page = { url: "https://studio.example/home", userId: "u", inviteCode: "", pageTitle: "Home", pageName: "CreativeCenter", ref: "" };
const web = as("", "en", { appKey: "reelwright" });
const admin = as("", "en", { adminKey: "the admin key of the tests" });
const rows = () => all.db.select().from(event);

describe("the second gateway", () => {
  it("keeps views and events, and an admin sees how many of how many", async () => {
    for (const userCookieId of ["v1", "v1", "v2"]) await web(gateway.pageView, { ...page, userCookieId, props: {} });
    await web(gateway.pageEvent, { ...page, userCookieId: "v1", eventName: "scroll_depth", eventData: { percent: 25 } });
    const { list } = await admin(adminCalls.events.daily, { days: 1 });
    expect(list).toContainEqual(expect.objectContaining({ name: "page_view", count: 3, visitors: 2 }));
    expect(list).toContainEqual(expect.objectContaining({ name: "scroll_depth", count: 1, visitors: 1 }));
    expect((await rows()).find(({ kind }) => kind === "event")?.body).toEqual({ url: page.url, percent: 25 });
  });

  it.each(["", "another app"])("takes nothing with the app key %j", async (appKey) => {
    const before = (await rows()).length;
    await expect(as("", "en", { appKey })(gateway.pageView, { ...page, userCookieId: "v", props: {} })).rejects.toMatchObject({
      code: -20805,
    });
    expect(await rows()).toHaveLength(before);
  });

  it("takes no more than a hundred at once from one visitor, and still takes another's", async () => {
    const view = (userCookieId: string) => web(gateway.pageView, { ...page, userCookieId, props: {} });
    const outcomes = await Promise.allSettled(Array.from({ length: 250 }, () => view("flood")));
    const kept = outcomes.filter(({ status }) => status === "fulfilled").length;
    expect(kept).toBeGreaterThanOrEqual(100);
    expect(kept).toBeLessThan(250);
    await expect(view("calm")).resolves.toEqual({});
  });

  it("takes no payload without measure", async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`k${index}`, 1]));
    await expect(web(gateway.pageView, { ...page, userCookieId: "v", props: many })).rejects.toMatchObject({ code: -20003 });
    const raw = {
      method: "POST",
      headers: { "x-app-key": "reelwright", "client-id": "c" },
      body: JSON.stringify({ ...page, userCookieId: "v", props: { a: "x".repeat(400) } }),
    };
    expect(await (await ask("https://upstream.test/sync/pageView", raw)).json()).toMatchObject({ code: -20003 });
  });
});

describe("an event stat", () => {
  it("belongs to its user", async () => {
    const { call, userId } = await guest();
    await call(eventStat.add, { eventId: "street", eventName: "template_used", eventType: 2, eventBody: {}, appId: 104 });
    expect((await rows()).find(({ owner_id }) => owner_id === userId)).toMatchObject({
      kind: "stat",
      name: "template_used",
      body: { eventType: 2, appId: 104 },
    });
    await expect(as("")(eventStat.add, { eventId: "", eventName: "x", eventType: 1, eventBody: {}, appId: 0 })).rejects.toMatchObject({
      code: -202,
    });
  });
});

it("what is older than ninety days is forgotten, and nothing younger", async () => {
  await addEvent(all.db, { kind: "view", name: "old_one", owner_id: "", visitor_id: "", page: "", body: {} });
  await addEvent(all.db, { kind: "view", name: "young_one", owner_id: "", visitor_id: "", page: "", body: {} });
  await env.DB.prepare("UPDATE event SET created_at = ?1 WHERE name = 'old_one'")
    .bind(Date.now() - EVENT_LIFE_MS - 1000)
    .run();
  await forgetEvents(all.db);
  const names = (await rows()).map(({ name }) => name);
  expect(names).not.toContain("old_one");
  expect(names).toContain("young_one");
});
