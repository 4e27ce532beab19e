import { expect, it } from "vitest";
import { task as table } from "../../db/schema/index.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { FETCHES } from "../../trpc/contract/rules/limits.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { AppError } from "../../workers/upstream/app-error.ts";
import { playKey, workKey } from "../../workers/upstream/files/keys.ts";
import type { Call } from "../../workers/upstream/http/implement.ts";
import { resolveFile, resolveFiles } from "../../workers/upstream/tools/files.ts";
import { assetRow, insertAssets } from "./library-support.ts";
import { all, guest, type Guest } from "./support.ts";
import { taskRow } from "./task-support.ts";
import { pngHeader, send } from "./upload-support.ts";

type Egress = Call["media"]["egress"];
const nowhere: Egress = async () => Response.json({ code: "INPUT_UNREACHABLE", message: "" }, { status: 422 });

/** A call of this guest's, with an egress of the test's own. */
const callOf = ({ userId }: Guest, egress: Egress = nowhere): Call =>
  ({
    ...all,
    media: { ...all.media, egress },
    user: { id: userId, user_type: 0 },
    request: new Request("https://upstream.test"),
  }) as unknown as Call;

/** The message key of a refusal. */
async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof AppError)) throw new Error("it was not refused", { cause: error });
  return error.reason;
}

async function uploaded(
  { call }: Guest,
  width: number,
  height: number,
  purpose: UploadPurpose = "background-remover",
  file_name = "cup.png",
) {
  const body = pngHeader(width, height);
  const place = await call(mediaLib.getUploadUrl, { file_name, size: body.length, content_type: "image/png", purpose });
  await send(place.upload_url, body);
  return call(mediaLib.reportUpload, { key: place.key, file_name, purpose });
}

it("an asset is found by its owner with all that is known of it, and by nobody else", async () => {
  const [owner, other] = await Promise.all([guest(), guest()]);
  const { id } = await uploaded(owner, 640, 480);
  expect(await resolveFile(callOf(owner), `asset:${id}`, "background-remover")).toMatchObject({
    kind: "image",
    name: "cup.png",
    bytes: 45,
    width: 640,
    height: 480,
    duration: 0,
  });
  expect(await reasonOf(resolveFile(callOf(other), `asset:${id}`, "background-remover"))).toBe("system.notFound");
});

it("a file of the library keeps to the rule of what it is used for, not of what it came for", async () => {
  const owner = await guest();
  const { id } = await uploaded(owner, 100, 90);
  expect(await reasonOf(resolveFile(callOf(owner), `asset:${id}`, "image-to-videos"))).toBe("file.tooSmallPixels");
  expect(await reasonOf(resolveFile(callOf(owner), `asset:${id}`, "clips-to-videos"))).toBe("file.formatNotSupported");
});

it("a file of the library that a tool does not read is handed to it as its copy, which keeps to the rule", async () => {
  const owner = await guest();
  const film = assetRow(owner, { file_name: "Old camera.wmv", asset_type: 2, width: 3840, height: 2160, duration: 9000, copy: "ready" });
  const waits = assetRow(owner, { file_name: "b.wmv", asset_type: 2, duration: 9000, copy: "waiting" });
  const photo = assetRow(owner, { file_name: "a.heic", width: 4000, height: 3000, copy: "ready" });
  const shown = assetRow(owner, { file_name: "c.mp4", asset_type: 2, duration: 9000, copy: "ready" });
  await insertAssets([film, waits, photo, shown]);
  const mp4 = Uint8Array.from(atob("AAAAGGZ0eXBtcDQyAAAAAG1wNDJpc29t"), (sign) => sign.charCodeAt(0));
  await all.bucket.put(playKey(film.key), mp4);
  await all.bucket.put(playKey(photo.key), pngHeader(4000, 3000));
  for (const key of [film.key, waits.key, shown.key, playKey(shown.key)]) await all.bucket.put(key, mp4);
  const as = (id: string, purpose: UploadPurpose) => resolveFile(callOf(owner), `asset:${id}`, purpose);
  expect(await as(film.id, "video-cut")).toMatchObject({
    key: playKey(film.key),
    name: "Old camera.mp4",
    width: 1920,
    height: 1080,
    duration: 9,
  });
  expect(await as(photo.id, "background-remover")).toMatchObject({ key: playKey(photo.key), name: "a.jpg", width: 4000 });
  expect(await as(shown.id, "video-cut")).toMatchObject({ key: shown.key, played: playKey(shown.key), name: "c.mp4" });
  // A browser draws it.
  expect(await as(shown.id, "timeline-video")).toMatchObject({ key: playKey(shown.key) });
  expect(await reasonOf(as(waits.id, "video-cut"))).toBe("file.formatNotSupported");
  expect(await reasonOf(as(film.id, "background-remover-backdrop"))).toBe("file.formatNotSupported");
});

