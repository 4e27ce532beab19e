import type { AvatarFilm } from "../../../../db/schema/avatar.ts";
import { type Speech, speechOf } from "../../../../timeline/compose/avatar/speech.ts";
import type { AvatarScene } from "../../../../timeline/compose/avatar/video.ts";
import { AVATAR_PREVIEW_SECONDS } from "../../../../trpc/contract/tools/video-avatar.ts";
import { aloneJob } from "../../avatars/alone.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import type { ToolRun } from "../tool.ts";
import type { AvatarInput } from "./input.ts";
import { drawnOf, personOf, sheetJob } from "./sheet.ts";

type Run = ToolRun<AvatarInput>;

/** A person as a scene shows them, and what made them. */
export interface Shown extends Pick<AvatarScene, "person" | "photo" | "round" | "own"> {
  engine: string;
}

/** The person's mouth shapes; `own`: a photo keeps its background. */
export async function drawPerson(run: Run, own: boolean): Promise<Shown> {
  const { asked, photo } = run.input;
  const sheet = await sheetJob(run, personOf(asked.avatar, photo), own);
  const made = await run.media(sheet.scene || photo === null ? "person" : "person alone", sheet.job);
  return { ...drawnOf(sheet, made), round: made.round ?? false, engine: made.engine };
}

/** How far the bar is when a loop has been cut out: it takes longer than all that comes before the film is drawn. */
const CUT_OUT = 34;

/** What the mask jumps between frames that stand still: above it the edges of a person would shimmer. */
const MOST_FLICKER = 0.05;

/** The loop of somebody who was filmed without its background, once for all their videos; null: it cannot be taken away cleanly. */
async function cutOutLoop(run: Run, film: AvatarFilm): Promise<string | null> {
  const job = await aloneJob(run, film);
  const { made, flicker } = await run.media("cut out", job, { phase: "person", from: 4, to: CUT_OUT });
  return made !== null && flicker.after <= MOST_FLICKER ? job.cutout.key : null;
}

/**
 * Somebody who was filmed says it: as much of it as is shown. `quiet`: their mouth stays shut, for a provider moves it.
 * `alone`: without their background, where it can be taken away.
 */
export async function filmPerson(
  run: Run,
  film: AvatarFilm,
  speech: Speech,
  { quiet, alone }: { quiet: boolean; alone: boolean },
): Promise<Pick<Shown, "person" | "engine">> {
  const { cues, duration } = speechOf(speech);
  const isPreview = run.task.stage === "preview";
  const shown = isPreview ? Math.min(duration, AVATAR_PREVIEW_SECONDS + 1) : duration;
  const work = { cues: quiet ? [] : cues.filter(({ time }) => time < shown), duration: shown, scale: isPreview ? 0.5 : 1 };
  const cutout = alone ? await cutOutLoop(run, film) : null;
  const name = await workName(run, { lips: film.loop, alone: cutout !== null, ...work });
  const [loop, rig, target] = await Promise.all([
    sourceOf(run, film.loop),
    sourceOf(run, film.rig),
    cutout ? targetAt(run, `${name}.webm`, "video/webm") : targetAt(run, `${name}.mp4`, "video/mp4"),
  ]);
  const bare = cutout ? { cutout: await sourceOf(run, cutout) } : {};
  const step = alone ? "lips alone" : "lips";
  const made = await run.media(
    step,
    { kind: "lips", loop, rig, ...bare, ...work, film: target },
    { phase: "person", from: alone ? CUT_OUT : 24, to: 40 },
  );
  const { width, height } = made;
  const speaking = { url: target.key, width, height, duration: made.duration };
  return { person: { film: speaking, face: film.face, alone: cutout !== null }, engine: made.engine };
}
