import { expect, it } from "vitest";
import { admin as adminCalls } from "../../trpc/contract/admin.ts";
import { avatars } from "../../trpc/contract/avatar.ts";
import { AVATAR_SOURCE } from "../../trpc/contract/rules/avatars.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { DUBBING_MODEL } from "../../trpc/contract/rules/models/index.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { teams } from "../../trpc/contract/team.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { aiVoice } from "../../trpc/contract/tools/ai-voice.ts";
import { faceSwap } from "../../trpc/contract/tools/face-swap.ts";
import { videoAvatar } from "../../trpc/contract/tools/video-avatar.ts";
import { videoCut } from "../../trpc/contract/tools/video-cut.ts";
import { videoTranslation } from "../../trpc/contract/tools/video-translation.ts";
import { voices } from "../../trpc/contract/voice.ts";
import { admin } from "./admin-support.ts";
import { openFrame, rowOf, until } from "./frame-support.ts";
import { ownFile } from "./own-file.ts";
import { openProviderAt } from "./providers-support.ts";
import { all, guest, type Guest } from "./support.ts";
import { founder, joins } from "./team-support.ts";
import { mp4Header } from "./upload-support.ts";

const PROVIDER = "https://provider.test";
const KEYS = {
  ELEVENLABS_API_KEY: "xi",
  ELEVENLABS_BASE_URL: PROVIDER,
  FAL_API_KEY: "f",
  FAL_BASE_URL: PROVIDER,
  FILES_ORIGIN: "https://ads.test",
};
const VOICE = "elevenlabs:21m00Tcm4TlvDq8ikWAM";
const NOT_FOUND = codeOf("system.notFound");
const AGREED = { agreed: true, statement: "They have agreed to it." } as const;
const SCRIPT = "Your coffee is cold by nine. It does not have to be.";
const consent = { whose: "self", person: "", ...AGREED } as const;
const SEEN = { seen_agreed: true, seen_statement: AGREED.statement } as const;
const FACE = { face_agreed: true, face_statement: AGREED.statement } as const;

/** Every provider of people's voices and faces, with one voice; answers what was posted to any of them. */
function openProviders() {
  const seen = openProviderAt(PROVIDER, KEYS, ({ path }) =>
    path === "/v2/voices"
      ? Response.json({ voices: [{ voice_id: VOICE.slice("elevenlabs:".length), name: "Rachel", labels: {} }], has_more: false })
      : Response.json({ voice_id: "copied", requires_verification: false }),
  );
  return () => seen.filter(({ method }) => method === "POST");
}

const pushing = (app: Parameters<typeof appIdOf>[0], input: object) => (who: Guest) =>
  who.call(tasks.push, { app_id: appIdOf(app), input });

/** Each field for a file of the calls that make something of people, with the rest of the call in order. */
const FIELDS: [name: string, kind: "image" | "video" | "audio", ask: (file: string, own: Own) => (who: Guest) => Promise<unknown>][] = [
  ["ai-voice source", "audio", (source) => pushing(aiVoice, { source, voice: VOICE, ...consent })],
  ["face-swap film", "video", (film, { image }) => pushing(faceSwap, { film, face: image, ...SEEN, ...FACE })],
  ["face-swap face", "image", (face, { video }) => pushing(faceSwap, { film: video, face, ...SEEN, ...FACE })],
  ["dubbed video", "video", (video) => pushing(videoTranslation, { video, to: "es", by: DUBBING_MODEL, ...AGREED })],
  ["avatar's recording", "audio", (audio) => pushing(videoAvatar, { avatar: "mia", audio })],
  ["avatar's background", "image", (backdrop) => pushing(videoAvatar, { avatar: "mia", script: SCRIPT, background: "picture", backdrop })],
  [
    "background of a later scene",
    "image",
    (backdrop) => pushing(videoAvatar, { avatar: "mia", script: SCRIPT, scenes: [{ script: SCRIPT, background: "picture", backdrop }] }),
  ],
  [
    "photo of an avatar",
    "image",
    (picture) => (who) => who.call(avatars.createPicture, { picture, name: "X", gender: "male", voice: "am_puck", consent }),
  ],
  [
    "film of an avatar",
    "video",
    (film) => (who) => who.call(avatars.createVideo, { film, name: "X", gender: "male", voice: "am_puck", consent }),
  ],
  [
    "recording of a voice",
    "audio",
    (one) => (who) => who.call(voices.clone, { samples: [one], name: "X", gender: "male", language: "en", consent }),
  ],
];
type Own = Record<"image" | "video" | "audio", string>;

async function filesOf(owner: Guest): Promise<Own> {
  const [image, video, audio] = await Promise.all([
    ownFile(owner, "image", { purpose: "face-swap-face" }),
    ownFile(owner, "video", { purpose: "face-swap-film", seconds: 40 }),
    ownFile(owner, "audio", { purpose: "ai-voice" }),
  ]);
  return { image, video, audio };
}

