import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { adminAudit } from "../../db/schema/index.ts";
import { admin as adminCalls } from "../../trpc/contract/admin.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { reports } from "../../trpc/contract/report-of-content.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { NO_KIT } from "../../trpc/contract/rules/brand-kit.ts";
import { shares } from "../../trpc/contract/share.ts";
import { teams } from "../../trpc/contract/team.ts";
import { logoOf, withBrand } from "../../workers/upstream/team/brand-kit.ts";
import { scriptPrompt } from "../../workers/upstream/providers/script-prompt.ts";
import { admin } from "./admin-support.ts";
import { inLibrary, namesIn } from "./library-support.ts";
import type { Buyer } from "./payment-support.ts";
import { all, as, guest } from "./support.ts";
import { founder, joins } from "./team-support.ts";

const NOT_FOUND = { code: -20001 };
let boss: Buyer;
let ada: Buyer;
beforeAll(async () => {
  boss = await founder();
  ada = await joins(boss);
});

const uploaded = ({ call, id }: Buyer, name: string) => inLibrary({ call, userId: id, token: "" }, name);
const describedBy = ({ call }: Pick<Buyer, "call">) =>
  call(drafts.create, { app_id: 103, name: "Bottle", intro: "Holds a litre.", language: "en" });
const sharedNames = async ({ call }: Buyer) => (await call(teams.sharedFiles, {})).list.map(({ file_name }) => file_name);

it("a file that is shared is copied into another member's own library, and nobody else's", async () => {
  const { id } = await uploaded(ada, "mark.png");
  expect(await sharedNames(boss)).not.toContain("mark.png");
  await expect(boss.call(teams.copyFile, { id })).rejects.toMatchObject(NOT_FOUND);
  await ada.call(teams.share, { on: true });
  expect(await sharedNames(boss)).toContain("mark.png");
  expect(await boss.call(teams.copyFile, { id })).toEqual({ file_name: "mark.png" });
  const [copy] = (await boss.call(mediaLib.list, {})).list.filter(({ file_name }) => file_name === "mark.png");
  await ada.call(mediaLib.removeBatch, { ids: [id] });
  expect(await namesIn({ call: boss.call, userId: boss.id, token: "" }, {})).toContain("mark.png");
  expect(copy?.id).not.toBe(id);
  await expect((await guest()).call(teams.copyFile, { id })).rejects.toMatchObject({ code: -202 });
});

it("a brand kit is the managers' to write, and what everyone's new ads begin with", async () => {
  await ada.call(teams.share, { on: true });
  const logo = await uploaded(ada, "logo.png");
  const kit = {
    name: "Nordhavn",
    colors: ["#1a2b3c"],
    template: "magazine" as const,
    call: "See it",
    tone: "Dry and warm.",
    logo: logo.id,
  };
  await expect(ada.call(teams.setBrandKit, { kit })).rejects.toMatchObject({ code: -20710 });
  await boss.call(teams.setBrandKit, { kit });
  expect(await ada.call(teams.brandKit, {})).toMatchObject({ kit, logo: { file_name: "logo.png" } });
  const draft = await describedBy(ada);
  expect(draft).toMatchObject({
    product: { brand: "Nordhavn", brand_colors: ["#1a2b3c"], brand_colors_first: true },
    settings: { template: "magazine", call: "See it" },
  });
  const stranger = await describedBy(await guest());
  expect(stranger.product.brand).toBe("");
  expect(
    scriptPrompt(draft.product, { language: "en", lengthSeconds: 20, objective: "sales", count: 1, seed: 1, tone: kit.tone }),
  ).toContain("Dry and warm.");
  const page = { ...draft.product, brand: "Sony", brand_colors: ["#ff0000"], brand_colors_first: false };
  expect(withBrand(page, kit)).toMatchObject({ brand: "Sony", brand_colors: ["#1a2b3c"], brand_colors_first: true });
  expect(withBrand(page, NO_KIT)).toMatchObject({ brand_colors: ["#ff0000"], brand_colors_first: false });
  const ofAda = { db: all.db, user: { id: ada.id, user_type: 1 } } as unknown as Parameters<typeof logoOf>[0];
  expect(await logoOf(ofAda)).toMatch(/\S/);
  await ada.call(teams.share, { on: false });
  expect(await logoOf(ofAda)).toBeNull();
  await ada.call(teams.share, { on: true });
  await expect(boss.call(teams.setBrandKit, { kit: { ...kit, logo: draft.id as typeof logo.id } })).rejects.toMatchObject(NOT_FOUND);
  await boss.call(teams.setBrandKit, { kit: NO_KIT });
  expect((await boss.call(teams.audit, {})).list.filter(({ action }) => action === "brand")).toHaveLength(2);
});

