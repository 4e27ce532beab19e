import { filmFacts, type FilmFacts, filmReport } from "../footage/facts.ts";
import type { Recipe } from "../../protocol/jobs.ts";
import type { Times } from "./upscaler.ts";

/** A film, and what is to be made of it. */
export interface Enhanced {
  readonly path: string;
  readonly facts: FilmFacts;
  readonly hasSound: boolean;
  /** Pictures a second that it is read with. */
  readonly rate: number;
  readonly from: { readonly width: number; readonly height: number };
  readonly to: { readonly width: number; readonly height: number };
  readonly upscaler: "none" | "network" | "lanczos";
  /** What the network makes of it; Lanczos does the rest. */
  readonly network: Times;
}

const LONGEST = 4096;
const FASTEST = 60;
const USUAL = 30;
/** Pixels of all its pictures that the network may see: 10 s of 480 × 270, some minutes of work on two cores. */
const NETWORK_PIXELS = 40_000_000;

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2);

/** `24000/1001` as a number; what no film has is the usual. */
function rateOf(text = ""): number {
  const [over = 0, under = 1] = text.split("/").map(Number);
  const rate = over / under;
  return Number.isFinite(rate) && rate >= 1 && rate <= FASTEST ? rate : rate > FASTEST && Number.isFinite(rate) ? FASTEST : USUAL;
}

/** @throws JobError INPUT_UNREADABLE */
export async function openEnhanced(path: string, { times }: Pick<Recipe, "times">, signal: AbortSignal): Promise<Enhanced> {
  const [facts, { streams }] = [await filmFacts(path, signal), await filmReport(path, signal)];
  const fit = Math.min(1, LONGEST / Math.max(facts.width, facts.height));
  const from = { width: even(facts.width * fit), height: even(facts.height * fit) };
  const by = Math.min(times, LONGEST / Math.max(from.width, from.height));
  const rate = rateOf(streams.find(({ index }) => index === facts.stream)?.avg_frame_rate);
  const small = from.width * from.height * rate * facts.duration <= NETWORK_PIXELS;
  return {
    path,
    facts,
    hasSound: streams.some(({ codec_type }) => codec_type === "audio"),
    rate,
    from,
    to: { width: even(from.width * by), height: even(from.height * by) },
    upscaler: by <= 1 ? "none" : small && by >= 2 ? "network" : "lanczos",
    network: by > 2 ? 4 : 2,
  };
}
