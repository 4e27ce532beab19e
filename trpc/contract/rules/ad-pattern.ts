import { z } from "zod";
import { RATIOS, type TemplateName } from "../../../timeline/brief.ts";
import type { Report } from "../report.ts";
import { scriptAngle, type ScriptAngle } from "../script.ts";
import { SCRIPT_LENGTHS, type ScriptLength, type ScriptObjective } from "./script.ts";

/** How a video is built, for an ad of another product to be built like it. Seconds. */
export const adPattern = z.object({
  /** Of the video. */
  name: z.string().max(120),
  seconds: z.number().min(0),
  /** How it opens; null: not known. */
  angle: scriptAngle.nullable(),
  /** How long a clip of the ad is to be: as the video's scenes, within what can be spoken. */
  clip_seconds: z.number().min(2).max(8),
  /** When it asks its viewers to act; null: it does not, or nobody knows. */
  action_at: z.number().min(0).nullable(),
});
export type AdPattern = z.infer<typeof adPattern>;

/** What an ad takes over from a video (sample to video): its pattern, and the settings that follow from it. */
export interface Likeness {
  pattern: AdPattern;
  ratio: (typeof RATIOS)[number];
  length: ScriptLength;
  /** Absent: the video does not say what it is for. */
  objective?: ScriptObjective;
  /** The director that cuts as fast; absent: any does. */
  template?: TemplateName;
}

/** What the first words are about, the most telling first. */
const OPENINGS: readonly [ScriptAngle, RegExp][] = [
  [
    "offer",
    /[$€£¥￥]\s?\d|\d\s?%|\b(?:percent off|half price|on sale|discount|deal|free shipping|dollars)\b|优惠|折|特价|促销|秒杀|\d+\s?[元块]|包邮/iu,
  ],
  [
    "social-proof",
    /\b(?:reviews?|rated|stars|customers?|people (?:love|say|keep)|everyone|viral|sold out|best.?seller)\b|评价|好评|回购|都在(?:用|买)|爆款|卖断/iu,
  ],
  [
    "problem-solution",
    /[?？]|\b(?:tired of|sick of|struggl\w+|stop|still|hate|problem|never again)\b|还在|是不是|总是|受够|烦|怎么办|吗/iu,
  ],
  ["story", /\b(?:i|we|my|our|yesterday|last (?:week|night|month|year)|when i)\b|我|上次|那天|昨天/iu],
];

/** What viewers are asked to do. */
const GOALS: readonly [ScriptObjective, RegExp][] = [
  ["leads", /\b(?:sign up|subscribe|book|register|call us|join)\b|报名|注册|预约|咨询|私信/iu],
  ["sales", /\b(?:order|buy|shop|get (?:yours?|one|it)|cart|grab|claim|code)\b|下单|购买|抢|加购|购物车|领券|带走|带回家/iu],
  ["visits", /\b(?:visit|click|tap|swipe|link|learn more|check (?:it|us|them) out|download)\b|点击|链接|了解更多|下载|扫码/iu],
  ["awareness", /\b(?:follow|comment)\b|关注|收藏|评论区/iu],
];

const firstOf = <T>(rows: readonly [T, RegExp][], text: string): T | undefined => rows.find(([, found]) => found.test(text))?.[0];

const angleOf = ({ hook: { said } }: Report): ScriptAngle | null => (said ? (firstOf(OPENINGS, said) ?? "benefit-first") : null);

/** Of equally near ones the shorter. */
const nearest = <T extends number>(list: readonly T[], wanted: number): T | undefined =>
  list.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0];

const SHAPE = { "9:16": 9 / 16, "16:9": 16 / 9, "1:1": 1 } as const;
const ratioOf = ({ width, height }: Report): Likeness["ratio"] => {
  const log = Math.log(Math.max(1, width) / Math.max(1, height));
  return RATIOS.toSorted((a, b) => Math.abs(Math.log(SHAPE[a]) - log) - Math.abs(Math.log(SHAPE[b]) - log))[0] ?? "9:16";
};

/** Scenes shorter than this are quick, longer than that calm; seconds. */
const [QUICK, CALM] = [2, 4];
const templateOf = (scene: number): TemplateName | undefined => (scene < QUICK ? "kinetic" : scene > CALM ? "magazine" : undefined);

/** What an ad like this video takes over from it: structure, never words or pictures. Pure. */
export function likenessOf(report: Report): Likeness {
  const { name, duration, pace, call_to_action, transcript } = report;
  const asked = call_to_action?.at(-1);
  const objective = asked && firstOf(GOALS, asked.text);
  // One take tells nothing of how fast an ad should be cut.
  const isCut = report.scenes.length > 1;
  const template = isCut ? templateOf(pace.median) : undefined;
  return {
    pattern: {
      name: [...name].slice(0, 60).join(""),
      seconds: duration,
      angle: transcript ? angleOf(report) : null,
      clip_seconds: isCut ? Math.min(8, Math.max(2, pace.median)) : 4,
      action_at: asked?.start ?? null,
    },
    ratio: ratioOf(report),
    length: nearest(SCRIPT_LENGTHS, duration) ?? SCRIPT_LENGTHS[0],
    ...(objective ? { objective } : {}),
    ...(template ? { template } : {}),
  };
}
