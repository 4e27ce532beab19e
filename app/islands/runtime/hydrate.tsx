import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates one island in place, with the ids that its server HTML has. */
export const hydrate = (element: Element, Component: ComponentType<object>, props: object, identifierPrefix: string) =>
  hydrateRoot(element, <Component {...props} />, { identifierPrefix });
