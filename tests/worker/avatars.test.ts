import { and, eq, gt, inArray } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";
import { nameAsset } from "../../db/queries/stored-file.ts";
import { avatar, fileReference, storedFile, user } from "../../db/schema/index.ts";
import { admin as adminCalls } from "../../trpc/contract/admin.ts";
import { avatars } from "../../trpc/contract/avatar.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { USER_TYPE } from "../../trpc/contract/rules/user-types.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { timelines } from "../../trpc/contract/timeline.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { videoAvatar } from "../../trpc/contract/tools/video-avatar.ts";
import { makeMotions } from "../../workers/upstream/avatars/motion.ts";
import { MediaJobFailed } from "../../workers/upstream/media/client.ts";
import { admin } from "./admin-support.ts";
import { openFrame, until } from "./frame-support.ts";
import { all, guest, type Guest } from "./support.ts";
import { assetRow } from "./library-support.ts";
import { mp4Header, pngHeader, report, send, upload } from "./upload-support.ts";

const app_id = appIdOf(videoAvatar);
const FORM = codeOf("form.incomplete");
const CONSENT = { whose: "self", person: "", statement: "The person in this photo has agreed to it.", agreed: true } as const;
const SCRIPT = "Your coffee is cold by nine. It does not have to be.";
const ORDER = { avatar: "mia", script: SCRIPT, voice: "af_heart" } as const;

async function photo(owner: Guest): Promise<string> {
  const { place } = await upload(owner, pngHeader(800, 800));
  return `asset:${(await report(owner, place.key)).id}`;
}

const create = async (owner: Guest, more: object = {}) =>
  owner.call(avatars.createPicture, {
    picture: await photo(owner),
    name: "Anna",
    gender: "female",
    voice: "af_heart",
    consent: CONSENT,
    ...more,
  });

it("spec §3: the library has the drawn avatars, and is narrowed by source, type, scope, gender and review", async () => {
  const { call } = await guest();
  const { list } = await call(avatars.list, {});
  expect(list).toHaveLength(6);
  expect(list[0]).toMatchObject({ id: "mia", type: 1, source: 2, user_scope: 0, gender: "female", review_status: 1, is_active: 1 });
  const count = async (filter: object) => (await call(avatars.list, filter)).list.length;
  expect([
    await count({ gender: "male" }),
    await count({ source: 3 }),
    await count({ type: 4 }),
    await count({ review_status: 0 }),
  ]).toEqual([2, 0, 0, 0]);
});

it("a photo becomes an avatar of its owner's, who renames and deletes it; nobody else finds it", async () => {
  await openFrame();
  const [owner, other] = [await guest(), await guest()];
  const made = await create(owner);
  expect(made).toMatchObject({ name: "Anna", type: 4, source: 3, review_status: 1, is_active: 1 });
  expect((await owner.call(avatars.list, { source: 3 })).list.map(({ id }) => id)).toEqual([made.id]);
  expect((await owner.call(avatars.update, { id: made.id, name: "Ann" })).name).toBe("Ann");
  expect((await other.call(avatars.list, { source: 3 })).list).toEqual([]);
  const taken = await photo(owner);
  for (const asked of [
    () => other.call(avatars.update, { id: made.id, name: "Mine" }),
    () => other.call(avatars.delete, { id: made.id }),
    () => other.call(tasks.push, { app_id, input: { ...ORDER, avatar: made.id } }),
    () => other.call(avatars.createPicture, { picture: taken, name: "A", gender: "male", voice: "am_puck", consent: CONSENT }),
  ])
    await expect(asked()).rejects.toMatchObject({ code: -20001 });
  await owner.call(avatars.delete, { id: made.id });
  expect((await owner.call(avatars.list, { source: 3 })).list).toEqual([]);
  await expect(owner.call(avatars.delete, { id: made.id })).rejects.toMatchObject({ code: -20001 });
});

