import { AppError } from "../app-error.ts";
import type { Variables } from "../env.ts";

/** The second gateway's app key (spec §7) names who calls; it is no secret. Throws events.refused for another one. */
export function requireAppKey({ EVENTS_APP_KEY }: Variables, headers: Headers): void {
  if (headers.get("x-app-key") !== EVENTS_APP_KEY || !headers.get("client-id")) throw new AppError("events.refused");
}
