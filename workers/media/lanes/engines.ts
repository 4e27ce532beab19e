import type { Engine } from "./messages.ts";

/** What each engine process can do, loaded in that process only, with the first job that needs it. */
export const engines: Readonly<Record<string, Readonly<Record<string, () => Promise<Engine>>>>> = {
  speech: { speech: async () => (await import("../engines/speech/engine.ts")).speech },
  vision: {
    picture: async () => (await import("../engines/picture/engine.ts")).pictures,
    cutout: async () => (await import("../engines/matting/engine.ts")).cutouts,
    composite: async () => (await import("../engines/matting/composing.ts")).compositions,
    layers: async () => (await import("../engines/imaging/engine.ts")).imaging,
    retouch: async () => (await import("../engines/imaging/engine.ts")).imaging,
    morph: async () => (await import("../engines/imaging/engine.ts")).imaging,
    blend: async () => (await import("../engines/imaging/engine.ts")).imaging,
    captions: async () => (await import("../engines/captions/engine.ts")).captionFinder,
    describe: async () => (await import("../engines/describe/engine.ts")).describer,
    study: async () => (await import("../engines/study/engine.ts")).studies,
    presenter: async () => (await import("../engines/presenter/engine.ts")).presenters,
  },
  transcribe: { transcribe: async () => (await import("../engines/transcribe/engine.ts")).transcriber },
  thumbs: {
    thumbnail: async () => (await import("../engines/picture/thumbnail.ts")).thumbnails,
    fit: async () => (await import("../engines/picture/thumbnail.ts")).thumbnails,
    palette: async () => (await import("../engines/picture/thumbnail.ts")).thumbnails,
    logo: async () => (await import("../engines/picture/thumbnail.ts")).thumbnails,
    playable: async () => (await import("../engines/playable/photo.ts")).photos,
  },
  embed: { embed: async () => (await import("../engines/embed/engine.ts")).embedder },
  enhance: { enhance: async () => (await import("../engines/enhance/engine.ts")).enhancer },
  erase: { erase: async () => (await import("../engines/erase/engine.ts")).eraser },
  matting: { "film-cutout": async () => (await import("../engines/matting/film.ts")).filmCutouts },
  people: {
    loop: async () => (await import("../engines/presenter/film/engine.ts")).people,
    faces: async () => (await import("../engines/presenter/film/engine.ts")).people,
  },
  lips: { lips: async () => (await import("../engines/presenter/film/engine.ts")).people },
  music: { music: async () => (await import("../engines/music/engine.ts")).music },
};
