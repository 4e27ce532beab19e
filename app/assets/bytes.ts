const UNITS = ["B", "KB", "MB", "GB", "TB"] as const;

/** An amount of bytes as people read it, in the language of the page. */
export function bytesText(bytes: number, tag: string): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** step;
  return `${new Intl.NumberFormat(tag, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)} ${UNITS[step]}`;
}
