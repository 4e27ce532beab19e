import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { adminAudit } from "../../db/schema/index.ts";
import { avatars } from "../../trpc/contract/avatar.ts";
import { admin as adminCalls } from "../../trpc/contract/admin.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { AVATAR_SOURCE } from "../../trpc/contract/rules/avatars.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { videoAvatar } from "../../trpc/contract/tools/video-avatar.ts";
import { admin } from "./admin-support.ts";
import { openFrame, until } from "./frame-support.ts";
import { ownFile } from "./own-file.ts";
import { all, guest, type Guest } from "./support.ts";

const app_id = appIdOf(videoAvatar);
const CONSENT = { whose: "other", person: "Ben Vogel", statement: "The person in this photo has agreed to it.", agreed: true } as const;
const OFFER = { statement: "The person has agreed that everybody may let it speak.", agreed: true } as const;
const SCRIPT = "Your coffee is cold by nine. It does not have to be.";

async function ownPhoto(owner: Guest) {
  const picture = await ownFile(owner, "image", { purpose: "picture-avatar" });
  return owner.call(avatars.createPicture, { name: "Ben", gender: "male", voice: "am_puck", picture, consent: CONSENT });
}
const community = async (who: Guest) => (await who.call(avatars.list, { source: AVATAR_SOURCE.community })).list;
const push = (who: Guest, avatar: string) =>
  who.call(tasks.push, { app_id, input: { avatar, script: SCRIPT, voice: "af_heart" }, stage: "preview" });

it("an avatar is everybody's once its person agreed and a reviewer let it pass; taken back, it is its owner's alone", async () => {
  await openFrame();
  const [owner, other] = await Promise.all([guest(), guest()]);
  const { id } = await ownPhoto(owner);
  await expect(owner.call(avatars.offer, { id, consent: { ...OFFER, agreed: false } })).rejects.toMatchObject({
    code: codeOf("avatar.consentRequired"),
  });
  await expect(other.call(avatars.offer, { id, consent: OFFER })).rejects.toMatchObject({ code: codeOf("system.notFound") });
  expect(await owner.call(avatars.offer, { id, consent: OFFER })).toMatchObject({ offered: 0, is_active: 1 });
  expect(await community(other)).toEqual([]);
  await expect(push(other, id)).rejects.toMatchObject({ code: codeOf("system.notFound") });

  const { list } = await admin(adminCalls.avatars.pending, {});
  expect(list.find((one) => one.id === id)).toMatchObject({ offered: 0, consent: { statement: OFFER.statement, person: "Ben Vogel" } });
  await admin(adminCalls.avatars.review, { id, review_status: 1, review_note: "Fine." });
  const [shown] = await community(other);
  expect(shown).toMatchObject({ id, name: "Ben", source: AVATAR_SOURCE.community, offered: null, offer_note: "", review_note: "" });
  expect(await community(owner)).toEqual([]);
  const made = await push(other, id);
  await until(made.task_id, "success");
  await expect(other.call(avatars.update, { id, name: "Mine" })).rejects.toMatchObject({ code: codeOf("system.notFound") });
  await expect(other.call(avatars.delete, { id })).rejects.toMatchObject({ code: codeOf("system.notFound") });

  expect(await owner.call(avatars.withdraw, { id })).toMatchObject({ offered: null, is_active: 1 });
  expect(await community(other)).toEqual([]);
  await expect(push(other, id)).rejects.toMatchObject({ code: codeOf("system.notFound") });
  // What was made by then stays.
  expect((await other.call(tasks.status, { task_id: made.task_id })).state).toBe("success");
});

it("what a reviewer does not let pass says why to its owner, and to nobody else", async () => {
  const [owner, other] = await Promise.all([guest(), guest()]);
  await openFrame();
  const { id } = await ownPhoto(owner);
  await owner.call(avatars.offer, { id, consent: OFFER });
  await admin(adminCalls.avatars.review, { id, review_status: -1, review_note: "Too dark." });
  const { list } = await owner.call(avatars.list, { source: AVATAR_SOURCE.custom });
  expect(list[0]).toMatchObject({ id, offered: -1, offer_note: "Too dark.", review_status: 1, is_active: 1 });
  expect(await community(other)).toEqual([]);
  expect(await owner.call(avatars.offer, { id, consent: OFFER })).toMatchObject({ offered: 0, offer_note: "" });
});

