import { EventEmitter, once } from "node:events";
import { VECTOR_BYTES } from "../../workers/media/protocol/meaning.ts";
import { JobError, type JobHandler } from "../../workers/media/protocol/handler.ts";
import type { Job, JobKind, ResultOf } from "../../workers/media/protocol/jobs.ts";
import type { JobErrorCode } from "../../workers/media/protocol/status.ts";
import type { Registration, Registry } from "../../workers/media/jobs/registry.ts";

const ENGINE = "fake";
const BOX = { x: 0, y: 0, width: 1, height: 1 };

/** What each engine is said to have made: small, and of the protocol's shape. */
const CANNED: { [K in JobKind]: ResultOf<K> } = {
  speech: {
    duration: 1,
    words: [{ text: "Hello", start: 0, end: 1 }],
    mouth: [{ time: 0, duration: 1, open: 1, wide: 0 }],
    engine: ENGINE,
  },
  export: { width: 540, height: 960, duration: 15, bytes: 1000, loudness_lufs: -14, timings: {}, engine: ENGINE },
  paper: { bytes: 1000, engine: ENGINE },
  cut: {
    files: [{ width: 640, height: 360, duration: 4, bytes: 1000, method: "edges", copied: 0.9, sound: "copied" }],
    engine: ENGINE,
  },
  enhance: {
    before: { width: 320, height: 180, duration: 3, bytes: 1000 },
    after: { width: 640, height: 360, duration: 3, bytes: 4000 },
    upscaler: "network",
    has_sound: true,
    engine: ENGINE,
  },
  transcribe: {
    has_sound: true,
    duration: 9,
    language: "en",
    segments: [
      { start: 0.5, end: 2, text: "Your coffee is cold again.", words: [{ text: "Your", start: 0.5, end: 0.7 }] },
      { start: 6, end: 8, text: "Order yours today.", words: [] },
    ],
    engine: ENGINE,
  },
  tracks: { width: 640, height: 360, duration: 9, has_sound: true, subtitles: [], engine: ENGINE },
  dub: { width: 640, height: 360, film_duration: 9, duration: 9, bytes: 1000, picture: "copied", bed: "quiet", engine: ENGINE },
  erase: {
    before: { width: 640, height: 360, duration: 3, bytes: 1000 },
    after: { width: 640, height: 360, duration: 3, bytes: 1000 },
    filled: 9000,
    borrowed: 0.8,
    sound: "copied",
    engine: ENGINE,
  },
  captions: {
    boxes: [{ x: 0.1, y: 0.8, width: 0.8, height: 0.12, start: 1, end: 9, what: "text" }],
    duration: 9,
    engine: ENGINE,
  },
  study: {
    width: 640,
    height: 360,
    duration: 9,
    scenes: [{ start: 0, end: 9, motion: 2, faces: 1, face: 0.4 }],
    more: 0,
    tiles: { columns: 1, width: 320, height: 180, bytes: 1000 },
    sound: { loudness: -16, silences: [{ start: 0, end: 1 }] },
    engine: ENGINE,
  },
  download: { title: "A film", duration: 9, width: 640, height: 360, bytes: 1000, engine: ENGINE },
  picture: {
    width: 640,
    height: 480,
    format: "png",
    palette: ["#336699"],
    focus: BOX,
    ground: null,
    cutout: null,
    faces: 0,
    people: [],
    printed: [],
    lettering: [],
    look: "0".repeat(64),
    engine: ENGINE,
  },
  thumbnail: { width: 300, height: 225, bytes: 1000, engine: ENGINE },
  fit: { bytes: 1000, engine: ENGINE },
  palette: { colours: ["#ffffff", "#c8102e"], engine: ENGINE },
  logo: { width: 320, height: 80, ground: null, opaque: false, colors: ["#c8102e"], engine: ENGINE },
  cutout: { before: { width: 640, height: 480 }, original: { width: 640, height: 480 }, cutout: null, engine: ENGINE },
  "film-cutout": {
    made: {
      cutout: { width: 640, height: 360, duration: 3, bytes: 1000 },
      plain: { width: 640, height: 360, duration: 3, bytes: 2000 },
    },
    confidence: 0.9,
    doubt: null,
    flicker: { before: 0.02, after: 0.01 },
    frames: 90,
    has_sound: true,
    engine: ENGINE,
  },
  composite: { width: 640, height: 480, bytes: 1000, engine: ENGINE },
  narration: { wav_bytes: 1000, mp3_bytes: 200, engine: ENGINE },
  presenter: {
    columns: 1,
    rows: 1,
    frame_width: 64,
    frame_height: 64,
    frames: [{ index: 0, open: 0, wide: 0, blink: false }],
    engine: ENGINE,
  },
  loop: { width: 640, height: 360, duration: 6, frames: 150, way: "back", face: BOX, engine: ENGINE },
  lips: { width: 640, height: 360, duration: 6, bytes: 1000, speed: 20, engine: ENGINE },
  faces: { moments: 9, seen: 9, face: BOX, engine: ENGINE },
  music: { duration: 20, bpm: 120, beats: [0, 0.5], bars: [0], engine: ENGINE },
  render: { duration: 20, width: 540, height: 960, fps: 30, bytes: 1000, loudness_lufs: -14, timings: {}, engine: ENGINE },
  still: { width: 378, height: 672, bytes: 1000, engine: ENGINE },
  probe: { type: "image", format: "png", width: 640, height: 480, duration: 0, odd: [] },
  playable: { width: 640, height: 360, duration: 9, bytes: 1000, mended: ["codec"], engine: ENGINE },
  strip: { width: 1600, height: 160, bytes: 1000, engine: ENGINE },
  waveform: { peaks: [0, 50, 100], sound: { loudness: -16, silences: [] }, engine: ENGINE },
  describe: {
    objects: [{ what: "bottle", share: 0.9 }],
    faces: 1,
    colours: ["#cc2222"],
    text: "Summer SALE",
    read: [{ at: 1, text: "Summer\nSALE" }],
    engine: ENGINE,
  },
  layers: {
    width: 640,
    height: 480,
    subject: BOX,
    whole: { ...BOX, cut: { left: false, right: false, above: false, below: false } },
    ground: null,
    calm: { left: true, right: true, above: true, below: true },
    people: [],
    focus: { x: 0.5, y: 0.5 },
    engine: ENGINE,
  },
  retouch: { width: 640, height: 480, bytes: 1000, setting: "doubtful", engine: ENGINE },
  blend: { width: 640, height: 480, bytes: 1000, setting: "print", delta_e: { before: 20, after: 8 }, engine: ENGINE },
  morph: { width: 1280, height: 720, duration: 5, bytes: 1000, method: "flow", explained: 0.7, engine: ENGINE },
  provenance: { bytes: 1200, engine: ENGINE },
  embed: { vectors: [], engine: ENGINE },
  footage: { width: 640, height: 480, duration: 9, shots: [{ start: 0, end: 2, source_start: 1, score: 1, box: BOX }], engine: ENGINE },
};

