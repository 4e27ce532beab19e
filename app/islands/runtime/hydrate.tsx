import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import type { IslandData } from "./markup.ts";
import { translate } from "./translate.ts";

/** Hydrates one island in place, with the ids and the messages that its server HTML has. */
export const hydrate = (
  element: Element,
  Component: ComponentType<object>,
  { props, messages, lang }: IslandData,
  identifierPrefix: string,
) => {
  const given = { ...props, t: translate(messages, lang) };
  return hydrateRoot(element, <Component {...given} />, { identifierPrefix });
};
