/** The languages that a video or its subtitles may be in. */
export const SPOKEN = {
  en: "英语",
  zh: "中文",
  es: "西班牙语",
  fr: "法语",
  de: "德语",
  it: "意大利语",
  pt: "葡萄牙语",
  ja: "日语",
  ko: "韩语",
  ru: "俄语",
};
