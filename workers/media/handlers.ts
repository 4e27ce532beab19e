import { documentDuration } from "../../timeline/document.ts";
import { seconds } from "../../timeline/time.ts";
import { join } from "node:path";
import { resolveChromium } from "./binaries/chromium.ts";
import { ffmpeg } from "./binaries/ffmpeg.ts";
import { ffprobe } from "./binaries/ffprobe.ts";
import { cut } from "./engines/cut/handler.ts";
import { enhance } from "./engines/enhance/handler.ts";
import { dub } from "./engines/dub/handler.ts";
import { tracks } from "./engines/dub/tracks.ts";
import { erase } from "./engines/erase/handler.ts";
import { captions } from "./engines/captions/handler.ts";
import { describe } from "./engines/describe/handler.ts";
import { embed } from "./engines/embed/handler.ts";
import { downloadMedia } from "./engines/download/engine.ts";
import { readFootage } from "./engines/footage/engine.ts";
import { blend, layers, morph, retouch } from "./engines/imaging/handlers.ts";
import { narration } from "./engines/narration/handler.ts";
import { ofFilm } from "./engines/footage/as-film.ts";
import { posterOf } from "./engines/footage/poster.ts";
import { filmCutout } from "./engines/matting/film-handler.ts";
import { faces, lips, loop } from "./engines/presenter/film/handlers.ts";
import { composite, cutout, fit, logo, palette, picture, presenter, thumbnail } from "./engines/picture/handlers.ts";
import { playable } from "./engines/playable/handler.ts";
import { strip } from "./engines/playable/filmstrip.ts";
import { waveform } from "./engines/playable/waveform.ts";
import { provenance } from "./engines/provenance/handler.ts";
import { isProtected } from "./engines/probe/protection.ts";
import { probeFile } from "./engines/probe/probe.ts";
import { secondsIn } from "./engines/probe/seconds.ts";
import { study } from "./engines/study/handler.ts";
import { model, transcribe } from "./engines/transcribe/handler.ts";
import type { Registry } from "./jobs/registry.ts";
import { lanes } from "./lanes/lanes.ts";
import { JobError, type JobHandler } from "./protocol/handler.ts";
import type { Job } from "./protocol/jobs.ts";
import { musicResult, speechResult } from "./protocol/voices.ts";
import { exportFile } from "./render/export.ts";
import { render } from "./render/handler.ts";
import { paper } from "./render/paper.ts";
import { still } from "./render/still.ts";
import { weight } from "./weights/resolve.ts";

const FILM_BYTES = 400 * 1024 * 1024;
const PROBE_BYTES = 1024 * 1024 * 1024;

const speech: JobHandler<"speech"> = async (job, context) => {
  const audio = join(context.folder, "speech.wav");
  const result = speechResult.parse(await lanes.speech.run({ job, files: { audio } }, context.signal, context.progress));
  await context.put(job.audio, audio);
  return result;
};

const music: JobHandler<"music"> = async (job, context) => {
  const audio = join(context.folder, "music.wav");
  const result = musicResult.parse(await lanes.music.run({ job, files: { audio } }, context.signal, context.progress));
  await context.put(job.audio, audio);
  return result;
};

const probe: JobHandler<"probe"> = async (job, context) => {
  const path = await context.fetch(job.file, { bytes: PROBE_BYTES });
  if (await isProtected(path)) throw new JobError("MEDIA_PROTECTED", "the file is encrypted");
  const claimed = await probeFile(path, context.signal);
  const facts = { ...claimed, duration: await secondsIn(path, claimed, context.signal) };
  if (job.still !== null && facts.type === "video")
    await context.put(job.still, await posterOf(path, join(context.folder, "poster.jpg"), context.signal));
  return facts;
};

const footage: JobHandler<"footage"> = async (job, context) => {
  const source = await context.fetch(job.film, { bytes: FILM_BYTES });
  const files = { source, reel: join(context.folder, "reel.mp4"), still: join(context.folder, "still.jpg") };
  const result = await readFootage(files, job.scale, context.signal, (share) => context.progress(share, "footage"));
  await Promise.all([context.put(job.reel, files.reel), context.put(job.still, files.still)]);
  return result;
};

const download: JobHandler<"download"> = async (job, context) => {
  const { path, ...result } = await downloadMedia(job, context);
  await context.put(job.media, path);
  if (job.poster !== null) await context.put(job.poster, await posterOf(path, join(context.folder, "poster.jpg"), context.signal));
  return result;
};

async function checkRenderer(): Promise<void> {
  await ffmpeg();
  if ((await resolveChromium()) === null)
    throw new Error('Chromium is missing: run "npm install --no-save", install it ("apt-get install chromium"), or set CHROMIUM_PATH');
}

async function checkPrograms(): Promise<void> {
  await Promise.all([ffmpeg(), ffprobe()]);
}

const weights =
  (...names: Parameters<typeof weight>[0][]) =>
  async (): Promise<void> =>
    void (await Promise.all(names.map(weight)));

/** A film of more than three minutes is drawn beside ads and previews, which take seconds, and not before them. */
const LONG_SECONDS = 180;
const isLong = (job: Job): boolean => "document" in job && seconds(documentDuration(job.document)) > LONG_SECONDS;

