import { AppError } from "../app-error.ts";
import { sha256 } from "../ids.ts";
import type { Variables } from "../env.ts";
import { keyedHash, sameText } from "../secrets/keyed-hash.ts";

const LIFE_MS = 10 * 60_000;

/** What a quote is for: the same owner, tool, stage and input. */
export interface Quoted {
  owner: string;
  app_id: number;
  stage: string | undefined;
  input: unknown;
}

const workOf = ({ owner, app_id, stage, input }: Quoted): Promise<string> =>
  sha256(JSON.stringify([owner, app_id, stage ?? "", canonical(input)]));

/** The same value, whatever the order of its names. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, canonical(inner)]);
}

const signed = async ({ SIGNING_SECRET }: Variables, quoted: Quoted, terms: string): Promise<string> =>
  keyedHash(SIGNING_SECRET, `quote ${terms} ${await workOf(quoted)}`);

/** Promises a price for ten minutes: `q1.<credits>.<until>.<signature>`. */
export async function quoteFor(variables: Variables, quoted: Quoted, credits: number): Promise<{ quote: string; expires_at: number }> {
  const expires_at = Date.now() + LIFE_MS;
  const terms = `q1.${credits}.${expires_at}`;
  return { quote: `${terms}.${await signed(variables, quoted, terms)}`, expires_at };
}

/** The credits that a quote promises. Throws api.quoteInvalid: forged, over, or for other work. */
export async function creditsOfQuote(variables: Variables, quoted: Quoted, token: string): Promise<number> {
  const [, terms = "", credits = "", until = "", signature = ""] = /^(q1\.(\d{1,9})\.(\d{1,15}))\.([0-9a-f]{64})$/.exec(token) ?? [];
  const good = terms !== "" && Number(until) > Date.now() && sameText(signature, await signed(variables, quoted, terms));
  if (!good) throw new AppError("api.quoteInvalid");
  return Number(credits);
}
