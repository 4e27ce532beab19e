import { formatTimeString, parseTimeString } from "../../trpc/contract/rules/time-string.ts";

/** Seconds as one types them (spec §5 Time strings), to the hundredth: `1:05.25`. */
export function timeText(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const rest = hundredths % 100;
  return `${formatTimeString(hundredths / 100)}${rest === 0 ? "" : `.${String(rest).padStart(2, "0").replace(/0$/, "")}`}`;
}

/** The same read back; null for what is no time. */
export function timeOf(text: string): number | null {
  const read = parseTimeString(text.replaceAll("：", ":").replaceAll(",", "."));
  return read.ok ? read.seconds : null;
}
