const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The CRC-32 of bytes that follow others (RFC 1952 §8); `crc` is that of what came before, 0 for nothing. */
export function crc32(bytes: Uint8Array, crc = 0): number {
  let value = ~crc >>> 0;
  for (let at = 0; at < bytes.length; at += 1) value = (TABLE[(value ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
