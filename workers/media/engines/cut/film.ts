import { JobError } from "../../protocol/handler.ts";
import { filmFacts, type FilmFacts, filmReport } from "../footage/facts.ts";
import { packetsOf } from "./packets.ts";
import { type FilmMap, mapOf } from "./plan.ts";

/** A film as far as cutting it needs to know. */
export interface CutFilm {
  readonly path: string;
  readonly facts: FilmFacts;
  readonly map: FilmMap;
  readonly codec: string;
  /** Pictures of ours can stand beside its own: 8 bits, 4:2:0, progressive H.264. */
  readonly joins: boolean;
  readonly full: boolean;
  /** Ticks a second of its times. */
  readonly timescale: number;
  readonly sound: { readonly stream: number; readonly codec: string; readonly channels: number } | null;
}

const PICTURES_MOST = 60_000;

/** Ticks that can say its times: the container's own, or ninety thousand. */
function timescaleOf(base = "1/90000"): number {
  const ticks = Number(base.split("/")[1]);
  return Number.isInteger(ticks) && ticks >= 1000 && ticks <= 1_000_000 ? ticks : 90_000;
}

/** @throws JobError INPUT_UNREADABLE, INPUT_TOO_LARGE (more pictures than can be planned) */
export async function openFilm(path: string, signal: AbortSignal): Promise<CutFilm> {
  const [facts, { streams, format }] = [await filmFacts(path, signal), await filmReport(path, signal)];
  const picture = streams.find(({ index }) => index === facts.stream);
  const sound = streams.find(({ codec_type }) => codec_type === "audio");
  const packets = await packetsOf(path, facts.stream, format.start_time ?? 0, signal);
  if (packets.length === 0) throw new JobError("INPUT_UNREADABLE", "the film has no pictures");
  if (packets.length > PICTURES_MOST) throw new JobError("INPUT_TOO_LARGE", "the film has too many pictures");
  const { codec_name = "", pix_fmt = "", field_order = "progressive" } = picture ?? {};
  const plain = ["yuv420p", "yuvj420p"].includes(pix_fmt) && ["progressive", "unknown"].includes(field_order);
  return {
    path,
    facts,
    map: mapOf(packets, facts.duration),
    codec: codec_name,
    joins: codec_name === "h264" && plain,
    full: pix_fmt === "yuvj420p",
    timescale: timescaleOf(picture?.time_base),
    sound: sound ? { stream: sound.index, codec: sound.codec_name ?? "", channels: sound.channels ?? 2 } : null,
  };
}
