import { type Attribution, attributionOf } from "../../trpc/contract/rules/attribution.ts";
import { partnerUrl } from "../../trpc/contract/rules/partner.ts";
import type { Jar } from "./cookie-jar.ts";

/** The attribution that this browser has been keeping; a forged cookie holds no more than a link could bring. */
function readAttribution(jar: Jar): Attribution {
  try {
    const kept: unknown = JSON.parse(jar.get("came") || "{}");
    return typeof kept === "object" && kept !== null ? attributionOf(Object.entries(kept)) : {};
  } catch {
    return {};
  }
}

/** Keeps what a link brings beside what was kept before; the newer value of a name wins. A partner that is not allowed is not kept. */
export function keepAttribution(jar: Jar, url: URL, partnerHosts: string): Attribution {
  const before = readAttribution(jar);
  const brought = attributionOf([...url.searchParams].filter(([name, value]) => name !== "openPartner" || partnerUrl(value, partnerHosts)));
  const all = { ...before, ...brought };
  if (Object.keys(brought).length > 0) jar.set("came", JSON.stringify(all));
  return all;
}
