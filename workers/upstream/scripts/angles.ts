import type { ScriptAngle } from "../../../trpc/contract/script.ts";
import type { Brief } from "./brief.ts";
import type { Point, PointKind } from "./facts/point.ts";
import { BANKS } from "./lines/bank.ts";
import { fill, type Line } from "./lines/fill.ts";

const PROOFS: ReadonlySet<PointKind> = new Set(["rating", "recommend"]);
const OFFERS: ReadonlySet<PointKind> = new Set(["price", "saving"]);

/** Whether a point says what others think. */
export const isProof = (point: Point): boolean => PROOFS.has(point.kind);
/** Whether a point is about the price. */
export const isOffer = (point: Point): boolean => OFFERS.has(point.kind);

/** A line and the point it spends; openings spend none. */
export type Candidate = Line & { point: Point | null; /** What it says beside. */ also?: readonly Point[] };
/** Every point that a line spends. */
export const pointsOf = ({ point, also = [] }: Candidate): Point[] => (point ? [point, ...also] : []);

/** All sentences for a point, from the openings or from the body. */
export const linesFor = (brief: Brief, point: Point, templates: readonly string[]): Candidate[] =>
  templates.flatMap((template) => {
    const line = fill(template, { ...brief.voice, ...point[brief.language] }, point.factId, brief.language);
    return line ? [{ ...line, point }] : [];
  });

/** Sentences that claim nothing. */
export const plainLines = (brief: Brief, templates: readonly string[]): Candidate[] =>
  templates.flatMap((template) => {
    const line = fill(template, brief.voice, null, brief.language);
    return line ? [{ ...line, point: null }] : [];
  });

const pointHooks = (brief: Brief, points: readonly Point[]): Candidate[] =>
  points.flatMap((point) => linesFor(brief, point, BANKS[brief.language].hooks[point.kind] ?? []));

/** The first sentences that open an angle, best first; none means that the facts do not allow it. */
export const hooksFor = (brief: Brief, angle: ScriptAngle): Candidate[] => {
  const bank = BANKS[brief.language];
  const { scenes } = brief;
  const body = brief.points.filter((point) => !isOffer(point));
  const shopper = plainLines(brief, bank.shopperHooks);
  switch (angle) {
    case "problem-solution":
      return [...plainLines(brief, scenes.hooks), ...(brief.category === "general" ? shopper : [])];
    case "benefit-first": {
      const strong = pointHooks(brief, body.filter((point) => !isProof(point)).slice(0, 6));
      // Nobody has been meaning to get crisps for weeks.
      return body.length === 0 || strong.length > 0 ? strong : brief.category === "food" ? plainLines(brief, scenes.hooks) : shopper;
    }
    case "offer":
      return pointHooks(brief, brief.points.filter(isOffer));
    case "story":
      return body.length === 0 ? [] : plainLines(brief, scenes.stories);
    case "social-proof":
      return pointHooks(brief, brief.points.filter(isProof));
  }
};

const hasStrong = (brief: Brief, test: (point: Point) => boolean): boolean =>
  brief.points.some((point) => test(point) && point.strength >= 8);

/** The angles that the facts allow, the one with most to say first. */
export const anglesFor = (brief: Brief): ScriptAngle[] => {
  const order: ScriptAngle[] = [
    ...(hasStrong(brief, isOffer) ? (["offer"] as const) : []),
    ...(hasStrong(brief, isProof) ? (["social-proof"] as const) : []),
    "problem-solution",
    "benefit-first",
    "story",
    "offer",
    "social-proof",
  ];
  return order.filter((angle, index) => order.indexOf(angle) === index && hooksFor(brief, angle).length > 0);
};
