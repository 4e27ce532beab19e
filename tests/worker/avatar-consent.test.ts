import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { task as table } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { admin as adminCalls } from "../../trpc/contract/admin.ts";
import { avatars } from "../../trpc/contract/avatar.ts";
import { AVATAR_SOURCE } from "../../trpc/contract/rules/avatars.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { aiImage } from "../../trpc/contract/tools/ai-image.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { videoAvatar } from "../../trpc/contract/tools/video-avatar.ts";
import { succeed } from "../../workers/upstream/tasks/finish.ts";
import { PASSWORD } from "../setup/password.ts";
import { register } from "./account-support.ts";
import { admin } from "./admin-support.ts";
import { ledgerOf, openFrame, rowOf, until } from "./frame-support.ts";
import { ownFile } from "./own-file.ts";
import { all, as, guest, type Guest } from "./support.ts";
import { adOutput } from "./task-support.ts";

const CONSENT = { whose: "other", person: "Ben Vogel", statement: "The person in this photo has agreed to it.", agreed: true } as const;
const OFFER = { statement: "The person has agreed that everybody may let it speak.", agreed: true } as const;
const WITHDRAWN = codeOf("avatar.withdrawn");

let count = 0;
async function ownPhoto(owner: Guest): Promise<string> {
  const picture = await ownFile(owner, "image", { purpose: "picture-avatar" });
  const asked = { name: "Ben", gender: "male", voice: "am_puck", picture, consent: CONSENT } as const;
  return (await owner.call(avatars.createPicture, asked)).id;
}
async function offered(owner: Guest): Promise<string> {
  const id = await ownPhoto(owner);
  await owner.call(avatars.offer, { id, consent: OFFER });
  await admin(adminCalls.avatars.review, { id, review_status: 1, review_note: "" });
  return id;
}
/** A video of the avatar, unlike any before. */
const push = (who: Guest, avatar: string) => {
  count += 1;
  const input = { avatar, script: `Your coffee is cold by nine. It does not have to be, ${count} times.`, voice: "af_heart" };
  return who.call(tasks.push, { app_id: appIdOf(videoAvatar), input, stage: "render" });
};
const endOf = async (who: Guest, task_id: string) => {
  const { state, error_code } = await who.call(tasks.status, { task_id });
  return { state, error_code, ...(await ledgerOf(who, task_id)) };
};
const GONE = { state: "failed", error_code: WITHDRAWN, held: 0, charged: 0 };

it("a video that waits or is being made of somebody whose consent is withdrawn ends, and its credits come back", async () => {
  await openFrame({ tasks: 0 });
  const owner = await guest();
  const id = await ownPhoto(owner);
  const { task_id } = await push(owner, id);
  expect((await rowOf(task_id)).state).toBe("queued");
  await owner.call(avatars.delete, { id });
  expect(await endOf(owner, task_id)).toEqual(GONE);
});

it("deleted with every video, none of those that were under way is left", async () => {
  await openFrame({ tasks: 0 });
  const owner = await guest();
  const id = await ownPhoto(owner);
  const { task_id } = await push(owner, id);
  await owner.call(avatars.delete, { id, videos: true });
  await expect(owner.call(tasks.status, { task_id })).rejects.toMatchObject({ code: codeOf("system.notFound") });
});

it("taken back, or refused by a reviewer after it had passed, it ends what others make of it, not what its owner makes", async () => {
  await openFrame({ tasks: 0 });
  const [owner, other] = await Promise.all([guest(), guest()]);
  const id = await offered(owner);
  const [own, theirs] = [await push(owner, id), await push(other, id)];
  await owner.call(avatars.withdraw, { id });
  expect(await endOf(other, theirs.task_id)).toEqual(GONE);
  expect((await endOf(owner, own.task_id)).state).toBe("queued");
  await owner.call(avatars.offer, { id, consent: OFFER });
  await admin(adminCalls.avatars.review, { id, review_status: 1, review_note: "" });
  const again = await push(other, id);
  await admin(adminCalls.avatars.review, { id, review_status: -1, review_note: "The person has written to us." });
  expect(await endOf(other, again.task_id)).toEqual(GONE);
  expect((await endOf(owner, own.task_id)).state).toBe("queued");
});

it("a video that failed while the avatar could be used is not made of it afterwards by trying again", async () => {
  const frame = await openFrame({ tasks: 0 });
  const [owner, other] = await Promise.all([guest(), guest()]);
  const id = await offered(owner);
  const failed = await push(other, id);
  await other.call(tasks.cancel, { task_id: failed.task_id });
  await owner.call(avatars.withdraw, { id });
  const { task_id } = await other.call(tasks.retry, { task_id: failed.task_id });
  await frame.set({ tasks: 1 });
  await other.call(tasks.status, { task_id });
  await until(task_id, "failed");
  expect(await endOf(other, task_id)).toEqual(GONE);
  expect(await frame.jobsOf(task_id)).toEqual([]);
});

it("what was finished by then stays", async () => {
  await openFrame({ tasks: 0 });
  const owner = await guest();
  const id = await ownPhoto(owner);
  const { task_id } = await push(owner, id);
  await all.db.update(table).set({ state: "generating", attempt: 1 }).where(eq(table.id, task_id));
  await succeed(all.db, await rowOf(task_id), adOutput());
  await owner.call(avatars.delete, { id });
  expect((await endOf(owner, task_id)).state).toBe("success");
});

it("an account that is deleted takes its faces with it at once, whatever of it is still under way", async () => {
  await openFrame({ tasks: 0 });
  const [{ email, info, session }, other] = await Promise.all([register(), guest()]);
  const owner: Guest = { call: as(session.token), token: session.token, userId: info.userId };
  const id = await offered(owner);
  const theirs = await push(other, id);
  // Something of the owner's that keeps the rest of the account from being removed.
  const mine = await owner.call(tasks.push, { app_id: appIdOf(aiImage), input: { prompt: "A bottle" } });
  await owner.call(account.deleteAccount, { email, password: PASSWORD });
  expect((await rowOf(mine.task_id)).state).toBe("queued");
  expect((await other.call(avatars.list, { source: AVATAR_SOURCE.community })).list.map((one) => one.id)).not.toContain(id);
  expect(await endOf(other, theirs.task_id)).toEqual(GONE);
  await expect(push(other, id)).rejects.toMatchObject({ code: codeOf("system.notFound") });
});
