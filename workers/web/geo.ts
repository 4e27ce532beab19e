import { readVariables, type WebEnv } from "./env.ts";

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** The address that a request came from; empty where nobody says it. */
export const clientAddressOf = ({ headers }: Request, env: WebEnv): string =>
  readVariables(env).CONNECTS_FROM || (headers.get("cf-connecting-ip") ?? "");

/**
 * Where a visitor is, as far as the edge knows. Only Cloudflare's own edge sets CF-Ray: a local runtime makes up a
 * place (`cf.country` is "US" whoever asks), and that is not believed.
 */
export function geoOf({ headers, cf }: Request, env: WebEnv): { country: string; zone: string } {
  const { CONNECTS_FROM, COUNTRY } = readVariables(env);
  const known = CONNECTS_FROM === "" && headers.has("cf-ray") ? cf : undefined;
  const country = typeof known?.country === "string" ? known.country : COUNTRY;
  const zone = typeof known?.timezone === "string" && isZone(known.timezone) ? known.timezone : "UTC";
  return { country, zone };
}
