/** Typefaces by what they are for; the Chinese ones stand behind Latin letters of the same spirit. */
const FACES = {
  grotesque: { en: ["Bricolage Grotesque"], zh: ["Bricolage Grotesque Letters", "Noto Sans SC"] },
  poster: { en: ["Anton"], zh: ["Anton Letters", "ZCOOL QingKe HuangYou"] },
  condensed: { en: ["Barlow Condensed"], zh: ["Barlow Condensed Letters", "Noto Sans SC"] },
  serif: { en: ["Instrument Serif"], zh: ["Instrument Serif Letters", "ZCOOL XiaoWei"] },
  sans: { en: ["Instrument Sans"], zh: ["Instrument Sans Letters", "Noto Sans SC"] },
  mono: { en: ["IBM Plex Mono"], zh: ["IBM Plex Mono Letters", "Noto Sans SC"] },
  wide: { en: ["Unbounded"], zh: ["Unbounded Letters", "Noto Sans SC"] },
  playful: { en: ["Bricolage Grotesque"], zh: ["Bricolage Grotesque Letters", "ZCOOL KuaiLe"] },
} as const;
export type FaceName = keyof typeof FACES;

export const faceOf = (name: FaceName, zh: boolean): readonly string[] => FACES[name][zh ? "zh" : "en"];
