import type { VOICES } from "./voices.ts";

export const VOICE_STYLES = ["warm", "bright", "calm", "strong"] as const;
type VoiceStyle = (typeof VOICE_STYLES)[number];

/** How a voice comes across, to choose among them by. */
export const STYLE_OF = {
  af_heart: "warm",
  af_bella: "bright",
  af_nicole: "calm",
  af_aoede: "warm",
  af_kore: "calm",
  af_sarah: "calm",
  af_nova: "bright",
  af_alloy: "calm",
  af_sky: "bright",
  am_michael: "strong",
  am_fenrir: "strong",
  am_puck: "bright",
  bf_emma: "calm",
  bf_isabella: "warm",
  bm_george: "calm",
  bm_fable: "strong",
  zf_xiaobei: "bright",
  zf_xiaoni: "warm",
  zf_xiaoxiao: "warm",
  zf_xiaoyi: "bright",
  zm_yunjian: "strong",
  zm_yunxi: "bright",
  zm_yunxia: "bright",
  zm_yunyang: "calm",
} as const satisfies Record<(typeof VOICES)[number]["id"], VoiceStyle>;
