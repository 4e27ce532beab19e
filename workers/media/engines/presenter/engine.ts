import sharp from "sharp";
import type { Engine } from "../../lanes/messages.ts";
import { JobError } from "../../protocol/handler.ts";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { inspect } from "../picture/decode.ts";
import { characters } from "./drawn/characters.ts";
import { frameSvg } from "./drawn/frame.ts";
import { COLUMNS, FRAMES, ROWS, SIDE } from "./frames.ts";
import { type Talking, talkingFrames } from "./photo/talking.ts";
import { writeSheet } from "./sheet.ts";

async function drawnFrames(id: string, side: number): Promise<Talking> {
  const character = characters.find((candidate) => candidate.id === id);
  if (character === undefined)
    throw new JobError("CHARACTER_UNKNOWN", `no character "${id}": there are ${characters.map((one) => one.id).join(", ")}`);
  const frames = FRAMES.map((frame) =>
    sharp(Buffer.from(frameSvg(character, frame)))
      .resize(side, side)
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  return { frames: await Promise.all(frames), scene: null, round: false, pictured: false, cut: {}, top: 0, face: null };
}

/** Makes a presenter's sprite sheet (contract: protocol/jobs.ts, `presenter`). */
export async function makePresenter(
  job: JobOf<"presenter">,
  files: Readonly<Record<string, string>>,
  progress: (fraction: number, stage: string) => void,
): Promise<ResultOf<"presenter">> {
  const { look, side = SIDE } = job;
  const { source = "", scratch = "", sheet = "", scene: scenePath = "" } = files;
  const { frames, scene, round, pictured, cut, top, face } =
    look.type === "drawn"
      ? await drawnFrames(look.character, side)
      : await talkingFrames(await inspect(source), { side, scratch, scene: look.scene ? scenePath : null }, (fraction) =>
          progress(0.2 + fraction * 0.6, "drawing"),
        );
  progress(0.85, "encoding");
  await writeSheet(frames, side, { path: sheet, contentType: job.sheet.content_type });
  return {
    columns: COLUMNS,
    rows: ROWS,
    frame_width: side,
    frame_height: side,
    frames: [...FRAMES],
    ...(scene ? { scene } : {}),
    ...(face ? { face, cut, top } : {}),
    ...(round ? { round } : {}),
    ...(pictured ? { pictured } : {}),
    engine: look.type === "drawn" ? "built-in:drawn" : "built-in:face-mesh",
  };
}

export const presenters: Engine = {
  async warm() {
    /* The face models load with the first photo: a service may never see one. */
  },
  async run({ job, files }, progress) {
    if (job.kind !== "presenter") throw new Error(`the presenter engine cannot do ${job.kind}`);
    return await makePresenter(job, files, progress);
  },
};
