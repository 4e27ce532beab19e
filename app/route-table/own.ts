import type { RouteRow } from "./row.ts";

/** What the specification does not list: answers to scripts and forms, and the page on privacy. */
export const OWN: readonly RouteRow[] = [
  { path: "login/with/:provider", folder: "login/begin", name: "LoginBegin", hidden: true },
  { path: "login/with/:provider/callback", folder: "login/callback", name: "LoginCallback", hidden: true },
  { path: "login/one-tap", folder: "login/one-tap", name: "LoginOneTap", hidden: true },
  { path: "login/go-on", folder: "login/go-on", name: "LoginGoOn", hidden: true },
  { path: "continue", folder: "continue", name: "Continue", layout: "bare", hidden: true },
  { path: "logout", folder: "logout", name: "Logout", hidden: true },
  { path: "tasks/:taskId/events", folder: "task-events", name: "TaskEvents", hidden: true },
  { path: "timeline/:timelineId/file", folder: "timeline-file", name: "TimelineFile", hidden: true },
  { path: "timeline/:timelineId/still", folder: "timeline-still", name: "TimelineStill", hidden: true },
  { path: "tasks/act", folder: "tasks-act", name: "TaskAct", hidden: true },
  { path: "share/:token", folder: "share", name: "Share", layout: "bare", hidden: true, tdk: "pages.share" },
  // Below `/assets/` lie the files of the build.
  { path: "choose-media", folder: "choose-media", name: "ChooseAssets", hidden: true },
  { path: "checkout", folder: "checkout", name: "Checkout", hidden: true, tdk: "pages.checkout" },
  { path: "test-payment/:paymentId", folder: "test-payment", name: "TestPayment", layout: "bare", hidden: true, tdk: "pages.testPayment" },
  { path: "orders", folder: "orders", name: "Orders", hidden: true, tdk: "pages.orders" },
  { path: "orders/:orderId", folder: "order", name: "Order", hidden: true, tdk: "pages.order" },
  { path: "orders/:orderId/invoice", folder: "order-invoice", name: "OrderInvoice", hidden: true },
  { path: "plan", folder: "plan", name: "Plan", hidden: true, tdk: "pages.plan" },
  { path: "usage", folder: "usage", name: "Usage", hidden: true, tdk: "pages.usage" },
  { path: "usage/file", folder: "usage-file", name: "UsageFile", hidden: true },
  { path: "language", folder: "language", name: "Language", hidden: true },
  { path: "privacy", folder: "privacy", name: "Privacy", tdk: "pages.privacy" },
  { path: "consent", folder: "consent", name: "Consent", hidden: true },
  { path: "notice", folder: "notice", name: "Notice", hidden: true },
  { path: "theme", folder: "theme", name: "Theme", hidden: true },
];