it("a decision is about what was seen: an offer that was taken back meanwhile is neither given to all nor its owner's loss", async () => {
  const [owner, other] = await Promise.all([guest(), guest()]);
  await openFrame();
  const { id } = await ownPhoto(owner);
  const decide = (review_status: 1 | -1, seen: object = { of: "offer", name: "Ben" }) =>
    admin(adminCalls.avatars.review, { id, review_status, review_note: "", ...seen });
  await owner.call(avatars.offer, { id, consent: OFFER });
  await owner.call(avatars.withdraw, { id });
  for (const status of [1, -1] as const) {
    await expect(decide(status)).rejects.toMatchObject({ code: codeOf("admin.seenOtherwise") });
    // A script that says neither.
    await expect(decide(status, {})).rejects.toMatchObject({ code: codeOf("admin.seenOtherwise") });
  }
  const own = async () => (await owner.call(avatars.list, { source: AVATAR_SOURCE.custom })).list[0];
  expect(await own()).toMatchObject({ review_status: 1, is_active: 1, offered: null });
  // One that has passed is refused later, when that is what is meant.
  expect(await decide(-1, { of: "avatar" })).toMatchObject({ review_status: -1 });
  expect(await community(other)).toEqual([]);
});

it("what another reviewer decided meanwhile is not decided otherwise by a page that showed it waiting", async () => {
  const owner = await guest();
  await openFrame();
  const { id } = await ownPhoto(owner);
  await owner.call(avatars.offer, { id, consent: OFFER });
  const decide = (review_status: 1 | -1, review_note: string, more: object = { waits: true }) =>
    admin(adminCalls.avatars.review, { id, review_status, review_note, of: "offer", name: "Ben", ...more });
  await decide(-1, "Too dark.");
  expect(await decide(-1, "Sent twice.")).toMatchObject({ offered: -1, review_note: "Too dark." });
  await expect(decide(1, "Fine.")).rejects.toMatchObject({ code: codeOf("admin.seenOtherwise") });
  const rows = await all.db
    .select()
    .from(adminAudit)
    .where(eq(adminAudit.subject, `avatar-offer:${id}`));
  expect(rows).toHaveLength(1);
  // A script that means it may.
  expect(await decide(1, "Fine.", {})).toMatchObject({ offered: 1 });
  await owner.call(avatars.withdraw, { id });
});

it("an offer that is taken back while it is being decided stays taken back", async () => {
  const [owner, other] = await Promise.all([guest(), guest()]);
  await openFrame();
  const { id } = await ownPhoto(owner);
  await owner.call(avatars.offer, { id, consent: OFFER });
  const batch = all.db.batch.bind(all.db);
  const spy = vi.spyOn(all.db, "batch").mockImplementation(async (statements) => {
    spy.mockRestore();
    await owner.call(avatars.withdraw, { id });
    return batch(statements);
  });
  await admin(adminCalls.avatars.review, { id, review_status: 1, review_note: "" }).catch(() => undefined);
  expect(await community(other)).toEqual([]);
  expect((await owner.call(avatars.list, { source: AVATAR_SOURCE.custom })).list[0]).toMatchObject({ offered: null });
});

it("another name of what others see is looked at before they see it", async () => {
  const [owner, other] = await Promise.all([guest(), guest()]);
  await openFrame();
  const { id } = await ownPhoto(owner);
  await owner.call(avatars.offer, { id, consent: OFFER });
  await admin(adminCalls.avatars.review, { id, review_status: 1, review_note: "" });
  expect(await owner.call(avatars.update, { id, name: "Ben", voice: "am_michael" })).toMatchObject({ offered: 1 });
  expect(await owner.call(avatars.update, { id, name: "Something rude" })).toMatchObject({
    name: "Something rude",
    offered: 0,
    is_active: 1,
  });
  expect(await community(other)).toEqual([]);
  // Nor does a page pass it that showed the name of before.
  const decide = (name: string) => admin(adminCalls.avatars.review, { id, review_status: 1, of: "offer", name });
  await expect(decide("Ben")).rejects.toMatchObject({ code: codeOf("admin.seenOtherwise") });
  await decide("Something rude");
  expect((await community(other)).map(({ name }) => name)).toEqual(["Something rude"]);
});