/** Holds jobs that say so until they are let go. */
export interface Gate {
  held: (signal: AbortSignal) => Promise<void>;
  release: () => void;
}

export function gate(): Gate {
  const opened = new EventEmitter().setMaxListeners(0);
  return {
    held: async (signal) => void (await once(opened, "open", { signal })),
    release: () => void opened.emit("open"),
  };
}

/** A job is told what to do by its own words: `!hold` waits for the gate, `!fail:CODE` fails with that code. */
async function behave(job: Job, gates: Gate, signal: AbortSignal): Promise<void> {
  const said = JSON.stringify(job);
  if (said.includes("!hold")) await gates.held(signal);
  const [, code] = /!fail:([A-Z_]+)/.exec(said) ?? [];
  if (code) throw new JobError(code as JobErrorCode, "as the test wants it");
}

function registration<K extends JobKind>(kind: K, gates: Gate): Registration<K> {
  const run: JobHandler<K> = async (job, { signal, progress }) => {
    progress(0.5, "faking");
    await behave(job, gates, signal);
    return CANNED[kind];
  };
  return { run, lane: kind, places: 50, seconds: 600, check: async () => undefined };
}

/** Words that begin with the same three letters are said to mean the same. */
const meant = (word: string): string => {
  const letters = Array.from(word.slice(0, 3), (sign) => sign.charCodeAt(0));
  const numbers = Array.from({ length: VECTOR_BYTES }, (_, at) =>
    Math.round(9 * Math.sin((at + 1) * (1 + letters.reduce((a, b) => a * 31 + b, 7)))),
  );
  return Buffer.from(Int8Array.from(numbers).buffer).toString("base64");
};

const embed: Registration<"embed"> = {
  run: async ({ words }) => ({ vectors: words.map(meant), engine: ENGINE }),
  lane: "embed",
  places: 50,
  seconds: 600,
  check: async () => undefined,
};

/** Engines that make nothing, and say at once that they have: no file is written. */
export const fakeRegistry = (gates: Gate): Registry => ({
  speech: registration("speech", gates),
  picture: registration("picture", gates),
  thumbnail: registration("thumbnail", gates),
  fit: registration("fit", gates),
  palette: registration("palette", gates),
  logo: registration("logo", gates),
  cutout: registration("cutout", gates),
  "film-cutout": registration("film-cutout", gates),
  composite: registration("composite", gates),
  layers: registration("layers", gates),
  retouch: registration("retouch", gates),
  blend: registration("blend", gates),
  morph: registration("morph", gates),
  provenance: registration("provenance", gates),
  paper: registration("paper", gates),
  narration: registration("narration", gates),
  presenter: registration("presenter", gates),
  loop: registration("loop", gates),
  lips: registration("lips", gates),
  faces: registration("faces", gates),
  music: registration("music", gates),
  render: registration("render", gates),
  export: registration("export", gates),
  still: registration("still", gates),
  probe: registration("probe", gates),
  footage: registration("footage", gates),
  download: registration("download", gates),
  cut: registration("cut", gates),
  study: registration("study", gates),
  transcribe: registration("transcribe", gates),
  tracks: registration("tracks", gates),
  dub: registration("dub", gates),
  enhance: registration("enhance", gates),
  erase: registration("erase", gates),
  captions: registration("captions", gates),
  playable: registration("playable", gates),
  strip: registration("strip", gates),
  waveform: registration("waveform", gates),
  describe: registration("describe", gates),
  embed,
});
