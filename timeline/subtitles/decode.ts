const read = (bytes: Uint8Array, label: string, fatal: boolean): string | null => {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * Of the bytes above ASCII, the share that stands in pairs: two of them are one Chinese letter, one alone is a Latin one
 * with an accent.
 */
function pairedShare(bytes: Uint8Array): number {
  let [high, paired, run] = [0, 0, 0];
  for (const byte of [...bytes.subarray(0, 100_000), 0]) {
    if (byte >= 0x80) run += 1;
    else {
      high += run;
      paired += run - (run % 2);
      run = 0;
    }
  }
  return high === 0 ? 0 : paired / high;
}

/** A text file's words, whatever of the usual encodings it is in: UTF-8, UTF-16 with its mark, GB 18030, Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return read(bytes, "utf-16le", false) ?? "";
  if (first === 0xfe && second === 0xff) return read(bytes, "utf-16be", false) ?? "";
  const whole = read(bytes, "utf-8", true);
  if (whole !== null) return whole;
  const chinese = pairedShare(bytes) > 0.8 ? read(bytes, "gb18030", true) : null;
  return chinese ?? read(bytes, "windows-1252", false) ?? "";
}
