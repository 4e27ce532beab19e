const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A random identifier (spec §9: 16 characters by default), 36 symbols, unbiased. */
export function randomId(length = 16): string {
  let id = "";
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < 252 && id.length < length) id += ALPHABET[byte % 36];
    }
  }
  return id;
}

/** Bytes as two lower-case hexadecimal digits each. */
export const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of a text (UTF-8) or of bytes, hexadecimal. */
export const sha256 = async (content: string | Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", typeof content === "string" ? new TextEncoder().encode(content) : content));