/** What a task of the owner's has made: how an input names it. */
async function madeBy(owner: Guest, video: string): Promise<string> {
  const { task_id } = await owner.call(tasks.push, { app_id: appIdOf(videoCut), input: { video, spans: "0:00-0:04" } });
  await until(task_id, "success");
  const [made] = (await rowOf(task_id)).output?.artifacts ?? [];
  await all.bucket.put(made?.key ?? "", mp4Header());
  return `task:${task_id}/${made?.name}`;
}

const HOSTILE = [
  "asset:../../secrets",
  "asset:",
  "task:../x",
  "sample:../../etc/passwd.mp4",
  "sample:/etc/passwd.mp4",
  "http://files.example/a.mp4",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "u/somebody/key.mp4",
];

it("no call that makes something of people takes a file of another's, of a colleague's, or of nobody's, and nothing is sent", async () => {
  await openFrame();
  const posted = openProviders();
  const [victim, stranger] = await Promise.all([guest(), guest()]);
  const boss = await founder();
  const { call, id: userId } = await joins(boss);
  await boss.call(teams.share, { on: true });
  const colleague: Guest = { call, userId, token: "" };
  const theirs = await filesOf(victim);
  const shared = await filesOf({ call: boss.call, userId: boss.id, token: "" });
  const made = await madeBy(victim, theirs.video);
  for (const [name, kind, ask] of FIELDS) {
    for (const [who, own, file] of [
      [stranger, await filesOf(stranger), theirs[kind]],
      [colleague, await filesOf(colleague), shared[kind]],
      [stranger, await filesOf(stranger), made],
    ] as const)
      await expect(ask(file, own)(who), `${name}: ${file}`).rejects.toMatchObject({ code: NOT_FOUND });
    for (const file of HOSTILE) await expect(ask(file, theirs)(victim), `${name}: ${file}`).rejects.toThrow();
  }
  expect(posted()).toEqual([]);
});

it("a consent is the task's own: what another has agreed to, or was agreed to before, makes no swap", async () => {
  await openFrame();
  const posted = openProviders();
  const [victim, other] = await Promise.all([guest(), guest()]);
  const asked = await filesOf(victim);
  const { task_id } = await pushing(faceSwap, { film: asked.video, face: asked.image, ...SEEN, ...FACE })(victim);
  await until(task_id, "failed");
  const sent = posted().length;
  const { video: film, image: face } = await filesOf(other);
  const fields = { film, face, ...SEEN, consent: task_id, task_id, face_statement: AGREED.statement };
  await expect(pushing(faceSwap, fields)(other)).rejects.toMatchObject({ code: codeOf("avatar.consentRequired") });
  // Nor the victim's, by whom it was given once.
  const alone = { film: asked.video, face: asked.image, seen_statement: AGREED.statement, face_statement: AGREED.statement };
  await expect(pushing(faceSwap, alone)(victim)).rejects.toMatchObject({ code: codeOf("avatar.consentRequired") });
  await expect(other.call(tasks.status, { task_id })).rejects.toMatchObject({ code: NOT_FOUND });
  await expect(other.call(tasks.delete, { task_id, works: true })).rejects.toMatchObject({ code: NOT_FOUND });
  expect(posted()).toHaveLength(sent);
});

it("an offered avatar is for all from the moment that it passes until it is taken back, and for its owner's hands alone", async () => {
  await openFrame();
  const [owner, other] = await Promise.all([guest(), guest()]);
  const picture = await ownFile(owner, "image", { purpose: "picture-avatar" });
  const { id } = await owner.call(avatars.createPicture, { picture, name: "Ben", gender: "male", voice: "am_puck", consent });
  const use = pushing(videoAvatar, { avatar: id, script: SCRIPT, voice: "af_heart" });
  const listed = async () => (await other.call(avatars.list, { source: AVATAR_SOURCE.community })).list.map((one) => one.id);
  const isRefused = async () => {
    expect(await listed()).not.toContain(id);
    await expect(use(other)).rejects.toMatchObject({ code: NOT_FOUND });
  };
  const offer = () => owner.call(avatars.offer, { id, consent: AGREED });
  const review = (review_status: 1 | -1) => admin(adminCalls.avatars.review, { id, review_status, review_note: "" });
  await isRefused();
  await offer();
  await isRefused();
  const attempts = [
    other.call(avatars.withdraw, { id }),
    other.call(avatars.delete, { id }),
    other.call(avatars.update, { id, name: "Mine" }),
    other.call(avatars.offer, { id, consent: AGREED }),
  ];
  for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: NOT_FOUND });
  await expect(other.call(adminCalls.avatars.review, { id, review_status: 1, review_note: "" })).rejects.toMatchObject({
    code: codeOf("admin.refused"),
  });
  await review(-1);
  await isRefused();
  await offer();
  await isRefused();
  await review(1);
  expect(await listed()).toContain(id);
  await until((await use(other)).task_id, "success");
  // What passed once and is offered anew is looked at anew.
  await offer();
  await isRefused();
  await review(1);
  await owner.call(avatars.withdraw, { id });
  await isRefused();
  // A review that comes after it was taken back does not give it to all.
  await review(1).catch(() => undefined);
  await isRefused();
});
