import { sourceOf, targetAt, workName } from "./job-files.ts";
import type { ToolRun } from "./tool.ts";

/** A picture as providers take it. */
export interface ProviderPicture {
  key: string;
  faces: number;
}

type Run = Pick<ToolRun, "files" | "ownerId" | "media">;
type Size = Readonly<Record<"width" | "height", number>>;

/**
 * A copy of a picture that every provider takes: WebP, upright, of a GIF its first frame, at most 2160 pixels, without what
 * its camera wrote into it. `exact`: cut around what it is of, to so many pixels.
 */
export async function pictureForProvider(run: Run, key: string, exact?: Size): Promise<ProviderPicture> {
  const name = await workName(run, { provider: key });
  const [picture, normal] = await Promise.all([sourceOf(run, key), targetAt(run, `${name}.webp`, "image/webp")]);
  const { faces, focus } = await run.media(`picture ${key}`, { kind: "picture", picture, scale: 1, normal, cutout: null });
  if (!exact) return { key: normal.key, faces };
  const { width, height } = exact;
  const fitted = await targetAt(run, `${name}-${width}x${height}.webp`, "image/webp");
  await run.media(`fit ${key}`, { kind: "fit", picture: await sourceOf(run, normal.key), width, height, focus, fitted });
  return { key: fitted.key, faces };
}