it("colors that somebody types are what the ad wears; a form that posts what it was given changes nothing", async () => {
  const { call } = await guest();
  const { id, product } = await describedBy({ call });
  const typed = async (brand_colors: string[]) =>
    (await call(drafts.update, { draft_id: id, product: { name: product.name, brand_colors } })).product.brand_colors_first ?? false;
  expect(await typed(product.brand_colors ?? [])).toBe(false);
  expect(await typed(["#0b5fff"])).toBe(true);
  expect(await typed(["#0b5fff"])).toBe(true);
  expect(await typed([])).toBe(false);
});

it("a shared file that is reported and removed is nobody's but its owner's, who reads why", async () => {
  await ada.call(teams.share, { on: true });
  const { id } = await uploaded(ada, "taken.png");
  await boss.call(reports.shared, { kind: "file", id, reason: 2 });
  await boss.call(reports.shared, { kind: "file", id, reason: 2, comment: "again" });
  const [open, ...more] = (await admin(adminCalls.reports.pending, {})).list.filter(({ subject }) => subject === id);
  expect([open, more]).toMatchObject([{ kind: "file", title: "taken.png", reason: 2, comment: "" }, []]);
  await admin(adminCalls.reports.answer, { id: open?.id ?? "", state: "removed", note: "Not yours." });
  expect(await sharedNames(boss)).not.toContain("taken.png");
  await expect(boss.call(teams.copyFile, { id })).rejects.toMatchObject(NOT_FOUND);
  expect(await namesIn({ call: ada.call, userId: ada.id, token: "" }, {})).toContain("taken.png");
  expect((await ada.call(reports.decisions, {})).list).toMatchObject([{ title: "taken.png", note: "Not yours." }]);
  expect(
    await all.db
      .select({ action: adminAudit.action })
      .from(adminAudit)
      .where(eq(adminAudit.subject, `file:${id}`)),
  ).toEqual([{ action: "report" }]);
  // Sent twice it is done once; another answer does not say that it was done.
  await admin(adminCalls.reports.answer, { id: open?.id ?? "", state: "removed", note: "Not yours." });
  await expect(admin(adminCalls.reports.answer, { id: open?.id ?? "", state: "kept", note: "Changed my mind." })).rejects.toMatchObject({
    code: codeOf("admin.seenOtherwise"),
  });
  expect(await sharedNames(boss)).not.toContain("taken.png");
});

it("an ad's public link is reported by anyone, stays where it is kept, and is gone for good where it is removed", async () => {
  const { id } = await describedBy(ada);
  const { token } = await ada.call(shares.create, { draft_id: id });
  const openOf = async () => (await admin(adminCalls.reports.pending, {})).list.find(({ subject }) => subject === id)?.id ?? "";
  await as("")(reports.ad, { token, reason: 1, comment: "It lies." });
  await expect(as("")(reports.ad, { token: "0".repeat(32), reason: 1 })).rejects.toMatchObject(NOT_FOUND);
  await admin(adminCalls.reports.answer, { id: await openOf(), state: "kept", note: "It's true." });
  expect(await ada.call(shares.create, { draft_id: id })).toEqual({ token });
  expect((await ada.call(reports.decisions, {})).list.map(({ title }) => title)).not.toContain("Bottle");
  expect(await openOf()).toBe("");
  const other = await describedBy(ada);
  const link = await ada.call(shares.create, { draft_id: other.id });
  await as("")(reports.ad, { token: link.token, reason: 4 });
  const [report] = (await admin(adminCalls.reports.pending, {})).list.filter(({ subject }) => subject === other.id);
  await admin(adminCalls.reports.answer, { id: report?.id ?? "", state: "removed", note: "Harmful." });
  await expect(as("")(reports.ad, { token: link.token, reason: 4 })).rejects.toMatchObject(NOT_FOUND);
  await expect(ada.call(shares.create, { draft_id: other.id })).rejects.toMatchObject({ code: -20570 });
  await expect(ada.call(adminCalls.reports.pending, {})).rejects.toMatchObject({ code: -20801 });
});
