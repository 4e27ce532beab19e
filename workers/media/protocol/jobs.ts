import { z } from "zod";
import { describeJob, describeResult } from "./describing.ts";
import { dubJob, dubResult, tracksJob, tracksResult } from "./dubbing.ts";
import {
  cutJob,
  cutResult,
  downloadJob,
  downloadResult,
  footageJob,
  footageResult,
  probeJob,
  probeResult,
  studyJob,
  studyResult,
} from "./films.ts";
import {
  blendJob,
  blendResult,
  layersJob,
  layersResult,
  morphJob,
  morphResult,
  provenanceJob,
  provenanceResult,
  retouchJob,
  retouchResult,
} from "./imaging.ts";
import { embedJob, embedResult } from "./meaning.ts";
import { captionsJob, captionsResult, enhanceJob, enhanceResult, eraseJob, eraseResult } from "./mending.ts";
import { paperJob, paperResult } from "./papers.ts";
import {
  compositeJob,
  compositeResult,
  cutoutJob,
  cutoutResult,
  filmCutoutJob,
  filmCutoutResult,
  paletteJob,
  paletteResult,
  pictureJob,
  pictureResult,
  presenterJob,
  presenterResult,
  thumbnailJob,
  thumbnailResult,
} from "./pictures.ts";
import { playableJob, playableResult, stripJob, stripResult, waveformJob, waveformResult } from "./playing.ts";
import { exportJob, exportResult, renderJob, renderResult, stillJob, stillResult } from "./rendering.ts";
import { lipsJob, lipsResult, loopJob, loopResult } from "./talking.ts";
import { transcribeJob, transcribeResult } from "./transcription.ts";
import { musicJob, musicResult, narrationJob, narrationResult, speechJob, speechResult } from "./voices.ts";

export const job = z.discriminatedUnion("kind", [
  transcribeJob,
  tracksJob,
  dubJob,
  cutJob,
  enhanceJob,
  eraseJob,
  captionsJob,
  studyJob,
  downloadJob,
  narrationJob,
  speechJob,
  pictureJob,
  thumbnailJob,
  paletteJob,
  cutoutJob,
  filmCutoutJob,
  compositeJob,
  presenterJob,
  loopJob,
  lipsJob,
  musicJob,
  renderJob,
  exportJob,
  stillJob,
  paperJob,
  probeJob,
  footageJob,
  playableJob,
  stripJob,
  waveformJob,
  describeJob,
  layersJob,
  retouchJob,
  blendJob,
  morphJob,
  provenanceJob,
  embedJob,
]);
export type Job = z.infer<typeof job>;
export const results = {
  transcribe: transcribeResult,
  tracks: tracksResult,
  dub: dubResult,
  cut: cutResult,
  enhance: enhanceResult,
  erase: eraseResult,
  captions: captionsResult,
  study: studyResult,
  download: downloadResult,
  narration: narrationResult,
  speech: speechResult,
  picture: pictureResult,
  thumbnail: thumbnailResult,
  palette: paletteResult,
  cutout: cutoutResult,
  "film-cutout": filmCutoutResult,
  composite: compositeResult,
  presenter: presenterResult,
  loop: loopResult,
  lips: lipsResult,
  music: musicResult,
  render: renderResult,
  export: exportResult,
  still: stillResult,
  paper: paperResult,
  probe: probeResult,
  footage: footageResult,
  playable: playableResult,
  strip: stripResult,
  waveform: waveformResult,
  describe: describeResult,
  layers: layersResult,
  retouch: retouchResult,
  blend: blendResult,
  morph: morphResult,
  provenance: provenanceResult,
  embed: embedResult,
} as const;
export type JobKind = keyof typeof results;
export type JobOf<K extends JobKind> = Extract<Job, { kind: K }>;
export type ResultOf<K extends JobKind> = z.infer<(typeof results)[K]>;
