import { VOICES } from "./voices.ts";

type Voice = (typeof VOICES)[number]["id"];

/** How a voice sounds in the language that is not its own: what `VOICES` says in its own. */
const TRANSLATED = {
  af_heart: "温暖清晰",
  af_bella: "明亮活泼",
  af_nicole: "轻柔贴耳",
  af_aoede: "轻快亲切",
  af_kore: "沉静成熟",
  af_sarah: "平稳播报",
  af_nova: "干脆利落",
  af_alloy: "中性自然",
  af_sky: "年轻轻盈",
  am_michael: "低沉可信",
  am_fenrir: "有力激昂",
  am_puck: "俏皮",
  bf_emma: "从容",
  bf_isabella: "温柔",
  bm_george: "老练",
  bm_fable: "讲故事",
  zf_xiaobei: "Clear, bright",
  zf_xiaoni: "Sweet",
  zf_xiaoxiao: "Friendly",
  zf_xiaoyi: "Lively",
  zm_yunjian: "Deep, full",
  zm_yunxi: "Sunny",
  zm_yunxia: "Boyish",
  zm_yunyang: "Steady",
} as const satisfies Record<Voice, string>;

const translated: ReadonlyMap<string, string> = new Map(Object.entries(TRANSLATED));

/** How a voice sounds, said in a page's language; of an unknown voice what it says itself. */
export function characterIn(lang: string, { id, language, character }: { id: string; language: string; character: string }): string {
  return language.startsWith(lang) ? character : (translated.get(id) ?? character);
}
