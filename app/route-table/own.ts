import type { RouteRow } from "./row.ts";

/** What the specification does not list: answers to scripts and forms, not pages. */
export const OWN: readonly RouteRow[] = [
  { path: "tasks/:taskId/events", folder: "task-events", name: "TaskEvents", hidden: true },
  { path: "language", folder: "language", name: "Language", hidden: true },
  { path: "theme", folder: "theme", name: "Theme", hidden: true },
];
