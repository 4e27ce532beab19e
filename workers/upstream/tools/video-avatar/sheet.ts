import type { Drawn, Photo } from "../../../../timeline/compose/avatar/video.ts";
import { isDrawn } from "../../../../trpc/contract/rules/avatars.ts";
import type { JobOf, ResultOf } from "../../../media/protocol/jobs.ts";
import { type Place, sourceOf, targetAt, workName } from "../job-files.ts";

/** Whose mouth moves: a drawn one by its name, or a photo by its key. */
export type Person = { drawn: string } | { photo: string };

/** Pixels of a frame's side: a photo with its background shows little more than the face. */
const SIDE = { scene: 720, alone: 960 };

export const personOf = (avatar: string, key: string | null): Person =>
  key === null && isDrawn(avatar) ? { drawn: avatar } : { photo: key ?? "" };

interface SheetJob {
  job: JobOf<"presenter">;
  /** The key of the photo with its background; null: it is cut out, or drawn. */
  scene: string | null;
}

/** The job that draws every mouth shape of a person; `scene`: a photo keeps its background. */
export async function sheetJob(place: Place, person: Person, scene: boolean): Promise<SheetJob> {
  const name = await workName(place, { avatar: person, scene });
  const sheet = await targetAt(place, `${name}.webp`, "image/webp");
  if ("drawn" in person) {
    const look = { type: "drawn" as const, character: person.drawn };
    return { job: { kind: "presenter", look, side: SIDE.alone, sheet }, scene: null };
  }
  const picture = await sourceOf(place, person.photo);
  const whole = scene ? await targetAt(place, `${name}-scene.webp`, "image/webp") : undefined;
  const look = { type: "photo" as const, picture, ...(whole ? { scene: whole } : {}) };
  return { job: { kind: "presenter", look, side: scene ? SIDE.scene : SIDE.alone, sheet }, scene: whole?.key ?? null };
}

/** What that job has made, as documents show it; null: there is no photo with its background. */
export function drawnOf({ job, scene }: SheetJob, made: ResultOf<"presenter">): { person: Drawn; photo: Photo | null } {
  const { columns, rows, frame_width, frame_height, frames, face, cut, top } = made;
  const sheet = { url: job.sheet.key, width: columns * frame_width, height: rows * frame_height };
  return {
    person: { sheet, columns, rows, frames, ...(face ? { face } : {}), ...(cut ? { cut } : {}), ...(top === undefined ? {} : { top }) },
    photo: scene && made.scene ? { url: scene, ...made.scene } : null,
  };
}
