/** Where something stands in an input: names of members and places in lists. */
export type Path = readonly (string | number)[];

/** A path as a JSON pointer (RFC 6901). */
export const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** The parts of a JSON pointer. */
export const partsOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
