import type { z } from "zod";
import { findOwnTask } from "../../../../db/queries/task.ts";
import { AVATAR_REVIEW, AVATAR_SCRIPT, isDrawn, lookIdOf } from "../../../../trpc/contract/rules/avatars.ts";
import { cloudVoiceOf } from "../../../../trpc/contract/rules/cloud-voices.ts";
import { BUILT_IN_LIPS } from "../../../../trpc/contract/rules/models/index.ts";
import { modelCost } from "../../../../trpc/contract/rules/models/units.ts";
import { costOf, PREVIEW_CREDITS } from "../../../../trpc/contract/rules/credits.ts";
import { termValue } from "../../../../trpc/contract/rules/said.ts";
import { countCharacters } from "../../../../trpc/contract/rules/issue.ts";
import type { Path } from "../../../../trpc/contract/rules/pointer.ts";
import { AVATAR_PREVIEW_SECONDS, videoAvatar as manifest } from "../../../../trpc/contract/tools/video-avatar.ts";
import { AppError } from "../../app-error.ts";
import { lookFile } from "../../avatars/look-file.ts";
import { requirePremium, usableLook } from "../../avatars/looks.ts";
import { usableAvatar } from "../../avatars/own.ts";
import type { Call } from "../../http/implement.ts";
import { requireDecent } from "../../models/decent.ts";
import { saidName, usableModel } from "../../models/registry.ts";
import { kitOf, logoOf } from "../../team/brand-kit.ts";
import { nameOf } from "../background-remover/name.ts";
import { type KeptFile, resolveFile } from "../files.ts";
import { EDITOR_APP } from "../../../../trpc/contract/rules/editors.ts";
import { freezeTimeline } from "../../timelines/frozen.ts";
import { ownTimeline } from "../../timelines/own.ts";
import { requireSpeakable } from "../../voices/speakable.ts";
import { requireVoice } from "../../voices/offered.ts";
import { defineTool, type Prepared } from "../tool.ts";
import { type AvatarInput, avatarInput } from "./input.ts";
import { secondsOf, spokenIn } from "./length.ts";
import { makeAvatarVideo } from "./run.ts";

const { input } = manifest.work;
type Asked = z.output<typeof input>;

const TITLE = 80;

type Person = Pick<AvatarInput, "photo" | "film" | "look" | "name" | "lips">;
const NOBODY = { photo: null, film: null, look: null, lips: null };

/** A provider's avatar, whom only its provider lets speak. Throws what `usableLook` does, avatar.providerAway, model.cannot. */
async function lookOf(call: Call, { avatar, background }: Asked): Promise<Person> {
  const { look, model } = await usableLook(call, avatar);
  const { id, name, credits } = model;
  if (background === "removed")
    throw new AppError("model.cannot", { params: { name, what: termValue("transparent") }, path: ["background"] });
  if (!(await lookFile(call, look.key))) throw new AppError("avatar.providerAway", { detail: "no picture" });
  return { ...NOBODY, look: { id: look.id, engine: look.engine, key: look.key }, name: look.name, lips: { id, name, credits } };
}

/** Who is seen and who moves the mouth. Throws system.notFound for another's, avatar.inReview, and what `lookOf` and `lipsModel` do. */
async function personOf(call: Call, asked: Asked): Promise<Person> {
  const { avatar } = asked;
  if (lookIdOf(avatar) !== null) return lookOf(call, asked);
  if (isDrawn(avatar)) return { ...NOBODY, name: avatar, lips: await lipsModel(call, asked, false) };
  const { key, name, film, review_status } = await usableAvatar(call, avatar);
  if (review_status !== AVATAR_REVIEW.passed) throw new AppError("avatar.inReview", { about: avatar });
  return { ...NOBODY, photo: film ? null : key, film, name, lips: await lipsModel(call, asked, true) };
}

function checkScript(script: string, path: Path): void {
  const count = countCharacters(script);
  if (count < AVATAR_SCRIPT.min || count > AVATAR_SCRIPT.max)
    throw new AppError("avatar.scriptLength", { params: { count, ...AVATAR_SCRIPT }, path });
  requireDecent(script);
}

interface Behind {
  background: string;
  backdrop?: string | undefined;
}

/** What stands behind the person in a scene. Throws form.incomplete: it is to be a file, and none is named. */
async function backdropOf(call: Call, { background, backdrop }: Behind, scene: Path): Promise<KeptFile | null> {
  if (background !== "picture") return null;
  if (backdrop === undefined) throw new AppError("form.incomplete", { detail: "no backdrop", path: [...scene, "backdrop"] });
  return resolveFile(call, backdrop, "avatar-backdrop");
}

/** The order as it can be made: a voice that cannot be told how to say something is told nothing. Throws voice.missing. */
async function withVoice(call: Call, asked: Asked): Promise<Asked> {
  const { voice } = asked;
  await requireVoice(call, voice);
  return cloudVoiceOf(voice) && (await call.voices.hasEmotions(voice)) ? asked : { ...asked, emotion: "neutral" };
}

