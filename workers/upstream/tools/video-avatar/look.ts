import type { AvatarFilm } from "../../../../db/schema/avatar.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import type { ToolRun } from "../tool.ts";
import type { AvatarInput } from "./input.ts";
import type { Shown } from "./person.ts";

/** Where a face is in a picture in which none is found: the middle of its upper half. */
const UPPER_MIDDLE: AvatarFilm["face"] = { x: 0.38, y: 0.12, width: 0.24, height: 0.3 };

/** A provider's avatar as a preview shows it: by its picture, still. Where the face is there it is in the film, too. */
export async function lookStill(run: ToolRun<AvatarInput>, key: string): Promise<Pick<Shown, "person" | "engine">> {
  const normal = await targetAt(run, `${await workName(run, { look: key })}.webp`, "image/webp");
  const picture = await sourceOf(run, key);
  const made = await run.media("person", { kind: "picture", picture, scale: 1, normal, cutout: null });
  const seen = await run
    .media("face", { kind: "faces", file: picture, of: "photo", clean: null })
    // A face that is small or turned away is no reason to refuse: it is not drawn on.
    .catch(() => null);
  const film = { url: normal.key, width: made.width, height: made.height, duration: 0 };
  return { person: { film, face: seen?.face ?? UPPER_MIDDLE, still: true }, engine: "heygen:picture" };
}
