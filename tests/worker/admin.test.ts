import { describe, expect, it } from "vitest";
import { admin as calls } from "../../trpc/contract/admin.ts";
import { account } from "../../trpc/contract/account.ts";
import { publicCalls } from "../../trpc/contract/dictionary.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { plans } from "../../trpc/contract/pricing.ts";
import { releaseNotices } from "../../trpc/contract/release-notice.ts";
import { FIRST_PRICING } from "../../trpc/contract/rules/pricing.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { apps } from "../../trpc/contract/settings-of-app.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { templates } from "../../trpc/contract/template.ts";
import { currentAdmin } from "../../workers/upstream/http/admin-key.ts";
import { randomId } from "../../workers/upstream/ids.ts";
import { all, as, env, guest } from "./support.ts";

const ADMIN_KEY = "the admin key of the tests";
const admin = as("", "en", { adminKey: ADMIN_KEY });
const CONFLICT = -20802;
const refusal = { code: -20801 };

describe("the admin key", () => {
  it.each(["", "the admin key of the test", "the admin key of the testS", `${ADMIN_KEY}x`])("refuses %j", async (adminKey) => {
    await expect(as("", "en", { adminKey })(calls.plans.get, {})).rejects.toMatchObject(refusal);
  });

  it("is asked for by every admin call, whoever's session is sent", async () => {
    const { call } = await guest();
    const asked = Object.values(calls).flatMap((one) => ("path" in one ? [one] : Object.values(one)));
    expect(asked.length).toBeGreaterThan(14);
    for (const endpoint of asked) expect(endpoint.session, endpoint.path).toBe("admin");
    await expect(call(calls.audit, {})).rejects.toMatchObject(refusal);
  });

  it("where none is set, nobody is let in, and one is told how to set it", async () => {
    const nothing = { ...all.variables, ADMIN_KEY: undefined };
    await expect(currentAdmin(nothing, new Headers({ "x-admin-key": "" }))).rejects.toMatchObject({ reason: "admin.keyNotSet" });
  });
});

describe("a document", () => {
  it("is what is shipped until an admin writes, and then what was written", async () => {
    const first = await admin(calls.plans.get, {});
    expect(first).toMatchObject({ revision: 0, value: FIRST_PRICING });
    const dearer = { ...FIRST_PRICING, starter: { ...FIRST_PRICING.starter, monthly_cents: 3100 } };
    expect(await admin(calls.plans.set, { revision: 0, value: dearer })).toMatchObject({ revision: 1 });
    expect((await as("")(plans.pricing, {})).pricing.starter.monthly_cents).toBe(3100);
  });

  it("that another wrote meanwhile is not overwritten", async () => {
    const { revision, value } = await admin(calls.content.get, {});
    const line = (text: string) => ({ ...value, announcement: { text: { en: text, zh: text }, href: null } });
    const outcomes = await Promise.allSettled(["a", "b", "c", "d"].map((text) => admin(calls.content.set, { revision, value: line(text) })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of outcomes) if (one.status === "rejected") expect(one.reason).toMatchObject({ code: CONFLICT });
    await expect(admin(calls.content.set, { revision, value: line("late") })).rejects.toMatchObject({ code: CONFLICT });
    await expect(admin(calls.content.set, { revision: revision + 7, value: line("early") })).rejects.toMatchObject({ code: CONFLICT });
    expect((await admin(calls.content.get, {})).revision).toBe(revision + 1);
  });

  it("of the wrong shape is refused, and nothing is recorded", async () => {
    const { revision, value } = await admin(calls.dictionaries.get, {});
    const bad = { ...value, templates: ["studio" as const], defaults: { ...value.defaults, template: "street" as const } };
    await expect(admin(calls.dictionaries.set, { revision, value: bad })).rejects.toThrow(/not offered/);
    expect((await admin(calls.audit, { subject: "document:dictionaries" })).list).toEqual([]);
  });

  it("of dictionaries decides what is offered, in which order, and what a new ad begins with", async () => {
    const { revision, value } = await admin(calls.dictionaries.get, {});
    const offered = { ...value, templates: ["street" as const, "studio" as const], voices: ["am_puck", "zm_yunxi"], defaults: { ...value.defaults, template: "street" as const, voice_en: "am_puck", voice_zh: "zm_yunxi" } };
    await admin(calls.dictionaries.set, { revision, value: offered });
    const shown = await as("")(publicCalls.getDictList, {});
    expect(shown.templates).toEqual(["street", "studio"]);
    expect(shown.voices.map(({ id }) => id)).toEqual(["am_puck", "zm_yunxi"]);
    expect((await as("")(templates.list, {})).list.map(({ id }) => id)).toEqual(["street", "studio"]);
    expect((await as("")(templates.list, { tag_id: "calm" })).list.map(({ id }) => id)).toEqual(["studio"]);
    const { call } = await guest();
    const made = await call(drafts.create, { app_id: 103, name: "Bottle", intro: "It keeps coffee hot.", language: "zh" });
    expect(made.settings).toMatchObject({ template: "street", voice: "zm_yunxi" });
  });

  it("of the version says what open pages compare theirs with", async () => {
    const { revision } = await admin(calls.version.get, {});
    await admin(calls.version.set, { revision, value: { version: "2.0.0" } });
    expect(await as("")(publicCalls.getVersion, { project_name: "reelwright" })).toEqual({ version: "2.0.0" });
    await admin(calls.version.set, { revision: revision + 1, value: { version: null } });
    expect(await as("")(publicCalls.getVersion, { project_name: "reelwright" })).toEqual({ version: all.variables.VERSION });
  });
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
    const { id: draft_id } = await call(drafts.create, { app_id: 103, name: "Bottle", intro: "It keeps coffee hot for a day.", language: "en" });
    await expect(call(tasks.push, { app_id: 103, draft_id, stage: "preview" })).rejects.toMatchObject({ code: -20804 });
    await admin(calls.settings.set, { revision: revision + 1, value: { list: [] } });
  });
});

