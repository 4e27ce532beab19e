import type { ProductFlow } from "../../trpc/contract/rules/product.ts";

export type StepKey = "paste" | "describe" | "details" | "settings" | "script" | "editor";

interface Step {
  key: StepKey;
  /** Under the flow's own. */
  path: string;
}

const SHARED = [
  { key: "settings", path: "/video-settings" },
  { key: "script", path: "/script-settings" },
  { key: "editor", path: "/editor" },
] as const;

/** The steps of the two flows that make an ad, in the order of spec §2: they differ in how they begin. */
export const FLOW_STEPS = {
  "link-to-video": [{ key: "paste", path: "" }, { key: "details", path: "/product-details" }, ...SHARED],
  "ai-video-ads": [{ key: "describe", path: "" }, ...SHARED],
} as const satisfies Record<ProductFlow, readonly Step[]>;

/** The address of a step of one draft. */
export function stepHref(flow: ProductFlow, key: StepKey, draftId?: string): string {
  const row = FLOW_STEPS[flow].find((step) => step.key === key);
  return `/${flow}${row?.path ?? ""}${draftId ? `?draft=${encodeURIComponent(draftId)}` : ""}`;
}
