import type { RouteRow } from "./row.ts";

const api = { category: "api", api_status: 1 } as const;

/** Who one is, what one pays, and the keys of one's scripts. */
export const ACCOUNT: readonly RouteRow[] = [
  { path: "login", folder: "login", name: "Login", layout: "bare", hidden: true, tdk: "pages.login" },
  { path: "register", folder: "register", name: "Register", layout: "bare", hidden: true, tdk: "pages.register" },
  { path: "welcome", folder: "welcome", name: "RegisterSuccess", hidden: true, tdk: "pages.welcome" },
  {
    path: "profile",
    folder: "profile",
    name: "Center",
    menuName: "center",
    icon: "person",
    category: "account",
    hidden: true,
    tdk: "pages.profile",
  },
  {
    path: "referral",
    folder: "referral",
    name: "Invite",
    tdk: "pages.referral",
    menuName: "invite",
    icon: "gift",
    category: "account",
    hidden: true,
    headerHidden: true,
  },
  {
    path: "vip-price",
    folder: "vip-price",
    name: "VipPrice",
    menuName: "upgrade",
    icon: "up",
    category: "account",
    tdk: "pages.vipPrice",
    hidden: true,
    discountIcon: true,
  },
  { path: "thanks", folder: "thanks", name: "PriceSuccess", hidden: true, tdk: "pages.thanks" },
  { path: "completed", folder: "completed", name: "completed", hidden: true, tdk: "pages.completed" },
  { path: "api-center", folder: "api-center", name: "ApiKeys", menuName: "apiKeys", icon: "key", tdk: "pages.apiKeys", ...api },
  { path: "api-usage", folder: "api-usage", name: "ApiUsage", menuName: "apiUsage", icon: "chart", tdk: "pages.apiUsage", ...api },
  {
    path: "api-credits",
    folder: "api-credits",
    name: "ApiCredits",
    menuName: "apiCredits",
    icon: "coins",
    tdk: "pages.apiCredits",
    ...api,
  },
  { path: "api-docs", folder: "api-docs", name: "APIDocs", menuName: "apiDocs", icon: "code", tdk: "pages.apiDocs", ...api },
];
