import { photoAssetOf } from "../../../../trpc/contract/rules/avatars.ts";
import type { AdBrief } from "../../../../timeline/brief.ts";
import { squarePart } from "../../../../timeline/compose/avatar/part.ts";
import { AppError } from "../../app-error.ts";
import type { ToolRun } from "../tool.ts";
import type { AdInput } from "./input.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import type { SpokenClip } from "./voices.ts";

async function lookOf(run: ToolRun<AdInput>, avatar: string) {
  if (photoAssetOf(avatar) === null) return { type: "drawn" as const, character: avatar };
  const { photo } = run.input;
  if (photo === undefined) throw new AppError("system.notFound");
  return { type: "photo" as const, picture: await sourceOf(run, photo) };
}

/** The presenter's sprite sheet, for `none` null: a drawn character, or a talking photo of the user's own. */
export async function makePresenter(run: ToolRun<AdInput>) {
  const { avatar } = run.input.settings;
  if (avatar === "none") return null;
  const look = await lookOf(run, avatar);
  const sheet = await targetAt(run, `${await workName(run, { presenter: avatar })}.webp`, "image/webp");
  return { key: sheet.key, made: await run.media("presenter", { kind: "presenter", look, sheet }) };
}

type Made = Awaited<ReturnType<typeof makePresenter>>;

/** The presenter as the director wants it: the sheet, and what the mouth does in each clip. */
export function presenterOf(presenter: Made, spoken: SpokenClip[]): AdBrief["presenter"] {
  if (!presenter) return null;
  const { columns, rows, frame_width, frame_height, frames, face, cut } = presenter.made;
  return {
    sheet: { url: presenter.key, width: columns * frame_width, height: rows * frame_height },
    columns,
    rows,
    frames,
    ...(face && cut ? { view: squarePart({ face, cut }, 1) } : {}),
    cues: Object.fromEntries(spoken.map(({ clip, speech }) => [clip.id, speech.mouth])),
  };
}
