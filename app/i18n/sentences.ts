/** Sentences one after the other, those that there are: after a full-width stop stands no space. */
export const sentences = (...all: readonly (string | false | null | undefined)[]): string =>
  all
    .filter(Boolean)
    .join(" ")
    .replaceAll(/(?<=[。！？]) /g, "");
