import type { RouteRow } from "./row.ts";

/** What the specification does not list: answers to scripts and forms, and the page on privacy. */
export const OWN: readonly RouteRow[] = [
  { path: "tasks/:taskId/events", folder: "task-events", name: "TaskEvents", hidden: true },
  { path: "language", folder: "language", name: "Language", hidden: true },
  { path: "privacy", folder: "privacy", name: "Privacy", tdk: "privacy" },
  { path: "consent", folder: "consent", name: "Consent", hidden: true },
  { path: "notice", folder: "notice", name: "Notice", hidden: true },
  { path: "theme", folder: "theme", name: "Theme", hidden: true },
];
