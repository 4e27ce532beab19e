import type { useTranslation } from "../i18n/use-translation.tsx";
import type { Part } from "./parts.ts";

type T = ReturnType<typeof useTranslation>["t"];

const LONGEST = 60;

/** What an element is called: by its words, else by what it is. */
export function partName({ text, name, offline }: Part, t: T): string {
  const called = text?.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST) || t(`timeline.names.${name}`);
  return offline ? `${called} (${t("timeline.names.offline")})` : called;
}
