import { hex } from "../ids.ts";
import { sameText } from "./keyed-hash.ts";

/** The most that workerd derives in one call: 100,000. */
const ITERATIONS = 100_000;
/** Calls in a row, each from what the one before gave: together OWASP's 600,000 for PBKDF2 with SHA-256 (decision 036). */
const ROUNDS = 6;
const SALT_BYTES = 16;
const SCHEME = "pbkdf2-sha256";

const fromHex = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function once(secret: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, key, 256));
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  { iterations, rounds }: { iterations: number; rounds: number },
): Promise<string> {
  let secret: Uint8Array<ArrayBuffer> = new TextEncoder().encode(password.normalize("NFKC"));
  for (let round = 0; round < rounds; round += 1) secret = await once(secret, salt, iterations);
  return hex(secret.buffer);
}

/** `iterations`, or `iterations x rounds` of it. */
const costOf = (text: string) => {
  const [iterations, rounds = "1"] = text.split("x");
  return { iterations: Number(iterations), rounds: Number(rounds) };
};

const COST = `${ITERATIONS}x${ROUNDS}`;

/** What is kept of a password: `pbkdf2-sha256$iterations x rounds$salt$hash`, without the spaces. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return [SCHEME, COST, hex(salt.buffer), await derive(password, salt, costOf(COST))].join("$");
}

/** Whether a kept hash costs what a new one does; one of fewer iterations is made anew at the next sign-in. */
export const isCurrentHash = (stored: string): boolean => stored.startsWith(`${SCHEME}$${COST}$`);

/** Stands in where there is no account or no password, so that the answer takes as long. */
const NOBODY = [SCHEME, COST, "00".repeat(SALT_BYTES), "00".repeat(32)].join("$");

/** Whether the password is the one that was hashed; null stands for no password, and takes as long. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, cost = "", salt = "", hash = ""] = (stored ?? NOBODY).split("$");
  const same = sameText(await derive(password, fromHex(salt), costOf(cost)), hash);
  return same && stored !== null;
}
