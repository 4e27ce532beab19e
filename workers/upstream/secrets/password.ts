import { hex } from "../ids.ts";
import { sameText } from "./keyed-hash.ts";

/** The most that workerd derives in one call. Stored with each hash, so that it can be raised. */
const ITERATIONS = 100_000;
const SALT_BYTES = 16;
const SCHEME = "pbkdf2-sha256";

const fromHex = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(password.normalize("NFKC")), "PBKDF2", false, ["deriveBits"]);
  return hex(await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, key, 256));
}

/** What is kept of a password: `pbkdf2-sha256$iterations$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return [SCHEME, ITERATIONS, hex(salt.buffer), await derive(password, salt, ITERATIONS)].join("$");
}

/** Stands in where there is no account or no password, so that the answer takes as long. */
const NOBODY = [SCHEME, ITERATIONS, "00".repeat(SALT_BYTES), "00".repeat(32)].join("$");

/** Whether the password is the one that was hashed; null stands for no password, and takes as long. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, iterations, salt = "", hash = ""] = (stored ?? NOBODY).split("$");
  const same = sameText(await derive(password, fromHex(salt), Number(iterations)), hash);
  return same && stored !== null;
}