it("a picture of a picture is made only as it is asked for: the form says what to do", async () => {
  await openFrame();
  const owner = await guest();
  const run = all.media.run.bind(all.media);
  vi.spyOn(all.media, "run").mockImplementation(async (job, following) => ({
    ...(await run(job, following)),
    ...(job.kind === "presenter" ? { pictured: true } : {}),
  }));
  await expect(create(owner)).rejects.toMatchObject({ code: -20591, message: expect.stringContaining("Crop") });
  expect((await owner.call(avatars.list, { source: 3 })).list).toEqual([]);
  expect(await create(owner, { as_it_is: true })).toMatchObject({ name: "Anna", is_active: 1 });
});

it("without consent nothing is looked at, made or kept; another's face needs a name", async () => {
  await openFrame();
  const owner = await guest();
  for (const consent of [
    { ...CONSENT, agreed: false },
    { ...CONSENT, whose: "other" },
  ])
    await expect(create(owner, { consent })).rejects.toMatchObject({ code: -20551 });
  expect((await owner.call(avatars.list, { source: 3 })).list).toEqual([]);
});

it.each([
  ["PICTURE_BLURRED", -3023, "sharp"],
  ["FACE_UNCLEAR", -3023, "clear"],
  ["INPUT_UNREADABLE", -3023, "Nothing was charged"],
  ["INPUT_TOO_SMALL", -3023, "Nothing was charged"],
  ["FACE_MISSING", -3024, "one clear face"],
  ["FACE_MANY", -3024, "more than one face"],
  ["FACE_SMALL", -3024, "too small"],
  ["FACE_TURNED", -3024, "turned away"],
  ["FACE_COVERED", -3024, "printed on something"],
  ["FACE_MOUTH_OPEN", -3024, "wide open"],
  ["TIMED_OUT", -20204, "Nothing was charged"],
] as const)("spec §8: a photo of which the engine says %s is refused with %i, and what to change", async (code, told, words) => {
  await openFrame();
  const owner = await guest();
  vi.spyOn(all.media, "run").mockRejectedValue(new MediaJobFailed({ code, message: "as the test wants it" }));
  const refused: unknown = await create(owner).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: told, message: expect.stringContaining(words) });
  expect((await owner.call(avatars.list, { source: 3 })).list).toEqual([]);
});

it("spec §8: of a photo that is too small or too large, its pixels are told, and how many it needs", async () => {
  await openFrame();
  const owner = await guest();
  for (const [code, values, words] of [
    ["INPUT_TOO_SMALL", { width: 60, height: 80, min: 160 }, "60 × 80 pixels. Nothing was charged. Use one with at least 160"],
    ["INPUT_TOO_LARGE", { width: 9000, height: 9000, max: 40 }, "9000 × 9000 pixels. Nothing was charged. Use one with at most 40 million"],
  ] as const) {
    vi.spyOn(all.media, "run").mockRejectedValue(new MediaJobFailed({ code, message: "as the test wants it", values }));
    await expect(create(owner)).rejects.toMatchObject({ code: -3023, message: expect.stringContaining(words) });
  }
});

it("spec §6: where plans open it, a guest is led to the plans, and Starter has one avatar", async () => {
  await openFrame();
  const before = all.variables;
  all.variables = { ...before, PRO_APPS_FOR: "paid" };
  const owner = await guest();
  await expect(create(owner)).rejects.toMatchObject({ code: -105 });
  expect(await owner.call(avatars.list, {})).toMatchObject({ may_add: 0, lacks: "plan" });
  const starter = await guest();
  await all.db.update(user).set({ user_type: USER_TYPE.personal[0] }).where(eq(user.id, starter.userId));
  await create(starter);
  await expect(create(starter)).rejects.toMatchObject({ code: -20552 });
  expect(await starter.call(avatars.list, {})).toMatchObject({ may_add: 0, lacks: null });
  all.variables = { ...before, PRO_APPS_FOR: "members" };
  expect(await owner.call(avatars.list, {})).toMatchObject({ may_add: 0, lacks: "account" });
  all.variables = before;
});

