import { sourceOf, targetAt, workName } from "./job-files.ts";
import type { ToolRun } from "./tool.ts";

/** A picture as providers take it. */
export interface ProviderPicture {
  key: string;
  faces: number;
}

/**
 * A copy of a picture that every provider takes: WebP, upright, of a GIF its first frame, at most 2160 pixels, without what
 * its camera wrote into it.
 */
export async function pictureForProvider(run: Pick<ToolRun, "files" | "ownerId" | "media">, key: string): Promise<ProviderPicture> {
  const name = await workName(run, { provider: key });
  const [picture, normal] = await Promise.all([sourceOf(run, key), targetAt(run, `${name}.webp`, "image/webp")]);
  const { faces } = await run.media(`picture ${key}`, { kind: "picture", picture, scale: 1, normal, cutout: null });
  return { key: normal.key, faces };
}
