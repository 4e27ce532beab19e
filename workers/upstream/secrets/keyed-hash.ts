import { hex } from "../ids.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** HMAC-SHA-256, hexadecimal: what is kept of something that a stolen table must not tell (an address, a six-digit code). */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, bytes(text)));
}

/** Whether two texts are equal, in a time that tells nothing of where they differ. */
export function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at % (other.length || 1));
  return difference === 0;
}