it("where a person reviews, a new avatar waits and speaks nothing until they let it pass", async () => {
  await openFrame();
  const before = all.variables;
  all.variables = { ...before, AVATAR_REVIEW: "person" };
  const owner = await guest();
  const made = await create(owner);
  all.variables = before;
  expect(made).toMatchObject({ review_status: 0, is_active: 0 });
  const waiting = await admin(adminCalls.avatars.pending, {});
  expect(waiting.list.find(({ id }) => id === made.id)).toMatchObject({ consent: { whose: "self", statement: CONSENT.statement } });
  await expect(owner.call(tasks.push, { app_id, input: { ...ORDER, avatar: made.id } })).rejects.toMatchObject({ code: -20553 });
  await admin(adminCalls.avatars.review, { id: made.id, review_status: -1, review_note: "Another photo, please." });
  const refused = (await owner.call(avatars.list, { review_status: -1 })).list;
  expect(refused).toMatchObject([{ id: made.id, is_active: 0, review_note: "Another photo, please." }]);
  await admin(adminCalls.avatars.review, { id: made.id, review_status: 1 });
  expect((await owner.call(tasks.cost, { app_id, input: { ...ORDER, avatar: made.id } })).cost).toBe(0);
  await expect(owner.call(adminCalls.avatars.pending, {})).rejects.toMatchObject({ code: -20801 });
});

it("spec §5: a script has 20 to 600 characters; what is outside is refused before anything is made", async () => {
  await openFrame();
  const owner = await guest();
  const cost = (script: string) => owner.call(tasks.cost, { app_id, input: { ...ORDER, script }, stage: "render" });
  await expect(cost("x".repeat(19))).rejects.toMatchObject({ code: -20550 });
  await expect(cost("x".repeat(601))).rejects.toMatchObject({ code: expect.any(Number) });
  await expect(cost("x".repeat(20_000))).rejects.toMatchObject({ code: FORM });
  await expect(cost("Here is how to build a pipe bomb at home.")).rejects.toMatchObject({ code: codeOf("moderation.weapons") });
  expect((await cost("Good day to you all.")).cost).toBe(5);
  expect((await owner.call(tasks.cost, { app_id, input: ORDER })).cost).toBe(0);
});

it("an avatar speaks: person and voice are made, one document is composed, and the film is the task's", async () => {
  const frame = await openFrame();
  const owner = await guest();
  const { id } = await create(owner);
  const { task_id } = await owner.call(tasks.push, { app_id, input: { ...ORDER, avatar: id, music: "lofi" }, stage: "render" });
  await until(task_id, "success");
  const { output, cost } = await owner.call(tasks.status, { task_id });
  expect([cost, output?.facts.avatar]).toEqual([5, id]);
  expect(output?.artifacts.map(({ kind, is_ai_generated }) => [kind, is_ai_generated])).toEqual([
    ["video", true],
    ["document", false],
  ]);
  const kinds = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}").kind);
  expect(kinds.toSorted()).toEqual(["music", "provenance", "render", "speech"]);
  expect(output?.facts).toMatchObject({ script: SCRIPT, music: "lofi", captions: true });
  expect(await owner.call(avatars.delete, { id, videos: true })).toMatchObject({ videos: 1 });
  await expect(owner.call(tasks.status, { task_id })).rejects.toMatchObject({ code: -20001 });
});

