import { factsOf } from "../../locales/index.ts";
import { grouped } from "../../locales/quantity.ts";
import { useTranslation } from "./use-translation.tsx";

/** A number that stands by itself, its thousands grouped as the page's language does; in a message `t` does it. */
export function useGrouped(): (value: number) => string {
  const { lang } = useTranslation();
  return (value) => grouped(value, factsOf(lang).tag);
}
