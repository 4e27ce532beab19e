import { filmFacts, type FilmFacts, filmReport } from "./facts.ts";
import { plain } from "./filters.ts";

/** A film as it is worked on picture by picture: upright, in even pixels and even steps of time. */
export interface UprightFilm {
  readonly path: string;
  readonly facts: FilmFacts;
  /** The codec of each of its sounds. */
  readonly sounds: readonly string[];
  /** Pictures a second that it is read with. */
  readonly rate: number;
  readonly size: { readonly width: number; readonly height: number };
}

/** Pixels of the longer side. */
export const LONGEST = 4096;
const FASTEST = 60;
const USUAL = 30;

/** The nearest even number of pixels. */
export const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2);

/** `24000/1001` as a number; what no film has is the usual. */
function rateOf(text = ""): number {
  const [over = 0, under = 1] = text.split("/").map(Number);
  const rate = over / under;
  return Number.isFinite(rate) && rate >= 1 && rate <= FASTEST ? rate : rate > FASTEST && Number.isFinite(rate) ? FASTEST : USUAL;
}

/** @throws JobError INPUT_UNREADABLE */
export async function uprightFilm(path: string, signal: AbortSignal): Promise<UprightFilm> {
  const [facts, { streams }] = [await filmFacts(path, signal), await filmReport(path, signal)];
  const fit = Math.min(1, LONGEST / Math.max(facts.width, facts.height));
  return {
    path,
    facts,
    sounds: streams.flatMap(({ codec_type, codec_name = "" }) => (codec_type === "audio" ? [codec_name] : [])),
    rate: rateOf(streams.find(({ index }) => index === facts.stream)?.avg_frame_rate),
    size: { width: even(facts.width * fit), height: even(facts.height * fit) },
  };
}

/** ffmpeg filters that open it so. */
export const openedUpright = ({ facts, size, rate }: UprightFilm): string[] => [...plain(facts, size), `fps=${rate}`];
