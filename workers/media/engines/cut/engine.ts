import { stat } from "node:fs/promises";
import { join } from "node:path";
import { ProgramFailed } from "../../processes/confined.ts";
import { JobError } from "../../protocol/handler.ts";
import { probeFile } from "../probe/probe.ts";
import type { CutFilm } from "./film.ts";
import { decodesTo, joinPieces } from "./join.ts";
import { makePiece, NotCopied, picturesOf } from "./pieces.ts";
import { type CutPlan, planOf, type Span } from "./plan.ts";
import { cutSound, soundCopies } from "./sound.ts";

interface Room {
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
}

/** How much of a film's picture is as it was: all of it, all but the edges of the cuts, or none. */
export type CutMethod = "copied" | "edges" | "encoded";

export interface CutFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  readonly bytes: number;
  readonly method: CutMethod;
  /** Of its pictures, 0…1. */
  readonly copied: number;
  readonly sound: "copied" | "encoded" | "none";
}

const methodOf = (plans: readonly CutPlan[]): CutMethod => {
  const ways = new Set(plans.flatMap(({ pieces }) => pieces.map(({ way }) => way)));
  return ways.size > 1 ? "edges" : ways.has("copy") ? "copied" : "encoded";
};

/** Copied where whole groups of pictures can be; a film whose codec ours does not join is copied whole or not at all. */
function plansFor({ map, joins, codec }: CutFilm, spans: readonly Span[]): CutPlan[] {
  const copies = spans.map((span) => planOf(map, span, joins || codec === "hevc"));
  if (joins || methodOf(copies) === "copied") return copies;
  return spans.map((span) => planOf(map, span, false));
}

async function make(film: CutFilm, plans: readonly CutPlan[], name: string, { folder, signal, progress }: Room): Promise<CutFile> {
  const method = methodOf(plans);
  const pieces = plans.flatMap((plan) => plan.pieces);
  const parts = pieces.map((piece, n) => ({ path: join(folder, `${name}-${n}.mp4`), seconds: piece.end - piece.start }));
  for (const [n, piece] of pieces.entries()) {
    await makePiece(film, piece, parts[n]?.path ?? "", { beside: method === "edges", signal });
    progress((n + 1) / pieces.length);
  }
  const copies = soundCopies(film, plans, method === "copied");
  const sound = film.sound && join(folder, `${name}.${copies ? "mp4" : "m4a"}`);
  if (sound) await cutSound(film, plans, sound, { copies, signal });
  const path = join(folder, `${name}-whole.mp4`);
  await joinPieces(parts, sound, path, signal);
  const frames = pieces.reduce((sum, piece) => sum + picturesOf(piece), 0);
  if (method !== "encoded" && !(await decodesTo(path, frames, signal))) throw new NotCopied();
  const { width, height, duration } = await probeFile(path, signal);
  const kept = pieces.reduce((sum, { way, frames: count }) => sum + (way === "copy" ? count : 0), 0);
  const { size: bytes } = await stat(path);
  return { path, width, height, duration, bytes, method, copied: kept / frames, sound: sound ? (copies ? "copied" : "encoded") : "none" };
}

/**
 * Cuts spans out of a film and joins them, in their order. Packets are copied where they can be; what comes of that is
 * decoded once, and where it does not hold the film is encoded instead.
 * @throws JobError INPUT_UNREADABLE, INPUT_TOO_SMALL (a span lies behind the film's end)
 */
export async function cutFilm(film: CutFilm, spans: readonly Span[], name: string, room: Room): Promise<CutFile> {
  if (spans.some(({ start, end }) => start >= film.map.end || end <= start))
    throw new JobError("INPUT_TOO_SMALL", "a span has nothing of the film");
  try {
    return await make(film, plansFor(film, spans), name, room);
  } catch (error) {
    if (!(error instanceof NotCopied || error instanceof ProgramFailed)) throw error;
  }
  const whole = spans.map((span) => planOf(film.map, span, false));
  return make(film, whole, `${name}-again`, room).catch((cause: unknown) => {
    throw cause instanceof ProgramFailed ? new JobError("INPUT_UNREADABLE", "the film cannot be decoded", { cause }) : cause;
  });
}
