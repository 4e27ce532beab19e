import { pictureInput, SECONDS } from "../../footage/playable.ts";
import { rawOutput, rawPictures } from "../../footage/raw.ts";
import { openedUpright, type UprightFilm } from "../../footage/upright.ts";
import type { Point } from "../photo/face.ts";
import { closeMesh, type Frame, type Square } from "./near.ts";

export interface Head {
  readonly middle: Point;
  readonly square: Square;
}

/** Every frame of a part of a film with the mesh of the face that is expected there; null: it is not found. */
export async function* seenIn(
  film: UprightFilm,
  part: { start: number; seconds: number },
  { square, middle }: Head,
  signal: AbortSignal,
): AsyncGenerator<{ frame: Frame; mesh: Point[] | null }> {
  const filters = openedUpright(film).join(",");
  const command = [...(await pictureInput({ film, part })), "-vf", filters, ...rawOutput("rgb24")] as const;
  for await (const data of rawPictures([...command], film.size.width * film.size.height * 3, { signal, seconds: SECONDS })) {
    const frame: Frame = { data, ...film.size };
    yield { frame, mesh: await closeMesh(frame, square, middle) };
  }
}
