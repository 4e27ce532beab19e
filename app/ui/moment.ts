/**
 * A moment (Unix ms) in words: "November 20 at 2:05 PM", 11月20日 14:05. `tag`: BCP 47. The zone is named where it may
 * not be the reader's.
 */
export function momentText(at: number, tag: string, zone: string | undefined): string {
  const format = new Intl.DateTimeFormat(tag, { month: "long", day: "numeric", hour: "numeric", minute: "2-digit", timeZone: zone });
  return format.format(at) + (zone === "UTC" ? " UTC" : "");
}
