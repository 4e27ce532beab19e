import { readCookies } from "../http/cookies.ts";

/** What a login in its second step is known by: empty where there is none. */
export const secondStepOf = (request: Request): string => (readCookies(request).get("second_step") ?? "").slice(0, 80);
