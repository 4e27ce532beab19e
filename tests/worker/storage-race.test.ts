import { createExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { asset, storedFile } from "../../db/schema/index.ts";
import { KEPT_FOR } from "../../trpc/contract/rules/storage.ts";
import { upstream } from "../../trpc/upstream/client.ts";
import worker from "../../workers/upstream/index.ts";
import { collect } from "../../workers/upstream/storage/collect.ts";
import { AFTER_A_DAY, emptyBucket, later, MINUTE, put, there } from "./storage-support.ts";
import { all, env, guest } from "./support.ts";
import { pngHeader, report, upload } from "./upload-support.ts";

const { bucket, db } = all;
const OVER = () => later(KEPT_FOR.upload + KEPT_FOR.report);
beforeEach(emptyBucket);

/** The bucket, with another way of doing one thing. */
const bucketWith = (other: Partial<R2Bucket>): R2Bucket =>
  new Proxy(bucket, { get: (target, name) => Reflect.get(other, name) ?? (Reflect.get(target, name) as () => unknown).bind(target) });

describe("an upload that is reported while the sweep runs", () => {
  it.each([0, 1, 2, 3, 4, 5])("is an asset with its file, or neither (%d)", async () => {
    const me = await guest();
    const sent = await Promise.all(Array.from({ length: 6 }, () => upload(me, pngHeader(640, 480))));
    const keys = sent.map(({ place }) => place.key);
    const over = OVER();
    const [, , ...reports] = await Promise.all([
      collect(all, over),
      collect(all, over),
      ...keys.map((key) =>
        report(me, key).then(
          () => true,
          () => false,
        ),
      ),
    ]);
    await collect(all, over + 10 * MINUTE);
    expect(await there(...keys)).toEqual(reports);
  });

  it("and is removed while its bytes are looked at is no asset, and the user may try again", async () => {
    const me = await guest();
    const { place } = await upload(me, pngHeader(640, 480));
    const get = async (key: string, options: R2GetOptions) => {
      const object = await bucket.get(key, options);
      await collect(all, OVER());
      return object;
    };
    const bindings = { ...env, FILES: bucketWith({ get: get as R2Bucket["get"] }) };
    const sent = (async (request: Request) => worker.fetch(request, bindings, createExecutionContext())) as typeof fetch;
    const call = upstream({
      send: sent,
      origin: "https://upstream.test",
      caller: { token: me.token, lang: "en", clientId: "tests", device: "web", deviceId: "d" },
    });
    await expect(report({ call }, place.key)).rejects.toMatchObject({ code: -20307 });
    expect([await there(place.key), await db.$count(asset, eq(asset.key, place.key))]).toEqual([[false], 0]);
  });
});

describe("a sweep", () => {
  it("that is cut off between claiming and removing is finished by another, and nothing comes back in between", async () => {
    const me = await guest();
    const { place } = await upload(me, pngHeader(640, 480));
    const broken = { db, bucket: bucketWith({ delete: () => Promise.reject(new Error("cut off")) }) };
    const over = OVER();
    await expect(collect(broken, over)).rejects.toThrow("cut off");
    expect(await there(place.key)).toEqual([true]);
    await expect(report(me, place.key)).rejects.toMatchObject({ code: -20001 });
    await collect(all, over + 10 * MINUTE);
    expect(await there(place.key)).toEqual([false]);
    expect(await db.$count(storedFile, eq(storedFile.key, place.key))).toBe(0);
  });

  it("that is cut off between removing and forgetting leaves nothing either", async () => {
    const me = await guest();
    const { place } = await upload(me, pngHeader(640, 480));
    const over = OVER();
    const cutOff = (keys: string | string[]) => bucket.delete(keys).then(() => Promise.reject(new Error("cut off")));
    const broken = { db, bucket: bucketWith({ delete: cutOff }) };
    await expect(collect(broken, over)).rejects.toThrow("cut off");
    await collect(all, over + 10 * MINUTE);
    expect(await db.$count(storedFile, eq(storedFile.key, place.key))).toBe(0);
  });

  it("goes through a bucket larger than one run, a few at a time, and round again", async () => {
    const me = await guest();
    const strays = Array.from({ length: 25 }, (_, index) => `u/${me.userId}/m/stray${String(index).padStart(2, "0")}`);
    await put(...strays);
    const left = async () => (await there(...strays)).filter(Boolean).length;
    await collect(all, AFTER_A_DAY(), 2);
    const once = await left();
    expect(once).toBeGreaterThanOrEqual(15);
    expect(once).toBeLessThan(25);
    for (let run = 0; run < 6; run += 1) await collect(all, AFTER_A_DAY(), 2);
    expect(await left()).toBe(0);
  });
});