/** Who moves the mouth, if not the built-in engine. Throws what `usableModel` does, model.cannot: nobody else moves drawn ones. */
async function lipsModel(call: Call, { lips, background }: Asked, isOwn: boolean): Promise<AvatarInput["lips"]> {
  if (lips === BUILT_IN_LIPS) return null;
  const model = await usableModel(call, lips);
  const { id, name, credits, makes } = model;
  const what = makes !== "lips" ? "lips" : !isOwn ? "illustrated" : background === "removed" ? "transparent" : null;
  if (what) throw new AppError("model.cannot", { params: { name: saidName(model), what: termValue(what) }, path: ["lips"] });
  return { id, name, credits };
}

/** What of the brand kit the video is made in; null: it was not asked for. Throws avatar.noBrandKit: there is none, or it has nothing of that. */
async function brandOf(call: Call, { brand }: Asked): Promise<AvatarInput["brand"]> {
  if (!brand) return null;
  const [{ colors, template }, logo] = await Promise.all([kitOf(call), logoOf(call)]);
  if (colors.length === 0 && template === null && logo === null) throw new AppError("avatar.noBrandKit", { path: ["brand"] });
  return { colors, template, logo };
}

/** Which provider's model moved the lips in a video of these: what is made of it says so, too. */
async function lipsIn({ db, user }: Call, taskId: string | null): Promise<AvatarInput["lips"]> {
  const task = taskId ? await findOwnTask(db, user.id, taskId) : null;
  return avatarInput.safeParse(task?.input.value).data?.lips ?? null;
}

/** A timeline that was opened from a video of these, as the task keeps it. Throws system.notFound. */
async function prepareEdited(call: Call, asked: Asked & { timeline_id: string }, stage: string): Promise<Prepared<AvatarInput>> {
  const row = await ownTimeline(call, asked.timeline_id);
  if (row.app_id !== EDITOR_APP["video-avatar"]) throw new AppError("system.notFound");
  const edited = await freezeTimeline(call, row, stage);
  const kept = {
    asked,
    ...NOBODY,
    name: "",
    backdrop: null,
    backdrops: [],
    audio: null,
    lips: await lipsIn(call, row.task_id),
    brand: null,
    edited,
  };
  return { input: kept, title: row.title, subject_id: row.draft_id === "" ? undefined : row.draft_id };
}

/** Avatars to Video: a person speaks a script. A preview is free, and shows its first seconds. */
export const videoAvatar = defineTool<Asked, AvatarInput>({
  manifest,
  kept: { version: 1, schema: avatarInput },
  async prepare(call, asked, stage) {
    if (asked.timeline_id !== undefined) return prepareEdited(call, { ...asked, timeline_id: asked.timeline_id }, stage);
    const audio = asked.audio ? await resolveFile(call, asked.audio, "avatar-audio") : null;
    if (!audio) checkScript(asked.script, ["script"]);
    asked.scenes.forEach(({ script }, at) => checkScript(script, ["scenes", at, "script"]));
    const person = await personOf(call, asked);
    const [backdrop = null, ...backdrops] = await Promise.all([
      backdropOf(call, asked, []),
      ...asked.scenes.map((scene, at) => backdropOf(call, scene, ["scenes", at])),
    ]);
    const title = (audio ? nameOf(audio.name) : asked.script.replaceAll(/\s+/g, " ")).slice(0, TITLE);
    const isOwn = person.photo !== null || person.film !== null;
    const brand = await brandOf(call, asked);
    const kept = { asked: await withVoice(call, asked), ...person, backdrop, backdrops, audio, brand };
    return { input: kept, title, subject_id: isOwn ? asked.avatar : undefined };
  },
  files: ({ photo, film, backdrop, backdrops, audio, brand, edited }) => {
    const behind = [backdrop, ...backdrops].map((one) => one?.key);
    return [photo, film?.loop, film?.rig, ...behind, audio?.key, brand?.logo, edited?.key, ...(edited?.files ?? [])].flatMap(
      (key) => key ?? [],
    );
  },
  check(kept) {
    if (kept.edited) return;
    const spoken = spokenIn(kept);
    if (spoken.some((passages) => passages.length === 0))
      throw new AppError("form.incomplete", { detail: "nothing in the script can be spoken" });
    requireSpeakable(spoken.flat());
  },
  quote(kept, stage) {
    const seconds = secondsOf(kept);
    return stage === "preview"
      ? { credits: PREVIEW_CREDITS, seconds: Math.round(Math.min(seconds, AVATAR_PREVIEW_SECONDS)) }
      : {
          credits: costOf("video-avatar", seconds) + (kept.lips && !kept.edited ? modelCost(kept.lips, Math.ceil(seconds)) : 0),
          seconds: Math.round(seconds),
        };
  },
  allowed({ user, variables }, { asked, look }) {
    if (look) requirePremium(user, variables, asked.avatar);
  },
  run: makeAvatarVideo,
});
