import type { Language } from "../../../locales/index.ts";
import { RESOURCES } from "../../i18n/resources.ts";
import type { IslandMessages, Namespace } from "./translate.ts";

/** The messages of some namespaces, as they go into the page beside an island. Server only: it knows all messages. */
export function messagesOf(language: Language, namespaces: readonly Namespace[]): IslandMessages {
  const at = (name: string) =>
    name
      .split(".")
      .reduce<unknown>(
        (tree, step) => (typeof tree === "object" && tree !== null ? Reflect.get(tree, step) : undefined),
        RESOURCES[language].translation,
      );
  return Object.fromEntries(namespaces.map((name) => [name, at(name)]));
}