it("an artifact is found by name once its task is done, and only by the task's owner", async () => {
  const [owner, other] = await Promise.all([guest(), guest()]);
  const key = workKey(owner.userId, "ad/t1.png");
  await all.bucket.put(key, pngHeader(320, 200));
  const output = {
    artifacts: [{ kind: "image" as const, name: "cutout", key, content_type: "image/png", bytes: 45, width: 320, height: 200 }],
    facts: {},
    engines: {},
    timings: {},
  };
  await all.db
    .insert(table)
    .values([
      taskRow({ id: `a${owner.userId}`, owner_id: owner.userId, state: "success", output }),
      taskRow({ id: `b${owner.userId}`, owner_id: owner.userId, output }),
    ]);
  const find = (who: Guest, task: string, name: string) =>
    resolveFile(callOf(who), `task:${task}${owner.userId}/${name}`, "background-remover");
  expect(await find(owner, "a", "cutout")).toEqual({
    key,
    kind: "image",
    name: "Vacuum Bottle cutout.png",
    bytes: 45,
    width: 320,
    height: 200,
    duration: 0,
  });
  for (const [who, task, name] of [
    [other, "a", "cutout"],
    [owner, "a", "other"],
    [owner, "b", "cutout"],
  ] as const)
    expect(await reasonOf(find(who, task, name))).toBe("system.notFound");
});

it("an address is fetched once within the rule's limits, and becomes an asset of the caller's", async () => {
  const owner = await guest();
  const asked: { url: string; bytes: number; accept: string }[] = [];
  const egress: Egress = async (url, { bytes, accept }) => {
    asked.push({ url, bytes, accept });
    return new Response(pngHeader(500, 400), { headers: { "content-length": "45", "content-type": "image/png" } });
  };
  const address = "https://shop.example/pictures/blue%20cup.jpg?size=l";
  const first = await resolveFile(callOf(owner, egress), address, "background-remover-backdrop");
  expect(first).toMatchObject({ name: "blue-cup.png", width: 500, height: 400, bytes: 45 });
  expect(await resolveFile(callOf(owner, egress), address, "background-remover-backdrop")).toEqual(first);
  expect(asked).toEqual([{ url: address, bytes: 12 * 1024 ** 2, accept: "image/jpeg,image/png" }]);
  expect((await owner.call(mediaLib.list, {})).list.map(({ file_name }) => file_name)).toEqual(["blue-cup.png"]);
});

it("an address that cannot be had, is too large, or is no picture is refused, and nothing of it is kept", async () => {
  const owner = await guest();
  const fetched = (egress: Egress) => reasonOf(resolveFile(callOf(owner, egress), "https://shop.example/a.jpg", "background-remover"));
  expect(await fetched(nowhere)).toBe("link.noFile");
  expect(await fetched(async () => Response.json({ code: "INPUT_TOO_LARGE", message: "" }, { status: 422 }))).toBe("file.tooLarge");
  const page = "<!doctype html><p>Not here</p>";
  expect(
    await fetched(async () => new Response(page, { headers: { "content-length": String(page.length), "content-type": "text/html" } })),
  ).toBe("file.corrupted");
  expect((await owner.call(mediaLib.list, {})).list).toEqual([]);
  expect((await all.bucket.list({ prefix: `u/${owner.userId}/` })).objects).toEqual([]);
});

it("the same file named twice is one; too few and too many are refused", async () => {
  const owner = await guest();
  const { id } = await uploaded(owner, 640, 480);
  const many = (refs: string[]) => resolveFiles(callOf(owner), refs, "image");
  expect(await many([`asset:${id}`, `asset:${id}`])).toHaveLength(1);
  expect(await reasonOf(many([]))).toBe("file.missing");
  expect(await reasonOf(many([`asset:${id}`, "asset:other"]))).toBe("file.tooMany");
});

it("the library is listed newest first, a page at a time, by type, and only the caller's", async () => {
  const [owner, other] = await Promise.all([guest(), guest()]);
  await uploaded(other, 400, 400);
  const ids: string[] = [];
  for (let at = 0; at < 21; at += 1) ids.unshift((await uploaded(owner, 400, 400, "background-remover", `${at}.png`)).id);
  const first = await owner.call(mediaLib.list, { asset_type: 1 });
  const second = await owner.call(mediaLib.list, { asset_type: 1, cursor: first.next ?? "" });
  expect([first.list.length, second.list.length, second.next]).toEqual([20, 1, null]);
  expect([...first.list, ...second.list].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect((await owner.call(mediaLib.list, { asset_type: 2 })).list).toEqual([]);
});

it("so many addresses an hour are read for one account, however many forms name them or ask for their price", async () => {
  const [owner, other] = await Promise.all([guest(), guest()]);
  let read = 0;
  const counting: Egress = async (...asked) => {
    read += 1;
    return nowhere(...asked);
  };
  const named = (who: Guest) =>
    reasonOf(resolveFile({ ...callOf(who, counting), variables: strict }, `https://files.example/${read}.png`, "background-remover"));
  const strict = { ...all.variables, LIMITS_SCALE: 1 };
  const most = FETCHES.find(({ by }) => by === "account")?.hits ?? 0;
  for (let at = 0; at < most; at += 1) expect(await named(owner)).toBe("link.noFile");
  expect(await named(owner)).toBe("system.tooManyRequests");
  expect(read).toBe(most);
  expect(await named(other)).toBe("link.noFile");
});
