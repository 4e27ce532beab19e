import type { RuleIssue } from "./issue.ts";

const FORBIDDEN = ["/", "\\", ":", "*", "?", "<", ">", "|"] as const;

/** The last extension, lower case, without its dot; empty when there is none (`.env` has none). */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : "";
};

/** Spec §5: an asset's file name is not empty and holds none of / \ : * ? < > |. */
export const checkFileName = (name: string): RuleIssue[] => {
  if (name.trim() === "") return [{ field: "file_name", key: "file.nameRequired", params: {} }];
  const found = FORBIDDEN.filter((character) => name.includes(character));
  return found.length > 0 ? [{ field: "file_name", key: "file.nameForbidden", params: { characters: found.join(" ") } }] : [];
};
