import type { ProductFlow } from "../../../trpc/contract/rules/product.ts";

/** The flow of an app id (spec §3): 103 starts from a description, 104 from a link. */
export const flowOf = (appId: number): ProductFlow => (appId === 103 ? "ai-video-ads" : "link-to-video");