/** Every kind of job: what does it, beside what it may run, how long it may take, and whether it can. */
export const registry: Registry = {
  speech: { run: speech, lane: "speech", places: lanes.speech.size, seconds: 240, check: () => lanes.speech.warm("speech") },
  picture: { run: picture, lane: "vision", places: lanes.vision.size, seconds: 240, check: weights("silueta", "modnet") },
  thumbnail: { run: thumbnail, lane: "thumbs", places: 1, seconds: 30, check: async () => undefined },
  fit: { run: fit, lane: "thumbs", places: 1, seconds: 60, check: async () => undefined },
  palette: { run: palette, lane: "thumbs", places: 1, seconds: 30, check: async () => undefined },
  logo: { run: logo, lane: "thumbs", places: 1, seconds: 30, check: async () => undefined },
  cutout: { run: cutout, lane: "vision", places: lanes.vision.size, seconds: 240, check: weights("silueta", "modnet") },
  "film-cutout": {
    run: ofFilm(filmCutout),
    lane: "matting",
    places: 1,
    seconds: 3600,
    check: async () => void (await Promise.all([checkPrograms(), weights("silueta", "modnet", "blazefaceBin")()])),
  },
  composite: { run: composite, lane: "vision", places: lanes.vision.size, seconds: 120, check: async () => undefined },
  presenter: {
    run: presenter,
    lane: "vision",
    places: lanes.vision.size,
    // A form that waits asks again: on a machine of two cores with a load of 20 a photograph takes longer than two minutes.
    seconds: 300,
    check: weights("facemeshBin", "blazefaceBin", "modnet", "centernetBin"),
  },
  loop: {
    run: ofFilm(loop),
    lane: "people",
    places: 1,
    seconds: 900,
    check: async () => void (await Promise.all([checkPrograms(), weights("facemeshBin", "blazefaceBin")()])),
  },
  // Films of avatars that are there do not wait until another one is.
  lips: { run: lips, lane: "lips", places: 1, seconds: 1800, check: checkPrograms },
  faces: {
    run: faces,
    lane: "people",
    places: 1,
    seconds: 300,
    check: async () => void (await Promise.all([checkPrograms(), weights("facemeshBin", "blazefaceBin", "centernetBin")()])),
  },
  music: { run: music, lane: "music", places: 1, seconds: 120, check: async () => undefined },
  render: { run: render, lane: "render", places: 1, long: isLong, seconds: 3600, check: checkRenderer },
  export: { run: exportFile, lane: "render", places: 1, long: isLong, seconds: 3600, check: checkRenderer },
  still: { run: still, lane: "still", places: 1, seconds: 60, check: checkRenderer },
  paper: { run: paper, lane: "still", places: 1, seconds: 60, check: checkRenderer },
  footage: { run: footage, lane: "footage", places: 1, seconds: 400, check: checkPrograms },
  download: { run: download, lane: "download", places: 2, seconds: 900, check: checkPrograms },
  transcribe: {
    run: ofFilm(transcribe),
    lane: "transcribe",
    places: 1,
    seconds: 3600,
    check: async () => void (await Promise.all([checkPrograms(), model()])),
  },
  tracks: { run: ofFilm(tracks), lane: "probe", places: 2, seconds: 300, check: checkPrograms },
  dub: { run: ofFilm(dub), lane: "dub", places: 1, seconds: 1800, check: checkRenderer },
  cut: { run: ofFilm(cut), lane: "cut", places: 1, seconds: 900, check: checkPrograms },
  enhance: {
    run: ofFilm(enhance),
    lane: "enhance",
    places: 1,
    seconds: 3600,
    check: async () => void (await Promise.all([checkPrograms(), weight("esrganSlim2"), weight("esrganSlim4")])),
  },
  erase: { run: ofFilm(erase), lane: "erase", places: 1, seconds: 3600, check: checkPrograms },
  captions: { run: ofFilm(captions), lane: "vision", places: lanes.vision.size, seconds: 300, check: checkPrograms },
  study: {
    run: ofFilm(study),
    lane: "vision",
    places: lanes.vision.size,
    seconds: 600,
    check: async () => void (await Promise.all([checkPrograms(), weight("blazefaceBin")])),
  },
  describe: {
    run: describe,
    lane: "vision",
    places: lanes.vision.size,
    seconds: 240,
    check: async () => void (await Promise.all([checkPrograms(), weights("centernetBin", "readEnglish", "readChinese")()])),
  },
  layers: {
    run: layers,
    lane: "vision",
    places: lanes.vision.size,
    seconds: 240,
    check: weights("silueta", "modnet", "migan", "centernetBin"),
  },
  retouch: {
    run: retouch,
    lane: "vision",
    places: lanes.vision.size,
    seconds: 240,
    check: weights("silueta", "modnet", "esrganSlim2"),
  },
  morph: { run: morph, lane: "vision", places: lanes.vision.size, seconds: 300, check: checkPrograms },
  blend: { run: blend, lane: "vision", places: lanes.vision.size, seconds: 240, check: weights("silueta", "modnet") },
  embed: {
    run: embed,
    lane: "embed",
    places: 1,
    seconds: 60,
    check: weights("miniLm", "miniLmWords", "cedict"),
  },
  playable: { run: playable, lane: "playable", places: 1, seconds: 1800, check: checkPrograms },
  strip: { run: strip, lane: "probe", places: 2, seconds: 120, check: checkPrograms },
  waveform: { run: waveform, lane: "probe", places: 2, seconds: 240, check: checkPrograms },
  narration: { run: narration, lane: "narration", places: 1, seconds: 300, check: checkPrograms },
  provenance: { run: provenance, lane: "probe", places: 2, seconds: 120, check: async () => undefined },
  probe: { run: probe, lane: "probe", places: 2, seconds: 120, check: checkPrograms },
};
