import type { RouteRow } from "./row.ts";

/** Ad management and its figures. */
export const ADS: readonly RouteRow[] = [
  { path: "gmvmax", name: "gmv", menuName: "insights", category: "ads", featureName: "gmv_max", id: 118 },
  { path: "gmvmax/product", name: "", featureName: "gmv_max", id: 118, hidden: true },
  { path: "gmvmax/campaign", name: "", featureName: "gmv_max", id: 118, hidden: true },
  { path: "gmvmax/shop", name: "", featureName: "gmv_max", id: 118, hidden: true },
];
