import { tool } from "./manifest.ts";

/** GMV max: shop-ad analytics. */
export const gmvMax = tool({
  slug: "gmvmax",
  apps: ["GMV_TABLE"],
  feature: "gmv_max",
  pages: [
    { path: "gmvmax", name: "gmv", menuName: "insights", category: "ads" },
    { path: "gmvmax/product", name: "", hidden: true },
    { path: "gmvmax/campaign", name: "", hidden: true },
    { path: "gmvmax/shop", name: "", hidden: true },
  ],
  prices: {},
  uploads: {},
});
