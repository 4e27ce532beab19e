import { describe, expect, it } from "vitest";
import { admin as calls } from "../../trpc/contract/admin.ts";
import { publicCalls } from "../../trpc/contract/dictionary.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { plans } from "../../trpc/contract/pricing.ts";
import { FIRST_PRICING } from "../../trpc/contract/rules/pricing.ts";
import { templates } from "../../trpc/contract/template.ts";
import { currentAdmin } from "../../workers/upstream/http/admin-key.ts";
import { admin, ADMIN_KEY, CONFLICT } from "./admin-support.ts";
import { all, as, env, guest } from "./support.ts";

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
    const outcomes = await Promise.allSettled(
      ["a", "b", "c", "d"].map((text) => admin(calls.content.set, { revision, value: line(text) })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of outcomes) if (one.status === "rejected") expect(one.reason).toMatchObject({ code: CONFLICT });
    await expect(admin(calls.content.set, { revision, value: line("late") })).rejects.toMatchObject({ code: CONFLICT });
    await expect(admin(calls.content.set, { revision: revision + 7, value: line("early") })).rejects.toMatchObject({ code: CONFLICT });
    expect((await admin(calls.content.get, {})).revision).toBe(revision + 1);
  });

  it("of the wrong shape is refused, and nothing is recorded", async () => {
    const { revision, value } = await admin(calls.dictionaries.get, {});
    const bad = { ...value, templates: ["studio" as const], defaults: { ...value.defaults, template: "street" as const } };
    await expect(admin(calls.dictionaries.set, { revision, value: bad })).rejects.toMatchObject({ code: -20003 });
    expect((await admin(calls.audit, { subject: "document:dictionaries" })).list).toEqual([]);
  });

  it("of dictionaries decides what is offered, in which order, and what a new ad begins with", async () => {
    const { revision, value } = await admin(calls.dictionaries.get, {});
    const offered = {
      ...value,
      templates: ["street" as const, "studio" as const],
      voices: ["am_puck", "zm_yunxi"],
      defaults: { ...value.defaults, template: "street" as const, voice_en: "am_puck", voice_zh: "zm_yunxi" },
    };
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
