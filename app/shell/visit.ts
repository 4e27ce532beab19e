import { useRouteLoaderData } from "@remix-run/react";
import type { Visit } from "./load-visit.ts";

export const UNKNOWN_VISIT: Visit = {
  user: null,
  credits: null,
  oneTap: "",
  theme: "system",
  toasts: [],
  origin: "",
  version: null,
  notice: null,
  reachable: true,
  consent: { asked: false, measured: false, agreed: false, gpc: false },
  discounts: { veo3: 0, upgrade: 0 },
  closedApps: [],
  lockedApps: [],
  thirdParties: { tagManager: "", sentry: "", chat: "" },
};

/** What every page knows of its visitor; nothing where that could not be loaded. */
export const useVisit = (): Visit => useRouteLoaderData<Visit>("root") ?? UNKNOWN_VISIT;
