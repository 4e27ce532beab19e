import { join } from "node:path";
import sharp from "sharp";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import type { Engine } from "../../lanes/messages.ts";
import { ProgramFailed, runConfined } from "../../processes/confined.ts";
import { JobError } from "../../protocol/handler.ts";
import type { ResultOf } from "../../protocol/jobs.ts";
import { withSound } from "../erase/sound.ts";
import { clipOf } from "../footage/compared.ts";
import { fitted, plain } from "../footage/filters.ts";
import { FINE, pictureInput, SECONDS, TAGS } from "../footage/playable.ts";
import { type Encoder, rawInput, rawOutput, rawPictures, startEncoder } from "../footage/raw.ts";
import { type UprightFilm, uprightFilm } from "../footage/upright.ts";
import { peopleIn } from "../picture/engine.ts";
import { decontaminated } from "../picture/foreground.ts";
import { OF_FILMS } from "../picture/guided.ts";
import { findMatte, refined } from "../picture/matte.ts";
import { subject } from "../picture/networks.ts";
import type { Picture, Plane } from "../picture/raster.ts";
import { everySecond } from "./between.ts";
import { Turned } from "./turned.ts";
import { FilmJudge } from "./film-confidence.ts";
import { withHem } from "./hem.ts";
import { withoutSmears } from "./smears.ts";
import { Steadier } from "./steady.ts";

/** The longer side of what is made: 720p. */
const LONGEST = 1280;
/** More pictures a second than these are left out. */
const FASTEST = 30;
/** So many moments tell what the film is of. */
const MOMENTS = 3;
/** The shorter side at which people are looked at, of a film: half the time of 512; at 320 things in the hair are lost (decision 114). */
const PEOPLE_SIDE = 384;

export interface FilmCutoutFiles {
  readonly source: string;
  readonly cutout: string;
  readonly plain: string;
  readonly poster: string;
}

interface How {
  /** The colour behind the film that is not see-through: `#rrggbb`. */
  readonly ground: string;
  /** After this frame the film is played backwards. */
  readonly turn?: number | undefined;
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
}

/** The pictures of a film at its size and rate, upright, in RGB; `rate` 0.2 is one for every five seconds. */
async function* picturesOf(film: UprightFilm, rate: number, signal: AbortSignal): AsyncGenerator<Picture> {
  const { size, facts } = film;
  const filters = [...plain(facts, size), `fps=${rate}:start_time=0`, "scale=in_color_matrix=bt709:in_range=tv", "format=rgb24"].join(",");
  const command = [...(await pictureInput({ film, part: null })), "-vf", filters, ...rawOutput("rgb24")] as const;
  for await (const data of rawPictures([...command], size.width * size.height * 3, { signal, seconds: SECONDS })) yield { data, ...size };
}

/** Which network sees its subject: that for people where most moments show one; null where no moment shows a subject. */
async function networkFor(film: UprightFilm, signal: AbortSignal): Promise<"people" | "things" | null> {
  const faces: boolean[] = [];
  let found = false;
  for await (const picture of picturesOf(film, MOMENTS / Math.max(0.5, film.facts.duration), signal)) {
    const people = await peopleIn(picture);
    faces.push(people.length > 0);
    // One moment that shows a subject is enough: to look for it takes far longer than for faces.
    found ||= (await findMatte(picture, people.length)).doubt !== "size";
  }
  if (!found) return null;
  return faces.filter(Boolean).length * 2 >= faces.length ? "people" : "things";
}

/** Two films at once, mute: VP9 with alpha, and H.264 on the ground. */
async function openEncoder(film: UprightFilm, { ground, signal }: How, out: { web: string; plain: string }): Promise<Encoder> {
  const { size, rate } = film;
  const raw = rawInput("rgba", size, rate);
  const to = "scale=out_color_matrix=bt709:out_range=tv";
  const graph = [
    "[0:v]split[a][b]",
    `[a]${to},format=yuva420p[web]`,
    `color=c=0x${ground.slice(1)}:s=${size.width}x${size.height}:r=${rate},format=rgba[g]`,
    `[g][b]overlay=shortest=1:format=gbrp,${to},format=yuv420p[plain]`,
  ].join(";");
  const vp9 = ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "28", "-deadline", "realtime", "-cpu-used", "6", "-row-mt", "1"];
  const web = ["-map", "[web]", ...vp9, "-auto-alt-ref", "0", ...TAGS, out.web];
  const args = ["-v", "error", "-y", ...raw, "-filter_complex", graph, ...web, "-map", "[plain]", ...FINE, out.plain];
  return startEncoder(args, { signal, seconds: SECONDS });
}

