/** Voices and presenters that the built-in engine has (engines.md). */
export const VOICES = [
  { id: "af_heart", name: "Heart", language: "en", gender: "female" },
  { id: "am_michael", name: "Michael", language: "en", gender: "male" },
  { id: "zf_xiaobei", name: "Xiaobei", language: "zh", gender: "female" },
  { id: "zm_yunxi", name: "Yunxi", language: "zh", gender: "male" },
] as const;

export const AVATARS = ["none"] as const;
