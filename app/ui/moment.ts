import type { Language } from "../../trpc/contract/rules/languages.ts";

/** A moment (Unix ms) in words: "14:05, 20 November", 11月20日 14:05. The zone is named where it may not be the reader's. */
export function momentText(at: number, language: Language, zone: string | undefined): string {
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }).format(at);
  const time = part({ hour: "2-digit", minute: "2-digit", hour12: false }) + (zone === "UTC" ? " UTC" : "");
  const day = part({ day: "numeric", month: "long" });
  return language === "zh" ? `${day} ${time}` : `${time}, ${day}`;
}
