import { keyedHash } from "../secrets/keyed-hash.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PREFIX = "rw_live_";
/** Random characters: 37 of 62 are 220 bits. */
const SECRET = 37;
const CHECK = 6;
const KEY = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET + CHECK}}$`);
/** A key anywhere in a text, whole or encoded: what it is asked in has to be refused, whether it is good or not. */
const SOMEWHERE = new RegExp(`${PREFIX}[0-9A-Za-z]{${SECRET + CHECK}}`);

/** CRC-32 (IEEE 802.3) of ASCII. */
function crc32(text: string): number {
  let crc = 0xff_ff_ff_ff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

/** A number in base 62, six digits: enough for 32 bits. */
function base62(value: number): string {
  let rest = value;
  let text = "";
  for (let digit = 0; digit < CHECK; digit += 1) {
    text = ALPHABET.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

function secretCharacters(): string {
  let text = "";
  while (text.length < SECRET) {
    for (const byte of crypto.getRandomValues(new Uint8Array(SECRET * 2))) {
      // 248 is 4 × 62: every character is as likely as any other.
      if (byte < 248 && text.length < SECRET) text += ALPHABET.charAt(byte % 62);
    }
  }
  return text;
}

/** A new key: `rw_live_`, 37 random characters, and the CRC-32 of both as six. */
export function newKey(): string {
  const body = PREFIX + secretCharacters();
  return body + base62(crc32(body));
}

/** Whether a text may be a key: its checksum is right. A typo, or a scanner's guess, costs no question to the database. */
export function isKey(text: string): boolean {
  return KEY.test(text) && text.slice(-CHECK) === base62(crc32(text.slice(0, -CHECK)));
}

/** The key that stands in an address; null where none does. */
export const keyInAddress = (address: string): string | null => SOMEWHERE.exec(decodedLoosely(address))?.[0] ?? null;

function decodedLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is kept of a key: HMAC-SHA-256 by the server's secret. */
export const hashOfKey = ({ SIGNING_SECRET }: { SIGNING_SECRET: string }, key: string): Promise<string> =>
  keyedHash(SIGNING_SECRET, `api key ${key}`);
