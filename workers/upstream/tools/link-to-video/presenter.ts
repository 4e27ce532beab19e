import { and, eq } from "drizzle-orm";
import { asset } from "../../../../db/schema/index.ts";
import { photoAssetOf } from "../../../../trpc/contract/rules/avatars.ts";
import type { AdBrief } from "../../../../timeline/brief.ts";
import { AppError } from "../../app-error.ts";
import type { ToolRun } from "../tool.ts";
import { sourceOf, targetAt, workName } from "./targets.ts";
import type { SpokenClip } from "./voices.ts";

async function lookOf(run: ToolRun, avatar: string) {
  const photo = photoAssetOf(avatar);
  if (!photo) return { type: "drawn" as const, character: avatar };
  const [row] = await run.db
    .select({ key: asset.key })
    .from(asset)
    .where(and(eq(asset.id, photo), eq(asset.owner_id, run.task.owner_id)));
  if (!row) throw new AppError("system.notFound");
  return { type: "photo" as const, picture: await sourceOf(run, row.key) };
}

/** The presenter's sprite sheet, for `none` null: a drawn character, or a talking photo of the user's own. */
export async function makePresenter(run: ToolRun, avatar: string) {
  if (avatar === "none") return null;
  const look = await lookOf(run, avatar);
  const sheet = await targetAt(run, `${await workName(run, { presenter: avatar })}.webp`, "image/webp");
  return { key: sheet.key, made: await run.media("presenter", { kind: "presenter", look, sheet }) };
}

type Made = Awaited<ReturnType<typeof makePresenter>>;

/** The presenter as the director wants it: the sheet, and what the mouth does in each clip. */
export function presenterOf(presenter: Made, spoken: SpokenClip[]): AdBrief["presenter"] {
  if (!presenter) return null;
  const { columns, rows, frame_width, frame_height, frames } = presenter.made;
  return {
    sheet: { url: presenter.key, width: columns * frame_width, height: rows * frame_height },
    columns,
    rows,
    frames,
    cues: Object.fromEntries(spoken.map(({ clip, speech }) => [clip.id, speech.mouth])),
  };
}
