import { describe, expect, it } from "vitest";
import { admin as calls } from "../../trpc/contract/admin.ts";
import { releaseNotices } from "../../trpc/contract/release-notice.ts";
import { admin, CONFLICT } from "./admin-support.ts";
import { guest } from "./support.ts";

describe("a release notice", () => {
  const text = { title: { en: "Six directors", zh: "六位导演" }, body: { en: "There are six now.", zh: "现在有六位。" } };

  it("is the same for everyone, read by each for themselves, and gone when withdrawn", async () => {
    const published = await admin(calls.notices.publish, { key: "notice-1", ...text });
    expect(await admin(calls.notices.publish, { key: "notice-1", ...text })).toEqual(published);
    await expect(admin(calls.notices.publish, { key: "notice-1", ...text, title: { en: "x", zh: "x" } })).rejects.toMatchObject({
      code: -20803,
    });
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
