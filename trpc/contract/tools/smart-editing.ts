import { perSeconds } from "../rules/price.ts";
import { rule, under } from "../rules/upload-rule.ts";
import { tool } from "./manifest.ts";

/** Smart editing: product projects with many edits. */
export const smartEditing = tool({
  slug: "smart-editing",
  apps: ["SMART_EDITING"],
  feature: "smart_editing",
  pages: [
    { path: "smart-editing", name: "smartEditing", menuName: "smartEditing", category: "create" },
    { path: "smart-editing/product", name: "smartEditingProductDetail", hidden: true },
    { path: "smart-editing/product/:id", name: "smartEditingProductDetail", hidden: true },
    { path: "smart-editing/create-task", name: "smartEditingCreateTask", hidden: true },
  ],
  prices: { "smart-editing": perSeconds(15, 3) },
  uploads: {
    "smart-editing": rule(["mov", "mp4", "webm", "png", "jpg"], under(200), { maxSeconds: under(180), count: { min: 3, max: 100 } }),
  },
});
