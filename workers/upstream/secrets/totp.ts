import { TOTP } from "../../../trpc/contract/rules/second-factor.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648 base32 without padding, as authenticator apps read secrets. */
export function base32(bytes: Uint8Array): string {
  let [held, bits, text] = [0, 0, ""];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += ALPHABET[(held >>> (bits - 5)) & 31];
      bits -= 5;
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}

export const newSecret = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(TOTP.secretBytes));

export const stepAt = (now: number): number => Math.floor(now / 1000 / TOTP.seconds);

/** The code of a time step (RFC 4226 section 5.3). */
export async function codeAt(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-1" }, false, ["sign"]);
  const digest = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
  const offset = digest.getUint8(digest.byteLength - 1) & 15;
  const number = digest.getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** TOTP.digits).padStart(TOTP.digits, "0");
}

const keyOf = async (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    "raw",
    await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`second factor\n${secret}`)),
    "AES-GCM",
    false,
    ["encrypt", "decrypt"],
  );
const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** A secret as it is kept: a stolen table opens nothing. */
export async function sealed(secret: Uint8Array<ArrayBuffer>, by: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyOf(by), secret);
  return `${toText(iv)}.${toText(new Uint8Array(data))}`;
}

export async function unsealed(kept: string, by: string): Promise<Uint8Array<ArrayBuffer>> {
  const [iv = "", data = ""] = kept.split(".");
  return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv: toBytes(iv) }, await keyOf(by), toBytes(data)));
}
