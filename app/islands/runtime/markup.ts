import type { IslandMessages } from "./translate.ts";

/** What the browser needs to hydrate an island: a JSON script beside it carries it. */
export interface IslandData {
  props: object;
  messages: IslandMessages;
  /** BCP 47, for the plural forms. */
  lang: string;
}

/** JSON that cannot end the script element that it stands in. */
export const jsonForScript = (data: IslandData): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Ends an island's HTML, so that a half-arrived one is not hydrated. */
export const END = "<!--island-end-->";

/** An island's server HTML; empty, and logged, where it throws. */
export function islandMarkup(render: () => string): string {
  try {
    return render() + END;
  } catch (error) {
    console.error(error);
    return END;
  }
}