it("scenes: each has its own script, background and placement, and counts for the price; a film stands behind one of them", async () => {
  const frame = await openFrame();
  const owner = await guest();
  const backdrop = await filmOf(owner, 6, "avatar-backdrop");
  const more = [
    { script: SCRIPT, background: "picture", backdrop, placement: "left" },
    { script: SCRIPT, background: "color", color: "#102030", placement: "corner" },
  ] as const;
  const cost = async (input: object) => (await owner.call(tasks.cost, { app_id, input, stage: "render" })).cost;
  const long = "x y. ".repeat(30).trim();
  expect(await cost({ ...ORDER, scenes: more.map((one) => ({ ...one, script: long })) })).toBeGreaterThan(await cost(ORDER));
  await expect(cost({ ...ORDER, scenes: [{ script: "x".repeat(19) }] })).rejects.toMatchObject({ code: -20550 });
  await expect(cost({ ...ORDER, scenes: [{ script: SCRIPT, background: "picture" }] })).rejects.toMatchObject({ code: FORM });
  await expect(cost({ ...ORDER, scenes: Array.from({ length: 6 }, () => more[1]) })).rejects.toMatchObject({ code: FORM });
  await expect((await guest()).call(tasks.cost, { app_id, input: { ...ORDER, scenes: more } })).rejects.toMatchObject({ code: -20001 });
  const { task_id } = await owner.call(tasks.push, { app_id, input: { ...ORDER, scenes: more, mark: true }, stage: "render" });
  await until(task_id, "success");
  const jobs = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}"));
  expect(jobs.map(({ kind }) => kind).toSorted()).toEqual(["playable", "presenter", "provenance", "render", "speech", "speech", "speech"]);
  const { output } = await owner.call(tasks.status, { task_id });
  expect(JSON.parse(String(output?.facts.scenes))).toMatchObject(more);
  expect(JSON.stringify(jobs.find(({ kind }) => kind === "render"))).toContain("Made with AI");
});

it("a background that is removed makes a WebM that can be seen through, in every scene", async () => {
  const frame = await openFrame();
  const owner = await guest();
  const input = { ...ORDER, background: "removed", scenes: [{ script: SCRIPT, background: "color" }] };
  const { task_id } = await owner.call(tasks.push, { app_id, input, stage: "render" });
  await until(task_id, "success");
  const { output } = await owner.call(tasks.status, { task_id });
  expect(output?.artifacts[0]).toMatchObject({ kind: "video", content_type: "video/webm" });
  const jobs = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}"));
  const made = jobs.find(({ kind }) => kind === "export");
  expect(made).toMatchObject({ format: "webm", document: { canvas: { background: "#00000000" } } });
  expect(JSON.stringify(made)).not.toContain('"ground');
});

it("a recording is spoken in the script's place: it decides the length and the mouth, and is kept for the form", async () => {
  const frame = await openFrame();
  const owner = await guest();
  const wav = Uint8Array.from([
    ...new TextEncoder().encode("RIFF"),
    36,
    0,
    0,
    0,
    ...new TextEncoder().encode("WAVEfmt "),
    ...new Uint8Array(20),
  ]);
  const asked = { file_name: "said.wav", size: wav.length, content_type: "audio/wav", purpose: "avatar-audio" } as const;
  const { key, upload_url } = await owner.call(mediaLib.getUploadUrl, asked);
  await send(upload_url, wav);
  const id = crypto.randomUUID();
  const facts = { asset_type: 3, duration: 20_000, size: wav.length };
  await nameAsset(all.db, assetRow(owner, { id, key, file_name: "said.wav", shelf: "flow", ...facts }), { until: Date.now() + 60_000 });
  const input = { avatar: "mia", audio: `asset:${id}`, voice: "af_heart" };
  const { task_id } = await owner.call(tasks.push, { app_id, input, stage: "render" });
  await until(task_id, "success");
  const { title, cost, output } = await owner.call(tasks.status, { task_id });
  expect([title, cost, output?.facts.audio]).toEqual(["said", 10, `asset:${id}`]);
  const kinds = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}").kind);
  expect(kinds.toSorted()).toEqual(["narration", "presenter", "provenance", "render", "transcribe", "waveform"]);
});

