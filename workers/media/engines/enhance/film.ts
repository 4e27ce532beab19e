import type { Recipe } from "../../protocol/mending.ts";
import { even, LONGEST, type UprightFilm, uprightFilm } from "../footage/upright.ts";
import type { Times } from "./upscaler.ts";

/** A film, and what is to be made of it. */
export interface Enhanced extends UprightFilm {
  readonly to: { readonly width: number; readonly height: number };
  readonly upscaler: "none" | "network" | "lanczos";
  /** What the network makes of it; Lanczos does the rest. */
  readonly network: Times;
}

/** Pixels of all its pictures that the network may see: 10 s of 480 × 270, some minutes of work on two cores. */
const NETWORK_PIXELS = 40_000_000;

/** @throws JobError INPUT_UNREADABLE */
export async function openEnhanced(path: string, { times }: Pick<Recipe, "times">, signal: AbortSignal): Promise<Enhanced> {
  const film = await uprightFilm(path, signal);
  const { size, rate, facts } = film;
  const by = Math.min(times, LONGEST / Math.max(size.width, size.height));
  const small = size.width * size.height * rate * facts.duration <= NETWORK_PIXELS;
  return {
    ...film,
    to: { width: even(size.width * by), height: even(size.height * by) },
    upscaler: by <= 1 ? "none" : small && by >= 2 ? "network" : "lanczos",
    network: by > 2 ? 4 : 2,
  };
}
