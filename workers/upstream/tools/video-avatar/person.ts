import type { AvatarFilm } from "../../../../db/schema/avatar.ts";
import { type AvatarScene, type Speech, speechOf } from "../../../../timeline/compose/avatar.ts";
import { AVATAR_PREVIEW_SECONDS } from "../../../../trpc/contract/tools/video-avatar.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import type { ToolRun } from "../tool.ts";
import type { AvatarInput } from "./input.ts";
import { personOf, sheetJob } from "./sheet.ts";

type Run = ToolRun<AvatarInput>;

/** A person as a scene shows them, and what made them. */
export interface Shown extends Pick<AvatarScene, "person" | "photo" | "round" | "own"> {
  engine: string;
}

/** The person's mouth shapes; `own`: a photo keeps its background. */
export async function drawPerson(run: Run, own: boolean): Promise<Shown> {
  const { asked, photo } = run.input;
  const { job, scene } = await sheetJob(run, personOf(asked.avatar, photo), own);
  const made = await run.media(scene || photo === null ? "person" : "person alone", job);
  const { columns, rows, frame_width, frame_height, frames, round = false, engine } = made;
  const sheet = { url: job.sheet.key, width: columns * frame_width, height: rows * frame_height };
  const whole = scene && made.scene ? { url: scene, ...made.scene } : null;
  return { person: { sheet, columns, rows, frames }, photo: whole, round, engine };
}

/** Somebody who was filmed says it: as much of it as is shown. `quiet`: their mouth stays shut, for a provider moves it. */
export async function filmPerson(run: Run, film: AvatarFilm, speech: Speech, quiet: boolean): Promise<Pick<Shown, "person" | "engine">> {
  const { cues, duration } = speechOf(speech);
  const isPreview = run.task.stage === "preview";
  const shown = isPreview ? Math.min(duration, AVATAR_PREVIEW_SECONDS + 1) : duration;
  const work = { cues: quiet ? [] : cues.filter(({ time }) => time < shown), duration: shown, scale: isPreview ? 0.5 : 1 };
  const name = await workName(run, { lips: film.loop, ...work });
  const [loop, rig, target] = await Promise.all([
    sourceOf(run, film.loop),
    sourceOf(run, film.rig),
    targetAt(run, `${name}.mp4`, "video/mp4"),
  ]);
  const made = await run.media("lips", { kind: "lips", loop, rig, ...work, film: target }, { phase: "person", from: 10, to: 40 });
  const { width, height } = made;
  return { person: { film: { url: target.key, width, height, duration: made.duration }, face: film.face }, engine: made.engine };
}