/** A film of so many seconds among the owner's files. */
async function filmOf(owner: Guest, seconds: number, purpose: "avatar-video" | "avatar-backdrop" = "avatar-video"): Promise<string> {
  const bytes = mp4Header();
  const asked = { file_name: "me.mp4", size: bytes.length, content_type: "video/mp4", purpose } as const;
  const { key, upload_url } = await owner.call(mediaLib.getUploadUrl, asked);
  await send(upload_url, bytes);
  const id = crypto.randomUUID();
  const facts = { asset_type: 2, duration: seconds * 1000, size: bytes.length, width: 1080, height: 1920 };
  await nameAsset(all.db, assetRow(owner, { id, key, file_name: "me.mp4", shelf: "flow", ...facts }), { until: Date.now() + 60_000 });
  return `asset:${id}`;
}

const createVideo = async (owner: Guest, seconds: number, consent: object = CONSENT) =>
  owner.call(avatars.createVideo, {
    film: await filmOf(owner, seconds),
    name: "Ben",
    gender: "male",
    voice: "am_puck",
    consent: consent as typeof CONSENT,
  });

it("spec §5: a video of 30 s to 5 min becomes an avatar that speaks; it goes with all that came of it", async () => {
  const frame = await openFrame();
  const owner = await guest();
  await expect(createVideo(owner, 40, { ...CONSENT, agreed: false })).rejects.toMatchObject({ code: -20551 });
  await expect(createVideo(owner, 29)).rejects.toMatchObject({ code: -20304 });
  await expect(createVideo(owner, 301)).rejects.toMatchObject({ code: -20303 });
  const made = await createVideo(owner, 40);
  expect(made).toMatchObject({ name: "Ben", type: 2, source: 3, is_active: 1, motion_url: expect.stringContaining(".mp4") });
  const { task_id } = await owner.call(tasks.push, { app_id, input: { ...ORDER, avatar: made.id }, stage: "render" });
  await until(task_id, "success");
  const jobs = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}"));
  expect(jobs.map(({ kind }) => kind).toSorted()).toEqual(["lips", "provenance", "render", "speech"]);
  const shown = JSON.stringify(jobs.find(({ kind }) => kind === "render"));
  expect(shown).toContain('"type":"video"');
  expect(shown).not.toContain('"type":"sprite"');
  expect(await owner.call(avatars.delete, { id: made.id, videos: true })).toMatchObject({ videos: 1 });
  expect((await owner.call(avatars.list, { source: 3 })).list).toEqual([]);
});

function ahead(PREPARE_AHEAD: "yes" | "no"): void {
  const { variables } = all;
  onTestFinished(() => void Object.assign(all, { variables }));
  all.variables = { ...variables, PREPARE_AHEAD };
}

it("somebody who was filmed stands before another background without their own, which is taken away once for all their videos", async () => {
  ahead("no");
  const frame = await openFrame();
  const owner = await guest();
  const { id } = await createVideo(owner, 40);
  const kindsOf = async (scenes: object[]) => {
    const input = { ...ORDER, avatar: id, background: "color", scenes };
    const { task_id } = await owner.call(tasks.push, { app_id, input: input as never, stage: "render" });
    await until(task_id, "success");
    const jobs = (await frame.jobsOf(task_id)).map(({ said }) => JSON.parse(said ?? "{}"));
    expect(jobs.filter(({ kind }) => kind === "lips").some(({ cutout }) => cutout)).toBe(true);
    return jobs.map(({ kind }) => kind).toSorted();
  };
  expect(await kindsOf([])).toEqual(["film-cutout", "lips", "provenance", "render", "speech"]);
  expect(await kindsOf([{ script: `${SCRIPT} Again.`, background: "own" }])).toEqual(["lips", "lips", "provenance", "render", "speech"]);
});

it("the background of somebody who was filmed is begun to be taken away when the avatar is made, where work is prepared ahead", async () => {
  await openFrame();
  const owner = await guest();
  const run = vi.spyOn(all.media, "run");
  const begun = () => run.mock.calls.filter(([job]) => job.kind === "film-cutout").length;
  ahead("yes");
  const { id } = await createVideo(owner, 40);
  await vi.waitFor(() => expect(begun()).toBe(1));
  const { task_id } = await owner.call(tasks.push, { app_id, input: { ...ORDER, avatar: id, background: "color" }, stage: "render" });
  await until(task_id, "success");
  expect(begun()).toBe(1);
  // A loop of 150 frames that goes there and back is cut out on its way there.
  expect(run.mock.calls.map(([job]) => job).find(({ kind }) => kind === "film-cutout")).toMatchObject({ turn: 75 });
});

