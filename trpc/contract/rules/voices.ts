/** Voices of the built-in engine: `language` is BCP 47, `character` in the voice's own language (engines.md), in another's in `voice-characters.ts`. */
export const VOICES = [
  { id: "af_heart", name: "Heart", language: "en-US", gender: "female", character: "Warm and clear" },
  { id: "af_bella", name: "Bella", language: "en-US", gender: "female", character: "Bright, lively" },
  { id: "af_nicole", name: "Nicole", language: "en-US", gender: "female", character: "Soft, close to the microphone" },
  { id: "af_aoede", name: "Aoede", language: "en-US", gender: "female", character: "Light, friendly" },
  { id: "af_kore", name: "Kore", language: "en-US", gender: "female", character: "Calm, grown-up" },
  { id: "af_sarah", name: "Sarah", language: "en-US", gender: "female", character: "Even, newsroom" },
  { id: "af_nova", name: "Nova", language: "en-US", gender: "female", character: "Crisp" },
  { id: "af_alloy", name: "Alloy", language: "en-US", gender: "female", character: "Neutral" },
  { id: "af_sky", name: "Sky", language: "en-US", gender: "female", character: "Young, airy" },
  { id: "am_michael", name: "Michael", language: "en-US", gender: "male", character: "Deep, trustworthy" },
  { id: "am_fenrir", name: "Fenrir", language: "en-US", gender: "male", character: "Strong, driving" },
  { id: "am_puck", name: "Puck", language: "en-US", gender: "male", character: "Playful" },
  { id: "bf_emma", name: "Emma", language: "en-GB", gender: "female", character: "Composed" },
  { id: "bf_isabella", name: "Isabella", language: "en-GB", gender: "female", character: "Gentle" },
  { id: "bm_george", name: "George", language: "en-GB", gender: "male", character: "Seasoned" },
  { id: "bm_fable", name: "Fable", language: "en-GB", gender: "male", character: "Storyteller" },
  { id: "zf_xiaobei", name: "晓蓓", language: "zh-CN", gender: "female", character: "清亮" },
  { id: "zf_xiaoni", name: "晓妮", language: "zh-CN", gender: "female", character: "甜美" },
  { id: "zf_xiaoxiao", name: "晓晓", language: "zh-CN", gender: "female", character: "亲切" },
  { id: "zf_xiaoyi", name: "晓伊", language: "zh-CN", gender: "female", character: "活泼" },
  { id: "zm_yunjian", name: "云健", language: "zh-CN", gender: "male", character: "浑厚" },
  { id: "zm_yunxi", name: "云希", language: "zh-CN", gender: "male", character: "阳光" },
  { id: "zm_yunxia", name: "云夏", language: "zh-CN", gender: "male", character: "少年" },
  { id: "zm_yunyang", name: "云扬", language: "zh-CN", gender: "male", character: "稳重" },
] as const;

/** The voices of a script language, in the order in which they are offered. */
export const voicesFor = (language: "en" | "zh") => VOICES.filter((voice) => voice.language.startsWith(language));

/** The voice that a new ad of this language starts with. */
export const FIRST_VOICE = { en: "af_heart", zh: "zf_xiaoxiao" } as const;
