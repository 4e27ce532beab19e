import type { RuleIssue } from "./issue.ts";

const FORBIDDEN = ["/", "\\", ":", "*", "?", "<", ">", "|"] as const;

/** The last extension, lower case, without its dot; empty when there is none (`.env` has none). */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : "";
};

/** What no name is made of: control characters, and those that turn the direction of reading to hide an ending. */
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A name as it is kept: composed, without what cannot be seen, and no longer than `most` characters, its ending kept. */
export function cleanFileName(name: string, most = 200): string {
  const clean = name.normalize("NFC").replace(INVISIBLE, "").replace(/\s+/gu, " ").trim();
  if (clean.length <= most) return clean;
  const ending = clean.slice(clean.lastIndexOf("."));
  const kept = extensionOf(clean) !== "" && ending.length <= 10 ? ending : "";
  // Not through the middle of a character of two units.
  return (
    clean
      .slice(0, most - kept.length)
      .replace(/[\ud800-\udbff]$/u, "")
      .trimEnd() + kept
  );
}

/** Spec §5: an asset's file name is not empty and holds none of / \ : * ? < > |. */
export const checkFileName = (name: string): RuleIssue[] => {
  if (name.trim() === "") return [{ field: "file_name", key: "file.nameRequired", params: {} }];
  const found = FORBIDDEN.filter((character) => name.includes(character));
  return found.length > 0 ? [{ field: "file_name", key: "file.nameForbidden", params: { characters: found.join(" ") } }] : [];
};