/** The photo with its background, as the engine says it. */
const WHOLE = { width: 800, height: 800, frame: { x: 0.25, y: 0.1, width: 0.5, height: 0.5 }, chin: 0.5 };

/** Runs media jobs as the fake service does, a photo's with its background; `instead` may answer or throw in its place. */
function mediaWith(instead: (kind: string) => Promise<void> = async () => {}) {
  const run = all.media.run.bind(all.media);
  return vi.spyOn(all.media, "run").mockImplementation(async (job, following) => {
    await instead(job.kind);
    const made = await run(job, following);
    return job.kind === "presenter" ? { ...made, scene: WHOLE } : made;
  });
}
/** The same, but renders wait until `go`. */
function withHeldRenders() {
  let go = (): void => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  const run = mediaWith(async (kind) => (kind === "render" ? held : undefined));
  const asked = (kind: string) => run.mock.calls.map(([job]) => job).filter((job) => job.kind === kind);
  return { go: () => go(), asked };
}
const own = async (owner: Guest) => (await owner.call(avatars.list, { source: 3 })).list[0];
const referredBy = (id: string) => all.db.select({ key: fileReference.key }).from(fileReference).where(eq(fileReference.holder_id, id));

it("a talking photo can be used at once, and moves in the library once that was made; it goes with its avatar", async () => {
  ahead("yes");
  await openFrame();
  const owner = await guest();
  const { go, asked } = withHeldRenders();
  const made = await create(owner);
  expect(made).toMatchObject({ is_active: 1, motion_url: "", image_url: expect.stringContaining("/thumb/") });
  expect(await owner.call(tasks.cost, { app_id, input: { ...ORDER, avatar: made.id } })).toMatchObject({ cost: 0 });
  go();
  await vi.waitFor(async () => expect(await own(owner)).toMatchObject({ motion_url: expect.stringContaining(".mp4") }), 5000);
  expect((await own(owner))?.image_url).toContain(".webp");
  expect(asked("render")).toHaveLength(1);
  expect(asked("provenance")).toMatchObject([{ made: { generator: "Reelwright" } }]);
  const kept = (await referredBy(made.id)).map(({ key }) => key);
  expect(kept).toHaveLength(5);
  await owner.call(avatars.delete, { id: made.id });
  expect(await referredBy(made.id)).toEqual([]);
  const left = await all.db.select().from(storedFile).where(inArray(storedFile.key, kept));
  expect(left.map(({ expires_at }) => (expires_at ?? Infinity) <= Date.now())).not.toContain(false);
});

it("an avatar that is deleted while its motion is made leaves nothing behind", async () => {
  ahead("yes");
  await openFrame();
  const owner = await guest();
  const { go, asked } = withHeldRenders();
  const { id } = await create(owner);
  await vi.waitFor(() => expect(asked("render")).toHaveLength(1));
  await owner.call(avatars.delete, { id });
  go();
  const expired = () =>
    all.db
      .select()
      .from(storedFile)
      .where(and(eq(storedFile.owner_id, owner.userId), gt(storedFile.expires_at, Date.now())));
  // What remains is the photo's upload, an asset of its owner's.
  await vi.waitFor(() => expect(asked("provenance")).toHaveLength(1));
  await vi.waitFor(async () => expect((await expired()).filter(({ key }) => !key.includes("/m/"))).toEqual([]), 5000);
  expect(await referredBy(id)).toEqual([]);
});