/** The film with alpha and the sound of the one it was made of, as Opus. */
async function withOpus(film: UprightFilm, mute: string, out: string, signal: AbortSignal): Promise<void> {
  const sound = film.sounds.length > 0 ? [...UNTRUSTED_FILM, "-i", film.path] : [];
  const maps = film.sounds.length > 0 ? ["-map", "0:v", "-map", "1:a:0", "-c:a", "libopus", "-ac", "2", "-b:a", "128k"] : ["-map", "0:v"];
  const files = ["-protocol_whitelist", "file", "-i", mute, ...sound, ...maps, "-c:v", "copy", "-map_metadata", "0", out];
  await runConfined([await ffmpeg(), "-v", "error", "-nostdin", "-y", ...files], { signal, seconds: 300 });
}

async function writePoster(data: Uint8Array, { width, height }: Plane, path: string): Promise<void> {
  await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(720, 720, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 86, alphaQuality: 95 })
    .toFile(path);
}

/**
 * Cuts the subject of a film out, picture by picture, at 720p at most (contract: protocol/pictures.ts, `film-cutout`).
 * @throws JobError INPUT_UNREADABLE
 */
export async function cutOutFilm(files: FilmCutoutFiles, how: How): Promise<ResultOf<"film-cutout">> {
  const { signal, progress } = how;
  const upright = await uprightFilm(files.source, signal);
  const film = { ...upright, rate: Math.min(FASTEST, upright.rate), size: fitted(upright.facts, LONGEST) };
  const mute = { web: join(files.cutout, "../mute.webm"), plain: join(files.cutout, "../mute.mp4") };
  try {
    const kind = await networkFor(film, signal);
    const engine = `built-in:${kind === "people" ? "modnet" : "silueta"}`;
    const has_sound = film.sounds.length > 0;
    if (kind === null)
      return { made: null, confidence: 0, doubt: "subject", flicker: { before: 0, after: 0 }, frames: 0, has_sound, engine };
    progress(0.05);
    const encoder = await openEncoder(film, how, mute);
    const [steadier, judge] = [new Steadier(), new FilmJudge(film.rate)];
    const expected = Math.max(1, Math.round(film.facts.duration * film.rate));
    let frames = 0;
    const see = (picture: Picture) => (kind === "people" ? subject(picture, kind, PEOPLE_SIDE) : subject(picture, kind));
    /** Each picture with its mask; on the way back that of the way there. */
    async function* masked(): AsyncGenerator<{ picture: Picture; mask: Plane }> {
      const turned = new Turned(picturesOf(film, film.rate, signal), how.turn);
      for await (const { picture, coarse } of everySecond(turned.there(), see)) {
        const edged = refined(picture, coarse, OF_FILMS);
        const drawn = kind === "people" ? withoutSmears(edged, coarse) : edged;
        judge.next(picture, coarse, drawn);
        const steady = steadier.next(picture, drawn);
        const mask = kind === "people" ? withHem(steady) : steady;
        turned.keep(mask);
        yield { picture, mask };
      }
      yield* turned.back();
    }
    for await (const { picture, mask } of masked()) {
      const cut = decontaminated(picture, mask);
      await encoder.write(cut);
      if (frames === 0 || frames === Math.floor(expected / 3)) await writePoster(cut, mask, files.poster);
      frames += 1;
      progress(0.05 + 0.9 * Math.min(1, frames / expected));
    }
    await encoder.end();
    const facts = { ...judge.judgement(steadier.flicker.before), flicker: steadier.flicker, frames, has_sound, engine };
    if (facts.doubt !== null) return { made: null, ...facts };
    await withOpus(film, mute.web, files.cutout, signal);
    await withSound({ film, part: null }, mute.plain, files.plain, signal);
    return { made: { cutout: await clipOf(files.cutout, signal), plain: await clipOf(files.plain, signal) }, ...facts };
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ProgramFailed ? new JobError("INPUT_UNREADABLE", "the film cannot be decoded", { cause }) : cause;
  }
}

/** In a process of its own: a job that must stop is killed with it, and pictures do not wait for films. */
export const filmCutouts: Engine = {
  warm: async () => undefined,
  async run({ job, files: { source = "", cutout = "", plain: ground = "", poster = "" } }, tell) {
    if (job.kind !== "film-cutout") throw new Error(`no job of the film cutter: ${job.kind}`);
    const progress = (share: number) => tell(share, "cutting");
    const how = { ground: job.ground, turn: job.turn, signal: new AbortController().signal, progress };
    return cutOutFilm({ source, cutout, plain: ground, poster }, how);
  },
};
