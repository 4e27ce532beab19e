import type { ResultOf } from "../../../protocol/jobs.ts";
import { uprightFilm } from "../../footage/upright.ts";
import { inspect, normalise } from "../../picture/decode.ts";
import { onlyFace } from "../photo/face.ts";
import { checkSights, watch } from "./watch.ts";

/** A face of anybody else is swapped, too: one that is a quarter as wide is a second person. */
const BYSTANDER = 0.25;
/** The longest side of a photo that is handed on. */
const LONGEST = 2160;

interface How {
  signal: AbortSignal;
  progress: (share: number) => void;
}
type Found = ResultOf<"faces">;

async function inPhoto(path: string, clean: string): Promise<Found> {
  const source = await inspect(path);
  const { width } = await normalise(source, clean, LONGEST);
  const { box } = await onlyFace(source, width);
  return { moments: 1, seen: 1, face: box, engine: "built-in:face-mesh" };
}

async function inFilm(path: string, { signal, progress }: How): Promise<Found> {
  const film = await uprightFilm(path, signal);
  const sights = await watch(film, { signal, progress, another: BYSTANDER });
  checkSights(sights, film);
  const seen = sights.flatMap(({ face }) => face ?? []);
  const { middle: [x, y] = [0.5, 0.5], width = 0.2 } = seen[0] ?? {};
  const height = Math.min(1, (width * film.facts.width * 1.2) / Math.max(1, film.facts.height));
  const face = { x: Math.max(0, x - width / 2), y: Math.max(0, y - height / 2), width, height };
  return { moments: sights.length, seen: seen.length, face, engine: "built-in:face-mesh" };
}

/**
 * Looks for the one person of a photo or a film (contract: protocol/talking.ts, `faces`).
 * @throws JobError FACE_MISSING, FACE_MANY, FACE_SMALL, FACE_TURNED, FACE_UNCLEAR, FACE_COVERED, FACE_RARE, PICTURE_BLURRED, INPUT_TOO_SMALL
 */
export const lookFor = (of: "photo" | "film", { source, clean }: { source: string; clean: string }, how: How): Promise<Found> =>
  of === "photo" ? inPhoto(source, clean) : inFilm(source, how);