it.each([
  ["cannot be drawn, it keeps its still for good", new MediaJobFailed({ code: "ENGINE_FAILED", message: "as the test wants it" }), null],
  ["was not finished, it is made later", new Error("as the test wants it"), expect.any(Number)],
])("where the motion of a talking photo %s", async (_says, cause, due) => {
  ahead("yes");
  await openFrame();
  const owner = await guest();
  const run = mediaWith((kind) => (kind === "render" ? Promise.reject(cause) : Promise.resolve()));
  const { id } = await create(owner);
  await vi.waitFor(() => expect(run.mock.calls.some(([job]) => job.kind === "render")).toBe(true));
  const rowOf = () => all.db.select().from(avatar).where(eq(avatar.id, id)).get();
  await vi.waitFor(async () => expect(await rowOf()).toMatchObject({ motion: null, motion_due: due }));
  expect(await own(owner)).toMatchObject({ is_active: 1, motion_url: "" });
  if (due === null) return;
  expect((await rowOf())?.motion_due).toBeGreaterThan(Date.now());
  run.mockRestore();
  mediaWith();
  await all.db.update(avatar).set({ motion_due: 0 }).where(eq(avatar.id, id));
  await makeMotions(all);
  expect((await own(owner))?.motion_url).toContain(".mp4");
});

it("who waits for a person's review does not move before they let it pass; nothing is made where nothing is prepared ahead", async () => {
  ahead("yes");
  all.variables = { ...all.variables, AVATAR_REVIEW: "person" };
  await openFrame();
  const owner = await guest();
  mediaWith();
  const { id } = await create(owner);
  await makeMotions(all);
  expect((await own(owner))?.motion_url).toBe("");
  await admin(adminCalls.avatars.review, { id, review_status: 1 });
  all.variables = { ...all.variables, PREPARE_AHEAD: "no" };
  await makeMotions(all);
  expect((await own(owner))?.motion_url).toBe("");
  all.variables = { ...all.variables, PREPARE_AHEAD: "yes" };
  await makeMotions(all);
  expect((await own(owner))?.motion_url).toContain(".mp4");
});

it.each([
  ["FACE_RARE", -3024, "half"],
  ["FACE_UNSTEADY", -3024, "in sight"],
  ["FACE_MANY", -3024, "more than one face"],
  ["PICTURE_BLURRED", -3023, "sharp"],
] as const)("spec §8: a video of which the engine says %s is refused with %i", async (code, told, words) => {
  await openFrame();
  const owner = await guest();
  vi.spyOn(all.media, "run").mockRejectedValue(new MediaJobFailed({ code, message: "as the test wants it" }));
  await expect(createVideo(owner, 40)).rejects.toMatchObject({ code: told, message: expect.stringContaining(words) });
  expect((await owner.call(avatars.list, { source: 3 })).list).toEqual([]);
});

it("spec §2 VideoEditorFromAvatar: the timeline of a video is opened, edited and rendered as it is; it goes with its avatar", async () => {
  const frame = await openFrame();
  const [owner, other] = [await guest(), await guest()];
  const { id } = await createVideo(owner, 40);
  const { task_id } = await owner.call(tasks.push, { app_id, input: { ...ORDER, avatar: id }, stage: "render" });
  await until(task_id, "success");
  const opened = await owner.call(timelines.open, { task_id });
  expect(opened).toMatchObject({ app_id, task_id, draft_id: id });
  expect(opened.document.tracks.flatMap(({ elements }) => elements).some(({ type }) => type === "video")).toBe(true);
  const input = { timeline_id: opened.id };
  await expect(other.call(tasks.push, { app_id, input, stage: "render" })).rejects.toMatchObject({ code: -20001 });
  const again = await owner.call(tasks.push, { app_id, input, stage: "render" });
  await until(again.task_id, "success");
  expect((await frame.jobsOf(again.task_id)).map(({ said }) => JSON.parse(said ?? "{}").kind)).toEqual(["render", "provenance"]);
  expect(await owner.call(avatars.delete, { id, videos: true })).toMatchObject({ videos: 2 });
  await expect(owner.call(timelines.detail, { timeline_id: opened.id })).rejects.toMatchObject({ code: -20001 });
});
