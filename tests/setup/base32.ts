/** What an authenticator app makes of a secret (RFC 4648, without padding). */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text].map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8), 2));
}