describe("a grant of credits", () => {
  it("is given once for its key, however often and at once it is sent", async () => {
    const { call, userId } = await guest();
    const order = { user_id: userId, amount: 50, key: `order:${randomId()}`, reason: "A good report of a bug" };
    const given = await Promise.all(Array.from({ length: 6 }, () => admin(calls.credits.grant, order)));
    expect(new Set(given.map(({ created_at }) => created_at)).size).toBe(1);
    expect((await call(account.getUserInfo, {})).credits.available).toBe(GUEST_CREDITS + 50);
    const { list } = await admin(calls.audit, { subject: `grant:${order.key}` });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ action: "grant", after: { user_id: userId, amount: 50, reason: order.reason } });
  });

  it("does not take a key that was used for something else", async () => {
    const [one, other] = await Promise.all([guest(), guest()]);
    const key = `order:${randomId()}`;
    await admin(calls.credits.grant, { user_id: one.userId, amount: 5, key, reason: "a" });
    await expect(admin(calls.credits.grant, { user_id: other.userId, amount: 5, key, reason: "a" })).rejects.toMatchObject({ code: -20803 });
    await expect(admin(calls.credits.grant, { user_id: one.userId, amount: 6, key, reason: "a" })).rejects.toMatchObject({ code: -20803 });
    expect((await admin(calls.users.find, { query: other.userId })).credits.available).toBe(GUEST_CREDITS);
  });

  it("to nobody is refused, and leaves no trace", async () => {
    await expect(admin(calls.credits.grant, { user_id: "nobody", amount: 5, key: "order:nobody", reason: "a" })).rejects.toMatchObject({ code: -20001 });
    expect((await admin(calls.audit, { subject: "grant:order:nobody" })).list).toEqual([]);
  });
});

describe("a release notice", () => {
  const text = { title: { en: "Six directors", zh: "六位导演" }, body: { en: "There are six now.", zh: "现在有六位。" } };

  it("is the same for everyone, read by each for themselves, and gone when withdrawn", async () => {
    const published = await admin(calls.notices.publish, { key: "notice-1", ...text });
    expect(await admin(calls.notices.publish, { key: "notice-1", ...text })).toEqual(published);
    await expect(admin(calls.notices.publish, { key: "notice-1", ...text, title: { en: "x", zh: "x" } })).rejects.toMatchObject({ code: -20803 });
    const [one, other] = await Promise.all([guest(), guest()]);
    expect((await one.call(releaseNotices.get, {})).notice).toMatchObject({ id: published.id, ...text });
    await one.call(releaseNotices.read, { id: published.id });
    await one.call(releaseNotices.read, { id: published.id });
    expect(await one.call(releaseNotices.isRead, { id: published.id })).toEqual({ read: true });
    expect(await other.call(releaseNotices.isRead, { id: published.id })).toEqual({ read: false });
    await admin(calls.notices.withdraw, { id: published.id, revision: 1 });
    await expect(admin(calls.notices.withdraw, { id: published.id, revision: 1 })).rejects.toMatchObject({ code: CONFLICT });
    expect((await other.call(releaseNotices.get, {})).notice).toBeNull();
  });

  it("that does not exist cannot be read", async () => {
    const { call } = await guest();
    await expect(call(releaseNotices.read, { id: "none" })).rejects.toMatchObject({ code: -20001 });
  });
});

describe("the audit", () => {
  it("says who changed what, from what, to what", async () => {
    const { revision, value } = await admin(calls.plans.get, {});
    await admin(calls.plans.set, { revision, value: { ...value, currency: "EUR" } });
    const [row] = (await admin(calls.audit, { subject: "document:plans" })).list;
    expect(row).toMatchObject({ action: "set", revision: revision + 1, before: { currency: "USD" }, after: { currency: "EUR" } });
    expect(row?.admin).toMatch(/^[0-9a-f]{12}$/);
    expect(JSON.stringify(row)).not.toContain(ADMIN_KEY);
  });

  it("keeps every row: no update, no delete", async () => {
    await admin(calls.version.get, {}).then(({ revision }) => admin(calls.version.set, { revision, value: { version: "3" } }));
    await expect(env.DB.prepare("UPDATE admin_audit SET admin = 'nobody'").run()).rejects.toThrow(/append only/);
    await expect(env.DB.prepare("DELETE FROM admin_audit").run()).rejects.toThrow(/append only/);
  });

  it("goes on by pages, newest first", async () => {
    const { list } = await admin(calls.audit, {});
    const seqs = list.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => b - a));
    expect((await admin(calls.audit, { before: seqs[0] })).list[0]?.seq).toBe(seqs[1]);
  });
});

it("the caller's own address is what the edge saw", async () => {
  expect(await as("")(apps.ip, {})).toEqual({ ip: "203.0.113.7", country: "FR" });
});
