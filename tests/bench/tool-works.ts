import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fitLines } from "../../timeline/dub/fit.ts";
import { cutFilm } from "../../workers/media/engines/cut/engine.ts";
import { openFilm } from "../../workers/media/engines/cut/film.ts";
import { describePictures } from "../../workers/media/engines/describe/engine.ts";
import { downloadMedia } from "../../workers/media/engines/download/engine.ts";
import { dubLocally } from "../../workers/media/engines/dub/local.ts";
import { enhance } from "../../workers/media/engines/enhance/engine.ts";
import { erase } from "../../workers/media/engines/erase/engine.ts";
import { cutOutFilm } from "../../workers/media/engines/matting/film.ts";
import { wav } from "../../workers/media/engines/sound/wav.ts";
import { speak } from "../../workers/media/engines/speech/speak.ts";
import { SAMPLE_RATE } from "../../workers/media/engines/speech/synthesis.ts";
import { voices } from "../../workers/media/engines/speech/voices.ts";
import { study } from "../../workers/media/engines/study/engine.ts";
import { decodeSpeech, speechFiles } from "../../workers/media/engines/transcribe/decode.ts";
import { transcribe } from "../../workers/media/engines/transcribe/engine.ts";
import { runFfmpeg } from "../../workers/media/render/ffmpeg.ts";
import type { FileOrigin } from "../../workers/media/testing/file-origin.ts";
import { weight } from "../../workers/media/weights/resolve.ts";

const { signal } = new AbortController();
const how = { signal, progress: () => undefined };
const RECIPE = {
  deinterlace: false,
  stabilise: false,
  denoise: "light",
  deblock: false,
  times: 1,
  sharpen: "light",
  colour: "natural",
  rate: null,
  quiet: true,
  loudness: true,
} as const;
const BOX = { x: 0.1, y: 0.84, width: 0.8, height: 0.12, start: 0, end: 99, what: "text" as const };
const VOICE = "zm_yunyang";

/** What the tools are given: a film with a voice and captions, one of a thing before a wall, both so many seconds long. */
export interface ToolSources {
  readonly film: string;
  readonly thing: string;
  readonly seconds: number;
  /** Serves the film at `/film.mp4`. */
  readonly origin: FileOrigin;
  /** For what they make. */
  readonly folder: string;
}

/** What each tool does with a film, from its file to its result's. */
export function toolWorks({ film, thing, seconds, origin, folder }: ToolSources): Record<string, () => Promise<unknown>> {
  const at = (name: string): string => join(folder, name);
  const pair = { before: at("before.mp4"), after: at("after.mp4") };
  const lines = [
    { start: 0.05 * seconds, end: 0.3 * seconds, text: "十秒的影片" },
    { start: 0.5 * seconds, end: 0.8 * seconds, text: "就是这样" },
  ];
  const heard = async (): Promise<unknown> => {
    const files = { ...speechFiles(folder), model: await weight("whisperTiny") };
    await decodeSpeech(film, files, signal);
    return transcribe(files, "auto", () => undefined);
  };
  const spoken = async () => {
    const voice = voices.find(({ id }) => id === VOICE);
    if (!voice) throw new Error(`no voice ${VOICE}`);
    const said = [];
    for (const [n, { start, end, text }] of lines.entries()) {
      const { samples, duration } = await speak(text, voice, 1, () => undefined);
      await writeFile(at(`${n}.wav`), wav([samples], SAMPLE_RATE));
      said.push({ start, end, spoken: duration });
    }
    return said;
  };
  const downloaded = async (take: "video" | "audio"): Promise<unknown> => {
    const media = { key: "k", url: "http://files.invalid", content_type: "" };
    const job = { kind: "download", address: `${origin.url}/film.mp4`, take, max_seconds: 600, media, poster: null } as const;
    await mkdir(at(take));
    return downloadMedia(job, { ...how, folder: at(take), egress: { allowed: [`${origin.url}/`], ports: new Set() } });
  };
  return {
    "video-cut": async () =>
      cutFilm(await openFilm(film, signal), [{ start: seconds * 0.13, end: seconds * 0.91 }], "cut", { folder, ...how }),
    "video-to-script": async () => {
      const { scenes } = await study(film, at("sheet.jpg"), how);
      const moments = scenes.map(({ start, end }) => (start + end) / 2);
      for (const [n, moment] of moments.entries())
        await runFfmpeg(["-ss", String(moment), "-i", film, "-frames:v", "1", at(`${n}.jpg`)], signal);
      await describePictures(
        moments.map((_, n) => at(`${n}.jpg`)),
        moments,
        () => undefined,
      );
      await heard();
    },
    "video-enhancer": () => enhance({ recipe: RECIPE, span: null }, { source: film, ...pair }, how),
    "subtitles-remover": () => erase({ boxes: [BOX], follows: false, span: null }, { source: film, ...pair }, how),
    "subtitle-translation": () => {
      const wanted = { under: "music", show: "burned", language: "zh", lines: [], subtitles: lines } as const;
      return dubLocally(wanted, { film, voices: [], out: at("subtitled.mp4"), folder });
    },
    "video-translation": async () => {
      await heard();
      const wanted = { under: "music", show: "soft", language: "zh", lines: fitLines(await spoken(), seconds), subtitles: lines } as const;
      return dubLocally(wanted, { film, voices: lines.map((_, n) => at(`${n}.wav`)), out: at("dubbed.mp4"), folder });
    },
    "background-remover": () => {
      const files = { source: thing, cutout: at("cutout.webm"), plain: at("plain.mp4"), poster: at("poster.webp") };
      return cutOutFilm(files, { ground: "#ffffff", ...how });
    },
    "video-downloader": () => downloaded("video"),
    "mp3-downloader": () => downloaded("audio"),
  };
}

/** Serves a file's bytes at a path of an origin. */
export const served = async (origin: FileOrigin, path: string, file: string): Promise<void> =>
  void origin.files.set(path, await readFile(file));
