import { z } from "zod";
import { countCharacters, type RuleIssue } from "./issue.ts";
import { APP_ID, type AppId } from "./tasks.ts";

/** The app (spec §3) of each flow that shows Manage Detail (spec §2): its drafts and tasks carry it. */
export const FLOW_APP = { "link-to-video": APP_ID.URL_TO_VIDEO, "ai-video-ads": APP_ID.PRODUCT_TO_VIDEO } as const satisfies Record<
  string,
  AppId
>;
export type ProductFlow = keyof typeof FLOW_APP;

/** The flow of a draft's app. */
export const flowOf = (appId: number): ProductFlow => (appId === FLOW_APP["ai-video-ads"] ? "ai-video-ads" : "link-to-video");

/** Limits in characters (`sellingPoints` in lines). Source: spec §5 Product details. */
export type ProductLimits = {
  name: number;
  intro: number;
  sellingPoints: number;
  sellingPoint: number;
};

/**
 * The choice between the readings of spec §5. A page's own text is long, so the link flow takes
 * the larger of each pair; a person types the description flow, so it takes the smaller.
 * The third reading of the intro (500) is kept by no flow.
 */
export const PRODUCT_LIMITS = {
  "link-to-video": { name: 300, intro: 2000, sellingPoints: 10, sellingPoint: 300 },
  "ai-video-ads": { name: 100, intro: 1000, sellingPoints: 10, sellingPoint: 100 },
} as const satisfies Record<ProductFlow, ProductLimits>;

/** The part of a product that a user types. */
const productText = z.object({
  name: z.string(),
  intro: z.string(),
  selling_points: z.array(z.string()),
});
export type ProductText = z.infer<typeof productText>;

const nameIssues = (name: string, max: number): RuleIssue[] => {
  const length = countCharacters(name);
  if (length === 0) return [{ field: "name", key: "product.nameRequired", params: {} }];
  return length > max ? [{ field: "name", key: "product.nameTooLong", params: { max, length } }] : [];
};

const pointIssues = (points: readonly string[], limits: ProductLimits): RuleIssue[] => {
  const issues: RuleIssue[] = [];
  if (points.length > limits.sellingPoints)
    issues.push({ field: "selling_points", key: "product.tooManyPoints", params: { max: limits.sellingPoints } });
  for (const [index, point] of points.entries()) {
    const field = `selling_points.${index}`;
    const length = countCharacters(point);
    if (length === 0) issues.push({ field, key: "product.pointEmpty", params: { line: index + 1 } });
    if (length > limits.sellingPoint)
      issues.push({ field, key: "product.pointTooLong", params: { line: index + 1, max: limits.sellingPoint, length } });
  }
  return issues;
};

/** Everything wrong with the text of a product in one flow, in the order of the form; empty when it may go on. */
export const checkProduct = (flow: ProductFlow, text: ProductText): RuleIssue[] => {
  const limits = PRODUCT_LIMITS[flow];
  const length = countCharacters(text.intro);
  return [
    ...nameIssues(text.name, limits.name),
    ...(length > limits.intro ? [{ field: "intro", key: "product.introTooLong", params: { max: limits.intro, length } } as const] : []),
    ...pointIssues(text.selling_points, limits),
  ];
};
