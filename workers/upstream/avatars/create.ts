import type { z } from "zod";
import { type AvatarRow, insertAvatar, listAvatars } from "../../../db/queries/avatar.ts";
import type { MessageKey } from "../../../locales/index.ts";
import type { avatars } from "../../../trpc/contract/avatar.ts";
import { AVATAR_REVIEW, AVATAR_TYPE } from "../../../trpc/contract/rules/avatars.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { runOnce } from "../media/artifact.ts";
import { MediaJobFailed } from "../media/client.ts";
import { reasonOf } from "../media/reasons.ts";
import type { JobKind, JobOf, ResultOf } from "../../media/protocol/jobs.ts";
import { resolveFile } from "../tools/files.ts";
import type { Place } from "../tools/job-files.ts";
import { sheetJob } from "../tools/video-avatar/sheet.ts";
import { requireVoice } from "../voices/offered.ts";
import { prepareAlone } from "./alone.ts";
import { agreed } from "./consent.ts";
import { mostAvatars } from "./limit.ts";
import { filmOf, loopJob } from "./loop.ts";
import { makeMotions } from "./motion.ts";

type Asked = Pick<z.output<typeof avatars.createPicture.input>, "name" | "gender" | "voice" | "consent">;

/** Throws plan.upgradeRequired, avatar.tooMany. */
async function requireRoom(call: Call): Promise<number> {
  const most = mostAvatars(call.user, call.variables);
  if (most === 0) throw new AppError("plan.upgradeRequired", { detail: "no avatars of one's own" });
  if ((await listAvatars(call.db, call.user.id)).length >= most) throw new AppError("avatar.tooMany", { params: { max: most } });
  return most;
}

/** A caller waits no longer than this; what was begun goes on, and the same call finds it (spec §9: requests end after 120 s). */
const PATIENCE_MS = 80_000;

async function patiently<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError("avatar.stillLooking")), PATIENCE_MS);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Reasons that say that credits come back: nothing was paid for looking, so it is said in other words. */
const FREE: Partial<Record<MessageKey, MessageKey>> = {
  "task.generationFailed": "task.analysisFailed",
  "picture.unusable": "avatar.fileUnusable",
  "picture.tooFewPixels": "avatar.tooFewPixels",
  "picture.tooManyPixels": "avatar.tooManyPixels",
};

function whyNot({ code, values }: MediaJobFailed): MessageKey {
  const reason = reasonOf(code, values);
  return FREE[reason] ?? reason;
}

/** Runs what looks at a face. Throws what is wrong with it (codes -3023, -3024), or with the file; avatar.stillLooking. */
async function looked<K extends JobKind>(call: Call, job: JobOf<K>): Promise<ResultOf<K>> {
  try {
    return await patiently(runOnce(call, call.user.id, job));
  } catch (cause) {
    if (cause instanceof MediaJobFailed) throw new AppError(whyNot(cause), { params: cause.values, cause });
    throw cause;
  }
}

const placeOf = ({ files, user }: Call): Place => ({ files, ownerId: user.id });

/** What is made of a face, and the files that are kept for it. */
type Made = Pick<AvatarRow, "type" | "key" | "film" | "motion_due"> & { files: string[] };

/** Makes an avatar, once somebody has said that the person agrees. */
async function create(call: Call, asked: Asked, make: () => Promise<Made>): Promise<AvatarRow> {
  const consent = agreed(asked.consent);
  await requireVoice(call, asked.voice).catch((cause: unknown) => {
    throw cause instanceof AppError ? cause.at({ path: ["voice"] }) : cause;
  });
  const most = await requireRoom(call);
  const { files, ...made } = await make();
  const { name, gender, voice } = asked;
  const row: AvatarRow = {
    id: randomId(),
    owner_id: call.user.id,
    name,
    gender,
    voice,
    review_status: call.variables.AVATAR_REVIEW === "person" ? AVATAR_REVIEW.pending : AVATAR_REVIEW.passed,
    review_note: "",
    ...made,
    motion: null,
    consent,
    offered: null,
    offer: null,
    created_at: Date.now(),
  };
  if (!(await insertAvatar(call.db, row, { files, most }))) throw new AppError("avatar.tooMany", { params: { max: most } });
  return row;
}

/** Of a photo: its mouth shapes are drawn at once, so that the first video has them at hand. How it moves is shown once that is made. */
export async function createPictureAvatar(call: Call, asked: z.output<typeof avatars.createPicture.input>): Promise<AvatarRow> {
  const row = await create(call, asked, async () => {
    const { key } = await resolveFile(call, asked.picture, "picture-avatar");
    const { job, scene } = await sheetJob(placeOf(call), { photo: key }, true);
    const { pictured } = await looked(call, job);
    if (pictured && !asked.as_it_is) throw new AppError("avatar.pictureOfPicture");
    return { type: AVATAR_TYPE.picture, key, film: null, motion_due: 0, files: [key, job.sheet.key, ...(scene ? [scene] : [])] };
  });
  call.waitUntil(makeMotions(call));
  return row;
}

/** Of a video: its calm part as a loop is all that is kept of it. */
export async function createVideoAvatar(call: Call, asked: z.output<typeof avatars.createVideo.input>): Promise<AvatarRow> {
  const row = await create(call, asked, async () => {
    const { key } = await resolveFile(call, asked.film, "avatar-video");
    const job = await loopJob(placeOf(call), key);
    const film = filmOf(job, await looked(call, job));
    return { type: AVATAR_TYPE.dynamic, key: film.loop, film, motion_due: null, files: [film.loop, film.still, film.rig] };
  });
  // Who waits for a person's review may be rejected.
  if (row.film && row.review_status === AVATAR_REVIEW.passed) prepareAlone(call, row.film);
  return row;
}
