import { z } from "zod";
import { TEMPLATES } from "../../../../timeline/brief.ts";
import { avatarFilm } from "../../../../db/schema/avatar.ts";
import { videoAvatar as manifest } from "../../../../trpc/contract/tools/video-avatar.ts";
import { frozenTimeline } from "../../timelines/frozen.ts";
import { keptFile } from "../files.ts";
import { keptModel } from "../kept-model.ts";

/** What was asked for; the photo of one's own avatar as its key (null: a drawn one); and what stands behind it. */
export const avatarInput = z.object({
  asked: manifest.work.input,
  photo: z.string().nullable(),
  /** Of one that was filmed: their loop. */
  film: avatarFilm.nullable().default(null),
  /** A provider's avatar: what it is called there, by which engine it speaks, and the key of its picture (nobody's file). */
  look: z.object({ id: z.string(), engine: z.string().nullable(), key: z.string() }).nullable().default(null),
  name: z.string(),
  backdrop: keptFile.nullable(),
  /** What stands behind them in the scenes after the first. */
  backdrops: z.array(keptFile.nullable()).default([]),
  /** A recording that is spoken in the script's place. */
  audio: keptFile.nullable(),
  /** The model of a provider that moves the mouth, at the price that was quoted; null: the built-in engine does. */
  lips: keptModel.nullable().default(null),
  /** What is taken from the brand kit as it was then; `logo` is the key of its file. Null: nothing. */
  brand: z
    .object({ colors: z.array(z.string()), template: z.enum(TEMPLATES).nullable(), logo: z.string().nullable() })
    .nullable()
    .default(null),
  /** A timeline to render as it is. */
  edited: frozenTimeline.optional(),
});
export type AvatarInput = z.infer<typeof avatarInput>;

/** A scene as it is made. */
export type AskedScene = Pick<AvatarInput["asked"], "script" | "placement" | "background" | "color"> & {
  backdrop: AvatarInput["backdrop"];
};

/** All scenes in their order. What can be seen through is so in all of them. */
export function scenesOf({ asked, backdrop, backdrops }: Pick<AvatarInput, "asked" | "backdrop" | "backdrops">): AskedScene[] {
  const { script, placement, background, color, scenes } = asked;
  const more = scenes.map((one, at): AskedScene => {
    const removed = background === "removed" ? { background } : {};
    return { ...one, ...removed, backdrop: backdrops[at] ?? null };
  });
  return [{ script, placement, background, color, backdrop }, ...more];
}
