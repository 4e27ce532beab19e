import type { CaptionLook } from "./captions.ts";

const INK = "#141210";
const PAPER = "#faf6ee";

/** Looks for captions. Those that a template is named for are what its director gives them, in colours that fit any picture. */
export const CAPTION_LOOKS = {
  plain: {
    faces: { en: ["Instrument Sans"], zh: ["Instrument Sans Letters", "Noto Sans SC"] },
    style: { weight: 600, color: "#ffffff", outline: { color: "rgba(10,10,10,0.92)", width: 8 } },
    size: 62,
    spoken: { kind: "color", color: "#ffd43d", plate: "transparent", rest: null },
    plate: null,
  },
  studio: {
    faces: { en: ["Instrument Sans"], zh: ["Instrument Sans Letters", "Noto Sans SC"] },
    style: { weight: 600, color: "#3a3733" },
    size: 66,
    spoken: { kind: "color", color: "#a13a14", plate: "transparent", rest: "#55504a" },
    plate: { per: "block", color: "rgba(255,255,255,0.9)", padX: 38, padY: 30, radius: 70, skew: 0, animate: true },
  },
  magazine: {
    faces: { en: ["Instrument Serif"], zh: ["Instrument Serif Letters", "ZCOOL XiaoWei"] },
    style: { weight: 400, italic: true, color: INK, leading: 1.15 },
    size: 62,
    spoken: { kind: "underline", color: INK, plate: "#b3401b", rest: null },
    plate: { per: "line", color: "#f3ead9", padX: 26, padY: 24, radius: 0, skew: 0, animate: false },
  },
  street: {
    faces: { en: ["Anton"], zh: ["Anton Letters", "Noto Sans SC"] },
    style: { weight: 400, color: "#ffffff", uppercase: true, tracking: 8 },
    size: 76,
    spoken: { kind: "color", color: "#ffd43d", plate: "transparent", rest: "#ffffff" },
    plate: { per: "line", color: INK, padX: 24, padY: 20, radius: 0, skew: 5, animate: false },
  },
  demo: {
    faces: { en: ["Barlow Condensed"], zh: ["Barlow Condensed Letters", "Noto Sans SC"] },
    style: { weight: 500, color: "#f5f3ee" },
    size: 54,
    spoken: { kind: "box", color: "#101112", plate: "#ff9a62", rest: null },
    plate: { per: "block", color: "rgba(10,11,12,0.86)", padX: 28, padY: 26, radius: 8, skew: 0, animate: false },
  },
  "before-after": {
    faces: { en: ["Unbounded"], zh: ["Unbounded Letters", "ZCOOL KuaiLe"] },
    style: { weight: 500, color: INK },
    size: 48,
    spoken: { kind: "plate", color: "#ffffff", plate: "#1f5c4d", rest: null },
    plate: { per: "block", color: "#ffffff", padX: 40, padY: 34, radius: 80, skew: 0, animate: false },
  },
  kinetic: {
    faces: { en: ["Anton"], zh: ["Anton Letters", "Noto Sans SC"] },
    style: { weight: 400, color: PAPER, outline: { color: INK, width: 10 } },
    size: 84,
    spoken: { kind: "pop", color: "#ffd43d", plate: "transparent", rest: null },
    plate: null,
  },
} as const satisfies Record<string, CaptionLook>;
export type CaptionLookName = keyof typeof CAPTION_LOOKS;
export const CAPTION_LOOK_NAMES = Object.keys(CAPTION_LOOKS) as CaptionLookName[];

/** Colours of the words, and of the one that is said: each pair is read on dark and on light pictures by its edge. */
export const CAPTION_COLORS = [
  { name: "white", color: "#ffffff", lit: "#ffd43d", edge: "rgba(10,10,10,0.92)" },
  { name: "paper", color: PAPER, lit: "#ff9a62", edge: "rgba(10,10,10,0.92)" },
  { name: "ink", color: INK, lit: "#b3401b", edge: "rgba(255,255,255,0.92)" },
  { name: "yellow", color: "#ffd43d", lit: "#ffffff", edge: "rgba(10,10,10,0.92)" },
] as const;
