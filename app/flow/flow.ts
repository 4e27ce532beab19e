import type { ProductFlow } from "../../trpc/contract/rules/product.ts";

export type StepKey = "paste" | "describe" | "details" | "settings" | "script" | "editor";

interface FlowRow {
  appId: 103 | 104;
  /** In the order of spec §2; `path` under the flow's own. */
  steps: readonly { key: StepKey; path: string }[];
}

const SHARED = [
  { key: "settings", path: "/video-settings" },
  { key: "script", path: "/script-settings" },
  { key: "editor", path: "/editor" },
] as const;

/** The two flows that make an ad: they differ in how they begin (spec §2). */
export const FLOWS = {
  "link-to-video": { appId: 104, steps: [{ key: "paste", path: "" }, { key: "details", path: "/product-details" }, ...SHARED] },
  "ai-video-ads": { appId: 103, steps: [{ key: "describe", path: "" }, ...SHARED] },
} as const satisfies Record<ProductFlow, FlowRow>;

export const flowOfApp = (appId: number): ProductFlow => (appId === 103 ? "ai-video-ads" : "link-to-video");

/** The address of a step of one draft. */
export function stepHref(flow: ProductFlow, key: StepKey, draftId?: string): string {
  const row = FLOWS[flow].steps.find((step) => step.key === key);
  return `/${flow}${row?.path ?? ""}${draftId ? `?draft=${encodeURIComponent(draftId)}` : ""}`;
}
